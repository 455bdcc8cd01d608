import SQLite

/// The rows of a damaged table as far as they can be read, and how many are missing.
struct TableContents {
  /// A row, and whether it is what was saved as far as that is known.
  typealias Row = (row: SalvagedRow, isUnaltered: Bool)

  fileprivate(set) var rows: [Row] = []

  /// The rows that an index names, and that the table does not give.
  fileprivate(set) var missing = 0

  /// The rows of which nothing is known but that there may be some.
  var unknown = UnknownRows.none

  /// `true` if no row is missing as far as that can be told.
  var isWhole: Bool { missing == 0 && unknown == .none }

  /// The number of rows that are not what was saved.
  var alteredCount: Int { rows.count { !$0.isUnaltered } }

  enum UnknownRows: Equatable {
    case none
    case upTo(Int)
    case some
  }
}

extension DamagedTables {
  /// `true` if all rows of a table can be read, or the file is from before there was one.
  func areAllReadable(in table: LibraryTable) throws -> Bool {
    guard let values = try values(of: table) else { return true }
    let sql = "SELECT \(values.joined(separator: ", ")) FROM \(table.name) NOT INDEXED"
    return try readable {
      // Reading to the last column reads all pages of a row.
      try connection.forEachRow(sql) { row in _ = row.bytes(at: values.count - 1) }
    } != nil
  }

  /// Reads a table from both ends without sorting it, and asks one by one for the numbers between the pages at which
  /// reading ends and for those that indexes name.
  func contents(of table: LibraryTable) throws -> TableContents {
    guard let values = try values(of: table) else { return TableContents() }
    var reader = TableReader(of: table, values, in: self)
    try reader.read()
    return reader.contents
  }

  /// Returns what to select for the columns of a table, and for whether a row is what was saved; `nil` if the file has no such
  /// table. A column that came later has its default.
  private func values(of table: LibraryTable) throws -> [String]? {
    let names = try rows("SELECT name FROM pragma_table_info('\(table.name)')") { $0.text(at: 0) }
    if names.isEmpty { return nil }
    return table.columns.map { names.contains($0.name) ? $0.name : $0.defaultValue ?? "''" }
      + [table.isVerified(inColumns: names)]
  }
}

/// Reads one table of a damaged database, first in its order, then in the reverse one, then by numbers.
private struct TableReader {
  private let tables: DamagedTables
  private let table: LibraryTable
  private let select: String
  private var seen: Set<[ColumnValue]> = []
  private(set) var contents = TableContents()

  init(of table: LibraryTable, _ values: [String], in tables: DamagedTables) {
    (self.tables, self.table) = (tables, table)
    select = "SELECT \(values.joined(separator: ", ")) FROM \(table.name)"
  }

  mutating func read() throws {
    let forwards = try scan("")
    forwards.rows.forEach { add($0) }
    if forwards.isAll {
      guard table.hasRowID else { return }
      let indexes = try tables.numbersInIndexes(of: table)
      // Of a table that is read wholly an index may name a row that never was, by a bit that flipped in it; two do not.
      if indexes.mostEntries > contents.rows.count {
        try askForNamed(indexes.numbers)
      } else {
        try askForNamed(indexes.agreed)
      }
      try doubtNumberBeyondLast()
    } else {
      let backwards = try scan(" DESC")
      backwards.rows.forEach { add($0) }
      guard table.hasRowID else { return contents.unknown = .some }
      try askForNumbers(after: forwards.rows.last, before: backwards.rows.last)
    }
  }

  /// The rows in the order of their keys, or in the reverse one, up to the first that cannot be read.
  private func scan(_ direction: String) throws -> (rows: [TableContents.Row], isAll: Bool) {
    let orderTerms = table.key.map { $0.name + direction }.joined(separator: ", ")
    return try tables.scan("\(select) NOT INDEXED ORDER BY \(orderTerms)", row: row)
  }

  /// Of one row whose number was never given, that number is not what was saved; where there are more, it is the last number
  /// given that is wrong.
  private mutating func doubtNumberBeyondLast() throws {
    guard table.isNumbered, let last = try tables.lastNumberGiven(in: table), last > 0 else { return }
    let key = table.columns[0].name
    let beyond = contents.rows.indices.filter { contents.rows[$0].row[key].int > last }
    if beyond.count == 1 { contents.rows[beyond[0]].isUnaltered = false }
  }

