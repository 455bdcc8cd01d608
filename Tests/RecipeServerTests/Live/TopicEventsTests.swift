import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeVerbs
import RecipeViewModels
import Testing

@testable import RecipeServer

/// What pages are told, against what a page that is fetched afresh shows.
@Suite struct TopicEventsTests {
  private static let topics: [Topic] = [
    .home, .sidebar, .side, .list(.library(.all)), .list(.library(.favorites)), .list(.collection(1)),
    .shop, .plan(CalendarDay(at: TestLibrary.now, in: .utc).week(from: 1).lowerBound),
  ]

  @Test func `a move by another program is one batch of one move`() async throws {
    let library = try await TestLibrary { try $0.add((1...9).map { RecipeDraft(title: "Recipe \($0)") }) }
    let queue = EventQueue {}
    var reader = EventReader(queue)
    let topic = SeenTopic(topic: .list(.library(.all)), isReadOnly: false)
    let mark = try await library.live.reading([topic]) { $0["list/all"] }
    let page = try #require(try await library.live.follow([(topic, mark.flatMap { TopicMark($0) })], queue))
    try library.theirs.move([5], to: .top, in: .library)
    try await library.live.catchUp()
    await library.live.say("end", undo: nil)
    let events = try await reader.events(until: "end")
    #expect(events.map(\.name) == ["batch"])
    let batches = events.first?.data["b"] as? [[String: [[Any]]]]
    #expect(batches?.count == 1 && batches?[0].keys.sorted() == ["m"])
    #expect(batches?[0]["m"]?.map { "\($0)" } == ["[\"r5\", 0]"])
    await library.live.leave(page)
  }

  @Test func `the shopping list is fetched again when an aisle is renamed or a recipe comes, and not for a tick`()
    async throws
  {
    let library = try await TestLibrary { store in
      try store.add((1...2).map { RecipeDraft(title: "Soup \($0)", ingredients: "2 onions") })
      try store.addToShoppingList([(1, .one)])
    }
    let queue = EventQueue {}
    var reader = EventReader(queue)
    let topic = SeenTopic(topic: .shop, isReadOnly: false)
    let mark = try await library.live.reading([topic]) { $0["shop"] }
    let page = try #require(try await library.live.follow([(topic, mark.flatMap { TopicMark($0) })], queue))
    let onion = ItemKey(text: "onion")
    let changes: [(event: String, make: () throws -> Void)] = [
      ("batch", { _ = try library.theirs.step("tick") { try library.theirs.tickShoppingItems([onion], true) } }),
      ("stale", { _ = try library.theirs.step("rename") { try library.theirs.renameAisle("Produce", to: "Fruit") } }),
      ("stale", { _ = try library.theirs.step("add") { try library.theirs.addToShoppingList([(2, .one)]) } }),
      ("stale", { _ = try library.theirs.step("pantry") { try library.theirs.addToPantry(["onions"]) } }),
    ]
    for (number, change) in changes.enumerated() {
      try change.make()
      try await library.live.catchUp()
      await library.live.say("\(number)", undo: nil)
      #expect(try await reader.events(until: "\(number)").map(\.name) == [change.event], "\(number)")
    }
    await library.live.leave(page)
  }

  @Test func `a recipe's page is fetched again when a food is meant otherwise`() async throws {
    let library = try await TestLibrary { try $0.add(RecipeDraft(title: "Porridge", ingredients: "200 g oat milk")) }
    let queue = EventQueue {}
    var reader = EventReader(queue)
    let topic = SeenTopic(topic: .recipe(1), isReadOnly: false)
    let mark = try await library.live.reading([topic]) { $0["recipe/1"] }
    let page = try #require(try await library.live.follow([(topic, mark.flatMap { TopicMark($0) })], queue))
    _ = try library.theirs.step("nutrition map") { try library.theirs.setFood("oat milk", to: .listed("16157")) }
    try await library.live.catchUp()
    await library.live.say("end", undo: nil)
    #expect(try await reader.events(until: "end").map(\.name) == ["stale"])
    await library.live.leave(page)
  }

