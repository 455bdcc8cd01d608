import Diffable

/// Makes calls whose warnings are of no interest.
func withoutWarnings<Result, Failure: Error>(_ body: () throws(Failure) -> Result) rethrows -> Result {
  try DiffableWarning.$handler.withValue({ _ in }, operation: body)
}
