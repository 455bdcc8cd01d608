package import RecipeKitchen

/// Which recipes a list shows, and in which order. All conditions hold at once.
package struct RecipeQuery: Hashable, Sendable {
  /// Only recipes that are in all of these: in a collection, or in any of several, with commas between.
  package var collections: [String]

  /// Only recipes that are in none of these, written in the same way.
  package var notCollections: [String] = []

  /// Only recipes whose source is all of these: words of it, or the host of its address; any of several, with commas
  /// between.
  package var sources: [String] = []
  package var favoritesOnly: Bool

  /// Only recipes added in the last thirty days.
  package var recentsOnly: Bool

  /// Words that all stand in a recipe's texts, as the user types them; `nil` is no search.
  package var words: String?

  /// Words that stand in the ingredients, each at least as the beginning of one there; any of several, with commas
  /// between.
  package var with: [String]

  /// Words that do not stand in the ingredients, in the same sense.
  package var without: [String]

  /// The longest total time, in seconds. Recipes that state no time are left out, unless `includesUnknownTimes`.
  package var maxTime: Int?
  package var includesUnknownTimes = false

  /// Only recipes that keep all of these, as far as their words say.
  package var diets: [Diet] = []
  package var includesUnknownDiets = false

  /// Only recipes that were never cooked.
  package var neverCooked = false

  /// Only recipes that were cooked, but not since.
  package var cookedBefore: CookedBefore?

  /// Only recipes with so many stars or more.
  package var minStars: Int?

  /// Only recipes that say nothing of these.
  package var lacking: Set<Lack> = []

  /// Something that a recipe may say nothing of, by its name in the options of lists.
  package enum Lack: String, Sendable, CaseIterable {
    case time, picture, collection, source, rating
  }

  /// `nil` is the list's own order: that of one collection, newest first for recents, best match first for a search,
  /// else the library's.
  package var sort: RecipeSort?
  package var isReversed: Bool

  /// The seed of a random order; `nil` is the store's, which stays the same as long as the store is open.
  package var seed: Int?

  /// The number of recipes that are left out before the first.
  package var skip: Int?

  /// The most recipes to return; `nil` is all.
  package var limit: Int?

  package init(
    collections: [String] = [], favoritesOnly: Bool = false, recentsOnly: Bool = false, words: String? = nil,
    with: [String] = [], without: [String] = [], maxTime: Int? = nil, sort: RecipeSort? = nil,
    isReversed: Bool = false, seed: Int? = nil, limit: Int? = nil
  ) {
    self.collections = collections
    self.favoritesOnly = favoritesOnly
    self.recentsOnly = recentsOnly
    self.words = words
    self.with = with
    self.without = without
    self.maxTime = maxTime
    self.sort = sort
    self.isReversed = isReversed
    self.seed = seed
    self.limit = limit
  }

  /// `true` if only recipes are asked for that say nothing of something.
  package subscript(lacking lack: Lack) -> Bool {
    get { lacking.contains(lack) }
    set { if newValue { lacking.insert(lack) } else { lacking.remove(lack) } }
  }

  /// Also recipes of which it is not known whether they hold to the longest time, and to the diets.
  package var includesUnknown: Bool {
    get { includesUnknownTimes && includesUnknownDiets }
    set { (includesUnknownTimes, includesUnknownDiets) = (newValue, newValue) }
  }

  package static let all = RecipeQuery()
  package static let favorites = RecipeQuery(favoritesOnly: true)
  package static let recents = RecipeQuery(recentsOnly: true)
  package static func collection(_ name: String) -> RecipeQuery { RecipeQuery(collections: [name]) }
}

/// An order that a list can be shown in.
package enum RecipeSort: String, Hashable, Sendable, CaseIterable {
  /// The manual order: that of one collection, else the library's.
  case manual

  /// By title without case and accents.
  case title

  /// Newest first.
  case added

  /// Quickest first; recipes that state no time come last, reversed or not.
  case time

  /// Cooked last first; recipes that never were come last, reversed or not.
  case cooked

  /// Most stars first; recipes that are not rated come last, reversed or not.
  case rating

  /// By the host of the source's address, or by its text; recipes without one come last, reversed or not.
  case source

  /// Fewest servings first, by the number that scaling uses; recipes without one come last, reversed or not.
  case servings

  /// Shuffled: each seed makes another order, in which a recipe that comes or goes moves no other.
  case random
}

