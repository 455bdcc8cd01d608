/// The words that the ingredient parser knows: a class and its words, separated by spaces.
///
/// A class may stand in several lines, a word in several classes; `WordClasses` says what each class means. A word is
/// added when three labeled lines need it.
enum IngredientWords {
  static let text: StaticString = """
    about	about approximately approx around roughly circa ca nearly almost ungefähr etwa env environ unos unas ongeveer
    about	約 约
    modifier	heaped heaping rounded level levelled leveled scant generous packed firmly loosely lightly tightly
    modifier	overflowing good hefty healthy well-packed brimming full thick thin short long fat plump whole fine
    modifier	nice good-sized paper-thin
    size	small medium large big huge tiny jumbo lg md sm med extra-large medium-sized medium-size small-sized
    size	large-sized thumb-sized thumb-size bite-sized even-sized smallest
    size	largest
    adverb	finely freshly coarsely roughly thinly thickly lightly very well loosely firmly tightly neatly carefully
    adverb	gently partially fully halfway lengthwise crosswise diagonally rough evenly fairly partly quite slightly then
    adverb	thoroughly newly just quickly simply home hand super not
    participle	chopped grated minced sliced diced squeezed shredded peeled crushed crumbled melted shelled toasted
    participle	slivered washed drained dissolved cracked julienned seeded beaten pitted cleaned skinned halved
    participle	cubed thawed boned trimmed steamed deveined hard-boiled cooked uncooked cored rinsed torn mashed
    participle	quartered pounded snipped stemmed whisked sifted soaked scrubbed hulled husked stoned deseeded de-seeded
    participle	de-stoned podded softened separated bruised scraped strained shaved shucked filleted gutted
    participle	defrosted cooled warmed heated poached chilled roughly-chopped finely-chopped deboned
    participle	de-veined destemmed topped tailed zested juiced pureed puréed blended broken rubbed scored butterflied
    participle	sieved crumpled flattened segmented squashed pulped pared plucked
    participle	segmented smashed jointed fresh-squeezed fresh-ground fresh-cracked coarse-chopped fine-chopped julienne
    participle	cut shaken stirred scooped spooned leveled milled chiffonade lukewarm tied trussed wiped parboiled
    participle	par-boiled abgeriebene abgeriebener
    adjective	skinless boneless fresh large small medium ripe firm cold dry cooked whole plump young tender salted
    adjective	unsalted
    adjective	peeled good-quality quality fruity skin-on bone-in free-range organic lean roasted raw pitted dried frozen
    adjective	thick thin long short sweet hot mild warm soft even-sized best-quality full-fat low-fat unsweetened
    adjective	unbleached unwaxed flavored fine coarse boiling room-temperature light dark bright unripe low-sodium
    adjective	low-salt extra chilled uncooked shelled blanched flat good lukewarm crushed tart crisp fat juicy fragrant
    adjective	unpeeled smoked toasted plain ground brine-cured wet-cured not-smoked low-moisture part-skim even sized
    cut	for to plus preferably if about into such without ideally like until including weighing available depending
    cut	each according enough cut taken at optional see but thickly
    adjective	red green yellow white black brown creamy crunchy smooth canned tinned filtered purified sharp stale
    firstArticle	en ett et ei
    article	a an ein eine einen einer un une una uno um uma een d'un d'une
    vague	few couple several some little lots plenty bit touch peu poco po pouco wenig bisschen paar beetje
    container	can cans tin tins jar jars packet packets pkt pkts pack packs package packages pkg pkgs bag bags bottle
    container	bottles box boxes carton cartons tub tubs container containers pouch pouches sachet sachets envelope
    container	envelopes tube tubes block blocks punnet punnets
    part	juice zest rind peel pulp seeds leaves grated finely julienned freshly squeezed pared the strips thinly
    part	strip stems stalks roots tops
    part	saft schale abrieb jus zeste zestes écorce zumo jugo ralladura cáscara succo scorza buccia suco sumo raspa
    part	raspas casca sap rasp schil saften rivet skal
    definite	le la les il lo el los las der die das o a os as het the
    meat	beef pork lamb veal turkey chicken meat chuck sirloin round bison venison
    lastUnit	clove cloves slice slices stalk stalks sprig sprigs bulb bulbs loaf loaves stick sticks rib ribs
    filler	about approximately approx around roughly each total in all or to from plus packed lightly loosely firmly
    filler	minimum and well at least weighing nearly just scant generous heaping heaped rounded level medium small
    filler	large more less over total weight altogether loosely an of yield
    of	of de di d' von van af av из
    or	or oder ou o eller
    and	and & und et e y och と
    plus	plus and と
    each	each per apiece ea chacun chacune ciascuno ciascuna cadauno l'una l'uno cadauna
    times	x ×
    range	to or bis à 到 至 до
    yield	makes serves yields yielding yield serving for
    shop	dried canned tinned smoked salted unsalted granulated unsweetened sweetened condensed pickled candied
    shop	prepared jarred bottled distilled clarified
    comment	see such as preferably optional note like if available recipe
    degrees	degrees degree
    by	by
    unlisted	taste needed less more desired garnish optional removed only at in with on your recipe both reserved
    unlisted	discarded well parts portions thawed diced sliced store-bought homemade use above below you temperature
    unlisted	skin bone ends halves lengthwise crosswise pieces slices kind brand combination mixture substitute also
    unlisted	from white green
    afterOr	taste to more less as enough so use substitute
    afterParticiple	into in with on from of lengthwise crosswise until through by at against
    crushed	red tomatoes pineapple ice
    packed	packed heaped heaping scant level leveled rounded
    another	another further extra additional
    with	with in and into
    eater	person serving portion head guest personne persona pessoa persoon osoba porción ración porzione porção portie
    eater	kopf tête nase stück stuk styck stk testa cabeza pers
    ofCelery	stick sticks rib ribs
    fat	butter margarine
    afterLength	across wide long thick in apart high deep of from by and or above below
    vessel	pot pots pan pans saucepan saucepans bowl bowls casserole casseroles stockpot wok dish dishes mold mould
    vessel	kettle cooker jug pitcher cauldron tin jar ladle skillet ramekin ramekins mug mugs glasses tins molds moulds
    vessel	jars jugs skillets ladles terrine springform bundt freezer measuring teapot thermos flask crock blender
    vessel	topf topfes töpfe schüssel pfanne auflaufform springform backform kastenform kanne cocotte moule moules plat
    vessel	poêle ramequin ramequins saladier olla cazuela molde sartén cuenco pentola teglia stampo ciotola padella
    vessel	panela forma tigela kom schaal vorm bakvorm gryta kastrull kjele skål bakform gryte
    label	note notes footnote footnotes type typ typo tipo no nos nr num number nummer numéro numero número step steps
    label	étape paso passo schritt stap steg size sizes größe grösse taille talla taglia maat storlek grade ratio
    label	option version figure page pg p pp
    eachBefore	je jeweils each every à da chaque cada ogni elke varje 每
    perEater	per pro par por pr a
    into	in into en em dans i
    percent	percent pct prozent procent proof
    shape	balls portions pieces patties loaves rounds mounds dollops logs discs disks scoops chunks lumps measure
    shape	measures increments batches additions servings parts boules boulettes kugeln bällchen portionen bolas
    shape	portion scoop disher porciones palline porzioni bolinhas porções balletjes bolletjes porties bollar bitar
    shape	portioner
    counted	spice spices grain 倍
    afterHalf	that as the this fat om en og cooked dried baked
    dozen	dozen dutzend douzaine douzaines docena docenas dozzina dozzine dúzia dúzias dozijn dussin dusin
    preposition	in with from on or of
    """
}
