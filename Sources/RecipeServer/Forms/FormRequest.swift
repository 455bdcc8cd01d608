import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A form that was sent to one of the routes: what it asks for.
struct FormRequest: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    case verb(LibraryVerb)
    case importPage(address: String, into: String?)
    case importFile(UploadedFile, into: String?)
  }

  let route: FormRoute
  /// The number in the path: of a recipe, a collection, or a step.
  let number: Int?
  let fields: FormFields

  /// - Parameter path: The captured part of the path; nil where the route has none.
  /// - Throws: `Refusal` with 404 for a part that is no number.
  init(_ route: FormRoute, path: String?, _ fields: FormFields) throws(Refusal) {
    self.route = route
    self.fields = fields
    number = try path.map { text throws(Refusal) in
      guard let number = Int(text), number > 0, "\(number)" == text else {
        throw Refusal(404, "there is no such place")
      }
      return number
    }
  }

  /// What is asked for.
  ///
  /// - Throws: `Refusal` with 400 where a field is missing or cannot be read; `RecipeFormFaults`.
  func action() throws -> Action {
    switch route {
    case .importRecipes: return try importing()
    case .addRecipe: return .verb(try RecipeForm(fields).adding())
    case .editRecipe: return .verb(try RecipeForm(fields).editing(number!))
    case .deleteRecipe: return .verb(.delete(number!))
    case .favorite: return .verb(try favorite())
    case .collectRecipe: return .verb(try collect())
    case .addPicture: return .verb(.addPicture(number!, try picture()))
    case .removePicture: return .verb(.removePicture(number!, name: try text("name")))
    case .cooked: return .verb(.cook(number!, try cooking()))
    case .removeCooking: return .verb(.removeCooking(try item("number", ""), of: number!))
    case .rate:
      let stars = try stars(text("stars"))
      return .verb(.rate(number!, stars: stars > 0 ? stars : nil))
    case .reorderLibrary: return .verb(try move(in: .library))
    case .reorderFavorites: return .verb(try move(in: .favorites))
    case .reorderCollection: return .verb(try move(in: .collection(.id(number!))))
    case .reorderCollections:
      return .verb(
        .moveCollection(.id(try item("item", "c")), to: try destination("c").map { .id($0) }))
    case .addCollection: return .verb(try addCollection())
    case .renameCollection:
      return .verb(.renameCollection(.id(number!), to: try text("name"), isMerging: fields["merge"] != nil))
    case .deleteCollection: return .verb(.deleteCollection(.id(number!)))
    case .expand: return .verb(.setExpanded(try row(), true))
    case .collapse: return .verb(.setExpanded(try row(), false))
    case .shopForRecipe:
      let amounts = AmountRequest(serves: fields["serves"], scale: fields["scale"])
      return .verb(.shopping(.addRecipe(try item("recipe", "r"), amounts)))
    case .unshopRecipe: return .verb(.shopping(.removeRecipe(try item("recipe", "r"))))
    case .addShoppingLine: return .verb(.shopping(.addLine(try text("item"))))
    case .tick: return .verb(.shopping(try fields.tick()))
    case .setAside: return .verb(.shopping(.setAside(try fields.entries())))
    case .clearShopping: return .verb(.shopping(.clear(isAll: fields["all"] != nil)))
    case .reorderShopping: return .verb(.shopping(try fields.movedEntries()))
    case .addAisle: return .verb(.shopping(.addAisle(try text("name"))))
    case .renameAisle: return .verb(.shopping(.renameAisle(try text("aisle"), to: try text("name"))))
    case .deleteAisle: return .verb(.shopping(.deleteAisle(try text("aisle"))))
    case .reorderAisles: return .verb(.shopping(.moveAisle(try text("item"), to: try fields.destination())))
    case .addToPantry: return .verb(.shopping(.addToPantry(try fields.texts("name"))))
    case .removeFromPantry: return .verb(.shopping(.removeFromPantry(try fields.texts("name"))))
    case .planMeal: return .verb(.plan(try fields.plannedMeal()))
    case .reorderPlan: return .verb(.plan(try fields.movedMeal()))
    case .removeMeal: return .verb(.plan(.remove(try fields.meal("item"), isEvery: fields["every"] != nil)))
    case .copyPlan: return .verb(.plan(try fields.copiedPlan()))
    case .shopForPlan: return .verb(.plan(.shop(try fields.days())))
    case .undo: return .verb(.undo())
    case .redo: return .verb(.redo())
    case .undoStep: return .verb(.undoStep(number!))
    }
  }
}

