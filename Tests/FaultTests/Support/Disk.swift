/// What a disk holds while a program writes to it, and what of that a power cut may leave.
///
/// A write is durable once its file is synced, a name once its folder is. Until then a cut may keep any of it, or none.
struct Disk {
  var files: [File] = []
  /// The names as programs see them.
  var names: [String: Int] = [:]
  var durableNames: [String: Int] = [:]
  var pendingNames: [NameChange] = []
  /// `true` if syncs do nothing, as for a database with `synchronous=OFF`.
  let ignoresSyncs: Bool

  struct File {
    var isFolder = false
    var durable: [UInt8] = []
    var pending: [Write] = []
    var size = 0
    /// How often something pending was made durable.
    var syncs = 0
  }

  enum Write {
    case bytes([UInt8], at: Int)
    case size(Int)
  }

  /// Names that come and go together, nil for one that goes.
  struct NameChange {
    var names: [(path: String, file: Int?)]

    func concerns(_ folder: String) -> Bool { names.contains { Disk.folder(of: $0.path) == folder } }
  }

  init(holding contents: [String: [UInt8]], ignoresSyncs: Bool = false) {
    self.ignoresSyncs = ignoresSyncs
    for (path, bytes) in contents {
      names[path] = files.count
      files.append(File(durable: bytes, size: bytes.count))
    }
    durableNames = names
  }

  /// `true` if a power cut would leave everything as programs see it; that a passing file is gone need not last.
  var isDurable: Bool {
    pendingNames.allSatisfy { $0.names.allSatisfy { Self.isPassing($0.path) && names[$0.path] == nil } }
      && names.values.allSatisfy { files[$0].pending.isEmpty }
  }

  /// Returns whether a file is one in the making or a temporary one of SQLite's, which have no meaning to others.
  ///
  /// - Source: sqlite.org/tempfiles.html.
  static func isPassing(_ path: String) -> Bool { path.contains(".recipes-partial") || path.contains("/etilqs_") }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

extension Disk.NameChange {
  func apply(to names: inout [String: Int]) {
    for (path, file) in self.names { names[path] = file }
  }
}

extension Disk.File {
  /// Makes everything durable that is pending.
  mutating func sync() {
    if pending.isEmpty { return }
    syncs += 1
    for write in pending { write.apply(to: &durable) }
    pending = []
  }
}
