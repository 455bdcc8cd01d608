import Testing

@testable import recipes

/// Managing many collections, as on a terminal.
@Suite struct ManagingCollectionsTests {
  @Test func `renaming a collection to the name of another one asks, and merges them in one step`() throws {
    let box = try SampleLibrary.box()
    let merged = box.run(["collections", "rename", "Preserves", "Holiday"], answers: "y\n")
    #expect(merged.messages == "Merge Preserves (4 recipes) into Holiday (6)? [y/N] ")
    #expect(merged.output == "Merged Preserves into Holiday: 10 recipes\n")
    #expect(box.run(["undo"]).status == .done)
    #expect(box.run(["collections", "preserves"]).output == "Preserves  4\n")
  }

  @Test func `a merge that is declined changes nothing`() throws {
    let box = try SampleLibrary.box()
    let declined = box.run(["collections", "rename", "Preserves", "Holiday"], answers: "\n")
    #expect(declined.messages == "Merge Preserves (4 recipes) into Holiday (6)? [y/N] Nothing merged.\n")
    #expect(declined.status == .nothing)
    #expect(box.run(["collections", "preserves"]).output == "Preserves  4\n")
  }

  @Test func `a merge in a pipe needs an option`() throws {
    let box = try SampleLibrary.box(onTerminal: false)
    let refused = box.run(["collections", "rename", "Soups", "Baking"])
    #expect(
      refused.messages
        == "recipes: there is a collection Baking already; use --merge to merge Soups into it\n")
    #expect(refused.status == .badInput)
    #expect(box.run(["collections", "rename", "Soups", "Baking", "--merge"]).output == "Baking\t16\n")
  }

  @Test func `several collections are deleted by one question, in one step`() throws {
    let box = try SampleLibrary.box()
    let deleted = box.run(["collections", "delete", "Drinks", "Desserts"], answers: "y\n")
    #expect(
      deleted.messages == "Delete the collections Drinks (3) and Desserts (3)? Their recipes stay. [y/N] ")
    #expect(deleted.output == "Deleted the collections Drinks and Desserts\n")
    box.screen = nil
    #expect(box.run(["collections", "--json", "-s", "count", "d"]).output.contains("Drinks") == false)
    #expect(box.run(["undo"]).status == .done)
    #expect(
      box.run(["collections", "-s", "title", "d"]).output
        == "Bread\t5\nDesserts\t3\nDinner\t23\nDrinks\t3\nHoliday\t6\nSalads\t4\n")
  }

  @Test func `a collection that is not there keeps all of them from being deleted`() throws {
    let box = try SampleLibrary.box(onTerminal: false)
    let refused = box.run(["collections", "delete", "Drinks", "Nothing", "--yes"])
    #expect(refused.messages == "recipes: no collection is called \"Nothing\"\n")
    #expect(box.run(["collections", "drinks"]).output == "Drinks\t3\n")
  }

  @Test func `collections are sorted, reversed, cut, and found by a part of their names`() throws {
    let box = try SampleLibrary.box()
    let most = box.run(["collections", "-s", "count", "-n", "2"])
    #expect(most.output == "Dinner      23\nVegetarian  16\n")
    #expect(most.messages == "2 of 12 collections\n")
    #expect(box.run(["collections", "-rs", "title", "-n", "1"]).output == "Vegetarian  16\n")
    #expect(box.run(["collections", "list", "-r", "-n", "1"]).output == "Preserves  4\n")
    let none = box.run(["collections", "zzz"])
    #expect(none.messages == "recipes: no collection has \"zzz\" in its name\n")
    #expect(none.status == .nothing)
    #expect(box.run(["collections", "zzz", "--json"]).output == "[]\n")
  }

  @Test func `a unique beginning names a collection, but never one that may be created`() throws {
    let box = try SampleLibrary.box(onTerminal: false)
    #expect(box.run(["list", "-c", "drin"]).output == box.run(["list", "-c", "Drinks"]).output)
    #expect(box.run(["list", "-c", "d"]).messages == "recipes: \"d\" could be Dinner, Desserts or Drinks\n")
    #expect(box.run(["list", "-c", "drnks"]).messages.contains("did you mean \"Drinks\"?"))
    box.run(["collect", "12", "--into", "Drin"])
    #expect(box.run(["collections", "drin"]).output == "Drinks\t3\nDrin\t1\n")
    #expect(box.run(["list", "-c", "drin", "-n", "1"]).output.hasPrefix("12\t"))
  }

  @Test(arguments: ["Library", "collections", "ALL"])
  func `a name that means something else is refused`(name: String) throws {
    let refused = try SampleLibrary.box(onTerminal: false).run(["collections", "add", name])
    #expect(refused.messages == "recipes: \"\(name)\" is a reserved name; choose another\n")
    #expect(refused.status == .badInput)
  }
}