extension RecipeQuery {
  /// The manually ordered list that the query shows whole and in its order, so that reordering it means something.
  ///
  /// - Throws: `RecipeStoreError.listHasNoManualOrder` for recents, a search, a sorted, filtered or cut list.
  package func orderedList() throws(RecipeStoreError) -> OrderedList {
    if words != nil { throw .listHasNoManualOrder("a search result") }
    if recentsOnly { throw .listHasNoManualOrder("the list of recents") }
    if isReversed || (sort ?? .manual) != .manual { throw .listHasNoManualOrder("a sorted list") }
    var whole = self
    whole.sort = nil
    guard whole == RecipeQuery(collections: collections, favoritesOnly: favoritesOnly) else {
      throw .listHasNoManualOrder("a filtered list")
    }
    switch (collections.count, favoritesOnly) {
    case (0, false): return .library
    case (0, true): return .favorites
    case (1, false): return .collection(collections[0])
    default: throw .listHasNoManualOrder("a filtered list")
    }
  }
}

/// An order of a list's recipes. Every order but the rank ends with the identifier, so there are no ties.
enum RecipeQueryOrder {
  case library, collection, title, added, time, cooked, rating, source, servings, random, rank

  /// Two columns that order a list, the second the recipes' identifiers, and whether the greatest key comes first.
  struct Key {
    let columns: (String, String)
    var isText = false
    var isDescending = false
  }

  /// - Parameter isOneCollection: Whether the list is one collection.
  init(_ query: RecipeQuery, isOneCollection: Bool) {
    self =
      switch query.sort {
      case nil where query.words != nil: .rank
      case nil where query.recentsOnly: .added
      case nil, .manual: isOneCollection ? .collection : .library
      case .title: .title
      case .added: .added
      case .time: .time
      case .cooked: .cooked
      case .rating: .rating
      case .source: .source
      case .servings: .servings
      case .random: .random
      }
  }

  /// The key of the order, `nil` for one that takes more than a key.
  func key(isReversed: Bool) -> Key? {
    var key: Key
    switch self {
    case .library: key = Key(columns: ("recipes.position", "recipes.id"))
    case .collection: key = Key(columns: ("member.position", "member.recipe_id"))
    case .title: key = Key(columns: ("title_key", "recipes.id"), isText: true)
    case .added: key = Key(columns: ("added_at", "recipes.id"), isDescending: true)
    case .time, .cooked, .rating, .source, .servings, .random, .rank: return nil
    }
    key.isDescending = key.isDescending != isReversed
    return key
  }

  /// Returns the terms that follow ORDER BY.
  func terms(isReversed: Bool) -> String {
    let key = key(isReversed: isReversed)
    let direction = key?.isDescending ?? isReversed ? "DESC" : "ASC"
    return switch self {
    case .library, .collection, .title, .added: "\(key!.columns.0) \(direction), \(key!.columns.1) \(direction)"
    case .time:
      """
      prep_time + cook_time = 0, prep_time + cook_time \(direction), \
      recipes.position \(direction), recipes.id \(direction)
      """
    case .cooked: Self.terms(CookingsTable.lastDay, isDescending: !isReversed, isReversed: isReversed)
    case .rating: Self.terms(RatingsTable.stars, isDescending: !isReversed, isReversed: isReversed)
    case .source:
      Self.terms("\(SourceFilter.placeFunction)(recipes.source)", isDescending: isReversed, isReversed: isReversed)
    case .servings:
      Self.terms("\(ServingsOrder.functionName)(servings)", isDescending: isReversed, isReversed: isReversed)
    case .random: "\(Shuffle.functionName)(?, recipes.id) \(direction), recipes.id \(direction)"
    case .rank: "rank \(direction)"
    }
  }

  /// Last what has no value; the library's order decides between equals.
  private static func terms(_ value: String, isDescending: Bool, isReversed: Bool) -> String {
    let (first, then) = (isDescending ? "DESC" : "ASC", isReversed ? "DESC" : "ASC")
    return "\(value) \(first) NULLS LAST, recipes.position \(then), recipes.id \(then)"
  }
}

/// A random order: a function of SQL that gives each recipe a number, which a seed decides.
///
/// - Source: the finalizer of splitmix64, S. Vigna, prng.di.unimi.it.
enum Shuffle {
  static let functionName = "shuffled"

  static func key(of id: Int64, seed: Int64) -> Int64 {
    var value = UInt64(bitPattern: seed) &+ UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int64(bitPattern: value ^ (value >> 31))
  }
}

/// An order by servings: a function of SQL that gives each text its number.
enum ServingsOrder {
  /// `servings_count(servings)`: the number in thousandths; NULL for none.
  static let functionName = "servings_count"

  static func place(of servings: String) -> Int64? {
    ServingsCount(servings).map { Int64(($0.count.doubleValue * 1000).rounded()) }
  }
}
