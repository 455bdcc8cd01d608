import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// The words that only a shell has, and what a command takes from it.
extension Shell {
  /// Opens a list; with the number of a recipe, the page that the recipe came from, as the command does.
  func open(_ words: [String]) throws {
    let name = words.joined(separator: " ")
    guard let first = words.first else {
      throw CommandError("which list? use all, favorites, recents, shop, plan, or the name of a collection", .usage)
    }
    if let kind = KitchenListName(rawValue: CollectionName.key(name)) { return try open(kind) }
    if let known = LibraryList(rawValue: CollectionName.key(name)) {
      try list.show(known.query)
    } else if RecipeReference(first) != .title(first), try store.collectionID(named: name) == nil {
      return try runCommand(["open"] + words)
    } else {
      try list.show(.collection(store.collection(named: name).name))
    }
    closeKitchenList()
    try printList()
  }

  /// Opens a list of the kitchen. Commands that take the open list of recipes then take the library.
  private func open(_ kind: KitchenListName) throws {
    let opened = try kind.list(of: store, in: session)
    closeKitchenList()
    try list.show(.all)
    kitchenList = opened
    followers.add(opened.follower)
    try opened.printAll()
  }

  private func closeKitchenList() {
    _ = listChanges.take()
    if let kitchenList { followers.remove(kitchenList.follower) }
    kitchenList = nil
  }

  private func printList() throws {
    session.printer.selection = list.selection
    let rows = try list.allRows()
    listChanges.notePrinted(rows.map { ($0.id, $0) })
    if settings.isJSON { return try session.printer.printJSON(of: store) { list.identifiers } }
    try session.printer.print(rows: rows)
  }

  /// Selects a recipe and prints it, as the detail of the list.
  func select(_ words: [String]) throws {
    guard !words.isEmpty else { throw CommandError("which recipe? give a number or words of a title", .usage) }
    let id = try session.recipe(named: words, in: store)
    list.select(id)
    try detail.show(id)
    guard let recipe = detail.recipe else { return }
    shownDetail = recipe
    if settings.isJSON { return try session.printer.printJSON([AdaptedRecipe(recipe, in: store)]) }
    var shown = ShowRecipes()
    shown.recipes = [.number(id)]
    try Show(query: shown).run(in: session)
  }

  /// Says by which factor `show` prints the selected recipe, or changes that.
  func scale(_ word: String) throws {
    guard let selected = list.selection, let recipe = try store.recipe(with: selected) else {
      throw CommandError("which recipe? select one first", .usage)
    }
    if !word.isEmpty {
      let isOff = ["off", "1"].contains(TextFold.fold(word))
      let request = AmountRequest(isOff ? nil : .scale(word))
      _ = try AdaptedRecipe(recipe, request, nil)
      session.shell?.scales[selected] = request.scale
    }
    let scale = session.shell?.scales[selected].map { "×\($0)" } ?? "as written"
    session.note("\(StyledText.name(RecipeListRow(of: recipe))) is shown \(scale)")
  }

  /// Prints the rows that come.
  func expand(_ name: String) throws {
    let item = try sidebarItem(name, of: "expand")
    let before = try Set(sidebar.visibleRows().map(\.item))
    guard try sidebar.expand(item) else { return }
    sidebar.warnOfForgetting(in: session)
    try session.printer.print(sidebar.visibleRows().filter { !before.contains($0.item) }.map { OutlineRow($0) })
  }

  /// Prints the row that stays of what is hidden.
  func collapse(_ name: String) throws {
    let item = try sidebarItem(name, of: "collapse")
    if item == .header(.library) { throw CommandError("the library stays expanded", .usage) }
    guard sidebar.collapse(item) else { return }
    sidebar.warnOfForgetting(in: session)
    try session.printer.print(sidebar.visibleRows().filter { $0.item == item }.map { OutlineRow($0) })
  }

  private func sidebarItem(_ name: String, of word: StyledText) throws -> SidebarItem {
    guard !name.isEmpty else {
      throw CommandError("\(word) what? use Collections, or the name of a collection", .usage)
    }
    return try SidebarItem(named: name, in: store)
  }

  func help(_ words: [String]) throws {
    if words.count == 2, let word = ShellWord.all.first(where: { $0.name == words[1] }) {
      return try word.line.wrapped(to: session.printer.width ?? .max).forEach(session.print)
    }
    try runCommand(words)
  }
}

extension Shell {
  /// The commands that take the selected recipe where none is named.
  private static let takesSelected: Set = [
    "show", "edit", "favorite", "unfavorite", "collect", "uncollect", "reorder", "delete", "history", "diff", "copy",
    "merge",
  ]

  /// Returns the words of a command with the selected recipe, if it is meant.
  ///
  /// `reorder` without a place orders the list, in an editor or by title; `history` in a script is that of the library.
  func withSelected(_ words: [String]) -> [String] {
    guard let selected = list.selection, let name = words.first,
      let command = session.commands.subcommand(named: name)?.lastName,
      Self.takesSelected.contains(command), command != "history" || !session.isInScript
    else { return words }
    let request = CompletionRequest(words + [""], in: session.commands)
    let places = ["--before", "--after", "--to"]
    // Without a moment, another recipe is compared with the selected one.
    let mostNamed = command == "diff" && request.optionValues["--at"] == nil ? 1 : 0
    guard request.values.count <= mostNamed,
      command != "reorder" || places.contains(where: { request.optionValues[$0] != nil })
    else { return words }
    return [name, "\(selected)"] + words.dropFirst()
  }
}
