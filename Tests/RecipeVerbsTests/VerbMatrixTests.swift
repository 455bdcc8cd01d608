import Testing

@testable import RecipeVerbs

/// Every verb on every surface: the command line, the page's forms, and the API with its document.
@Suite struct VerbMatrixTests {
  private static let all: [any Verb.Type] = VerbTable.all

  /// Verbs that a surface lacks, and why.
  private static let verbsMissing: [(verb: String, surface: String, reason: String)] = [
    ("merge", "form", "the page lists no duplicates"),
    ("duplicates part", "form", "the page lists no duplicates"),
    ("collections edit", "form", "the page shows what a saved filter holds, and has no editor for it"),
    ("nutrition map", "form", "the page shows what is known of foods, and has no editor for it"),
    ("nutrition unmap", "form", "the page shows what is known of foods, and has no editor for it"),
  ]

  @Test func `each verb has a form and an operation, but for the holes that have a reason`() {
    let holes = Self.all.flatMap { verb -> [String] in
      (verb.hasForm ? [] : ["\(verb.name), form"]) + (verb.hasRoute ? [] : ["\(verb.name), operation"])
    }
    #expect(Set(holes) == Set(Self.verbsMissing.map { "\($0.verb), \($0.surface)" }))
  }

  /// Parameters that some surface lacks, and why.
  private static let parametersMissing: [(verb: String, parameters: [String], reason: String)] = [
    ("cooked remove", ["number"], "a person knows the day of a cooking, not its number"),
    ("pantry add", ["amount"], "a person types the amount before the name"),
    ("pantry use", ["amount"], "a person types the amount before the name"),
    ("pantry edit", ["number"], "a person changes what ends first"),
    ("add", ["added-on", "image", "uuid"], "files and programs know of more than a person types"),
    ("edit", ["added-on", "image", "base"], "files and programs know of more than a person types"),
    ("edit", ["favorite"], "a page has a heart of its own"),
    (
      "edit",
      [
        "add-ingredient", "remove-ingredient", "replace-ingredient", "add-step", "remove-step", "replace-step",
        "add-note",
      ], "a page shows the whole text to be edited"
    ),
    ("edit", ["rating", "no-rating"], "a page has stars of its own"),
    ("edit", ["diet"], "a page says who may eat a recipe, and has no editor for it"),
    ("edit", ["no-pictures"], "a page and a program say which pictures stay"),
    ("add", ["picture"], "a person sees the pictures of a recipe in a page"),
    ("edit", ["picture"], "the command reads the files that a person names"),
    ("import", ["address", "name"], "a person names files and addresses alike"),
    ("undo", ["last"], "a person sees the history as it is"),
    ("redo", ["last"], "a person sees the history as it is"),
    ("pictures add", ["picture"], "a person sees the pictures of a recipe in a page"),
    ("pictures remove", ["picture"], "a person sees the pictures of a recipe in a page"),
    ("sidebar", ["expand", "collapse"], "a page has a button for each row"),
    ("sidebar", ["name", "is-expanded"], "a person expands some rows and collapses others at once"),
    ("plan add", ["every", "starting", "until", "weeks"], "a page plans each week from the day on that it shows"),
    ("plan add", ["weekly"], "a person and a program name the weekday"),
    ("plan remove", ["on"], "a key is of one day of what recurs"),
    ("plan reorder", ["drop"], "a person drags nothing"),
    ("plan copy", ["last"], "a person names days by one range"),
    ("plan shop", ["last"], "a person names days by one range"),
    ("shop tick", ["need"], "a person sees the list as it is"),
    ("shop remove", ["item"], "a key is of an entry, and never of a recipe"),
    (
      "nutrition map",
      ["kcal", "protein", "fat", "saturated-fat", "carbohydrate", "sugar", "fiber", "salt"],
      "JSON has the figures of a food in one object"
    ),
  ]

  @Test func `each parameter is on all surfaces, but for the holes that have a reason`() {
    let holes = Self.all.flatMap { verb in verb.parameters(missingOnAnyOf: .all).map { "\(verb.name), \($0)" } }
    let known = Self.parametersMissing.flatMap { hole in hole.parameters.map { "\(hole.verb), \($0)" } }
    #expect(Set(holes) == Set(known))
  }

  /// Members that no operation of a verb takes, and why.
  private static let membersMissing: [(verb: String, member: String, reason: String)] = [
    ("cooked remove", "on", "an operation removes one cooking, by its number"),
    ("pantry edit", "number", "an operation changes what ends first"),
    ("collect", "from", "an operation adds a recipe to a collection, and another one removes it"),
    ("add", "imageNames", "an operation of its own adds a picture"),
    ("add", "picture", "an operation of its own adds a picture"),
    ("edit", "imageNames", "operations of their own add and remove a picture"),
    ("edit", "picture", "operations of their own add and remove a picture"),
    ("edit", "addIngredient", "an operation sends the whole text"),
    ("edit", "removeIngredient", "an operation sends the whole text"),
    ("edit", "replaceIngredient", "an operation sends the whole text"),
    ("edit", "addStep", "an operation sends the whole text"),
    ("edit", "removeStep", "an operation sends the whole text"),
    ("edit", "replaceStep", "an operation sends the whole text"),
    ("edit", "addNote", "an operation sends the whole text"),
    ("edit", "rating", "operations of their own give and remove stars"),
    ("edit", "noRating", "operations of their own give and remove stars"),
    ("edit", "diets", "a recipe has answers under that name, and an operation sends fields as they are"),
    ("plan reorder", "drop", "a program drags nothing"),
    ("sidebar", "expand", "an operation says of one row what it is"),
    ("sidebar", "collapse", "an operation says of one row what it is"),
    ("shop tick", "need", "a program ticks what it has just read"),
  ]

  @Test func `each member of a verb can be sent to one of its operations`() {
    let holes = Self.all.flatMap { verb in verb.unreachableMembers.map { "\(verb.name), \($0)" } }
    #expect(Set(holes) == Set(Self.membersMissing.map { "\($0.verb), \($0.member)" }))
  }

  @Test func `what a rule forbids is refused in the same words on every surface`() {
    for verb in Self.all {
      for refusals in verb.refusals(on: [.commandLine, .forms, .json]) {
        #expect(Set(refusals).count == 1, "\(verb.name)")
        #expect(refusals.allSatisfy { $0 != nil }, "\(verb.name)")
      }
    }
  }
}
