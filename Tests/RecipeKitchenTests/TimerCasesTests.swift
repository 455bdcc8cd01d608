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
}
