import Testing

@testable import recipes

/// What every command prints, compared with a golden: as a person sees it, and as a script does.
@Suite struct CommandTranscriptTests {
  static let scenes =
    Scene.listing + Scene.outlining + Scene.shell + Scene.sitting + Scene.showing + Scene.arranging + Scene.searching
    + Scene.naming + Scene.linking + Scene.shopping + Scene.pantry + Scene.cooking + Scene.planning
    + Scene.adding + Scene.editing + Scene.favoring + Scene.collecting + Scene.ordering + Scene.deleting
    + Scene.undoing + Scene.comparing + Scene.remembering + Scene.exchanging + Scene.upkeep + Scene.explaining
    + Scene.mistakes
    + Scene.ofSample + Scene.reportingOnSample + Scene.mistakesOnSample

  @Test(arguments: scenes)
  func `a command prints its golden`(_ scene: Scene) throws {
    try Golden.expect(scene.transcript(), named: scene.name)
  }

  @Test func `every golden is read by a test, and by one only`() throws {
    let names = Self.scenes.map(\.name)
    #expect(Set(names).count == names.count)
    let unread = try Golden.names().subtracting(names)
    #expect(unread == [])
  }
}
