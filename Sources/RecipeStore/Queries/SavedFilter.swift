import RecipeKitchen
import RecipeModel

/// The content of a collection that is not filled by hand: every recipe that matches.
package struct SavedFilter: Hashable, Sendable {
  /// The conditions, and the order if one is named. It has no words, and no limit.
  package let query: RecipeQuery

  /// Takes over the conditions and the order of a query.
  package init(_ query: RecipeQuery) {
    var kept = query
    (kept.words, kept.skip, kept.limit, kept.isReversed, kept.seed) = (nil, nil, nil, false, nil)
    self.query = kept
  }

  package var isEmpty: Bool { query == .all }

  /// The filter with another text for each that names a collection, or several.
  func naming(_ name: (String) throws -> String) rethrows -> SavedFilter {
    var query = query
    query.collections = try query.collections.map(name)
    query.notCollections = try query.notCollections.map(name)
    return SavedFilter(query)
  }

  /// The most bytes of a filter's text.
  static let longest = RecipeLimits.lineBytes
}

/// The text of a filter: options of the command `list` by their long names, in one order, each value once.
extension SavedFilter {
  private enum Option: String, CaseIterable {
    case collection
    case notCollection = "not-collection"
    case source, favorites, recents
    case maxTime = "max-time"
    case diet
    case freeFrom = "free-from"
    case orUnknown = "or-unknown"
    case with, without
    case neverCooked = "never-cooked"
    case cookedBefore = "cooked-before"
    case rating
    case noTime = "no-time"
    case noPicture = "no-picture"
    case noCollection = "no-collection"
    case noSource = "no-source"
    case noRating = "no-rating"
    case sort

    /// The values that a filter has for the option; `nil` is that of an option without values.
    func values(in query: RecipeQuery) -> [String?] {
      switch self {
      case .collection: unique(query.collections, by: CollectionName.key)
      case .notCollection: unique(query.notCollections, by: CollectionName.key)
      case .source: unique(query.sources) { $0 }
      case .favorites: query.favoritesOnly ? [nil] : []
      case .recents: query.recentsOnly ? [nil] : []
      // No time at all has no words.
      case .maxTime: query.maxTime.map { [$0 == 0 ? "0m" : CookingTime.compactText($0)] } ?? []
      case .diet: unique(query.diets.filter { !$0.isFreeFrom }.map(\.name)) { $0 }
      case .freeFrom: unique(query.diets.filter(\.isFreeFrom).map(\.name)) { $0 }
      case .orUnknown: query.includesUnknownTimes || query.includesUnknownDiets ? [nil] : []
      case .with: unique(query.with) { $0 }
      case .without: unique(query.without) { $0 }
      case .neverCooked: query.neverCooked ? [nil] : []
      case .cookedBefore: query.cookedBefore.map { [$0.description] } ?? []
      case .rating: query.minStars.map { ["\($0)"] } ?? []
      case .noTime, .noPicture, .noCollection, .noSource, .noRating: query.lacking.contains(lack!) ? [nil] : []
      case .sort: query.sort.map { [$0.rawValue] } ?? []
      }
    }

    /// What a recipe says nothing of, of an option that asks for that.
    private var lack: RecipeQuery.Lack? {
      rawValue.hasPrefix("no-") ? RecipeQuery.Lack(rawValue: String(rawValue.dropFirst("no-".count))) : nil
    }

    private func unique(_ values: [String], by key: (String) -> String) -> [String] {
      var seen: Set<String> = []
      return values.filter { seen.insert(key($0)).inserted }
    }

    var hasValue: Bool { ![.favorites, .recents, .orUnknown, .neverCooked].contains(self) && lack == nil }

    /// Adds a value to a query; returns whether it is one.
    func add(_ value: String, to query: inout RecipeQuery) -> Bool {
      switch self {
      case .collection: query.collections.append(value)
      case .notCollection: query.notCollections.append(value)
      case .source: query.sources.append(value)
      case .favorites: query.favoritesOnly = true
      case .recents: query.recentsOnly = true
      case .maxTime: query.maxTime = CookingTime.parse(value)
      case .diet: query.diets += [Diet.named(value)].compactMap(\.self)
      case .freeFrom: query.diets += [Diet.free(from: value)].compactMap(\.self)
      case .orUnknown: query.includesUnknown = true
      case .with: query.with.append(value)
      case .without: query.without.append(value)
      case .neverCooked: query.neverCooked = true
      case .cookedBefore: query.cookedBefore = CookedBefore(value)
      case .rating: query.minStars = Int(value).flatMap { CookingLog.stars.contains($0) ? $0 : nil }
      case .noTime, .noPicture, .noCollection, .noSource, .noRating: query.lacking.insert(lack!)
      case .sort: query.sort = RecipeSort(rawValue: value)
      }
      return switch self {
      case .diet: Diet.named(value) != nil
      case .freeFrom: Diet.free(from: value) != nil
      case .maxTime: query.maxTime != nil
      case .cookedBefore: query.cookedBefore != nil
      case .rating: query.minStars != nil
      case .sort: query.sort != nil
      default: true
      }
    }
  }

  /// `--max-time 30m --with chicken`
  package var text: String {
    ShellWords.join(
      Option.allCases.flatMap { option in
        option.values(in: query).flatMap { ["--\(option.rawValue)"] + [$0].compactMap(\.self) }
      })
  }

  /// Reads the text of a filter, as `text` spells it; `nil` for anything else, as only a damaged file holds.
  package init?(text: String) {
    guard text.utf8.count <= Self.longest, var rest = (try? ShellWords.split(text))?[...] else { return nil }
    var query = RecipeQuery()
    while let name = rest.popFirst() {
      guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))),
        let value = option.hasValue ? rest.popFirst() : "", option.add(value, to: &query)
      else { return nil }
    }
    self.init(query)
    if isEmpty { return nil }
  }
}

extension RecipeQuery {
  /// Adds the conditions of a filter, all of which hold besides the query's own.
  ///
  /// - Parameter today: The day that it is here, which tells the earlier of two limits.
  mutating func add(_ filter: SavedFilter, today: CalendarDay) {
    let other = filter.query
    collections += other.collections
    notCollections += other.notCollections
    sources += other.sources
    lacking.formUnion(other.lacking)
    favoritesOnly = favoritesOnly || other.favoritesOnly
    recentsOnly = recentsOnly || other.recentsOnly
    with += other.with
    without += other.without
    let limits = [self, other].filter { $0.maxTime != nil }
    includesUnknownTimes = !limits.isEmpty && limits.allSatisfy(\.includesUnknownTimes)
    maxTime = limits.compactMap(\.maxTime).min()
    let fed = [self, other].filter { !$0.diets.isEmpty }
    includesUnknownDiets = !fed.isEmpty && fed.allSatisfy(\.includesUnknownDiets)
    diets += other.diets.filter { !diets.contains($0) }
    neverCooked = neverCooked || other.neverCooked
    cookedBefore = [cookedBefore, other.cookedBefore].compactMap(\.self).min {
      $0.day(from: today) < $1.day(from: today)
    }
    minStars = [minStars, other.minStars].compactMap(\.self).max()
  }
}
