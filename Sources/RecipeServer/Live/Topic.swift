import RecipeModel
import RecipeViewModels

/// Something that pages show and that changes under them: each has a stream of events, which every page that shows it
/// follows.
enum Topic: Hashable, Sendable {
  case home, sidebar

  /// The lists and collections next to every page of a desktop.
  case side
  case list(ShownList)

  /// The recipes that match words.
  case search(String)
  case recipe(Recipe.ID)
  /// The shopping list.
  case shop
  /// The week of the meal plan that begins on a day.
  case plan(CalendarDay)

  /// Its name in pages and requests: `home`, `side`, `list/collection/7`, `search/tomato soup`, `recipe/12`.
  var name: String {
    switch self {
    case .home: "home"
    case .sidebar: "sidebar"
    case .side: "side"
    case .list(let list): "list/\(list.name)"
    case .search(let words): "search/\(words)"
    case .recipe(let id): "recipe/\(id)"
    case .shop: "shop"
    case .plan(let day): "plan/\(day)"
    }
  }

  init?(name: some StringProtocol) {
    let (kind, rest) = name.split(separator: "/", maxSplits: 1).pair
    switch kind {
    case "home" where rest == nil: self = .home
    case "sidebar" where rest == nil: self = .sidebar
    case "side" where rest == nil: self = .side
    case "shop" where rest == nil: self = .shop
    case "list":
      guard let list = rest.flatMap({ ShownList(name: String($0)) }) else { return nil }
      self = .list(list)
    case "search":
      guard let words = rest else { return nil }
      self = .search(String(words))
    case "recipe":
      guard let id = rest.flatMap({ Int($0) }), id > 0 else { return nil }
      self = .recipe(id)
    case "plan":
      guard let day = rest.flatMap({ CalendarDay(String($0)) }) else { return nil }
      self = .plan(day)
    default: return nil
    }
  }
}

extension Array where Element: StringProtocol {
  /// The first two elements, of which either may be missing.
  fileprivate var pair: (first: Element?, second: Element?) { (first, dropFirst().first) }
}

/// A topic as one kind of device sees it: rows of a device that may only read have no buttons.
struct SeenTopic: Hashable, Sendable {
  let topic: Topic
  let isReadOnly: Bool
}

/// Where in a topic's events a page was read, or the last event that it has seen: `4f1c9a02.17`.
struct TopicMark: Hashable, Sendable {
  /// A random number, made with the topic: marks of another run of the server, or of a database that was replaced, mean
  /// nothing now.
  let epoch: UInt32
  let sequence: Int

  init(epoch: UInt32, sequence: Int) {
    (self.epoch, self.sequence) = (epoch, sequence)
  }

  var text: String { "\(String(epoch, radix: 16)).\(sequence)" }

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let epoch = UInt32(parts[0], radix: 16), let sequence = Int(parts[1]), sequence >= 0 else {
      return nil
    }
    self.init(epoch: epoch, sequence: sequence)
  }
}
