import Foundation
import Testing

@testable import RecipeKitchen

/// The cases of timers, each a text and the timers in it.
@Suite struct TimerCasesTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Timer: Decodable, Hashable {
      let start: Int
      let end: Int
      let text: String
      let seconds: [Int]
    }

    let id: String
    let text: String
    let timers: [Timer]

    var testDescription: String { id }
  }

  static let cases = try! Fixtures.lines(of: "timers", as: Case.self)

  @Test func `all cases are here`() { #expect(Self.cases.count == 83) }

  @Test(arguments: cases)
  func `a text has these timers`(_ timers: Case) {
    let found = TextTimer.find(in: timers.text).map { timer in
      Case.Timer(
        start: timer.span.lowerBound, end: timer.span.upperBound, text: timers.text.bytes(timer.span),
        seconds: [timer.seconds.lowerBound, timer.seconds.upperBound])
    }
    #expect(found == timers.timers)
  }

  @Test(arguments: [
    ("Mettez au frais 2 heures avant de servir.", [7200]), ("Deixe esfriar 20 minutos antes de servir.", [1200]),
    ("La deigen heve i 1 time før den kjevles ut.", [3600]), ("Sett den kaldt i 30 minutter før steking.", [1800]),
    ("Laisser reposer 10 minutes avant de servir.", [600]), ("切る前に10分休ませる。", [600]),
    ("Sortez le beurre 30 minutes avant.", []), ("Ta smøret ut 1 time før baking.", []),
    ("焼く30分前に冷蔵庫から出す。", []),
  ])
  func `a time before something is a timer where the clause says to wait`(text: String, seconds: [Int]) {
    #expect(TextTimer.find(in: text).map(\.seconds.lowerBound) == seconds)
  }
}
