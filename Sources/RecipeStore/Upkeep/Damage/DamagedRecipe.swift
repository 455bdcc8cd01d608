import RecipeModel
import SQLite

/// A row of a damaged table, of which some columns may be missing, made to fit an intact one.
struct DamagedRecipe {
  /// All that cannot be computed from the rest.
  static let columns = RecipeColumn.allCases.filter { ![.id, .titleKey, .contentHash].contains($0) }

  /// What could be read; text that is not UTF-8 has U+FFFD instead of what is wrong.
  private var values: [RecipeColumn: ColumnValue] = [:]

  init() {}

  init(whole row: borrowing Statement) {
    for (index, column) in Self.columns.enumerated() { read(column, from: row, at: index) }
  }

  mutating func read(_ column: RecipeColumn, from row: borrowing Statement, at index: Int) {
    values[column] =
      switch column.storage {
      case .integer: .integer(row.int64(at: index))
      case .text: .text(row.text(at: index))
      case .blob: .blob(row.bytes(at: index))
      }
  }

  var isEmpty: Bool { values.isEmpty }
  var isWhole: Bool { values.count == Self.columns.count }

  /// The bytes of its UUID, which may be any number; `nil` if they could not be read.
  var uuid: [UInt8]? {
    if case .blob(let bytes) = values[.uuid] { bytes } else { nil }
  }

  /// Writes the row under its number.
  ///
  /// - Parameters:
  ///   - title: What it is called if its title is one of the columns that are missing.
  ///   - uuid: Sixteen bytes that no other recipe has.
  ///   - now: When it was added, if that cannot be read.
  func insert(_ id: Recipe.ID, title: String, uuid: [UInt8], now: Int, into connection: Connection) throws {
    let storedTitle = values[.title]?.text ?? ""
    let title = storedTitle.isEmpty ? title : storedTitle
    try connection.withStatement(RecipesTable.insertWithID) { statement in
      for (index, column) in RecipesTable.insertedWithID.enumerated() {
        let value: any Bindable =
          switch column {
          case .id: id
          case .uuid: uuid
          case .title: title
          case .titleKey: TextFold.fold(title)
          case .addedAt: values[column]?.int ?? now
          case .position: GapOrder.clamped(values[column]?.int ?? .max)
          default: valid(column)
          }
        try statement.bind(value, at: index + 1)
      }
      try statement.run()
    }
  }

  /// The value of a field's column as the table takes it.
  private func valid(_ column: RecipeColumn) -> any Bindable {
    switch column.field?.kind {
    case .flag: values[column]?.int == 1
    case .time: max(values[column]?.int ?? 0, 0)
    case .line, .text, .date, .names, nil: values[column]?.text ?? ""
    }
  }
}
