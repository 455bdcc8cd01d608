import RecipeModel
import SQLite

/// The table `collections`: a row a collection, in the user's order.
enum CollectionsTable {
  private static let columns = "id, name, coalesce(collection_counts.recipes, 0), filter"
  private static let source = """
    collections LEFT JOIN collection_counts ON collection_counts.collection_id = collections.id
    LEFT JOIN collection_filters ON collection_filters.collection_id = collections.id
    """

  static let all = "SELECT \(columns) FROM \(source) ORDER BY position, id"
  static let withID = "SELECT \(columns) FROM \(source) WHERE id = ?1"

  static let nameWithID = "SELECT name FROM collections WHERE id = ?1"
  static let names = "SELECT id, name FROM collections ORDER BY position, id"
  static let ids = "SELECT id FROM collections"
  static let keys = "SELECT id, name, key FROM collections ORDER BY id"
  static let withKey = "SELECT id, name FROM collections WHERE key = ?1"
  static let insert = LibraryTable.collections.inserting("key", "name", "position")
  static let insertWithID = LibraryTable.collections.inserting("key", "name", "position", "id")
  static let rename = LibraryTable.collections.updating(["key": "?2", "name": "?3"], where: "id = ?1")

  /// Computes the key of a collection again that is not that of its name.
  static let setKey = LibraryTable.collections.updating(["key": "?2"], where: "id = ?1")
  static let delete = "DELETE FROM collections WHERE id = ?1"

  static func collection(_ row: borrowing Statement) -> RecipeCollection {
    RecipeCollection(
      id: row.int(at: 0), name: row.text(at: 1), count: row.int(at: 2),
      filter: row.isNull(at: 3) ? nil : row.text(at: 3))
  }
}

/// The table `collection_filters`: a row for each collection that is a saved filter.
enum CollectionFiltersTable {
  static let all = """
    SELECT collection_id, name, filter FROM collection_filters
    JOIN collections ON collections.id = collection_id ORDER BY collection_id
    """
  static let filter = "SELECT filter FROM collection_filters WHERE collection_id = ?1"
  static let set = LibraryTable.collectionFilters.putting("collection_id", "filter")
  static let delete = "DELETE FROM collection_filters WHERE collection_id = ?1"

  /// Filters of collections that have members as well.
  static let withMembers = """
    SELECT collection_id FROM collection_filters
    WHERE EXISTS (SELECT 1 FROM collection_members AS member WHERE member.collection_id = collection_filters.collection_id)
    """
}

/// The table `collection_members`: a row for each recipe in each collection.
enum CollectionMembersTable {
  static let insert = LibraryTable.collectionMembers.inserting("recipe_id", "collection_id", "position", "ordinal")

  static let ordinal = "SELECT ordinal FROM collection_members WHERE recipe_id = ?1 AND collection_id = ?2"
  static let lastOrdinal = "SELECT max(ordinal) FROM collection_members WHERE recipe_id = ?1"

  static let delete = "DELETE FROM collection_members WHERE recipe_id = ?1 AND collection_id = ?2"
  static let setOrdinal = LibraryTable.collectionMembers.updating(
    ["ordinal": "?3"], where: "recipe_id = ?1 AND collection_id = ?2 AND ordinal <> ?3")

  static let count = "SELECT count(*) FROM collection_members"
  static let ordinals = "SELECT collection_id, ordinal FROM collection_members WHERE recipe_id = ?1"

  /// The collections that recipes are in and that are not there.
  static let collectionsGone = """
    SELECT DISTINCT collection_id FROM collection_members
    WHERE collection_id NOT IN (SELECT id FROM collections) AND recipe_id IN (SELECT id FROM recipes)
    ORDER BY collection_id
    """
  static let contains = "SELECT 1 FROM collection_members WHERE recipe_id = ?1 AND collection_id = ?2"
  static let recipesOfCollection = """
    SELECT recipe_id FROM collection_members WHERE collection_id = ?1 ORDER BY position, recipe_id
    """
  static let collectionsOfRecipe = """
    SELECT collections.id, collections.name FROM collection_members
    JOIN collections ON collections.id = collection_members.collection_id
    WHERE recipe_id = ?1 ORDER BY ordinal, collection_id
    """

  /// The memberships of a recipe and of all after it, in the order of the recipes' numbers, which is that of the table.
  static let membershipsFrom = """
    SELECT recipe_id, ordinal, collection_id FROM collection_members WHERE recipe_id >= ?1 ORDER BY recipe_id
    """
}

extension LibraryTable {
  static let collections = LibraryTable(
    name: "collections", noun: RowNoun("collection"),
    columns: [.integer("id"), .text("key"), .text("name"), .integer("position")],
    isNumbered: true, recordedSince: 4, checksummedSince: 16,
    subject: { value in value("name").map { "the collection \($0.text.quoted())" } ?? "a collection" })

  static let collectionFilters = LibraryTable(
    name: "collection_filters", noun: RowNoun("saved filter"), columns: [.integer("collection_id"), .text("filter")],
    recordedSince: 9, checksummedSince: 16, refersTo: [Reference(column: "collection_id", table: "collections")],
    subject: { _ in "a saved filter" })

  static let collectionMembers = LibraryTable(
    name: "collection_members", noun: RowNoun("place in a collection", "places in collections"),
    columns: [.integer("recipe_id"), .integer("collection_id"), .integer("position"), .integer("ordinal")],
    keyLength: 2, recordedSince: 4, checksummedSince: 21, columnsHeldElsewhere: ["position"],
    refersTo: [.recipe(), Reference(column: "collection_id", table: "collections")],
    subject: { value in "a collection of recipe \(value("recipe_id")?.int ?? 0)" })
}

extension Connection {
  /// The ordinal that a recipe's next collection gets; the greatest there is where a damaged file has used it already.
  func nextOrdinal(of recipe: Int) throws -> Int {
    let greatest = try first(CollectionMembersTable.lastOrdinal, recipe) { $0.isNull(at: 0) ? nil : $0.int(at: 0) }
    guard case let greatest?? = greatest else { return 0 }
    return greatest < .max ? greatest + 1 : greatest
  }
}
