import RecipeKitchen
import RecipeStore
import RecipeTestSupport
import Testing

@testable import RecipeViewModels

/// Cooking step by step: lines and moments go in, lines come out; no terminal, no clock.
@Suite struct CookingViewModelTests {
  private static let directions = """
    Sauce:
    Fry the onions for 10 to 15 minutes.
    Add the tomatoes, simmer 20 minutes, then rest 5 minutes.

    Serve.
    """

  private var cooking = CookingViewModel(CookingStep.steps(of: directions))

  private func texts(_ lines: [CookingLine]) -> [String] {
    lines.map { line in
      switch line {
      case .step(let number, let count, let step): "\(number)/\(count) \(step.heading)|\(step.text)"
      case .ingredients: "ingredients"
      case .timer(let number, let name, let seconds): "\(number) \(name) \(seconds)"
      case .text(let text): text
      case .due(let name, let text): "\(name): \(text)"
      case .bell: "bell"
      }
    }
  }

  private mutating func type(_ line: String, at now: Int = 0) -> [String] { texts(cooking.take(line, at: now)) }

  @Test func `steps are lines of the directions, below their subheadings`() {
    #expect(cooking.steps.map(\.heading) == ["Sauce", "Sauce", "Sauce"])
    #expect(cooking.steps.map(\.timers.count) == [1, 2, 0])
    #expect(texts(cooking.beginning()) == ["ingredients", "1/3 Sauce|Fry the onions for 10 to 15 minutes."])
  }

  @Test func `steps are counted as the recipe's page counts them`() {
    let steps = CookingStep.steps(of: "调料：\n  拌匀。 \n\nSauce: \nStir.\n:")
    #expect(steps.map(\.heading) == ["调料", "Sauce", "Sauce"])
    #expect(steps.map(\.text) == ["拌匀。", "Stir.", ":"])
  }

  @Test func `numbers of the writer's own are left out, amounts are not`() {
    func texts(_ directions: String) -> [String] { CookingStep.steps(of: directions).map(\.text) }
    #expect(texts("1. Boil.\n2) Drain.\n3.5 dl milk") == ["Boil.", "Drain.", "3.5 dl milk"])
    #expect(texts("① 豆腐切块。\n② 炒香。") == ["豆腐切块。", "炒香。"])
    #expect(texts("10 minutes later\nBoil.") == ["10 minutes later", "Boil."])
  }

  @Test mutating func `Enter goes on, b back, and a number to a step`() {
    #expect(type("b") == ["this is the first step"])
    #expect(type("").first?.hasPrefix("2/3") == true)
    #expect(type(" 3 ").first?.hasPrefix("3/3") == true)
    #expect(type("B").first?.hasPrefix("2/3") == true)
    #expect(type("4") == ["there is no step 4; there are 3"])
    #expect(type("0") == ["there is no step 0; there are 3"])
    #expect(type("i") == ["ingredients"])
    #expect(type("jump") == ["unknown; ? shows what can be typed"])
    #expect(type("?").count == 3)
    #expect(cooking.place == 1)
  }

  @Test mutating func `after the last step it asks, and Enter alone is yes without stars and note`() {
    #expect(type("3").count == 1 && type("") == [])
    #expect(cooking.phase == .askingWhetherCooked)
    _ = type("")
    #expect(type("six") == ["give 1 to 5, or Enter for none"])
    #expect(cooking.phase == .askingStars)
    _ = type("")
    _ = type("")
    #expect(cooking.phase == .ended(CookingViewModel.Result()))
  }

  @Test mutating func `stars and a note are what was said`() {
    for line in ["3", "", "Yes", "4", " less salt "] { _ = type(line) }
    #expect(cooking.phase == .ended(CookingViewModel.Result(stars: 4, note: "less salt")))
  }

  @Test mutating func `no and q end it, and nothing was cooked`() {
    for line in ["3", "", "n"] { _ = type(line) }
    #expect(cooking.phase == .ended(nil))
    cooking = CookingViewModel(CookingStep.steps(of: Self.directions))
    #expect(type("q") == [])
    #expect(cooking.phase == .ended(nil))
  }

  @Test mutating func `what was said before the input ended is kept`() {
    for line in ["3", "", "y", "5"] { _ = type(line) }
    cooking.end()
    #expect(cooking.phase == .ended(CookingViewModel.Result(stars: 5)))
  }

