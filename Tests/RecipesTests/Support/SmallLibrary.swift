import Foundation
import RecipeTestSupport

@testable import recipes

/// Six recipes to try commands on: a favorite, other scripts, nothing stated, a title that is an attack.
enum SmallLibrary {
  static let json = #"""
    [
      {"uuid": "11111111-1111-4111-8111-111111111111", "title": "Tomato soup", "prepTime": 600, "cookTime": 1500,
       "servings": "4", "ingredients": "1 kg ripe tomatoes\n2 onions\n1/2 tsp salt\n4 tbsp olive oil",
       "directions": "Halve the tomatoes and roast them until their edges darken, about 25 minutes.\nBlend with the onions, softened in the oil.",
       "notes": "Freezes well.", "source": "my aunt", "isFavorite": true, "addedOn": "2026-11-02",
       "collections": ["Soups", "Quick"]},
      {"uuid": "22222222-2222-4222-8222-222222222222", "title": "Onion tart", "prepTime": 2400, "cookTime": 2700,
       "servings": "one tart", "ingredients": "For the dough:\n200 g flour\n100 g butter\nFor the filling:\n6 onions\n2 eggs",
       "directions": "For the dough:\nRub the butter into the flour.\nFor the filling:\nSoften the onions.\nBake until golden.",
       "addedOn": "2026-05-14T18:30:00Z", "collections": ["Baking"]},
      {"uuid": "33333333-3333-4333-8333-333333333333", "title": "麻婆豆腐", "prepTime": 900, "cookTime": 900,
       "servings": "3-4", "ingredients": "450 g 豆腐\n花椒", "directions": "1. 豆腐切块。\n2. 炒香花椒。",
       "addedOn": "2026-11-20", "collections": ["中餐", "Quick"]},
      {"uuid": "44444444-4444-4444-8444-444444444444", "title": "Crème brûlée", "cookTime": 3000, "isFavorite": true,
       "ingredients": "5 egg yolks\n500 ml cream", "addedOn": "1832-03-21", "collections": ["Desserts"]},
      {"uuid": "55555555-5555-4555-8555-555555555555", "title": "Salt & pepper", "addedOn": "2020-01-01"},
      {"uuid": "66666666-6666-4666-8666-666666666666", "title": "\u001b[31mRed\u202e soup\u001b[0m", "servings": "2",
       "ingredients": "C++ of beetroot\nhalf & half", "addedOn": "2019-12-31", "collections": ["Soups"]}
    ]
    """#

  /// Makes a box with the six recipes in it, and the executable that works on it.
  static func boxAndBinary() throws -> (TestBox, Binary) {
    let box = try TestBox()
    try load(into: box)
    return (box, Binary(box: box))
  }

  /// Puts the six recipes into a box, as numbers 1 to 6.
  static func load(into box: TestBox) throws {
    try database.write(to: box.database)
  }

  /// Imported once; a copy of the file is as good as another import and takes no time.
  private static let database: Data = {
    let box = try! TestBox()
    let result = box.run(["import", "-"], input: json)
    precondition(result.status == .done, result.messages)
    return try! Data(contentsOf: box.database)
  }()
}
