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
      let writes = survival == .pieces ? file.pending.flatMap(\.pieces) : file.pending
      contents[path] = file.content(keeping: survival.chosen(from: writes, using: &random))
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
  fileprivate var pieces: [Disk.Write] {
    guard case .bytes(let bytes, let offset) = self else { return [self] }
    var pieces: [Disk.Write] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, (offset + start) / 512 * 512 + 512 - offset)
      pieces.append(.bytes(Array(bytes[start..<end]), at: offset + start))
      start = end
    }
    return pieces
  }
}

extension Disk.Survival {
  fileprivate func chosen<Element>(
    from pending: [Element], using random: inout some RandomNumberGenerator
  ) -> [Element] {
    switch self {
    case .nothing: []
    case .everything: pending
    case .beginning: Array(pending.prefix(Int.random(in: 0...pending.count, using: &random)))
    case .some, .pieces: pending.filter { _ in Bool.random(using: &random) }
    }
  }
}
