import Foundation
import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct DoctorTests {
  private let folder: TemporaryFolder
  private let path: String
  private let location: StoreLocation

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add([
      RecipeDraft(
        title: "Tomato soup", prepTime: 600, servings: "4", ingredients: "1 kg tomatoes\n2 onions",
        directions: "Roast.\nBlend.", notes: "Freezes well.", source: "my aunt", isFavorite: true,
        collections: ["Soups", "Quick"], imageNames: ["a.jpg"]),
      RecipeDraft(title: "Stew", collections: ["Soups"]), RecipeDraft(title: "Bread"),
    ])
  }

  /// Changes the file without the program: rows, with our functions for the triggers.
  /// Writes what means nothing, as a program with a mistake would: with checksums that fit.
  private func alter(_ sql: String) throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.execute("PRAGMA ignore_check_constraints = ON; \(sql)")
    for table in LibraryTable.all where table.isChecksummed {
      let columns = table.checksummed.joined(separator: ", ")
      try connection.execute("UPDATE \(table.name) SET checksum = row_checksum(\(columns))")
    }
  }

  private func doctor() throws -> Doctor {
    try Doctor(of: location, environment: testEnvironment())
  }

  private func problems() throws -> [DoctorCheck.Part: [String]] {
    let checks = try doctor().examine().filter { !$0.isOK }
    return Dictionary(uniqueKeysWithValues: checks.map { ($0.part, $0.problems) })
  }

  private func repair() throws -> RepairReport {
    let checks = try doctor().examine()
    return try doctor().repair(checks)
  }

  @Test func `filters that mean nothing are reported, and removed by fixing them`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    for name in ["Loved", "New", "Old"] { try store.addCollection(name, filter: SavedFilter(.favorites)) }
    #expect(try problems() == [:])
    try alter(
      """
      UPDATE collection_filters SET filter = '--nonsense' WHERE collection_id = 3;
      INSERT INTO collection_members (recipe_id, collection_id, position, ordinal) VALUES (3, 4, 1, 0);
      INSERT INTO collection_filters (collection_id, filter) VALUES (9, '--favorites');
      """)
    let broken = "a collection has a filter that cannot be read, or members besides it: "
    #expect(
      try problems() == [
        .references: ["1 row of collection_filters refers to collections that do not exist"],
        .contents: ["\(broken)Loved", "\(broken)New"],
      ])
    let report = try repair()
    #expect(
      report.repaired == [
        "full-text index rebuilt", "1 row removed that refers to nothing", "2 broken filters removed",
      ])
    #expect(
      report.lost == [
        "1 saved filter, of collections that do not exist", "the filter of the collection \"Loved\"",
        "the filter of the collection \"New\"",
      ])
    #expect(try problems() == [:])
    let collections = try RecipeStore(at: location, environment: testEnvironment()).collections()
    #expect(collections.suffix(3).map(\.filter) == [nil, nil, "--favorites"])
  }

  @Test func `a recovered database has the saved filters that can be read`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.addCollection("Loved", filter: SavedFilter(.favorites))
    try store.addCollection("Salty", filter: SavedFilter(RecipeQuery(with: ["salt"])))
    try alter("UPDATE collection_filters SET filter = 'salt' WHERE collection_id = 4")
    let saved = folder.path("saved.sqlite")
    _ = try Doctor.recover(location, to: saved, environment: testEnvironment())
    let recovered = try RecipeStore(at: .file(saved, isDefault: false), environment: testEnvironment())
    #expect(try recovered.collections().map(\.filter) == [nil, nil, "--favorites", nil])
    #expect(try recovered.identifiers(of: .collection("Loved")) == [1])
  }

  @Test func `what means nothing on the shopping list and among own foods is reported, and repaired`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.addToShoppingList([(1, .one), (2, .one)], lines: ["foil"])
    try store.addToPantry(["salt", "oil"])
    for food in ["quark", "besan", "milk", "soy"] { try store.setFood(food, to: .listed("16157")) }
    try store.moveShoppingItems([ItemKey(stored: "foil")], toAisle: 3)
    #expect(try problems() == [:])
    try alter(
      """
      UPDATE shopping_recipes SET factor = 'many' WHERE recipe_id = 1;
      UPDATE shopping_recipes SET recipe_id = 99 WHERE recipe_id = 2;
      UPDATE shopping_places SET aisle_id = 99;
      UPDATE aisles SET key = 'x' WHERE id = 2;
      UPDATE own_foods SET number = '99999' WHERE name = 'besan';
      """)
    #expect(
      try problems() == [
        .references: [
          "1 row of shopping_places refers to aisles that do not exist",
          "1 row of shopping_recipes refers to recipes that do not exist",
        ],
        .contents: [
          "an aisle has a wrong key: Bakery", "1 recipe on the shopping list by a factor that is not one",
          "a food of your own means nothing: besan",
        ],
      ])
    let report = try repair()
    #expect(
      report.repaired == [
        "full-text index rebuilt", "2 rows removed that refer to nothing", "1 key of the shopping list computed again",
      ])
    #expect(
      report.lost == [
        "1 food moved to an aisle, of aisles that do not exist",
        "1 recipe on the shopping list, of recipes that do not exist",
        "how often 1 recipe was on the shopping list", "what 1 food of your own was",
      ])
    #expect(try problems() == [:])
    let list = try RecipeStore(at: location, environment: testEnvironment()).shoppingList()
    #expect(list.recipes.map(\.id) == [1])
    #expect(list.sections.last?.aisle.name == "Other")
  }

  @Test func `a recovered database has the shopping list, the aisles, and the pantry`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.addToShoppingList([(2, Rational(2)), (1, .one)], lines: ["foil", "milk"])
    try store.addToPantry(["salt"])
    try store.setFood("quark", to: .listed("16157"))
    try store.addAisle("Pets")
    try store.renameAisle("Deli", to: "Cheese")
    try store.moveAisle("Pets", to: .top)
    try store.moveShoppingItems([ItemKey(stored: "foil")], toAisle: store.aisle(named: "Pets").id)
    try store.tickShoppingItems([ItemKey(text: "milk")], true)
    let saved = folder.path("saved.sqlite")
    _ = try Doctor.recover(location, to: saved, environment: testEnvironment())
    let recovered = try RecipeStore(at: .file(saved, isDefault: false), environment: testEnvironment())
    #expect(try recovered.shoppingList() == store.shoppingList())
    #expect(try recovered.aisles() == store.aisles())
    #expect(try recovered.pantry() == ["salt"])
    #expect(try recovered.ownFoods() == store.ownFoods())
  }

  @Test func `cookings that mean nothing are reported, and repaired`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.addCooking(Cooking(on: store.today, stars: 4), of: [1, 2])
    try store.addCooking(Cooking(on: store.today.adding(days: -1)), of: [1])
    #expect(try problems() == [:])
    try alter(
      """
      UPDATE cookings SET cooked_on = 'soon' WHERE id = 1;
      UPDATE cookings SET recipe_id = 99 WHERE id = 2;
      UPDATE ratings SET recipe_id = 99 WHERE recipe_id = 2;
      """)
    #expect(
      try problems() == [
        .references: [
          "1 row of cookings refers to recipes that do not exist",
          "1 row of ratings refers to recipes that do not exist",
        ],
        .contents: ["1 cooking on a day that does not exist"],
      ])
    let report = try repair()
    #expect(
      report.repaired == ["full-text index rebuilt", "2 rows removed that refer to nothing", "1 cooking removed"])
    #expect(
      report.lost == [
        "1 rating, of recipes that do not exist", "1 cooking, of recipes that do not exist",
        "1 cooking, on a day that does not exist",
      ])
    #expect(try problems() == [:])
    let log = try #require(try RecipeStore(at: location, environment: testEnvironment()).recipe(with: 1)).log
    #expect(log == CookingLog(rating: 4, cookings: [Cooking(on: store.today.adding(days: -1))]))
  }

  @Test func `what is being cooked and is not as saved is reported, and removed`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let timer = RunningTimer(number: 1, name: "rice", endsAt: 5, remindsAt: 5)
    for recipe in [1, 2] {
      try store.setCookingSession(of: recipe, CookingSession(step: 3, factor: .one, timers: [timer]))
    }
    try store.connection.execute(
      """
      UPDATE cooking_sessions SET step = 2 WHERE recipe_id = 2;
      UPDATE running_timers SET ends_at = 7 WHERE recipe_id = 1;
      """)
    #expect(
      try problems() == [
        .contents: [
          #"the timer "rice" differs from what was saved"#, "the cooking of recipe 2 differs from what was saved",
        ]
      ])
    let report = try repair()
    #expect(report.lost == ["1 recipe being cooked, not as saved", "1 timer, not as saved"])
    #expect(try problems() == [:])
    #expect(try store.cookingSession(of: 1)?.timers == [])
    #expect(try store.cookingSession(of: 2) == nil)
  }

  @Test func `a recovered database has the cookings and the stars`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.addCooking(Cooking(on: store.today, servings: "4", stars: 2, note: "good"), of: [1, 2])
    try store.rate([2], 5)
    let saved = folder.path("saved.sqlite")
    _ = try Doctor.recover(location, to: saved, environment: testEnvironment())
    let recovered = try RecipeStore(at: .file(saved, isDefault: false), environment: testEnvironment())
    #expect(try recovered.recipes(of: .all).map(\.log) == store.recipes(of: .all).map(\.log))
    #expect(try recovered.recipe(with: 2)?.log.rating == 5)
  }

  @Test func `what means nothing in the plan is reported, and repaired`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.plan([.recipe(1, factor: .one), .recipe(2, factor: .one)], on: [day("2026-11-27")])
    try store.plan([.recipe(1, factor: .one), .note("x")], every: Recurrence(weekday: 5, firstDay: day("2026-11-27")))
    try store.removePlannedMeals([.rule(3, day("2026-11-27"))])
    #expect(try problems() == [:])
    try alter(
      """
      UPDATE planned_meals SET day = '2026-02-30', factor = 'many' WHERE recipe_id = 1;
      UPDATE planned_meals SET recipe_id = 99 WHERE recipe_id = 2;
      UPDATE plan_exceptions SET rule_id = 99;
      UPDATE plan_rules SET first_day = 'soon' WHERE id = 4;
      """)
    #expect(
      try problems() == [
        .references: [
          "1 row of plan_exceptions refers to plan_rules that do not exist",
          "1 row of planned_meals refers to recipes that do not exist",
        ],
        .contents: ["2 meals planned for a day or by a factor that is not one"],
      ])
    let report = try repair()
    #expect(
      report.lost == [
        "1 day without a meal that recurs, of meals that recur that do not exist",
        "1 planned meal, of recipes that do not exist", "2 planned meals, for a day that does not exist",
      ])
    #expect(try problems() == [:])
    let plan = try RecipeStore(at: location, environment: testEnvironment())
      .mealPlan(day("2026-11-27")...day("2026-11-27"))
    #expect(plan.meals.map(\.day) == [day("2026-11-27")] && plan.meals[0].recurs)
  }

  @Test func `a recovered database has the plan`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.plan([.recipe(2, factor: Rational(2)), .note("x")], on: [day("2026-11-27"), nil], meal: "lunch")
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, weeks: 2, firstDay: day("2026-11-27")))
    try store.removePlannedMeals([.rule(5, day("2026-12-11"))])
    let saved = folder.path("saved.sqlite")
    _ = try Doctor.recover(location, to: saved, environment: testEnvironment())
    let recovered = try RecipeStore(at: .file(saved, isDefault: false), environment: testEnvironment())
    let days = day("2026-11-01")...day("2027-02-28")
    #expect(try recovered.mealPlan(days).meals.count == 10)
    #expect(try recovered.mealPlan(days) == store.mealPlan(days))
  }

  @Test func `a sound database is sound in every part, and is not written to`() throws {
    let before = try Data(contentsOf: URL(filePath: path))
    let checks = try doctor().examine()
    #expect(checks.map(\.part) == DoctorCheck.Part.allCases)
    #expect(checks.allSatisfy { $0.isOK })
    #expect(checks[0].notes == ["3 recipes, 2 collections"])
    #expect(try repair() == RepairReport(checks: checks))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try folder.names == ["recipes.sqlite"])
  }

  @Test(arguments: [
    (
      "UPDATE recipes SET notes = 'x' WHERE id = 1", DoctorCheck.Part.contents,
      "recipe 1 differs from what was saved: Tomato soup"
    ),
    (
      "UPDATE recipes SET title_key = 'x' WHERE id = 2", .contents,
      "recipe 2 has a wrong sort key: Stew"
    ),
    (
      "UPDATE collections SET key = 'x' WHERE id = 1", .contents,
      "a collection has a wrong key: Soups"
    ),
    (
      "INSERT INTO collection_members (recipe_id, collection_id, position, ordinal) VALUES (9, 1, 0, 0)", .references,
      "1 row of collection_members refers to recipes that do not exist"
    ),
    (
      "UPDATE recipes SET position = \(Int.max) WHERE id = 1", .orders, "1 position of recipes out of range"
    ),
    ("UPDATE library_counts SET favorites = 7", .counts, "the count of favorites is wrong"),
    ("DELETE FROM library_counts", .counts, "the count of recipes is wrong"),
    ("UPDATE added_counts SET recipes = 7", .counts, "the count of recents is wrong"),
    ("INSERT INTO added_counts VALUES (9, 1)", .counts, "the count of recents is wrong"),
    (
      "UPDATE collection_counts SET recipes = 0 WHERE collection_id = 1", .counts,
      "the count of recipes in Soups is wrong"
    ),
    (
      "INSERT INTO recipes_fts (recipes_fts, rowid, title) VALUES ('delete', 1, 'tomato')", .search,
      "the full-text index does not match the recipes"
    ),
    ("CREATE VIEW extra AS SELECT 1", .file, "view extra of another program would run when it is read"),
    ("DROP TRIGGER recipes_fts_delete", .file, "trigger recipes_fts_delete is missing or differs"),
  ])
  func `what is wrong is named`(sql: String, part: DoctorCheck.Part, problem: String) throws {
    try alter(sql)
    let problems = try problems()
    #expect(problems[part]?.contains(problem) == true, "\(problems)")
  }

  @Test func `positions that are shared are no damage, and are spaced by repairing`() throws {
    try alter("UPDATE recipes SET position = 0; UPDATE collection_members SET position = 5")
    #expect(try problems().isEmpty)
    let checks = try doctor().examine()
    #expect(
      checks.first { $0.part == .orders }?.notes == [
        "1 position of the library shared; the numbers decide",
        "1 position of recipes in collections shared; the numbers decide",
      ])
    #expect(try repair().repaired == ["orders spaced evenly"])
    #expect(try doctor().examine().first { $0.part == .orders }?.notes == [])
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.titles() == ["Tomato soup", "Stew", "Bread"])
  }

  @Test(arguments: [
    "UPDATE recipes SET title_key = 'x' WHERE id = 2", "UPDATE collections SET key = 'x' WHERE id = 1",
    "INSERT INTO collection_members (recipe_id, collection_id, position, ordinal) VALUES (9, 1, 0, 0)",
    "UPDATE recipes SET position = \(Int.min) WHERE id = 1",
    "UPDATE library_counts SET favorites = 7", "DELETE FROM library_counts", "DELETE FROM collection_counts",
    "DELETE FROM added_counts",
    "INSERT INTO recipes_fts (recipes_fts, rowid, title) VALUES ('delete', 1, 'tomato')",
  ])
  func `what follows from the recipes is rebuilt, and the file is kept as it was`(sql: String) throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let before = try (store.recipes(of: .all), store.collections())
    try alter(sql)
    let altered = try Data(contentsOf: URL(filePath: path))
    let report = try repair()
    #expect(!report.repaired.isEmpty)
    #expect(try problems().isEmpty)
    #expect(try report.checks == doctor().examine())
    #expect(try store.recipes(of: .all) == before.0)
    #expect(try store.collections() == before.1)
    #expect(try Data(contentsOf: URL(filePath: report.backup!)) == altered)
  }

  @Test func `an index that is not that of its table is found and rebuilt`() throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    // A page of an index begins with 10 (sqlite.org/fileformat2.html, section 1.6).
    let pageSize = bytes.pageSize
    let pages = stride(from: 0, to: bytes.count, by: pageSize).filter { bytes[$0] == 10 }.map { $0..<$0 + pageSize }
    let inIndex = try #require(pages.compactMap { bytes.range(of: Data("tomato soup".utf8), in: $0) }.first)
    bytes[inIndex.lowerBound] ^= 1
    try bytes.write(to: URL(filePath: path))
    #expect(try problems()[.structure] != nil)
    #expect(try repair().repaired.first == "indexes rebuilt")
    #expect(try problems().isEmpty)
  }

  @Test func `a bit that flips in a recipe on the disk is found, and the recipe stays as it is`() throws {
    let sound = try Data(contentsOf: URL(filePath: path))
    for text in ["Tomato soup", "1 kg tomatoes\n2 onions", "Roast.\nBlend.", "Freezes well.", "my aunt", "a.jpg"] {
      let range = try #require(sound.range(of: Data(text.utf8)))
      for bit in 0..<8 {
        var bytes = sound
        bytes[range.lowerBound + bit * 7 % text.utf8.count] ^= 1 << bit
        try bytes.write(to: URL(filePath: path))
        let problem = try problems()[.contents]?.first
        #expect(problem?.hasPrefix("recipe 1 differs from what was saved: ") == true, "\(text) \(bit)")
        let altered = try RecipeStore(at: location, environment: testEnvironment()).recipe(with: 1)
        _ = try repair()
        #expect(try RecipeStore(at: location, environment: testEnvironment()).recipe(with: 1) == altered)
        #expect(try problems()[.contents]?.first == problem)
      }
    }
  }

  @Test(arguments: [
    "prep_time = 601", "cook_time = 1", "is_favorite = 0", "added_at = added_at + 1", "servings = '5'",
    "uuid = x'40000000000040008000000000000001'", "servings = 'many'",
  ])
  func `a recipe that is not what was saved is named until it is edited`(change: String) throws {
    try alter("UPDATE recipes SET \(change) WHERE id = 1")
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let altered = try store.dump()
    _ = try repair()
    #expect(try problems()[.contents] == ["recipe 1 differs from what was saved: Tomato soup"])
    #expect(try store.dump().prefix { $0 != "\n" } == altered.prefix { $0 != "\n" })
    try store.update(1, to: RecipeDraft(title: "Tomato soup", servings: "6"))
    #expect(try problems().isEmpty)
  }

  @Test func `a file with a page gone is still looked at, part by part`() throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    let pageSize = bytes.pageSize
    let recipes = try #require(bytes.range(of: Data("1 kg tomatoes".utf8))).lowerBound / pageSize * pageSize
    bytes.replaceSubrange(recipes..<recipes + pageSize, with: repeatElement(0xEE, count: pageSize))
    try bytes.write(to: URL(filePath: path))
    let parts = try problems().keys
    #expect(Set(parts).isSuperset(of: [.structure, .references, .contents, .search]))
    #expect(throws: Never.self) { try repair() }
    #expect(try problems()[.structure] != nil)
  }

  @Test func `a repair that is stopped while it looks at everything again has changed nothing`() throws {
    try alter("UPDATE library_counts SET favorites = 7")
    let ailing = try Data(contentsOf: URL(filePath: path))
    let checks = try doctor().examine()
    var (asked, last) = (0, Int.max)
    var environment = testEnvironment()
    environment.shouldStop = {
      asked += 1
      return asked >= last
    }
    #expect(try Doctor(of: location, environment: environment).repair(checks).repaired == ["counts recomputed"])
    try ailing.write(to: URL(filePath: path))
    (asked, last) = (0, asked)
    #expect(throws: RecipeStoreError.interrupted) {
      try Doctor(of: location, environment: environment).repair(checks)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == ailing)
  }

  @Test func `copies that were kept and files left over are named`() throws {
    for name in ["recipes.sqlite.before-restore-20260101T000000Z", ".recipes.sqlite.recipes-partial", "other.sqlite"] {
      try Data("x".utf8).write(to: URL(filePath: folder.path(name)))
    }
    let notes = try doctor().examine().first { $0.part == .copies }?.notes
    #expect(
      notes == [
        "kept: \(path).before-restore-20260101T000000Z",
        "left over from an interrupted command: \(folder.path(".recipes.sqlite.recipes-partial"))",
      ])
    #expect(LibraryFiles(of: .file(path, isDefault: false)).removeLeftovers() == 1)
    #expect(try doctor().examine().first { $0.part == .copies }?.notes.count == 1)
  }

  @Test func `doctor refuses other programs' databases`() throws {
    try Data("Tomato soup, a long text that is no database.".utf8).write(to: URL(filePath: path))
    #expect(throws: RecipeStoreError.notOurDatabase(path)) { try doctor() }
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: RecipeStoreError.noSuchFile(path)) { try doctor() }
    #expect(try folder.names == [])
  }

  @Test(arguments: [
    ("3.6.23", false), ("3.7.0", true), ("3.40.1", true), ("3.44.5", true), ("3.44.6", false), ("3.45.0", true),
    ("3.50.6", true), ("3.50.7", false), ("3.51.0", true), ("3.51.2", true), ("3.51.3", false), ("3.52.0", false),
    ("4.0.0", false),
  ])
  func `the versions of SQLite whose WAL may lose changes are known`(version: String, mayLose: Bool) {
    #expect(Doctor.mayLoseLog(version: version) == mayLose)
  }
}
