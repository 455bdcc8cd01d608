import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct MasterCookTests {
  @Test func `text in columns is read with its parts`() throws {
    let recipes = try imported(
      """
      *  Exported from  MasterCook  *

                              Plum Cake with Crumble

      Recipe By     : Ana Lindqvist
      Serving Size  : 12   Preparation Time :0:45
      Categories    : Cakes                            Autumn
                      Fruit

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
                              DOUGH:
         1 1/2          cups  flour -- sifted
         1        teaspoon    baking powder
                              -- not too old
                              ***CRUMBLE***
       3 - 4     tablespoons  cold butter
                              cinnamon

      Mix the dough and press it into a tin that
      was buttered before.

      1. Lay the plums on it.
      2. Crumble the rest over them.

      Source:
        "The harbor house"
      Copyright:
        "2001 by
        Ana Lindqvist"
      Yield:
        "1 large tin"
      T(Cooking Time):
        "0:50"
                                          - - - - - - - - - - - - - - - - - - -

      Per Serving (excluding unknown items): 240 Calories

      NOTES : Better on the second day.
      Freezes well.

      Nutr. Assoc. : 0 1374 1021
      """)
    let draft = try #require(recipes.first?.draft)
    #expect(recipes.count == 1)
    #expect(draft.title == "Plum Cake with Crumble")
    #expect(draft.servings == "12")
    #expect(draft.prepTime == 45 * 60)
    #expect(draft.collections == ["Cakes", "Autumn", "Fruit"])
    #expect(
      draft.ingredients == """
        DOUGH:
        1 1/2 cups flour, sifted
        1 teaspoon baking powder, not too old
        CRUMBLE:
        3 - 4 tablespoons cold butter
        cinnamon
        """)
    #expect(
      draft.directions == """
        Mix the dough and press it into a tin that was buttered before.
        1. Lay the plums on it.
        2. Crumble the rest over them.
        """)
    #expect(draft.source == "The harbor house")
    #expect(
      draft.notes == """
        Better on the second day.
        Freezes well.

        Author: Ana Lindqvist
        Copyright: 2001 by Ana Lindqvist
        Yield: 1 large tin
        Cooking Time: 0:50
        Nutrition: Per Serving (excluding unknown items): 240 Calories
        """)
  }

  @Test func `tabs stand for columns, and each header begins a recipe`() throws {
    let recipes = try imported(
      """
      * Exported from MasterCook *

                     Tea

      Serving Size  : 2
      Categories    :
        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
         1\t   tsp.\ttea leaves
         2        cups          water

      Pour over.

      * Exported from MasterCook Mac *

                     Toast

      --------  ------------  --------------------------------
      1 slice of bread

      """)
    #expect(recipes.map(\.draft.title) == ["Tea", "Toast"])
    #expect(recipes.map(\.draft.ingredients) == ["1 tsp. tea leaves\n2 cups water", "1 slice of bread"])
    #expect(recipes[0].draft.directions == "Pour over.")
  }

  @Test func `a preparation goes on in the next line`() throws {
    let draft = try imported(
      """
                           *  Exported from  MasterCook  *

                                     Fudge

      Serving Size  : 24

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
        12      ounces        chocolate chips -- not the
                              -- mint ones
         1      cup           nuts
                              -- chopped
                              -- fine

      Melt.
      """)[0].draft
    #expect(draft.ingredients == "12 ounces chocolate chips, not the mint ones\n1 cup nuts, chopped fine")
  }

  @Test func `XML is read with its parts, also where a program did not escape it`() throws {
    let recipes = try imported(
      """
      <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
      <!DOCTYPE mx2 SYSTEM "mx2.dtd">
      <mx2 source="MasterCook" date="April 14, 2005">
      <Summ><Nam>Fish & Chips</Nam></Summ>
      <RcpE name="Fish & Chips" author="Ben" img="">
      <Serv qty="4"/>
      <PrpT elapsed="0:30"/>
      <CatS><CatT>Fish</CatT><CatT>Dinner</CatT></CatS>
      <IngR name="BATTER:" unit="" qty=""></IngR>
      <IngR name="flour" unit="cups" qty="1.500000"><IPrp>sifted</IPrp></IngR>
      <IngR name="FISH" code="S"></IngR>
      <IngR name="cod" unit="" qty="4"></IngR>
      <DirS><DirT img="">Dip the fish.
      </DirT><DirT>Fry it.</DirT></DirS>
      <Desc>As by the sea.</Desc>
      <Srce>A notebook</Srce>
      <Yield unit="plates" qty="4.000000"/>
      <TTim elapsed="1:05"/>
      <AltS label="Chilling time" source="0:20"/>
      <RatS><RatE name="Overall" value="8"/></RatS>
      <Note>Salt it last.</Note>
      <CuiS>British</CuiS>
      <OvnT>350</OvnT>
      </RcpE>
      <RcpE name="Tea"><Yield qty="2" unit="cups"/></RcpE>
      </mx2>
      """)
    #expect(recipes.map(\.draft.title) == ["Fish & Chips", "Tea"])
    let draft = recipes[0].draft
    #expect(draft.servings == "4")
    #expect(recipes[1].draft.servings == "2 cups")
    #expect(draft.prepTime == 30 * 60)
    #expect(draft.collections == ["Fish", "Dinner"])
    #expect(draft.ingredients == "BATTER:\n1.5 cups flour, sifted\nFISH:\n4 cod")
    #expect(draft.directions == "Dip the fish.\nFry it.")
    #expect(draft.source == "A notebook")
    #expect(
      draft.notes == """
        As by the sea.

        Salt it last.

        Yield: 4 plates
        Total time: 1:05
        Author: Ben
        Chilling time: 0:20
        Rating, Overall: 8
        Cuisine: British
        Oven temperature: 350
        """)
  }
}
