/// Foods with several names, separated by tabs. The first name of a line is its key.
///
/// - Source: Written for this project.
enum SynonymFacts {
  static let text: StaticString = """
    spring onion	scallion	green onion	salad onion
    aubergine	eggplant
    courgette	zucchini
    coriander	cilantro	fresh coriander	coriander leaf	cilantro leaf
    rocket	arugula
    beetroot	beet
    swede	rutabaga
    bell pepper	capsicum	sweet pepper
    red pepper	red bell pepper
    green pepper	green bell pepper
    sweetcorn	corn kernel
    mangetout	snow pea
    french bean	green bean	haricot vert
    broad bean	fava bean
    butter bean	lima bean
    chickpea	garbanzo	garbanzo bean
    pak choi	bok choy
    celeriac	celery root
    chilli	chile	chili	chilli pepper	chile pepper
    cos lettuce	romaine	romaine lettuce
    flat-leaf parsley	italian parsley	parsley
    plain flour	all-purpose flour	all purpose flour	flour	white flour
    strong white flour	bread flour	strong flour
    self-raising flour	self-rising flour
    wholemeal flour	whole wheat flour	wholewheat flour
    cornflour	cornstarch	corn starch
    bicarbonate of soda	baking soda	bicarb
    icing sugar	powdered sugar	confectioners' sugar	confectioners sugar
    caster sugar	superfine sugar
    sugar	granulated sugar	white sugar
    golden syrup	light treacle
    black treacle	molasses
    dark chocolate	plain chocolate	bittersweet chocolate
    desiccated coconut	shredded coconut
    sultana	golden raisin
    double cream	heavy cream	heavy whipping cream	whipping cream
    single cream	light cream
    natural yoghurt	plain yogurt	yogurt	yoghurt
    soured cream	sour cream
    minced beef	ground beef	beef mince	hamburger
    minced pork	ground pork	pork mince
    minced lamb	ground lamb	lamb mince
    minced turkey	ground turkey	turkey mince
    prawn	shrimp
    streaky bacon	bacon
    stock cube	bouillon cube
    chicken stock	chicken broth
    vegetable stock	vegetable broth
    beef stock	beef broth
    passata	tomato passata	strained tomatoes
    tomato purée	tomato paste	tomato puree
    rapeseed oil	canola oil
    groundnut oil	peanut oil
    cider vinegar	apple cider vinegar
    black pepper	ground black pepper	black peppercorn	pepper
    chilli flake	red pepper flake	chile flake	crushed red pepper
    mixed spice	pumpkin pie spice
    porridge oat	rolled oat	oat	old-fashioned oat
    haricot bean	navy bean
    kitchen roll	paper towel
    cling film	plastic wrap
    baking paper	parchment	baking parchment	parchment paper
    foil	aluminium foil	aluminum foil	tin foil
    """
}
