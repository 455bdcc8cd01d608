import Testing

@testable import SQLite

@Suite struct BusyPolicyTests {
  /// The pauses of a wait that never gets its lock.
  private func pauses(_ policy: BusyPolicy) -> [Duration] {
    var pauses: [Duration] = []
    while let pause = policy.pause(afterAttempt: pauses.count, waited: pauses.reduce(.zero, +)) { pauses.append(pause) }
    return pauses
  }

  @Test func `the pauses grow to 25 ms and add up to the timeout`() {
    #expect(pauses(BusyPolicy(timeout: .milliseconds(100))) == [1, 2, 5, 10, 15, 20, 25, 22].map { .milliseconds($0) })
    #expect(pauses(BusyPolicy()).reduce(.zero, +) == .seconds(30))
    #expect(pauses(BusyPolicy()).max() == .milliseconds(25))
    #expect(pauses(BusyPolicy(timeout: .zero)) == [])
  }

  @Test func `the notice comes once a wait, after its delay`() {
    var notices = 0
    let policy = BusyPolicy(timeout: .milliseconds(10), noticeDelay: .milliseconds(3), onNotice: { notices += 1 })
    let waiter = Waiter(policy: policy, shouldStop: nil)
    var noticesAfterAttempt: [Int] = []
    for attempt in 0..<4 where waiter.wait(attempt: attempt) { noticesAfterAttempt.append(notices) }
    #expect(noticesAfterAttempt == [0, 0, 1, 1])
    #expect(!waiter.wait(attempt: 4))
    #expect(waiter.wait(attempt: 0))
    #expect(notices == 1)
  }
}
