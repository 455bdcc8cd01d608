import Files
import FoundationEssentials
import Glibc

/// The copies of a database that the program makes by itself before it does something that cannot be undone.
///
/// They are next to it, and are named after it and what came next, as in
/// `recipes.sqlite.before-restore-20261121T120000Z`.
package struct AutomaticBackups {
  let path: String

  package init(of location: StoreLocation) {
    path = FileName.resolved(location.path)
  }

  /// A name that no file has yet.
  func name(before step: String, now: Int) -> String {
    let moment = Date(timeIntervalSince1970: Double(now)).formatted(.iso8601).filter { !"-:".contains($0) }
    let name = "\(path).before-\(step)-\(moment)"
    let names = [name] + (2...).lazy.prefix(1000).map { "\(name)-\($0)" }
    return names.first { FileKind(of: $0) == .missing } ?? name
  }

  /// The copies that are there, the newest first.
  package func all() -> [String] {
    let copies = siblings("before-").map { (name: $0, time: FileName.modificationTime(of: $0)) }
    return copies.sorted { ($0.time, $0.name) > ($1.time, $1.name) }.map(\.name)
  }

  /// The newest copy that was not made of a database known to be damaged.
  package func newestIntact() -> String? {
    all().first { !$0.hasPrefix("\(path).before-\(Self.repair)-") }
  }

  /// The reason of a copy that was made before a repair.
  static let repair = "fix"

  /// The part of a copy's name that follows the name of the database.
  static let mark = ".before-"

  /// Files next to the database whose names are its name, a full stop and more.
  private func siblings(_ more: String) -> [String] {
    let start = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let prefix = "\(path.dropFirst(start.count)).\(more)"
    return FileName.names(in: FileName.folder(of: path)).filter { $0.hasPrefix(prefix) }.sorted().map { start + $0 }
  }
}
