import RecipeTestSupport
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

  /// The attempts that a wait makes where the other program writes up to one of them and then hangs.
  private func attempts(_ policy: BusyPolicy, writesUpTo last: Int) throws -> Int {
    let folder = try TemporaryFolder()
    let connection = try Connection(.file(folder.path("a.sqlite")), access: .create)
    try connection.execute("CREATE TABLE t (x BLOB) STRICT")
    var attempt = 0
    let waiter = Waiter(policy: policy, shouldStop: nil) {
      if attempt <= last { try? connection.execute("INSERT INTO t VALUES (zeroblob(10000))") }
      return WriteTrace(of: connection.handle)
    }
    while waiter.wait(attempt: attempt) { attempt += 1 }
    return attempt
  }

  @Test func `a wait goes on as long as the other program writes, if that is asked for`() throws {
    let impatient = BusyPolicy(timeout: .milliseconds(3))
    #expect(try attempts(impatient, writesUpTo: 9) == 2)
    let patient = BusyPolicy(timeout: .milliseconds(3), outlastsWork: true)
    #expect(try attempts(patient, writesUpTo: 0) == 2)
    #expect(try attempts(patient, writesUpTo: 9) == 10)
    #expect(try attempts(BusyPolicy(timeout: .zero, outlastsWork: true), writesUpTo: 9) == 0)
  }
}