  @Test func `a collection that is expanded on one page is expanded on all`() async throws {
    let library = try await TestLibrary { try $0.add(RecipeDraft(title: "Soup", collections: ["A"])) }
    var pages = try await [Topic.home, .sidebar].asyncMap { try await FollowedPage($0, library) }
    var verb = ArrangeSidebar()
    verb.expanding = [.collection(.id(1))]
    try await library.live.perform(verb) { _, _ in }
    await library.live.say("expanded", undo: nil)
    for place in pages.indices {
      try await pages[place].check(at: "expanded", library, "expanding")
      #expect(pages[place].keys.contains("c1r1"))
    }
  }

  @Test(arguments: 1...4) func `events keep a page as one that is fetched afresh`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let library = try await TestLibrary { store in
      try store.add(
        (1...12).map {
          RecipeDraft(
            title: "Recipe \($0)", ingredients: RandomVerb.lines($0), isFavorite: $0 % 3 == 0, collections: ["A", "B"])
        })
    }
    var pages = try await Self.topics.asyncMap { try await FollowedPage($0, library) }
    for number in 0..<60 {
      let isTheirs = Bool.random(using: &random)
      let verb = RandomVerb(using: &random)
      if isTheirs { try verb.make(in: library.theirs) } else { try await library.live.change { try verb.make(in: $0) } }
      if number % 3 == 0 || !isTheirs { try await library.live.catchUp() }
      if number % 5 == 0 {
        try await library.live.catchUp()
        await library.live.say("step \(number)", undo: nil)
        for place in pages.indices { try await pages[place].check(at: "step \(number)", library, "\(verb)") }
      }
      if number % 17 == 0 { for place in pages.indices { try await pages[place].reconnect(library) } }
    }
  }
}

/// A page that follows one topic.
private struct FollowedPage {
  private let topic: Topic
  private var rows: RowsOnPage
  private var reader: EventReader
  private var number: Int
  private var seen: TopicMark

  init(_ topic: Topic, _ library: TestLibrary) async throws {
    self.topic = topic
    let (page, mark) = try await Self.fetch(topic, library)
    seen = try #require(TopicMark(mark))
    rows = RowsOnPage(page: page, isSide: topic == .side)
    (reader, number) = try await Self.follow(topic, mark, library)
  }

  /// Comes back after its connection was cut, with the last event that it has seen.
  mutating func reconnect(_ library: TestLibrary) async throws {
    await library.live.leave(number)
    (reader, number) = try await Self.follow(topic, seen.text, library)
  }

  var keys: [String] { rows.sections.values.flatMap { $0.map(\.key) } }

  mutating func check(at sentence: String, _ library: TestLibrary, _ verb: String) async throws {
    for event in try await reader.events(until: sentence) {
      // What was fetched meanwhile has the events up to its own mark already.
      guard let mark = event.id.flatMap({ TopicMark($0) }), mark.sequence > seen.sequence || mark.epoch != seen.epoch
      else { continue }
      seen = mark
      if event.name == "stale" {
        let fetched = try await Self.fetch(topic, library)
        (rows, seen) = (RowsOnPage(page: fetched.page, isSide: topic == .side), TopicMark(fetched.mark) ?? seen)
      } else {
        for batch in event.data["b"] as! [[String: Any]] { rows.apply(batch) }
      }
    }
    let fresh = RowsOnPage(
      page: try await Self.fetch(topic, library).page, isSide: topic == .side)
    for name in Set(fresh.sections.keys).union(rows.sections.keys) {
      let (kept, wanted) = (rows.sections[name] ?? [], fresh.sections[name] ?? [])
      let differing = zip(kept, wanted).first { $0 != $1 }
      let difference = differing.map { "\($0.markup) instead of \($1.markup)" } ?? "\(kept.count) of \(wanted.count)"
      #expect(kept == wanted, "\(name) of \(topic.name) after \(verb): \(difference)")
    }
  }

  private static func fetch(_ topic: Topic, _ library: TestLibrary) async throws -> (page: String, mark: String) {
    let request = PageRequest()
    let page: Markup? =
      switch topic {
      case .home: try await library.live.homePage(request)
      case .sidebar, .side: try await library.live.sidebarPage(request)
      case .list(let list): try await library.live.listPage(list, .init(), after: nil, request)
      case .shop: try await library.live.shopPage(request)
      case .plan(let day): try await library.live.planPage(day, request)
      case .search, .recipe: nil
      }
    let mark = try await library.live.reading([SeenTopic(topic: topic, isReadOnly: false)]) { $0[topic.name] }
    return (page?.text ?? "", mark ?? "")
  }