  /// Asks for the numbers that indexes name, and for those between the pages at which reading ends.
  private mutating func askForNumbers(after first: TableContents.Row?, before last: TableContents.Row?) throws {
    let key = table.columns[0].name
    let indexes = try tables.numbersInIndexes(of: table)
    try askForNamed(indexes.numbers)
    let start = first?.row[key].int ?? 0
    guard let end = try last?.row[key].int ?? tables.lastNumberGiven(in: table) else {
      return contents.unknown = .some
    }
    // Among garbage a number may be looked for in vain without an error.
    var notFound = 0
    for number in tables.gap(from: start, to: end) where !indexes.numbers.contains(number) {
      if try !ask(number) { notFound += 1 }
    }
    // An index that is whole names all rows that there are.
    if notFound > 0, !indexes.areWhole { contents.unknown = .upTo(notFound) }
  }

  private mutating func askForNamed(_ numbers: Set<Int>) throws {
    for number in numbers.sorted() where try !ask(number) { contents.missing += 1 }
  }

  /// - Returns: Whether there is a row of that number, and it can be read.
  private mutating func ask(_ number: Int) throws -> Bool {
    if seen.contains([.integer(Int64(number))]) { return true }
    let sql = "\(select) WHERE \(table.columns[0].name) = ?1"
    guard let row = try tables.row({ try tables.connection.query(sql, number, row: row) })?.first else { return false }
    add(row)
    return true
  }

  private func row(_ statement: borrowing Statement) -> TableContents.Row {
    var row = SalvagedRow()
    for (index, column) in table.columns.enumerated() { row[column.name] = column.value(at: index, of: statement) }
    return (row, statement.bool(at: table.columns.count))
  }

  private mutating func add(_ row: TableContents.Row) {
    if seen.insert(table.key.map { row.row[$0.name] }).inserted { contents.rows.append(row) }
  }
}

extension DamagedTables {
  /// The rows up to the first that cannot be read, and whether those are all.
  fileprivate func scan<R>(_ sql: String, row: (borrowing Statement) -> R) throws -> (rows: [R], isAll: Bool) {
    var rows: [R] = []
    let end: Void? = try readable { try connection.forEachRow(sql) { rows.append(row($0)) } }
    return (rows, end != nil)
  }

  /// The numbers of rows that the indexes of a table name.
  ///
  /// - Returns: Also those that several of them name, all that there are; the most entries that one of them has, and whether
  ///   one could be read wholly.
  fileprivate func numbersInIndexes(
    of table: LibraryTable
  ) throws -> (numbers: Set<Int>, agreed: Set<Int>, mostEntries: Int, areWhole: Bool) {
    var named: [Set<Int>] = []
    var (most, areWhole) = (0, false)
    let indexes = try rows("SELECT name FROM pragma_index_list('\(table.name)') WHERE partial = 0") { $0.text(at: 0) }
    for index in indexes {
      let columns = try rows("SELECT name FROM pragma_index_info('\(index)')") { $0.text(at: 0) }
      let sql = "SELECT \(table.columns[0].name) FROM \(table.name) INDEXED BY \(index) ORDER BY "
      let forwards = try scan(sql + columns.joined(separator: ", ")) { $0.int(at: 0) }
      var found = Set(forwards.rows)
      if !forwards.isAll {
        let backwards = columns.map { "\($0) DESC" }.joined(separator: ", ")
        found.formUnion(try scan(sql + backwards) { $0.int(at: 0) }.rows)
      }
      named.append(found)
      most = max(most, found.count)
      areWhole = areWhole || forwards.isAll
    }
    let numbers = named.reduce(into: Set()) { $0.formUnion($1) }
    let agreed = named.count > 1 ? named.reduce(numbers) { $0.intersection($1) } : []
    return (numbers, agreed, most, areWhole)
  }

  /// The last number that was given to a row, or to what the rows of a table without numbers of its own refer to by their
  /// keys; `nil` where that is not known.
  fileprivate func lastNumberGiven(in table: LibraryTable) throws -> Int? {
    let parent = table.refersTo.first { $0.column == table.columns[0].name }?.table
    guard let name = table.isNumbered ? table.name : parent else { return nil }
    return try rows("SELECT seq FROM sqlite_sequence WHERE name = '\(name)'") { $0.int(at: 0) }.max()
  }

  /// The numbers after one up to another; none where there are none.
  func gap(from start: Int, to end: Int) -> Range<Int> {
    let start = min(max(start, 0), RowNumber.range.upperBound)
    // A damaged number may be any; asking for so many takes a second or two.
    let most = 1_000_000
    let end = min(end, start + most)
    return start + 1..<max(start, end) + 1
  }
}
