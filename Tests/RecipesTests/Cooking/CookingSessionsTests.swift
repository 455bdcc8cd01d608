import RecipeTestSupport
import Testing

@testable import recipes

/// Stopping and going on: what is kept of a cooking, what replaces it, and what is asked.
@Suite struct CookingSessionsTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    box.screen = Screen(width: 120, height: 24)
    box.environment["NO_COLOR"] = "1"
    try SmallLibrary.load(into: box)
  }

  /// Cooks, and types lines; the clock stands at noon of 2026-11-21 unless set.
  @discardableResult
  private func cook(_ words: String..., typed: String, at now: String? = nil) -> TestBox.Result {
    box.environment["RECIPES_NOW"] = now
    return box.run(["cook"] + words, answers: typed)
  }

  private let wayOn = "to go on: recipes cook 1 --resume\n"

  private func stop() { cook("1", "--scale", "2", typed: "t 30m rice\n2\nq\n", at: "2026-11-21T11:50:00Z") }

  private func question(_ facts: String, when: String = "") -> String {
    "You stopped at step 2 of 2\(when)\(facts). Go on there? [Y/n] "
  }

  @Test func `Enter goes on with the step, the amounts, and the timers`() {
    stop()
    let result = cook("1", typed: "\nq\n")
    #expect(result.messages == question(" (8 servings, timer 20:00 left)") + wayOn)
    #expect(result.output.hasPrefix("Tomato soup (×2)\n  2 kg ripe tomatoes\n"))
    #expect(result.output.contains("Step 2 of 2\n"))
    #expect(result.output.hasSuffix("step 2 of 2   ⏱ rice 20:00> "))
    #expect(result.status == .done)
  }

  @Test func `n begins with the amounts typed, timers run on, and leaving replaces nothing`() {
    stop()
    let result = cook("1", "--serves", "2", typed: "n\np\ni\n?\nb\n9\nq\n")
    #expect(result.messages == question(" (8 servings, timer 20:00 left)") + wayOn)
    #expect(result.output.hasPrefix("Tomato soup (×½)\n"))
    #expect(result.output.contains("step 1 of 2   ⏱ rice 20:00> ⏱ 1  rice  20:00\n"))
    let resumed = cook("1", "--resume", typed: "q\n")
    #expect(resumed.messages == wayOn)
    #expect(resumed.output.hasPrefix("Tomato soup (×2)\n"))
    #expect(resumed.output.hasSuffix("step 2 of 2   ⏱ rice 20:00> "))
  }

  @Test(arguments: ["2\nb\n", "t\n", "t 5m tea\nx 2\n"])
  func `a step or a timer replaces the older session`(typed: String) {
    stop()
    cook("1", typed: "n\n" + typed + "q\n")
    let resumed = cook("1", "--resume", typed: "q\n")
    #expect(resumed.output.hasPrefix("Tomato soup\n"))
    #expect(resumed.output.contains("Step 1 of 2\n"))
  }

  @Test func `opening and leaving keeps nothing`() {
    #expect(cook("1", typed: "i\np\nq\n").messages == "")
    #expect(cook("1", "--step", "2", typed: "").messages == "")
    #expect(cook("--resume", typed: "").messages == "recipes: nothing is being cooked\n")
    #expect(cook("1", "--resume", typed: "").messages == "recipes: recipe 1 is not being cooked\n")
  }

  @Test func `without a recipe the session used last is resumed`() {
    stop()
    cook("3", typed: "2\nq\n", at: "2026-11-21T11:55:00Z")
    #expect(cook("--resume", typed: "q\n").output.hasPrefix("麻婆豆腐\n"))
    cook("1", "--resume", typed: "1\nq\n", at: "2026-11-21T11:56:00Z")
    #expect(cook("--resume", typed: "q\n").output.hasPrefix("Tomato soup (×2)\n"))
    box.run(["delete", "1", "--yes"])
    #expect(cook("--resume", typed: "q\n").output.hasPrefix("麻婆豆腐\n"))
  }

  @Test func `--yes goes on and --no-input begins again, neither with a question`() {
    stop()
    let yes = cook("1", "--serves", "2", "--yes", typed: "q\n")
    #expect(yes.output.hasPrefix("Tomato soup (×2)\n") && yes.messages == wayOn)
    let again = cook("1", "--serves", "2", "--no-input", typed: "q\n")
    #expect(again.output.hasPrefix("Tomato soup (×½)\n") && again.messages == wayOn)
  }

  @Test func `amounts and a step ask as well, and yes takes those of the session`() {
    stop()
    for words in [["--serves", "2"], ["--scale", "3"], ["--step", "1"]] {
      box.environment["RECIPES_NOW"] = nil
      let result = box.run(["cook", "1"] + words, answers: "y\nq\n")
      #expect(result.messages == question(" (8 servings, timer 20:00 left)") + wayOn)
      #expect(result.output.hasPrefix("Tomato soup (×2)\n") && result.output.contains("Step 2 of 2\n"))
    }
    cook("1", typed: "n\n2\nx 1\nq\n")
    #expect(cook("1", "--step", "2", typed: "q\n").messages == wayOn)
  }

  @Test func `a timer that rang is said, and rings when it is gone on`() {
    cook("1", typed: "t 5m tea\nt 6m rice\n2\nq\n", at: "2026-11-21T11:40:00Z")
    #expect(cook("1", typed: "n\nq\n").messages == question(" (2 timers rang, the last at 11:46)") + wayOn)
    cook("1", "--resume", typed: "x 2\nq\n", at: "2026-11-21T11:45:00Z")
    #expect(cook("1", typed: "n\nq\n").messages == question(" (a timer rang at 11:45)") + wayOn)
    let tomorrow = cook("1", typed: "n\nq\n", at: "2026-11-22T10:00:00Z")
    #expect(
      tomorrow.messages
        == question(" (a timer rang at 2026-11-21 11:45)", when: " on Saturday 2026-11-21") + wayOn)
    #expect(tomorrow.output.hasSuffix("step 1 of 2> "))
  }

  @Test func `after three days only --resume knows it`() {
    stop()
    let then = cook("1", typed: "q\n", at: "2026-11-24T11:50:01Z")
    #expect(then.output.hasPrefix("Tomato soup\n") && then.messages == wayOn)
    let resumed = cook("1", "--resume", typed: "q\n", at: "2026-11-24T11:50:01Z")
    #expect(resumed.output.hasPrefix("Tomato soup (×2)\n"))
    #expect(
      cook("1", typed: "n\nq\n", at: "2026-11-24T11:50:00Z").messages.hasPrefix(
        "You stopped at step 2 of 2 on Saturday 2026-11-21 (8 servings, a timer rang at"))
  }

  @Test func `a pipe prints all steps and touches no session`() {
    stop()
    box.screen = nil
    let all = box.run(["cook", "1"])
    #expect(all.messages == "" && all.output.split(separator: "\n").count == 2)
    #expect(box.run(["cook", "1", "--resume"]) == all)
    box.screen = Screen(width: 120, height: 24)
    #expect(cook("--resume", typed: "q\n").output.hasSuffix("step 2 of 2   ⏱ rice 20:00> "))
  }

  @Test func `a timer keeps its number until it stops, also when it is gone on`() {
    cook("1", typed: "t 5m tea\nt 6m rice\nt 7m eggs\nx 2\nq\n")
    let resumed = cook("--resume", typed: "p\nt 9m bread\nx 3\np\nt 6m tea\nq\n")
    #expect(resumed.output.contains("⏱ 1  tea   5:00\n⏱ 3  eggs   7:00\n"))
    #expect(resumed.output.contains("⏱ 4  bread   9:00\n"))
    #expect(resumed.output.contains("stopped eggs\n"))
    #expect(resumed.output.contains("⏱ 1  tea   5:00\n⏱ 4  bread   9:00\n"))
    #expect(resumed.output.contains("⏱ 5  tea   6:00\n"))
    cook("3", typed: "t 1m tofu\nq\n")
    #expect(cook("3", "--resume", typed: "p\nq\n").output.contains("⏱ 1  tofu   1:00\n"))
  }

  @Test func `timers that do not fit are counted, with the next of them`() {
    box.screen = Screen(width: 40, height: 24)
    let result = cook("1", typed: "t 12m rice\nt 3m a pot of water\nq\n")
    #expect(result.output.contains("step 1 of 2   ⏱ rice 12:00> "))
    #expect(result.output.hasSuffix("step 1 of 2   ⏱ 2 timers, next  3:00> "))
  }

  @Test func `the recipe has fewer steps by now`() {
    stop()
    box.run(["edit", "1", "--step", "Serve."])
    #expect(cook("1", "--resume", typed: "q\n").output.contains("Step 1 of 1\n"))
  }
}