  private static func follow(
    _ topic: Topic, _ mark: String, _ library: TestLibrary
  ) async throws -> (EventReader, Int) {
    let queue = EventQueue {}
    let seen = SeenTopic(topic: topic, isReadOnly: false)
    return (EventReader(queue), try #require(try await library.live.follow([(seen, TopicMark(mark))], queue)))
  }
}

/// A verb of the store with random arguments; one that the store refuses changes nothing.
private struct RandomVerb: CustomStringConvertible {
  private let kind: Int
  private let one: Int
  private let other: Int

  init(using random: inout SeededGenerator) {
    kind = .random(in: 0..<26, using: &random)
    one = .random(in: 1...14, using: &random)
    other = .random(in: 1...14, using: &random)
  }

  var description: String { "verb \(kind) of \(one) and \(other)" }

  func make(in store: RecipeStore) throws {
    do {
      switch kind {
      case 0: try store.add(RecipeDraft(title: "New \(one) & <\(other)>", collections: other % 2 == 0 ? ["A"] : []))
      case 1: try store.delete([one])
      case 2, 3: try store.setFavorite([one, other], one % 2 == 0)
      case 4, 5: try store.move([one], to: .before(other), in: .library)
      case 6: try store.move([one], to: .top, in: .collection("A"))
      case 7: try store.collect([one], into: other % 2 == 0 ? "A" : "C \(other)")
      case 8: try store.uncollect([one], from: "A")
      case 9: if try store.lastStep().map({ $0.id > 1 }) == true { try store.undo() }
      case 10: try store.redo()
      case 11:
        try store.update(
          one,
          to: RecipeDraft(
            title: "Renamed \(other)", cookTime: 60 * other, ingredients: Self.lines(other), collections: ["B"]))
      case 12..<20: try shop(in: store)
      default: try plan(in: store)
      }
    } catch is RecipeStoreError {}
  }

  private func shop(in store: RecipeStore) throws {
    let items = try store.shoppingList().items.map(\.id)
    let entries = items.isEmpty ? [] : [items[one % items.count], items[other % items.count]]
    switch kind {
    case 12, 13: try store.addToShoppingList([(one, Rational(other))], lines: other % 3 == 0 ? ["\(one) <foil>"] : [])
    case 14, 15: try store.tickShoppingItems(entries, one % 3 > 0)
    case 16: try store.moveShoppingItems(entries.prefix(1).map(\.self), to: .after(entries.last ?? ItemKey(text: "?")))
    case 17: try store.moveShoppingItems(entries, toAisle: other)
    case 18: _ = try one % 2 == 0 ? store.setAsideShoppingItems(entries) : store.addToPantry(["onions", "rice"]).change
    default:
      _ = try one % 3 == 0 ? store.clearShoppingList().change : store.renameAisle("Produce", to: "Produce \(other)")
    }
  }

  private func plan(in store: RecipeStore) throws {
    let days = store.today.week(from: 1)
    let day = days.lowerBound.adding(days: one % 8)
    let meals = try store.mealPlan(days).meals.map(\.id)
    let named = meals.isEmpty ? [] : [meals[other % meals.count]]
    switch kind {
    case 20: try store.plan([.recipe(one, factor: .one), .note("note \(other)")], on: [day], meal: "dinner")
    case 21: try store.plan([.note("<some> day")], on: [nil])
    case 22:
      try store.plan(
        [.note("again")], every: Recurrence(weekday: 1 + one % 7, firstDay: days.lowerBound), meal: "lunch")
    case 23: try store.movePlannedMeals(named, to: other % 4 == 0 ? nil : day)
    case 24: try store.reorderPlannedMeals(named, to: .after(meals.isEmpty ? .meal(1) : meals[one % meals.count]))
    default:
      _ = try one % 2 == 0 ? store.removePlannedMeals(named) : store.addCooking(Cooking(on: store.today), of: [other])
    }
  }

  /// Ingredients of which some recipes share some.
  static func lines(_ number: Int) -> String {
    let foods = ["onions", "rice", "tomatoes", "g butter", "ml milk", "eggs", "tins of beans", "g <salt & pepper>"]
    return (0..<3).map { "\(number) \(foods[(number + $0) % foods.count])" }.joined(separator: "\n")
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
