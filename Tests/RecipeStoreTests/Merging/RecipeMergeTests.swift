import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct RecipeMergeTests {
  private static let base = RecipeDraft(
    title: "Soup", prepTime: 60, servings: "4", ingredients: "2 onions\n1 l stock\nsalt", notes: "Freezes well.",
    collections: ["Soups", "Dinner"], imageNames: ["a", "b"])

  private func merge(_ theirs: (inout RecipeDraft) -> Void, _ ours: (inout RecipeDraft) -> Void) -> RecipeMerge {
    var (their, our) = (Self.base, Self.base)
    theirs(&their)
    ours(&our)
    return RecipeMerge(base: Self.base, theirs: their, ours: our)
  }

  @Test(arguments: RecipeField.allCases)
  func `what one alone changed, or both alike, is taken`(field: RecipeField) throws {
    let other = try RecipeDraft(
      title: "Stew", prepTime: 1, cookTime: 2, servings: "8", ingredients: "x", directions: "y", notes: "z",
      source: "me", isFavorite: true, addedOn: AddedOn("2026-11-01"), collections: ["New"], imageNames: ["c"])
    var changed = Self.base
    changed[field] = other[field]
    for (theirs, ours) in [(changed, Self.base), (Self.base, changed), (changed, changed)] {
      let merge = RecipeMerge(base: Self.base, theirs: theirs, ours: ours)
      #expect(merge.draft == changed)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.taken.map(\.field) == (ours == Self.base ? [field] : []))
    }
  }

  @Test func `lines are put together, and those of theirs are numbered`() {
    let merge = merge(
      { $0.ingredients = "2 onions\n1 l stock\nsea salt" }, { $0.ingredients = "3 onions\n1 l stock\nsalt" })
    #expect(merge.draft.ingredients == "3 onions\n1 l stock\nsea salt")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.taken.map(\.description) == ["ingredients line 3"])
  }

  @Test func `of collections and pictures what each added and removed is done`() {
    let merge = merge(
      { ($0.collections, $0.imageNames) = (["Soups", "Quick"], ["b", "a", "c"]) },
      { ($0.collections, $0.imageNames) = (["Dinner", "soups", "Winter"], ["b", "d"]) })
    #expect(merge.draft.collections == ["Soups", "Quick", "Winter"])
    #expect(merge.draft.imageNames == ["b", "c", "d"])
    #expect(merge.conflicts.isEmpty)
    #expect(merge.taken.map(\.description) == ["collections", "pictures"])
  }

  @Test func `what both changed otherwise is in conflict, and the lines of both stand`() {
    let merge = merge(
      { ($0.servings, $0.notes) = ("6", "Freezes badly.") }, { ($0.servings, $0.notes) = ("8", "Good.") })
    #expect(merge.conflicts.map(\.field) == [.servings, .notes])
    #expect(merge.conflicts[0] == .init(field: .servings, base: .text("4"), theirs: .text("6"), ours: .text("8")))
    #expect(merge.draft.notes == "Freezes badly.\nGood.")
    #expect(merge.taken.isEmpty)
  }

  @Test func `without a base all that differs is in conflict, and nothing of either is missing`() {
    let ours = RecipeDraft(title: "Soup", servings: "4", ingredients: "salt\n1 leek", collections: ["Winter"])
    let merge = RecipeMerge(base: nil, theirs: Self.base, ours: ours)
    #expect(merge.conflicts.map(\.field) == [.prepTime, .ingredients, .notes, .collections, .imageNames])
    #expect(merge.draft.ingredients == "2 onions\n1 l stock\nsalt\n1 leek")
    #expect(merge.draft.collections == ["Soups", "Dinner", "Winter"])
    #expect(merge.draft.imageNames == ["a", "b"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing that one alone changed is asked or lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func edited(_ name: String) -> RecipeDraft {
      var draft = Self.base
      if Bool.random(using: &generator) { draft.title = "Soup of \(name)" }
      if Bool.random(using: &generator) { draft.cookTime = name.utf8.count }
      if Bool.random(using: &generator) { draft.directions = "Cook as \(name)." }
      if Bool.random(using: &generator) { draft.collections = ["Dinner", name] }
      return draft
    }
    let (theirs, ours) = (edited("Anna"), edited("Ben"))
    let merge = RecipeMerge(base: Self.base, theirs: theirs, ours: ours)
    for field in RecipeField.allCases {
      let isOfBoth = theirs[field] != Self.base[field] && ours[field] != Self.base[field]
      if !isOfBoth { #expect(merge.draft[field] == (ours[field] == Self.base[field] ? theirs : ours)[field]) }
      let isAsked = merge.conflicts.contains { $0.field == field }
      #expect(isAsked == (isOfBoth && [.title, .cookTime].contains(field)))
    }
  }
}
