import Diffable

/// Makes calls whose warnings are of no interest.
func withoutWarnings<Result, Failure: Error>(_ body: () throws(Failure) -> Result) rethrows -> Result {
  try DiffableWarning.$handler.withValue(DiffableWarning.Handler { _ in }, operation: body)
}
