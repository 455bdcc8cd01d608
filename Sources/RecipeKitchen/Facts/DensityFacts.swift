/// What a cup of a food weighs: names, grams per US cup (236.588 ml), class, and source, separated by tabs.
///
/// The class is `d` for dry, `l` for liquid, `s` for soft, `p` for produce, and `w` for what cooks weigh in the US as well. Add a food as a line of its own; the first
/// name is the one that reports use.
///
/// - Source: USDA National Nutrient Database for Standard Reference, release 28, WEIGHT.txt (public domain). Each line names
///   its NDB number and measure.
enum DensityFacts {
  static let text: StaticString = """
    all-purpose flour,plain flour,flour,white flour	125	d	USDA SR28 WEIGHT, NDB 20081 "Wheat flour, white, all-purpose, enriched, bleached", 1 cup = 125 g
    bread flour,strong white flour	137	d	USDA SR28 WEIGHT, NDB 20083 "Wheat flour, white, bread, enriched", 1 cup = 137 g
    whole wheat flour,wholemeal flour,wholewheat flour	120	d	USDA SR28 WEIGHT, NDB 20080 "Wheat flour, whole-grain", 1 cup = 120 g
    self-rising flour,self-raising flour	125	d	USDA SR28 WEIGHT, NDB 20082 "Wheat flour, white, all-purpose, self-rising, enriched", 1 cup = 125 g
    cake flour	137	d	USDA SR28 WEIGHT, NDB 20084 "Wheat flour, white, cake, enriched", 1 cup unsifted, dipped = 137 g
    rye flour	102	d	USDA SR28 WEIGHT, NDB 20064 "Rye flour, medium", 1 cup = 102 g
    cornmeal,polenta	157	d	USDA SR28 WEIGHT, NDB 20022 "Cornmeal, degermed, enriched, yellow", 1 cup = 157 g
    cornstarch,cornflour,corn starch	128	d	USDA SR28 WEIGHT, NDB 20027 "Cornstarch", 1 cup = 128 g
    semolina	167	d	USDA SR28 WEIGHT, NDB 20066 "Semolina, enriched", 1 cup = 167 g
    rolled oats,oats,porridge oats	80	d	USDA SR28 WEIGHT, NDB 08402 "Cereals, QUAKER, Quick Oats, Dry", 0.5 cup = 40 g
    ground almonds,almond flour,almond meal	95	d	USDA SR28 WEIGHT, NDB 12061 "Nuts, almonds", 1 cup, ground = 95 g
    sugar,granulated sugar,caster sugar,superfine sugar,white sugar	200	d	USDA SR28 WEIGHT, NDB 19335 "Sugars, granulated", 1 cup = 200 g
    brown sugar,light brown sugar,dark brown sugar,muscovado sugar	220	d	USDA SR28 WEIGHT, NDB 19334 "Sugars, brown", 1 cup packed = 220 g
    powdered sugar,icing sugar,confectioners sugar	120	d	USDA SR28 WEIGHT, NDB 19336 "Sugars, powdered", 1 cup unsifted = 120 g
    honey	339	s	USDA SR28 WEIGHT, NDB 19296 "Honey", 1 cup = 339 g
    maple syrup	315	l	USDA SR28 WEIGHT, NDB 19353 "Syrups, maple", 1 cup = 315 g
    molasses,black treacle	337	s	USDA SR28 WEIGHT, NDB 19304 "Molasses", 1 cup = 337 g
    corn syrup,golden syrup	341	s	USDA SR28 WEIGHT, NDB 19350 "Syrups, corn, light", 1 cup = 341 g
    cocoa powder,cocoa,unsweetened cocoa	86	d	USDA SR28 WEIGHT, NDB 19165 "Cocoa, dry powder, unsweetened", 1 cup = 86 g
    butter,unsalted butter,salted butter,margarine	227	d	USDA SR28 WEIGHT, NDB 01001 "Butter, salted", 1 cup = 227 g
    milk,whole milk	244	l	USDA SR28 WEIGHT, NDB 01077 "Milk, whole, 3.25% milkfat, with added vitamin D", 1 cup = 244 g
    buttermilk	245	l	USDA SR28 WEIGHT, NDB 01088 "Milk, buttermilk, fluid, cultured, lowfat", 1 cup = 245 g
    heavy cream,double cream,whipping cream,cream	238	l	USDA SR28 WEIGHT, NDB 01053 "Cream, fluid, heavy whipping", 1 cup, fluid (yields 2 cups whipped) = 238 g
    sour cream,crème fraîche	230	s	USDA SR28 WEIGHT, NDB 01056 "Cream, sour, cultured", 1 cup = 230 g
    yogurt,yoghurt,greek yogurt	245	s	USDA SR28 WEIGHT, NDB 01116 "Yogurt, plain, whole milk, 8 grams protein per 8 ounce", 1 cup (8 fl oz) = 245 g
    cream cheese	232	w	USDA SR28 WEIGHT, NDB 01017 "Cheese, cream", 1 cup = 232 g
    cheddar,cheddar cheese,gruyère	113	w	USDA SR28 WEIGHT, NDB 01009 "Cheese, cheddar", 1 cup, shredded = 113 g
    parmesan,parmesan cheese	100	w	USDA SR28 WEIGHT, NDB 01032 "Cheese, parmesan, grated", 1 cup = 100 g
    ricotta	248	s	USDA SR28 WEIGHT, NDB 01036 "Cheese, ricotta, whole milk", 0.5 cup = 124 g
    cottage cheese	225	s	USDA SR28 WEIGHT, NDB 01012 "Cheese, cottage, creamed, large or small curd", 1 cup, small curd (not packed) = 225 g
    feta	150	w	USDA SR28 WEIGHT, NDB 01019 "Cheese, feta", 1 cup, crumbled = 150 g
    mozzarella	112	w	USDA SR28 WEIGHT, NDB 01026 "Cheese, mozzarella, whole milk", 1 cup, shredded = 112 g
    vegetable oil,oil,sunflower oil,canola oil,rapeseed oil	218	l	USDA SR28 WEIGHT, NDB 04044 "Oil, soybean, salad or cooking", 1 cup = 218 g
    olive oil,extra virgin olive oil	216	l	USDA SR28 WEIGHT, NDB 04053 "Oil, olive, salad or cooking", 1 cup = 216 g
    coconut oil	218	s	USDA SR28 WEIGHT, NDB 04047 "Oil, coconut", 1 cup = 218 g
    mayonnaise	220	s	USDA SR28 WEIGHT, NDB 04025 "Salad dressing, mayonnaise, regular", 1 cup = 220 g
    peanut butter	258	s	USDA SR28 WEIGHT, NDB 16398 "Peanut butter, smooth style, without salt", 1 cup = 258 g
    rice,white rice,long-grain rice,basmati rice	185	d	USDA SR28 WEIGHT, NDB 20044 "Rice, white, long-grain, regular, raw, enriched", 1 cup = 185 g
    brown rice	185	d	USDA SR28 WEIGHT, NDB 20036 "Rice, brown, long-grain, raw", 1 cup = 185 g
    couscous	173	d	USDA SR28 WEIGHT, NDB 20028 "Couscous, dry", 1 cup = 173 g
    quinoa	170	d	USDA SR28 WEIGHT, NDB 20035 "Quinoa, uncooked", 1 cup = 170 g
    bulgur,bulgur wheat	140	d	USDA SR28 WEIGHT, NDB 20012 "Bulgur, dry", 1 cup = 140 g
    lentils	192	d	USDA SR28 WEIGHT, NDB 16069 "Lentils, raw", 1 cup = 192 g
    dried chickpeas	200	d	USDA SR28 WEIGHT, NDB 16056 "Chickpeas (garbanzo beans, bengal gram), mature seeds, raw", 1 cup = 200 g
    dried black beans,dried beans	194	d	USDA SR28 WEIGHT, NDB 16014 "Beans, black, mature seeds, raw", 1 cup = 194 g
    breadcrumbs,dry breadcrumbs,bread crumbs	108	d	USDA SR28 WEIGHT, NDB 18079 "Bread crumbs, dry, grated, plain", 1 cup = 108 g
    walnuts	117	d	USDA SR28 WEIGHT, NDB 12155 "Nuts, walnuts, english", 1 cup, chopped = 117 g
    almonds	143	d	USDA SR28 WEIGHT, NDB 12061 "Nuts, almonds", 1 cup, whole = 143 g
    flaked almonds,sliced almonds	92	d	USDA SR28 WEIGHT, NDB 12061 "Nuts, almonds", 1 cup, sliced = 92 g
    pecans	109	d	USDA SR28 WEIGHT, NDB 12142 "Nuts, pecans", 1 cup, chopped = 109 g
    raisins,sultanas	145	d	USDA SR28 WEIGHT, NDB 09298 "Raisins, seedless", 1 cup (not packed) = 145 g
    dates	147	d	USDA SR28 WEIGHT, NDB 09087 "Dates, deglet noor", 1 cup, chopped = 147 g
    dried cranberries	160	d	USDA SR28 WEIGHT, NDB 09079 "Cranberries, dried, sweetened", 0.25 cup = 40 g
    desiccated coconut,shredded coconut	93	d	USDA SR28 WEIGHT, NDB 12179 "Nuts, coconut meat, dried (desiccated), sweetened, shredded", 1 cup, shredded = 93 g
    salt,table salt	292	d	USDA SR28 WEIGHT, NDB 02047 "Salt, table", 1 cup = 292 g
    onion,onions	160	p	USDA SR28 WEIGHT, NDB 11282 "Onions, raw", 1 cup, chopped = 160 g
    carrot,carrots	110	p	USDA SR28 WEIGHT, NDB 11124 "Carrots, raw", 1 cup grated = 110 g
    celery	101	p	USDA SR28 WEIGHT, NDB 11143 "Celery, raw", 1 cup chopped = 101 g
    tomatoes	180	p	USDA SR28 WEIGHT, NDB 11529 "Tomatoes, red, ripe, raw, year round average", 1 cup, chopped or sliced = 180 g
    mushrooms	70	p	USDA SR28 WEIGHT, NDB 11260 "Mushrooms, white, raw", 1 cup, pieces or slices = 70 g
    frozen peas,peas	134	p	USDA SR28 WEIGHT, NDB 11312 "Peas, green, frozen, unprepared", 1 cup = 134 g
    blueberries	148	p	USDA SR28 WEIGHT, NDB 09050 "Blueberries, raw", 1 cup = 148 g
    strawberries	166	p	USDA SR28 WEIGHT, NDB 09316 "Strawberries, raw", 1 cup, sliced = 166 g
    tomato sauce,passata	245	l	USDA SR28 WEIGHT, NDB 11549 "Tomato products, canned, sauce", 1 cup = 245 g
    tomato paste,tomato purée	264	s	USDA SR28 WEIGHT, NDB 11546 "Tomato products, canned, paste, without salt added", 0.25 cup = 66 g
    soy sauce	255	l	USDA SR28 WEIGHT, NDB 16123 "Soy sauce made from soy and wheat (shoyu)", 1 cup = 255 g
    vinegar,wine vinegar	238	l	USDA SR28 WEIGHT, NDB 02053 "Vinegar, distilled", 1 cup = 238 g
    water	237	l	USDA SR28 WEIGHT, NDB 14555 "Water, bottled, generic", 1 cup = 237 g
    lemon juice,lime juice,orange juice	244	l	USDA SR28 WEIGHT, NDB 09152 "Lemon juice, raw", 1 cup = 244 g
    """
}
