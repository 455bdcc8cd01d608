extension Disk {
  /// How much of what is pending a power cut leaves.
  enum Survival: CaseIterable {
    case nothing, everything, beginning, some
    /// Some of the pieces of 512 bytes that writes are made of.
    case pieces
  }

  /// What a power cut leaves: the files that are found, by their paths, and what of each.
  typealias Remains = [String: FileRemains]

  struct FileRemains: Hashable {
    fileprivate let file: Int
    /// How often what was pending has become durable, by which the same writes are known again.
    fileprivate let syncs: Int
    /// Which of the writes that are pending have survived.
    fileprivate let writes: [Int]
    /// Which pieces of each of them; all, where nothing is said.
    fileprivate let pieces: [[Bool]]
  }

  /// Chooses what survives a power cut, without temporary files, which do not matter.
  func remains(_ survival: Survival, using random: inout some RandomNumberGenerator) -> Remains {
    var found = durableNames
    for change in survival.chosen(from: pendingNames, using: &random) { change.apply(to: &found) }
    var remains: Remains = [:]
    for (path, number) in found.sorted(by: { $0.key < $1.key }) where !Self.isPassing(path) {
      let file = files[number]
      // A file without its folder is not found.
      guard !file.isFolder, isReachable(path, among: found) else { continue }
      let writes = survival.chosen(from: Array(file.pending.indices), using: &random)
      let pieces =
        survival == .pieces
        ? writes.map { write in file.pending[write].pieces.map { _ in Bool.random(using: &random) } } : []
      remains[path] = FileRemains(file: number, syncs: file.syncs, writes: writes, pieces: pieces)
    }
    return remains
  }

  /// Returns the bytes of the files that remain.
  func contents(of remains: Remains) -> [String: [UInt8]] {
    remains.mapValues { remains in
      let file = files[remains.file]
      var content = file.durable
      for (number, write) in remains.writes.enumerated() {
        let survivors = remains.pieces.isEmpty ? nil : remains.pieces[number]
        file.pending[write].apply(to: &content, survivors)
      }
      return content
    }
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
  /// The pieces of 512 bytes, as a disk counts them, that it is made of.
  fileprivate var pieces: Range<Int> {
    switch self {
    case .size: 0..<1
    case .bytes(let bytes, let offset): offset / 512..<(offset + bytes.count + 511) / 512
    }
  }

  /// Does what it does to a file, or only those pieces of it that survive.
  func apply(to content: inout [UInt8], _ survivors: [Bool]? = nil) {
    switch self {
    case .size(let size):
      guard survivors?[0] != false else { return }
      content.removeLast(max(0, content.count - size))
      content += [UInt8](repeating: 0, count: max(0, size - content.count))
    case .bytes(let bytes, let offset):
      guard let survivors else { return Self.copy(bytes[...], to: &content, at: offset) }
      for (piece, survives) in zip(pieces, survivors) where survives {
        let range = max(offset, piece * 512)..<min(offset + bytes.count, (piece + 1) * 512)
        Self.copy(bytes[range.lowerBound - offset..<range.upperBound - offset], to: &content, at: range.lowerBound)
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
