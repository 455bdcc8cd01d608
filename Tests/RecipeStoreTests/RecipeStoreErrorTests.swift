import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct RecipeStoreErrorTests {
  @Test(arguments: [
    (RecipeStoreError.noSuchRecipe(12), "no recipe has the number 12"),
    (.noSuchCollection("Sopus", suggestion: "Soups"), #"no collection is called "Sopus"; did you mean "Soups"?"#),
    (.noSuchCollection("X", suggestion: nil), #"no collection is called "X""#),
    (.ambiguousCollection("d", ["Dinner", "Drinks"]), #""d" could be Dinner or Drinks"#),
    (.ambiguousCollection("c", ["C1", "C2", "C3", "C4", "C5", "C6"]), #""c" could be C1, C2, C3, C4 or 2 more"#),
    (.collectionExists("Soups"), #"a collection is called "Soups" already"#),
    (.invalid(.emptyTitle), "the title is empty"),
    (
      .listHasNoManualOrder("the list of recents"),
      "the list of recents cannot be reordered; only lists in manual order can"
    ),
    (.notInList(3, .library), "recipe 3 is not in the library"),
    (.notInList(3, .favorites), "recipe 3 is not in the favorites"),
    (.notInList(3, .collection("Soups")), "recipe 3 is not in Soups"),
    (.destinationMoves("recipe 3"), "recipe 3 cannot be moved next to itself"),
    (.noSuchPlace(9, count: 4), "there is no place 9 in a list of 4"),
    (.noSuchCooking(3), "recipe 3 has no such cooking"),
    (.dayToCome(CalendarDay("2999-01-01")!), "2999-01-01 is still to come"),
    (.changedMeanwhile(3), "recipe 3 was changed by another program"),
    (.noSuchFile("/a b"), #"no such file: "/a b""#),
    (.isFolder("/a"), #""/a" is a folder"#),
    (.missingFolder("/a"), #"the folder "/a" does not exist"#),
    (.cannotCreate("/a"), #"cannot create "/a""#),
    (.noPermission("/a"), #"no permission to use "/a""#),
    (.notOurDatabase("/a"), #""/a" is not a database of recipes"#),
    (.damaged("/a"), #""/a" is damaged"#),
    (.newer("/a", found: 9, known: 7), #""/a" was written by a newer recipes (schema 9, this one knows 7)"#),
    (.editedMigration("v001"), "migration v001 differs from the one that this database was created with"),
    (.busy, "the database is in use by another program; try again"),
    (.diskFull, "the disk is full"),
    (.inputOutput("/a"), #"cannot read or write "/a": input/output error"#),
    (
      .notKnown("/a"),
      #"the disk of "/a" failed at the end of the change; check whether it was made before you try again"#
    ),
    (.interrupted, "interrupted"),
    (
      .database(SQLiteError(code: .constraint, message: "no\nway")),
      #"the database failed: "no way" (SQLITE_CONSTRAINT)"#
    ),
  ])
  func `an error is one lowercase line`(error: RecipeStoreError, text: String) {
    #expect(error.description == text)
  }

  @Test(arguments: [
    (ResultCode.busy, RecipeStoreError.busy), (.busySnapshot, .busy), (.locked, .busy), (.full, .diskFull),
    (.inputOutputSync, .inputOutput("/a")), (.readOnly, .noPermission("/a")),
    (.readOnlyRollback, .leftHalfDone("/a")), (.cannotOpen, .noPermission("/a")), (.corruptIndex, .damaged("/a")),
    (.notADatabase, .notOurDatabase("/a")), (.interrupted, .interrupted), (.constraintUnique, .damaged("/a")),
  ])
  func `what SQLite reports has a name of its own where a person can do something about it`(
    code: ResultCode, error: RecipeStoreError
  ) {
    let reported = SQLiteError(code: code, message: "")
    #expect(RecipeStoreError(reported, at: .file("/a", isDefault: false)) == error)
  }

  @Test(arguments: [
    (ResultCode.inputOutputSyncDirectory, RecipeStoreError.notConfirmed("/a")),
    (.inputOutputDeleteMissing, .notConfirmed("/a")), (.inputOutputDelete, .notKnown("/a")),
    (.inputOutputSync, .inputOutput("/a")),
  ])
  func `an error at the end of a change reports whether the change was made`(code: ResultCode, error: RecipeStoreError)
  {
    let reported = SQLiteError(code: code, message: "", sql: "COMMIT")
    #expect(RecipeStoreError(reported, at: .file("/a", isDefault: false)) == error)
  }
}
