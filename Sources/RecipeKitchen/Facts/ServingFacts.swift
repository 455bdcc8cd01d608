/// What a recipe makes, one and several of it, separated by a slash: "1 loaf" doubled is "2 loaves".
///
/// - Source: Written for this project.
enum ServingFacts {
  static let text: StaticString = """
    serving/servings portion/portions person/people persons/persons guest/guests adult/adults child/children
    loaf/loaves cake/cakes pie/pies tart/tarts pizza/pizzas cookie/cookies biscuit/biscuits muffin/muffins
    cupcake/cupcakes pancake/pancakes waffle/waffles crepe/crepes crêpe/crêpes tortilla/tortillas roll/rolls bun/buns
    bagel/bagels scone/scones baguette/baguettes bread/breads brownie/brownies doughnut/doughnuts donut/donuts
    bar/bars ball/balls square/squares slice/slices piece/pieces wedge/wedges patty/patties burger/burgers
    sandwich/sandwiches wrap/wraps taco/tacos burrito/burritos dumpling/dumplings meatball/meatballs omelette/omelettes
    omelet/omelets salad/salads bowl/bowls plate/plates glass/glasses cup/cups mug/mugs drink/drinks cocktail/cocktails
    smoothie/smoothies jar/jars bottle/bottles batch/batches recipe/recipes tray/trays pan/pans dish/dishes
    sheet/sheets skewer/skewers steak/steaks fillet/fillets pint/pints quart/quarts liter/liters litre/litres
    Portion/Portionen Person/Personen Stück/Stück Kuchen/Kuchen Brot/Brote Laib/Laibe Blech/Bleche Glas/Gläser
    personne/personnes part/parts gâteau/gâteaux pain/pains tarte/tartes persona/personas ración/raciones
    porción/porciones porzione/porzioni persone/persone pessoa/pessoas porção/porções portie/porties persoon/personen
    brood/broden portioner/portioner osoba/osoby
    """
}
