import SQLite

/// The names of collections, each read once for all rows of a list.
///
/// Joining and sorting the names of each row in SQL took as long as everything else that a list takes.
final class CollectionNames {
  private let connection: Connection
  private var known: [Int: String] = [:]

  /// What was made of memberships so far: most rows of a list have them in common with another.
  private var lists: [String: [String]] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The names of a recipe's collections in the order it got them.
  ///
  /// - Parameter bytes: `RecipesTable.memberships`: an ordinal and a collection's identifier a line.
  func names(ofMemberships bytes: UnsafeBufferPointer<UInt8>) throws -> [String] {
    if bytes.isEmpty { return [] }
    let memberships = String(decoding: bytes, as: UTF8.self)
    if let names = lists[memberships] { return names }
    let names = try Self.memberships(bytes).map { try name(of: $0.collection) }
    lists[memberships] = names
    return names
  }

  private func name(of collection: Int) throws -> String {
    if let name = known[collection] { return name }
    let name = try connection.first(CollectionsTable.nameWithID, collection) { $0.text(at: 0) } ?? ""
    known[collection] = name
    return name
  }

  private static func memberships(_ bytes: UnsafeBufferPointer<UInt8>) -> [(ordinal: Int, collection: Int)] {
    var memberships: [(ordinal: Int, collection: Int)] = []
    var (ordinal, number) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "): (ordinal, number) = (number, 0)
      case UInt8(ascii: "\n"):
        memberships.append((ordinal, number))
        number = 0
      default: number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
    memberships.append((ordinal, number))
    if memberships.count > 1 { memberships.sort { $0 < $1 } }
    return memberships
  }
}
