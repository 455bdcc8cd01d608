import RecipeStore

package struct AddAisle: Verb {
  package var title = ""

  package init() {}

  package static let name = "shop aisles add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Add an aisle.", usage: ["recipes shop aisles add AISLE"], examples: ["recipes shop aisles add Pet food"],
    parameters: [.word(\.title, "new-name", .newName, "Its name.", json: "name", field: "name").joined],
    forms: ["/shop/aisles"],
    routes: [Route(.post, "/aisles", "addAisle", "Add an aisle", answer: .list(of: "Aisle"))])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    try library.store.addAisle(title)
    let aisle = try library.store.aisle(named: title)
    return VerbResult(
      .aisles([aisle]), done: "Added the aisle \(title: aisle.name)", sentence: "Added the aisle \(title)")
  }
}

package struct RenameAisle: Verb {
  package var aisle = ""
  package var title = ""

  package init() {}

  package static let name = "shop aisles rename"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Rename an aisle.", usage: ["recipes shop aisles rename AISLE NEW-NAME"],
    examples: [#"recipes shop aisles rename Produce "Fruit and vegetables""#],
    parameters: [
      .word(\.aisle, "aisle", .aisle, "The aisle."),
      .word(\.title, "new-name", .newName, "The new name.", json: "name", field: "name"),
    ],
    forms: ["/shop/aisles/rename"],
    routes: [Route(.patch, "/aisles/{aisle}", "renameAisle", "Rename an aisle", answer: .list(of: "Aisle"))])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let old = try library.names.aisle(aisle, in: library.store)
    let isRenamed = try !library.store.renameAisle(old.name, to: title).isEmpty
    let new = try isRenamed ? [library.store.aisle(named: title)] : []
    return VerbResult(
      .aisles(new), done: "Renamed \(old.name) to \(title: new.first?.name ?? title)",
      sentence: "Renamed \(aisle) to \(title)")
  }
}

package struct DeleteAisle: Verb {
  package var aisle = ""

  package init() {}

  package static let name = "shop aisles delete"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Delete an aisle; what was found there is listed under Other.", usage: ["recipes shop aisles delete AISLE"],
    examples: ["recipes shop aisles delete Deli"], parameters: [.word(\.aisle, "aisle", .aisle, "The aisle.").joined],
    forms: ["/shop/aisles/delete"],
    routes: [
      Route(
        .delete, "/aisles/{aisle}", "deleteAisle",
        "Delete an aisle; what was found there is listed where it usually is, or under Other")
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let deleted = try library.names.aisle(aisle, in: library.store)
    try library.store.deleteAisle(deleted.name)
    return VerbResult(
      .aisles([deleted]), done: "Deleted the aisle \(title: deleted.name)", sentence: "Deleted the aisle \(aisle)")
  }
}

package struct ReorderAisle: Verb {
  package var destination = DestinationRequest<String>()
  package var aisle = ""

  package init() {}

  package static let name = "shop aisles reorder"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Move an aisle among the others.",
    usage: ["recipes shop aisles reorder AISLE (--before AISLE | --after AISLE | --to PLACE)"],
    examples: ["recipes shop aisles reorder dairy --before produce"],
    groups: [
      DestinationRequest.parameters(.neighboringAisle).within(\.destination).inSection("Destination"),
      [.word(\.aisle, "aisle", .aisle, "The aisle.", field: "item").joined],
    ],
    rules: DestinationRequest<String>.rules, forms: ["/shop/aisles/reorder"],
    routes: [
      Route(.post, "/aisles/{aisle}/move", "moveAisle", "Move an aisle among the others", answer: .list(of: "Aisle"))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let moved = try names.aisle(aisle, in: store)
    guard let place = try destination.resolved({ try names.aisle($0, in: store).name }) else {
      throw DestinationRequest<String>.missing
    }
    let isMoved = try !store.moveAisle(moved.name, to: place).isEmpty
    return VerbResult(
      .aisles(isMoved ? [moved] : []), done: "Moved \(title: moved.name) \(place.phrase)",
      sentence: "Moved \(aisle) \(destination.resolved { $0 }?.phrase ?? "")")
  }
}

extension ValueForm where Value == String {
  fileprivate static var aisle: ValueForm { .text("aisle", atLeast: 1) }
  fileprivate static var newName: ValueForm { .text("new-name", atLeast: 1) }
  fileprivate static var neighboringAisle: ValueForm { .text("neighbor", atLeast: 1) }
}
