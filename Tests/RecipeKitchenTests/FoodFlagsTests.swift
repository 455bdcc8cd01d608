import Foundation
import Testing

@testable import RecipeKitchen

/// What the table of foods says is in them.
@Suite struct FoodFlagsTests {
  private static let file = FoodFile.shared
  private static let rows = Dictionary(uniqueKeysWithValues: file.rows.map { ($0.key, $0) })

  /// A row, that of what it is a kind of, and so on.
  private static func kinds(of row: FoodFile.Row) -> [FoodFile.Row] {
    Array(sequence(first: row) { rows[$0["parent"]] })
  }

  @Test func `every flag is known, and none that is certain is called possible`() {
    for row in Self.file.rows {
      let above = FoodFile.flags(of: Array(Self.kinds(of: row).dropFirst()))
      for word in row["flags"].split(separator: " ") {
        let flag = FoodFlags(named: String(word.drop { $0 == "?" || $0 == "-" }))
        #expect(flag != nil, "\(row.key): \(word)")
        if let flag, word.hasPrefix("?") { #expect(above.certain.isDisjoint(with: flag), "\(row.key): \(word)") }
        if let flag, word.hasPrefix("-") {
          #expect(above.certain.union(above.possible).isSuperset(of: flag), "\(row.key): \(word)")
        }
      }
    }
  }

  @Test func `the table in the executable has the flags of the file`() {
    for (place, row) in Self.file.rows.enumerated() {
      let food = KnownFood(row: UInt16(place))
      let flags = FoodFile.flags(of: Self.kinds(of: row))
      #expect(food.flags == flags.certain && food.possibleFlags == flags.possible, "\(row.key)")
    }
  }

  /// Words of names that say what is in a food.
  private static let words: [(flag: FoodFlags, words: String)] = [
    (
      .gluten,
      "wheat flour bread pasta spaghetti macaroni noodle barley rye spelt couscous bulgur semolina cracker cookie"
    ),
    (
      .gluten,
      "biscuit cake pastry crust crouton breadcrumb beer ale stout malt seitan tortilla pita bun croissant pretzel"
    ),
    (.gluten, "pancake waffle dumpling wonton ramen udon"),
    (
      .milk,
      "milk butter cream cheese yogurt yoghurt ghee whey buttermilk custard cheddar parmesan mozzarella feta ricotta"
    ),
    (.milk, "mascarpone latte ranch alfredo"), (.egg, "egg mayonnaise mayo meringue custard aioli"),
    (
      .fish,
      "fish anchovy anchovies tuna salmon cod sardine mackerel trout worcestershire caviar roe bonito dashi surimi caesar"
    ),
    (.crustaceans, "shrimp prawn crab lobster crayfish langoustine scampi krill"),
    (.molluscs, "oyster clam mussel squid octopus scallop calamari snail abalone cuttlefish"),
    (.peanuts, "peanut satay"),
    (
      .nuts,
      "almond hazelnut walnut cashew pecan pistachio macadamia praline marzipan nut nutella amaretto frangipane pesto"
    ),
    (.soy, "soy soya tofu tempeh miso edamame soybean teriyaki hoisin"), (.celery, "celery celeriac"),
    (.mustard, "mustard dijon"), (.sesame, "sesame tahini halva hummus"), (.lupin, "lupin"),
    (.meat, "meat beef pork lamb veal chicken turkey duck bacon ham sausage lard suet tallow chorizo salami pepperoni"),
    (.meat, "prosciutto pancetta liver goose rabbit venison dripping gravy bolognese bone"),
    (.pork, "pork bacon ham lard chorizo pepperoni prosciutto pancetta guanciale"), (.honey, "honey"),
    (.gelatin, "gelatin gelatine marshmallow jello jelly gummy aspic"),
    (
      .alcohol,
      "wine beer rum vodka brandy whisky whiskey bourbon liqueur sherry mirin sake gin tequila champagne prosecco"
    ),
    (.alcohol, "cognac vermouth kirsch port marsala cider kahlua ale stout bitters"),
  ]

  /// Foods whose names have a word of what is not in them.
  private static let exceptions: [(flag: FoodFlags, foods: String)] = [
    // Named for what they are like, or are eaten with.
    (
      .gluten,
      "spaghetti squash; halloumi; pickle; maple syrup; pasta sauce; kitchen tool; yeast; fresh yeast; rice cake"
    ),
    (.milk, "butter lettuce; dried butter bean; butter bean; pickle; cream of tartar; cocoa butter"),
    (.meat, "tomato; lambs lettuce; white fish; egg; garam masala; seasoning; kitchen tool"), (.fish, "seasoning"),
    (.crustaceans, "crab boil"), (.molluscs, "oyster mushroom; oyster cracker"), (.mustard, "watercress"),
    (.alcohol, "vanilla bean; port salut; fresh yeast; ginger ale; root beer"),
    (.gluten, "ginger ale; ginger beer; root beer"),
    (.egg, "chocolate"),
    // Of plants, of the flesh of other things, and of what replaces them.
    (
      .gluten,
      "masa harina; rice noodle; glass noodle; shirataki noodle; almond flour; hazelnut flour; coconut flour; rice flour"
    ),
    (
      .gluten,
      "chickpea flour; buckwheat flour; soy flour; gluten free flour; cornstarch; potato starch; tapioca starch"
    ),
    (
      .gluten,
      "arrowroot; cassava flour; banana flour; glutinous rice flour; brown rice flour; millet flour; sorghum flour"
    ),
    (.gluten, "quinoa flour; teff flour; lupin flour; brown rice syrup"),
    (
      .milk,
      "oat milk; almond milk; soy milk; rice milk; cashew milk; hemp milk; plant milk; coconut milk; coconut cream"
    ),
    (
      .milk,
      "peanut butter; almond butter; apple butter; cashew butter; hazelnut butter; nut butter; sunflower seed butter"
    ),
    (.milk, "cookie butter; chestnut puree; vegan butter; vegan cheese; vegan cream; vegan yogurt"),
    (.meat, "coconut; crab; lobster; clam; vegan mince; vegan sausage; vegan bacon; vegan chicken"),
    (.pork, "turkey bacon; vegan bacon"), (.egg, "vegan mayonnaise; flax egg"), (.fish, "vegetarian oyster sauce"),
    (.molluscs, "vegetarian oyster sauce"), (.nuts, "pine nut"),
    (.gelatin, "cranberry sauce; jam; apricot jam; redcurrant jelly; grape jelly; pepper jelly"),
    // Distilled, or fermented to vinegar.
    (.gluten, "whiskey"), (.alcohol, "cider vinegar; wine vinegar; rice vinegar; red wine vinegar; white wine vinegar"),
    (.alcohol, "sherry vinegar; champagne vinegar"),
  ]

  @Test func `a name says what is in its food, unless there is a reason`() {
    for row in Self.file.rows {
      let flags = FoodFile.flags(of: Self.kinds(of: row))
      let said = Set(row.names(in: .en).flatMap { $0.lowercased().split { " -'’".contains($0) } })
      for (flag, words) in Self.words where !flags.certain.union(flags.possible).contains(flag) {
        let isNamed = words.split(separator: " ").contains { said.contains($0) || said.contains($0 + "s") }
        let isException = Self.exceptions.contains {
          $0.flag == flag && $0.foods.components(separatedBy: "; ").contains(row.key)
        }
        #expect(!isNamed || isException, "\(row.key) has no \(flag.names)")
      }
    }
  }
}
