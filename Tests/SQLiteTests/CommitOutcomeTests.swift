import SQLite
import Testing

@Suite struct CommitOutcomeTests {
  @Test(arguments: [
    (ResultCode.inputOutputUnlock, CommitOutcome.committed), (.inputOutputReadLock, .committed),
    (.inputOutputSyncDirectory, .committedUnlessPowerFails), (.inputOutputDeleteMissing, .committedUnlessPowerFails),
    (.inputOutputDelete, .rolledBackIfJournalExists), (.inputOutputSync, .rolledBack), (.inputOutputLock, .rolledBack),
    (.inputOutputWrite, .rolledBack), (.full, .rolledBack), (.busy, .rolledBack),
  ])
  func `what has failed at the end of a transaction says what became of it`(code: ResultCode, outcome: CommitOutcome) {
    #expect(SQLiteError(code: code, message: "", sql: "COMMIT").commitOutcome == outcome)
  }
}
