import RecipeStore
import RecipeViewModels

extension Session {
  /// Prints the home screen; in a pipe, as many recipes as a screen usually holds.
  func printHome() throws {
    if printer.width != nil, !settings.isJSON {
      try printHome(on: world.screen)
    } else {
      try ListPrinter(of: library.open(), on: printer).print(
        RecipeQuery(limit: Screen.usual.height), hasFilter: false)
    }
  }

  /// Prints the home screen so that it fits the terminal: recents in a row, the collections, the beginning of the list.
  ///
  /// An empty part is left out.
  private func printHome(on screen: Screen) throws {
    let home = HomeViewModel(of: try library.open())
    try home.load(mostRecents: Self.mostRecents, mostListed: screen.height)
    guard home.count(of: .all) > 0 else { return printer.tellHowToBegin() }
    let recents = try recentsPart(of: home, fitting: screen.width)
    let spare = screen.height - Self.linesBelow - recents.count
    let collections = try collectionsPart(of: home, height: spare / 2, fitting: screen.width)
    for line in recents + collections { try print(line) }

    try print(StyledText(SafeText(line: "Recipes"), .heading))
    let listed = try home.visibleRows(of: .list).compactMap(\.row.recipe)
    let shown = listed.prefix(max(1, spare - collections.count - 1))
    try printer.print(rows: Array(shown))
    try world.output.flush()
    let hidden = home.count(of: .all) - shown.count
    if hidden > 0 { tell("… and \(hidden) more: recipes list") }
  }

  private func recentsPart(of home: HomeViewModel, fitting width: Int) throws -> [StyledText] {
    let rows = try home.visibleRows(of: .recents).compactMap(\.row.recipe)
    guard !rows.isEmpty else { return [] }
    let line = recentsLine(rows, groups: home.recentGroups, fitting: width)
    return [StyledText(SafeText(line: "Recents"), .heading), line, ""]
  }

  /// - Parameter height: How many lines there are for it, which is exceeded only for a first collection.
  private func collectionsPart(of home: HomeViewModel, height: Int, fitting width: Int) throws -> [StyledText] {
    let rows = try home.visibleRows(of: .collections)
    guard !rows.isEmpty else { return [] }
    let shown = rows.prefix(max(1, height - 2)).map { OutlineRow($0).line(fitting: width) }
    let rest: [StyledText] = shown.count < rows.count ? ["  \(sign: "…", .faint)"] : []
    return [StyledText(SafeText(line: "Collections"), .heading)] + shown + rest + [""]
  }

  /// More than a wide terminal has room for.
  private static let mostRecents = 12

  /// The line about the rest, and the prompt that follows.
  private static let linesBelow = 2

  /// `12  Tomato soup · 7  Bread and 30 more of that import · …`, as many as fit; of the first as much as fits.
  ///
  /// - Parameter groups: How many others were added along with a recipe.
  private func recentsLine(
    _ rows: [RecipeListRow], groups: [RecipeListRow.ID: Int], fitting width: Int
  ) -> StyledText {
    func others(_ row: RecipeListRow) -> StyledText {
      guard let count = groups[row.id] else { return "" }
      return width < 60 ? " and \(count) more" : " and \(count) more of that import"
    }
    var line: StyledText = "  \(rows[0].id, .number)  "
    let tail = others(rows[0])
    line += StyledText(SafeText(line: rows[0].title).truncated(to: max(1, width - line.width - tail.width)), .title)
    line += tail
    for row in rows.dropFirst() {
      let next: StyledText = " · \(StyledText.name(row))\(others(row))"
      guard line.width + next.width <= width else { break }
      line += next
    }
    return line
  }
}

extension SidebarRow {
  fileprivate var recipe: RecipeListRow? {
    if case .recipe(let row) = self { row } else { nil }
  }
}
