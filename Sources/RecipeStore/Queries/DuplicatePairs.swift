import RecipeKitchen
import RecipeModel

/// A recipe as far as it matters for finding others like it.
struct DuplicateCandidate {
  let recipe: LinkedRecipe
  let source: String
  let ingredients: String
}

/// Finds the recipes of a list that may be one.
///
/// Two lists of foods of which nine in ten are shared have one of their rarest foods in common, so only lists that do are
/// compared.
///
/// - Source: Bayardo, Ma, and Srikant, "Scaling up all pairs similarity search", 2007, on looking at the rarest words.
struct DuplicatePairs {
  /// A larger group of recipes that are alike is compared with its first one only, or it would have millions of pairs.
  static let mostInGroup = 30

  private struct Pair: Hashable {
    let first, second: Int

    init(_ one: Int, _ other: Int) { (first, second) = (min(one, other), max(one, other)) }
  }

  private let candidates: [DuplicateCandidate]
  private var reasons: [Pair: DuplicatePair.Reason] = [:]

  /// - Complexity: O(*n*) for *n* bytes of recipes, and for those that share rare foods the square of their number.
  init(_ candidates: [DuplicateCandidate]) {
    self.candidates = candidates
    add(groups(by: { Self.page(of: $0.source) }), because: .page)
    add(groups(by: { TextFold.fold($0.recipe.title.withoutNumberInBrackets) }), because: .title)
    let lists = FoodLists(of: candidates.map(\.ingredients))
    add(lists.members, because: .ingredients)
    addSimilar(lists)
  }

  /// The pairs in the order of their numbers.
  var pairs: [DuplicatePair] {
    reasons.map { pair, reason in
      let recipes = [candidates[pair.first].recipe, candidates[pair.second].recipe].sorted { $0.id < $1.id }
      return DuplicatePair(first: recipes[0], second: recipes[1], reason: reason)
    }
    .sorted { ($0.first.id, $0.second.id) < ($1.first.id, $1.second.id) }
  }

  /// The places of the candidates that have the same key; those without one are in no group.
  private func groups(by key: (DuplicateCandidate) -> String?) -> [[Int]] {
    var groups: [String: [Int]] = [:]
    for (place, candidate) in candidates.enumerated() {
      if let key = key(candidate) { groups[key, default: []].append(place) }
    }
    return Array(groups.values)
  }

  private mutating func add(_ groups: [[Int]], because reason: DuplicatePair.Reason) {
    for group in groups where group.count > 1 {
      let firsts = group.count > Self.mostInGroup ? 1 : group.count
      for place in 0..<firsts { for other in group[(place + 1)...] { add(Pair(group[place], other), because: reason) } }
    }
  }

  private mutating func add(_ pair: Pair, because reason: DuplicatePair.Reason) {
    if reasons[pair] == nil { reasons[pair] = reason }
  }

  private mutating func addSimilar(_ lists: FoodLists) {
    for similar in lists.similar() {
      for one in lists.members[similar.first].prefix(Self.mostInGroup) {
        let words = Self.words(of: candidates[one].recipe.title)
        for other in lists.members[similar.second].prefix(Self.mostInGroup)
        where !words.isDisjoint(with: Self.words(of: candidates[other].recipe.title)) {
          add(Pair(one, other), because: .some(similar.shared, of: similar.count))
        }
      }
    }
  }

  private static func words(of title: String) -> Set<Substring> {
    Set(TextFold.fold(title.withoutNumberInBrackets).split { !$0.isLetter && !$0.isNumber })
  }

  /// The address of a page, without what does not matter for which page it is; nil for a source that is no address.
  static func page(of source: String) -> String? {
    let text = source.trimmed()
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let address = text.dropFirst(scheme.count).prefix { $0 != "#" }
    if address.contains(where: \.isWhitespace) { return nil }
    var host = address.prefix { $0 != "/" && $0 != "?" }.lowercased()
    if host.hasPrefix("www.") { host.removeFirst(4) }
    var path = address.drop { $0 != "/" && $0 != "?" }
    while path.last == "/" { path.removeLast() }
    return host.isEmpty ? nil : host + path
  }
}

/// The foods of recipes, each list of them once.
private struct FoodLists {
  /// Foods as their ranks by how many recipes have them, the rarest first.
  private var lists: [[Int]] = []
  /// The places of the recipes that have a list.
  private(set) var members: [[Int]] = []

  /// - Parameter ingredients: Of each recipe; one without foods is in no list.
  init(of ingredients: [String]) {
    let noFoods = FoodsAtHand([])
    var numbers: [ItemKey: Int] = [:]
    var counts: [Int] = []
    var places: [[Int]: [Int]] = [:]
    for (place, text) in ingredients.enumerated() {
      let foods = Set(noFoods.missing(from: text)?.keys ?? []).map { key in
        if let number = numbers[key] { return number }
        numbers[key] = counts.count
        counts.append(0)
        return counts.count - 1
      }
      if foods.isEmpty { continue }
      for food in foods { counts[food] += 1 }
      places[foods.sorted(), default: []].append(place)
    }
    var ranks = counts
    for (rank, food) in counts.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }).enumerated() {
      ranks[food] = rank
    }
    for (foods, members) in places.sorted(by: { $0.value[0] < $1.value[0] }) {
      lists.append(foods.map { ranks[$0] }.sorted())
      self.members.append(members)
    }
  }

  /// The pairs of lists of which nine foods in ten are shared, and how many of those of the longer one.
  func similar() -> [(first: Int, second: Int, shared: Int, count: Int)] {
    var found: [(first: Int, second: Int, shared: Int, count: Int)] = []
    var listsWith: [Int: [Int]] = [:]
    /// The last list that each was compared with: a set of them for each list would take longer than to compare.
    var comparedWith = Array(repeating: -1, count: lists.count)
    for (place, foods) in lists.enumerated() {
      let rare = foods.prefix(foods.count - Self.leastShared(of: foods.count) + 1)
      for food in rare {
        for other in listsWith[food] ?? [] where comparedWith[other] != place {
          comparedWith[other] = place
          let (fewer, count) = (min(foods.count, lists[other].count), max(foods.count, lists[other].count))
          guard fewer >= Self.leastShared(of: count) else { continue }
          let shared = Self.shared(foods, lists[other])
          if shared >= Self.leastShared(of: count) { found.append((other, place, shared, count)) }
        }
      }
      for food in rare { listsWith[food, default: []].append(place) }
    }
    return found
  }

  /// The number of foods that two lists have in common.
  private static func shared(_ one: [Int], _ other: [Int]) -> Int {
    var (place, otherPlace, shared) = (0, 0, 0)
    while place < one.count, otherPlace < other.count {
      let (food, otherFood) = (one[place], other[otherPlace])
      if food == otherFood { shared += 1 }
      if food <= otherFood { place += 1 }
      if otherFood <= food { otherPlace += 1 }
    }
    return shared
  }

  /// Nine in ten, rounded up.
  private static func leastShared(of count: Int) -> Int { (count * 9 + 9) / 10 }
}
