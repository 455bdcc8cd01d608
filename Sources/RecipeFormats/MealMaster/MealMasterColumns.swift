import RecipeModel

/// The list of ingredients of a recipe of Meal-Master's: an amount in seven columns, a unit in two, then the name; one
/// list or two side by side, of which the left one comes first.
///
/// A name that begins with a hyphen goes on with the ingredient above it.
struct MealMasterColumns {
  /// The ingredients of the sections that are finished, under their names.
  private var finished: [String] = []
  private var left: [String] = []
  private var right: [String] = []

  /// All ingredients, one per line.
  var lines: [String] { finished + left + right }

  mutating func begin(section name: String) {
    finished += left
    finished += right
    finished.append(name + ":")
    left = []
    right = []
  }

  /// Adds what is on a line; `false` if that is not an ingredient.
  mutating func add(_ line: some StringProtocol) -> Bool {
    let scalars = Self.columns(line)
    // Programs differ by a blank in where the second list begins.
    for start in [Self.secondList, Self.secondList + 1, Self.secondList - 1] where start < scalars.count {
      guard scalars[start - 1] == " ", let second = Cell(scalars[start...]) else { continue }
      let first = Cell(scalars[..<start])
      guard first != nil || scalars[..<start].allSatisfy({ $0 == " " }) else { continue }
      if let first { Self.add(first, to: &left) }
      Self.add(second, to: &right)
      return true
    }
    guard let cell = Cell(scalars[...]) else { return false }
    Self.add(cell, to: &left)
    return true
  }

  /// Returns the characters of a line in their columns, those of a tab as blanks.
  private static func columns(_ line: some StringProtocol) -> [Unicode.Scalar] {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return Array(line.unicodeScalars) }
    let tabWidth = 8
    var columns: [Unicode.Scalar] = []
    for scalar in line.unicodeScalars {
      let count = scalar == "\t" ? tabWidth - columns.count % tabWidth : 1
      columns += Array(repeating: scalar == "\t" ? " " : scalar, count: count)
    }
    return columns
  }

  private static func add(_ cell: Cell, to list: inout [String]) {
    if cell.amount.isEmpty, cell.unit.isEmpty, cell.name.hasPrefix("-"), !list.isEmpty {
      list[list.count - 1] += " " + String(cell.name.dropFirst()).trimmed()
    } else {
      var line = cell.amount
      for part in [cell.unit, cell.name] where !part.isEmpty { line += line.isEmpty ? part : " " + part }
      list.append(line)
    }
  }

  /// The column at which the second list begins: after the first and a blank.
  private static let secondList = nameColumn + nameWidth + 1
  static let nameColumn = 11
  static let nameWidth = 28
  static let amountWidth = 7

  /// One ingredient as it is in its columns.
  private struct Cell {
    let amount: String
    let unit: String
    let name: String

    init?(_ scalars: ArraySlice<Unicode.Scalar>) {
      guard scalars.count > nameColumn else { return nil }
      let start = scalars.startIndex
      let columns = scalars[start..<start + amountWidth]
      let rest = scalars[(start + nameColumn)...]
      // A quick look, since most lines of text are not one.
      guard columns.allSatisfy(Self.isAmount), scalars[start + 7] == " ", scalars[start + 10] == " ",
        rest.first?.isWhitespace == false
      else { return nil }
      amount = Self.text(columns)
      unit = Self.text(scalars[start + 8..<start + 10])
      // Programs in other languages have units of their own: "EL", "TL".
      let isUnit =
        unit.isEmpty || MealMaster.units.contains(unit)
        || !amount.isEmpty && unit.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      guard isUnit else { return nil }
      name = Self.text(rest)
    }

    private static func isAmount(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case " ", "0"..."9", ".", "/", ",", "-", "–", "⁄": true
      default: !scalar.isASCII && scalar.properties.numericType != nil
      }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      for scalar in scalars.drop(while: \.isWhitespace) { text.append(scalar) }
      return String(text).trimmed()
    }
  }
}