extension FormRequest {
  private func text(_ name: String) throws(Refusal) -> String { try fields.text(name) }

  /// A number, with or without the letter that the keys of rows begin with: `12`, `r12`.
  private func item(_ name: String, _ letter: String) throws(Refusal) -> Int {
    try Self.number(text(name), letter, name)
  }

  private static func number(_ text: String, _ letter: String, _ name: String) throws(Refusal) -> Int {
    let digits = text.hasPrefix(letter) ? String(text.dropFirst(letter.count)) : text
    guard let number = Int(digits), number > 0, "\(number)" == digits else {
      throw Refusal(400, "\(name) is not a number: \(text.quoted())", field: name)
    }
    return number
  }

  private func numbers(_ name: String, _ letter: String) throws(Refusal) -> [Int] {
    try fields.all(name).map { text throws(Refusal) in try Self.number(text, letter, name) }
  }

  private func favorite() throws(Refusal) -> LibraryVerb {
    let (added, removed) = (try numbers("favorite", "r"), try numbers("unfavorite", "r"))
    guard added.isEmpty != removed.isEmpty else { throw Refusal(400, "use favorite or unfavorite", field: "favorite") }
    return .setFavorite(added + removed, removed.isEmpty)
  }

  private func collect() throws(Refusal) -> LibraryVerb {
    let into = try numbers("put", "c").map { CollectionReference.id($0) } + fields.all("into").map { .name($0) }
    let from = try numbers("take", "c").map { CollectionReference.id($0) }
    guard !into.isEmpty || !from.isEmpty else { throw Refusal(400, "use put, take, or into", field: "into") }
    return .collect([number!], into: into, from: from)
  }

  private func cooking() throws(Refusal) -> CookingEntry {
    let day = try fields["on"].flatMap { $0.isEmpty ? nil : $0 }.map { text throws(Refusal) in
      try CalendarDay(requested: text, "on", status: 400)
    }
    return CookingEntry(
      day: day, servings: fields["serves"] ?? "", stars: try stars(fields["stars"] ?? "0"), note: fields["note"] ?? "")
  }

  private func stars(_ text: String) throws(Refusal) -> Int {
    guard let stars = Int(text), (0...CookingLog.stars.upperBound).contains(stars) else {
      throw Refusal(400, "stars must be a whole number from 0 to 5", field: "stars")
    }
    return stars
  }

  private func picture() throws -> Picture {
    guard let file = fields.file("picture") else { throw Refusal(400, "choose a picture first", field: "picture") }
    return try Picture(file.bytes)
  }

  private func move(in list: ListReference) throws(Refusal) -> LibraryVerb {
    .move([try item("item", "r")], to: try destination("r"), in: list)
  }

  private func destination(_ letter: String) throws(Refusal) -> Destination<Int> {
    switch try fields.destination() {
    case .before(let text): .before(try Self.number(text, letter, "before"))
    case .after(let text): .after(try Self.number(text, letter, "after"))
    case .top: .top
    case .bottom: .bottom
    case .place(let place): .place(place)
    }
  }

  private func addCollection() throws(Refusal) -> LibraryVerb {
    let filter = fields["filter"].flatMap { $0.trimmed().isEmpty ? nil : $0.trimmed() }
    return .addCollection(
      try text("name"), filter: try filter.map { text throws(Refusal) in try SavedFilter(requested: text) })
  }

  private func row() throws(Refusal) -> ExpandableRow {
    try text("collection") == "all" ? .collections : .collection(.id(try item("collection", "c")))
  }

  private func importing() throws(Refusal) -> Action {
    let into = fields["into"].flatMap { $0.trimmed().isEmpty ? nil : $0 }
    let address = (fields["address"] ?? "").trimmed()
    switch (address.isEmpty, fields.file("file")) {
    case (true, let file?): return .importFile(file, into: into)
    case (false, nil): return .importPage(address: address, into: into)
    case (true, nil): throw Refusal(400, "name the address of a page, or choose a file", field: "address")
    case (false, _?): throw Refusal(400, "name an address or choose a file, not both", field: "address")
    }
  }
}
