import SQLite
import Testing

@Suite struct CommitOutcomeTests {
  @Test(arguments: [
    (ResultCode.inputOutputUnlock, CommitOutcome.committed), (.inputOutputReadLock, .committed),
    (.inputOutputSyncDirectory, .committedUnlessPowerFails), (.inputOutputDeleteMissing, .committedUnlessPowerFails),
    (.inputOutputDelete, .rolledBackIfJournalExists), (.inputOutputSync, .rolledBack), (.inputOutputLock, .rolledBack),
    (.inputOutputWrite, .rolledBack), (.full, .rolledBack), (.busy, .rolledBack),
  ])
  func `an error at the end of a transaction reports its outcome`(code: ResultCode, outcome: CommitOutcome) {
    #expect(SQLiteError(code: code, message: "", sql: "COMMIT").commitOutcome == outcome)
  }
}
