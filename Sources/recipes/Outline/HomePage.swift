import RecipeStore
import RecipeViewModels

/// The lines of the home screen.
struct HomePage {
  private let home: HomeViewModel
  private let screen: Screen

  init(of home: HomeViewModel, on screen: Screen) {
    self.home = home
    self.screen = screen
  }

  /// More than a wide terminal has room for.
  static let mostRecents = 12

  var lines: [StyledText] {
    get throws {
      let above = try recents + collections
      return try above + list(height: screen.height - Self.linesAround - above.count)
    }
  }

  /// The line with the command, and the prompt that follows.
  private static let linesAround = 2

  /// - Parameter height: How many lines there are for it.
  private func list(height: Int) throws -> [StyledText] {
    let rows = try home.visibleRows(of: .list).compactMap(\.row.recipe)
    let all = home.count(of: .all)
    let room = max(1, height - 1)
    let shown = rows.prefix(all > room ? max(1, room - 1) : room)
    let lines = [heading("Recipes", all)] + RecipeColumns.lines(of: shown, fitting: screen.width)
    return shown.count < all ? lines + [more(all - shown.count, "recipes list")] : lines
  }

  /// Collections on at most a third of the screen, of which one is always shown.
  private var collections: [StyledText] {
    get throws {
      let rows = try home.visibleRows(of: .collections)
      let count = rows.count { $0.row.collection != nil }
      if count == 0 { return [] }
      let room = max(1, screen.height / 3 - 1)
      let shown = rows.prefix(rows.count > room ? max(1, room - 1) : room)
      let columns = CollectionColumns(of: shown.compactMap(\.row.collection), fitting: screen.width)
      var lines = [heading("Collections", count)]
      let outline = OutlineRow.lines(of: shown.map { OutlineRow($0) }, fitting: screen.width)
      lines += zip(shown, outline).map { shown, line in
        shown.row.collection.map { columns.line(of: $0, isExpanded: shown.isExpanded) } ?? line
      }
      let hidden = count - shown.count { $0.row.collection != nil }
      if hidden > 0 {
        lines.append("  " + more(hidden, "recipes collections"))
      } else if shown.count < rows.count {
        lines.append("  " + more(rows.count - shown.count, "recipes sidebar"))
      }
      return lines + [""]
    }
  }

  /// A heading and one line: `12  Tomato soup · 7  Bread · … 5 more`, as many as fit, of the first as much as fits.
  private var recents: [StyledText] {
    get throws {
      let rows = try home.visibleRows(of: .recents).compactMap(\.row.recipe)
      guard let first = rows.first else { return [] }
      var rest = home.count(of: .recents) - home.countAdded(with: first.id)
      var line = "  " + addition(first, fitting: screen.width - 2, before: rest)
      for row in rows.dropFirst() {
        let left = rest - home.countAdded(with: row.id)
        let room = screen.width - line.width - Self.separator.width - tail(left).width
        let next = addition(row, fitting: nil, before: left)
        guard next.width <= room else { break }
        line += Self.separator + next
        rest = left
      }
      return [heading("Recents", home.count(of: .recents)), line + tail(rest), ""]
    }
  }

  /// `12  Tomato soup`, or `831  Onion pie and 368 more of that import`.
  ///
  /// - Parameters:
  ///   - width: What it is cut to; nil for as wide as it is.
  ///   - rest: How many more recipes are counted after it.
  private func addition(_ row: RecipeListRow, fitting width: Int?, before rest: Int) -> StyledText {
    let others = home.countAdded(with: row.id) - 1
    let number: StyledText = "\(row.id, .number)  "
    let title = SafeText(line: row.title)
    var end: StyledText = others == 0 ? "" : " and \(others) more of that import"
    guard let width else { return number + StyledText(title) + end }
    let room = width - number.width - tail(rest).width
    if others > 0, title.width + end.width > room { end = " and \(others) more" }
    return number + StyledText(title.truncated(to: max(1, room - end.width))) + end
  }

  private func tail(_ rest: Int) -> StyledText { rest == 0 ? "" : Self.separator + "\(sign: "… \(rest) more", .faint)" }

  private static let separator: StyledText = "\(sign: " · ", .faint)"

  private func heading(_ name: StyledText, _ count: Int) -> StyledText {
    name.inStyle(.heading) + "\(sign: " · \(count)", .faint)"
  }

  private func more(_ count: Int, _ command: String) -> StyledText {
    "\(sign: "… \(count) more: \(command)", .faint)"
  }
}

/// Names and counts of collections, in columns.
private struct CollectionColumns {
  private let name: Int
  private let count: Int

  init(of collections: [RecipeCollection], fitting width: Int) {
    count = collections.map { "\($0.count)".count }.max() ?? 0
    let natural = collections.map { SafeText(line: $0.name).width }.max() ?? 0
    name = max(1, min(natural, width - 4 - count))
  }

  func line(of collection: RecipeCollection, isExpanded: Bool) -> StyledText {
    let title = SafeText(line: collection.name).truncated(to: name)
    let number = "\(collection.count)"
    let padding = SafeText.spaces(name - title.width + 2 + count - number.count)
    return "\(sign: isExpanded ? "▾ " : "▸ ", .faint)\(title)\(padding)\(number, .faint)"
  }
}

extension SidebarRow {
  fileprivate var recipe: RecipeListRow? {
    if case .recipe(let row) = self { row } else { nil }
  }

  fileprivate var collection: RecipeCollection? {
    if case .collection(let collection) = self { collection } else { nil }
  }
}