  @Test mutating func `a timer rings three times, two seconds apart`() {
    _ = type("2")
    #expect(type("t", at: 100) == ["1 step 2-1 1200"])
    #expect(type("t", at: 100) == ["2 step 2-2 300"])
    #expect(type("t", at: 100) == ["the timers of this step run"])
    #expect(cooking.nextMoment == 400)
    #expect(cooking.tick(at: 399) == [])
    #expect(texts(cooking.tick(at: 400)) == ["step 2-2: time is up", "bell"])
    #expect(cooking.nextMoment == 402)
    #expect(texts(cooking.tick(at: 401)) == [])
    #expect(texts(cooking.tick(at: 402)) == ["bell"])
    #expect(texts(cooking.tick(at: 404)) == ["bell"])
    #expect(cooking.nextMoment == 1300)
    #expect(type("p", at: 1000) == ["1 step 2-1 300"])
  }

  @Test mutating func `a range rings at its lower end and again at its upper one`() {
    _ = type("t", at: 0)
    #expect(texts(cooking.tick(at: 600)).first == "step 1: time is up, at the earliest")
    #expect(cooking.timersLeft(at: 600).map(\.seconds) == [300])
    #expect(texts(cooking.tick(at: 900)).first == "step 1: the time is over")
    #expect(cooking.timers.isEmpty)
  }

  @Test mutating func `a timer that came due while nothing ran rings once, at the next look`() {
    let timer = RunningTimer(number: 1, name: "rice", endsAt: 10, remindsAt: 20)
    cooking = CookingViewModel(CookingStep.steps(of: Self.directions), from: 1, timers: [timer])
    #expect(texts(cooking.tick(at: 5000)) == ["rice: the time is over", "bell"])
    #expect(cooking.timers.isEmpty && cooking.place == 1)
  }

  @Test mutating func `timers of one's own have a time and a name, and are stopped by number`() {
    #expect(type("t 12m rice") == ["1 rice 720"])
    #expect(type("t 90s") == ["2 90s 90"])
    #expect(type("t 5 the eggs") == ["3 the eggs 300"])
    #expect(type("t 1h30m dough") == ["4 dough 5400"])
    #expect(type("t rice") == ["write the time first: t 12m rice"])
    #expect(type("t 25h x") == ["write the time first: t 12m rice"])
    #expect(type("x") == ["which timer? x and its number; p lists them"])
    #expect(type("x 2") == ["stopped 90s"])
    #expect(type("x 9") == ["which timer? x and its number; p lists them"])
    #expect(type("x 2") == ["which timer? x and its number; p lists them"])
    #expect(type("t 1m rice", at: 60) == ["5 rice 60"])
    #expect(type("p", at: 60) == ["3 the eggs 240", "4 dough 5340", "5 rice 60"])
    for number in 3...5 { _ = type("x \(number)") }
    #expect(type("x 1") == ["no timer runs"] && type("p") == ["no timer runs"])
    #expect(type("3").count == 1 && type("t") == ["this step has no time; write t 12m rice"])
    #expect(type("2").count == 1 && type("t3") == ["this step has 2 times"] && type("t2") == ["1 step 2-2 300"])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  mutating func `whatever is typed, the place is a step, timers lie ahead, and the next moment is the earliest`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let words = [
      "", "b", "7", "2", "3", "i", "t", "t1", "t2", "t9", "t 1m a", "t 2h b", "t 0 c", "x 1", "x", "p", "?", "zz", "t ",
      "1 2",
    ]
    var now = 0
    for _ in 0..<2000 {
      if Bool.random(using: &random) { now += Int.random(in: 0...900, using: &random) }
      _ = cooking.tick(at: now)
      _ = cooking.take(words.randomElement(using: &random)!, at: now)
      if cooking.phase != .cooking {
        cooking = CookingViewModel(cooking.steps, from: cooking.place, timers: cooking.timers)
      }
      #expect(cooking.steps.indices.contains(cooking.place))
      #expect(cooking.timers.allSatisfy { $0.remindsAt > now && $0.remindsAt >= $0.endsAt })
      #expect(Set(cooking.timers.map(\.name)).count == cooking.timers.count)
      if let last = cooking.timers.map(\.remindsAt).min() {
        #expect(now < cooking.nextMoment! && cooking.nextMoment! <= last)
      }
    }
  }
}
