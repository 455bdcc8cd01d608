import Testing

@testable import recipes

@Suite struct DatabaseLocationTests {
  @Test(arguments: [
    ("named.sqlite", ["RECIPES_DATABASE": "/e.sqlite", "HOME": "/h"], "named.sqlite", false),
    (nil, ["RECIPES_DATABASE": "/e.sqlite", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/e.sqlite", false),
    (nil, ["RECIPES_DATABASE": "", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/recipes/recipes.sqlite", true),
    (nil, ["XDG_DATA_HOME": "relative", "HOME": "/usr"], "/usr/.local/share/recipes/recipes.sqlite", true),
    (nil, ["HOME": "/usr"], "/usr/.local/share/recipes/recipes.sqlite", true),
  ])
  func `the file is the one named, else the environment's, else the default one`(
    named: String?, variables: [String: String], path: String, isDefault: Bool
  ) throws {
    let location = try DatabaseLocation(named: named, in: Environment(variables))
    #expect(location == DatabaseLocation(path: path, isDefault: isDefault))
  }

  @Test func `RECIPES_NOW sets the time, and has to be one`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["RECIPES_NOW"] = "2026-06-01T12:00:00Z"
    #expect(box.run(["list", "--recents"]).output == Scene.recentsInJune)
    box.environment["RECIPES_NOW"] = "noon"
    let message = "recipes: RECIPES_NOW is not an ISO 8601 date: \"noon\"\n"
    #expect(box.run(["list"]) == .init(messages: message, status: .usage))
  }
}

extension Scene {
  /// Everything added after 2 May 2026: what is newer than now is recent as well.
  fileprivate static let recentsInJune = """
    3\t\t麻婆豆腐\t1800\t3-4\t中餐, Quick
    1\t♥\tTomato soup\t2100\t4\tSoups, Quick
    2\t\tOnion tart\t5100\tone tart\tBaking

    """
}
