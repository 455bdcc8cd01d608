import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels
import Testing

@testable import RecipeServer

@Suite struct RecipeFormTests {
  private let fields: [(String, String)] = [
    ("title", " Pea soup "), ("prep", "1h30m"), ("cook", ""), ("serves", "4"), ("ingredients", "1 onion\r\n2 peas"),
    ("directions", "Cook."), ("notes", ""), ("source", "me"), ("favorite", "1"), ("in", "Soups"),
    ("into", "Quick, Soups,"),
    ("image", "../../etc/passwd"),
  ]

  /// What the form of a new recipe asks for, or that of one which is changed.
  private func verb(_ fields: FormFields, of recipe: String? = nil) throws -> any Verb {
    let path = recipe == nil ? "/recipes/new" : "/recipes/{recipe}/edit"
    let form = try #require(DeclaredForm.all.first { $0.path == path })
    return try form.verb(recipe.map { ["recipe": $0] } ?? [:], fields)
  }

  @Test func `a new recipe has all that was typed, as it may be stored`() throws {
    let store = try verbStore()
    let outcome = try verb(FormFields(fields)).perform(in: store)
    let added = RecipeDraft(try #require(try store.recipe(with: outcome.recipes[0])))
    var draft = RecipeDraft(
      uuid: added.uuid, title: "Pea soup", prepTime: 5400, servings: "4", ingredients: "1 onion\n2 peas",
      directions: "Cook.", source: "me", isFavorite: true, collections: ["Soups", "Quick"])
    draft.addedOn = added.addedOn
    #expect(added == draft)
    #expect(outcome.sentence == "Added Pea soup")
  }

  /// What a form changes of a recipe that says something in every field.
  private func edit(_ sent: [(String, String)]) throws -> EditRecipes {
    try #require(verb(FormFields(sent), of: "1") as? EditRecipes)
  }

  @Test func `an edit of all that the form has leaves the heart and the date`() throws {
    let edit = try edit(fields + [("version", "v")])
    #expect(edit.base == "v" && edit.recipes == [.number(1)])
    #expect(Set(RecipeField.allCases).subtracting(edit.fields.values.keys) == [.isFavorite, .addedOn])
    #expect(edit.fields.values[.notes] == .text(""))
    #expect(edit.fields.values[.imageNames] == .names([]))
  }

  @Test func `an edit changes what was sent, and an empty name is not one`() throws {
    #expect(try edit([]).fields.values == [:])
    #expect(try edit([("serves", " 8 ")]).fields.values == [.servings: .text(" 8 ")])
    #expect(try edit([("in", "")]).fields.values == [.collections: .names([])])
    #expect(
      try edit([("in", "A,B"), ("into", "Quick, A,")]).fields.values == [.collections: .names(["A,B", "Quick", "A"])])
    #expect(try edit([("cook", " ")]).fields.values == [.cookTime: .number(0)])
    #expect(throws: RecipeFormFaults(faults: [.title: "the title is empty"])) { try edit([("title", "")]) }
  }

