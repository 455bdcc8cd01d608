import Glibc
import RecipeModel
import RecipeStore
import Testing

@testable import recipes

@Suite struct CommandErrorTests {
  @Test(arguments: [
    (RecipeStoreError.noSuchRecipe(7), recipes.ExitStatus.nothing), (.noSuchPlace(7, count: 6), .nothing),
    (.noSuchCollection("Soups", suggestion: nil), .nothing), (.notInList(7, .library), .nothing),
    (.history(.nothingToUndo), .nothing), (.history(.notKept), .nothing), (.history(.isFromOlderSchema(3)), .nothing),
    (.listHasNoManualOrder("the list of recents"), .usage), (.destinationMoves("recipe 3"), .usage),
    (.invalid(.emptyTitle), .badInput), (.collectionExists("Soups"), .badInput),
    (.noSuchFile("/a"), .noSuchInput),
    (.isFolder("/a"), .cannotCreate), (.missingFolder("/a"), .cannotCreate), (.cannotCreate("/a"), .cannotCreate),
    (.fileExists("/a"), .cannotCreate), (.isDatabase("/a"), .cannotCreate), (.journalInTheWay("/a"), .cannotCreate),
    (.diskFull, .inputOutput), (.inputOutput("/a"), .inputOutput), (.notConfirmed("/a"), .inputOutput),
    (.notKnown("/a"), .inputOutput),
    (.busy, .busy), (.changedMeanwhile(7), .busy), (.moved("/a"), .busy),
    (.noPermission("/a"), .noPermission), (.leftHalfDone("/a"), .noPermission),
    (.notOurDatabase("/a"), .badDatabase), (.hasSeveralNames("/a"), .badDatabase), (.damaged("/a"), .badDatabase),
    (.altered([7]), .badDatabase),
    (.newer("/a", found: 9, known: 7), .badDatabase), (.editedMigration("v001"), .badDatabase),
    (.interrupted, .interrupted),
  ])
  func `whatever keeps a store from working has the exit code of its kind`(
    error: RecipeStoreError, status: recipes.ExitStatus
  ) {
    let failure = CommandError(error)
    #expect(failure.status == status)
    #expect(failure.message.plain.hasPrefix(error.description))
  }

  @Test func `an error after a change was saved says that it was saved`() {
    let failure = CommandError(describing: RecipeStoreError.inputOutput("/a"), hasSaved: true)
    #expect(failure.status == .inputOutput)
    #expect(
      failure.message.plain
        == "saved, but could not be printed: cannot read or write \"/a\": input/output error")
    #expect(CommandError(describing: SystemError(EPIPE), hasSaved: false).status == .closedPipe)
    #expect(CommandError(describing: SystemError(ENOSPC), hasSaved: false).status == .inputOutput)
  }
}
