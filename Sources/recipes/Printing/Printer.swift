import RecipeFormats
import RecipeModel
import RecipeStore

/// Prints what commands say: data on standard output, messages on standard error.
///
/// Data has three forms: tables and phrases on a terminal, fields with tabs between in a pipe, and JSON.
final class Printer {
  let environment: Environment
  let output: Output
  let messages: Output

  /// The size of the page, as it was when the command began.
  var screen: Screen

  /// The width of a page in cells; nil where rows are printed as fields, as in a pipe.
  var width: Int?

  /// The width of prose in cells; nil for no limit.
  var proseWidth: Int? { width ?? Screen.columns(in: environment) }

  var isJSON = false

  /// `true` if nothing is printed that only accompanies data: what was done, footers, progress.
  var isQuiet = false

  /// `true` if footers are printed, which belong to a page on a terminal.
  var printsFooters: Bool { output.isTerminal && !isQuiet && !isJSON }

  /// `true` if the output goes on after the command, as in a shell, so that each JSON object is a line of its own.
  var isStreaming = false

  /// The layout of objects of JSON.
  var layout: RecipeJSONWriter.Layout { isStreaming ? .lines : .array }

  /// The recipe that is marked in tables; nil for none.
  var selection: Recipe.ID?

  /// The recipes that the difference of an open list has just shown.
  private(set) var alreadyShown: Set<Recipe.ID> = []

  /// Reports of changes that wait because the difference of an open list may show them; nil where none waits.
  private var waitingReports: [(isOfRecipes: Bool, print: () throws -> Void)]?

  init(in world: World) {
    environment = world.environment
    output = world.output
    messages = world.messages
    screen = world.screen
    width = world.output.isTerminal ? world.screen.width : nil
  }

  /// Prints a line of the answer.
  func print(_ line: StyledText) throws(SystemError) {
    try output.print(line)
  }

  /// Prints fields as other programs read them; no field can hold a tab or a line end.
  func print(tabSeparated fields: [String]) throws(SystemError) {
    try output.write { bytes in
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: "\t")) }
        SafeText.append(line: field, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Prints a line that is not part of the answer, on a terminal broken at words unless it is the row of a table; one that
  /// cannot be written is dropped.
  func tell(_ line: StyledText) {
    let isWrapped = messages.isTerminal && !line.plain.hasPrefix(" ")
    for line in isWrapped ? line.wrappedAtSpaces(to: screen.width, indent: 2) : [line] { try? messages.print(line) }
    try? messages.flush()
  }

  /// Prints a line that only accompanies the answer: what was done, a footer, that nothing had to be done. `--quiet` leaves
  /// it out.
  func note(_ line: StyledText) {
    if !isQuiet { tell(line) }
  }
}

// MARK: - Reports of changes

extension Printer {
  /// `true` if `--quiet` leaves out what was done: the words of a terminal. Rows in a pipe and JSON are data.
  var leavesOutReports: Bool { isQuiet && !isJSON && width != nil }

  /// Prints a report of a change, or lets it wait.
  ///
  /// - Parameter isOfRecipes: Whether it leaves the recipes out that are shown already.
  func report(isOfRecipes: Bool = false, _ print: @escaping () throws -> Void) throws {
    if leavesOutReports { return }
    if waitingReports != nil { waitingReports?.append((isOfRecipes, print)) } else { try print() }
  }

  /// The recipes that the difference of an open list has shown: anything at all, and which recipes.
  typealias ShownDifference = (isEmpty: Bool, recipes: Set<Recipe.ID>)

  /// Lets reports wait while a command runs. They are printed then, unless `show` has shown something of the change; of a
  /// report about recipes those that it has not shown are printed.
  func holdingReports(while run: () throws -> Void, unless show: () throws -> ShownDifference) throws {
    waitingReports = []
    defer { (waitingReports, alreadyShown) = (nil, []) }
    try run()
    let reports = waitingReports ?? []
    waitingReports = nil
    let shown = try show()
    alreadyShown = shown.recipes
    for report in reports where shown.isEmpty || report.isOfRecipes { try report.print() }
  }

  /// Prints what a change made of some values: a phrase for each on a terminal, the values elsewhere.
  func report<Value: Printable>(_ values: [Value], _ phrase: @escaping (Value) -> StyledText) throws {
    try report { [unowned self] in
      if isJSON || width == nil { return try print(values) }
      for value in values { try print(phrase(value)) }
    }
  }
}

// MARK: - Values in three forms

/// A value that is printed as a row of a table, as fields in a pipe, and as an object of JSON.
protocol Printable {
  /// Returns the lines of all of them on a terminal.
  static func lines(of values: [Self], fitting width: Int) -> [StyledText]

  /// The rows of fields for a pipe, in most cases one.
  var fieldRows: [[String]] { get }

  /// The object of JSON, printed on one line.
  var json: JSONValue { get }
}

extension Printable {
  /// The object of JSON as it is printed.
  var object: String {
    var bytes: [UInt8] = []
    json.append(to: &bytes, .spaced)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Printer {
  /// Prints values in the form that was asked for.
  func print<Value: Printable>(_ values: [Value]) throws(SystemError) {
    if isJSON {
      try printJSON(values)
    } else if let width {
      for line in Value.lines(of: values, fitting: width) { try print(line) }
    } else {
      for value in values { for fields in value.fieldRows { try print(tabSeparated: fields) } }
    }
  }

  private func printJSON<Value: Printable>(_ values: [Value]) throws(SystemError) {
    try printObjects(values.count) { values[$0].json.append(to: &$1, .spaced) }
  }

  /// Prints objects that are written as JSON already.
  func print(objects: [String]) throws(SystemError) {
    try printObjects(objects.count) { $1 += objects[$0].utf8 }
  }

  /// Prints one array, or where output goes on a line each.
  private func printObjects(_ count: Int, _ append: (Int, inout [UInt8]) -> Void) throws(SystemError) {
    try output.write { bytes in
      if layout == .array { bytes += "[".utf8 }
      for index in 0..<count {
        if layout == .array { bytes += (index == 0 ? "\n  " : ",\n  ").utf8 }
        append(index, &bytes)
        if layout == .lines { bytes.append(UInt8(ascii: "\n")) }
      }
      if layout == .array { bytes += (count == 0 ? "]\n" : "\n]\n").utf8 }
    }
  }

  /// Prints one object of JSON, which is the whole answer.
  func print(object: JSONValue) throws(SystemError) {
    try output.write { bytes in
      if layout == .lines { return object.appendLine(to: &bytes) }
      object.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Prints a JSON value of another form: one array, or where output goes on a line each.
  func print(json value: JSONValue) throws(SystemError) {
    let isArray = if case .array = value { true } else { false }
    try output.write { bytes in
      switch layout {
      case .array: (isArray ? value : .array([value])).append(to: &bytes)
      case .lines:
        guard case .array(let elements) = value else { return value.appendLine(to: &bytes) }
        for element in elements { element.appendLine(to: &bytes) }
        return
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}

extension JSONValue {
  fileprivate func appendLine(to bytes: inout [UInt8]) {
    append(to: &bytes, .spaced)
    bytes.append(UInt8(ascii: "\n"))
  }
}
