extension Disk {
  /// How much of what is pending a power cut leaves.
  enum Survival: CaseIterable {
    case nothing, everything, beginning, some
    /// Some of the pieces of 512 bytes that writes are made of.
    case pieces
  }

  /// Returns the files, by their paths, that are found after a power cut.
  func image(_ survival: Survival, using random: inout some RandomNumberGenerator) -> [String: [UInt8]] {
    var found = durableNames
    for change in survival.chosen(from: pendingNames, using: &random) { change.apply(to: &found) }
    var contents: [String: [UInt8]] = [:]
    for (path, number) in found.sorted(by: { $0.key < $1.key }) where !files[number].isFolder {
      // A file without its folder is not found.
      guard isReachable(path, among: found) else { continue }
      let file = files[number]
      var content = file.durable
      for write in survival.chosen(from: file.pending, using: &random) {
        if survival == .pieces {
          write.applyPieces(to: &content) { Bool.random(using: &random) }
        } else {
          write.apply(to: &content)
        }
      }
      contents[path] = content
    }
    return contents
  }

  private func isReachable(_ path: String, among found: [String: Int]) -> Bool {
    var folder = Self.folder(of: path)
    while names[folder] != nil {
      if found[folder] == nil { return false }
      folder = Self.folder(of: folder)
    }
    return true
  }
}

extension Disk.Write {
  func apply(to content: inout [UInt8]) {
    applyPieces(of: .max, to: &content) { true }
  }

  /// Writes those pieces of 512 bytes, as a disk counts them, that are to survive.
  fileprivate func applyPieces(to content: inout [UInt8], _ survives: () -> Bool) {
    applyPieces(of: 512, to: &content, survives)
  }

  private func applyPieces(of size: Int, to content: inout [UInt8], _ survives: () -> Bool) {
    switch self {
    case .size(let size):
      guard survives() else { return }
      content.removeLast(max(0, content.count - size))
      content += [UInt8](repeating: 0, count: max(0, size - content.count))
    case .bytes(let bytes, let offset):
      var start = 0
      while start < bytes.count {
        let length = min(bytes.count - start, size - (offset + start) % size)
        if survives() { Self.copy(bytes[start..<start + length], to: &content, at: offset + start) }
        start += length
      }
    }
  }

  private static func copy(_ bytes: ArraySlice<UInt8>, to content: inout [UInt8], at offset: Int) {
    content += [UInt8](repeating: 0, count: max(0, offset + bytes.count - content.count))
    // Byte by byte, an executable that is not optimized would take longer over this than over all else.
    content.withUnsafeMutableBytes { content in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: content[offset...]).copyMemory(from: $0) }
    }
  }
}

extension Disk.Survival {
  fileprivate func chosen<Element>(
    from pending: [Element], using random: inout some RandomNumberGenerator
  ) -> [Element] {
    switch self {
    case .nothing: []
    case .everything, .pieces: pending
    case .beginning: Array(pending.prefix(Int.random(in: 0...pending.count, using: &random)))
    case .some: pending.filter { _ in Bool.random(using: &random) }
    }
  }
}
