/// Units, a form of writing each: unit, language, short form, long form, and other forms separated by `;`.
///
/// Columns are separated by tabs. A form that has a plural is written `cup/cups`; one without stays as it is after any
/// number. Of two lines with the same word the first counts. `t` is a teaspoon and `T` a tablespoon, which the reader of
/// units knows. Add a unit as a line of its own.
///
/// - Source: Written for this project.
enum UnitFacts {
  static let text: StaticString = """
    tsp	en	tsp	teaspoon/teaspoons	tsp.;tsps;tsps.;t;ts;teasp;tea spoon/tea spoons;teaspoonful/teaspoonfuls;tea-spoonful/tea-spoonfuls
    tbsp	en	tbsp	tablespoon/tablespoons	tbsp.;tbsps;tbsps.;tbs;tbl;Tb;tblsp;tablsp;table spoon/table spoons;tablespoonful/tablespoonfuls;table-spoonful/table-spoonfuls
    dsp	en	dsp	dessertspoon/dessertspoons
    cup	en	cup/cups	cup/cups	c;c.
    fl oz	en	fl oz	fluid ounce/fluid ounces	fl. oz.;floz;fl ounce;fl ozs;fl ounces
    pint	en	pint/pints	pint/pints	pt;pts
    quart	en	quart/quarts	quart/quarts	qt;qts
    gallon	en	gallon/gallons	gallon/gallons	gal
    oz	en	oz	ounce/ounces	oz.;oz/ozs
    lb	en	lb	pound/pounds	lb.;lb/lbs
    stick	en	stick/sticks
    g	*	g	gram/grams	gramme/grammes;gr;gm;gms;grm;g.
    g	de	g	Gramm
    g	es	g	gramo/gramos
    g	it	g	grammo/grammi
    g	pt	g	grama/gramas
    g	ru	г	гр
    g	el	γρ
    g	zh	克
    g	ja	グラム
    kg	*	kg	kilogram/kilograms	kilo/kilos;kgs;kilogramme/kilogrammes
    kg	it	kg	chilo
    kg	es	kg	kilogramo/kilogramos
    kg	pt	kg	quilo/quilos
    kg	ru	кг
    kg	el	κιλό
    kg	zh	公斤	千克
    mg	*	mg	milligram/milligrams
    ml	*	ml	millilitre/millilitres	milliliter/milliliters;mL;mls;cc
    ml	ru	мл
    ml	zh	毫升
    ml	ja	ミリリットル
    cl	*	cl	centilitre/centilitres	centiliter/centiliters;cL
    dl	*	dl	decilitre/decilitres	deciliter/deciliters;dL
    l	*	l	litre/litres	liter/liters;L;lt
    l	it	l	litro/litri
    l	es	l	litro/litros
    l	ru	л
    l	el	λίτρο
    l	zh	升
    l	ja	リットル
    cm	*	cm	centimetre/centimetres	centimeter/centimeters
    cm	zh	厘米
    cm	ru	см
    mm	*	mm	millimetre/millimetres	millimeter/millimeters
    inch	en	inch/inches	inch/inches	in;in.
    pinch	en	pinch/pinches
    dash	en	dash/dashes
    handful	en	handful/handfuls
    bunch	en	bunch/bunches		bn
    sprig	en	sprig/sprigs
    clove	en	clove/cloves
    slice	en	slice/slices
    piece	en	piece/pieces
    head	en	head/heads
    stalk	en	stalk/stalks
    rib	en	rib/ribs
    can	en	can/cans
    tin	en	tin/tins
    jar	en	jar/jars
    packet	en	packet/packets		pkt;pkts;pack/packs;package/packages;pkg;pkgs
    bag	en	bag/bags
    bottle	en	bottle/bottles
    knob	en	knob/knobs
    sheet	en	sheet/sheets
    bulb	en	bulb/bulbs
    drop	en	drop/drops
    strip	en	strip/strips
    ear	en	ear/ears
    leaf	en	leaf/leaves
    loaf	en	loaf/loaves
    glass	en	glass/glasses
    sachet	en	sachet/sachets
    rasher	en	rasher/rashers
    envelope	en	envelope/envelopes
    punnet	en	punnet/punnets
    splash	en	splash/splashes
    branch	en	branch/branches
    box	en	box/boxes
    rack	en	rack/racks
    wedge	en	wedge/wedges
    scoop	en	scoop/scoops
    block	en	block/blocks
    roll	en	roll/rolls
    tub	en	tub/tubs
    carton	en	carton/cartons
    container	en	container/containers
    pouch	en	pouch/pouches
    tube	en	tube/tubes
    portion	en	portion/portions
    serving	en	serving/servings
    dollop	en	dollop/dollops
    stem	en	stem/stems
    spear	en	spear/spears
    recipe	en	recipe		recipes
    batch	en	batch/batches
    part	en	part/parts
    ball	en	ball/balls
    dozen	en	dozen
    square	en	square/squares
    round	en	round/rounds
    tsp	de	TL	Teelöffel	TL.;Tl
    tbsp	de	EL	Esslöffel	Eßlöffel;EL.;El
    cup	de	Tasse/Tassen
    pinch	de	Prise/Prisen		Pr.
    clove	de	Zehe/Zehen		Knoblauchzehe/Knoblauchzehen
    bunch	de	Bund		Bd.
    packet	de	Päckchen		Pck.;Pck;Packung/Packungen;Pkg.;Pkt.;Pkt
    can	de	Dose/Dosen
    glass	de	Glas/Gläser
    slice	de	Scheibe/Scheiben
    piece	de	Stück		Stk.;St.
    cupful	de	Becher
    sprig	de	Zweig/Zweige		Stiel/Stiele
    handful	de	Handvoll		Hand voll
    tsp	fr	c. à c.	cuillère à café/cuillères à café	cuil. à café;cuill. à café;c. à café;c. a café;càc;cac;CC;c.c.;c-à-c;cuil. à c.;cuill. à c.;cuillerée à café/cuillerées à café;petite cuillère/petites cuillères;c. à thé;cuil. à thé;cuill. à thé;cuillère à thé/cuillères à thé
    dsp	fr	c. à dessert	cuillère à dessert/cuillères à dessert	cuil. à dessert;cuill. à dessert
    tbsp	fr	c. à s.	cuillère à soupe/cuillères à soupe	cuil. à soupe;cuill. à soupe;c. à soupe;c. a soupe;c. à table;c. a table;càs;cas;CS;c.s.;c-à-s;cuil. à s.;cuill. à s.;cuillerée à soupe/cuillerées à soupe;grande cuillère/grandes cuillères
    cup	fr	tasse/tasses
    branch	fr	branche/branches
    sprig	fr	brin/brins
    handful	fr	poignée		poignées
    piece	fr	pièce/pièces
    pinch	fr	pincée/pincées
    clove	fr	gousse/gousses
    bunch	fr	botte/bottes		bouquet/bouquets
    slice	fr	tranche/tranches
    packet	fr	sachet/sachets		paquet/paquets
    glass	fr	verre/verres
    can	fr	boîte/boîtes		boite/boites
    head	fr	tête/têtes
    jar	fr	bocal/bocaux
    bottle	fr	bouteille/bouteilles
    carton	fr	brique/briques		briquette/briquettes
    punnet	fr	barquette/barquettes
    block	fr	plaquette/plaquettes		tablette/tablettes
    roll	fr	rouleau/rouleaux
    square	fr	carré/carrés
    drop	fr	goutte/gouttes
    round	fr	rondelle/rondelles
    ladle	fr	louche/louches
    dose	fr	dose/doses
    bowl	fr	bol/bols
    cinnamon stick	fr	bâton/bâtons
    knob	fr	noix		noisette/noisettes
    leaf	fr	feuille/feuilles
    tsp	es	cucharadita/cucharaditas		cdta/cdtas;cdita/cditas
    tbsp	es	cucharada/cucharadas		cda/cdas
    cup	es	taza/tazas
    pinch	es	pizca/pizcas
    clove	es	diente/dientes
    bunch	es	manojo/manojos
    handful	es	puñado		puñados
    leaf	es	hoja/hojas
    sprig	es	ramita/ramitas
    can	es	lata/latas
    tsp	it	cucchiaino/cucchiaini
    tbsp	it	cucchiaio/cucchiai
    cup	it	tazza/tazze
    pinch	it	pizzico/pizzichi
    clove	it	spicchio/spicchi
    bunch	it	mazzetto/mazzetti
    handful	it	manciata		manciate
    leaf	it	foglia/foglie
    sprig	it	rametto/rametti
    slice	it	fetta/fette
    tsp	pt	colher de chá/colheres de chá		c. chá;c. de chá;colher (chá)/colheres (chá)
    dsp	pt	colher de sobremesa/colheres de sobremesa		c. sobremesa;c. de sobremesa;colher (sobremesa)/colheres (sobremesa)
    tbsp	pt	colher de sopa/colheres de sopa		c. sopa;c. de sopa;colher (sopa)/colheres (sopa)
    cup	pt	xícara/xícaras		chávena/chávenas
    pinch	pt	pitada/pitadas
    clove	pt	dente/dentes
    handful	pt	punhado		punhados
    leaf	pt	folha/folhas
    glass	pt	copo/copos		cálice/cálices
    packet	pt	pacote/pacotes		sachê/sachês
    box	pt	caixa/caixas
    carton	pt	caixinha/caixinhas
    bunch	pt	maço/maços
    sprig	pt	ramo/ramos		raminho/raminhos
    slice	pt	fatia/fatias
    block	pt	tablete/tabletes
    bottle	pt	garrafa/garrafas
    piece	pt	unidade/unidades		pedaço/pedaços
    drizzle	pt	fio/fios
    tsp	nl	tl	theelepel/theelepels
    tbsp	nl	el	eetlepel/eetlepels
    pinch	nl	snuf		snufje/snufjes
    clove	nl	teen/tenen		teentje/teentjes
    handful	nl	handje/handjes		handvol
    sprig	nl	takje/takjes
    bunch	nl	bosje/bosjes
    tsp	sv	tsk	tesked/teskedar
    tbsp	sv	msk	matsked/matskedar
    pinch	sv	krm		kryddmått;nypa/nypor
    clove	sv	klyfta/klyftor
    tsp	no	ts	teskje/teskjeer
    tbsp	no	ss	spiseskje/spiseskjeer
    cup	no	kopp/kopper
    pinch	no	klype/klyper
    clove	no	båt/båter		fedd
    bunch	no	bunt/bunter
    can	no	boks/bokser
    bag	no	pose/poser
    packet	no	pakke/pakker		pk.;pk
    sprig	no	kvist/kvister
    handful	no	håndfull		neve
    slice	no	skive/skiver
    tub	no	beger/begre
    tsp	da	tsk	teskefuld
    tbsp	da	spsk	spiseskefuld
    tsp	pl	łyżeczka		łyżeczki;łyżeczek
    tbsp	pl	łyżka		łyżki;łyżek
    cup	pl	szklanka		szklanki;szklanek
    clove	pl	ząbek		ząbki;ząbków
    tsp	ru	ч. л.	чайная ложка	чайные ложки;чайных ложек;чайной ложки;ч.л.
    tbsp	ru	ст. л.	столовая ложка	столовые ложки;столовых ложек;столовой ложки;ст.л.
    cup	ru	стакан		стакана;стаканов
    clove	ru	зубчик		зубчика;зубчиков
    tsp	el	κ.γ.	κουταλάκι	κουταλάκια
    tbsp	el	κ.σ.	κουταλιά	κουταλιές
    cup	el	φλιτζάνι		φλιτζάνια
    tsp	zh	小勺		茶匙
    tbsp	zh	大勺		汤匙;勺;匙
    cup	zh	杯
    piece	zh	个		個;只;根;袋;包;盒;罐;颗;粒;块;片;瓣;把;条
    pinch	zh	少许		适量
    tsp	ja	小さじ		小匙
    tbsp	ja	大さじ		大匙
    cup	ja	カップ
    go	ja	合
    piece	ja	個		本;枚;丁;束;缶;玉;株;切れ;かけ;パック
    clove	ja	片
    pinch	ja	ひとつまみ		少々;少量;適量;適宜
    """
}
