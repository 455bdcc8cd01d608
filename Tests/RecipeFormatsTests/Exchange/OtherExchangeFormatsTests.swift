import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct OtherExchangeFormatsTests {
  @Test func `RezKonv is read with its columns, source and fields`() throws {
    let recipes = try imported(
      """
      Gruß in die Runde

      ========== REZKONV-Rezept - RezkonvSuite v1.4

           Titel: Zwetschgenkuchen vom Blech mit viel
      Kategorien: Kuchen, Obst
           Menge: 1 Blech

      ============================ TEIG ============================
         500      Gramm Mehl
         1/2     Würfel Hefe
         3-4      Essl. Zucker, je nach Süße der
                         -- Früchte

      ============================ BELAG ===========================
           2         kg Zwetschgen

      ============================ QUELLE ==========================
                        Omas Heft
                        -- Erfasst *RK* 04.09.03 von
                        -- Ana Lindqvist

      Die Hefe in der Milch auflösen und mit dem
      Mehl verkneten.

      Bei 200 Grad backen.

      :O-Titel : Zwetschgenkuchen vom Blech mit viel
      :> : Zimt
      :Pro Person ca. : 310 kcal
      =====

      ========== REZKONV-Rezept - RezkonvSuite v1.4

           Titel: Tee
           Menge: 2 Tassen

           1      Teel. Tee

      Aufgießen.

      =====
      """)
    #expect(recipes.map(\.draft.title) == ["Zwetschgenkuchen vom Blech mit viel Zimt", "Tee"])
    let draft = recipes[0].draft
    #expect(draft.collections == ["Kuchen", "Obst"])
    #expect(draft.servings == "1 Blech")
    #expect(
      draft.ingredients == """
        TEIG:
        500 Gramm Mehl
        1/2 Würfel Hefe
        3-4 Essl. Zucker, je nach Süße der Früchte
        BELAG:
        2 kg Zwetschgen
        """)
    #expect(draft.directions == "Die Hefe in der Milch auflösen und mit dem Mehl verkneten.\nBei 200 Grad backen.")
    #expect(draft.source == "Omas Heft")
    #expect(draft.addedOn?.text == "2003-09-04")
    #expect(draft.notes == "Recorded by: Ana Lindqvist\nPro Person ca.: 310 kcal")
    #expect(recipes[1].draft.ingredients == "1 Teel. Tee")
    #expect(recipes[1].draft.directions == "Aufgießen.")
  }

  @Test(arguments: [
    "Soup\n\nIngredients\n\n1 Ei\n\nDirections\n\nRühren.\n",
    "                *  Exported from  MasterCook  *\n\n   Soup\n\nServing Size  : 4\n\n  Amount  Measure       Ingredient\n"
      + "--------  ------------  --------------------------------\n   1                    Ei\n\nRühren.\n",
  ])
  func `text that an editor saved in UTF-16 is read`(text: String) throws {
    let bytes: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    var reader = RecipeFileReader(ByteSource(bytes))
    let draft = try #require(try reader.next()).get().draft
    #expect(draft.title == "Soup" && draft.ingredients == "1 Ei" && draft.directions == "Rühren.")
    #expect(reader.diagnostics.lines.map { $0.hasSuffix(" seems to be in UTF-16, and was converted") } == [true])
  }

  @Test func `RezKonv of the time of Windows 95 is read in its encoding`() throws {
    let text = "========== REZKONV-Rezept - RezkonvSuite v0.96\n\n     Titel: Käse\n\n      1           Käse\n=====\n"
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let result = try ExchangeFormat.rezKonv.read(bytes)
    #expect(result.drafts.map(\.title) == ["Käse"])
    #expect(result.warnings == ["the file seems to be in Windows-1252, and was converted"])
  }

  @Test func `Now You're Cooking is read, with and without categories`() throws {
    let recipes = try imported(
      """
      @@@@@ Now You're Cooking! Export Format

      Plum Cake

      Cakes, Autumn

      ---- Dough ----
      1 1/2 cups flour -- sifted
      1/2 cup butter

      Mix it all.
      Bake.

      Leave to cool.

      Contributor: Ana

      Yield: 12 pieces

      Preparation Time: 0:45

      NYC Nutrition Analysis (per serving or yield unit): calories=240
      NYC Nutrilink: N5504^19335

      ** Exported from Now You're Cooking! v5.64 **

      @@@@@ Now You're Cooking! Export Format

      Tea

      1 tsp tea

      Pour over.
      """)
    #expect(recipes.map(\.draft.title) == ["Plum Cake", "Tea"])
    let draft = recipes[0].draft
    #expect(draft.collections == ["Cakes", "Autumn"])
    #expect(draft.ingredients == "Dough:\n1 1/2 cups flour, sifted\n1/2 cup butter")
    #expect(draft.directions == "Mix it all. Bake.\nLeave to cool.")
    #expect(draft.servings == "12 pieces")
    #expect(draft.prepTime == 45 * 60)
    #expect(draft.source == "Ana")
    #expect(draft.notes == "Nutrition: calories=240")
    #expect(recipes[1].draft.ingredients == "1 tsp tea")
    #expect(recipes[1].draft.directions == "Pour over.")
  }

  @Test func `RecipeML is read, in a menu too`() throws {
    let recipes = try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "recipeml.dtd">
      <recipeml version="0.5"><menu><head><title>Sunday</title></head>
      <recipe><head><title>Plum Cake</title>
      <categories><cat>Cakes</cat><cat>Tea &amp; Coffee</cat></categories>
      <yield><range><q1>10</q1><q2>12</q2></range><unit>pieces</unit></yield>
      <preptime type="Cooking"><time><qty>50</qty><timeunit>minutes</timeunit></time></preptime>
      <preptime type="Chilling"><time><qty>2</qty><timeunit>hours</timeunit></time></preptime></head>
      <description>For Sundays.</description>
      <ingredients><ing-div><title>Dough</title>
      <ing><amt><qty><range><q1>0.750</q1><q2>1</q2></range></qty><unit>cup</unit></amt><item>sugar</item></ing>
      </ing-div><ing><amt><qty>1</qty><unit>cup</unit></amt><item>plums</item><prep>stoned</prep>
      <alt-ing><amt><qty>1</qty><unit>cup</unit></amt><item>pears</item></alt-ing></ing></ingredients>
      <directions><step>Mix.</step><step>Bake.</step></directions></recipe>
      <recipe><head><title>Tea</title><yield>2</yield></head><directions>Pour over.
      Wait.</directions></recipe></menu></recipeml>
      """)
    #expect(recipes.map(\.draft.title) == ["Plum Cake", "Tea"])
    let draft = recipes[0].draft
    #expect(draft.collections == ["Cakes", "Tea & Coffee"])
    #expect(draft.servings == "10-12 pieces")
    #expect(draft.cookTime == 50 * 60)
    #expect(draft.ingredients == "Dough:\n0.75-1 cup sugar\n1 cup plums, stoned or 1 cup pears")
    #expect(draft.directions == "Mix.\nBake.")
    #expect(draft.notes == "For Sundays.\n\nChilling: 2 hours")
    #expect(recipes[1].draft.servings == "2")
    #expect(recipes[1].draft.directions == "Pour over.\nWait.")
  }

  @Test func `RecipeML is read with what its steps name, fractions, sizes, options, notes and tools`() throws {
    let draft = try imported(
      """
      <?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Cheese <br/>Dip</title><subtitle>Hot</subtitle>
      <version>2</version></head><description>For parties.</description><equipment><tool>pot</tool><tool>forks</tool>
      </equipment><ingredients><ing-div><title>Base</title><note>All fresh.</note>
      <ing optional="yes"><amt><qty>1</qty><unit>tbsp</unit></amt><item>kirsch</item></ing></ing-div>
      <ing><amt><qty>1<frac><n>1</n><d>2</d></frac></qty><size>large</size><unit>can</unit></amt><item>corn</item></ing>
      <ing><amt><qty><frac><n>1</n><d>4</d></frac></qty><unit>cup</unit></amt><item>wine</item></ing></ingredients>
      <directions><note>Careful!</note><step>Heat to <temp><qty>80</qty><tempunit>C</tempunit></temp>.</step>
      <step>Stir <action>gently</action> for <time><qty>5</qty><timeunit>min</timeunit></time>.</step></directions>
      <nutrition>Rich</nutrition><diet-exchanges>1 fat</diet-exchanges></recipe></recipeml>
      """)[0].draft
    #expect(draft.title == "Cheese Dip")
    #expect(draft.ingredients == "Base:\n1 tbsp kirsch, optional\n1 1/2 large can corn\n1/4 cup wine")
    #expect(draft.directions == "Heat to 80 C.\nStir gently for 5 min.")
    #expect(
      draft.notes
        == "For parties.\n\nCareful!\n\nAll fresh.\n\nSubtitle: Hot\nVersion: 2\nTools: pot, forks\nNutrition: Rich\nExchanges: 1 fat"
    )
  }

  @Test func `KRecipes' ratings are its stars, by all people and of all kinds, and what they said`() throws {
    let draft = try imported(
      """
      <krecipes><krecipes-recipe><krecipes-description><title>Soup</title></krecipes-description><krecipes-ratings>
      <rating><comment>Great</comment><rater>Al</rater><criterion><criteria><name>Taste</name><stars>4.5</stars></criteria>
      <criteria><name>Looks</name><stars>3</stars></criteria></criterion></rating>
      <rating><comment>Good</comment><criterion><criteria><stars>4</stars></criteria></criterion></rating><rating></rating>
      </krecipes-ratings></krecipes-recipe></krecipes>
      """)[0].draft
    #expect(draft.log.rating == 4)
    #expect(draft.notes == "Al: Great\n\nGood")
  }

  @Test func `RezKonv's tags go on below a comma`() throws {
    let draft = try imported(
      """
      ========== REZKONV-Rezept - RezkonvSuite v0.96

           Titel: Strudel
      Kategorien: Mehlspeise, Apfel,
                  Österreich
           Menge: 4 Portionen

         250      Gramm Mehl

      Backen.
      =====
      """)[0].draft
    #expect(draft.collections == ["Mehlspeise", "Apfel", "Österreich"])
    #expect(draft.servings == "4 Portionen")
    #expect(draft.ingredients == "250 Gramm Mehl")
  }

  @Test func `KRecipes is read with its groups and pictures`() throws {
    let recipes = try imported(
      """
      <?xml version="1.0" encoding="UTF-8" ?>
      <krecipes version="2.0"><krecipes-recipe><krecipes-description><title>Plum Cake</title>
      <author>Ana</author><author>Ben</author>
      <pictures><pic format="JPEG" id="1"><![CDATA[/9j/
      4AAQ]]></pic></pictures>
      <category><cat>Cakes</cat><cat>Autumn</cat></category>
      <yield><amount><min>10</min><max>12</max></amount><type>pieces</type></yield>
      <preparation-time>01:30</preparation-time></krecipes-description>
      <krecipes-ingredients><ingredient-group name="Dough"><ingredient><name>flour</name><amount>1.500</amount>
      <unit>cups</unit><prep>sifted</prep></ingredient></ingredient-group>
      <ingredient><name>plums</name><amount><min>1</min><max>2</max></amount><unit>kg</unit>
      <substitutes><ingredient><name>pears</name><amount>1</amount><unit>kg</unit></ingredient></substitutes></ingredient>
      </krecipes-ingredients><krecipes-instructions>
      Mix.
      Bake.</krecipes-instructions></krecipes-recipe></krecipes>
      """)
    let draft = try #require(recipes.first?.draft)
    #expect(draft.source == "Ana, Ben")
    #expect(draft.collections == ["Cakes", "Autumn"])
    #expect(draft.servings == "10-12 pieces")
    #expect(draft.prepTime == 90 * 60)
    #expect(draft.ingredients == "Dough:\n1.5 cups flour, sifted\n1-2 kg plums or 1 kg pears")
    #expect(draft.directions == "Mix.\nBake.")
    #expect(recipes[0].pictures == [[0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]])
  }

  @Test func `Gourmet is read with its stars, groups and markup`() throws {
    let recipes = try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE gourmetDoc>
      <gourmetDoc><recipe id="7"><title>
        Plum Cake
      </title><category>Cakes, Autumn</category><cuisine>Swedish</cuisine><source>Ana</source>
      <link>https://example.org/plum-cake</link><rating>4/5 stars</rating><preptime>30 minutes</preptime>
      <cooktime>1 hour</cooktime><yields>12.0 pieces</yields><ingredient-list><inggroup><groupname>Dough</groupname>
      <ingredient><amount>1 1/2</amount><unit>cups</unit><item>flour, sifted</item><key>flour</key></ingredient></inggroup>
      <ingredient optional="yes"><item>cinnamon</item></ingredient>
      <ingref refid="8" amount="1">1 Custard</ingref></ingredient-list>
      <instructions>Mix &lt;b&gt;well&lt;/b&gt;.

      Bake at 200 &amp;deg;C.</instructions><modifications>Less sugar.</modifications></recipe></gourmetDoc>
      """)
    let draft = try #require(recipes.first?.draft)
    #expect(draft.title == "Plum Cake")
    #expect(draft.collections == ["Cakes", "Autumn"])
    #expect(draft.source == "https://example.org/plum-cake")
    #expect(draft.log.rating == 4)
    #expect(draft.prepTime == 30 * 60)
    #expect(draft.cookTime == 60 * 60)
    #expect(draft.servings == "12 pieces")
    #expect(draft.ingredients == "Dough:\n1 1/2 cups flour, sifted\ncinnamon, optional\n1 Custard")
    #expect(draft.directions == "Mix well.\nBake at 200 °C.")
    #expect(draft.notes == "Less sugar.\n\nSource: Ana\nCuisine: Swedish")
  }
}
