import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The figures of a library, compared with those that are counted recipe by recipe.
@Suite struct StatisticsTests {
  @Test func `an empty library has nothing but zeros`() throws {
    let store = try RecipeStore.inMemory()
    #expect(try store.statistics() == LibraryStatistics())
  }

  @Test func `the times of recipes are counted up to each limit`() throws {
    let store = try RecipeStore.inMemory()
    for minutes in [0, 1, 15, 16, 30, 31, 60, 61, 600] {
      let time = minutes * 60
      try store.add(RecipeDraft(title: "\(minutes)", prepTime: time / 3, cookTime: time - time / 3))
    }
    let figures = try store.statistics()
    #expect(
      [figures.unknownTime, figures.within15Minutes, figures.within30Minutes, figures.within1Hour, figures.longer]
        == [1, 2, 2, 2, 2])
  }

  @Test(arguments: 1...5)
  func `all figures are those that are counted recipe by recipe`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore.inMemory()
    for number in 1...20 {
      var draft = RecipeDraft(title: "Recipe \(number)")
      draft.prepTime = [0, 0, 60, 600, 900].randomElement(using: &random)!
      draft.cookTime = [0, 0, 300, 1800, 7200].randomElement(using: &random)!
      draft.isFavorite = Bool.random(using: &random)
      draft.collections = Bool.random(using: &random) ? ["Soups"] : []
      try store.add(draft)
    }
    try store.move([20], to: .top, in: .library)
    for id in (1...20).shuffled(using: &random).prefix(12) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let day = store.today.adding(days: -Int.random(in: 0...500, using: &random))
        try store.addCooking(Cooking(on: day, stars: Int.random(in: 0...5, using: &random)), of: [id])
      }
    }
    for days in [nil, store.today.adding(days: -200)...store.today.adding(days: -30), .first...store.today] {
      #expect(try store.statistics(of: days) == Self.counted(in: store, on: days))
    }
  }

  private static func counted(
    in store: RecipeStore, on asked: ClosedRange<CalendarDay>?
  ) throws -> LibraryStatistics {
    let recipes = try store.recipes(of: .all)
    let month = String(store.today.description.prefix(7))
    // The same month a year earlier is the thirteenth.
    let year = Int(month.prefix(4))!
    let days = asked ?? CalendarDay("\(year - 1)\(month.dropFirst(4))-28")!.adding(days: 4)...store.today
    var figures = LibraryStatistics()
    figures.recipes = recipes.count
    figures.favorites = recipes.filter(\.isFavorite).count
    figures.rated = recipes.filter { $0.log.rating > 0 }.count
    figures.pictures = recipes.filter { !$0.imageNames.isEmpty }.count
    figures.uncollected = recipes.filter(\.collections.isEmpty).count
    figures.neverCooked = recipes.filter(\.log.cookings.isEmpty).count
    for recipe in recipes {
      switch recipe.totalTime {
      case 0: figures.unknownTime += 1
      case ...900: figures.within15Minutes += 1
      case ...1800: figures.within30Minutes += 1
      case ...3600: figures.within1Hour += 1
      default: figures.longer += 1
      }
    }
    var months: [String: Int] = [:]
    var most: [LibraryStatistics.MostCooked] = []
    for recipe in recipes {
      let cooked = recipe.log.cookings.filter { cooking in
        asked == nil
          ? cooking.day.description.prefix(7) >= days.lowerBound.description.prefix(7) : days.contains(cooking.day)
      }
      for cooking in cooked { months[String(cooking.day.description.prefix(7)), default: 0] += 1 }
      if cooked.isEmpty { continue }
      most.append(.init(id: recipe.id, title: recipe.title, cookings: cooked.count, stars: recipe.log.rating))
    }
    figures.cookings = months.values.reduce(0, +)
    figures.cooked = most.count
    // A stable order: recipes come in that of the library.
    figures.most = Array(
      most.enumerated().sorted { ($1.element.cookings, $0.offset) < ($0.element.cookings, $1.offset) }
        .map(\.element).prefix(10))
    if let first = months.keys.min() {
      let last = String(min(days.upperBound, store.today).description.prefix(7))
      for year in Int(first.prefix(4))!...Int(last.prefix(4))! {
        for month in 1...12 {
          let name = "\(year)-\(month < 10 ? "0" : "")\(month)"
          if first...last ~= name { figures.months.append(.init(name: name, cookings: months[name] ?? 0)) }
        }
      }
    }
    return figures
  }
}
