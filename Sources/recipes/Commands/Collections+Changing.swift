import RecipeModel
import RecipeStore
import RecipeVerbs

/// Renames a collection, and merges it into another one if that is agreed to.
struct CollectionRenaming: CommandOfVerb {
  var verb = RenameCollection()

  func run(in session: Session) throws {
    let store = try session.library.open()
    let names = LenientNames(session: session)
    let collection = try store.collection(named: names.collection(verb.collection, in: store))
    var verb = verb
    if let other = try store.collectionID(named: verb.title), other != collection.id {
      try agree(toMerge: collection, into: store.collection(named: verb.title), in: session)
      verb.isMerging = true
    }
    try session.perform(verb)
  }

  private func agree(
    toMerge collection: RecipeCollection, into other: RecipeCollection, in session: Session
  ) throws {
    for one in [collection, other] where one.filter != nil { throw RecipeStoreError.holdsMatches(one.name) }
    let recipes = StyledText.count(collection.count, "recipe", "recipes")
    let question: StyledText =
      "Merge \(collection.name, .title) (\(recipes)) into \(other.name, .title) (\(other.count))?"
    switch try verb.isMerging ? true : session.confirm(question) {
    case true?: break
    case false?: throw CommandError.cancelled("Nothing merged.")
    case nil:
      throw CommandError(
        "there is a collection \(other.name) already; use --merge to merge \(collection.name) into it", .badInput)
    }
  }
}

/// Deletes collections, once it is agreed that these are meant.
struct CollectionDeletion: CommandOfVerb {
  var verb = DeleteCollections()

  func run(in session: Session) throws {
    let store = try session.library.open()
    let names = LenientNames(session: session)
    let collections = try store.collections(named: names.collections(verb.collections, in: store))
    try session.agree(to: Self.question(collections), otherwise: "Nothing deleted.")
    try session.perform(verb)
  }

  private static func question(_ collections: [RecipeCollection]) -> StyledText {
    if collections.count == 1 {
      let recipes = StyledText.count(collections[0].count, "recipe", "recipes")
      return "Delete \(phrase(collections) { "\($0.name, .title) (\(recipes))" })? Its recipes stay."
    }
    return "Delete \(phrase(collections) { "\($0.name, .title) (\($0.count))" })? Their recipes stay."
  }

  /// `the collections Drinks, Soups and Desserts`.
  private static func phrase(
    _ collections: [RecipeCollection], _ name: (RecipeCollection) -> StyledText
  ) -> StyledText {
    var phrase: StyledText = collections.count == 1 ? "the collection " : "the collections "
    for (index, collection) in collections.enumerated() {
      if index > 0 { phrase += index == collections.count - 1 ? " and " : ", " }
      phrase += name(collection)
    }
    return phrase
  }
}

extension RecipeCollection {
  /// `Soups`, or `Weeknight, a saved filter: --max-time 30m (3 recipes)`.
  var phrase: StyledText {
    guard let filter else { return "\(name, .title)" }
    return "\(name, .title), a saved filter: \(filter) (\(StyledText.count(count, "recipe", "recipes")))"
  }
}
