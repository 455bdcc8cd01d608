import Diffable
import Testing

/// Expects what a call on a snapshot throws, and what the snapshot is afterwards: by default nothing, and as before.
func expect(
  _ refusal: Refusal? = nil, _ end: String? = nil, on start: String = "A:x,y,z;B:u;C:",
  _ location: SourceLocation = #_sourceLocation,
  _ call: (inout DiffableDataSourceSnapshot<String, String>.Checked) throws -> Void
) {
  var snapshot = DiffableDataSourceSnapshot(start)
  let text = withoutWarnings { violation { try call(&snapshot.checked) } }
  #expect(text == refusal?.description, sourceLocation: location)
  #expect(snapshot.text == end ?? start, sourceLocation: location)
}
