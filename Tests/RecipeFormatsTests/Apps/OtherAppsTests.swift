import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

@Suite struct OtherAppsTests {
  @Test func `Crouton's recipes are read`() throws {
    let crumb = #"""
      {"uuid":"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6","name":"Cozy stew","serves":6,"defaultScale":1,"duration":15,
      "cookingDuration":90,"webLink":"https://s.example/stew","sourceName":"S","notes":"Better the next day.",
      "neutritionalInfo":"Calories: 500 kcal,\nFat: 20 g","isPublicRecipe":false,"folderIDs":[],"images":[],
      "tags":[{"uuid":"t","name":"Winter","color":"#FCBE56"}],
      "ingredients":[
      {"uuid":"2","order":1,"ingredient":{"uuid":"b","name":"onion, chopped"},"quantity":{"quantityType":"ITEM","amount":1}},
      {"uuid":"1","order":0,"ingredient":{"uuid":"a","name":"beef"},"quantity":{"quantityType":"POUND","amount":0.75}},
      {"uuid":"3","order":2,"ingredient":{"uuid":"c","name":"salt"}},
      {"uuid":"4","order":3,"ingredient":{"uuid":"d","name":"broth"},
       "quantity":{"quantityType":"CUP","amount":5,"secondaryAmount":6}},
      {"uuid":"5","order":4,"ingredient":{"uuid":"e","name":"flour"},"quantity":{"quantityType":"GRAMS","amount":12.35}}],
      "steps":[{"uuid":"1","order":1,"isSection":false,"step":"Brown the beef."},
      {"uuid":"0","order":0,"isSection":true,"step":"Stew"}]}
      """#
    let draft = RecipeDraft(
      uuid: UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"), title: "Cozy stew", prepTime: 900, cookTime: 5400,
      servings: "6", ingredients: "3/4 lb beef\n1 onion, chopped\nsalt\n5-6 cup broth\n12.35 g flour",
      directions: "Stew:\nBrown the beef.",
      notes: "Better the next day.\n\nSource: S\nNutrition: Calories: 500 kcal, Fat: 20 g",
      source: "https://s.example/stew",
      collections: ["Winter"])
    #expect(try AppArchive.read(Array(crumb.utf8)) == ReadResult(drafts: [draft]))
  }

  @Test func `Tandoor's archives of archives are read`() throws {
    let recipe = #"""
      {"name":"Dal","description":"Mild.","keywords":[{"name":"Indian"}],"working_time":10,"waiting_time":25,"servings":4,
      "servings_text":"plates","source_url":"https://d.example/dal","internal":true,"nutrition":null,"steps":[
      {"name":"Tarka","instruction":"Fry the cumin.\n\nPour over.","order":1,"time":0,"ingredients":[
      {"food":{"name":"cumin"},"unit":{"name":"tsp"},"amount":1.5,"note":"whole","order":0,"is_header":false,"no_amount":false}]},
      {"name":"","instruction":"Boil.","order":0,"time":0,"ingredients":[
      {"food":null,"unit":null,"amount":0,"note":"Dal","order":0,"is_header":true,"no_amount":true},
      {"food":{"name":"lentils"},"unit":{"name":"g"},"amount":200.0,"note":"","order":1,"is_header":false,"no_amount":false},
      {"food":{"name":"salt"},"unit":null,"amount":0.0,"note":"","order":2,"is_header":false,"no_amount":true}]}]}
      """#
    var inner = TestZip()
    inner.add("recipe.json", Array(recipe.utf8))
    inner.add("image.jpg", [0xFF, 0xD8])
    var outer = TestZip()
    outer.add("Dal.zip", inner.finished())
    let draft = RecipeDraft(
      title: "Dal", prepTime: 600, cookTime: 1500, servings: "4 plates",
      ingredients: "Dal:\n200 g lentils\nsalt\n1 1/2 tsp cumin, whole",
      directions: "Boil.\nTarka:\nFry the cumin.\nPour over.",
      notes: "Mild.", source: "https://d.example/dal", collections: ["Indian"])
    let result = ReadResult(recipes: [FileRecipe(draft, pictures: [[0xFF, 0xD8]])])
    #expect(try AppArchive.read(outer.finished()) == result)
    #expect(try AppArchive.read(inner.finished()) == result)
  }

  @Test func `Nextcloud's folders are read`() throws {
    let recipe = #"""
      {"@context":"http://schema.org","@type":"Recipe","id":"7","name":"Waffeln","recipeCategory":"Kuchen","keywords":"süß",
      "recipeYield":4,"prepTime":"PT0H20M0S","cookTime":null,"tool":["Waffeleisen"],"recipeIngredient":["250 g Mehl"],
      "recipeInstructions":["Rühren.","Backen."],"url":"","image":"","nutrition":{"@type":"NutritionInformation"}}
      """#
    var zip = TestZip()
    zip.add("Waffeln/recipe.json", Array(recipe.utf8))
    zip.add("Waffeln/thumb.jpg", [0xFF])
    zip.add("Waffeln/full.jpg", [0xFF, 0xD8])
    zip.add("Elsewhere/full.jpg", [0xFF, 0xD9])
    zip.add("Waffeln/notes.json", Array("[]".utf8))
    let draft = RecipeDraft(
      title: "Waffeln", prepTime: 1200, servings: "4", ingredients: "250 g Mehl", directions: "Rühren.\nBacken.",
      notes: "Keywords: süß\nTools: Waffeleisen", collections: ["Kuchen"])
    #expect(
      try AppArchive.read(zip.finished())
        == ReadResult(
          recipes: [FileRecipe(draft, pictures: [[0xFF, 0xD8]])],
          warnings: ["1 picture was left out", "1 file in the archive is not a recipe"]))
  }

  @Test func `Mealie's recipes are read, of its older and newer exports`() throws {
    let older = #"""
      {"name":"Chili","slug":"chili","description":"Hot.","recipe_yield":"6 bowls","prep_time":"20 Minutes",
      "perform_time":"1 Hour","total_time":"1 hour 20 minutes","recipe_category":[{"name":"Dinner"}],"tags":[{"name":"spicy"}],
      "recipe_ingredient":[{"title":"Base","note":"500 g minced beef","unit":null,"food":null,"quantity":1.0},
      {"title":null,"note":"drained","unit":{"name":"can"},"food":{"name":"beans"},"quantity":2.0}],
      "recipe_instructions":[{"title":"Base","text":"Brown the beef."},{"title":"","text":"Add the beans."}],
      "notes":[{"title":"Leftovers","text":"Freeze them."}],"org_url":"https://m.example/chili","rating":null}
      """#
    let newer = #"""
      {"name":"Chili","recipeServings":6.0,"recipeIngredient":[{"quantity":0.5,"unit":{"name":"cup"},"food":{"name":"rice"},
      "note":"","display":"1/2 cup rice","title":""}],"recipeInstructions":[{"id":"1","title":"","summary":"","text":"Cook."}],
      "orgURL":"https://m.example/chili"}
      """#
    var zip = TestZip()
    zip.add("recipes/chili/chili.json", Array(older.utf8))
    zip.add("recipes/chili-2/chili-2.json", Array(newer.utf8))
    zip.add("recipes/chili-2/images/tiny-original.webp", [1])
    zip.add("recipes/chili-2/images/original.webp", [2])
    let drafts = [
      RecipeDraft(
        title: "Chili", prepTime: 1200, cookTime: 3600, servings: "6 bowls",
        ingredients: "Base:\n500 g minced beef\n2 can beans, drained",
        directions: "Base:\nBrown the beef.\nAdd the beans.",
        notes: "Hot.\n\nLeftovers\nFreeze them.", source: "https://m.example/chili", collections: ["Dinner", "spicy"]),
      RecipeDraft(
        title: "Chili", servings: "6", ingredients: "1/2 cup rice", directions: "Cook.",
        source: "https://m.example/chili"),
    ]
    let recipes = [FileRecipe(drafts[0]), FileRecipe(drafts[1], pictures: [[2]])]
    #expect(try AppArchive.read(zip.finished()) == ReadResult(recipes: recipes))
  }

  @Test(arguments: ["[]", #"{"name":"A"}"#, "5"])
  func `JSON without a recipe is refused`(text: String) {
    let found = text.hasPrefix("{") ? "JSON without recipe data" : "the file with \(text == "5" ? "5" : "a list")"
    #expect(throws: RecipeFileError.noRecipe(found: found)) { try AppArchive.read(Array(text.utf8)) }
  }

  @Test func `a zip without recipes and one that is broken say so`() {
    var zip = TestZip()
    zip.add("a.txt", [1])
    #expect(throws: RecipeFileError.noRecipe(found: "a zip without recipes")) { try AppArchive.read(zip.finished()) }
    #expect(throws: RecipeFileError.cannotUnpack("the archive is damaged")) {
      try AppArchive.read([0x50, 0x4B, 3, 4])
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `bytes changed at random do no harm`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for text in [PaprikaTests.soup, MelaTests.pie] {
      for _ in 1...50 {
        var bytes = Array(text.utf8)
        for _ in 1...5 {
          bytes[Int.random(in: bytes.indices, using: &generator)] = Array("{}[]\":,0\\ ".utf8).randomElement(
            using: &generator)!
        }
        _ = try? AppArchive.read(bytes)
        _ = try? AppArchive.read(Deflate.pack(bytes, .gzip))
      }
    }
  }
}
