/// Which food of the nutrition table a name means: number, then the keys of names, separated by commas.
///
/// A name is a key as the shopping list has it: singular, without "fresh", by the first of its synonyms. Where the table has
/// several foods of a name, the one that a recipe is likeliest to mean is named: raw rather than cooked, plain rather than
/// enriched.
///
/// - Source: Written for this project; each number was chosen by its description in `NutritionFacts`.
enum FoodNameFacts {
  static let text: StaticString = """
    01001	butter,salted butter,soft butter
    01003	ghee,clarified butter
    01004	blue cheese
    01006	brie
    01007	camembert
    01009	cheddar,cheddar cheese,mature cheddar,sharp cheddar cheese,mature cheddar cheese,sharp cheddar
    01012	cottage cheese
    01017	cream cheese
    01019	feta,feta cheese
    01020	fontina
    01022	gouda
    01023	gruyère,gruyère cheese,gruyere,gruyere cheese
    01025	monterey jack,monterey jack cheese
    01026	mozzarella,mozzarella cheese
    01033	parmesan,parmesan cheese,parmigiano-reggiano
    01035	provolone
    01036	ricotta,ricotta cheese
    01038	pecorino,pecorino romano,pecorino cheese,romano cheese
    01039	roquefort
    01040	swiss cheese,emmental
    01049	half-and-half
    01050	single cream
    01053	cream,double cream
    01056	soured cream
    01077	milk,whole milk,full-fat milk
    01079	semi-skimmed milk
    01085	skimmed milk,skim milk,nonfat milk
    01088	buttermilk
    01090	milk powder,dried milk
    01091	skimmed milk powder,nonfat dry milk
    01095	sweetened condensed milk,condensed milk
    01096	evaporated milk
    01116	natural yoghurt,plain yoghurt
    01123	egg,whole egg
    01124	egg white
    01125	egg yolk
    01145	unsalted butter,sweet butter
    01159	goat cheese
    02001	allspice,ground allspice,whole allspice,allspice berry
    02003	dried basil
    02004	bay leaf,bayleaf
    02005	caraway seed
    02006	cardamom,ground cardamom,cardamom pod,green cardamom pod
    02007	celery seed
    02009	chili powder,chilli powder
    02010	cinnamon,ground cinnamon,cinnamon stick
    02011	clove,ground clove,whole clove
    02013	coriander seed,ground coriander
    02014	cumin,ground cumin,cumin seed
    02015	curry powder,mild curry powder
    02017	dried dill
    02018	fennel seed
    02019	fenugreek seed
    02020	garlic powder
    02021	ground ginger
    02022	mace,ground mace
    02023	marjoram,dried marjoram
    02024	mustard seed,yellow mustard seed,black mustard seed,mustard powder,dry mustard
    02025	nutmeg,ground nutmeg
    02026	onion powder
    02027	oregano,dried oregano
    02028	paprika,sweet paprika,smoked paprika,sweet smoked paprika,hungarian paprika
    02029	dried parsley
    02030	black pepper,peppercorn,whole black peppercorn
    02031	cayenne,cayenne pepper,chilli flake,crushed red pepper flake,ground chilli
    02032	white pepper,white peppercorn
    02033	poppy seed
    02036	dried rosemary
    02037	saffron
    02038	dried sage,ground sage
    02041	dried tarragon
    02042	dried thyme
    02043	turmeric,ground turmeric
    02044	basil,fresh basil,basil leaf
    02045	dill
    02046	mustard,dijon mustard,yellow mustard,wholegrain mustard,whole grain mustard,prepared mustard,english mustard,grainy mustard
    02047	salt,table salt,sea salt,kosher salt,fine salt,fine sea salt,coarse salt,coarse sea salt,flaky salt,coarse kosher salt
    02048	cider vinegar
    02049	thyme,fresh thyme,thyme leaf
    02050	vanilla extract,vanilla
    02053	vinegar,white vinegar,distilled white vinegar,malt vinegar
    02054	caper
    02055	horseradish
    02063	rosemary,rosemary leaf
    02065	mint,fresh mint,mint leaf
    02068	red wine vinegar,red-wine vinegar
    02069	balsamic vinegar
    04002	lard
    04025	mayonnaise,mayo
    04031	shortening,vegetable shortening
    04042	groundnut oil
    04044	oil,neutral oil,cooking oil,vegetable oil,soybean oil
    04047	coconut oil
    04053	olive oil,extra virgin olive oil,extra-virgin olive oil,virgin olive oil,light olive oil
    04058	sesame oil,toasted sesame oil
    04060	sunflower oil
    04510	safflower oil
    04517	grapeseed oil
    04518	corn oil
    04528	walnut oil
    04542	schmaltz,chicken fat
    04574	duck fat
    04576	goose fat
    04581	avocado oil
    04582	rapeseed oil
    05006	whole chicken
    05011	chicken
    05027	chicken liver
    05062	chicken breast,boneless skinless chicken breast,skinless boneless chicken breast,skinless chicken breast,chicken breast fillet
    05091	chicken thigh
    05096	skinless chicken thigh,boneless skinless chicken thigh,boneless chicken thigh
    05139	duck
    05165	turkey
    05305	minced turkey
    05332	minced chicken,ground chicken
    06008	beef stock
    06112	teriyaki sauce
    06150	barbecue sauce
    06168	hot sauce
    06169	tabasco,tabasco sauce
    06174	fish stock
    06175	hoisin sauce
    06176	oyster sauce
    06179	fish sauce
    06194	chicken stock
    06615	vegetable stock
    06971	worcestershire sauce
    07019	chorizo
    07029	ham
    07036	italian sausage
    07063	sausage,pork sausage
    08402	porridge oat,oatmeal
    09003	apple,tart apple,eating apple
    09016	apple juice
    09021	apricot
    09032	dried apricot
    09037	avocado
    09040	banana
    09042	blackberry
    09050	blueberry
    09070	cherry
    09078	cranberry
    09079	dried cranberry
    09085	currant
    09087	date
    09089	fig
    09094	dried fig
    09111	grapefruit
    09132	grape
    09148	kiwi,kiwi fruit
    09150	lemon
    09152	lemon juice
    09156	lemon zest,lemon rind,lemon peel
    09159	lime
    09160	lime juice
    09176	mango
    09181	cantaloupe
    09191	nectarine
    09193	olive,black olive,kalamata olive
    09195	green olive
    09200	orange
    09206	orange juice
    09216	orange zest,orange peel,orange rind
    09226	papaya
    09236	peach
    09252	pear
    09266	pineapple
    09273	pineapple juice
    09279	plum
    09286	pomegranate,pomegranate seed
    09291	prune
    09298	raisin,sultana
    09302	raspberry
    09307	rhubarb
    09316	strawberry
    09326	watermelon
    09421	medjool date
    09502	granny smith apple
    10005	pork belly
    10123	streaky bacon,smoked bacon,smoked streaky bacon,unsmoked bacon
    10218	pork tenderloin,pork fillet
    10219	minced pork
    11007	artichoke,globe artichoke
    11011	asparagus
    11043	bean sprout
    11052	french bean
    11080	beetroot
    11090	broccoli
    11098	brussel sprout
    11109	cabbage,green cabbage,white cabbage
    11112	red cabbage
    11114	savoy cabbage
    11116	pak choi
    11119	napa cabbage
    11124	carrot
    11135	cauliflower
    11141	celeriac
    11143	celery
    11147	swiss chard,chard
    11156	chive
    11165	coriander
    11167	corn,sweetcorn,corn on the cob
    11172	tinned corn,tinned sweetcorn
    11178	frozen corn
    11205	cucumber
    11209	aubergine
    11213	endive
    11215	garlic
    11216	ginger,root ginger,ginger root
    11233	kale
    11238	shiitake mushroom
    11246	leek
    11250	butter lettuce,little gem lettuce,boston lettuce
    11251	cos lettuce
    11252	iceberg lettuce
    11260	mushroom,button mushroom,white mushroom
    11265	portobello mushroom
    11266	chestnut mushroom,cremini mushroom
    11278	okra
    11282	onion,white onion,yellow onion,red onion,spanish onion,brown onion
    11291	spring onion
    11294	sweet onion
    11297	flat-leaf parsley,parsley leaf,flat parsley,flatleaf parsley,curly parsley
    11298	parsnip
    11300	mangetout,sugar snap pea
    11304	pea
    11312	frozen pea
    11333	bell pepper,green pepper
    11352	potato,floury potato,waxy potato,new potato,baking potato,yukon gold potato
    11353	russet potato
    11355	red potato
    11422	pumpkin
    11424	tinned pumpkin,pumpkin purée
    11429	radish
    11430	daikon
    11435	swede
    11439	sauerkraut
    11457	spinach,baby spinach,spinach leaf,baby spinach leaf
    11463	frozen spinach
    11477	courgette
    11482	acorn squash
    11485	butternut squash
    11507	sweet potato
    11529	tomato,plum tomato,roma tomato,cherry tomato
    11531	chopped tomato,tinned tomato,tinned cherry tomato
    11540	tomato juice
    11546	tomato purée
    11549	tomato sauce,passata
    11564	turnip
    11591	watercress
    11670	green chilli
    11677	shallot,banana shallot
    11693	tinned crushed tomato
    11819	red chilli,chilli,red chilli pepper
    11821	red pepper,long red pepper
    11935	ketchup,tomato ketchup
    11937	gherkin,dill pickle
    11951	yellow pepper,yellow bell pepper
    11952	radicchio
    11954	tomatillo
    11955	sun-dried tomato
    11956	sun-dried tomato in oil
    11957	fennel,fennel bulb
    11959	rocket
    11972	lemongrass
    11977	serrano,serrano pepper,serrano chilli
    11979	jalapeno pepper,jalapeno,jalapeño pepper,jalapeño,jalapeño chilli
    11980	tinned green chilli
    11987	oyster mushroom
    12006	chia seed
    12014	pumpkin seed
    12023	sesame seed
    12036	sunflower seed
    12061	almond,flaked almond,whole almond
    12062	ground almond,blanched almond,almond flour
    12071	marzipan,almond paste
    12087	cashew,cashew nut
    12098	chestnut
    12104	coconut
    12108	desiccated coconut,unsweetened shredded coconut
    12115	coconut cream
    12118	coconut milk
    12120	hazelnut
    12131	macadamia nut
    12142	pecan
    12147	pine nut
    12151	pistachio
    12155	walnut
    12166	tahini
    12179	sweetened shredded coconut
    12220	flaxseed,linseed
    13795	beef
    13803	beef brisket
    13809	chuck steak,beef chuck,stewing beef,braising steak
    13917	beef fillet,fillet steak,beef tenderloin
    13970	flank steak
    14003	beer,lager,ale
    14050	rum,dark rum,white rum
    14051	vodka
    14057	port,marsala wine,marsala,sweet sherry
    14096	red wine,dry red wine
    14106	white wine,dry white wine
    14209	coffee
    14210	espresso
    14429	water
    15002	anchovy,anchovy fillet
    15015	cod,cod fillet
    15033	haddock,haddock fillet
    15036	halibut,halibut fillet
    15046	mackerel
    15077	smoked salmon
    15088	sardine
    15115	trout
    15117	tuna steak
    15126	tuna
    15139	crab,crab meat,crabmeat
    15147	lobster
    15157	clam
    15164	mussel
    15172	scallop,sea scallop
    15175	squid
    15236	salmon,salmon fillet
    15270	prawn,king prawn,tiger prawn
    16014	dried black bean
    16018	black bean
    16032	dried kidney bean
    16034	kidney bean
    16042	dried pinto bean
    16044	tinned pinto bean
    16049	dried cannellini bean
    16051	cannellini bean,tinned white bean,white bean
    16056	dried chickpea
    16058	chickpea
    16069	lentil,brown lentil,green lentil,puy lentil
    16082	noodle,cellophane noodle
    16085	split pea
    16087	peanut
    16098	peanut butter
    16112	miso,white miso,miso paste
    16114	tempeh
    16123	soy sauce,light soy sauce,dark soy sauce
    16124	tamari
    16126	firm tofu,tofu
    16127	silken tofu,soft tofu
    16144	red lentil,split red lentil
    16157	gram flour,chickpea flour
    16159	extra-firm tofu
    16390	roasted peanut
    16424	reduced-sodium soy sauce,low-sodium soy sauce
    17224	minced lamb
    17230	leg of lamb,lamb leg
    17242	lamb shoulder,shoulder of lamb
    18029	baguette,french bread,sourdough bread,crusty bread
    18033	ciabatta,italian bread
    18041	pita bread,pita
    18060	rye bread
    18069	bread,white bread,sandwich bread
    18075	wholemeal bread,whole-wheat bread
    18079	breadcrumb,dried breadcrumb,bread crumb,dry bread crumb
    18337	puff pastry,frozen puff pastry
    18338	filo pastry,phyllo pastry
    18363	corn tortilla
    18364	flour tortilla,tortilla
    18369	baking powder
    18372	bicarbonate of soda
    18373	cream of tartar
    18375	active dry yeast,instant yeast,dry yeast,dried yeast,fast-action dried yeast,fast-action yeast
    19078	unsweetened chocolate
    19080	semisweet chocolate,chocolate chip,semisweet chocolate chip,chocolate
    19087	white chocolate
    19095	vanilla ice cream
    19120	milk chocolate
    19165	cocoa powder,cocoa,unsweetened cocoa powder
    19177	gelatin,powdered gelatin,gelatine
    19296	honey,clear honey,runny honey
    19297	raspberry jam,strawberry jam,jam
    19303	marmalade
    19304	black treacle,treacle
    19334	brown sugar,light brown sugar,dark brown sugar,soft brown sugar,light muscovado sugar,dark muscovado sugar,muscovado sugar
    19335	sugar,caster sugar,golden caster sugar,cane sugar
    19336	icing sugar
    19350	corn syrup,light corn syrup
    19353	maple syrup
    19355	sorghum syrup
    19719	apricot jam
    19904	dark chocolate
    19908	demerara sugar,turbinado sugar
    19912	agave syrup,agave nectar
    20003	arrowroot
    20005	pearl barley,barley
    20011	buckwheat flour
    20012	bulgur,bulgur wheat,fine bulgur
    20017	masa harina
    20022	cornmeal,yellow cornmeal,polenta
    20027	cornflour
    20028	couscous
    20031	millet
    20033	oat bran
    20035	quinoa
    20036	brown rice
    20044	rice,long-grain rice,white rice,basmati rice,jasmine rice
    20050	medium-grain rice
    20052	risotto rice,arborio rice,short-grain rice,sushi rice
    20061	rice flour
    20064	rye flour
    20066	semolina
    20068	tapioca
    20078	wheat germ
    20080	wholemeal flour,whole-wheat flour
    20081	plain flour,unbleached all-purpose flour,bleached all-purpose flour,wheat flour
    20082	self-raising flour
    20083	strong white flour
    20084	cake flour,pastry flour
    20088	wild rice
    20109	egg noodle
    20114	soba noodle
    20120	pasta,spaghetti,penne,macaroni,elbow macaroni,linguine,fettuccine,rigatoni,tagliatelle,fusilli,dried pasta,lasagne sheet,orzo,bow-tie pasta
    20133	rice noodle,rice vermicelli
    23557	extra-lean minced beef
    23567	lean minced beef,lean ground beef
    23572	minced beef
    """
}
