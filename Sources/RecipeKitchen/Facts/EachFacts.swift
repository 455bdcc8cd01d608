/// What one of a food weighs: keys of its names, the unit that it is counted in, grams, and source, separated by tabs.
///
/// Without a unit it is counted by itself: "1 onion". A medium one is meant where sizes differ.
///
/// - Source: USDA National Nutrient Database for Standard Reference, release 28, WEIGHT.txt (public domain). Each line names
///   its NDB number and measure.
enum EachFacts {
  static let text: StaticString = """
    egg,whole egg		50	USDA SR28 WEIGHT, NDB 01123 "Egg, whole, raw, fresh", 1 large = 50 g
    egg white		33	USDA SR28 WEIGHT, NDB 01124 "Egg, white, raw, fresh", 1 large = 33 g
    egg yolk		17	USDA SR28 WEIGHT, NDB 01125 "Egg, yolk, raw, fresh", 1 large = 17 g
    onion,red onion,white onion,yellow onion,brown onion		110	USDA SR28 WEIGHT, NDB 11282 "Onions, raw", 1 medium (2-1/2" dia) = 110 g
    carrot		61	USDA SR28 WEIGHT, NDB 11124 "Carrots, raw", 1 medium = 61 g
    garlic	clove	3	USDA SR28 WEIGHT, NDB 11215 "Garlic, raw", 1 clove = 3 g
    potato,floury potato,waxy potato,russet potato,red potato		213	USDA SR28 WEIGHT, NDB 11352 "Potatoes, flesh and skin, raw", 1 Potato medium (2-1/4" to 3-1/4" dia) = 213 g
    tomato		123	USDA SR28 WEIGHT, NDB 11529 "Tomatoes, red, ripe, raw, year round average", 1 medium whole (2-3/5" dia) = 123 g
    apple,granny smith apple		182	USDA SR28 WEIGHT, NDB 09003 "Apples, raw, with skin", 1 medium (3" dia) = 182 g
    banana		118	USDA SR28 WEIGHT, NDB 09040 "Bananas, raw", 1 medium (7" to 7-7/8" long) = 118 g
    lemon		58	USDA SR28 WEIGHT, NDB 09150 "Lemons, raw, without peel", 1 fruit (2-1/8" dia) = 58 g
    lime		67	USDA SR28 WEIGHT, NDB 09159 "Limes, raw", 1 fruit (2" dia) = 67 g
    orange		131	USDA SR28 WEIGHT, NDB 09200 "Oranges, raw, all commercial varieties", 1 fruit (2-5/8" dia) = 131 g
    celery	stalk	40	USDA SR28 WEIGHT, NDB 11143 "Celery, raw", 1 stalk, medium (7-1/2" - 8" long) = 40 g
    bell pepper,red pepper,green pepper,yellow pepper		119	USDA SR28 WEIGHT, NDB 11333 "Peppers, sweet, green, raw", 1 medium (approx 2-3/4" long, 2-1/2" dia) = 119 g
    butter,unsalted butter,salted butter	stick	113	USDA SR28 WEIGHT, NDB 01001 "Butter, salted", 1 stick = 113 g
    courgette		196	USDA SR28 WEIGHT, NDB 11477 "Squash, summer, zucchini, includes skin, raw", 1 medium = 196 g
    cucumber		301	USDA SR28 WEIGHT, NDB 11205 "Cucumber, with peel, raw", 1 cucumber (8-1/4") = 301 g
    avocado		201	USDA SR28 WEIGHT, NDB 09037 "Avocados, raw, all commercial varieties", 1 avocado, NS as to Florida or California = 201 g
    leek		89	USDA SR28 WEIGHT, NDB 11246 "Leeks, (bulb and lower leaf-portion), raw", 1 leek = 89 g
    mushroom,button mushroom,white mushroom,chestnut mushroom		18	USDA SR28 WEIGHT, NDB 11260 "Mushrooms, white, raw", 1 medium = 18 g
    spring onion		15	USDA SR28 WEIGHT, NDB 11291 "Onions, spring or scallions (includes tops and bulb), raw", 1 medium (4-1/8" long) = 15 g
    bread,white bread,sandwich bread	slice	29	USDA SR28 WEIGHT, NDB 18069 "Bread, white, commercially prepared (includes soft bread crumbs)", 1 slice = 29 g
    corn tortilla		24	USDA SR28 WEIGHT, NDB 18363 "Tortillas, ready-to-bake or -fry, corn", 1 tortilla = 24 g
    flour tortilla,tortilla		49	USDA SR28 WEIGHT, NDB 18364 "Tortillas, ready-to-bake or -fry, flour, refrigerated", 1 tortilla (approx 7-8" dia) = 49 g
    filo pastry	sheet	19	USDA SR28 WEIGHT, NDB 18338 "Phyllo dough", 1 sheet dough = 19 g
    streaky bacon	slice	28	USDA SR28 WEIGHT, NDB 10123 "Pork, cured, bacon, unprepared", 1 slice raw = 28 g
    """
}