  @Test(arguments: RecipeField.allCases)
  func `a field that no form has survives Save and undo`(unknown: RecipeField) throws {
    let store = try verbStore()
    let full = try RecipeDraft(
      title: "t", prepTime: 60, cookTime: 120, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: AddedOn("2021-03-11"), collections: ["Soups"], imageNames: ["j.jpg"])
    try store.step("fill") { _ = try store.update(1, to: full) }
    let before = try #require(try store.recipe(with: 1))
    let typed = [
      ("title", "T"), ("prep", "5m"), ("cook", "6m"), ("serves", "7"), ("ingredients", "I"), ("directions", "D"),
      ("notes", "N"), ("source", "S"), ("in", ""), ("image", ""),
    ]
    let name = unknown.nameInForms.map { "\($0)" }
    _ = try edit(typed.filter { $0.0 != name }).perform(in: store)
    let saved = RecipeDraft(try #require(try store.recipe(with: 1)))
    for field in RecipeField.allCases {
      let isKept = field == unknown || !RecipeWidget.all.contains { $0.field == field }
      #expect((saved[field] == full[field]) == isKept, "\(field)")
    }
    _ = try store.undo()
    #expect(try store.recipe(with: 1) == before)
  }

  @Test func `Save of a form as it came changes nothing, not even the order of collections`() throws {
    let store = try verbStore()
    let names = ["Quick", "Soups", "Autumn"]
    try store.step("fill") { _ = try store.update(1, to: RecipeDraft(title: "t", collections: names)) }
    let recipe = try #require(try store.recipe(with: 1))
    let page = EditPage(
      RecipeFormContent(RecipeDraft(recipe), of: 1, version: recipe.version), collections: try store.collections(),
      in: try SampleLibrary(recipes: 1).frame())
    let inputs = try PageTree(page.markup.text).elements.filter { $0.name == "input" }
    let sent = inputs.compactMap { input -> (String, String)? in
      if input.attributes["type"] == "checkbox", input.attributes["checked"] == nil { return nil }
      return input.attributes["name"].map { ($0, input.attributes["value"] ?? "") }
    }
    #expect(sent.filter { $0.0 == "in" }.map(\.1) == ["", "Quick", "Soups", "Autumn"])
    _ = try edit(sent).perform(in: store)
    #expect(try store.recipe(with: 1) == recipe)
    #expect(try store.lastStep()?.command == "fill")
  }

  @Test func `a form with a fault is shown again with what is stored in the fields that were not sent`() throws {
    let recipe = try #require(try verbStore().recipe(with: 2))
    let stored = RecipeFormContent(RecipeDraft(recipe), of: 2, version: "v2")
    let content = RecipeForm(FormFields([("prep", "soon"), ("version", "v1")])).content(over: stored, faults: [:])
    #expect(content[.prepTime] == "soon" && content[.title] == "Tomato soup")
    #expect(content.names[.collections] == ["Soups"])
    #expect(content.version == "v1")
  }

  @Test func `forms send a name for each of their lists also where no box is ticked`() throws {
    let library = try SampleLibrary(recipes: 1)
    let form = RecipeFormContent(RecipeDraft(title: "a"), of: 1, version: "v")
    let same = RecipeMerge(base: nil, theirs: RecipeDraft(title: "a"), ours: RecipeDraft(title: "a"))
    let other = RecipeDraft(title: "b", notes: "n", collections: ["c"], imageNames: [SampleLibrary.pictures[0]])
    let different = RecipeMerge(base: nil, theirs: RecipeDraft(title: "a"), ours: other)
    let pages = [
      EditPage(form, collections: [], in: try library.frame()).markup,
      ConflictPage(ConflictContent(same, of: 1, version: "v"), in: try library.frame()).markup,
      ConflictPage(ConflictContent(different, of: 1, version: "v"), in: try library.frame()).markup,
    ]
    for page in pages {
      let sent = try PageTree(page.text).elements.compactMap { element in
        ["input", "textarea"].contains(element.name) ? element.attributes["name"] : nil
      }
      #expect(RecipeWidget.all.allSatisfy { sent.contains("\($0.name)") })
    }
  }

  @Test(arguments: [
    ("title", " ", RecipeField.title, "the title is empty"), ("prep", "soon", .prepTime, "write 10m, 1h30m, or 1:30"),
    ("cook", "-5m", .cookTime, "write 10m, 1h30m, or 1:30"),
    ("in", "Favorites", .collections, "\"Favorites\" is a reserved name; choose another"),
    ("title", String(repeating: "a", count: 501), .title, "the title is 501 bytes long; at most 500 fit"),
  ])
  func `a fault stands next to its field, with everything as it was typed`(
    name: String, value: String, field: RecipeField, message: String
  ) {
    let typed = FormFields(fields.filter { $0.0 != name } + [(name, value)])
    let error = #expect(throws: RecipeFormFaults.self) { try verb(typed) }
    #expect(error?.faults == [field: message])
    #expect(error?.refusal == Refusal(422, message, field: field.rawValue))
    let content = RecipeForm(typed).content(over: RecipeFormContent(), faults: error?.faults ?? [:])
    #expect(content[.ingredients] == "1 onion\r\n2 peas")
    #expect(content.faults == [field: message])
  }

  @Test func `several faults are shown at once`() {
    let error = #expect(throws: RecipeFormFaults.self) {
      try verb(FormFields([("title", ""), ("prep", "x"), ("cook", "y")]))
    }
    #expect(error.map { Set($0.faults.keys) } == [.title, .prepTime, .cookTime])
  }

  @Test func `of several pictures in one form all are taken`() throws {
    let pictures = (1...2).map { TestPicture.png(bytes: 1_000, width: $0) }
    let files = pictures.map { UploadedFile(field: "picture", name: "a.png", bytes: $0) }
    let form = FormFields(fields, files: files)
    #expect(try (verb(form) as? AddRecipe)?.pictures.map(\.bytes) == pictures)
  }

  @Test func `a picture is taken by what is in it`() {
    let file = UploadedFile(field: "picture", name: "a.png", bytes: Array("<svg/>".utf8))
    let error = #expect(throws: RecipeFormFaults.self) {
      try verb(FormFields([("title", "a")], files: [file]))
    }
    #expect(
      error?.faults == [.imageNames: "the picture cannot be stored: it is not a JPEG, PNG, or WebP picture"])
  }
}

@Suite struct ReferrerTests {
  @Test(arguments: [
    ("http://a:1/lists/all?sort=title&done=3#r12", "a:1", "/lists/all?sort=title"), ("http://a:1/", "a:1", "/"),
    ("https://a/x?done=1", "a", "/x"),
  ])
  func `the page that a form was on is found`(referrer: String, host: String, link: String) {
    #expect(Link(referrer: referrer, host: host)?.text == link)
  }

  @Test(arguments: [
    "http://b:1/", "http://a:12/", "http://a:1", "http://a:1@b/", "ftp://a:1/", "http://a:1//evil.example/",
    "http://a:1/\\evil.example", "http://a:1/a\r\nX: y", "http://a:1/ü", "/lists/all", "",
  ])
  func `another place is never led to`(referrer: String) {
    #expect(Link(referrer: referrer, host: "a:1") == nil)
  }
}
