/// The aisle of a food: a word and an aisle, separated by a tab.
///
/// The file is long because it is one table, with a line for each food, so that a change shows as the lines it touches.
/// The longest run of words at the end of a name decides, then any word from the end.
///
/// - Source: Written for this project.
enum AisleFacts {
  static let text: StaticString = """
    apple	produce
    apricot	produce
    artichoke	produce
    arugula	produce
    asparagus	produce
    aubergine	produce
    avocado	produce
    banana	produce
    basil	produce
    bean sprout	produce
    beetroot	produce
    beet	produce
    bell pepper	produce
    blackberry	produce
    blueberry	produce
    bok choy	produce
    broccoli	produce
    brussels sprout	produce
    butternut squash	produce
    cabbage	produce
    capsicum	produce
    carrot	produce
    cauliflower	produce
    cavolo nero	produce
    celeriac	produce
    celery	produce
    chard	produce
    cherry	produce
    cherry tomato	produce
    chervil	produce
    chicory	produce
    chilli	produce
    chili	produce
    chile	produce
    chive	produce
    cilantro	produce
    clementine	produce
    coriander	produce
    corn on the cob	produce
    courgette	produce
    cranberry	produce
    cress	produce
    cucumber	produce
    daikon	produce
    dill	produce
    edamame	produce
    eggplant	produce
    endive	produce
    fennel	produce
    fig	produce
    garlic	produce
    ginger	produce
    gooseberry	produce
    grape	produce
    grapefruit	produce
    green bean	produce
    green onion	produce
    herb	produce
    iceberg	produce
    jalapeño	produce
    kale	produce
    kiwi	produce
    kohlrabi	produce
    lamb's lettuce	produce
    leek	produce
    lemon	produce
    lemongrass	produce
    lemon juice	produce
    lettuce	produce
    lime	produce
    lime juice	produce
    mandarin	produce
    mango	produce
    marjoram	produce
    melon	produce
    mint	produce
    mushroom	produce
    nectarine	produce
    new potato	produce
    okra	produce
    onion	produce
    orange	produce
    pak choi	produce
    papaya	produce
    parsley	produce
    parsnip	produce
    passion fruit	produce
    pea	produce
    peach	produce
    pear	produce
    persimmon	produce
    pineapple	produce
    plum	produce
    pomegranate	produce
    potato	produce
    pumpkin	produce
    quince	produce
    radicchio	produce
    radish	produce
    raspberry	produce
    red cabbage	produce
    red onion	produce
    red pepper	produce
    rhubarb	produce
    rocket	produce
    romaine	produce
    rosemary	produce
    runner bean	produce
    sage	produce
    salad	produce
    savoy cabbage	produce
    scallion	produce
    shallot	produce
    sorrel	produce
    spinach	produce
    spring greens	produce
    spring onion	produce
    squash	produce
    strawberry	produce
    sugar snap	produce
    swede	produce
    sweet potato	produce
    sweetcorn	produce
    swiss chard	produce
    tangerine	produce
    tarragon	produce
    thyme	produce
    tomato	produce
    turnip	produce
    watercress	produce
    watermelon	produce
    zucchini	produce
    zwiebel	produce
    ail	produce
    oignon	produce
    zwiebeln	produce
    möhren	produce
    kartoffeln	produce
    oignons	produce
    tomates	produce
    tomate	produce
    citron	produce
    möhre	produce
    kartoffel	produce
    葱	produce
    姜	produce
    蒜	produce
    番茄	produce
    土豆	produce
    bagel	bakery
    baguette	bakery
    bread	bakery
    brioche	bakery
    bun	bakery
    burger bun	bakery
    ciabatta	bakery
    croissant	bakery
    crumpet	bakery
    english muffin	bakery
    flatbread	bakery
    focaccia	bakery
    hot dog bun	bakery
    muffin	bakery
    naan	bakery
    panettone	bakery
    pitta	bakery
    pita	bakery
    roll	bakery
    rye bread	bakery
    sandwich bread	bakery
    scone	bakery
    sourdough	bakery
    sponge finger	bakery
    tortilla	bakery
    white bread	bakery
    wrap	bakery
    brot	bakery
    pain	bakery
    bacon	meat
    beef	meat
    beef mince	meat
    brisket	meat
    chicken	meat
    chicken breast	meat
    chicken thigh	meat
    chicken wing	meat
    chorizo	meat
    duck	meat
    gammon	meat
    goose	meat
    ground beef	meat
    ground pork	meat
    ground turkey	meat
    guanciale	meat
    ham	meat
    hock	meat
    kidney	meat
    lamb	meat
    lamb shank	meat
    lardon	meat
    liver	meat
    meatball	meat
    mince	meat
    minced beef	meat
    minced lamb	meat
    minced pork	meat
    ox tail	meat
    oxtail	meat
    pancetta	meat
    partridge	meat
    pheasant	meat
    pork	meat
    pork belly	meat
    pork chop	meat
    pork loin	meat
    pork shoulder	meat
    prosciutto	meat
    rabbit	meat
    rib	meat
    salami	meat
    sausage	meat
    serrano ham	meat
    short rib	meat
    sirloin	meat
    steak	meat
    turkey	meat
    veal	meat
    venison	meat
    fleisch	meat
    hähnchen	meat
    poulet	meat
    牛肉	meat
    猪肉	meat
    鸡肉	meat
    五花肉	meat
    bass	fish
    bream	fish
    caviar	fish
    clam	fish
    cod	fish
    crab	fish
    crayfish	fish
    eel	fish
    haddock	fish
    hake	fish
    halibut	fish
    herring	fish
    king prawn	fish
    kipper	fish
    langoustine	fish
    lobster	fish
    mackerel	fish
    monkfish	fish
    mussel	fish
    octopus	fish
    oyster	fish
    plaice	fish
    prawn	fish
    roe	fish
    salmon	fish
    salmon fillet	fish
    scallop	fish
    sea bass	fish
    sea bream	fish
    shrimp	fish
    smoked salmon	fish
    snapper	fish
    sole	fish
    squid	fish
    swordfish	fish
    tilapia	fish
    trout	fish
    tuna steak	fish
    turbot	fish
    white fish	fish
    fisch	fish
    虾	fish
    鱼	fish
    blue cheese	dairy
    brie	dairy
    butter	dairy
    buttermilk	dairy
    camembert	dairy
    cheddar	dairy
    cheese	dairy
    clotted cream	dairy
    cottage cheese	dairy
    cream	dairy
    cream cheese	dairy
    crème fraîche	dairy
    curd cheese	dairy
    custard	dairy
    double cream	dairy
    egg	dairy
    egg white	dairy
    egg yolk	dairy
    emmental	dairy
    feta	dairy
    fontina	dairy
    ghee	dairy
    goat's cheese	dairy
    gorgonzola	dairy
    gouda	dairy
    greek yogurt	dairy
    gruyère	dairy
    half and half	dairy
    halloumi	dairy
    heavy cream	dairy
    kefir	dairy
    manchego	dairy
    margarine	dairy
    mascarpone	dairy
    milk	dairy
    monterey jack	dairy
    mozzarella	dairy
    paneer	dairy
    parmesan	dairy
    pecorino	dairy
    provolone	dairy
    quark	dairy
    queso fresco	dairy
    ricotta	dairy
    roquefort	dairy
    single cream	dairy
    skyr	dairy
    sour cream	dairy
    stilton	dairy
    swiss cheese	dairy
    whipping cream	dairy
    whole milk	dairy
    yogurt	dairy
    yoghurt	dairy
    ei	dairy
    eier	dairy
    milch	dairy
    sahne	dairy
    lait	dairy
    œuf	dairy
    beurre	dairy
    鸡蛋	dairy
    牛奶	dairy
    coleslaw	deli
    falafel	deli
    gnocchi	deli
    houmous	deli
    hummus	deli
    kimchi	deli
    miso	deli
    pâté	deli
    sauerkraut	deli
    seitan	deli
    tempeh	deli
    tofu	deli
    tapenade	deli
    fresh pasta	deli
    豆腐	deli
    filo pastry	frozen
    frozen berries	frozen
    frozen fruit	frozen
    frozen pea	frozen
    frozen spinach	frozen
    frozen sweetcorn	frozen
    ice	frozen
    ice cream	frozen
    phyllo	frozen
    puff pastry	frozen
    shortcrust pastry	frozen
    sorbet	frozen
    arborio	grains
    barley	grains
    basmati rice	grains
    bran	grains
    brown rice	grains
    buckwheat	grains
    bulgur	grains
    bulgur wheat	grains
    cereal	grains
    couscous	grains
    dried bean	grains
    dried chickpea	grains
    dried lentil	grains
    farro	grains
    fettuccine	grains
    freekeh	grains
    fusilli	grains
    granola	grains
    grits	grains
    lasagne	grains
    lasagna	grains
    lentil	grains
    linguine	grains
    macaroni	grains
    millet	grains
    muesli	grains
    noodle	grains
    oat	grains
    orzo	grains
    pappardelle	grains
    pasta	grains
    pearl barley	grains
    penne	grains
    polenta	grains
    porridge oat	grains
    quinoa	grains
    ramen	grains
    rice	grains
    rice noodle	grains
    rigatoni	grains
    risotto rice	grains
    rolled oat	grains
    soba	grains
    spaghetti	grains
    spelt	grains
    split pea	grains
    tagliatelle	grains
    udon	grains
    vermicelli	grains
    wild rice	grains
    reis	grains
    nudel	grains
    米	grains
    面条	grains
    baked bean	tins
    beef stock	tins
    black bean	tins
    bouillon	tins
    cannellini bean	tins
    canned tomato	tins
    caper	tins
    chicken broth	tins
    chicken stock	tins
    chickpea	tins
    chipotle in adobo	tins
    chopped tomato	tins
    coconut cream	tins
    coconut milk	tins
    condensed milk	tins
    cornichon	tins
    evaporated milk	tins
    fish stock	tins
    gherkin	tins
    hominy	tins
    jam	tins
    kidney bean	tins
    olive	tins
    passata	tins
    pickle	tins
    plum tomato	tins
    pumpkin purée	tins
    sardine	tins
    soup	tins
    stock	tins
    stock cube	tins
    sun dried tomato	tins
    tinned tomato	tins
    tomato paste	tins
    tomato purée	tins
    tomato sauce	tins
    tuna	tins
    anchovy	tins
    vegetable broth	tins
    vegetable stock	tins
    brühe	tins
    bouillon cube	tins
    agave	baking
    agar	baking
    almond extract	baking
    baking powder	baking
    baking soda	baking
    bicarbonate of soda	baking
    bread flour	baking
    breadcrumb	baking
    brown sugar	baking
    buckwheat flour	baking
    cake flour	baking
    candied peel	baking
    caster sugar	baking
    chocolate	baking
    chocolate chip	baking
    cocoa	baking
    cocoa powder	baking
    confectioners sugar	baking
    corn syrup	baking
    cornflour	baking
    cornmeal	baking
    cornstarch	baking
    cream of tartar	baking
    custard powder	baking
    dark chocolate	baking
    demerara sugar	baking
    flour	baking
    food colouring	baking
    gelatin	baking
    gelatine	baking
    golden syrup	baking
    granulated sugar	baking
    ground almond	baking
    honey	baking
    icing sugar	baking
    jelly	baking
    maple syrup	baking
    marshmallow	baking
    marzipan	baking
    milk chocolate	baking
    molasses	baking
    muscovado sugar	baking
    panko	baking
    plain flour	baking
    powdered sugar	baking
    self raising flour	baking
    semolina	baking
    shortening	baking
    sprinkle	baking
    sugar	baking
    tapioca	baking
    treacle	baking
    vanilla	baking
    vanilla bean	baking
    vanilla extract	baking
    vanilla pod	baking
    vanilla sugar	baking
    white chocolate	baking
    wholemeal flour	baking
    xanthan gum	baking
    yeast	baking
    mehl	baking
    zucker	baking
    farine	baking
    sucre	baking
    面粉	baking
    糖	baking
    白糖	baking
    allspice	spices
    aniseed	spices
    bay leaf	spices
    black pepper	spices
    caraway	spices
    cardamom	spices
    cayenne	spices
    chilli flake	spices
    chilli powder	spices
    chinese five spice	spices
    cinnamon	spices
    cinnamon stick	spices
    clove	spices
    cumin	spices
    curry leaf	spices
    curry powder	spices
    dried basil	spices
    dried mint	spices
    dried oregano	spices
    dried thyme	spices
    fennel seed	spices
    fenugreek	spices
    garam masala	spices
    garlic powder	spices
    ground coriander	spices
    ground cumin	spices
    ground ginger	spices
    herbes de provence	spices
    italian seasoning	spices
    juniper	spices
    lemon pepper	spices
    mace	spices
    mustard powder	spices
    mustard seed	spices
    nigella seed	spices
    nutmeg	spices
    old bay	spices
    onion powder	spices
    oregano	spices
    paprika	spices
    peppercorn	spices
    pepper	spices
    pickling spice	spices
    pimentón	spices
    poppy seed	spices
    ras el hanout	spices
    red pepper flake	spices
    saffron	spices
    salt	spices
    sea salt	spices
    seasoning	spices
    sichuan pepper	spices
    smoked paprika	spices
    star anise	spices
    sumac	spices
    turmeric	spices
    white pepper	spices
    za'atar	spices
    salz	spices
    pfeffer	spices
    sel	spices
    poivre	spices
    盐	spices
    胡椒	spices
    八角	spices
    balsamic vinegar	oils
    barbecue sauce	oils
    brown sauce	oils
    chilli oil	oils
    chutney	oils
    cider vinegar	oils
    coconut oil	oils
    cooking spray	oils
    dijon mustard	oils
    dressing	oils
    fish sauce	oils
    gochujang	oils
    harissa	oils
    hoisin sauce	oils
    horseradish	oils
    hot sauce	oils
    ketchup	oils
    light soy sauce	oils
    mayonnaise	oils
    mirin	oils
    mustard	oils
    oil	oils
    olive oil	oils
    oyster sauce	oils
    peanut oil	oils
    pesto	oils
    pomegranate molasses	oils
    rapeseed oil	oils
    red wine vinegar	oils
    relish	oils
    rice vinegar	oils
    salsa	oils
    sesame oil	oils
    sherry vinegar	oils
    soy sauce	oils
    sriracha	oils
    sunflower oil	oils
    sweet chilli sauce	oils
    tabasco	oils
    tahini	oils
    tamari	oils
    tamarind	oils
    teriyaki	oils
    vegetable oil	oils
    vinegar	oils
    wasabi	oils
    white wine vinegar	oils
    worcestershire sauce	oils
    öl	oils
    essig	oils
    huile	oils
    vinaigre	oils
    酱油	oils
    生抽	oils
    老抽	oils
    醋	oils
    料酒	oils
    油	oils
    almond	nuts
    almond butter	nuts
    brazil nut	nuts
    cashew	nuts
    chestnut	nuts
    chia seed	nuts
    coconut	nuts
    currant	nuts
    date	nuts
    desiccated coconut	nuts
    dried apricot	nuts
    dried cranberry	nuts
    dried fruit	nuts
    flaked almond	nuts
    flaxseed	nuts
    hazelnut	nuts
    linseed	nuts
    macadamia	nuts
    mixed nut	nuts
    nut	nuts
    peanut	nuts
    peanut butter	nuts
    pecan	nuts
    pine nut	nuts
    pistachio	nuts
    prune	nuts
    pumpkin seed	nuts
    raisin	nuts
    sesame seed	nuts
    sultana	nuts
    sunflower seed	nuts
    walnut	nuts
    walnut half	nuts
    ale	drinks
    apple juice	drinks
    beer	drinks
    bourbon	drinks
    brandy	drinks
    cassis	drinks
    champagne	drinks
    cider	drinks
    coffee	drinks
    cognac	drinks
    cola	drinks
    cranberry juice	drinks
    elderflower cordial	drinks
    espresso	drinks
    gin	drinks
    ginger ale	drinks
    ginger beer	drinks
    grand marnier	drinks
    juice	drinks
    kirsch	drinks
    lager	drinks
    lemonade	drinks
    limoncello	drinks
    liqueur	drinks
    madeira	drinks
    marsala	drinks
    orange juice	drinks
    port	drinks
    prosecco	drinks
    red wine	drinks
    rum	drinks
    sake	drinks
    shaoxing wine	drinks
    sherry	drinks
    soda water	drinks
    sparkling water	drinks
    stout	drinks
    tea	drinks
    tequila	drinks
    tomato juice	drinks
    tonic	drinks
    vermouth	drinks
    vodka	drinks
    whisky	drinks
    whiskey	drinks
    white wine	drinks
    wein	drinks
    vin	drinks
    bin bag	other
    baking paper	other
    candle	other
    cling film	other
    foil	other
    greaseproof paper	other
    kitchen roll	other
    parchment	other
    napkin	other
    skewer	other
    toothpick	other
    washing up liquid	other
    """
}
