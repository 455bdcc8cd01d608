import RecipeFormats

/// One batch of updates of a list, as a page applies it: what left, then what came, moved, and changed, with keys of rows
/// and places in the whole section.
struct RowBatch: Equatable {
  /// The section of the topic that the rows are in; `nil` for a topic of one list.
  var section: String?

  /// Keys of rows that left.
  var deleted: [String] = []
  var moved: [(key: String, place: Int)] = []
  var inserted: [(key: String, place: Int, row: Markup)] = []
  var reconfigured: [(key: String, place: Int, row: Markup)] = []

  /// Counts places from the beginning of a list in which the section has others before it.
  mutating func shift(by count: Int) {
    if count == 0 { return }
    for index in moved.indices { moved[index].place += count }
    for index in inserted.indices { inserted[index].place += count }
    for index in reconfigured.indices { reconfigured[index].place += count }
  }

  /// `{"d":["r53"],"m":[["r12",0]],"i":[["r54",52,"<li …>"]],"c":[["r12",0,"<li …>"]]}`, without what is empty; `s` is
  /// the section.
  var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let section { members.append(("s", .string(section))) }
    if !deleted.isEmpty { members.append(("d", .array(deleted.map(JSONValue.string)))) }
    if !moved.isEmpty { members.append(("m", .array(moved.map { .array([.string($0), .number("\($1)")]) }))) }
    if !inserted.isEmpty { members.append(("i", .array(inserted.map(Self.row)))) }
    if !reconfigured.isEmpty { members.append(("c", .array(reconfigured.map(Self.row)))) }
    return .object(members)
  }

  private static func row(_ key: String, _ place: Int, _ row: Markup) -> JSONValue {
    .array([.string(key), .number("\(place)"), .string(row.text)])
  }

  static func == (one: RowBatch, other: RowBatch) -> Bool { one.json == other.json }
}
