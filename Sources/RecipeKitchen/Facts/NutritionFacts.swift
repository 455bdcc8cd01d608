/// What 100 g of a food hold: number, description, kilocalories, then grams of protein, fat, carbohydrate, fiber and sugar,
/// milligrams of sodium, and grams of saturated fat, separated by tabs and sorted by number. A figure that was not measured
/// is empty.
///
/// - Source: USDA National Nutrient Database for Standard Reference (public domain): figures of release 26, ABBREV, with the
///   descriptions of release 28.
enum NutritionFacts {
  static let text: StaticString = """
    01001	Butter, salted	717	0.85	81.11	0.06	0.0	0.06	643	51.368
    01002	Butter, whipped, with salt	717	0.85	81.11	0.06	0.0	0.06	659	50.489
    01003	Butter oil, anhydrous	876	0.28	99.48	0.00	0.0	0.00	2	61.924
    01004	Cheese, blue	353	21.40	28.74	2.34	0.0	0.50	1146	18.669
    01005	Cheese, brick	371	23.24	29.68	2.79	0.0	0.51	560	18.764
    01006	Cheese, brie	334	20.75	27.68	0.45	0.0	0.45	629	17.410
    01007	Cheese, camembert	300	19.80	24.26	0.46	0.0	0.46	842	15.259
    01008	Cheese, caraway	376	25.18	29.20	3.06	0.0		690	18.584
    01009	Cheese, cheddar	403	24.90	33.14	1.28	0.0	0.52	621	21.092
    01010	Cheese, cheshire	387	23.37	30.60	4.78	0.0		700	19.475
    01011	Cheese, colby	394	23.76	32.11	2.57	0.0	0.52	604	20.218
    01012	Cheese, cottage, creamed, large or small curd	98	11.12	4.30	3.38	0.0	2.67	364	1.718
    01013	Cheese, cottage, creamed, with fruit	97	10.69	3.85	4.61	0.2	2.38	344	2.311
    01014	Cheese, cottage, nonfat, uncreamed, dry, large or small curd	72	10.34	0.29	6.66	0.0	1.85	372	0.169
    01015	Cheese, cottage, lowfat, 2% milkfat	86	11.83	2.45	3.66	0.0	3.67	330	0.979
    01016	Cheese, cottage, lowfat, 1% milkfat	72	12.39	1.02	2.72	0.0	2.72	406	0.645
    01017	Cheese, cream	342	5.93	34.24	4.07	0.0	3.21	365	19.292
    01018	Cheese, edam	357	24.99	27.80	1.43	0.0	1.43	812	17.572
    01019	Cheese, feta	264	14.21	21.28	4.09	0.0	4.09	917	14.946
    01020	Cheese, fontina	389	25.60	31.14	1.55	0.0	1.55	800	19.196
    01021	Cheese, gjetost	466	9.65	29.51	42.65	0.0		600	19.160
    01022	Cheese, gouda	356	24.94	27.44	2.22	0.0	2.22	819	17.614
    01023	Cheese, gruyere	413	29.81	32.34	0.36	0.0	0.36	714	18.913
    01024	Cheese, limburger	327	20.05	27.25	0.49	0.0	0.49	800	16.746
    01025	Cheese, monterey	373	24.48	30.28	0.68	0.0	0.50	600	19.066
    01026	Cheese, mozzarella, whole milk	300	22.17	22.35	2.19	0.0	1.03	627	13.152
    01027	Cheese, mozzarella, whole milk, low moisture	318	21.60	24.64	2.47	0.0	1.01	710	15.561
    01028	Cheese, mozzarella, part skim milk	254	24.26	15.92	2.77	0.0	1.13	619	10.114
    01029	Cheese, mozzarella, low moisture, part-skim	302	25.96	20.03	3.83	0.0	0.60	652	10.877
    01030	Cheese, muenster	368	23.41	30.04	1.12	0.0	1.12	628	19.113
    01031	Cheese, neufchatel	253	9.15	22.78	3.59	0.0	3.19	334	12.790
    01032	Cheese, parmesan, grated	431	38.46	28.61	4.06	0.0	0.90	1529	17.301
    01033	Cheese, parmesan, hard	392	35.75	25.83	3.22	0.0	0.80	1376	16.410
    01034	Cheese, port de salut	352	23.78	28.20	0.57	0.0	0.57	534	16.691
    01035	Cheese, provolone	351	25.58	26.62	2.14	0.0	0.56	876	17.078
    01036	Cheese, ricotta, whole milk	174	11.26	12.98	3.04	0.0	0.27	84	8.295
    01037	Cheese, ricotta, part skim milk	138	11.39	7.91	5.14	0.0	0.31	99	4.927
    01038	Cheese, romano	387	31.80	26.94	3.63	0.0	0.73	1433	17.115
    01039	Cheese, roquefort	369	21.54	30.64	2.00	0.0		1809	19.263
    01040	Cheese, swiss	380	26.93	27.80	5.38	0.0	1.32	70	17.779
    01041	Cheese, tilsit	340	24.41	25.98	1.88	0.0		753	16.775
    01042	Cheese, pasteurized process, American, fortified with vitamin D	366	18.13	30.71	4.78	0.0	2.26	1671	18.057
    01043	Cheese, pasteurized process, pimento	375	22.13	31.20	1.73	0.1	0.62	915	19.663
    01044	Cheese, pasteurized process, swiss	334	24.73	25.01	2.10	0.0	1.23	1370	16.045
    01045	Cheese food, cold pack, American	331	19.66	24.46	8.32	0.0		966	15.355
    01046	Cheese food, pasteurized process, American, vitamin D fortified	330	16.86	25.63	8.56	0.0	5.59	1284	15.057
    01047	Cheese food, pasteurized process, swiss	323	21.92	24.14	4.50	0.0		1552	15.487
    01048	Cheese spread, pasteurized process, American	290	16.41	21.23	8.73	0.0	7.32	1625	13.327
    01049	Cream, fluid, half and half	130	2.96	11.50	4.30	0.0	4.30	41	7.158
    01050	Cream, fluid, light (coffee cream or table cream)	195	2.70	19.31	3.66	0.0	3.66	40	12.020
    01052	Cream, fluid, light whipping	292	2.17	30.91	2.96	0.0	2.96	34	19.337
    01053	Cream, fluid, heavy whipping	345	2.05	37.00	2.79	0.0	2.79	38	23.032
    01054	Cream, whipped, cream topping, pressurized	257	3.20	22.22	12.49	0.0	8.00	8	13.831
    01055	Cream, sour, reduced fat, cultured	135	2.94	12.00	4.26	0.0	0.16	89	7.470
    01056	Cream, sour, cultured	193	2.07	19.73	2.88	0.0	2.88	47	11.507
    01057	Eggnog	88	4.55	4.19	8.05	0.0	8.05	54	2.591
    01058	Sour dressing, non-butterfat, cultured, filled cream-type	178	3.25	16.57	4.68	0.0	4.68	48	13.272
    01059	Milk, filled, fluid, with blend of hydrogenated vegetable oils	63	3.33	3.46	4.74	0.0		57	0.768
    01060	Milk, filled, fluid, with lauric acid oil	63	3.33	3.40	4.74	0.0	4.74	57	3.101
    01061	Cheese, American, nonfat or fat free	126	21.05	0.00	10.53	0.0	5.26	1316	0.000
    01067	Cream substitute, liquid, with hydrogenated vegetable oil and soy protein	136	1.00	9.97	11.38	0.0	11.38	67	1.937
    01068	Cream substitute, liquid, with lauric acid oil and sodium caseinate	136	1.00	9.97	11.38	0.0		79	9.304
    01069	Cream substitute, powdered	545	4.79	35.48	54.88	0.0	54.88	123	32.525
    01070	Dessert topping, powdered	577	4.90	39.92	52.54	0.0	52.54	122	36.723
    01071	Dessert topping, powdered, 1.5 ounce prepared with 1/2 cup milk	194	3.61	12.72	17.13	0.0	17.13	66	10.684
    01072	Dessert topping, pressurized	264	0.98	22.30	16.07	0.0	16.07	62	18.912
    01073	Dessert topping, semi solid, frozen	318	1.25	25.31	23.05	0.0	23.05	25	21.783
    01074	Sour cream, imitation, cultured	208	2.40	19.52	6.63	0.0	6.63	102	17.791
    01076	Milk substitutes, fluid, with lauric acid oil	61	1.75	3.41	6.16	0.0		78	3.037
    01077	Milk, whole, 3.25% milkfat, with added vitamin D	61	3.15	3.25	4.80	0.0	5.05	43	1.865
    01078	Milk, producer, fluid, 3.7% milkfat	64	3.28	3.66	4.65	0.0		49	2.278
    01079	Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D	50	3.30	1.98	4.80	0.0	5.06	47	1.257
    01080	Milk, reduced fat, fluid, 2% milkfat, with added nonfat milk solids and vitamin A and vitamin D	51	3.48	1.92	4.97	0.0		52	1.195
    01081	Milk, reduced fat, fluid, 2% milkfat, protein fortified, with added vitamin A and vitamin D	56	3.95	1.98	5.49	0.0	5.26	59	1.232
    01082	Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D	42	3.37	0.97	4.99	0.0	5.20	44	0.633
    01083	Milk, lowfat, fluid, 1% milkfat, with added nonfat milk solids, vitamin A and vitamin D	43	3.48	0.97	4.97	0.0		52	0.604
    01084	Milk, lowfat, fluid, 1% milkfat, protein fortified, with added vitamin A and vitamin D	48	3.93	1.17	5.52	0.0		58	0.728
    01085	Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)	34	3.37	0.08	4.96	0.0	5.09	42	0.056
    01086	Milk, nonfat, fluid, with added nonfat milk solids, vitamin A and vitamin D (fat free or skim)	37	3.57	0.25	5.02	0.0	5.02	53	0.162
    01087	Milk, nonfat, fluid, protein fortified, with added vitamin A and vitamin D (fat free and skim)	41	3.96	0.25	5.56	0.0		59	0.162
    01088	Milk, buttermilk, fluid, cultured, lowfat	40	3.31	0.88	4.79	0.0	4.79	190	0.548
    01089	Milk, low sodium, fluid	61	3.10	3.46	4.46	0.0	4.46	3	2.154
    01090	Milk, dry, whole, with added vitamin D	496	26.32	26.71	38.42	0.0	38.42	371	16.742
    01091	Milk, dry, nonfat, regular, without added vitamin A and vitamin D	362	36.16	0.77	51.98	0.0	51.98	535	0.499
    01092	Milk, dry, nonfat, instant, with added vitamin A and vitamin D	358	35.10	0.72	52.19	0.0	52.19	549	0.467
    01093	Milk, dry, nonfat, calcium reduced	354	35.50	0.20	51.80	0.0		2280	0.124
    01094	Milk, buttermilk, dried	387	34.30	5.78	49.00	0.0	49.00	517	3.598
    01095	Milk, canned, condensed, sweetened	321	7.91	8.70	54.40	0.0	54.40	127	5.486
    01096	Milk, canned, evaporated, with added vitamin D and without added vitamin A	134	6.81	7.56	10.04	0.0	10.04	106	4.591
    01097	Milk, canned, evaporated, nonfat, with added vitamin A and vitamin D	78	7.55	0.20	11.35	0.0	11.35	115	0.121
    01102	Milk, chocolate, fluid, commercial, whole, with added vitamin A and vitamin D	83	3.17	3.39	10.34	0.8	9.54	60	2.104
    01103	Milk, chocolate, fluid, commercial, reduced fat, with added vitamin A and vitamin D	76	2.99	1.90	12.13	0.7	9.55	66	1.177
    01104	Milk, chocolate, lowfat, with added vitamin A and vitamin D	71	3.24	1.00	12.60	0.5	9.94	61	0.616
    01105	Milk, chocolate beverage, hot cocoa, homemade	77	3.52	2.34	10.74	1.0	9.66	44	1.431
    01106	Milk, goat, fluid, with added vitamin D	69	3.56	4.14	4.45	0.0	4.45	50	2.667
    01107	Milk, human, mature, fluid	70	1.03	4.38	6.89	0.0	6.89	17	2.009
    01108	Milk, indian buffalo, fluid	97	3.75	6.89	5.18	0.0		52	4.597
    01109	Milk, sheep, fluid	108	5.98	7.00	5.36	0.0		44	4.603
    01110	Milk shakes, thick chocolate	119	3.05	2.70	21.15	0.3	20.85	111	1.681
    01111	Milk shakes, thick vanilla	112	3.86	3.03	17.75	0.0	17.75	95	1.886
    01112	Whey, acid, fluid	24	0.76	0.09	5.12	0.0	5.12	48	0.057
    01113	Whey, acid, dried	339	11.73	0.54	73.45	0.0	73.45	968	0.342
    01114	Whey, sweet, fluid	27	0.85	0.36	5.14	0.0	5.14	54	0.230
    01115	Whey, sweet, dried	353	12.93	1.07	74.46	0.0	74.46	1079	0.684
    01116	Yogurt, plain, whole milk, 8 grams protein per 8 ounce	61	3.47	3.25	4.66	0.0	4.66	46	2.096
    01117	Yogurt, plain, low fat, 12 grams protein per 8 ounce	63	5.25	1.55	7.04	0.0	7.04	70	1.000
    01118	Yogurt, plain, skim milk, 13 grams protein per 8 ounce	56	5.73	0.18	7.68	0.0	7.68	77	0.116
    01119	Yogurt, vanilla, low fat, 11 grams protein per 8 ounce	85	4.93	1.25	13.80	0.0	13.80	66	0.806
    01120	Yogurt, fruit, low fat, 9 grams protein per 8 ounce	99	3.98	1.15	18.64	0.0	18.64	53	0.742
    01121	Yogurt, fruit, low fat, 10 grams protein per 8 ounce	102	4.37	1.08	19.05	0.0	19.05	58	0.697
    01122	Yogurt, fruit, low fat, 11 grams protein per 8 ounce	105	4.86	1.41	18.60	0.0		65	0.909
    01123	Egg, whole, raw, fresh	143	12.56	9.51	0.72	0.0	0.37	142	3.126
    01124	Egg, white, raw, fresh	52	10.90	0.17	0.73	0.0	0.71	166	0.000
    01125	Egg, yolk, raw, fresh	322	15.86	26.54	3.59	0.0	0.56	48	9.551
    01126	Egg, yolk, raw, frozen, pasteurized	299	15.33	25.24	1.30	0.0	0.17	71	7.922
    01127	Egg, yolk, raw, frozen, sugared, pasteurized	307	13.87	22.82	10.95	0.0	10.30	70	7.110
    01128	Egg, whole, cooked, fried	196	13.61	14.84	0.83	0.0	0.40	207	4.323
    01129	Egg, whole, cooked, hard-boiled	155	12.58	10.61	1.12	0.0	1.12	124	3.267
    01130	Egg, whole, cooked, omelet	154	10.57	11.66	0.64	0.0	0.31	155	3.319
    01131	Egg, whole, cooked, poached	143	12.51	9.47	0.71	0.0	0.37	297	3.113
    01132	Egg, whole, cooked, scrambled	149	9.99	10.98	1.61	0.0	1.39	145	3.331
    01133	Egg, whole, dried	605	48.37	43.04	1.53	0.0	0.30	480	13.516
    01134	Egg, whole, dried, stabilized, glucose reduced	615	48.17	43.95	2.38	0.0		548	13.198
    01135	Egg, white, dried, flakes, stabilized, glucose reduced	351	76.92	0.04	4.17	0.0	0.00	1156	0.000
    01136	Egg, white, dried, powder, stabilized, glucose reduced	376	82.40	0.04	4.47	0.0	0.00	1238	0.000
    01137	Egg, yolk, dried	679	33.73	58.13	2.10	0.0	0.07	163	18.116
    01138	Egg, duck, whole, fresh, raw	185	12.81	13.77	1.45	0.0	0.93	146	3.681
    01139	Egg, goose, whole, fresh, raw	185	13.87	13.27	1.35	0.0	0.94	138	3.595
    01140	Egg, quail, whole, fresh, raw	158	13.05	11.09	0.41	0.0	0.40	141	3.557
    01141	Egg, turkey, whole, fresh, raw	171	13.68	11.88	1.15	0.0		151	3.632
    01144	Egg substitute, powder	444	55.50	13.00	21.80	0.0	21.80	800	3.766
    01145	Butter, without salt	717	0.85	81.11	0.06	0.0	0.06	11	51.368
    01146	Cheese, parmesan, shredded	415	37.86	27.34	3.41	0.0	0.90	1696	17.370
    01151	Milk, nonfat, fluid, without added vitamin A and vitamin D (fat free or skim)	34	3.37	0.08	4.96	0.0	5.09	42	0.051
    01152	Milk, reduced fat, fluid, 2% milkfat, with added nonfat milk solids, without added vitamin A	56	3.95	1.98	5.49	0.0		59	1.232
    01153	Milk, canned, evaporated, with added vitamin A	134	6.81	7.56	10.04	0.0		106	4.591
    01154	Milk, dry, nonfat, regular, with added vitamin A and vitamin D	362	36.16	0.77	51.98	0.0	51.98	535	0.499
    01155	Milk, dry, nonfat, instant, without added vitamin A and vitamin D	358	35.10	0.72	52.19	0.0	52.19	549	0.470
    01156	Cheese, goat, hard type	452	30.52	35.59	2.17	0.0	2.17	423	24.609
    01157	Cheese, goat, semisoft type	364	21.58	29.84	0.12	0.0	0.12	415	20.639
    01159	Cheese, goat, soft type	268	18.52	21.08	0.00	0.0	0.89	459	14.575
    01160	Egg, yolk, raw, frozen, salted, pasteurized	275	14.07	22.93	1.77	0.0	0.07	3487	7.159
    01161	Cheese substitute, mozzarella	248	11.47	12.22	23.67	0.0	23.67	685	3.711
    01164	Cheese sauce, prepared from recipe	197	10.33	14.92	5.48	0.1	0.19	493	8.034
    01165	Cheese, mexican, queso anejo	373	21.44	29.98	4.63	0.0	4.63	1131	19.033
    01166	Cheese, mexican, queso asadero	356	22.60	28.26	2.87	0.0	2.87	705	17.939
    01167	Cheese, mexican, queso chihuahua	374	21.56	29.68	5.56	0.0	5.56	617	18.843
    01168	Cheese, low fat, cheddar or colby	173	24.35	7.00	1.91	0.0	0.52	873	4.342
    01169	Cheese, low-sodium, cheddar or colby	398	24.35	32.62	1.91	0.0	0.49	21	20.768
    01171	Egg, whole, raw, frozen, pasteurized	154	12.03	10.70	1.27	0.0	0.10	130	3.348
    01172	Egg, white, raw, frozen, pasteurized	46	9.30	0.04	1.26	0.0	0.20	169	0.008
    01173	Egg, white, dried	382	81.10	0.00	7.80	0.0	5.40	1280	0.000
    01174	Milk, reduced fat, fluid, 2% milkfat, without added vitamin A and vitamin D	50	3.30	1.98	4.80	0.0	5.06	47	1.257
    01175	Milk, fluid, 1% fat, without added vitamin A and vitamin D	42	3.37	0.97	4.99	0.0	5.20	44	0.633
    01178	Sour cream, reduced fat	181	7.00	14.10	7.00	0.0	0.30	70	8.700
    01179	Sour cream, light	136	3.50	10.60	7.10	0.0	0.22	83	6.600
    01180	Sour cream, fat free	74	3.10	0.00	15.60	0.0	0.39	141	0.000
    01182	USDA Commodity, cheese, cheddar, reduced fat	282	27.20	18.30	2.00	0.0	0.58	725	11.580
    01184	Yogurt, vanilla or lemon flavor, nonfat milk, sweetened with low-calorie sweetener	43	3.86	0.18	7.50	0.0	7.50	59	0.116
    01185	Parmesan cheese topping, fat free	370	40.00	5.00	40.00	0.0	1.50	1150	3.110
    01186	Cheese, cream, fat free	105	15.69	1.00	7.66	0.0	5.48	702	0.644
    01187	Yogurt, chocolate, nonfat milk	112	3.53	0.00	23.53	1.2	14.97	135	0.000
    01188	KRAFT CHEEZ WHIZ Pasteurized Process Cheese Sauce	276	12.00	21.00	9.20	0.3	6.70	1638	13.100
    01189	KRAFT CHEEZ WHIZ LIGHT Pasteurized Process Cheese Product	215	16.30	9.50	16.20	0.2	8.20	1705	6.400
    01190	KRAFT FREE Singles American Nonfat Pasteurized Process Cheese Product	148	22.70	1.00	11.70	0.2	6.70	1298	0.700
    01191	KRAFT VELVEETA Pasteurized Process Cheese Spread	303	16.30	22.00	9.80	0.0	8.10	1499	14.400
    01192	KRAFT VELVEETA LIGHT Reduced Fat Pasteurized Process Cheese Product	222	19.60	10.60	11.80	0.0	8.50	1586	7.100
    01193	KRAFT BREAKSTONE'S Reduced Fat Sour Cream	152	4.50	12.00	6.50	0.1	6.40	59	7.600
    01194	KRAFT BREAKSTONE'S FREE Fat Free Sour Cream	91	4.70	1.30	15.10	0.0	7.20	72	0.800
    01199	Cream, half and half, fat free	59	2.60	1.40	9.00	0.0	5.00	100	0.841
    01200	Reddi Wip Fat Free Whipped Topping	149	3.00	5.00	25.00	0.4	16.00	72	2.869
    01202	Milk, chocolate, fluid, commercial, reduced fat, with added calcium	78	2.99	1.90	12.13	0.7	9.55	66	1.177
    01203	Yogurt, fruit, lowfat, with low calorie sweetener	105	4.86	1.41	18.60	0.0	2.90	58	0.909
    01204	Cheese, parmesan, dry grated, reduced fat	265	20.00	20.00	1.37	0.0	0.00	1529	13.317
    01205	Cream substitute, flavored, liquid	251	0.69	13.50	35.07	1.1	33.04	67	2.635
    01206	Cream substitute, flavored, powdered	482	0.68	21.47	75.42	1.2	58.01	123	19.446
    01208	Cheese, provolone, reduced fat	274	24.70	17.60	3.50	0.0	0.55	615	11.300
    01209	Cheese, Mexican, blend, reduced fat	282	24.69	19.40	3.41	0.0	0.56	776	11.580
    01210	Egg Mix, USDA Commodity	555	35.60	34.50	23.97		2.46	576	10.305
    01211	Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D	61	3.15	3.27	4.78	0.0	5.05	43	1.865
    01212	Milk, dry, whole, without added vitamin D	496	26.32	26.71	38.42	0.0	38.42	371	16.742
    01214	Milk, canned, evaporated, without added vitamin A and vitamin D	135	6.81	7.56	10.04	0.0	10.04	106	4.591
    01215	Cheese product, pasteurized process, American, reduced fat, fortified with vitamin D	240	17.60	14.10	10.60	0.0	8.02	1201	8.850
    01216	Yogurt, fruit, low fat, 9 grams protein per 8 ounce, fortified with vitamin D	99	3.98	1.15	18.64	0.0	18.64	53	0.742
    01217	Yogurt, fruit, low fat, 10 grams protein per 8 ounce, fortified with vitamin D	102	4.37	1.08	19.05	0.0	19.05	58	0.697
    01218	Yogurt, fruit variety, nonfat, fortified with vitamin D	95	4.40	0.20	19.00	0.0	19.00	58	0.119
    01219	Yogurt, fruit, lowfat, with low calorie sweetener, fortified with vitamin D	105	4.86	1.41	18.60	0.0	2.90	58	0.909
    01220	Yogurt, vanilla, low fat, 11 grams protein per 8 ounce, fortified with vitamin D	85	4.93	1.25	13.80	0.0	13.80	66	0.806
    01221	Yogurt, vanilla or lemon flavor, nonfat milk, sweetened with low-calorie sweetener, fortified with vitamin D	43	3.86	0.18	7.50	0.0	7.50	59	0.116
    01222	Yogurt, chocolate, nonfat milk, fortified with vitamin D	112	3.53	0.00	23.53	1.2	14.97	135	0.000
    01223	Protein supplement, milk based, Muscle Milk, powder	411	45.71	17.14	18.50	7.1	5.71	329	1.553
    01224	Protein supplement, milk based, Muscle Milk Light, powder	396	50.00	12.00	22.00	2.0	4.00	250	1.087
    01225	Dulce de Leche	315	6.84	7.35	55.35	0.0	49.74	129	4.534
    01226	Egg substitute, liquid or frozen, fat free	48	10.00	0.00	2.00	0.0	2.00	199	0.000
    01227	Cheese, dry white, queso seco	325	24.51	24.35	2.04		0.55	1808	13.718
    01228	Cheese, fresh, queso fresco	299	18.09	23.82	2.98	0.0	2.32	751	12.940
    01229	Cheese, white, queso blanco	310	20.38	24.31	2.53		1.76	704	13.661
    01230	Milk, buttermilk, fluid, whole	62	3.21	3.31	4.88	0.0	4.88	105	1.899
    01231	Yogurt, vanilla flavor, lowfat milk, sweetened with low calorie sweetener	86	4.93	1.25	13.80	0.0	5.43	66	0.752
    01235	Yogurt, frozen, flavors not chocolate, nonfat milk, with low-calorie sweetener	104	4.40	0.80	19.70	2.0	12.61	81	0.488
    01236	Ice cream, soft serve, chocolate	222	4.10	13.00	22.20	0.7	21.16	61	7.460
    01237	Ice cream, bar or stick, chocolate covered	331	4.10	24.10	24.50	0.8	18.30	68	13.202
    01238	Ice cream sandwich	237	4.29	8.57	37.14	0.0	18.57	129	2.317
    01239	Ice cream cookie sandwich	240	3.70	7.40	39.60	1.2	21.30	162	1.663
    01240	Ice cream cone, chocolate covered, with nuts, flavors other than chocolate	354	5.21	21.88	34.38	1.0	25.00	94	11.458
    01241	Ice cream sandwich, made with light ice cream, vanilla	186	4.29	3.04	39.64	0.0	17.86	146	0.821
    01242	Ice cream sandwich, vanilla, light, no sugar added	200	5.71	2.86	42.86	7.1	6.58	164	0.821
    01243	Fat free ice cream, no sugar added, flavors other than chocolate	129	4.41	0.00	27.94	7.4	8.82	110	0.000
    01244	Milk dessert bar, frozen, made from lowfat milk	147	4.41	1.47	33.09	6.6	22.06	92	0.810
    01250	Nutritional supplement for people with diabetes, liquid	88	4.40	3.08	11.88	2.2	2.64	92	0.232
    01251	Cheese, Mexican blend	358	23.54	28.51	1.75	0.0	1.23	338	17.027
    01252	Cheese product, pasteurized process, American, vitamin D fortified	310	18.18	22.63	8.52	0.0	6.57	1272	13.291
    01253	Cheese, pasteurized process, American, without added vitamin D	371	18.13	31.79	3.70	0.0	2.26	1671	18.057
    01254	Cheese food, pasteurized process, American, without added vitamin D	330	16.86	25.63	8.56	0.0	5.59	1441	15.057
    01255	Egg, whole, raw, frozen, salted, pasteurized	138	10.97	10.07	0.83	0.0	0.07	3663	3.178
    01256	Yogurt, Greek, plain, nonfat	59	10.19	0.39	3.60	0.0	3.24	36	0.117
    01258	Egg, white, dried, stabilized, glucose reduced	362	84.63	0.48	4.72	0.0	0.00	1014	0.147
    01259	Cheese spread, American or Cheddar cheese base, reduced fat	176	13.41	8.88	10.71	0.0	7.06	1102	5.647
    01260	Cheese, cheddar, reduced fat	309	27.35	20.41	4.06	0.0	0.26	628	12.602
    01263	Ice cream, light, soft serve, chocolate	141	3.36	3.69	23.15	0.0	19.46	64	2.349
    01264	Ice cream bar, stick or nugget, with crunch coating	358	2.11	25.26	37.12	1.1	21.05	84	17.895
    01265	Cheese, cheddar, nonfat or fat free	157	32.14	0.00	7.14	0.0	0.00	1000	0.000
    01266	Cheese, Swiss, nonfat or fat free	127	28.40	0.00	3.40	0.0	1.33	1000	0.000
    01267	Cheese, mexican, queso cotija	366	20.00	30.00	3.97	0.0	0.00	1400	17.500
    02001	Spices, allspice, ground	263	6.09	8.69	72.12	21.6		77	2.550
    02002	Spices, anise seed	337	17.60	15.90	50.02	14.6		16	0.586
    02003	Spices, basil, dried	233	22.98	4.07	47.75	37.7	1.71	76	2.157
    02004	Spices, bay leaf	313	7.61	8.36	74.97	26.3		23	2.280
    02005	Spices, caraway seed	333	19.77	14.59	49.90	38.0	0.64	17	0.620
    02006	Spices, cardamom	311	10.76	6.70	68.47	28.0		18	0.680
    02007	Spices, celery seed	392	18.07	25.27	41.35	11.8	0.67	160	2.190
    02008	Spices, chervil, dried	237	23.20	3.90	49.10	11.3		83	0.169
    02009	Spices, chili powder	282	13.46	14.28	49.70	34.8	7.19	4000	2.462
    02010	Spices, cinnamon, ground	247	3.99	1.24	80.59	53.1	2.17	10	0.345
    02011	Spices, cloves, ground	274	5.97	13.00	65.53	33.9	2.38	277	3.952
    02012	Spices, coriander leaf, dried	279	21.93	4.78	52.10	10.4	7.27	211	0.115
    02013	Spices, coriander seed	298	12.37	17.77	54.99	41.9		35	0.990
    02014	Spices, cumin seed	375	17.81	22.27	44.24	10.5	2.25	168	1.535
    02015	Spices, curry powder	325	14.29	14.01	55.83	53.2	2.76	52	1.648
    02016	Spices, dill seed	305	15.98	14.54	55.17	21.1		20	0.730
    02017	Spices, dill weed, dried	253	19.96	4.36	55.82	13.6		208	0.234
    02018	Spices, fennel seed	345	15.80	14.87	52.29	39.8		88	0.480
    02019	Spices, fenugreek seed	323	23.00	6.41	58.35	24.6		67	1.460
    02020	Spices, garlic powder	331	16.55	0.73	72.73	9.0	2.43	60	0.249
    02021	Spices, ginger, ground	335	8.98	4.24	71.62	14.1	3.39	27	2.599
    02022	Spices, mace, ground	475	6.71	32.38	50.50	20.2		80	9.510
    02023	Spices, marjoram, dried	271	12.66	7.04	60.56	40.3	4.09	77	0.529
    02024	Spices, mustard seed, ground	508	26.08	36.24	28.09	12.2	6.79	13	1.989
    02025	Spices, nutmeg, ground	525	5.84	36.31	49.29	20.8	28.49	16	25.940
    02026	Spices, onion powder	341	10.41	1.04	79.12	15.2	6.63	73	0.219
    02027	Spices, oregano, dried	265	9.00	4.28	68.92	42.5	4.09	25	1.551
    02028	Spices, paprika	282	14.14	12.89	53.99	34.9	10.34	68	2.140
    02029	Spices, parsley, dried	292	26.63	5.48	50.64	26.7	7.27	452	1.378
    02030	Spices, pepper, black	251	10.39	3.26	63.95	25.3	0.64	20	1.392
    02031	Spices, pepper, red or cayenne	318	12.01	17.27	56.63	27.2	10.34	30	3.260
    02032	Spices, pepper, white	296	10.40	2.12	68.61	26.2		5	0.626
    02033	Spices, poppy seed	525	17.99	41.56	28.13	19.5	2.99	26	4.517
    02034	Spices, poultry seasoning	307	9.59	7.53	65.59	11.3	3.08	27	3.290
    02035	Spices, pumpkin pie spice	342	5.76	12.60	69.28	14.8	7.76	52	6.530
    02036	Spices, rosemary, dried	331	4.88	15.22	64.06	42.6		50	7.371
    02037	Spices, saffron	310	11.43	5.85	65.37	3.9		148	1.586
    02038	Spices, sage, ground	315	10.63	12.75	60.73	40.3	1.71	11	7.030
    02039	Spices, savory, ground	272	6.73	5.91	68.73	45.7		24	3.260
    02041	Spices, tarragon, dried	295	22.77	7.24	50.22	7.4		62	1.881
    02042	Spices, thyme, dried	276	9.11	7.43	63.94	37.0	1.71	55	2.730
    02043	Spices, turmeric, ground	312	9.68	3.25	67.14	22.7	3.21	27	1.838
    02044	Basil, fresh	23	3.15	0.64	2.65	1.6	0.30	4	0.041
    02045	Dill weed, fresh	43	3.46	1.12	7.02	2.1		61	0.060
    02046	Mustard, prepared, yellow	67	4.37	4.01	5.33	3.3	0.86	1135	0.248
    02047	Salt, table	0	0.00	0.00	0.00	0.0	0.00	38758	0.000
    02048	Vinegar, cider	21	0.00	0.00	0.93	0.0	0.40	5	0.000
    02049	Thyme, fresh	101	5.56	1.68	24.45	14.0		9	0.467
    02050	Vanilla extract	288	0.06	0.06	12.65	0.0	12.65	9	0.010
    02051	Vanilla extract, imitation, alcohol	237	0.05	0.00	2.41	0.0		4	
    02052	Vanilla extract, imitation, no alcohol	56	0.03	0.00	14.40	0.0	14.40	3	0.000
    02053	Vinegar, distilled	18	0.00	0.00	0.04	0.0	0.04	2	0.000
    02054	Capers, canned	23	2.36	0.86	4.89	3.2	0.41	2769	0.233
    02055	Horseradish, prepared	48	1.18	0.69	11.29	3.3	7.99	420	0.090
    02063	Rosemary, fresh	131	3.31	5.86	20.70	14.1		26	2.838
    02064	Peppermint, fresh	70	3.75	0.94	14.89	8.0		31	0.246
    02065	Spearmint, fresh	44	3.29	0.73	8.41	6.8		30	0.191
    02066	Spearmint, dried	285	19.93	6.03	52.04	29.8		344	1.577
    02068	Vinegar, red wine	19	0.04	0.00	0.27	0.0	0.00	8	0.000
    02069	Vinegar, balsamic	88	0.49	0.00	17.03		14.95	23	0.000
    02073	PACE, Dry Taco Seasoning Mix	188	0.00	0.00	56.29	18.8	18.76	8068	0.000
    02074	Seasoning mix, dry, sazon, coriander & annatto	0	0.00	0.00	0.00	0.0	0.00	17000	0.000
    02075	Seasoning mix, dry, taco, original	322	4.50	0.00	58.00	13.3	10.83	7203	0.000
    02076	Seasoning mix, dry, chili, original	335	10.82	7.30	56.56	10.8	8.67	4616	0.000
    03001	Babyfood, juice treats, fruit medley, toddler	347	0.00	0.02	86.68	0.0	57.40	89	0.000
    03002	Babyfood, meat, beef, strained	81	12.03	2.52	2.43	0.0	0.00	41	1.180
    03003	Babyfood, meat, beef, junior	81	12.03	2.52	2.43	0.0	0.00	41	1.180
    03005	Babyfood, meat, veal, strained	81	13.12	2.45	1.51	0.0	0.00	39	1.063
    03007	Babyfood, meat, pork, strained	124	14.00	7.10	0.00	0.0	0.00	42	2.400
    03008	Babyfood, meat, ham, strained	97	11.30	3.80	3.70	0.0	0.00	44	1.267
    03009	Babyfood, meat, ham, junior	97	11.30	3.80	3.70	0.0	0.00	44	1.271
    03010	Babyfood, meat, lamb, strained	87	14.07	3.41	0.85	0.0	0.00	43	1.650
    03011	Babyfood, meat, lamb, junior	112	15.20	5.20	0.00	0.0	0.00	42	2.560
    03012	Babyfood, meat, chicken, strained	130	13.70	7.90	0.10	0.0	0.00	49	2.030
    03013	Babyfood, meat, chicken, junior	146	14.00	9.60	0.00	0.0	0.00	49	2.470
    03014	Babyfood, meat, chicken sticks, junior	188	14.60	14.40	1.50	0.2	1.40	408	4.094
    03015	Babyfood, meat, turkey, strained	111	11.50	6.20	1.40	0.0	0.00	49	1.641
    03016	Babyfood, meat, turkey, junior	111	11.50	6.20	1.40	0.0	0.00	49	1.641
    03017	Babyfood, meat, turkey sticks, junior	188	13.70	14.20	1.40	0.5	1.40	440	4.143
    03019	Babyfood, snack, GERBER GRADUATE FRUIT  STRIPS, Real Fruit Bars	330	0.82	2.24	76.61	7.8	68.65	14	0.364
    03021	Babyfood, meat, meat sticks, junior	184	13.40	14.60	1.10	0.2	0.80	423	5.820
    03041	Babyfood, dinner, vegetables and dumplings and beef, strained	48	2.00	0.90	7.70		0.00	49	
    03042	Babyfood, dinner, vegetables and dumplings and beef, junior	48	2.10	0.80	8.00		0.00	52	
    03043	Babyfood, dinner, beef lasagna, toddler	77	4.20	2.10	10.00		0.00	41	
    03044	Babyfood, dinner, macaroni and tomato and beef, strained	61	2.36	1.47	9.45	1.2	2.09	38	0.486
    03045	Babyfood, dinner, macaroni and tomato and beef, junior	59	2.50	1.10	9.40	1.1	2.43	35	0.411
    03046	Babyfood, ravioli, cheese filled, with tomato sauce	99	3.60	2.20	16.30	0.1	0.59	282	0.960
    03047	Babyfood, dinner, beef noodle, strained	63	2.44	2.26	8.18	1.3	1.42	15	0.937
    03048	Babyfood, macaroni and cheese, toddler	82	3.50	2.60	11.20	0.5	0.79	112	1.530
    03049	Babyfood, dinner, beef and rice, toddler	82	5.00	2.90	8.80		0.00	32	
    03050	Babyfood, dinner, spaghetti and tomato and meat, junior	68	2.57	1.37	11.42	1.1	2.72	30	0.543
    03051	Babyfood, dinner, spaghetti and tomato and meat, toddler	75	5.30	1.00	10.80			239	
    03052	Babyfood, dinner, beef stew, toddler	51	5.10	1.20	5.50	1.1	1.39	106	0.580
    03053	Babyfood, dinner, vegetables and beef, strained	77	2.21	3.60	8.84	1.3	2.34	31	0.870
    03054	Babyfood, dinner, vegetables and beef, junior	77	2.21	3.60	8.84	1.3	2.34	31	1.367
    03055	Babyfood, dinner, beef with vegetables	96	2.03	6.93	6.36	1.8	2.16	38	2.840
    03059	Babyfood, dinner, vegetables and bacon, strained	69	1.92	2.95	8.81	1.7	1.77	49	1.063
    03061	Babyfood, dinner, vegetables and ham, strained	59	2.19	2.14	7.80	1.6	1.37	16	0.764
    03062	Babyfood, dinner, vegetables and ham, junior	60	2.02	1.89	8.64	1.0	0.99	45	0.483
    03066	Babyfood, dinner, vegetables and lamb, strained	52	2.00	2.00	6.90	1.1	0.94	20	0.828
    03067	Babyfood, dinner, vegetables and lamb, junior	51	2.10	1.70	7.10	1.1	0.94	13	0.696
    03068	Babyfood, dinner, chicken noodle, strained	66	2.69	2.06	9.08	2.1	2.50	38	0.595
    03069	Babyfood, dinner, chicken noodle, junior	55	2.37	1.18	8.79	0.9	1.07	35	0.338
    03070	Babyfood, dinner, chicken soup, strained	50	1.60	1.70	7.20	1.1	1.72	16	0.278
    03072	Babyfood, dinner, chicken stew, toddler	78	5.20	3.70	6.40	0.6	1.68	25	1.100
    03073	Babyfood, dinner, vegetables chicken, strained	59	2.47	1.73	8.42	2.1	1.58	24	0.496
    03075	Babyfood, dinner, vegetables, noodles and chicken, strained	63	2.00	2.50	7.90	1.1		20	
    03076	Babyfood, dinner, vegetables, noodles and chicken, junior	64	1.70	2.20	9.10	1.1		26	
    03077	Babyfood, dinner, pasta with vegetables	60	1.70	2.10	8.40	1.5	1.20	11	1.230
    03079	Babyfood, dinner, vegetables and noodles and turkey, strained	44	1.20	1.20	6.80	1.1		21	
    03081	Babyfood, dinner, vegetables and noodles and turkey, junior	52	1.80	1.50	7.60	1.1		17	
    03082	Babyfood, dinner, turkey and rice, strained	52	2.27	1.24	7.94	0.9	1.66	19	0.338
    03083	Babyfood, dinner, turkey and rice, junior	56	2.37	0.92	9.57	1.0	1.25	23	0.239
    03084	Babyfood, dinner, vegetables and turkey, strained	48	2.32	0.90	7.62	1.5	1.54	20	0.236
    03085	Babyfood, dinner, vegetables and turkey, junior	53	1.72	1.74	7.55	0.9	1.36	45	0.485
    03089	Babyfood, dinner, macaroni and cheese, strained	67	3.14	2.11	8.95	0.7	1.27	119	1.291
    03090	Babyfood, dinner, macaroni and cheese, junior	61	2.60	2.00	8.20	0.3	1.32	266	1.175
    03091	Babyfood, vegetables, green beans, strained	27	1.20	0.17	6.29	2.2	1.88	7	0.039
    03092	Babyfood, vegetables, green beans, junior	24	1.20	0.10	5.80	1.9	1.08	5	0.023
    03093	Babyfood, green beans, dices, toddler	29	1.20	0.20	5.70	1.3	1.06	37	0.044
    03096	Babyfood, vegetable, green beans and potatoes	62	2.20	1.90	9.00	1.4	2.35	18	1.117
    03098	Babyfood, vegetables, beets, strained	34	1.30	0.10	7.70	1.9	6.09	83	0.016
    03099	Babyfood, vegetables, carrots, strained	26	0.80	0.10	6.00	1.7	3.64	69	0.018
    03100	Babyfood, vegetables, carrots, junior	32	0.80	0.20	7.20	1.7	3.16	49	0.036
    03104	Babyfood, vegetables, squash, strained	28	0.81	0.20	5.73	0.9	3.37	5	0.020
    03105	Babyfood, vegetables, squash, junior	24	0.81	0.20	5.73	0.9	3.24	5	0.020
    03108	Babyfood, vegetables, sweet potatoes strained	57	1.10	0.10	13.20	1.5	4.05	22	0.021
    03109	Babyfood, vegetables, sweet potatoes, junior	60	1.10	0.10	14.00	1.5	4.24	18	0.021
    03112	Babyfood, potatoes, toddler	52	1.00	0.10	11.73	0.9	0.91	57	0.015
    03114	Babyfood, vegetable, butternut squash and corn	50	2.00	0.60	9.26	2.0	2.93	5	0.095
    03115	Babyfood, apples, dices, toddler	51	0.20	0.10	12.10	0.9	10.83	6	0.020
    03116	Babyfood, fruit, applesauce, strained	41	0.20	0.20	10.80	1.7	9.87	0	0.032
    03117	Babyfood, fruit, applesauce, junior	37	0.00	0.00	10.30	1.7	8.48	1	0.000
    03118	Babyfood, fruit, apricot with tapioca, strained	60	0.30	0.00	16.30	1.5	1.41	0	0.000
    03119	Babyfood, vegetables, corn, creamed, strained	57	1.40	0.40	14.10	2.1	1.23	43	0.076
    03120	Babyfood, vegetables, corn, creamed, junior	65	1.40	0.40	16.25	2.1	1.48	52	0.074
    03121	Babyfood, vegetables, peas, strained	50	3.27	0.43	8.36	2.0	2.01	5	0.070
    03122	Babyfood, peas, dices, toddler	64	3.90	0.80	10.30	3.9	4.13	48	0.140
    03127	Babyfood, vegetables, spinach, creamed, strained	37	2.50	1.30	5.70	1.8	2.33	49	0.702
    03128	Babyfood, fruit, apricot with tapioca, junior	63	0.30	0.00	17.30	1.5	1.40	0	0.000
    03129	Babyfood, fruit, bananas with tapioca, strained	56	0.40	0.10	15.30	1.6	0.38	0	0.035
    03130	Babyfood, fruit, peaches, strained	65	0.94	0.33	14.48	1.3	11.50	4	0.020
    03131	Babyfood, fruit, peaches, junior	65	0.94	0.33	14.48	1.3	11.50	4	0.020
    03132	Babyfood, fruit, pears, strained	42	0.30	0.20	10.80	3.6	6.98	1	0.012
    03133	Babyfood, fruit, pears, junior	44	0.30	0.10	11.60	3.6	7.34	1	0.006
    03134	Babyfood, fruit, plums with tapioca, without ascorbic acid, strained	71	0.10	0.00	19.70	1.2	13.34	0	0.000
    03135	Babyfood, fruit, plums with tapioca, without ascorbic acid, junior	74	0.10	0.00	20.50	1.2	13.64	0	0.000
    03136	Babyfood, fruit, prunes with tapioca, without ascorbic acid, strained	69	0.60	0.10	18.50	2.7	10.97	5	0.008
    03137	Babyfood, fruit, prunes with tapioca, without ascorbic acid, junior	70	0.60	0.10	18.70	2.7	10.97	2	0.008
    03139	Babyfood, prunes, without vitamin c, strained	100	1.00	0.20	23.52	2.7	21.21	1	0.020
    03140	Babyfood, fruit dessert, mango with tapioca	70	0.30	0.20	19.00	1.1	13.00	4	0.039
    03141	Babyfood, pears, dices, toddler	57	0.30	0.10	13.60	1.2	8.66	6	0.010
    03142	Babyfood, fruit, applesauce and apricots, strained	44	0.20	0.20	11.64	1.8	9.25	0	0.024
    03143	Babyfood, fruit, applesauce and apricots, junior	47	0.20	0.20	12.40	1.8	8.72	0	0.028
    03144	Babyfood, fruit, applesauce and cherries, strained	51	0.00	0.00	14.10	1.1	10.81	1	0.000
    03145	Babyfood, fruit, applesauce and cherries, junior	51	0.00	0.00	14.10	1.1	10.61	1	0.000
    03147	Babyfood, fruit, applesauce with banana, junior	66	0.37	0.10	16.16	1.6	4.35	3	0.040
    03150	Babyfood, fruit, applesauce and pineapple, strained	37	0.10	0.10	10.10	1.5		2	0.010
    03151	Babyfood, fruit, applesauce and pineapple, junior	39	0.10	0.10	10.50	1.5		2	0.011
    03152	Babyfood, fruit, apple and raspberry, strained	58	0.20	0.20	15.60	2.1	12.96	0	0.033
    03153	Babyfood, fruit, apple and raspberry, junior	58	0.20	0.20	15.40	2.1	12.96	0	0.032
    03154	Babyfood, fruit and vegetable, apple and sweet potato	64	0.30	0.22	15.30	1.4	11.60	3	0.041
    03156	Babyfood, fruit, bananas and pineapple with tapioca, junior	68	0.20	0.10	18.40	1.6	8.41	0	0.036
    03157	Babyfood, fruit, bananas and pineapple with tapioca, strained	65	0.20	0.00	17.80	1.6	10.73	0	0.000
    03158	Babyfood, fruit, pears and pineapple, strained	41	0.30	0.10	10.90	2.6	7.79	0	0.007
    03159	Babyfood, fruit, pears and pineapple, junior	44	0.30	0.20	11.40	2.6	7.36	0	0.013
    03160	Babyfood, fruit, guava and papaya with tapioca, strained	63	0.20	0.10	17.00			4	
    03161	Babyfood, peaches, dices, toddler	51	0.50	0.20	11.80	0.8	9.49	9	0.016
    03162	Babyfood, fruit, papaya and applesauce with tapioca, strained	70	0.20	0.10	18.90	1.4		5	
    03163	Babyfood, fruit, bananas with apples and pears, strained	83	0.90	0.22	19.31	1.4	12.76	2	0.106
    03164	Babyfood, fruit, apple and blueberry, strained	61	0.20	0.20	16.30	1.8	13.93	1	0.024
    03165	Babyfood, fruit, apple and blueberry, junior	62	0.20	0.20	16.60	1.8	8.83	1	0.024
    03166	Babyfood, juice, apple	47	0.00	0.10	11.70	0.1	10.70	8	0.018
    03167	Babyfood, apple-banana juice	51	0.20	0.10	12.30	0.2	11.00	4	0.018
    03168	Babyfood, juice, apple and peach	43	0.20	0.10	10.50	0.1	9.59	0	0.018
    03169	Babyfood, apple-cranberry juice	46	0.00	0.02	11.49	0.0	6.88	5	0.007
    03170	Babyfood, juice, apple and plum	49	0.10	0.00	12.30	0.1	11.54	0	0.000
    03171	Babyfood, juice, apple and prune	72	0.20	0.10	18.10	0.1	10.58	8	0.018
    03172	Babyfood, juice, orange	45	0.60	0.30	10.20	0.1	8.26	0	0.035
    03173	Babyfood, juice, orange and apple	43	0.40	0.20	10.10			3	
    03174	Babyfood, juice, orange and apple and banana	47	0.40	0.10	11.50	0.1	10.03	0	0.016
    03175	Babyfood, juice, orange and apricot	46	0.80	0.10	10.90	0.1		6	0.011
    03176	Babyfood, juice, orange and banana	50	0.70	0.10	11.90			3	
    03177	Babyfood, juice, orange and pineapple	48	0.50	0.10	11.70	0.1		2	0.010
    03178	Babyfood, juice, prune and orange	70	0.60	0.30	16.80			2	
    03179	Babyfood, juice, mixed fruit	47	0.10	0.10	11.70	0.1	8.46	8	0.015
    03181	Babyfood, cereal, barley, dry fortified	376	13.20	6.60	69.40	6.6	13.20	12	0.894
    03184	Babyfood, cereal, whole wheat, with apples, dry fortified	402	12.60	4.80	77.10	12.2	22.20	25	0.639
    03185	Babyfood, cereal, mixed, dry fortified	379	12.20	4.40	73.40	7.5	0.87	3	0.769
    03186	Babyfood, cereal, mixed, with bananas, dry	391	10.70	4.60	77.10	7.8	6.68	0	0.846
    03187	Babyfood, cereal, mixed, with applesauce and bananas, strained	82	1.20	0.50	18.00	1.2	7.79	3	0.090
    03188	Babyfood, cereal, mixed, with applesauce and bananas, junior	83	1.20	0.40	18.40	1.2	7.79	3	0.072
    03189	Babyfood, cereal, oatmeal, dry fortified	393	13.07	6.60	71.05	9.0	3.84	4	1.370
    03190	Babyfood, cereal, oatmeal, with bananas, dry	393	12.00	6.00	73.40	5.2	13.75	6	1.267
    03191	Babyfood, cereal, oatmeal, with applesauce and bananas, strained	74	1.30	0.70	15.40	0.8	10.49	3	0.125
    03192	Babyfood, cereal, oatmeal, with applesauce and bananas, junior	75	1.30	0.70	15.70	0.8	9.48	3	0.126
    03193	Babyfood, cereal, oatmeal, with honey, dry	391	13.50	7.00	69.30			47	
    03194	Babyfood, cereal, rice, dry fortified	391	7.10	4.90	77.70	0.5	0.12	6	0.919
    03195	Babyfood, cereal, rice, with applesauce and bananas, strained	80	1.20	0.40	17.10	1.0	2.24	4	0.114
    03197	Babyfood, cereal, with egg yolks, strained	51	1.90	1.80	7.00	0.9		33	0.610
    03198	Babyfood, cereal, with egg yolks, junior	52	1.90	1.80	7.10	0.9		33	0.610
    03199	Babyfood, cereal, with eggs, strained	58	2.20	1.50	8.00			38	0.490
    03201	Babyfood, cereal, egg yolks and bacon, junior	79	2.50	5.00	6.20	0.9		48	1.640
    03205	Babyfood, oatmeal cereal with fruit, dry, instant, toddler fortified	402	10.50	7.05	74.10	7.8	11.09	0	1.572
    03206	Babyfood, cookie, baby, fruit	435	6.80	12.60	73.70	3.4	24.20	9	2.700
    03209	Babyfood, crackers, vegetable	477	8.40	19.60	66.85	4.0	13.00	571	1.966
    03211	Babyfood, cereal, high protein, with apple and orange, dry	374	25.40	6.50	57.60	7.1		104	0.960
    03212	Babyfood, cereal, rice, with bananas, dry	404	8.70	4.20	79.90	1.0	16.70	0	0.978
    03213	Babyfood, cookies	433	11.80	13.20	67.10	0.2	24.20	300	2.352
    03214	Babyfood, cookies, arrowroot	424	7.60	10.00	75.40	0.2		319	1.048
    03215	Babyfood, pretzels	397	10.80	2.00	82.20	2.3	3.08	269	0.400
    03216	Babyfood, teething biscuits	392	10.70	4.20	76.40	1.4	12.65	285	1.206
    03217	Zwieback	426	10.10	9.70	74.20	2.5	12.50	227	2.525
    03220	Babyfood, dessert, dutch apple, strained	75	0.20	0.40	19.74	1.4	17.89	0	0.190
    03221	Babyfood, dessert, dutch apple, junior	79	0.20	0.16	19.29	1.4	17.89	3	0.025
    03222	Babyfood, cherry cobbler, junior	78	0.30	0.10	19.20	0.2	10.39	0	0.020
    03224	Babyfood, dessert, cherry vanilla pudding, strained	68	0.20	0.30	17.80	0.3	9.15	0	0.087
    03225	Babyfood, dessert, cherry vanilla pudding, junior	69	0.20	0.20	18.40	0.3	16.98	0	0.058
    03226	Babyfood, dessert, fruit pudding, orange, strained	80	1.10	0.90	17.70	0.6		20	0.545
    03227	Babyfood, dessert, peach cobbler, strained	65	0.30	0.00	17.80	0.7	10.62	7	0.000
    03228	Babyfood, dessert, peach cobbler, junior	67	0.30	0.00	18.30	0.7	11.89	0	0.000
    03229	Babyfood, dessert, peach melba, strained	60	0.20	0.00	16.50			9	
    03230	Babyfood, dessert, peach melba, junior	60	0.30	0.00	16.40			9	
    03233	Babyfood, dessert, fruit pudding, pineapple, strained	81	1.30	0.30	20.30	0.7	10.28	0	0.099
    03235	Babyfood, dessert, fruit dessert, without ascorbic acid, strained	59	0.30	0.00	16.00	0.6	12.60	0	0.000
    03236	Babyfood, dessert, fruit dessert, without ascorbic acid, junior	63	0.30	0.00	17.20	0.6	12.00	0	0.000
    03238	Babyfood, dessert, tropical fruit, junior	60	0.20	0.00	16.40			7	
    03245	Babyfood, dessert, custard pudding, vanilla, strained	85	1.60	2.00	16.00	0.0	11.50	0	1.010
    03246	Babyfood, dessert, custard pudding, vanilla, junior	86	1.76	0.98	17.58	0.2	12.20	26	0.325
    03265	Babyfood, juice, apple and grape	46	0.10	0.20	11.34	0.1	10.90	0	0.040
    03267	Babyfood, juice, fruit punch, with calcium	52	0.20	0.10	12.70	0.4	10.60	4	0.020
    03268	Babyfood, juice, apple and cherry	41	0.10	0.20	9.90	0.1	8.98	0	0.035
    03269	Babyfood, juice, apple, with calcium	46	0.06	0.10	11.10	0.4	9.00	3	0.018
    03274	Babyfood, dinner, vegetables and chicken, junior	53	2.04	1.12	8.66	1.1	1.46	34	0.302
    03278	Babyfood, dinner, mixed vegetable, strained	41	1.20	0.10	9.50			38	
    03279	Babyfood, dinner, mixed vegetable, junior	33	1.00	0.00	8.00			38	
    03280	Babyfood, fruit, bananas with tapioca, junior	67	0.40	0.20	17.80	1.6	7.10	0	0.076
    03282	Babyfood, vegetables, mix vegetables junior	36	1.40	0.40	8.20	1.5	1.78	36	0.079
    03283	Babyfood, vegetables, garden vegetable, strained	32	2.30	0.20	6.80	1.5	2.57	31	0.035
    03286	Babyfood, vegetables, mix vegetables strained	36	1.00	0.50	8.25	1.5	1.57	0	0.089
    03287	Babyfood, dinner, beef noodle, junior	57	2.50	1.90	7.30	1.1	1.45	26	0.766
    03289	Babyfood, apples with ham, strained	62	2.60	0.90	10.90	1.8	7.98	9	0.250
    03290	Babyfood, carrots and beef, strained	59	3.40	2.50	5.70	2.6	2.04	69	0.960
    03293	Babyfood, plums, bananas and rice, strained	57	1.10	0.30	12.70	1.3	9.30	0	0.060
    03296	Babyfood, dinner, turkey, rice, and vegetables, toddler	60	3.80	1.60	7.50	0.8	0.66	23	0.500
    03297	Babyfood, dinner, apples and chicken, strained	65	2.16	1.38	10.87	1.8	7.90	12	0.347
    03298	Babyfood, dinner, broccoli and chicken, junior	62	3.59	2.48	6.34	1.4	1.43	17	0.510
    03301	Babyfood, beverage, GERBER GRADUATE FRUIT SPLASHERS	31	0.00	0.00	7.40	0.0	6.12	11	0.000
    03302	Babyfood, snack, GERBER GRADUATE YOGURT MELTS	429	14.29	4.00	71.43	2.3	57.14	286	2.236
    03303	Babyfood, dinner, sweet potatoes and chicken, strained	74	2.51	2.17	11.04	1.3	5.37	22	0.572
    03304	Babyfood, dinner, potatoes with cheese and ham, toddler	78	3.50	2.00	11.97	1.2	0.80	205	1.100
    03681	Babyfood, cereal, barley, prepared with whole milk	84	3.73	3.26	9.94	0.6	5.10	43	1.760
    03682	Babyfood, cereal, high protein, prepared with whole milk	111	8.70	3.80	11.60			49	
    03685	Babyfood, cereal, mixed, prepared with whole milk	96	4.14	3.38	12.30	0.8	4.78	42	1.745
    03686	Babyfood, cereal, mixed, with bananas, prepared with whole milk	86	3.82	3.46	10.00	0.4	5.90	48	1.808
    03689	Babyfood, cereal, oatmeal, prepared with whole milk	116	5.00	4.10	15.30	1.1		46	2.258
    03690	Babyfood, cereal, oatmeal, with bananas, prepared with whole milk	86	3.82	3.46	10.00	0.4	5.90	48	1.820
    03693	Babyfood, cereal, oatmeal, with honey, prepared with whole milk	115	5.00	3.90	15.30			49	
    03694	Babyfood, cereal, rice, prepared with whole milk	85	3.45	3.38	10.31	0.0	4.87	42	1.793
    03696	Babyfood, cereal, rice, with honey, prepared with whole milk	115	3.90	3.30	17.10			49	
    03704	Babyfood, cereal, mixed, with honey, prepared with whole milk	115	5.00	3.60	15.90			48	
    03711	Babyfood, cereal, high protein, with apple and orange, prepared with whole milk	112	6.90	3.90	13.40			58	
    03712	Babyfood, cereal, rice, with bananas, prepared with whole milk	86	3.57	3.32	10.49	0.1	6.13	47	1.798
    03800	Infant formula, NESTLE, GOOD START SUPREME, with iron, ready-to-feed	66	1.45	3.37	7.39	0.0	5.00	18	1.470
    03801	Infant formula, NESTLE, GOOD START SUPREME, with iron, liquid concentrate, not reconstituted	127	2.79	6.50	14.20	0.0	9.70	34	2.970
    03802	Infant formula, NESTLE, GOOD START SUPREME, with iron, powder	509	11.30	26.10	57.32	0.0	39.30	138	11.660
    03803	Infant formula, MEAD JOHNSON, ENFAMIL, with iron, ready-to-feed	63	1.38	3.50	7.20	0.0	7.18	18	1.469
    03805	Infant formula, MEAD JOHNSON, ENFAMIL, with iron, powder	520	10.80	27.00	56.20	0.0	56.00	139	11.500
    03806	Infant formula, MEAD JOHNSON, ENFAMIL, low iron, ready-to-feed	63	1.38	3.50	7.18	0.0	7.18	18	1.479
    03808	Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, with iron, powder, with ARA and DHA	511	10.80	27.00	56.20	0.0	56.00	139	11.221
    03809	Infant formula, MEAD JOHNSON, ENFAMIL, low iron, powder, not reconstituted	511	10.80	27.00	56.20	0.0	56.00	139	11.500
    03812	Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, with iron, liquid concentrate, with ARA and DHA	131	2.76	6.96	14.34	0.0	14.00	35	3.080
    03813	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, with iron, ready-to-feed	66	1.83	3.50	6.81	0.0	5.13	31	1.364
    03814	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, with iron, powder, not reconstituted	502	14.20	25.00	55.00	0.0	55.00	230	10.990
    03815	Infant formula, MEAD JOHNSON, ENFAMIL LIPIL, with iron, ready-to-feed, with ARA and DHA	64	1.38	3.50	7.10	0.0	7.10	18	1.453
    03816	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, with iron, liquid concentrate, not reconstituted	127	3.53	6.73	13.12	0.0	13.08	60	2.879
    03818	Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, low iron, liquid concentrate, with ARA and DHA	131	2.76	7.16	14.24	0.0	14.24	39	3.078
    03819	Child formula, MEAD JOHNSON, PORTAGEN, with iron, powder, not reconstituted	483	16.50	22.00	54.80	0.0	54.00	260	19.186
    03820	Child formula, MEAD JOHNSON, PORTAGEN, with iron, prepared from powder	88	3.33	4.48	8.57	0.0	7.40	52	3.953
    03821	Infant formula, MEAD JOHNSON, PREGESTIMIL, with iron, powder, not reconstituted	519	14.00	28.00	52.80	0.0	51.00	240	16.800
    03822	Infant formula, MEAD JOHNSON, PREGESTIMIL, with iron, prepared from powder	67	1.82	3.65	6.63	0.0	6.63	31	2.172
    03823	Infant formula, MEAD JOHNSON, PROSOBEE, with iron, ready-to-feed	63	1.64	3.50	6.11	0.0	6.11	23	1.443
    03824	Infant formula, MEAD JOHNSON, PROSOBEE, with iron, liquid concentrate, not reconstituted	131	3.19	7.13	13.58	0.0	13.58	45	3.038
    03825	Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, low iron, ready to feed, with ARA and DHA	64	1.38	3.50	7.18	0.0	7.18	18	1.453
    03826	Infant formula, MEAD JOHNSON, ENFAMIL, PROSOBEE, with iron, powder, not reconstituted	510	12.50	27.00	54.30	0.0	53.00	180	11.370
    03827	Infant formula, MEAD JOHNSON, ENFAMIL, LACTOFREE LIPIL, with iron, powder, with ARA and DHA	521	10.90	28.00	56.30	0.0	54.77	156	11.900
    03830	Infant formula, MEAD JOHNSON, ENFAMIL, LACTOFREE, LIPIL, with iron, liquid concentrate, not reconstituted, with ARA and DHA	132	2.68	7.11	14.42	0.0	13.96	38	3.059
    03832	Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, ready-to-feed, with ARA and DHA	66	1.38	3.50	6.44	0.0	6.44	19	1.453
    03837	Infant formula, ABBOTT NUTRITION, SIMILAC, PM 60/40, powder not reconstituted	524	11.40	28.71	54.94	0.0	52.38	123	12.214
    03838	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN LIPIL, with iron, powder, not reconstituted, with ARA and DHA	494	13.90	26.00	51.00	0.0	51.00	230	10.990
    03839	Infant formula, ABBOTT NUTRITION, SIMILAC, NATURAL CARE, ADVANCE, ready-to-feed, with ARA and DHA	78	2.12	4.24	8.20	0.0	8.20	34	2.544
    03840	Infant formula, ABBOTT NUTRITION, SIMILAC, SPECIAL CARE, ADVANCE 24, with iron, ready-to-feed, with ARA and DHA	71	1.80	3.26	8.73	0.0	8.30	34	2.120
    03841	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, with iron, ready-to-feed	66	1.61	3.59	6.70	0.0	6.70	29	1.166
    03842	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, with iron, liquid concentrate	128	3.13	6.98	13.21	0.0	13.10	56	2.262
    03843	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, with iron, powder, not reconstituted	517	12.60	28.09	53.57	0.0	52.97	226	9.167
    03844	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, LIPIL, with iron, liquid concentrate not reconstituted, with ARA and DHA	126	3.53	6.73	13.12	0.0	9.87	60	2.798
    03845	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, LIPIL, with iron, ready-to-feed, with ARA and DHA	66	1.83	3.50	6.81	0.0	5.13	31	1.453
    03846	Infant formula, ABBOTT NUTRITION, SIMILAC, ALIMENTUM, with iron, ready-to-feed	66	1.80	3.63	6.77	0.0	4.40	29	1.838
    03849	Infant formula, MEAD JOHNSON, ENFAMIL, ENFACARE LIPIL, with iron, powder, with ARA and DHA	514	12.50	27.00	56.00	0.0	51.00	173	11.370
    03850	Infant formula, ABBOTT NUTRITION, SIMILAC, with iron, ready-to-feed	65	1.36	3.55	6.92	0.0	6.90	16	1.237
    03851	Infant formula, ABBOTT NUTRITION, SIMILAC, with iron, liquid concentrate, not reconstituted	127	2.64	6.89	13.76	0.0	13.76	31	2.401
    03852	Infant formula, MEAD JOHNSON, ENFAMIL, PROSOBEE LIPIL, with iron, powder, not reconstituted, with ARA and DHA	510	12.50	27.00	53.00	0.0	53.00	171	11.370
    03853	Infant formula, ABBOTT NUTRITION, SIMILAC, with iron, powder, not reconstituted	522	10.89	28.87	54.73	0.0	54.73	126	9.873
    03854	Infant formula, MEAD JOHNSON, ENFAMIL, PROSOBEE, LIPIL, liquid concentrate, not reconstituted, with ARA and DHA	131	3.19	7.11	13.58	0.0	13.58	45	2.969
    03855	Infant formula, ABBOTT NUTRITION, SIMILAC, low iron, ready-to-feed	65	1.36	3.55	6.93	0.0	6.93	16	1.237
    03856	Infant formula, ABBOTT NUTRITION, SIMILAC, low iron, liquid concentrate, not reconstituted	127	2.64	6.89	13.76	0.0	13.76	31	2.401
    03857	Infant formula, MEAD JOHNSON, PROSOBEE LIPIL, with iron, ready to feed, with ARA and DHA	64	1.64	3.50	6.11	0.0	6.11	23	1.453
    03858	Infant formula, ABBOTT NUTRITION, SIMILAC, low iron, powder, not reconstituted	522	10.85	28.87	54.78	0.0	54.70	126	9.873
    03859	Infant formula, NESTLE, GOOD START SOY, with DHA and ARA, ready-to-feed	64	1.60	3.28	7.13	0.0	5.68	26	1.400
    03860	Child formula, ABBOTT NUTRITION, PEDIASURE, ready-to-feed	99	2.86	4.77	11.15	0.0	10.50	36	1.256
    03861	Infant formula, MEAD JOHNSON, NEXT STEP, PROSOBEE LIPIL, powder, with ARA and DHA	480	15.60	21.00	57.10	0.0	56.00	171	8.905
    03864	Infant formula, MEAD JOHNSON, NEXT STEP, PROSOBEE, LIPIL, ready to feed, with ARA and DHA	67	2.14	2.91	8.09	0.0	7.77	23	1.242
    03867	Infant formula, NESTLE, GOOD START SOY, with ARA and DHA, powder	503	12.50	25.60	55.60	0.0	44.38	200	11.000
    03868	Infant formula, MEAD JOHNSON, ENFAMIL, LACTOFREE, ready-to-feed	63	1.38	3.50	7.18	0.0	7.18	19	1.495
    03869	Infant formula, MEAD JOHNSON, ENFAMIL, LACTOFREE, with iron, powder, not reconstituted	521	10.85	28.00	57.00	0.0	57.00	156	12.020
    03870	Child formula, ABBOTT NUTRITION, PEDIASURE, ready-to-feed, with iron and fiber	99	2.80	4.70	11.28	0.5	7.60	36	1.256
    03900	Infant formula, NESTLE, GOOD START 2 ESSENTIALS, with iron, ready-to-feed	65	1.70	2.70	8.54	0.0	6.19	25	1.180
    03901	Infant formula, NESTLE, GOOD START 2 ESSENTIALS, with iron, liquid concentrate, not reconstituted	125	3.25	5.13	16.50	0.0	11.90	49	2.213
    03913	Infant formula, NESTLE, GOOD START 2 ESSENTIALS, with iron, powder	471	12.20	19.30	62.23	0.0	44.30	184	8.540
    03925	Infant formula, NESTLE, GOOD START ESSENTIALS SOY, with iron, ready-to-feed	65	1.63	3.30	7.17	0.0	5.69	23	1.400
    03926	Infant formula, NESTLE, GOOD START ESSENTIALS SOY, with iron, liquid concentrate, not reconstituted	128	3.20	6.50	14.10	0.0	11.20	46	2.800
    03928	Infant formula, NESTLE, GOOD START ESSENTIALS SOY, with iron, powder	502	12.50	25.50	55.70	0.0	44.38	180	11.000
    03929	Infant formula, MEAD JOHNSON, NEXT STEP PROSOBEE, powder, not reconstituted	480	15.60	21.00	57.10	0.0	56.00	171	8.905
    03930	Infant formula, MEAD JOHNSON,NEXT STEP PROSOBEE, prepared from powder	67	2.14	2.91	8.08	0.0	7.77	23	1.243
    03934	Babyfood, corn and sweet potatoes, strained	68	1.26	0.28	15.23	1.8	4.00	14	0.053
    03935	Infant formula, ABBOTT NUTRITION, SIMILAC, ALIMENTUM, ADVANCE, ready-to-feed, with ARA and DHA	67	1.80	3.63	6.77	0.0	4.40	29	1.838
    03936	Infant formula, PBM PRODUCTS, store brand, ready-to-feed	63	1.40	3.50	6.39	0.0	6.40	14	1.600
    03937	Infant formula, PBM PRODUCTS, store brand, liquid concentrate, not reconstituted	130	2.90	7.00	13.90	0.0	13.90	29	3.200
    03938	Infant formula, PBM PRODUCTS, store brand, powder	524	12.00	28.00	56.00	0.0	56.00	118	12.761
    03939	Infant formula, PBM PRODUCTS, store brand, soy, ready-to-feed	63	1.80	3.50	6.09	0.0	6.10	18	1.600
    03940	Infant formula, PBM PRODUCTS, store brand, soy, liquid concentrate, not reconstituted	126	3.60	7.00	12.18	0.0	12.18	36	3.200
    03941	Infant formula, PBM PRODUCTS, store brand, soy, powder	508	13.60	27.20	52.20	0.0	52.20	151	12.370
    03942	Infant formula, MEAD JOHNSON, ENFAMIL, AR LIPIL, ready-to-feed, with ARA and DHA	68	1.71	3.49	7.53	0.0	6.44	27	1.453
    03943	Infant formula, MEAD JOHNSON, ENFAMIL, AR LIPIL, powder, with ARA and DHA	509	12.73	25.97	56.03	0.0	56.03	204	10.942
    03944	Infant formula, ABBOTT NUTRITION, SIMILAC NEOSURE, ready-to-feed, with ARA and DHA	69	1.92	3.77	6.94	0.0	6.90	23	2.447
    03945	Infant formula, ABBOTT NUTRITION, SIMILAC, NEOSURE, powder, with ARA and DHA	520	14.42	28.33	51.75	0.0	52.02	170	9.871
    03946	Infant formula, ABBOTT NUTRITION, SIMILAC, SENSITIVE (LACTOSE FREE) ready-to-feed, with ARA and DHA	68	1.48	3.74	7.40	0.0	7.40	21	2.430
    03947	Infant formula, ABBOTT NUTRITION, SIMILAC, SENSITIVE, (LACTOSE FREE), liquid concentrate, with ARA and DHA	128	2.73	6.95	13.64	0.0	13.78	39	4.522
    03948	Infant formula, ABBOTT NUTRITION, SIMILAC, SENSITIVE, (LACTOSE FREE), powder, with ARA and DHA	520	11.13	28.14	55.67	0.0	55.67	158	18.305
    03949	Infant formula, ABBOTT NUTRITION, SIMILAC, ADVANCE, with iron, ready-to-feed	66	1.36	3.70	6.77	0.0	6.90	16	1.237
    03950	Infant formula, ABBOTT NUTRITION, SIMILAC, ADVANCE, with iron, powder, not reconstituted	522	10.89	28.87	54.73	0.0	54.73	126	9.873
    03951	Infant formula, ABBOTT NUTRITION, SIMILAC, ADVANCE, with iron, liquid concentrate, not reconstituted	127	2.64	6.89	13.52	0.0	13.52	31	2.401
    03952	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, ADVANCE with iron, liquid concentrate	128	3.13	6.98	13.21	0.0	13.10	56	2.262
    03953	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, ADVANCE with iron, ready-to-feed	66	1.61	3.59	6.70	0.0	6.70	29	1.166
    03954	Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, ADVANCE with iron, powder, not reconstituted	517	12.60	28.09	53.57	0.0	52.97	226	9.167
    03955	Infant Formula, MEAD JOHNSON, ENFAMIL, ENFACARE LIPIL, ready-to-feed, with ARA and DHA	71	2.00	3.80	7.40	0.0	7.40	25	1.578
    03956	Babyfood, yogurt, whole milk, with fruit, multigrain cereal and added DHA fortified	98	3.40	3.53	13.22	0.3	11.46	41	1.840
    03957	Infant formula, ABBOTT NUTRITION, ALIMENTUM ADVANCE, with iron, powder, not reconstituted, with DHA and ARA	517	13.99	28.19	51.91	0.0	34.18	224	14.282
    03959	Babyfood, mashed cheddar potatoes and broccoli, toddlers	48	1.11	1.47	7.47	1.2	1.17	176	0.875
    03960	Infant formula, NESTLE, GOOD START SUPREME, with iron, DHA and ARA, ready-to-feed	66	1.45	3.37	7.39	0.0	5.00	18	1.470
    03961	Infant formula, NESTLE, GOOD START SUPREME, with iron, DHA and ARA, prepared from liquid concentrate	66	1.45	3.37	7.39	0.0	5.00	18	1.470
    03963	Infant Formula, MEAD JOHNSON, ENFAMIL GENTLEASE LIPIL, with iron, prepared from powder	63	1.52	3.50	6.39	0.0	6.44	21	1.500
    03964	Babyfood, fortified cereal bar, fruit filling	344	5.43	5.30	68.63	1.7	42.00	157	0.453
    03965	Babyfood, yogurt, whole milk, with fruit, multigrain cereal and added iron fortified	92	3.05	3.08	13.00	0.6	11.46	38	1.582
    03966	Infant formula, NESTLE, GOOD START SOY, with DHA and ARA, liquid concentrate	132	3.31	6.67	14.71	0.0	11.74	53	2.897
    03967	Toddler formula, MEAD JOHNSON, ENFAGROW, PREMIUM (formerly ENFAMIL, LIPIL, NEXT STEP), powder	501	13.00	26.90	56.00	0.0	53.00	210	11.450
    03968	Toddler formula, MEAD JOHNSON, ENFAGROW PREMIUM (formerly ENFAMIL, LIPIL, NEXT STEP), ready-to-feed	64	1.78	3.63	7.18	0.0	7.18	25	1.550
    03980	Infant Formula, MEAD JOHNSON, ENFAMIL, GENTLEASE, powder	514	11.80	27.00	56.00	0.0	56.00	185	11.649
    03981	Infant formula, MEAD JOHNSON, ENFAMIL, ENFAGROW, GENTLEASE, Toddler, ready-to-feed	66	1.71	3.50	6.90	0.0	6.90	26	1.602
    03982	Infant formula, MEAD JOHNSON, ENFAMIL, Enfagrow, Soy, Toddler ready-to-feed	65	2.17	2.89	7.64	0.0	0.75	24	0.855
    03983	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN AA, ready-to-feed	66	1.84	3.48	6.76	0.0	6.76	31	1.592
    03984	Infant formula, MEAD JOHNSON, ENFAMIL, Premature, 20 calories ready-to-feed	66	1.97	3.34	7.21	0.0	7.20	38	1.679
    03985	Infant formula, MEAD JOHNSON, ENFAMIL, Premature, 24 calo ready-to-feed	67	1.97	3.34	7.19	0.0	7.21	38	1.339
    03986	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium, Newborn, ready-to-feed	66	1.38	3.48	7.39	0.0	7.39	18	1.001
    03987	Infant formula, GERBER, GOOD START 2 Soy, with iron, ready-to-feed	65	1.84	3.28	7.15	0.0	7.14	26	1.399
    03988	Infant formula, GERBER, GOOD START, PROTECT PLUS, ready-to-feed	65	1.44	3.36	7.17	0.0	7.17	18	1.443
    03989	Infant Formula, GERBER GOOD START 2, GENTLE PLUS, ready-to-feed	66	1.44	3.34	7.61	0.0	7.61	18	0.975
    03990	Infant formula, GERBER, GOOD START 2, PROTECT PLUS, ready-to-feed	66	1.44	3.37	7.39	0.0	7.34	18	1.443
    03991	Infant formula, ABBOTT NUTRITION, SIMILAC, GO AND GROW, ready-to-feed, with ARA and DHA	66	1.97	3.54	6.69	0.0	6.69	20	1.018
    03992	Infant formula, ABBOTT NUTRITION, SIMILAC, Expert Care, Diarrhea, ready- to- feed with ARA and DHA	66	1.76	3.60	6.67	0.7	6.66	29	1.477
    03993	Infant formula, ABBOTT NUTRITION, SIMILAC, For Spit Up, ready-to-feed, with ARA and DHA	66	1.40	3.54	7.19	0.0	7.19	20	2.300
    03994	Babyfood, fruit, banana and strawberry, junior	109	0.71	0.37	25.78	1.4	19.29	1	0.121
    03995	Babyfood, banana with mixed berries, strained	92	1.01	0.36	21.31	1.0	15.00	0	0.081
    03996	Babyfood, Multigrain whole grain cereal, dry fortified	405	6.25	6.25	80.89	6.7	12.50	0	1.058
    03997	Babyfood, Baby MUM MUM Rice Biscuits	391	12.50	0.87	83.21	0.0	12.50	313	0.238
    03998	Babyfood, Snack, GERBER, GRADUATES, LIL CRUNCHIES, baked whole grain corn snack	503	0.00	28.57	61.59	0.0	0.00	71	4.669
    03999	Infant formula, ABBOTT NUTRITION, SIMILAC, For Spit Up, powder, with ARA and DHA	514	11.00	27.75	55.00	0.0	55.00	154	18.025
    04001	Fat, beef tallow	902	0.00	100.00	0.00	0.0	0.00	0	49.800
    04002	Lard	902	0.00	100.00	0.00	0.0	0.00	0	39.200
    04011	Salad dressing, KRAFT Mayo Light Mayonnaise	334	0.60	32.90	8.50	0.1	4.20	633	5.000
    04013	Salad dressing, KRAFT Mayo Fat Free Mayonnaise Dressing	70	0.20	2.70	12.40	2.0	6.80	750	0.500
    04014	Salad dressing, KRAFT MIRACLE WHIP FREE Nonfat Dressing	84	0.20	2.70	15.50	1.9	10.30	788	0.600
    04015	Salad dressing, russian dressing	355	0.69	26.18	31.90	0.7	17.68	1133	2.390
    04016	Salad dressing, sesame seed dressing, regular	443	3.10	45.20	8.60	1.0	8.32	1000	6.200
    04017	Salad dressing, thousand island, commercial, regular	379	1.09	35.06	14.64	0.8	15.18	962	5.092
    04018	Salad dressing, mayonnaise type, regular, with salt	390	0.90	33.40	23.90	0.0	6.40	711	4.900
    04020	Salad dressing, french dressing, reduced fat	222	0.58	11.52	31.22	1.5	16.86	838	0.842
    04021	Salad dressing, italian dressing, commercial, reduced fat	102	0.39	6.68	9.99	0.0	9.16	891	0.833
    04022	Salad dressing, russian dressing, low calorie	141	0.50	4.00	27.60	0.3	21.87	868	0.600
    04023	Salad dressing, thousand island dressing, reduced fat	195	0.83	11.32	24.06	1.2	17.31	955	0.746
    04025	Salad dressing, mayonnaise, regular	680	0.96	74.85	0.57	0.0	0.57	635	11.703
    04026	Salad dressing, mayonnaise, soybean and safflower oil, with salt	717	1.10	79.40	2.70	0.0	0.48	568	8.600
    04027	Salad dressing, mayonnaise, imitation, soybean	232	0.30	19.20	16.00	0.0	6.00	497	3.300
    04028	Salad dressing, mayonnaise, imitation, milk cream	97	2.10	5.10	11.10	0.0		504	2.800
    04029	Salad dressing, mayonnaise, imitation, soybean without cholesterol	482	0.10	47.70	15.80	0.0	6.00	353	7.500
    04030	Sandwich spread, with chopped pickle, regular, unspecified oils	389	0.90	34.00	22.40	0.4	15.18	1000	5.100
    04031	Shortening, household, soybean (partially hydrogenated)-cottonseed (partially hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	25.000
    04034	Oil, soybean, salad or cooking, (partially hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	14.900
    04037	Oil, rice bran	884	0.00	100.00	0.00	0.0	0.00	0	19.700
    04038	Oil, wheat germ	884	0.00	100.00	0.00	0.0	0.00	0	18.800
    04042	Oil, peanut, salad or cooking	884	0.00	100.00	0.00	0.0	0.00	0	16.900
    04044	Oil, soybean, salad or cooking	884	0.00	100.00	0.00	0.0	0.00	0	15.650
    04047	Oil, coconut	862	0.00	100.00	0.00	0.0	0.00	0	86.500
    04053	Oil, olive, salad or cooking	884	0.00	100.00	0.00	0.0	0.00	2	13.808
    04055	Oil, palm	884	0.00	100.00	0.00	0.0	0.00	0	49.300
    04058	Oil, sesame, salad or cooking	884	0.00	100.00	0.00	0.0	0.00	0	14.200
    04060	Oil, sunflower, linoleic (less than 60%)	884	0.00	100.00	0.00	0.0	0.00	0	10.100
    04073	Margarine, regular, hard, soybean (hydrogenated)	719	0.90	80.50	0.90	0.0	0.00	943	16.700
    04114	Salad dressing, italian dressing, commercial, regular	240	0.41	21.12	12.12	0.0	10.77	993	2.948
    04120	Salad dressing, french dressing, commercial, regular	457	0.77	44.81	15.58	0.0	15.95	836	5.648
    04128	Margarine-like, vegetable oil spread, unspecified oils, approximately 37% fat, with salt	339	0.51	37.77	0.66	0.0	0.00	589	8.637
    04133	Salad dressing, french, home recipe	631	0.10	70.20	3.40	0.0		658	12.600
    04135	Salad dressing, home recipe, vinegar and oil	449	0.00	50.10	2.50	0.0	2.50	1	9.100
    04141	Salad dressing, french dressing, commercial, regular, without salt	459	0.77	44.81	15.58	0.0	15.95	0	5.648
    04142	Salad dressing, french dressing, reduced fat, without salt	233	0.58	13.46	29.28	1.1	28.45	30	1.099
    04143	Salad dressing, italian dressing, commercial, regular, without salt	292	0.38	28.37	10.43	0.0	8.32	30	4.474
    04144	Salad dressing, italian dressing, reduced fat, without salt	76	0.47	6.38	4.57	0.0	4.55	30	0.451
    04145	Salad dressing, mayonnaise, soybean oil, without salt	717	1.10	79.40	2.70	0.0		30	11.800
    04146	Salad dressing, french, cottonseed, oil, home recipe	631	0.10	70.20	3.40	0.0		658	18.200
    04367	Salad dressing, french dressing, fat-free	132	0.20	0.27	32.14	2.2	16.45	853	0.037
    04501	Oil, cocoa butter	884	0.00	100.00	0.00	0.0	0.00	0	59.700
    04502	Oil, cottonseed, salad or cooking	884	0.00	100.00	0.00	0.0	0.00	0	25.900
    04506	Oil, sunflower, linoleic, (approx. 65%)	884	0.00	100.00	0.00	0.0	0.00	0	10.300
    04510	Oil, safflower, salad or cooking, linoleic, (over 70%)	884	0.00	100.00	0.00	0.0	0.00	0	6.203
    04511	Oil, safflower, salad or cooking, high oleic (primary safflower oil of commerce)	884	0.00	100.00	0.00	0.0	0.00	0	7.541
    04513	Vegetable oil, palm kernel	862	0.00	100.00	0.00	0.0	0.00	0	81.500
    04514	Oil, poppyseed	884	0.00	100.00	0.00	0.0	0.00	0	13.500
    04515	Oil, tomatoseed	884	0.00	100.00	0.00	0.0	0.00	0	19.700
    04516	Oil, teaseed	884	0.00	100.00	0.00	0.0	0.00	0	21.100
    04517	Oil, grapeseed	884	0.00	100.00	0.00	0.0	0.00	0	9.600
    04518	Oil, corn, industrial and retail, all purpose salad or cooking	900	0.00	100.00	0.00	0.0	0.00	0	12.948
    04520	Fat, mutton tallow	902	0.00	100.00	0.00	0.0	0.00	0	47.300
    04528	Oil, walnut	884	0.00	100.00	0.00	0.0	0.00	0	9.100
    04529	Oil, almond	884	0.00	100.00	0.00	0.0	0.00	0	8.200
    04530	Oil, apricot kernel	884	0.00	100.00	0.00	0.0	0.00	0	6.300
    04531	Oil, soybean lecithin	763	0.00	100.00	0.00	0.0	0.00	0	15.005
    04532	Oil, hazelnut	884	0.00	100.00	0.00	0.0	0.00	0	7.400
    04534	Oil, babassu	884	0.00	100.00	0.00	0.0	0.00	0	81.200
    04536	Oil, sheanut	884	0.00	100.00	0.00	0.0	0.00	0	46.600
    04539	Salad dressing, blue or roquefort cheese dressing, commercial, regular	484	1.37	51.10	4.77	0.4	3.48	642	8.275
    04541	Oil, cupu assu	884	0.00	100.00	0.00	0.0	0.00	0	53.200
    04542	Fat, chicken	900	0.00	99.80	0.00	0.0	0.00	0	29.800
    04543	Oil, soybean, salad or cooking, (partially hydrogenated) and cottonseed	884	0.00	100.00	0.00	0.0	0.00	0	18.000
    04544	Shortening, household, lard and vegetable oil	900	0.00	100.00	0.00	0.0	0.00	0	40.300
    04545	Oil, sunflower, linoleic, (partially hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	13.000
    04546	Shortening bread, soybean (hydrogenated) and cottonseed	884	0.00	100.00	0.00	0.0	0.00	0	22.000
    04548	Shortening cake mix, soybean (hydrogenated) and cottonseed (hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	27.200
    04549	Shortening industrial, lard and vegetable oil	900	0.00	100.00	0.00	0.0		0	35.700
    04550	Shortening frying (heavy duty), beef tallow and cottonseed	900	0.00	100.00	0.00	0.0		0	44.900
    04551	Shortening confectionery, coconut (hydrogenated) and or palm kernel (hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	91.300
    04554	Shortening industrial, soybean (hydrogenated) and cottonseed	884	0.00	100.00	0.00	0.0	0.00	0	25.600
    04556	Shortening frying (heavy duty), palm (hydrogenated)	884	0.00	100.00	0.00	0.0		0	47.500
    04559	Shortening household soybean (hydrogenated) and palm	884	0.00	100.00	0.00	0.0		0	25.020
    04560	Shortening frying (heavy duty), soybean (hydrogenated), linoleic (less than 1%)	884	0.00	100.00	0.00	0.0	0.00	0	21.100
    04570	Shortening, confectionery, fractionated palm	884	0.00	100.00	0.00	0.0		0	65.500
    04572	Oil, nutmeg butter	884	0.00	100.00	0.00	0.0	0.00	0	90.000
    04573	Oil, ucuhuba butter	884	0.00	100.00	0.00	0.0	0.00	0	85.200
    04574	Fat, duck	882	0.00	99.80	0.00	0.0	0.00	0	33.200
    04575	Fat, turkey	900	0.00	99.80	0.00	0.0	0.00	0	29.400
    04576	Fat, goose	900	0.00	99.80	0.00	0.0		0	27.700
    04581	Oil, avocado	884	0.00	100.00	0.00	0.0		0	11.560
    04582	Oil, canola	884	0.00	100.00	0.00	0.0	0.00	0	7.365
    04583	Oil, mustard	884	0.00	100.00	0.00	0.0		0	11.582
    04584	Oil, sunflower, high oleic (70% and over)	884	0.00	100.00	0.00	0.0	0.00	0	9.859
    04585	Margarine-like, margarine-butter blend, soybean oil and butter	727	0.31	80.32	0.77	0.0	0.00	719	14.198
    04586	Shortening, special purpose for cakes and frostings, soybean (hydrogenated)	884	0.00	100.00	0.00	0.0	0.00	0	20.001
    04587	Shortening, special purpose for baking, soybean (hydrogenated) palm and cottonseed	884	0.00	100.00	0.00	0.0	0.00	0	28.843
    04588	Oil, oat	884	0.00	100.00	0.00	0.0	0.00	0	19.620
    04589	Fish oil, cod liver	902	0.00	100.00	0.00	0.0		0	22.608
    04590	Fish oil, herring	902	0.00	100.00	0.00	0.0		0	21.290
    04591	Fish oil, menhaden	902	0.00	100.00	0.00	0.0		0	30.427
    04592	Fish oil, menhaden, fully hydrogenated	902	0.00	100.00	0.00	0.0		0	95.600
    04593	Fish oil, salmon	902	0.00	100.00	0.00	0.0		0	19.872
    04594	Fish oil, sardine	902	0.00	100.00	0.00	0.0		0	29.892
    04595	Shortening, multipurpose, soybean (hydrogenated) and palm (hydrogenated)	884	0.00	100.00	0.00	0.0		0	30.423
    04600	Margarine-like, vegetable oil-butter spread, tub, with salt	362	1.00	40.00	1.00	0.0	0.00	786	7.238
    04601	Butter, light, stick, with salt	509	3.30	55.10	0.00	0.0	0.00	450	34.321
    04602	Butter, light, stick, without salt	499	3.30	55.10	0.00	0.0	0.00	36	34.321
    04606	Meat drippings (lard, beef tallow, mutton tallow)	889	0.00	98.59	0.00	0.0	0.00	545	44.790
    04609	Animal fat, bacon grease	897	0.00	99.50	0.00	0.0	0.00	150	39.004
    04610	Margarine, regular, 80% fat, composite, stick, with salt	717	0.16	80.71	0.70	0.0	0.00	751	15.189
    04611	Margarine, regular, 80% fat, composite, tub, with salt	713	0.22	80.17	0.75	0.0	0.00	657	14.224
    04612	Margarine-like, vegetable oil spread, 60% fat, stick, with salt	537	0.12	60.39	0.69	0.0	0.00	785	10.884
    04613	Margarine-like, vegetable oil spread, 60% fat, tub, with salt	533	0.17	59.81	0.86	0.0	0.00	615	12.086
    04614	Margarine-like, vegetable oil spread, 60% fat, stick/tub/bottle, with salt	526	0.60	59.17	0.00	0.0	0.00	700	10.042
    04615	Shortening, vegetable, household, composite	884	0.00	99.97	0.00	0.0	0.00	4	24.980
    04617	Margarine, regular, 80% fat, composite, stick, without salt	717	0.16	80.71	0.70	0.0	0.00	2	15.189
    04618	Margarine, regular, 80% fat, composite, tub, without salt	713	0.22	80.17	0.75	0.0	0.00	28	14.224
    04620	Margarine-like, vegetable oil spread, 60% fat, stick/tub/bottle, without salt	533	0.17	59.81	0.86	0.0	0.00	2	12.086
    04624	Margarine-like, vegetable oil spread, fat free, liquid, with salt	43	1.50	3.00	2.50	0.0	0.00	833	0.416
    04626	Margarine-like spread with yogurt, 70% fat, stick, with salt	630	0.30	70.00	0.50	0.0	0.00	590	13.300
    04627	Margarine-like spread with yogurt, approximately 40% fat, tub, with salt	330	2.00	35.00	2.00	0.0	0.00	630	7.000
    04628	Margarine, 80% fat, stick, includes regular and hydrogenated corn and soybean oils	717	0.16	80.71	0.70	0.0		654	15.189
    04629	Margarine, margarine-type vegetable oil spread, 70% fat, soybean and partially hydrogenated soybean, stick	628	0.26	70.22	1.53			700	13.631
    04630	Margarine Spread, approximately 48% fat, tub	424	0.20	47.53	0.86	0.0		646	8.792
    04631	Margarine-like, vegetable oil spread, fat-free, tub	44	0.10	3.04	4.34	0.0	0.00	580	2.128
    04633	Margarine-like, vegetable oil spread, 20% fat, with salt	175	0.00	19.50	0.40	0.0	0.00	733	2.870
    04634	Margarine-like, vegetable oil spread, 20% fat, without salt	175	0.00	19.50	0.40	0.0	0.00	0	2.870
    04635	Salad dressing, thousand island dressing, fat-free	132	0.55	1.45	29.27	3.3	16.83	788	0.198
    04636	Salad dressing, italian dressing, fat-free	47	0.97	0.87	8.75	0.6	8.85	1129	0.295
    04638	Salad dressing, ranch dressing, fat-free	119	0.25	1.92	26.51	0.1	5.35	897	0.447
    04639	Salad dressing, ranch dressing, regular	421	1.32	44.54	5.74	0.0	4.69	901	6.964
    04640	Salad dressing, ranch dressing, reduced fat	196	1.25	12.42	21.33	1.1	3.77	1120	1.250
    04641	Salad dressing, mayonnaise, light	238	0.37	22.22	9.23	0.0	3.56	827	3.446
    04642	Oil, industrial, mid-oleic, sunflower	884	0.00	100.00	0.00	0.0	0.00	0	9.009
    04643	Oil, industrial, canola with antifoaming agent, principal uses salads, woks and light frying	884	0.00	100.00	0.00	0.0	0.00	0	7.615
    04644	Oil, industrial, canola for salads, woks and light frying	884	0.00	100.00	0.00	0.0	0.00	0	7.758
    04645	Oil, industrial, canola (partially hydrogenated) oil for deep fat frying	884	0.00	100.00	0.00	0.0	0.00	0	10.117
    04646	Oil, industrial, coconut, principal uses candy coatings, oil sprays, roasting nuts	884	0.00	100.00	0.00	0.0	0.00	0	86.002
    04648	Oil, industrial, soy (partially hydrogenated), principal uses popcorn and flavoring vegetables	884	0.00	100.00	0.00	0.0	0.00	0	17.683
    04649	Shortening, industrial, soy (partially hydrogenated), pourable liquid fry shortening	884	0.00	100.00	0.00	0.0	0.00	0	18.358
    04650	Oil, industrial, soy, refined, for woks and light frying	884	0.00	100.00	0.00	0.0	0.00	0	15.340
    04651	Oil, industrial, soy (partially hydrogenated), multiuse for non-dairy butter flavor	884	0.00	100.00	0.00	0.0	0.00	0	18.101
    04652	Oil, industrial, soy ( partially hydrogenated), all purpose	884	0.00	100.00	0.00	0.0	0.00	0	24.750
    04653	Oil, industrial, soy (partially hydrogenated ) and soy (winterized), pourable clear fry	884	0.00	100.00	0.00	0.0	0.00	0	15.341
    04654	Oil, industrial, soy (partially hydrogenated)  and cottonseed, principal use as a tortilla shortening	884	0.00	100.00	0.00	0.0	0.00	0	25.883
    04655	Margarine-like shortening, industrial, soy (partially hydrogenated), cottonseed, and soy, principal use flaky pastries	628	0.00	71.00	0.00	0.0	0.00	864	22.869
    04656	Oil, industrial, palm kernel, confection fat, uses similar to high quality cocoa butter	884	0.00	100.00	0.00	0.0	0.00	6	87.558
    04657	Oil, industrial, palm kernel (hydrogenated), confection fat, uses similar to 95 degree hard butter	884	0.00	100.00	0.00	0.0	0.00	6	93.701
    04658	Oil, industrial, palm kernel (hydrogenated), confection fat, intermediate grade product	884	0.00	100.00	0.00	0.0	0.00	6	92.614
    04659	Oil, industrial, coconut, confection fat, typical basis for ice cream coatings	884	0.00	100.00	0.00	0.0	0.00	5	86.503
    04660	Oil, industrial, palm kernel (hydrogenated) , used for whipped toppings, non-dairy	884	0.00	100.00	0.00	0.0	0.00	6	88.965
    04661	Oil, industrial, coconut (hydrogenated), used for whipped toppings and coffee whiteners	880	0.00	99.50	0.00	0.0	0.00	7	93.536
    04662	Oil, industrial, palm and palm kernel, filling fat (non-hydrogenated)	880	0.00	99.50	0.00	0.0	0.00	6	71.444
    04663	Oil, industrial, palm kernel (hydrogenated), filling fat	884	0.00	100.00	0.00	0.0	0.00	6	88.209
    04664	Oil, industrial, soy (partially hydrogenated ), palm, principal uses icings and fillings	884	0.00	100.00	0.00	0.0	0.00	0	28.421
    04665	Margarine, industrial, non-dairy, cottonseed, soy oil (partially hydrogenated ), for flaky pastries	714	1.90	80.20	0.00	0.0	0.00	879	20.442
    04666	Shortening, industrial, soy (partially hydrogenated ) and corn for frying	884	0.00	100.00	0.00	0.0	0.00	0	17.416
    04667	Shortening, industrial, soy (partially hydrogenated ) for baking and confections	884	0.00	100.00	0.00	0.0	0.00	0	18.788
    04668	Margarine, industrial, soy and partially hydrogenated soy oil, use for baking, sauces and candy	714	0.18	80.00	0.71	0.0	0.00	886	16.321
    04669	USDA Commodity Food, oil, vegetable, soybean, refined	884	0.00	100.00	0.00	0.0	0.00	0	15.251
    04670	USDA Commodity Food, oil, vegetable, low saturated fat	884	0.00	100.00	0.00	0.0	0.00	0	7.429
    04673	Margarine-like spread, SMART BALANCE Regular Buttery Spread with flax oil	583	0.14	64.63	0.14	0.0	0.00	646	16.690
    04674	Margarine-like spread, SMART BALANCE Light Buttery Spread	337	0.02	36.41	1.98			580	10.087
    04675	Margarine-like spread, SMART BEAT Super Light without saturated fat	158	0.00	17.10	0.00	0.0	0.00	755	2.220
    04676	Margarine-like spread, SMART BEAT Smart Squeeze	47	0.00	2.10	7.10	0.0	1.00	829	0.310
    04677	Margarine-like spread, SMART BALANCE Omega Plus Spread (with plant sterols & fish oil)	605	0.13	70.95	0.16	0.0	0.00	729	19.830
    04678	Oil, vegetable, Natreon canola, high stability, non trans, high oleic (70%)	884	0.00	100.00	0.00	0.0	0.00	0	6.511
    04679	Oil, PAM cooking spray, original	792	0.26	78.69	20.69	0.0	0.00	59	5.025
    04683	Margarine, margarine-like vegetable oil spread, 67-70% fat, tub	606	0.07	68.29	0.59			536	16.688
    04684	Margarine, 80% fat, tub, CANOLA HARVEST Soft Spread (canola, palm and palm kernel oils)	730	0.41	80.32	1.39			714	11.648
    04685	Oil, cooking and salad, ENOVA, 80% diglycerides	884	0.00	100.00	0.00			0	4.630
    04686	Salad dressing, honey mustard dressing, reduced calorie	207	0.98	10.00	28.26	0.8	18.33	701	0.833
    04687	Margarine-like spread, BENECOL Light Spread	357	0.00	38.71	5.71			670	4.770
    04688	Salad dressing, spray-style dressing, assorted flavors	165	0.16	10.75	16.60	0.3	14.29	1102	1.643
    04689	Salad Dressing, mayonnaise, light, SMART BALANCE, Omega Plus light	333	1.53	34.18	9.39	0.2	5.38	848	3.288
    04690	Margarine-like, vegetable oil spread, approximately 37% fat, unspecified oils, with salt, with added vitamin D	339	0.51	37.77	0.66	0.0	0.00	589	8.637
    04691	Margarine, regular, 80% fat, composite, stick, with salt, with added vitamin D	717	0.16	80.71	0.70	0.0	0.00	751	15.189
    04692	Margarine, regular, 80% fat, composite, tub, with salt, with added vitamin D	713	0.22	80.17	0.75	0.0	0.00	657	14.224
    04693	Margarine-like, vegetable oil spread, 60% fat, stick, with salt, with added vitamin D	537	0.12	60.39	0.69	0.0	0.00	785	10.884
    04694	Margarine-like, vegetable oil spread, 60% fat, tub, with salt, with added vitamin D	533	0.17	59.81	0.86	0.0	0.00	785	12.086
    04695	Margarine-like vegetable-oil spread, stick/tub/bottle, 60% fat, with added vitamin D	535	0.60	59.17	0.00	0.0	0.00	785	10.042
    04696	Margarine, regular, 80% fat, composite, stick, without salt, with added vitamin D	717	0.16	80.71	0.70	0.0	0.00	2	15.189
    04697	Margarine-like, vegetable oil spread, 60% fat, stick/tub/bottle, without salt, with added vitamin D	542	0.17	59.81	0.86	0.0	0.00	2	12.086
    04698	Oil, industrial, canola, high oleic	900	0.00	100.00	0.00	0.0	0.00	0	6.787
    04699	Oil, industrial, soy, low linolenic	900	0.00	100.00	0.00	0.0	0.00	0	15.084
    04700	Oil, industrial, soy, ultra low linolenic	884	0.00	100.00	0.00	0.0	0.00	0	14.853
    04701	Oil, industrial, soy, fully hydrogenated	884	0.00	100.00	0.00	0.0	0.00	0	93.966
    04702	Oil, industrial, cottonseed, fully hydrogenated	884	0.00	100.00	0.00	0.0	0.00	0	93.608
    04703	Salad dressing, honey mustard, regular	464	0.87	40.83	23.33	0.4	15.84	512	5.000
    04704	Salad dressing, poppyseed, creamy	399	0.92	33.33	23.73	0.3	23.39	933	6.061
    04705	Salad dressing, caesar, fat-free	131	1.47	0.23	30.73	0.2	8.82	1265	0.096
    04706	Dressing, honey mustard, fat-free	169	1.07	1.47	38.43	1.2	17.75	1004	0.349
    04707	Oil, flaxseed, contains added sliced flaxseed	878	0.37	99.01	0.39			6	9.047
    04708	Mayonnaise, reduced fat, with olive oil	361	0.37	40.00	0.00	0.0	0.00	800	5.370
    05000	Chicken, broiler, rotisserie, BBQ, breast meat only	144	28.04	3.57	0.00	0.0	0.00	328	0.863
    05001	Chicken, broilers or fryers, meat and skin and giblets and neck, raw	213	18.33	14.83	0.13	0.0		70	4.240
    05002	Chicken, broilers or fryers, meat and skin and giblets and neck, cooked, fried, batter	291	22.84	17.53	9.03			284	4.670
    05003	Chicken, broilers or fryers, meat and skin and giblets and neck, cooked, fried, flour	272	28.57	15.27	3.27			86	4.160
    05004	Chicken, broilers or fryers, meat and skin and giblets and neck, roasted	234	26.78	13.27	0.06	0.0	0.00	79	3.700
    05005	Chicken, broilers or fryers, meat and skin and giblets and neck, stewed	216	24.49	12.37	0.06	0.0		66	3.450
    05006	Chicken, broilers or fryers, meat and skin, raw	215	18.60	15.06	0.00	0.0	0.00	70	4.310
    05007	Chicken, broilers or fryers, meat and skin, cooked, fried, batter	289	22.54	17.35	9.42	0.3	0.00	292	4.610
    05008	Chicken, broilers or fryers, meat and skin, cooked, fried, flour	269	28.56	14.92	3.15	0.1	0.00	84	4.060
    05009	Chicken, broilers or fryers, meat and skin, cooked, roasted	239	27.30	13.60	0.00	0.0	0.00	82	3.790
    05010	Chicken, broilers or fryers, meat and skin, cooked, stewed	219	24.68	12.56	0.00	0.0	0.00	67	3.500
    05011	Chicken, broilers or fryers, meat only, raw	119	21.39	3.08	0.00	0.0	0.00	77	0.790
    05012	Chicken, broilers or fryers, meat only, cooked, fried	219	30.57	9.12	1.69	0.1	0.00	91	2.460
    05013	Chicken, broilers or fryers, meat only, roasted	190	28.93	7.41	0.00	0.0	0.00	86	2.040
    05014	Chicken, broilers or fryers, meat only, stewed	177	27.29	6.71	0.00	0.0	0.00	70	1.840
    05015	Chicken, broilers or fryers, skin only, raw	349	13.33	32.35	0.00	0.0	0.00	63	9.080
    05016	Chicken, broilers or fryers, skin only, cooked, fried, batter	394	10.32	28.83	23.15			581	7.610
    05017	Chicken, broilers or fryers, skin only, cooked, fried, flour	502	19.09	42.58	9.34			53	11.670
    05018	Chicken, broilers or fryers, skin only, cooked, roasted	454	20.36	40.68	0.00	0.0	0.00	65	11.420
    05019	Chicken, broilers or fryers, skin only, cooked, stewed	363	15.22	33.04	0.00	0.0		56	9.280
    05020	Chicken, broilers or fryers, giblets, raw	124	17.88	4.47	1.80	0.0		77	1.360
    05021	Chicken, broilers or fryers, giblets, cooked, fried	277	32.54	13.46	4.35	0.0		113	3.800
    05022	Chicken, broilers or fryers, giblets, cooked, simmered	157	27.15	4.50	0.00	0.0	0.00	67	1.322
    05023	Chicken, gizzard, all classes, raw	94	17.66	2.06	0.00	0.0	0.00	69	0.529
    05024	Chicken, gizzard, all classes, cooked, simmered	154	30.39	2.68	0.00	0.0	0.00	56	0.670
    05025	Chicken, heart, all classes, raw	153	15.55	9.33	0.71	0.0		74	2.660
    05026	Chicken, heart, all classes, cooked, simmered	185	26.41	7.92	0.10	0.0		48	2.260
    05027	Chicken, liver, all classes, raw	119	16.92	4.83	0.73	0.0	0.00	71	1.563
    05028	Chicken, liver, all classes, cooked, simmered	167	24.46	6.51	0.87	0.0	0.00	76	2.060
    05029	Chicken, broilers or fryers, light meat, meat and skin, raw	186	20.27	11.07	0.00	0.0	0.00	65	3.160
    05030	Chicken, broilers or fryers, light meat, meat and skin, cooked, fried, batter	277	23.55	15.44	9.50			287	4.120
    05031	Chicken, broilers or fryers, light meat, meat and skin, cooked, fried, flour	246	30.45	12.09	1.82	0.1	0.00	77	3.320
    05032	Chicken, broilers or fryers, light meat, meat and skin, cooked, roasted	222	29.02	10.85	0.00	0.0		75	3.050
    05033	Chicken, broilers or fryers, light meat, meat and skin, cooked, stewed	201	26.14	9.97	0.00	0.0		63	2.800
    05034	Chicken, broilers or fryers, dark meat, meat and skin, raw	237	16.69	18.34	0.00	0.0	0.00	73	5.260
    05035	Chicken, broilers or fryers, dark meat, meat and skin, cooked, fried, batter	298	21.85	18.64	9.38			295	4.950
    05036	Chicken, broilers or fryers, dark meat, meat and skin, cooked, fried, flour	285	27.22	16.91	4.08	0.0	0.00	89	4.580
    05037	Chicken, broilers or fryers, dark meat, meat and skin, cooked, roasted	253	25.97	15.78	0.00	0.0		87	4.370
    05038	Chicken, broilers or fryers, dark meat, meat and skin, cooked, stewed	233	23.50	14.66	0.00	0.0		70	4.060
    05039	Chicken, broilers or fryers, light meat, meat only, raw	114	23.20	1.65	0.00	0.0	0.00	68	0.440
    05040	Chicken, broilers or fryers, light meat, meat only, cooked, fried	192	32.82	5.54	0.42	0.0		81	1.520
    05041	Chicken, broilers or fryers, light meat, meat only, cooked, roasted	173	30.91	4.51	0.00	0.0	0.00	77	1.270
    05042	Chicken, broilers or fryers, light meat, meat only, cooked, stewed	159	28.88	3.99	0.00	0.0	0.00	65	1.120
    05043	Chicken, broilers or fryers, dark meat, meat only, raw	125	20.08	4.31	0.00	0.0	0.00	85	1.100
    05044	Chicken, broilers or fryers, dark meat, meat only, cooked, fried	239	28.99	11.62	2.59	0.0		97	3.120
    05045	Chicken, broilers or fryers, dark meat, meat only, cooked, roasted	205	27.37	9.73	0.00	0.0	0.00	93	2.660
    05046	Chicken, broilers or fryers, dark meat, meat only, cooked, stewed	192	25.97	8.98	0.00	0.0	0.00	74	2.450
    05047	Chicken, broilers or fryers, separable fat, raw	629	3.73	67.95	0.00	0.0	0.00	32	20.250
    05048	Chicken, broilers or fryers, back, meat and skin, raw	319	14.05	28.74	0.00	0.0	0.00	64	8.340
    05049	Chicken, broilers or fryers, back, meat and skin, cooked, fried, batter	331	21.97	21.91	10.25			317	5.830
    05050	Chicken, broilers or fryers, back, meat and skin, cooked, fried, flour	331	27.79	20.74	6.50			90	5.610
    05051	Chicken, broilers or fryers, back, meat and skin, cooked, roasted	300	25.95	20.97	0.00	0.0	0.00	87	5.820
    05052	Chicken, broilers or fryers, back, meat and skin, cooked, stewed	258	22.18	18.14	0.00	0.0	0.00	64	5.020
    05053	Chicken, broilers or fryers, back, meat only, raw	137	19.56	5.92	0.00	0.0	0.00	82	1.520
    05054	Chicken, broilers or fryers, back, meat only, cooked, fried	288	29.99	15.32	5.68	0.0		99	4.120
    05055	Chicken, broilers or fryers, back, meat only, cooked, roasted	239	28.19	13.16	0.00	0.0	0.00	96	3.600
    05056	Chicken, broilers or fryers, back, meat only, cooked, stewed	209	25.31	11.19	0.00	0.0	0.00	67	3.040
    05057	Chicken, broilers or fryers, breast, meat and skin, raw	172	20.85	9.25	0.00	0.0	0.00	63	2.660
    05058	Chicken, broilers or fryers, breast, meat and skin, cooked, fried, batter	260	24.84	13.20	8.99	0.3	0.00	275	3.520
    05059	Chicken, broilers or fryers, breast, meat and skin, cooked, fried, flour	222	31.84	8.87	1.64	0.1		76	2.450
    05060	Chicken, broilers or fryers, breast, meat and skin, cooked, roasted	197	29.80	7.78	0.00	0.0	0.00	71	2.190
    05061	Chicken, broilers or fryers, breast, meat and skin, cooked, stewed	184	27.39	7.42	0.00	0.0	0.00	62	2.080
    05062	Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw	120	22.50	2.62	0.00	0.0	0.00	45	0.563
    05063	Chicken, broilers or fryers, breast, meat only, cooked, fried	187	33.44	4.71	0.51	0.0	0.00	79	1.290
    05064	Chicken, broilers or fryers, breast, meat only, cooked, roasted	165	31.02	3.57	0.00	0.0	0.00	74	1.010
    05065	Chicken, broilers or fryers, breast, meat only, cooked, stewed	151	28.98	3.03	0.00	0.0	0.00	63	0.850
    05066	Chicken, broilers or fryers, drumstick, meat and skin, raw	161	18.08	9.20	0.11	0.0	0.00	106	2.459
    05067	Chicken, broilers or fryers, drumstick, meat and skin, cooked, fried, batter	268	21.95	15.75	8.28	0.3		269	4.140
    05068	Chicken, broilers or fryers, drumstick, meat and skin, cooked, fried, flour	245	26.96	13.72	1.63	0.1		89	3.660
    05069	Chicken, broilers or fryers, drumstick, meat and skin, cooked, roasted	191	23.35	10.15	0.00	0.0	0.00	123	2.740
    05070	Chicken, broilers or fryers, drumstick, meat and skin, cooked, stewed	204	25.32	10.64	0.00	0.0	0.00	76	2.910
    05071	Chicken, broilers or fryers, dark meat, drumstick, meat only, raw	116	19.41	3.71	0.00	0.0	0.00	114	0.949
    05072	Chicken, broilers or fryers, drumstick, meat only, cooked, fried	195	28.62	8.08	0.00	0.0		96	2.130
    05073	Chicken, broilers or fryers, dark meat, drumstick, meat only, cooked, roasted	155	24.24	5.70	0.00	0.0	0.00	128	1.505
    05074	Chicken, broilers or fryers, drumstick, meat only, cooked, stewed	169	27.50	5.71	0.00	0.0	0.00	80	1.510
    05075	Chicken, broilers or fryers, leg, meat and skin, raw	214	16.37	15.95	0.17	0.0	0.00	84	4.366
    05076	Chicken, broilers or fryers, leg, meat and skin, cooked, fried, batter	273	21.77	16.17	8.72	0.3		279	4.280
    05077	Chicken, broilers or fryers, leg, meat and skin, cooked, fried, flour	254	26.84	14.43	2.50	0.1		88	3.900
    05078	Chicken, broilers or fryers, leg, meat and skin, cooked, roasted	184	24.03	8.99	0.00	0.0	0.00	98	2.446
    05079	Chicken, broilers or fryers, leg, meat and skin, cooked, stewed	220	24.17	12.92	0.00	0.0	0.00	73	3.570
    05080	Chicken, broilers or fryers, leg, meat only, raw	120	19.16	4.22	0.00	0.0	0.00	96	1.050
    05081	Chicken, broilers or fryers, leg, meat only, cooked, fried	208	28.38	9.32	0.65	0.0		96	2.490
    05082	Chicken, broilers or fryers, leg, meat only, cooked, roasted	174	24.22	7.80	0.00	0.0	0.00	99	2.108
    05083	Chicken, broilers or fryers, leg, meat only, cooked, stewed	185	26.26	8.06	0.00	0.0	0.00	78	2.200
    05084	Chicken, broilers or fryers, neck, meat and skin, raw	297	14.07	26.24	0.00	0.0		64	7.270
    05085	Chicken, broilers or fryers, neck, meat and skin, cooked, fried, batter	330	19.82	23.52	8.70			276	6.220
    05086	Chicken, broilers or fryers, neck, meat and skin, cooked, fried, flour	332	24.01	23.61	4.24			82	6.320
    05087	Chicken, broilers or fryers, neck, meat and skin, cooked simmered	247	19.61	18.10	0.00	0.0	0.00	52	5.000
    05088	Chicken, broilers or fryers, neck, meat only, raw	154	17.55	8.78	0.00	0.0		81	2.250
    05089	Chicken, broilers or fryers, neck, meat only, cooked, fried	229	26.87	11.88	1.77	0.0		99	3.000
    05090	Chicken, broilers or fryers, neck, meat only, cooked, simmered	179	24.56	8.18	0.00	0.0		64	2.100
    05091	Chicken, broilers or fryers, thigh, meat and skin, raw	221	16.52	16.61	0.25	0.0	0.00	81	4.524
    05092	Chicken, broilers or fryers, thigh, meat and skin, cooked, fried, batter	277	21.61	16.53	9.08	0.3		288	4.410
    05093	Chicken, broilers or fryers, thigh, meat and skin, cooked, fried, flour	262	26.75	14.98	3.18	0.1		88	4.090
    05094	Chicken, broilers or fryers, thigh, meat and skin, cooked, roasted	232	23.26	14.71	0.00	0.0	0.00	102	4.111
    05095	Chicken, broilers or fryers, thigh, meat and skin, cooked, stewed	232	23.26	14.74	0.00	0.0	0.00	71	4.110
    05096	Chicken, broilers or fryers, dark meat, thigh, meat only, raw	121	19.66	4.12	0.00	0.0	0.00	95	1.097
    05097	Chicken, broilers or fryers, thigh, meat only, cooked, fried	218	28.18	10.30	1.18	0.0		95	2.780
    05098	Chicken, broilers or fryers, thigh, meat only, cooked, roasted	179	24.76	8.15	0.00	0.0	0.00	106	2.311
    05099	Chicken, broilers or fryers, thigh, meat only, cooked, stewed	195	25.00	9.79	0.00	0.0	0.00	75	2.710
    05100	Chicken, broilers or fryers, wing, meat and skin, raw	191	17.52	12.85	0.00	0.0	0.00	84	4.060
    05101	Chicken, broilers or fryers, wing, meat and skin, cooked, fried, batter	324	19.87	21.81	10.94	0.3		320	5.830
    05102	Chicken, broilers or fryers, wing, meat and skin, cooked, fried, flour	321	26.11	22.16	2.39	0.1		77	6.060
    05103	Chicken, broilers or fryers, wing, meat and skin, cooked, roasted	254	23.79	16.87	0.00	0.0	0.00	98	4.976
    05104	Chicken, broilers or fryers, wing, meat and skin, cooked, stewed	249	22.78	16.82	0.00	0.0	0.00	67	4.710
    05105	Chicken, broilers or fryers, wing, meat only, raw	126	21.97	3.54	0.00	0.0	0.00	81	0.940
    05106	Chicken, broilers or fryers, wing, meat only, cooked, fried	211	30.15	9.15	0.00	0.0		91	2.500
    05107	Chicken, broilers or fryers, wing, meat only, cooked, roasted	203	30.46	8.13	0.00	0.0	0.00	92	2.260
    05108	Chicken, broilers or fryers, wing, meat only, cooked, stewed	181	27.18	7.18	0.00	0.0	0.00	73	2.000
    05109	Chicken, roasting, meat and skin and giblets and neck, raw	213	17.09	15.46	0.09	0.0		69	4.410
    05110	Chicken, roasting, meat and skin and giblets and neck, cooked, roasted	220	23.96	13.07	0.05	0.0		71	3.660
    05112	Chicken, roasting, meat and skin, cooked, roasted	223	23.97	13.39	0.00	0.0		73	3.740
    05113	Chicken, roasting, meat only, raw	111	20.33	2.70	0.00	0.0	0.00	75	0.670
    05114	Chicken, roasting, meat only, cooked, roasted	167	25.01	6.63	0.00	0.0		75	1.810
    05115	Chicken, roasting, giblets, raw	127	18.14	5.04	1.14	0.0		77	1.540
    05116	Chicken, roasting, giblets, cooked, simmered	165	26.77	5.22	0.86	0.0		60	1.640
    05117	Chicken, roasting, light meat, meat only, raw	109	22.20	1.63	0.00	0.0	0.00	51	0.370
    05118	Chicken, roasting, light meat, meat only, cooked, roasted	153	27.13	4.07	0.00	0.0	0.00	51	1.080
    05119	Chicken, roasting, dark meat, meat only, raw	113	18.74	3.61	0.00	0.0	0.00	95	0.930
    05120	Chicken, roasting, dark meat, meat only, cooked, roasted	178	23.25	8.75	0.00	0.0		95	2.430
    05121	Chicken, stewing, meat and skin, and giblets and neck, raw	251	17.48	19.52	0.19	0.0		71	5.480
    05122	Chicken, stewing, meat and skin, and giblets and neck, cooked, stewed	214	24.88	11.91	0.00	0.0	0.00	67	3.324
    05123	Chicken, stewing, meat and skin, raw	258	17.55	20.33	0.00	0.0	0.00	71	5.710
    05124	Chicken, stewing, meat and skin, cooked, stewed	285	26.88	18.87	0.00	0.0		73	5.110
    05125	Chicken, stewing, meat only, raw	148	21.26	6.32	0.00	0.0	0.00	79	1.570
    05126	Chicken, stewing, meat only, cooked, stewed	237	30.42	11.89	0.00	0.0	0.00	78	3.100
    05127	Chicken, stewing, giblets, raw	168	17.89	9.21	2.13	0.0		77	2.630
    05128	Chicken, stewing, giblets, cooked, simmered	194	25.73	9.30	0.11	0.0		56	2.660
    05129	Chicken, stewing, light meat, meat only, raw	137	23.10	4.21	0.00	0.0	0.00	53	0.970
    05130	Chicken, stewing, light meat, meat only, cooked, stewed	213	33.04	7.98	0.00	0.0		58	1.980
    05131	Chicken, stewing, dark meat, meat only, raw	157	19.70	8.12	0.00	0.0	0.00	101	2.080
    05132	Chicken, stewing, dark meat, meat only, cooked, stewed	258	28.14	15.28	0.00	0.0		95	4.070
    05133	Chicken, capons, meat and skin and giblets and neck, raw	232	18.51	16.90	0.08	0.0		47	4.890
    05134	Chicken, capons, meat and skin and giblets and neck, cooked, roasted	226	28.35	11.67	0.04	0.0		50	3.280
    05135	Chicken, capons, meat and skin, raw	234	18.77	17.07	0.00	0.0	0.00	45	4.950
    05136	Chicken, capons, meat and skin, cooked, roasted	229	28.96	11.65	0.00	0.0		49	3.260
    05137	Chicken, capons, giblets, raw	130	18.28	5.18	1.42	0.0		77	1.640
    05138	Chicken, capons, giblets, cooked, simmered	164	26.39	5.40	0.76	0.0		55	1.770
    05139	Duck, domesticated, meat and skin, raw	404	11.49	39.34	0.00	0.0	0.00	63	13.220
    05140	Duck, domesticated, meat and skin, cooked, roasted	337	18.99	28.35	0.00	0.0	0.00	59	9.670
    05141	Duck, domesticated, meat only, raw	135	18.28	5.95	0.94	0.0	0.00	74	2.320
    05142	Duck, domesticated, meat only, cooked, roasted	201	23.48	11.20	0.00	0.0	0.00	65	3.951
    05143	Duck, domesticated, liver, raw	136	18.74	4.64	3.53	0.0		140	1.440
    05144	Duck, wild, meat and skin, raw	211	17.42	15.20	0.00	0.0		56	5.040
    05145	Duck, wild, breast, meat only, raw	123	19.85	4.25	0.00	0.0		57	1.320
    05146	Goose, domesticated, meat and skin, raw	371	15.86	33.62	0.00	0.0		73	9.780
    05147	Goose, domesticated, meat and skin, cooked, roasted	305	25.16	21.92	0.00	0.0	0.00	70	6.870
    05148	Goose, domesticated, meat only, raw	161	22.75	7.13	0.00	0.0		87	2.790
    05149	Goose, domesticated, meat only, cooked, roasted	238	28.97	12.67	0.00	0.0		76	4.560
    05150	Goose, liver, raw	133	16.37	4.28	6.32	0.0		140	1.590
    05151	Guinea hen, meat and skin, raw	158	23.40	6.45	0.00	0.0		67	1.770
    05152	Guinea hen, meat only, raw	110	20.64	2.47	0.00	0.0		69	0.640
    05153	Pheasant, raw, meat and skin	181	22.70	9.29	0.00	0.0		40	2.700
    05154	Pheasant, raw, meat only	133	23.57	3.64	0.00	0.0		37	1.240
    05155	Pheasant, breast, meat only, raw	133	24.37	3.25	0.00	0.0		33	1.100
    05156	Pheasant, leg, meat only, raw	134	22.20	4.30	0.00	0.0		45	1.460
    05157	Quail, meat and skin, raw	192	19.63	12.05	0.00	0.0		53	3.380
    05158	Quail, meat only, raw	134	21.76	4.53	0.00	0.0		51	1.320
    05159	Quail, breast, meat only, raw	123	22.59	2.99	0.00	0.0		55	0.870
    05160	Squab, (pigeon), meat and skin, raw	294	18.47	23.80	0.00	0.0		54	8.430
    05161	Squab, (pigeon), meat only, raw	142	17.50	7.50	0.00	0.0		51	1.960
    05162	Squab, (pigeon), light meat without skin, raw	134	21.76	4.52	0.00	0.0		55	1.180
    05165	Turkey, whole, meat and skin, raw	143	21.64	5.64	0.00	0.0	0.06	112	1.461
    05166	Turkey, whole, meat and skin, cooked, roasted	189	28.55	7.39	0.06	0.0	0.00	103	2.155
    05167	Turkey, whole, meat only, raw	112	22.64	1.93	0.00	0.0	0.07	118	0.459
    05168	Turkey, whole, meat only, cooked, roasted	159	29.06	3.84	0.00	0.0	0.00	101	1.132
    05169	Turkey, skin from whole, (light and dark), raw	407	12.96	38.93	0.00	0.0	0.00	62	10.430
    05170	Turkey, skin from whole (light and dark), roasted	459	23.94	39.31	0.57	0.0	0.00	116	11.356
    05171	Turkey, whole, giblets, raw	124	18.18	5.09	0.07	0.0	0.00	136	1.452
    05172	Turkey, whole, giblets, cooked, simmered	173	26.44	6.61	0.00	0.0	0.00	117	1.725
    05173	Turkey, gizzard, all classes, raw	111	18.80	3.37	0.00	0.0	0.00	147	0.929
    05174	Turkey, gizzard, all classes, cooked, simmered	155	26.45	4.64	0.00	0.0	0.00	127	1.059
    05175	Turkey, heart, all classes, raw	140	16.70	7.44	0.40	0.0	0.00	129	1.923
    05176	Turkey, heart, all classes, cooked, simmered	174	24.88	7.52	0.00	0.0	0.00	140	1.898
    05177	Turkey, liver, all classes, raw	128	18.26	5.50	0.00	0.0	0.00	131	1.664
    05178	Turkey, liver, all classes, cooked, simmered	189	27.00	8.18	0.00	0.0	0.00	98	2.304
    05179	Turkey from whole, neck, meat only, raw	125	16.51	6.04	0.00	0.0	0.00	233	1.647
    05180	Turkey from whole, neck, meat only, cooked, simmered	162	22.48	7.36	0.00	0.0	0.00	246	2.216
    05181	Turkey from whole, light meat, meat and skin, raw	161	21.96	7.43	0.00	0.0	0.04	105	1.899
    05182	Turkey from whole, light meat, meat and skin, cooked, roasted	177	29.55	5.57	0.05	0.0	0.00	101	1.603
    05183	Turkey, dark meat, meat and skin, raw	161	19.81	8.97	0.00	0.0	0.08	113	2.413
    05184	Turkey, dark meat from whole, meat and skin, cooked, roasted	206	27.27	9.95	0.07	0.0	0.00	105	2.930
    05185	Turkey from whole, light meat, raw	114	23.66	1.48	0.00	0.0	0.05	113	0.289
    05186	Turkey, all classes, light meat, cooked, roasted	147	30.13	2.08	0.00	0.0	0.00	99	0.593
    05187	Turkey from whole, dark meat, meat only, raw	108	21.28	2.50	0.00	0.0	0.10	124	0.683
    05188	Turkey, from whole, dark meat, cooked, roasted	173	27.71	6.04	0.00	0.0	0.00	104	1.807
    05190	Turkey, all classes, back, meat and skin, cooked, roasted	244	26.59	14.38	0.16	0.0	0.00	73	4.180
    05191	Turkey, all classes, breast, meat and skin, raw	157	21.89	7.02	0.00	0.0		59	1.910
    05192	Turkey, all classes, breast, meat and skin, cooked, roasted	189	28.71	7.41	0.00	0.0		63	2.100
    05193	Turkey, all classes, leg, meat and skin, raw	144	19.54	6.72	0.00	0.0		74	2.060
    05194	Turkey, all classes, leg, meat and skin, cooked, roasted	208	27.87	9.82	0.00	0.0	0.00	77	3.060
    05195	Turkey, all classes, wing, meat and skin, raw	197	20.22	12.32	0.00	0.0		55	3.280
    05196	Turkey, all classes, wing, meat and skin, cooked, roasted	229	27.38	12.43	0.00	0.0	0.00	61	3.390
    05200	Turkey, fryer-roasters, meat and skin, cooked, roasted	172	28.26	5.72	0.00	0.0	0.00	66	1.650
    05215	Turkey, back from whole bird, meat only, raw	113	21.28	2.50	0.00	0.0	0.10	124	
    05216	Turkey, back, from whole bird, meat only, roasted	173	27.71	6.04	0.00	0.0	0.00	104	1.807
    05219	Turkey, breast, from whole bird, meat only, raw	114	23.66	1.48	0.00	0.0	0.05	113	0.289
    05220	Turkey, breast, from whole bird, meat only, roasted	147	30.13	2.08	0.00	0.0	0.00	99	0.593
    05227	Turkey, wing, from whole bird, meat only, raw	114	23.66	1.48	0.00	0.0	0.05	113	0.289
    05228	Turkey, wing, from whole bird, meat only, roasted	147	30.13	2.08	0.00	0.0	0.00	99	0.593
    05236	Turkey, young hen, skin only, cooked, roasted	482	19.03	44.45	0.00	0.0		44	11.590
    05277	Chicken, canned, meat only, with broth	165	21.77	7.95	0.00	0.0	0.00	503	2.200
    05282	Pate de foie gras, canned (goose liver pate), smoked	462	11.40	43.84	4.67	0.0		697	14.450
    05284	Turkey, canned, meat only, with broth	169	23.68	6.86	1.47	0.0	0.00	518	2.000
    05285	Turkey, diced, light and dark meat, seasoned	138	18.70	6.00	1.00	0.0		850	1.750
    05286	Turkey and gravy, frozen	67	5.88	2.63	4.61	0.0		554	0.850
    05293	Turkey breast, pre-basted, meat and skin, cooked, roasted	126	22.16	3.46	0.00	0.0		397	0.980
    05294	Turkey thigh, pre-basted, meat and skin, cooked, roasted	157	18.80	8.54	0.00	0.0		437	2.650
    05295	Turkey roast, boneless, frozen, seasoned, light and dark meat, raw	120	17.60	2.20	6.40	0.0		678	0.730
    05300	Turkey sticks, breaded, battered, fried	279	14.20	16.90	17.00			838	4.380
    05301	Poultry, mechanically deboned, from backs and necks with skin, raw	272	11.39	24.73	0.00	0.0		40	7.450
    05302	Poultry, mechanically deboned, from backs and necks without skin, raw	199	13.79	15.48	0.00	0.0		51	4.710
    05303	Poultry, mechanically deboned, from mature hens, raw	243	14.72	19.98	0.00	0.0		40	4.730
    05304	Turkey, mechanically deboned, from turkey frames, raw	201	13.29	15.96	0.00	0.0		48	5.310
    05305	Ground turkey, raw	148	19.66	7.66	0.00	0.0	0.00	58	2.024
    05306	Ground turkey, cooked	203	27.37	10.40	0.00	0.0	0.00	78	2.669
    05307	Chicken, cornish game hens, meat and skin, raw	200	17.15	14.02	0.00	0.0	0.00	61	3.890
    05308	Chicken, cornish game hens, meat and skin, cooked, roasted	259	22.27	18.21	0.00	0.0	0.00	64	5.050
    05309	Chicken, cornish game hens, meat only, raw	116	20.04	3.33	0.00	0.0	0.00	68	0.850
    05310	Chicken, cornish game hens, meat only, cooked, roasted	134	23.30	3.87	0.00	0.0	0.00	63	0.990
    05311	Chicken, canned, no broth	185	25.30	8.10	0.90	0.0	0.00	482	2.250
    05312	Chicken, wing, frozen, glazed, barbecue flavored	211	19.67	12.67	3.34	0.6	2.04	615	3.321
    05313	Chicken, wing, frozen, glazed, barbecue flavored, heated (microwave)	248	25.34	13.90	3.84	0.9	2.10	837	3.655
    05314	Chicken, broilers or fryers, breast, skinless, boneless, meat only, with added solution, raw	108	20.32	3.00	0.00	0.0	0.00	173	0.545
    05315	Duck, young duckling, domesticated, White Pekin, breast, meat and skin, boneless, cooked, roasted	202	24.50	10.85	0.00			84	2.922
    05316	Duck, young duckling, domesticated, White Pekin, breast, meat only, boneless, cooked without skin, broiled	140	27.60	2.50	0.00			105	0.578
    05317	Duck, young duckling, domesticated, White Pekin, leg, meat and skin, bone in, cooked, roasted	217	26.75	11.40	0.00			110	2.975
    05318	Duck, young duckling, domesticated, White Pekin, leg, meat only, bone in, cooked without skin, braised	178	29.10	5.96	0.00			108	1.339
    05319	Chicken, broiler, rotisserie, BBQ, drumstick, meat only	172	27.71	6.76	0.00	0.0	0.00	403	1.573
    05320	Chicken, wing, frozen, glazed, barbecue flavored, heated (conventional oven)	242	22.24	14.87	3.36	0.5	1.94	559	3.966
    05323	Chicken patty, frozen, uncooked	292	14.33	20.04	13.61	1.2	0.00	518	4.013
    05324	Chicken patty, frozen, cooked	287	14.85	19.58	12.84	0.3	0.00	532	3.662
    05326	Chicken breast tenders, breaded, cooked, microwaved	252	16.35	12.89	17.56	0.0	0.00	446	3.200
    05332	Chicken, ground, raw	143	17.44	8.10	0.04	0.0	0.00	60	2.301
    05333	Chicken, ground, crumbles, cooked, pan-browned	189	23.28	10.92	0.00	0.0	0.00	75	3.110
    05334	Chicken, broiler, rotisserie, BBQ, thigh, meat only	193	24.09	10.74	0.00	0.0	0.00	335	2.777
    05335	Chicken, feet, boiled	215	19.40	14.60	0.20	0.0	0.00	67	3.920
    05336	USDA Commodity Chicken, canned, meat only, drained	162	27.52	5.72	0.00	0.0	0.00	271	1.572
    05337	USDA Commodity, Chicken, canned, meat only, with water	129	22.02	4.58	0.00	0.0	0.00	251	1.258
    05338	USDA Commodity, Chicken, canned, meat only, with broth	133	22.41	4.69	0.23	0.0	0.03	256	1.293
    05339	Chicken, broiler, rotisserie, BBQ, wing, meat only	184	28.34	7.79	0.03	0.0	0.53	725	2.134
    05341	Chicken, broilers or fryers, back, meat only, cooked, rotisserie, original seasoning	205	25.34	11.54	0.00	0.0	0.00	661	3.007
    05342	Chicken, broilers or fryers, breast, meat only, cooked, rotisserie, original seasoning	148	29.07	3.49	0.00	0.0	0.00	341	0.843
    05343	Chicken, broilers or fryers, drumstick, meat only, cooked, rotisserie, original seasoning	176	28.74	6.81	0.00	0.0	0.00	417	1.594
    05344	Chicken, broilers or fryers, skin only, cooked, rotisserie, original seasoning	406	17.66	37.24	0.00	0.0	0.11	381	9.994
    05345	Chicken, broilers or fryers, thigh, meat only, cooked, rotisserie, original seasoning	196	24.06	11.09	0.00	0.0	0.00	337	2.866
    05346	Chicken, broilers or fryers, wing, meat only, cooked, rotisserie, original seasoning	197	27.69	9.53	0.00	0.0	0.00	725	2.223
    05347	Chicken, broilers or fryers, back, meat and skin, cooked, rotisserie, original seasoning	260	23.23	18.59	0.00	0.0	0.03	584	4.924
    05348	Chicken, broilers or fryers, breast, meat and skin, cooked, rotisserie, original seasoning	184	27.48	8.18	0.00	0.0	0.02	347	2.114
    05349	Chicken, broilers or fryers, drumstick, meat and skin, cooked, rotisserie, original seasoning	215	26.86	11.98	0.00	0.0	0.02	411	3.020
    05351	Chicken, broilers or fryers, thigh, meat and skin, cooked, rotisserie, original seasoning	233	22.93	15.70	0.00	0.0	0.02	345	4.123
    05352	Chicken, broilers or fryers, wing, meat and skin, cooked, rotisserie, original seasoning	266	24.34	18.77	0.00	0.0	0.04	610	4.814
    05353	USDA Commodity, chicken fajita strips, frozen	135	18.56	5.73	2.23	0.0	0.00	799	1.596
    05354	USDA Commodity, turkey taco meat, frozen, cooked	148	16.80	7.58	3.03	0.0	0.00	632	1.765
    05356	Chicken, broiler, rotisserie, BBQ, skin	378	15.19	35.15	0.32	0.0	0.70	335	9.333
    05357	Chicken, broiler, rotisserie, BBQ, back meat and skin	251	20.29	18.86	0.08	0.0	0.40	509	4.953
    05358	Chicken, broiler, rotisserie, BBQ, breast meat and skin	175	26.37	7.67	0.04	0.0	0.09	329	1.958
    05359	Chicken, broiler, rotisserie, BBQ, drumstick meat and skin	206	25.65	11.46	0.05	0.0	0.12	392	2.855
    05361	Chicken, broiler, rotisserie, BBQ, thigh meat and skin	226	22.51	15.08	0.06	0.0	0.12	335	3.927
    05362	Chicken, broiler, rotisserie, BBQ, wing meat and skin	257	23.42	18.04	0.14	0.0	0.60	579	4.627
    05600	USDA Commodity, turkey ham, dark meat, smoked, frozen	118	16.30	4.00	3.10	0.0	1.20	909	1.200
    05621	Emu, ground, raw	134	22.77	4.03	0.00	0.0	0.00	56	1.022
    05622	Emu, ground, cooked, pan-broiled	163	28.43	4.65	0.00	0.0	0.00	65	1.242
    05623	Emu, fan fillet, raw	103	22.50	0.80	0.00	0.0	0.00	120	0.201
    05624	Emu, fan fillet, cooked, broiled	154	31.27	2.30	0.00	0.0	0.00	53	0.583
    05625	Emu, flat fillet, raw	102	22.25	0.74	0.00	0.0	0.00	150	0.187
    05626	Emu, full rump, raw	112	22.83	1.64	0.00	0.0	0.00	90	0.448
    05627	Emu, full rump, cooked, broiled	168	33.67	2.68	0.00	0.0	0.00	110	0.870
    05628	Emu, inside drum, raw	108	22.22	1.49	0.00	0.0	0.00	102	0.386
    05629	Emu, inside drums, cooked, broiled	156	32.38	2.01	0.00	0.0	0.00	118	0.654
    05630	Emu, outside drum, raw	103	23.08	0.48	0.00	0.0	0.00	100	0.122
    05631	Emu, oyster, raw	141	22.81	4.86	0.00	0.0	0.00	150	1.231
    05632	Emu, top loin, cooked, broiled	152	29.07	3.13	0.00	0.0	0.00	58	0.794
    05641	Ostrich, ground, raw	165	20.22	8.70	0.00	0.0	0.00	72	2.177
    05642	Ostrich, ground, cooked, pan-broiled	175	26.15	7.07	0.00	0.0	0.00	80	1.793
    05643	Ostrich, fan, raw	117	21.81	2.65	0.00	0.0	0.00	75	0.950
    05644	Ostrich, inside leg, raw	111	22.39	1.72	0.00	0.0	0.00	72	0.600
    05645	Ostrich, inside leg, cooked	141	29.01	1.94	0.00	0.0	0.00	83	0.700
    05646	Ostrich, inside strip, raw	127	23.69	2.87	0.00	0.0	0.00	76	0.923
    05647	Ostrich, inside strip, cooked	164	29.37	4.26	0.00	0.0	0.00	73	1.710
    05648	Ostrich, outside leg, raw	115	22.86	1.96	0.00	0.0	0.00	90	0.610
    05649	Ostrich, outside strip, raw	120	23.36	2.21	0.00	0.0	0.00	70	0.771
    05650	Ostrich, outside strip, cooked	156	28.55	3.83	0.00	0.0	0.00	72	1.430
    05651	Ostrich, oyster, raw	125	21.55	3.67	0.00	0.0	0.00	83	1.220
    05652	Ostrich, oyster, cooked	159	28.81	3.97	0.00	0.0	0.00	81	1.690
    05653	Ostrich, round, raw	116	21.99	2.40	0.00	0.0	0.00	72	0.810
    05654	Ostrich, tenderloin, raw	123	22.07	3.19	0.00	0.0	0.00	86	1.170
    05655	Ostrich, tip trimmed, raw	114	21.85	2.30	0.00	0.0	0.00	67	0.860
    05656	Ostrich, tip trimmed, cooked	145	28.49	2.57	0.00	0.0	0.00	80	1.000
    05657	Ostrich, top loin, raw	119	21.67	2.95	0.00	0.0	0.00	81	1.200
    05658	Ostrich, top loin, cooked	155	28.12	3.87	0.00	0.0	0.00	77	1.320
    05661	Chicken, liver, all classes, cooked, pan-fried	172	25.78	6.43	1.11	0.0	0.00	92	2.033
    05662	Ground turkey, fat free, raw	112	23.57	1.95	0.00	0.0	0.00	51	0.487
    05663	Ground turkey, fat free, pan-broiled crumbles	151	31.69	2.71	0.00	0.0	0.00	61	0.717
    05664	Ground turkey, fat free, patties, broiled	138	28.99	2.48	0.00	0.0	0.00	59	0.673
    05665	Ground turkey, 93% lean, 7% fat, raw	150	18.73	8.34	0.00	0.0	0.00	69	2.170
    05666	Ground turkey, 93% lean, 7% fat, pan-broiled crumbles	213	27.10	11.60	0.00	0.0	0.00	90	2.966
    05667	Ground turkey, 93% lean, 7% fat, patties, broiled	207	25.86	11.45	0.00	0.0	0.00	91	2.958
    05668	Ground turkey, 85% lean, 15% fat, raw	180	16.90	12.54	0.00	0.0	0.00	54	3.414
    05669	Ground turkey, 85% lean, 15% fat, pan-broiled crumbles	258	25.11	17.45	0.00	0.0	0.00	85	4.572
    05670	Ground turkey, 85% lean, 15% fat, patties, broiled	249	25.88	16.20	0.00	0.0	0.00	81	4.127
    05671	Chicken, broilers or fryers, dark meat, drumstick, meat only, cooked, braised	149	23.93	5.95	0.00	0.0	0.00	117	1.601
    05672	Chicken, broilers or fryers, dark meat, thigh, meat only, cooked, braised	176	24.55	8.63	0.00	0.0	0.00	77	2.346
    05673	Chicken, skin (drumsticks and thighs), cooked, braised	443	14.61	42.76	0.00	0.0	0.00	75	11.914
    05674	Chicken, skin (drumsticks and thighs), raw	440	9.58	44.23	0.79	0.0	0.00	51	12.102
    05675	Chicken, skin (drumsticks and thighs), cooked, roasted	462	16.57	43.99	0.00	0.0	0.00	85	12.146
    05676	Chicken, broilers or fryers, dark meat, drumstick, meat and skin, cooked, braised	187	22.72	10.73	0.00	0.0	0.00	111	2.939
    05677	Chicken, broilers or fryers, dark meat, thigh, meat and skin, cooked, braised	229	22.57	15.43	0.00	0.0	0.00	76	4.253
    05678	Chicken, dark meat, drumstick, meat only, with added solution, raw	106	19.19	3.26	0.00	0.0	0.00	152	0.954
    05679	Chicken, dark meat, drumstick, meat only, with added solution, cooked, roasted	146	25.34	5.00	0.00	0.0	0.00	190	1.438
    05680	Chicken, dark meat, drumstick, meat only, with added solution, cooked, braised	149	22.99	6.33	0.00	0.0	0.00	169	1.730
    05681	Chicken, dark meat, thigh, meat only, with added solution, cooked, braised	164	23.00	7.96	0.00	0.0	0.00	197	2.040
    05682	Chicken, dark meat, thigh, meat only, with added solution, raw	110	19.11	3.69	0.00	0.0	0.00	156	0.899
    05683	Chicken, dark meat, thigh, meat only, with added solution, cooked, roasted	164	24.23	7.50	0.00	0.0	0.00	177	2.405
    05684	Chicken, skin (drumsticks and thighs), with added solution, cooked, braised	403	12.26	38.94	1.00	0.0	0.00	139	10.605
    05685	Chicken, skin (drumsticks and thighs), with added solution, raw	386	11.11	37.90	0.01	0.0	0.00	139	10.565
    05686	Chicken, skin (drumsticks and thighs), with added solution, cooked, roasted	421	20.31	37.60	0.44	0.0	0.00	162	11.376
    05687	Chicken, dark meat, drumstick, meat and skin, with added solution, cooked, braised	183	21.55	10.71	0.13	0.0	0.00	165	2.923
    05688	Chicken, dark meat, drumstick, meat and skin, with added solution, raw	146	18.03	8.24	0.00	0.0	0.00	150	2.334
    05689	Chicken, dark meat, drumstick, meat and skin, with added solution, cooked, roasted	180	24.72	9.00	0.05	0.0	0.00	186	2.656
    05690	Chicken, dark meat, thigh, meat and skin, with added solution, cooked, braised	215	20.70	14.62	0.21	0.0	0.00	185	3.881
    05691	Chicken, dark meat, thigh, meat and skin, with added solution, raw	197	16.56	14.58	0.00	0.0	0.00	151	3.975
    05692	Chicken, dark meat, thigh, meat and skin, with added solution, cooked, roasted	214	23.47	13.34	0.09	0.0	0.00	174	4.145
    05693	Chicken, broiler, rotisserie, BBQ, back meat only	212	21.85	13.87	0.00	0.0	0.31	563	3.613
    05694	Turkey, dark meat from whole, meat only, with added solution, raw	114	19.27	4.12	0.00	0.0	0.10	167	1.124
    05695	Turkey, dark meat, meat only, with added solution, cooked, roasted	158	26.10	6.00	0.00	0.0	0.00	201	1.807
    05696	Turkey from whole, light meat, meat only, with added solution, raw	101	21.54	1.66	0.00	0.0	0.05	206	0.289
    05697	Turkey from whole, light meat, meat only, with added solution, cooked, roasted	127	26.97	2.08	0.00	0.0	0.00	238	0.593
    05698	Turkey, skin from whole (light and dark), with added solution, raw	381	12.29	36.80	0.21	0.0	0.10	138	10.430
    05699	Turkey, skin from whole, (light and dark), with added solution, roasted	451	22.15	40.31	0.00	0.0	0.00	234	11.356
    05700	Turkey, dark meat from whole, meat and skin, with added solution, raw	169	17.84	10.83	0.04	0.0	0.10	161	3.033
    05701	Turkey, dark meat from whole, meat and skin, with added solution, cooked, roasted	199	25.55	10.81	0.00	0.0	0.00	206	3.145
    05702	Turkey from whole, light meat, meat and skin, with added solution, raw	147	20.02	7.42	0.04	0.0	0.06	195	1.950
    05703	Turkey from whole, light meat, meat and skin, with added solution, cooked, roasted	157	26.52	5.64	0.00	0.0	0.00	237	1.593
    05704	Turkey, whole, meat only, with added solution, raw	105	20.87	2.39	0.00	0.0	0.06	194	0.535
    05705	Turkey, whole, meat only, with added solution, roasted	140	26.61	3.70	0.00	0.0	0.00	223	1.093
    05706	Turkey, whole, meat and skin, with added solution, raw	158	19.03	9.10	0.04	0.0	0.08	180	2.478
    05707	Turkey, whole, meat and skin, with added solution, roasted	176	26.09	8.01	0.00	0.0	0.00	224	2.301
    05708	Turkey, retail parts, breast, meat only, with added solution, raw	111	21.99	2.53	0.00	0.0	0.00	124	0.763
    05709	Turkey, retail parts, breast, meat only, with added solution, cooked, roasted	130	27.94	2.08	0.00	0.0	0.00	184	0.428
    05710	Turkey, retail parts, breast, meat only, raw	114	23.34	2.33	0.00	0.0	0.00	74	0.344
    05711	Turkey, retail parts, breast, meat only, cooked, roasted	136	29.51	1.97	0.00	0.0	0.00	114	0.845
    05712	Turkey, retail parts, wing, meat only, raw	112	22.48	2.49	0.00	0.0	0.00	69	0.458
    05713	Turkey, retail parts, wing, meat only, cooked, roasted	170	30.17	5.51	0.00	0.0	0.00	103	1.357
    05714	Turkey, skin, from retail parts, from dark meat, raw	380	14.35	35.83	0.00	0.0	0.00	78	10.216
    05715	Turkey, skin, from retail parts, from dark meat, cooked, roasted	414	24.58	35.03	0.00	0.0	0.00	106	10.184
    05716	Turkey, retail parts, drumstick, meat only, raw	118	20.52	3.97	0.00	0.0	0.00	87	1.073
    05717	Turkey, retail parts, thigh, meat only, raw	116	20.60	3.69	0.00	0.0	0.00	75	0.782
    05718	Turkey, breast, from whole bird, meat only, with added solution, roasted	127	26.97	2.08	0.00	0.0	0.00	238	0.593
    05719	Turkey, back, from whole bird, meat only, with added solution, raw	114	19.27	4.12	0.00	0.0	0.10	167	1.124
    05720	Turkey, back, from whole bird, meat only, with added solution, roasted	127	26.97	2.08	0.00	0.0	0.00	238	0.593
    05721	Turkey, breast, from whole bird, meat only, with added solution, raw	101	21.54	1.66	0.00	0.0	0.05	206	0.289
    05722	Turkey, retail parts, thigh, meat only, cooked, roasted	159	25.14	6.25	0.46	0.0	0.00	104	2.229
    05723	Turkey, retail parts, drumstick, meat only, cooked, roasted	173	28.61	6.52	0.00	0.0	0.00	112	1.744
    05724	Turkey, drumstick, from whole bird, meat only, with added solution, raw	114	19.27	4.12	0.00	0.0	0.10	167	1.124
    05725	Turkey, drumstick, from whole bird, meat only, with added solution, roasted	158	26.10	6.00	0.00	0.0	0.00	201	1.807
    05726	Turkey, thigh, from whole bird, meat only, with added solution, raw	114	19.27	4.12	0.00	0.0	0.10	167	1.124
    05727	Turkey, retail parts, breast, meat and skin, with added solution, raw	144	20.79	6.75	0.03	0.0	0.01	126	1.497
    05728	Turkey, thigh, from whole bird, meat only, with added solution, roasted	158	26.10	6.00	0.00	0.0	0.00	201	1.807
    05729	Turkey, wing, from whole bird, meat only, with added solution, raw	101	21.54	1.66	0.00	0.0	0.05	206	0.289
    05730	Turkey, wing, from whole bird, meat only, with added solution, roasted	127	26.97	2.08	0.00	0.0	0.00	238	0.593
    05732	Turkey, retail parts, breast, meat and skin, raw	155	21.88	7.45	0.00	0.0	0.00	72	1.756
    05733	Turkey, retail parts, breast, meat and skin, cooked, roasted	164	29.01	5.33	0.05	0.0	0.00	114	1.791
    05734	Turkey, retail parts, wing, meat and skin, raw	202	19.53	13.79	0.00	0.0	0.00	67	3.549
    05735	Turkey, retail parts, wing, meat and skin, cooked, roasted	235	28.74	13.29	0.13	0.0	0.00	106	3.656
    05736	Turkey, retail parts, drumstick, meat and skin, raw	141	19.96	6.84	0.00	0.0	0.00	86	1.896
    05737	Turkey, retail parts, drumstick, meat and skin, cooked, roasted	197	28.21	9.37	0.00	0.0	0.00	112	2.588
    05738	Turkey, drumstick, from whole bird, meat only, raw	108	23.66	1.48	0.00	0.0	0.05	113	0.289
    05739	Turkey, drumstick, from whole bird, meat only, roasted	139	30.13	2.08	0.00	0.0	0.00	99	0.593
    05740	Turkey, thigh, from whole bird, meat only, raw	108	21.28	2.50	0.00	0.0	0.10	124	0.683
    05741	Turkey, thigh, from whole bird, meat only, roasted	165	27.71	6.04	0.00	0.0	0.00	104	1.807
    05742	Turkey, retail parts, thigh, meat and skin, raw	161	19.54	9.16	0.00	0.0	0.00	75	2.386
    05743	Turkey, retail parts, thigh, meat and skin, cooked, roasted	183	23.95	9.50	0.41	0.0	0.00	101	3.108
    05744	Turkey, back, from whole bird, meat and skin, with added solution, raw	206	16.86	15.41	0.07	0.0	0.10	157	4.337
    05745	Turkey, back, from whole bird, meat and skin, with added solution, roasted	205	25.80	11.36	0.00	0.0	0.00	237	3.205
    05746	Chicken, broiler or fryers, breast, skinless, boneless, meat only, cooked, braised	157	32.06	3.24	0.00	0.0	0.00	47	1.010
    05747	Chicken, broiler or fryers, breast, skinless, boneless, meat only, cooked, grilled	151	30.54	3.17	0.00	0.0	0.00	52	0.992
    05748	Chicken, broiler or fryers, breast, skinless, boneless, meat only, with added solution, cooked, braised	145	28.24	3.61	0.00	0.0	0.00	172	1.193
    05749	Chicken, broiler or fryers, breast, skinless, boneless, meat only, with added solution, cooked, grilled	148	29.50	3.39	0.00	0.0	0.00	215	1.144
    06001	Soup, cream of asparagus, canned, condensed	69	1.82	3.26	8.52	0.4	0.72	669	0.820
    06002	Soup, black bean, canned, condensed	91	4.83	1.32	15.42	6.8	2.49	970	0.340
    06003	CAMPBELL'S Red and White, Beefy Mushroom Soup, condensed	40	2.38	1.59	4.76	0.0	0.79	706	0.397
    06004	Soup, bean with pork, canned, condensed	129	5.88	4.42	16.97	5.9	3.00	672	1.140
    06006	Soup, bean with frankfurters, canned, condensed	142	7.60	5.31	16.75	4.6		831	1.610
    06007	Soup, bean with ham, canned, chunky, ready-to-serve	95	5.19	3.50	11.16	4.6		400	1.370
    06008	Soup, beef broth or bouillon canned, ready-to-serve	7	1.14	0.22	0.04	0.0	0.00	372	0.110
    06009	Soup, beef noodle, canned, condensed	67	3.85	2.46	7.16	0.6	2.06	653	0.910
    06010	Soup, cream of celery, canned, condensed	72	1.32	4.46	7.03	0.6	1.35	516	1.120
    06011	Soup, cheese, canned, condensed	82	0.80	3.92	11.30	2.2	3.73	692	2.450
    06013	Soup, chicken broth, canned, condensed	31	4.42	1.04	0.75	0.0	0.35	621	0.310
    06014	CAMPBELL'S Red and White, Broccoli Cheese Soup, condensed	81	1.61	3.63	9.68	0.0	2.42	661	1.613
    06015	Soup, chicken, canned, chunky, ready-to-serve	71	5.06	2.64	6.88	0.6	0.87	354	0.790
    06016	Soup, cream of chicken, canned, condensed	90	2.38	5.77	7.16	0.0	0.54	702	1.697
    06017	Soup, chicken gumbo, canned, condensed	45	2.10	1.14	6.67	1.6	1.93	693	0.260
    06018	Soup, chunky chicken noodle, canned, ready-to-serve	39	3.09	1.16	4.00	0.8	0.38	306	0.627
    06019	Soup, chicken noodle, canned, condensed	52	2.59	1.94	6.03	0.3	0.54	677	0.542
    06022	Soup, chicken rice, canned, chunky, ready-to-serve	53	5.11	1.33	5.41	0.4	0.60	370	0.400
    06023	Soup, chicken with rice, canned, condensed	68	1.84	1.56	11.57	0.9	0.23	645	0.370
    06024	Soup, chicken and vegetable, canned, ready-to-serve	33	1.97	0.73	4.68	0.9	1.01	229	0.121
    06025	Soup, chicken vegetable, canned, condensed	61	2.94	2.32	7.01	0.7	1.26	706	0.690
    06026	Soup, chili beef, canned, condensed	117	5.09	2.53	18.86	2.5	5.09	788	1.242
    06027	Soup, clam chowder, manhattan style, canned, chunky, ready-to-serve	56	3.02	1.41	7.84	1.2	1.67	417	0.880
    06028	Soup, clam chowder, manhattan, canned, condensed	61	1.74	1.76	9.74	1.2	2.70	698	0.305
    06029	CAMPBELL'S, HEALTHY REQUEST, chicken with rice, condensed	56	1.59	1.19	7.19	0.8	0.79	325	0.397
    06030	Soup, clam chowder, new england, canned, condensed	72	3.17	2.06	10.32	0.7	0.38	516	0.959
    06032	Soup, beef broth bouillon and consomme, canned, condensed	13	2.52	0.00	0.84	0.0	0.00	694	0.000
    06037	Soup, lentil with ham, canned, ready-to-serve	56	3.74	1.12	8.16			532	0.450
    06038	CAMPBELL'S, Cheddar Cheese Soup, condensed	84	0.80	3.92	11.44	2.2	3.73	692	1.130
    06039	Soup, minestrone, canned, chunky, ready-to-serve	53	2.13	1.17	8.64	2.4	2.17	288	0.620
    06040	Soup, minestrone, canned, condensed	68	3.48	2.05	9.17	0.8	1.50	516	0.440
    06041	CAMPBELL'S Red and White, Chicken and Dumplings Soup, condensed	56	2.38	1.98	7.94	0.8	0.79	603	0.794
    06042	Soup, mushroom barley, canned, condensed	61	1.50	1.80	9.60			573	0.350
    06043	Soup, cream of mushroom, canned, condensed	79	1.35	5.30	6.80	0.7	0.40	691	0.964
    06044	Soup, mushroom with beef stock, canned, condensed	68	2.51	3.21	7.41	0.1	2.28	773	1.240
    06045	Soup, onion, canned, condensed	46	3.06	1.42	6.68	0.7	2.72	516	0.210
    06046	Soup, cream of onion, canned, condensed	88	2.20	4.20	10.40	0.4	3.64	637	1.170
    06047	CAMPBELL'S Red and White, Chicken and Stars Soup, condensed	56	2.38	1.59	8.73	0.8	0.79	381	0.397
    06048	Soup, oyster stew, canned, condensed	48	1.72	3.13	3.32	0.0		722	2.040
    06049	Soup, pea, green, canned, condensed	125	6.54	2.23	20.18	3.9	6.52	680	1.070
    06050	Soup, pea, split with ham, canned, chunky, ready-to-serve	77	4.62	1.66	11.17	1.7	1.91	301	0.660
    06051	Soup, pea, split with ham, canned, condensed	141	7.68	3.28	20.81	1.7		630	1.310
    06053	Soup, cream of potato, canned, condensed	74	1.51	1.88	12.79	1.3	1.44	604	0.970
    06054	CAMPBELL'S Red and White, Chicken Alphabet Soup, condensed	56	2.38	1.19	9.52	0.8	0.79	381	0.397
    06056	Soup, cream of shrimp, canned, condensed	72	2.22	4.14	6.53	0.2		685	2.580
    06057	CAMPBELL'S Red and White, Chicken Broth, condensed	16	0.81	0.81	0.81	0.0	0.81	621	0.000
    06058	CAMPBELL'S Red and White, Chicken Gumbo Soup, condensed	48	1.59	0.79	7.94	0.8	1.59	690	0.397
    06061	Soup, tomato beef with noodle, canned, condensed	112	3.55	3.42	16.87	1.2		731	1.270
    06062	CAMPBELL'S, Red and White, Chicken Noodle Soup, condensed	48	2.51	1.42	6.42	0.7	0.25	677	0.440
    06063	Soup, tomato rice, canned, condensed	93	1.64	2.12	17.08	1.3	5.90	635	0.400
    06064	Soup, turkey, chunky, canned, ready-to-serve	57	4.33	1.87	5.96			391	0.520
    06067	Soup, chunky vegetable, canned, ready-to-serve	39	1.14	0.36	7.90	1.1	1.56	267	0.045
    06068	Soup, vegetarian vegetable, canned, condensed	59	1.72	1.58	9.78	0.5	3.13	516	0.240
    06070	Soup, chunky beef, canned, ready-to-serve	66	3.97	1.11	10.08	0.6	0.67	338	0.554
    06071	Soup, vegetable beef, canned, condensed	63	4.45	1.51	8.11	1.6	0.89	706	0.680
    06072	Soup, vegetable with beef broth, canned, condensed	66	2.42	1.56	10.70	1.3	1.64	515	0.360
    06075	Soup, beef broth or bouillon, powder, dry	213	15.97	8.89	17.40	0.0	16.71	26000	4.320
    06076	Soup, beef broth, cubed, dry	170	17.30	4.00	16.10	0.0	14.51	24000	1.990
    06080	Soup, chicken broth or bouillon, dry	267	16.66	13.88	18.01	0.0	17.36	23875	3.430
    06081	Soup, chicken broth cubes, dry	198	14.60	4.70	23.50	0.0	0.00	24000	1.200
    06082	CAMPBELL'S Red and White, Chicken NOODLEO's Soup, condensed	71	2.38	1.98	11.90	0.8	1.59	381	0.794
    06084	CAMPBELL'S Red and White, Chicken Vegetable Soup, condensed	63	2.38	0.79	11.90	1.6	2.38	706	0.397
    06091	CAMPBELL'S Red and White, Beef Broth, condensed	12	2.42	0.00	0.81	0.0	0.81	694	0.000
    06094	Soup, onion, dry, mix	293	7.48	0.34	65.07	6.6	4.65	8031	0.089
    06097	CAMPBELL'S Red and White, Beef Consomme, condensed	16	3.23	0.00	0.81	0.0	0.81	653	0.000
    06101	Soup, cream of vegetable, dry, powder	446	8.00	24.10	52.10	3.0	17.51	4957	6.030
    06112	Sauce, teriyaki, ready-to-serve	89	5.93	0.02	15.56	0.1	14.10	3833	0.000
    06114	Gravy, au jus, canned	16	1.20	0.20	2.50	0.0		478	0.100
    06115	Gravy, au jus, dry	313	9.20	9.63	47.49			11588	2.026
    06116	Gravy, beef, canned, ready-to-serve	53	3.75	2.36	4.81	0.4	0.21	560	1.153
    06117	CAMPBELL'S Red and White, Bean with Bacon Soup, condensed	125	6.25	2.34	19.53	6.3	3.13	672	1.172
    06118	Gravy, brown, dry	367	10.74	9.61	59.38	2.0		4843	3.319
    06119	Gravy, chicken, canned or bottled, ready-to-serve	79	1.93	5.71	5.42	0.4	0.78	424	1.410
    06120	Gravy, chicken, dry	381	11.27	9.73	62.09			4152	2.920
    06121	Gravy, mushroom, canned	50	1.26	2.71	5.47	0.4		570	0.400
    06122	Gravy, mushroom, dry, powder	328	10.00	4.00	64.66	4.8	3.26	6580	2.360
    06123	Gravy, onion, dry, mix	322	9.00	3.00	67.64	6.0		4186	1.860
    06124	Gravy, pork, dry, powder	367	8.78	8.63	63.57	2.4	24.73	5356	4.290
    06125	Gravy, turkey, canned, ready-to-serve	51	2.60	2.10	5.10	0.4	0.21	577	0.620
    06126	Gravy, turkey, dry	367	10.42	7.19	65.12			4392	1.975
    06127	Gravy, unspecified type, dry	344	13.00	8.00	58.00			5730	2.860
    06128	Soup, chicken noodle, dry, mix	377	15.42	6.51	62.32	3.2	1.90	3643	1.947
    06142	Sauce, sofrito, prepared from recipe	237	12.80	18.20	5.46	1.7		1145	
    06143	USDA Commodity, spaghetti sauce, meatless, canned	48	1.20	0.90	8.70		4.70	590	0.162
    06145	CAMPBELL'S Red and White, Beef Noodle Soup, condensed	56	3.17	1.59	6.35	0.8	0.79	651	0.397
    06146	CAMPBELL'S Red and White, Beef with Vegetables and Barley Soup, condensed	71	3.97	1.19	11.90	2.4	1.59	706	0.794
    06147	Soup, beef mushroom, canned, condensed	61	4.60	2.40	5.20	0.2		709	1.200
    06149	Soup, chicken mushroom, canned, condensed	100	1.61	4.84	11.95	3.2	0.79	669	1.246
    06150	Sauce, barbecue	172	0.82	0.63	40.77	0.9	33.24	1027	0.045
    06151	Sauce, plum, ready-to-serve	184	0.89	1.04	42.81	0.7		538	0.153
    06152	Sauce, pizza, canned, ready-to-serve	54	2.18	1.15	8.67	2.0	1.75	185	0.460
    06158	Soup, tomato bisque, canned, condensed	96	1.76	1.95	18.47	0.8		698	0.420
    06159	Soup, tomato, canned, condensed	66	1.46	0.44	15.22	1.1	8.23	377	0.115
    06164	Sauce, salsa, ready-to-serve	29	1.54	0.17	6.72	1.8	3.94	705	0.030
    06165	Sauce, homemade, white, thin	105	3.77	6.73	7.40	0.1	4.78	328	2.152
    06166	Sauce, homemade, white, medium	147	3.84	10.63	9.17	0.2	4.38	354	2.854
    06167	Sauce, homemade, white, thick	186	3.99	13.83	11.61	0.3	3.98	373	3.416
    06168	Sauce, ready-to-serve, pepper or hot	11	0.51	0.37	1.75	0.3	1.26	2643	0.052
    06169	Sauce, ready-to-serve, pepper, TABASCO	12	1.29	0.76	0.80	0.6	0.13	633	0.106
    06170	Soup, stock, beef, home-prepared	13	1.97	0.09	1.20	0.0	0.54	198	0.035
    06172	Soup, stock, chicken, home-prepared	36	2.52	1.20	3.53	0.0	1.58	143	0.321
    06174	Soup, stock, fish, home-prepared	17	2.26	0.81	0.00	0.0	0.00	156	0.203
    06175	Sauce, hoisin, ready-to-serve	220	3.31	3.39	44.08	2.8	27.26	1615	0.568
    06176	Sauce, oyster, ready-to-serve	51	1.35	0.25	10.92	0.3	0.00	2733	0.043
    06177	Soup, minestrone, canned, reduced sodium, ready-to-serve	50	2.00	0.80	9.00	2.4	2.13	215	0.140
    06178	USDA Commodity, salsa	36	1.50	0.20	7.00	1.4		430	0.029
    06179	Sauce, fish, ready-to-serve	35	5.06	0.01	3.64	0.0	3.64	7851	0.003
    06180	Soup, shark fin, restaurant-prepared	46	3.20	2.00	3.80	0.0		501	0.501
    06182	Soup, cream of mushroom, canned, condensed, reduced sodium	52	1.21	1.69	8.10	0.6	2.13	383	0.530
    06183	Soup, chicken broth, less/reduced sodium, ready to serve	7	1.36	0.00	0.38	0.0	0.22	231	0.000
    06189	Sauce, teriyaki, ready-to-serve, reduced sodium	89	5.93	0.02	15.58	0.1	14.10	1778	0.000
    06190	Soup, bean & ham, canned, reduced sodium, prepared with water or ready-to-serve	74	4.19	1.03	13.66	4.0	3.17	187	0.252
    06192	Split pea soup, canned, reduced sodium, prepared with water or ready-to serve	71	3.85	0.92	11.83	1.9	5.06	166	0.300
    06193	Split pea with ham soup, canned, reduced sodium, prepared with water or ready-to-serve	68	4.00	0.70	11.40	1.9	1.57	196	0.294
    06194	Soup, chicken broth, ready-to-serve	6	0.64	0.21	0.44	0.0	0.43	371	0.013
    06195	CAMPBELL'S, HEALTHY REQUEST, cream of chicken soup, condensed	50	3.00	1.50	7.50	0.4	0.80	347	0.400
    06201	Soup, cream of asparagus, canned, prepared with equal volume milk	65	2.55	3.30	6.61	0.3		420	1.340
    06208	Soup, chicken vegetable with potato and cheese, chunky, ready-to-serve	65	1.16	4.46	5.20	0.3	0.64	416	1.636
    06209	CAMPBELL'S, 98% Fat Free Cream of Broccoli Soup, condensed	56	1.61	1.61	8.06	1.6	0.81	565	0.403
    06210	Soup, cream of celery, canned, prepared with equal volume milk	66	2.29	3.91	5.86	0.3		272	1.590
    06211	Soup, cheese, canned, prepared with equal volume milk	92	3.77	5.80	6.47	0.4		406	3.630
    06212	CAMPBELL'S, 25% Less Sodium Chicken Noodle Soup, condensed	49	2.90	1.29	6.30	0.8	0.60	446	0.400
    06213	CAMPBELL'S Red and White, 25% Less Sodium Tomato Soup, condensed	73	1.61	0.00	16.13	0.8	9.68	387	0.000
    06214	CAMPBELL'S, 25% Less Sodium Cream of Mushroom Soup, condensed	89	1.61	6.45	6.45	1.6	0.81	524	0.806
    06215	CAMPBELL'S, 98% Fat Free Broccoli Cheese Soup, condensed	56	1.61	1.21	9.68	0.8	2.42	387	0.806
    06216	Soup, cream of chicken, canned, prepared with equal volume milk	77	3.01	4.62	6.04	0.1		362	1.870
    06217	Soup, vegetable, canned, low sodium, condensed	65	2.20	0.90	12.11	2.1	4.31	385	0.147
    06218	CAMPBELL'S, 98% Fat Free Cream of Celery Soup, condensed	56	0.81	2.42	7.26	1.6	0.81	387	0.806
    06219	CAMPBELL'S, 98% Fat Free Cream of Chicken Soup, condensed	55	1.80	2.02	7.46	0.4	0.50	575	0.560
    06220	PREGO Pasta, Chunky Garden Mushroom and Green Pepper Italian Sauce, ready-to-serve	69	1.54	2.31	10.00	2.3	7.69	362	0.000
    06221	PREGO Pasta, Chunky Garden Mushroom Supreme Italian Sauce, ready-to-serve	69	1.54	2.31	10.00	2.3	7.69	354	0.385
    06222	PREGO Pasta, Diced Onion and Garlic Italian Sauce, ready-to-serve	92	1.54	3.46	13.85	2.3	9.23	369	1.154
    06223	PREGO Pasta, Flavored with Meat Italian Sauce, ready-to-serve	62	1.54	1.92	10.00	2.3	7.69	369	0.385
    06224	PREGO Pasta, Fresh Mushroom Italian Sauce, ready-to-serve	54	1.54	1.15	10.00	2.3	8.46	369	0.769
    06225	PREGO Pasta, Garlic Supreme Italian Sauce, ready-to-serve	85	1.54	3.08	13.08	2.3	10.00	408	1.154
    06226	PREGO Pasta, Italian Sausage and Garlic Italian Sauce, ready-to-serve	72	2.40	2.40	10.40	2.4	8.00	384	0.800
    06228	PREGO Pasta, Mini Meatball Italian Sauce, ready-to-serve	77	3.08	2.31	10.00	2.3	7.69	369	0.769
    06229	PREGO Pasta, Mushroom and Garlic Italian Sauce, ready-to-serve	62	1.54	1.92	10.00	2.3	7.69	362	0.000
    06230	Soup, clam chowder, new england, canned, prepared with equal volume low fat (2%) milk	61	3.24	2.02	7.46	0.3	2.81	273	1.094
    06231	PREGO Pasta, Mushroom and Parmesan Italian Sauce, ready-to-serve	104	2.40	2.80	17.60	2.4	10.40	384	1.200
    06232	PREGO Pasta, Organic Mushroom Italian Sauce, ready-to-serve	72	1.60	2.40	10.40	3.2	7.20	376	0.400
    06233	PREGO Pasta, Organic Tomato and Basil Italian Sauce, ready-to-serve	72	1.60	2.40	10.40	3.2	7.20	376	0.385
    06234	PREGO Pasta, Heart Smart- Ricotta Parmesan Italian Sauce, ready-to-serve	72	2.40	2.00	10.40	2.4	8.00	288	0.800
    06235	P REGO Pasta, Roasted Garlic and Herb Italian Sauce, ready-to-serve	69	1.54	2.31	10.00	2.3	6.92	354	0.000
    06236	PREGO Pasta, Roasted Garlic Parmesan Italian Sauce, ready-to-serve	77	2.31	0.77	10.00	2.3	7.69	369	0.385
    06237	PREGO Pasta, Heart Smart- Roasted Red Pepper and Garlic Italian Sauce, ready-to-serve	56	1.60	1.20	10.40	2.4	7.20	288	0.000
    06239	PREGO Pasta, Tomato, Basil and Garlic Italian Sauce, ready-to-serve	64	1.60	2.00	9.60	2.4	7.20	336	0.000
    06240	PREGO Pasta, Zesty Mushroom Italian Sauce, ready-to-serve	85	1.54	2.69	13.85	2.3	9.23	408	0.769
    06241	CAMPBELL'S CHUNKY Microwavable Bowls, Beef with Country Vegetables Soup, ready-to-serve	61	4.08	1.22	8.57	2.0	1.22	367	0.612
    06242	CAMPBELL'S CHUNKY Microwavable Bowls, Chicken and Dumplings Soup, ready-to-serve	78	3.27	3.67	7.35	1.2	0.82	363	0.816
    06243	Soup, cream of mushroom, canned, prepared with equal volume low fat (2%) milk	64	2.36	3.58	5.76	0.3	2.82	357	1.116
    06244	CAMPBELL'S CHUNKY Microwavable Bowls, Classic Chicken Noodle, ready-to-serve	45	2.45	1.22	5.71	0.8	1.22	322	0.408
    06245	CAMPBELL'S CHUNKY Microwavable Bowls, Grilled Chicken and Sausage Gumbo, ready-to-serve	57	2.86	1.63	7.35	0.4	2.04	318	0.816
    06246	Soup, cream of onion, canned, prepared with equal volume milk	75	2.74	3.78	7.40	0.3		405	1.630
    06248	Soup, oyster stew, canned, prepared with equal volume milk	55	2.51	3.24	3.99	0.0		425	2.060
    06249	Soup, pea, green, canned, prepared with equal volume milk	94	4.97	2.77	12.69	1.1		352	1.580
    06250	CAMPBELL'S CHUNKY Microwavable Bowls, New England Clam Chowder, ready-to-serve	82	2.45	4.90	6.94	1.2	0.41	355	1.020
    06251	CAMPBELL'S CHUNKY Microwavable Bowls, Old Fashioned Vegetable Beef Soup, ready-to-serve	41	2.86	0.61	5.71	1.2	1.63	359	0.204
    06252	CAMPBELL'S CHUNKY Microwavable Bowls, Sirloin Burger with Country Vegetables Soup, ready-to-serve	57	3.27	1.43	7.35	1.2	1.63	327	0.612
    06253	Soup, cream of potato, canned, prepared with equal volume milk	60	2.33	2.60	6.92	0.2		230	1.520
    06256	Soup, cream of shrimp, canned, prepared with equal volume low fat (2%) milk	61	2.78	3.23	5.64	0.1	2.62	354	1.930
    06264	Sauce, white, thin, prepared-from-recipe, with butter	72	3.95	2.56	8.29	0.1	5.29	184	1.600
    06285	Sauce, sweet and sour, prepared-from-recipe	79	1.84	0.58	16.72	0.4	10.81	347	0.144
    06307	Sauce, barbecue, KRAFT, original	172	0.74	0.62	40.77	0.4	32.26	1242	0.038
    06309	CAMPBELL'S, Chicken with Rice Soup, condensed	68	1.84	1.64	11.28	0.9	0.23	645	0.520
    06311	CAMPBELL'S Red and White, Chicken Won Ton Soup, condensed	40	2.38	0.79	6.35	0.0	0.79	690	0.397
    06312	CAMPBELL'S Red and White, Cream of Asparagus Soup, condensed	89	1.61	5.65	7.26	2.4	1.61	669	1.613
    06314	Soup, HEALTHY CHOICE Chicken Noodle Soup, canned	41	3.69	0.63	5.20	0.8	0.57	195	0.400
    06315	Soup, HEALTHY CHOICE Chicken and Rice Soup, canned	37	2.53	0.55	5.71	0.8	0.37	181	0.170
    06316	Soup, HEALTHY CHOICE Garden Vegetable Soup, canned	51	2.13	0.21	10.04	1.9	2.13	195	0.050
    06317	Gravy, CAMPBELL'S, beef, fat free	25	1.69	0.00	5.08	0.0		508	0.000
    06318	Gravy, CAMPBELL'S, country style cream	76	1.69	5.08	5.08	0.0	1.69	322	1.695
    06319	Gravy, CAMPBELL'S, country style sausage	119	3.39	10.17	5.08	0.0	1.69	458	2.542
    06320	Gravy, CAMPBELL'S, chicken, fat free	25	1.69	0.00	5.08			525	0.000
    06321	Gravy, CAMPBELL'S, golden pork	76	1.69	5.08	5.08	0.0	1.69	525	2.542
    06322	Gravy, CAMPBELL'S, mushroom	34	0.00	1.69	5.08		1.69	475	0.000
    06323	Gravy, CAMPBELL'S, turkey, fat free	33	1.67	0.00	6.67			483	0.000
    06324	Gravy, CAMPBELL'S, beef, microwavable	42	1.69	1.69	5.08	0.0	1.69	475	0.847
    06325	Gravy, CAMPBELL'S, chicken, microwavable	67	0.00	5.00	5.00	0.0	1.67	433	1.667
    06326	Gravy, CAMPBELL'S, turkey	42	1.69	1.69	5.08	0.0	1.69	458	0.847
    06327	Gravy, FRANCO-AMERICAN, beef, slow roast, fat free	34	1.69	0.00	5.08			508	0.000
    06328	Gravy, FRANCO-AMERICAN, chicken, slow roast, fat free	34	1.69	0.00	6.78			424	0.000
    06329	Gravy, FRANCO-AMERICAN, beef, slow roast	42	1.69	0.85	5.08	0.0	0.00	525	0.000
    06330	Gravy, FRANCO-AMERICAN, chicken, slow roast	34	1.69	0.85	5.08			407	0.000
    06331	Gravy, FRANCO-AMERICAN, turkey, slow roast	42	1.69	0.85	6.78			542	0.000
    06332	Gravy, CAMPBELL'S, turkey, microwavable	42	1.67	1.67	5.00	0.0	1.67	450	0.833
    06333	CAMPBELL'S Red and White, Cream of Broccoli Soup, condensed	73	1.61	4.03	9.68	0.8	2.42	605	1.210
    06334	CAMPBELL'S Red and White, Cream of Celery Soup, condensed	73	0.81	4.84	7.26	2.4	0.81	516	0.806
    06336	CAMPBELL'S, Cream of Chicken Soup, condensed	103	1.76	7.98	6.03	4.1	0.33	624	2.110
    06337	CAMPBELL'S, Cream of Chicken with Herbs Soup, condensed	65	1.61	3.23	7.26	0.0	0.81	645	1.210
    06338	CAMPBELL'S, Cream of Mushroom Soup, condensed	81	1.29	5.50	6.59	0.6	0.40	697	0.951
    06339	CAMPBELL'S, Cream of Mushroom with Roasted Garlic Soup, condensed	56	1.61	2.02	8.06	1.6	0.81	387	0.806
    06340	CAMPBELL'S Red and White, Cream of Onion Soup, condensed	81	0.81	4.84	8.06	2.4	3.23	645	1.210
    06341	CAMPBELL'S, Cream of Potato Soup, condensed	71	1.51	1.35	13.25	1.3	1.44	604	0.340
    06342	CAMPBELL'S Red and White, Cream of Shrimp Soup, condensed	81	2.42	4.84	6.45	0.0	0.00	694	1.613
    06343	CAMPBELL'S Red and White, Creamy Chicken Noodle Soup, condensed	97	3.23	5.65	8.87	3.2	0.81	702	1.210
    06349	CAMPBELL'S Red and White, SCOOBY-DOO Soup, condensed	63	2.38	1.59	10.32	0.8	2.38	381	0.397
    06350	CAMPBELL'S Red and White, DOUBLE NOODLE in Chicken Broth Soup, condensed	87	2.38	1.59	15.87	0.8	0.79	381	0.397
    06351	CAMPBELL'S Red and White, Old Fashioned Tomato Rice Soup, condensed	87	0.79	1.59	18.25	0.8	7.94	611	0.397
    06353	CAMPBELL'S Red and White, Fiesta Nacho Cheese Soup, condensed	97	2.42	6.45	8.06	0.8	1.61	637	2.419
    06354	CAMPBELL'S Red and White, French Onion Soup, condensed	36	1.59	1.19	4.76	0.8	3.17	516	0.794
    06355	CAMPBELL'S Red and White, Golden Mushroom Soup, condensed	65	1.61	2.82	8.06	0.8	0.81	524	0.806
    06357	CAMPBELL'S Red and White, GOLDFISH Pasta with Chicken in Chicken Broth, condensed	63	2.38	1.59	9.52	0.8	0.79	381	0.397
    06358	Soup, tomato bisque, canned, prepared with equal volume milk	79	2.51	2.63	11.73	0.2		442	1.250
    06359	Soup, tomato, canned, prepared with equal volume low fat (2%) milk	55	2.49	1.30	8.95	0.6	6.53	210	0.695
    06361	CAMPBELL'S Red and White, Green Pea Soup, condensed	141	7.03	2.34	21.88	3.1	4.69	680	0.781
    06363	CAMPBELL'S, Homestyle Chicken Noodle Soup, condensed	51	2.36	1.28	7.53	0.8	1.11	739	0.340
    06364	CAMPBELL'S Red and White, Manhattan Clam Chowder, condensed	48	1.59	0.40	9.52	1.6	1.59	698	0.397
    06365	CAMPBELL'S Red and White, Mega Noodle in Chicken Broth, condensed	71	2.38	1.59	11.90	0.8	0.79	381	0.397
    06366	CAMPBELL'S Red and White, Minestrone Soup, condensed	71	3.17	0.79	13.49	2.4	2.38	516	0.397
    06367	CAMPBELL'S Red and White, New England Clam Chowder, condensed	71	3.17	1.98	10.32	0.8	0.79	516	0.397
    06373	CAMPBELL'S Red and White, Vegetarian Vegetable Soup, condensed	71	2.38	0.40	14.29	1.6	4.76	516	0.000
    06374	CAMPBELL'S Red and White, Vegetable Soup, condensed	79	3.17	0.40	16.67	2.4	5.56	516	0.397
    06375	CAMPBELL'S, Vegetable Beef Soup, condensed	65	3.79	0.25	11.80	2.1	1.70	656	0.090
    06377	CAMPBELL'S, Tomato Soup, condensed	71	1.46	0.44	15.22	1.1	8.23	377	0.000
    06379	CAMPBELL'S Red and White, Tomato Bisque, condensed	103	1.59	2.78	18.25	0.8	11.90	698	1.190
    06380	CAMPBELL'S Red and White, Split Pea with Ham and Bacon Soup, condensed	141	7.81	1.56	23.44	3.1	3.13	664	0.391
    06383	CAMPBELL'S CHUNKY Soups, Baked Potato with Cheddar & Bacon Bits Soup	78	2.04	3.67	9.39	0.8	1.25	322	1.224
    06384	CAMPBELL'S CHUNKY Soups, Baked Potato with Steak & Cheese Soup	82	3.27	4.08	8.57	1.2	1.22	343	1.020
    06387	CAMPBELL'S CHUNKY Soups, Beef Rib Roast with Potatoes & Herbs Soup	44	2.86	0.41	6.94	0.8	2.45	363	0.408
    06388	CAMPBELL'S CHUNKY Soups, Beef with Country Vegetables Soup	53	3.27	1.22	7.35	1.2	1.63	376	0.408
    06389	CAMPBELL'S CHUNKY Soups, Beef with White and Wild Rice Soup	57	3.27	0.61	9.80	0.8	2.04	363	0.204
    06391	CAMPBELL'S CHUNKY, Creamy Chicken and Dumplings Soup	66	2.32	3.19	7.09	1.5	1.09	339	0.680
    06392	CAMPBELL'S CHUNKY Soups, Chicken Broccoli Cheese & Potato Soup	86	2.86	4.49	8.16	1.2	2.45	359	1.633
    06393	CAMPBELL'S CHUNKY Soups, Chicken Corn Chowder	82	2.86	4.08	8.16	0.8	1.22	351	1.224
    06395	CAMPBELL'S CHUNKY, Classic Chicken Noodle Soup	47	3.41	1.30	5.41	1.0	0.41	325	0.408
    06396	CAMPBELL'S CHUNKY Soups, Fajita Chicken with Rice & Beans Soup	53	2.86	0.61	9.39	0.8	2.86	347	0.204
    06398	CAMPBELL'S CHUNKY Soups, Firehouse - Hot & Spicy Beef & Bean Chili	95	6.12	3.27	10.20	2.4	2.86	355	1.429
    06399	CAMPBELL'S CHUNKY Soups, Grilled Chicken & Sausage Gumbo Soup	57	2.86	1.22	8.57	0.8	1.63	347	0.612
    06400	CAMPBELL'S CHUNKY Soups, Grilled Chicken with Vegetables & Pasta Soup	41	2.45	1.02	5.71	0.8	0.82	359	0.204
    06401	Soup, cream of asparagus, canned, prepared with equal volume water	35	0.94	1.68	4.38	0.2		402	0.430
    06402	Soup, black bean, canned, prepared with equal volume water	46	2.42	0.66	7.71	3.4	1.24	487	0.170
    06403	CAMPBELL'S CHUNKY Soups, Grilled Sirloin Steak with Hearty Vegetables Soup	53	3.27	0.82	7.76	1.6	6.12	363	0.408
    06404	Soup, bean with pork, canned, prepared with equal volume water	63	2.88	2.16	8.31	2.9	1.47	349	0.558
    06405	CAMPBELL'S CHUNKY, HEALTHY REQUEST Chicken Noodle Soup	41	2.97	0.97	5.88	0.8	1.12	161	0.180
    06406	Soup, bean with frankfurters, canned, prepared with equal volume water	75	3.99	2.79	8.80			437	0.850
    06408	CAMPBELL'S CHUNKY Soups, HEALTHY REQUEST Vegetable Soup	49	1.63	0.41	9.80	1.6	3.27	167	0.204
    06409	Soup, beef noodle, canned, prepared with equal volume water	34	1.93	1.23	3.58	0.3	1.03	325	0.455
    06410	Soup, cream of celery, canned, prepared with equal volume water	37	0.68	2.29	3.62	0.3		254	0.580
    06411	Soup, cheese, canned, prepared with equal volume water	63	2.19	4.24	4.26	0.4		388	2.700
    06413	Soup, chicken broth, canned, prepared with equal volume water	16	2.02	0.57	0.38	0.0	0.29	306	0.160
    06414	CAMPBELL'S CHUNKY Soups, Hearty Bean 'N' Ham Soup	74	4.49	0.82	12.24	3.3	2.04	318	0.204
    06415	CAMPBELL'S CHUNKY Soups, Hearty Beef Barley Soup	65	3.67	0.82	10.61	1.6	2.04	322	0.204
    06416	Soup, cream of chicken, canned, prepared with equal volume water	48	1.41	3.02	3.80	0.1		347	0.850
    06417	Soup, chicken gumbo, canned, prepared with equal volume water	23	1.08	0.59	3.43	0.8	1.02	391	0.130
    06418	CAMPBELL'S CHUNKY Soups, Hearty Chicken with Vegetables Soup	45	2.45	0.82	6.94	1.2	1.22	290	0.204
    06419	Soup, chicken noodle, canned, prepared with equal volume water	25	1.27	0.95	2.95	0.2	0.27	349	0.262
    06423	Soup, chicken with rice, canned, prepared with equal volume water	24	1.45	0.78	2.92	0.3	0.08	238	0.185
    06426	Soup, chili beef, canned, prepared with equal volume water	57	2.49	1.24	9.23	1.2	2.49	388	0.608
    06428	Soup, clam chowder, manhattan, canned, prepared with equal volume water	30	0.85	0.86	4.77	0.6	1.32	226	0.149
    06429	CAMPBELL'S CHUNKY Soups, Manhattan Clam Chowder	52	2.04	1.43	7.76	1.2	1.63	339	0.408
    06430	Soup, clam chowder, new england, canned, prepared with equal volume water	35	1.55	1.01	5.05	0.3	0.19	254	0.468
    06431	CAMPBELL'S CHUNKY, New England Clam Chowder	81	2.46	3.85	9.01	1.2	0.00	353	
    06432	Soup, beef broth, bouillon, consomme, prepared with equal volume water	12	2.22	0.00	0.73	0.0		264	0.000
    06433	CAMPBELL'S CHUNKY Soups, Old Fashioned Potato Ham Chowder	78	2.45	4.49	6.94	1.2	0.41	327	1.633
    06434	CAMPBELL'S CHUNKY Soups, Old Fashioned Vegetable Beef Soup	49	3.16	1.23	6.24	1.3	1.15	346	0.408
    06437	CAMPBELL'S CHUNKY Soups, Roadhouse - Beef & Bean Chili	95	6.12	3.27	10.20	2.4	2.86	359	1.429
    06438	CAMPBELL'S CHUNKY Soups, Salisbury Steak with Mushrooms & Onions Soup	57	2.86	1.84	7.76	0.8	2.45	327	1.020
    06439	CAMPBELL'S CHUNKY Soups, Savory Chicken with White & Wild Rice Soup	45	2.86	0.82	7.35	0.8	0.41	331	0.204
    06440	Soup, minestrone, canned, prepared with equal volume water	34	1.77	1.04	4.66	0.4		254	0.230
    06441	CAMPBELL'S CHUNKY Soups, Savory Pot Roast Soup	49	2.86	0.41	8.16	0.8	1.63	322	0.204
    06442	Soup, mushroom barley, canned, prepared with equal volume water	30	0.77	0.93	4.80	0.3		365	0.180
    06443	Soup, cream of mushroom, canned, prepared with equal volume water	39	0.66	2.59	3.33	0.3	0.20	340	0.472
    06444	Soup, mushroom with beef stock, canned, prepared with equal volume water	35	1.29	1.65	3.81	0.3		397	0.640
    06446	Soup, cream of onion, canned, prepared with equal volume water	44	1.13	2.16	5.20	0.4		380	0.600
    06447	CAMPBELL'S CHUNKY Soups, Savory Vegetable Soup	44	1.22	0.41	8.98	1.6	2.45	314	0.204
    06448	Soup, oyster stew, canned, prepared with equal volume water	24	0.87	1.59	1.69			407	1.040
    06449	Soup, pea, green, canned, prepared with equal volume water	61	3.20	1.09	9.88	1.9	3.19	336	0.524
    06451	Soup, pea, split with ham, canned, prepared with equal volume water	75	4.08	1.74	11.05	0.9		398	0.700
    06453	Soup, cream of potato, canned, prepared with equal volume water	30	0.72	0.97	4.70	0.2		238	0.500
    06454	CAMPBELL'S CHUNKY Soups, Grilled Steak- Steak Chili with Beans	81	6.53	1.22	11.02	2.9	3.67	355	0.408
    06456	Soup, cream of shrimp, canned, prepared with equal volume water	36	1.11	2.07	3.27	0.1	0.24	391	1.290
    06457	CAMPBELL'S CHUNKY Soups, Slow Roasted Beef with Mushrooms Soup	48	3.27	0.61	7.35	1.2	2.04	339	0.408
    06459	CAMPBELL'S CHUNKY Soups, Split Pea 'N' Ham Soup	78	4.90	1.02	12.24	2.0	2.04	318	0.408
    06461	Soup, tomato beef with noodle, canned, prepared with equal volume water	56	1.78	1.71	8.44	0.6	0.73	367	0.635
    06462	CAMPBELL'S CHUNKY Soups, Steak 'N' Potato Soup	49	3.27	0.82	7.35	1.2	0.41	376	0.204
    06463	Soup, tomato rice, canned, prepared with equal volume water	47	0.82	1.06	8.54	0.7	2.95	319	0.200
    06465	Soup, turkey noodle, canned, prepared with equal volume water	28	1.60	0.82	3.54	0.3		334	0.230
    06466	Soup, turkey vegetable, canned, prepared with equal volume water	30	1.28	1.26	3.58	0.2		376	0.370
    06468	Soup, vegetarian vegetable, canned, prepared with equal volume water	28	0.86	0.79	4.89	0.3	1.57	338	0.120
    06470	CAMPBELL'S Low Sodium Soups, Chicken Broth	10	1.01	0.34	0.34	0.0	0.34	47	0.168
    06471	Soup, vegetable beef, canned, prepared with equal volume water	31	2.23	0.76	4.06	0.8	0.45	349	0.340
    06472	Soup, vegetable with beef broth, canned, prepared with equal volume water	33	1.21	0.78	5.35	0.7	0.82	253	0.180
    06475	Soup, beef broth or bouillon, powder, prepared with water	3	0.21	0.08	0.25	0.0	0.20	382	0.040
    06476	Soup, beef broth, cubed, prepared with water	3	0.21	0.08	0.25	0.0	0.20	260	0.040
    06480	Soup, chicken broth or bouillon, dry, prepared with water	4	0.28	0.23	0.30	0.0	0.29	401	0.057
    06481	Soup, chicken broth cubes, dry, prepared with water	5	0.39	0.12	0.62			326	0.030
    06482	CAMPBELL'S Low Sodium Soups, Chicken with Noodles Soup	52	3.93	1.48	5.57	0.7	1.31	46	0.492
    06483	Soup, cream of chicken, dry, mix, prepared with water	41	0.68	2.04	5.11	0.1	1.59	454	1.300
    06487	CAMPBELL'S Low Sodium Soups, Cream of Mushroom Soup	54	1.01	2.68	6.38	0.0	2.01	20	0.839
    06494	Soup, onion, dry, mix, prepared with water	12	0.32	0.01	2.77	0.3	0.20	346	0.004
    06497	CAMPBELL'S Red and White - Microwaveable Bowls, Chicken Noodle Soup	30	1.63	0.82	4.08	0.4	0.00	355	0.204
    06498	Soup, tomato, dry, mix, prepared with water	38	0.93	0.61	7.17	0.4	3.90	356	0.286
    06502	CAMPBELL'S Red and White - Microwaveable Bowls, Chicken Rice Soup	30	0.82	0.41	5.71	0.4	0.41	327	0.204
    06503	CAMPBELL'S Red and White - Microwaveable Bowls, Creamy Tomato Soup	64	1.22	2.04	10.20	1.2	6.53	306	0.408
    06504	CAMPBELL'S Red and White - Microwaveable Bowls, Tomato Soup	44	1.22	0.00	9.80	1.2	7.35	322	0.000
    06505	CAMPBELL'S Red and White - Microwaveable Bowls, Vegetable Beef Soup	34	2.04	0.20	6.12	1.2	0.82	359	0.204
    06509	CAMPBELL'S Homestyle Butternut Squash Bisque	37	0.82	0.61	7.35	1.2	3.27	331	0.408
    06528	Soup, chicken noodle, dry, mix, prepared with water	23	0.84	0.55	3.67	0.1	0.31	229	0.122
    06529	CAMPBELL'S Homestyle Light New England Clam Chowder	45	2.45	1.02	6.94	0.4	0.41	196	0.408
    06537	CAMPBELL'S Homestyle HEALTHY REQUEST Mexican Style Chicken Tortilla	57	3.27	0.82	8.98	0.8	0.82	167	0.408
    06541	CAMPBELL'S Homestyle Italian-Style Wedding Soup	53	2.86	2.04	5.31	0.4	1.22	196	1.225
    06543	CAMPBELL'S Homestyle Mexican Style Chicken Tortilla Soup	45	2.86	0.82	6.12	0.8	1.22	196	0.408
    06544	CAMPBELL'S Homestyle Minestrone Soup	41	2.04	0.20	8.16	1.2	2.04	196	0.000
    06545	CAMPBELL'S Homestyle New England Clam Chowder	70	2.33	4.23	5.68	0.8	0.00	194	0.816
    06546	CAMPBELL'S Homestyle Potato Broccoli Cheese Soup	61	1.22	3.67	6.12	1.2	1.22	196	0.408
    06547	Soup, beef mushroom, canned, prepared with equal volume water	30	2.37	1.23	2.60	0.1		386	0.610
    06548	CAMPBELL'S Homestyle Chicken with White & Wild Rice Soup	45	2.45	0.20	8.16	0.4	0.82	196	0.000
    06549	Soup, chicken mushroom, canned, prepared with equal volume water	54	1.80	3.75	3.80	0.1		327	0.980
    06558	Soup, tomato bisque, canned, prepared with equal volume water	50	0.92	1.02	9.60	0.2		424	0.220
    06559	Soup, tomato, canned, prepared with equal volume water, commercial	30	0.79	0.28	6.57	0.6	3.97	190	0.076
    06580	CAMPBELL'S Homestyle Vegetable Medley Soup	33	1.22	0.20	6.53	1.2	2.45	196	0.000
    06583	Soup, ramen noodle, any flavor, dry	440	10.17	17.59	60.26	2.9	1.98	1855	8.117
    06584	Soup, broccoli cheese, canned, condensed, commercial	87	2.10	5.30	7.70	1.8	2.12	661	1.600
    06585	CAMPBELL'S Soup on the Go, Vegetable with Mini Round Noodles Soup	33	0.98	0.49	6.23	1.3	2.95	292	0.164
    06586	CAMPBELL'S Soup on the Go, Chicken & Stars Soup	21	0.98	0.49	3.28	0.7	0.33	292	0.164
    06587	CAMPBELL'S Soup on the Go, Chicken with Mini Noodles Soup	26	1.31	0.66	3.61	0.7	0.66	321	0.164
    06589	CAMPBELL'S Soup on the Go, Creamy Broccoli Soup	47	0.98	2.30	5.57	2.3	0.98	292	0.656
    06590	CAMPBELL'S Soup on the Go, Creamy Chicken Soup	43	1.31	2.95	4.26	1.3	0.33	292	0.492
    06592	CAMPBELL'S Soup on the Go, Creamy Tomato Soup	62	1.31	1.31	11.15	1.3	7.54	308	0.328
    06594	CAMPBELL'S Soup on the Go, New England Clam Chowder	40	1.31	1.97	4.26	1.3	0.00	292	0.328
    06595	CAMPBELL'S Soup on the Go, Vegetable Beef Soup	20	0.98	0.33	3.28	0.3	1.64	305	0.164
    06596	CAMPBELL'S Soup on the Go, Cheesy Potato with Bacon Flavor Soup	51	0.66	2.30	6.89	1.3	1.64	285	0.328
    06597	PACE, Chipotle Chunky Salsa	25	0.00	0.00	6.25	3.1	6.25	719	0.000
    06598	PACE, Cilantro Chunky Salsa	25	0.00	0.00	6.25	3.1	6.25	844	0.000
    06599	PACE, Enchilada Sauce	40	1.67	0.00	8.33	1.7	6.67	867	0.000
    06600	PACE, Green Taco Sauce	25	0.00	0.00	6.25		6.25	625	0.000
    06601	PACE, Lime & Garlic Chunky Salsa	38	0.00	0.00	9.38	3.1	6.25	656	0.000
    06602	PACE, Organic Picante Sauce	25	0.00	0.00	6.25	3.1	6.25	688	0.000
    06603	PACE, Picante Sauce	25	0.00	0.00	6.25	3.1	6.25	781	
    06604	PACE, Red Taco Sauce	50	0.00	0.00	12.50	0.0	6.25	813	0.000
    06605	PACE, Thick & Chunky Salsa	25	0.00	0.00	6.25	3.1	6.25	719	0.000
    06609	SWANSON BROTH, Certified Organic Vegetable Broth	5	0.00	0.00	1.28	0.0	0.85	234	0.000
    06615	Soup, SWANSON, vegetable broth	5	0.00	0.00	1.28	0.0	0.85	400	0.000
    06617	CAMPBELL'S Homestyle Light Italian-Style Wedding Soup	45	2.45	1.02	6.53	0.8	0.41	167	0.408
    06618	Sauce, peanut, made from coconut, water, sugar, peanuts	179	2.02	6.34	28.46	1.1	18.80	319	3.530
    06720	Sauce, cheese sauce mix, dry	438	7.68	18.33	60.52	1.0	10.26	3202	8.440
    06725	Soup, chicken corn chowder, chunky, ready-to-serve, single brand	99	3.10	6.30	7.50	0.9		299	1.750
    06726	Soup, chicken mushroom chowder, chunky, ready-to-serve, single brand	80	3.00	4.40	7.10	1.4		339	1.150
    06728	Soup, potato ham chowder, chunky, ready-to-serve, single brand	80	2.70	5.20	5.60	0.6		364	1.620
    06729	Soup, sirloin burger with vegetables, ready-to-serve, single brand	77	4.20	3.70	6.80	2.3		361	1.330
    06730	Soup, split pea with ham, chunky, reduced fat, reduced sodium, ready-to-serve, single brand	76	5.20	1.10	11.30			343	0.300
    06731	Soup, bean with bacon, condensed, single brand	117	6.50	2.10	18.00	4.6		672	0.601
    06733	Soup, beef with vegetables and barley, canned, condensed, single brand	61	3.90	1.40	8.20			707	0.480
    06734	Soup, chicken with star-shaped pasta, canned, condensed, single brand	50	2.30	1.40	7.10			732	0.342
    06736	Soup, cream of chicken, canned, condensed, single brand	99	2.40	6.50	7.70			788	1.610
    06738	Soup, split pea with ham and bacon, canned, condensed, single brand	140	8.60	2.30	21.20	3.0		729	0.676
    06739	Soup, vegetable beef, canned, condensed, single brand	53	3.80	0.80	7.70			555	0.231
    06740	Soup, chicken vegetable, chunky, reduced fat, reduced sodium, ready-to-serve, single brand	40	2.70	0.50	6.30			192	0.121
    06742	Soup, vegetable beef, microwavable, ready-to-serve, single brand	44	6.20	0.70	3.30	1.5		376	0.221
    06749	Soup, beef and vegetables, canned, ready-to-serve	48	3.18	1.16	6.16	1.2	1.25	326	0.407
    06930	Sauce, cheese, ready-to-serve	174	6.71	13.29	6.83	0.5	0.42	828	6.010
    06931	Sauce, pasta, spaghetti/marinara, ready-to-serve	49	1.41	1.48	7.53	1.8	5.50	419	0.170
    06932	PREGO Pasta, Traditional Italian Sauce, ready-to-serve	54	1.54	1.15	10.00	2.3	7.69	369	0.000
    06955	Soup, cream of chicken, canned, condensed, reduced sodium	58	1.80	1.30	9.50	0.4	0.39	357	0.500
    06956	Soup, tomato, canned, condensed, reduced sodium	65	1.61	0.56	13.41	1.2	8.11	22	0.155
    06957	Gravy, brown instant, dry	380	8.53	11.85	59.78	3.2	9.23	5053	5.866
    06958	Gravy, instant beef, dry	369	9.80	9.48	61.10	4.3	23.90	5203	4.880
    06959	Gravy, instant turkey, dry	409	11.72	14.66	57.56	3.8	7.60	4090	4.931
    06960	Sauce, alfredo mix, dry	535	15.32	36.35	36.52	2.0	5.40	2590	13.180
    06961	Sauce, peppers, hot, chili, mature red, canned	21	0.90	0.60	3.90	0.7	2.55	25	0.080
    06962	Sauce, chili, peppers, hot, immature green, canned	20	0.70	0.10	5.00	1.9	2.55	25	0.013
    06963	Fish broth	16	2.00	0.60	0.40	0.0	0.09	318	0.133
    06964	Soup, tomato, low sodium, with water	30	0.79	0.28	6.57	0.6	3.97	33	0.076
    06965	Soup, pea, low sodium, prepared with equal volume water	62	3.20	1.09	9.88	1.9	3.19	10	0.524
    06966	Soup, chicken noodle, low sodium, canned, prepared with equal volume water	25	1.27	0.95	2.95	0.2	0.27	173	0.262
    06967	Soup, vegetable soup, condensed, low sodium, prepared with equal volume water	33	1.10	0.45	6.06	1.1	2.15	194	0.074
    06968	Soup, cream of mushroom, low sodium, ready-to-serve, canned	53	1.00	3.70	4.53	0.2	1.72	20	1.005
    06969	Potato soup, instant, dry mix	343	9.20	3.10	76.14	7.6	10.00	2400	0.613
    06970	Soup, chicken broth, low sodium, canned	16	2.00	0.60	1.20	0.0	0.13	30	0.179
    06971	Sauce, worcestershire	78	0.00	0.00	19.46	0.0	10.03	980	0.000
    06972	Sauce, tomato chili sauce, bottled, with salt	104	2.50	0.30	19.79	5.9	10.54	1338	0.045
    06974	Soup, vegetable chicken, canned, prepared with water, low sodium	69	5.10	2.00	8.76	0.4	1.42	35	0.597
    06976	Sauce, pasta, spaghetti/marinara, ready-to-serve, low sodium	51	1.41	1.48	8.06	1.8	5.50	30	0.170
    06977	Gravy, meat or poultry, low sodium, prepared	53	3.80	2.40	6.16	0.3	0.01	18	1.003
    06978	Soup, beef and mushroom, low sodium, chunk style	69	4.30	2.30	9.58	0.2	0.84	25	1.621
    06980	Soup, beef stroganoff, canned, chunky style, ready-to-serve	98	5.10	4.60	9.00	0.6	1.68	435	2.324
    06981	Soup, bouillon cubes and granules, low sodium, dry	438	16.70	13.89	64.88	0.2	14.47	1067	3.433
    06982	Soup, ramen noodle, beef flavor, dry	441	10.06	17.73	60.34	3.0	1.99	1727	8.158
    06983	Soup, ramen noodle, chicken flavor, dry	439	10.22	17.52	60.23	2.9	1.96	1923	8.095
    06984	Soup, SWANSON Chicken Broth 99% Fat Free	4	0.54	0.17	0.14	0.0	0.15	409	0.000
    06985	Gravy, HEINZ Home Style, savory beef	39	1.09	1.13	6.24	0.7	0.52	587	0.400
    06986	CAMPBELL'S HEALTHY REQUEST, Chicken Noodle Soup, condensed	47	2.40	1.29	6.59	1.0	0.89	334	0.400
    06987	HEALTHY REQUEST, Cream of Celery Soup, condensed	56	0.81	1.61	9.68	0.8	1.61	331	0.403
    06988	CAMPBELL'S HEALTHY REQUEST, Cream of Mushroom Soup, condensed	55	1.29	1.70	8.60	1.0	1.79	327	0.330
    06989	CAMPBELL'S HEALTHY REQUEST, Homestyle Chicken Noodle Soup, condensed	51	2.70	1.00	7.80	0.6	0.60	317	0.300
    06990	HEALTHY REQUEST, Minestrone Soup, condensed	63	2.38	0.40	11.90	2.4	3.17	325	0.000
    06991	HEALTHY REQUEST, Tomato Soup, condensed	73	1.61	1.21	13.71	0.8	8.06	331	0.403
    06992	HEALTHY REQUEST, Vegetable Soup, condensed	79	3.17	0.79	15.87	2.4	3.97	325	0.000
    06994	PREGO Pasta, Chunky Garden Combination Italian Sauce, ready-to-serve	54	1.54	1.15	10.00	2.3	7.69	362	0.000
    06995	PREGO Pasta, Chunky Garden Tomato, Onion and Garlic Italian Sauce, ready-to-serve	72	1.60	2.40	10.40	2.4	8.00	376	0.000
    06996	Gravy, CAMPBELL'S, au jus	8	1.69	0.00	0.00			390	0.000
    06997	Gravy, CAMPBELL'S, beef	42	1.69	1.69	5.08	0.0	1.69	458	0.847
    06998	Gravy, CAMPBELL'S, brown with onions	42	0.00	1.69	6.78	0.0	3.39	559	0.000
    06999	Gravy, CAMPBELL'S, chicken	68	0.00	5.08	5.08	0.0	1.69	441	1.695
    07001	Barbecue loaf, pork, beef	173	15.84	8.90	6.40	0.0		1334	3.170
    07002	Beerwurst, beer salami, pork and beef	277	14.00	22.53	3.76	0.9	0.00	881	8.438
    07003	Beerwurst, beer salami, pork	238	14.24	18.80	2.06	0.0		1240	6.280
    07004	Sausage, Berliner, pork, beef	230	15.27	17.20	2.59	0.0	2.35	1297	6.080
    07005	Blood sausage	379	14.60	34.50	1.29	0.0	1.29	680	13.400
    07006	Bockwurst, pork, veal, raw	301	14.03	25.87	2.95	1.0	1.33	756	10.256
    07007	Bologna, beef	299	10.91	26.13	4.29	0.0	2.05	1013	10.487
    07008	Bologna, beef and pork	308	15.20	24.59	5.49	0.0	4.42	960	9.301
    07010	Bologna, pork	247	15.30	19.87	0.73	0.0	0.00	907	6.839
    07011	Bologna, turkey	209	11.42	16.05	4.68	0.5	2.90	1071	4.355
    07013	Bratwurst, pork, cooked	333	13.72	29.18	2.85	0.0	0.00	846	9.998
    07014	Braunschweiger (a liver sausage), pork	327	14.50	28.50	3.10	0.0	0.00	977	9.307
    07015	Brotwurst, pork, beef, link	323	14.30	27.80	2.93	0.0	2.98	1112	9.930
    07016	Cheesefurter, cheese smokie, pork, beef	328	14.10	29.00	1.37	0.0	1.51	1082	10.470
    07018	Chicken spread	158	18.01	17.56	4.05	0.3	0.47	722	3.230
    07019	Chorizo, pork and beef	455	24.10	38.27	1.86	0.0	0.00	1235	14.380
    07020	Corned beef loaf, jellied	153	22.90	6.10	0.00	0.0		953	2.600
    07021	Dutch brand loaf, chicken, pork and beef	273	12.00	22.91	3.93	0.3	0.90	786	9.044
    07022	Frankfurter, beef, unheated	316	11.16	28.30	3.36	0.0	1.31	992	10.979
    07024	Frankfurter, chicken	223	15.51	16.19	2.74	0.4	0.53	756	3.856
    07025	Frankfurter, turkey	223	12.23	17.29	3.81	0.0	1.21	911	4.028
    07026	Ham, chopped, canned	239	16.06	18.83	0.26	0.0	0.00	1280	6.291
    07027	Ham, chopped, not canned	180	16.50	10.30	4.20	0.0	0.00	1039	3.422
    07028	Ham, sliced, packaged (96% fat free, water added)	131	16.93	3.50	0.97	0.0	0.00	1314	1.113
    07029	Ham, sliced, regular (approximately 11% fat)	163	16.60	8.60	3.83	1.3	0.00	1143	2.936
    07030	Ham, minced	263	16.28	20.68	1.84	0.0	0.00	1245	7.181
    07031	Ham salad spread	216	8.68	15.53	10.64	0.0	0.00	1075	5.049
    07032	Ham and cheese loaf or roll	241	13.60	18.70	4.00	0.0	0.00	1000	6.966
    07033	Ham and cheese spread	245	16.18	18.53	2.28	0.0		1197	8.620
    07034	Headcheese, pork	157	13.83	10.90	0.00	0.0	0.00	941	3.402
    07036	Sausage, Italian, pork, raw	346	14.25	31.33	0.65	0.0		731	11.270
    07038	Knackwurst, knockwurst, pork, beef	307	11.10	27.70	3.20	0.0	0.00	930	10.210
    07039	Lebanon bologna, beef	172	19.03	10.44	0.44	0.0	0.00	1374	2.794
    07040	Liver cheese, pork	304	15.20	25.60	2.10	0.0		1225	8.960
    07041	Liver sausage, liverwurst, pork	326	14.10	28.50	2.20	0.0		860	10.600
    07043	Roast beef, deli style, prepackaged, sliced	117	17.94	3.40	2.59	0.0	0.00	883	1.101
    07044	USDA Commodity, luncheon meat, canned	189	17.50	12.77	1.04	0.0	0.00	820	3.944
    07045	Luncheon meat, pork, canned	334	12.50	30.30	2.10	0.0	0.00	1289	10.790
    07046	Turkey breast, low salt, prepackaged or deli, luncheon meat	116	22.81	0.88	4.21	0.5	3.51	772	0.333
    07050	Mortadella, beef, pork	311	16.37	25.39	3.05	0.0	0.00	1246	9.510
    07051	Olive loaf, pork	235	11.80	16.50	9.20	0.0	0.00	964	5.850
    07052	Pastrami, turkey	139	16.30	6.21	3.34	0.1	3.34	1123	1.395
    07053	Pate, chicken liver, canned	201	13.45	13.10	6.55	0.0	0.00	386	4.000
    07054	Pate, goose liver, smoked, canned	462	11.40	43.84	4.67	0.0		697	14.450
    07055	Pate, liver, not specified, canned	319	14.20	28.00	1.50	0.0		697	9.570
    07056	Peppered loaf, pork, beef	149	17.30	6.37	4.53	0.0	4.61	732	2.280
    07057	Pepperoni, beef and pork, sliced	494	22.68	43.98	0.00	0.0	0.00	1761	14.860
    07058	Pickle and pimiento loaf, pork	225	11.23	15.95	8.46	1.5	8.46	1040	5.287
    07059	Polish sausage, pork	326	14.10	28.72	1.63	0.0		876	10.330
    07060	Luxury loaf, pork	141	18.40	4.80	4.90	0.0		1225	1.580
    07061	Mother's loaf, pork	282	12.07	22.30	7.53	0.0		1127	7.950
    07062	Picnic loaf, pork, beef	232	14.92	16.64	4.76	0.0		1164	6.070
    07063	Pork sausage, link/patty, unprepared	287	15.37	24.78	0.72	0.0	0.93	740	7.614
    07064	Pork sausage, link/patty, cooked, pan-fried	325	18.53	27.25	1.42	0.0	1.09	814	8.826
    07065	Pork and beef sausage, fresh, cooked	396	13.80	36.25	2.70	0.0	0.00	929	12.960
    07066	Turkey sausage, reduced fat, brown and serve, cooked (include BUTTERBALL breakfast links turkey sausage)	204	17.00	10.30	10.92	0.3	0.00	721	2.871
    07067	Poultry salad sandwich spread	200	11.64	13.52	7.41	0.0	0.00	653	3.450
    07068	Salami, cooked, beef	261	12.60	22.20	1.90	0.0	1.50	1140	9.865
    07069	Salami, cooked, beef and pork	336	21.85	25.90	2.40	0.0	0.96	1740	9.316
    07070	Salami, cooked, turkey	172	19.30	9.21	1.55	0.1	1.12	1107	2.783
    07071	Salami, dry or hard, pork	407	22.58	33.72	1.60	0.0		2260	11.890
    07072	Salami, dry or hard, pork, beef	378	20.88	31.81	0.60	0.0	0.24	1737	11.490
    07073	Sandwich spread, pork, beef	235	7.66	17.34	11.94	0.2	0.00	1013	5.977
    07074	Smoked link sausage, pork	309	11.98	28.23	0.94	0.0	0.94	827	9.313
    07075	Sausage, smoked link sausage, pork and beef	320	12.00	28.73	2.42	0.0	0.00	911	9.769
    07077	Smoked link sausage, pork and beef, nonfat dry milk added	313	13.28	27.61	1.92	0.0		1173	9.720
    07078	Thuringer, cervelat, summer sausage, beef, pork	362	17.45	30.43	3.33	0.0	0.85	1300	11.510
    07081	Turkey breast, sliced, prepackaged	100	16.45	2.25	3.28	0.0	3.28	941	0.316
    07083	Sausage, Vienna, canned, chicken, beef, pork	230	10.50	19.40	2.60	0.0	0.00	879	7.125
    07088	Honey roll sausage, beef	182	18.58	10.50	2.18	0.0		1322	4.080
    07089	Sausage, Italian, pork, cooked	344	19.12	27.31	4.27	0.1	0.86	1207	9.655
    07090	Luncheon sausage, pork and beef	260	15.38	20.90	1.58	0.0		1182	7.620
    07091	New england brand sausage, pork, beef	161	17.27	7.58	4.83	0.0		1220	2.560
    07201	OSCAR MAYER, Bologna (beef)	316	11.05	29.10	2.45	0.0	1.40	1179	12.850
    07207	OSCAR MAYER, Braunschweiger Liver Sausage (sliced)	331	14.25	29.35	2.60	0.2	1.20	1159	10.940
    07209	OSCAR MAYER, Chicken Breast (honey glazed)	109	19.85	1.50	3.95	0.0	4.30	1438	0.394
    07212	OSCAR MAYER, Ham (chopped with natural juice)	180	16.30	11.15	3.65	0.0	2.20	1249	4.056
    07230	OSCAR MAYER, Salami (hard)	368	25.90	28.70	1.60	0.0	0.20	1976	11.085
    07236	OSCAR MAYER, Smokies Sausage Little Cheese (pork, turkey)	315	13.50	28.20	1.70	0.0	0.30	1036	11.160
    07241	OSCAR MAYER, Wieners (beef franks)	327	11.35	30.26	2.35	0.0	1.60	1025	12.460
    07254	Turkey bacon, unprepared	250	15.10	20.30	1.70	0.0	1.80	1213	5.270
    07278	HORMEL Pillow Pak Sliced Turkey Pepperoni	243	30.99	11.52	3.78	0.0	0.00	1858	3.700
    07900	Turkey, pork, and beef sausage, low fat, smoked	101	8.00	2.50	11.54	0.6	0.00	796	0.850
    07901	USDA Commodity, pork, sausage, bulk/links/patties, frozen, cooked	267	19.76	20.26	0.00	0.0		540	5.532
    07905	Frankfurter, beef, pork, and turkey, fat free	109	12.50	1.59	11.21	0.0	0.00	880	0.500
    07906	Luncheon meat, pork, ham, and chicken, minced, canned, reduced sodium, added ascorbic acid, includes SPAM, 25% less sodium	293	12.50	25.10	3.40	0.0	0.00	1036	8.873
    07907	USDA Commodity, pork sausage, bulk/links/patties, frozen, raw	231	14.95	18.56	0.00	0.0		507	4.968
    07908	Luncheon meat, pork with ham, minced, canned, includes SPAM (Hormel)	315	13.40	26.60	4.60	0.0	0.00	1411	9.987
    07909	Luncheon meat, pork and chicken, minced, canned, includes SPAM Lite	196	15.23	13.90	1.35	0.0	1.26	1032	4.514
    07910	Bratwurst, veal, cooked	341	13.99	31.70	0.00	0.0	0.00	60	14.940
    07911	Liverwurst spread	305	12.38	25.45	5.89	2.5	1.65	700	9.925
    07912	Roast beef spread	223	15.27	16.28	3.73	0.2	0.71	724	6.400
    07913	Salami, pork, beef, less sodium	396	15.01	30.50	15.38	0.2	6.21	623	10.580
    07914	Sausage, Italian, sweet, links	149	16.13	8.42	2.10	0.0	0.00	570	3.257
    07915	Sausage, Polish, beef with chicken, hot	259	17.60	19.40	3.60	0.0	0.00	1540	8.010
    07916	Sausage, Polish, pork and beef, smoked	301	12.07	26.56	1.98	0.0	0.00	848	9.207
    07917	Sausage, pork and beef, with cheddar cheese, smoked	296	12.89	25.84	2.13	0.0	0.11	848	9.482
    07918	Sausage, summer, pork and beef, sticks, with cheddar cheese	426	19.43	37.91	1.82	0.2	0.12	1483	10.470
    07919	Sausage, turkey, breakfast links, mild	235	15.42	18.09	1.56	0.0	0.00	639	3.839
    07920	Swisswurst, pork and beef, with swiss cheese, smoked	307	12.69	27.37	1.60	0.0	0.00	827	
    07921	Bacon and beef sticks	517	29.10	44.20	0.80	0.0	0.80	1420	16.000
    07922	Bratwurst, beef and pork, smoked	297	12.20	26.34	2.00	0.0	0.00	848	6.080
    07923	Bratwurst, chicken, cooked	176	19.44	10.35	0.00	0.0	0.00	72	
    07924	Bratwurst, pork, beef and turkey, lite, smoked	186	14.45	13.53	1.62	0.0	1.57	982	
    07925	Pastrami, beef, 98% fat-free	95	19.60	1.16	1.54	0.0	0.00	1010	0.000
    07926	Salami, Italian, pork	425	21.70	37.00	1.20	0.0	1.20	1890	13.100
    07927	Sausage, Italian, turkey, smoked	158	15.05	8.75	4.65	0.9	3.20	928	3.401
    07928	Sausage, chicken, beef, pork, skinless, smoked	216	13.60	14.30	8.10	0.0	1.90	1034	4.800
    07929	Sausage, turkey, hot, smoked	158	15.05	8.75	4.65	0.9	3.20	1196	3.770
    07930	Yachtwurst, with pistachio nuts, cooked	268	14.80	22.60	1.40	0.0	0.00	936	7.900
    07931	Beerwurst, pork and beef	276	14.00	22.53	4.27	0.9	0.00	732	8.438
    07932	Chicken breast, fat-free, mesquite flavor, sliced	80	16.80	0.39	2.25	0.0	0.20	1040	0.130
    07933	Chicken breast, oven-roasted, fat-free, sliced	79	16.79	0.39	2.17	0.0	0.10	1087	0.130
    07934	Kielbasa, Polish, turkey and beef, smoked	226	13.10	17.60	3.90	0.0	0.00	1200	6.230
    07935	Oven-roasted chicken breast roll	134	14.59	7.65	1.79	0.0	0.43	883	2.480
    07936	Bologna, pork and turkey, lite	211	13.06	16.06	3.45	0.0	0.00	716	5.460
    07937	Bologna, pork, turkey and beef	336	11.56	29.25	6.66	0.0	1.35	1055	11.700
    07938	Ham, honey, smoked, cooked	122	17.93	2.37	7.27	0.0	0.00	900	1.167
    07939	Frankfurter, pork	269	12.81	23.68	0.28	0.1	0.00	816	8.719
    07940	Macaroni and cheese loaf, chicken, pork and beef	228	11.76	14.96	11.63	0.0	0.00	3	5.614
    07941	Salami, Italian, pork and beef, dry, sliced, 50% less sodium	350	21.80	26.40	6.40	0.0	0.00	936	9.750
    07942	Pate, truffle flavor	327	11.20	28.50	6.30			807	10.100
    07943	Turkey, breast, smoked, lemon pepper flavor, 97% fat-free	95	20.90	0.69	1.31	0.0	0.00	1160	0.220
    07944	Turkey, white, rotisserie, deli cut	112	13.50	3.00	7.70	0.4	4.00	1200	0.118
    07945	Frankfurter, beef, heated	322	11.69	29.36	2.66	0.0	1.27	852	11.593
    07949	Frankfurter, meat, heated	278	9.77	24.31	4.90	0.0		1013	7.220
    07950	Frankfurter, meat	290	10.26	25.76	4.17	0.0		1090	7.666
    07951	Scrapple, pork	213	8.06	13.87	14.06	0.3	0.20	482	4.732
    07952	Bologna, chicken, turkey, pork	298	9.88	26.18	5.65	0.0	0.00	922	7.990
    07953	Pork sausage, link/patty, fully cooked, microwaved	429	15.62	40.50	0.57	0.0	0.65	922	13.305
    07954	Beef sausage, pre-cooked	405	15.50	37.57	0.03	0.0	0.00	822	15.098
    07955	Turkey sausage, fresh, raw	155	18.79	8.08	0.47	0.0	0.00	593	1.963
    07956	Beef sausage, fresh, cooked	332	18.21	27.98	0.35	0.0	0.00	813	10.905
    07957	Pork and turkey sausage, pre-cooked	342	12.05	30.64	3.63	0.0	0.00	876	9.881
    07958	Turkey sausage, fresh, cooked	196	23.89	10.44	0.00	0.0	0.00	665	2.266
    07959	Bologna, chicken, pork, beef	272	11.33	22.73	5.61	0.0	0.00	1120	6.997
    07960	Bologna, chicken, pork	336	10.31	30.61	4.19	0.0	0.00	1240	9.863
    07961	Chicken breast, deli, rotisserie seasoned, sliced, prepackaged	98	17.40	1.86	2.92	0.0	0.75	1032	0.564
    07962	Frankfurter, meat and poultry, unheated	277	9.72	24.18	5.02	0.0	2.75	976	7.583
    07963	Frankfurter, meat and poultry, cooked, boiled	298	10.31	26.28	4.96	0.0	2.70	914	8.216
    07964	Frankfurter, meat and poultry, cooked, grilled	302	10.67	26.43	5.24	0.0	2.85	1079	8.218
    07965	Pork sausage, link/patty, reduced fat, unprepared	217	16.75	16.55	0.20	0.0	0.00	581	4.368
    07966	Pork sausage, link/patty, reduced fat, cooked, pan-fried	267	20.94	20.32	0.15	0.0	0.00	698	6.034
    07967	Pork sausage, link/patty, fully cooked, unheated	392	13.46	37.25	0.69	0.0	0.53	810	12.129
    07968	Kielbasa, fully cooked, grilled	337	12.45	29.68	5.03	0.0	2.39	1062	9.894
    07969	Kielbasa, fully cooked, pan-fried	333	12.36	29.43	4.78	0.0	2.38	1046	9.487
    07970	Kielbasa, fully cooked, unheated	311	11.20	27.56	4.53	0.0	2.05	1004	8.897
    07971	Bologna, meat and poultry	285	10.45	24.54	5.45	0.0	1.80	1184	7.658
    08001	Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original	260	13.14	4.90	74.24	29.3	15.69	258	0.640
    08002	Cereals ready-to-eat, POST, ALPHA-BITS	389	10.00	4.60	80.30	7.1	21.00	592	1.100
    08003	Cereals ready-to-eat, KELLOGG, KELLOGG'S APPLE JACKS	375	5.10	3.40	88.20	9.3	43.70	466	1.900
    08005	Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN BRAN BUDS	257	8.90	2.50	81.00	42.5	26.70	685	0.500
    08010	Cereals ready-to-eat, QUAKER, CAP'N CRUNCH	398	4.39	5.12	85.51	2.5	44.32	754	3.346
    08011	Cereals ready-to-eat, QUAKER, CAP'N CRUNCH with CRUNCHBERRIES	397	4.45	4.83	85.90	2.6	44.20	725	3.076
    08012	Cereals ready-to-eat, QUAKER, CAP'N CRUNCH'S PEANUT BUTTER CRUNCH	417	7.10	9.23	78.65	2.7	33.36	742	4.050
    08013	Cereals ready-to-eat, GENERAL MILLS, CHEERIOS	378	12.09	6.73	73.23	9.4	4.36	497	1.500
    08014	Cereals ready-to-eat, KELLOGG, KELLOGG'S COCOA KRISPIES	389	4.60	2.70	87.90	1.4	38.60	424	2.100
    08015	Cereals ready-to-eat, POST, COCOA PEBBLES	397	4.80	4.10	85.70	1.6	35.80	594	3.600
    08017	Cereals ready-to-eat, GENERAL MILLS, COOKIE CRISP	380	5.20	4.40	84.50	5.1	34.80	457	0.800
    08018	Cereals ready-to-eat, QUAKER, QUAKER CRUNCHY BRAN	331	6.37	4.06	83.68	15.3	20.66	759	2.030
    08019	Cereals ready-to-eat, GENERAL MILLS, Corn CHEX	370	6.40	2.40	84.90	5.6	11.10	760	0.400
    08020	Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes	357	7.50	0.40	84.10	3.3	9.50	729	0.116
    08023	Cereals ready-to-eat, KELLOGG, KELLOGG'S CRACKLIN' OAT BRAN	395	9.20	14.10	70.30	12.7	28.00	280	6.200
    08025	Cereals ready-to-eat, RALSTON CRISP RICE	364	6.69	1.26	86.22	0.7	7.65	763	0.360
    08028	Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN COMPLETE Wheat Flakes	327	10.20	2.50	81.60	17.3	18.80	718	0.400
    08029	Cereals ready-to-eat, POST Bran Flakes	322	10.30	2.20	79.30	18.2	17.80	600	0.400
    08030	Cereals ready-to-eat, KELLOGG, KELLOGG'S FROOT LOOPS	375	5.30	3.40	88.00	9.3	41.70	469	1.800
    08031	Cereals ready-to-eat, KELLOGG'S FROSTED MINI-WHEATS, Big Bite	350	9.20	1.60	84.40	10.8	20.30	2	0.400
    08032	Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED RICE KRISPIES	384	4.30	0.40	91.30	0.5	40.20	371	0.100
    08034	Cereals ready-to-eat, POST, FRUITY PEBBLES	402	4.60	4.00	86.10	0.8	34.40	532	3.600
    08035	Cereals ready-to-eat, GENERAL MILLS, GOLDEN GRAHAMS	374	5.30	3.20	85.10	5.6	35.00	772	0.400
    08037	Cereals ready-to-eat, granola, homemade	489	14.85	24.06	53.25	9.0	20.00	25	4.058
    08038	Cereals ready-to-eat, POST, GRAPE-NUTS Cereal	351	10.90	2.10	81.90	11.9	8.90	507	0.400
    08039	Cereals ready-to-eat, POST, GRAPE-NUTS Flakes	376	9.40	3.70	82.00	10.2	15.20	470	0.500
    08045	Cereals ready-to-eat, GENERAL MILLS, HONEY NUT CHEERIOS	376	8.80	4.70	79.90	7.2	33.20	543	1.000
    08046	Cereals ready-to-eat, POST, Honeycomb Cereal	396	6.30	3.00	86.50	3.3	31.20	559	1.300
    08047	Cereals ready-to-eat, QUAKER, KING VITAMAN	381	6.41	3.44	83.85	3.4	20.27	825	1.584
    08048	Cereals ready-to-eat, GENERAL MILLS, KIX	357	7.69	3.46	82.82	8.8	9.76	596	0.576
    08049	Cereals ready-to-eat, QUAKER, QUAKER OAT LIFE, plain	374	9.98	4.43	77.74	6.6	19.43	501	0.834
    08050	Cereals ready-to-eat, GENERAL MILLS, LUCKY CHARMS	380	7.67	5.02	80.89	5.0	36.13	648	0.885
    08054	Cereals ready-to-eat, QUAKER, 100% Natural Granola, Oats, Wheat and Honey	421	10.55	11.62	73.65	10.2	20.34	50	1.265
    08057	Cereals ready-to-eat, GENERAL MILLS, Honey Nut CHEX	375	6.25	3.13	87.50	3.1	28.13	625	0.529
    08058	Cereals ready-to-eat, KELLOGG, KELLOGG'S PRODUCT 19	374	8.50	1.30	84.30	2.8	12.50	727	0.200
    08059	Cereals ready-to-eat, QUAKER, SWEET CRUNCH/QUISP	406	4.51	6.08	85.03	2.3	43.36	740	4.442
    08060	Cereals ready-to-eat, KELLOGG, KELLOGG'S RAISIN BRAN	314	7.72	2.72	77.29	11.4	31.30	356	0.480
    08061	Cereals ready-to-eat, POST Raisin Bran Cereal	321	7.70	1.70	78.20	13.2	34.00	386	0.314
    08064	Cereals ready-to-eat, GENERAL MILLS, Rice CHEX	375	6.90	1.40	84.50	4.4	8.10	898	0.300
    08065	Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES	381	6.75	2.05	85.05	0.4	9.87	527	0.458
    08066	Cereals ready-to-eat, QUAKER, QUAKER Puffed Rice	383	7.01	0.90	87.78	1.4	0.00	5	0.325
    08067	Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K	378	18.70	1.70	73.00	1.1	12.20	709	0.400
    08068	Cereals ready-to-eat, KELLOGG, KELLOGG'S CORN POPS	387	4.80	1.30	89.70	8.4	31.30	357	0.500
    08069	Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED FLAKES	369	3.96	1.68	89.20	2.2	35.43	468	0.451
    08071	Cereals ready-to-eat, KELLOGG, KELLOGG'S HONEY SMACKS	380	5.70	2.20	88.50	5.0	56.20	142	0.500
    08073	Cereals ready-to-eat, POST, GOLDEN CRISP	380	5.50	1.70	90.10	5.0	53.60	95	0.200
    08074	Cereals ready-to-eat, RALSTON TASTEEOS	398	11.83	5.97	74.22	10.7	4.64	679	1.023
    08077	Cereals ready-to-eat, GENERAL MILLS, Whole Grain TOTAL	320	8.40	2.10	74.70	9.1	16.40	470	0.600
    08078	Cereals ready-to-eat, GENERAL MILLS, TRIX	383	5.00	4.10	85.60	4.5	32.00	557	0.600
    08081	Cereals ready-to-eat, POST, Honey Nut Shredded Wheat	374	8.40	2.90	83.60	10.7	20.70	102	0.400
    08082	Cereals ready-to-eat, GENERAL MILLS, Wheat CHEX	345	9.80	1.80	82.20	12.2	10.30	570	0.400
    08083	Cereals ready-to-eat, MALT-O-MEAL, CORN BURSTS	384	3.41	0.35	88.65	1.9	42.47	804	0.093
    08084	Cereals ready-to-eat, wheat germ, toasted, plain	382	29.10	10.70	49.60	15.1	7.80	4	1.830
    08085	Cereals ready-to-eat, SUN COUNTRY, KRETSCHMER Honey Crunch Wheat Germ	372	26.55	7.78	58.11	10.2	24.85	11	1.360
    08087	Cereals ready-to-eat, GENERAL MILLS, Multi-Grain CHEERIOS	365	7.90	3.50	82.50	9.0	21.00	402	0.800
    08089	Cereals ready-to-eat, GENERAL MILLS, WHEATIES	353	8.30	2.30	83.30	10.1	15.20	732	0.500
    08090	Cereals, corn grits, white, regular and quick, enriched, dry	370	7.65	1.75	79.09	4.6	0.57	1	0.340
    08091	Cereals, corn grits, white, regular and quick, enriched, cooked with water, without salt	71	1.71	0.46	14.76	0.8	0.12	2	0.066
    08092	Cereals, QUAKER, corn grits, instant, plain, dry	359	7.31	2.14	76.02	4.2	1.51	1050	0.362
    08093	Cereals, QUAKER, corn grits, instant, plain, prepared (microwaved or boiling water added), without salt	76	1.58	0.49	15.95	1.1	0.10	188	0.076
    08094	Cereals, QUAKER, corn grits, instant, cheddar cheese flavor, dry	366	8.37	5.97	73.08	4.2	2.13	1679	1.760
    08096	Cereals, QUAKER, Instant Grits, Country Bacon flavor, dry	357	10.70	1.80	75.00	3.6	0.27	1536	0.240
    08100	Cereals, CREAM OF RICE, dry	370	6.30	0.50	82.40	0.7	0.30	6	0.136
    08101	Cereals, CREAM OF RICE, cooked with water, without salt	52	0.90	0.10	11.40	0.1	0.04	1	0.027
    08102	Cereals, CREAM OF WHEAT, regular, 10 minute cooking, dry	370	10.50	1.50	76.50	3.8	0.20	7	0.238
    08103	Cereals, CREAM OF WHEAT, regular (10 minute), cooked with water, without salt	50	1.44	0.21	10.52	0.5	0.03	6	0.033
    08104	Cereals, farina, enriched, assorted brands including CREAM OF WHEAT, quick (1-3 minutes), dry	360	11.60	1.41	73.19	4.2	0.56	124	0.232
    08105	Cereals, farina, enriched, assorted brands including CREAM OF WHEAT, quick (1-3 minutes), cooked with water, without salt	55	1.82	0.34	10.92	0.8	0.76	18	0.066
    08106	Cereals, CREAM OF WHEAT, instant, dry	366	10.60	1.40	75.50	3.3	0.40	571	0.222
    08107	Cereals, CREAM OF WHEAT, instant, prepared with water, without salt	62	1.84	0.24	13.08	0.6	0.07	102	0.038
    08113	Cereals, farina, enriched, cooked with water, without salt	53	1.82	0.34	10.92	0.8	0.76	18	0.066
    08116	Cereals, MALT-O-MEAL, original, plain, dry	365	11.80	0.54	77.26	2.9	0.00	3	0.080
    08120	Cereals, oats, regular and quick, not fortified, dry	379	13.15	6.52	67.70	10.1	0.99	6	1.110
    08121	Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt	71	2.54	1.52	12.00	1.7	0.27	4	0.310
    08122	Cereals, oats, instant, fortified, plain, dry	362	11.92	6.90	69.52	10.0	1.50	220	1.346
    08123	Cereals, oats, instant, fortified, plain, prepared with water (boiling water added or microwaved)	68	2.37	1.36	11.67	1.7	0.46	49	0.226
    08124	Cereals, QUAKER, Instant Oatmeal, apples and cinnamon, dry	367	8.12	4.34	77.90	8.0	33.62	491	0.810
    08128	Cereals, oats, instant, fortified, with cinnamon and spice, dry	369	9.53	4.84	76.08	8.0	25.33	434	0.768
    08129	Cereals, oats, instant, fortified, with cinnamon and spice, prepared with water	96	2.37	1.21	18.95	2.0	6.31	111	0.191
    08130	Cereals, QUAKER, Instant Oatmeal, maple and brown sugar, dry	368	9.11	4.93	75.55	6.8	28.66	606	0.920
    08132	Cereals, oats, instant, fortified, with raisins and spice, dry	360	8.45	4.03	76.33	5.7	37.14	462	0.639
    08133	Cereals, oats, instant, fortified, with raisins and spice, prepared with water	88	1.98	0.95	17.91	1.3	8.71	111	0.150
    08138	Cereals ready-to-eat, MALT-O-MEAL, MARSHMALLOW MATEYS	394	7.20	3.60	83.30	4.6	42.80	667	0.719
    08142	Cereals, WHEATENA, dry	357	13.10	2.90	75.60	12.8	1.60	13	0.430
    08143	Cereals, WHEATENA, cooked with water	56	2.00	0.50	11.80	2.7		2	0.075
    08144	Cereals, whole wheat hot natural cereal, dry	342	11.20	2.00	75.20	9.5	0.42	2	0.300
    08145	Cereals, whole wheat hot natural cereal, cooked with water, without salt	62	2.00	0.40	13.70	1.6	0.08	0	0.060
    08146	Cereals ready-to-eat, QUAKER, QUAKER Puffed Wheat	366	16.26	2.15	76.39	9.4	1.37	5	0.413
    08147	Cereals ready-to-eat, POST, Shredded Wheat, original big biscuit	337	11.37	2.21	78.76	12.0	0.94	6	0.450
    08148	Cereals ready-to-eat, POST, Shredded Wheat, original spoon-size	351	11.80	2.10	81.40	12.4	0.90	2	0.400
    08156	Cereals ready-to-eat, rice, puffed, fortified	402	6.30	0.50	89.80	1.7		3	0.130
    08157	Cereals ready-to-eat, wheat, puffed, fortified	364	14.70	1.20	79.60	4.4		4	0.200
    08159	Cereals, corn grits, yellow, regular and quick, enriched, dry	368	6.72	1.49	79.91	3.9	0.55	2	0.290
    08160	Cereals, corn grits, yellow, regular and quick, unenriched, dry	371	8.80	1.20	79.60	1.6	0.64	1	0.155
    08161	Cereals, corn grits, white, regular and quick, enriched, cooked with water, with salt	71	1.71	0.46	14.76	0.8	0.12	223	0.066
    08164	Cereals, corn grits, yellow, regular and quick, enriched, cooked with water, without salt	65	1.23	0.39	13.86	0.7	0.09	2	0.060
    08165	Cereals, corn grits, yellow, regular, quick, enriched, cooked with water, with salt	65	1.23	0.39	13.86	0.7	0.09	223	0.060
    08168	Cereals, CREAM OF RICE, cooked with water, with salt	52	0.90	0.10	11.50	0.1	0.04	173	0.020
    08169	Cereals, CREAM OF WHEAT, regular (10 minute), cooked with water, with salt	50	1.46	0.21	10.66	0.5	0.03	129	0.033
    08172	Cereals, farina, unenriched, dry	369	10.60	0.50	78.00	1.9		3	0.080
    08173	Cereals, farina, enriched, cooked with water, with salt	53	1.82	0.34	10.92	0.8	0.76	126	0.066
    08177	Cereals, MALT-O-MEAL, chocolate, dry	363	10.60	0.82	79.55	2.8	16.63	10	0.310
    08180	Cereals, oats, regular and quick and instant, unenriched, cooked with water (includes boiling and microwaving), with salt	71	2.54	1.52	12.00	1.7	0.27	71	0.310
    08182	Cereals, WHEATENA, cooked with water, with salt	59	2.03	0.45	11.74	2.0	0.25	238	0.091
    08183	Cereals, whole wheat hot natural cereal, cooked with water, with salt	62	2.00	0.40	13.70	1.6	0.08	233	0.060
    08189	Cereals ready-to-eat, KELLOGG, KELLOGG'S Low Fat Granola without Raisins	389	8.70	5.70	80.90	7.0	28.30	257	1.400
    08191	Cereals ready-to-eat, POST, Shredded Wheat, lightly frosted, spoon-size	352	7.80	1.90	83.80	9.6	22.30	19	0.300
    08192	Cereals ready-to-eat, POST SELECTS Blueberry Morning	395	6.50	5.30	81.60	4.7	29.20	341	0.600
    08194	Cereals ready-to-eat, GENERAL MILLS, REESE'S PUFFS	413	6.80	11.10	75.60	4.7	35.30	555	2.100
    08200	Cereals, QUAKER, QUAKER MultiGrain Oatmeal, dry	333	11.30	2.58	73.44	12.0	0.60	3	0.520
    08202	Cereals ready-to-eat, GENERAL MILLS, OATMEAL CRISP, Crunchy Almond	393	9.80	6.70	78.90	8.1	26.80	207	1.100
    08204	Cereals ready-to-eat, chocolate-flavored frosted puffed corn	405	3.34	3.50	87.20	3.8	43.70	534	0.961
    08206	Cereals ready-to-eat, MALT-O-MEAL, COCO-ROOS	397	4.17	4.67	85.93	3.1	48.97	454	0.800
    08210	Cereals ready-to-eat, QUAKER, QUAKER OAT CINNAMON LIFE	373	9.01	4.05	79.16	6.2	26.06	479	0.763
    08211	Cereals ready-to-eat, QUAKER, HONEY GRAHAM OH!S	412	4.02	7.45	83.76	2.0	43.23	606	5.572
    08214	Cereals ready-to-eat, QUAKER, Oatmeal Squares	379	11.38	4.83	77.77	8.3	16.62	345	0.873
    08215	Cereals ready-to-eat, QUAKER, Oatmeal Squares, cinnamon	379	11.22	4.89	78.07	8.7	16.60	341	0.881
    08216	Cereals ready-to-eat, QUAKER, Toasted Multigrain Crisps	372	12.38	5.11	74.89	9.9	16.34	364	0.910
    08218	Cereals ready-to-eat, QUAKER, QUAKER 100% Natural Granola with Oats, Wheat, Honey, and Raisins	412	9.66	10.38	74.67	9.4	24.63	54	1.146
    08220	Cereals ready-to-eat, QUAKER, Low Fat 100% Natural Granola with Raisins	388	8.42	5.52	80.57	9.6	25.65	234	0.970
    08221	Cereals, QUAKER, Instant Grits, Butter flavor, dry	357	8.09	5.51	75.04	3.6	0.87	1214	2.440
    08225	Cereals, QUAKER, Instant Oatmeal, fruit and cream variety, dry	379	8.30	6.37	75.42	6.0	31.27	499	1.308
    08228	Cereals, QUAKER, Instant Oatmeal, raisins, dates and walnuts, dry	371	8.82	6.98	72.41	6.9	30.85	516	1.070
    08231	Cereals, QUAKER, Oat Bran, QUAKER/MOTHER'S Oat Bran, dry	364	17.03	7.97	62.94	14.3	1.43	5	1.430
    08236	Cereals, QUAKER, Oat Bran, QUAKER/MOTHER'S Oat Bran, prepared with water, no salt	43	2.03	0.95	7.49	1.7		3	0.170
    08239	Cereals ready-to-eat, GENERAL MILLS, Berry Burst CHEERIOS, Triple Berry	378	8.80	4.50	80.50	7.6	27.00	639	1.000
    08240	Cereals, Oat Bran, QUAKER, QUAKER/MOTHER'S Oat Bran, prepared with water, salt	43	2.03	0.95	7.49	1.7		46	0.170
    08243	Cereals ready-to-eat, GENERAL MILLS, HONEY NUT CLUSTERS	374	7.70	2.00	85.20	6.3	24.80	515	0.500
    08244	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE Bran Cereal	200	6.69	2.20	84.59	47.5	0.19	320	0.329
    08245	Cereals ready-to-eat, GENERAL MILLS, OATMEAL CRISP, Hearty Raisin	371	8.19	3.70	81.50	7.5	30.60	194	0.800
    08247	Cereals ready-to-eat, GENERAL MILLS, TOTAL Raisin Bran	312	5.60	1.60	76.80	9.1	32.30	339	0.400
    08249	Cereals, QUAKER, QUAKER MultiGrain Oatmeal, prepared with water, no salt	61	2.08	0.47	13.49	2.2		3	0.096
    08252	Cereals, QUAKER, QUAKER MultiGrain Oatmeal, prepared with water, salt	61	2.07	0.47	13.47	2.2		70	0.095
    08259	Cereals ready-to-eat, KELLOGG, KELLOGG'S CRISPIX	369	5.70	1.10	86.90	2.8	11.60	611	0.300
    08261	Cereals ready-to-eat, GENERAL MILLS, RAISIN NUT BRAN	368	7.10	5.80	80.50	9.9	28.10	461	1.000
    08262	Cereals ready-to-eat, GENERAL MILLS, BASIC 4	358	6.70	3.90	79.20	6.8	22.60	519	1.300
    08263	Cereals ready-to-eat, GENERAL MILLS, APPLE CINNAMON CHEERIOS	387	7.60	5.70	81.30	6.5	34.20	391	1.000
    08267	Cereals ready-to-eat, GENERAL MILLS, FROSTED CHEERIOS	378	8.10	4.20	81.70	6.4	32.10	610	1.000
    08268	Cereals ready-to-eat, GENERAL MILLS, FRANKENBERRY	386	5.50	4.30	85.40	4.2	27.29	458	0.500
    08270	Cereals ready-to-eat, GENERAL MILLS, COUNT CHOCULA	383	5.40	4.69	84.50	5.0	33.09	488	0.600
    08271	Cereals ready-to-eat, GENERAL MILLS, COCOA PUFFS	383	5.60	5.20	83.70	5.7	37.20	564	1.000
    08272	Cereals ready-to-eat, GENERAL MILLS, CINNAMON TOAST CRUNCH	410	5.27	10.10	79.01	5.2	29.70	580	1.100
    08273	Cereals ready-to-eat, GENERAL MILLS, BOO BERRY	386	5.50	4.30	85.40	4.2	27.29	458	0.500
    08274	Cereals ready-to-eat, GENERAL MILLS, BERRY BERRY KIX	376	6.20	4.20	83.80	5.8	20.90	517	0.600
    08277	Cereals ready-to-eat, GENERAL MILLS, NATURE VALLEY LOW FAT FRUIT GRANOLA	386	8.00	4.60	80.00	5.0	33.41	376	0.850
    08284	Cereals ready-to-eat, KELLOGG, KELLOGG'S Low Fat Granola with Raisins	381	9.00	5.20	80.10	7.4	27.90	249	1.200
    08286	Cereals ready-to-eat, KELLOGG, KELLOGG'S MUESLIX	357	9.10	5.50	73.00	8.3	25.50	252	0.600
    08288	Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES TREATS Cereal	399	4.80	4.60	84.70	0.2	31.00	554	0.900
    08290	Cereals ready-to-eat, HEALTH VALLEY, FIBER 7 Flakes	353	14.44	1.41	78.15	14.1	20.00	200	0.261
    08305	Cereals ready-to-eat, Post, Waffle Crisp	430	6.00	9.80	79.90	1.8	40.00	383	1.400
    08309	Cereals ready-to-eat, KELLOGG, KELLOGG'S HONEY CRUNCH CORN FLAKES	385	6.80	1.90	87.00	3.4	33.00	700	0.300
    08314	Cereals, QUAKER, hominy grits, white, quick, dry	347	8.53	1.36	79.16	4.8	1.00	2	0.260
    08316	Cereals, QUAKER, hominy grits, white, regular, dry	366	9.76	1.22	78.00	2.4	1.00	2	0.260
    08318	Cereals ready-to-eat, KELLOGG, KELLOGG'S SMART START Strong Heart Antioxidants Cereal	371	7.10	1.60	87.30	5.8	28.70	426	0.300
    08319	Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED MINI-WHEATS, bite size	348	9.20	1.65	84.35	10.8	20.25	2	0.350
    08346	Cereals ready-to-eat, MALT-O-MEAL, COLOSSAL CRUNCH	376	3.95	4.07	81.59	2.3	42.09	597	1.200
    08347	Cereals ready-to-eat, MALT-O-MEAL, BERRY COLOSSAL CRUNCH	406	4.57	4.67	87.09	1.6	43.86	700	1.620
    08348	Cereals ready-to-eat, MALT-O-MEAL, Crispy Rice	381	6.30	1.12	86.40	1.0	9.00	909	0.460
    08349	Cereals ready-to-eat, MALT-O-MEAL, TOOTIE FRUITIES	401	5.00	3.29	87.90	2.5	45.70	464	0.687
    08351	Cereals ready-to-eat, QUAKER, MOTHER'S PEANUT BUTTER BUMPERS Cereal	403	8.28	7.34	78.27	2.9	29.51	774	1.440
    08352	Cereals ready-to-eat, QUAKER, MOTHER'S Toasted Oat Bran cereal	373	11.90	5.17	74.92	8.9	15.50	632	0.890
    08353	Cereals ready-to-eat, QUAKER, MOTHER'S Cinnamon Oat Crunch	380	10.49	4.64	79.21	8.3	25.07	175	0.790
    08354	Cereals ready-to-eat, QUAKER, MOTHER'S GRAHAM BUMPERS	372	5.44	1.63	86.38	3.0	42.86	750	0.280
    08355	Cereals ready-to-eat, QUAKER, MOTHER'S COCOA BUMPERS	376	5.08	1.74	87.64	3.1	41.84	473	0.310
    08363	Cereals ready-to-eat, SUN COUNTRY, KRETSCHMER Toasted Wheat Bran	200	17.56	5.16	59.51	41.3		6	0.770
    08365	Cereals ready-to-eat, QUAKER, Shredded Wheat, bagged cereal	348	11.24	2.01	81.01	11.8	0.81	4	0.405
    08366	Cereals ready-to-eat, SUN COUNTRY, KRETSCHMER Wheat Germ, Regular	366	31.43	9.56	49.38	11.9		6	1.660
    08370	Cereals ready-to-eat, GENERAL MILLS, RICE CRUNCHINS	381	4.76	2.38	80.95	4.8	9.52	238	0.000
    08376	Cereals ready-to-eat, KELLOGG, KELLOGG'S MARSHMALLOW FROOT LOOPS	376	4.60	2.80	89.30	7.4	49.90	393	1.500
    08380	Cereals ready-to-eat, KELLOGG, KELLOGG'S, RAISIN BRAN CRUNCH	355	6.60	1.70	85.30	8.0	35.90	377	0.400
    08383	Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K Red Berries	357	6.20	1.20	86.20	8.5	30.20	614	0.200
    08384	Cereals ready-to-eat, KELLOGG, KELLOGG'S MINI-WHEATS, unfrosted bite size	342	11.60	2.00	81.00	13.8	0.40	2	0.500
    08386	Cereals ready-to-eat, KASHI GOLEAN CRUNCH!	365	16.60	5.70	73.00	15.1	24.00	196	0.600
    08387	Cereals ready-to-eat, KASHI HEART TO HEART, Honey Toasted Oat	352	10.30	5.30	77.50	15.1	15.60	256	0.900
    08388	Cereals ready-to-eat, KASHI 7 Whole Grain Puffs	336	13.00	2.30	78.60	8.0	0.93	9	0.463
    08389	Cereals ready-to-eat, KASHI 7 Whole Grain Honey Puffs	349	10.00	1.80	79.00	6.0	21.80	8	0.359
    08390	Cereals ready-to-eat, KASHI GOOD FRIENDS	299	9.40	3.20	79.30	21.7	18.80	204	0.500
    08393	Cereals ready-to-eat, KASHI GOLEAN	284	26.10	1.90	58.00	19.6	12.00	165	0.400
    08402	Cereals, QUAKER, Quick Oats, Dry	371	13.70	6.87	68.18	9.4	1.42	3	1.110
    08409	Cereals ready-to-eat, MALT-O-MEAL, Frosted Flakes	370	4.32	1.10	85.19	2.3	38.04	580	0.100
    08410	Cereals, QUAKER, Instant Oatmeal, Cinnamon-Spice, dry	369	10.39	5.10	74.52	8.2	21.14	416	0.808
    08411	Cereals, QUAKER, Instant Oatmeal, DINOSAUR EGGS, Brown Sugar, dry	384	8.44	7.44	74.08	6.2	27.59	523	3.959
    08417	Cereals, QUAKER, Instant Oatmeal, Banana Bread, dry	368	8.85	4.75	75.86	6.4	30.47	700	0.785
    08435	Cereals ready-to-eat, UNCLE SAM CEREAL	346	15.98	11.60	65.78	20.3	1.56	206	1.320
    08436	Cereals, QUAKER, Instant Oatmeal, Raisin and Spice, dry	360	9.11	4.00	75.68	5.8	35.65	440	0.605
    08444	Cereals, QUAKER, Instant Grits, Redeye Gravy & Country Ham flavor, dry	357	10.71	1.75	75.00	3.6		1764	0.250
    08449	Cereals, QUAKER, Instant Grits Product with American Cheese Flavor, dry	364	8.90	4.67	75.15	4.4	2.01	1518	1.080
    08450	Cereals, QUAKER, Instant Grits, Ham 'n' Cheese flavor, dry	359	7.14	5.36	75.00	3.6	3.57	1500	1.060
    08451	Cereals, QUAKER, Quick Oats with Iron, Dry	371	13.70	6.87	68.18	9.4	1.42	3	0.960
    08452	Cereals, QUAKER, Whole Wheat Natural Cereal, dry	333	11.80	2.00	74.80	9.9	2.00	8	0.419
    08459	Cereals ready-to-eat, KELLOGG'S, FROSTED MINI-WHEATS, Maple & Brown Sugar, Bite Size	351	8.70	1.50	84.70	10.3	22.70	6	0.400
    08462	Cereals ready-to-eat, KASHI, ORGANIC PROMISE Autumn Wheat	338	12.00	1.40	79.00	11.2	12.40	3	0.300
    08463	Cereals ready-to-eat, KASHI ORGANIC PROMISE, STRAWBERRY FIELDS	358	9.40	0.70	83.50	5.0	20.50	337	0.100
    08469	Cereals ready-to-eat, KELLOGG'S, Reduced Sugar Frosted Flakes Cereal	367	5.30	0.40	87.60	10.0	27.40	548	0.100
    08471	Cereals ready-to-eat, KELLOGG'S, SPECIAL K Protein Plus	359	31.20	2.60	60.60	8.3	20.30	601	0.500
    08476	Cereals ready-to-eat, MALT-O-MEAL, Honey BUZZERS	395	6.30	2.14	87.60	2.9	37.40	759	0.650
    08478	Cereals ready-to-eat, MALT-O-MEAL, GOLDEN PUFFS	397	5.77	0.89	89.72	2.6	51.34	241	0.161
    08481	Cereals ready-to-eat, MALT-O-MEAL, HONEY GRAHAM SQUARES	398	4.46	9.97	74.68	4.4	32.70	838	1.500
    08484	Cereals ready-to-eat, MALT-O-MEAL, Raisin Bran Cereal	320	8.00	2.53	78.09	13.7	32.09	576	0.476
    08487	Cereals ready-to-eat, MALT-O-MEAL, Blueberry MUFFIN TOPS Cereal	443	4.90	11.48	79.91	4.7	35.36	462	1.660
    08488	Cereals, MALT-O-MEAL, Farina Hot Wheat Cereal, dry	365	10.48	0.49	77.20	2.9	0.70	3	0.070
    08489	Cereals, MALT-O-MEAL, Maple & Brown Sugar Hot Wheat Cereal, dry	368	8.82	0.47	80.52	1.8	28.00	5	0.090
    08491	Cereals ready-to-eat, MOM'S BEST, Honey Nut TOASTY O'S	390	9.63	2.16	81.53	5.6	38.73	700	0.435
    08493	Cereals ready-to-eat, MALT-O-MEAL, Apple ZINGS	393	4.63	2.57	83.51	2.2	47.18	436	0.730
    08494	Cereals ready-to-eat, MALT-O-MEAL, CINNAMON TOASTERS	431	5.80	10.10	79.09	4.7	34.79	461	1.660
    08495	Cereals ready-to-eat, MALT-O-MEAL, Cocoa DYNO-BITES	402	4.09	3.05	89.40	1.1	45.20	517	2.430
    08500	Cereals ready-to-eat, MALT-O-MEAL, Frosted Mini SPOONERS	388	9.39	2.07	82.90	10.5	17.89	18	0.244
    08501	Cereals ready-to-eat, MALT-O-MEAL, Fruity DYNO-BITES	404	3.90	3.15	90.10	1.0	42.60	630	0.640
    08504	Cereals ready-to-eat, RALSTON Enriched Wheat Bran flakes	310	10.21	3.36	79.77	16.9	17.17	813	0.433
    08505	Cereals ready-to-eat, RALSTON Corn Biscuits	367	5.83	1.05	85.79	2.6	9.51	1070	0.193
    08506	Cereals ready-to-eat, RALSTON Corn Flakes	357	5.90	0.91	88.01	2.7	7.84	710	0.227
    08507	Cereals ready-to-eat, RALSTON Crispy Hexagons	379	5.94	0.95	86.78	1.5	9.57	816	0.263
    08508	Cereals ready-to-eat, USDA Commodity Corn and Rice (includes all commodity brands)	378	6.06	1.08	86.85	1.4	10.35	795	0.260
    08509	Cereals ready-to-eat, USDA Commodity Rice Crisps (includes all commodity brands)	381	6.45	1.27	86.04	0.7	8.35	850	0.355
    08510	Milk and cereal bar	413	6.47	10.98	72.05	0.4	45.97	319	9.114
    08511	Cereals, MALT-O-MEAL, original, plain, prepared with water, without salt	48	1.53	0.07	9.20	0.4	0.13	0	0.010
    08512	Cereals, MALT-O-MEAL, chocolate, prepared with water, without salt	47	1.37	0.10	9.22	0.4	2.17	1	0.030
    08513	Cereals ready-to-eat, GENERAL MILLS, CHOCOLATE LUCKY CHARMS	378	5.80	4.50	83.70	5.8	36.50	560	0.800
    08531	Cereals ready-to-eat, KELLOGG, SPECIAL K, Fruit & Yogurt	367	7.10	2.90	85.30	8.1	32.10	452	1.400
    08537	Cereals ready-to-eat, KASHI 7 Whole Grain Flakes	337	11.00	1.50	81.40	11.8	11.30	291	0.300
    08538	Cereals ready-to-eat, KASHI, HEART TO HEART, Oat Flakes & Blueberry Clusters	369	10.50	3.40	79.80	8.1	22.30	246	0.600
    08539	Cereals ready-to-eat, KASHI ORGANIC PROMISE, CINNAMON HARVEST	336	11.00	1.40	79.00	10.7	16.50	3	0.200
    08542	Cereals ready-to-eat, KELLOGG'S, FROSTED MINI-WHEATS Bite Size Strawberry Delight	352	8.70	1.60	84.60	10.2	22.70	3	0.400
    08543	Cereals ready-to-eat, KELLOGG'S, SPECIAL K Vanilla Almond	378	7.70	4.20	83.20	9.3	30.40	569	0.400
    08544	Cereals ready-to-eat, POST GREAT GRAINS Cranberry Almond Crunch	384	8.90	5.90	76.60	11.1	25.50	214	0.800
    08546	Rice and Wheat cereal bar	409	9.09	9.09	72.73	1.8	31.80	500	0.000
    08549	Cereals ready-to-eat, QUAKER, QUAKER Honey Graham LIFE Cereal	373	9.33	4.14	78.56	6.3	23.12	488	0.770
    08550	Cereals ready-to-eat, QUAKER, Christmas Crunch	397	4.44	4.83	85.92	2.6	44.31	724	3.081
    08553	Cereals ready-to-eat, GENERAL MILLS, CHEERIOS, Yogurt Burst, strawberry	400	6.67	5.23	81.75	6.7	30.00	567	1.667
    08554	Cereals ready-to-eat, POST SELECTS Maple Pecan Crunch	404	8.30	8.65	76.90	7.7	23.08	240	0.962
    08560	Cereals ready-to-eat, KASHI GO LEAN CRUNCH!, Honey Almond Flax	381	16.90	9.90	66.90	15.2	22.10	269	1.000
    08561	Cereals, KASHI GO LEAN Hot Cereal, Hearty Honey & Cinnamon, dry	379	19.30	5.40	67.00	13.2	18.60	278	0.700
    08562	Cereals, KASHI GO LEAN Hot Cereal, Creamy TRULY VANILLA, dry	367	22.00	5.20	61.00	19.3	15.00	277	0.900
    08567	Cereals ready-to-eat, KASHI 7 Whole Grain Nuggets	356	11.80	2.80	81.00	11.7	5.00	448	0.600
    08568	Cereals, KASHI HEART TO HEART, Instant Oatmeal, Apple Cinnamon, dry	374	10.70	4.90	78.00	11.4	28.00	251	1.000
    08569	Cereals, KASHI HEART TO HEART, Instant Oatmeal, golden brown maple, dry	376	10.90	5.00	77.00	11.6	27.00	231	1.000
    08573	Cereals, CREAM OF WHEAT, 2 1/2 minute cook time, dry	355	11.61	1.41	71.79	4.4	0.47	328	0.253
    08574	Cereals, CREAM OF WHEAT, 2 1/2 minute cook time, cooked with water, stove-top, without salt	56	1.44	0.20	11.74	0.7	0.07	34	0.051
    08575	Cereals, CREAM OF WHEAT, 2 1/2 minute cook time, cooked with water, microwaved, without salt	52	1.88	0.37	10.10	0.7	0.34	45	0.099
    08576	Cereals, CREAM OF WHEAT, 1 minute cook time, dry	359	11.77	1.47	72.63	4.4	0.51	7	0.295
    08577	Cereals, CREAM OF WHEAT, 1 minute cook time, cooked with water, stove-top, without salt	56	1.65	0.42	11.16	0.4	0.07	4	0.106
    08578	Cereals, CREAM OF WHEAT, 1 minute cook time, cooked with water, microwaved, without salt	55	1.95	0.37	10.67	1.5	2.98	4	0.094
    08579	Cereals ready-to-eat, GENERAL MILLS, 25% Less Sugar CINNAMON TOAST CRUNCH	388	5.30	10.10	77.50	10.6	19.70	581	1.708
    08580	Incaparina, dry mix (corn and soy flours), unprepared	379	21.75	5.58	60.53	9.9		4	
    08582	Cereals ready-to-eat, GENERAL MILLS, DORA THE EXPLORER	366	5.60	5.70	82.80	10.2	21.20	564	1.000
    08583	Cereals ready-to-eat, GENERAL MILLS, Fruity CHEERIOS	381	5.80	4.59	84.19	5.9	32.20	501	0.690
    08584	Cereals ready-to-eat, KELLOGG'S SPECIAL K Chocolatey Delight	381	6.50	7.30	81.20	10.6	29.90	582	6.300
    08586	Cereals ready-to-eat, GENERAL MILLS, 25% Less Sugar TRIX	376	5.20	5.50	83.90	7.7	23.90	512	0.700
    08587	Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K Low Fat Granola	377	13.10	5.50	75.10	11.7	17.50	235	1.100
    08588	Cereals ready-to-eat, KELLOGG, KELLOGG'S CINNABON cereal	410	5.70	7.30	83.30	3.9	41.60	385	1.100
    08589	Cereals ready-to-eat, KASHI GOLEAN CRISP Toasted Berry Crumble	361	18.10	7.20	68.70	17.4	20.20	244	0.800
    08590	Cereals ready-to-eat, KASHI HEART TO HEART, Warm Cinnamon	355	12.90	5.10	75.80	14.2	14.30	242	0.900
    08591	Cereals ready-to-eat, KASHI ORGANIC PROMISE, ISLAND VANILLA	350	10.70	1.90	80.80	10.7	16.90	12	0.400
    08592	Cereals ready-to-eat, GENERAL MILLS, CHEERIOS, Banana Nut	374	5.50	4.00	84.60	6.2	33.10	570	0.700
    08593	Cereals ready-to-eat, GENERAL MILLS, CHEERIOS, Chocolate	379	5.69	5.09	83.40	6.3	34.40	637	1.000
    08594	Cereals ready-to-eat, GENERAL MILLS, Chocolate CHEX	412	4.80	8.40	81.10	2.0	26.20	642	1.600
    08595	Cereals ready-to-eat, GENERAL MILLS, Cinnamon CHEX	403	5.00	6.59	82.40	2.4	26.10	605	0.600
    08596	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE, Caramel Delight	344	5.80	5.80	82.69	19.1	20.79	470	1.200
    08598	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE, HONEY CLUSTERS	302	6.50	2.50	85.19	26.7	11.69	437	0.400
    08599	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE, RAISIN BRAN CLUSTERS	309	5.50	2.40	85.40	19.5	25.50	393	0.401
    08602	Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K, Cinnamon Pecan	375	7.50	6.00	81.20	10.3	24.00	650	0.700
    08603	Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K Blueberry	363	6.90	1.50	86.30	8.6	26.70	481	0.400
    08608	Cereals ready-to-eat, KASHI Berry Blossom	329	7.50	3.00	84.90	18.8	23.50	423	0.400
    08610	Cereals ready-to-eat, KASHI Honey Sunshine	343	7.60	4.10	84.00	17.8	20.30	450	0.600
    08613	Cereals ready-to-eat, KELLOGG'S SPECIAL K Multigrain Oats and Honey	362	7.80	1.80	85.00	8.6	26.40	494	0.400
    08615	Cereals ready-to-eat, KELLOGG'S CRUNCHY NUT Golden Honey Nut flakes	385	6.70	3.90	83.30	2.4	33.50	442	0.600
    08617	Cereals ready-to-eat, KELLOGG's FROSTED MINI-WHEATS Bite Size Blueberry Muffin	352	8.60	1.60	84.80	10.2	22.70	5	0.400
    08625	Cereals ready-to-eat, QUAKER, CAP'N CRUNCH'S Halloween Crunch	401	4.41	5.66	85.14	2.5	43.82	719	3.115
    08627	Cereals ready-to-eat, QUAKER, Natural Granola Apple Cranberry Almond	418	9.21	11.06	74.73	9.9	27.43	47	1.151
    08628	Cereals ready-to-eat, QUAKER, Maple Brown Sugar LIFE Cereal	373	9.17	4.06	78.86	6.3	24.90	477	0.765
    08629	Cereals ready-to-eat, QUAKER, Cap'n Crunch's OOPS! All Berries Cereal	395	4.60	3.99	87.10	2.6	44.18	637	2.291
    08631	Cereals ready-to-eat, KELLOGG'S FROSTED MINI-WHEATS LITTLE BITES, chocolate	354	9.00	3.40	81.40	10.9	22.30	371	1.500
    08632	Cereals ready-to-eat, QUAKER Oatmeal Squares, Golden Maple	380	11.30	4.83	78.04	8.3	16.84	347	0.874
    08633	Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS with vanilla bunches	393	7.90	5.10	82.20	7.6	20.60	267	0.600
    08635	Cereals ready-to-eat, GENERAL MILLS, COCOA PUFFS, 25% Reduced Sugar	382	6.20	5.00	83.30	5.8	26.10	521	0.700
    08637	Cereals ready-to-eat, GENERAL MILLS, Oat Cluster CHEERIOS Crunch	378	8.50	4.60	80.70	7.0	27.90	489	1.000
    08639	Cereals, QUAKER, Instant Oatmeal, Cinnamon Spice, reduced sugar	359	11.30	6.14	69.69	8.7	11.91	760	1.166
    08640	Cereals, QUAKER, Instant Oatmeal Organic, Regular	367	16.00	6.30	67.00	9.8	1.00	4	1.110
    08641	Cereals, QUAKER, Instant Oatmeal, fruit and cream, variety of flavors, reduced sugar	376	10.16	7.46	71.57	8.3	17.66	559	2.091
    08642	Cereals, QUAKER, Instant Oatmeal, Apple and Cinnamon, reduced sugar	358	10.29	5.64	72.17	9.7	17.78	535	1.026
    08643	Cereals ready-to-eat, GENERAL MILLS, Honey KIX	364	6.40	3.90	83.00	8.3	18.20	582	0.535
    08647	Cereals ready-to-eat, KASHI INDIGO MORNING	364	7.70	3.40	82.80	7.1	22.20	472	0.600
    08648	Cereals ready-to-eat, KASHI Simply Maize	371	7.80	3.40	83.30	6.1	22.10	415	0.600
    08649	Cereals ready-to-eat, KASHI GOLEAN CRISP Cinnamon Crumble	382	19.80	7.60	66.10	17.6	18.80	255	1.300
    08651	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE 80 Calories, Honey Squares	234	4.69	2.50	83.80	40.3	9.80	456	0.400
    08652	Cereals ready-to-eat, KELLOGG'S KRAVE chocolate cereal	397	7.00	11.10	76.10	9.9	35.70	320	2.500
    08653	Cereals ready-to-eat, KELLOGG'S RICE KRISPIES, Gluten Free	371	7.80	2.30	82.40	2.7	3.70	614	0.500
    08655	Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS, pecan bunches	401	7.00	5.60	82.00	5.1	21.40	481	0.600
    08656	Cereals ready-to-eat, NATURE'S PATH, Organic FLAX PLUS flakes	350	11.91	5.46	75.27	16.6	12.25	458	0.620
    08657	Cereals ready-to-eat, BARBARA'S PUFFINS, original	333	7.41	3.70	84.00	18.5	18.52	704	0.000
    08658	Cereals ready-to-eat, KELLOGG'S KRAVE double chocolate cereal	397	7.10	11.20	75.90	10.6	36.30	320	2.600
    08659	Cereals ready-to-eat, KELLOGG'S FROSTED FLAKES, CHOCO ZUCARITAS	387	5.10	3.50	85.10	1.4	38.10	515	2.600
    08660	Cereals ready-to-eat, KELLOGG'S APPLE JACKS with marshmallows	378	4.30	2.80	89.60	7.4	51.10	381	1.500
    08661	Cereals ready-to-eat, KELLOGG'S CINNAMON JACKS	397	5.40	7.80	84.00	9.0	33.90	451	1.300
    08662	Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS, with real strawberries	399	6.70	4.90	83.30	5.4	24.00	410	0.600
    08663	Cereals ready-to-eat, KASHI ORGANIC PROMISE, Berry Fruitful	318	10.70	1.30	76.20	10.5	14.60	5	0.200
    08665	Cereals ready-to-eat, POST HONEY BUNCHES OF OATS with cinnamon bunches	397	7.10	5.00	83.00	5.6	20.20	464	0.600
    08666	Cereals ready-to-eat, GENERAL MILLS, Cinnamon Burst CHEERIOS	375	6.30	6.09	83.20	9.4	28.10	375	0.700
    08668	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE, Nutty Clusters & Almonds	327	7.30	5.90	81.80	19.5	21.79	393	0.800
    08669	Cereals ready-to-eat, GENERAL MILLS, FIBER ONE 80 Calories, Chocolate Squares	253	3.29	2.90	84.00	35.2	17.29	400	0.890
    08670	Cereals ready-to-eat, GENERAL MILLS, HONEY NUT CHEERIOS, MEDLEY CRUNCH	387	9.10	5.40	79.50	7.5	29.10	385	0.890
    08671	Cereals ready-to-eat, GENERAL MILLS, Dulce De Leche CHEERIOS	378	6.50	5.69	82.00	7.3	20.89	509	1.000
    08672	Cereals ready-to-eat, MALT-O-MEAL, CHOCOLATE MARSHMALLOW MATEYS	400	3.29	5.00	83.30	3.3	53.29	417	2.000
    08673	Cereals, ready-to-eat, MALT-O-MEAL, Blueberry Mini SPOONERS	350	8.81	1.92	79.40	10.3	18.44	2	0.400
    08674	Cereals ready-to-eat, MALT-O-MEAL, OAT BLENDERS with honey	390	7.59	3.04	84.08	6.2	22.09	500	0.500
    08675	Cereals ready-to-eat, MALT-O-MEAL, OAT BLENDERS with honey & almonds	379	7.80	4.88	77.26	6.1	20.26	453	0.620
    08676	Cereals ready-to-eat, MALT-O-MEAL, Honey Nut SCOOTERS	349	7.57	3.60	77.95	5.9	32.43	682	0.630
    08677	Cereals ready-to-eat, KELLOGG'S FROSTED MINI-WHEATS Touch of Fruit in the Middle, Raspberry	342	8.80	1.80	82.10	10.6	17.80	17	0.500
    08678	Cereals ready-to-eat, GENERAL MILLS, Apple Cinnamon CHEX	408	4.69	6.45	82.80	2.0	26.00	614	
    09001	Acerola, (west indian cherry), raw	32	0.40	0.30	7.69	1.1		7	0.068
    09002	Acerola juice, raw	23	0.40	0.30	4.80	0.3	4.50	3	0.068
    09003	Apples, raw, with skin	52	0.26	0.17	13.81	2.4	10.39	1	0.028
    09004	Apples, raw, without skin	48	0.27	0.13	12.76	1.3	10.10	0	0.021
    09005	Apples, raw, without skin, cooked, boiled	53	0.26	0.36	13.64	2.4	11.01	1	0.058
    09006	Apples, raw, without skin, cooked, microwave	56	0.28	0.42	14.41	2.8	11.61	1	0.068
    09007	Apples, canned, sweetened, sliced, drained, unheated	67	0.18	0.49	16.70	1.7	15.00	3	0.080
    09008	Apples, canned, sweetened, sliced, drained, heated	67	0.18	0.43	16.84	2.0	14.84	3	0.070
    09009	Apples, dehydrated (low moisture), sulfured, uncooked	346	1.32	0.58	93.53	12.4	81.13	124	0.095
    09010	Apples, dehydrated (low moisture), sulfured, stewed	74	0.28	0.12	19.91	2.6		26	0.020
    09011	Apples, dried, sulfured, uncooked	243	0.93	0.32	65.89	8.7	57.19	87	0.052
    09012	Apples, dried, sulfured, stewed, without added sugar	57	0.22	0.07	15.32	2.0	13.32	20	0.012
    09013	Apples, dried, sulfured, stewed, with added sugar	83	0.20	0.07	20.73	1.9		19	0.011
    09014	Apples, frozen, unsweetened, unheated	48	0.28	0.32	12.31	1.3		3	0.053
    09015	Apples, frozen, unsweetened, heated	47	0.29	0.33	12.00	1.3		3	0.053
    09016	Apple juice, canned or bottled, unsweetened, without added ascorbic acid	46	0.10	0.13	11.30	0.2	9.62	4	0.022
    09017	Apple juice, frozen concentrate, unsweetened, undiluted, without added ascorbic acid	166	0.51	0.37	41.00	0.4	38.83	25	0.060
    09018	Apple juice, frozen concentrate, unsweetened, diluted with 3 volume water without added ascorbic acid	47	0.14	0.10	11.54	0.1	10.93	7	0.018
    09019	Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)	42	0.17	0.10	11.27	1.1	9.39	2	0.008
    09020	Applesauce, canned, sweetened, without salt (includes USDA commodity)	68	0.16	0.17	17.49	1.2	14.67	2	0.030
    09021	Apricots, raw	48	1.40	0.39	11.12	2.0	9.24	1	0.027
    09022	Apricots, canned, water pack, with skin, solids and liquids	27	0.71	0.16	6.39	1.6	4.79	3	0.011
    09023	Apricots, canned, water pack, without skin, solids and liquids	22	0.69	0.03	5.48	1.1		11	0.002
    09024	Apricots, canned, juice pack, with skin, solids and liquids	48	0.63	0.04	12.34	1.6	10.74	4	0.003
    09025	Apricots, canned, extra light syrup pack, with skin, solids and liquids	49	0.60	0.10	12.50	1.6		2	0.007
    09026	Apricots, canned, light syrup pack, with skin, solids and liquids	63	0.53	0.05	16.49	1.6	14.89	4	0.003
    09027	Apricots, canned, heavy syrup pack, with skin, solids and liquids	83	0.53	0.08	21.47	1.6	19.87	4	0.005
    09028	Apricots, canned, heavy syrup pack, without skin, solids and liquids	83	0.51	0.09	21.45	1.6		11	0.006
    09029	Apricots, canned, extra heavy syrup pack, without skin, solids and liquids	96	0.55	0.04	24.85	1.6		13	0.003
    09030	Apricots, dehydrated (low-moisture), sulfured, uncooked	320	4.90	0.62	82.89			13	0.043
    09031	Apricots, dehydrated (low-moisture), sulfured, stewed	126	1.93	0.24	32.62			5	0.017
    09032	Apricots, dried, sulfured, uncooked	241	3.39	0.51	62.64	7.3	53.44	10	0.017
    09033	Apricots, dried, sulfured, stewed, without added sugar	85	1.20	0.18	22.15	2.6	19.57	4	0.006
    09034	Apricots, dried, sulfured, stewed, with added sugar	113	1.17	0.15	29.26	4.1		3	0.010
    09035	Apricots, frozen, sweetened	98	0.70	0.10	25.10	2.2		4	0.007
    09036	Apricot nectar, canned, without added ascorbic acid	56	0.37	0.09	14.39	0.6	13.79	3	0.006
    09037	Avocados, raw, all commercial varieties	160	2.00	14.66	8.53	6.7	0.66	7	2.126
    09038	Avocados, raw, California	167	1.96	15.41	8.64	6.8	0.30	8	2.126
    09039	Avocados, raw, Florida	120	2.23	10.06	7.82	5.6	2.42	2	1.960
    09040	Bananas, raw	89	1.09	0.33	22.84	2.6	12.23	1	0.112
    09041	Bananas, dehydrated, or banana powder	346	3.89	1.81	88.28	9.9	47.30	3	0.698
    09042	Blackberries, raw	43	1.39	0.49	9.61	5.3	4.88	1	0.014
    09043	Blackberry juice, canned	38	0.30	0.60	7.80	0.1	7.70	1	0.018
    09044	Cherries, tart, dried, sweetened	333	1.25	0.73	80.45	2.5	67.15	13	0.146
    09046	Blackberries, canned, heavy syrup, solids and liquids	92	1.31	0.14	23.10	3.4	19.70	3	0.005
    09048	Blackberries, frozen, unsweetened	64	1.18	0.43	15.67	5.0	10.67	1	0.015
    09050	Blueberries, raw	57	0.74	0.33	14.49	2.4	9.96	1	0.028
    09052	Blueberries, canned, heavy syrup, solids and liquids	88	0.65	0.33	22.06	1.6	20.46	3	0.027
    09053	Blueberries, wild, frozen	57	0.00	0.16	13.85	4.4		3	0.030
    09054	Blueberries, frozen, unsweetened	51	0.42	0.64	12.17	2.7	8.45	1	0.053
    09055	Blueberries, frozen, sweetened	85	0.40	0.13	21.95	2.2	19.72	1	0.011
    09056	Boysenberries, canned, heavy syrup	88	0.99	0.12	22.31	2.6		3	0.004
    09057	Boysenberries, frozen, unsweetened	50	1.10	0.26	12.19	5.3	6.89	1	0.009
    09059	Breadfruit, raw	103	1.07	0.23	27.12	4.9	11.00	2	0.048
    09060	Carambola, (starfruit), raw	31	1.04	0.33	6.73	2.8	3.98	2	0.019
    09061	Carissa, (natal-plum), raw	62	0.50	1.30	13.63			3	
    09062	Cherimoya, raw	75	1.57	0.68	17.71	3.0	12.87	7	0.233
    09063	Cherries, sour, red, raw	50	1.00	0.30	12.18	1.6	8.49	3	0.068
    09064	Cherries, sour, red, canned, water pack, solids and liquids (includes USDA commodity red tart cherries, canned)	36	0.77	0.10	8.94	1.1	7.60	7	0.023
    09065	Cherries, sour, red, canned, light syrup pack, solids and liquids	75	0.74	0.10	19.30	0.8		7	0.022
    09066	Cherries, sour, red, canned, heavy syrup pack, solids and liquids	91	0.73	0.10	23.27	1.1	22.17	7	0.021
    09067	Cherries, sour, red, canned, extra heavy syrup pack, solids and liquids	114	0.71	0.09	29.23	0.8		7	0.021
    09068	Cherries, sour, red, frozen, unsweetened	46	0.92	0.44	11.02	1.6	9.02	1	0.100
    09070	Cherries, sweet, raw	63	1.06	0.20	16.01	2.1	12.82	0	0.038
    09071	Cherries, sweet, canned, water pack, solids and liquids	46	0.77	0.13	11.76	1.5	10.26	1	0.028
    09072	Cherries, sweet, canned, juice pack, solids and liquids	54	0.91	0.02	13.81	1.5	12.31	3	0.004
    09073	Cherries, sweet, canned, light syrup pack, solids and liquids	67	0.61	0.15	17.29	1.5	15.79	3	0.034
    09074	Cherries, sweet, canned, pitted, heavy syrup pack, solids and liquids	83	0.60	0.15	21.27	1.4	16.18	3	0.034
    09075	Cherries, sweet, canned, extra heavy syrup pack, solids and liquids	102	0.59	0.15	26.23	1.5		3	0.033
    09076	Cherries, sweet, frozen, sweetened	89	1.15	0.13	22.36	2.1	20.26	1	0.030
    09077	Crabapples, raw	76	0.40	0.30	19.95			1	0.048
    09078	Cranberries, raw	46	0.39	0.13	12.20	4.6	4.04	2	0.011
    09079	Cranberries, dried, sweetened	308	0.07	1.37	82.36	5.7	65.00	3	0.103
    09081	Cranberry sauce, canned, sweetened	151	0.20	0.15	38.90	1.0	37.90	29	0.013
    09082	Cranberry-orange relish, canned	178	0.30	0.10	46.20	0.0		32	0.012
    09083	Currants, european black, raw	63	1.40	0.41	15.38			2	0.034
    09084	Currants, red and white, raw	56	1.40	0.20	13.80	4.3	7.37	1	0.017
    09085	Currants, zante, dried	283	4.08	0.27	74.08	6.8	67.28	8	0.028
    09086	Custard-apple, (bullock's-heart), raw	101	1.70	0.60	25.20	2.4		4	0.231
    09087	Dates, deglet noor	282	2.45	0.39	75.03	8.0	63.35	2	0.032
    09088	Elderberries, raw	73	0.66	0.50	18.40	7.0		6	0.023
    09089	Figs, raw	74	0.75	0.30	19.18	2.9	16.26	1	0.060
    09090	Figs, canned, water pack, solids and liquids	53	0.40	0.10	13.99	2.2	11.79	1	0.020
    09091	Figs, canned, light syrup pack, solids and liquids	69	0.39	0.10	17.95	1.8	16.15	1	0.020
    09092	Figs, canned, heavy syrup pack, solids and liquids	88	0.38	0.10	22.90	2.2	20.70	1	0.020
    09093	Figs, canned, extra heavy syrup pack, solids and liquids	107	0.38	0.10	27.86			1	0.020
    09094	Figs, dried, uncooked	249	3.30	0.93	63.87	9.8	47.92	10	0.144
    09095	Figs, dried, stewed	107	1.42	0.40	27.57	4.2	23.35	4	0.062
    09096	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, water pack, solids and liquids	32	0.42	0.05	8.51	1.0	7.51	4	0.006
    09097	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, juice pack, solids and liquids	46	0.46	0.01	11.86	1.0	10.86	4	0.001
    09098	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, extra light syrup, solids and liquids	45	0.40	0.07	11.63	1.1		4	0.010
    09099	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, light syrup, solids and liquids	57	0.40	0.07	14.93	1.0	13.93	6	0.010
    09100	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, heavy syrup, solids and liquids	73	0.39	0.07	18.91	1.0	17.91	6	0.010
    09101	Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, extra heavy syrup, solids and liquids	88	0.39	0.07	22.89	1.1		6	0.010
    09102	Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, water pack, solids and liquids	30	0.35	0.07	7.87	1.0		3	0.009
    09103	Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, juice pack, solids and liquids	50	0.51	0.03	13.05	1.0		5	0.004
    09104	Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, light syrup, solids and liquids	58	0.34	0.07	15.14	1.0		6	0.009
    09105	Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, heavy syrup, solids and liquids	73	0.34	0.07	19.11	1.0	18.11	6	0.010
    09106	Fruit salad, (peach and pear and apricot and pineapple and cherry), canned, extra heavy syrup, solids and liquids	88	0.33	0.06	22.77	1.0		5	0.009
    09107	Gooseberries, raw	44	0.88	0.58	10.18	4.3		1	0.038
    09109	Gooseberries, canned, light syrup pack, solids and liquids	73	0.65	0.20	18.75	2.4		2	0.013
    09111	Grapefruit, raw, pink and red and white, all areas	32	0.63	0.10	8.08	1.1	6.98	0	0.014
    09112	Grapefruit, raw, pink and red, all areas	42	0.77	0.14	10.66	1.6	6.89	0	0.021
    09113	Grapefruit, raw, pink and red, California and Arizona	37	0.50	0.10	9.69			1	0.014
    09114	Grapefruit, raw, pink and red, Florida	30	0.55	0.10	7.50	1.1		0	0.014
    09116	Grapefruit, raw, white, all areas	33	0.69	0.10	8.41	1.1	7.31	0	0.014
    09117	Grapefruit, raw, white, California	37	0.88	0.10	9.09			0	0.014
    09118	Grapefruit, raw, white, Florida	32	0.63	0.10	8.19			0	0.014
    09119	Grapefruit, sections, canned, water pack, solids and liquids	36	0.58	0.10	9.15	0.4	8.75	2	0.014
    09120	Grapefruit, sections, canned, juice pack, solids and liquids	37	0.70	0.09	9.21	0.4	8.80	7	0.012
    09121	Grapefruit, sections, canned, light syrup pack, solids and liquids	60	0.56	0.10	15.44	0.4	15.04	2	0.014
    09123	Grapefruit juice, white, canned or bottled, unsweetened	38	0.52	0.10	8.96	0.1	8.86	1	0.013
    09124	Grapefruit juice, white, canned, sweetened	46	0.58	0.09	11.13	0.1	11.03	2	0.012
    09125	Grapefruit juice, white, frozen concentrate, unsweetened, undiluted	146	1.97	0.48	34.56	0.4	34.16	3	0.064
    09126	Grapefruit juice, white, frozen concentrate, unsweetened, diluted with 3 volume water	41	0.55	0.13	9.73	0.1	9.63	1	0.019
    09128	Grapefruit juice, white, raw	39	0.50	0.10	9.20	0.1	9.10	1	0.014
    09129	Grapes, muscadine, raw	57	0.81	0.47	13.93	3.9		1	
    09130	Grape juice, canned or bottled, unsweetened, with added ascorbic acid	60	0.37	0.13	14.77	0.2	14.20	5	0.025
    09131	Grapes, american type (slip skin), raw	67	0.63	0.35	17.15	0.9	16.25	2	0.114
    09132	Grapes, red or green (European type, such as Thompson seedless), raw	69	0.72	0.16	18.10	0.9	15.48	2	0.054
    09133	Grapes, canned, thompson seedless, water pack, solids and liquids	40	0.50	0.11	10.30	0.6	9.70	6	0.035
    09134	Grapes, canned, thompson seedless, heavy syrup pack, solids and liquids	76	0.48	0.10	19.65	0.6	19.05	5	0.033
    09135	Grape juice, canned or bottled, unsweetened, without added ascorbic acid	60	0.37	0.13	14.77	0.2	14.20	5	0.025
    09138	Groundcherries, (cape-gooseberries or poha), raw	53	1.90	0.70	11.20				
    09139	Guavas, common, raw	68	2.55	0.95	14.32	5.4	8.92	2	0.272
    09140	Guavas, strawberry, raw	69	0.58	0.60	17.36	5.4		37	0.172
    09143	Guava sauce, cooked	36	0.32	0.14	9.48	3.6	5.88	4	0.040
    09144	Jackfruit, raw	95	1.72	0.64	23.25	1.5	19.08	2	0.195
    09145	Java-plum, (jambolan), raw	60	0.72	0.23	15.56			14	
    09146	Jujube, raw	79	1.20	0.20	20.23			3	
    09147	Jujube, Chinese, fresh, dried	287	3.70	1.10	73.60			9	
    09148	Kiwifruit, green, raw	61	1.14	0.52	14.66	3.0	8.99	3	0.029
    09149	Kumquats, raw	71	1.88	0.86	15.90	6.5	9.36	10	0.103
    09150	Lemons, raw, without peel	29	1.10	0.30	9.32	2.8	2.50	2	0.039
    09152	Lemon juice, raw	22	0.35	0.24	6.90	0.3	2.52	1	0.040
    09153	Lemon juice from concentrate, canned or bottled	21	0.40	0.29	6.48	0.4	2.40	21	0.038
    09154	Lemon juice, frozen, unsweetened, single strength	22	0.46	0.32	6.50	0.4	2.40	1	0.043
    09156	Lemon peel, raw	47	1.50	0.30	16.00	10.6	4.17	6	0.039
    09159	Limes, raw	30	0.70	0.20	10.54	2.8	1.69	2	0.022
    09160	Lime juice, raw	25	0.42	0.07	8.42	0.4	1.69	2	0.008
    09161	Lime juice, canned or bottled, unsweetened	21	0.25	0.23	6.69	0.4	1.37	16	0.026
    09163	Blueberries, dried, sweetened	317	2.50	2.50	80.00	7.5	67.50	3	0.200
    09164	Litchis, raw	66	0.83	0.44	16.53	1.3	15.23	1	0.099
    09165	Litchis, dried	277	3.80	1.20	70.70	4.6	66.10	3	0.270
    09167	Loganberries, frozen	55	1.52	0.31	13.02	5.3	7.70	1	0.011
    09172	Longans, raw	60	1.31	0.10	15.14	1.1		0	
    09173	Longans, dried	286	4.90	0.40	74.00			48	
    09174	Loquats, raw	47	0.43	0.20	12.14	1.7		1	0.040
    09175	Mammy-apple, (mamey), raw	51	0.50	0.50	12.50	3.0		15	0.136
    09176	Mangos, raw	60	0.82	0.38	14.98	1.6	13.66	1	0.092
    09177	Mangosteen, canned, syrup pack	73	0.41	0.58	17.91	1.8		7	
    09181	Melons, cantaloupe, raw	34	0.84	0.19	8.16	0.9	7.86	16	0.051
    09183	Melons, casaba, raw	28	1.11	0.10	6.58	0.9	5.69	9	0.025
    09184	Melons, honeydew, raw	36	0.54	0.14	9.09	0.8	8.12	18	0.038
    09185	Melon balls, frozen	33	0.84	0.25	7.94	0.7		31	0.064
    09190	Mulberries, raw	43	1.44	0.39	9.80	1.7	8.10	10	0.027
    09191	Nectarines, raw	44	1.06	0.32	10.55	1.7	7.89	0	0.025
    09192	Oheloberries, raw	28	0.38	0.22	6.84			1	
    09193	Olives, ripe, canned (small-extra large)	115	0.84	10.68	6.26	3.2	0.00	735	1.415
    09194	Olives, ripe, canned (jumbo-super colossal)	81	0.97	6.87	5.61	2.5	0.00	735	0.909
    09195	Olives, pickled, canned or bottled, green	145	1.03	15.32	3.84	3.3	0.54	1556	2.029
    09200	Oranges, raw, all commercial varieties	47	0.94	0.12	11.75	2.4	9.35	0	0.015
    09201	Oranges, raw, California, valencias	49	1.04	0.30	11.89	2.5		0	0.035
    09202	Oranges, raw, navels	49	0.91	0.15	12.54	2.2	8.50	1	0.017
    09203	Oranges, raw, Florida	46	0.70	0.21	11.54	2.4	9.14	0	0.025
    09205	Oranges, raw, with peel	63	1.30	0.30	15.50	4.5		2	0.035
    09206	Orange juice, raw	45	0.70	0.20	10.40	0.2	8.40	1	0.024
    09207	Orange juice, canned, unsweetened	47	0.68	0.15	11.01	0.3	8.76	4	0.018
    09209	Orange juice, chilled, includes from concentrate	49	0.68	0.12	11.54	0.3	8.31	2	0.014
    09210	Orange juice, chilled, includes from concentrate, with added calcium and vitamin D	47	0.68	0.12	11.27	0.3	8.31	2	0.014
    09211	Orange juice, chilled, includes from concentrate, with added calcium	47	0.68	0.12	11.27	0.3	8.31	2	0.014
    09214	Orange juice, frozen concentrate, unsweetened, undiluted	159	2.39	0.21	38.17	0.8	37.37	3	0.024
    09215	Orange juice, frozen concentrate, unsweetened, diluted with 3 volume water	45	0.68	0.06	10.78	0.2	8.40	1	0.007
    09216	Orange peel, raw	97	1.50	0.20	25.00	10.6		3	0.024
    09217	Orange-grapefruit juice, canned or bottled, unsweetened	43	0.60	0.10	10.28	0.1	10.18	3	0.011
    09218	Tangerines, (mandarin oranges), raw	53	0.81	0.31	13.34	1.8	10.58	2	0.039
    09219	Tangerines, (mandarin oranges), canned, juice pack	37	0.62	0.03	9.57	0.7	8.87	5	0.003
    09220	Tangerines, (mandarin oranges), canned, light syrup pack	61	0.45	0.10	16.19	0.7	15.49	6	0.012
    09221	Tangerine juice, raw	43	0.50	0.20	10.10	0.2	9.90	1	0.024
    09223	Tangerine juice, canned, sweetened	50	0.50	0.20	12.00	0.2	11.80	1	0.013
    09226	Papayas, raw	43	0.47	0.26	10.82	1.7	7.82	8	0.081
    09228	Papaya, canned, heavy syrup, drained	206	0.14	0.55	55.83	1.5	52.20	9	0.268
    09229	Papaya nectar, canned	57	0.17	0.15	14.51	0.6	13.91	5	0.047
    09231	Passion-fruit, (granadilla), purple, raw	97	2.20	0.70	23.38	10.4	11.20	28	0.059
    09232	Passion-fruit juice, purple, raw	51	0.39	0.05	13.60	0.2	13.40	6	0.004
    09233	Passion-fruit juice, yellow, raw	60	0.67	0.18	14.45	0.2	14.25	6	0.015
    09236	Peaches, yellow, raw	39	0.91	0.25	9.54	1.5	8.39	0	0.019
    09237	Peaches, canned, water pack, solids and liquids	24	0.44	0.06	6.11	1.3	4.81	3	0.006
    09238	Peaches, canned, juice pack, solids and liquids	44	0.63	0.03	11.57	1.3	10.27	4	0.004
    09239	Peaches, canned, extra light syrup, solids and liquids	42	0.40	0.10	11.10	1.0		5	0.011
    09240	Peaches, canned, light syrup pack, solids and liquids	54	0.45	0.03	14.55	1.3	13.25	5	0.003
    09241	Peaches, canned, heavy syrup pack, solids and liquids	74	0.45	0.10	19.94	1.3	18.64	6	0.010
    09242	Peaches, canned, extra heavy syrup pack, solids and liquids	96	0.47	0.03	26.06	1.0		8	0.003
    09243	Peaches, spiced, canned, heavy syrup pack, solids and liquids	75	0.41	0.10	20.08	1.3	18.78	4	0.011
    09244	Peaches, dehydrated (low-moisture), sulfured, uncooked	325	4.89	1.03	83.18			10	0.111
    09245	Peaches, dehydrated (low-moisture), sulfured, stewed	133	2.01	0.42	34.14			4	0.045
    09246	Peaches, dried, sulfured, uncooked	239	3.61	0.76	61.33	8.2	41.74	7	0.082
    09247	Peaches, dried, sulfured, stewed, without added sugar	77	1.16	0.25	19.69	2.7	16.99	2	0.026
    09248	Peaches, dried, sulfured, stewed, with added sugar	103	1.06	0.22	26.60	2.4		2	0.024
    09250	Peaches, frozen, sliced, sweetened	94	0.63	0.13	23.98	1.8	22.18	6	0.014
    09251	Peach nectar, canned, without added ascorbic acid	54	0.27	0.02	13.92	0.6	13.32	7	0.002
    09252	Pears, raw	57	0.36	0.14	15.23	3.1	9.75	1	0.022
    09253	Pears, canned, water pack, solids and liquids	29	0.19	0.03	7.81	1.6	6.10	2	0.002
    09254	Pears, canned, juice pack, solids and liquids	50	0.34	0.07	12.94	1.6	9.70	4	0.004
    09255	Pears, canned, extra light syrup pack, solids and liquids	47	0.30	0.10	12.20	1.6		2	0.006
    09256	Pears, canned, light syrup pack, solids and liquids	57	0.19	0.03	15.17	1.6	12.10	5	0.002
    09257	Pears, canned, heavy syrup pack, solids and liquids	74	0.20	0.13	19.17	1.6	15.20	5	0.007
    09258	Pears, canned, extra heavy syrup pack, solids and liquids	97	0.19	0.13	25.25	1.6		5	0.007
    09259	Pears, dried, sulfured, uncooked	262	1.87	0.63	69.70	7.5	62.20	6	0.035
    09260	Pears, dried, sulfured, stewed, without added sugar	127	0.91	0.31	33.81	6.4	27.41	3	0.017
    09261	Pears, dried, sulfured, stewed, with added sugar	140	0.86	0.29	37.14	5.8		3	0.016
    09262	Pear nectar, canned, without added ascorbic acid	60	0.11	0.01	15.76	0.6	15.16	4	0.001
    09263	Persimmons, japanese, raw	70	0.58	0.19	18.59	3.6	12.53	1	0.020
    09264	Persimmons, japanese, dried	274	1.38	0.59	73.43	14.5		2	
    09265	Persimmons, native, raw	127	0.80	0.40	33.50			1	
    09266	Pineapple, raw, all varieties	50	0.54	0.12	13.12	1.4	9.85	1	0.009
    09267	Pineapple, canned, water pack, solids and liquids	32	0.43	0.09	8.30	0.8	7.50	1	0.006
    09268	Pineapple, canned, juice pack, solids and liquids	60	0.42	0.08	15.70	0.8	14.45	1	0.006
    09269	Pineapple, canned, light syrup pack, solids and liquids	52	0.36	0.12	13.45	0.8	12.65	1	0.009
    09270	Pineapple, canned, heavy syrup pack, solids and liquids	78	0.35	0.11	20.20	0.8	16.90	1	0.009
    09271	Pineapple, canned, extra heavy syrup pack, solids and liquids	83	0.34	0.11	21.50	0.8		1	0.009
    09272	Pineapple, frozen, chunks, sweetened	86	0.40	0.10	22.20	1.1	21.10	2	0.007
    09273	Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid	53	0.36	0.12	12.87	0.2	9.98	2	0.008
    09274	Pineapple juice, frozen concentrate, unsweetened, undiluted	179	1.30	0.10	44.30	0.7	43.60	3	0.007
    09275	Pineapple juice, frozen concentrate, unsweetened, diluted with 3 volume water	51	0.40	0.03	12.67	0.2	12.47	1	0.002
    09276	Pitanga, (surinam-cherry), raw	33	0.80	0.40	7.49			3	
    09277	Plantains, raw	122	1.30	0.37	31.89	2.3	15.00	4	0.143
    09278	Plantains, cooked	116	0.79	0.18	31.15	2.3	14.00	5	0.069
    09279	Plums, raw	46	0.70	0.28	11.42	1.4	9.92	0	0.017
    09281	Plums, canned, purple, water pack, solids and liquids	41	0.39	0.01	11.03	0.9	10.10	1	0.001
    09282	Plums, canned, purple, juice pack, solids and liquids	58	0.51	0.02	15.15	0.9	14.22	1	0.002
    09283	Plums, canned, purple, light syrup pack, solids and liquids	63	0.37	0.10	16.28	0.9	15.35	20	0.008
    09284	Plums, canned, purple, heavy syrup pack, solids and liquids	89	0.36	0.10	23.24	0.9	22.31	19	0.008
    09285	Plums, canned, purple, extra heavy syrup pack, solids and liquids	101	0.36	0.10	26.31	1.0		19	0.008
    09286	Pomegranates, raw	83	1.67	1.17	18.70	4.0	13.67	3	0.120
    09287	Prickly pears, raw	41	0.73	0.51	9.57	3.6		5	0.067
    09288	Prunes, canned, heavy syrup pack, solids and liquids	105	0.87	0.20	27.80	3.8		3	0.016
    09289	Prunes, dehydrated (low-moisture), uncooked	339	3.70	0.73	89.07			5	0.059
    09290	Prunes, dehydrated (low-moisture), stewed	113	1.23	0.24	29.70			2	0.020
    09291	Plums, dried (prunes), uncooked	240	2.18	0.38	63.88	7.1	38.13	2	0.088
    09292	Plums, dried (prunes), stewed, without added sugar	107	0.96	0.16	28.08	3.1	24.98	1	0.010
    09293	Plums, dried (prunes), stewed, with added sugar	124	1.09	0.22	32.88	3.8		2	0.017
    09294	Prune juice, canned	71	0.61	0.03	17.45	1.0	16.45	4	0.003
    09295	Pummelo, raw	38	0.76	0.04	9.62	1.0		1	
    09296	Quinces, raw	57	0.40	0.10	15.30	1.9		4	0.010
    09297	Raisins, golden seedless	302	3.39	0.46	79.52	4.0	59.19	12	0.151
    09298	Raisins, seedless	299	3.07	0.46	79.18	3.7	59.19	11	0.058
    09299	Raisins, seeded	296	2.52	0.54	78.47	6.8		28	0.178
    09301	Rambutan, canned, syrup pack	82	0.65	0.21	20.87	0.9		11	
    09302	Raspberries, raw	52	1.20	0.65	11.94	6.5	4.42	1	0.019
    09304	Raspberries, canned, red, heavy syrup pack, solids and liquids	91	0.83	0.12	23.36	3.3	20.06	3	0.005
    09306	Raspberries, frozen, red, sweetened	103	0.70	0.16	26.16	4.4	21.76	1	0.005
    09307	Rhubarb, raw	21	0.90	0.20	4.54	1.8	1.10	4	0.053
    09309	Rhubarb, frozen, uncooked	21	0.55	0.11	5.10	1.8	1.10	2	0.029
    09310	Rhubarb, frozen, cooked, with sugar	116	0.39	0.05	31.20	2.0	28.70	1	0.014
    09311	Roselle, raw	49	0.96	0.64	11.31			6	
    09312	Rose-apples, raw	25	0.60	0.30	5.70			0	
    09313	Sapodilla, raw	83	0.44	1.10	19.96	5.3		12	0.194
    09314	Sapote, mamey, raw	124	1.45	0.46	32.10	5.4	20.14	7	0.169
    09315	Soursop, raw	66	1.00	0.30	16.84	3.3	13.54	14	0.051
    09316	Strawberries, raw	32	0.67	0.30	7.68	2.0	4.89	1	0.015
    09317	Strawberries, canned, heavy syrup pack, solids and liquids	92	0.56	0.26	23.53	1.7	21.83	4	0.014
    09318	Strawberries, frozen, unsweetened	35	0.43	0.11	9.13	2.1	4.56	2	0.006
    09319	Strawberries, frozen, sweetened, whole	78	0.52	0.14	21.00	1.9	18.61	1	0.007
    09320	Strawberries, frozen, sweetened, sliced	96	0.53	0.13	25.92	1.9	24.01	3	0.007
    09321	Sugar-apples, (sweetsop), raw	94	2.06	0.29	23.64	4.4		9	0.048
    09322	Tamarinds, raw	239	2.80	0.60	62.50	5.1	57.40	28	0.272
    09325	Fruit salad, (pineapple and papaya and banana and guava), tropical, canned, heavy syrup, solids and liquids	86	0.41	0.10	22.36	1.3		2	0.019
    09326	Watermelon, raw	30	0.61	0.15	7.55	0.4	6.20	1	0.016
    09328	Maraschino cherries, canned, drained	165	0.22	0.21	41.97	3.2	38.77	4	0.039
    09334	Feijoa, raw	55	0.98	0.60	12.92	6.4	8.20	3	0.148
    09340	Pears, asian, raw	42	0.50	0.23	10.65	3.6	7.05	0	0.012
    09351	Fruit cocktail, canned, heavy syrup, drained	70	0.47	0.10	18.80	1.7	17.14	6	0.014
    09352	Blueberries, canned, light syrup, drained	88	1.04	0.40	22.66	2.6	17.45	3	0.028
    09353	Blueberries, wild, canned, heavy syrup, drained	107	0.56	0.34	28.32	4.9	19.28	1	
    09354	Pineapple, canned, juice pack, drained	60	0.51	0.11	15.56	1.3	14.26	1	0.008
    09357	Apricots, canned, heavy syrup, drained	83	0.64	0.11	21.31	2.7	18.65	4	0.007
    09362	Cherries, sour, canned, water pack, drained	42	0.69	0.21	10.45	1.2	6.99	4	
    09367	Cherries, sweet, canned, pitted, heavy syrup, drained	83	0.73	0.21	21.07	2.3	16.18	3	0.041
    09370	Peaches, canned, heavy syrup, drained	72	0.52	0.18	18.43	1.2	14.66	6	0.013
    09374	Pears, canned, heavy syrup, drained	74	0.24	0.18	19.08	2.7	16.42	5	0.010
    09379	Plums, canned, heavy syrup, drained	89	0.44	0.14	23.12	1.5	21.58	19	0.011
    09383	Tangerines, (mandarin oranges), canned, juice pack, drained	38	0.75	0.04	9.41	1.2	8.25	5	0.004
    09400	Apple juice, canned or bottled, unsweetened, with added ascorbic acid	46	0.10	0.13	11.30	0.2	9.62	4	0.022
    09401	Applesauce, canned, unsweetened, with added ascorbic acid	42	0.17	0.10	11.27	1.1	9.39	2	0.008
    09402	Applesauce, canned, sweetened, with salt	76	0.18	0.18	19.91	1.2		28	0.030
    09403	Apricot nectar, canned, with added ascorbic acid	56	0.37	0.09	14.39	0.6		3	0.006
    09404	Grapefruit juice, pink, raw	39	0.50	0.10	9.20			1	0.014
    09407	Peach nectar, canned, with added ascorbic acid	54	0.27	0.02	13.92	0.6		7	0.002
    09408	Pear nectar, canned, with added ascorbic acid	60	0.11	0.01	15.76	0.6		4	0.001
    09409	Pineapple juice, canned or bottled, unsweetened, with added ascorbic acid	53	0.36	0.12	12.87	0.2	9.98	2	0.008
    09410	Apple juice, frozen concentrate, unsweetened, undiluted, with added ascorbic acid	166	0.51	0.37	41.00		38.83	25	0.060
    09411	Apple juice, frozen concentrate, unsweetened, diluted with 3 volume water, with added ascorbic acid	47	0.14	0.10	11.54	0.1		7	0.018
    09412	Pears, raw, bartlett	63	0.39	0.16	15.01	3.1	9.69	1	
    09413	Pears, raw, red anjou	62	0.33	0.14	14.94	3.0	9.54	1	
    09414	Pears, raw, bosc	67	0.36	0.09	16.10	3.1	10.23	1	
    09415	Pears, raw, green anjou	66	0.44	0.10	15.79	3.1	9.73	1	
    09420	Jackfruit, canned, syrup pack	92	0.36	0.14	23.94	0.9		11	
    09421	Dates, medjool	277	1.81	0.15	74.97	6.7	66.47	1	
    09422	Durian, raw or frozen	147	1.47	5.33	27.09	3.8		2	
    09423	Prune puree	257	2.10	0.20	65.10	3.3	39.00	23	0.016
    09426	Candied fruit	322	0.34	0.07	82.74	1.6	80.68	98	0.010
    09427	Abiyuch, raw	69	1.50	0.10	17.60	5.3	8.55	20	0.014
    09428	Rowal, raw	111	2.30	2.00	23.90	6.2	14.10	4	0.245
    09429	Pineapple, raw, traditional varieties	45	0.55	0.13	11.82		8.29	1	
    09430	Pineapple, raw, extra sweet variety	51	0.53	0.11	13.50	1.4	10.32	1	
    09431	USDA Commodity, mixed fruit (peaches, pears, grapes), canned, light syrup, drained	57	0.46	0.10	14.65	1.6	11.25	5	0.010
    09432	USDA Commodity, mixed fruit (peaches, pears, grapes), canned, light syrup, solids and liquids	55	0.41	0.08	14.30	1.2	11.46	6	0.010
    09433	Clementines, raw	47	0.85	0.15	12.02	1.7	9.18	1	
    09434	Guanabana nectar, canned	59	0.11	0.17	14.93	0.1	13.07	8	0.029
    09435	Guava nectar, canned, with added ascorbic acid	57	0.09	0.06	14.87	1.0	12.37	7	
    09436	Mango nectar, canned	51	0.11	0.06	13.12	0.3	12.45	5	0.014
    09437	Tamarind nectar, canned	57	0.09	0.12	14.73	0.5	12.70	7	
    09438	USDA Commodity peaches, canned, light syrup, drained	61	0.56	0.15	15.65	0.7	10.61	7	
    09439	USDA Commodity pears, canned, juice pack, drained	51	0.34	0.19	12.91	2.2	8.27	4	
    09440	USDA Commodity pears, canned, light syrup, drained	62	0.28	0.15	16.21	1.6	11.22	5	
    09442	Pomegranate juice, bottled	54	0.15	0.29	13.13	0.1	12.65	9	0.077
    09443	Juice, apple and grape blend, with added ascorbic acid	50	0.16	0.12	12.46	0.2	10.92	7	0.023
    09444	Juice, apple, grape and pear blend, with added ascorbic acid and calcium	52	0.17	0.12	12.96	0.2	9.95	5	0.021
    09446	Plantains, green, fried	309	1.50	11.81	49.17	3.5	3.63	2	3.690
    09447	Plantains, yellow, fried, Latino restaurant	236	1.42	7.51	40.77	3.2	21.76	6	1.816
    09448	Nance, canned, syrup, drained	95	0.56	1.28	22.79	7.0	15.66	8	
    09449	Nance, frozen, unsweetened	73	0.66	1.16	16.97	7.5	8.31	3	
    09450	Naranjilla (lulo) pulp, frozen, unsweetened	25	0.44	0.22	5.90	1.1	3.74	4	
    09451	Horned melon (Kiwano)	44	1.78	1.26	7.56			2	
    09452	Orange Pineapple Juice Blend	51	0.41	0.08	12.20	0.2	10.57	4	0.011
    09500	Apples, raw, red delicious, with skin	59	0.27	0.20	14.06	2.3	10.48	1	
    09501	Apples, raw, golden delicious, with skin	57	0.28	0.15	13.60	2.4	10.04	2	
    09502	Apples, raw, granny smith, with skin	58	0.44	0.19	13.61	2.8	9.59	1	
    09503	Apples, raw, gala, with skin	57	0.25	0.12	13.68	2.3	10.37	1	
    09504	Apples, raw, fuji, with skin	63	0.20	0.18	15.22	2.1	11.68	1	
    10000	Pork, fresh, composite of separable fat, with added solution, cooked	585	10.06	60.42	0.32	0.0	0.00	125	21.382
    10001	Pork, fresh, carcass, separable lean and fat, raw	376	13.91	35.07	0.00	0.0	0.00	42	12.440
    10002	Pork, fresh, composite of trimmed retail cuts (leg, loin, shoulder), separable lean only, raw	134	21.20	4.86	0.00	0.0	0.00	59	1.625
    10003	Pork, fresh, composite of trimmed leg, loin, shoulder, and spareribs, (includes cuts to be cured), separable lean and fat, raw	211	18.22	14.79	0.00	0.0	0.00	57	4.918
    10004	Pork, fresh, backfat, raw	812	2.92	88.69	0.00	0.0	0.00	11	32.210
    10005	Pork, fresh, belly, raw	518	9.34	53.01	0.00	0.0	0.00	32	19.330
    10006	Pork, fresh, separable fat, raw	632	9.25	65.70	0.00	0.0	0.00	47	21.979
    10007	Pork, fresh, separable fat, cooked	626	7.06	66.10	0.00	0.0	0.00	56	23.856
    10008	Pork, fresh, leg (ham), whole, separable lean and fat, raw	245	17.43	18.87	0.00	0.0		47	6.540
    10009	Pork, fresh, leg (ham), whole, separable lean and fat, cooked, roasted	273	26.83	17.61	0.00	0.0	0.00	60	6.470
    10010	Pork, fresh, leg (ham), whole, separable lean only, raw	136	20.48	5.41	0.00	0.0	0.00	55	1.870
    10011	Pork, fresh, leg (ham), whole, separable lean only, cooked, roasted	211	29.41	9.44	0.00	0.0	0.00	64	3.300
    10012	Pork, fresh, leg (ham), rump half, separable lean and fat, raw	182	20.27	10.63	0.00	0.0	0.00	73	3.526
    10013	Pork, fresh, leg (ham), rump half, separable lean and fat, cooked, roasted	209	27.03	10.32	0.00	0.0	0.00	77	3.369
    10014	Pork, fresh, leg (ham), rump half, separable lean only, raw	120	21.81	2.93	0.00	0.0	0.00	76	0.947
    10015	Pork, fresh, leg (ham), rump half, separable lean only, cooked, roasted	165	28.86	4.62	0.00	0.0	0.00	80	1.451
    10016	Pork, fresh, leg (ham), shank half, separable lean and fat, raw	193	19.87	11.96	0.00	0.0	0.00	84	3.942
    10017	Pork, fresh, leg (ham), shank half, separable lean and fat, cooked, roasted	232	25.96	13.42	0.00	0.0	0.00	81	4.609
    10018	Pork, fresh, leg (ham), shank half, separable lean only, raw	119	21.66	2.95	0.00	0.0	0.00	90	0.917
    10019	Pork, fresh, leg (ham), shank half, separable lean only, cooked, roasted	175	28.69	5.83	0.00	0.0	0.00	84	1.837
    10020	Pork, fresh, loin, whole, separable lean and fat, raw	198	19.74	12.58	0.00	0.0	0.00	50	4.360
    10021	Pork, fresh, loin, whole, separable lean and fat, cooked, braised	239	27.23	13.62	0.00	0.0	0.00	48	5.110
    10022	Pork, fresh, loin, whole, separable lean and fat, cooked, broiled	242	27.32	13.92	0.00	0.0	0.00	62	5.230
    10023	Pork, fresh, loin, whole, separable lean and fat, cooked, roasted	248	27.09	14.65	0.00	0.0	0.00	59	5.370
    10024	Pork, fresh, loin, whole, separable lean only, raw	143	21.43	5.66	0.00	0.0	0.00	52	1.950
    10025	Pork, fresh, loin, whole, separable lean only, cooked, braised	204	28.57	9.12	0.00	0.0	0.00	50	3.380
    10026	Pork, fresh, loin, whole, separable lean only, cooked, broiled	210	28.57	9.80	0.00	0.0	0.00	64	3.640
    10027	Pork, fresh, loin, whole, separable lean only, cooked, roasted	209	28.62	9.63	0.00	0.0	0.00	58	3.510
    10028	Pork, fresh, loin, blade (chops or roasts), bone-in, separable lean and fat, raw	194	19.56	12.27	0.00	0.0	0.00	69	4.270
    10029	Pork, fresh, loin, blade (chops), bone-in, separable lean and fat, cooked, braised	255	26.54	15.71	0.00	0.0	0.00	69	4.487
    10030	Pork, fresh, loin, blade (chops), bone-in, separable lean and fat, cooked, broiled	231	23.72	14.35	0.00	0.0	0.00	74	4.339
    10031	Pork, fresh, loin, blade (roasts), bone-in, separable lean and fat, cooked, roasted	254	24.29	16.71	0.00	0.0	0.00	76	5.900
    10032	Pork, fresh, loin, blade (chops or roasts), bone-in, separable lean only, raw	143	21.22	5.84	0.00	0.0	0.00	73	1.974
    10033	Pork, fresh, loin, blade (chops), bone-in, separable lean only, cooked, braised	222	28.02	11.29	0.00	0.0	0.00	70	2.590
    10034	Pork, fresh, loin, blade (chops), bone-in, separable lean only, cooked, broiled	193	24.99	9.56	0.00	0.0	0.00	76	2.322
    10035	Pork, fresh, loin, blade (roasts), bone-in, separable lean only, cooked, roasted	217	25.70	11.89	0.00	0.0	0.00	78	3.934
    10036	Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, raw	170	20.71	9.03	0.00	0.0	0.00	55	2.993
    10037	Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, cooked, braised	242	28.21	13.51	0.00	0.0	0.00	73	4.934
    10038	Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, cooked, broiled	209	25.61	11.06	0.00	0.0	0.00	55	3.518
    10039	Pork, fresh, loin, center loin (roasts), bone-in, separable lean and fat, cooked, roasted	231	27.01	12.80	0.00	0.0	0.00	83	4.859
    10040	Pork, fresh, loin, center loin (chops), bone-in, separable lean only, raw	127	21.99	3.71	0.00	0.0	0.00	58	1.098
    10041	Pork, fresh, loin, center loin (chops), bone-in, separable lean only, cooked, braised	200	30.20	7.86	0.00	0.0	0.00	75	2.671
    10042	Pork, fresh, loin, center loin (chops), bone-in, separable lean only, cooked, broiled	180	26.76	7.29	0.00	0.0	0.00	56	2.156
    10043	Pork, fresh, loin, center loin (roasts), bone-in, separable lean only, cooked, roasted	194	28.58	7.95	0.00	0.0	0.00	86	2.932
    10044	Pork, fresh, loin, center rib (chops or roasts), bone-in, separable lean and fat, raw	186	20.28	11.04	0.00	0.0	0.00	56	2.365
    10045	Pork, fresh, loin, center rib (chops), bone-in, separable lean and fat, cooked, braised	261	26.66	16.28	0.00	0.0	0.00	70	5.435
    10046	Pork, fresh, loin, center rib (chops), bone-in, separable lean and fat, cooked, broiled	222	24.42	13.04	0.00	0.0	0.00	55	4.486
    10047	Pork, fresh, loin, center rib (roasts), bone-in, separable lean and fat, cooked, roasted	248	26.99	14.68	0.00	0.0	0.00	91	5.442
    10048	Pork, fresh, loin, center rib (chops or roasts), bone-in, separable lean only, raw	136	21.79	4.80	0.00	0.0	0.00	60	1.617
    10049	Pork, fresh, loin, center rib (chops), bone-in, separable lean only, cooked, braised	208	29.03	9.32	0.00	0.0	0.00	72	2.553
    10050	Pork, fresh, loin, center rib (chops), bone-in, separable lean only, cooked, broiled	186	25.79	8.36	0.00	0.0	0.00	57	2.816
    10051	Pork, fresh, loin, center rib (roasts), bone-in, separable lean only, cooked, roasted	206	28.82	9.21	0.00	0.0	0.00	95	3.254
    10052	Pork, fresh, loin, sirloin (chops or roasts), bone-in, separable lean and fat, raw	168	20.48	8.96	0.00	0.0	0.00	57	1.851
    10053	Pork, fresh, loin, sirloin (chops), bone-in, separable lean and fat, cooked, braised	234	28.81	12.31	0.00	0.0	0.00	58	4.294
    10054	Pork, fresh, loin, sirloin (chops), bone-in, separable lean and fat, cooked, broiled	222	26.96	11.82	0.00	0.0	0.00	86	4.045
    10055	Pork, fresh, loin, sirloin (roasts), bone-in, separable lean and fat, cooked, roasted	230	26.64	12.87	0.00	0.0	0.00	57	4.113
    10056	Pork, fresh, loin, sirloin (chops or roasts), bone-in, separable lean only, raw	129	21.65	4.02	0.00	0.0	0.00	59	
    10057	Pork, fresh, loin, sirloin (chops), bone-in, separable lean only, cooked, braised	195	31.00	6.90	0.00	0.0	0.00	58	2.327
    10058	Pork, fresh, loin, sirloin (chops), bone-in, separable lean only, cooked, broiled	174	29.29	5.45	0.00	0.0	0.00	89	1.718
    10059	Pork, fresh, loin, sirloin (roasts), bone-in, separable lean only, cooked, roasted	204	27.78	9.44	0.00	0.0	0.00	59	2.871
    10060	Pork, fresh, loin, tenderloin, separable lean only, raw	109	20.95	2.17	0.00	0.0	0.00	53	0.698
    10061	Pork, fresh, loin, tenderloin, separable lean only, cooked, roasted	143	26.17	3.51	0.00	0.0	0.00	57	1.198
    10062	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, raw	155	21.55	6.94	0.00	0.0	0.00	48	2.450
    10063	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, cooked, braised	200	29.20	8.31	0.00	0.0	0.00	66	3.218
    10064	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, cooked, broiled	196	26.62	9.14	0.00	0.0	0.00	44	3.164
    10065	Pork, fresh, loin, top loin (roasts), boneless, separable lean and fat, cooked, roasted	192	26.45	8.82	0.00	0.0	0.00	46	2.839
    10066	Pork, fresh, loin, top loin (chops), boneless, separable lean only, raw	127	22.41	3.42	0.00	0.0	0.00	49	1.208
    10067	Pork, fresh, loin, top loin (chops), boneless, separable lean only, cooked, braised	170	30.54	4.34	0.00	0.0	0.00	67	1.657
    10068	Pork, fresh, loin, top loin (chops), boneless, separable lean only, cooked, broiled	173	27.58	6.08	0.00	0.0	0.00	45	2.077
    10069	Pork, fresh, loin, top loin (roasts), boneless, separable lean only, cooked, roasted	173	27.23	6.28	0.00	0.0	0.00	47	1.927
    10070	Pork, fresh, shoulder, whole, separable lean and fat, raw	236	17.18	17.99	0.00	0.0	0.00	65	6.240
    10071	Pork, fresh, shoulder, whole, separable lean and fat, cooked, roasted	292	23.28	21.39	0.00	0.0	0.00	68	7.860
    10072	Pork, fresh, shoulder, whole, separable lean only, raw	148	19.55	7.14	0.00	0.0		76	2.470
    10073	Pork, fresh, shoulder, whole, separable lean only, cooked, roasted	230	25.33	13.54	0.00	0.0	0.00	75	4.790
    10074	Pork, fresh, shoulder, arm picnic, separable lean and fat, raw	193	18.71	12.51	0.00	0.0	0.00	84	4.140
    10075	Pork, fresh, shoulder, arm picnic, separable lean and fat, cooked, braised	235	24.88	14.33	0.00	0.0	0.00	96	4.854
    10076	Pork, fresh, shoulder, arm picnic, separable lean and fat, cooked, roasted	317	23.47	24.01	0.00	0.0		70	8.780
    10077	Pork, fresh, shoulder, arm picnic, separable lean only, raw	120	20.26	3.77	0.00	0.0	0.00	90	1.206
    10078	Pork, fresh, shoulder, arm picnic, separable lean only, cooked, braised	194	26.76	8.87	0.00	0.0	0.00	100	2.850
    10079	Pork, fresh, shoulder, arm picnic, separable lean only, cooked, roasted	228	26.68	12.62	0.00	0.0		80	4.300
    10080	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, raw	186	17.42	12.36	0.00	0.0	0.00	61	4.348
    10081	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, cooked, braised	267	25.07	17.69	0.00	0.0	0.00	58	6.584
    10082	Pork, fresh, shoulder, blade, boston (steaks), separable lean and fat, cooked, broiled	259	25.58	16.61	0.00	0.0	0.00	69	5.950
    10083	Pork, fresh, shoulder, blade, boston (roasts), separable lean and fat, cooked, roasted	269	23.11	18.86	0.00	0.0	0.00	67	6.970
    10084	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean only, raw	132	18.73	5.71	0.00	0.0	0.00	65	1.998
    10085	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean only, cooked, braised	233	26.57	13.20	0.00	0.0	0.00	60	5.023
    10086	Pork, fresh, shoulder, blade, boston (steaks), separable lean only, cooked, broiled	227	26.74	12.54	0.00	0.0	0.00	74	4.450
    10087	Pork, fresh, shoulder, blade, boston (roasts), separable lean only, cooked, roasted	232	24.21	14.30	0.00	0.0	0.00	88	5.190
    10088	Pork, fresh, spareribs, separable lean and fat, raw	277	15.47	23.40	0.00	0.0	0.00	81	7.529
    10089	Pork, fresh, spareribs, separable lean and fat, cooked, braised	397	29.06	30.30	0.00	0.0	0.00	93	11.120
    10093	Pork, fresh, composite of trimmed retail cuts (leg, loin, and shoulder), separable lean only, cooked	201	27.51	9.21	0.00	0.0	0.00	55	3.092
    10096	Pork, fresh, variety meats and by-products, brain, raw	127	10.28	9.21	0.00	0.0		120	2.079
    10097	Pork, fresh, variety meats and by-products, brain, cooked, braised	138	12.14	9.51	0.00	0.0		91	2.150
    10098	Pork, fresh, variety meats and by-products, chitterlings, raw	182	7.64	16.61	0.00	0.0	0.00	24	7.619
    10099	Pork, fresh, variety meats and by-products, chitterlings, cooked, simmered	233	12.49	20.32	0.00	0.0	0.00	18	9.520
    10100	Pork, fresh, variety meats and by-products, ears, frozen, raw	234	22.45	15.10	0.60	0.0		191	5.390
    10101	Pork, fresh, variety meats and by-products, ears, frozen, cooked, simmered	166	15.95	10.80	0.20	0.0		167	3.860
    10102	Pork, fresh, variety meats and by-products, feet, raw	212	23.16	12.59	0.00	0.0	0.00	132	3.570
    10103	Pork, fresh, variety meats and by-products, heart, raw	118	17.27	4.36	1.33	0.0	0.00	56	1.160
    10104	Pork, fresh, variety meats and by-products, heart, cooked, braised	148	23.60	5.05	0.40	0.0		35	1.340
    10105	Pork, fresh, variety meats and by-products, jowl, raw	655	6.38	69.61	0.00	0.0	0.00	25	25.260
    10106	Pork, fresh, variety meats and by-products, kidneys, raw	100	16.46	3.25	0.00	0.0		121	1.040
    10107	Pork, fresh, variety meats and by-products, kidneys, cooked, braised	151	25.40	4.70	0.00	0.0		80	1.510
    10109	Pork, fresh, variety meats and by-products, leaf fat, raw	857	1.76	94.16	0.00	0.0		5	45.230
    10110	Pork, fresh, variety meats and by-products, liver, raw	134	21.39	3.65	2.47	0.0		87	1.170
    10111	Pork, fresh, variety meats and by-products, liver, cooked, braised	165	26.02	4.40	3.76	0.0		49	1.410
    10112	Pork, fresh, variety meats and by-products, lungs, raw	85	14.08	2.72	0.00	0.0		153	0.960
    10113	Pork, fresh, variety meats and by-products, lungs, cooked, braised	99	16.60	3.10	0.00	0.0		81	1.090
    10114	Pork, fresh, variety meats and by-products, mechanically separated, raw	304	15.03	26.54	0.00	0.0		50	9.820
    10115	Pork, fresh, variety meats and by-products, pancreas, raw	199	18.56	13.24	0.00	0.0		44	4.580
    10116	Pork, fresh, variety meats and by-products, pancreas, cooked, braised	219	28.50	10.80	0.00	0.0		42	3.730
    10117	Pork, fresh, variety meats and by-products, spleen, raw	100	17.86	2.59	0.00	0.0		98	0.860
    10118	Pork, fresh, variety meats and by-products, spleen, cooked, braised	149	28.20	3.20	0.00	0.0		107	1.060
    10119	Pork, fresh, variety meats and by-products, stomach, raw	159	16.85	10.14	0.00	0.0	0.00	75	4.025
    10120	Pork, fresh, loin, blade (chops), bone-in, separable lean only, cooked, pan-fried	222	26.38	12.14	0.00	0.0	0.00	88	2.557
    10121	Pork, fresh, variety meats and by-products, tongue, raw	225	16.30	17.20	0.00	0.0	0.00	110	5.960
    10122	Pork, fresh, variety meats and by-products, tongue, cooked, braised	271	24.10	18.60	0.00	0.0		109	6.449
    10123	Pork, cured, bacon, unprepared	417	12.62	39.69	1.28	0.0	1.00	662	13.296
    10128	Pork, cured, breakfast strips, raw or unheated	388	11.74	37.16	0.70	0.0		987	12.910
    10130	Canadian bacon, unprepared	111	20.24	2.76	1.29	0.0	0.90	743	0.914
    10132	Pork, cured, feet, pickled	140	11.63	10.02	0.01	0.0	0.00	946	2.945
    10134	Pork, cured, ham, boneless, extra lean (approximately 5% fat), roasted	145	20.93	5.53	1.50	0.0	0.00	1203	1.810
    10136	Pork, cured, ham, boneless, regular (approximately 11% fat), roasted	178	22.62	9.02	0.00	0.0	0.00	1500	3.120
    10137	Pork, cured, ham, extra lean (approximately 4% fat), canned, unheated	120	18.49	4.56	0.00	0.0	0.00	1255	1.510
    10138	Pork, cured, ham, extra lean (approximately 4% fat), canned, roasted	136	21.16	4.88	0.52	0.0		1135	1.600
    10140	Pork, cured, ham, regular (approximately 13% fat), canned, roasted	226	20.53	15.20	0.42	0.0		941	5.040
    10141	Pork, cured, ham, center slice, country-style, separable lean only, raw	195	27.80	8.32	0.30	0.0	0.00	2695	2.780
    10142	Pork, cured, ham, center slice, separable lean and fat, unheated	203	20.17	12.90	0.05	0.0		1386	4.572
    10146	Pork, cured, ham, patties, unheated	315	12.78	28.19	1.69	0.0		1088	10.130
    10149	Pork, cured, ham, steak, boneless, extra lean, unheated	122	19.56	4.25	0.00	0.0		1269	1.440
    10150	Pork, cured, ham, whole, separable lean and fat, unheated	246	18.49	18.52	0.06	0.0	0.00	1284	6.620
    10152	Pork, cured, ham, whole, separable lean only, unheated	147	22.32	5.71	0.05	0.0	0.00	1516	1.920
    10153	Pork, cured, ham, whole, separable lean only, roasted	157	25.05	5.50	0.00	0.0	0.00	1327	1.840
    10158	USDA Commodity, pork, canned	196	19.40	12.95	0.59	0.0	0.00	213	4.225
    10165	Pork, cured, salt pork, raw	748	5.05	80.50	0.00	0.0	0.00	2684	29.380
    10166	Pork, cured, separable fat (from ham and arm picnic), unheated	579	5.68	61.41	0.09	0.0	0.00	505	22.520
    10167	Pork, cured, separable fat (from ham and arm picnic), roasted	591	7.64	61.86	0.00	0.0		624	22.690
    10168	Pork, cured, shoulder, arm picnic, separable lean and fat, roasted	280	20.43	21.35	0.00	0.0	0.00	1072	7.670
    10169	Pork, cured, shoulder, arm picnic, separable lean only, roasted	170	24.94	7.04	0.00	0.0	0.00	1231	2.360
    10170	Pork, cured, shoulder, blade roll, separable lean and fat, unheated	269	16.47	21.98	0.00	0.0		1250	7.939
    10171	Pork, cured, shoulder, blade roll, separable lean and fat, roasted	287	17.28	23.48	0.37	0.0		973	8.380
    10173	Pork, fresh, variety meats and by-products, feet, cooked, simmered	238	21.94	16.05	0.00	0.0	0.00	73	4.343
    10174	Pork, fresh, variety meats and by-products, tail, raw	378	17.75	33.50	0.00	0.0		63	11.640
    10175	Pork, fresh, variety meats and by-products, tail, cooked, simmered	396	17.00	35.80	0.00	0.0		25	12.450
    10176	Pork, fresh, loin, center loin (chops), bone-in, separable lean only, cooked, pan-fried	195	29.56	7.66	0.00	0.0	0.00	99	2.597
    10177	Pork, fresh, loin, center rib (chops), bone-in, separable lean only, cooked, pan-fried	211	28.84	9.73	0.00	0.0	0.00	88	2.563
    10178	Pork, fresh, loin, blade (chops), bone-in, separable lean and fat, cooked, pan-fried	256	25.02	16.56	0.00	0.0	0.00	85	5.849
    10179	Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, cooked, pan-fried	238	27.63	13.32	0.00	0.0	0.00	94	4.867
    10180	Pork, fresh, loin, center rib (chops), bone-in, separable lean and fat, cooked, pan-fried	256	26.81	15.71	0.00	0.0	0.00	84	5.056
    10181	Pork, fresh, loin, top loin (chops), boneless, separable lean only, cooked, pan-fried	172	30.46	4.62	0.00	0.0	0.00	87	1.784
    10182	Pork, cured, ham, boneless, extra lean and regular, unheated	162	18.26	8.39	2.28	0.0	0.00	1278	2.700
    10183	Pork, cured, ham, boneless, extra lean and regular, roasted	165	21.97	7.66	0.50	0.0	0.00	1385	2.610
    10184	Pork, cured, ham, extra lean and regular, canned, unheated	144	17.97	7.46	0.00	0.0	0.00	1276	2.450
    10185	Pork, cured, ham, extra lean and regular, canned, roasted	167	20.94	8.43	0.49	0.0	0.00	1068	2.810
    10186	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, cooked, pan-fried	196	29.36	7.86	0.00	0.0	0.00	86	3.058
    10187	Pork, fresh, composite of trimmed retail cuts (leg, loin, shoulder, and spareribs), separable lean and fat, raw	216	18.95	14.95	0.00	0.0		55	5.280
    10188	Pork, fresh, composite of trimmed retail cuts (leg, loin, shoulder, and spareribs), separable lean and fat, cooked	238	26.36	13.89	0.00	0.0	0.00	57	4.893
    10192	Pork, fresh, backribs, separable lean and fat, raw	224	19.07	16.33	0.00	0.0	0.00	87	5.783
    10193	Pork, fresh, backribs, separable lean and fat, cooked, roasted	292	23.01	21.51	0.00	0.0	0.00	94	7.800
    10194	Pork, fresh, loin, center rib (chops or roasts), boneless, separable lean and fat, raw	211	19.90	14.01	0.00	0.0	0.00	42	4.860
    10195	Pork, fresh, loin, center rib (chops), boneless, separable lean and fat, cooked, braised	255	26.29	15.79	0.00	0.0		40	6.120
    10196	Pork, fresh, loin, center rib (chops), boneless, separable lean and fat, cooked, broiled	260	27.63	15.76	0.00	0.0		62	5.790
    10197	Pork, fresh, loin, center rib (chops), boneless, separable lean and fat, cooked, pan-fried	273	25.82	18.05	0.00	0.0	0.00	50	6.720
    10198	Pork, fresh, loin, center rib (roasts), boneless, separable lean and fat, cooked, roasted	252	26.99	15.15	0.00	0.0		48	5.350
    10199	Pork, fresh, loin, center rib (chops or roasts), boneless, separable lean only, raw	152	21.80	6.48	0.00	0.0	0.00	45	2.240
    10200	Pork, fresh, loin, center rib (chops), boneless, separable lean only, cooked, braised	211	27.95	10.14	0.00	0.0	0.00	41	3.960
    10201	Pork, fresh, loin, center rib (chops), boneless, separable lean only, cooked, broiled	216	29.46	10.05	0.00	0.0		65	3.570
    10202	Pork, fresh, loin, center rib (chops), boneless, separable lean only, cooked, pan-fried	224	27.68	11.80	0.00	0.0	0.00	52	4.300
    10203	Pork, fresh, loin, center rib (roasts), boneless, separable lean only, cooked, roasted	214	28.81	10.13	0.00	0.0		50	3.540
    10204	Pork, fresh, loin, country-style ribs, separable lean and fat, raw	189	19.34	11.82	0.00	0.0	0.00	63	2.370
    10205	Pork, fresh, loin, country-style ribs, separable lean and fat, cooked, braised	273	26.49	17.71	0.00	0.0	0.00	58	6.302
    10206	Pork, fresh, loin, country-style ribs, separable lean and fat, bone-in, cooked, roasted	359	21.75	29.46	0.00	0.0	0.00	52	10.689
    10207	Pork, fresh, loin, country-style ribs, separable lean only, raw	140	20.76	5.64	0.00	0.0	0.00	67	2.012
    10208	Pork, fresh, loin, country-style ribs, separable lean only, cooked, braised	247	27.74	14.26	0.00	0.0	0.00	60	5.086
    10209	Pork, fresh, loin, country-style ribs, separable lean only, bone-in, cooked, roasted	227	29.20	11.38	0.00	0.0	0.00	91	3.766
    10210	Pork, fresh, loin, sirloin (chops or roasts), boneless, separable lean and fat, raw	133	22.49	4.05	0.00	0.0	0.00	63	1.393
    10211	Pork, fresh, loin, sirloin (chops), boneless, separable lean and fat, cooked, braised	171	28.41	5.47	0.00	0.0	0.00	56	1.870
    10212	Pork, fresh, loin, sirloin (chops), boneless, separable lean and fat, cooked, broiled	170	28.19	5.53	0.00	0.0	0.00	65	1.785
    10213	Pork, fresh, loin, sirloin (roasts), boneless, separable lean and fat, cooked, roasted	192	29.62	7.32	0.00	0.0	0.00	66	2.528
    10214	Pork, fresh, loin, sirloin (chops or roasts), boneless, separable lean only, raw	121	22.81	2.59	0.00	0.0	0.00	63	0.906
    10215	Pork, fresh, loin, sirloin (chops), boneless, separable lean only, cooked, braised	163	28.75	4.50	0.00	0.0	0.00	56	1.517
    10216	Pork, fresh, loin, sirloin (chops), boneless, separable lean only, cooked, broiled	161	28.60	4.36	0.00	0.0	0.00	66	1.357
    10217	Pork, fresh, loin, sirloin (roasts), boneless, separable lean only, cooked, roasted	178	30.39	5.31	0.00	0.0	0.00	66	1.798
    10218	Pork, fresh, loin, tenderloin, separable lean and fat, raw	120	20.65	3.53	0.00	0.0	0.00	52	1.181
    10219	Pork, fresh, ground, raw	263	16.88	21.19	0.00	0.0		56	7.870
    10220	Pork, fresh, ground, cooked	297	25.69	20.77	0.00	0.0	0.00	73	7.720
    10221	Pork, fresh, loin, tenderloin, separable lean and fat, cooked, broiled	201	29.86	8.11	0.00	0.0		64	2.930
    10222	Pork, fresh, loin, tenderloin, separable lean and fat, cooked, roasted	147	26.04	3.96	0.00	0.0	0.00	57	1.358
    10223	Pork, fresh, loin, tenderloin, separable lean only, cooked, broiled	187	30.42	6.33	0.00	0.0		65	2.240
    10224	Pork, fresh, loin, top loin (roasts), boneless, separable lean and fat, raw	166	21.34	8.33	0.00	0.0	0.00	47	1.598
    10225	Pork, fresh, loin, top loin (roasts), boneless, separable lean only, raw	132	22.39	4.06	0.00	0.0	0.00	49	1.248
    10226	Pork, fresh, composite of trimmed retail cuts (loin and shoulder blade), separable lean and fat, raw	177	20.08	10.14	0.00	0.0	0.00	54	3.106
    10227	Pork, fresh, composite of trimmed retail cuts (loin and shoulder blade), separable lean and fat, cooked	235	26.07	13.66	0.00	0.0	0.00	55	4.703
    10228	Pork, fresh, composite of trimmed retail cuts (loin and shoulder blade), separable lean only, raw	144	21.23	5.88	0.00	0.0		54	2.030
    10229	Pork, fresh, composite of trimmed retail cuts (loin and shoulder blade), separable lean only, cooked	211	29.47	9.44	0.00	0.0		57	3.340
    10802	USDA Commodity, pork, cured, ham, boneless, cooked, heated	149	18.84	7.62	0.00	0.0	0.00	1155	1.701
    10803	USDA Commodity, pork, ground, fine/coarse, frozen, cooked	265	23.55	18.19	0.00	0.0		76	5.515
    10804	USDA Commodity, pork, cured, ham, boneless, cooked, unheated	133	17.44	6.16	0.69	0.0		1210	1.673
    10805	USDA Commodity, pork, ground, fine/coarse, frozen, raw	221	15.41	17.18	0.00	0.0		58	6.379
    10851	HORMEL, Cure 81 Ham	106	18.43	3.59	0.21		0.00	1038	1.170
    10852	HORMEL ALWAYS TENDER, Pork Tenderloin, Teriyaki-Flavored	119	18.20	3.07	4.63		3.33	413	1.050
    10853	HORMEL ALWAYS TENDER, Pork Tenderloin, Peppercorn-Flavored	110	17.21	3.80	1.82		0.14	594	1.160
    10854	HORMEL ALWAYS TENDER, Pork Loin Filets, Lemon Garlic-Flavored	118	17.83	4.16	1.79		0.22	590	1.410
    10855	HORMEL ALWAYS TENDER, Center Cut Chops, Fresh Pork	167	18.74	9.62	0.84		0.28	378	3.600
    10856	HORMEL ALWAYS TENDER, Boneless Pork Loin, Fresh Pork	145	19.02	7.18	0.76		0.08	358	2.840
    10857	HORMEL Canadian Style Bacon	122	16.88	4.94	1.87		1.43	1016	1.830
    10858	Pork, fresh, loin, top loin (chops), boneless, separable lean only, with added solution, cooked, pan-broiled	169	28.95	5.00	0.00	0.0	0.00	209	1.797
    10859	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, with added solution, cooked, pan-broiled	190	28.35	7.66	0.00	0.0	0.00	205	2.725
    10860	Pork, cured, bacon, cooked, baked	548	35.73	43.27	1.35	0.0	0.00	2193	14.187
    10861	Pork, cured, bacon, cooked, microwaved	476	39.01	34.12	0.48	0.0	0.00	1783	11.644
    10862	Pork, cured, bacon, pre-sliced, cooked, pan-fried	468	33.92	35.09	1.70	0.0	0.00	1684	11.964
    10863	Pork, fresh, variety meats and by-products, stomach, cooked, simmered	157	21.40	7.26	0.09	0.0	0.00	40	2.990
    10864	Pork, bacon, rendered fat, cooked	898	0.07	99.50	0.00	0.0	0.00	27	31.991
    10865	Pork, cured, ham -- water added, rump, bone-in, separable lean only, heated, roasted	121	21.41	3.56	0.87	0.0	0.84	1150	1.254
    10866	Pork, cured, ham -- water added, rump, bone-in, separable lean only, unheated	95	15.43	3.48	0.56	0.0	0.67	1170	1.227
    10867	Pork, cured, ham -- water added, shank, bone-in, separable lean only, heated, roasted	128	20.92	4.43	1.20	0.0	0.91	1060	1.402
    10868	Pork, cured, ham -- water added, slice, bone-in, separable lean only, heated, pan-broil	131	22.04	4.30	1.03	0.0	1.67	1374	1.439
    10869	Pork, cured, ham and water product, slice, bone-in, separable lean only, heated, pan-broil	122	20.90	3.63	1.35	0.0	1.10	1237	1.217
    10870	Pork, cured, ham and water product, slice, boneless, separable lean only, heated, pan-broil	123	15.09	5.06	4.38	0.0	4.69	1390	1.528
    10871	Pork, cured, ham and water product, whole, boneless, separable lean only, heated, roasted	123	13.88	5.46	4.49	0.0	4.61	1335	1.841
    10872	Pork, cured, ham and water product, whole, boneless, separable lean only, unheated	116	14.07	4.86	4.00	0.0	4.22	1310	1.447
    10873	Pork, cured, ham with natural juices, rump, bone-in, separable lean only, heated, roasted	137	24.14	4.25	0.43	0.0	0.48	861	1.418
    10874	Pork, cured, ham with natural juices, shank, bone-in, separable lean only, heated, roasted	145	24.95	4.97	0.01	0.0	0.34	820	1.564
    10875	Pork, cured, ham with natural juices, slice, bone-in, separable lean only, heated, pan-broil	150	27.75	4.38	0.00	0.0	0.00	835	1.110
    10876	Pork, cured, ham with natural juices, spiral slice, meat only, boneless, separable lean only, heated, roasted	126	22.56	3.78	1.08	0.0	1.08	986	0.493
    10877	Pork, cured, ham and water product, rump, bone-in, separable lean only, heated, roasted	131	21.28	4.70	1.00	0.0	1.15	1267	1.536
    10878	Pork, cured, ham -- water added, slice, boneless, separable lean only, heated, pan-broil	119	18.82	4.09	1.75	0.0	1.75	1223	1.401
    10879	Pork, cured, ham -- water added, whole, boneless, separable lean only, heated, roasted	117	17.99	4.39	1.38	0.0	1.57	1193	1.424
    10880	Pork, cured, ham -- water added, whole, boneless, separable lean only, unheated	110	17.34	3.97	1.18	0.0	1.45	1141	1.428
    10881	Pork, cured, ham and water product, shank, bone-in, separable lean only, heated, roasted	132	21.69	4.45	1.20	0.0	1.26	1045	1.471
    10882	Pork, cured, ham with natural juices, slice, boneless, separable lean only, heated, pan-broil	116	20.95	3.16	0.99	0.0	1.05	1163	0.975
    10883	Pork, cured, ham with natural juices, whole, boneless, separable lean only, heated, roasted	113	20.57	3.01	0.84	0.0	0.81	1180	1.044
    10884	Pork, cured, ham with natural juices, whole, boneless, separable lean only, unheated	110	19.44	3.21	0.95	0.0	1.03	1098	0.934
    10885	Pork, cured, ham -- water added, shank, bone-in, separable lean only, unheated	91	18.65	1.87	0.00	0.0	0.71	1040	0.592
    10886	Pork, cured, ham -- water added, slice, bone-in, separable lean only, unheated	95	17.38	2.29	1.23	0.0	1.23	1090	0.768
    10887	Pork, cured, ham and water product, rump, bone-in, separable lean only, unheated	107	17.93	3.38	1.24	0.0	0.97	1070	1.105
    10888	Pork, cured, ham and water product, slice, bone-in, separable lean only, unheated	103	14.47	3.78	2.82	0.0	0.91	1160	1.266
    10889	Pork, cured, ham and water product, shank, bone-in, unheated, separable lean only	113	17.53	4.18	1.20	0.0	1.06	1090	1.384
    10890	Pork, cured, ham with natural juices, rump, bone-in, separable lean only, unheated	122	22.71	3.47	0.06	0.0	0.43	893	1.160
    10891	Pork, cured, ham with natural juices, shank, bone-in, separable lean only, unheated	130	25.11	3.33	0.00	0.0	0.30	809	1.048
    10892	Pork, cured, ham with natural juices, slice, bone-in, separable lean only, unheated	123	24.34	2.87	0.00	0.0	0.00	861	0.726
    10893	Pork, cured, ham with natural juices, spiral slice, boneless, separable lean only, unheated	109	19.25	3.26	1.22	0.0	1.22	895	1.009
    10894	Pork, cured, ham, separable fat, boneless, heated	507	8.77	51.57	2.00	0.0	0.28	677	17.048
    10895	Pork, cured, ham, separable fat, boneless, unheated	515	7.50	53.00	1.87	0.0	0.44	616	17.433
    10898	Pork, pickled pork hocks	171	19.11	10.54	0.00	0.0	0.00	1050	3.231
    10899	Pork, cured, ham, slice, bone-in, separable lean only, heated, pan-broil	148	27.18	4.09	0.74	0.0	0.74	870	1.253
    10900	Pork, cured, ham with natural juices, whole, boneless, separable lean and fat, unheated	112	19.38	3.43	0.95	0.0	1.02	1096	1.005
    10901	Pork, cured, ham with natural juices, spiral slice, boneless, separable lean and fat, unheated	129	18.66	5.75	0.69	0.0	1.18	881	1.833
    10902	Pork, cured, ham with natural juices, slice, bone-in, separable lean and fat, unheated	159	22.82	7.40	0.17	0.0	0.04	839	2.236
    10903	Pork, cured, ham with natural juices, shank, bone-in, separable lean and fat, unheated	191	22.35	11.11	0.29	0.0	0.32	779	3.614
    10904	Pork, cured, ham with natural juices, rump, bone-in, separable lean and fat, unheated	200	19.70	13.26	0.42	0.0	0.43	838	4.373
    10905	Pork, cured, ham and water product, whole, boneless, separable lean and fat, unheated	117	14.05	4.99	4.00	0.0	4.21	1308	1.489
    10906	Pork, cured, ham and water product, slice, bone-in, separable lean and fat, unheated	149	13.69	9.29	2.72	0.0	0.85	1099	3.076
    10907	Pork, cured, ham and water product, shank, bone-in, separable lean and fat, unheated	243	14.28	20.00	1.42	0.0	0.86	936	6.583
    10908	Pork, cured, ham and water product, rump, bone-in, separable lean and fat, unheated	179	16.09	12.13	1.35	0.0	0.88	990	3.984
    10909	Pork, cured, ham -- water added, whole, boneless, separable lean and fat, unheated	121	17.06	5.38	1.20	0.0	1.42	1126	1.889
    10910	Pork, cured, ham -- water added, slice, bone-in, separable lean and fat, unheated	164	15.73	10.77	1.10	0.0	1.10	1011	3.554
    10911	Pork, cured, ham -- water added, shank, bone-in, separable lean and fat, unheated	167	16.65	11.02	0.33	0.0	0.66	964	3.607
    10912	Pork, cured, ham -- water added, rump, bone-in, separable lean and fat, unheated	172	13.99	12.50	0.80	0.0	0.62	1069	4.176
    10913	Pork, cured, ham -- water added, rump, bone-in, separable lean and fat, heated, roasted	161	20.10	8.56	0.99	0.0	0.78	1101	2.897
    10914	Pork, cured, ham -- water added, shank, bone-in, separable lean and fat, heated, roasted	200	18.62	13.37	1.35	0.0	0.79	988	4.371
    10915	Pork, cured, ham -- water added, slice, bone-in, separable lean and fat, heated, pan-broil	166	20.80	8.73	1.12	0.0	1.54	1309	2.901
    10916	Pork, cured, ham -- water added, slice, boneless, separable lean and fat, heated, pan-broil	125	18.62	5.05	1.26	0.0	1.72	1212	1.717
    10917	Pork, cured, ham -- water added, whole, boneless, separable lean and fat, heated, roasted	126	17.77	5.48	1.39	0.0	1.54	1181	1.787
    10918	Pork, cured, ham and water product, rump, bone-in, separable lean and fat, heated, roasted	186	19.46	11.48	1.15	0.0	1.03	1181	3.783
    10919	Pork, cured, ham and water product, shank, bone-in, separable lean and fat, heated, roasted	234	18.17	17.29	1.42	0.0	0.99	945	5.715
    10920	Pork, cured, ham and water product, slice, bone-in, separable lean and fat, heated, pan-broil	155	19.85	7.78	1.41	0.0	1.03	1188	2.586
    10921	Pork, cured, ham and water product, slice, boneless, separable lean and fat, heated, pan-broil	124	15.08	5.13	4.38	0.0	4.69	1389	1.553
    10922	Pork, cured, ham and water product, whole, boneless, separable lean and fat, heated, roasted	123	13.88	5.46	4.49	0.0	4.61	1335	1.841
    10923	Pork, cured, ham with natural juices, rump, bone-in, separable lean and fat, heated, roasted	177	22.47	9.39	0.60	0.0	0.45	841	3.116
    10924	Pork, cured, ham with natural juices, shank, bone-in, separable lean and fat, heated, roasted	191	22.88	10.93	0.26	0.0	0.33	801	3.545
    10925	Pork, cured, ham with natural juices, slice, bone-in, separable lean and fat, heated, pan-broil	180	26.18	8.28	0.17	0.0	0.02	821	2.427
    10926	Pork, cured, ham with natural juices, slice, boneless, separable lean and fat, heated, pan-broil	118	20.89	3.40	0.99	0.0	1.04	1160	1.054
    10927	Pork, cured, ham with natural juices, spiral slice, boneless, separable lean and fat, heated, roasted	139	22.18	5.10	1.06	0.0	1.06	977	0.950
    10928	Pork, cured, ham with natural juices, whole, boneless, separable lean and fat, heated, roasted	114	20.54	3.13	0.84	0.0	0.81	1179	1.084
    10929	Pork, cured, ham, rump, bone-in, separable lean and fat, heated, roasted	177	23.95	8.88	0.37	0.0	0.64	826	2.850
    10931	Pork, cured, ham, rump, bone-in, separable lean only, heated, roasted	132	26.02	3.07	0.15	0.0	0.68	846	0.917
    10932	Pork, cured, ham, rump, bone-in, separable lean only, unheated	125	24.46	2.92	0.32	0.0	0.00	737	0.874
    10933	Pork, cured, ham, shank, bone-in, separable lean only, heated, roasted	139	26.49	3.68	0.00	0.0	0.68	828	1.134
    10934	Pork, cured, ham, shank, bone-in, separable lean only, unheated	125	23.79	3.19	0.18	0.0	0.00	846	0.981
    10935	Pork, cured, ham, shank, bone-in, separable lean and fat, heated, roasted	183	24.39	9.35	0.24	0.0	0.64	810	3.018
    10936	Pork, cured, ham, shank, bone-in, separable lean and fat, unheated	177	21.61	9.85	0.41	0.0	0.06	816	3.180
    10937	Pork, cured, ham, slice, bone-in, separable lean and fat, heated, pan-broil	180	25.48	8.48	0.39	0.0	0.70	852	1.577
    10938	Pork, cured, ham, slice, bone-in, separable lean only, unheated	130	24.36	3.59	0.00	0.0	0.00	760	1.099
    10939	Pork, cured, ham, slice, bone-in, separable lean and fat, unheated	173	22.45	9.17	0.21	0.0	0.05	744	2.945
    10940	Pork, fresh, spareribs, separable lean and fat, cooked, roasted	361	20.89	30.86	0.00	0.0	0.00	91	9.242
    10942	Pork, fresh, composite of separable fat, with added solution, raw	508	9.27	52.33	0.00	0.0	0.00	81	18.488
    10943	Pork, fresh, loin, tenderloin, separable lean only, with added solution, cooked, roasted	116	21.61	3.15	0.31	0.0	0.00	231	1.077
    10944	Pork, fresh, enhanced, loin, tenderloin, separable lean only, raw	106	20.39	2.09	0.00	0.0	0.00	243	0.671
    10945	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean only, with added solution cooked, braised	227	27.58	12.14	0.00	0.0	0.00	154	4.620
    10946	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean only, with added solution, raw	122	18.29	5.36	0.18	0.0	0.00	165	1.873
    10947	Pork, fresh, loin, top loin (chops), boneless, separable lean only, with added solution, cooked, broiled	131	24.81	3.53	0.00	0.0	0.00	237	1.206
    10948	Pork, fresh, loin, top loin (chops), boneless, separable lean only, with added solution, raw	110	21.78	2.51	0.00	0.0	0.00	232	0.886
    10949	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, with added solution, raw	123	21.35	4.21	0.00	0.0	0.00	226	1.486
    10950	Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, with added solution, cooked, broiled	142	24.46	4.86	0.00	0.0	0.00	234	1.678
    10951	Pork, fresh, loin, tenderloin, separable lean and fat, with added solution, raw	114	20.16	3.14	0.00	0.0	0.00	239	1.045
    10952	Pork, fresh, loin, tenderloin, separable lean and fat, with added solution, cooked, roasted	121	21.50	3.70	0.31	0.0	0.00	230	1.270
    10953	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat,with added solution, raw	169	17.19	11.12	0.16	0.0	0.00	155	3.912
    10954	Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, with added solution, cooked, braised	263	25.84	16.94	0.03	0.0	0.00	151	6.288
    10955	Pork, cured, ham, rump, bone-in, separable lean and fat, unheated	176	22.27	9.38	0.52	0.0	0.06	722	3.008
    10956	Pork, loin, leg cap steak, boneless, separable lean and fat, cooked, broiled	158	27.57	4.41	0.00	0.0	0.00	76	1.358
    10957	Pork, Leg Cap Steak, boneless, separable lean and fat, raw	123	21.64	3.39	0.00	0.0	0.00	73	1.187
    10958	Pork, Shoulder breast, boneless, separable lean and fat, raw	127	22.54	3.40	0.00	0.0	0.00	54	1.074
    10959	Pork, Shoulder breast, boneless, separable lean and fat, cooked, broiled	162	28.47	4.49	0.00	0.0	0.00	54	1.325
    10960	Pork, shoulder, petite tender, boneless, separable lean and fat, cooked, broiled	155	27.47	4.23	0.00	0.0	0.00	53	1.322
    10961	Pork, Shoulder petite tender, boneless, separable lean and fat, raw	128	21.65	3.91	0.00	0.0	0.00	50	1.012
    10962	Pork, Leg sirloin tip roast, boneless, separable lean and fat, cooked, braised	156	31.11	2.56	0.00	0.0	0.00	43	0.791
    10963	Pork, Leg sirloin tip roast, boneless, separable lean and fat, raw	113	22.88	1.71	0.00	0.0	0.00	50	0.524
    10972	Pork, ground, 84% lean / 16% fat, raw	218	17.99	16.00	0.44	0.0	0.00	68	5.362
    10973	Pork, ground, 96% lean / 4% fat, raw	121	21.10	4.00	0.21	0.0	0.00	67	1.314
    10974	Pork, ground, 72% lean / 28% fat, cooked, crumbles	393	22.83	32.93	1.39	0.0	0.00	94	11.311
    10975	Pork, ground, 84% lean / 16% fat, cooked, crumbles	289	26.69	20.04	0.58	0.0	0.00	89	6.631
    10976	Pork, ground, 96% lean / 4% fat, cooked, crumbles	187	30.55	7.15	0.00	0.0	0.00	84	1.951
    10977	Pork, ground, 72% lean / 28% fat, cooked, pan-broiled	377	22.59	31.42	1.08	0.0	0.00	91	10.804
    10978	Pork, ground, 84% lean / 16% fat, cooked, pan-broiled	301	27.14	21.39	0.00	0.0	0.00	89	7.453
    10979	Pork, ground, 96% lean / 4% fat, cooked, pan-broiled	185	31.69	6.20	0.57	0.0	0.00	88	2.076
    10982	Pork, fresh, loin, blade (chops or roasts), boneless, separable lean only, raw	123	21.35	3.78	0.82	0.0	0.00	65	1.384
    10983	Pork, fresh, loin, blade (roasts), boneless, separable lean only, cooked, roasted	175	27.58	7.14	0.00	0.0	0.00	68	2.560
    10984	Pork, fresh, loin, blade (chops), boneless, separable lean only, boneless, cooked, broiled	169	26.14	6.74	0.89	0.0	0.00	58	1.638
    10985	Pork, fresh, loin, country-style ribs, separable lean only, boneless, cooked, broiled	216	27.83	11.65	0.00	0.0	0.00	58	2.831
    10986	Pork, fresh, loin, country-style ribs, separable lean only, bone-in, cooked, broiled	216	27.83	11.65	0.00	0.0	0.00	84	3.096
    10987	Pork, fresh, loin, country-style ribs, separable lean only, boneless, cooked, roasted	219	29.20	11.38	0.00	0.0	0.00	72	4.079
    10988	Pork, fresh, blade, (chops), boneless, separable lean and fat, cooked, broiled	202	24.73	11.13	0.83	0.0	0.00	58	3.280
    10989	Pork, fresh, loin, blade (chops or roasts), boneless, separable lean and fat only, raw	157	20.54	7.94	0.76	0.0	0.00	64	2.767
    10990	Pork, fresh, loin, blade (roasts), boneless, separable lean and fat, cooked, roasted	199	26.48	10.32	0.00	0.0	0.00	67	3.706
    10991	Pork, fresh, loin, country-style ribs, separable lean and fat, boneless, cooked, broiled	247	26.28	15.73	0.00	0.0	0.00	58	4.408
    10992	Pork, fresh, loin, country-style ribs, separable lean and fat, bone-in, cooked, broiled	260	25.58	17.56	0.00	0.0	0.00	81	5.311
    10993	Pork, fresh, loin, country-style ribs, separable lean and fat, boneless, cooked, roasted	270	26.40	18.31	0.00	0.0	0.00	70	6.581
    10994	Bacon, pre-sliced, reduced/low sodium, unprepared	407	12.53	39.27	0.79	0.0	0.83	470	
    10998	Canadian bacon, cooked, pan-fried	146	27.97	2.88	1.92	0.0	1.20	1020	1.114
    11001	Alfalfa seeds, sprouted, raw	23	3.99	0.69	2.10	1.9	0.18	6	0.069
    11003	Amaranth leaves, raw	23	2.46	0.33	4.02			20	0.091
    11004	Amaranth leaves, cooked, boiled, drained, without salt	21	2.11	0.18	4.11			21	0.050
    11005	Arrowhead, raw	99	5.33	0.29	20.23			22	
    11006	Arrowhead, cooked, boiled, drained, without salt	78	4.49	0.10	16.14			18	
    11007	Artichokes, (globe or french), raw	47	3.27	0.15	10.51	5.4	0.99	94	0.036
    11008	Artichokes, (globe or french), cooked, boiled, drained, without salt	53	2.89	0.34	11.95	8.6	0.99	60	0.081
    11009	Artichokes, (globe or french), frozen, unprepared	38	2.63	0.43	7.75	3.9		47	0.099
    11010	Artichokes, (globe or french), frozen, cooked, boiled, drained, without salt	45	3.11	0.50	9.18	4.6	0.84	53	0.119
    11011	Asparagus, raw	20	2.20	0.12	3.88	2.1	1.88	2	0.040
    11012	Asparagus, cooked, boiled, drained	22	2.40	0.22	4.11	2.0	1.30	14	0.048
    11013	Asparagus, canned, regular pack, solids and liquids	15	1.80	0.18	2.48	1.0		284	0.044
    11015	Asparagus, canned, drained solids	19	2.14	0.65	2.46	1.6	1.06	287	0.147
    11018	Asparagus, frozen, unprepared	24	3.23	0.23	4.10	1.9		8	0.052
    11019	Asparagus, frozen, cooked, boiled, drained, without salt	18	2.95	0.42	1.92	1.6	0.32	3	0.096
    11022	Balsam-pear (bitter gourd), leafy tips, raw	30	5.30	0.69	3.29			11	
    11023	Balsam-pear (bitter gourd), leafy tips, cooked, boiled, drained, without salt	34	3.60	0.20	6.68	1.9	1.04	13	0.032
    11024	Balsam-pear (bitter gourd), pods, raw	17	1.00	0.17	3.70	2.8		5	
    11025	Balsam-pear (bitter gourd), pods, cooked, boiled, drained, without salt	19	0.84	0.18	4.32	2.0	1.95	6	0.014
    11026	Bamboo shoots, raw	27	2.60	0.30	5.20	2.2	3.00	4	0.069
    11027	Bamboo shoots, cooked, boiled, drained, without salt	12	1.53	0.22	1.92	1.0		4	0.051
    11028	Bamboo shoots, canned, drained solids	19	1.72	0.40	3.22	1.4	1.89	7	0.092
    11029	Beans, kidney, mature seeds, sprouted, raw	29	4.20	0.50	4.10			6	0.072
    11030	Beans, kidney, mature seeds, sprouted, cooked, boiled, drained, without salt	33	4.83	0.58	4.72			7	0.083
    11031	Lima beans, immature seeds, raw	113	6.84	0.86	20.17	4.9	1.48	8	0.198
    11032	Lima beans, immature seeds, cooked, boiled, drained, without salt	123	6.81	0.32	23.64	5.3	1.63	17	0.073
    11033	Lima beans, immature seeds, canned, regular pack, solids and liquids	71	4.07	0.29	13.33	3.6		252	0.066
    11037	Lima beans, immature seeds, frozen, fordhook, unprepared	106	6.40	0.35	19.83	5.5	1.39	58	0.081
    11038	Lima beans, immature seeds, frozen, fordhook, cooked, boiled, drained, without salt	103	6.07	0.34	19.32	5.8	1.34	69	0.078
    11039	Lima beans, immature seeds, frozen, baby, unprepared	132	7.59	0.44	25.14	6.0		52	0.102
    11040	Lima beans, immature seeds, frozen, baby, cooked, boiled, drained, without salt	105	6.65	0.30	19.45	6.0	1.37	29	0.068
    11043	Mung beans, mature seeds, sprouted, raw	30	3.04	0.18	5.94	1.8	4.13	6	0.046
    11044	Mung beans, mature seeds, sprouted, cooked, boiled, drained, without salt	21	2.03	0.09	4.19	0.8	2.84	10	0.025
    11045	Mung beans, mature seeds, sprouted, cooked, stir-fried	50	4.30	0.21	10.59	1.9		9	0.039
    11046	Beans, navy, mature seeds, sprouted, raw	67	6.15	0.70	13.05			13	0.085
    11047	Beans, navy, mature seeds, sprouted, cooked, boiled, drained, without salt	78	7.07	0.81	15.01			14	0.098
    11048	Beans, pinto, immature seeds, frozen, unprepared	170	9.80	0.50	32.50	5.7		92	0.061
    11049	Beans, pinto, immature seeds, frozen, cooked, boiled, drained, without salt	162	9.31	0.48	30.88	8.6		83	0.058
    11050	Beans, shellie, canned, solids and liquids	30	1.76	0.19	6.19	3.4	0.63	334	0.023
    11052	Beans, snap, green, raw	31	1.83	0.22	6.97	2.7	3.26	6	0.050
    11053	Beans, snap, green, cooked, boiled, drained, without salt	35	1.89	0.28	7.88	3.2	1.55	1	0.062
    11054	Beans, snap, green, canned, regular pack, solids and liquids	15	0.72	0.17	3.27	1.5	1.25	192	0.040
    11056	Beans, snap, green, canned, regular pack, drained solids	25	1.26	0.37	4.25	2.5	1.31	246	0.085
    11058	Beans, snap, canned, all styles, seasoned, solids and liquids	16	0.83	0.20	3.49	1.5		373	0.045
    11060	Beans, snap, green, frozen, all styles, unprepared	39	1.79	0.21	7.54	2.6	2.21	3	0.047
    11061	Beans, snap, green, frozen, cooked, boiled, drained without salt	28	1.49	0.17	6.45	3.0	1.23	1	0.042
    11062	Beans, snap, green, frozen, all styles, microwaved	40	1.98	0.41	6.98	3.4	2.60	3	0.047
    11063	Beans, snap, green, microwaved	39	2.31	0.50	6.41	3.4	3.22	3	
    11080	Beets, raw	43	1.61	0.17	9.56	2.8	6.76	78	0.027
    11081	Beets, cooked, boiled, drained	44	1.68	0.18	9.96	2.0	7.96	77	0.028
    11082	Beets, canned, regular pack, solids and liquids	30	0.73	0.09	7.14	1.2	6.53	143	0.011
    11084	Beets, canned, drained solids	31	0.91	0.14	7.21	1.8	5.51	194	0.022
    11086	Beet greens, raw	22	2.20	0.13	4.33	3.7	0.50	226	0.020
    11087	Beet greens, cooked, boiled, drained, without salt	27	2.57	0.20	5.46	2.9	0.60	241	0.031
    11088	Broadbeans, immature seeds, raw	72	5.60	0.60	11.70	4.2		50	0.138
    11089	Broadbeans, immature seeds, cooked, boiled, drained, without salt	62	4.80	0.50	10.10	3.6		41	0.142
    11090	Broccoli, raw	34	2.82	0.37	6.64	2.6	1.70	33	0.039
    11091	Broccoli, cooked, boiled, drained, without salt	35	2.38	0.41	7.18	3.3	1.39	41	0.079
    11092	Broccoli, frozen, chopped, unprepared	26	2.81	0.29	4.78	3.0	1.35	24	0.044
    11093	Broccoli, frozen, chopped, cooked, boiled, drained, without salt	28	3.10	0.12	5.35	3.0	1.47	11	0.018
    11094	Broccoli, frozen, spears, unprepared	29	3.06	0.34	5.35	3.0	1.47	17	0.052
    11095	Broccoli, frozen, spears, cooked, boiled, drained, without salt	28	3.10	0.11	5.36	3.0	1.47	24	0.018
    11096	Broccoli raab, raw	22	3.17	0.49	2.85	2.7	0.38	33	0.050
    11097	Broccoli raab, cooked	33	3.83	0.52	3.12	2.8	0.62	56	0.057
    11098	Brussels sprouts, raw	43	3.38	0.30	8.95	3.8	2.20	25	0.062
    11099	Brussels sprouts, cooked, boiled, drained, without salt	36	2.55	0.50	7.10	2.6	1.74	21	0.102
    11100	Brussels sprouts, frozen, unprepared	41	3.78	0.41	7.86	3.8		10	0.084
    11101	Brussels sprouts, frozen, cooked, boiled, drained, without salt	42	3.64	0.39	8.32	4.1	2.08	15	0.081
    11104	Burdock root, raw	72	1.53	0.15	17.34	3.3	2.90	5	0.025
    11105	Burdock root, cooked, boiled, drained, without salt	88	2.09	0.14	21.15	1.8	3.55	4	0.023
    11106	Butterbur, (fuki), raw	14	0.39	0.04	3.61			7	
    11107	Butterbur, cooked, boiled, drained, without salt	8	0.23	0.02	2.16			4	
    11108	Butterbur, canned	3	0.11	0.13	0.38			4	
    11109	Cabbage, raw	25	1.28	0.10	5.80	2.5	3.20	18	0.034
    11110	Cabbage, cooked, boiled, drained, without salt	23	1.27	0.06	5.51	1.9	2.79	8	0.000
    11112	Cabbage, red, raw	31	1.43	0.16	7.37	2.1	3.83	27	0.021
    11113	Cabbage, red, cooked, boiled, drained, without salt	29	1.51	0.09	6.94	2.6	3.32	28	0.011
    11114	Cabbage, savoy, raw	27	2.00	0.10	6.10	3.1	2.27	28	0.013
    11115	Cabbage, savoy, cooked, boiled, drained, without salt	24	1.80	0.09	5.41	2.8		24	0.012
    11116	Cabbage, chinese (pak-choi), raw	13	1.50	0.20	2.18	1.0	1.18	65	0.027
    11117	Cabbage, chinese (pak-choi), cooked, boiled, drained, without salt	12	1.56	0.16	1.78	1.0	0.83	34	0.021
    11119	Cabbage, chinese (pe-tsai), raw	16	1.20	0.20	3.23	1.2	1.41	9	0.043
    11120	Cabbage, chinese (pe-tsai), cooked, boiled, drained, without salt	14	1.50	0.17	2.41	1.7		9	0.036
    11122	Cardoon, raw	17	0.70	0.10	4.07	1.6		170	0.011
    11123	Cardoon, cooked, boiled, drained, without salt	22	0.76	0.11	5.33	1.7		176	0.012
    11124	Carrots, raw	41	0.93	0.24	9.58	2.8	4.74	69	0.037
    11125	Carrots, cooked, boiled, drained, without salt	35	0.76	0.18	8.22	3.0	3.45	58	0.030
    11126	Carrots, canned, regular pack, solids and liquids	23	0.58	0.14	5.37	1.8	2.46	240	0.025
    11128	Carrots, canned, regular pack, drained solids	25	0.64	0.19	5.54	1.5	2.48	242	0.036
    11130	Carrots, frozen, unprepared	36	0.78	0.46	7.90	3.3	4.76	68	0.047
    11131	Carrots, frozen, cooked, boiled, drained, without salt	37	0.58	0.68	7.73	3.3	4.08	59	0.120
    11134	Cassava, raw	160	1.36	0.28	38.06	1.8	1.70	14	0.074
    11135	Cauliflower, raw	25	1.92	0.28	4.97	2.0	1.91	30	0.064
    11136	Cauliflower, cooked, boiled, drained, without salt	23	1.84	0.45	4.11	2.3	2.08	15	0.070
    11137	Cauliflower, frozen, unprepared	24	2.01	0.27	4.68	2.3	2.22	24	0.041
    11138	Cauliflower, frozen, cooked, boiled, drained, without salt	19	1.61	0.22	3.75	2.7	1.05	18	0.034
    11141	Celeriac, raw	42	1.50	0.30	9.20	1.8	1.60	100	0.079
    11142	Celeriac, cooked, boiled, drained, without salt	27	0.96	0.19	5.90	1.2		61	
    11143	Celery, raw	16	0.69	0.17	2.97	1.6	1.83	80	0.042
    11144	Celery, cooked, boiled, drained, without salt	18	0.83	0.16	4.00	1.6	2.37	91	0.040
    11145	Celtuce, raw	18	0.85	0.30	3.65	1.7		11	
    11147	Chard, swiss, raw	19	1.80	0.20	3.74	1.6	1.10	213	0.030
    11148	Chard, swiss, cooked, boiled, drained, without salt	20	1.88	0.08	4.13	2.1	1.10	179	0.012
    11149	Chayote, fruit, raw	19	0.82	0.13	4.51	1.7	1.66	2	0.028
    11150	Chayote, fruit, cooked, boiled, drained, without salt	24	0.62	0.48	5.09	2.8		1	0.086
    11151	Chicory, witloof, raw	17	0.90	0.10	4.00	3.1		2	0.024
    11152	Chicory greens, raw	23	1.70	0.30	4.70	4.0	0.70	45	0.073
    11154	Chicory roots, raw	72	1.40	0.20	17.51	1.5	8.73	50	0.048
    11156	Chives, raw	30	3.27	0.73	4.35	2.5	1.85	3	0.146
    11157	Chrysanthemum, garland, raw	24	3.36	0.56	3.02	3.0		118	
    11158	Chrysanthemum, garland, cooked, boiled, drained, without salt	20	1.64	0.09	4.31	2.3	2.01	53	0.022
    11161	Collards, raw	32	3.02	0.61	5.42	4.0	0.46	17	0.055
    11162	Collards, cooked, boiled, drained, without salt	33	2.71	0.72	5.65	4.0	0.40	15	0.047
    11163	Collards, frozen, chopped, unprepared	33	2.69	0.37	6.46	3.6		48	0.048
    11164	Collards, frozen, chopped, cooked, boiled, drained, without salt	36	2.97	0.41	7.10	2.8	0.57	50	0.060
    11165	Coriander (cilantro) leaves, raw	23	2.13	0.52	3.67	2.8	0.87	46	0.014
    11167	Corn, sweet, yellow, raw	86	3.27	1.35	18.70	2.0	6.26	15	0.325
    11168	Corn, sweet, yellow, cooked, boiled, drained, without salt	96	3.41	1.50	20.98	2.4	4.54	1	0.197
    11170	Corn, sweet, yellow, canned, brine pack, regular pack, solids and liquids	61	1.95	0.77	13.86	1.7	2.83	195	0.077
    11172	Corn, sweet, yellow, canned, whole kernel, drained solids	79	2.46	1.11	17.77	1.9	3.04	186	0.161
    11174	Corn, sweet, yellow, canned, cream style, regular pack	72	1.74	0.42	18.13	1.2	3.23	261	0.065
    11176	Corn, sweet, yellow, canned, vacuum pack, regular pack	79	2.41	0.50	19.44	2.0	3.56	272	0.077
    11177	Corn, sweet, yellow, canned, drained solids, rinsed with tap water	74	2.18	1.43	13.02			163	0.219
    11178	Corn, sweet, yellow, frozen, kernels cut off cob, unprepared	88	3.02	0.78	20.71	2.1	2.50	3	0.119
    11179	Corn, sweet, yellow, frozen, kernels cut off cob, boiled, drained, without salt	81	2.55	0.67	19.30	2.4	3.07	1	0.103
    11180	Corn, sweet, yellow, frozen, kernels on cob, unprepared	98	3.28	0.78	23.50	2.8	3.78	5	0.120
    11181	Corn, sweet, yellow, frozen, kernels on cob, cooked, boiled, drained, without salt	94	3.11	0.74	22.33	2.8	3.59	4	0.114
    11182	Corn, yellow, whole kernel, frozen, microwaved	131	3.62	1.42	25.87	2.6	3.36	4	0.150
    11184	Corn with red and green peppers, canned, solids and liquids	75	2.33	0.55	18.17			347	0.085
    11190	Cornsalad, raw	21	2.00	0.40	3.60			4	
    11191	Cowpeas (blackeyes), immature seeds, raw	90	2.95	0.35	18.83	5.0	3.00	4	0.090
    11192	Cowpeas (blackeyes), immature seeds, cooked, boiled, drained, without salt	97	3.17	0.38	20.32	5.0	3.23	4	0.096
    11195	Cowpeas (blackeyes), immature seeds, frozen, unprepared	139	8.98	0.70	25.13	5.0		6	0.185
    11196	Cowpeas (blackeyes), immature seeds, frozen, cooked, boiled, drained, without salt	132	8.49	0.66	23.76	6.4	4.46	5	0.175
    11197	Cowpeas, young pods with seeds, raw	44	3.30	0.30	9.50	3.3	5.04	4	0.079
    11198	Cowpeas, young pods with seeds, cooked, boiled, drained, without salt	34	2.60	0.30	7.00			3	0.079
    11199	Yardlong bean, raw	47	2.80	0.40	8.35			4	0.105
    11200	Yardlong bean, cooked, boiled, drained, without salt	47	2.53	0.10	9.18			4	0.026
    11201	Cowpeas, leafy tips, raw	29	4.10	0.25	4.82			7	0.066
    11202	Cowpeas, leafy tips, cooked, boiled, drained, without salt	22	4.67	0.10	2.80			6	0.026
    11203	Cress, garden, raw	32	2.60	0.70	5.50	1.1	4.40	14	0.023
    11204	Cress, garden, cooked, boiled, drained, without salt	23	1.90	0.60	3.80	0.7	3.11	8	0.020
    11205	Cucumber, with peel, raw	15	0.65	0.11	3.63	0.5	1.67	2	0.037
    11206	Cucumber, peeled, raw	12	0.59	0.16	2.16	0.7	1.38	2	0.013
    11207	Dandelion greens, raw	45	2.70	0.70	9.20	3.5	0.71	76	0.170
    11208	Dandelion greens, cooked, boiled, drained, without salt	33	2.00	0.60	6.40	2.9	0.50	44	0.146
    11209	Eggplant, raw	25	0.98	0.18	5.88	3.0	3.53	2	0.034
    11210	Eggplant, cooked, boiled, drained, without salt	35	0.83	0.23	8.73	2.5	3.20	1	0.044
    11211	Edamame, frozen, unprepared	110	10.25	4.73	8.58	4.8	2.48	6	
    11212	Edamame, frozen, prepared	122	10.88	5.20	9.94	5.2	2.18	6	0.620
    11213	Endive, raw	17	1.25	0.20	3.35	3.1	0.25	22	0.048
    11215	Garlic, raw	149	6.36	0.50	33.06	2.1	1.00	17	0.089
    11216	Ginger root, raw	80	1.82	0.75	17.77	2.0	1.70	13	0.203
    11218	Gourd, white-flowered (calabash), raw	14	0.62	0.02	3.39	0.5		2	0.002
    11219	Gourd, white-flowered (calabash), cooked, boiled, drained, without salt	15	0.60	0.02	3.69	1.2		2	0.002
    11220	Gourd, dishcloth (towelgourd), raw	20	1.20	0.20	4.35	1.1	2.02	3	0.016
    11221	Gourd, dishcloth (towelgourd), cooked, boiled, drained, without salt	56	0.66	0.34	14.34	2.9	5.17	21	0.027
    11222	Drumstick leaves, raw	64	9.40	1.40	8.28	2.0		9	
    11223	Drumstick leaves, cooked, boiled, drained, without salt	60	5.27	0.93	11.15	2.0	1.00	9	0.152
    11224	Hyacinth-beans, immature seeds, raw	46	2.10	0.20	9.19	3.3	4.08	2	0.088
    11225	Hyacinth-beans, immature seeds, cooked, boiled, drained, without salt	50	2.95	0.27	9.20			2	0.119
    11226	Jerusalem-artichokes, raw	73	2.00	0.01	17.44	1.6	9.60	4	0.000
    11228	Jew's ear, (pepeao), raw	25	0.48	0.04	6.75			9	
    11230	Pepeao, dried	298	4.82	0.44	81.03			70	
    11231	Jute, potherb, raw	34	4.65	0.25	5.80			8	0.038
    11232	Jute, potherb, cooked, boiled, drained, without salt	37	3.68	0.20	7.29	2.0	1.00	11	0.030
    11233	Kale, raw	49	4.28	0.93	8.75	3.6	2.26	38	0.091
    11234	Kale, cooked, boiled, drained, without salt	28	1.90	0.40	5.63	2.0	1.25	23	0.052
    11235	Kale, frozen, unprepared	28	2.66	0.46	4.90	2.0		15	0.059
    11236	Kale, frozen, cooked, boiled, drained, without salt	30	2.84	0.49	5.23	2.0	1.34	15	0.063
    11237	Kanpyo, (dried gourd strips)	258	8.58	0.56	65.03	9.8		15	0.045
    11238	Mushrooms, shiitake, raw	34	2.24	0.49	6.79	2.5	2.38	9	
    11239	Mushrooms, Chanterelle, raw	38	1.49	0.53	6.86	3.8	1.16	9	
    11240	Mushrooms, morel, raw	31	3.12	0.57	5.10	2.8	0.60	21	0.065
    11241	Kohlrabi, raw	27	1.70	0.10	6.20	3.6	2.60	20	0.013
    11242	Kohlrabi, cooked, boiled, drained, without salt	29	1.80	0.11	6.69	1.1	2.80	21	0.014
    11243	Mushrooms, portabella, grilled	29	3.28	0.58	4.44	2.2	2.26	11	0.079
    11244	Lambsquarters, raw	43	4.20	0.80	7.30	4.0		43	0.059
    11245	Lambsquarters, cooked, boiled, drained, without salt	32	3.20	0.70	5.00	2.1	0.62	29	0.052
    11246	Leeks, (bulb and lower leaf-portion), raw	61	1.50	0.30	14.15	1.8	3.90	20	0.040
    11247	Leeks, (bulb and lower leaf-portion), cooked, boiled, drained, without salt	31	0.81	0.20	7.62	1.0	2.11	10	0.027
    11248	Lentils, sprouted, raw	106	8.96	0.55	22.14			11	0.057
    11249	Lentils, sprouted, cooked, stir-fried, without salt	101	8.80	0.45	21.25			10	0.053
    11250	Lettuce, butterhead (includes boston and bibb types), raw	13	1.35	0.22	2.23	1.1	0.94	5	0.029
    11251	Lettuce, cos or romaine, raw	17	1.23	0.30	3.29	2.1	1.19	8	0.039
    11252	Lettuce, iceberg (includes crisphead types), raw	14	0.90	0.14	2.97	1.2	1.97	10	0.018
    11253	Lettuce, green leaf, raw	15	1.36	0.15	2.87	1.3	0.78	28	0.020
    11254	Lotus root, raw	74	2.60	0.10	17.23	4.9		40	0.030
    11255	Lotus root, cooked, boiled, drained, without salt	66	1.58	0.07	16.02	3.1	0.50	45	0.021
    11257	Lettuce, red leaf, raw	16	1.33	0.22	2.26	0.9	0.48	25	
    11258	Mountain yam, hawaii, raw	67	1.34	0.10	16.30	2.5	0.31	13	0.022
    11259	Mountain yam, hawaii, cooked, steamed, without salt	82	1.73	0.08	20.00			12	0.018
    11260	Mushrooms, white, raw	22	3.09	0.34	3.26	1.0	1.98	5	0.050
    11261	Mushrooms, white, cooked, boiled, drained, without salt	28	2.17	0.47	5.29	2.2	2.34	2	0.061
    11263	Mushrooms, white, stir-fried	26	3.58	0.33	4.04	1.8	0.00	12	0.040
    11264	Mushrooms, canned, drained solids	25	1.87	0.29	5.09	2.4	2.34	425	0.038
    11265	Mushrooms, portabella, raw	22	2.11	0.35	3.87	1.3	2.50	9	0.060
    11266	Mushrooms, brown, italian, or crimini, raw	22	2.50	0.10	4.30	0.6	1.72	6	0.014
    11267	Mushrooms, shiitake, stir-fried	39	3.45	0.35	7.68	3.6	0.30	5	0.030
    11268	Mushrooms, shiitake, dried	296	9.58	0.99	75.37	11.5	2.21	13	0.225
    11269	Mushrooms, shiitake, cooked, without salt	56	1.56	0.22	14.39	2.1	3.84	4	0.050
    11270	Mustard greens, raw	27	2.86	0.42	4.67	3.2	1.32	20	0.010
    11271	Mustard greens, cooked, boiled, drained, without salt	26	2.56	0.47	4.51	2.0	1.41	9	0.012
    11272	Mustard greens, frozen, unprepared	20	2.49	0.27	3.41	3.3		29	0.014
    11273	Mustard greens, frozen, cooked, boiled, drained, without salt	19	2.27	0.25	3.11	2.8	0.32	25	0.013
    11274	Mustard spinach, (tendergreen), raw	22	2.20	0.30	3.90	2.8		21	0.015
    11275	Mustard spinach, (tendergreen), cooked, boiled, drained, without salt	16	1.70	0.20	2.80	2.0		14	
    11276	New Zealand spinach, raw	14	1.50	0.20	2.50	1.5	0.29	130	0.032
    11277	New Zealand spinach, cooked, boiled, drained, without salt	12	1.30	0.17	2.13	1.4	0.25	107	0.027
    11278	Okra, raw	33	1.93	0.19	7.45	3.2	1.48	7	0.026
    11279	Okra, cooked, boiled, drained, without salt	22	1.87	0.21	4.51	2.5	2.40	6	0.045
    11280	Okra, frozen, unprepared	30	1.69	0.25	6.63	2.2	2.97	3	0.065
    11281	Okra, frozen, cooked, boiled, drained, without salt	29	1.63	0.24	6.41	2.1	2.87	3	0.063
    11282	Onions, raw	40	1.10	0.10	9.34	1.7	4.24	4	0.042
    11283	Onions, cooked, boiled, drained, without salt	44	1.36	0.19	10.15	1.4	4.73	3	0.031
    11284	Onions, dehydrated flakes	349	8.95	0.46	83.28	9.2	37.41	21	0.078
    11285	Onions, canned, solids and liquids	19	0.85	0.09	4.02	1.2	2.20	371	0.016
    11286	Onions, yellow, sauteed	132	0.95	10.80	7.86	1.7		12	1.477
    11287	Onions, frozen, chopped, unprepared	29	0.79	0.10	6.82	1.8		12	0.017
    11288	Onions, frozen, chopped, cooked, boiled, drained, without salt	28	0.77	0.10	6.59	1.8	2.90	12	0.016
    11289	Onions, frozen, whole, unprepared	35	0.89	0.06	8.45	1.7	3.81	10	0.011
    11290	Onions, frozen, whole, cooked, boiled, drained, without salt	28	0.71	0.05	6.70	1.4	2.90	8	0.009
    11291	Onions, spring or scallions (includes tops and bulb), raw	32	1.83	0.19	7.34	2.6	2.33	16	0.032
    11292	Onions, young green, tops only	27	0.97	0.47	5.74	1.8	4.95	15	0.087
    11293	Onions, welsh, raw	34	1.90	0.40	6.50	2.4	2.18	17	0.067
    11294	Onions, sweet, raw	32	0.80	0.08	7.55	0.9	5.02	8	
    11295	Onion rings, breaded, par fried, frozen, unprepared	258	3.15	14.10	30.53	1.8		246	4.534
    11296	Onion rings, breaded, par fried, frozen, prepared, heated in oven	276	4.14	14.30	33.79	2.2	5.10	370	2.137
    11297	Parsley, fresh	36	2.97	0.79	6.33	3.3	0.85	56	0.132
    11298	Parsnips, raw	75	1.20	0.30	17.99	4.9	4.80	10	0.050
    11299	Parsnips, cooked, boiled, drained, without salt	71	1.32	0.30	17.01	3.6	4.80	10	0.050
    11300	Peas, edible-podded, raw	42	2.80	0.20	7.55	2.6	4.00	4	0.039
    11301	Peas, edible-podded, boiled, drained, without salt	42	3.27	0.23	7.05	2.8	3.99	4	0.044
    11302	Peas, edible-podded, frozen, unprepared	42	2.80	0.30	7.20	3.1		4	0.058
    11303	Peas, edible-podded, frozen, cooked, boiled, drained, without salt	52	3.50	0.38	9.02	3.1	4.82	5	0.073
    11304	Peas, green, raw	81	5.42	0.40	14.45	5.1	5.67	5	0.071
    11305	Peas, green, cooked, boiled, drained, without salt	84	5.36	0.22	15.63	5.5	5.93	3	0.039
    11306	Peas, green, canned, regular pack, solids and liquids	58	3.01	0.48	10.60	3.3	3.20	185	0.086
    11308	Peas, green (includes baby and lesuer types), canned, drained solids, unprepared	68	4.47	0.80	11.36	4.9	2.99	273	0.143
    11310	Peas, green, canned, seasoned, solids and liquids	50	3.09	0.27	9.25	2.0		254	0.048
    11311	Peas, green, canned, drained solids, rinsed in tap water	71	4.33	0.95	11.82			231	0.170
    11312	Peas, green, frozen, unprepared	77	5.22	0.40	13.62	4.5	5.00	108	0.066
    11313	Peas, green, frozen, cooked, boiled, drained, without salt	78	5.15	0.27	14.26	5.5	4.65	72	0.049
    11316	Peas, mature seeds, sprouted, raw	124	8.80	0.68	27.11			20	0.124
    11317	Peas, mature seeds, sprouted, cooked, boiled, drained, without salt	98	7.05	0.51	17.08			3	0.090
    11318	Peas and carrots, canned, regular pack, solids and liquids	38	2.17	0.27	8.48	2.0		260	0.049
    11322	Peas and carrots, frozen, unprepared	53	3.40	0.47	11.15	3.4		79	0.084
    11323	Peas and carrots, frozen, cooked, boiled, drained, without salt	48	3.09	0.42	10.12	3.1	4.36	68	0.077
    11324	Peas and onions, canned, solids and liquids	51	3.28	0.38	8.57	2.3		442	0.068
    11326	Peas and onions, frozen, unprepared	70	3.98	0.32	13.51	3.5		61	0.057
    11327	Peas and onions, frozen, cooked, boiled, drained, without salt	45	2.54	0.20	8.63	2.2	3.77	37	0.036
    11329	Peppers, hot chili, green, canned, pods, excluding seeds, solids and liquids	21	0.90	0.10	5.10	1.3	3.12	1173	0.010
    11333	Peppers, sweet, green, raw	20	0.86	0.17	4.64	1.7	2.40	3	0.058
    11334	Peppers, sweet, green, cooked, boiled, drained, without salt	28	0.92	0.20	6.70	1.2	3.19	2	0.029
    11335	Peppers, sweet, green, canned, solids and liquids	18	0.80	0.30	3.90	1.2		1369	0.045
    11337	Peppers, sweet, green, frozen, chopped, unprepared	20	1.08	0.21	4.45	1.6		5	0.031
    11338	Peppers, sweet, green, frozen, chopped, boiled, drained, without salt	18	0.95	0.18	3.90	0.9		4	0.027
    11339	Peppers, sweet, green, sauteed	127	0.78	11.85	4.22	1.8	2.17	17	1.590
    11344	Pigeonpeas, immature seeds, raw	136	7.20	1.64	23.88	5.1	3.00	5	0.354
    11345	Pigeonpeas, immature seeds, cooked, boiled, drained, without salt	111	5.96	1.36	19.49	6.2	2.48	5	0.112
    11349	Poi	112	0.38	0.14	27.23	0.4	0.39	12	0.029
    11350	Pokeberry shoots, (poke), raw	23	2.60	0.40	3.70	1.7		23	
    11351	Pokeberry shoots, (poke), cooked, boiled, drained, without salt	20	2.30	0.40	3.10	1.5	1.60	18	0.092
    11352	Potatoes, flesh and skin, raw	77	2.02	0.09	17.47	2.2	0.78	6	0.026
    11353	Potatoes, russet, flesh and skin, raw	79	2.14	0.08	18.07	1.3	0.62	5	0.026
    11354	Potatoes, white, flesh and skin, raw	69	1.68	0.10	15.71	2.4	1.15	16	0.026
    11355	Potatoes, red, flesh and skin, raw	70	1.89	0.14	15.90	1.7	1.29	18	0.035
    11356	Potatoes, Russet, flesh and skin, baked	97	2.63	0.13	21.44	2.3	1.08	14	0.034
    11357	Potatoes, white, flesh and skin, baked	94	2.10	0.15	21.08	2.1	1.53	7	0.022
    11358	Potatoes, red, flesh and skin, baked	89	2.30	0.15	19.59	1.8	1.43	12	0.026
    11359	Potatoes, french fried, crinkle or regular cut, salt added in processing, frozen, as purchased	150	2.34	4.99	23.96	2.0	0.21	349	1.249
    11360	Potatoes, french fried, crinkle or regular cut, salt added in processing, frozen, oven-heated	166	2.51	5.13	27.50	2.3	0.29	391	1.082
    11361	Potatoes, roasted, salt added in processing, frozen, unprepared	130	2.22	1.81	26.15	2.6	0.69	298	0.167
    11362	Potatoes, raw, skin	58	2.57	0.10	12.44	2.5		10	0.026
    11363	Potatoes, baked, flesh, without salt	93	1.96	0.10	21.55	1.5	1.70	5	0.026
    11364	Potatoes, baked, skin, without salt	198	4.29	0.10	46.06	7.9	1.40	21	0.026
    11365	Potatoes, boiled, cooked in skin, flesh, without salt	87	1.87	0.10	20.13	1.8	0.87	4	0.026
    11366	Potatoes, boiled, cooked in skin, skin, without salt	78	2.86	0.10	17.21	3.3		14	0.026
    11367	Potatoes, boiled, cooked without skin, flesh, without salt	86	1.71	0.10	20.01	1.8	0.85	5	0.026
    11368	Potatoes, microwaved, cooked in skin, flesh, without salt	100	2.10	0.10	23.28	1.6		7	0.026
    11369	Potatoes, microwaved, cooked in skin, skin, without salt	132	4.39	0.10	29.63	5.5		16	0.026
    11370	Potatoes, hash brown, home-prepared	265	3.00	12.52	35.11	3.2	1.49	342	1.883
    11371	Potatoes, mashed, home-prepared, whole milk and margarine added	113	1.96	4.20	16.94	1.5	1.41	333	0.972
    11372	Potatoes, scalloped, home-prepared with butter	88	2.87	3.68	10.78	1.9		335	2.255
    11373	Potatoes, au gratin, home-prepared from recipe using butter	132	5.06	7.59	11.27	1.8		433	4.733
    11374	Potatoes, canned, solids and liquids	44	1.20	0.11	9.89	1.4		217	0.029
    11376	Potatoes, canned, drained solids	60	1.41	0.21	13.61	2.3		219	0.054
    11378	Potatoes, mashed, dehydrated, flakes without milk, dry form	354	8.34	0.41	81.17	6.6	3.36	104	0.169
    11379	Potatoes, mashed, dehydrated, prepared from flakes without milk, whole milk and butter added	97	1.77	5.13	10.87	0.8	1.61	164	3.191
    11380	Potatoes, mashed, dehydrated, granules without milk, dry form	372	8.22	0.54	85.51	7.1	3.47	67	0.138
    11381	Potatoes, mashed, dehydrated, prepared from granules without milk, whole milk and butter added	108	2.05	4.96	14.36	2.2		257	3.056
    11382	Potatoes, mashed, dehydrated, granules with milk, dry form	357	10.90	1.10	77.70	6.6	3.37	82	0.461
    11383	Potatoes, mashed, dehydrated, prepared from granules with milk, water and margarine added	116	2.13	4.80	16.13	1.3	1.74	172	1.179
    11384	Potatoes, au gratin, dry mix, unprepared	314	8.90	3.70	74.31	4.1		2095	2.323
    11385	Potatoes, au gratin, dry mix, prepared with water, whole milk and butter	93	2.30	4.12	12.84	0.9		439	2.586
    11386	Potatoes, scalloped, dry mix, unprepared	358	7.77	4.59	73.93	8.6		1578	1.200
    11387	Potatoes, scalloped, dry mix, prepared with water, whole milk and butter	93	2.12	4.30	12.77	1.1		341	2.633
    11390	Potatoes, hash brown, frozen, plain, unprepared	82	2.06	0.62	17.72	1.4		22	0.163
    11391	Potatoes, hash brown, frozen, plain, prepared, pan fried in canola oil	219	2.65	11.59	28.51	3.2	0.27	15	0.934
    11392	Potatoes, hash brown, frozen, with butter sauce, unprepared	135	1.87	6.66	18.28	2.9		77	2.556
    11393	Potatoes, hash brown, frozen, with butter sauce, prepared	178	2.46	8.79	24.13	3.8		101	3.373
    11394	Potatoes, french fried, shoestring, salt added in processing, frozen, as purchased	167	2.16	6.24	25.59	2.3	0.20	323	1.371
    11395	Potatoes, french fried, shoestring, salt added in processing, frozen, oven-heated	199	2.90	6.76	31.66	2.8	0.31	400	1.267
    11396	Potatoes, o'brien, frozen, unprepared	76	1.83	0.14	17.47	1.9		33	0.032
    11397	Potatoes, o'brien, frozen, prepared	204	2.22	13.21	21.86	1.7		43	3.313
    11398	Potato puffs, frozen, unprepared	177	1.97	8.37	25.25	1.9	0.25	428	1.539
    11399	Potato puffs, frozen, oven-heated	192	2.13	9.05	27.30	2.0	0.27	463	1.656
    11400	Potatoes, frozen, whole, unprepared	78	2.38	0.16	17.47	1.2	0.78	25	0.041
    11401	Potatoes, frozen, whole, cooked, boiled, drained, without salt	65	1.98	0.13	14.52	1.4		20	0.034
    11402	Potatoes, french fried, all types, salt added in processing, frozen, unprepared	147	2.24	4.66	24.81	1.9	0.20	332	1.005
    11403	Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated	164	2.66	5.22	27.74	2.8	0.28	388	1.029
    11406	Potatoes, french fried, cottage-cut, salt not added in processing, frozen, as purchased	153	2.42	5.78	23.98	3.0		32	2.743
    11407	Potatoes, french fried, cottage-cut, salt not added in processing, frozen, oven-heated	218	3.44	8.20	34.03	3.2		45	3.894
    11408	Potatoes, frozen, french fried, par fried, extruded, unprepared	260	2.83	14.95	30.15	4.5		490	4.544
    11409	Potatoes, frozen, french fried, par fried, extruded, prepared, heated in oven, without salt	333	3.55	18.71	39.68	3.2		613	5.960
    11410	USDA Commodity, Potato wedges, frozen	123	2.70	2.20	25.50	2.0	0.30	49	0.550
    11411	Potatoes, french fried, steak fries, salt added in processing, frozen, as purchased	133	2.19	3.39	23.51	1.9	0.20	317	0.688
    11412	Potatoes, french fried, steak fries, salt added in processing, frozen, oven-heated	152	2.57	3.76	26.98	2.6	0.25	373	0.737
    11413	Potato flour	357	6.90	0.34	83.10	5.9	3.52	55	0.090
    11414	Potato salad, home-prepared	143	2.68	8.20	11.17	1.3		529	1.429
    11416	Pumpkin flowers, raw	15	1.03	0.07	3.28			5	0.036
    11417	Pumpkin flowers, cooked, boiled, drained, without salt	15	1.09	0.08	3.30	0.9	2.40	6	0.041
    11418	Pumpkin leaves, raw	19	3.15	0.40	2.33			11	0.207
    11419	Pumpkin leaves, cooked, boiled, drained, without salt	21	2.72	0.22	3.39	2.7	0.69	8	0.114
    11422	Pumpkin, raw	26	1.00	0.10	6.50	0.5	2.76	1	0.052
    11423	Pumpkin, cooked, boiled, drained, without salt	20	0.72	0.07	4.90	1.1	2.08	1	0.037
    11424	Pumpkin, canned, without salt	34	1.10	0.28	8.09	2.9	3.30	5	0.146
    11426	Pumpkin pie mix, canned	104	1.09	0.13	26.39	8.3		208	0.065
    11427	Purslane, raw	20	2.03	0.36	3.39			45	
    11428	Purslane, cooked, boiled, drained, without salt	18	1.49	0.19	3.55			44	
    11429	Radishes, raw	16	0.68	0.10	3.40	1.6	1.86	39	0.032
    11430	Radishes, oriental, raw	18	0.60	0.10	4.10	1.6	2.50	21	0.030
    11431	Radishes, oriental, cooked, boiled, drained, without salt	17	0.67	0.24	3.43	1.6	1.83	13	0.073
    11432	Radishes, oriental, dried	271	7.90	0.72	63.37	23.9	37.32	278	0.218
    11435	Rutabagas, raw	37	1.08	0.16	8.62	2.3	4.46	12	0.027
    11436	Rutabagas, cooked, boiled, drained, without salt	30	0.93	0.18	6.84	1.8	3.95	5	0.029
    11437	Salsify, (vegetable oyster), raw	82	3.30	0.20	18.60	3.3		20	
    11438	Salsify, cooked, boiled, drained, without salt	68	2.73	0.17	15.36	3.1	2.90	16	0.041
    11439	Sauerkraut, canned, solids and liquids	19	0.91	0.14	4.28	2.9	1.78	661	0.034
    11442	Seaweed, agar, raw	26	0.54	0.03	6.75	0.5	0.28	9	0.006
    11444	Seaweed, irishmoss, raw	49	1.51	0.16	12.29	1.3	0.61	67	0.033
    11445	Seaweed, kelp, raw	43	1.68	0.56	9.57	1.3	0.60	233	0.247
    11446	Seaweed, laver, raw	35	5.81	0.28	5.11	0.3	0.49	48	0.061
    11447	Sesbania flower, raw	27	1.28	0.04	6.73			15	
    11448	Sesbania flower, cooked, steamed, without salt	22	1.14	0.05	5.23			11	
    11450	Soybeans, green, raw	147	12.95	6.80	11.05	4.2		15	0.786
    11451	Soybeans, green, cooked, boiled, drained, without salt	141	12.35	6.40	11.05	4.2		14	0.740
    11452	Soybeans, mature seeds, sprouted, raw	122	13.09	6.70	9.57	1.1		14	0.929
    11453	Soybeans, mature seeds, sprouted, cooked, steamed	81	8.47	4.45	6.53	0.8	0.52	10	0.617
    11454	Soybeans, mature seeds, sprouted, cooked, stir-fried	125	13.10	7.10	9.40	0.8		14	0.985
    11457	Spinach, raw	23	2.86	0.39	3.63	2.2	0.42	79	0.063
    11458	Spinach, cooked, boiled, drained, without salt	23	2.97	0.26	3.75	2.4	0.43	70	0.043
    11459	Spinach, canned, regular pack, solids and liquids	19	2.11	0.37	2.92	1.6		319	0.060
    11461	Spinach, canned, regular pack, drained solids	23	2.81	0.50	3.40	2.4	0.40	322	0.081
    11463	Spinach, frozen, chopped or leaf, unprepared	29	3.63	0.57	4.21	2.9	0.65	74	0.041
    11464	Spinach, frozen, chopped or leaf, cooked, boiled, drained, without salt	34	4.01	0.87	4.80	3.7	0.51	97	0.157
    11467	Squash, summer, crookneck and straightneck, raw	19	1.01	0.27	3.88	1.0	3.53	2	0.093
    11468	Squash, summer, crookneck and straightneck, cooked, boiled, drained, without salt	23	1.04	0.39	3.79	1.1	2.48	1	0.064
    11471	Squash, summer, crookneck and straightneck, canned, drained, solid, without salt	13	0.61	0.07	2.96	1.4	1.19	5	0.015
    11473	Squash, summer, crookneck and straightneck, frozen, unprepared	20	0.83	0.14	4.80	1.2		5	0.029
    11474	Squash, summer, crookneck and straightneck, frozen, cooked, boiled, drained, without salt	25	1.28	0.20	5.54	1.4	2.33	6	0.040
    11475	Squash, summer, scallop, raw	18	1.20	0.20	3.84	1.2	2.39	1	0.041
    11476	Squash, summer, scallop, cooked, boiled, drained, without salt	16	1.03	0.17	3.30	1.9	1.50	1	0.035
    11477	Squash, summer, zucchini, includes skin, raw	17	1.21	0.32	3.11	1.0	2.50	8	0.084
    11478	Squash, summer, zucchini, includes skin, cooked, boiled, drained, without salt	15	1.14	0.36	2.69	1.0	1.71	3	0.072
    11479	Squash, summer, zucchini, includes skin, frozen, unprepared	17	1.16	0.13	3.58	1.3	1.71	2	0.027
    11480	Squash, summer, zucchini, includes skin, frozen, cooked, boiled, drained, without salt	17	1.15	0.13	3.56	1.3	1.69	2	0.027
    11481	Squash, summer, zucchini, italian style, canned	29	1.03	0.11	6.85			374	0.023
    11482	Squash, winter, acorn, raw	40	0.80	0.10	10.42	1.5		3	0.021
    11483	Squash, winter, acorn, cooked, baked, without salt	56	1.12	0.14	14.58	4.4		4	0.029
    11484	Squash, winter, acorn, cooked, boiled, mashed, without salt	34	0.67	0.08	8.79	2.6		3	0.017
    11485	Squash, winter, butternut, raw	45	1.00	0.10	11.69	2.0	2.20	4	0.021
    11486	Squash, winter, butternut, cooked, baked, without salt	40	0.90	0.09	10.49	3.2	1.97	4	0.019
    11487	Squash, winter, butternut, frozen, unprepared	57	1.76	0.10	14.41	1.3	2.83	2	0.021
    11488	Squash, winter, butternut, frozen, cooked, boiled, without salt	39	1.23	0.07	10.05			2	0.014
    11489	Squash, winter, hubbard, raw	40	2.00	0.50	8.70	3.9	3.95	7	0.103
    11490	Squash, winter, hubbard, baked, without salt	50	2.48	0.62	10.81	4.9	4.90	8	0.128
    11491	Squash, winter, hubbard, cooked, boiled, mashed, without salt	30	1.48	0.37	6.46	2.9	2.93	5	0.076
    11492	Squash, winter, spaghetti, raw	31	0.64	0.57	6.91	1.5	2.76	17	0.117
    11493	Squash, winter, spaghetti, cooked, boiled, drained, or baked, without salt	27	0.66	0.26	6.46	1.4	2.53	18	0.062
    11495	Succotash, (corn and limas), raw	99	5.03	1.02	19.59	3.8		4	0.190
    11496	Succotash, (corn and limas), cooked, boiled, drained, without salt	115	5.07	0.80	24.38	4.5		17	0.148
    11497	Succotash, (corn and limas), canned, with cream style corn	77	2.64	0.54	17.61	3.0		245	0.101
    11499	Succotash, (corn and limas), canned, with whole kernel corn, solids and liquids	63	2.60	0.49	13.98	2.6		221	0.092
    11501	Succotash, (corn and limas), frozen, unprepared	93	4.31	0.89	19.94	4.0		45	0.166
    11502	Succotash, (corn and limas), frozen, cooked, boiled, drained, without salt	93	4.31	0.89	19.95	4.1	2.21	45	0.166
    11503	Swamp cabbage, (skunk cabbage), raw	19	2.60	0.20	3.14	2.1		113	
    11504	Swamp cabbage (skunk  cabbage), cooked, boiled, drained, without salt	20	2.08	0.24	3.71	1.9		122	0.039
    11505	Sweet potato leaves, raw	42	2.49	0.51	8.82	5.3		6	0.111
    11506	Sweet potato leaves, cooked, steamed, without salt	41	2.18	0.34	7.38	1.9	5.48	7	0.065
    11507	Sweet potato, raw, unprepared	86	1.57	0.05	20.12	3.0	4.18	55	0.018
    11508	Sweet potato, cooked, baked in skin, flesh, without salt	90	2.01	0.15	20.71	3.3	6.48	36	0.034
    11510	Sweet potato, cooked, boiled, without skin	76	1.37	0.14	17.72	2.5	5.74	27	0.031
    11512	Sweet potato, canned, vacuum pack	91	1.65	0.20	21.12	1.8	5.00	53	0.041
    11514	Sweet potato, canned, mashed	101	1.98	0.20	23.19	1.7	5.45	75	0.041
    11516	Sweet potato, frozen, unprepared	96	1.71	0.18	22.22	1.7		6	0.039
    11517	Sweet potato, frozen, cooked, baked, without salt	100	1.71	0.12	23.40	1.8	9.17	8	0.025
    11518	Taro, raw	112	1.50	0.20	26.46	4.1	0.40	11	0.041
    11519	Taro, cooked, without salt	142	0.52	0.11	34.60	5.1	0.49	15	0.023
    11520	Taro leaves, raw	42	4.98	0.74	6.70	3.7	3.01	3	0.151
    11521	Taro leaves, cooked, steamed, without salt	24	2.72	0.41	4.02	2.0		2	0.083
    11522	Taro shoots, raw	11	0.92	0.09	2.32			1	0.018
    11523	Taro shoots, cooked, without salt	14	0.73	0.08	3.20			2	0.016
    11525	Taro, tahitian, raw	44	2.79	0.97	6.91			50	0.197
    11526	Taro, tahitian, cooked, without salt	44	4.16	0.68	6.85			54	0.139
    11527	Tomatoes, green, raw	23	1.20	0.20	5.10	1.1	4.00	13	0.028
    11529	Tomatoes, red, ripe, raw, year round average	18	0.88	0.20	3.89	1.2	2.63	5	0.028
    11530	Tomatoes, red, ripe, cooked	18	0.95	0.11	4.01	0.7	2.49	11	0.015
    11531	Tomatoes, red, ripe, canned, packed in tomato juice	17	0.78	0.13	4.00	1.0	2.38	128	0.018
    11533	Tomatoes, red, ripe, canned, stewed	26	0.91	0.19	6.19	1.0	3.52	221	0.026
    11537	Tomatoes, red, ripe, canned, with green chilies	15	0.69	0.08	3.62			401	0.011
    11540	Tomato juice, canned, with salt added	17	0.76	0.05	4.24	0.4	3.56	269	0.008
    11546	Tomato products, canned, paste, without salt added	82	4.32	0.47	18.91	4.1	12.18	59	0.100
    11547	Tomato products, canned, puree, without salt added	38	1.65	0.21	8.98	1.9	4.83	28	0.029
    11548	Tomato powder	302	12.91	0.44	74.68	16.5	43.90	134	0.062
    11549	Tomato products, canned, sauce	24	1.32	0.18	5.38	1.5	4.25	524	0.025
    11551	Tomato products, canned, sauce, with mushrooms	35	1.45	0.13	8.43	1.5	5.77	452	0.017
    11553	Tomato products, canned, sauce, with onions	42	1.56	0.19	9.94	1.8		551	0.030
    11555	Tomato products, canned, sauce, with herbs and cheese	59	2.13	1.93	10.24	2.2		543	0.627
    11557	Tomato products, canned, sauce, with onions, green peppers, and celery	41	0.94	0.74	8.77	1.4	7.36	546	0.133
    11559	Tomato products, canned, sauce, with tomato tidbits	32	1.32	0.39	7.09	1.4		15	0.055
    11563	Tree fern, cooked, without salt	40	0.29	0.07	10.98	3.7		5	0.009
    11564	Turnips, raw	28	0.90	0.10	6.43	1.8	3.80	67	0.011
    11565	Turnips, cooked, boiled, drained, without salt	22	0.71	0.08	5.06	2.0	2.99	16	0.008
    11566	Turnips, frozen, unprepared	16	1.04	0.16	2.94	1.8		25	0.017
    11567	Turnips, frozen, cooked, boiled, drained, without salt	23	1.53	0.24	4.35	2.0	2.35	36	0.025
    11568	Turnip greens, raw	32	1.50	0.30	7.13	3.2	0.81	40	0.070
    11569	Turnip greens, cooked, boiled, drained, without salt	20	1.14	0.23	4.36	3.5	0.53	29	0.053
    11570	Turnip greens, canned, solids and liquids	14	1.36	0.30	2.42	1.7		277	0.070
    11574	Turnip greens, frozen, unprepared	22	2.47	0.31	3.67	2.5		12	0.073
    11575	Turnip greens, frozen, cooked, boiled, drained, without salt	29	3.35	0.42	4.98	3.4	0.75	15	0.099
    11576	Turnip greens and turnips, frozen, unprepared	21	2.46	0.19	3.39	2.4		18	0.032
    11577	Turnip greens and turnips, frozen, cooked, boiled, drained, without salt	35	2.99	0.38	4.85	3.1	1.07	19	0.085
    11578	Vegetable juice cocktail, canned	19	0.93	0.31	3.87	0.5	2.89	169	0.029
    11579	Vegetables, mixed, canned, solids and liquids	36	1.42	0.25	7.13	3.8		224	0.051
    11581	Vegetables, mixed, canned, drained solids	49	2.59	0.25	9.26	3.0	2.41	214	0.051
    11583	Vegetables, mixed, frozen, unprepared	72	3.33	0.52	13.47	4.0		47	0.098
    11584	Vegetables, mixed, frozen, cooked, boiled, drained, without salt	65	2.86	0.15	13.09	4.4	3.12	35	0.031
    11585	Vegetable juice cocktail, low sodium, canned	19	0.91	0.32	3.83	0.5	2.81	55	0.089
    11587	Vinespinach, (basella), raw	19	1.80	0.30	3.40			24	
    11588	Waterchestnuts, chinese, (matai), raw	97	1.40	0.10	23.94	3.0	4.80	14	0.026
    11590	Waterchestnuts, chinese, canned, solids and liquids	50	0.88	0.06	12.30	2.5	2.46	8	0.016
    11591	Watercress, raw	11	2.30	0.10	1.29	0.5	0.20	41	0.027
    11593	Waxgourd, (chinese preserving melon), raw	13	0.40	0.20	3.00	2.9		111	0.016
    11594	Waxgourd, (chinese preserving melon), cooked, boiled, drained, without salt	14	0.40	0.20	3.04	1.0	1.18	107	0.016
    11595	Winged beans, immature seeds, raw	49	6.95	0.87	4.31			4	0.238
    11596	Winged beans, immature seeds, cooked, boiled, drained, without salt	38	5.31	0.66	3.21			4	0.181
    11597	Winged bean leaves, raw	74	5.85	1.10	14.10			9	0.272
    11599	Winged bean tuber, raw	148	11.60	0.90	28.10			35	0.222
    11601	Yam, raw	118	1.53	0.17	27.88	4.1	0.50	9	0.037
    11602	Yam, cooked, boiled, drained, or baked, without salt	116	1.49	0.14	27.48	3.9	0.49	8	0.029
    11603	Yambean (jicama), raw	38	0.72	0.09	8.82	4.9	1.80	4	0.021
    11604	Yambean (jicama), cooked, boiled, drained, without salt	38	0.72	0.09	8.82			4	
    11605	Beets, harvard, canned, solids and liquids	73	0.84	0.06	18.18	2.5		162	0.009
    11609	Beets, pickled, canned, solids and liquids	65	0.80	0.08	16.28	2.6	13.59	264	0.013
    11613	Borage, raw	21	1.80	0.70	3.06			80	0.170
    11614	Borage, cooked, boiled, drained, without salt	25	2.09	0.81	3.55			88	0.197
    11615	Chives, freeze-dried	311	21.20	3.50	64.29	26.2		70	0.591
    11616	Dock, raw	22	2.00	0.70	3.20	2.9		4	
    11617	Dock, cooked, boiled, drained, without salt	20	1.83	0.64	2.93	2.6		3	
    11618	Eppaw, raw	150	4.60	1.80	31.68			12	
    11620	Drumstick pods, raw	37	2.10	0.20	8.53	3.2		42	0.033
    11621	Drumstick pods, cooked, boiled, drained, without salt	36	2.09	0.19	8.18	4.2		43	0.031
    11622	Kale, scotch, raw	42	2.80	0.60	8.32	1.7		70	0.078
    11623	Kale, scotch, cooked, boiled, drained, without salt	28	1.90	0.41	5.63	1.2		45	0.053
    11624	Leeks, (bulb and lower-leaf portion), freeze-dried	321	15.20	2.10	74.65	10.4		35	0.279
    11625	Parsley, freeze-dried	271	31.30	5.20	42.38	32.7		391	
    11626	Beans, mung, mature seeds, sprouted, canned, drained solids	12	1.40	0.06	2.14	0.8	1.34	140	0.016
    11632	Peppers, jalapeno, canned, solids and liquids	27	0.92	0.94	4.74	2.6	2.14	1671	0.097
    11634	Peppers, sweet, green, freeze-dried	314	17.90	3.00	68.70	21.3	38.48	193	0.447
    11637	Radishes, white icicle, raw	14	1.10	0.10	2.63	1.4		16	0.030
    11640	Shallots, freeze-dried	348	12.30	0.50	80.70	15.7	38.16	59	0.084
    11641	Squash, summer, all varieties, raw	16	1.21	0.18	3.35	1.1	2.20	2	0.044
    11642	Squash, summer, all varieties, cooked, boiled, drained, without salt	20	0.91	0.31	4.31	1.4	2.59	1	0.064
    11643	Squash, winter, all varieties, raw	34	0.95	0.13	8.59	1.5	2.20	4	0.027
    11644	Squash, winter, all varieties, cooked, baked, without salt	37	0.89	0.35	8.85	2.8	3.30	1	0.072
    11645	Sweet potato, canned, syrup pack, solids and liquids	89	0.98	0.20	20.93	2.5	15.40	29	0.041
    11647	Sweet potato, canned, syrup pack, drained solids	108	1.28	0.32	25.36	3.0	5.74	39	0.069
    11649	Tomato products, canned, sauce, spanish style	33	1.44	0.27	7.24	1.4		472	0.038
    11653	Beans, pinto, mature seeds, sprouted, raw	62	5.25	0.90	11.60			153	0.109
    11654	Beans, pinto, mature seeds, sprouted, cooked, boiled, drained, without salt	22	1.86	0.32	4.10			51	0.039
    11655	Carrot juice, canned	40	0.95	0.15	9.28	0.8	3.91	66	0.027
    11656	Corn pudding, home prepared	131	4.42	5.04	16.97	1.2	6.59	282	2.451
    11657	Potatoes, mashed, home-prepared, whole milk added	83	1.91	0.57	17.57	1.5	1.48	302	0.302
    11658	Spinach souffle	169	7.89	12.95	5.90	0.7	1.85	566	7.445
    11659	Sweet potato, cooked, candied, home-prepared	164	0.89	3.54	32.12	2.1	27.25	119	2.171
    11660	Tomatoes, red, ripe, cooked, stewed	79	1.96	2.68	13.05	1.7		455	0.521
    11663	Seaweed, agar, dried	306	6.21	0.30	80.88	7.7	2.97	102	0.061
    11666	Seaweed, spirulina, raw	26	5.92	0.39	2.42	0.4	0.30	98	0.135
    11667	Seaweed, spirulina, dried	290	57.47	7.72	23.90	3.6	3.10	1048	2.650
    11669	Seaweed, wakame, raw	45	3.03	0.64	9.14	0.5	0.65	872	0.130
    11670	Peppers, hot chili, green, raw	40	2.00	0.20	9.46	1.5	5.10	7	0.021
    11671	Potatoes, o'brien, home-prepared	81	2.35	1.28	15.47			217	0.797
    11672	Potato pancakes	268	6.08	14.76	27.81	3.3	1.79	764	2.496
    11674	Potatoes, baked, flesh and skin, without salt	93	2.50	0.13	21.15	2.2	1.18	10	0.035
    11675	Potatoes, microwaved, cooked in skin, flesh and skin, without salt	105	2.44	0.10	24.24	2.3		8	0.026
    11676	Radish seeds, sprouted, raw	43	3.81	2.53	3.60			6	0.767
    11677	Shallots, raw	72	2.50	0.10	16.80	3.2	7.87	12	0.017
    11683	Carrot, dehydrated	341	8.10	1.49	79.57	23.6	38.82	275	0.256
    11693	Tomatoes, crushed, canned	32	1.64	0.28	7.29	1.9	4.40	186	0.040
    11695	Tomatoes, orange, raw	16	1.16	0.19	3.18	0.9		42	0.025
    11696	Tomatoes, yellow, raw	15	0.98	0.26	2.98	0.7		23	0.036
    11697	Arrowroot, raw	65	4.24	0.20	13.39	1.3		26	0.039
    11698	Chrysanthemum leaves, raw	24	3.36	0.56	3.01	3.0		118	
    11700	Amaranth leaves, cooked, boiled, drained, with salt	21	2.11	0.18	4.11			257	0.050
    11701	Arrowhead, cooked, boiled, drained, with salt	78	4.49	0.10	16.14			254	
    11702	Artichokes, (globe or french), cooked, boiled, drained, with salt	51	2.89	0.34	11.39	8.6	0.99	296	0.037
    11703	Artichokes, (globe or french), frozen, cooked, boiled, drained, with salt	45	3.11	0.50	9.18	4.6	0.84	289	0.119
    11705	Asparagus, cooked, boiled, drained, with salt	22	2.40	0.22	4.11	2.0	1.30	240	0.048
    11707	Asparagus, canned, no salt added, solids and liquids	15	1.80	0.18	2.48	1.0	1.00	26	0.041
    11709	Asparagus, frozen, cooked, boiled, drained, with salt	18	2.95	0.42	1.92	1.6	0.32	240	0.096
    11710	Balsam-pear (bitter gourd), leafy tips, cooked, boiled, drained, with salt	32	3.60	0.20	6.16	1.9	1.04	249	
    11711	Balsam-pear (bitter gourd), pods, cooked, boiled, drained, with salt	19	0.84	0.18	4.32	2.0	1.95	242	
    11712	Bamboo shoots, cooked, boiled, drained, with salt	11	1.53	0.22	1.52	1.0		240	0.051
    11713	Beans, kidney, mature seeds, sprouted, cooked, boiled, drained, with salt	33	4.83	0.58	4.72			243	0.083
    11714	Lima beans, immature seeds, cooked, boiled, drained, with salt	123	6.81	0.32	23.64	5.3	1.63	253	0.073
    11715	Lima beans, immature seeds, canned, no salt added, solids and liquids	71	4.07	0.29	13.33	3.6	0.93	4	0.066
    11716	Lima beans, immature seeds, frozen, baby, cooked, boiled, drained, with salt	105	6.65	0.30	19.45	6.0	1.37	265	0.068
    11717	Lima beans, immature seeds, frozen, fordhook, cooked, boiled, drained, with salt	103	6.07	0.34	19.32	5.8	1.34	289	0.077
    11718	Mung beans, mature seeds, sprouted, cooked, boiled, drained, with salt	19	2.03	0.09	3.60	0.8	2.84	246	0.025
    11719	Beans, navy, mature seeds, sprouted, cooked, boiled, drained, with salt	78	7.07	0.81	15.01			250	0.098
    11720	Beans, pinto, immature seeds, frozen, cooked, boiled, drained, with salt	162	9.31	0.48	30.88	8.6		319	0.058
    11721	Beans, pinto, mature seeds, sprouted, cooked, boiled, drained, with salt	20	1.86	0.32	3.50			287	0.039
    11722	Beans, snap, yellow, raw	31	1.82	0.12	7.13	3.4		6	0.026
    11723	Beans, snap, green, cooked, boiled, drained, with salt	35	1.89	0.28	7.88	3.2	1.55	239	0.062
    11724	Beans, snap, yellow, cooked, boiled, drained, without salt	35	1.89	0.28	7.88	3.3	1.55	3	0.062
    11725	Beans, snap, yellow, cooked, boiled, drained, with salt	35	1.89	0.28	7.88	3.3	1.55	239	0.062
    11726	Beans, snap, green, canned, no salt added, solids and liquids	15	0.80	0.10	3.50	1.5		14	0.023
    11727	Beans, snap, yellow, canned, regular pack, solids and liquids	15	0.80	0.10	3.50	1.5		259	0.023
    11728	Beans, snap, yellow, canned, no salt added, solids and liquids	15	0.80	0.10	3.50	1.5		14	0.023
    11729	Beans, snap, green, canned, no salt added, drained solids	21	1.26	0.37	4.25	2.5	1.31	2	0.085
    11730	Beans, snap, yellow, frozen, all styles, unprepared	33	1.80	0.21	7.58	2.8		3	0.047
    11731	Beans, snap, green, frozen, cooked, boiled, drained, with salt	26	1.49	0.17	5.86	3.0	1.23	245	0.042
    11732	Beans, snap, yellow, frozen, cooked, boiled, drained, without salt	28	1.49	0.17	6.45	3.0	1.23	9	0.042
    11733	Beans, snap, yellow, frozen, cooked, boiled, drained, with salt	26	1.49	0.17	5.86	3.0	1.23	245	0.042
    11734	Beets, cooked, boiled. drained, with salt	44	1.68	0.18	9.96	2.0	7.96	285	0.028
    11735	Beets, canned, no salt added, solids and liquids	28	0.80	0.07	6.57	1.2	5.38	21	0.011
    11736	Beet greens, cooked, boiled, drained, with salt	27	2.57	0.20	5.46	2.9	0.60	477	0.031
    11737	Borage, cooked, boiled, drained, with salt	25	2.09	0.81	3.55			324	0.197
    11738	Broadbeans, immature seeds, cooked, boiled, drained, with salt	62	4.80	0.50	10.10			277	0.142
    11739	Broccoli, leaves, raw	28	2.98	0.35	5.24			27	0.054
    11740	Broccoli, flower clusters, raw	28	2.98	0.35	5.24			27	0.054
    11741	Broccoli, stalks, raw	28	2.98	0.35	5.24			27	0.054
    11742	Broccoli, cooked, boiled, drained, with salt	35	2.38	0.41	7.18	3.3	1.39	262	0.079
    11743	Broccoli, frozen, chopped, cooked, boiled, drained, with salt	28	3.10	0.12	5.35	3.0	1.47	260	0.018
    11744	Broccoli, frozen, spears, cooked, boiled, drained, with salt	28	3.10	0.11	5.35	3.0	1.44	260	0.018
    11745	Brussels sprouts, cooked, boiled, drained, with salt	36	2.55	0.50	7.10	2.6	1.74	257	0.102
    11746	Brussels sprouts, frozen, cooked, boiled, drained, with salt	42	3.64	0.39	8.32	4.1	2.08	259	0.081
    11747	Burdock root, cooked, boiled, drained, with salt	88	2.09	0.14	21.15	1.8	3.55	240	
    11748	Butterbur, cooked, boiled, drained, with salt	8	0.23	0.02	2.16			240	
    11749	Cabbage, common (danish, domestic, and pointed types), freshly harvest, raw	24	1.21	0.18	5.37	2.3		18	0.023
    11750	Cabbage, common (danish, domestic, and pointed types), stored, raw	24	1.21	0.18	5.37	2.3		18	0.023
    11751	Cabbage, common, cooked, boiled, drained, with salt	23	1.27	0.06	5.51	1.9	2.79	255	0.000
    11752	Cabbage, red, cooked, boiled, drained, with salt	29	1.51	0.09	6.94	2.6	3.32	244	0.011
    11753	Cabbage, savoy, cooked, boiled, drained, with salt	24	1.80	0.09	5.41	2.8		260	0.012
    11754	Cabbage, chinese (pak-choi), cooked, boiled, drained, with salt	12	1.56	0.16	1.78	1.0	0.83	270	0.021
    11755	Cabbage, chinese (pe-tsai), cooked, boiled, drained, with salt	14	1.50	0.17	2.41	1.7		245	0.036
    11756	Cardoon, cooked, boiled, drained, with salt	20	0.76	0.11	4.74	1.7		412	0.012
    11757	Carrots, cooked, boiled, drained, with salt	35	0.76	0.18	8.22	3.0	3.45	302	0.037
    11758	Carrots, canned, no salt added, solids and liquids	23	0.59	0.14	5.36	1.8	2.46	34	0.024
    11759	Carrots, canned, no salt added, drained solids	25	0.64	0.19	5.54	1.5	2.48	42	0.036
    11760	Carrots, frozen, cooked, boiled, drained, with salt	37	0.58	0.68	7.73	3.3	4.08	295	0.132
    11761	Cauliflower, cooked, boiled, drained, with salt	23	1.84	0.45	4.11	2.3	1.86	242	0.070
    11762	Cauliflower, frozen, cooked, boiled, drained, with salt	17	1.61	0.22	3.16	2.7	0.46	254	0.034
    11763	Celeriac, cooked, boiled, drained, with salt	27	0.96	0.19	5.90			297	
    11764	Celery, cooked, boiled, drained, with salt	18	0.83	0.16	4.00	1.6	2.37	327	0.040
    11765	Chard, swiss, cooked, boiled, drained, with salt	20	1.88	0.08	4.13	2.1	1.10	415	
    11766	Chayote, fruit, cooked, boiled, drained, with salt	22	0.62	0.48	4.50	2.8		237	0.086
    11767	Chrysanthemum, garland, cooked, boiled, drained, with salt	20	1.64	0.09	4.31	2.3	2.01	289	
    11768	Collards, cooked, boiled, drained, with salt	33	2.71	0.72	5.65	4.0		252	0.047
    11769	Collards, frozen, chopped, cooked, boiled, drained, with salt	36	2.97	0.41	7.10	2.8	0.57	286	0.040
    11770	Corn, sweet, yellow, cooked, boiled, drained, with salt	96	3.41	1.50	20.98	2.4	4.54	253	0.197
    11771	Corn, sweet, yellow, canned, no salt added, solids and liquids	61	1.95	0.77	13.86	1.7	3.18	12	0.077
    11772	Corn, sweet, yellow, canned, cream style, no salt added	72	1.74	0.42	18.13	1.2	3.23	3	0.065
    11773	Corn, sweet, yellow, canned, vacuum pack, no salt added	79	2.41	0.50	19.44	2.0	3.56	3	0.077
    11774	Corn, sweet, yellow, frozen, kernels, cut off cob, boiled, drained, with salt	79	2.55	0.67	18.71	2.4	3.07	245	0.066
    11775	Corn, sweet, yellow, frozen, kernels on cob, cooked, boiled, drained, with salt	94	3.11	0.74	22.33	2.8	3.59	240	0.114
    11777	Cowpeas (blackeyes), immature seeds, cooked, boiled, drained, with salt	94	3.17	0.38	19.73	5.0	3.23	240	0.096
    11778	Cowpeas (blackeyes), immature seeds, frozen, cooked, boiled, drained, with salt	131	8.49	0.66	23.50	6.4	4.46	241	0.175
    11779	Cowpeas, young pods with seeds, cooked, boiled, drained, with salt	34	2.60	0.30	7.00			239	0.079
    11780	Cowpeas, leafy tips, cooked, boiled, drained, with salt	22	4.67	0.10	2.80			242	0.026
    11781	Cress, garden, cooked, boiled, drained, with salt	23	1.90	0.60	3.80	0.7	3.11	244	0.020
    11782	Dandelion greens, cooked, boiled, drained, with salt	33	2.00	0.60	6.40	2.9	1.62	280	
    11783	Eggplant, cooked, boiled, drained, with salt	33	0.83	0.23	8.14	2.5	3.20	239	0.044
    11784	Gourd, white-flowered (calabash), cooked, boiled, drained, with salt	13	0.60	0.02	3.10	1.2		238	0.002
    11785	Gourd, dishcloth (towelgourd), cooked, boiled, drained, with salt	54	0.66	0.34	13.75	2.9	5.17	257	0.027
    11786	Drumstick leaves, cooked, boiled, drained, with salt	60	5.27	0.93	11.15	2.0	1.00	245	
    11787	Drumstick pods, cooked, boiled, drained, with salt	36	2.09	0.19	8.18	4.2		279	
    11788	Hyacinth-beans, immature seeds, cooked, boiled, drained, with salt	50	2.95	0.27	9.20			238	0.119
    11789	Jute, potherb, cooked, boiled, drained, with salt	37	3.68	0.20	7.29	2.0	1.00	247	0.030
    11790	Kale, cooked, boiled, drained, with salt	28	1.90	0.40	5.63	2.0	1.25	259	0.052
    11791	Kale, frozen, cooked, boiled, drained, with salt	30	2.84	0.49	5.23	2.0	1.34	251	0.063
    11792	Kale, scotch, cooked, boiled, drained, with salt	28	1.90	0.41	5.62			281	0.053
    11793	Kohlrabi, cooked, boiled, drained, with salt	29	1.80	0.11	6.69	1.1	2.80	257	0.014
    11794	Lambsquarters, cooked, boiled, drained, with salt	32	3.20	0.70	5.00	2.1	0.62	265	0.052
    11795	Leeks, (bulb and lower leaf-portion), cooked, boiled, drained, with salt	31	0.81	0.20	7.62	1.0	2.11	246	0.027
    11796	Lotus root, cooked, boiled, drained, with salt	66	1.58	0.07	16.02	3.1		281	0.021
    11797	Mushrooms, white, cooked, boiled, drained, with salt	28	2.17	0.47	5.29	2.2	2.34	238	0.061
    11798	Mushrooms, shiitake, cooked, with salt	56	1.56	0.22	14.39	2.1	3.84	240	0.050
    11799	Mustard greens, cooked, boiled, drained, with salt	26	2.56	0.47	4.51	2.0	1.41	252	0.012
    11800	Mustard greens, frozen, cooked, boiled, drained, with salt	19	2.27	0.25	3.11	2.8	0.32	261	0.013
    11801	Mustard spinach, (tendergreen), cooked, boiled, drained, with salt	16	1.70	0.20	2.80	2.0		250	
    11802	New zealand spinach, cooked, boiled, drained, with salt	12	1.30	0.17	2.13	1.4	0.25	343	0.027
    11803	Okra, cooked, boiled, drained, with salt	22	1.87	0.21	4.51	2.5	2.40	241	0.045
    11804	Okra, frozen, cooked, boiled, drained, with salt	34	1.63	0.24	6.41	2.1	2.87	239	0.063
    11805	Onions, cooked, boiled, drained, with salt	42	1.36	0.19	9.56	1.4	4.73	239	0.031
    11806	Onions, frozen, chopped, cooked, boiled, drained, with salt	26	0.77	0.10	6.00	1.7	2.90	248	0.016
    11807	Onions, frozen, whole, cooked, boiled, drained, with salt	26	0.71	0.05	6.11	1.4	2.90	244	0.009
    11808	Parsnips, cooked, boiled, drained, with salt	71	1.32	0.30	17.01	4.0	4.80	246	0.050
    11809	Peas, edible-podded, cooked, boiled, drained, with salt	40	3.27	0.23	6.46	2.8	3.99	240	0.044
    11810	Peas, edible-podded, frozen, cooked, boiled, drained, with salt	50	3.50	0.38	8.43	3.1	4.82	241	0.073
    11811	Peas, green, cooked, boiled, drained, with salt	84	5.36	0.22	15.63	5.5	5.93	239	0.039
    11812	Peas, green, canned, no salt added, solids and liquids	53	3.19	0.30	9.75	3.3	3.20	9	0.054
    11813	Peas, green, canned, no salt added, drained solids	69	4.42	0.35	12.58	4.1	4.16	2	0.062
    11814	Peas, green, frozen, cooked, boiled, drained, with salt	78	5.15	0.27	14.26	5.5	4.65	323	0.049
    11815	Peas, mature seeds, sprouted, cooked, boiled, drained, with salt	98	7.05	0.51	17.08			239	0.090
    11816	Peas and carrots, canned, no salt added, solids and liquids	38	2.17	0.27	8.48	3.3	2.83	4	0.049
    11817	Peas and carrots, frozen, cooked, boiled, drained, with salt	48	3.09	0.42	10.12	3.1	4.36	304	0.077
    11818	Peas and onions, frozen, cooked, boiled, drained, with salt	45	2.54	0.20	8.63	2.2	3.77	273	0.036
    11819	Peppers, hot chili, red, raw	40	1.87	0.44	8.81	1.5	5.30	9	0.042
    11820	Peppers, hot chili, red, canned, excluding seeds, solids and liquids	21	0.90	0.10	5.10	1.3	3.32	1173	0.010
    11821	Peppers, sweet, red, raw	31	0.99	0.30	6.03	2.1	4.20	4	0.027
    11822	Peppers, sweet, green, cooked, boiled, drained, with salt	26	0.92	0.20	6.11	1.2	3.19	238	0.029
    11823	Peppers, sweet, red, cooked, boiled, drained, without salt	28	0.92	0.20	6.70	1.2	4.39	2	0.029
    11824	Peppers, sweet, red, cooked, boiled, drained, with salt	26	0.92	0.20	6.11	1.2	4.39	238	0.029
    11825	Peppers, sweet, green, frozen, chopped, cooked, boiled, drained, with salt	16	0.95	0.18	3.31	0.9		240	0.027
    11826	Pigeonpeas, immature seeds, cooked, boiled, drained, with salt	111	5.96	1.36	19.49	6.2	2.48	240	0.112
    11827	Pokeberry shoots, (poke), cooked, boiled, drained, with salt	20	2.30	0.40	3.10	1.5	1.60	254	
    11828	Potatoes, baked, flesh and skin, with salt	93	2.50	0.13	21.15	2.2	1.18	10	0.035
    11829	Potatoes, baked, flesh, with salt	93	1.96	0.10	21.55	1.5	1.70	241	0.026
    11830	Potatoes, baked, skin only, with salt	198	4.29	0.10	46.06	7.9	1.40	257	0.026
    11831	Potatoes, boiled, cooked in skin, flesh, with salt	87	1.87	0.10	20.13	2.0	0.87	240	0.026
    11832	Potatoes, boiled, cooked in skin, skin, with salt	78	2.86	0.10	17.20	3.3		250	0.026
    11833	Potatoes, boiled, cooked without skin, flesh, with salt	86	1.71	0.10	20.01	2.0	0.85	241	0.026
    11834	Potatoes, microwaved, cooked, in skin, flesh and skin, with salt	105	2.44	0.10	24.24	2.3		244	0.026
    11835	Potatoes, microwaved, cooked in skin, flesh, with salt	100	2.10	0.10	23.28	1.6		243	0.026
    11836	Potatoes, microwaved, cooked, in skin, skin with salt	132	4.39	0.10	29.63	5.5		252	0.026
    11837	Potatoes, frozen, whole, cooked, boiled, drained, with salt	63	1.98	0.13	13.93	1.4		256	0.034
    11840	Potatoes, frozen, french fried, par fried, cottage-cut, prepared, heated in oven, with salt	218	3.44	8.20	34.03	3.2		281	3.894
    11841	Potatoes, french fried, all types, salt not added in processing, frozen, oven-heated	172	2.66	5.22	28.71	2.6	0.28	32	1.029
    11842	Potatoes, french fried, all types, salt not added in processing, frozen, as purchased	150	2.24	4.66	24.81	1.9	0.20	23	0.940
    11843	Potatoes, au gratin, home-prepared from recipe using margarine	132	5.06	7.59	11.27	1.8		433	3.530
    11844	Potatoes, scalloped, home-prepared with margarine	88	2.87	3.68	10.78	1.9		335	1.377
    11845	Pumpkin, cooked, boiled, drained, with salt	18	0.72	0.07	4.31	1.1	2.08	237	0.037
    11846	Pumpkin, canned, with salt	34	1.10	0.28	8.09	2.9	3.30	241	0.146
    11847	Pumpkin, flowers, cooked, boiled, drained, with salt	15	1.09	0.08	3.18	0.9	2.40	242	0.041
    11848	Pumpkin leaves, cooked, boiled, drained, with salt	21	2.72	0.22	3.39	2.7	0.69	244	0.114
    11849	Purslane, cooked, boiled, drained, with salt	18	1.49	0.19	3.55			280	
    11850	Radishes, oriental, cooked, boiled, drained, with salt	17	0.67	0.24	3.43	1.6	1.83	249	0.073
    11851	Rutabagas, cooked, boiled, drained, with salt	30	0.93	0.18	6.84	1.8	3.95	5	0.029
    11852	Salsify, cooked, boiled, drained, with salt	68	2.73	0.17	15.36	3.1	2.90	252	
    11853	Soybeans, green, cooked, boiled, drained, with salt	141	12.35	6.40	11.05	4.2		250	0.740
    11854	Spinach, cooked, boiled, drained, with salt	23	2.97	0.26	3.75	2.4	0.43	306	0.043
    11855	Spinach, canned, no salt added, solids and liquids	19	2.11	0.37	2.92	2.2		75	0.060
    11856	Spinach, frozen, chopped or leaf, cooked, boiled, drained, with salt	34	4.01	0.87	4.80	3.7	0.51	322	0.036
    11857	Squash, summer, all varieties, cooked, boiled, drained, with salt	20	0.91	0.31	4.31	1.4	2.59	237	0.064
    11858	Squash, summer, crookneck and straightneck, cooked, boiled, drained, with salt	19	1.04	0.39	3.79	1.1	2.48	237	0.064
    11859	Squash, summer, crookneck and straightneck, frozen, cooked, boiled, drained, with salt	25	1.28	0.20	5.54	1.4	2.33	242	0.040
    11860	Squash, summer, scallop, cooked, boiled, drained, with salt	16	1.03	0.17	3.30	1.9	1.50	237	0.035
    11861	Squash, summer, zucchini, includes skin, cooked, boiled, drained, with salt	15	1.14	0.36	2.69	1.0	1.71	239	0.072
    11862	Squash, summer, zucchini, includes skin, frozen, cooked, boiled, drained, with salt	14	1.15	0.13	2.97	1.3	1.69	238	0.027
    11863	Squash, winter, all varieties, cooked, baked, with salt	37	0.89	0.35	8.85	2.8	3.30	237	0.072
    11864	Squash, winter, acorn, cooked, baked, with salt	56	1.12	0.14	14.58	4.4		240	0.029
    11865	Squash, winter, acorn, cooked, boiled, mashed, with salt	34	0.67	0.08	8.79	2.6		239	0.017
    11866	Squash, winter, butternut, cooked, baked, with salt	40	0.90	0.09	10.49	3.2	1.97	240	0.019
    11867	Squash, winter, butternut, frozen, cooked, boiled, with salt	39	1.23	0.07	10.04			238	0.014
    11868	Squash, winter, hubbard, baked, with salt	50	2.48	0.62	10.81	4.9	4.90	244	0.128
    11869	Squash, winter, hubbard, cooked, boiled, mashed, with salt	30	1.48	0.37	6.46	2.9	2.93	241	0.076
    11870	Squash, winter, spaghetti, cooked, boiled, drained, or baked, with salt	27	0.66	0.26	6.46	1.4	2.53	254	0.062
    11871	Succotash, (corn and limas), cooked, boiled, drained, with salt	111	5.07	0.80	24.37			253	0.148
    11872	Succotash, (corn and limas), frozen, cooked, boiled, drained, with salt	93	4.31	0.89	19.95	4.1	2.21	281	0.166
    11873	Swamp cabbage (skunk cabbage), cooked, boiled, drained, with salt	20	2.08	0.24	3.71	1.9		358	
    11874	Sweet potato leaves, cooked, steamed, with salt	35	2.18	0.34	7.38	1.9	5.48	249	0.065
    11875	Sweet potato, cooked, baked in skin, flesh, with salt	92	2.01	0.15	20.71	3.3	11.09	246	0.052
    11876	Sweet potato, cooked, boiled, without skin, with salt	76	1.37	0.14	17.72	2.5	5.74	263	0.040
    11877	Sweet potato, frozen, cooked, baked, with salt	100	1.71	0.12	23.40	1.8		244	0.026
    11878	Taro, cooked, with salt	142	0.52	0.11	34.60	5.1	0.49	251	0.023
    11879	Taro, leaves, cooked, steamed, with salt	24	2.72	0.41	3.89	2.0		238	0.083
    11880	Taro, shoots, cooked, with salt	14	0.73	0.08	3.19			238	0.016
    11881	Taro, tahitian, cooked, with salt	44	4.16	0.68	6.85			290	0.139
    11884	Tomatoes, red, ripe, cooked, with salt	18	0.95	0.11	4.01	0.7	2.49	247	0.015
    11885	Tomatoes, red, ripe, canned, packed in tomato juice, no salt added	17	0.78	0.13	4.00	1.0	2.38	10	0.018
    11886	Tomato juice, canned, without salt added	17	0.76	0.05	4.24	0.4	3.56	10	0.008
    11888	Tomato products, canned, puree, with salt added	38	1.65	0.21	8.98	1.9	4.83	202	0.029
    11889	Turnips, cooked, boiled, drained, with salt	22	0.71	0.08	5.06	2.0	2.99	286	0.008
    11890	Turnips, frozen, cooked, boiled, drained, with salt	21	1.53	0.24	3.76	2.0	1.76	272	0.025
    11891	Turnip greens, cooked, boiled, drained, with salt	20	1.14	0.23	4.36	3.5	0.53	265	0.053
    11892	Turnip greens, frozen, cooked, boiled, drained, with salt	29	3.35	0.42	4.98	3.4	0.75	251	0.099
    11893	Turnip greens and turnips, frozen, cooked, boiled, drained, with salt	34	2.99	0.38	4.74	3.1	0.95	255	0.085
    11894	Vegetables, mixed, frozen, cooked, boiled, drained, with salt	60	2.86	0.15	13.09	4.4	3.12	271	0.031
    11895	Waxgourd, (chinese preserving melon), cooked, boiled, drained, with salt	11	0.40	0.20	2.45	1.0	1.18	343	0.016
    11896	Winged bean, immature seeds, cooked, boiled, drained, with salt	37	5.31	0.66	3.21			240	0.101
    11897	Yam, cooked, boiled, drained, or baked, with salt	114	1.49	0.14	26.99	3.9	0.49	244	0.029
    11898	Yambean (jicama), cooked, boiled, drained, with salt	36	0.72	0.09	8.23			242	
    11899	Yardlong bean, cooked, boiled, drained, with salt	47	2.53	0.10	9.17			240	0.026
    11900	Corn, sweet, white, raw	86	3.22	1.18	19.02	2.7	3.22	15	0.182
    11901	Corn, sweet, white, cooked, boiled, drained, without salt	97	3.34	1.41	21.71	2.7	7.73	3	0.197
    11902	Corn, sweet, white, cooked, boiled, drained, with salt	97	3.34	1.41	21.71	2.7	7.73	253	0.197
    11903	Corn, sweet, white, canned, whole kernel, regular pack, solids and liquids	64	1.95	0.50	15.41	1.7		213	0.077
    11904	Corn, sweet, white, canned, whole kernel, no salt added, solids and liquids	64	1.95	0.50	15.41	0.7		12	0.077
    11905	Corn, sweet, white, canned, whole kernel, drained solids	81	2.62	1.00	18.59	2.0	2.40	323	0.154
    11906	Corn, sweet, white, canned, cream style, regular pack	74	1.74	0.42	18.62	1.2	2.21	261	0.065
    11907	Corn, sweet, white, canned, cream style, no salt added	72	1.74	0.42	18.13	1.2	2.21	3	0.065
    11908	Corn, sweet, white, canned, vacuum pack, regular pack	79	2.41	0.50	19.44	2.0		272	0.077
    11909	Corn, sweet, white, canned, vacuum pack, no salt added	79	2.41	0.50	19.44	2.0		3	0.077
    11910	Corn, sweet, white, frozen, kernels cut off cob, unprepared	88	3.02	0.77	20.73	2.9	9.09	3	0.184
    11911	Corn, sweet, white, frozen, kernels cut off cob, boiled, drained, without salt	80	2.75	0.43	19.56	2.4	3.12	5	0.066
    11912	Corn, sweet, white, frozen, kernels cut off cob, boiled, drained, with salt	80	2.75	0.43	19.56	2.4	3.12	245	0.066
    11913	Corn, sweet, white, frozen, kernels on cob, unprepared	98	3.28	0.78	23.50	2.8		5	0.120
    11914	Corn, sweet, white, frozen, kernels on cob, cooked, boiled, drained, without salt	94	3.11	0.74	22.33	2.1		4	0.114
    11915	Corn, sweet, white, frozen, kernels on cob, cooked, boiled, drained, with salt	94	3.11	0.74	22.33	2.8		240	0.114
    11916	Peppers, sweet, red, canned, solids and liquids	18	0.80	0.30	3.90	1.2		1369	0.045
    11917	Peppers, sweet, red, frozen, chopped, unprepared	20	1.08	0.21	4.45	1.6	3.26	5	0.031
    11918	Peppers, sweet, red, frozen, chopped, boiled, drained, without salt	16	0.95	0.18	3.31	0.8	2.86	4	0.027
    11919	Peppers, sweet, red, frozen, chopped, boiled, drained, with salt	16	0.95	0.18	3.31	0.8	2.86	240	0.027
    11921	Peppers, sweet, red, sauteed	133	1.04	12.75	6.57	1.8	4.28	21	1.557
    11922	Sesbania flower, cooked, steamed, with salt	21	1.14	0.05	5.10			247	
    11923	Soybeans, mature seeds, sprouted, cooked, steamed, with salt	81	8.47	4.45	6.53	0.8	0.43	246	0.617
    11924	Soybeans, mature seeds, sprouted, cooked, stir-fried, with salt	125	13.10	7.10	9.40	0.8		250	
    11925	Dock, cooked, boiled, drained, with salt	20	1.83	0.64	2.93			239	
    11926	Lentils, sprouted, cooked, stir-fried, with salt	101	8.80	0.45	21.25			246	0.053
    11927	Mountain yam, hawaii, cooked, steamed, with salt	82	1.73	0.08	19.99			248	0.018
    11928	Tree fern, cooked, with salt	40	0.29	0.07	10.78	3.7		241	
    11929	Potatoes, mashed, prepared from granules, without milk, whole milk and margarine	108	2.05	4.93	14.40	2.2		263	1.284
    11930	Potatoes, mashed, dehydrated, prepared from flakes without milk, whole milk and margarine added	113	1.90	5.60	15.02	2.3		332	1.460
    11931	Peppers, sweet, red, freeze-dried	314	17.90	3.00	68.70	21.3	40.77	193	0.447
    11932	Beans, snap, yellow, canned, regular pack, drained solids	20	1.15	0.10	4.50	1.3	0.96	251	0.022
    11933	Beans, snap, yellow, canned, no salt added, drained solids	20	1.15	0.10	4.50	1.3	0.96	2	0.022
    11934	Potatoes, mashed, home-prepared, whole milk and butter added	113	1.86	4.22	16.81	1.5	1.43	317	2.613
    11935	Catsup	112	1.25	0.18	26.23	0.3	21.71	907	0.050
    11937	Pickles, cucumber, dill or kosher dill	12	0.60	0.14	2.59	1.1	1.31	875	0.036
    11939	Mushrooms, portabella, exposed to ultraviolet light, grilled	29	3.28	0.58	4.44	2.2	2.26	11	0.067
    11940	Pickles, cucumber, sweet (includes bread and butter pickles)	91	0.58	0.41	21.15	1.0	18.27	457	0.067
    11941	Pickles, cucumber, sour	11	0.33	0.20	2.26	1.2	1.06	1208	0.052
    11943	Pimento, canned	23	1.10	0.30	5.10	1.9	2.71	14	0.045
    11944	Pickle relish, hot dog	91	1.50	0.46	23.35	1.5		1091	0.044
    11945	Pickle relish, sweet	130	0.37	0.47	35.06	1.1	29.13	811	0.054
    11946	Pickles, cucumber, sour, low sodium	11	0.33	0.20	2.26	1.2	1.06	18	0.052
    11947	Pickles, cucumber, dill, reduced sodium	18	0.62	0.19	4.13	1.2	1.92	18	0.050
    11948	Pickles, cucumber, sweet, low sodium (includes bread and butter pickles)	122	0.37	0.26	33.73	1.1	26.68	18	0.067
    11949	Catsup, low sodium	96	1.25	0.18	25.72	0.3	21.71	20	0.025
    11950	Mushrooms, enoki, raw	37	2.66	0.29	7.81	2.7	0.22	3	0.020
    11951	Peppers, sweet, yellow, raw	27	1.00	0.21	6.32	0.9		2	0.031
    11952	Radicchio, raw	23	1.43	0.25	4.48	0.9	0.60	22	0.060
    11953	Squash, zucchini, baby, raw	21	2.71	0.40	3.11	1.1		3	0.083
    11954	Tomatillos, raw	32	0.96	1.02	5.84	1.9	3.93	1	0.139
    11955	Tomatoes, sun-dried	258	14.11	2.97	55.76	12.3	37.59	247	0.426
    11956	Tomatoes, sun-dried, packed in oil, drained	213	5.06	14.08	23.33	5.8		266	1.893
    11957	Fennel, bulb, raw	31	1.24	0.20	7.30	3.1	3.93	52	0.090
    11958	Pickle relish, hamburger	129	0.63	0.54	34.48	3.2		1096	0.052
    11959	Arugula, raw	25	2.58	0.66	3.65	1.6	2.05	27	0.086
    11960	Carrots, baby, raw	35	0.64	0.13	8.24	2.9	4.76	78	0.023
    11961	Hearts of palm, canned	28	2.52	0.62	4.62	2.4		426	0.130
    11962	Peppers, hot chile, sun-dried	324	10.58	5.81	69.86	28.7	41.06	91	0.813
    11963	Nopales, raw	16	1.32	0.09	3.33	2.2	1.15	21	0.016
    11964	Nopales, cooked, without salt	15	1.35	0.05	3.28	2.0	1.12	20	0.006
    11965	Cauliflower, green, raw	31	2.95	0.30	6.09	3.2	3.03	23	0.047
    11967	Cauliflower, green, cooked, no salt added	32	3.04	0.31	6.28	3.3		23	0.049
    11968	Cauliflower, green, cooked, with salt	32	3.04	0.31	6.28	3.3		259	0.049
    11969	Broccoli, chinese, cooked	22	1.14	0.72	3.81	2.5	0.84	7	0.110
    11970	Cabbage, napa, cooked	12	1.10	0.17	2.23			11	
    11972	Lemon grass (citronella), raw	99	1.82	0.49	25.31			6	0.119
    11973	Beans, fava, in pod, raw	88	7.92	0.73	17.63	7.5	9.21	25	0.118
    11974	Grape leaves, raw	93	5.60	2.12	17.31	11.0	6.30	9	0.336
    11975	Grape leaves, canned	69	4.27	1.97	11.71	9.9		2853	0.312
    11976	Pepper, banana, raw	27	1.66	0.45	5.35	3.4	1.95	13	0.048
    11977	Peppers, serrano, raw	32	1.74	0.44	6.70	3.7	3.83	10	0.059
    11978	Peppers, ancho, dried	281	11.86	8.20	51.42	21.6		43	0.820
    11979	Peppers, jalapeno, raw	29	0.91	0.37	6.50	2.8	4.12	3	0.092
    11980	Peppers, chili, green, canned	21	0.72	0.27	4.60	1.7		397	0.028
    11981	Peppers, hungarian, raw	29	0.80	0.41	6.70	1.0	3.53	1	0.046
    11982	Peppers, pasilla, dried	345	12.35	15.85	51.13	26.8		89	
    11983	Pickles, chowchow, with cauliflower onion mustard, sweet	121	1.50	0.90	26.64	1.5	23.88	527	0.149
    11984	Epazote, raw	32	0.33	0.52	7.44	3.8		43	
    11985	Fireweed, leaves, raw	103	4.71	2.75	19.22	10.6		34	
    11986	Malabar spinach, cooked	23	2.98	0.78	2.71	2.1		55	
    11987	Mushrooms, oyster, raw	33	3.31	0.41	6.09	2.3	1.11	18	0.062
    11988	Fungi, Cloud ears, dried	284	9.25	0.73	73.01	70.1		35	
    11989	Mushrooms, straw, canned, drained solids	32	3.83	0.68	4.64	2.5		384	0.089
    11990	Wasabi, root, raw	109	4.80	0.63	23.54	7.8		17	
    11991	Yautia (tannier), raw	98	1.46	0.40	23.63	1.5		21	0.082
    11992	Mushrooms, white, microwaved	35	3.91	0.46	6.04	2.5	0.00	17	0.060
    11993	Mushrooms, maitake, raw	31	1.94	0.19	6.97	2.7	2.07	1	0.030
    11995	Fiddlehead ferns, raw	34	4.55	0.40	5.54			1	
    11996	Fiddlehead ferns, frozen, unprepared	34	4.31	0.35	5.74			0	
    11998	Mushrooms, portabella, exposed to ultraviolet light, raw	22	2.11	0.35	3.87	1.3	2.50	9	0.060
    12001	Seeds, breadfruit seeds, raw	191	7.40	5.59	29.24	5.2		25	1.509
    12003	Seeds, breadfruit seeds, boiled	168	5.30	2.30	32.00	4.8		23	0.621
    12004	Seeds, breadnut tree seeds, raw	217	5.97	0.99	46.28			31	0.267
    12005	Seeds, breadnut tree seeds, dried	367	8.62	1.68	79.39	14.9		53	0.454
    12006	Seeds, chia seeds, dried	486	16.54	30.74	42.12	34.4		16	3.330
    12007	Seeds, cottonseed flour, partially defatted (glandless)	359	40.96	6.20	40.54	3.0		35	1.588
    12008	Seeds, cottonseed flour, low fat (glandless)	332	49.83	1.41	36.10			35	0.310
    12011	Seeds, cottonseed meal, partially defatted (glandless)	367	49.10	4.77	38.43			37	1.207
    12013	Seeds, lotus seeds, dried	332	15.41	1.97	64.47			5	0.330
    12014	Seeds, pumpkin and squash seed kernels, dried	559	30.23	49.05	10.71	6.0	1.40	7	8.659
    12016	Seeds, pumpkin and squash seed kernels, roasted, without salt	574	29.84	49.05	14.71	6.5	1.29	18	8.544
    12021	Seeds, safflower seed kernels, dried	517	16.18	38.45	34.29			3	3.682
    12022	Seeds, safflower seed meal, partially defatted	342	35.62	2.39	48.73			3	0.207
    12023	Seeds, sesame seeds, whole, dried	573	17.73	49.67	23.45	11.8	0.30	11	6.957
    12024	Seeds, sesame seeds, whole, roasted and toasted	565	16.96	48.00	25.74	14.0		11	6.722
    12029	Seeds, sesame seed kernels, toasted, without salt added (decorticated)	567	16.96	48.00	26.04	16.9	0.48	39	6.722
    12032	Seeds, sesame flour, partially defatted	382	40.32	11.89	35.14			41	1.634
    12033	Seeds, sesame flour, low-fat	333	50.14	1.75	35.51			39	0.201
    12034	Seeds, sesame meal, partially defatted	567	16.96	48.00	26.04			39	6.722
    12036	Seeds, sunflower seed kernels, dried	584	20.78	51.46	20.00	8.6	2.62	9	4.455
    12037	Seeds, sunflower seed kernels, dry roasted, without salt	582	19.33	49.80	24.07	11.1	2.73	3	5.219
    12038	Seeds, sunflower seed kernels, oil roasted, without salt	592	20.06	51.30	22.89	10.6	3.11	3	7.068
    12039	Seeds, sunflower seed kernels, toasted, without salt	619	17.21	56.80	20.59	11.5		3	5.953
    12040	Seeds, sunflower seed butter, without salt	617	17.28	55.20	23.32	5.7	10.54	3	4.678
    12041	Seeds, sunflower seed flour, partially defatted	326	48.06	1.61	35.83	5.2		3	0.138
    12058	Nuts, acorns, raw	387	6.15	23.86	40.75			0	3.102
    12059	Nuts, acorns, dried	509	8.10	31.41	53.66			0	4.084
    12060	Nuts, acorn flour, full fat	501	7.49	30.17	54.65			0	3.923
    12061	Nuts, almonds	579	21.15	49.93	21.55	12.5	4.20	1	3.802
    12062	Nuts, almonds, blanched	590	21.40	52.52	18.67	9.9	4.63	19	3.953
    12063	Nuts, almonds, dry roasted, without salt added	598	20.96	52.54	21.01	10.9	4.86	3	4.092
    12065	Nuts, almonds, oil roasted, without salt added	607	21.23	55.17	17.68	10.5	4.55	1	4.208
    12071	Nuts, almond paste	458	9.00	27.74	47.81	4.8	36.25	9	2.629
    12077	Nuts, beechnuts, dried	576	6.20	50.00	33.50			38	5.719
    12078	Nuts, brazilnuts, dried, unblanched	656	14.32	66.43	12.27	7.5	2.33	3	15.137
    12084	Nuts, butternuts, dried	612	24.90	56.98	12.05	4.7		1	1.306
    12085	Nuts, cashew nuts, dry roasted, without salt added	574	15.31	46.35	32.69	3.0	5.01	16	9.157
    12086	Nuts, cashew nuts, oil roasted, without salt added	580	16.84	47.77	29.87	3.3	5.01	13	8.478
    12087	Nuts, cashew nuts, raw	553	18.22	43.85	30.19	3.3	5.91	12	
    12088	Nuts, cashew butter, plain, without salt added	587	17.56	49.41	27.57	2.0		15	9.763
    12093	Nuts, chestnuts, chinese, raw	224	4.20	1.11	49.07			3	0.164
    12094	Nuts, chestnuts, chinese, dried	363	6.82	1.81	79.76			5	0.266
    12095	Nuts, chestnuts, chinese, boiled and steamed	153	2.88	0.76	33.64			2	0.112
    12096	Nuts, chestnuts, chinese, roasted	239	4.48	1.19	52.36			4	0.175
    12097	Nuts, chestnuts, european, raw, unpeeled	213	2.42	2.26	45.54	8.1		3	0.425
    12098	Nuts, chestnuts, european, raw, peeled	196	1.63	1.25	44.17			2	0.235
    12099	Nuts, chestnuts, european, dried, unpeeled	374	6.39	4.45	77.31	11.7		37	0.837
    12100	Nuts, chestnuts, european, dried, peeled	369	5.01	3.91	78.43			37	0.736
    12101	Nuts, chestnuts, european, boiled and steamed	131	2.00	1.38	27.76			27	0.260
    12104	Nuts, coconut meat, raw	354	3.33	33.49	15.23	9.0	6.23	20	29.698
    12108	Nuts, coconut meat, dried (desiccated), not sweetened	660	6.88	64.53	23.65	16.3	7.35	37	57.218
    12109	Nuts, coconut meat, dried (desiccated), sweetened, flaked, packaged	456	3.13	27.99	51.85	9.9	36.75	285	26.396
    12110	Nuts, coconut meat, dried (desiccated), sweetened, flaked, canned	443	3.35	31.69	40.91	4.5		20	28.101
    12114	Nuts, coconut meat, dried (desiccated), toasted	592	5.30	47.00	44.40			37	41.678
    12115	Nuts, coconut cream, raw (liquid expressed from grated meat)	330	3.63	34.68	6.65	2.2		4	30.753
    12116	Nuts, coconut cream, canned, sweetened	357	1.17	16.31	53.21	0.2	51.50	36	15.472
    12117	Nuts, coconut milk, raw (liquid expressed from grated meat and water)	230	2.29	23.84	5.54	2.2	3.34	15	21.140
    12118	Nuts, coconut milk, canned (liquid expressed from grated meat and water)	197	2.02	21.33	2.81			13	18.915
    12119	Nuts, coconut water (liquid from coconuts)	19	0.72	0.20	3.71	1.1	2.61	105	0.176
    12120	Nuts, hazelnuts or filberts	628	14.95	60.75	16.70	9.7	4.34	0	4.464
    12121	Nuts, hazelnuts or filberts, blanched	629	13.70	61.15	17.00	11.0	3.49	0	4.669
    12122	Nuts, hazelnuts or filberts, dry roasted, without salt added	646	15.03	62.40	17.60	9.4	4.89	0	4.511
    12127	Nuts, ginkgo nuts, raw	182	4.32	1.68	37.60			7	0.319
    12128	Nuts, ginkgo nuts, dried	348	10.35	2.00	72.45			13	0.381
    12129	Nuts, ginkgo nuts, canned	111	2.29	1.62	22.10	9.3		307	0.309
    12130	Nuts, hickorynuts, dried	657	12.72	64.37	18.25	6.4		1	7.038
    12131	Nuts, macadamia nuts, raw	718	7.91	75.77	13.82	8.6	4.57	5	12.061
    12132	Nuts, macadamia nuts, dry roasted, without salt added	718	7.79	76.08	13.38	8.0	4.14	4	11.947
    12135	Nuts, mixed nuts, dry roasted, with peanuts, without salt added	594	17.30	51.45	25.35	9.0		12	6.899
    12137	Nuts, mixed nuts, oil roasted, with peanuts, without salt added	607	20.04	53.95	21.05	7.0	4.15	5	8.711
    12138	Nuts, mixed nuts, oil roasted, without peanuts, without salt added	615	15.52	56.17	22.27	5.5		11	9.087
    12140	Nuts, formulated, wheat-based, unflavored, with salt added	622	13.82	57.70	23.68	5.2		505	8.701
    12142	Nuts, pecans	691	9.17	71.97	13.86	9.6	3.97	0	6.180
    12143	Nuts, pecans, dry roasted, without salt added	710	9.50	74.27	13.55	9.4	4.06	1	6.283
    12144	Nuts, pecans, oil roasted, without salt added	715	9.20	75.23	13.01	9.5	3.97	1	7.238
    12145	Nuts, pilinuts, dried	719	10.80	79.55	3.98			3	31.184
    12147	Nuts, pine nuts, dried	673	13.69	68.37	13.08	3.7	3.59	2	4.899
    12149	Nuts, pine nuts, pinyon, dried	629	11.57	60.98	19.30	10.7		72	9.377
    12151	Nuts, pistachio nuts, raw	562	20.27	45.39	27.51	10.3	7.66	1	5.556
    12152	Nuts, pistachio nuts, dry roasted, without salt added	567	20.95	44.82	29.38	9.9	7.74	6	5.456
    12154	Nuts, walnuts, black, dried	618	24.06	59.00	9.91	6.8	1.10	2	3.368
    12155	Nuts, walnuts, english	654	15.23	65.21	13.71	6.7	2.61	2	6.126
    12156	Nuts, walnuts, glazed	500	8.28	35.71	47.59	3.6	32.14	446	3.571
    12158	Seeds, breadfruit seeds, roasted	207	6.20	2.70	40.10	6.0		28	0.729
    12160	Seeds, cottonseed kernels, roasted (glandless)	506	32.59	36.29	21.90	5.5		25	9.699
    12163	Seeds, pumpkin and squash seeds, whole, roasted, without salt	446	18.55	19.40	53.75	18.4		18	3.670
    12166	Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)	595	17.00	53.76	21.19	9.3	0.49	115	7.529
    12167	Nuts, chestnuts, european, roasted	245	3.17	2.20	52.96	5.1	10.60	2	0.414
    12169	Seeds, sesame butter, paste	586	18.08	50.87	24.05	5.5		12	7.124
    12170	Seeds, sesame flour, high-fat	526	30.78	37.10	26.62			41	5.196
    12171	Seeds, sesame butter, tahini, from unroasted kernels (non-chemically removed seed coat)	607	17.95	56.44	17.89	9.3		1	7.904
    12174	Seeds, watermelon seed kernels, dried	557	28.33	47.37	15.31			99	9.779
    12175	Nuts, chestnuts, japanese, dried	360	5.25	1.24	81.43			34	0.183
    12176	Nuts, coconut milk, frozen (liquid expressed from grated meat and water)	202	1.61	20.80	5.58			12	18.445
    12177	Nuts, coconut meat, dried (desiccated), creamed	684	5.30	69.08	21.52			37	61.257
    12179	Nuts, coconut meat, dried (desiccated), sweetened, shredded	501	2.88	35.49	47.67	4.5	43.17	262	31.468
    12193	Seeds, sisymbrium sp. seeds, whole, dried	318	12.14	4.60	58.26			92	0.902
    12195	Nuts, almond butter, plain, without salt added	614	20.96	55.50	18.82	10.3	4.43	7	4.152
    12198	Seeds, sesame butter, tahini, from raw and stone ground kernels	570	17.81	48.00	26.19	9.3		74	6.722
    12200	Nuts, formulated, wheat-based, all flavors except macadamia, without salt	647	13.11	62.30	20.79	5.2		91	9.370
    12201	Seeds, sesame seed kernels, dried (decorticated)	631	20.45	61.21	11.73	11.6	0.48	47	9.055
    12202	Nuts, chestnuts, japanese, raw	154	2.25	0.53	34.91			14	0.078
    12203	Nuts, chestnuts, japanese, boiled and steamed	56	0.82	0.19	12.64			5	0.028
    12204	Nuts, chestnuts, japanese, roasted	201	2.97	0.80	45.13			19	0.118
    12205	Seeds, lotus seeds, raw	89	4.13	0.53	17.28			1	0.088
    12206	Nuts, almonds, honey roasted, unblanched	594	18.17	49.90	27.90	13.7		130	4.730
    12220	Seeds, flaxseed	534	18.29	42.16	28.88	27.3	1.55	30	3.663
    12516	Seeds, pumpkin and squash seed kernels, roasted, with salt added	574	29.84	49.05	14.71	6.5	1.29	256	8.544
    12529	Seeds, sesame seed kernels, toasted, with salt added (decorticated)	567	16.96	48.00	26.04	16.9	0.48	588	6.722
    12537	Seeds, sunflower seed kernels, dry roasted, with salt added	582	19.33	49.80	24.07	9.0	2.73	368	5.219
    12538	Seeds, sunflower seed kernels, oil roasted, with salt added	592	20.06	51.30	22.89	10.6	3.11	733	7.068
    12539	Seeds, sunflower seed kernels, toasted, with salt added	619	17.21	56.80	20.59	11.5		613	5.953
    12540	Seeds, sunflower seed butter, with salt added	617	17.28	55.20	23.32	5.7	10.54	331	4.678
    12563	Nuts, almonds, dry roasted, with salt added	598	20.96	52.54	21.01	10.9	4.86	656	4.092
    12565	Nuts, almonds, oil roasted, with salt added	607	21.23	55.17	17.68	10.5	4.55	339	4.208
    12567	Nuts, almonds, oil roasted, with salt added, smoke flavor	607	21.43	55.89	17.86	10.7	3.57	548	3.571
    12585	Nuts, cashew nuts, dry roasted, with salt added	574	15.31	46.35	32.69	3.0	5.01	640	9.157
    12586	Nuts, cashew nuts, oil roasted, with salt added	581	16.84	47.77	30.16	3.3	5.01	308	8.478
    12588	Nuts, cashew butter, plain, with salt added	587	17.56	49.41	27.57	2.0	5.01	406	9.763
    12632	Nuts, macadamia nuts, dry roasted, with salt added	716	7.79	76.08	12.83	8.0	4.14	353	11.947
    12635	Nuts, mixed nuts, dry roasted, with peanuts, with salt added	594	17.30	51.45	25.35	9.0	4.80	345	6.500
    12637	Nuts, mixed nuts, oil roasted, with peanuts, with salt added	607	20.04	53.95	21.05	7.0	4.15	273	8.711
    12638	Nuts, mixed nuts, oil roasted, without peanuts, with salt added	615	15.52	56.17	22.27	5.5	4.38	306	9.087
    12643	Nuts, pecans, dry roasted, with salt added	710	9.50	74.27	13.55	9.4	4.06	383	6.283
    12644	Nuts, pecans, oil roasted, with salt added	715	9.20	75.23	13.01	9.5	3.97	393	7.238
    12652	Nuts, pistachio nuts, dry roasted, with salt added	564	20.95	44.82	28.66	9.9	7.74	428	5.456
    12663	Seeds, pumpkin and squash seeds, whole, roasted, with salt added	446	18.55	19.40	53.75	18.4		2541	3.670
    12695	Nuts, almond butter, plain, with salt added	614	20.96	55.50	18.82	10.3	6.27	227	6.550
    12698	Seeds, sesame butter, tahini, type of kernels unspecified	592	17.40	53.01	21.50	4.7		35	7.423
    12737	Nuts, mixed nuts, oil roasted, with peanuts, lightly salted	607	20.04	53.95	21.05	7.0	4.15	161	8.711
    12738	Nuts, mixed nuts, oil roasted, without peanuts, lightly salted	607	17.86	50.00	25.00	7.1	5.21	143	7.143
    13000	Beef, grass-fed, strip steaks, lean only, raw	117	23.07	2.69	0.00	0.0	0.00	55	1.032
    13001	Beef, carcass, separable lean and fat, choice, raw	291	17.32	24.05	0.00	0.0		59	9.750
    13002	Beef, carcass, separable lean and fat, select, raw	278	17.48	22.55	0.00	0.0		59	9.160
    13019	Beef, retail cuts, separable fat, raw	674	8.21	70.89	0.00	0.0	0.00	26	29.450
    13020	Beef, retail cuts, separable fat, cooked	680	10.65	70.33	0.00	0.0	0.00	23	28.500
    13023	Beef, brisket, whole, separable lean only, all grades, raw	155	20.72	7.37	0.00	0.0	0.00	79	2.590
    13047	Beef, grass-fed, ground, raw	192	19.42	12.73	0.00	0.0	0.00	68	5.335
    13055	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, select, cooked, braised	280	28.97	17.37	0.00	0.0	0.00	49	6.888
    13065	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, choice, raw	165	21.22	8.29	0.00	0.0	0.00	54	3.443
    13066	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	263	26.98	16.44	0.00	0.0	0.00	70	6.920
    13067	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, broiled	202	27.55	9.31	0.00	0.0	0.00	53	3.840
    13068	Beef, flank, steak, separable lean only, trimmed to 0" fat, choice, raw	149	21.72	6.29	0.00	0.0	0.00	57	2.612
    13069	Beef, flank, steak, separable lean only, trimmed to 0" fat, choice, cooked, braised	237	28.02	13.00	0.00	0.0	0.00	72	5.540
    13070	Beef, flank, steak, separable lean only, trimmed to 0" fat, choice, cooked, broiled	194	27.82	8.32	0.00	0.0	0.00	56	3.452
    13095	Beef, rib, eye, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, choice, raw	274	17.51	22.07	0.00	0.0		56	9.000
    13096	Beef, rib, eye, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, choice, cooked, broiled	265	26.58	16.76	0.00	0.0	0.00	53	6.506
    13097	Beef, rib, eye, small end (ribs 10-12), separable lean only, trimmed to 0" fat, choice, raw	161	20.13	8.30	0.00	0.0		63	3.230
    13098	Beef, rib, eye, small end (ribs 10-12), separable lean only, trimmed to 0" fat, choice, cooked, broiled	205	28.88	9.01	0.00	0.0	0.00	60	3.430
    13147	Beef, rib, shortribs, separable lean and fat, choice, raw	388	14.40	36.23	0.00	0.0		49	15.760
    13148	Beef, rib, shortribs, separable lean and fat, choice, cooked, braised	471	21.57	41.98	0.00	0.0	0.00	50	17.800
    13149	Beef, rib, shortribs, separable lean only, choice, raw	173	19.05	10.19	0.00	0.0		65	4.330
    13150	Beef, rib, shortribs, separable lean only, choice, cooked, braised	295	30.76	18.13	0.00	0.0	0.00	58	7.740
    13156	Beef, round, full cut, separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	191	29.21	7.31	0.00	0.0	0.00	64	2.560
    13158	Beef, round, full cut, separable lean only, trimmed to 1/4" fat, select, cooked, broiled	172	29.25	5.22	0.00	0.0		64	1.830
    13165	Beef, brisket, flat half, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	221	32.21	9.24	0.00	0.0	0.00	52	3.638
    13166	USDA Commodity, beef, canned	246	20.52	17.57	0.00	0.0	0.00	187	8.590
    13227	Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, raw	128	21.75	3.85	0.00	0.0		63	1.280
    13228	Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, cooked, simmered	201	33.68	6.36	0.00	0.0		64	2.290
    13231	Beef, short loin, porterhouse steak, separable lean only, trimmed to 1/8" fat, choice, raw	161	22.13	7.39	0.00	0.0	0.00	56	2.894
    13232	Beef, short loin, porterhouse steak, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	221	27.65	11.36	0.00	0.0	0.00	67	4.407
    13235	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, choice, raw	160	22.10	7.27	0.00	0.0	0.00	35	2.782
    13236	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	217	27.48	11.05	0.00	0.0	0.00	68	4.600
    13284	Beef, rib eye, small end (ribs 10-12), separable lean only, trimmed to 0" fat, select, raw	149	21.17	6.57	0.00	0.0	0.00	52	2.650
    13285	Beef, chuck, under blade pot roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	216	30.54	10.46	0.00	0.0	0.00	65	4.002
    13293	Beef, chuck, under blade pot roast or steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	140	21.13	6.07	0.31	0.0	0.00	81	2.728
    13294	Beef, chuck, under blade pot roast or steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	145	21.19	6.51	0.39	0.0	0.00	80	2.833
    13317	Beef, ground, patties, frozen, cooked, broiled	295	23.05	21.83	0.00	0.0	0.00	77	8.805
    13318	Beef, variety meats and by-products, brain, raw	143	10.86	10.30	1.05	0.0	0.00	126	2.300
    13319	Beef, variety meats and by-products, brain, cooked, pan-fried	196	12.57	15.83	0.00	0.0		158	3.740
    13320	Beef, variety meats and by-products, brain, cooked, simmered	151	11.67	10.53	1.48	0.0	0.00	108	2.394
    13321	Beef, variety meats and by-products, heart, raw	112	17.72	3.94	0.14	0.0	0.00	98	1.383
    13322	Beef, variety meats and by-products, heart, cooked, simmered	165	28.48	4.73	0.15	0.0	0.00	59	1.404
    13323	Beef, variety meats and by-products, kidneys, raw	99	17.40	3.09	0.29	0.0	0.00	182	0.868
    13324	Beef, variety meats and by-products, kidneys, cooked, simmered	158	27.27	4.65	0.00	0.0	0.00	94	1.439
    13325	Beef, variety meats and by-products, liver, raw	135	20.36	3.63	3.89	0.0	0.00	69	1.233
    13326	Beef, variety meats and by-products, liver, cooked, braised	191	29.08	5.26	5.13	0.0	0.00	79	2.947
    13327	Beef, variety meats and by-products, liver, cooked, pan-fried	175	26.52	4.68	5.16	0.0	0.00	77	2.530
    13328	Beef, variety meats and by-products, lungs, raw	92	16.20	2.50	0.00	0.0		198	0.860
    13329	Beef, variety meats and by-products, lungs, cooked, braised	120	20.40	3.70	0.00	0.0		101	1.270
    13330	Beef, variety meats and by-products, mechanically separated beef, raw	276	14.97	23.52	0.00	0.0		57	11.780
    13331	Beef, variety meats and by-products, pancreas, raw	235	15.70	18.60	0.00	0.0		67	6.410
    13332	Beef, variety meats and by-products, pancreas, cooked, braised	271	27.10	17.20	0.00	0.0		60	5.900
    13333	Beef, variety meats and by-products, spleen, raw	105	18.30	3.00	0.00	0.0		85	1.000
    13334	Beef, variety meats and by-products, spleen, cooked, braised	145	25.10	4.20	0.00	0.0		57	1.390
    13335	Beef, variety meats and by-products, suet, raw	854	1.50	94.00	0.00	0.0	0.00	7	52.300
    13337	Beef, variety meats and by-products, thymus, raw	236	12.18	20.35	0.00	0.0		96	7.010
    13338	Beef, variety meats and by-products, thymus, cooked, braised	319	21.85	24.98	0.00	0.0		116	8.610
    13339	Beef, variety meats and by-products, tongue, raw	224	14.90	16.09	3.68	0.0		69	7.000
    13340	Beef, variety meats and by-products, tongue, cooked, simmered	284	19.29	22.30	0.00	0.0	0.00	65	8.125
    13341	Beef, variety meats and by-products, tripe, raw	85	12.07	3.69	0.00	0.0	0.00	97	1.291
    13342	Beef, sandwich steaks, flaked, chopped, formed and thinly sliced, raw	309	16.50	27.00	0.00	0.0	0.00	68	11.538
    13343	Beef, brisket, flat half, separable lean only, trimmed to 0" fat, choice, cooked, braised	212	32.62	8.07	0.00	0.0	0.00	52	3.053
    13344	Beef, cured, breakfast strips, raw or unheated	406	12.50	38.80	0.70	0.0		955	15.950
    13345	Beef, cured, breakfast strips, cooked	449	31.30	34.40	1.40	0.0	0.00	2253	14.350
    13346	Beef, cured, corned beef, brisket, raw	198	14.68	14.90	0.14	0.0		1217	4.730
    13347	Beef, cured, corned beef, brisket, cooked	251	18.17	18.98	0.47	0.0	0.00	973	6.340
    13348	Beef, cured, corned beef, canned	250	27.10	14.93	0.00	0.0	0.00	897	6.180
    13350	Beef, cured, dried	153	31.10	1.94	2.76	0.0	2.70	2790	0.950
    13351	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	220	26.50	12.64	0.14	0.0	0.00	73	5.280
    13352	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, choice, cooked, grilled	228	26.49	13.42	0.28	0.0	0.00	73	5.565
    13353	Beef, cured, luncheon meat, jellied	111	19.00	3.30	0.00	0.0		1322	1.410
    13354	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, select, cooked, grilled	209	26.53	11.46	0.00	0.0	0.00	74	4.853
    13355	Beef, cured, pastrami	147	21.80	5.82	0.36	0.0	0.10	1078	2.681
    13356	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, all grades, raw	170	19.42	9.99	0.49	0.0	0.00	77	4.132
    13357	Beef, cured, sausage, cooked, smoked	312	14.11	26.91	2.42	0.0		1131	11.440
    13358	Beef, cured, smoked, chopped beef	133	20.19	4.42	1.86	0.0		1258	1.810
    13359	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, choice, raw	178	19.23	10.96	0.67	0.0	0.00	76	4.588
    13361	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 0" fat, all grades, cooked	273	27.33	17.37	0.00	0.0	0.00	62	6.850
    13362	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 0" fat, choice, cooked	283	27.21	18.54	0.00	0.0	0.00	62	7.310
    13363	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 0" fat, select, cooked	261	27.47	15.92	0.00	0.0	0.00	63	6.270
    13364	Beef, composite of trimmed retail cuts, separable lean only, trimmed to 0" fat, all grades, cooked	211	29.88	9.28	0.00	0.0	0.00	66	3.540
    13365	Beef, composite of trimmed retail cuts, separable lean only, trimmed to 0" fat, choice, cooked	219	29.88	10.15	0.00	0.0	0.00	66	3.870
    13366	Beef, composite of trimmed retail cuts, separable lean only, trimmed to 0" fat, select, cooked	201	29.89	8.09	0.00	0.0	0.00	66	3.090
    13367	Beef, brisket, whole, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	291	26.79	19.52	0.00	0.0	0.00	65	7.530
    13368	Beef, brisket, whole, separable lean only, trimmed to 0" fat, all grades, cooked, braised	218	29.75	10.08	0.00	0.0	0.00	70	3.630
    13369	Beef, brisket, flat half, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	213	32.90	8.01	0.00	0.0	0.00	54	3.152
    13370	Beef, brisket, flat half, separable lean only, trimmed to 0" fat, all grades, cooked, braised	205	33.26	6.99	0.00	0.0	0.00	54	2.647
    13371	Beef, brisket, point half, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	358	23.53	28.50	0.00	0.0	0.00	68	11.240
    13372	Beef, brisket, point half, separable lean only, trimmed to 0" fat, all grades, cooked, braised	244	28.05	13.80	0.00	0.0	0.00	77	5.180
    13373	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	297	28.94	19.17	0.00	0.0	0.00	47	7.548
    13375	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 0" fat, select, cooked, braised	283	29.23	17.56	0.00	0.0	0.00	48	6.911
    13377	Beef, chuck, arm pot roast, separable lean only, trimmed to 0" fat, choice, cooked, braised	212	33.36	7.67	0.00	0.0	0.00	54	2.903
    13378	Beef, chuck, arm pot roast, separable lean only, trimmed to 0" fat, select, cooked, braised	195	33.37	5.80	0.00	0.0	0.00	55	2.194
    13380	Beef, chuck, under blade pot roast, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	306	26.39	21.48	0.00	0.0	0.00	61	8.532
    13381	Beef, chuck, under blade pot roast, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	288	27.17	19.02	0.00	0.0	0.00	64	7.854
    13382	Beef, chuck, blade roast, separable lean only, trimmed to 0" fat, all grades, cooked, braised	253	31.06	13.30	0.00	0.0	0.00	71	5.160
    13383	Beef, chuck, under blade pot roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	231	30.45	11.14	0.00	0.0	0.00	63	4.344
    13384	Beef, chuck, under blade pot roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	216	30.68	9.44	0.00	0.0	0.00	67	3.487
    13386	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	372	22.80	30.49	0.00	0.0		64	12.290
    13387	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 0" fat, select, cooked, roasted	331	23.48	25.54	0.00	0.0		65	10.300
    13388	Beef, rib, large end (ribs 6-9), separable lean only, trimmed to 0" fat, all grades, cooked, roasted	238	27.53	13.40	0.00	0.0	0.00	73	5.350
    13389	Beef, rib, large end (ribs 6-9), separable lean only, trimmed to 0" fat, choice, cooked, roasted	253	27.53	15.00	0.00	0.0		73	5.990
    13390	Beef, rib, large end (ribs 6-9), separable lean only, trimmed to 0" fat, select, cooked, roasted	220	27.53	11.40	0.00	0.0		73	4.550
    13391	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	249	27.27	14.74	0.00	0.0	0.00	56	5.720
    13392	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, choice, cooked, broiled	312	24.73	22.84	0.00	0.0		64	9.240
    13393	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, select, cooked, broiled	285	24.91	19.79	0.00	0.0		64	8.010
    13394	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 0" fat, all grades, cooked, broiled	193	29.41	7.53	0.00	0.0	0.00	61	2.868
    13395	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 0" fat, choice, cooked, broiled	225	28.04	11.70	0.00	0.0		69	4.730
    13396	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 0" fat, select, cooked, broiled	198	28.04	8.70	0.00	0.0		69	3.510
    13398	Beef, round, bottom round, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	223	33.56	8.86	0.00	0.0	0.00	44	3.184
    13399	Beef, round, bottom round, roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	187	27.42	7.72	0.00	0.0	0.00	36	2.773
    13401	Beef, round, bottom round, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	230	32.73	10.00	0.00	0.0	0.00	42	3.593
    13402	Beef, round, bottom round, roast, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	199	26.76	9.37	0.00	0.0	0.00	35	3.366
    13404	Beef, round, bottom round, steak, separable lean and fat, trimmed to 0" fat, select, cooked, braised	217	34.39	7.72	0.00	0.0	0.00	45	2.775
    13405	Beef, round, bottom round, roast, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	175	28.08	6.06	0.00	0.0	0.00	37	2.179
    13407	Beef, round, bottom round, steak, separable lean only, trimmed to 0" fat, all grades, cooked, braised	214	34.00	7.67	0.00	0.0	0.00	44	2.675
    13408	Beef, round, bottom round, roast, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	177	27.76	6.48	0.00	0.0	0.00	36	2.260
    13410	Beef, round, bottom round, steak, separable lean only, trimmed to 0" fat, choice, cooked, braised	223	33.08	9.03	0.00	0.0	0.00	43	3.152
    13411	Beef, round, bottom round, roast, separable lean only, trimmed to 0" fat, choice, cooked, roasted	185	27.23	7.63	0.00	0.0	0.00	36	2.661
    13413	Beef, round, bottom round, steak, separable lean only, trimmed to 0" fat, select, cooked, braised	206	34.93	6.30	0.00	0.0	0.00	46	2.198
    13414	Beef, round, bottom round roast, separable lean only, trimmed to 0" fat, select, cooked, roasted	169	28.29	5.33	0.00	0.0	0.00	38	1.860
    13415	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	167	29.66	4.46	0.00	0.0	0.00	67	1.615
    13416	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	171	29.79	4.83	0.00	0.0	0.00	66	1.656
    13417	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	162	29.45	3.97	0.00	0.0	0.00	63	1.555
    13418	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	163	29.85	3.90	0.00	0.0	0.00	67	1.375
    13419	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, roasted	166	29.94	4.26	0.00	0.0	0.00	66	1.439
    13420	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, roasted	157	29.52	3.43	0.00	0.0	0.00	63	1.280
    13421	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	188	26.79	8.21	0.00	0.0	0.00	35	3.007
    13422	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	196	27.01	8.90	0.00	0.0	0.00	35	3.257
    13423	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	181	26.57	7.53	0.00	0.0	0.00	35	2.756
    13424	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	174	27.53	6.20	0.00	0.0	0.00	36	2.209
    13425	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, choice, cooked, roasted	176	27.68	6.42	0.00	0.0	0.00	36	2.288
    13426	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, select, cooked, roasted	149	27.37	4.38	0.00	0.0	0.00	36	1.563
    13428	Beef, round, top round, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	209	35.62	6.31	0.00	0.0	0.00	45	2.250
    13430	Beef, round, top round, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	216	35.62	7.09	0.00	0.0	0.00	45	2.520
    13432	Beef, round, top round, separable lean and fat, trimmed to 0" fat, select, cooked, braised	200	35.62	5.33	0.00	0.0	0.00	45	1.920
    13436	Beef, round, top round, separable lean only, trimmed to 0" fat, choice, cooked, braised	207	36.12	5.80	0.00	0.0	0.00	45	1.990
    13438	Beef, round, top round, separable lean only, trimmed to 0" fat, select, cooked, braised	190	36.12	4.00	0.00	0.0	0.00	45	1.370
    13439	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	211	30.50	8.91	0.00	0.0	0.00	57	3.525
    13440	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	217	30.21	9.71	0.00	0.0	0.00	58	3.850
    13441	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	202	30.93	7.70	0.00	0.0	0.00	54	3.036
    13442	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	198	30.70	8.32	0.00	0.0	0.00	59	3.296
    13443	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	211	30.45	9.03	0.00	0.0	0.00	71	3.576
    13444	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	198	31.09	7.25	0.00	0.0	0.00	55	2.876
    13445	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	223	28.57	11.15	0.00	0.0	0.00	59	4.534
    13446	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	233	28.19	12.51	0.00	0.0	0.00	59	5.111
    13447	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	207	29.16	9.12	0.00	0.0	0.00	57	3.667
    13448	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	202	29.53	8.41	0.00	0.0	0.00	61	3.413
    13449	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, choice, cooked, grilled	211	29.22	9.52	0.00	0.0	0.00	59	3.899
    13450	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, select, cooked, grilled	189	29.99	6.74	0.00	0.0	0.00	58	2.685
    13451	Beef, top sirloin, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	212	29.33	9.67	0.00	0.0	0.00	61	3.754
    13452	Beef, top sirloin, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, broiled	219	29.02	10.54	0.00	0.0	0.00	58	4.090
    13453	Beef, top sirloin, steak, separable lean and fat, trimmed to 0" fat, select, cooked, broiled	206	29.65	8.80	0.00	0.0	0.00	63	3.417
    13454	Beef, top sirloin, steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	183	30.55	5.79	0.00	0.0	0.00	64	2.205
    13455	Beef, top sirloin, steak, separable lean only, trimmed to 0" fat, choice, cooked, broiled	188	30.29	6.55	0.00	0.0	0.00	63	2.495
    13456	Beef, top sirloin, steak, separable lean only, trimmed to 0" fat, select, cooked, broiled	177	30.80	5.03	0.00	0.0	0.00	66	1.915
    13459	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	276	23.96	19.27	0.00	0.0	0.00	65	7.271
    13460	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 0" fat, USDA choice, cooked, broiled	283	23.61	20.15	0.00	0.0	0.00	65	7.430
    13463	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 0" fat, USDA select, cooked, broiled	267	24.47	17.98	0.00	0.0	0.00	65	7.040
    13464	Beef, short loin, porterhouse steak, separable lean only, trimmed to 1/8" fat, all grades, raw	155	22.32	6.60	0.00	0.0	0.00	51	2.557
    13465	Beef, short loin, porterhouse steak, separable lean only,  trimmed to 1/8" fat, all grades, cooked, grilled	213	28.16	10.32	0.00	0.0	0.00	68	4.026
    13466	Beef, short loin, porterhouse steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	212	26.07	11.18	0.00	0.0	0.00	69	3.912
    13467	Beef, short loin, porterhouse steak, separable lean only, trimmed to 0" fat, choice, cooked, broiled	224	25.51	12.80	0.00	0.0	0.00	69	4.345
    13468	Beef, short loin, porterhouse steak, separable lean only, trimmed to 1/8" fat, select, raw	145	22.61	5.41	0.00	0.0	0.00	43	2.051
    13469	Beef, short loin, porterhouse steak, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	203	28.92	8.76	0.00	0.0	0.00	67	3.454
    13470	Beef, short loin, porterhouse steak, separable lean only, trimmed to 0" fat, select, cooked, broiled	194	26.89	8.81	0.00	0.0	0.00	69	3.280
    13473	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	247	24.18	15.93	0.00	0.0	0.00	67	6.074
    13474	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 0" fat, USDA choice, cooked, broiled	258	24.05	17.26	0.00	0.0	0.00	67	6.449
    13477	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 0" fat, USDA select, cooked, broiled	230	24.38	14.00	0.00	0.0	0.00	68	5.527
    13478	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, all grades, raw	153	22.22	6.50	0.00	0.0	0.00	42	2.530
    13479	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	212	27.86	10.37	0.00	0.0	0.00	67	4.219
    13481	Beef, short loin, t-bone steak, separable lean only, trimmed to 0" fat, choice, cooked, broiled	198	25.98	9.61	0.00	0.0	0.00	71	3.270
    13482	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, select, raw	144	22.41	5.34	0.00	0.0	0.00	57	2.152
    13483	Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	206	28.45	9.35	0.00	0.0	0.00	66	3.648
    13484	Beef, short loin, t-bone steak, separable lean only, trimmed to 0" fat, select, cooked, broiled	177	26.00	7.36	0.00	0.0	0.00	71	2.820
    13485	Beef, brisket, flat half, separable lean only, trimmed to 0" fat, select, cooked, braised	198	33.90	5.92	0.00	0.0	0.00	56	2.241
    13486	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, all grades, raw	151	20.48	7.01	0.00	0.0	0.00	55	2.778
    13487	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, choice, raw	156	20.16	7.73	0.00	0.0	0.00	51	3.066
    13488	Beef, round, tip round, roast, separable lean and fat, trimmed to 0" fat, select, raw	145	20.80	6.28	0.00	0.0	0.00	58	2.489
    13490	Beef, rib, eye, small end (ribs 10- 12) separable lean only, trimmed to 0" fat, select, cooked, broiled	182	29.93	6.05	0.00	0.0	0.00	63	2.305
    13491	Beef, round, top round steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	162	30.09	3.77	0.00	0.0	0.00	75	1.556
    13492	Beef, round, top round steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	166	30.24	4.11	0.00	0.0	0.00	78	1.740
    13494	Beef, ground, 70% lean meat / 30% fat, crumbles, cooked, pan-browned	270	25.56	17.86	0.00	0.0	0.00	96	7.191
    13495	Beef, ground, 70% lean meat / 30% fat, loaf, cooked, baked	241	23.87	15.37	0.00	0.0	0.00	73	6.188
    13496	Beef, ground, 70% lean meat / 30% fat, patty cooked, pan-broiled	238	22.86	15.54	0.00	0.0	0.00	92	6.256
    13497	Beef, ground, 70% lean meat / 30% fat, patty, cooked, broiled	273	25.38	18.21	0.00	0.0	0.00	81	7.329
    13498	Beef, ground, 70% lean meat / 30% fat, raw	332	14.35	30.00	0.00	0.0	0.00	67	11.289
    13499	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean only, trimmed to 0" fat, select, raw	157	19.71	8.54	0.21	0.0	0.00	77	3.449
    13500	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	196	28.15	9.23	0.00	0.0	0.00	87	3.771
    13501	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	202	28.28	9.83	0.00	0.0	0.00	85	3.984
    13502	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	187	27.96	8.34	0.00	0.0	0.00	89	3.451
    13519	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	139	20.36	6.42	0.00	0.0	0.00	83	2.817
    13520	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	143	20.35	6.88	0.00	0.0	0.00	82	3.047
    13523	Beef, shoulder top blade steak, boneless, separable lean only, trimmed to 0" fat, select, raw	133	20.39	5.73	0.00	0.0	0.00	87	2.472
    13595	Beef, brisket, flat half, boneless separable lean only, trimmed to 0" fat, all grades, raw	132	21.47	5.11	0.00	0.0	0.00	83	1.844
    13596	Beef, brisket, flat half, boneless, separable lean only, trimmed to 0" fat, choice, raw	137	21.28	5.75	0.00	0.0	0.00	82	1.993
    13597	Beef, brisket, flat half, boneless, separable lean only, trimmed to 0" fat, select, raw	124	21.74	4.14	0.00	0.0	0.00	85	1.621
    13598	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	210	27.59	11.07	0.00	0.0	0.00	85	4.528
    13647	Beef, shoulder pot roast or steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	123	21.64	4.09	0.00	0.0	0.00	73	1.653
    13648	Beef, shoulder pot roast or steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	125	21.45	4.35	0.11	0.0	0.00	74	1.709
    13649	Beef, shoulder pot roast or steak, boneless, separable lean only, trimmed to 0" fat, select, raw	121	21.93	3.70	0.00	0.0	0.00	71	1.570
    13650	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	220	27.51	12.26	0.00	0.0	0.00	84	4.968
    13786	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, all grades, raw	180	19.18	11.48	0.00	0.0	0.00	81	5.042
    13788	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, choice, raw	185	19.14	12.02	0.00	0.0	0.00	80	5.072
    13791	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, select, raw	173	19.25	10.67	0.00	0.0	0.00	82	4.998
    13795	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, all grades, raw	234	18.68	17.15	0.00	0.0	0.00	58	6.910
    13796	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, all grades, cooked	291	26.42	19.71	0.00	0.0	0.00	63	7.770
    13797	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, choice, raw	243	18.57	18.19	0.00	0.0	0.00	57	7.320
    13798	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, choice, cooked	301	26.21	20.91	0.00	0.0	0.00	62	8.240
    13799	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, select, raw	223	18.87	15.75	0.00	0.0	0.00	58	6.370
    13800	Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, select, cooked	278	26.63	18.21	0.00	0.0	0.00	63	7.200
    13803	Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw	251	18.42	19.06	0.00	0.0	0.00	69	7.530
    13804	Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	331	25.85	24.50	0.00	0.0	0.00	64	9.440
    13805	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, all grades, raw	277	17.94	22.18	0.00	0.0	0.00	59	8.951
    13806	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	289	28.82	18.42	0.00	0.0	0.00	48	7.305
    13807	Beef, brisket, point half, separable lean and fat, trimmed to 1/8" fat, all grades, raw	265	17.65	20.98	0.00	0.0	0.00	72	8.420
    13808	Beef, brisket, point half, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	349	24.40	27.17	0.00	0.0	0.00	69	10.640
    13809	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, all grades, raw	244	19.23	17.98	0.00	0.0	0.00	62	7.254
    13810	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	302	30.12	19.22	0.00	0.0	0.00	50	7.620
    13811	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, choice, raw	249	19.14	18.57	0.00	0.0	0.00	63	7.492
    13812	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	309	30.20	19.93	0.00	0.0	0.00	49	7.902
    13813	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, select, raw	239	19.33	17.39	0.00	0.0	0.00	62	7.016
    13814	Beef, chuck, arm pot roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, braised	295	30.05	18.50	0.00	0.0	0.00	50	7.337
    13815	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, all grades, raw	248	17.16	19.41	0.00	0.0	0.00	68	7.820
    13816	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	341	26.78	25.12	0.00	0.0	0.00	65	10.000
    13817	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, choice, raw	265	16.98	21.31	0.00	0.0	0.00	67	8.590
    13818	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	359	26.37	27.26	0.00	0.0	0.00	64	10.860
    13819	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, select, raw	230	17.37	17.33	0.00	0.0	0.00	69	6.990
    13820	Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, braised	318	27.33	22.35	0.00	0.0	0.00	66	8.890
    13821	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	183	26.65	8.46	0.00	0.0	0.00	80	3.422
    13822	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, choice, cooked, roasted	190	26.41	9.36	0.00	0.0	0.00	79	3.751
    13823	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, select, cooked, roasted	172	27.02	7.12	0.00	0.0	0.00	81	2.929
    13824	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, all grades, raw	306	16.53	26.10	0.00	0.0		55	10.760
    13825	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	337	22.42	26.75	0.00	0.0		63	10.850
    13826	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	351	22.77	28.11	0.00	0.0		64	11.330
    13827	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, choice, raw	322	16.34	27.93	0.00	0.0		54	11.510
    13828	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	352	22.26	28.50	0.00	0.0		63	11.570
    13829	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	365	22.60	29.79	0.00	0.0	0.00	64	12.010
    13830	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, select, raw	288	16.75	23.95	0.00	0.0		55	9.880
    13831	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	315	22.73	24.20	0.00	0.0		64	9.810
    13832	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	330	23.10	25.63	0.00	0.0		65	10.320
    13833	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, prime, raw	355	16.15	31.66	0.00	0.0		53	13.220
    13834	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	386	21.95	32.38	0.00	0.0		62	13.420
    13835	Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, prime, cooked, roasted	400	22.57	33.70	0.00	0.0		65	13.960
    13838	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, all grades, raw	316	16.26	27.29	0.00	0.0		55	11.290
    13839	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	338	21.55	27.22	0.00	0.0		64	11.060
    13840	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	355	23.01	28.51	0.00	0.0	0.00	64	11.500
    13841	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, choice, raw	333	16.03	29.34	0.00	0.0		54	12.130
    13842	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	370	20.86	31.18	0.00	0.0		63	12.670
    13843	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	378	22.50	31.28	0.00	0.0		63	12.620
    13844	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, select, raw	295	16.52	24.85	0.00	0.0		56	10.280
    13845	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	324	21.55	25.71	0.00	0.0		64	10.430
    13846	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	333	23.40	25.84	0.00	0.0		65	10.420
    13847	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, prime, raw	367	15.77	33.26	0.00	0.0		53	13.960
    13848	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	404	20.65	34.97	0.00	0.0		62	14.510
    13849	Beef, rib, large end (ribs 6-9), separable lean and fat, trimmed to 1/8" fat, prime, cooked, roasted	393	22.86	32.74	0.00	0.0		64	13.590
    13850	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, all grades, raw	254	19.33	19.06	0.00	0.0	0.00	49	7.692
    13851	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	291	25.85	20.04	0.00	0.0	0.00	53	7.894
    13852	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	341	22.54	27.14	0.00	0.0		63	10.920
    13853	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, choice, raw	263	19.09	20.13	0.00	0.0	0.00	48	8.121
    13854	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	304	24.53	22.09	0.00	0.0	0.00	49	8.700
    13855	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	359	22.28	29.21	0.00	0.0		63	11.780
    13856	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, select, raw	246	19.56	18.00	0.00	0.0	0.00	49	7.264
    13857	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	278	27.17	18.00	0.00	0.0	0.00	58	7.088
    13858	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	323	22.76	25.02	0.00	0.0		64	10.050
    13859	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, prime, raw	335	16.74	29.18	0.00	0.0		53	12.070
    13860	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	354	24.13	27.86	0.00	0.0		63	11.510
    13861	Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, prime, cooked, roasted	411	22.15	35.12	0.00	0.0		65	14.510
    13862	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	194	27.70	9.29	0.00	0.0	0.00	88	3.868
    13863	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	146	20.16	7.25	0.00	0.0	0.00	82	3.153
    13864	Beef, round, full cut, separable lean and fat, trimmed to 1/8" fat, choice, raw	195	20.56	11.92	0.00	0.0	0.00	54	4.630
    13865	Beef, round, full cut, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	235	27.54	12.98	0.00	0.0	0.00	62	4.900
    13866	Beef, round, full cut, separable lean and fat, trimmed to 1/8" fat, select, raw	184	20.56	10.68	0.00	0.0	0.00	54	4.200
    13867	Beef, round, full cut, separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	218	27.58	11.08	0.00	0.0	0.00	62	4.230
    13868	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	192	20.70	11.54	0.00	0.0	0.00	56	4.544
    13869	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	247	32.76	11.87	0.00	0.0	0.00	43	4.506
    13870	Beef, round, bottom round, roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	218	26.41	11.64	0.00	0.0	0.00	35	4.418
    13871	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	198	20.71	12.15	0.00	0.0	0.00	53	4.784
    13872	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	254	32.85	12.56	0.00	0.0	0.00	42	4.766
    13873	Beef, round, bottom round, roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	223	26.05	12.44	0.00	0.0	0.00	34	4.721
    13874	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, select, raw	187	20.68	10.93	0.00	0.0	0.00	60	4.303
    13875	Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, braised	240	32.67	11.19	0.00	0.0	0.00	43	4.247
    13876	Beef, round, bottom round, roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	212	26.77	10.85	0.00	0.0	0.00	35	4.116
    13877	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, all grades, raw	166	21.49	8.24	0.00	0.0	0.00	58	3.245
    13878	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	208	28.31	9.65	0.00	0.0	0.00	37	3.664
    13879	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, choice, raw	173	21.68	8.91	0.00	0.0	0.00	55	3.509
    13880	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	212	28.48	10.05	0.00	0.0	0.00	37	3.813
    13881	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, select, raw	159	21.30	7.57	0.00	0.0	0.00	62	2.980
    13882	Beef, round, eye of round, roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	204	28.13	9.26	0.00	0.0	0.00	37	3.515
    13883	Beef, round, tip round, separable lean and fat, trimmed to 1/8" fat, all grades, raw	189	19.60	11.67	0.00	0.0		58	4.600
    13884	Beef, round, tip round, roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	219	27.45	11.34	0.00	0.0	0.00	63	4.240
    13885	Beef, round, tip round, separable lean and fat, trimmed to 1/8" fat, choice, raw	199	19.48	12.83	0.00	0.0	0.00	58	5.040
    13886	Beef, round, tip round, roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	228	27.27	12.34	0.00	0.0	0.00	63	4.630
    13887	Beef, round, tip round, separable lean and fat, trimmed to 1/8" fat, select, raw	178	19.74	10.39	0.00	0.0	0.00	58	4.100
    13888	Beef, round, tip round, roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	210	27.63	10.24	0.00	0.0	0.00	64	3.810
    13889	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	152	20.07	7.94	0.00	0.0	0.00	81	3.462
    13890	Beef, round, top round, separable lean only, trimmed to 1/8" fat, choice, cooked, pan-fried	228	33.93	8.33	2.03	0.0	0.00	65	2.399
    13891	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	166	22.06	7.93	0.00	0.0	0.00	60	3.123
    13892	Beef, round, top round, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, braised	238	34.34	10.13	0.00	0.0	0.00	45	3.780
    13893	Beef, round, top round steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	204	30.67	9.00	0.00	0.0	0.00	41	3.415
    13894	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	168	21.94	8.19	0.00	0.0	0.00	57	3.224
    13895	Beef, round, top round, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	250	34.09	11.61	0.00	0.0	0.00	45	4.330
    13896	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	224	30.70	10.27	0.00	0.0	0.00	40	3.898
    13897	Beef, round, top round, separable lean and fat, trimmed to 1/8" fat, choice, cooked, pan-fried	266	32.99	13.83	0.00	0.0	0.00	68	4.640
    13898	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, select, raw	164	22.18	7.68	0.00	0.0	0.00	63	3.023
    13899	Beef, round, top round, separable lean and fat, trimmed to 1/8" fat, select, cooked, braised	225	34.60	8.54	0.00	0.0	0.00	45	3.200
    13900	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	201	30.63	7.73	0.00	0.0	0.00	41	2.933
    13901	Beef, round, top round, separable lean and fat, trimmed to 1/8" fat, prime, raw	173	22.24	8.67	0.00	0.0	0.00	51	3.300
    13902	Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	225	31.27	10.10	0.00	0.0	0.00	61	3.610
    13903	Beef, shoulder top blade steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	137	20.28	6.21	0.00	0.0	0.00	86	2.690
    13904	Beef, brisket, flat half, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	165	20.32	9.29	0.00	0.0	0.00	80	3.592
    13905	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	218	20.36	14.58	0.00	0.0	0.00	52	6.171
    13906	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	284	24.85	19.78	0.00	0.0	0.00	63	7.905
    13907	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	228	20.00	15.83	0.00	0.0	0.00	35	6.684
    13908	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	294	24.21	21.13	0.00	0.0	0.00	63	8.722
    13909	Beef, short loin, top loin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	228	20.61	15.49	0.00	0.0	0.00	52	6.251
    13910	Beef, loin, top loin, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	264	26.44	16.78	0.00	0.0	0.00	54	6.608
    13911	Beef, loin, top loin, separable lean and fat, trimmed to 1/8" fat, choice, raw	237	19.32	17.10	0.00	0.0	0.00	54	6.910
    13912	Beef, short loin, top loin, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	278	26.16	18.45	0.00	0.0	0.00	52	7.264
    13913	Beef, loin, top loin, separable lean and fat, trimmed to 1/8" fat, select, raw	224	20.59	15.04	0.00	0.0	0.00	52	6.067
    13914	Beef, loin, top loin, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	250	26.72	15.11	0.00	0.0	0.00	57	5.951
    13915	Beef, short loin, top loin, steak, separable lean and fat, trimmed to 1/8" fat, prime, raw	281	19.00	22.17	0.00	0.0	0.00	53	9.080
    13916	Beef, short loin, top loin, separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	310	25.92	22.12	0.00	0.0	0.00	64	8.910
    13917	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	247	19.61	18.16	0.00	0.0	0.00	50	7.327
    13918	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	267	26.46	17.12	0.00	0.0	0.00	54	6.743
    13919	Beef, tenderloin, roast, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	324	23.90	24.60	0.00	0.0	0.00	57	9.720
    13920	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	246	19.82	17.88	0.00	0.0	0.00	50	7.214
    13921	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	273	26.43	17.78	0.00	0.0	0.00	52	7.001
    13922	Beef, tenderloin, roast, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	331	23.90	25.39	0.00	0.0	0.00	65	10.020
    13923	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, select, raw	249	19.37	18.46	0.00	0.0	0.00	50	7.451
    13924	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	262	26.48	16.53	0.00	0.0	0.00	57	6.511
    13925	Beef, tenderloin, roast, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	316	23.90	23.70	0.00	0.0	0.00	57	9.380
    13926	Beef, tenderloin, separable lean and fat, trimmed to 1/8" fat, prime, raw	274	18.15	21.83	0.00	0.0	0.00	49	8.960
    13927	Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, prime, cooked, broiled	308	25.26	22.21	0.00	0.0	0.00	59	8.850
    13928	Beef, tenderloin, roast, separable lean and fat, trimmed to 1/8" fat, prime, cooked, roasted	343	24.04	26.67	0.00	0.0	0.00	55	10.630
    13929	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	201	20.30	12.71	0.00	0.0	0.00	52	5.127
    13930	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled	243	26.96	14.23	0.00	0.0	0.00	56	5.603
    13931	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw	214	19.92	14.28	0.00	0.0	0.00	51	5.763
    13932	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	257	26.80	15.75	0.00	0.0	0.00	54	6.202
    13933	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, cooked, pan-fried	313	28.77	21.06	0.00	0.0	0.00	71	8.180
    13934	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, select, raw	189	20.68	11.13	0.00	0.0	0.00	53	4.491
    13935	Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, broiled	230	27.12	12.71	0.00	0.0	0.00	57	5.004
    13937	Beef, chuck, clod roast, separable lean only, trimmed to 0" fat, choice, cooked, roasted	171	25.95	6.69	0.00	0.0	0.00	74	1.960
    13940	Beef, chuck, clod roast, separable lean only, trimmed to 0" fat, select, cooked, roasted	172	28.09	5.82	0.00	0.0	0.00	74	2.150
    13943	Beef, shoulder steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	178	28.54	6.25	0.00	0.0	0.00	68	2.687
    13946	Beef, shoulder steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	169	28.71	5.17	0.00	0.0	0.00	68	2.192
    13948	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	192	27.66	8.23	0.00	0.0	0.00	56	3.395
    13949	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, select, cooked, broiled	183	27.78	7.15	0.00	0.0	0.00	58	2.951
    13950	Beef, brisket, flat half, separable lean and fat, trimmed to 0" fat, select, cooked, braised	205	33.59	6.77	0.00	0.0	0.00	57	2.666
    13951	Beef, rib eye, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, select, cooked, broiled	234	27.95	12.71	0.00	0.0	0.00	59	4.934
    13952	Beef, rib eye, small end (ribs 10-12), separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	249	27.27	14.74	0.00	0.0	0.00	56	5.720
    13954	Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, all grades, raw	165	20.64	8.55	0.00	0.0	0.00	52	3.140
    13955	Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	221	25.66	12.36	0.00	0.0	0.00	50	4.546
    13956	Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, choice, raw	174	20.64	9.51	0.00	0.0	0.00	51	3.493
    13957	Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	201	26.44	9.78	0.00	0.0	0.00	56	3.595
    13958	Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, select, raw	157	20.64	7.68	0.00	0.0	0.00	53	2.822
    13959	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	167	29.96	4.28	0.00	0.0	0.00	75	1.788
    13961	Beef, chuck, mock tender steak, separable lean only, trimmed to 0" fat, choice, cooked, broiled	161	25.74	5.69	0.00	0.0	0.00	73	1.710
    13963	Beef, chuck, mock tender steak, separable lean only, trimmed to 0" fat, select, cooked, broiled	157	26.13	5.02	0.00	0.0	0.00	68	2.000
    13965	Beef, chuck, top blade, separable lean only, trimmed to 0" fat, choice, cooked, broiled	217	26.11	11.65	0.00	0.0	0.00	68	3.620
    13967	Beef, chuck, top blade, separable lean only, trimmed to 0" fat, select, cooked, broiled	184	26.16	8.00	0.00	0.0	0.00	68	2.710
    13968	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	170	30.12	4.62	0.00	0.0	0.00	78	1.978
    13969	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	162	29.70	3.85	0.00	0.0	0.00	76	1.502
    13970	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, raw	155	21.22	7.17	0.00	0.0	0.00	54	2.978
    13971	Beef, flank, steak, separable lean and fat, trimmed to 0" fat, select, raw	145	21.22	6.06	0.00	0.0	0.00	54	2.514
    13972	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, all grades, raw	137	20.61	6.01	0.00	0.0	0.00	85	2.733
    13973	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, choice, raw	139	20.67	6.21	0.00	0.0	0.00	85	2.644
    13974	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean only, trimmed to 0" fat, select, raw	133	20.52	5.71	0.00	0.0	0.00	86	2.867
    13975	Beef, brisket, flat half, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	169	20.15	9.86	0.00	0.0	0.00	79	3.704
    13977	Beef, plate, inside skirt steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	205	26.66	10.06	0.00	0.0	0.00	76	3.850
    13979	Beef, plate, outside skirt steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	233	24.18	14.37	0.00	0.0	0.00	94	5.970
    13980	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	250	28.84	14.95	0.00	0.0	0.00	75	6.968
    13981	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	224	28.79	12.08	0.00	0.0	0.00	75	5.780
    13982	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	240	28.82	13.80	0.00	0.0	0.00	75	6.493
    13983	Beef, brisket, flat half, boneless, separable lean and fat, trimmed to 0" fat, select, raw	158	20.57	8.45	0.00	0.0	0.00	82	3.424
    13985	Beef, loin, bottom sirloin butt, tri-tip roast, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	182	26.75	8.34	0.00	0.0	0.00	55	3.108
    14003	Alcoholic beverage, beer, regular, all	43	0.46	0.00	3.55	0.0	0.00	4	0.000
    14004	Alcoholic beverage, beer, regular, BUDWEISER	41	0.36	0.00	2.97	0.0		3	
    14005	Alcoholic beverage, beer, light, BUDWEISER SELECT	28	0.20	0.00	0.87	0.0		3	
    14006	Alcoholic beverage, beer, light	29	0.24	0.00	1.64	0.0	0.09	4	0.000
    14007	Alcoholic beverage, beer, light, BUD LIGHT	29	0.25	0.00	1.30	0.0		3	
    14009	Alcoholic beverage, daiquiri, canned	125	0.00	0.00	15.70	0.0		40	0.000
    14010	Alcoholic beverage, daiquiri, prepared-from-recipe	186	0.06	0.06	6.94	0.1	5.58	5	0.006
    14013	Alcoholic beverage, beer, light, low carb	27	0.17	0.00	0.73	0.0		3	
    14015	Alcoholic beverage, pina colada, canned	237	0.60	7.60	27.60	0.1		71	6.571
    14016	Beverages, almond milk, sweetened, vanilla flavor, ready-to-drink	38	0.42	1.04	6.67	0.4	6.25	63	0.000
    14017	Alcoholic beverage, pina colada, prepared-from-recipe	174	0.42	1.88	22.66	0.3	22.33	6	1.636
    14019	Alcoholic beverage, tequila sunrise, canned	110	0.30	0.10	11.30	0.0		57	
    14021	Beverages,  Energy drink, Citrus	45	0.00	0.00	11.27	0.0	10.42	10	0.000
    14022	Beverages, MONSTER energy drink, low carb	5	0.00	0.00	1.38	0.0	1.38	75	0.000
    14024	Beverages, Whiskey sour mix, powder	383	0.60	0.10	97.30	0.0	97.30	274	0.019
    14025	Alcoholic beverage, whiskey sour, prepared with water, whiskey and powder mix	164	0.10	0.02	15.85	0.0	15.81	47	0.003
    14026	Beverages, THE COCA-COLA COMPANY, NOS Zero, energy drink, sugar-free with guarana, fortified with vitamins B6 and B12	4	0.00	0.00	1.03	0.0	0.00	85	0.000
    14027	Alcoholic beverage, whiskey sour, canned	119	0.00	0.00	13.40	0.1		44	
    14028	Beverages, Whiskey sour mix, bottled	87	0.10	0.10	21.40	0.0	21.40	102	0.008
    14029	Alcoholic beverage, whiskey sour, prepared from item 14028	153	0.06	0.06	12.82	0.0	12.78	61	0.005
    14030	Beverages, THE COCA-COLA COMPANY, NOS energy drink, Original, grape, loaded cherry, charged citrus, fortified with vitamins B6 and B12	44	0.00	0.00	11.25	0.0	11.25	85	0.000
    14031	Beverages, water, bottled, yumberry, pomegranate with anti-oxidants, zero calories	5	0.00	0.00	1.25	0.0	0.00	10	0.000
    14033	Beverages, ABBOTT, EAS whey protein powder	385	66.67	5.13	17.95	0.0	5.13	385	2.564
    14034	Alcoholic beverage, creme de menthe, 72 proof	371	0.00	0.30	41.60	0.0	41.60	5	0.014
    14035	Beverages, ABBOTT, EAS soy protein powder	405	47.62	3.57	43.94	0.0	40.48	452	0.000
    14036	Beverages, CYTOSPORT, Muscle Milk, ready-to-drink	49	5.87	2.01	2.06	0.2	0.78	95	0.221
    14037	Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof	231	0.00	0.00	0.00	0.0	0.00	1	0.000
    14038	Beverages, OCEAN SPRAY, Cran-Energy, Cranberry Energy Juice Drink	15	0.00	0.00	3.75	0.0	3.75	21	0.000
    14041	Beverages, NESTLE, Boost plus, nutritional drink, ready-to-drink	138	5.38	5.38	17.29	1.2	8.46	77	0.420
    14044	Beverages, SLIMFAST, Meal replacement,  High Protein Shake, Ready-To-Drink, 3-2-1 plan	58	6.59	2.88	0.85	0.4	0.60	72	0.450
    14045	Beverages, UNILEVER, SLIMFAST, meal replacement, regular, ready-to-drink,  3-2-1 Plan	57	3.32	1.93	7.74	1.6	5.95	68	0.514
    14047	Beverages, UNILEVER, SLIMFAST Shake Mix, powder, 3-2-1 Plan	379	8.13	13.34	66.99	18.1	38.02	472	1.450
    14049	Alcoholic beverage, distilled, gin, 90 proof	263	0.00	0.00	0.00	0.0	0.00	2	0.000
    14050	Alcoholic beverage, distilled, rum, 80 proof	231	0.00	0.00	0.00	0.0	0.00	1	0.000
    14051	Alcoholic beverage, distilled, vodka, 80 proof	231	0.00	0.00	0.00	0.0	0.00	1	0.000
    14052	Alcoholic beverage, distilled, whiskey, 86 proof	250	0.00	0.00	0.10	0.0	0.10	0	0.000
    14054	Beverages, almond milk, chocolate, ready-to-drink	50	0.63	1.25	9.38	0.4	8.75	71	0.000
    14055	Beverages, UNILEVER, SLIMFAST Shake Mix, high protein, whey powder, 3-2-1 Plan,	368	27.87	11.62	47.48	18.2	23.77	495	1.347
    14057	Alcoholic beverage, wine, dessert, sweet	160	0.20	0.00	13.69	0.0	7.78	9	0.000
    14058	Beverages, Whey protein powder isolate	359	58.14	1.16	29.07	0.0	1.16	372	0.581
    14059	Beverages, KELLOGG'S, SPECIAL K Protein Shake	64	3.20	1.60	9.20	1.7	5.95	73	0.208
    14060	Beverages, Energy Drink with carbonated water and high fructose corn syrup	62	0.42	0.00	15.00	0.0	13.75	48	0.000
    14061	Beverages, Energy Drink, sugar free	4	0.42	0.00	0.42	0.0	0.00	42	0.000
    14062	Beverages, ABBOTT, ENSURE, Nutritional Shake, Ready-to-Drink	105	3.80	2.53	16.88	0.0	9.70	84	0.422
    14063	Beverages, chocolate powder, no sugar added	373	9.09	9.09	63.64	9.1	27.27	636	4.545
    14064	Beverages, Orange juice, light, No pulp	21	0.21	0.00	5.42	0.0	4.17	4	0.000
    14065	Beverages, The COCA-COLA company, Hi-C Flashin' Fruit Punch	45	0.00	0.00	12.50	0.0	12.50	8	0.000
    14066	Beverages, Protein powder whey based	352	78.13	1.56	6.25	3.1	0.00	156	0.781
    14067	Beverages, Protein powder soy based	388	55.56	5.56	28.89	6.7	22.22	733	1.111
    14068	Beverages, KELLOGG'S SPECIAL K20 protein powder	380	35.20	0.60	58.40	37.5	2.00	280	0.236
    14084	Alcoholic beverage, wine, table, all	83	0.07	0.00	2.72	0.0	0.79	5	0.000
    14086	Beverages, V8 SPLASH Smoothies, Peach Mango	37	1.22	0.00	7.76	0.0	7.35	29	0.000
    14087	Beverages, V8 SPLASH Smoothies, Strawberry Banana	37	1.22	0.00	8.16	0.0	7.35	29	0.000
    14088	Beverages, V8 SPLASH Smoothies, Tropical Colada	41	1.22	0.00	8.54	0.4	7.32	20	0.000
    14096	Alcoholic beverage, wine, table, red	85	0.07	0.00	2.61	0.0	0.62	4	0.000
    14097	Alcoholic Beverage, wine, table, red, Cabernet Sauvignon	83	0.07	0.00	2.60				
    14098	Alcoholic Beverage, wine, table, red, Cabernet Franc	83	0.07	0.00	2.45				
    14099	Alcoholic Beverage, wine, table, red, Pinot Noir	82	0.07	0.00	2.31				
    14100	Alcoholic Beverage, wine, table, red, Syrah	83	0.07	0.00	2.58				
    14101	Alcoholic Beverage, wine, table, red, Barbera	85	0.07	0.00	2.79				
    14102	Alcoholic Beverage, wine, table, red, Zinfandel	88	0.07	0.00	2.86				
    14103	Alcoholic Beverage, wine, table, red, Petite Sirah	85	0.07	0.00	2.68				
    14105	Alcoholic Beverage, wine, table, red, Claret	83	0.07	0.00	3.01				
    14106	Alcoholic beverage, wine, table, white	82	0.07	0.00	2.60	0.0	0.96	5	0.000
    14107	Alcoholic Beverage, wine, table, red, Lemberger	80	0.07	0.00	2.46				
    14108	Alcoholic Beverage, wine, table, red, Sangiovese	86	0.07	0.00	2.62				
    14109	Alcoholic Beverage, wine, table, red, Carignane	74	0.07	0.00	2.40				
    14113	Alcoholic beverage, wine, table, white, Pinot Gris (Grigio)	83	0.07	0.00	2.06				
    14116	Alcoholic beverage, wine, table, white, Chenin Blanc	80	0.07	0.00	3.31				
    14117	Alcoholic beverage, wine, table, white, Fume Blanc	82	0.07	0.00	2.27				
    14119	Beverages, Mixed vegetable and fruit juice drink, with added nutrients	29	0.04	0.01	7.47	0.0	2.10	21	0.000
    14120	Alcoholic beverage, wine, table, white, Muller Thurgau	76	0.07	0.00	3.48				
    14121	Beverages, carbonated, club soda	0	0.00	0.00	0.00	0.0	0.00	21	0.000
    14124	Alcoholic beverage, wine, table, white, Gewurztraminer	81	0.07	0.00	2.60				
    14125	Alcoholic beverage, wine, table, white, late harvest, Gewurztraminer	108	0.07	0.00	11.39				
    14126	Alcoholic beverage, wine, table, white, Semillon	82	0.07	0.00	3.12				
    14130	Carbonated beverage, cream soda	51	0.00	0.00	13.30	0.0	13.30	12	0.000
    14132	Alcoholic beverage, wine, table, white, Riesling	80	0.07	0.00	3.74				
    14134	Alcoholic beverage, wine, table, white, Sauvignon Blanc	81	0.07	0.00	2.05				
    14135	Alcoholic beverage, wine, table, white, late harvest	112	0.07	0.00	13.39				
    14136	Beverages, carbonated, ginger ale	34	0.00	0.00	8.77	0.0	8.70	7	0.000
    14137	Beverages, NESTEA, tea, black, ready-to-drink, lemon	36	0.00	0.00	9.09	0.0	9.09	21	
    14138	Alcoholic beverage, wine, table, white, Pinot Blanc	81	0.07	0.00	1.94				
    14140	Alcoholic beverage, wine, table, white, Muscat	82	0.07	0.00	5.23				
    14142	Beverages, carbonated, grape soda	43	0.00	0.00	11.20	0.0		15	0.000
    14143	Beverages, carbonated, low calorie, other than cola or pepper,  without caffeine	0	0.10	0.00	0.00	0.0	0.00	6	0.000
    14144	Beverages, carbonated, lemon-lime soda, no caffeine	41	0.09	0.00	10.42	0.0	10.38	10	0.000
    14145	Beverages, carbonated, SPRITE, lemon-lime, without caffeine	40	0.05	0.02	10.14	0.0	8.98	9	0.000
    14146	Beverages, carbonated, low calorie, cola or pepper-type, with aspartame, without caffeine	1	0.12	0.00	0.15	0.0	0.00	4	0.000
    14147	Beverages, carbonated, cola, without caffeine	41	0.00	0.00	10.58	0.0	10.58	4	0.000
    14148	Beverages, carbonated, cola, regular	41	0.00	0.00	10.58	0.0	10.75	4	0.000
    14149	Beverages, carbonated, reduced sugar, cola, contains caffeine and sweeteners	20	0.00	0.00	5.16	0.0	5.16	4	0.000
    14150	Beverages, carbonated, orange	48	0.00	0.00	12.30	0.0		12	0.000
    14151	Beverages, carbonated, low calorie, other than cola or pepper, with aspartame, contains caffeine	0	0.10	0.00	0.00	0.0	0.00	6	0.000
    14152	Alcoholic Beverage, wine, table, red, Burgundy	86	0.07	0.00	3.69				
    14153	Beverages, carbonated, pepper-type, contains caffeine	41	0.00	0.10	10.40	0.0		10	0.070
    14154	Beverages, Energy drink, RED BULL	45	0.25	0.08	10.94	0.0	10.06	83	0.000
    14155	Beverages, carbonated, tonic water	34	0.00	0.00	8.80	0.0	8.80	12	0.000
    14156	Beverages, Energy drink, RED BULL, sugar free, with added caffeine, niacin, pantothenic acid, vitamins B6 and B12	5	0.25	0.08	0.70	0.0	0.00	83	0.000
    14157	Beverages, carbonated, root beer	41	0.00	0.00	10.60	0.0	10.60	13	0.000
    14158	Alcoholic Beverage, wine, table, red, Gamay	78	0.07	0.00	2.38				
    14159	Alcoholic Beverage, wine, table, red, Mouvedre	88	0.07	0.00	2.64				
    14160	Alcoholic beverage, wine, table, white, Chardonnay	84	0.07	0.00	2.16	0.0	0.96	5	
    14166	Beverages, carbonated, low calorie, cola or pepper-types, with sodium saccharin, contains caffeine	0	0.00	0.00	0.10	0.0	0.00	16	0.000
    14168	Beverages, Carob-flavor beverage mix, powder	372	1.80	0.20	93.30	8.0		103	0.030
    14169	Beverages, Carob-flavor beverage mix, powder, prepared with whole milk	75	3.16	3.11	8.68	0.4		46	1.779
    14177	Beverages, chocolate-flavor beverage mix, powder, prepared with whole milk	85	3.23	3.24	11.91	0.4		58	1.860
    14181	Beverages, chocolate syrup	279	2.10	1.13	65.10	2.6	49.65	72	0.519
    14182	Beverages, chocolate syrup, prepared with whole milk	90	3.07	2.96	12.78	0.3	11.31	47	1.681
    14187	Beverages, Clam and tomato juice, canned	48	0.60	0.20	10.95	0.4	3.31	362	0.000
    14192	Beverages, Cocoa mix, powder	398	6.67	4.00	83.73	3.7	65.55	504	2.377
    14194	Beverages, Cocoa mix, powder, prepared with water	55	0.92	0.55	11.54	0.5	9.03	73	0.328
    14195	Beverages, Cocoa mix, NESTLE, Hot Cocoa Mix Rich Chocolate With Marshmallows	400	2.80	15.00	75.00	3.7	65.00	800	15.000
    14196	Beverages, Cocoa mix, no sugar added, powder	377	15.49	3.00	71.93	7.5	37.65	876	1.777
    14197	Cocoa mix, NESTLE, Rich Chocolate Hot Cocoa Mix	400	3.00	15.00	75.00	4.0	60.00	850	10.000
    14201	Beverages, coffee, brewed, prepared with tap water, decaffeinated	0	0.10	0.00	0.00	0.0	0.00	2	0.002
    14202	Beverages, coffee, brewed, espresso, restaurant-prepared, decaffeinated	9	0.10	0.18	1.69	0.0	0.00	14	0.092
    14203	Beverages, coffee, instant, regular, half the caffeine	352	14.42	0.50	73.18	0.0	0.00	37	0.197
    14204	Beverages, coffee and cocoa, instant, decaffeinated, with whitener and low calorie sweetener	440	9.00	13.21	71.40	4.8	34.98	500	11.376
    14209	Beverages, coffee, brewed, prepared with tap water	1	0.12	0.02	0.00	0.0	0.00	2	0.002
    14210	Beverages, coffee, brewed, espresso, restaurant-prepared	9	0.12	0.18	1.67	0.0	0.00	14	0.092
    14214	Beverages, coffee, instant, regular, powder	353	12.20	0.50	75.40	0.0	0.00	37	0.197
    14215	Beverages, coffee, instant, regular, prepared with water	2	0.10	0.00	0.34	0.0	0.00	4	0.002
    14218	Beverages, coffee, instant, decaffeinated, powder	351	11.60	0.20	76.00	0.0	0.00	23	0.101
    14219	Beverages, coffee, instant, decaffeinated, prepared with water	2	0.12	0.00	0.43	0.0	0.00	4	0.001
    14222	Beverages, coffee, instant, with chicory	355	9.30	0.20	78.90	0.5		277	0.071
    14223	Beverages, coffee, instant, chicory	3	0.09	0.00	0.75	0.0	0.00	7	0.001
    14224	Beverages, coffee, instant, mocha, sweetened	460	5.29	15.87	74.04	1.9	58.20	317	4.934
    14236	Beverages, coffee substitute, cereal grain beverage, powder	360	6.01	2.52	78.42	23.3	4.63	83	0.603
    14237	Beverages, coffee substitute, cereal grain beverage, prepared with water	6	0.10	0.04	1.30	0.4	0.08	5	0.010
    14238	Beverages, cranberry-apple juice drink, bottled	63	0.00	0.11	15.85	0.0	14.50	2	0.013
    14240	Beverages, cranberry-apricot juice drink, bottled	64	0.20	0.00	16.20	0.1		2	0.000
    14241	Beverages, cranberry-grape juice drink, bottled	56	0.20	0.10	14.00	0.1		3	0.033
    14242	Cranberry juice cocktail, bottled	54	0.00	0.10	13.52	0.0	11.87	2	0.009
    14243	Cranberry juice cocktail, bottled, low calorie, with calcium, saccharin and corn sweetener	19	0.02	0.01	4.60	0.0	4.59	3	0.000
    14245	Beverages, Eggnog-flavor mix, powder, prepared with whole milk	95	2.93	3.02	14.20	0.0	12.66	55	1.701
    14262	Beverages, citrus fruit juice drink, frozen concentrate	162	1.20	0.10	40.20	0.2	28.63	3	0.007
    14263	Beverages, citrus fruit juice drink, frozen concentrate, prepared with water	46	0.34	0.03	11.42	0.1	8.13	4	0.002
    14264	Beverages, fruit punch drink, without added nutrients, canned	48	0.00	0.00	11.97	0.0	11.29	10	0.000
    14267	Beverages, Fruit punch drink, with added nutrients, canned	47	0.00	0.00	11.97	0.2	11.29	38	0.000
    14268	Beverages, Fruit punch drink, frozen concentrate	162	0.20	0.00	41.40	0.4		8	0.003
    14269	Beverages, Fruit punch drink, frozen concentrate, prepared with water	46	0.06	0.00	11.66	0.1	0.00	5	0.001
    14277	Beverages, grape drink, canned	61	0.00	0.00	15.75	0.0	13.06	16	0.000
    14282	Beverages, grape juice drink, canned	57	0.00	0.00	14.55	0.1	14.11	9	0.000
    14287	Beverages, Lemonade, powder	376	0.00	1.05	97.57	0.4	94.70	51	0.151
    14288	Lemonade, powder, prepared with water	14	0.00	0.04	3.59	0.0	3.50	6	0.000
    14292	Lemonade, frozen concentrate, white	196	0.22	0.70	49.89	0.3	44.46	7	0.025
    14293	Lemonade, frozen concentrate, white, prepared with water	40	0.07	0.04	10.42	0.0	9.98	4	0.006
    14296	Beverages, lemonade-flavor drink, powder	380	0.00	1.01	97.90	0.0	97.15	130	0.183
    14297	Beverages, lemonade-flavor drink, powder, prepared with water	27	0.00	0.07	6.90	0.0	6.87	13	0.000
    14303	Limeade, frozen concentrate, prepared with water	52	0.00	0.00	13.79	0.0	13.27	3	0.000
    14305	Malt beverage, includes non-alcoholic beer	37	0.21	0.12	8.05	0.0	8.05	13	0.024
    14309	Beverages, OVALTINE, Classic Malt powder	383	9.41	1.33	83.59	1.9	63.38	636	0.679
    14310	Beverages, Malted drink mix, natural, with added nutrients, powder, prepared with whole milk	86	3.67	3.21	10.67	0.0	8.37	72	1.830
    14311	Beverages, Malted drink mix, natural, powder, dairy based.	428	14.29	9.52	71.21	0.1	47.62	405	4.762
    14312	Beverages, Malted drink mix, natural, powder, prepared with whole milk	88	3.86	3.62	10.23	0.1	9.56	79	2.039
    14315	Beverages, OVALTINE, chocolate malt powder	389	4.90	3.40	84.60	4.7	70.56	594	1.964
    14316	Beverages, Malted drink mix, chocolate, with added nutrients, powder, prepared with whole milk	87	3.29	3.26	11.19	0.4	10.49	87	1.873
    14317	Beverages, malted drink mix, chocolate, powder	411	5.10	4.76	86.94	4.8	66.67	190	2.381
    14318	Beverages, Malted drink mix, chocolate, powder, prepared with whole milk	85	3.37	3.29	11.20	0.5	6.68	60	1.883
    14323	Beverages, orange drink, canned, with added vitamin C	49	0.00	0.07	12.34	0.0	11.03	3	0.002
    14327	Beverages, orange and apricot juice drink, canned	51	0.30	0.10	12.70	0.1	12.06	2	0.010
    14334	Beverages, pineapple and grapefruit juice drink, canned	47	0.20	0.10	11.60	0.1	11.52	14	0.006
    14341	Beverages, pineapple and orange juice drink, canned	50	1.30	0.00	11.80	0.1	11.59	3	0.000
    14347	Shake, fast food, vanilla	148	3.37	6.52	19.59	0.9	13.63	81	3.962
    14350	Strawberry-flavor beverage mix, powder	389	0.10	0.20	99.10	0.0	95.45	38	0.000
    14351	Beverages, Strawberry-flavor beverage mix, powder, prepared with whole milk	88	3.00	3.10	12.30	0.0		48	1.910
    14352	Beverages, tea, black, brewed, prepared with tap water, decaffeinated	1	0.00	0.00	0.30	0.0	0.00	3	0.002
    14353	Beverages, tea, instant, decaffeinated, unsweetened	315	20.21	0.00	58.66	8.5	5.53	72	0.000
    14355	Beverages, tea, black, brewed, prepared with tap water	1	0.00	0.00	0.30	0.0	0.00	3	0.002
    14356	Beverages, tea, instant, decaffeinated, lemon, diet	338	3.30	0.60	85.40	0.0	1.88	412	0.000
    14357	Beverages, tea, instant, decaffeinated, lemon, sweetened	401	0.12	0.73	98.55	0.0	95.29	5	0.091
    14366	Beverages, tea, instant, unsweetened, powder	315	20.21	0.00	58.66	8.5	5.53	72	0.000
    14367	Beverages, tea, instant, unsweetened, prepared with water	1	0.06	0.00	0.17	0.0	0.02	4	0.000
    14368	Beverages, tea, instant, lemon, unsweetened	345	7.40	0.18	78.52	5.0	4.52	55	0.047
    14370	Beverages, tea, instant, lemon, sweetened, powder	401	0.12	0.73	98.55	0.7	95.29	5	0.097
    14371	Beverages, tea, instant, lemon, sweetened, prepared with water	35	0.01	0.06	8.61	0.1	8.33	2	0.008
    14375	Beverages, tea, instant, sweetened with sodium saccharin, lemon-flavored, powder	338	3.30	0.60	85.40	0.0	1.88	412	0.000
    14376	Beverages, tea, instant, lemon, diet	2	0.02	0.00	0.44	0.0	0.01	6	0.000
    14381	Beverages, tea, herb, other than chamomile, brewed	1	0.00	0.00	0.20	0.0	0.00	1	0.002
    14384	Beverages, water, bottled, PERRIER	0	0.00	0.00	0.00	0.0		1	0.000
    14385	Beverages, water, bottled, POLAND SPRING	0	0.00	0.00	0.00	0.0		1	0.000
    14390	Beverages, cocoa mix, with aspartame, powder, prepared with water	29	1.21	0.23	5.61	0.6	2.93	72	0.139
    14400	Beverages, carbonated, cola, fast-food cola	37	0.07	0.02	9.56	0.0	8.97	4	0.000
    14405	Beverages, fruit punch juice drink, frozen concentrate	175	0.30	0.70	43.10	0.2		10	0.087
    14406	Beverages, fruit punch juice drink, frozen concentrate, prepared with water	42	0.07	0.17	10.44	0.0	0.00	5	0.021
    14407	Beverages, orange-flavor drink, breakfast type, powder	386	0.00	0.00	98.94	0.4	92.31	17	0.000
    14408	Beverages, orange-flavor drink, breakfast type, powder, prepared with water	49	0.00	0.00	12.65	0.1	11.80	5	0.000
    14409	Beverages, Orange-flavor drink, breakfast type, low calorie, powder	217	3.60	0.00	85.90	3.8	2.60	81	0.000
    14411	Beverages, water, tap, drinking	0	0.00	0.00	0.00	0.0	0.00	4	0.000
    14412	Beverages, water, tap, well	0	0.00	0.00	0.00	0.0		5	
    14414	Alcoholic beverage, liqueur, coffee, 53 proof	326	0.10	0.30	46.80	0.0	46.43	8	0.106
    14415	Alcoholic beverage, liqueur, coffee with cream, 34 proof	327	2.80	15.70	20.90	0.0	19.76	92	9.664
    14416	Beverages, carbonated, low calorie, cola or pepper-type, with aspartame, contains caffeine	2	0.11	0.03	0.29	0.0	0.00	8	0.000
    14421	Beverages, coffee substitute, cereal grain beverage, powder, prepared with whole milk	65	3.30	3.30	5.60	0.1		49	2.061
    14422	Beverages, Dairy drink mix, chocolate, reduced calorie, with low-calorie sweeteners, powder	329	25.00	2.60	51.40	9.4	32.94	659	1.871
    14423	Beverages, dairy drink mix, chocolate, reduced calorie, with aspartame, powder, prepared with water and ice	29	2.19	0.23	4.51	0.8	2.89	61	0.164
    14424	Beverages, Orange-flavor drink, breakfast type, with pulp, frozen concentrate. Not manufactured anymore.	172	0.10	0.50	42.90	0.2	41.85	24	0.078
    14425	Beverages, Orange-flavor drink, breakfast type, with pulp, frozen concentrate, prepared with water	49	0.03	0.14	12.21	0.0	11.91	10	0.022
    14426	Beverages, Orange drink, breakfast type, with juice and pulp, frozen concentrate	153	0.40	0.00	39.00	0.1	38.05	26	0.002
    14427	Beverages, Orange drink, breakfast type, with juice and pulp, frozen concentrate, prepared with water	45	0.12	0.00	11.32	0.0	11.05	10	0.001
    14428	Beverages, shake, fast food, strawberry	113	3.40	2.80	18.90	0.4		83	1.734
    14429	Beverages, water, tap, municipal	0	0.00	0.00	0.00	0.0	0.00	3	0.000
    14430	Cranberry juice cocktail, frozen concentrate	201	0.05	0.00	51.45	0.2	42.50	4	0.000
    14431	Cranberry juice cocktail, frozen concentrate, prepared with water	47	0.01	0.00	11.81	0.0	9.76	4	0.000
    14432	Beverages, water, bottled, non-carbonated, DANNON	0	0.00	0.00	0.00			0	
    14433	Beverages, water, bottled, non-carbonated, PEPSI, AQUAFINA	0	0.00	0.00	0.00			0	
    14434	Beverages, The COCA-COLA company, DASANI, water, bottled, non-carbonated	0	0.00	0.00	0.00			0	
    14436	Beverages, orange breakfast drink, ready-to-drink, with added nutrients	53	0.00	0.00	13.20	0.1	8.02	54	0.000
    14437	Beverages, water, bottled, non-carbonated, CALISTOGA	0	0.00	0.00	0.00			0	
    14438	Beverages, water, bottled, non-carbonated, CRYSTAL GEYSER	0	0.00	0.00	0.00			1	
    14439	Water, bottled, non-carbonated, NAYA	0	0.00	0.00	0.00			1	
    14440	Beverages, water, bottled, non-carbonated, DANNON Fluoride To Go	0	0.00	0.00	0.03			1	
    14450	Beverages, drink mix, QUAKER OATS, GATORADE, orange flavor, powder	388	0.00	1.23	94.11	0.0	80.50	63	0.000
    14460	Beverages, PEPSICO QUAKER, Gatorade, G performance O 2, ready-to-drink.	26	0.00	0.00	6.43	0.0	5.24	39	0.000
    14461	Beverages, COCA-COLA, POWERADE, lemon-lime flavored, ready-to-drink	32	0.00	0.05	7.84	0.0	6.11	42	0.008
    14462	Beverages, Propel Zero, fruit-flavored, non-carbonated	5	0.00	0.00	1.22	0.0	1.22	33	0.000
    14475	Beverages, ARIZONA, tea, ready-to-drink, lemon	39	0.00	0.00	9.77	0.0	9.63	4	0.000
    14476	Beverages, LIPTON BRISK, tea, black, ready-to-drink, lemon	35	0.00	0.00	8.81	0.0	8.69	21	0.000
    14530	Whiskey sour mix, bottled, with added potassium and sodium	84	0.10	0.10	21.40	0.0		33	0.008
    14531	Alcoholic beverage, whiskey sour	149	0.00	0.00	13.10	0.0		20	0.005
    14532	Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 94 proof	275	0.00	0.00	0.00	0.0		1	0.000
    14533	Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 100 proof	295	0.00	0.00	0.00	0.0		1	0.000
    14534	Alcoholic beverage, liqueur, coffee, 63 proof	308	0.10	0.30	32.20	0.0	32.20	8	0.106
    14536	Alcoholic beverage, wine, dessert, dry	152	0.20	0.00	11.67	0.0	1.09	9	0.000
    14537	Carbonated beverage, low calorie, other than cola or pepper, with sodium saccharin, without caffeine	0	0.00	0.00	0.10	0.0		16	0.000
    14538	Beverages, Cocoa mix, low calorie, powder, with added calcium, phosphorus, aspartame, without added sodium or vitamin A	359	25.10	3.00	58.00	1.1	55.58	653	1.777
    14541	Beverages, fruit punch-flavor drink, powder, without added sodium, prepared with water	37	0.00	0.01	9.47	0.0	9.23	7	0.006
    14542	Lemonade, frozen concentrate, pink	192	0.22	0.69	48.86	0.3	46.46	4	0.026
    14543	Beverages, lemonade, frozen concentrate, pink, prepared with water	43	0.05	0.15	10.81	0.1	10.28	4	0.006
    14544	Beverages, tea, black, brewed, prepared with distilled water	1	0.00	0.00	0.30	0.0		0	0.002
    14545	Beverages, tea, herb, brewed, chamomile	1	0.00	0.00	0.20	0.0	0.00	1	0.002
    14548	Beverages, tea, instant, lemon, with added ascorbic acid	385	0.60	0.30	97.60	0.0		5	0.037
    14550	Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 86 proof	250	0.00	0.00	0.10	0.0	0.00	1	0.000
    14551	Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 90 proof	263	0.00	0.00	0.00	0.0	0.00	1	0.000
    14552	Carbonated beverage, chocolate-flavored soda	42	0.00	0.00	10.70	0.0	10.70	4	0.000
    14553	Beverages, Wine, non-alcoholic	6	0.50	0.00	1.10	0.0	1.10	7	0.000
    14555	Water, bottled, generic	0	0.00	0.00	0.00	0.0	0.00	2	0.000
    14557	Beverages, chocolate-flavor beverage mix for milk, powder, with added nutrients	400	4.55	2.27	90.28	4.5	81.82	136	2.273
    14558	Beverages, chocolate-flavor beverage mix for milk, powder, with added nutrients, prepared with whole milk	89	3.27	3.17	11.87	0.4	11.59	50	1.899
    14559	Beverages, water, bottled, non-carbonated, EVIAN	0	0.00	0.00	0.00			0	
    14599	Beverages, Powerade Zero Ion4, calorie-free, assorted flavors	0	0.00	0.00	0.00	0.0	0.00	42	0.000
    14601	Beverages, WENDY'S, tea, ready-to-drink, unsweetened	1	0.22	0.00	0.00			3	0.000
    14602	Alcoholic Beverage, wine, table, red, Merlot	83	0.07	0.00	2.51	0.0	0.62	4	
    14604	Water, non-carbonated, bottles, natural fruit flavors, sweetened with low calorie sweetener	1	0.00	0.00	0.15	0.0	0.00	14	0.000
    14605	Beverages, Water with added vitamins and minerals, bottles, sweetened, assorted fruit flavors	22	0.00	0.00	5.49	0.0	5.49	0	0.000
    14607	Beverages, V8 SPLASH Juice Drinks, Diet Berry Blend	4	0.00	0.00	1.23		0.41	14	
    14608	Beverages, V8 SPLASH Juice Drinks, Diet Fruit Medley	4	0.00	0.00	1.26		0.84	13	
    14609	Beverages, V8 SPLASH Juice Drinks, Diet Strawberry Kiwi	4	0.00	0.00	1.26		0.84	13	
    14610	Beverages, V8 SPLASH Juice Drinks, Diet Tropical Blend	4	0.00	0.00	1.26		0.42	15	
    14611	Beverages, V8 SPLASH Juice Drinks, Berry Blend	29	0.00	0.00	7.41		7.41	21	
    14612	Beverages, V8 SPLASH Juice Drinks, Fruit Medley	33	0.00	0.00	7.82		7.82	21	
    14613	Beverages, V8 SPLASH Juice Drinks, Guava Passion Fruit	33	0.00	0.00	7.82		7.82	14	
    14614	Beverages, V8 SPLASH Juice Drinks, Mango Peach	33	0.00	0.00	8.23		8.23	16	
    14615	Beverages, V8 SPLASH Juice Drinks, Orange Pineapple	29	0.00	0.00	7.41		7.41	21	
    14616	Beverages, V8 SPLASH Juice Drinks, Orchard Blend	33	0.00	0.00	7.82		7.82	21	
    14617	Beverages, V8 SPLASH Juice Drinks, Strawberry Banana	29	0.00	0.00	7.41		7.41	21	
    14618	Beverages, V8 SPLASH Juice Drinks, Strawberry Kiwi	29	0.00	0.00	7.41		7.41	21	
    14619	Beverages, V8 SPLASH Juice Drinks, Tropical Blend	29	0.00	0.00	7.41		7.41	21	
    14620	Beverages, V8 V-FUSION Juices, Peach Mango	49	0.41	0.00	11.38	0.0	10.57	28	
    14621	Beverages, V8 V-FUSION Juices, Strawberry Banana	49	0.41	0.00	11.79	0.0	10.16	28	
    14622	Beverages, V8 V-FUSION Juices, Tropical	49	0.41	0.00	11.38	0.0	10.16	33	
    14623	Beverages, V8 V- FUSION Juices, Acai Berry	45	0.00	0.00	10.98	0.0	10.57	28	0.000
    14625	Beverages, Energy drink, AMP	46	0.25	0.08	12.08	0.0	12.08	27	0.000
    14626	Beverages, Energy drink, FULL THROTTLE	46	0.25	0.08	12.08	0.0	12.08	35	0.000
    14627	Beverages, Energy Drink, Monster, fortified with vitamins C, B2, B3, B6, B12	42	0.00	0.00	11.25	0.0	11.25	75	0.000
    14628	Beverages, Energy drink, AMP, sugar free	2	0.00	0.00	1.03	0.0	0.00	31	0.000
    14629	Beverages, Energy drink, ROCKSTAR	58	0.34	0.22	12.70	0.0	12.26	16	0.000
    14630	Beverages, Energy drink, ROCKSTAR, sugar free	4	0.25	0.08	0.70	0.0	0.00	52	0.000
    14631	Beverages, Horchata, dry mix, unprepared, variety of brands, all with morro seeds	413	7.50	7.46	79.05	4.0	38.90	3	2.086
    14632	Beverages, Meal supplement drink, canned, peanut flavor	101	3.50	3.07	14.74			54	0.571
    14633	Beverages, Vegetable and fruit juice drink, reduced calorie, with low-calorie sweetener, added vitamin C	4	0.00	0.00	1.10	0.0	0.63	14	0.000
    14634	Beverages, milk beverage, reduced fat, flavored and sweetened, Ready-to-drink,  added calcium, vitamin A and vitamin D	77	3.05	1.83	12.08	0.4	11.40	49	1.124
    14635	Beverages, vegetable and fruit juice blend, 100% juice, with added vitamins A, C, E	46	0.30	0.01	11.15	0.0	10.37	29	0.000
    14636	Beverages, fruit juice drink, reduced sugar, with vitamin E added	39	0.00	0.07	10.00	0.0	9.00	2	0.008
    14637	Water, with corn syrup and/or sugar and low calorie sweetener, fruit flavored	18	0.00	0.00	4.50	0.0	4.50	8	0.000
    14638	Beverages, Horchata, as served in restaurant	54	0.48	0.71	11.52	0.0	9.36	14	
    14639	Beverages, rice milk, unsweetened	47	0.28	0.97	9.17	0.3	5.28	39	0.000
    14640	Beverages, Energy drink, VAULT, citrus flavor	49	0.00	0.00	12.99	0.0	12.99	12	0.000
    14641	Beverages, Energy drink, VAULT Zero, sugar-free, citrus flavor	1	0.25	0.08	0.70	0.0	0.00	14	0.000
    14644	Beverages, PEPSICO QUAKER, Gatorade G2, low calorie	8	0.05	0.01	1.94	0.0	1.30	45	0.000
    14645	Beverages, Fruit flavored drink, less than 3% juice, not fortified with vitamin C	64	0.00	0.00	16.03	0.0	15.85	36	0.000
    14646	Beverages, Fruit flavored drink containing less than 3% fruit juice, with high vitamin C	27	0.00	0.00	6.67	0.0	5.00	36	0.000
    14647	Beverages, Fruit flavored drink, reduced sugar, greater than 3% fruit juice, high vitamin C, added calcium	29	0.00	0.37	6.67	0.0	5.00	25	0.000
    14648	Beverages, fruit juice drink, greater than 3% fruit juice, high vitamin C and added thiamin	54	0.13	0.00	13.16	0.1	12.11	61	0.000
    14649	Beverages, tea, hibiscus, brewed	37	0.43	0.65	7.41	0.3	6.00	3	0.267
    14651	Beverages, fruit juice drink, greater than 3% juice, high vitamin C	46	0.13	0.11	11.35	0.1	10.69	8	0.017
    14654	Beverages, nutritional shake mix, high protein, powder	392	53.57	10.71	20.38	0.0	3.57	1214	0.000
    15001	Fish, anchovy, european, raw	131	20.35	4.84	0.00	0.0	0.00	104	1.282
    15002	Fish, anchovy, european, canned in oil, drained solids	210	28.89	9.71	0.00	0.0	0.00	3668	2.203
    15003	Fish, bass, fresh water, mixed species, raw	114	18.86	3.69	0.00	0.0		70	0.780
    15004	Fish, bass, striped, raw	97	17.73	2.33	0.00	0.0		69	0.507
    15005	Fish, bluefish, raw	124	20.04	4.24	0.00	0.0		60	0.915
    15006	Fish, burbot, raw	90	19.31	0.81	0.00	0.0		97	0.163
    15007	Fish, butterfish, raw	146	17.28	8.02	0.00	0.0		89	3.380
    15008	Fish, carp, raw	127	17.83	5.60	0.00	0.0	0.00	49	1.083
    15009	Fish, carp, cooked, dry heat	162	22.86	7.17	0.00	0.0		63	1.388
    15010	Fish, catfish, channel, wild, raw	95	16.38	2.82	0.00	0.0		43	0.722
    15011	Fish, catfish, channel, cooked, breaded and fried	229	18.09	13.33	8.04	0.7		280	3.288
    15012	Fish, caviar, black and red, granular	264	24.60	17.90	4.00	0.0	0.00	1500	4.060
    15013	Fish, cisco, raw	98	18.99	1.91	0.00	0.0		55	0.421
    15014	Fish, cisco, smoked	177	16.36	11.90	0.00	0.0	0.00	481	1.741
    15015	Fish, cod, Atlantic, raw	82	17.81	0.67	0.00	0.0	0.00	54	0.131
    15016	Fish, cod, Atlantic, cooked, dry heat	105	22.83	0.86	0.00	0.0	0.00	78	0.168
    15017	Fish, cod, Atlantic, canned, solids and liquid	105	22.76	0.86	0.00	0.0	0.00	218	0.167
    15018	Fish, cod, Atlantic, dried and salted	290	62.82	2.37	0.00	0.0	0.00	7027	0.462
    15019	Fish, cod, Pacific, raw (may have been previously frozen)	69	15.27	0.41	0.00	0.0	0.00	303	0.085
    15020	Fish, croaker, Atlantic, raw	104	17.78	3.17	0.00	0.0	0.00	56	1.088
    15021	Fish, croaker, Atlantic, cooked, breaded and fried	221	18.20	12.67	7.54	0.4		348	3.476
    15022	Fish, cusk, raw	87	18.99	0.69	0.00	0.0		31	0.130
    15023	Fish, mahimahi, raw	85	18.50	0.70	0.00	0.0		88	0.188
    15024	Fish, drum, freshwater, raw	119	17.54	4.93	0.00	0.0		75	1.119
    15025	Fish, eel, mixed species, raw	184	18.44	11.66	0.00	0.0	0.00	51	2.358
    15026	Fish, eel, mixed species, cooked, dry heat	236	23.65	14.95	0.00	0.0		65	3.023
    15027	Fish, fish sticks, frozen, prepared	277	11.01	16.23	21.66	1.5	1.65	402	3.733
    15028	Fish, flatfish (flounder and sole species), raw	70	12.41	1.93	0.00	0.0	0.00	296	0.441
    15029	Fish, flatfish (flounder and sole species), cooked, dry heat	86	15.24	2.37	0.00	0.0	0.00	363	0.542
    15030	Fish, gefiltefish, commercial, sweet recipe	84	9.07	1.73	7.41	0.0		524	0.412
    15031	Fish, grouper, mixed species, raw	92	19.38	1.02	0.00	0.0		53	0.233
    15032	Fish, grouper, mixed species, cooked, dry heat	118	24.84	1.30	0.00	0.0		53	0.299
    15033	Fish, haddock, raw	74	16.32	0.45	0.00	0.0	0.00	213	0.091
    15034	Fish, haddock, cooked, dry heat	90	19.99	0.55	0.00	0.0	0.00	261	0.111
    15035	Fish, haddock, smoked	116	25.23	0.96	0.00	0.0	0.00	763	0.173
    15036	Fish, halibut, Atlantic and Pacific, raw	91	18.56	1.33	0.00	0.0	0.00	68	0.292
    15037	Fish, halibut, Atlantic and Pacific, cooked, dry heat	111	22.54	1.61	0.00	0.0	0.00	82	0.354
    15038	Fish, halibut, Greenland, raw	186	14.37	13.84	0.00	0.0	0.00	80	2.419
    15039	Fish, herring, Atlantic, raw	158	17.96	9.04	0.00	0.0	0.00	90	2.040
    15040	Fish, herring, Atlantic, cooked, dry heat	203	23.03	11.59	0.00	0.0	0.00	115	2.615
    15041	Fish, herring, Atlantic, pickled	262	14.19	18.00	9.64	0.0	7.71	870	2.381
    15042	Fish, herring, Atlantic, kippered	217	24.58	12.37	0.00	0.0	0.00	918	2.791
    15043	Fish, herring, Pacific, raw	195	16.39	13.88	0.00	0.0		74	3.257
    15044	Fish, ling, raw	87	18.99	0.64	0.00	0.0		135	0.120
    15045	Fish, lingcod, raw	85	17.66	1.06	0.00	0.0		59	0.197
    15046	Fish, mackerel, Atlantic, raw	205	18.60	13.89	0.00	0.0	0.00	90	3.257
    15047	Fish, mackerel, Atlantic, cooked, dry heat	262	23.85	17.81	0.00	0.0		83	4.176
    15048	Fish, mackerel, jack, canned, drained solids	156	23.19	6.30	0.00	0.0	0.00	379	1.857
    15049	Fish, mackerel, king, raw	105	20.28	2.00	0.00	0.0		158	0.363
    15050	Fish, mackerel, Pacific and jack, mixed species, raw	158	20.07	7.89	0.00	0.0	0.00	86	2.247
    15051	Fish, mackerel, spanish, raw	139	19.29	6.30	0.00	0.0	0.00	59	1.828
    15052	Fish, mackerel, spanish, cooked, dry heat	158	23.59	6.32	0.00	0.0		66	1.801
    15053	Fish, milkfish, raw	148	20.53	6.73	0.00	0.0		72	1.660
    15054	Fish, monkfish, raw	76	14.48	1.52	0.00	0.0		18	0.340
    15055	Fish, mullet, striped, raw	117	19.35	3.79	0.00	0.0	0.00	65	1.116
    15056	Fish, mullet, striped, cooked, dry heat	150	24.81	4.86	0.00	0.0		71	1.431
    15057	Fish, ocean perch, Atlantic, raw	79	15.31	1.54	0.00	0.0	0.00	287	0.273
    15058	Fish, ocean perch, Atlantic, cooked, dry heat	96	18.51	1.87	0.00	0.0	0.00	347	0.330
    15059	Fish, pout, ocean, raw	79	16.64	0.91	0.00	0.0		61	0.320
    15060	Fish, perch, mixed species, raw	91	19.39	0.92	0.00	0.0	0.00	62	0.185
    15061	Fish, perch, mixed species, cooked, dry heat	117	24.86	1.18	0.00	0.0		79	0.237
    15062	Fish, pike, northern, raw	88	19.26	0.69	0.00	0.0	0.00	39	0.118
    15063	Fish, pike, northern, cooked, dry heat	113	24.69	0.88	0.00	0.0		49	0.151
    15064	Fish, pike, walleye, raw	93	19.14	1.22	0.00	0.0		51	0.249
    15065	Fish, pollock, Atlantic, raw	92	19.44	0.98	0.00	0.0	0.00	86	0.135
    15066	Fish, pollock, Alaska, raw (may have been previously frozen)	56	12.19	0.41	0.00	0.0	0.00	333	0.124
    15067	Fish, pollock, Alaska, cooked, dry heat (may have been previously frozen)	111	23.48	1.18	0.00	0.0	0.00	419	0.159
    15068	Fish, pompano, florida, raw	164	18.48	9.47	0.00	0.0	0.00	65	3.509
    15069	Fish, pompano, florida, cooked, dry heat	211	23.69	12.14	0.00	0.0		76	4.499
    15070	Fish, rockfish, Pacific, mixed species, raw	90	18.36	1.34	0.00	0.0	0.00	74	0.347
    15071	Fish, rockfish, Pacific, mixed species, cooked, dry heat	109	22.23	1.62	0.00	0.0	0.00	89	0.420
    15072	Fish, roe, mixed species, raw	143	22.32	6.42	1.50	0.0	0.00	91	1.456
    15073	Fish, roughy, orange, raw	76	16.41	0.70	0.00	0.0	0.00	72	0.015
    15074	Fish, sablefish, raw	195	13.41	15.30	0.00	0.0		56	3.201
    15075	Fish, sablefish, smoked	257	17.65	20.14	0.00	0.0		737	4.213
    15076	Fish, salmon, Atlantic, wild, raw	142	19.84	6.34	0.00	0.0		44	0.981
    15077	Fish, salmon, chinook, smoked	117	18.28	4.32	0.00	0.0	0.00	672	0.929
    15078	Fish, salmon, chinook, raw	179	19.93	10.43	0.00	0.0	0.00	47	3.100
    15079	Fish, salmon, chum, raw	120	20.14	3.77	0.00	0.0		50	0.840
    15080	Fish, salmon, chum, canned, drained solids with bone	141	21.43	5.50	0.00	0.0	0.00	391	1.486
    15081	Fish, salmon, coho, wild, raw	146	21.62	5.93	0.00	0.0	0.00	46	1.260
    15082	Fish, salmon, coho, wild, cooked, moist heat	184	27.36	7.50	0.00	0.0		53	1.595
    15083	Fish, salmon, pink, raw	127	20.50	4.40	0.00	0.0	0.00	75	0.810
    15084	Fish, salmon, pink, canned, total can contents	129	19.68	4.97	0.00	0.0	0.00	403	0.862
    15085	Fish, salmon, sockeye, raw	142	21.31	5.61	0.00	0.0	0.00	112	1.182
    15086	Fish, salmon, sockeye, cooked, dry heat	169	25.40	6.69	0.00	0.0	0.00	134	1.409
    15087	Fish, salmon, sockeye, canned, drained solids	167	23.59	7.39	0.00	0.0	0.00	408	1.440
    15088	Fish, sardine, Atlantic, canned in oil, drained solids with bone	208	24.62	11.45	0.00	0.0	0.00	307	1.528
    15089	Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone	185	20.86	10.45	0.54	0.1	0.43	414	2.684
    15090	Fish, scup, raw	105	18.88	2.73	0.00	0.0	0.00	42	0.640
    15091	Fish, sea bass, mixed species, raw	97	18.43	2.00	0.00	0.0	0.00	68	0.511
    15092	Fish, sea bass, mixed species, cooked, dry heat	124	23.63	2.56	0.00	0.0		87	0.655
    15093	Fish, seatrout, mixed species, raw	104	16.74	3.61	0.00	0.0		58	1.009
    15094	Fish, shad, american, raw	197	16.93	13.77	0.00	0.0	0.00	51	3.126
    15095	Fish, shark, mixed species, raw	130	20.98	4.51	0.00	0.0	0.00	79	0.925
    15096	Fish, shark, mixed species, cooked, batter-dipped and fried	228	18.62	13.82	6.39	0.0		122	3.205
    15097	Fish, sheepshead, raw	108	20.21	2.41	0.00	0.0		71	0.609
    15098	Fish, sheepshead, cooked, dry heat	126	26.02	1.63	0.00	0.0		73	0.360
    15099	Fish, smelt, rainbow, raw	97	17.63	2.42	0.00	0.0	0.00	60	0.452
    15100	Fish, smelt, rainbow, cooked, dry heat	124	22.60	3.10	0.00	0.0		77	0.579
    15101	Fish, snapper, mixed species, raw	100	20.51	1.34	0.00	0.0	0.00	64	0.285
    15102	Fish, snapper, mixed species, cooked, dry heat	128	26.30	1.72	0.00	0.0		57	0.365
    15103	Fish, spot, raw	123	18.51	4.90	0.00	0.0		29	1.450
    15104	Fish, sturgeon, mixed species, raw	105	16.14	4.04	0.00	0.0	0.00	54	0.915
    15105	Fish, sturgeon, mixed species, cooked, dry heat	135	20.70	5.18	0.00	0.0	0.00	69	1.173
    15106	Fish, sturgeon, mixed species, smoked	173	31.20	4.40	0.00	0.0	0.00	739	1.037
    15107	Fish, sucker, white, raw	92	16.76	2.32	0.00	0.0		40	0.452
    15108	Fish, sunfish, pumpkin seed, raw	89	19.40	0.70	0.00	0.0		80	0.139
    15109	Fish, surimi	99	15.18	0.90	6.85	0.0	0.00	143	0.191
    15110	Fish, swordfish, raw	144	19.66	6.65	0.00	0.0	0.00	81	1.602
    15111	Fish, swordfish, cooked, dry heat	172	23.45	7.93	0.00	0.0	0.00	97	1.911
    15112	Fish, tilefish, raw	96	17.50	2.31	0.00	0.0		53	0.441
    15113	Fish, tilefish, cooked, dry heat	147	24.49	4.69	0.00	0.0		59	0.868
    15114	Fish, trout, mixed species, raw	148	20.77	6.61	0.00	0.0	0.00	52	1.149
    15115	Fish, trout, rainbow, wild, raw	119	20.48	3.46	0.00	0.0		31	0.722
    15116	Fish, trout, rainbow, wild, cooked, dry heat	150	22.92	5.82	0.00	0.0		56	1.619
    15117	Fish, tuna, fresh, bluefin, raw	144	23.33	4.90	0.00	0.0	0.00	39	1.257
    15118	Fish, tuna, fresh, bluefin, cooked, dry heat	184	29.91	6.28	0.00	0.0		50	1.612
    15119	Fish, tuna, light, canned in oil, drained solids	198	29.13	8.21	0.00	0.0	0.00	416	1.534
    15121	Fish, tuna, light, canned in water, drained solids	86	19.44	0.96	0.00	0.0	0.00	247	0.211
    15123	Fish, tuna, fresh, skipjack, raw	103	22.00	1.01	0.00	0.0		37	0.328
    15124	Fish, tuna, white, canned in oil, drained solids	186	26.53	8.08	0.00	0.0	0.00	396	1.280
    15126	Fish, tuna, white, canned in water, drained solids	128	23.62	2.97	0.00	0.0	0.00	377	0.792
    15127	Fish, tuna, fresh, yellowfin, raw	109	24.40	0.49	0.00	0.0	0.00	45	0.172
    15128	Fish, tuna salad	187	16.04	9.26	9.41	0.0		402	1.544
    15129	Fish, turbot, european, raw	95	16.05	2.95	0.00	0.0		150	0.750
    15130	Fish, whitefish, mixed species, raw	134	19.09	5.86	0.00	0.0	0.00	51	0.906
    15131	Fish, whitefish, mixed species, smoked	108	23.40	0.93	0.00	0.0	0.00	1019	0.228
    15132	Fish, whiting, mixed species, raw	90	18.31	1.31	0.00	0.0	0.00	72	0.247
    15133	Fish, whiting, mixed species, cooked, dry heat	116	23.48	1.69	0.00	0.0	0.00	132	0.400
    15134	Fish, wolffish, Atlantic, raw	96	17.50	2.39	0.00	0.0		85	0.365
    15135	Fish, yellowtail, mixed species, raw	146	23.14	5.24	0.00	0.0		39	1.280
    15136	Crustaceans, crab, alaska king, raw	84	18.29	0.60	0.00	0.0		836	0.090
    15137	Crustaceans, crab, alaska king, cooked, moist heat	97	19.35	1.54	0.00	0.0		1072	0.133
    15138	Crustaceans, crab, alaska king, imitation, made from surimi	95	7.62	0.46	15.00	0.5	6.25	529	0.216
    15139	Crustaceans, crab, blue, raw	87	18.06	1.08	0.04	0.0		293	0.222
    15140	Crustaceans, crab, blue, cooked, moist heat	83	17.88	0.74	0.00	0.0	0.00	395	0.201
    15141	Crustaceans, crab, blue, canned	83	17.88	0.74	0.00	0.0	0.00	563	0.201
    15142	Crustaceans, crab, blue, crab cakes, home recipe	155	20.21	7.52	0.48	0.0		330	1.483
    15143	Crustaceans, crab, dungeness, raw	86	17.41	0.97	0.74	0.0		295	0.132
    15144	Crustaceans, crab, queen, raw	90	18.50	1.18	0.00	0.0		539	0.143
    15145	Crustaceans, crayfish, mixed species, wild, raw	77	15.97	0.95	0.00	0.0	0.00	58	0.159
    15146	Crustaceans, crayfish, mixed species, wild, cooked, moist heat	82	16.77	1.20	0.00	0.0	0.00	94	0.181
    15147	Crustaceans, lobster, northern, raw	77	16.52	0.75	0.00	0.0	0.00	423	0.181
    15148	Crustaceans, lobster, northern, cooked, moist heat	89	19.00	0.86	0.00	0.0	0.00	486	0.208
    15149	Crustaceans, shrimp, mixed species, raw (may have been previously frozen)	71	13.61	1.01	0.91	0.0	0.00	566	0.261
    15150	Crustaceans, shrimp, mixed species, cooked, breaded and fried	242	21.39	12.28	11.47	0.4	0.80	344	2.087
    15151	Crustaceans, shrimp, mixed species, cooked, moist heat (may have been previously frozen)	119	22.78	1.70	1.52	0.0	0.00	947	0.521
    15152	Crustaceans, shrimp, mixed species, canned	100	20.42	1.36	0.00	0.0	0.00	870	0.188
    15153	Crustaceans, shrimp, mixed species, imitation, made from surimi	101	12.39	1.47	9.13	0.0		705	0.290
    15154	Crustaceans, spiny lobster, mixed species, raw	112	20.60	1.51	2.43	0.0		177	0.237
    15155	Mollusks, abalone, mixed species, raw	105	17.10	0.76	6.01	0.0	0.00	301	0.149
    15156	Mollusks, abalone, mixed species, cooked, fried	189	19.63	6.78	11.05	0.0		591	1.646
    15157	Mollusks, clam, mixed species, raw	86	14.67	0.96	3.57	0.0	0.00	601	0.187
    15158	Mollusks, clam, mixed species, cooked, breaded and fried	202	14.24	11.15	10.33			364	2.683
    15159	Mollusks, clam, mixed species, cooked, moist heat	148	25.55	1.95	5.13	0.0		1202	0.188
    15160	Mollusks, clam, mixed species, canned, drained solids	142	24.25	1.59	5.90	0.0	0.00	112	0.309
    15162	Mollusks, clam, mixed species, canned, liquid	2	0.40	0.02	0.10	0.0	0.00	215	0.002
    15163	Mollusks, cuttlefish, mixed species, raw	79	16.24	0.70	0.82	0.0		372	0.118
    15164	Mollusks, mussel, blue, raw	86	11.90	2.24	3.69	0.0	0.00	286	0.425
    15165	Mollusks, mussel, blue, cooked, moist heat	172	23.80	4.48	7.39	0.0		369	0.850
    15166	Mollusks, octopus, common, raw	82	14.91	1.04	2.20	0.0	0.00	230	0.227
    15167	Mollusks, oyster, eastern, wild, raw	51	5.71	1.71	2.72	0.0	0.62	85	0.474
    15168	Mollusks, oyster, eastern, cooked, breaded and fried	199	8.77	12.58	11.62			417	3.197
    15169	Mollusks, oyster, eastern, wild, cooked, moist heat	102	11.42	3.42	5.45	0.0	1.23	166	0.948
    15170	Mollusks, oyster, eastern, canned	68	7.06	2.47	3.91	0.0	0.00	112	0.631
    15171	Mollusks, oyster, Pacific, raw	81	9.45	2.30	4.95	0.0		106	0.510
    15172	Mollusks, scallop, mixed species, raw	69	12.06	0.49	3.18	0.0	0.00	392	0.128
    15173	Mollusks, scallop, mixed species, cooked, breaded and fried	216	18.07	10.94	10.13			464	2.669
    15174	Mollusks, scallop, mixed species, imitation, made from surimi	99	12.77	0.41	10.62	0.0		795	0.080
    15175	Mollusks, squid, mixed species, raw	92	15.58	1.38	3.08	0.0	0.00	44	0.358
    15176	Mollusks, squid, mixed species, cooked, fried	175	17.94	7.48	7.79	0.0		306	1.878
    15177	Mollusks, whelk, unspecified, raw	137	23.84	0.40	7.76	0.0	0.00	206	0.031
    15178	Mollusks, whelk, unspecified, cooked, moist heat	275	47.68	0.80	15.52	0.0		412	0.062
    15179	Fish, salmon, chinook, smoked, (lox), regular	117	18.28	4.32	0.00	0.0		2000	0.929
    15180	Fish, salmon, chum, canned, without salt, drained solids with bone	141	21.43	5.50	0.00	0.0		75	1.486
    15181	Fish, salmon, pink, canned, without salt, solids with bone and liquid	139	19.78	6.05	0.00	0.0		75	1.535
    15182	Fish, salmon, sockeye, canned, without salt, drained solids with bone	153	20.47	7.31	0.00	0.0		75	1.644
    15183	Fish, tuna, light, canned in oil, without salt, drained solids	198	29.13	8.21	0.00	0.0		50	1.534
    15184	Fish, tuna, light, canned in water, without salt, drained solids	116	25.51	0.82	0.00	0.0	0.00	50	0.234
    15185	Fish, tuna, white, canned in oil, without salt, drained solids	186	26.53	8.08	0.00	0.0		50	1.650
    15186	Fish, tuna, white, canned in water, without salt, drained solids	128	23.62	2.97	0.00	0.0		50	0.792
    15187	Fish, bass, freshwater, mixed species, cooked, dry heat	146	24.18	4.73	0.00	0.0		90	1.001
    15188	Fish, bass, striped, cooked, dry heat	124	22.73	2.99	0.00	0.0		88	0.650
    15189	Fish, bluefish, cooked, dry heat	159	25.69	5.44	0.00	0.0		77	1.172
    15190	Fish, burbot, cooked, dry heat	115	24.76	1.04	0.00	0.0		124	0.209
    15191	Fish, butterfish, cooked, dry heat	187	22.15	10.28	0.00	0.0		114	
    15192	Fish, cod, Pacific, cooked, dry heat (may have been previously frozen)	85	18.73	0.50	0.00	0.0	0.00	372	0.105
    15193	Fish, cusk, cooked, dry heat	112	24.35	0.88	0.00	0.0		40	
    15194	Fish, mahimahi, cooked, dry heat	109	23.72	0.90	0.00	0.0		113	0.241
    15195	Fish, drum, freshwater, cooked, dry heat	153	22.49	6.32	0.00	0.0		96	1.434
    15196	Fish, halibut, greenland, cooked, dry heat	239	18.42	17.74	0.00	0.0		103	3.102
    15197	Fish, herring, Pacific, cooked, dry heat	250	21.01	17.79	0.00	0.0		95	4.174
    15198	Fish, ling, cooked, dry heat	111	24.35	0.82	0.00	0.0		173	
    15199	Fish, lingcod, cooked, dry heat	109	22.64	1.36	0.00	0.0		76	0.255
    15200	Fish, mackerel, king, cooked, dry heat	134	26.00	2.56	0.00	0.0		203	0.465
    15201	Fish, mackerel, Pacific and jack, mixed species, cooked, dry heat	201	25.73	10.12	0.00	0.0	0.00	110	2.881
    15202	Fish, milkfish, cooked, dry heat	190	26.32	8.63	0.00	0.0		92	
    15203	Fish, monkfish, cooked, dry heat	97	18.56	1.95	0.00	0.0		23	
    15204	Fish, pike, walleye, cooked, dry heat	119	24.54	1.56	0.00	0.0		65	0.319
    15205	Fish, pollock, Atlantic, cooked, dry heat	118	24.92	1.26	0.00	0.0		110	0.170
    15206	Fish, pout, ocean, cooked, dry heat	102	21.33	1.17	0.00	0.0		78	0.410
    15207	Fish, roe, mixed species, cooked, dry heat	204	28.62	8.23	1.92	0.0		117	1.866
    15208	Fish, sablefish, cooked, dry heat	250	17.19	19.62	0.00	0.0		72	4.099
    15209	Fish, salmon, Atlantic, wild, cooked, dry heat	182	25.44	8.13	0.00	0.0		56	1.257
    15210	Fish, salmon, chinook, cooked, dry heat	231	25.72	13.38	0.00	0.0		60	3.214
    15211	Fish, salmon, chum, cooked, dry heat	154	25.82	4.83	0.00	0.0		64	1.077
    15212	Fish, salmon, pink, cooked, dry heat	153	24.58	5.28	0.00	0.0	0.00	90	0.971
    15213	Fish, scup, cooked, dry heat	135	24.21	3.50	0.00	0.0		54	
    15214	Fish, seatrout, mixed species, cooked, dry heat	133	21.46	4.63	0.00	0.0		74	1.293
    15215	Fish, shad, american, cooked, dry heat	252	21.71	17.65	0.00	0.0		65	
    15216	Fish, spot, cooked, dry heat	158	23.73	6.28	0.00	0.0		37	1.859
    15217	Fish, sucker, white, cooked, dry heat	119	21.49	2.97	0.00	0.0		51	0.579
    15218	Fish, sunfish, pumpkin seed, cooked, dry heat	114	24.87	0.90	0.00	0.0		103	0.178
    15219	Fish, trout, mixed species, cooked, dry heat	190	26.63	8.47	0.00	0.0		67	1.474
    15220	Fish, tuna, skipjack, fresh, cooked, dry heat	132	28.21	1.29	0.00	0.0		47	0.420
    15221	Fish, tuna, yellowfin, fresh, cooked, dry heat	130	29.15	0.59	0.00	0.0	0.00	54	0.205
    15222	Fish, turbot, european, cooked, dry heat	122	20.58	3.78	0.00	0.0		192	
    15223	Fish, whitefish, mixed species, cooked, dry heat	172	24.47	7.51	0.00	0.0		65	1.162
    15224	Fish, wolffish, Atlantic, cooked, dry heat	123	22.44	3.06	0.00	0.0		109	0.468
    15225	Fish, yellowtail, mixed species, cooked, dry heat	187	29.67	6.72	0.00	0.0		50	
    15226	Crustaceans, crab, dungeness, cooked, moist heat	110	22.32	1.24	0.95	0.0		378	0.168
    15227	Crustaceans, crab, queen, cooked, moist heat	115	23.72	1.51	0.00	0.0		691	0.183
    15228	Crustaceans, spiny lobster, mixed species, cooked, moist heat	143	26.41	1.94	3.12	0.0		227	0.303
    15229	Mollusks, cuttlefish, mixed species, cooked, moist heat	158	32.48	1.40	1.64	0.0		744	0.236
    15230	Mollusks, octopus, common, cooked, moist heat	164	29.82	2.08	4.40	0.0	0.00	460	0.453
    15231	Mollusks, oyster, Pacific, cooked, moist heat	163	18.90	4.60	9.90	0.0	0.00	212	1.020
    15232	Fish, roughy, orange, cooked, dry heat	105	22.64	0.90	0.00	0.0	0.00	69	0.034
    15233	Fish, catfish, channel, wild, cooked, dry heat	105	18.47	2.85	0.00	0.0		50	0.744
    15234	Fish, catfish, channel, farmed, raw	119	15.23	5.94	0.00	0.0	0.00	98	1.310
    15235	Fish, catfish, channel, farmed, cooked, dry heat	144	18.44	7.19	0.00	0.0	0.00	119	1.586
    15236	Fish, salmon, Atlantic, farmed, raw	208	20.42	13.42	0.00	0.0		59	3.050
    15237	Fish, salmon, Atlantic, farmed, cooked, dry heat	206	22.10	12.35	0.00	0.0		61	2.504
    15238	Fish, salmon, coho, farmed, raw	160	21.27	7.67	0.00	0.0		47	1.816
    15239	Fish, salmon, coho, farmed, cooked, dry heat	178	24.30	8.23	0.00	0.0		52	1.944
    15240	Fish, trout, rainbow, farmed, raw	141	19.94	6.18	0.00	0.0	0.00	51	1.383
    15241	Fish, trout, rainbow, farmed, cooked, dry heat	168	23.80	7.38	0.00	0.0	0.00	61	1.651
    15242	Crustaceans, crayfish, mixed species, farmed, raw	72	14.85	0.97	0.00	0.0		62	0.163
    15243	Crustaceans, crayfish, mixed species, farmed, cooked, moist heat	87	17.52	1.30	0.00	0.0		97	0.216
    15244	Mollusks, oyster, eastern, wild, cooked, dry heat	79	8.87	2.65	4.23	0.0	0.96	132	0.736
    15245	Mollusks, oyster, eastern, farmed, raw	59	5.22	1.55	5.53	0.0		178	0.443
    15246	Mollusks, oyster, eastern, farmed, cooked, dry heat	79	7.00	2.12	7.28	0.0		163	0.683
    15247	Fish, salmon, coho, wild, cooked, dry heat	139	23.45	4.30	0.00	0.0	0.00	58	1.054
    15250	Mollusks, conch, baked or broiled	130	26.30	1.20	1.70	0.0	0.00	153	0.370
    15251	USDA Commodity, salmon nuggets, breaded, frozen, heated	212	12.69	11.72	13.96	0.0		173	1.570
    15252	USDA Commodity, salmon nuggets, cooked as purchased, unheated	189	11.97	10.43	11.85	0.0		167	1.497
    15253	Salmon, sockeye, canned, total can contents	153	20.63	7.17	0.00	0.0	0.00	433	1.460
    15260	Fish, salmon, pink, canned, drained solids	138	23.10	5.02	0.00	0.0	0.00	381	0.895
    15261	Fish, tilapia, raw	96	20.08	1.70	0.00	0.0	0.00	52	0.585
    15262	Fish, tilapia, cooked, dry heat	128	26.15	2.65	0.00	0.0	0.00	56	0.940
    15264	Salmon, sockeye, canned, drained solids, without skin and bones	158	26.33	5.87	0.00	0.0	0.00	386	1.211
    15265	Fish, Salmon, pink, canned, drained solids, without skin and bones	136	24.62	4.21	0.00	0.0	0.00	378	0.749
    15266	Fish, pollock, Alaska, raw (not previously frozen)	70	17.17	0.19	0.00			159	0.039
    15267	Fish, pollock, Alaska, cooked (not previously frozen)	80	19.42	0.26	0.00			166	0.053
    15268	Fish, cod, Pacific, raw (not previously frozen)	72	17.54	0.20	0.00			109	0.039
    15269	Fish, cod, Pacific, cooked (not previously frozen)	84	20.42	0.25	0.00			134	0.048
    15270	Crustaceans, shrimp, raw (not previously frozen)	85	20.10	0.51	0.00			119	0.101
    15271	Crustaceans, shrimp, cooked (not previously frozen)	99	23.98	0.28	0.20			111	0.056
    15274	Fish, trout, brook, raw, New York State	110	21.23	2.73	0.00			45	0.595
    16001	Beans, adzuki, mature seeds, raw	329	19.87	0.53	62.90	12.7		5	0.191
    16002	Beans, adzuki, mature seeds, cooked, boiled, without salt	128	7.52	0.10	24.77	7.3		8	0.036
    16003	Beans, adzuki, mature seeds, canned, sweetened	237	3.80	0.03	55.01			218	0.011
    16004	Yokan, prepared from adzuki beans and sugar	260	3.29	0.12	60.72			83	0.043
    16005	Beans, baked, home prepared	155	5.54	5.15	21.63	5.5		422	1.948
    16006	Beans, baked, canned, plain or vegetarian	94	4.75	0.37	21.14	4.1	7.96	343	0.071
    16007	Beans, baked, canned, with beef	121	6.38	3.45	16.91			475	1.677
    16008	Beans, baked, canned, with franks	142	6.75	6.57	15.39	6.9	6.53	430	2.352
    16009	Beans, baked, canned, with pork	106	5.19	1.55	19.99	5.5		414	0.599
    16010	Beans, baked, canned, with pork and sweet sauce	111	5.21	1.38	21.09	4.3	8.36	337	0.321
    16011	Beans, baked, canned, with pork and tomato sauce	94	5.15	0.93	18.69	4.0	5.67	437	0.293
    16014	Beans, black, mature seeds, raw	341	21.60	1.42	62.36	15.5	2.12	5	0.366
    16015	Beans, black, mature seeds, cooked, boiled, without salt	132	8.86	0.54	23.71	8.7		1	0.139
    16016	Beans, black turtle, mature seeds, raw	339	21.25	0.90	63.25	15.5	2.12	9	0.232
    16017	Beans, black turtle, mature seeds, cooked, boiled, without salt	130	8.18	0.35	24.35	8.3	0.32	3	0.089
    16018	Beans, black turtle, mature seeds, canned	91	6.03	0.29	16.55	6.9	0.23	384	0.075
    16019	Beans, cranberry (roman), mature seeds, raw	335	23.03	1.23	60.05	24.7		6	0.316
    16020	Beans, cranberry (roman), mature seeds, cooked, boiled, without salt	136	9.34	0.46	24.46	10.0		1	0.119
    16021	Beans, cranberry (roman), mature seeds, canned	83	5.54	0.28	15.12	6.3		332	0.072
    16022	Beans, french, mature seeds, raw	343	18.81	2.02	64.11	25.2		18	0.221
    16023	Beans, french, mature seeds, cooked, boiled, without salt	129	7.05	0.76	24.02	9.4		6	0.083
    16024	Beans, great northern, mature seeds, raw	339	21.86	1.14	62.37	20.2	2.26	14	0.356
    16025	Beans, great northern, mature seeds, cooked, boiled, without salt	118	8.33	0.45	21.09	7.0		2	0.140
    16026	Beans, great northern, mature seeds, canned	114	7.37	0.39	21.02	4.9	1.41	4	0.120
    16027	Beans, kidney, all types, mature seeds, raw	333	23.58	0.83	60.01	24.9	2.23	24	0.120
    16028	Beans, kidney, all types, mature seeds, cooked, boiled, without salt	127	8.67	0.50	22.80	6.4	0.32	1	0.073
    16029	Beans, kidney, all types, mature seeds, canned	82	5.22	0.60	14.50	5.3	1.85	296	0.070
    16030	Beans, kidney, california red, mature seeds, raw	330	24.37	0.25	59.80	24.9		11	0.036
    16031	Beans, kidney, california red, mature seeds, cooked, boiled, without salt	124	9.13	0.09	22.41	9.3		4	0.014
    16032	Beans, kidney, red, mature seeds, raw	337	22.53	1.06	61.29	15.2	2.10	12	0.154
    16033	Beans, kidney, red, mature seeds, cooked, boiled, without salt	127	8.67	0.50	22.80	7.4	0.32	2	0.072
    16034	Beans, kidney, red, mature seeds, canned, solids and liquids	81	5.22	0.36	14.83	5.3	1.85	256	0.073
    16035	Beans, kidney, royal red, mature seeds, raw	329	25.33	0.45	58.33	24.9		13	0.065
    16036	Beans, kidney, royal red, mature seeds, cooked, boiled, without salt	123	9.49	0.17	21.85	9.3		5	0.024
    16037	Beans, navy, mature seeds, raw	337	22.33	1.50	60.75	24.4	3.88	5	0.170
    16038	Beans, navy, mature seeds, cooked, boiled, without salt	140	8.23	0.62	26.05	10.5	0.37	0	0.098
    16039	Beans, navy, mature seeds, canned	113	7.53	0.43	20.45	5.1	0.28	448	0.112
    16040	Beans, pink, mature seeds, raw	343	20.96	1.13	64.19	12.7	2.14	8	0.292
    16041	Beans, pink, mature seeds, cooked, boiled, without salt	149	9.06	0.49	27.91	5.3	0.36	2	0.126
    16042	Beans, pinto, mature seeds, raw	347	21.42	1.23	62.55	15.5	2.11	12	0.235
    16043	Beans, pinto, mature seeds, cooked, boiled, without salt	143	9.01	0.65	26.22	9.0	0.34	1	0.136
    16044	Beans, pinto, mature seeds, canned, solids and liquids	82	4.60	0.56	15.18	4.6	1.02	268	0.123
    16045	Beans, small white, mature seeds, raw	336	21.11	1.18	62.25	24.9		12	0.304
    16046	Beans, small white, mature seeds, cooked, boiled, without salt	142	8.97	0.64	25.81	10.4		2	0.166
    16047	Beans, yellow, mature seeds, raw	345	22.00	2.60	60.70	25.1		12	0.671
    16048	Beans, yellow, mature seeds, cooked, boiled, without salt	144	9.16	1.08	25.27	10.4		5	0.279
    16049	Beans, white, mature seeds, raw	333	23.36	0.85	60.27	15.2	2.11	16	0.219
    16050	Beans, white, mature seeds, cooked, boiled, without salt	139	9.73	0.35	25.09	6.3	0.34	6	0.091
    16051	Beans, white, mature seeds, canned	114	7.26	0.29	21.20	4.8	0.29	5	0.076
    16052	Broadbeans (fava beans), mature seeds, raw	341	26.12	1.53	58.29	25.0	5.70	13	0.254
    16053	Broadbeans (fava beans), mature seeds, cooked, boiled, without salt	110	7.60	0.40	19.65	5.4	1.82	5	0.066
    16054	Broadbeans (fava beans), mature seeds, canned	71	5.47	0.22	12.41	3.7		453	0.037
    16055	Carob flour	222	4.62	0.65	88.88	39.8	49.08	35	0.090
    16056	Chickpeas (garbanzo beans, bengal gram), mature seeds, raw	364	19.30	6.04	60.65	17.4	10.70	24	0.626
    16057	Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt	164	8.86	2.59	27.42	7.6	4.80	7	0.269
    16058	Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, solids and liquids	88	4.92	1.95	13.49	4.4		278	0.204
    16059	Chili with beans, canned	112	5.71	5.49	11.91	4.4	1.19	522	2.352
    16060	Cowpeas, catjang, mature seeds, raw	343	23.85	2.07	59.64	10.7		58	0.542
    16061	Cowpeas, catjang, mature seeds, cooked, boiled, without salt	117	8.13	0.71	20.32	3.6		19	0.185
    16062	Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw	336	23.52	1.26	60.03	10.6	6.90	16	0.331
    16063	Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt	116	7.73	0.53	20.76	6.5	3.30	4	0.138
    16064	Cowpeas, common (blackeyes, crowder, southern), mature seeds, canned, plain	77	4.74	0.55	13.63	3.3		293	0.144
    16065	Cowpeas, common (blackeyes, crowder, southern), mature seeds, canned with pork	83	2.74	1.60	16.53	3.3		350	0.605
    16067	Hyacinth beans, mature seeds, raw	344	23.90	1.69	60.74	25.6		21	0.288
    16068	Hyacinth beans, mature seeds, cooked, boiled, without salt	117	8.14	0.58	20.69			7	0.099
    16069	Lentils, raw	343	25.80	1.06	60.08	30.5	2.03	6	0.156
    16070	Lentils, mature seeds, cooked, boiled, without salt	116	9.02	0.38	20.13	7.9	1.80	2	0.053
    16071	Lima beans, large, mature seeds, raw	338	21.46	0.69	63.38	19.0	8.50	18	0.161
    16072	Lima beans, large, mature seeds, cooked, boiled, without salt	115	7.80	0.38	20.88	7.0	2.90	2	0.089
    16073	Lima beans, large, mature seeds, canned	79	4.93	0.17	14.91	4.8		336	0.039
    16074	Lima beans, thin seeded (baby), mature seeds, raw	335	20.62	0.93	62.83	20.6	8.32	13	0.219
    16075	Lima beans, thin seeded (baby), mature seeds, cooked, boiled, without salt	126	8.04	0.38	23.31	7.7		3	0.088
    16076	Lupins, mature seeds, raw	371	36.17	9.74	40.37	18.9		15	1.156
    16077	Lupins, mature seeds, cooked, boiled, without salt	119	15.57	2.92	9.88	2.8		4	0.346
    16078	Mothbeans, mature seeds, raw	343	22.94	1.61	61.52			30	0.364
    16079	Mothbeans, mature seeds, cooked, boiled, without salt	117	7.81	0.55	20.96			10	0.124
    16080	Mung beans, mature seeds, raw	347	23.86	1.15	62.62	16.3	6.60	15	0.348
    16081	Mung beans, mature seeds, cooked, boiled, without salt	105	7.02	0.38	19.15	7.6	2.00	2	0.116
    16082	Noodles, chinese, cellophane or long rice (mung beans), dehydrated	351	0.16	0.06	86.09	0.5	0.00	10	0.017
    16083	Mungo beans, mature seeds, raw	341	25.21	1.64	58.99	18.3		38	0.114
    16084	Mungo beans, mature seeds, cooked, boiled, without salt	105	7.54	0.55	18.34	6.4	2.01	7	0.038
    16085	Peas, green, split, mature seeds, raw	341	24.55	1.16	60.37	25.5	8.00	15	0.161
    16086	Peas, split, mature seeds, cooked, boiled, without salt	118	8.34	0.39	21.10	8.3	2.90	2	0.054
    16087	Peanuts, all types, raw	567	25.80	49.24	16.13	8.5	3.97	18	6.834
    16088	Peanuts, all types, cooked, boiled, with salt	318	13.50	22.01	21.26	8.8	2.47	751	3.055
    16089	Peanuts, all types, oil-roasted, with salt	599	28.03	52.50	15.26	9.4	4.18	320	8.655
    16090	Peanuts, all types, dry-roasted, with salt	585	23.68	49.66	21.51	8.0	4.18	667	6.893
    16091	Peanuts, spanish, raw	570	26.15	49.60	15.82	9.5		22	7.642
    16092	Peanuts, spanish, oil-roasted, with salt	579	28.01	49.04	17.45	8.9		433	7.555
    16093	Peanuts, valencia, raw	570	25.09	47.58	20.91	8.7		1	7.329
    16094	Peanuts, valencia, oil-roasted, with salt	589	27.04	51.24	16.30	8.9		772	7.894
    16095	Peanuts, virginia, raw	563	25.19	48.75	16.54	8.5	3.95	10	6.361
    16096	Peanuts, virginia, oil-roasted, with salt	578	25.87	48.62	19.86	8.9		433	6.345
    16097	Peanut butter, chunk style, with salt	589	24.06	49.94	21.57	8.0	8.41	486	7.607
    16098	Peanut butter, smooth style, with salt	588	25.09	50.39	19.56	6.0	9.22	459	10.510
    16099	Peanut flour, defatted	327	52.20	0.55	34.70	15.8	8.22	180	0.063
    16100	Peanut flour, low fat	428	33.80	21.90	31.27	15.8		1	3.040
    16101	Pigeon peas (red gram), mature seeds, raw	343	21.70	1.49	62.78	15.0		17	0.330
    16102	Pigeon peas (red gram), mature seeds, cooked, boiled, without salt	121	6.76	0.38	23.25	6.7		5	0.083
    16103	Refried beans, canned, traditional style (includes USDA commodity)	91	5.41	1.17	15.26	5.1	0.46	449	0.391
    16104	Bacon, meatless	310	10.68	29.52	6.32	2.6	0.00	1465	4.622
    16106	Meat extender	313	38.11	2.97	38.32	17.5		10	0.424
    16107	Sausage, meatless	257	18.53	18.16	9.84	2.8	0.00	888	2.926
    16108	Soybeans, mature seeds, raw	446	36.49	19.94	30.16	9.3	7.33	2	2.884
    16109	Soybeans, mature cooked, boiled, without salt	173	16.64	8.97	9.93	6.0	3.00	1	1.297
    16110	Soybeans, mature seeds, roasted, salted	471	35.22	25.40	33.55	17.7	4.20	163	3.674
    16111	Soybeans, mature seeds, dry roasted	451	39.58	21.62	32.72	8.1		2	3.127
    16112	Miso	199	11.69	6.01	26.47	5.4	6.20	3728	1.139
    16113	Natto	212	17.72	11.00	14.36	5.4	4.89	7	1.591
    16114	Tempeh	193	18.54	10.80	9.39			9	2.220
    16115	Soy flour, full-fat, raw	436	34.54	20.65	35.19	9.6	7.50	13	2.987
    16116	Soy flour, full-fat, roasted	441	34.80	21.86	33.67	9.7	7.61	12	3.162
    16117	Soy flour, defatted	330	47.01	1.22	38.37	17.5	18.88	20	0.136
    16118	Soy flour, low-fat	375	45.51	8.90	34.93	16.0	10.53	9	1.290
    16119	Soy meal, defatted, raw	339	44.95	2.39	40.14			3	0.268
    16120	Soymilk, original and vanilla, unfortified	54	3.27	1.75	6.28	0.6	3.99	51	0.205
    16121	Soy protein concentrate, produced by alcohol extraction	331	58.13	0.46	30.91	5.5	20.00	3	0.052
    16122	Soy protein isolate	338	80.69	3.39	7.36	5.6	0.00	1005	0.422
    16123	Soy sauce made from soy and wheat (shoyu)	53	8.14	0.57	4.93	0.8	0.40	5493	0.073
    16124	Soy sauce made from soy (tamari)	60	10.51	0.10	5.57	0.8	1.70	5586	0.011
    16125	Soy sauce made from hydrolyzed vegetable protein	60	7.00	0.51	7.84	0.5	1.30	6820	0.040
    16126	Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)	70	8.19	4.17	1.69	0.9	0.60	12	0.863
    16127	Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)	61	6.55	3.69	1.80	0.2	0.70	8	0.533
    16128	Tofu, dried-frozen (koyadofu)	480	47.94	30.34	14.56	7.2		6	4.388
    16129	Tofu, fried	271	17.19	20.18	10.49	3.9	2.72	16	2.918
    16130	Okara	77	3.22	1.73	12.54			9	0.193
    16132	Tofu, salted and fermented (fuyu)	116	8.15	8.00	5.15			2873	1.157
    16133	Yardlong beans, mature seeds, raw	347	24.33	1.31	61.91	11.0		17	0.339
    16134	Yardlong beans, mature seeds, cooked, boiled, without salt	118	8.29	0.45	21.09	3.8		5	0.116
    16135	Winged beans, mature seeds, raw	409	29.65	16.32	41.71	25.9		38	2.303
    16136	Winged beans, mature seeds, cooked, boiled, without salt	147	10.62	5.84	14.94			13	0.825
    16137	Hummus, home prepared	177	4.86	8.59	20.12	4.0	0.27	242	1.141
    16138	Falafel, home-prepared	333	13.31	17.80	31.84			294	2.383
    16139	Soymilk, original and vanilla, with added calcium, vitamins A and D	43	2.60	1.47	4.92	0.2	3.65	47	0.205
    16144	Lentils, pink or red, raw	345	24.95	2.17	59.15	10.8		7	0.379
    16145	Beans, kidney, red, mature seeds, canned, drained solids	124	7.98	1.05	21.49	5.5	3.80	231	0.181
    16146	Beans, pinto, canned, drained solids	114	6.99	0.90	20.22	5.5	0.54	239	0.158
    16147	Veggie burgers or soyburgers, unprepared	177	15.70	6.30	14.27	4.9	1.07	569	1.440
    16149	Peanut spread, reduced sugar	650	24.80	54.89	14.23	7.8	3.34	447	10.220
    16150	Peanut butter, smooth, reduced fat	520	25.90	34.00	35.65	5.2	9.28	540	5.760
    16155	Peanut butter, smooth, vitamin and mineral fortified	591	25.72	50.81	18.75	5.6	10.47	420	10.125
    16156	Peanut butter, chunky, vitamin and mineral fortified	593	26.06	51.47	17.69	5.7	10.94	366	7.972
    16157	Chickpea flour (besan)	387	22.39	6.69	57.82	10.8	10.85	64	0.693
    16158	Hummus, commercial	166	7.90	9.60	14.29	6.0		379	1.437
    16159	Tofu, extra firm, prepared with nigari	91	9.89	5.83	2.00	0.4	0.50	8	0.542
    16160	Tofu, hard, prepared with nigari	146	12.68	9.99	4.39	0.6		2	1.445
    16161	MORI-NU, Tofu, silken, soft	55	4.80	2.70	2.90	0.1	1.31	5	0.357
    16162	MORI-NU, Tofu, silken, firm	62	6.90	2.70	2.40	0.1	1.27	36	0.406
    16163	MORI-NU, Tofu, silken, extra firm	55	7.40	1.90	2.00	0.1	0.99	63	0.300
    16164	MORI-NU, Tofu, silken, lite firm	37	6.30	0.80	1.10	0.0	0.45	85	0.133
    16165	MORI-NU, Tofu, silken, lite extra firm	38	7.00	0.70	1.00	0.0	0.42	98	0.116
    16166	Soymilk, chocolate, unfortified	63	2.26	1.53	9.95	0.4	7.86	53	0.240
    16167	USDA Commodity, Peanut Butter, smooth	588	21.93	49.54	23.98	5.7	6.50	476	9.519
    16168	Soymilk, chocolate, with added calcium, vitamins A and D	63	2.26	1.53	9.95	0.4	7.86	53	0.240
    16171	Refried beans, canned, vegetarian	83	5.28	0.87	13.50	4.7	0.59	430	0.142
    16172	Refried beans, canned, fat-free	79	5.34	0.45	13.50	4.7	0.61	438	0.093
    16173	Frijoles rojos volteados (Refried beans, red, canned)	144	5.00	6.93	15.47	4.7		375	0.926
    16174	Tempeh, cooked	196	18.19	11.38	9.35			14	3.400
    16200	Campbell's Brown Sugar And Bacon Flavored Baked Beans	123	3.85	1.92	23.08	6.2	10.00	362	0.385
    16201	Campbell's Pork and Beans	108	4.62	1.15	19.23	5.4	6.15	338	0.385
    16202	PACE, Traditional Refried Beans	67	4.17	0.00	10.83	4.2	2.50	575	0.000
    16203	PACE, Salsa Refried Beans	60	3.33	0.00	11.67	3.3	3.33	492	0.000
    16204	PACE, Spicy Jalapeno Refried Beans	63	4.17	0.00	11.67	4.2	3.33	492	0.000
    16210	Vitasoy USA, Nasoya Lite Firm Tofu	54	8.30	1.70	1.30	0.6	0.20	34	0.200
    16211	Vitasoy USA, Organic Nasoya Super Firm Cubed Tofu	118	12.40	6.30	2.80	2.0	0.60	6	1.300
    16212	Vitasoy USA, Organic Nasoya Extra Firm Tofu	98	10.10	5.20	2.60	1.3	0.40	4	0.700
    16213	Vitasoy USA, Organic Nasoya Firm Tofu	84	8.90	4.40	2.30	0.8	0.30	4	0.500
    16214	Vitasoy USA, Organic Nasoya Silken Tofu	47	4.80	2.50	1.40	0.3	0.20	2	0.300
    16215	Vitasoy USA, Vitasoy Organic Creamy Original Soymilk	44	2.90	1.60	4.50	0.4	2.00	66	0.200
    16216	Vitasoy USA, Vitasoy Organic Classic Original Soymilk	47	3.20	1.80	4.50	0.4	2.00	66	0.210
    16219	Vitasoy USA, Vitasoy Light Vanilla Soymilk	30	1.60	0.82	4.10	0.1	2.90	49	0.180
    16222	Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D	33	2.86	1.61	1.74	0.5	0.41	37	0.206
    16223	Soymilk (All flavors), enhanced	45	2.94	1.99	3.45	0.4	2.53	50	0.206
    16225	Soymilk, original and vanilla, light, with added calcium, vitamins A and D	30	2.38	0.77	3.51	0.3	2.61	48	0.005
    16227	Soymilk, chocolate and other flavors, light, with added calcium, vitamins A and D	47	2.10	0.64	8.24	0.7	7.13	46	0.032
    16228	Soymilk, original and vanilla, light, unsweetened, with added calcium, vitamins A and D	34	2.62	0.85	3.85	0.6	0.41	63	0.078
    16229	Soymilk (All flavors), lowfat, with added calcium, vitamins A and D	43	1.65	0.62	7.20	0.8	3.50	37	0.000
    16230	Soymilk (all flavors), nonfat, with added calcium, vitamins A and D	28	2.47	0.04	4.14	0.2	3.65	57	0.000
    16231	Soymilk, chocolate, nonfat, with added calcium, vitamins A and D	44	2.47	0.04	8.51	0.2	3.65	57	0.000
    16235	SILK Plain, soymilk	41	2.88	1.65	3.29	0.4	2.47	49	0.206
    16236	SILK Vanilla, soymilk	41	2.47	1.44	4.12	0.4	2.88	39	0.206
    16237	SILK Chocolate, soymilk	58	2.06	1.44	9.47	0.8	7.82	41	0.206
    16238	SILK Light Plain, soymilk	29	2.47	0.82	3.29	0.4	2.47	49	0.000
    16239	SILK Light Vanilla, soymilk	33	2.47	0.82	4.12	0.4	2.88	39	0.000
    16240	SILK Light Chocolate, soymilk	49	2.06	0.62	9.05	0.8	7.82	41	0.000
    16241	SILK Plus Omega-3 DHA, soymilk	45	2.88	2.06	3.29	0.4	2.47	49	0.206
    16242	SILK Plus for Bone Health, soymilk	41	2.47	1.44	4.53	0.8	2.88	39	0.206
    16243	SILK Plus Fiber, soymilk	41	2.47	1.44	5.76	2.1	2.88	39	0.206
    16244	SILK Unsweetened, soymilk	33	2.88	1.65	1.65	0.4	0.41	35	0.206
    16245	SILK Very Vanilla, soymilk	53	2.47	1.65	7.82	0.4	6.58	58	0.206
    16246	SILK Nog, soymilk	74	2.46	1.64	12.30	0.0	9.84	61	0.000
    16247	SILK Chai, soymilk	53	2.47	1.44	7.82	0.0	5.76	41	0.206
    16248	SILK Mocha, soymilk	58	2.06	1.44	9.05	0.0	7.41	41	0.206
    16249	SILK Coffee, soymilk	62	2.06	1.44	10.29	0.0	9.47	41	0.206
    16250	SILK Vanilla soy yogurt (family size)	79	2.64	1.76	13.66	0.4	10.57	13	0.220
    16251	SILK Vanilla soy yogurt (single serving size)	88	2.94	1.76	14.71	0.6	10.59	12	0.000
    16252	SILK Plain soy yogurt	66	2.64	1.76	9.69	0.4	5.29	13	0.220
    16253	SILK Strawberry soy yogurt	94	2.35	1.18	18.24	0.6	12.94	15	0.000
    16254	SILK Raspberry soy yogurt	88	2.35	1.18	17.65	0.6	12.94	15	0.000
    16255	SILK Peach soy yogurt	94	2.35	1.18	18.82	0.6	14.71	15	0.000
    16256	SILK Black Cherry soy yogurt	88	2.35	1.18	17.06	0.6	11.76	12	0.000
    16257	SILK Blueberry soy yogurt	88	2.35	1.18	17.06	0.6	12.35	15	0.000
    16258	SILK Key Lime soy yogurt	88	2.35	1.18	17.65	0.6	12.35	15	0.000
    16259	SILK Banana-Strawberry soy yogurt	88	2.35	1.18	17.06	0.6	10.59	15	0.000
    16260	SILK Original Creamer	100	0.00	6.67	6.67	0.0	0.00	67	0.000
    16261	SILK French Vanilla Creamer	133	0.00	6.67	20.00	0.0	20.00	67	0.000
    16262	SILK Hazelnut Creamer	133	0.00	6.67	20.00	0.0	20.00	67	0.000
    16271	Vitasoy USA Organic Nasoya, Soft Tofu	70	8.00	3.50	1.50	0.6	0.30	4	0.500
    16272	Vitasoy USA Nasoya, Lite Silken Tofu	41	7.50	1.10	0.30			79	0.200
    16273	Vitasoy USA Organic Nasoya, Tofu Plus Extra Firm	92	9.30	4.90	2.70	1.0	0.40	7	0.600
    16274	Vitasoy USA Organic Nasoya, Tofu Plus Firm	74	8.40	3.40	2.50	0.8	0.30	4	0.300
    16275	Vitasoy USA Organic Nasoya Sprouted, Tofu Plus Super Firm	115	12.10	5.90	3.30	1.2	1.10	28	1.100
    16276	Vitasoy USA Azumaya, Extra Firm Tofu	88	9.20	4.60	2.40	0.9	0.50	26	0.600
    16277	Vitasoy USA Azumaya, Firm Tofu	80	8.30	4.20	2.30	0.6	0.40	23	0.500
    16278	Vitasoy USA Azumaya, Silken Tofu	43	4.40	2.40	1.00	0.2	0.20	2	0.300
    16279	HOUSE FOODS Premium Soft Tofu	59	5.83	2.71	2.74	0.8	0.53	34	0.480
    16281	HOUSE FOODS Premium Firm Tofu	85	9.98	4.19	1.91	0.9	0.40	33	0.710
    16302	Beans, adzuki, mature seed, cooked, boiled, with salt	128	7.52	0.10	24.77	7.3		244	0.036
    16315	Beans, black, mature seeds, cooked, boiled, with salt	132	8.86	0.54	23.71	8.7		237	0.139
    16316	Beans, black, mature seeds, canned, low sodium	91	6.03	0.29	16.55	6.9	0.23	138	0.075
    16317	Beans, black turtle, mature seeds, cooked, boiled, with salt	130	8.18	0.35	24.35	8.3	0.32	239	0.089
    16320	Beans, cranberry (roman), mature seeds, cooked, boiled, with salt	136	9.34	0.46	24.46	10.0		237	0.119
    16323	Beans, french, mature seeds, cooked, boiled, with salt	129	7.05	0.76	24.02	9.4		242	0.083
    16325	Beans, great northern, mature seeds, cooked, boiled, with salt	118	8.33	0.45	21.09	7.0		238	0.140
    16326	Beans, great northern, mature seeds, canned, low sodium	114	7.37	0.39	21.02	4.9	1.41	177	0.120
    16328	Beans, kidney, all types, mature seeds, cooked, boiled, with salt	127	8.67	0.50	22.80	6.4	0.32	238	0.072
    16331	Beans, kidney, california red, mature seeds, cooked, boiled, with salt	124	9.13	0.09	22.41	9.3		240	0.014
    16333	Beans, kidney, red, mature seeds, cooked, boiled, with salt	127	8.67	0.50	22.80	7.4	0.32	238	0.072
    16335	Beans, kidney, red, mature seeds, canned, drained solids, rinsed in tap water	121	8.12	0.93	20.80	7.5		208	0.328
    16336	Beans, kidney, royal red, mature seeds, cooked, boiled with salt	123	9.49	0.17	21.85	9.3		241	0.024
    16337	Beans, kidney, red, mature seeds, canned, solids and liquid, low sodium	81	5.22	0.36	14.83	5.3	1.85	117	0.125
    16338	Beans, navy, mature seeds, cooked, boiled, with salt	140	8.23	0.62	26.05	10.5	0.37	237	0.098
    16341	Beans, pink, mature seeds, cooked, boiled, with salt	149	9.06	0.49	27.91	5.3	0.36	238	0.126
    16343	Beans, pinto, mature seeds, cooked, boiled, with salt	143	9.01	0.65	26.22	9.0	0.34	238	0.109
    16345	Beans, pinto, mature seeds, canned, drained solids, rinsed in tap water	117	7.04	0.97	20.77			212	
    16346	Beans, small white, mature seeds, cooked, boiled, with salt	142	8.97	0.64	25.81	10.4		238	0.166
    16347	Beans, pinto, mature seeds, canned, solids and liquids, low sodium	82	4.60	0.56	15.18	4.6	1.02	146	0.116
    16348	Beans, yellow, mature seeds, cooked, boiled, with salt	144	9.16	1.08	25.27	10.4		241	0.279
    16350	Beans, white, mature seeds, cooked, boiled, with salt	139	9.73	0.35	25.09	6.3	0.34	242	0.091
    16353	Broadbeans (fava beans), mature seeds, cooked, boiled, with salt	110	7.60	0.40	19.65	5.4	1.82	241	0.066
    16357	Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, with salt	164	8.86	2.59	27.42	7.6	4.80	243	0.269
    16358	Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids	139	7.05	2.77	22.53	6.4	4.01	246	0.214
    16359	Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained, rinsed in tap water	138	7.04	2.47	22.87	6.3	4.00	212	0.213
    16360	Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, solids and liquids, low sodium	88	4.92	1.95	13.49	4.4	2.59	132	0.204
    16361	Cowpeas, catjang, mature seeds, cooked, boiled, with salt	117	8.13	0.71	20.32	3.6		255	0.185
    16363	Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, with salt	116	7.73	0.53	20.76	6.5	3.30	240	0.138
    16368	Hyacinth beans, mature seeds, cooked, boiled, with salt	117	8.14	0.58	20.70			243	0.099
    16370	Lentils, mature seeds, cooked, boiled, with salt	114	9.02	0.38	19.54	7.9	1.80	238	0.053
    16372	Lima beans, large, mature seeds, cooked, boiled, with salt	115	7.80	0.38	20.88	7.0	2.90	238	0.089
    16375	Lima beans, thin seeded (baby), mature seeds, cooked, boiled, with salt	126	8.04	0.38	23.31	7.7		239	0.088
    16377	Lupins, mature seeds, cooked, boiled, with salt	116	15.57	2.92	9.29	2.8		240	0.346
    16379	Mothbeans, mature seeds, cooked, boiled, with salt	117	7.81	0.55	20.96			246	0.124
    16381	Mung beans, mature seeds, cooked, boiled, with salt	105	7.02	0.38	19.15	7.6	2.00	238	0.116
    16384	Mungo beans, mature seeds, cooked, boiled, with salt	105	7.54	0.55	18.34	6.4	2.01	243	0.038
    16386	Peas, split, mature seeds, cooked, boiled, with salt	116	8.34	0.39	20.51	8.3	2.90	238	0.054
    16389	Peanuts, all types, oil-roasted, without salt	599	28.03	52.50	15.26	9.4	4.18	6	8.686
    16390	Peanuts, all types, dry-roasted, without salt	585	23.68	49.66	21.51	8.0	4.18	6	6.893
    16392	Peanuts, spanish, oil-roasted, without salt	579	28.01	49.04	17.45	8.9		6	7.555
    16394	Peanuts, valencia, oil-roasted, without salt	589	27.04	51.24	16.30	8.9		6	7.894
    16396	Peanuts, virginia, oil-roasted, without salt	578	25.87	48.62	19.86	8.9		6	6.345
    16397	Peanut butter, chunk style, without salt	589	24.06	49.94	21.57	8.0	8.41	17	7.607
    16398	Peanut butter, smooth style, without salt	588	25.09	50.39	19.56	6.0	9.22	17	10.292
    16399	Peanut butter with omega-3, creamy	608	24.47	54.17	17.00	6.1	3.11	356	9.691
    16402	Pigeon peas (red gram), mature seeds, cooked, boiled, with salt	121	6.76	0.38	23.25	6.7		241	0.083
    16403	Refried beans, canned, traditional, reduced sodium	91	5.41	1.17	15.26	5.1	0.46	138	0.324
    16409	Soybeans, mature seeds, cooked, boiled, with salt	173	16.64	8.97	9.93	6.0	3.00	237	1.297
    16410	Soybeans, mature seeds, roasted, no salt added	471	35.22	25.40	33.55	17.7		4	3.674
    16420	Soy protein concentrate, produced by acid wash	331	58.13	0.46	30.91	5.5	20.00	900	0.052
    16422	Soy protein isolate, potassium type	326	80.69	0.53	10.22	5.6	0.00	50	0.077
    16424	Soy sauce made from soy and wheat (shoyu), low sodium	57	9.05	0.30	5.59	0.7	0.50	3598	0.035
    16425	Soy sauce, reduced sodium, made from hydrolyzed vegetable protein	90	8.19	0.31	14.44	0.3	5.63	2890	0.020
    16426	Tofu, raw, firm, prepared with calcium sulfate	145	15.78	8.72	4.27	2.3		14	1.261
    16427	Tofu, raw, regular, prepared with calcium sulfate	76	8.08	4.78	1.88	0.3		7	0.691
    16428	Tofu, dried-frozen (koyadofu), prepared with calcium sulfate	472	47.94	30.34	12.79	1.2		6	4.388
    16429	Tofu, fried, prepared with calcium sulfate	271	17.19	20.18	10.50	3.9		16	2.918
    16432	Tofu, salted and fermented (fuyu), prepared with calcium sulfate	116	8.15	8.00	5.15			2873	1.157
    16434	Yardlong beans, mature seeds, cooked, boiled, with salt	118	8.29	0.45	21.09	3.8		241	0.116
    16436	Winged beans, mature seeds, cooked, boiled, with salt	147	10.62	5.84	14.94			249	0.825
    16500	LOMA LINDA Little Links, canned, unprepared	221	19.40	13.50	5.50	4.2	0.80	472	2.000
    16502	LOMA LINDA Low Fat Big Franks, canned, unprepared	154	23.10	4.70	4.90	4.1	0.30	481	0.500
    16504	LOMA LINDA Tender Rounds with Gravy, canned, unprepared	145	16.30	5.60	7.40	3.5	1.00	443	0.700
    16505	LOMA LINDA Swiss Stake with Gravy, canned, unprepared	138	10.20	6.20	10.40	3.2	0.90	471	0.800
    16506	LOMA LINDA Vege-Burger, canned, unprepared	114	22.20	1.20	3.70	2.6	0.80	222	0.200
    16507	LOMA LINDA Redi-Burger, canned, unprepared	146	21.90	2.80	8.20	4.3	1.20	508	0.400
    16508	LOMA LINDA Tender Bits, canned, unprepared	135	15.10	4.60	8.30	4.3	0.60	613	0.700
    16509	LOMA LINDA Linketts, canned, unprepared	209	21.30	11.80	4.40	3.0	0.30	401	1.600
    16510	WORTHINGTON Chili, canned, unprepared	126	10.40	4.50	10.90	3.4	1.30	453	0.700
    16511	WORTHINGTON Choplets, canned, unprepared	103	19.40	1.00	4.10	2.8	0.40	456	0.100
    16512	WORTHINGTON Diced Chik, canned, unprepared	80	14.70	0.70	3.70	1.4	0.10	344	
    16513	WORTHINGTON FriChik Original, canned, unprepared	160	13.40	10.30	3.40	1.5	0.10	401	1.400
    16514	WORTHINGTON Low Fat Fri Chik, canned, unprepared	102	14.30	2.70	4.90	1.0	0.00	416	0.400
    16515	WORTHINGTON Low Fat Veja-Links, canned, unprepared	123	15.80	4.80	4.30	1.2	0.70	612	0.700
    16516	WORTHINGTON Multigrain Cutlets, canned, unprepared	117	23.29	1.50	7.30	4.5	0.20	371	0.300
    16517	WORTHINGTON Prime Stakes, canned, unprepared	135	10.20	7.20	7.50	1.4	0.30	480	1.000
    16518	WORTHINGTON Saucettes, canned, unprepared	219	15.00	15.20	5.60	2.8	0.20	532	
    16519	WORTHINGTON Super Links, canned, unprepared	219	14.50	15.50	5.50	1.8	0.60	708	2.100
    16521	WORTHINGTON Vegetable Skallops, canned, unprepared	109	19.90	1.20	4.60	3.4	0.30	460	0.200
    16522	WORTHINGTON Vegetable Steaks, canned, unprepared	113	20.70	1.20	5.10	2.2	0.50	417	
    16523	WORTHINGTON Vegetarian Burger, canned, unprepared	124	18.60	2.90	6.20	2.7	0.60	451	0.500
    16524	WORTHINGTON Veja-Links, canned, unprepared	155	14.60	8.90	4.10	3.3	0.50	530	1.300
    16525	WORTHINGTON Chic-Ketts, frozen, unprepared	200	23.60	9.70	5.10	1.2	0.10	642	1.500
    16526	WORTHINGTON Meatless Chicken Roll, frozen, unprepared	154	16.10	8.00	4.30	2.4	0.80	452	1.200
    16527	WORTHINGTON Meatless Corned Beef Roll, frozen, unprepared	245	18.60	14.50	9.90	0.0	2.10	758	2.300
    16528	WORTHINGTON Dinner Roast, frozen, unprepared	213	16.00	13.50	6.90	3.1	1.00	671	2.400
    16529	WORTHINGTON FriPats, frozen, unprepared	209	23.70	9.10	8.00	2.8	1.40	517	1.400
    16531	WORTHINGTON Prosage Links, frozen, unprepared	143	20.20	4.70	5.00	2.8	0.80	819	0.900
    16532	WORTHINGTON Prosage Roll, frozen, unprepared	261	19.60	17.60	6.00	3.5	0.20	667	3.400
    16533	WORTHINGTON Smoked Turkey Roll, frozen, unprepared	251	18.50	16.10	7.90	1.1	2.40	859	2.300
    16534	WORTHINGTON Stakelets, frozen, unprepared	211	19.70	10.40	9.60	2.8	1.20	651	1.800
    16535	WORTHINGTON Stripples, frozen, unprepared	346	12.40	26.60	14.30	5.1	0.80	1463	4.200
    16536	WORTHINGTON Wham (roll), frozen, unprepared	196	17.80	11.30	5.70	0.0	3.20	717	1.600
    16538	MORNINGSTAR FARMS Breakfast Pattie with Organic Soy, frozen, unprepared	205	22.10	8.20	10.60	4.3	1.50	632	1.100
    16542	MORNINGSTAR FARMS Breakfast Bacon Strips, frozen, unprepared	346	12.39	26.60	14.31	5.1	0.80	1463	4.190
    16546	MORNINGSTAR FARMS Breakfast Sausage Links, frozen, unprepared	159	19.20	6.09	6.81	4.0	1.00	670	0.690
    16548	MORNINGSTAR FARMS Grillers Original, frozen, unprepared	213	23.90	9.30	8.50	4.4	1.20	422	1.700
    16549	MORNINGSTAR FARMS Grillers Prime, frozen, unprepared	238	24.00	13.20	5.90	2.6	0.30	501	1.600
    16551	MORNINGSTAR FARMS Asian Veggie Patties, frozen, unprepared	155	10.90	6.20	14.90	3.0	4.90	725	0.800
    16552	MORNINGSTAR FARMS Mushroom Lover's Burger, frozen, unprepared	169	11.60	8.80	11.81	1.2	1.60	346	1.290
    16554	MORNINGSTAR FARMS Tomato & Basil Pizza Burger, frozen, unprepared	181	15.50	8.30	11.10	3.7	2.40	389	2.200
    16555	MORNINGSTAR FARMS Buffalo Wings, frozen, unprepared	230	14.50	9.39	23.01	3.7	2.09	758	1.200
    16556	MORNINGSTAR FARMS Chik'n Nuggets, frozen, unprepared	235	14.39	10.00	21.81	4.9	2.20	702	1.500
    16557	MORNINGSTAR FARMS Chik Patties, frozen, unprepared	197	11.80	7.00	22.90	3.0	2.00	835	0.800
    16558	MORNINGSTAR FARMS Italian Herb Chik'n Pattie, frozen, unprepared	236	13.60	7.00	31.11	3.4	1.50	682	0.800
    16560	MORNINGSTAR FARMS Corn Dog, frozen, unprepared	208	11.19	3.50	36.02	3.8	11.00	666	0.600
    16561	MORNINGSTAR FARMS Corn Dog Mini, frozen, unprepared	219	13.19	4.69	32.62	2.6	8.00	678	0.800
    16565	MORNINGSTAR FARMS Sausage Style Recipe Crumbles, frozen, unprepared	159	20.20	4.60	9.90	4.6	1.40	758	0.500
    16570	GARDENBURGER Black Bean Chipotle Burger, frozen, unprepared	133	6.50	3.90	22.00	6.1	3.59	545	0.400
    16579	GARDENBURGER Original, frozen, unprepared	155	7.19	4.59	24.42	5.0	0.60	684	2.400
    16584	GARDENBURGER Savory Portabella Veggie Burger, frozen, unprepared	138	5.90	3.29	22.10	7.1	1.20	633	1.100
    16585	GARDENBURGER Sun-Dried Tomato Basil Burger, frozen, unprepared	137	5.50	3.60	23.70	5.2	2.60	387	1.000
    16586	GARDENBURGER Veggie Medley Burger, frozen, unprepared	120	4.19	3.50	23.60	7.0	1.79	531	0.400
    16587	MORNINGSTAR FARMS Breakfast Sausage Patties Maple Flavored, frozen, unprepared	222	26.29	7.19	8.13	2.0	5.90	656	0.890
    16588	MORNINGSTAR FARMS Chik'n Grill Veggie Patties, frozen, unprepared	118	12.80	4.80	10.20	5.7	0.20	519	0.400
    16590	MORNINGSTAR FARMS BBQ Riblets, frozen, unprepared	157	13.10	2.50	24.40	4.8	16.80	574	0.200
    16591	WORTHINGTON Leanies, frozen, unprepared	251	19.50	16.50	6.10	3.8	1.20	1078	2.800
    16592	MORNINGSTAR FARMS California Turk'y Burger, frozen, unprepared	142	14.10	7.90	10.90	7.8	1.60	609	0.800
    16593	MORNINGSTAR FARMS Hot and Spicy Veggie Sausage Patties, frozen, unprepared	185	21.80	7.40	8.50	2.3	0.20	551	0.900
    16594	MORNINGSTAR FARMS Lasagna with Veggie Sausage, frozen, unprepared	96	7.10	2.30	14.40	2.3	1.70	208	1.000
    16596	MORNINGSTAR FARMS Grillers Quarter Pound Veggie Burger, frozen, unprepared	219	22.80	10.50	8.90	2.5	0.60	429	1.900
    16600	MORNINGSTAR FARMS Sesame Chik'n Entree, frozen, unprepared	116	5.30	3.50	17.30	1.3	6.00	196	0.400
    16602	MORNINGSTAR FARMS Meal Starters Veggie Meatballs, frozen, unprepared	158	17.70	5.80	9.90	3.6	1.10	487	0.690
    16603	MORNINGSTAR FARMS Breakfast Biscuit Sausage, Egg & Cheese, frozen, unprepared	257	9.30	8.10	37.50	1.5	4.00	568	4.190
    16606	MORNINGSTAR FARMS Mediterranean Chickpea, frozen, unprepared	165	15.50	6.50	19.80	10.1	1.10	357	0.890
    16607	MORNINGSTAR FARMS Buffalo Chik Patties, frozen, unprepared	258	11.60	13.69	24.70	3.3	2.90	1128	2.000
    16608	MORNINGSTAR FARMS Chik Patties Original, frozen, unprepared	197	11.80	7.00	22.90	3.0	2.00	835	0.800
    16609	MORNINGSTAR FARMS Breakfast Pattie, frozen, unprepared	205	22.10	8.19	10.61	4.3	1.50	632	1.100
    17000	Veal, Australian, rib, rib roast, separable lean only, raw	134	21.70	4.63	1.40	0.0	0.00	83	2.053
    17001	Lamb, domestic, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/4" fat, choice, raw	267	16.88	21.59	0.00	0.0		58	9.470
    17002	Lamb, domestic, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/4" fat, choice, cooked	294	24.52	20.94	0.00	0.0	0.00	72	8.830
    17003	Lamb, domestic, composite of trimmed retail cuts, separable lean only, trimmed to 1/4" fat, choice, raw	134	20.29	5.25	0.00	0.0		66	1.880
    17004	Lamb, domestic, composite of trimmed retail cuts, separable lean only, trimmed to 1/4" fat, choice, cooked	206	28.22	9.52	0.00	0.0		76	3.400
    17005	Lamb, domestic, composite of trimmed retail cuts, separable fat, trimmed to 1/4" fat, choice, raw	665	6.65	70.61	0.00	0.0		31	32.240
    17006	Lamb, domestic, composite of trimmed retail cuts, separable fat, trimmed to 1/4" fat, choice, cooked	586	12.16	59.18	0.00	0.0	0.00	58	27.020
    17007	Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/4" fat, choice, raw	201	18.91	13.38	0.00	0.0		72	5.830
    17008	Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised	243	28.37	13.46	0.00	0.0	0.00	72	5.630
    17009	Lamb, domestic, foreshank, separable lean only, trimmed to 1/4" fat, choice, raw	120	21.08	3.29	0.00	0.0		79	1.180
    17010	Lamb, domestic, foreshank, separable lean only, trimmed to 1/4" fat, choice, cooked, braised	187	31.01	6.02	0.00	0.0		74	2.150
    17011	Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, raw	230	17.91	17.07	0.00	0.0		56	7.430
    17012	Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	258	25.55	16.48	0.00	0.0	0.00	66	6.890
    17013	Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw	128	20.56	4.51	0.00	0.0		62	1.610
    17014	Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	191	28.30	7.74	0.00	0.0	0.00	68	2.760
    17015	Lamb, domestic, leg, shank half, separable lean and fat, trimmed to 1/4" fat, choice, raw	201	18.58	13.49	0.00	0.0		57	5.800
    17016	Lamb, domestic, leg, shank half, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	225	26.41	12.45	0.00	0.0		65	5.090
    17017	Lamb, domestic, leg, shank half, separable lean only, trimmed to 1/4" fat, choice, raw	125	20.52	4.19	0.00	0.0		61	1.500
    17018	Lamb, domestic, leg, shank half, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	180	28.17	6.67	0.00	0.0		66	2.380
    17019	Lamb, domestic, leg, sirloin half, separable lean and fat, trimmed to 1/4" fat, choice, raw	272	16.94	22.11	0.00	0.0		56	9.730
    17020	Lamb, domestic, leg, sirloin half, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	292	24.63	20.67	0.00	0.0		68	8.740
    17021	Lamb, domestic, leg, sirloin half, separable lean only, trimmed to 1/4" fat, choice, raw	134	20.55	5.08	0.00	0.0		64	1.820
    17022	Lamb, domestic, leg, sirloin half, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	204	28.35	9.17	0.00	0.0		71	3.280
    17023	Lamb, domestic, loin, separable lean and fat, trimmed to 1/4" fat, choice, raw	310	16.32	26.63	0.00	0.0		56	11.760
    17024	Lamb, domestic, loin, separable lean and fat, trimmed to 1/4" fat, choice, cooked, broiled	316	25.17	23.08	0.00	0.0	0.00	77	9.830
    17025	Lamb, domestic, loin, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	309	22.55	23.59	0.00	0.0	0.00	64	10.240
    17026	Lamb, domestic, loin, separable lean only, trimmed to 1/4" fat, choice, raw	143	20.88	5.94	0.00	0.0		68	2.130
    17027	Lamb, domestic, loin, separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	216	29.99	9.73	0.00	0.0	0.00	84	3.480
    17028	Lamb, domestic, loin, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	202	26.59	9.76	0.00	0.0		66	3.720
    17029	Lamb, domestic, rib, separable lean and fat, trimmed to 1/4" fat, choice, raw	372	14.52	34.39	0.00	0.0		56	15.160
    17030	Lamb, domestic, rib, separable lean and fat, trimmed to 1/4" fat, choice, cooked, broiled	361	22.13	29.59	0.00	0.0	0.00	76	12.700
    17031	Lamb, domestic, rib, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	359	21.12	29.82	0.00	0.0		73	12.770
    17032	Lamb, domestic, rib, separable lean only, trimmed to 1/4" fat, choice, raw	169	19.98	9.23	0.00	0.0		72	3.300
    17033	Lamb, domestic, rib, separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	235	27.74	12.95	0.00	0.0	0.00	85	4.650
    17034	Lamb, domestic, rib, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	232	26.16	13.31	0.00	0.0		81	4.760
    17035	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, raw	264	16.58	21.45	0.00	0.0	0.00	61	9.280
    17036	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised	344	28.68	24.55	0.00	0.0		75	10.340
    17037	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, cooked, broiled	278	24.42	19.26	0.00	0.0		78	8.040
    17038	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	276	22.51	19.97	0.00	0.0	0.00	66	8.440
    17039	Lamb, domestic, shoulder, whole (arm and blade), separable lean only, trimmed to 1/4" fat, choice, raw	144	19.55	6.76	0.00	0.0	0.00	70	2.420
    17040	Lamb, domestic, shoulder, whole (arm and blade), separable lean only, trimmed to 1/4" fat, choice, cooked, braised	283	32.81	15.89	0.00	0.0		79	6.170
    17041	Lamb, domestic, shoulder, whole (arm and blade), separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	210	27.12	10.50	0.00	0.0	0.00	83	3.880
    17042	Lamb, domestic, shoulder, whole (arm and blade), separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	204	24.94	10.77	0.00	0.0	0.00	68	4.080
    17043	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/4" fat, choice, raw	260	16.79	20.90	0.00	0.0		60	9.150
    17044	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised	346	30.39	24.00	0.00	0.0		72	9.870
    17045	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/4" fat, choice, cooked, broiled	281	24.44	19.55	0.00	0.0		77	8.370
    17046	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	279	22.53	20.24	0.00	0.0		65	8.740
    17047	Lamb, domestic, shoulder, arm, separable lean only, trimmed to 1/4" fat, choice, raw	132	19.99	5.20	0.00	0.0		69	1.860
    17048	Lamb, domestic, shoulder, arm, separable lean only, trimmed to 1/4" fat, choice, cooked, braised	279	35.54	14.08	0.00	0.0		76	5.030
    17049	Lamb, domestic, shoulder, arm, separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	200	27.71	9.02	0.00	0.0		82	3.420
    17050	Lamb, domestic, shoulder, arm, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	192	25.46	9.26	0.00	0.0		67	3.590
    17051	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/4" fat, choice, raw	259	16.63	20.86	0.00	0.0		62	8.930
    17052	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised	345	28.51	24.73	0.00	0.0		75	10.290
    17053	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/4" fat, choice, cooked, broiled	278	23.08	19.94	0.00	0.0	0.00	82	8.180
    17054	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted	281	22.25	20.61	0.00	0.0		66	8.640
    17055	Lamb, domestic, shoulder, blade, separable lean only, trimmed to 1/4" fat, choice, raw	151	19.29	7.63	0.00	0.0		70	2.730
    17056	Lamb, domestic, shoulder, blade, separable lean only, trimmed to 1/4" fat, choice, cooked, braised	288	32.35	16.64	0.00	0.0		79	6.370
    17057	Lamb, domestic, shoulder, blade, separable lean only, trimmed to 1/4" fat, choice, cooked, broiled	211	25.48	11.32	0.00	0.0		88	4.040
    17058	Lamb, domestic, shoulder, blade, separable lean only, trimmed to 1/4" fat, choice, cooked, roasted	209	24.61	11.57	0.00	0.0		68	4.340
    17059	Lamb, domestic, cubed for stew or kabob (leg and shoulder), separable lean only, trimmed to 1/4" fat, raw	134	20.21	5.28	0.00	0.0		65	1.890
    17060	Lamb, domestic, cubed for stew or kabob (leg and shoulder), separable lean only, trimmed to 1/4" fat, cooked, braised	223	33.69	8.80	0.00	0.0	0.00	70	3.150
    17061	Lamb, domestic, cubed for stew or kabob (leg and shoulder), separable lean only, trimmed to 1/4" fat, cooked, broiled	186	28.08	7.33	0.00	0.0		76	2.620
    17062	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean and fat, raw	277	16.74	22.74	0.00	0.0		39	11.570
    17063	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean and fat, cooked	305	24.42	22.26	0.00	0.0		46	11.050
    17064	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean only, raw	128	20.75	4.41	0.00	0.0		46	1.880
    17065	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean only, cooked	206	29.59	8.86	0.00	0.0		50	3.860
    17066	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable fat, raw	640	6.92	67.63	0.00	0.0		22	35.290
    17067	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable fat, cooked	586	9.72	60.39	0.00	0.0		35	31.510
    17068	Lamb, New Zealand, imported, fore-shank, separable lean and fat, raw	223	18.04	16.15	0.00	0.0		45	8.180
    17069	Lamb, New Zealand, imported, fore-shank, separable lean and fat, cooked, braised	258	26.97	15.83	0.00	0.0		47	7.820
    17070	Lamb, New Zealand, imported, fore-shank, separable lean only, raw	118	20.82	3.28	0.00	0.0		50	1.400
    17071	Lamb, New Zealand, imported, fore-shank, separable lean only, cooked, braised	186	30.76	6.04	0.00	0.0		49	2.610
    17072	Lamb, New Zealand, imported, leg chop/steak, bone-in, separable lean and fat, raw	216	18.34	15.29	0.00	0.0		40	7.680
    17073	Lamb, New Zealand, imported, frozen, leg, whole (shank and sirloin), separable lean and fat, cooked, roasted	246	24.81	15.56	0.00	0.0		43	7.610
    17074	Lamb, New Zealand, imported, leg chop/steak, bone-in, separable lean only, raw	123	20.85	3.80	0.00	0.0		44	1.620
    17075	Lamb, New Zealand, imported, frozen, leg, whole (shank and sirloin), separable lean only, cooked, roasted	181	27.68	7.01	0.00	0.0		45	3.050
    17076	Lamb, New Zealand, imported, loin chop, separable lean and fat, raw	303	16.33	25.90	0.00	0.0		37	13.240
    17077	Lamb, New Zealand, imported, frozen, loin, separable lean and fat, cooked, broiled	315	23.43	23.88	0.00	0.0	0.00	49	11.960
    17078	Lamb, New Zealand, imported, loin chop, separable lean only, raw	130	21.17	4.40	0.00	0.0		45	1.870
    17079	Lamb, New Zealand, imported, frozen, loin, separable lean only, cooked, broiled	199	29.31	8.24	0.00	0.0		55	3.580
    17080	Lamb, New Zealand, imported, rack - partly frenched, separable lean and fat, raw	346	14.92	31.31	0.00	0.0		40	15.990
    17081	Lamb, New Zealand, imported, rack - partly frenched, separable lean and fat, cooked, fast roasted	340	18.98	28.75	0.00	0.0	0.00	43	14.450
    17082	Lamb, New Zealand, imported, rack - partly frenched, separable lean only, raw	142	20.49	6.06	0.00	0.0		52	2.580
    17083	Lamb, New Zealand, imported, rack - partly frenched, separable lean only, cooked, fast roasted	196	24.42	10.16	0.00	0.0	0.00	48	4.430
    17084	Lamb, New Zealand, imported, square-cut shoulder, separable lean and fat, raw	272	16.65	22.23	0.00	0.0		41	11.220
    17085	Lamb, New Zealand, imported, frozen, shoulder, whole (arm and blade), separable lean and fat, cooked, braised	357	28.21	26.27	0.00	0.0		51	12.740
    17086	Lamb, New Zealand, imported, square-cut shoulder, separable lean only, raw	135	20.25	5.43	0.00	0.0		47	2.310
    17087	Lamb, New Zealand, imported, frozen, shoulder, whole (arm and blade), separable lean only, cooked, braised	285	34.06	15.50	0.00	0.0		56	6.810
    17088	Veal, composite of trimmed retail cuts, separable lean and fat, raw	144	19.35	6.77	0.00	0.0		82	2.790
    17089	Veal, composite of trimmed retail cuts, separable lean and fat, cooked	231	30.10	11.39	0.00	0.0	0.00	87	4.280
    17090	Veal, composite of trimmed retail cuts, separable lean only, raw	112	20.20	2.87	0.00	0.0		86	0.860
    17091	Veal, composite of trimmed retail cuts, separable lean only, cooked	196	31.90	6.58	0.00	0.0	0.00	89	1.840
    17092	Veal, composite of trimmed retail cuts, separable fat, raw	638	6.02	67.83	0.00	0.0		26	32.920
    17093	Veal, composite of trimmed retail cuts, separable fat, cooked	642	9.42	66.74	0.00	0.0		57	32.390
    17094	Veal, leg (top round), separable lean and fat, raw	117	20.98	3.08	0.00	0.0	0.00	63	1.180
    17095	Veal, leg (top round), separable lean and fat, cooked, braised	211	36.16	6.33	0.00	0.0	0.00	67	2.530
    17096	Veal, leg (top round), separable lean and fat, cooked, pan-fried, breaded	238	27.29	9.18	9.91	0.3	0.57	454	3.060
    17097	Veal, leg (top round), separable lean and fat, cooked, pan-fried, not breaded	211	31.75	8.35	0.00	0.0	0.00	76	3.160
    17098	Veal, leg (top round), separable lean and fat, cooked, roasted	160	27.70	4.65	0.00	0.0	0.00	68	1.840
    17099	Veal, leg (top round), separable lean only, raw	107	21.28	1.76	0.00	0.0		64	0.530
    17100	Veal, leg (top round), separable lean only, cooked, braised	203	36.71	5.09	0.00	0.0		67	1.920
    17101	Veal, leg (top round), separable lean only, cooked, pan-fried, breaded	216	28.41	6.27	9.84	0.2	0.57	455	1.600
    17102	Veal, leg (top round), separable lean only, cooked, pan-fried, not breaded	183	33.17	4.62	0.00	0.0	0.00	77	1.290
    17103	Veal, leg (top round), separable lean only, cooked, roasted	150	28.07	3.39	0.00	0.0		68	1.220
    17104	Veal, loin, separable lean and fat, raw	163	18.89	9.14	0.00	0.0	0.00	85	3.880
    17105	Veal, loin, separable lean and fat, cooked, braised	284	30.19	17.21	0.00	0.0	0.00	80	6.730
    17106	Veal, loin, separable lean and fat, cooked, roasted	217	24.80	12.32	0.00	0.0	0.00	93	5.260
    17107	Veal, loin, separable lean only, raw	116	20.17	3.34	0.00	0.0		91	1.010
    17108	Veal, loin, separable lean only, cooked, braised	226	33.57	9.15	0.00	0.0	0.00	84	2.550
    17109	Veal, loin, separable lean only, cooked, roasted	175	26.32	6.94	0.00	0.0	0.00	96	2.580
    17110	Veal, rib, separable lean and fat, raw	162	18.86	9.01	0.00	0.0		89	3.710
    17111	Veal, rib, separable lean and fat, cooked, braised	251	32.43	12.53	0.00	0.0	0.00	95	4.950
    17112	Veal, rib, separable lean and fat, cooked, roasted	228	23.96	13.96	0.00	0.0		92	5.410
    17113	Veal, rib, separable lean only, raw	120	19.97	3.89	0.00	0.0		95	1.170
    17114	Veal, rib, separable lean only, cooked, braised	218	34.44	7.81	0.00	0.0	0.00	99	2.560
    17115	Veal, rib, separable lean only, cooked, roasted	177	25.76	7.44	0.00	0.0		97	2.080
    17116	Veal, shoulder, whole (arm and blade), separable lean and fat, raw	130	19.27	5.28	0.00	0.0	0.00	91	2.050
    17117	Veal, shoulder, whole (arm and blade), separable lean and fat, cooked, braised	228	32.06	10.14	0.00	0.0	0.00	95	3.750
    17118	Veal, shoulder, whole (arm and blade), separable lean and fat, cooked, roasted	184	25.32	8.42	0.00	0.0		96	3.400
    17119	Veal, shoulder, whole (arm and blade), separable lean only, raw	112	19.79	3.00	0.00	0.0		92	0.900
    17120	Veal, shoulder, whole (arm and blade), separable lean only, cooked, braised	199	33.68	6.10	0.00	0.0		97	1.700
    17121	Veal, shoulder, whole (arm and blade), separable lean only, cooked, roasted	170	25.81	6.62	0.00	0.0		97	2.500
    17122	Veal, shoulder, arm, separable lean and fat, raw	132	19.34	5.44	0.00	0.0	0.00	83	2.260
    17123	Veal, shoulder, arm, separable lean and fat, cooked, braised	236	33.63	10.24	0.00	0.0		87	3.960
    17124	Veal, shoulder, arm, separable lean and fat, cooked, roasted	183	25.46	8.25	0.00	0.0		90	3.510
    17125	Veal, shoulder, arm, separable lean only, raw	105	20.04	2.16	0.00	0.0		86	0.650
    17126	Veal, shoulder, arm, separable lean only, cooked, braised	201	35.73	5.33	0.00	0.0		90	1.490
    17127	Veal, shoulder, arm, separable lean only, cooked, roasted	164	26.13	5.81	0.00	0.0		91	2.310
    17128	Veal, shoulder, blade chop, separable lean and fat, raw	129	19.23	5.20	0.00	0.0		95	1.940
    17129	Veal, shoulder, blade, separable lean and fat, cooked, braised	225	31.26	10.09	0.00	0.0	0.00	98	3.640
    17130	Veal, shoulder, blade, separable lean and fat, cooked, roasted	186	25.15	8.67	0.00	0.0		100	3.460
    17131	Veal, shoulder, blade chop, separable lean only, raw	113	19.64	3.26	0.00	0.0		97	0.980
    17132	Veal, shoulder, blade, separable lean only, cooked, braised	198	32.66	6.48	0.00	0.0	0.00	101	1.810
    17133	Veal, shoulder, blade, separable lean only, cooked, roasted	171	25.64	6.88	0.00	0.0		102	2.570
    17134	Veal, sirloin, separable lean and fat, raw	152	19.07	7.81	0.00	0.0	0.00	76	3.350
    17135	Veal, sirloin, separable lean and fat, cooked, braised	252	31.26	13.14	0.00	0.0		79	5.180
    17136	Veal, sirloin, separable lean and fat, cooked, roasted	202	25.14	10.45	0.00	0.0	0.00	83	4.510
    17137	Veal, sirloin, separable lean only, raw	110	20.20	2.59	0.00	0.0		80	0.780
    17138	Veal, sirloin, separable lean only, cooked, braised	204	33.96	6.51	0.00	0.0		81	1.820
    17139	Veal, sirloin, separable lean only, cooked, roasted	168	26.32	6.22	0.00	0.0		85	2.410
    17140	Veal, cubed for stew (leg and shoulder), separable lean only, raw	109	20.27	2.50	0.00	0.0		83	0.750
    17141	Veal, cubed for stew (leg and shoulder), separable lean only, cooked, braised	188	34.94	4.31	0.00	0.0		93	1.300
    17142	Veal, ground, raw	144	19.35	6.77	0.00	0.0		82	2.790
    17143	Veal, ground, cooked, broiled	172	24.38	7.56	0.00	0.0	0.00	83	3.040
    17144	Game meat, antelope, raw	114	22.38	2.03	0.00	0.0		51	0.740
    17145	Game meat, antelope, cooked, roasted	150	29.45	2.67	0.00	0.0		54	0.970
    17146	Game meat, bear, raw	161	20.10	8.30	0.00	0.0			
    17147	Game meat, bear, cooked, simmered	259	32.42	13.39	0.00	0.0	0.00	71	3.540
    17148	Bison, ground, grass-fed, cooked	179	25.45	8.62	0.00	0.0	0.00	76	3.489
    17149	Bison, ground, grass-fed, raw	146	20.23	7.21	0.05	0.0	0.00	70	2.917
    17150	Game meat, beaver, raw	146	24.05	4.80	0.00	0.0		51	
    17151	Game meat, beaver, cooked, roasted	212	34.85	6.96	0.00	0.0	0.00	59	2.070
    17152	Game meat, beefalo, composite of cuts, raw	143	23.30	4.80	0.00	0.0		78	2.040
    17153	Game meat, beefalo, composite of cuts, cooked, roasted	188	30.66	6.32	0.00	0.0		82	2.680
    17154	Veal, Australian, separable fat, raw	509	9.91	52.17	0.00	0.0	0.00	44	23.564
    17155	Veal, Australian, rib, rib roast, separable lean and fat, raw	201	19.60	13.10	1.15	0.0	0.00	76	5.886
    17156	Game meat, bison, separable lean only, raw	109	21.62	1.84	0.00	0.0		54	0.690
    17157	Game meat, bison, separable lean only, cooked, roasted	143	28.44	2.42	0.00	0.0	0.00	57	0.910
    17158	Game meat, boar, wild, raw	122	21.51	3.33	0.00	0.0			0.990
    17159	Game meat, boar, wild, cooked, roasted	160	28.30	4.38	0.00	0.0	0.00	60	1.300
    17160	Game meat, buffalo, water, raw	99	20.39	1.37	0.00	0.0		53	0.460
    17161	Game meat, buffalo, water, cooked, roasted	131	26.83	1.80	0.00	0.0		56	0.600
    17162	Game meat, caribou, raw	127	22.63	3.36	0.00	0.0		57	1.290
    17163	Game meat, caribou, cooked, roasted	167	29.77	4.42	0.00	0.0	0.00	60	1.700
    17164	Game meat, deer, raw	120	22.96	2.42	0.00	0.0	0.00	51	0.950
    17165	Game meat, deer, cooked, roasted	158	30.21	3.19	0.00	0.0		54	1.250
    17166	Game meat, elk, raw	111	22.95	1.45	0.00	0.0		58	0.530
    17167	Game meat, elk, cooked, roasted	146	30.19	1.90	0.00	0.0		61	0.700
    17168	Goat, raw	109	20.60	2.31	0.00	0.0		82	0.710
    17169	Game meat, goat, cooked, roasted	143	27.10	3.03	0.00	0.0	0.00	86	0.930
    17170	Game meat, horse, raw	133	21.39	4.60	0.00	0.0		53	1.440
    17171	Game meat, horse, cooked, roasted	175	28.14	6.05	0.00	0.0		55	1.900
    17172	Game meat, moose, raw	102	22.24	0.74	0.00	0.0		65	0.220
    17173	Game meat, moose, cooked, roasted	134	29.27	0.97	0.00	0.0	0.00	69	0.290
    17174	Game meat, muskrat, raw	162	20.76	8.10	0.00	0.0		82	
    17175	Game meat, muskrat, cooked, roasted	234	30.09	11.74	0.00	0.0		95	
    17176	Game meat, opossum, cooked, roasted	221	30.20	10.20	0.00	0.0	0.00	58	1.206
    17177	Game meat, rabbit, domesticated, composite of cuts, raw	136	20.05	5.55	0.00	0.0		41	1.660
    17178	Game meat, rabbit, domesticated, composite of cuts, cooked, roasted	197	29.06	8.05	0.00	0.0		47	2.400
    17179	Game meat, rabbit, domesticated, composite of cuts, cooked, stewed	206	30.38	8.41	0.00	0.0	0.00	37	2.510
    17180	Game meat, rabbit, wild, raw	114	21.79	2.32	0.00	0.0		50	0.690
    17181	Game meat, rabbit, wild, cooked, stewed	173	33.02	3.51	0.00	0.0	0.00	45	1.050
    17182	Game meat, raccoon, cooked, roasted	255	29.20	14.50	0.00	0.0	0.00	79	4.070
    17183	Game meat, squirrel, raw	120	21.23	3.21	0.00	0.0		103	0.380
    17184	Game meat, squirrel, cooked, roasted	173	30.77	4.69	0.00	0.0	0.00	119	0.540
    17185	Lamb, variety meats and by-products, brain, raw	122	10.40	8.58	0.00	0.0		112	2.190
    17186	Lamb, variety meats and by-products, brain, cooked, braised	145	12.55	10.17	0.00	0.0		134	2.600
    17187	Lamb, variety meats and by-products, brain, cooked, pan-fried	273	16.97	22.19	0.00	0.0		157	5.670
    17188	Veal, variety meats and by-products, brain, raw	118	10.32	8.21	0.00	0.0		127	1.910
    17189	Veal, variety meats and by-products, brain, cooked, braised	136	11.48	9.63	0.00	0.0		156	2.180
    17190	Veal, variety meats and by-products, brain, cooked, pan-fried	213	14.48	16.75	0.00	0.0		176	3.960
    17191	Lamb, variety meats and by-products, heart, raw	122	16.47	5.68	0.21	0.0		89	2.250
    17192	Lamb, variety meats and by-products, heart, cooked, braised	185	24.97	7.91	1.93	0.0		63	3.140
    17193	Veal, variety meats and by-products, heart, raw	110	17.18	3.98	0.08	0.0		77	1.070
    17194	Veal, variety meats and by-products, heart, cooked, braised	186	29.12	6.75	0.13	0.0		58	1.820
    17195	Lamb, variety meats and by-products, kidneys, raw	97	15.74	2.95	0.82	0.0		156	1.000
    17196	Lamb, variety meats and by-products, kidneys, cooked, braised	137	23.65	3.62	0.99	0.0		151	1.230
    17197	Veal, variety meats and by-products, kidneys, raw	99	15.76	3.12	0.85	0.0		178	0.960
    17198	Veal, variety meats and by-products, kidneys, cooked, braised	163	26.32	5.66	0.00	0.0		110	1.740
    17199	Lamb, variety meats and by-products, liver, raw	139	20.38	5.02	1.78	0.0		70	1.940
    17200	Lamb, variety meats and by-products, liver, cooked, braised	220	30.57	8.81	2.53	0.0		56	3.410
    17201	Lamb, variety meats and by-products, liver, cooked, pan-fried	238	25.53	12.65	3.78	0.0		124	4.900
    17202	Veal, variety meats and by-products, liver, raw	140	19.93	4.85	2.91	0.0	0.00	77	1.560
    17203	Veal, variety meats and by-products, liver, cooked, braised	192	28.42	6.26	3.77	0.0	0.00	78	1.986
    17204	Veal, variety meats and by-products, liver, cooked, pan-fried	193	27.37	6.51	4.47	0.0	0.00	85	2.109
    17205	Lamb, variety meats and by-products, lungs, raw	95	16.70	2.60	0.00	0.0		157	0.890
    17206	Lamb, variety meats and by-products, lungs, cooked, braised	113	19.88	3.10	0.00	0.0		84	1.060
    17207	Veal, variety meats and by-products, lungs, raw	90	16.30	2.30	0.00	0.0		108	0.790
    17208	Veal, variety meats and by-products, lungs, cooked, braised	104	18.74	2.64	0.00	0.0		56	0.910
    17209	Lamb, variety meats and by-products, mechanically separated, raw	276	14.97	23.54	0.00	0.0		59	11.790
    17210	Lamb, variety meats and by-products, pancreas, raw	152	14.84	9.82	0.00	0.0		75	4.440
    17211	Lamb, variety meats and by-products, pancreas, cooked, braised	234	22.83	15.12	0.00	0.0		52	6.840
    17212	Veal, variety meats and by-products, pancreas, raw	182	15.00	13.10	0.00	0.0		67	4.510
    17213	Veal, variety meats and by-products, pancreas, cooked, braised	256	29.10	14.60	0.00	0.0		68	5.010
    17214	Lamb, variety meats and by-products, spleen, raw	101	17.20	3.10	0.00	0.0		84	1.030
    17215	Lamb, variety meats and by-products, spleen, cooked, braised	156	26.46	4.77	0.00	0.0		58	1.580
    17216	Veal, variety meats and by-products, spleen, raw	98	18.30	2.20	0.00	0.0		97	0.730
    17217	Veal, variety meats and by-products, spleen, cooked, braised	129	24.08	2.89	0.00	0.0		58	0.960
    17218	Veal, variety meats and by-products, thymus, raw	101	17.21	3.07	0.00	0.0	0.00	67	0.806
    17219	Veal, variety meats and by-products, thymus, cooked, braised	125	22.67	3.11	0.00	0.0	0.00	59	0.942
    17220	Lamb, variety meats and by-products, tongue, raw	222	15.70	17.17	0.00	0.0		78	6.630
    17221	Lamb, variety meats and by-products, tongue, cooked, braised	275	21.57	20.28	0.00	0.0		67	7.830
    17222	Veal, variety meats and by-products, tongue, raw	131	17.18	5.48	1.91	0.0		82	2.350
    17223	Veal, variety meats and by-products, tongue, cooked, braised	202	25.85	10.10	0.00	0.0		64	4.350
    17224	Lamb, ground, raw	282	16.56	23.41	0.00	0.0	0.00	59	10.190
    17225	Lamb, ground, cooked, broiled	283	24.75	19.65	0.00	0.0	0.00	81	8.120
    17226	Lamb, domestic, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, choice, raw	243	17.54	18.66	0.00	0.0		59	8.070
    17227	Lamb, domestic, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, choice, cooked	271	25.51	18.01	0.00	0.0		72	7.450
    17228	Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/8" fat, choice, raw	201	18.91	13.38	0.00	0.0		72	5.830
    17229	Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/8" fat, cooked, braised	243	28.37	13.46	0.00	0.0		72	5.630
    17230	Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, choice, raw	209	18.47	14.42	0.00	0.0		57	6.210
    17231	Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	242	26.20	14.42	0.00	0.0		67	5.920
    17232	Lamb, domestic, leg, shank half, separable lean and fat, trimmed to 1/8" fat, choice, raw	185	18.99	11.50	0.00	0.0		58	4.880
    17233	Lamb, domestic, leg, shank half, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	217	26.73	11.40	0.00	0.0		65	4.600
    17234	Lamb, domestic, leg, sirloin half, separable lean and fat, trimmed to 1/8" fat, choice, raw	261	17.21	20.80	0.00	0.0		56	9.120
    17235	Lamb, domestic, leg, sirloin half, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	284	24.95	19.67	0.00	0.0		68	8.260
    17236	Lamb, domestic, loin, separable lean and fat, trimmed to 1/8" fat, choice, raw	279	17.18	22.75	0.00	0.0		59	9.950
    17237	Lamb, domestic, loin, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	297	26.06	20.61	0.00	0.0		78	8.650
    17238	Lamb, domestic, loin, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	290	23.27	21.12	0.00	0.0		64	9.080
    17239	Lamb, domestic, rib, separable lean and fat, trimmed to 1/8" fat, choice, raw	342	15.32	30.71	0.00	0.0		58	13.430
    17240	Lamb, domestic, rib, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	340	23.06	26.82	0.00	0.0		77	11.360
    17241	Lamb, domestic, rib, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	341	21.82	27.53	0.00	0.0		74	11.660
    17242	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, raw	244	17.07	18.96	0.00	0.0		63	8.100
    17243	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	338	29.46	23.57	0.00	0.0		74	9.710
    17244	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	268	23.84	18.39	0.00	0.0		82	7.530
    17245	Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	269	22.70	19.08	0.00	0.0		66	7.980
    17246	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, choice, raw	244	17.19	18.94	0.00	0.0		61	8.240
    17247	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	337	31.10	22.65	0.00	0.0		72	9.210
    17248	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	269	24.91	18.05	0.00	0.0		78	7.660
    17249	Lamb, domestic, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, choice, roasted	267	22.93	18.75	0.00	0.0		65	8.040
    17250	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, choice, raw	244	17.01	18.97	0.00	0.0		63	8.040
    17251	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	339	28.92	23.88	0.00	0.0		75	9.880
    17252	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, choice, cooked, broiled	267	23.48	18.50	0.00	0.0		83	7.490
    17253	Lamb, domestic, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	270	22.62	19.19	0.00	0.0		67	7.960
    17254	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, raw	232	17.95	17.20	0.00	0.0		41	8.640
    17255	Lamb, New Zealand, imported, frozen, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, cooked	270	25.26	17.98	0.00	0.0		46	8.760
    17256	Lamb, New Zealand, imported, frozen, foreshank, separable lean and fat, trimmed to 1/8" fat, raw	223	18.04	16.15	0.00	0.0		45	8.180
    17257	Lamb, New Zealand, imported, frozen, foreshank, separable lean and fat, trimmed to 1/8" fat, cooked, braised	258	26.97	15.83	0.00	0.0		47	7.820
    17258	Lamb, New Zealand, imported, frozen, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, raw	201	18.76	13.37	0.00	0.0		41	6.670
    17259	Lamb, New Zealand, imported, frozen, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, cooked, roasted	234	25.34	13.95	0.00	0.0		44	6.750
    17260	Lamb, New Zealand, imported, frozen, loin, separable lean and fat, trimmed to 1/8" fat, raw	273	17.18	22.10	0.00	0.0		39	11.230
    17261	Lamb, New Zealand, imported, frozen, loin, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	296	24.41	21.28	0.00	0.0		50	10.560
    17262	Lamb, new zealand, imported, frozen, rib, separable lean and fat, trimmed to 1/8" fat, raw	311	15.87	27.00	0.00	0.0		42	13.700
    17263	Lamb, New Zealand, imported, frozen, rib, separable lean and fat, trimmed to 1/8" fat, cooked, roasted	317	19.86	25.74	0.00	0.0		44	12.820
    17264	Lamb, New Zealand, imported, frozen, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, raw	251	17.19	19.74	0.00	0.0		42	9.900
    17265	Lamb, New Zealand, imported, frozen, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, cooked, braised	342	29.43	24.03	0.00	0.0		52	11.500
    17267	Game meat, bison, top sirloin, separable lean only, trimmed to 0" fat, raw	113	21.40	2.40	0.00			51	0.885
    17268	Game meat, bison, ribeye, separable lean only, trimmed to 0" fat, raw	116	22.10	2.40	0.00			48	0.898
    17269	Game meat, bison, shoulder clod, separable lean only, trimmed to 0" fat, raw	109	21.10	2.10	0.00			59	0.749
    17270	Veal, breast, separable fat, cooked	521	9.40	53.35	0.00	0.0		49	21.407
    17271	Veal, breast, whole, boneless, separable lean and fat, raw	208	17.47	14.75	0.00			71	5.896
    17272	Veal, breast, whole, boneless, separable lean and fat, cooked, braised	266	26.97	16.77	0.00			65	6.550
    17273	Veal, breast, plate half, boneless, separable lean and fat, cooked, braised	282	25.93	18.95	0.00			64	7.434
    17274	Veal, breast, point half, boneless, separable lean and fat, cooked, braised	248	28.23	14.16	0.00			66	5.489
    17275	Veal, breast, whole, boneless, separable lean only, cooked, braised	218	30.32	9.80	0.00			68	3.720
    17276	Veal, shank (fore and hind), separable lean and fat, raw	113	19.15	3.48	0.00			84	1.060
    17277	Veal, shank (fore and hind), separable lean and fat, cooked, braised	191	31.54	6.20	0.00			93	2.078
    17278	Veal, shank (fore and hind), separable lean only, raw	108	19.28	2.83	0.00			85	0.738
    17279	Veal, shank (fore and hind), separable lean only, cooked, braised	177	32.22	4.33	0.00	0.0		94	1.140
    17280	Lamb, Australian, imported, fresh, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, raw	229	17.84	16.97	0.00			74	8.189
    17281	Lamb, Australian, imported, fresh, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, cooked	256	24.52	16.82	0.00			76	7.940
    17282	Lamb, Australian, imported, fresh, composite of trimmed retail cuts, separable lean only, trimmed to 1/8" fat, raw	142	20.25	6.18	0.00			83	2.540
    17283	Lamb, Australian, imported, fresh, composite of trimmed retail cuts, separable lean only, trimmed to 1/8" fat, cooked	201	26.71	9.63	0.00			80	4.048
    17284	Lamb, Australian, imported, fresh, separable fat, raw	648	6.27	68.87	0.00			33	35.353
    17285	Lamb, Australian, imported, fresh, separable fat, cooked	639	9.42	66.40	0.00			51	34.751
    17286	Lamb, Australian, imported, fresh, foreshank, separable lean and fat, trimmed to 1/8" fat, raw	195	18.85	12.68	0.00			96	5.981
    17287	Lamb, Australian, imported, fresh, foreshank, separable lean and fat, trimmed to 1/8" fat, cooked, braised	236	24.78	14.44	0.00			93	6.794
    17288	Lamb, Australian, imported, fresh, foreshank, separable lean only, trimmed to 1/8" fat, raw	123	20.83	3.81	0.00			106	1.344
    17289	Lamb, Australian, imported, fresh, foreshank, separable lean only, trimmed to 1/8" fat, cooked, braised	165	27.50	5.22	0.00			100	1.884
    17290	Lamb, Australian, imported, fresh, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, raw	215	18.24	15.19	0.00			73	7.288
    17291	Lamb, Australian, imported, fresh, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, cooked, roasted	244	25.16	15.13	0.00			70	7.091
    17292	Lamb, Australian, imported, fresh, leg, whole (shank and sirloin), separable lean only, trimmed to 1/8" fat, raw	135	20.46	5.23	0.00			81	2.081
    17293	Lamb, Australian, imported, fresh, leg, whole (shank and sirloin), separable lean only, trimmed to 1/8" fat, cooked, roasted	190	27.31	8.10	0.00			72	3.297
    17294	Lamb, Australian, imported, fresh, leg, shank half, separable lean and fat, trimmed to 1/8" fat, raw	201	18.59	13.48	0.00			75	6.389
    17295	Lamb, Australian, imported, fresh, leg, shank half, separable lean and fat, trimmed to 1/8" fat, cooked, roasted	231	25.25	13.69	0.00			67	6.341
    17296	Lamb, Australian, imported, fresh, leg, shank half, separable lean only, trimmed to 1/8" fat, raw	133	20.45	5.10	0.00			81	2.008
    17297	Lamb, Australian, imported, fresh, leg, shank half, separable lean only, trimmed to 1/8" fat, cooked, roasted	182	27.18	7.27	0.00			69	2.918
    17298	Lamb, Australian, imported, fresh, leg, sirloin half, boneless, separable lean and fat, trimmed to 1/8" fat, raw	254	17.25	20.00	0.00			70	9.754
    17299	Lamb, Australian, imported, fresh, leg, sirloin half, boneless, separable lean and fat, trimmed to 1/8" fat, cooked, roasted	281	24.88	19.38	0.00			78	9.245
    17300	Lamb, Australian, imported, fresh, leg, sirloin half, boneless, separable lean only, trimmed to 1/8" fat, raw	138	20.48	5.64	0.00			80	2.308
    17301	Lamb, Australian, imported, fresh, leg, sirloin half, boneless, separable lean only, trimmed to 1/8" fat, cooked, roasted	215	27.75	10.65	0.00			83	4.508
    17302	Lamb, Australian, imported, fresh, leg, sirloin chops, boneless, separable lean and fat, trimmed to 1/8" fat, raw	208	18.33	14.38	0.00			59	6.898
    17303	Lamb, Australian, imported, fresh, leg, sirloin chops, boneless, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	235	25.75	13.83	0.00			64	6.414
    17304	Lamb, Australian, imported, fresh, leg, sirloin chops, boneless, separable lean only, trimmed to 1/8" fat, raw	132	20.43	4.91	0.00			64	1.948
    17305	Lamb, Australian, imported, fresh, leg, sirloin chops, boneless, separable lean only, trimmed to 1/8" fat, cooked, broiled	188	27.63	7.80	0.00			66	3.159
    17306	Lamb, Australian, imported, fresh, leg, center slice, bone-in, separable lean and fat, trimmed to 1/8" fat, raw	195	19.17	12.56	0.00			61	5.813
    17307	Lamb, Australian, imported, fresh, leg, center slice, bone-in, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	215	25.54	11.78	0.00			65	5.320
    17308	Lamb, Australian, imported, fresh, leg, center slice, bone-in, separable lean only, trimmed to 1/8" fat, raw	143	20.65	6.08	0.00			64	2.413
    17309	Lamb, Australian, imported, fresh, leg, center slice, bone-in, separable lean only, trimmed to 1/8" fat, cooked, broiled	183	26.75	7.68	0.00			66	3.111
    17310	Lamb, Australian, imported, fresh, loin, separable lean and fat, trimmed to 1/8" fat, raw	203	19.32	13.38	0.00			70	6.401
    17311	Lamb, Australian, imported, fresh, loin, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	219	25.49	12.25	0.00			78	5.572
    17312	Lamb, Australian, imported, fresh, loin, separable lean only, trimmed to 1/8" fat, raw	146	21.00	6.24	0.00			75	2.673
    17313	Lamb, Australian, imported, fresh, loin, separable lean only, trimmed to 1/8" fat, cooked, broiled	192	26.53	8.75	0.00			80	3.687
    17314	Lamb, Australian, imported, fresh, rib chop/rack roast, frenched, bone-in, separable lean and fat, trimmed to 1/8" fat, raw	289	16.46	24.20	0.00			68	11.925
    17315	Lamb, Australian, imported, fresh, rib chop, frenched, bone-in, separable lean and fat, trimmed to 1/8" fat, cooked, grilled	277	22.24	20.21	0.00			77	9.734
    17316	Lamb, Australian, imported, fresh, rib chop/rack roast, frenched, bone-in, separable lean only, trimmed to 1/8" fat, raw	160	20.12	8.20	0.00			81	3.533
    17317	Lamb, Australian, imported, fresh, rib chop, frenched, bone-in, separable lean only, trimmed to 1/8" fat, cooked, grilled	210	24.63	11.60	0.00			82	5.072
    17318	Lamb, Australian, imported, fresh, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, raw	256	16.68	20.47	0.00			76	9.907
    17319	Lamb, Australian, imported, fresh, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, cooked	296	23.58	21.65	0.00			85	10.324
    17320	Lamb, Australian, imported, fresh, shoulder, whole (arm and blade), separable lean only,   trimmed to 1/8" fat, raw	155	19.36	8.01	0.00			88	3.355
    17321	Lamb, Australian, imported, fresh, shoulder, whole (arm and blade), separable lean only, trimmed to 1/8" fat, cooked	233	26.18	13.44	0.00			91	5.843
    17322	Lamb, Australian, imported, fresh, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, raw	243	17.06	18.89	0.00			72	9.125
    17323	Lamb, Australian, imported, fresh, shoulder, arm, separable lean and fat, trimmed to 1/8" fat, cooked, braised	311	29.70	20.38	0.00			73	9.696
    17324	Lamb, Australian, imported, fresh, shoulder, arm, separable lean only, trimmed to 1/8" fat, raw	137	19.88	5.81	0.00			83	2.335
    17325	Lamb, Australian, imported, fresh, shoulder, arm, separable lean only,   trimmed to 1/8" fat, cooked, braised	238	34.17	10.23	0.00			78	4.173
    17326	Lamb, Australian, imported, fresh, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, raw	262	16.48	21.28	0.00			78	10.300
    17327	Lamb, Australian, imported, fresh, shoulder, blade, separable lean and fat, trimmed to 1/8" fat, cooked, broiled	291	21.71	22.03	0.00			88	10.510
    17328	Lamb, Australian, imported, fresh, shoulder, blade, separable lean only, trimmed to 1/8" fat, raw	164	19.10	9.09	0.00			90	3.883
    17329	Lamb, Australian, imported, fresh, shoulder ,blade, separable lean only, trimmed to 1/8" fat, cooked, broiled	231	23.83	14.38	0.00			94	6.334
    17330	Game meat , bison, ground, raw	223	18.67	15.93	0.00	0.0	0.00	66	6.802
    17331	Game meat, bison, ground, cooked, pan-broiled	238	23.77	15.13	0.00	0.0	0.00	73	6.461
    17332	Game meat , bison, top sirloin, separable lean only, 1" steak, cooked, broiled	171	28.05	5.65	0.00	0.0	0.00	53	2.412
    17333	Game meat, bison, chuck, shoulder clod, separable lean only, cooked, braised	193	33.78	5.43	0.00	0.0	0.00	57	2.320
    17334	Game meat, bison, chuck, shoulder clod, separable lean only, raw	119	21.12	3.15	0.00	0.0	0.00	62	1.345
    17335	Game meat, bison, ribeye, separable lean only, 1" steak, cooked, broiled	177	29.45	5.67	0.00	0.0	0.00	52	2.419
    17336	Game meat, bison, top round, separable lean only, 1" steak, cooked, broiled	174	30.18	4.96	0.00	0.0	0.00	41	1.957
    17337	Game meat, bison, top round, separable lean only, 1" steak, raw	122	23.32	2.43	0.00	0.0	0.00	47	1.039
    17338	Game meat, elk, ground, raw	172	21.76	8.82	0.00	0.0	0.00	79	3.469
    17339	Game meat, elk, ground, cooked, pan-broiled	193	26.64	8.74	0.00	0.0	0.00	85	4.002
    17340	Game meat, elk, loin, separable lean only, cooked, broiled	167	31.00	3.84	0.00	0.0	0.00	54	1.511
    17341	Game meat, elk, round, separable lean only, cooked, broiled	156	30.94	2.64	0.00	0.0	0.00	51	1.037
    17342	Game meat, elk, tenderloin, separable lean only, cooked, broiled	162	30.76	3.41	0.00	0.0	0.00	50	1.342
    17343	Game meat, deer, ground, raw	157	21.78	7.13	0.00	0.0	0.00	75	3.361
    17344	Game meat, deer, ground, cooked, pan-broiled	187	26.45	8.22	0.00	0.0	0.00	78	3.993
    17345	Game meat, deer, loin, separable lean only, 1" steak, cooked, broiled	150	30.20	2.38	0.00	0.0	0.00	57	1.351
    17346	Game meat, deer, shoulder clod, separable lean only, cooked, braised	191	36.28	3.95	0.00	0.0	0.00	52	2.239
    17347	Game meat, deer, tenderloin, separable lean only, cooked, broiled	149	29.90	2.35	0.00	0.0	0.00	57	1.142
    17348	Game meat, deer, top round, separable lean only, 1" steak, cooked, broiled	152	31.47	1.92	0.00	0.0	0.00	45	1.030
    17349	Veal, Australian, shank, fore, bone-in, separable lean only, raw	123	20.18	4.65	0.00	0.0	0.00	112	1.672
    17350	Veal, Australian, shank, fore, bone-in, separable lean and fat, raw	145	19.58	7.42	0.00	0.0	0.00	108	2.948
    17351	Veal, Australian, shank, hind, bone-in, separable lean only, raw	122	20.37	4.47	0.00	0.0	0.00	98	1.700
    17352	Veal, Australian, shank, hind, bone-in, separable lean and fat	144	19.78	7.20	0.00	0.0	0.00	95	2.951
    17353	Lamb, Australian, ground,  85% lean / 15% fat, raw	255	17.14	20.71	0.00			77	9.926
    18001	Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)	257	10.02	1.62	50.50	2.2	5.05	477	0.393
    18002	Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame), toasted	288	11.14	1.72	57.11	2.6	5.82	537	0.283
    18003	Bagels, egg	278	10.60	2.10	53.00	2.3		505	0.421
    18005	Bagels, cinnamon-raisin	274	9.80	1.70	55.20	2.3	5.98	344	0.274
    18006	Bagels, cinnamon-raisin, toasted	294	10.60	1.80	59.30	2.5	6.43	370	0.295
    18007	Bagels, oat bran	255	10.70	1.20	53.30	3.6	1.63	590	0.191
    18009	Biscuits, plain or buttermilk, frozen, baked	338	6.20	11.03	53.87	1.3	3.48	942	1.676
    18010	Biscuits, plain or buttermilk, dry mix	428	8.00	15.40	63.40	2.1	11.65	1276	3.965
    18011	Biscuits, plain or buttermilk, dry mix, prepared	335	7.30	12.10	48.40	1.8		955	2.789
    18012	Biscuits, plain or buttermilk, refrigerated dough, lower fat	270	6.70	7.83	43.70	2.0	7.18	876	3.140
    18013	Biscuits, plain or buttermilk, refrigerated dough, lower fat, baked	299	7.80	5.20	55.40	1.9	8.14	1018	1.294
    18014	Biscuits, plain or buttermilk, refrigerated dough, higher fat	307	6.66	10.58	46.32	0.7	7.40	977	2.806
    18015	Biscuits, plain or buttermilk, refrigerated dough, higher fat, baked	326	7.38	9.83	51.88	0.9	8.02	1062	2.603
    18016	Biscuits, plain or buttermilk, prepared from recipe	353	7.00	16.30	44.60	1.5	2.18	580	4.324
    18017	Biscuits, mixed grain, refrigerated dough	263	6.10	5.60	47.40			670	1.366
    18019	Bread, banana, prepared from recipe, made with margarine	326	4.30	10.50	54.60	1.1		302	2.237
    18021	Bread, boston brown, canned	195	5.20	1.50	43.30	4.7	2.42	631	0.282
    18022	Bread, cornbread, dry mix, enriched (includes corn muffin mix)	418	7.00	12.20	69.50	6.5	20.34	817	3.091
    18023	Bread, cornbread, dry mix, prepared with 2% milk, 80% margarine, and eggs	330	6.60	9.58	54.45	2.3	16.02	599	3.719
    18024	Bread, cornbread, prepared from recipe, made with low fat (2%) milk	266	6.70	7.10	43.50			658	1.555
    18025	Bread, cracked-wheat	260	8.70	3.90	49.50	5.5		538	0.916
    18027	Bread, egg	287	9.50	6.00	47.80	2.3	1.78	380	1.593
    18028	Bread, egg, toasted	315	10.50	6.60	52.60	2.5	1.94	417	1.616
    18029	Bread, french or vienna (includes sourdough)	289	11.75	1.83	56.44	2.4	2.56	513	0.497
    18030	Bread, french or vienna, toasted (includes sourdough)	319	13.00	2.14	61.93	3.1	3.59	720	0.502
    18032	Bread, irish soda, prepared from recipe	290	6.60	5.00	56.00	2.6		398	1.111
    18033	Bread, italian	271	8.80	3.50	50.00	2.7	0.83	613	0.855
    18036	Bread, multi-grain, toasted (includes whole-grain)	288	14.52	4.60	47.11	8.1	6.94	414	0.948
    18037	Bread, oat bran	236	10.40	4.40	39.80	4.5	7.70	353	0.697
    18038	Bread, oat bran, toasted	259	11.40	4.80	43.70	4.9	8.46	387	0.766
    18039	Bread, oatmeal	269	8.40	4.40	48.50	4.0	8.14	447	0.703
    18040	Bread, oatmeal, toasted	292	9.20	4.80	52.70	4.3	8.84	486	0.764
    18041	Bread, pita, white, enriched	275	9.10	1.20	55.70	2.2	1.30	536	0.166
    18042	Bread, pita, whole-wheat	266	9.80	2.60	55.00	7.4	0.82	444	0.410
    18043	Bread, protein (includes gluten)	245	12.10	2.20	43.80	3.0	1.44	404	0.332
    18044	Bread, pumpernickel	250	8.70	3.10	47.50	6.5	0.53	596	0.437
    18045	Bread, pumpernickel, toasted	275	9.50	3.40	52.20	7.1	0.58	655	0.481
    18047	Bread, raisin, enriched	274	7.90	4.40	52.30	4.3	5.68	347	1.081
    18048	Bread, raisin, enriched, toasted	297	8.60	4.80	56.90	4.7	6.18	377	1.175
    18049	Bread, reduced-calorie, oat bran	201	8.00	3.20	41.30	12.0	3.52	459	0.445
    18050	Bread, reduced-calorie, oat bran, toasted	239	9.50	3.80	49.20	14.3	4.20	547	0.530
    18051	Bread, reduced-calorie, oatmeal	210	7.60	3.50	43.30			388	0.599
    18053	Bread, reduced-calorie, rye	203	9.10	2.90	40.50	12.0	2.29	513	0.368
    18055	Bread, reduced-calorie, wheat	217	13.32	2.92	42.47	11.1	3.71	332	0.840
    18057	Bread, reduced-calorie, white	207	8.70	2.50	44.30	9.7	4.76	479	0.549
    18059	Bread, rice bran	243	8.90	4.60	43.50	4.9	4.67	269	0.709
    18060	Bread, rye	259	8.50	3.30	48.30	5.8	3.85	603	0.626
    18061	Bread, rye, toasted	284	9.40	3.60	53.10	6.4	4.23	664	0.688
    18064	Bread, wheat	270	10.37	3.44	49.46	4.2	6.08	519	0.803
    18065	Bread, wheat, toasted	313	12.96	4.27	55.77	4.7	6.42	601	0.989
    18066	Bread, wheat bran	248	8.80	3.40	47.80	4.0	9.68	486	0.779
    18069	Bread, white, commercially prepared (includes soft bread crumbs)	265	9.15	3.19	49.06	2.7	5.07	491	0.698
    18070	Bread, white, commercially prepared, toasted	293	9.00	4.00	54.40	2.5	4.74	592	0.578
    18071	Bread, white, prepared from recipe, made with nonfat dry milk	274	7.70	2.60	53.60	2.0		336	0.391
    18073	Bread, white, prepared from recipe, made with low fat (2%) milk	285	7.90	5.70	49.60	2.0		359	1.178
    18075	Bread, whole-wheat, commercially prepared	252	12.45	3.50	42.71	6.0	4.34	455	0.722
    18076	Bread, whole-wheat, commercially prepared, toasted	306	16.27	4.07	51.16	9.2	5.77	493	0.922
    18077	Bread, whole-wheat, prepared from recipe	278	8.40	5.40	51.40	6.0	3.84	346	0.796
    18078	Bread, whole-wheat, prepared from recipe, toasted	305	9.20	5.90	56.40	6.7	4.22	381	0.874
    18079	Bread crumbs, dry, grated, plain	395	13.35	5.30	71.98	4.5	6.20	732	1.203
    18080	Bread sticks, plain	412	12.00	9.50	68.40	3.0	1.26	713	1.410
    18081	Bread stuffing, bread, dry mix	386	11.00	3.40	76.20	3.2	8.27	1405	0.845
    18082	Bread stuffing, bread, dry mix, prepared	177	3.20	8.60	21.70	2.9	2.11	479	1.734
    18084	Bread stuffing, cornbread, dry mix	389	10.00	4.20	76.70	14.3	4.77	1283	0.922
    18085	Bread stuffing, cornbread, dry mix, prepared	179	2.90	8.80	21.90	2.9	3.92	455	1.755
    18086	Cake, angelfood, commercially prepared	258	5.90	0.80	57.80	1.5		749	0.121
    18087	Cake, angelfood, dry mix	366	6.40	0.27	86.13	0.5	61.33	822	0.060
    18088	Cake, angelfood, dry mix, prepared	257	6.10	0.30	58.70	0.2	30.51	511	0.043
    18090	Cake, boston cream pie, commercially prepared	252	2.40	8.50	42.90	1.4	36.11	254	2.445
    18092	Cake, pudding-type, carrot, dry mix	415	5.10	9.80	79.20			567	1.472
    18095	Cake, cherry fudge with chocolate frosting	264	2.40	12.50	38.00	1.2	32.94	261	5.066
    18096	Cake, chocolate, commercially prepared with chocolate frosting, in-store bakery	389	3.48	20.05	52.84	2.2	39.96	348	5.917
    18097	Cake, pudding-type, chocolate, dry mix	391	4.60	8.14	80.16	2.3	39.53	767	2.022
    18101	Cake, chocolate, prepared from recipe without frosting	371	5.30	15.10	53.40	1.6		315	5.430
    18102	Cake, white, prepared from recipe with coconut frosting	356	4.40	10.30	63.20	1.0	57.39	284	3.897
    18103	Coffeecake, cheese	339	7.00	15.20	44.30	1.0		339	5.391
    18104	Coffeecake, cinnamon with crumb topping, commercially prepared, enriched	418	6.80	23.30	46.70	2.0		351	5.797
    18105	Coffeecake, creme-filled with chocolate frosting	331	5.00	10.80	53.80	2.0		323	2.833
    18106	Coffeecake, fruit	311	5.20	10.20	51.50	2.5		385	2.495
    18107	Coffeecake, cinnamon with crumb topping, dry mix	436	4.80	12.00	77.70	1.8	42.52	596	2.957
    18108	Coffeecake, cinnamon with crumb topping, dry mix, prepared	318	5.50	9.60	52.80	1.2	29.53	421	1.855
    18110	Cake, fruitcake, commercially prepared	324	2.90	9.10	61.60	3.7	27.42	101	1.048
    18112	Cake, pudding-type, german chocolate, dry mix	350	4.17	3.24	81.25	2.1	42.13	841	1.852
    18114	Cake, gingerbread, dry mix	437	4.40	13.80	74.60	1.7	46.62	657	3.460
    18116	Cake, gingerbread, prepared from recipe	356	3.90	16.40	49.20			327	4.122
    18117	Cake, pudding-type, marble, dry mix	416	3.40	11.70	79.30	2.9	57.59	656	2.450
    18119	Cake, pineapple upside-down, prepared from recipe	319	3.50	12.10	50.50	0.8		319	2.915
    18120	Cake, pound, commercially prepared, butter (includes fresh and frozen)	353	5.00	13.96	53.64	0.6	33.36	377	4.811
    18121	Cake, pound, commercially prepared, other than all butter, enriched	389	5.20	17.90	52.50	1.0		400	4.647
    18126	Cake, shortcake, biscuit-type, prepared from recipe	346	6.10	14.20	48.50			506	3.772
    18127	Cake, snack cakes, creme-filled, chocolate with frosting	399	3.63	15.93	60.31	3.2	37.76	332	4.884
    18128	Cake, snack cakes, creme-filled, sponge	374	3.47	11.54	64.03	1.0	37.30	470	4.139
    18131	Cake, white, dry mix, special dietary (includes lemon-flavored)	397	3.00	8.40	79.60			260	1.251
    18133	Cake, sponge, commercially prepared	290	5.40	2.70	61.00	0.5	36.66	623	0.802
    18134	Cake, sponge, prepared from recipe	297	7.30	4.30	57.70			228	1.301
    18135	Cake, pudding-type, white, enriched, dry mix	423	3.90	9.50	80.90	0.7	48.95	665	2.390
    18139	Cake, white, prepared from recipe without frosting	357	5.40	12.40	57.20	0.8	35.49	327	3.269
    18140	Cake, yellow, commercially prepared, with chocolate frosting, in-store bakery	379	3.16	17.75	55.36	1.5	39.22	310	5.793
    18141	Cake, yellow, commercially prepared, with vanilla frosting	391	2.99	17.91	56.20	0.3	41.79	269	2.936
    18142	Cake, pudding-type, yellow, dry mix	423	4.00	9.80	80.00	0.7	44.21	860	2.469
    18144	Cake, yellow, enriched, dry mix	374	3.70	3.50	81.92	1.2	43.29	728	1.620
    18146	Cake, yellow, prepared from recipe without frosting	361	5.30	14.60	53.00	0.7		343	3.924
    18147	Cheesecake commercially prepared	321	5.50	22.50	25.50	0.4	21.80	438	9.921
    18148	Cheesecake prepared from mix, no-bake type	274	5.50	12.70	35.50	1.9		380	6.691
    18151	Cookies, brownies, commercially prepared	405	4.80	16.30	63.90	2.1	36.61	286	4.235
    18152	Cookies, brownies, dry mix, regular	434	4.00	14.90	76.60			303	2.519
    18154	Cookies, brownies, prepared from recipe	466	6.20	29.10	50.20			343	7.319
    18155	Cookies, butter, commercially prepared, enriched	467	6.10	18.80	68.90	0.8	20.24	282	11.051
    18156	Cookies, fudge, cake-type (includes trolley cakes)	349	5.00	3.70	78.30	2.8		192	1.112
    18157	Cookies, chocolate wafers	433	6.60	14.20	72.70	3.4	37.43	580	4.241
    18158	Cookies, chocolate chip, commercially prepared, regular, lower fat	451	5.97	17.91	67.49	3.0	32.84	418	5.962
    18159	Cookies, chocolate chip, commercially prepared, regular, higher fat, enriched	490	5.07	24.28	65.76	2.0	33.08	307	7.784
    18160	Cookies, chocolate chip, commercially prepared, soft-type	444	3.63	19.77	65.75	1.8	37.10	276	9.751
    18161	Cookies, chocolate chip, dry mix	497	4.60	25.20	66.10			290	8.316
    18163	Cookies, chocolate chip, refrigerated dough	451	3.98	21.33	61.02	1.5	38.04	321	8.390
    18164	Cookies, chocolate chip, refrigerated dough, baked	492	4.90	22.60	68.20	1.7		232	7.759
    18165	Cookies, chocolate chip, prepared from recipe, made with margarine	488	5.70	28.30	58.40	2.8		361	8.074
    18166	Cookies, chocolate sandwich, with creme filling, regular	463	5.21	19.13	71.00	2.9	40.67	388	5.659
    18167	Cookies, chocolate sandwich, with creme filling, regular, chocolate-coated	481	3.60	26.40	66.40	5.2	61.07	326	7.426
    18168	Cookies, chocolate sandwich, with extra creme filling	497	4.33	24.52	68.20	2.7	46.00	351	5.454
    18170	Cookies, fig bars	348	3.70	7.30	70.90	4.6	46.36	350	1.123
    18171	Cookies, fortune	378	4.20	2.70	84.00	1.6	45.42	31	0.669
    18172	Cookies, gingersnaps	416	5.60	9.80	76.90	2.2	19.92	501	2.451
    18173	Cookies, graham crackers, plain or honey (includes cinnamon)	423	6.90	10.10	76.80	2.8	31.10	477	1.519
    18174	Cookies, graham crackers, chocolate-coated	500	4.00	25.80	66.78	2.2	37.30	265	17.200
    18175	Cookies, ladyfingers, with lemon juice and rind	365	10.60	9.10	59.70	1.0	25.39	147	3.069
    18176	Cookies, marshmallow, chocolate-coated (includes marshmallow pies)	421	4.00	16.90	67.70	2.0	44.80	188	4.722
    18177	Cookies, molasses	430	5.60	12.80	73.80	1.0	17.60	459	3.212
    18178	Cookies, oatmeal, commercially prepared, regular	450	6.20	18.10	68.70	2.8	24.66	383	4.519
    18179	Cookies, oatmeal, commercially prepared, soft-type	409	6.10	14.70	65.70	2.7		349	3.630
    18180	Cookies, oatmeal, dry mix	462	6.50	19.20	67.30			473	4.755
    18182	Cookies, oatmeal, refrigerated dough	424	5.40	18.90	59.10	2.5		294	4.751
    18183	Cookies, oatmeal, refrigerated dough, baked	471	6.00	21.00	65.70	2.8		327	5.339
    18184	Cookies, oatmeal, prepared from recipe, with raisins	435	6.50	16.20	68.40			538	3.232
    18185	Cookies, peanut butter, commercially prepared, regular	477	9.60	23.60	58.90	1.8	31.83	506	4.485
    18186	Cookies, peanut butter, commercially prepared, soft-type	457	5.30	24.40	57.70	1.7		336	6.149
    18187	Cookies, peanut butter, refrigerated dough	458	8.20	25.00	52.10	1.1		397	5.791
    18188	Cookies, peanut butter, refrigerated dough, baked	503	9.10	27.50	57.30	1.2		436	6.199
    18189	Cookies, peanut butter, prepared from recipe	475	9.00	23.80	58.90			518	4.438
    18190	Cookies, peanut butter sandwich, regular	478	8.80	21.10	65.60	1.9	35.44	368	4.995
    18191	Cookies, raisin, soft-type	401	4.10	13.60	68.00	1.2	47.56	418	3.460
    18192	Cookies, shortbread, commercially prepared, plain	502	6.10	24.10	64.50	1.8	15.06	524	6.106
    18193	Cookies, shortbread, commercially prepared, pecan	542	4.90	32.50	58.30	1.8		281	8.204
    18196	Cookies, brownies, dry mix, sugar free	426	2.90	12.50	80.40	4.2		83	2.018
    18198	Cookies, chocolate chip, commercially prepared, special dietary	450	3.90	16.80	73.40	1.6	39.81	244	4.183
    18199	Cookies, chocolate sandwich, with creme filling, special dietary	461	4.50	22.10	68.00	4.1	19.73	342	3.992
    18200	Cookies, oatmeal, commercially prepared, special dietary	449	4.80	18.00	69.90	2.9	31.65	273	2.693
    18201	Cookies, peanut butter sandwich, special dietary	535	10.00	34.00	50.80			412	4.937
    18202	Cookies, sugar wafer, with creme filling, sugar free	502	3.10	25.70	66.00			81	3.829
    18204	Cookies, sugar, commercially prepared, regular (includes vanilla)	478	5.10	21.10	67.90	0.8	37.70	298	5.435
    18205	Cookies, sugar, refrigerated dough	436	4.00	19.48	61.22	0.9	36.51	291	5.430
    18206	Cookies, sugar, refrigerated dough, baked	484	4.70	23.10	65.60	0.8	23.96	321	5.906
    18208	Cookies, sugar, prepared from recipe, made with margarine	472	5.90	23.40	60.00	1.2	24.86	491	4.690
    18209	Cookies, sugar wafers with creme filling, regular	502	3.84	23.24	70.64	1.6	42.95	103	11.899
    18210	Cookies, vanilla sandwich with creme filling	483	4.50	20.00	72.10	1.5	39.30	349	2.979
    18211	Puff pastry, frozen, ready-to-bake, baked	558	7.40	38.50	45.70	1.5	0.75	253	5.502
    18212	Cookies, vanilla wafers, lower fat	441	5.00	15.20	73.60	1.9	37.50	388	3.838
    18213	Cookies, vanilla wafers, higher fat	473	4.30	19.40	71.10	2.0		306	4.936
    18214	Crackers, cheese, regular	489	10.93	22.74	59.42	2.3	4.53	973	5.288
    18215	Crackers, cheese, sandwich-type with peanut butter filling	496	12.41	25.12	56.74	3.4	6.98	829	4.406
    18216	Crackers, crispbread, rye	366	7.90	1.30	82.20	16.5	1.07	410	0.145
    18217	Crackers, matzo, plain	395	10.00	1.40	83.70	3.0	0.29	0	0.226
    18218	Crackers, matzo, egg	391	12.30	2.10	78.60	2.8		21	0.548
    18219	Crackers, matzo, whole-wheat	351	13.10	1.50	78.90	11.8		2	0.243
    18220	Crackers, melba toast, plain	390	12.10	3.20	76.60	6.3	0.94	598	0.445
    18221	Crackers, melba toast, rye (includes pumpernickel)	389	11.60	3.40	77.30	8.0		899	0.453
    18222	Crackers, melba toast, wheat	374	12.90	2.30	76.40	7.4		837	0.337
    18223	Crackers, milk	455	7.60	15.80	69.70	1.9	16.44	592	2.633
    18224	Crackers, rusk toast	407	13.50	7.20	72.30			253	1.376
    18225	Crackers, rye, sandwich-type with cheese filling	481	9.20	22.30	60.80	3.6		1044	5.987
    18226	Crackers, rye, wafers, plain	334	9.60	0.90	80.40	22.9	1.01	557	0.108
    18227	Crackers, rye, wafers, seasoned	381	9.00	9.20	73.80	20.9		887	1.287
    18228	Crackers, saltines (includes oyster, soda, soup)	418	9.45	8.66	74.05	2.8	1.25	943	1.648
    18229	Crackers, standard snack-type, regular	510	6.75	26.39	61.46	2.3	8.46	705	5.897
    18230	Crackers, standard snack-type, sandwich, with cheese filling	477	9.30	21.10	61.70	1.9	3.18	978	6.125
    18231	Crackers, standard snack-type, sandwich, with peanut butter filling	494	11.47	24.54	58.38	2.3	10.50	801	4.913
    18232	Crackers, wheat, regular	456	8.95	17.36	67.35	3.7	13.80	787	2.730
    18233	Crackers, wheat, sandwich, with cheese filling	497	9.80	25.00	58.20	3.1		839	4.129
    18234	Crackers, wheat, sandwich, with peanut butter filling	495	13.50	26.70	53.80	4.4		807	4.602
    18235	Crackers, whole-wheat	427	10.58	14.13	69.55	10.3	1.19	704	2.063
    18236	Cracker meal	383	9.30	1.70	80.90	2.6	0.33	16	0.271
    18237	Cream puff shell, prepared from recipe	362	9.00	25.90	22.80	0.8	0.43	557	5.599
    18239	Croissants, butter	406	8.20	21.00	45.80	2.6	11.26	467	11.659
    18240	Croissants, apple	254	7.40	8.70	37.10	2.5		274	4.994
    18241	Croissants, cheese	414	9.20	20.90	47.00	2.6	11.35	361	10.628
    18242	Croutons, plain	407	11.90	6.60	73.50	5.1		698	1.510
    18243	Croutons, seasoned	465	10.80	18.30	63.50	5.0	4.41	1089	5.247
    18244	Danish pastry, cinnamon, enriched	403	7.00	22.40	44.60	1.3	19.78	414	5.681
    18245	Danish pastry, cheese	374	8.00	21.90	37.20	1.0	6.95	417	6.794
    18246	Danish pastry, fruit, enriched (includes apple, cinnamon, raisin, lemon, raspberry, strawberry)	371	5.40	18.50	47.80	1.9	27.53	445	4.860
    18247	Danish pastry, nut (includes almond, raisin nut, cinnamon nut)	430	7.10	25.20	45.70	2.0	25.87	298	5.821
    18248	Doughnuts, cake-type, plain (includes unsugared, old-fashioned)	418	5.87	23.55	45.63	1.6	16.28	450	7.127
    18249	Doughnuts, cake-type, plain, chocolate-coated or frosted	452	4.93	25.25	51.33	1.9	26.65	326	13.470
    18250	Doughnuts, cake-type, plain, sugared or glazed	426	5.20	22.90	50.80	1.5		402	5.926
    18251	Doughnuts, cake-type, chocolate, sugared or glazed	417	4.50	19.90	57.40	2.2	31.92	215	5.132
    18253	Doughnuts, french crullers, glazed	412	3.10	18.30	59.50	1.2	35.11	345	4.667
    18254	Doughnuts, yeast-leavened, with creme filling	361	6.40	24.50	30.00	0.8	14.55	309	5.430
    18255	Doughnuts, yeast-leavened, glazed, enriched (includes honey buns)	421	6.14	22.70	47.93	2.1	22.75	316	9.453
    18256	Doughnuts, yeast-leavened, with jelly filling	340	5.90	18.70	39.00	0.9	21.10	455	4.843
    18258	English muffins, plain, enriched, with ca prop (includes sourdough)	227	8.87	1.69	44.17	3.5	3.53	425	0.733
    18259	English muffins, plain, toasted, enriched, with calcium propionate (includes sourdough)	270	10.32	2.02	52.65	2.8	3.47	477	0.533
    18260	English muffins, mixed-grain (includes granola)	235	9.10	1.80	46.30	2.8	0.81	298	0.230
    18261	English muffins, mixed-grain, toasted (includes granola)	255	9.90	1.90	50.30	3.0	0.88	324	0.250
    18262	English muffins, raisin-cinnamon (includes apple-cinnamon)	240	7.91	1.80	48.10	2.6	14.76	299	0.540
    18263	English muffins, raisin-cinnamon, toasted (includes apple-cinnamon)	276	8.87	2.21	55.04	3.0	13.34	342	0.579
    18264	English muffins, wheat	223	8.70	2.00	44.80	4.6	1.56	353	0.287
    18265	English muffins, wheat, toasted	243	9.40	2.10	48.70	5.0	1.70	384	0.312
    18266	English muffins, whole-wheat	203	8.80	2.10	40.40	6.7	8.09	364	0.334
    18267	English muffins, whole-wheat, toasted	221	9.60	2.30	44.10	7.3	8.79	396	0.363
    18268	French toast, frozen, ready-to-heat	213	7.40	6.10	32.10	1.1		495	1.533
    18269	French toast, prepared from recipe, made with low fat (2%) milk	229	7.70	10.80	25.00			479	2.723
    18270	Hush puppies, prepared from recipe	337	7.70	13.50	46.00	2.8	2.03	668	2.108
    18271	Ice cream cones, cake or wafer-type	417	8.10	6.90	79.00	3.0	6.00	256	1.222
    18272	Ice cream cones, sugar, rolled-type	402	7.90	3.80	84.10	1.7	25.66	298	0.573
    18273	Muffins, plain, prepared from recipe, made with low fat (2%) milk	296	6.90	11.40	41.40	2.7		467	2.156
    18274	Muffins, blueberry, commercially prepared (Includes mini-muffins)	377	4.54	15.85	53.98	1.0	32.77	339	2.692
    18275	Muffins, blueberry, dry mix	293	3.48	3.25	61.00	1.4	32.73	479	1.161
    18277	Muffins, blueberry, toaster-type	313	4.60	9.50	53.30	1.8	4.85	417	1.398
    18278	Muffins, blueberry, prepared from recipe, made with low fat (2%) milk	285	6.50	10.80	40.70			441	2.030
    18279	Muffins, corn, commercially prepared	305	5.90	8.40	51.00	3.4	17.78	467	1.354
    18280	Muffins, corn, dry mix, prepared	321	7.40	10.20	49.10	2.4		795	2.797
    18281	Muffins, corn, toaster-type	346	5.30	11.30	57.90	1.6		430	1.681
    18282	Muffins, corn, prepared from recipe, made with low fat (2%) milk	316	7.10	12.30	44.20			585	2.311
    18283	Muffins, oat bran	270	7.00	7.40	48.30	4.6	8.22	393	1.087
    18284	Muffins, wheat bran, dry mix	396	7.10	12.00	73.00			700	2.939
    18288	Pancakes plain, frozen, ready-to-heat (includes buttermilk)	233	5.23	6.83	37.75	1.0	8.32	461	1.162
    18289	Pancakes, plain, dry mix, complete (includes buttermilk)	368	9.77	3.10	73.65	2.9	16.03	1082	0.822
    18290	Pancakes, plain, dry mix, complete, prepared	194	5.20	2.50	36.70	1.3		628	0.507
    18291	Pancakes, plain, dry mix, incomplete (includes buttermilk)	355	10.00	1.70	73.60	5.4	2.21	1496	0.250
    18292	Pancakes, plain, dry mix, incomplete, prepared	218	7.80	7.70	28.90	1.9		505	2.045
    18293	Pancakes, plain, prepared from recipe	227	6.40	9.70	28.30			439	2.122
    18294	Pancakes, blueberry, prepared from recipe	222	6.10	9.20	29.00			412	1.986
    18295	Pancakes, buckwheat, dry mix, incomplete	340	10.90	2.70	71.30	8.5	7.21	684	0.439
    18297	Pancakes, special dietary, dry mix	349	8.90	1.40	73.90			456	0.202
    18299	Pancakes, whole-wheat, dry mix, incomplete	344	12.80	1.50	71.00			1419	0.244
    18300	Pancakes, whole-wheat, dry mix, incomplete, prepared	208	8.50	6.50	29.40	2.8		572	1.749
    18301	Pie, apple, commercially prepared, enriched flour	237	1.90	11.00	34.00	1.6	15.65	201	3.797
    18302	Pie, apple, prepared from recipe	265	2.40	12.50	37.10			211	3.050
    18303	Pie, banana cream, prepared from mix, no-bake type	251	3.40	12.90	31.60	0.6		290	6.904
    18304	Pie, banana cream, prepared from recipe	269	4.40	13.60	32.90	0.7	12.06	240	3.758
    18305	Pie, blueberry, commercially prepared	232	1.80	10.00	34.90	1.0	9.89	287	1.679
    18306	Pie, blueberry, prepared from recipe	245	2.70	11.90	33.50			185	2.911
    18308	Pie, cherry, commercially prepared	260	2.00	11.00	39.80	0.8	14.29	246	2.562
    18309	Pie, cherry, prepared from recipe	270	2.80	12.20	38.50			191	2.985
    18310	Pie, chocolate creme, commercially prepared	353	4.15	22.41	38.44	0.8	27.39	266	12.449
    18312	Pie, chocolate mousse, prepared from mix, no-bake type	260	3.50	15.40	29.60			460	8.195
    18313	Pie, coconut creme, commercially prepared	298	2.10	16.60	37.20	1.3	36.27	204	6.976
    18314	Pie, coconut cream, prepared from mix, no-bake type	276	2.80	17.60	28.50	0.5		329	8.934
    18316	Pie, coconut custard, commercially prepared	260	5.90	13.20	30.20	1.8		335	5.854
    18317	Pie, egg custard, commercially prepared	210	5.50	11.60	20.80	1.6	11.58	275	2.349
    18319	Pie, fried pies, fruit	316	3.00	16.10	42.60	2.6	21.40	333	2.457
    18320	Pie, lemon meringue, commercially prepared	268	1.50	8.70	47.20	1.2	23.86	172	1.766
    18321	Pie, lemon meringue, prepared from recipe	285	3.80	12.90	39.10			242	3.185
    18322	Pie, mince, prepared from recipe	289	2.60	10.80	48.00	2.6	28.31	254	2.682
    18323	Pie, peach	223	1.90	10.00	32.90	0.8	6.19	217	1.508
    18324	Pie, pecan, commercially prepared	407	4.50	16.69	59.61	2.1	25.18	275	2.654
    18325	Pie, pecan, prepared from recipe	412	4.90	22.20	52.20			262	3.989
    18326	Pie, pumpkin, commercially prepared	243	3.90	9.75	34.83	1.8	18.88	239	1.988
    18327	Pie, pumpkin, prepared from recipe	204	4.50	9.30	26.40			225	3.171
    18328	Pie, vanilla cream, prepared from recipe	278	4.80	14.40	32.60	0.6	12.68	260	4.030
    18332	Pie crust, standard-type, dry mix	518	6.90	31.40	52.10			753	7.974
    18333	Pie crust, standard-type, dry mix, prepared, baked	501	6.70	30.40	50.40	1.8		729	7.711
    18334	Pie crust, standard-type, frozen, ready-to-bake, enriched	457	6.16	26.07	48.62	2.5		409	8.159
    18335	Pie crust, standard-type, frozen, ready-to-bake, enriched, baked	508	6.50	28.59	56.24	3.3	4.23	467	9.277
    18336	Pie crust, standard-type, prepared from recipe, baked	527	6.40	34.60	47.50	1.7	0.17	542	8.622
    18337	Puff pastry, frozen, ready-to-bake	551	7.30	38.10	45.10	1.5	0.74	249	9.643
    18338	Phyllo dough	299	7.10	6.00	52.60	1.9	0.18	483	1.470
    18339	Popovers, dry mix, enriched	371	10.40	4.30	71.00			906	0.983
    18342	Rolls, dinner, plain, commercially prepared (includes brown-and-serve)	310	10.86	6.47	52.04	2.0	5.55	467	1.375
    18344	Rolls, dinner, egg	307	9.50	6.40	52.00	3.7	4.30	566	1.577
    18345	Rolls, dinner, oat bran	236	9.50	4.60	40.20	4.1	6.67	413	0.619
    18346	Rolls, dinner, rye	286	10.30	3.40	53.10	4.9	1.17	650	0.605
    18347	Rolls, dinner, wheat	273	8.60	6.30	46.00	3.8	1.63	524	1.497
    18348	Rolls, dinner, whole-wheat	266	8.70	4.70	51.10	7.5	8.46	521	0.836
    18349	Rolls, french	277	8.60	4.30	50.20	3.2	0.31	574	0.962
    18350	Rolls, hamburger or hotdog, plain	278	9.87	3.76	50.15	2.1	6.37	500	0.885
    18351	Rolls, hamburger or hotdog, mixed-grain	263	9.60	6.00	44.60	3.8	6.25	458	1.390
    18352	Rolls, hamburger or hotdog, reduced-calorie	196	8.30	2.00	42.10	6.2	4.76	410	0.325
    18353	Rolls, hard (includes kaiser)	293	9.90	4.30	52.70	2.3	1.77	544	0.606
    18354	Strudel, apple	274	3.30	11.20	41.10	2.2	25.75	135	2.044
    18355	Sweet rolls, cheese	360	7.10	18.30	43.70	1.2		357	6.059
    18356	Sweet rolls, cinnamon, commercially prepared with raisins	372	6.20	16.40	50.90	2.4	31.73	304	3.079
    18357	Sweet rolls, cinnamon, refrigerated dough with frosting	333	5.00	12.20	51.60			765	3.081
    18358	Sweet rolls, cinnamon, refrigerated dough with frosting, baked	362	5.40	13.20	56.10			832	3.348
    18360	Taco shells, baked	474	6.48	21.30	64.03	7.0	1.54	243	6.153
    18361	Toaster pastries, brown-sugar-cinnamon	412	5.10	14.20	68.10	1.0		424	3.639
    18362	Toaster pastries, fruit (includes apple, blueberry, cherry, strawberry)	391	4.67	10.56	69.23	1.1	28.59	334	2.618
    18363	Tortillas, ready-to-bake or -fry, corn	218	5.70	2.85	44.64	6.3	0.88	45	0.453
    18364	Tortillas, ready-to-bake or -fry, flour, refrigerated	301	8.00	6.70	51.21	2.3	4.39	686	1.630
    18365	Waffles, plain, frozen, ready-to-heat	285	6.47	9.70	42.98	2.2	4.91	638	1.531
    18367	Waffles, plain, prepared from recipe	291	7.90	14.10	32.90			511	2.866
    18368	Wonton wrappers (includes egg roll wrappers)	291	9.80	1.50	57.90	1.8		572	0.263
    18369	Leavening agents, baking powder, double-acting, sodium aluminum sulfate	53	0.00	0.00	27.70	0.2	0.00	10600	0.000
    18370	Leavening agents, baking powder, double-acting, straight phosphate	51	0.10	0.00	24.10	0.2	0.00	7893	0.000
    18371	Leavening agents, baking powder, low-sodium	97	0.10	0.40	46.90	2.2	0.00	90	0.073
    18372	Leavening agents, baking soda	0	0.00	0.00	0.00	0.0	0.00	27360	0.000
    18373	Leavening agents, cream of tartar	258	0.00	0.00	61.50	0.2	0.00	52	0.000
    18374	Leavening agents, yeast, baker's, compressed	105	8.40	1.90	18.10	8.1	0.00	30	0.243
    18375	Leavening agents, yeast, baker's, active dry	325	40.44	7.61	41.22	26.9	0.00	51	1.001
    18376	Bread crumbs, dry, grated, seasoned	383	14.13	5.48	68.49	4.9	5.74	1336	1.391
    18377	Cookies, oatmeal, prepared from recipe, without raisins	447	6.80	17.90	66.40			598	3.581
    18378	Cookies, chocolate chip, prepared from recipe, made with butter	488	5.70	28.40	58.20			341	14.071
    18383	Bread, protein, (includes gluten), toasted	270	13.20	2.40	48.10	3.3	1.44	444	0.364
    18384	Bread, rice bran, toasted	264	9.70	5.00	47.30	5.3	5.08	292	0.771
    18385	Bread, wheat germ, toasted	293	10.70	3.30	54.30	2.3	4.14	621	0.738
    18386	Muffins, blueberry, toaster-type, toasted	333	4.90	10.10	56.70	1.9	12.95	444	1.551
    18388	Muffins, wheat bran, toaster-type with raisins, toasted	313	5.50	9.40	55.50	8.2	23.07	527	1.500
    18390	Pancakes, buttermilk, prepared from recipe	227	6.80	9.30	28.70			522	1.832
    18396	Rolls, dinner, plain, prepared from recipe, made with low fat (2%) milk	316	8.50	7.30	53.40	1.9		415	1.795
    18399	Pie crust, cookie-type, prepared from recipe, graham cracker, chilled	484	4.10	24.40	63.90	1.5	37.57	560	5.092
    18400	Crackers, matzo, egg and onion	391	10.00	3.90	77.10	5.0		285	0.936
    18401	Pie crust, cookie-type, prepared from recipe, vanilla wafer, chilled	531	3.70	36.20	50.20	0.1	7.33	515	7.434
    18402	Pie crust, standard-type, prepared from recipe, unbaked	469	5.70	30.80	42.30	3.4	0.15	482	7.674
    18403	Waffles, plain, frozen, ready -to-heat, toasted	312	7.19	9.61	49.29	2.4	5.02	730	1.638
    18406	Bagels, plain, enriched, without calcium propionate (includes onion, poppy, sesame)	275	10.50	1.60	53.40	2.3		534	0.220
    18407	Bagels, plain, unenriched, with calcium propionate (includes onion, poppy, sesame)	275	10.50	1.60	53.40	2.3		534	0.220
    18408	Bagels, plain, unenriched, without calcium propionate(includes onion, poppy, sesame)	275	10.50	1.60	53.40	2.3		534	0.220
    18412	Bread, cornbread, dry mix, unenriched (includes corn muffin mix)	418	7.00	12.20	69.50	6.5		1111	3.091
    18413	Bread, pita, white, unenriched	275	9.10	1.20	55.70	2.2		536	0.166
    18414	Bread, raisin, unenriched	274	7.90	4.40	52.30	4.3		390	1.081
    18416	Bread, white, commercially prepared, low sodium, no salt	267	8.20	3.60	49.60	2.3	4.31	298	0.811
    18417	Coffeecake, cinnamon with crumb topping, commercially prepared, unenriched	418	6.80	23.30	46.70	2.0		351	5.797
    18418	Cake, pound, commercially prepared, other than all butter, unenriched	389	5.20	17.90	52.50	1.0		400	4.647
    18419	Cake, pudding-type, white, unenriched, dry mix	423	3.90	9.50	81.00	0.7		665	2.340
    18420	Cake, yellow, unenriched, dry mix	432	4.40	11.60	78.10	1.1		657	1.738
    18421	Cookies, butter, commercially prepared, unenriched	467	6.10	18.80	68.90	0.8		351	11.051
    18422	Cookies, chocolate chip, commercially prepared, regular, higher fat, unenriched	481	5.40	22.60	66.80	2.5		315	7.476
    18423	Cookies, ladyfingers, without lemon juice and rind	365	10.60	9.10	59.70	1.0		147	3.477
    18424	Crackers, melba toast, plain, without salt	390	12.10	3.20	76.60	6.3		19	0.445
    18425	Crackers, saltines, low salt (includes oyster, soda, soup)	421	9.50	8.85	74.34	2.9	2.22	198	2.001
    18426	Crackers, saltines, unsalted tops (includes oyster, soda, soup)	434	9.20	11.80	71.50	3.0		766	2.932
    18427	Crackers, standard snack-type, regular, low salt	502	7.40	25.30	61.00	1.6	1.79	216	3.776
    18428	Crackers, wheat, low salt	473	8.60	20.60	64.90	4.5	13.04	190	5.178
    18429	Crackers, whole-wheat, low salt	443	8.80	17.20	68.60	10.5	0.37	186	3.393
    18430	Danish pastry, cinnamon, unenriched	403	7.00	22.40	44.60	1.2		371	5.681
    18431	Danish pastry, fruit, unenriched (includes apple, cinnamon, raisin, strawberry)	371	5.40	18.50	47.80	1.9		354	2.826
    18432	Bread, white, commercially prepared, toasted, low sodium no salt	293	9.00	4.00	54.40			376	0.892
    18433	Danish pastry, lemon, unenriched	371	5.40	18.50	47.80	1.9		354	2.826
    18434	Crackers, cheese, low sodium	503	10.10	25.30	58.20	2.4	0.28	458	9.638
    18435	Danish pastry, raspberry, unenriched	371	5.40	18.50	47.80	1.9		354	2.826
    18436	Doughnuts, yeast-leavened, glazed, unenriched (includes honey buns)	403	6.40	22.80	44.30	1.2		342	5.813
    18437	English muffins, plain, enriched, without calcium propionate(includes sourdough)	235	7.70	1.80	46.00	2.7		464	0.259
    18438	English muffins, plain, unenriched, with calcium propionate (includes sourdough)	235	7.70	1.80	46.00	2.7		464	0.259
    18439	English muffins, plain, unenriched, without calcium propionate (includes sourdough)	235	7.70	1.80	46.00	2.7		464	0.259
    18443	Pie, apple, commercially prepared, unenriched flour	237	1.90	11.00	34.00	1.6		266	3.797
    18444	Pie, fried pies, cherry	316	3.00	16.10	42.60	2.6		374	2.457
    18445	Pie, fried pies, lemon	316	3.00	16.10	42.60	2.6		374	2.457
    18446	Pie crust, standard-type, frozen, ready-to-bake, unenriched	457	3.90	29.20	44.10	0.9		576	4.357
    18447	Popovers, dry mix, unenriched	371	10.40	4.30	71.00			906	0.983
    18448	Taco shells, baked, without added salt	468	7.20	22.60	62.40	7.5		15	3.245
    18449	Tortillas, ready-to-bake or -fry, corn, without added salt	222	5.70	2.50	46.60	5.2		11	0.334
    18450	Tortillas, ready-to-bake or -fry, flour, without added calcium	325	8.70	7.10	55.60	3.3		478	1.745
    18451	Cake, pound, commercially prepared, fat-free	283	5.40	1.20	61.00	1.1	34.34	341	0.259
    18453	Cake, yellow, light, dry mix	404	4.70	5.50	84.10	1.3		604	1.367
    18457	Crackers, saltines, fat-free, low-sodium	393	10.50	1.60	82.30	2.7	0.38	849	0.244
    18459	Breakfast tart, low fat	372	3.99	5.99	76.80	1.5	4.87	361	1.393
    18476	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Blueberry	408	4.60	13.30	68.38	1.1	30.90	350	2.020
    18477	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted blueberry	391	4.60	10.00	71.77	1.1	31.20	320	1.980
    18478	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Brown sugar cinnamon	438	5.40	18.40	64.40	1.5	25.40	380	2.080
    18479	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted brown sugar cinnamon	417	4.60	13.80	69.00	1.4	32.30	343	4.500
    18481	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted cherry	393	4.20	10.20	71.96	1.0	36.00	320	1.940
    18482	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted chocolate fudge	384	4.90	9.30	70.40	2.1	35.00	437	3.200
    18486	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted raspberry	395	4.20	10.60	71.54	1.0	35.40	320	1.880
    18487	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, S'mores	392	6.20	10.50	69.60	1.4	36.50	410	2.800
    18488	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Strawberry	394	4.70	10.50	71.00	1.1	33.00	355	2.900
    18489	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted strawberry	390	4.10	9.80	71.70	1.3	30.30	331	3.100
    18490	Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted wild berry	390	4.00	9.50	72.40	1.3	31.70	315	3.100
    18494	Toaster Pastries, KELLOGG, KELLOGG'S LOW FAT POP TARTS, Frosted brown sugar cinnamon	366	4.70	5.90	73.70	5.5	30.50	379	1.900
    18497	Toaster Pastries, KELLOGG, KELLOGG'S LOW FAT POP TARTS, Frosted strawberry	363	4.20	5.40	74.40	5.6	29.40	357	1.700
    18499	KELLOGG, KELLOGG'S EGGO, Buttermilk Pancake	245	5.30	8.00	38.60	1.0	10.00	508	1.300
    18501	KELLOGG, KELLOG'S NUTRI-GRAIN CEREAL BARS, Mixed Berry	370	4.30	7.60	72.80	1.9	33.60	284	1.500
    18505	KELLOGG'S, EGGO, Waffles, Homestyle, Low Fat	229	6.30	3.50	44.90	1.3	4.50	393	0.900
    18506	KELLOGG'S, EGGO, NUTRI-GRAIN, Waffles, Low Fat	201	6.50	3.50	39.00	4.0	3.90	559	0.800
    18507	KELLOGG'S EGGO Lowfat Blueberry Nutri-Grain Waffles	208	5.95	2.83	42.71	3.5	8.89	591	0.410
    18513	ARCHWAY Home Style Cookies, Sugar Free Oatmeal	442	5.54	20.92	67.20	1.9	1.26	308	4.900
    18522	ARCHWAY Home Style Cookies, Chocolate Chip Ice Box	497	4.28	24.40	65.02	2.0	34.06	270	8.080
    18524	ARCHWAY Home Style Cookies, Coconut Macaroon	460	3.02	22.55	61.23	5.1	45.16	200	20.100
    18527	ARCHWAY Home Style Cookies, Date Filled Oatmeal	400	4.67	12.05	68.16	2.1	34.27	331	2.760
    18528	ARCHWAY Home Style Cookies, Dutch Cocoa	431	4.50	14.99	69.44	2.6	35.35	384	3.620
    18529	ARCHWAY Home Style Cookies, Frosty Lemon	430	4.41	17.11	64.78	0.7	33.35	449	5.830
    18532	ARCHWAY Home Style Cookies, Iced Molasses	420	3.50	14.43	69.12	1.0	38.43	605	4.160
    18533	ARCHWAY Home Style Cookies, Iced Oatmeal	435	4.89	16.53	66.76	2.0	37.20	377	4.610
    18535	ARCHWAY Home Style Cookies, Molasses	403	4.25	12.06	69.41	1.2	36.35	577	2.810
    18537	ARCHWAY Home Style Cookies, Oatmeal	421	5.48	14.08	68.17	2.9	34.50	394	3.200
    18538	ARCHWAY Home Style Cookies, Oatmeal Raisin	406	5.17	12.08	69.27	2.7	39.55	339	2.750
    18539	ARCHWAY Home Style Cookies, Old Fashioned Molasses	406	4.27	11.83	70.55	1.1	36.09	561	2.770
    18540	ARCHWAY Home Style Cookies, Old Fashioned Windmill Cookies	468	5.17	17.55	72.23	1.8	32.64	471	3.750
    18541	ARCHWAY Home Style Cookies, Peanut Butter	480	9.00	24.28	58.48	2.8	32.55	404	5.390
    18544	ARCHWAY Home Style Cookies, Raspberry Filled	400	4.35	13.26	65.92	2.2	31.76	334	5.160
    18547	ARCHWAY Home Style Cookies, Strawberry Filled	400	4.35	13.26	65.92	2.2	31.76	377	5.160
    18562	ARCHWAY Home Style Cookies, Reduced Fat Ginger Snaps	424	4.67	11.14	76.23	1.1	36.28	406	2.600
    18566	Artificial Blueberry Muffin Mix, dry	407	4.70	8.70	77.45			760	1.865
    18567	KRAFT, STOVE TOP Stuffing Mix Chicken Flavor	381	12.60	4.10	73.10	2.5	10.10	1532	0.800
    18603	GEORGE WESTON BAKERIES, Brownberry Sage and Onion Stuffing Mix, dry	390	13.30	5.10	72.70	5.4		1680	0.900
    18608	KEEBLER, KEEBLER Chocolate Graham SELECTS	465	7.10	16.60	71.80		26.50	357	3.150
    18609	KEEBLER, Vanilla Wafers	462	4.00	17.40	73.10	1.4	31.60	402	5.700
    18610	CONTINENTAL MILLS, KRUSTEAZ Almond Poppyseed Muffin Mix, Artificially Flavored, dry	418	5.60	10.30	75.60	1.7	40.00	590	2.100
    18612	MCKEE BAKING, LITTLE DEBBIE NUTTY BARS, Wafers with Peanut Butter, Chocolate Covered	548	8.00	32.80	55.20		34.00	223	6.290
    18614	MARTHA WHITE FOODS, Martha White's Chewy Fudge Brownie Mix, dry	407	4.42	6.16	83.58	2.9	54.76	457	1.700
    18615	MARTHA WHITE FOODS, Martha White's Buttermilk Biscuit Mix, dry	388	7.81	13.23	59.41	1.5	4.46	1295	4.070
    18616	MISSION FOODS, MISSION Flour Tortillas, Soft Taco, 8 inch	287	8.70	6.00	49.60			898	0.695
    18617	NABISCO, NABISCO GRAHAMS Crackers	424	6.99	10.00	76.20	3.4	23.00	659	1.560
    18619	NABISCO, NABISCO OREO CRUNCHIES, Cookie Crumb Topping	476	4.78	21.50	70.23	3.2	36.00	528	4.140
    18621	NABISCO, NABISCO RITZ Crackers	492	7.23	23.21	63.51	2.3	8.14	882	5.450
    18629	PILLSBURY, Buttermilk Biscuits, Artificial Flavor, refrigerated dough	236	6.40	2.79	47.07	1.6	4.46	854	0.420
    18630	PILLSBURY, Chocolate Chip Cookies, refrigerated dough	450	3.82	21.26	60.75	1.7	37.67	326	8.730
    18631	PILLSBURY, Crusty French Loaf, refrigerated dough	243	8.59	2.88	46.35	2.6	5.06	575	0.670
    18632	PILLSBURY, Traditional Fudge Brownie Mix, dry	441	4.80	12.10	78.30		49.60	292	2.608
    18633	PILLSBURY GRANDS, Buttermilk Biscuits, refrigerated dough	293	6.16	11.34	42.41	1.5	4.60	1066	4.070
    18634	PILLSBURY Golden Layer Buttermilk Biscuits, Artificial Flavor, refrigerated dough	307	5.88	13.24	41.18	1.2	5.88	1059	2.941
    18635	PILLSBURY, Cinnamon Rolls with Icing, refrigerated dough	330	4.34	11.27	53.42	1.4	21.34	780	3.250
    18637	KRAFT FOODS, SHAKE 'N' BAKE ORIGINAL RECIPE, Coating for Pork, dry	377	6.10	3.70	79.80			2182	
    18639	GEORGE WESTON BAKERIES, Thomas English Muffins	232	8.00	1.80	46.00			345	0.308
    18640	HEINZ, WEIGHT WATCHER, Chocolate Eclair, frozen	241	4.40	6.90	40.30	2.1	16.80	300	1.400
    18641	INTERSTATE BRANDS CORP, WONDER Hamburger Rolls	273	8.07	4.15	50.84	2.6	11.06	488	1.013
    18642	GENERAL MILLS, BETTY CROCKER SUPERMOIST Yellow Cake Mix, dry	413	3.80	8.10	81.30		43.90	672	2.280
    18651	NABISCO, NABISCO SNACKWELL'S Fat Free Devil's Food Cookie Cakes	305	5.00	1.09	74.25	1.6	43.38	174	0.427
    18927	Crackers, cheese, sandwich-type with cheese filling	490	8.92	24.41	58.76	1.9	12.33	878	4.810
    18930	USDA Commodity, Bakery, Flour Mix	400	8.47	12.90	62.53	7.1		1410	3.090
    18931	USDA Commodity, Bakery, Flour Mix Low-fat	361	9.07	4.70	70.59	3.5		1360	0.850
    18932	Waffles, buttermilk, frozen, ready-to-heat	273	6.58	9.22	41.05	2.2	4.30	621	1.890
    18933	Waffle, buttermilk, frozen, ready-to-heat, toasted	309	7.42	9.49	48.39	2.6	4.41	710	2.283
    18934	Waffle, buttermilk, frozen, ready-to-heat, microwaved	289	6.92	9.40	44.16	2.4	4.50	663	2.057
    18935	Waffle, plain, frozen, ready-to-heat, microwave	298	6.71	9.91	45.41	2.4	5.04	682	1.580
    18936	Pancakes, plain, frozen, ready-to-heat, microwave (includes buttermilk)	239	5.88	4.73	43.33	2.5	7.06	566	0.949
    18938	Toaster Pastries, fruit, frosted (include apples, blueberry, cherry, strawberry)	385	4.02	9.04	71.77	1.8	30.93	312	3.055
    18939	Toaster pastries, fruit, toasted (include apple, blueberry, cherry, strawberry)	409	4.70	11.03	72.70	1.0	28.99	354	2.637
    18940	Muffin, blueberry, commercially prepared, low-fat	255	4.23	4.22	50.05	4.2	27.05	413	1.549
    18942	Pie Crust, Cookie-type, Graham Cracker, Ready Crust	501	5.10	24.83	64.30	1.9	18.13	471	4.999
    18943	Pie Crust, Cookie-type, Chocolate, Ready Crust	484	6.08	22.42	64.48	2.7	26.31	503	4.725
    18944	Pie, Dutch Apple, Commercially Prepared	290	2.17	11.50	44.54	1.6	22.02	200	2.313
    18945	Pie crust, deep dish, frozen, unbaked, made with enriched flour	468	5.52	28.74	46.79	1.4		353	8.129
    18946	Pie crust, refrigerated, regular, baked	506	3.41	28.69	58.52	1.4		472	11.087
    18947	Pie crust, deep dish, frozen, baked, made with enriched flour	521	6.10	31.84	52.47	2.3		393	8.862
    18948	Pie crust, refrigerated, regular, unbaked	445	2.97	25.46	51.11	1.8		409	9.596
    18949	Crackers, whole-wheat, reduced fat	416	11.34	7.59	75.52	10.9	1.22	745	1.067
    18950	Crackers, wheat, reduced fat	444	9.34	13.37	71.52	3.4	15.01	776	2.112
    18951	Waffles, chocolate chip, frozen, ready-to-heat	291	5.80	10.10	44.80	1.5	13.10	529	3.567
    18952	Tostada shells, corn	474	6.15	23.38	64.43	5.8		657	7.011
    18953	Bread, salvadoran sweet cheese (quesadilla salvadorena)	374	7.12	17.12	47.84	0.7	24.90	510	4.612
    18954	Bread, pound cake type, pan de torta salvadoran	390	7.06	17.45	51.29	1.7	18.10	390	3.042
    18955	Bread, pan dulce, sweet yeast bread	367	9.42	11.58	56.38	2.3	12.50	228	2.183
    18956	Keikitos (muffins), Latino bakery item	467	6.81	25.24	53.16	1.2	25.81	515	
    18957	Cake, pound, BIMBO Bakeries USA, Panque Casero, home baked style	418	6.62	21.70	48.94	1.0	28.77	357	
    18958	Pan Dulce, LA RICURA, Salpora de Arroz con Azucar, cookie-like, contains wheat flour and rice flour	445	8.81	16.11	66.28	1.2	21.86	445	
    18959	Pastry, Pastelitos de Guava (guava pastries)	379	5.48	18.50	47.76	2.2	17.00	231	5.535
    18960	Crackers, snack, GOYA CRACKERS	433	14.25	13.35	64.35	3.8	2.35	665	6.323
    18961	Crackers, cream, GAMESA SABROSAS	484	7.01	20.37	64.55	2.4	9.37	1148	5.362
    18962	Crackers, cream, LA MODERNA RIKIS CREAM CRACKERS	422	7.19	19.50	64.88	2.4	10.41	752	9.377
    18963	Garlic bread, frozen	350	8.36	16.61	41.72	2.5	3.69	544	5.281
    18964	Cinnamon buns, frosted (includes honey buns)	436	4.72	24.36	49.59	1.3	25.42	305	12.110
    18965	Crackers, cheese, reduced fat	418	10.00	11.67	68.19	3.3	0.00	1167	3.333
    18966	Crackers, saltines, whole wheat (includes multi-grain)	398	7.14	10.71	68.25	0.0	0.00	1214	0.000
    18967	Bread, white wheat	238	10.66	2.15	43.91	9.2	5.00	478	0.630
    18968	Bagels, wheat	250	10.20	1.53	48.89	4.1	6.12	439	0.000
    18969	Cream puff, eclair, custard or cream filled, iced	334	4.41	18.52	37.43	0.9	22.05	265	7.055
    18970	Tortillas, ready-to-bake or -fry, flour, shelf stable	297	8.01	7.58	49.27	2.4	2.66	742	1.225
    18971	Bread, potato	266	12.50	3.13	47.07	6.3	12.50	375	0.000
    18972	Bread, cheese	408	10.42	20.83	44.83	2.1	2.08	750	6.250
    18973	Focaccia, Italian flatbread, plain	249	8.77	7.89	35.82	1.8	1.75	561	0.877
    18974	KASHI, TLC, Honey Sesame Crackers	398	8.70	10.40	72.20	5.8	16.10	471	0.900
    18975	KASHI, TLC, Original 7-Grain Crackers	385	13.90	11.90	63.20	9.0	13.50	530	1.200
    18976	KASHI, TLC, Country Cheddar Crackers	445	9.80	15.50	68.00	2.5	3.70	724	1.900
    18977	KASHI, TLC, Toasted Asiago Crackers	420	12.70	13.80	66.40	9.6	7.10	659	2.200
    18978	KASHI, Blueberry Waffle	192	5.70	7.10	34.60	9.0	4.60	476	0.700
    18979	KASHI, H2H Woven Wheat Cracker, Original	396	10.60	11.60	73.40	12.2	0.40	283	1.100
    18980	KASHI, Original Waffle	197	6.00	7.40	35.40	9.3	4.20	479	0.700
    18981	KASHI, TLC, Fire Roasted Vegetable Crackers	389	12.00	12.20	64.60	8.7	7.30	664	1.100
    18982	KASHI, H2H Woven Wheat Cracker, Roasted Garlic	395	10.50	11.70	73.20	12.2	0.60	240	1.100
    18983	AUSTIN, Cheddar Cheese on Wheat Crackers, sandwich-type	495	7.90	24.50	61.40	1.8	14.60	839	6.100
    18984	AUSTIN, Cheddar Cheese on Cheese Crackers, sandwich-type	494	7.50	24.90	60.00	1.3	13.50	900	6.100
    18985	AUSTIN, Chocolatey Peanut Butter Crackers, sandwich-type	479	7.70	20.80	66.20	2.0	17.30	584	4.100
    18986	AUSTIN, Grilled Cheese on Wafer Crackers, sandwich-type	493	7.90	23.80	62.00	1.3	12.60	910	5.900
    18987	AUSTIN, Cheddar Cheese on Cheese Crackers, sandwich-type, reduced fat	461	7.80	17.50	68.00	1.4	14.60	884	4.400
    18988	AUSTIN, Peanut Butter on Cheese Crackers, sandwich-type, reduced fat	461	9.70	17.90	66.30	2.7	9.00	726	2.900
    18989	AUSTIN, Peanut Butter on Toasty Crackers, sandwich-type, reduced fat	463	9.50	18.00	67.20	2.7	11.80	648	2.900
    18990	AUSTIN, PB & J Crackers, sandwich-type	484	7.60	21.70	65.70	2.0	16.70	582	4.500
    18991	BARBARA DEE, Winter Mints Cookies	515	3.90	26.00	67.10	2.0	35.80	290	18.000
    18992	KELLOGG'S, BEANATURAL, Original 3-Bean Chips	487	22.90	25.30	46.50	14.2	5.30	794	2.000
    18993	BEAR NAKED, Double Chocolate Cookies	423	6.60	16.90	66.90	7.0	35.20	200	4.100
    18994	BEAR NAKED, Fruit & Nut Cookies	443	7.50	21.40	61.60	7.1	29.40	133	5.100
    18995	KELLOGG'S, EGGO, Biscuit Scramblers, Bacon, Egg & Cheese	258	8.80	7.90	38.30	2.1	4.70	610	4.100
    18996	KELLOGG'S, EGGO, Biscuit Scramblers, Egg & Cheese	254	8.80	7.60	38.30	2.3	4.70	583	4.000
    18997	KELLOGG'S, EGGO, French Toaster Sticks, Cinnamon	250	4.80	6.90	42.60	1.0	16.20	550	1.900
    18998	KELLOGG'S, EGGO, French Toaster Sticks, Original	239	5.30	7.00	39.40	0.9	10.90	598	1.700
    18999	KELLOGG'S, EGGO, Mini Muffin Tops, Blueberry	293	5.00	10.20	45.80	1.0	18.10	586	2.800
    19002	Snacks, beef jerky, chopped and formed	410	33.20	25.60	11.00	1.8	9.00	2081	10.850
    19003	Snacks, corn-based, extruded, chips, plain	518	6.03	28.41	63.01	5.3	1.16	545	3.612
    19004	Snacks, corn-based, extruded, chips, barbecue-flavor	523	7.00	32.70	56.20	5.2		763	4.460
    19005	Snacks, corn-based, extruded, cones, plain	510	5.80	26.90	62.90	1.1		1022	22.750
    19007	Snacks, corn-based, extruded, onion-flavor	499	7.70	22.60	65.10	3.9	4.83	950	4.340
    19008	Snacks, corn-based, extruded, puffs or twists, cheese-flavor	563	5.87	36.56	53.00	1.7	3.03	926	5.512
    19009	Snacks, KRAFT, CORNNUTS, plain	446	8.50	15.64	71.86	6.9	0.61	564	2.430
    19010	Snacks, crisped rice bar, chocolate chip	404	5.10	13.50	73.00	2.2		278	5.240
    19013	Snacks, fruit leather, pieces	359	1.00	2.68	82.82	0.0	57.58	403	0.650
    19014	Snacks, fruit leather, rolls	371	0.10	3.00	85.80	0.0	49.16	317	0.672
    19015	Snacks, granola bars, hard, plain	471	10.10	19.80	64.40	5.3	28.57	294	2.370
    19016	Snacks, granola bars, hard, almond	495	7.70	25.50	62.00	4.8		256	12.510
    19017	Snacks, granola bars, hard, chocolate chip	438	7.30	16.30	72.10	4.4		344	11.410
    19020	Snacks, granola bars, soft, uncoated, plain	443	7.40	17.20	67.30	4.6		278	7.250
    19021	Snacks, granola bars, soft, uncoated, peanut butter	426	10.50	15.80	64.40	4.3		409	3.650
    19022	Snacks, granola bars, soft, uncoated, raisin	448	7.60	17.80	66.40	4.2		282	9.570
    19024	Snacks, granola bars, soft, coated, milk chocolate coating, chocolate chip	466	5.80	24.90	63.80	3.4		200	14.220
    19026	Snacks, granola bars, soft, coated, milk chocolate coating, peanut butter	508	10.20	31.10	53.40	2.8	23.74	193	17.010
    19027	Snacks, granola bars, soft, uncoated, peanut butter and chocolate chip	432	9.80	20.00	62.20	4.2		328	5.590
    19031	Snacks, oriental mix, rice-based	506	17.31	25.58	51.62	13.2	3.00	413	3.785
    19033	Snacks, GENERAL MILLS, CHEX MIX, traditional flavor	424	8.83	10.00	74.77	3.9	4.85	741	1.499
    19034	Snacks, popcorn, air-popped	387	12.94	4.54	77.78	14.5	0.87	8	0.637
    19035	Snacks, popcorn, oil-popped, microwave, regular flavor, no trans fat	583	7.29	43.55	45.06	8.1	0.46	679	6.820
    19036	Snacks, popcorn, cakes	384	9.70	3.10	80.10	2.9	0.72	288	0.480
    19038	Snacks, popcorn, caramel-coated, with peanuts	400	6.40	7.80	80.70	3.8	45.36	177	1.040
    19039	Snacks, popcorn, caramel-coated, without peanuts	431	3.80	12.80	79.10	5.2	53.19	206	3.610
    19040	Snacks, popcorn, cheese-flavor	526	9.30	33.20	51.60	9.9	0.79	889	6.410
    19041	Snacks, pork skins, plain	544	61.30	31.30	0.00	0.0	0.00	1818	11.370
    19042	Snacks, potato chips, barbecue-flavor	485	6.41	30.69	56.19	3.8	5.47	591	4.021
    19043	Snacks, potato chips, sour-cream-and-onion-flavor	531	8.10	33.90	51.50	5.2		549	8.890
    19045	Snacks, potato chips, made from dried potatoes, reduced fat	502	4.56	26.14	64.76	3.2	0.63	450	6.759
    19046	Snacks, potato chips, made from dried potatoes, sour-cream and onion-flavor	547	6.60	37.00	51.30	1.2		541	9.470
    19047	Snacks, pretzels, hard, plain, salted	384	9.95	3.47	79.97	3.3	2.43	1150	0.516
    19048	Snacks, pretzels, hard, confectioner's coating, chocolate-flavor	457	7.50	16.70	70.90	2.4	38.80	569	7.680
    19049	Snacks, M&M MARS, COMBOS Snacks Cheddar Cheese Pretzel	463	9.85	16.92	66.50	1.8	17.60	1117	9.656
    19050	Snacks, pretzels, hard, whole-wheat including both salted and unsalted	362	11.10	2.60	81.30	7.7		203	0.560
    19051	Snacks, rice cracker brown rice, plain	387	8.20	2.80	81.50	4.2	0.88	326	0.570
    19052	Snacks, rice cakes, brown rice, buckwheat	380	9.00	3.50	80.10	3.8		116	0.640
    19053	Snacks, rice cakes, brown rice, sesame seed	392	7.60	3.80	81.50	5.4		227	0.540
    19056	Snacks, tortilla chips, plain, white corn, salted	473	7.04	20.84	67.52	5.7	0.80	325	3.127
    19057	Snacks, tortilla chips, nacho cheese	514	8.15	26.07	61.74	4.6	3.79	615	3.936
    19058	Snacks, tortilla chips, ranch-flavor	501	7.19	24.63	62.74	4.0	3.03	519	3.539
    19059	Snacks, trail mix, regular	462	13.80	29.40	44.90			229	5.550
    19061	Snacks, trail mix, tropical	442	6.30	17.10	65.60			95	8.480
    19062	Snacks, trail mix, regular, with chocolate chips, salted nuts and seeds	484	14.20	31.90	44.90	5.0	23.88	121	6.090
    19063	Snacks, tortilla chips, taco-flavor	480	7.90	24.20	63.10	5.3		787	4.640
    19064	Candies, TOOTSIE ROLL, chocolate-flavor roll	387	1.59	3.31	87.73	0.1	56.32	44	0.967
    19065	Candies, ALMOND JOY Candy Bar	479	4.13	26.93	59.51	5.0	48.34	142	17.590
    19067	Candies, TWIZZLERS CHERRY BITES	338	2.97	1.70	79.38	0.1		261	0.250
    19068	Candies, NESTLE, BIT-O'-HONEY Candy Chews	375	2.00	7.50	80.00	0.2	48.00	295	5.500
    19069	Candies, NESTLE, BUTTERFINGER Bar	459	5.40	18.90	72.90	2.0	45.90	230	9.500
    19070	Candies, butterscotch	391	0.03	3.30	90.40	0.0	80.46	391	2.065
    19071	Candies, carob, unsweetened	540	8.15	31.36	56.29	3.8	34.11	107	29.018
    19074	Candies, caramels	382	4.60	8.10	77.00	0.0	65.50	245	2.476
    19075	Candies, CARAMELLO Candy Bar	462	6.19	21.19	63.81	1.2	56.92	122	12.720
    19076	Candies, caramels, chocolate-flavor roll	387	1.59	3.31	87.73	0.1	56.32	44	0.967
    19077	Baking chocolate, unsweetened, liquid	472	12.10	47.70	36.20	18.1	0.00	12	25.290
    19078	Baking chocolate, unsweetened, squares	501	12.90	52.31	29.84	16.6	0.91	24	32.351
    19079	Candies, confectioner's coating, yogurt	522	5.87	27.00	63.94	0.0	62.36	88	24.104
    19080	Candies, semisweet chocolate	480	4.20	30.00	63.90	5.9	54.50	11	17.750
    19081	Candies, sweet chocolate	507	3.90	34.20	60.40	5.5	51.48	16	20.080
    19083	Candies, sweet chocolate coated fondant	366	2.20	9.30	80.40	2.1	71.42	26	5.460
    19084	Candies, HERSHEY'S GOLDEN ALMOND SOLITAIRES	570	11.97	37.13	46.91	4.4	37.13	52	15.230
    19085	Candies, confectioner's coating, butterscotch	539	2.20	29.05	67.10	0.0	67.10	89	24.100
    19086	Candies, confectioner's coating, peanut butter	529	18.30	29.80	46.88	5.0	38.30	250	13.120
    19087	Candies, white chocolate	539	5.87	32.09	59.24	0.2	59.00	90	19.412
    19088	Ice creams, vanilla, light	180	4.78	4.83	29.46	0.3	22.12	74	2.927
    19089	Ice creams, vanilla, rich	249	3.50	16.20	22.29	0.0	20.65	61	10.329
    19090	Ice creams, french vanilla, soft-serve	222	4.10	13.00	22.20	0.7	21.16	61	7.480
    19091	Candies, YORK Peppermint Pattie	384	2.19	7.17	80.99	2.0	63.78	28	4.340
    19092	Candies, TWIZZLERS NIBS CHERRY BITS	347	2.30	2.64	79.37	0.6	51.35	195	0.540
    19093	Candies, SYMPHONY Milk Chocolate Bar	531	8.51	30.57	58.01	1.7	53.96	101	18.340
    19094	Desserts, flan, caramel custard, prepared-from-recipe	145	4.53	4.03	22.78	0.0	23.15	53	1.799
    19095	Ice creams, vanilla	207	3.50	11.00	23.60	0.7	21.22	80	6.790
    19096	Ice creams, vanilla, light, soft-serve	126	4.90	2.60	21.80	0.0	18.69	70	1.630
    19097	Sherbet, orange	144	1.10	2.00	30.40	1.3	24.32	46	1.160
    19098	Candies, 5TH AVENUE Candy Bar	482	8.78	23.98	62.68	3.1	47.19	225	6.650
    19099	Candies, fondant, prepared-from-recipe	373	0.00	0.02	93.18	0.0	88.90	11	0.000
    19100	Candies, fudge, chocolate, prepared-from-recipe	411	2.39	10.41	76.44	1.7	73.12	45	6.448
    19101	Candies, fudge, chocolate, with nuts, prepared-from-recipe	461	4.38	18.93	67.93	2.5	63.37	39	6.489
    19102	Candies, fudge, peanut butter, prepared-from-recipe	387	3.78	6.59	77.75	0.7	73.36	118	1.721
    19103	Candies, fudge, vanilla, prepared-from-recipe	383	1.05	5.45	82.15	0.0	79.77	47	3.382
    19104	Candies, fudge, vanilla with nuts	435	3.00	13.69	74.61	0.9	71.00	42	3.828
    19105	Candies, NESTLE, GOOBERS Chocolate Covered Peanuts	512	9.70	34.00	53.00	9.7	43.00	36	12.100
    19106	Candies, gumdrops, starch jelly pieces	396	0.00	0.00	98.90	0.1	58.97	44	0.000
    19107	Candies, hard	394	0.00	0.20	98.00	0.0	62.90	38	0.000
    19108	Candies, jellybeans	375	0.00	0.05	93.55	0.2	70.00	50	0.000
    19109	Candies, KIT KAT Wafer Bar	518	6.51	25.99	64.59	1.0	48.68	54	17.953
    19110	Candies, KRACKEL Chocolate Bar	512	6.62	26.58	63.96	2.2	52.53	196	15.920
    19111	Candies, NESTLE, BABY RUTH Bar	459	5.40	21.60	64.80	2.0	54.00	230	12.100
    19112	Candies, TWIZZLERS Strawberry Twists Candy	350	2.56	2.32	79.74	0.0	39.64	287	0.000
    19113	Syrups, table blends, pancake, with butter	296	0.00	1.60	74.10	0.0		98	1.010
    19114	Ice creams, chocolate, light	187	5.00	7.19	25.70	0.8	24.71	71	4.380
    19115	Candies, MARS SNACKFOOD US, MARS Almond Bar	467	8.10	23.00	62.70	2.0	52.10	170	7.268
    19116	Candies, marshmallows	318	1.80	0.20	81.30	0.1	57.56	80	0.056
    19117	Candies, halavah, plain	469	12.49	21.52	60.49	4.5		195	4.127
    19118	Candies, NESTLE, OH HENRY! Bar	462	7.70	23.00	65.50	1.9	46.20	193	9.600
    19119	Candies, NESTLE, CHUNKY Bar	475	7.50	27.50	60.00	2.5	52.50	38	12.500
    19120	Candies, milk chocolate	535	7.65	29.66	59.40	3.4	51.50	79	18.509
    19121	Puddings, banana, dry mix, instant, prepared with 2% milk	105	2.76	1.70	19.74	0.0		296	0.971
    19122	Puddings, banana, dry mix, regular, prepared with 2% milk	101	2.90	1.73	18.43	0.0		164	1.015
    19123	Puddings, chocolate, dry mix, instant, prepared with 2% milk	105	3.15	1.92	18.89	0.4		284	1.064
    19124	Baking chocolate, mexican, squares	426	3.64	15.59	77.41	4.0	69.40	3	8.606
    19125	Chocolate-flavored hazelnut spread	541	5.41	29.73	62.16	5.4	54.05	41	28.423
    19126	Candies, milk chocolate coated peanuts	519	13.10	33.50	49.70	4.7	37.59	41	14.600
    19127	Candies, milk chocolate coated raisins	390	4.10	14.80	68.40	3.1	62.22	36	10.272
    19128	Syrups, table blends, pancake, reduced-calorie	165	0.00	0.00	44.55	0.0	32.80	178	0.000
    19129	Syrups, table blends, pancake	234	0.00	0.00	61.47	0.0	21.47	82	0.000
    19130	Candies, HERSHEY'S POT OF GOLD Almond Bar	577	12.82	38.46	46.15	3.8	38.46	64	16.667
    19132	Candies, milk chocolate, with almonds	526	9.00	34.40	53.40	6.2	43.90	74	17.701
    19134	Candies, milk chocolate, with rice cereal	511	7.64	29.37	59.67	3.3	51.06	86	15.890
    19135	Candies, MARS SNACKFOOD US, MILKY WAY Bar	456	4.01	17.23	71.17	1.0	59.69	167	12.016
    19136	Candies, HERSHEY'S SKOR Toffee Bar	535	3.13	32.18	61.72	1.3	59.89	317	18.780
    19137	Toppings, strawberry	254	0.20	0.10	66.30	0.7	27.38	21	0.005
    19138	Candies, truffles, prepared-from-recipe	510	6.21	33.76	44.88	2.5	38.31	68	18.488
    19139	Baking chocolate, MARS SNACKFOOD US, M&M's Semisweet Chocolate Mini Baking Bits	517	4.44	26.15	65.96	6.7	53.07	2	15.618
    19140	Candies, MARS SNACKFOOD US, M&M's Peanut Chocolate Candies	515	9.57	26.13	60.48	3.7	50.75	50	10.169
    19141	Candies, MARS SNACKFOOD US, M&M's Milk Chocolate Candies	492	4.33	21.13	71.19	2.8	63.68	61	13.080
    19142	Candies, MOUNDS Candy Bar	486	4.60	26.60	58.59	3.7	46.19	145	20.580
    19143	Candies, MR. GOODBAR Chocolate Bar	538	10.22	33.21	54.34	3.8	47.22	41	14.130
    19144	Candies, NESTLE, 100 GRAND Bar	468	2.50	19.33	70.97	1.0	51.90	203	11.900
    19145	Candies, NESTLE, CRUNCH Bar and Dessert Topping	500	5.00	26.00	67.00	1.9	55.00	150	16.000
    19146	Baking chocolate, MARS SNACKFOOD US, M&M's Milk Chocolate Mini Baking Bits	502	4.78	23.36	68.40	2.7	62.54	68	14.466
    19147	Candies, peanut bar	522	15.50	33.70	47.40	4.1	42.22	156	4.678
    19148	Candies, peanut brittle, prepared-from-recipe	486	7.57	18.98	71.24	2.5	51.33	445	4.144
    19149	Candies, NESTLE, RAISINETS Chocolate Covered Raisins	422	4.40	17.00	71.00	2.2	59.00	33	11.000
    19150	Candies, REESE'S Peanut Butter Cups	515	10.24	30.53	55.36	3.6	47.17	357	10.730
    19151	Candies, REESE'S PIECES Candy	497	12.46	24.77	59.86	3.0	53.25	194	16.420
    19152	Candies, ROLO Caramels in Milk Chocolate	474	5.08	20.93	67.95	0.9	63.93	188	14.542
    19153	Candies, NESTLE, AFTER EIGHT Mints	432	1.67	11.90	79.53	2.4	66.60	1	8.330
    19154	Candies, sesame crunch	516	11.60	33.30	50.30	7.7	31.17	167	4.662
    19155	Candies, MARS SNACKFOOD US, SNICKERS Bar	491	7.53	23.85	61.51	2.3	50.47	239	9.069
    19156	Candies, MARS SNACKFOOD US, STARBURST Fruit Chews, Original fruits	408	0.41	8.21	82.57	0.0	58.12	2	7.778
    19157	Candies, MARS SNACKFOOD US, M&M's MINIs Milk Chocolate Candies	502	4.78	23.36	68.40	2.7	62.54	68	14.466
    19159	Candies, MARS SNACKFOOD US, 3 MUSKETEERS Bar	436	2.60	12.75	77.77	1.5	66.89	194	8.646
    19160	Candies, MARS SNACKFOOD US, TWIX Caramel Cookie Bars	502	4.91	24.85	64.80	1.1	48.25	198	18.960
    19161	Candies, MARS SNACKFOOD US, TWIX Peanut Butter Cookie Bars	536	9.18	32.67	54.15	3.1	36.13	226	15.758
    19162	Candies, WHATCHAMACALLIT Candy Bar	494	8.04	23.68	63.23	1.9	48.86	299	17.040
    19163	Chewing gum	360	0.00	0.30	96.70	2.4	66.08	1	0.042
    19164	Candies, SPECIAL DARK Chocolate Bar	556	5.54	32.40	60.49	6.5	47.56	6	
    19165	Cocoa, dry powder, unsweetened	228	19.60	13.70	57.90	33.2	1.75	21	8.070
    19166	Cocoa, dry powder, unsweetened, processed with alkali	220	18.10	13.10	58.30	29.8	1.76	19	7.760
    19168	Desserts, egg custard, baked, prepared-from-recipe	104	5.02	4.58	11.00	0.0	11.00	61	2.164
    19169	Egg custards, dry mix	410	6.90	6.40	82.80	0.0		281	2.030
    19170	Egg custards, dry mix, prepared with whole milk	122	3.99	4.00	17.60	0.0	4.82	84	2.032
    19171	Cocoa, dry powder, unsweetened, HERSHEY'S European Style Cocoa	400	20.00	10.00	60.00	20.0	0.00	0	0.000
    19172	Gelatin desserts, dry mix	381	7.80	0.00	90.50	0.0	86.04	466	0.000
    19173	Gelatin desserts, dry mix, prepared with water	62	1.22	0.00	14.19	0.0	13.49	75	0.000
    19175	Gelatin desserts, dry mix, reduced calorie, with aspartame	198	15.67	0.00	80.21	0.1	0.00	862	0.000
    19176	Gelatin desserts, dry mix, reduced calorie, with aspartame, prepared with water	20	0.83	0.00	4.22	0.0	0.00	48	0.000
    19177	Gelatins, dry powder, unsweetened	335	85.60	0.10	0.00	0.0	0.00	196	0.070
    19181	Candies, YORK BITES	394	1.78	7.32	81.64	2.0	75.00	46	4.430
    19182	Desserts, mousse, chocolate, prepared-from-recipe	225	4.14	16.00	16.07	0.6	14.81	38	9.151
    19183	Puddings, chocolate, ready-to-eat	142	2.09	4.60	23.01	0.0	17.17	152	1.263
    19184	Puddings, chocolate, dry mix, instant	378	2.30	1.90	87.90	3.6	67.86	1771	0.825
    19185	Puddings, chocolate, dry mix, instant, prepared with whole milk	111	3.10	3.10	18.80	1.0		284	1.830
    19186	Desserts, apple crisp, prepared-from-recipe	161	1.75	3.43	30.84	1.4	19.68	351	0.685
    19187	Flan, caramel custard, dry mix	348	0.00	0.00	91.60	0.0		432	
    19188	Puddings, chocolate, dry mix, regular	362	2.60	2.10	89.30	4.5	42.88	479	1.234
    19189	Puddings, chocolate, dry mix, regular, prepared with whole milk	120	3.16	3.15	19.64	0.8	11.96	98	1.810
    19190	Puddings, chocolate, dry mix, regular, prepared with 2% milk	111	3.28	2.06	19.76	0.8	11.85	102	1.289
    19191	Puddings, coconut cream, dry mix, instant, prepared with 2% milk	107	2.90	2.30	19.20	0.1		246	1.370
    19193	Puddings, rice, ready-to-eat	108	3.23	2.15	18.39	0.3	11.59	97	1.208
    19194	Puddings, rice, dry mix	376	2.70	0.10	91.20	0.7		366	
    19195	Puddings, rice, dry mix, prepared with whole milk	121	3.25	2.82	20.68	0.1		108	1.682
    19198	Puddings, tapioca, dry mix	369	0.10	0.10	94.30	0.2	65.00	477	
    19199	Puddings, tapioca, dry mix, prepared with whole milk	115	2.84	2.89	19.43	0.0		120	1.724
    19201	Puddings, vanilla, ready-to-eat	130	1.45	3.78	22.60	0.0	16.97	142	1.016
    19202	Puddings, vanilla, dry mix, instant	377	0.00	0.60	92.90	0.0	92.90	1441	0.432
    19203	Puddings, vanilla, dry mix, instant, prepared with whole milk	114	2.70	2.90	19.70	0.0	18.03	286	1.740
    19204	Puddings, lemon, dry mix, instant, prepared with 2% milk	107	2.76	1.71	20.20	0.0		268	0.974
    19205	Egg custards, dry mix, prepared with 2% milk	112	4.13	2.83	17.61	0.0	4.63	87	1.475
    19206	Puddings, vanilla, dry mix, regular	379	0.30	0.40	93.50	0.6	79.34	635	0.090
    19207	Puddings, vanilla, dry mix, regular, prepared with whole milk	113	2.80	2.90	18.92	0.1	17.09	156	1.643
    19208	Puddings, rice, dry mix, prepared with 2% milk	111	3.29	1.63	20.81	0.1		109	0.967
    19209	Puddings, tapioca, dry mix, prepared with 2% milk	105	2.88	1.67	19.56	0.0		121	0.991
    19212	Puddings, vanilla, dry mix, regular, prepared with 2% milk	101	2.94	1.73	18.53	0.0		159	1.017
    19213	Rennin, chocolate, dry mix, prepared with 2% milk	85	3.24	2.06	13.47	0.5		52	1.231
    19214	Rennin, vanilla, dry mix, prepared with 2% milk	77	3.06	1.77	12.34	0.0		46	1.061
    19216	Candies, praline, prepared-from-recipe	485	3.30	25.90	59.59	3.5	55.79	48	2.224
    19217	Frozen novelties, ice type, fruit, no sugar added	24	0.50	0.10	6.20	0.0		5	0.000
    19218	Puddings, tapioca, ready-to-eat	130	1.95	3.88	21.69	0.0	14.91	145	0.962
    19219	Puddings, coconut cream, dry mix, regular, prepared with 2% milk	104	3.10	2.50	17.80	0.2		163	1.800
    19220	Desserts, rennin, chocolate, dry mix	363	2.40	3.30	91.50	5.1		187	1.940
    19221	Rennin, chocolate, dry mix, prepared with whole milk	96	3.20	3.34	13.34	0.5		51	1.999
    19222	Desserts, rennin, vanilla, dry mix	383	0.00	0.00	99.00	0.0		6	
    19223	Rennin, vanilla, dry mix, prepared with whole milk	89	3.03	3.07	12.21	0.0		46	1.846
    19225	Desserts, rennin, tablets, unsweetened	84	1.00	0.10	19.80	0.0		26050	0.041
    19226	Frostings, chocolate, creamy, ready-to-eat	397	1.10	17.60	63.20	0.9	57.70	183	5.526
    19227	Frostings, coconut-nut, ready-to-eat	433	1.50	24.00	52.70	2.5	40.00	160	8.631
    19228	Frostings, cream cheese-flavor, ready-to-eat	415	0.10	17.30	67.32	0.0	63.54	191	4.545
    19230	Frostings, vanilla, creamy, ready-to-eat	418	0.00	16.23	67.89	0.0	63.10	184	2.974
    19231	Flan, caramel custard, dry mix, prepared with 2% milk	103	2.99	1.72	18.82	0.0		113	1.035
    19232	Flan, caramel custard, dry mix, prepared with whole milk	113	2.95	3.00	18.68	0.0		112	1.800
    19233	Puddings, vanilla, ready-to-eat, fat free	89	2.02	0.00	20.16	0.0	15.12	191	0.000
    19234	Puddings, tapioca, ready-to-eat, fat free	94	1.44	0.35	21.31	0.0	14.18	187	0.122
    19235	Puddings, chocolate, ready-to-eat, fat free	93	1.93	0.30	20.87	0.3	15.75	154	0.000
    19236	Candies, HERSHEY'S MILK CHOCOLATE WITH ALMOND BITES	550	9.76	35.73	51.00	3.6	44.59	74	17.390
    19238	Candies, REESE'S BITES	521	11.34	29.85	55.18	3.1	48.03	179	18.000
    19239	Candies, REESE'S NUTRAGEOUS Candy Bar	517	11.28	32.09	52.80	3.9	40.22	141	8.860
    19240	Frostings, chocolate, creamy, dry mix	389	1.30	5.20	92.00	2.4		76	
    19241	Frostings, chocolate, creamy, dry mix, prepared with butter	408	1.11	13.06	71.80	1.9	0.01	124	8.369
    19243	Candies, HEATH BITES	530	3.94	30.38	63.39	2.0	60.02	245	15.620
    19244	Frostings, vanilla, creamy, dry mix	410	0.30	4.90	93.80	0.1		13	
    19246	Frostings, white, fluffy, dry mix	371	2.30	0.00	94.90	0.0		234	
    19247	Frostings, white, fluffy, dry mix, prepared with water	244	1.50	0.00	62.60	0.0		156	0.000
    19248	Candies, HERSHEY'S, ALMOND JOY BITES	563	5.58	34.50	57.54	4.3	51.71	39	20.600
    19249	Candies, HERSHEY, REESESTICKS crispy wafers, peanut butter, milk chocolate	521	9.53	31.34	55.38	3.3	40.33	264	13.210
    19250	Candies, HERSHEY, KIT KAT BIG KAT Bar	520	6.24	27.84	63.64	1.9	53.96	64	17.990
    19252	Candies, REESE'S, FAST BREAK, milk chocolate peanut butter and soft nougats	474	8.66	23.42	61.60	2.9	53.08	330	8.230
    19254	Candies, MARS SNACKFOOD US, DOVE Milk Chocolate	546	5.94	31.72	59.78	2.4	55.45	63	19.240
    19255	Candies, MARS SNACKFOOD US, DOVE Dark Chocolate	520	5.19	32.45	59.40	7.6	46.27	4	19.209
    19256	Candies, MARS SNACKFOOD US, MILKY WAY Caramels, milk chocolate covered	463	4.28	19.17	68.49	0.7	58.65	273	13.157
    19258	Candies, MARS SNACKFOOD US, MILKY WAY Caramels. dark chocolate covered	458	3.82	20.42	67.56	2.8	54.08	246	13.814
    19260	Ice creams, vanilla, light, no sugar added	169	3.97	7.45	21.42	0.0	6.46	96	4.048
    19263	Frozen novelties, fruit and juice bars	87	1.20	0.10	20.20	1.0	17.48	4	0.000
    19265	Ice creams, chocolate, light, no sugar added	173	3.54	5.74	26.79	0.9	5.65	75	3.610
    19268	Candies, dark chocolate coated coffee beans	540	7.50	30.00	59.95	7.5	42.50	25	15.000
    19269	Snacks, GENERAL MILLS, BETTY CROCKER Fruit Roll Ups, berry flavored, with vitamin C	373	0.10	3.50	85.20		38.70	317	0.990
    19270	Ice creams, chocolate	216	3.80	11.00	28.20	1.2	25.36	76	6.800
    19271	Ice creams, strawberry	192	3.20	8.40	27.60	0.9		60	5.190
    19272	Snacks, FARLEY CANDY, FARLEY Fruit Snacks, with vitamins A, C, and E	341	4.40	0.00	80.90			36	
    19273	Snacks, SUNKIST, SUNKIST Fruit Roll, strawberry, with vitamins A, C, and E	342	0.60	1.00	82.70	7.7		111	
    19274	Snacks, fruit leather, pieces, with vitamin C	373	0.10	3.50	85.20	3.5		317	0.990
    19279	Candies, milk chocolate coated coffee beans	549	7.41	33.18	55.25	5.7	50.75	70	18.138
    19280	Frozen novelties, ice type, lime	128	0.40	0.00	32.60	0.0	32.60	22	0.000
    19281	Frozen novelties, ice type, italian, restaurant-prepared	53	0.03	0.02	13.50	0.0		4	0.000
    19283	Frozen novelties, ice type, pop	79	0.00	0.24	19.23	0.0	13.66	7	0.013
    19292	Candies, MARS SNACKFOOD US, M&M's Crispy Chocolate Candies	475	4.28	19.32	72.40	2.0	58.94	136	11.651
    19293	Frozen yogurts, vanilla, soft-serve	159	4.00	5.60	24.20	0.0	24.00	87	3.420
    19294	Fruit butters, apple	173	0.39	0.30	42.47	1.5	35.30	15	0.053
    19295	Candies, MARS SNACKFOOD US, SNICKERS MUNCH bar	536	15.25	36.22	43.64	4.7	30.87	358	8.819
    19296	Honey	304	0.30	0.00	82.40	0.2	82.12	4	0.000
    19297	Jams and preserves	278	0.37	0.07	68.86	1.1	48.50	32	0.010
    19300	Jellies	266	0.15	0.02	69.95	1.0	51.22	30	0.005
    19301	Candies, fudge, chocolate marshmallow, with nuts, prepared-by-recipe	474	3.24	21.11	67.69	2.1		79	10.378
    19302	Candies, MARS SNACKFOOD US, SNICKERS Almond bar	472	5.40	22.40	64.67	2.6	53.93	156	8.534
    19303	Marmalade, orange	246	0.30	0.00	66.30	0.7	60.00	56	0.000
    19304	Molasses	290	0.00	0.10	74.73	0.0	74.72	37	0.018
    19306	Candies, MARS SNACKFOOD US, POP'ABLES SNICKERS Brand Bite Size Candies	480	7.15	24.32	61.07	2.3	51.69	224	9.891
    19307	Candies, MARS SNACKFOOD US, POP'ABLES MILKY WAY Brand Bite Size Candies	463	3.30	18.00	71.85	1.0	61.08	146	8.889
    19308	Candies, MARS SNACKFOOD US, POP'ABLES 3 MUSKETEERS Brand Bite Size Candies	443	2.59	15.17	75.94	1.3	67.00	172	9.921
    19309	Candies, MARS SNACKFOOD US, STARBURST Fruit Chews, Fruit and Creme	408	0.41	8.36	82.43	0.0	57.98	2	7.931
    19310	Pectin, unsweetened, dry mix	325	0.30	0.30	90.40	8.6		200	0.050
    19312	Pie fillings, apple, canned	100	0.10	0.10	26.10	1.0	13.80	47	0.000
    19313	Candies, MARS SNACKFOOD US, STARBURST Fruit Chews, Tropical fruits	409	0.41	8.31	82.76	0.0	58.18	2	8.048
    19314	Pie fillings, canned, cherry	115	0.37	0.07	28.00	0.6		18	0.018
    19315	Candies, MARS SNACKFOOD US, STARBURST Sour Fruit Chews	400	0.39	7.78	79.73	0.0	56.10	89	7.520
    19318	Puddings, banana, dry mix, instant	367	0.00	0.60	92.70	0.0	76.57	1499	0.090
    19319	Puddings, banana, dry mix, instant, prepared with whole milk	115	2.62	2.80	19.76	0.0	17.38	290	1.562
    19320	Puddings, banana, dry mix, regular	366	0.00	0.40	93.00	0.3	74.32	788	0.090
    19321	Puddings, banana, dry mix, regular, prepared with whole milk	111	2.74	2.89	18.44	0.0	15.98	158	1.634
    19322	Puddings, coconut cream, dry mix, instant	415	0.90	10.00	83.50	4.0	64.00	1040	10.000
    19323	Puddings, coconut cream, dry mix, instant, prepared with whole milk	117	2.90	3.50	19.10	0.1		246	2.100
    19324	Puddings, coconut cream, dry mix, regular	434	1.00	11.36	81.84	1.6	80.54	682	11.364
    19325	Puddings, coconut cream, dry mix, regular, prepared with whole milk	114	3.00	3.80	17.70	0.2		162	2.570
    19326	Candies, MARS SNACKFOOD US, COCOAVIA Chocolate Bar	539	5.81	29.30	62.99	8.7	39.19	7	15.703
    19327	Candies, MARS SNACKFOOD US, COCOAVIA Blueberry and Almond Chocolate Bar	525	6.35	28.68	60.37	9.1	38.99	8	13.070
    19328	Candies, MARS SNACKFOOD US, COCOAVIA Crispy Chocolate Bar	517	8.21	26.23	62.06	7.8	34.96	40	14.007
    19330	Puddings, lemon, dry mix, instant	378	0.00	0.70	95.40	0.0		1332	0.100
    19331	Puddings, lemon, dry mix, instant, prepared with whole milk	115	2.70	2.90	20.10	0.0		267	1.740
    19332	Puddings, lemon, dry mix, regular	363	0.10	0.50	91.80	0.1		506	
    19333	Pudding, lemon, dry mix, regular, prepared with sugar, egg yolk and water	109	0.65	1.12	24.20	0.0	13.51	63	0.382
    19334	Sugars, brown	380	0.12	0.00	98.09	0.0	97.02	28	0.000
    19335	Sugars, granulated	387	0.00	0.00	99.98	0.0	99.80	1	0.000
    19336	Sugars, powdered	389	0.00	0.00	99.77	0.0	97.81	2	0.000
    19337	Sweeteners, tabletop, aspartame, EQUAL, packets	365	2.17	0.00	89.08	0.0	80.70	0	0.000
    19340	Sugars, maple	354	0.10	0.20	90.90	0.0	84.87	11	0.036
    19345	Syrups, chocolate, HERSHEY'S Genuine Chocolate Flavored Lite Syrup	153	1.40	0.97	34.56	0.0	28.57	100	0.000
    19348	Syrups, chocolate, fudge-type	350	4.60	8.90	62.90	2.8	34.82	346	3.980
    19349	Syrups, corn, dark	286	0.00	0.00	77.59	0.0	77.59	155	0.000
    19350	Syrups, corn, light	283	0.00	0.20	76.79	0.0	76.77	62	0.000
    19351	Syrups, corn, high-fructose	281	0.00	0.00	76.00	0.0	75.65	2	0.000
    19352	Syrups, malt	318	6.20	0.00	71.30	0.0	71.30	35	0.000
    19353	Syrups, maple	260	0.04	0.06	67.04	0.0	67.90	12	0.007
    19355	Syrups, sorghum	290	0.00	0.00	74.90	0.0	74.90	8	0.000
    19359	Candies, MARS SNACKFOOD US, SNICKERS CRUNCHER	488	6.86	24.38	62.85	1.9	46.54	189	12.703
    19360	Syrups, table blends, pancake, with 2% maple	265	0.00	0.10	69.60	0.0	42.00	61	0.018
    19361	Syrups, table blends, cane and 15% maple	278	0.00	0.10	69.52	0.1	68.20	104	0.020
    19362	Syrups, table blends, corn, refiner, and sugar	319	0.00	0.00	83.90	0.0		71	0.000
    19363	Candies, MARS SNACKFOOD US, SKITTLES Wild Berry Bite Size Candies	402	0.19	4.25	90.76	0.0	75.92	15	4.115
    19364	Toppings, butterscotch or caramel	252	1.50	0.10	65.90	0.9		349	0.110
    19365	Toppings, marshmallow cream	322	0.80	0.30	79.00	0.1	46.80	80	0.056
    19366	Toppings, pineapple	253	0.10	0.10	66.40	0.4	21.01	42	0.018
    19367	Toppings, nuts in syrup	448	4.50	22.00	58.08	2.3	36.72	42	1.960
    19368	Candies, MARS SNACKFOOD US, SKITTLES Tropical Bite Size Candies	405	0.19	4.34	90.77	0.0	75.76	15	
    19369	Candies, MARS SNACKFOOD US, SKITTLES Sours Original	401	0.18	4.00	91.02	0.0	73.16	14	3.765
    19370	Candies, MARS SNACKFOOD US, SKITTLES Original Bite Size Candies	405	0.19	4.37	90.78	0.0	75.84	15	4.115
    19371	Frostings, vanilla, creamy, dry mix, prepared with margarine	413	0.34	12.74	74.28	0.1		114	1.740
    19372	Frostings, chocolate, creamy, dry mix, prepared with margarine	404	1.10	12.87	71.02	1.9		163	1.740
    19375	Frostings, glaze, prepared-from-recipe	341	0.44	0.53	83.65	0.0	80.44	6	0.271
    19379	Candies, fudge, chocolate marshmallow, prepared-from-recipe	453	2.26	17.48	71.34	1.7	64.06	85	10.669
    19382	Candies, taffy, prepared-from-recipe	397	0.03	3.33	91.56	0.0	68.48	52	2.049
    19383	Candies, toffee, prepared-from-recipe	560	1.07	32.75	64.72	0.0	63.47	135	20.565
    19384	Candies, divinity, prepared-from-recipe	364	1.32	0.06	89.05	0.0	78.96	34	0.000
    19387	Frozen novelties, ice type, pineapple-coconut	113	0.00	2.60	23.90	0.7		35	2.304
    19393	Frozen yogurts, chocolate, soft-serve	160	4.00	6.00	24.90	2.2		98	3.630
    19400	Snacks, banana chips	519	2.30	33.60	58.40	7.7	35.34	6	28.970
    19401	Snacks, cornnuts, barbecue-flavor	436	9.00	14.30	71.70	8.4		600	2.580
    19403	Snacks, crisped rice bar, almond	458	7.00	20.40	64.60	3.6		234	3.770
    19404	Snacks, granola bars, soft, uncoated, chocolate chip	418	5.65	16.57	70.20	3.8	28.92	251	6.061
    19405	Snacks, granola bars, soft, uncoated, chocolate chip, graham and marshmallow	427	6.10	15.50	70.80	4.0		316	9.180
    19406	Snacks, granola bars, soft, uncoated, nut and raisin	454	8.00	20.40	63.60	5.6		254	9.540
    19407	Snacks, beef sticks, smoked	550	21.50	49.60	5.40			1531	20.800
    19408	Snacks, pork skins, barbecue-flavor	538	57.90	31.80	1.60			2667	11.560
    19409	Frostings, glaze, chocolate, prepared-from-recipe, with butter, NFSMI Recipe No. C-32	359	1.42	7.17	72.18	1.1	64.30	132	4.483
    19410	Snack, potato chips, made from dried potatoes, plain	559	4.45	38.41	52.02	3.1	1.14	529	9.492
    19411	Snacks, potato chips, plain, salted	542	6.56	36.40	50.81	4.4	0.37	450	4.014
    19412	Snacks, potato chips, made from dried potatoes, cheese-flavor	551	7.00	37.00	50.60	3.4		600	9.570
    19413	Snacks, rice cakes, brown rice, corn	385	8.40	3.20	81.20	2.9		167	0.630
    19414	Snacks, rice cakes, brown rice, multigrain	387	8.50	3.50	80.10	3.0		252	0.560
    19415	Snacks, potato sticks	522	6.70	34.40	53.30	3.4	0.22	633	8.880
    19416	Snacks, rice cakes, brown rice, rye	386	8.10	3.80	79.90	4.0		110	0.580
    19418	Snacks, sesame sticks, wheat-based, salted	541	10.90	36.70	46.50	2.8	0.19	1488	6.480
    19419	Snacks, corn cakes	387	8.10	2.40	83.40	1.9	23.47	488	0.420
    19420	Snacks, granola bars, hard, peanut butter	483	9.80	23.80	62.30	2.9		283	3.200
    19421	Snacks, potato chips, cheese-flavor	496	8.50	27.20	57.70	5.2		458	8.600
    19422	Snacks, potato chips, reduced fat	471	7.10	20.80	66.90	5.9	0.22	492	4.160
    19423	Snacks, potato chips, fat-free, made with olestra	274	7.74	0.70	65.00	6.8	0.00	554	0.240
    19424	Snacks, tortilla chips, nacho-flavor, reduced fat	445	8.70	15.20	71.60	4.8		1003	2.910
    19433	Tortilla chips, low fat, baked without fat	415	11.00	5.70	80.00	5.3	0.67	517	0.850
    19434	Cheese puffs and twists, corn based, baked, low fat	432	8.50	12.10	72.35	10.7	7.29	847	2.100
    19435	Snacks, granola bar, fruit-filled, nonfat	342	5.90	0.90	77.60	7.4	55.34	24	0.200
    19436	Popcorn, sugar syrup/caramel, fat-free	381	2.00	1.40	90.06	2.5	64.68	286	0.200
    19437	Snacks, potato chips, fat free, salted	379	9.64	0.60	83.76	7.5	3.69	643	0.150
    19438	Snacks, KELLOGG, KELLOGG'S RICE KRISPIES TREATS Squares	414	3.40	9.00	80.50	0.6	19.36	351	1.400
    19439	Snacks, KELLOGG, KELLOGG'S Low Fat Granola Bar, Crunchy Almond/Brown Sugar	390	8.00	7.40	78.00	6.2		291	1.100
    19440	Snacks, M&M MARS, KUDOS Whole Grain Bar, chocolate chip	420	4.47	13.02	72.31	2.6	38.78	246	4.701
    19441	Snacks, KELLOGG'S, NUTRI-GRAIN Cereal Bars, fruit	324	4.69	8.76	69.54	6.9	30.84	315	1.600
    19444	Snacks, tortilla chips, low fat, made with olestra, nacho cheese	318	8.44	3.53	65.22	6.4	2.82	705	1.054
    19445	Snacks, potato chips, made from dried potatoes, fat-free, made with olestra	253	5.06	0.93	56.00	7.3	0.59	429	0.355
    19524	Snacks, taro chips	498	2.30	24.90	68.10	7.2	3.82	342	6.430
    19701	Candies, semisweet chocolate, made with butter	477	4.20	29.70	63.40	5.9		11	17.530
    19702	Gelatin desserts, dry mix, with added ascorbic acid, sodium-citrate and salt	381	7.80	0.00	90.50	0.0		491	0.000
    19703	Gelatin desserts, dry mix, reduced calorie, with aspartame, added phosphorus, potassium, sodium, vitamin C	345	55.30	0.00	33.30	0.0		2751	0.000
    19704	Gelatin desserts, dry mix, reduced calorie, with aspartame, no added sodium	345	55.30	0.00	33.30	0.0		158	0.000
    19705	Puddings, banana, dry mix, instant, with added oil	386	0.00	4.40	89.00	0.0		1499	0.790
    19706	Puddings, banana, dry mix, regular, with added oil	387	0.00	5.00	88.40	0.3		788	0.900
    19708	Puddings, lemon, dry mix, regular, with added oil, potassium, sodium	366	0.10	1.50	90.30	0.1		849	0.270
    19709	Puddings, tapioca, dry mix, with no added salt	369	0.10	0.10	94.30	0.2		8	
    19710	Puddings, vanilla, dry mix, regular, with added oil	369	0.30	1.10	92.40	0.0		754	0.200
    19719	Jams and preserves, apricot	242	0.70	0.20	64.40	0.3	43.40	40	0.010
    19720	Syrups, table blends, pancake, with 2% maple, with added potassium	265	0.00	0.10	69.60	0.0		61	0.000
    19800	Snacks, corn cakes, very low sodium	387	8.10	2.40	83.40			28	0.420
    19802	Snacks, corn-based, extruded, puffs or twists, cheese-flavor, unenriched	558	5.76	35.76	54.10	2.2	2.76	896	5.512
    19804	Snacks, corn-based, extruded, chips, barbecue-flavor, made with enriched masa flour	523	7.00	32.70	56.20			763	4.460
    19806	Snacks, popcorn, air-popped (Unsalted)	382	12.00	4.20	77.90	15.1		4	0.570
    19807	Snacks, popcorn, oil-popped, white popcorn, salt added	500	9.00	28.10	57.20	10.0		884	4.890
    19809	Snacks, potato chips, plain, made with partially hydrogenated soybean oil, salted	536	7.00	34.60	52.90	4.8		594	5.430
    19810	Snacks, potato chips, plain, made with partially hydrogenated soybean oil, unsalted	536	7.00	34.60	52.90	4.8		8	5.430
    19811	Snacks, potato chips, plain, unsalted	536	7.00	34.60	52.90	4.8	0.22	8	10.960
    19812	Snacks, pretzels, hard, plain, made with unenriched flour, salted	381	9.10	3.50	79.20	2.8		1715	0.750
    19813	Snacks, pretzels, hard, plain, made with unenriched flour, unsalted	381	9.10	3.50	79.20	2.8		289	0.750
    19814	Snacks, pretzels, hard, plain, made with enriched flour, unsalted	381	9.10	3.50	79.20	2.8	2.21	250	0.750
    19816	Snacks, rice cakes, brown rice, plain, unsalted	387	8.20	2.80	81.50	4.2	0.88	26	0.570
    19817	Snacks, rice cakes, brown rice, buckwheat, unsalted	380	9.00	3.50	80.10			4	0.640
    19818	Snacks, rice cakes, brown rice, multigrain, unsalted	387	8.50	3.50	80.10			4	0.560
    19819	Snacks, rice cakes, brown rice, sesame seed, unsalted	392	7.60	3.80	81.50			4	0.540
    19820	Snacks, sesame sticks, wheat-based, unsalted	541	10.90	36.70	46.50			29	6.480
    19821	Snacks, trail mix, regular, unsalted	462	13.80	29.40	44.90			10	5.550
    19822	Snacks, trail mix, regular, with chocolate chips, unsalted nuts and seeds	484	14.20	31.90	44.90			27	6.100
    19823	Potato chips, without salt, reduced fat	487	7.10	20.80	67.80	6.1	0.22	8	4.160
    19833	Snacks, tortilla chips, low fat, unsalted	416	11.00	5.70	80.10	5.3	0.85	15	0.850
    19856	Frozen novelties, juice type, POPSICLE SCRIBBLERS	81	0.00	0.24	19.68	0.0	14.57	13	
    19857	Snacks, tortilla chips, nacho-flavor, made with enriched masa flour	498	7.80	25.60	62.40	5.3		708	4.900
    19858	Candies, sugar-coated almonds	474	10.00	17.93	68.26	2.5	62.50	13	1.948
    19859	Cocoa, dry powder, hi-fat or breakfast, plain	486	16.80	23.71	51.39	29.8	1.55	20	12.640
    19860	Cocoa, dry powder, hi-fat or breakfast, processed with alkali	479	16.80	23.71	49.71	33.9	1.53	20	12.640
    19866	Candies, soft fruit and nut squares	390	2.31	9.52	73.81	2.4	45.95	131	0.898
    19867	Ice creams, vanilla, fat free	138	4.48	0.00	30.06	1.0	6.30	97	0.000
    19868	Sweeteners, tabletop, sucralose, SPLENDA packets	336	0.00	0.00	91.17	0.0	80.33	0	0.000
    19871	Frozen novelties, No Sugar Added, FUDGSICLE pops	105	3.60	0.97	22.28	1.6	3.93	102	0.591
    19873	Frozen novelties, ice type, sugar free, orange, cherry, and grape POPSICLE pops	21	0.00	0.00	5.14	0.0	1.52	10	0.000
    19874	Frozen novelties, KLONDIKE, SLIM-A-BEAR Fudge Bar, 98% fat free, no sugar added	124	4.31	1.88	30.07	6.0	7.10	120	1.000
    19875	Ice creams, BREYERS, All Natural Light Vanilla	162	4.84	4.59	25.30	0.2	22.78	71	2.860
    19876	Ice creams, BREYERS, All Natural Light French Vanilla	173	4.82	5.56	26.03	0.2	21.11	73	3.220
    19877	Ice creams, BREYERS, 98% Fat Free Vanilla	137	3.30	2.20	30.51	5.4	20.93	73	1.410
    19878	Ice creams, BREYERS, All Natural Light Vanilla Chocolate Strawberry	161	4.69	4.35	26.06	0.4	22.47	69	2.700
    19879	Ice creams, BREYERS, All Natural Light Mint Chocolate Chip	196	4.69	7.09	28.39	0.6	25.38	67	4.480
    19880	Ice creams, BREYERS, No Sugar Added, Butter Pecan	180	3.99	10.30	21.30	0.9	5.90	164	4.180
    19881	Ice creams, BREYERS, No Sugar Added, French Vanilla	154	4.50	7.05	20.75	0.5	7.70	87	4.170
    19882	Ice creams, BREYERS, No Sugar Added, Vanilla	143	3.68	6.20	21.92	0.5	6.09	66	3.900
    19883	Ice creams, BREYERS, No Sugar Added, Vanilla Fudge Twirl	153	3.53	5.68	25.63	0.8	5.49	72	3.570
    19884	Ice creams, BREYERS, No Sugar Added, Vanilla Chocolate Strawberry	143	3.71	6.26	21.70	0.7	6.15	68	3.940
    19886	Frozen novelties, KLONDIKE, SLIM-A-BEAR Chocolate Cone	224	4.09	4.10	45.32	4.3	24.62	159	1.001
    19887	Frozen novelties, KLONDIKE, SLIM-A-BEAR Vanilla Sandwich	239	3.90	5.85	42.75	4.3	21.82	191	3.250
    19890	Frozen novelties, KLONDIKE, SLIM-A-BEAR, No Sugar Added, Stickless Bar	242	5.20	13.00	25.98	3.9	8.64	86	10.400
    19891	Frozen novelties, No Sugar Added CREAMSICLE Pops	72	3.69	0.61	12.88	3.6	2.75	41	0.470
    19892	Frozen novelties, Sugar Free, CREAMSICLE Pops	49	1.37	2.33	11.95	7.5	0.43	6	2.000
    19893	Ice creams, BREYERS, All Natural Light French Chocolate	201	5.30	7.28	29.68	1.0	24.04	75	4.280
    19894	Ice creams, BREYERS, 98% Fat Free Chocolate	136	3.89	2.17	30.18	5.8	20.29	75	1.380
    19895	Ice creams, BREYERS, No Sugar Added, Chocolate Caramel	151	3.54	5.80	25.17	1.0	5.81	77	3.650
    19896	Candies, REESE's Fast Break, milk chocolate, peanut butter, soft nougats, candy bar	495	8.93	23.21	63.90	3.6	53.57	321	8.036
    19897	Candies, MARS SNACKFOOD US, COCOAVIA Chocolate Covered Almonds	573	9.51	37.07	50.22	10.4	26.92	9	11.745
    19898	Ice creams, regular, low carbohydrate, vanilla	216	3.17	12.70	22.23	4.8	6.35	48	6.790
    19899	Ice creams, regular, low carbohydrate, chocolate	237	3.80	12.70	26.80	4.8	6.35	76	6.800
    19902	Chocolate, dark, 45- 59% cacao solids	546	4.88	31.28	61.17	7.0	47.90	24	18.519
    19903	Chocolate, dark, 60-69% cacao solids	579	6.12	38.31	52.42	8.0	36.71	10	22.031
    19904	Chocolate, dark, 70-85% cacao solids	598	7.79	42.63	45.90	10.9	23.99	20	24.489
    19905	Candies, chocolate, dark, NFS (45-59% cacao solids 90%; 60-69% cacao solids 5%; 70-85% cacao solids 5%)	550	5.09	32.20	59.97	7.2	46.14	23	18.993
    19906	Sweeteners, for baking, brown, contains sugar and sucralose	388	0.00	0.00	97.11		45.66	11	
    19907	Sweeteners, for baking, contains sugar and sucralose	398	0.00	0.00	99.53		47.05	2	
    19908	Sugar, turbinado	399	0.00	0.00	99.80		99.19	3	
    19909	Sweeteners, sugar substitute, granulated, brown	347	2.06	0.00	84.77	0.6	4.03	572	
    19910	Candies, crispy bar with peanut butter filling	542	9.53	31.34	55.53	3.3	40.33	264	12.959
    19911	Syrup, maple, Canadian	270	0.00	0.00	67.38	0.0	59.92	9	
    19912	Sweetener, syrup, agave	310	0.09	0.45	76.37	0.2	68.03	4	0.000
    19913	Candies, NESTLE, BUTTERFINGER Crisp	465	6.67	18.33	68.45	1.7	48.33	13	10.592
    19914	Candies, M&M MARS 3 MUSKETEERS Truffle Crisp	538	6.41	28.85	63.15	0.0	57.69	63	19.230
    19916	Syrups, chocolate, HERSHEY'S Sugar free, Genuine Chocolate Flavored, Lite Syrup	43	2.87	2.03	14.20	2.9	0.27	343	0.746
    19917	Candies, M&M MARS Pretzel Chocolate Candies	447	5.00	15.00	72.94	2.5	50.00	475	8.986
    19918	Sweetener, herbal extract powder from Stevia leaf	0	0.00	0.00	100.00	0.0	0.00	0	0.000
    19919	Candies, fruit snacks, with high vitamin C	352	0.08	0.00	87.97	0.0	68.18	23	0.000
    20001	Amaranth grain, uncooked	371	13.56	7.02	65.25	6.7	1.69	4	1.459
    20002	Amaranth grain, cooked	102	3.80	1.58	18.69	2.1		6	
    20003	Arrowroot flour	357	0.30	0.10	88.15	3.4		2	0.019
    20004	Barley, hulled	354	12.48	2.30	73.48	17.3	0.80	12	0.482
    20005	Barley, pearled, raw	352	9.91	1.16	77.72	15.6	0.80	9	0.244
    20006	Barley, pearled, cooked	123	2.26	0.44	28.22	3.8	0.28	3	0.093
    20008	Buckwheat	343	13.25	3.40	71.50	10.0		1	0.741
    20009	Buckwheat groats, roasted, dry	346	11.73	2.71	74.95	10.3		11	0.591
    20010	Buckwheat groats, roasted, cooked	92	3.38	0.62	19.94	2.7	0.90	4	0.134
    20011	Buckwheat flour, whole-groat	335	12.62	3.10	70.59	10.0	2.60	11	0.677
    20012	Bulgur, dry	342	12.29	1.33	75.87	18.3	0.41	17	0.232
    20013	Bulgur, cooked	83	3.08	0.24	18.58	4.5	0.10	5	0.042
    20014	Corn grain, yellow	365	9.42	4.74	74.26	7.3	0.64	35	0.667
    20015	Corn bran, crude	224	8.36	0.92	85.64	79.0	0.00	7	0.130
    20016	Corn flour, whole-grain, yellow	361	6.93	3.86	76.85	7.3	0.64	5	0.543
    20017	Corn flour, masa, enriched, white	365	9.28	3.86	76.29	6.4	1.61	5	0.532
    20018	Corn flour, yellow, degermed, unenriched	375	5.59	1.39	82.75	1.9	0.64	1	0.171
    20019	Corn flour, masa, unenriched, white	365	9.28	3.86	76.29	6.4	1.61	5	0.532
    20020	Cornmeal, whole-grain, yellow	362	8.12	3.59	76.89	7.3	0.64	35	0.505
    20022	Cornmeal, degermed, enriched, yellow	370	7.11	1.75	79.45	3.9	1.61	7	0.220
    20023	Cornmeal, yellow, self-rising, bolted, plain, enriched	334	8.28	3.40	70.28	6.7		1247	0.478
    20024	Cornmeal, yellow, self-rising, bolted, with wheat flour added, enriched	348	8.41	2.85	73.43	6.3		1319	0.400
    20025	Cornmeal, yellow, self-rising, degermed, enriched	355	8.41	1.72	74.79	7.1		1348	0.234
    20027	Cornstarch	381	0.26	0.05	91.27	0.9	0.00	9	0.009
    20028	Couscous, dry	376	12.76	0.64	77.43	5.0		10	0.117
    20029	Couscous, cooked	112	3.79	0.16	23.22	1.4	0.10	5	0.029
    20030	Hominy, canned, white	72	1.48	0.88	14.26	2.5	1.82	345	0.123
    20031	Millet, raw	378	11.02	4.22	72.85	8.5		5	0.723
    20032	Millet, cooked	119	3.51	1.00	23.67	1.3	0.13	2	0.172
    20033	Oat bran, raw	246	17.30	7.03	66.22	15.4	1.45	4	1.328
    20034	Oat bran, cooked	40	3.21	0.86	11.44	2.6		1	0.163
    20035	Quinoa, uncooked	368	14.12	6.07	64.16	7.0		5	0.706
    20036	Rice, brown, long-grain, raw	370	7.94	2.92	77.24	3.5	0.85	7	0.584
    20037	Rice, brown, long-grain, cooked	111	2.58	0.90	22.96	1.8	0.35	5	0.180
    20038	Oats	389	16.89	6.90	66.27	10.6		2	1.217
    20040	Rice, brown, medium-grain, raw	362	7.50	2.68	76.17	3.4		4	0.536
    20041	Rice, brown, medium-grain, cooked	112	2.32	0.83	23.51	1.8		1	0.165
    20044	Rice, white, long-grain, regular, raw, enriched	365	7.13	0.66	79.95	1.3	0.12	5	0.180
    20045	Rice, white, long-grain, regular, enriched, cooked	130	2.69	0.28	28.17	0.4	0.05	1	0.077
    20046	Rice, white, long-grain, parboiled, enriched, dry	374	7.51	1.03	80.89	1.8	0.33	2	0.294
    20047	Rice, white, long-grain, parboiled, enriched, cooked	123	2.91	0.37	26.05	0.9	0.11	2	0.074
    20048	Rice, white, long-grain, precooked or instant, enriched, dry	380	7.82	0.94	82.32	1.9	0.05	10	0.152
    20049	Rice, white, long-grain, precooked or instant, enriched, prepared	117	2.18	0.50	25.10	0.6	0.00	4	0.017
    20050	Rice, white, medium-grain, raw, enriched	360	6.61	0.58	79.34	1.4		1	0.158
    20051	Rice, white, medium-grain, enriched, cooked	130	2.38	0.21	28.59	0.3		0	0.057
    20052	Rice, white, short-grain, enriched, uncooked	358	6.50	0.52	79.15	2.8		1	0.140
    20053	Rice, white, short-grain, enriched, cooked	130	2.36	0.19	28.73			0	0.051
    20054	Rice, white, glutinous, unenriched, uncooked	370	6.81	0.55	81.68	2.8		7	0.111
    20055	Rice, white, glutinous, unenriched, cooked	97	2.02	0.19	21.09	1.0	0.05	5	0.039
    20058	Rice, white, steamed, Chinese restaurant	151	3.20	0.27	33.88	0.9		5	
    20060	Rice bran, crude	316	13.35	20.85	49.69	21.0	0.90	5	4.171
    20061	Rice flour, white, unenriched	366	5.95	1.42	80.13	2.4	0.12	0	0.386
    20062	Rye grain	338	10.34	1.63	75.86	15.1	0.98	2	0.197
    20063	Rye flour, dark	325	15.91	2.22	68.63	23.8	2.31	2	0.269
    20064	Rye flour, medium	349	10.88	1.52	75.43	11.8	1.10	2	0.180
    20065	Rye flour, light	357	9.82	1.33	76.68	8.0	0.93	2	0.150
    20066	Semolina, enriched	360	12.68	1.05	72.83	3.9		1	0.150
    20067	Sorghum grain	339	11.30	3.30	74.63	6.3	3.39	6	0.457
    20068	Tapioca, pearl, dry	358	0.19	0.02	88.69	0.9	3.35	1	0.005
    20069	Triticale	336	13.05	2.09	72.13			5	0.366
    20070	Triticale flour, whole-grain	338	13.18	1.81	73.14	14.6		2	0.318
    20071	Wheat, hard red spring	329	15.40	1.92	68.03	12.2	0.41	2	0.314
    20072	Wheat, hard red winter	327	12.61	1.54	71.18	12.2	0.41	2	0.269
    20073	Wheat, soft red winter	331	10.35	1.56	74.24	12.5	0.41	2	0.289
    20074	Wheat, hard white	342	11.31	1.71	75.90	12.2	0.41	2	0.277
    20075	Wheat, soft white	340	10.69	1.99	75.36	12.7	0.41	2	0.368
    20076	Wheat, durum	339	13.68	2.47	71.13			2	0.454
    20077	Wheat bran, crude	216	15.55	4.25	64.51	42.8	0.41	2	0.630
    20078	Wheat germ, crude	360	23.15	9.72	51.80	13.2		12	1.665
    20080	Wheat flour, whole-grain	340	13.21	2.50	71.97	10.7	0.41	2	0.430
    20081	Wheat flour, white, all-purpose, enriched, bleached	364	10.33	0.98	76.31	2.7	0.27	2	0.155
    20082	Wheat flour, white, all-purpose, self-rising, enriched	354	9.89	0.97	74.22	2.7	0.22	1193	0.154
    20083	Wheat flour, white, bread, enriched	361	11.98	1.66	72.53	2.4	0.31	2	0.244
    20084	Wheat flour, white, cake, enriched	362	8.20	0.86	78.03	1.7	0.31	2	0.127
    20086	Wheat flour, white, tortilla mix, enriched	405	9.66	10.63	67.14			677	4.100
    20087	Wheat, sprouted	198	7.49	1.27	42.53	1.1		16	0.206
    20088	Wild rice, raw	357	14.73	1.08	74.90	6.2	2.50	7	0.156
    20089	Wild rice, cooked	101	3.99	0.34	21.34	1.8	0.73	3	0.049
    20090	Rice flour, brown	363	7.23	2.78	76.48	4.6	0.85	8	0.557
    20091	Pasta, gluten-free, corn, dry	357	7.46	2.08	79.26	11.0		3	0.290
    20092	Pasta, gluten-free, corn, cooked	126	2.63	0.73	27.91	4.8		0	0.102
    20093	Pasta, fresh-refrigerated, plain, as purchased	288	11.31	2.30	54.73			26	0.328
    20094	Pasta, fresh-refrigerated, plain, cooked	131	5.15	1.05	24.93			6	0.150
    20095	Pasta, fresh-refrigerated, spinach, as purchased	289	11.26	2.10	55.72			27	0.483
    20096	Pasta, fresh-refrigerated, spinach, cooked	130	5.06	0.94	25.04			6	0.217
    20097	Pasta, homemade, made with egg, cooked	130	5.28	1.74	23.54			83	0.408
    20098	Pasta, homemade, made without egg, cooked	124	4.37	0.98	25.12			74	0.140
    20105	Macaroni, vegetable, enriched, dry	367	13.14	1.04	74.88	4.3		43	0.150
    20106	Macaroni, vegetable, enriched, cooked	128	4.53	0.11	26.61	4.3	1.15	6	0.016
    20109	Noodles, egg, dry, enriched	384	14.16	4.44	71.27	3.3	1.88	21	1.180
    20110	Noodles, egg, enriched, cooked	138	4.54	2.07	25.16	1.2	0.40	5	0.419
    20111	Noodles, egg, spinach, enriched, dry	382	14.61	4.55	70.32	6.8		72	1.047
    20112	Noodles, egg, spinach, enriched, cooked	132	5.04	1.57	24.25	2.3	0.71	12	0.361
    20113	Noodles, chinese, chow mein	459	10.58	17.64	67.02	2.7	0.94	847	1.764
    20114	Noodles, japanese, soba, dry	336	14.38	0.71	74.62			792	0.136
    20115	Noodles, japanese, soba, cooked	99	5.06	0.10	21.44			60	0.019
    20116	Noodles, japanese, somen, dry	356	11.35	0.81	74.10	4.3		1840	0.115
    20117	Noodles, japanese, somen, cooked	131	4.00	0.18	27.54			161	0.025
    20118	Noodles, flat, crunchy, Chinese restaurant	521	10.33	31.72	51.90	1.9	0.25	378	4.931
    20120	Pasta, dry, enriched	371	13.04	1.51	74.67	3.2	2.67	6	0.277
    20121	Pasta, cooked, enriched, without added salt	158	5.80	0.93	30.86	1.8	0.56	1	0.176
    20124	Pasta, whole-wheat, dry	348	14.63	1.40	75.03			8	0.258
    20125	Pasta, whole-wheat, cooked	124	5.33	0.54	26.54	4.5	0.80	3	0.099
    20126	Spaghetti, spinach, dry	372	13.35	1.57	74.81	10.6	2.72	36	0.226
    20127	Spaghetti, spinach, cooked	130	4.58	0.63	26.15			14	0.091
    20129	Wheat flours, bread, unenriched	361	11.98	1.66	72.53	2.4	0.31	2	0.244
    20130	Barley flour or meal	345	10.50	1.60	74.52	10.1	0.80	4	0.335
    20131	Barley malt flour	361	10.28	1.84	78.30	7.1	0.80	11	0.386
    20132	Oat flour, partially debranned	404	14.66	9.12	65.70	6.5	0.80	19	1.607
    20133	Rice noodles, dry	364	5.95	0.56	80.18	1.6	0.12	182	0.153
    20134	Rice noodles, cooked	108	1.79	0.20	24.01	1.0	0.03	19	0.023
    20137	Quinoa, cooked	120	4.40	1.92	21.30	2.8	0.87	7	0.231
    20138	Wheat, KAMUT khorasan, uncooked	337	14.54	2.13	70.58	11.1	7.84	5	0.196
    20139	Wheat, KAMUT khorasan, cooked	132	5.71	0.83	27.60	4.3	3.07	8	0.077
    20140	Spelt, uncooked	338	14.57	2.43	70.19	10.7	6.82	8	0.406
    20141	Spelt, cooked	127	5.50	0.85	26.44	3.9		5	
    20142	Teff, uncooked	367	13.30	2.38	73.13	8.0	1.84	12	0.449
    20143	Teff, cooked	101	3.87	0.65	19.86	2.8		8	
    20310	Noodles, egg, cooked, enriched, with added salt	138	4.54	2.07	25.16	1.2	0.40	165	0.419
    20314	Corn grain, white	365	9.42	4.74	74.26			35	0.667
    20315	Corn flour, whole-grain, blue (harina de maiz morado)	364	8.75	5.09	73.89	8.4		5	
    20316	Corn flour, whole-grain, white	361	6.93	3.86	76.85	7.3	0.64	5	0.543
    20317	Corn flour, yellow, masa, enriched	365	9.28	3.86	76.29	6.4		5	0.532
    20320	Cornmeal, whole-grain, white	362	8.12	3.59	76.89	7.3	0.64	35	0.505
    20321	Pasta, cooked, enriched, with added salt	157	5.80	0.93	30.59	1.8	0.56	131	0.176
    20322	Cornmeal, degermed, enriched, white	370	7.11	1.75	79.45	3.9	1.61	7	0.220
    20323	Cornmeal, white, self-rising, bolted, plain, enriched	334	8.28	3.40	70.28	6.7		1247	0.478
    20324	Cornmeal, white, self-rising, bolted, with wheat flour added, enriched	348	8.41	2.85	73.43	6.3		1319	0.400
    20325	Cornmeal, white, self-rising, degermed, enriched	355	8.41	1.72	74.79	7.1		1348	0.234
    20330	Hominy, canned, yellow	72	1.48	0.88	14.26	2.5		345	0.123
    20345	Rice, white, long-grain, regular, cooked, enriched, with salt	130	2.69	0.28	28.17	0.4	0.05	382	0.077
    20381	Wheat flour, white, all-purpose, enriched, calcium-fortified	364	10.33	0.98	76.31	2.7		2	0.155
    20409	Noodles, egg, dry, unenriched	384	14.16	4.44	71.27	3.3	1.88	21	1.180
    20410	Noodles, egg, unenriched, cooked, without added salt	138	4.54	2.07	25.16	1.2	0.40	5	0.419
    20420	Pasta, dry, unenriched	371	13.04	1.51	74.67	3.2	2.67	6	0.277
    20421	Pasta, cooked, unenriched, without added salt	158	5.80	0.93	30.86	1.8	0.56	1	0.176
    20422	Cornmeal, degermed, unenriched, yellow	370	7.11	1.75	79.45	3.9	1.61	7	0.220
    20444	Rice, white, long-grain, regular, raw, unenriched	365	7.13	0.66	79.95	1.3	0.12	5	0.180
    20445	Rice, white, long-grain, regular, unenriched, cooked without salt	130	2.69	0.28	28.17	0.4	0.05	1	0.077
    20446	Rice, white, long-grain, parboiled, unenriched, dry	374	7.51	1.03	80.89	1.8	0.33	2	0.294
    20447	Rice, white, long-grain, parboiled, unenriched, cooked	123	2.91	0.37	26.05	0.9	0.11	2	0.074
    20450	Rice, white, medium-grain, raw, unenriched	360	6.61	0.58	79.34			1	0.158
    20451	Rice, white, medium-grain, cooked, unenriched	130	2.38	0.21	28.59			0	0.057
    20452	Rice, white, short-grain, raw, unenriched	358	6.50	0.52	79.15			1	0.140
    20453	Rice, white, short-grain, cooked, unenriched	130	2.36	0.19	28.73			0	0.051
    20466	Semolina, unenriched	360	12.68	1.05	72.83	3.9		1	0.150
    20481	Wheat flour, white, all-purpose, unenriched	364	10.33	0.98	76.31	2.7	0.27	2	0.155
    20510	Noodles, egg, cooked, unenriched, with added salt	138	4.54	2.07	25.16	1.2	0.40	165	0.419
    20521	Pasta, cooked, unenriched, with added salt	157	5.80	0.93	30.59	1.8	0.56	131	0.176
    20522	Cornmeal, degermed, unenriched, white	370	7.11	1.75	79.45	3.9	1.61	7	0.220
    20523	Spaghetti, protein-fortified, cooked, enriched (n x 6.25)	164	8.86	0.21	30.88	2.0		5	0.032
    20545	Rice, white, long-grain, regular, cooked, unenriched, with salt	130	2.69	0.28	28.17	0.4	0.05	382	0.077
    20581	Wheat flour, white, all-purpose, enriched, unbleached	364	10.33	0.98	76.31	2.7	0.27	2	0.155
    20622	Spaghetti, protein-fortified, dry, enriched (n x 6.25)	374	21.78	2.23	65.65	2.4		8	0.328
    20623	Wheat flour, white (industrial), 9% protein, bleached, enriched	367	8.89	1.43	77.32		0.54	2	0.340
    20624	Wheat flour, white (industrial), 9% protein, bleached, unenriched	367	8.89	1.43	77.32	2.4	0.54	2	0.340
    20628	Wheat flour, white (industrial), 10% protein, bleached, enriched	366	9.71	1.48	76.22	2.4	0.49	2	0.302
    20629	Wheat flour, white (industrial), 10% protein, bleached, unenriched	366	9.71	1.48	76.22	2.4	0.49	2	0.302
    20630	Wheat flour, white (industrial), 10% protein, unbleached, enriched	366	9.71	1.48	76.22	2.4	0.49	2	0.302
    20634	Wheat flour, white (industrial), 11.5% protein, bleached, enriched	363	11.50	1.45	73.81	2.4	1.12	2	0.268
    20635	Wheat flour, white (industrial), 11.5% protein, bleached, unenriched	363	11.50	1.45	73.81	2.4	1.12	2	0.268
    20636	Wheat flour, white (industrial), 11.5% protein, unbleached, enriched	363	11.50	1.45	73.81	2.4	1.12	2	0.268
    20640	Wheat flour, white (industrial), 13% protein, bleached, enriched	362	13.07	1.38	72.20	2.4	1.10	2	0.189
    20641	Wheat flour, white (industrial), 13% protein, bleached, unenriched	362	13.07	1.38	72.20	2.4	1.10	2	0.189
    20645	Wheat flour, white (industrial), 15% protein, bleached, enriched	362	15.33	1.41	69.88	2.4	0.92	2	0.272
    20646	Wheat flour, white (industrial), 15% protein, bleached, unenriched	362	15.33	1.41	69.88	2.4	0.92	2	0.272
    20647	Millet flour	373	10.75	4.25	73.05	3.5	1.66	4	0.536
    20648	Sorghum flour, whole-grain	361	7.87	3.29	77.47	6.6	1.87	4	0.475
    20649	Wheat flour, whole-grain, soft wheat	332	9.61	1.95	74.48	13.1	1.02	3	0.430
    21002	Fast foods, biscuit, with egg	274	8.53	16.23	23.46	0.6		655	3.477
    21003	Fast foods, biscuit, with egg and bacon	305	11.33	20.73	19.06	0.5	2.19	844	5.300
    21004	Fast foods, biscuit, with egg and ham	233	10.64	14.08	16.37	0.4	2.20	1093	3.080
    21005	Fast Foods, biscuit, with egg and sausage	312	11.13	20.77	21.05	0.2	0.95	672	6.449
    21006	Fast foods, biscuit with egg and steak	277	12.12	19.21	14.37			600	5.810
    21007	Fast foods, biscuit, with egg, cheese, and bacon	301	12.01	17.48	24.44	0.2	1.74	816	5.893
    21008	Fast foods, biscuit, with ham	342	11.85	16.30	38.75	0.7	1.97	974	10.096
    21009	Fast foods, biscuit, with sausage	371	9.67	24.42	29.99	0.4	1.59	814	7.427
    21011	Fast foods, croissant, with egg and cheese	290	10.07	19.45	19.14			434	11.075
    21012	Fast foods, croissant, with egg, cheese, and bacon	320	12.58	21.98	18.33			689	11.963
    21013	Fast foods, croissant, with egg, cheese, and ham	312	12.45	22.09	15.92			711	11.497
    21014	Fast foods, croissant, with egg, cheese, and sausage	308	12.09	21.78	15.90	1.8	3.12	577	8.342
    21018	Fast foods, egg, scrambled	212	13.84	16.18	2.08	0.0	1.64	187	6.153
    21020	Fast foods, english muffin, with cheese and sausage	338	13.28	20.67	25.28	0.5	1.98	668	8.152
    21021	Fast foods, english muffin, with egg, cheese, and canadian bacon	228	13.64	9.66	21.67	0.4	2.13	617	3.592
    21022	Fast foods, english muffin, with egg, cheese, and sausage	286	13.38	18.10	17.44	0.2	1.49	548	6.928
    21023	Fast foods, french toast with butter	264	7.66	13.90	26.70			380	5.740
    21024	Fast foods, french toast sticks	340	6.00	17.74	41.21	1.4	9.89	400	3.989
    21026	Fast foods, potatoes, hash browns, round pieces or patty	327	2.61	21.65	32.20	2.7	0.24	518	4.947
    21028	Fast foods, vanilla, light, soft-serve ice cream, with cone	163	4.24	4.86	26.36	0.1	19.49	81	2.542
    21032	Fast foods, sundae, caramel	196	4.71	5.98	31.81	0.0		126	2.910
    21033	Fast foods, sundae, hot fudge	180	3.57	5.46	30.17	0.0		115	3.179
    21034	Fast foods, sundae, strawberry	175	4.09	5.13	29.18	0.0		60	2.444
    21059	Fast foods, shrimp, breaded and fried	308	7.84	18.90	27.99	0.7	0.10	1143	3.843
    21060	Fast foods, burrito, with beans	206	6.48	6.22	32.92			454	3.174
    21061	Fast foods, burrito, with beans and cheese	205	7.35	6.05	31.23	4.2	1.73	563	2.309
    21063	Fast foods, burrito, with beans and beef	191	11.52	7.47	19.52	3.0	2.19	570	2.905
    21064	Fast foods, burrito, with beans, cheese, and beef	180	7.03	6.80	23.37	3.7	2.10	451	2.733
    21078	Fast foods, nachos, with cheese	343	4.32	21.50	34.91	3.2	2.17	313	2.173
    21080	Fast foods, nachos, with cheese, beans, ground beef, and tomatoes	219	6.21	12.48	21.39	3.7	1.63	348	2.549
    21082	Fast foods, taco with beef, cheese and lettuce, hard shell	226	8.86	12.70	19.85	3.9	0.90	397	4.384
    21083	Fast foods, taco salad	141	6.68	7.46	11.91			385	3.446
    21089	Fast foods, cheeseburger; single, regular patty; plain	308	16.51	14.72	28.03	2.0	4.88	515	6.473
    21090	Fast foods, cheeseburger; single, regular patty, with condiments	270	13.49	12.90	25.46	1.9	5.24	628	5.797
    21091	Fast foods, cheeseburger; single, regular patty, with condiments and vegetables	254	13.06	11.50	24.97	1.4	5.11	546	5.181
    21092	Fast foods, cheeseburger; double, regular patty; plain	308	17.16	17.40	20.80	0.7	4.02	621	7.080
    21093	Fast foods, cheeseburger; double, regular patty, with condiments and vegetables	251	12.80	12.70	21.20			633	5.251
    21094	Fast foods, cheeseburger, double, regular patty and bun, with condiments	282	16.24	16.18	17.97	1.0	4.16	617	6.960
    21095	Fast foods, cheeseburger; double, regular, patty and bun; with condiments and vegetables	285	13.04	15.47	23.30			404	5.600
    21096	Fast foods, cheeseburger; single, large patty; plain	310	17.29	15.97	24.07	1.7	4.67	481	6.873
    21097	Fast foods, cheeseburger; single, large patty; with condiments and bacon	282	15.78	15.86	18.89	1.3	4.63	674	6.126
    21098	Fast foods, cheeseburger; single, large patty; with condiments and vegetables	206	11.59	10.36	16.81	1.4	4.00	385	3.893
    21099	Fast foods, cheeseburger; single, large patty; with condiments, vegetables and ham	286	15.55	18.97	13.01			674	8.317
    21100	Fast foods, cheeseburger; double, large patty, with condiments and vegetables	273	14.72	16.92	15.37			445	6.850
    21101	Fast foods, cheeseburger; triple, regular patty; plain	310	18.20	19.17	16.16	0.5	3.29	637	8.015
    21102	Fast foods, chicken fillet sandwich, plain with pickles	283	13.25	16.18	21.26			526	4.685
    21105	Fast foods, fish sandwich, with tartar sauce	257	10.29	12.45	26.69	1.0	3.53	602	1.949
    21106	Fast foods, fish sandwich, with tartar sauce and cheese	279	11.26	14.64	26.39	0.8	3.67	434	2.833
    21107	Fast foods, hamburger; single, regular patty; plain	297	16.52	12.01	31.50	1.7	4.88	331	4.493
    21108	Fast foods, hamburger; single, regular patty; with condiments	263	13.30	10.18	29.57	1.8	5.95	487	3.567
    21109	Fast foods, hamburger; single, regular patty; with condiments and vegetables	254	11.74	12.25	24.81			458	3.755
    21110	Fast foods, hamburger; double, regular, patty; plain	295	17.08	14.36	24.10	0.9	4.15	414	5.096
    21111	Fast foods, hamburger; double, regular patty; with condiments	268	14.80	15.10	18.02			345	5.582
    21112	Fast foods, hamburger; single, large patty; plain	311	16.51	16.73	23.16			346	6.120
    21113	Fast foods, hamburger; single, large patty; with condiments and vegetables	235	11.85	12.55	18.35			378	4.780
    21114	Fast foods, hamburger; double, large patty; with condiments and vegetables	239	15.17	11.75	17.82			350	4.654
    21115	Fast foods, hamburger, large, triple patty, with condiments	267	19.30	16.01	11.04			275	6.147
    21118	Fast foods, hotdog, plain	247	10.60	14.84	18.40			684	5.213
    21119	Fast foods, hotdog, with chili	260	11.85	11.79	27.45			421	4.258
    21120	Fast foods, hotdog, with corn flour coating (corndog)	263	9.60	10.80	31.88			556	2.949
    21124	Fast foods, submarine sandwich, cold cut on white bread with lettuce and tomato	213	10.52	10.04	20.43	1.2	3.18	575	3.554
    21125	Fast foods, submarine sandwich, roast beef on white bread with lettuce and tomato	156	12.17	2.73	20.34	0.7	3.00	329	0.972
    21126	Fast foods, submarine sandwich, tuna on white bread with lettuce and tomato	218	12.33	12.04	15.95	0.7	1.93	329	2.059
    21127	Fast foods, coleslaw	153	0.95	9.91	14.89	1.9	12.19	203	1.599
    21129	Fast foods, hush puppies	296	6.16	13.25	40.21	2.9	3.80	1085	2.621
    21130	Fast foods, onion rings, breaded and fried	411	3.86	25.23	43.58	2.7	5.43	776	4.194
    21138	Fast foods, potato, french fried in vegetable oil	312	3.43	14.73	41.44	3.8	0.30	210	2.336
    21139	Fast foods, potato, mashed	89	1.65	2.82	14.65	1.3	0.50	306	0.577
    21140	Side dishes, potato salad	114	1.53	6.03	13.53			328	1.030
    21141	BURGER KING, Vanilla Shake	168	3.19	8.74	19.03	0.0	11.67	100	5.335
    21202	Fast foods, hamburger, large, single patty, with condiments	256	15.68	11.60	22.14	1.1	3.67	374	4.785
    21210	SUBWAY, roast beef sub on white bread with lettuce and tomato	155	12.17	2.73	20.34	0.7	3.00	329	0.972
    21213	SUBWAY, cold cut sub on white bread with lettuce and tomato	214	10.52	10.04	20.43	1.2	3.18	575	3.554
    21214	SUBWAY, tuna sub on white bread with lettuce and tomato	221	12.33	12.04	15.95	0.7	1.93	329	2.192
    21224	Pizza, cheese topping, regular crust, frozen, cooked	268	10.36	12.28	29.02	2.2	3.57	447	4.272
    21225	Pizza, cheese topping, rising crust, frozen, cooked	260	12.37	8.78	32.91	2.5	5.09	556	3.825
    21226	Pizza, meat and vegetable topping, regular crust, frozen, cooked	276	11.28	14.43	25.14	2.2	4.85	555	5.083
    21227	Pizza, meat and vegetable topping, rising crust, frozen, cooked	271	12.63	11.75	28.78	2.3	7.26	640	4.586
    21228	McDONALD'S, Hamburger	264	12.92	10.09	30.28	1.3	6.03	494	3.504
    21229	Fast foods, chicken, breaded and fried, boneless pieces, plain	307	15.92	20.36	14.93	0.9	0.08	594	3.566
    21230	Fast Foods, crispy chicken filet sandwich, with lettuce and mayonnaise	276	10.94	13.59	27.40	1.4	3.40	617	2.461
    21232	McDONALD'S, FILET-O-FISH	282	11.26	14.64	26.39	1.4	3.67	434	2.833
    21233	McDONALD'S, Cheeseburger	263	12.97	11.79	27.81	1.1	6.22	626	4.435
    21234	McDONALD'S, QUARTER POUNDER	244	14.10	11.55	22.17	1.6	5.13	427	4.008
    21235	McDONALD'S, QUARTER POUNDER with Cheese	258	14.59	14.22	19.95	1.4	4.91	579	5.643
    21237	McDONALD'S, BIG MAC	257	11.82	14.96	20.08	1.6	3.97	460	3.803
    21238	McDONALD'S, french fries	323	3.41	15.47	42.58	3.9	0.21	189	2.271
    21239	WENDY'S, CLASSIC SINGLE Hamburger, no cheese	213	12.63	10.60	16.82	1.3		395	3.689
    21240	WENDY'S, CLASSIC SINGLE Hamburger, with cheese	221	14.87	11.60	14.20	1.4		476	5.191
    21241	WENDY'S, Jr. Hamburger, without cheese	243	12.62	8.75	28.45	1.7		539	3.466
    21242	WENDY'S, Jr. Hamburger, with cheese	256	13.06	11.50	24.97	1.4		660	5.181
    21243	WENDY'S, CLASSIC DOUBLE, with cheese	241	16.52	14.20	11.71	1.1		422	5.890
    21244	WENDY'S, Homestyle Chicken Fillet Sandwich	214	13.78	8.10	21.55	1.3		401	1.618
    21245	WENDY'S, Ultimate Chicken Grill Sandwich	179	14.73	5.00	18.88	1.1		427	1.030
    21246	WENDY'S, Chicken Nuggets	326	16.46	22.55	14.31		0.08	708	4.787
    21247	WENDY'S, french fries	301	3.73	14.10	39.73	4.0	0.40	219	2.790
    21248	WENDY'S, Frosty Dairy Dessert	132	3.49	2.60	23.62	3.3		98	1.635
    21249	BURGER KING, french fries	280	3.23	12.48	38.70	2.9	0.51	279	2.137
    21250	BURGER KING, Hamburger	261	14.85	10.55	26.76	2.0	5.60	461	3.821
    21251	BURGER KING, Cheeseburger	286	14.57	14.81	23.71	2.8	4.49	602	6.842
    21252	BURGER KING, WHOPPER, no cheese	233	10.74	12.84	18.55	1.8	4.22	313	4.250
    21253	BURGER KING, WHOPPER, with cheese	250	11.19	15.33	16.70	1.0	4.11	453	5.782
    21254	BURGER KING, DOUBLE WHOPPER, no cheese	252	13.94	15.66	13.74	1.4	3.52	289	5.773
    21255	BURGER KING, DOUBLE WHOPPER, with cheese	266	14.47	17.06	13.52	1.6	3.61	387	6.998
    21256	BURGER KING, Chicken Strips	320	15.42	20.89	17.55	2.3	0.16	530	3.932
    21258	BURGER KING, Premium Fish Sandwich	260	10.29	12.45	26.69	0.9	3.53	602	1.949
    21259	BURGER KING, Original Chicken Sandwich	286	12.14	14.69	26.22	2.4	3.02	638	2.723
    21260	TACO BELL, Original Taco with beef, cheese and lettuce	229	8.86	12.70	19.85	3.9	0.90	397	4.384
    21261	TACO BELL, Soft Taco with beef, cheese and lettuce	206	9.25	9.75	20.23	2.9	1.57	560	4.155
    21262	TACO BELL, Soft Taco with chicken, cheese and lettuce	189	13.30	6.35	19.69	1.2	1.30	613	2.559
    21263	TACO BELL, Soft Taco with steak	225	11.81	12.10	17.22	1.6		551	3.369
    21264	TACO BELL, Bean Burrito	209	7.35	6.05	31.23	4.2	1.73	563	2.309
    21265	TACO BELL, BURRITO SUPREME with beef	183	7.03	6.80	23.37	3.7	2.10	451	2.733
    21266	TACO BELL, BURRITO SUPREME with chicken	179	9.84	6.42	20.51	2.4		564	2.352
    21267	TACO BELL, BURRITO SUPREME with steak	183	9.13	7.27	20.32	2.4		534	2.674
    21268	TACO BELL, Nachos	350	4.32	21.50	34.91	3.2	2.17	313	2.173
    21269	TACO BELL, Nachos Supreme	223	6.21	12.48	21.39	3.7	1.63	348	2.549
    21270	TACO BELL, Taco Salad	170	6.69	9.17	15.10	3.0		363	2.979
    21271	PIZZA HUT 12" Cheese Pizza, Hand-Tossed Crust	271	11.93	10.89	31.22	1.8	3.37	685	5.040
    21272	PIZZA HUT 12" Cheese Pizza, Pan Crust	280	11.73	12.56	29.93	1.7	3.21	624	5.184
    21273	PIZZA HUT 12" Cheese Pizza, THIN 'N CRISPY Crust	303	15.29	14.10	28.64	1.6	2.67	784	6.896
    21274	PIZZA HUT 12" Pepperoni Pizza, Hand-Tossed Crust	280	12.86	11.38	31.55	1.7	3.67	801	5.161
    21275	PIZZA HUT 12" Pepperoni Pizza, Pan Crust	298	11.97	14.21	30.49	1.8	3.20	692	5.271
    21276	PIZZA HUT 12" Super Supreme Pizza, Hand-Tossed Crust	243	10.90	10.72	25.62	2.0	3.71	689	4.554
    21277	DOMINO'S 14" Cheese Pizza, Classic Hand-Tossed Crust	257	10.80	8.97	33.24	2.2	4.02	523	4.110
    21278	DOMINO'S 14" Cheese Pizza, Ultimate Deep Dish Crust	265	10.76	9.83	33.48	2.4	4.22	615	4.062
    21279	DOMINO'S 14" Cheese Pizza, Crunchy Thin Crust	298	12.33	15.10	28.18	2.5	4.09	628	6.345
    21280	DOMINO'S 14" Pepperoni Pizza, Classic Hand-Tossed Crust	273	11.25	11.18	31.86	2.1	3.69	611	4.779
    21281	DOMINO'S 14" Pepperoni Pizza, Ultimate Deep Dish Crust	283	11.52	12.10	31.89	2.4	3.91	693	4.856
    21282	DOMINO'S 14" EXTRAVAGANZZA FEAST Pizza, Classic Hand-Tossed Crust	244	10.33	11.10	25.72	2.0	3.30	456	4.386
    21283	PAPA JOHN'S 14" Cheese Pizza, Original Crust	260	11.53	9.25	32.74	1.9	5.32	578	3.871
    21284	PAPA JOHN'S 14" Pepperoni Pizza, Original Crust	275	11.97	11.86	30.04	1.2	4.84	671	4.908
    21285	PAPA JOHN'S 14" The Works Pizza, Original Crust	240	10.27	10.21	26.69	2.5	4.84	570	3.765
    21286	PAPA JOHN'S 14" Cheese Pizza, Thin Crust	295	12.29	15.66	26.26	2.3	3.85	528	6.202
    21287	LITTLE CAESARS 14" Original Round Cheese Pizza, Regular Crust	265	13.39	9.54	31.50	1.7	4.02	454	4.206
    21288	LITTLE CAESARS 14" Original Round Pepperoni Pizza, Regular Crust	273	13.59	10.50	31.01	1.7	3.76	518	4.541
    21289	LITTLE CAESARS 14" Original Round Meat and Vegetable Pizza, Regular Crust	243	12.12	11.35	23.10	2.1	3.74	578	4.561
    21290	LITTLE CAESARS 14" Cheese Pizza, Large Deep Dish Crust	263	12.63	10.22	30.10	1.3	3.66	432	4.237
    21291	LITTLE CAESARS 14" Pepperoni Pizza, Large Deep Dish Crust	265	12.93	10.81	29.03	1.5	3.39	492	4.314
    21292	LITTLE CAESARS 14" Cheese Pizza, Thin Crust	309	16.23	16.99	22.85	1.6	2.76	455	7.327
    21293	PIZZA HUT 14" Cheese Pizza, Hand-Tossed Crust	275	11.98	10.42	33.42	2.4	3.13	674	4.819
    21294	PIZZA HUT 14" Cheese Pizza, Pan Crust	276	10.85	11.25	32.85	2.1	2.47	580	4.390
    21295	PIZZA HUT 14" Cheese Pizza, THIN 'N CRISPY Crust	306	13.37	12.80	34.22	2.4	3.13	857	6.103
    21296	PIZZA HUT 14" Pepperoni Pizza, Hand-Tossed Crust	291	12.23	12.63	32.11	2.6	2.82	759	5.404
    21297	PIZZA HUT 14" Pepperoni Pizza, Pan Crust	291	11.47	13.07	31.79	2.0	1.95	676	4.823
    21298	PIZZA HUT 14" Super Supreme Pizza, Hand-Tossed Crust	248	11.34	10.95	26.01	2.3	3.04	658	4.217
    21299	Fast Food, Pizza Chain, 14" pizza, cheese topping, regular crust	266	11.39	9.69	33.33	2.3	3.58	598	4.465
    21300	Fast Food, Pizza Chain, 14" pizza, cheese topping, thick crust	271	10.81	10.54	33.17	2.2	3.34	597	4.226
    21301	Fast Food, Pizza Chain, 14" pizza, cheese topping, thin crust	302	12.85	13.95	31.20	2.5	3.61	742	6.224
    21302	Fast Food, Pizza Chain, 14" pizza, pepperoni topping, regular crust	282	11.74	11.91	31.98	2.3	3.26	685	5.092
    21303	Fast Food, Pizza Chain, 14" pizza, pepperoni topping, thick crust	287	11.49	12.58	31.84	2.2	2.93	684	4.839
    21304	Fast Food, Pizza Chain, 14" pizza, meat and vegetable topping, regular crust	244	11.02	10.90	25.38	2.2	3.73	589	4.407
    21305	Fast foods, griddle cake sandwich, egg, cheese, and sausage	291	10.77	17.73	22.04	0.6	7.90	652	5.649
    21306	Fast foods, griddle cake sandwich, sausage	318	8.41	17.76	31.25	1.0	11.23	737	5.363
    21307	Fast foods, griddle cake sandwich, egg, cheese, and bacon	272	12.03	13.19	26.19	0.8	9.56	718	4.121
    21309	McDONALD'S, Chicken McNUGGETS	302	15.79	19.81	15.09		0.08	566	3.261
    21310	McDONALD'S, Barbeque Sauce	165	1.55	1.22	36.93	1.3	34.31	910	0.140
    21311	McDONALD'S, Creamy Ranch Sauce	468	1.11	52.03	3.49	0.0	3.45	708	7.894
    21313	McDONALD'S, Hot Mustard Sauce	190	2.60	7.31	29.08	5.0	21.76	902	0.987
    21314	McDONALD'S, Spicy Buffalo Sauce	142	0.54	15.45	1.81	1.5	0.00	2140	2.277
    21315	McDONALD'S, Sweet 'N Sour Sauce	170	0.66	1.09	39.38	0.0	35.79	557	0.148
    21316	McDONALD'S, Tangy Honey Mustard Sauce	167	1.32	5.77	28.81	2.7	21.88	383	0.895
    21319	McDONALD'S, Hash Brown	262	2.26	16.46	26.30	2.8	0.06	548	2.263
    21321	McDONALD'S, Hotcakes (plain)	228	6.00	5.84	38.27	1.4	8.84	358	1.158
    21324	McDONALD'S, Baked Apple Pie	323	3.07	15.66	43.62	2.0	17.25	199	3.995
    21327	McDONALD'S, Bacon, Egg & Cheese McGRIDDLES	272	12.03	13.19	26.19	0.8	9.56	673	4.201
    21328	McDONALD'S, Sausage McGRIDDLES	312	8.41	17.76	31.25	1.0	11.23	737	5.435
    21329	McDONALD'S, Sausage, Egg & Cheese McGRIDDLES	283	10.77	17.73	22.04	0.6	7.90	652	5.649
    21333	McDONALD'S, Vanilla Reduced Fat Ice Cream Cone	162	4.24	4.86	26.36	0.1	19.49	67	2.410
    21334	McDONALD'S, Strawberry Sundae	158	3.19	3.95	28.09	0.0	25.32	47	2.008
    21335	McDONALD'S, Hot Caramel Sundae	188	3.58	4.89	33.36	0.0	23.54	80	2.468
    21336	McDONALD'S, Hot Fudge Sundae	186	4.14	5.91	30.05	0.4	26.89	94	3.592
    21337	McDONALD'S, Peanuts (for Sundaes)	640	28.04	52.91	16.23		4.15	0	8.305
    21338	McDONALD'S, McFLURRY with M&M'S CANDIES	177	4.02	6.46	26.82	0.2	24.37	54	3.402
    21339	McDONALD'S, McFLURRY with OREO cookies	165	3.97	5.66	25.55	0.1	21.19	75	2.577
    21340	McDONALD'S, Sausage Burrito	262	11.54	15.15	21.39	1.1	1.25	675	5.361
    21341	McDONALD'S, BIG BREAKFAST	285	10.16	19.37	17.50	1.1	0.93	549	6.405
    21343	McDONALD'S, Low Fat Caramel Sauce	313	1.89	3.25	71.53		43.21	170	1.772
    21344	McDONALD'S, Double Cheeseburger	282	15.50	16.09	18.79	0.8	4.23	668	6.998
    21345	McDONALD'S, DOUBLE QUARTER POUNDER with Cheese	262	16.96	16.22	14.43	1.0	3.49	476	6.473
    21346	McDONALD'S, NEWMAN'S OWN Cobb Dressing	196	1.69	14.45	15.49	0.3	7.79	709	2.770
    21347	McDONALD'S, NEWMAN'S OWN Creamy Caesar Dressing	319	3.56	31.50	6.85	0.1	3.00	851	5.860
    21348	McDONALD'S, NEWMAN'S OWN Low Fat Balsamic Vinaigrette	86	0.19	5.94	24.65	0.4	6.74	1562	0.870
    21349	McDONALD'S, NEWMAN'S OWN Ranch Dressing	313	2.62	26.57	16.75	0.3	6.57	954	4.360
    21350	McDONALD'S, BIG MAC (without Big Mac Sauce)	234	12.79	11.57	21.01	1.7	3.70	454	4.162
    21355	McDONALD'S, McCHICKEN Sandwich	273	10.43	13.21	27.97	1.3	3.57	624	2.346
    21356	McDONALD'S, McCHICKEN Sandwich (without mayonnaise)	240	11.08	8.46	30.95	1.4	4.16	555	1.636
    21357	McDONALD'S, Egg McMUFFIN	228	13.64	9.66	21.67	1.1	2.13	617	3.592
    21358	McDONALD'S, Sausage McMUFFIN	333	12.66	21.06	24.52	1.4	1.93	693	7.253
    21359	McDONALD'S, Sausage McMUFFIN with Egg	274	12.59	17.83	17.28	0.9	1.57	572	6.008
    21360	McDONALD'S, Bacon Egg & Cheese Biscuit	304	13.45	18.77	22.26	0.9	2.18	863	8.262
    21361	McDONALD'S, Sausage Biscuit	376	9.62	25.40	27.20	1.2	1.97	875	10.659
    21362	McDONALD'S, Sausage Biscuit with Egg	311	11.27	22.26	19.28	0.8	1.43	664	8.628
    21363	McDONALD'S, Deluxe Breakfast, with syrup and margarine	285	7.56	15.23	29.48	1.0	9.88	437	4.642
    21364	McDONALD'S, Hotcakes and Sausage	294	5.87	13.21	38.79	0.8	17.30	354	2.747
    21365	McDONALD'S, Hotcakes (with 2 pats margarine & syrup)	272	4.05	8.06	46.08	0.9	20.58	283	0.818
    21376	McDONALD'S, Bacon Ranch Salad with Grilled Chicken	81	10.28	3.14	3.64	1.0	1.73	230	1.235
    21377	McDONALD'S Bacon Ranch Salad with Crispy Chicken	122	8.82	6.30	6.08	1.0	1.53	273	1.622
    21378	McDONALD'S, Bacon Ranch Salad without chicken	61	4.14	3.64	4.20	1.5	2.14	132	1.507
    21379	McDONALD'S, Side Salad	20	1.03	0.19	4.30	1.6	2.24	12	0.020
    21380	McDONALD'S, Fruit 'n Yogurt Parfait	105	2.73	1.30	20.72	1.0	12.83	58	0.041
    21381	McDONALD'S, Fruit 'n Yogurt Parfait (without granola)	90	2.47	1.13	17.67	0.9	11.90	38	0.004
    21382	McDONALD'S, FILET-O-FISH (without tartar sauce)	243	12.47	7.62	31.08	1.0	4.27	464	1.773
    21383	BURGER KING, CROISSAN'WICH with Sausage, Egg and Cheese	308	12.09	21.78	15.90	1.8	3.12	577	8.342
    21384	BURGER KING, CROISSAN'WICH with Sausage and Cheese	376	13.73	25.45	23.00	0.7	3.36	782	8.595
    21385	BURGER KING, CROISSAN'WICH with Egg and Cheese	283	10.35	15.78	24.79	0.7	4.03	650	4.766
    21386	BURGER KING, french toast sticks	349	6.00	17.74	41.21	1.4	9.89	428	3.989
    21387	BURGER KING, Hash Brown Rounds	369	2.87	24.35	34.55	2.9	0.31	511	
    21388	Fast foods, miniature cinnamon rolls	403	7.02	17.95	53.38	2.2	17.98	554	4.701
    21389	Fast foods, hamburger; double, large patty; with condiments, vegetables and mayonnaise	252	13.94	15.66	13.74	1.4	3.52	289	5.773
    21390	Fast foods, hamburger; single, large patty; with condiments, vegetables and mayonnaise	226	11.34	12.37	17.33	1.5	4.00	342	3.972
    21393	Fast foods, hamburger; single, regular patty; double decker bun with condiments and special sauce	259	12.17	13.30	22.69	1.4		386	4.240
    21395	Fast foods, cheeseburger; double, regular patty; with condiments	282	16.24	16.18	17.97	0.9	4.16	617	6.960
    21396	Fast foods, cheeseburger; double, large patty; with condiments	272	16.96	16.22	14.43	1.0	3.49	480	6.473
    21397	Fast foods, cheeseburger; single, large patty; with condiments, vegetables and mayonnaise	268	13.69	15.80	17.73	1.1	4.50	473	5.746
    21398	Fast foods, cheeseburger; single, large patty; with condiments	269	15.21	14.40	19.72	1.2	3.60	591	7.033
    21399	Fast Foods, cheeseburger; double, large patty; with condiments, vegetables and mayonnaise	253	15.50	15.63	12.62	1.3	3.61	405	6.519
    21400	Fast foods, cheeseburger; double, regular patty; double decker bun with condiments and special sauce	261	11.94	14.10	21.53	1.4	3.26	485	5.045
    21401	Fast foods, chicken tenders	299	17.63	18.13	16.21	1.3	0.10	748	3.131
    21402	McDONALD'S, Premium Grilled Chicken Classic Sandwich	183	14.16	4.29	22.28	1.4	5.01	410	0.865
    21403	McDONALD'S, Premium Crispy Chicken Classic Sandwich	228	12.08	8.68	25.46	1.4	5.37	430	1.409
    21404	McDONALD'S, Premium Grilled Chicken Club Sandwich	221	17.19	8.05	19.87	1.2	2.89	462	2.890
    21405	McDONALD'S, Premium Crispy Chicken Club Sandwich	250	15.38	11.76	22.61	1.2	4.99	472	3.333
    21406	McDONALD'S, Premium Grilled Chicken Ranch BLT Sandwich	204	16.70	5.41	21.91	1.4	5.20	495	1.463
    21407	McDONALD'S, Premium Crispy Chicken Ranch BLT Sandwich	244	14.70	9.55	24.93	1.4	5.53	488	1.971
    21410	Fast foods, bagel, with egg, sausage patty, cheese, and condiments	295	12.98	16.97	22.64	0.2	2.87	550	6.396
    21411	Fast foods, bagel, with breakfast steak, egg, cheese, and condiments	282	15.95	14.07	22.99	0.2	2.97	642	5.419
    21412	Light Ice Cream, soft serve, blended with milk chocolate candies	182	4.02	6.46	26.82	0.2	24.37	54	3.633
    21413	Light Ice Cream, soft serve, blended with cookie pieces	169	3.97	5.66	25.55	0.1	21.19	75	2.754
    21415	POPEYES, biscuit	408	5.84	24.53	40.84	1.7	2.95	759	11.991
    21416	POPEYES, Coleslaw	161	0.98	11.18	14.12	1.7	10.83	218	1.887
    21417	POPEYES, Mild Chicken Strips, analyzed 2006	271	19.20	13.01	19.31	0.8	0.00	922	5.442
    21418	POPEYES, Spicy Chicken Strips, analyzed 2006	253	19.61	11.20	18.52	1.2	0.00	997	4.743
    21419	KFC, biscuit	356	7.25	17.45	42.51	1.5	3.22	1053	4.197
    21420	KFC, Coleslaw	144	0.91	8.64	15.65	2.0	13.54	189	1.303
    21421	KFC, Crispy Chicken Strips	274	20.25	15.42	13.66	1.4	0.00	948	2.887
    21422	KFC, Popcorn Chicken	351	17.67	21.74	21.18	1.0	0.00	1140	3.954
    21424	KFC, Fried Chicken, ORIGINAL RECIPE, Skin and Breading	388	13.00	29.47	17.63		0.00	860	6.495
    21425	KFC, Fried Chicken, ORIGINAL RECIPE, Breast, meat only, skin and breading removed	146	26.76	4.30	0.17			469	1.089
    21426	KFC, Fried Chicken, ORIGINAL RECIPE, Drumstick, meat only, skin and breading removed	175	26.30	7.66	0.11			524	1.838
    21427	KFC, Fried Chicken, ORIGINAL RECIPE, Thigh, meat only, skin and breading removed	176	22.54	9.43	0.26			541	2.694
    21428	KFC, Fried Chicken, ORIGINAL RECIPE, Wing, meat only, skin and breading removed	218	27.88	10.62	2.75			683	2.465
    21429	KFC, Fried Chicken, EXTRA CRISPY, Skin and Breading	464	10.96	36.61	22.54	1.5	0.00	828	7.541
    21430	KFC, Fried Chicken, EXTRA CRISPY, Breast, meat only, skin and breading removed	153	27.25	4.82	0.25			477	1.196
    21431	KFC, Fried Chicken, EXTRA CRISPY, Drumstick, meat only, skin and breading removed	170	25.90	7.43	0.00			526	1.893
    21432	KFC, Fried Chicken, EXTRA CRISPY, Thigh, meat only, skin and breading removed	179	22.41	9.96	0.00			558	2.709
    21433	KFC, Fried Chicken, EXTRA CRISPY, Wing, meat only, skin and breading removed	236	28.67	12.13	2.97			714	2.603
    21434	KFC, Fried Chicken, ORIGINAL RECIPE, Breast, meat and skin with breading	221	22.54	12.03	5.53			589	2.748
    21435	KFC, Fried Chicken, ORIGINAL RECIPE, Drumstick, meat and skin with breading	239	22.30	14.22	5.39			625	3.240
    21436	KFC, Fried Chicken, ORIGINAL RECIPE, Thigh, meat and skin with breading	260	18.75	17.38	7.16			667	4.203
    21437	KFC, Fried Chicken, ORIGINAL RECIPE, Wing, meat and skin with breading	286	21.94	18.14	8.69			754	4.073
    21438	KFC, Fried Chicken, EXTRA CRISPY, Breast, meat and skin with breading	268	21.24	16.55	8.47			607	3.538
    21439	KFC, Fried Chicken, EXTRA CRISPY, Drumstick, meat and skin with breading	274	20.62	17.73	7.96			632	3.887
    21440	KFC, Fried Chicken, EXTRA CRISPY, Thigh, meat and skin with breading	309	17.17	22.14	10.30			682	4.917
    21441	KFC, Fried Chicken, EXTRA CRISPY, Wing, meat and skin with breading	337	20.80	23.00	11.66			765	4.796
    21442	POPEYES, Fried Chicken, Mild, Breast, meat only, skin and breading removed	156	27.72	4.37	1.34			414	1.510
    21443	POPEYES, Fried Chicken, Mild, Drumstick, meat only, skin and breading removed	170	26.51	7.14	0.04			478	2.282
    21444	POPEYES, Fried Chicken, Mild, Skin and Breading	460	12.22	35.39	23.10	1.1	0.00	738	12.421
    21445	POPEYES, Fried Chicken, Mild, Thigh, meat only, skin and breading removed	190	23.97	10.27	0.50			474	3.223
    21446	POPEYES, Fried Chicken, Mild, Wing, meat only, skin and breading removed	229	28.92	10.97	3.62			633	3.768
    21456	POPEYES, Fried Chicken, Mild, Breast, meat and skin with breading	265	22.14	15.54	9.17			530	5.438
    21457	POPEYES, Fried Chicken, Mild, Drumstick, meat and skin with breading	293	20.44	19.14	9.84			588	6.591
    21458	POPEYES, Fried Chicken, Mild, Thigh, meat and skin with breading	313	18.60	21.75	10.83			595	7.426
    21459	POPEYES, Fried Chicken, Mild, Wing, meat and skin with breading	353	19.95	24.08	14.08			689	8.415
    21461	Fast foods, grilled chicken, bacon and tomato club sandwich, with cheese, lettuce, and mayonnaise	220	17.19	8.05	19.87	1.2	4.68	630	3.109
    21462	Fast foods, crispy chicken, bacon, and tomato club sandwich, with cheese, lettuce, and mayonnaise	257	15.38	11.76	22.61	1.2	4.99	605	3.372
    21463	Yogurt parfait, lowfat, with fruit and granola	84	3.36	1.01	15.86	1.1	11.68	49	0.525
    21464	Fast Foods, Fried Chicken, Breast, meat only, skin and breading removed	152	27.24	4.50	0.59	0.0	0.00	434	1.265
    21465	Fast Foods, Fried Chicken, Drumstick, meat only, skin and breading removed	172	26.24	7.41	0.00	0.0	0.00	492	2.004
    21466	Fast Foods, Fried Chicken, Thigh, meat only, skin and breading removed	182	22.97	9.88	0.25	0.0	0.00	504	2.875
    21467	Fast Foods, Fried Chicken, Wing, meat only, skin and breading removed	228	28.49	11.24	3.11	0.0	0.00	651	2.945
    21468	Fast Foods, Fried Chicken, Skin and breading from all pieces	437	12.06	33.82	21.09	1.3	0.00	766	8.819
    21469	Fast Foods, Fried Chicken, Breast, meat and skin and breading	252	21.91	14.80	7.79	0.5	0.00	551	3.920
    21470	Fast Foods, Fried Chicken, Drumstick, meat and skin with breading	267	21.13	16.92	7.59	0.5	0.00	591	4.458
    21471	Fast Foods, Fried Chicken, Thigh, meat and skin and breading	293	18.20	20.35	9.35	0.6	0.00	618	5.473
    21472	Fast Foods, Fried Chicken, Wing, meat and skin and breading	319	21.34	21.06	10.93	0.6	0.00	701	5.500
    21473	DIGIORNO Pizza, cheese topping, cheese stuffed crust, frozen, baked	279	13.48	11.68	29.86	1.9		806	5.630
    21474	DIGIORNO Pizza, cheese topping, rising crust, frozen, baked	256	12.80	8.60	31.78	2.4	5.00	696	3.514
    21475	DIGIORNO Pizza, cheese topping, thin crispy crust, frozen, baked	247	12.96	9.91	26.47	3.0		506	4.601
    21476	DIGIORNO Pizza, pepperoni topping, cheese stuffed crust, frozen, baked	279	13.92	11.71	29.46	2.1		753	5.007
    21477	DIGIORNO Pizza, pepperoni topping, rising crust, frozen, baked	265	12.46	10.11	31.15	2.3	5.10	743	3.761
    21478	DIGIORNO Pizza, pepperoni topping, thin crispy crust, frozen, baked	283	13.22	12.86	28.67	2.8		663	4.973
    21479	DIGIORNO Pizza, supreme topping, rising crust, frozen, baked	255	11.74	10.68	27.93	2.3	4.71	712	3.965
    21480	DIGIORNO Pizza, supreme topping, thin crispy crust, frozen, baked	255	11.41	10.80	28.05	2.8		555	4.377
    21482	Fast Food, Pizza Chain, 14" pizza, sausage topping, thick crust	282	11.06	12.94	30.36	2.3	2.82	637	4.805
    21483	Fast Food, Pizza Chain, 14" pizza, sausage topping, thin crust	321	13.36	17.71	27.00	2.5	3.02	782	6.888
    21484	Fast Food, Pizza Chain, 14" pizza, sausage topping, regular crust	280	11.50	12.35	30.62	2.3	3.32	633	5.033
    21485	Fast Food, Pizza Chain, 14" pizza, pepperoni topping, thin crust	331	14.01	17.61	29.00	2.3	3.22	875	7.115
    21486	Fast foods, taco with beef, cheese and lettuce, soft	206	9.25	9.75	20.23	2.9	1.57	560	4.155
    21487	Fast foods, taco with chicken, lettuce and cheese, soft	189	13.30	6.35	19.69	1.2	1.30	613	2.559
    21488	Fast foods, quesadilla, with chicken	294	15.05	15.25	24.04	1.7	1.88	745	6.154
    21490	Fast Foods, grilled chicken filet sandwich, with lettuce, tomato and spread	182	17.34	4.57	16.78	0.9	3.08	427	0.949
    21491	PIZZA HUT 14" Pepperoni Pizza, THIN 'N CRISPY Crust	333	14.13	16.17	32.66	2.1	2.79	967	6.674
    21492	DOMINO'S 14" Pepperoni Pizza, Crunchy Thin Crust	328	13.88	19.05	25.35	2.6	3.65	783	7.557
    21493	DOMINO'S 14" Sausage Pizza, Crunchy Thin Crust	319	12.77	18.52	25.30	2.6	3.42	725	7.079
    21494	DOMINO'S 14" Sausage Pizza, Classic Hand-Tossed Crust	273	11.08	11.20	31.84	2.4	3.92	594	4.607
    21495	DOMINO'S 14" Sausage Pizza, Ultimate Deep Dish Crust	277	11.03	12.03	31.17	2.6	3.82	677	4.755
    21496	PIZZA HUT 14" Sausage Pizza, THIN 'N CRISPY Crust	323	13.95	16.90	28.70	2.4	2.62	839	6.698
    21497	PIZZA HUT 14" Sausage Pizza, Hand-Tossed Crust	287	11.92	13.50	29.39	2.3	2.72	671	5.459
    21498	PIZZA HUT 14" Sausage Pizza, Pan Crust	287	11.08	13.85	29.56	2.0	1.82	596	4.855
    21499	KASHI Pizza, Roasted Vegetable, frozen, unprepared	224	12.50	8.40	24.50	3.7	2.90	546	3.300
    21500	KASHI Pizza, Mushroom Trio & Spinach, frozen, unprepared	224	12.70	8.30	24.60	3.9	2.30	587	4.000
    21501	KASHI Pizza, Margherita, frozen, unprepared	230	12.80	8.40	25.70	3.8	3.30	560	3.500
    21503	KASHI Pizza, Mediterranean, frozen, unprepared	242	12.70	7.50	31.00	4.1	2.80	531	3.200
    21505	Pizza, cheese topping, thin crust, frozen, cooked	261	12.16	11.02	28.24	3.0	3.72	471	5.549
    21506	BURGER KING, Double Cheeseburger	282	16.83	16.13	17.43		4.17	562	6.922
    21507	WENDY'S, Double Stack, with cheese	285	18.53	16.60	15.35		3.87	477	6.851
    21508	WEND'YS, Crispy Chicken Sandwich	278	11.72	13.93	26.36		3.13	566	2.641
    21509	BURGER KING, Onion Rings	417	3.86	25.23	43.58	2.7	5.43	776	4.194
    21510	WENDY'S, DAVE'S Hot 'N Juicy 1/4 LB, single	268	13.69	15.80	17.73	1.1	4.50	473	5.746
    21511	Fast Food, Pizza Chain, 14" pizza, cheese topping, stuffed crust	274	12.23	11.63	30.00	1.7	2.90	615	5.825
    21512	PIZZA HUT 14" Cheese Pizza, Stuffed Crust	274	12.23	11.63	30.00	1.7	2.90	615	5.825
    22118	MORNINGSTAR FARMS Garden Veggie Patties, frozen, unprepared	176	17.79	5.50	13.81	4.5	1.79	525	0.800
    22120	MORNINGSTAR FARMS Grillers Burger Style Recipe Crumbles, frozen, unprepared	140	17.79	4.30	8.32	4.7	1.10	427	0.500
    22121	MORNINGSTAR FARMS Grillers Vegan, frozen, unprepared	132	16.30	3.40	9.10	5.2	0.40	395	0.500
    22122	MORNINGSTAR FARMS Breakfast Sausage Patties, frozen, unprepared	210	25.79	7.90	8.82	4.1	1.70	671	1.100
    22123	MORNINGSTAR FARMS Spicy Black Bean Burger, frozen, unprepared	171	16.10	5.70	19.70	6.8	2.80	520	0.800
    22126	LOMA LINDA Big Franks, canned, unprepared	218	21.50	12.10	5.80	3.5	0.40	426	1.600
    22247	Macaroni and Cheese, canned entree	82	3.38	2.46	11.52	0.5	0.50	302	0.881
    22401	Spaghetti with meat sauce, frozen entree	90	5.05	1.01	15.24	1.8	2.60	238	0.350
    22402	Beef macaroni with tomato sauce, frozen entree, reduced fat	113	5.89	1.96	17.99	1.4	3.80	178	0.443
    22522	Pasta with Sliced Franks in Tomato Sauce, canned entree	90	4.37	2.38	12.70	1.6	3.17	287	0.992
    22528	Turkey Pot Pie, frozen entree	176	6.50	8.80	17.70	1.1		350	2.880
    22529	Beef Pot Pie, frozen entree, prepared	220	7.25	11.39	22.05	0.8		365	4.149
    22535	HOT POCKETS, CROISSANT POCKETS Chicken, Broccoli, and Cheddar Stuffed Sandwich, frozen	235	8.90	8.60	30.40	1.1	7.60	346	2.620
    22537	HOT POCKETS Ham 'N Cheese Stuffed Sandwich, frozen	241	9.16	9.14	30.55	1.5	7.60	504	3.545
    22899	Ravioli, cheese-filled, canned	77	2.48	1.45	13.64	1.3	3.72	306	0.723
    22900	Ravioli, meat-filled, with tomato sauce or meat sauce, canned	99	3.41	3.41	13.73	1.6	2.40	354	1.427
    22901	Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased	307	13.50	7.23	47.00	1.9	0.95	406	3.600
    22903	Pizza, pepperoni topping, regular crust, frozen, cooked	296	11.21	15.20	28.51	2.2		618	4.792
    22904	Chili con carne with beans, canned entree	107	5.80	3.47	13.10	3.3	1.87	449	1.253
    22905	Beef stew, canned entree	99	4.41	5.53	7.85	0.9	1.76	388	2.185
    22906	Chicken pot pie, frozen entree, prepared	198	4.82	11.45	18.99	1.0	2.40	407	4.178
    22908	Beef, corned beef hash, with potato, canned	164	8.73	10.24	9.27	1.1	0.34	412	4.320
    22910	Lasagna, cheese, frozen, prepared	130	6.54	5.33	13.84	1.7	4.23	284	2.110
    22911	Chili, no beans, canned entree	118	7.53	7.10	6.10	0.5	1.10	411	2.255
    22912	Spaghetti, with meatballs in tomato sauce, canned	97	4.46	4.00	10.89	2.7	2.65	315	1.439
    22914	Pasta with tomato sauce, no meat, canned	70	2.22	0.44	14.22	0.9	4.00	272	0.136
    22915	Lasagna with meat & sauce, low-fat, frozen entree	101	6.81	2.23	13.50	1.3		181	0.967
    22916	Lasagna with meat & sauce, frozen entree	126	6.62	4.65	14.32	1.4	3.07	354	2.149
    22917	Burrito, beef and bean, frozen	239	7.26	9.61	30.84	4.2	3.53	587	2.949
    22918	Burrito, bean and cheese, frozen	221	7.07	6.30	34.01	3.4	3.21	351	1.343
    22919	Macaroni and Cheese, canned, microwavable	134	5.98	5.99	13.96	0.4	1.41	335	3.398
    22928	Burrito, beef and bean, microwaved	298	8.73	11.94	38.95	6.9	1.36	659	4.072
    22929	SPAGHETTIOS, Mini Beef Ravioli in Meat Sauce	99	4.25	1.74	16.60	1.9	5.41	409	0.772
    22930	SPAGHETTIOS, Spaghetti in Tomato & Cheese Sauce	80	2.78	0.60	15.87	1.2	5.16	377	0.198
    22931	SPAGHETTIOS, SpaghettiOs Original	67	2.38	0.40	13.89	1.2	4.37	238	0.198
    22932	SPAGHETTIOS, SpaghettiOs  A to Z's	67	2.38	0.40	13.89	1.2	4.76	238	0.198
    22937	SPAGHETTIOS, SpaghettiOs in Meat Sauce	69	3.17	0.79	12.30	1.2	4.76	353	0.397
    22938	SPAGHETTIOS, SpaghettiOs plus Calcium	67	2.38	0.40	13.89	1.2	5.16	238	0.198
    22939	SPAGHETTIOS, SpaghettiOs RavioliOs Beef Ravioli in Meat Sauce	106	4.37	3.17	15.08	1.6	3.57	433	1.389
    22940	SPAGHETTIOS, SpaghettiOs with Meatballs	95	4.37	2.78	12.70	1.6	3.17	238	0.992
    22941	SPAGHETTIOS, SpaghettiOs with Sliced Franks	87	3.57	2.38	12.70	1.6	3.57	238	0.992
    22942	SPAGHETTIOS, SpaghettiOs A to Z's with Meatballs	95	4.37	2.78	12.70	1.6	3.17	238	0.992
    22943	SUPPER BAKES MEAL KITS, Cheesy Chicken with pasta (chicken not included)	198	7.06	4.71	31.76	1.2	4.71	988	1.176
    22944	SUPPER BAKES MEAL KITS, Creamy Stroganoff Sauce with pasta	147	4.80	3.20	24.80	0.8	2.40	520	1.200
    22945	SUPPER BAKES MEAL KITS, Garlic Chicken with pasta (chicken not included)	220	9.76	0.98	42.93	2.0	6.83	741	0.488
    22946	SUPPER BAKES MEAL KITS, Herb Chicken with rice (chicken not included)	197	4.26	1.06	42.55	1.1	2.13	830	0.532
    22947	SUPPER BAKES MEAL KITS, Lemon Chicken with herb rice (chicken not included)	210	4.26	1.06	45.74	2.1	3.19	830	0.532
    22948	SUPPER BAKES MEAL KITS, Savory Pork Chops with herb stuffing (pork chop not included)	181	5.91	1.18	36.64	2.4	4.73	922	0.591
    22949	SUPPER BAKES MEAL KITS, Southwestern-Style Chicken w/rice (chicken not included)	189	4.94	1.23	39.51	2.5	4.94	741	0.617
    22950	SUPPER BAKES MEAL KITS, Traditional Roast Chicken with stuffing (chicken not included)	190	5.94	3.56	34.44	2.4	3.56	879	1.188
    22951	SWANSON, Chicken A La King	71	4.70	4.03	4.03	0.7	0.67	460	1.174
    22952	SWANSON, Chicken and Dumplings	93	4.45	4.05	9.72	0.8	0.81	401	1.822
    22953	Egg rolls, pork, refrigerated, heated	222	9.94	7.17	29.50	2.1	5.32	407	1.588
    22954	Egg rolls, chicken, refrigerated, heated	197	10.44	4.51	28.54	2.4	5.57	478	0.964
    22955	Egg rolls, vegetable, frozen, prepared	196	6.62	4.67	31.99	2.8	6.85	561	0.756
    22956	Lasagna, Vegetable, frozen, baked	139	6.87	6.04	14.18	1.9	2.54	445	2.422
    22957	Turkey, stuffing, mashed potatoes w/gravy, assorted vegetables, frozen, microwaved	128	6.97	3.89	16.32	1.3	4.82	326	0.877
    22958	Rice bowl with chicken, frozen entree, prepared (includes fried, teriyaki, and sweet and sour varieties)	126	5.65	1.56	22.46	0.7	4.07	333	0.327
    22959	Macaroni and cheese dinner with dry sauce mix, boxed, uncooked	379	13.81	4.77	70.20	3.2	9.61	680	2.048
    22960	Macaroni and cheese, dry mix, prepared with 2% milk and 80% stick margarine from dry mix	190	4.89	8.28	23.93	1.2	4.27	338	1.816
    22961	HOT POCKETS, meatballs & mozzarella stuffed sandwich, frozen	253	9.32	10.47	30.45	2.2	7.73	439	4.007
    22962	LEAN POCKETS, Ham N Cheddar	230	10.28	6.53	32.52	1.7	7.60	423	2.389
    22963	Lean Pockets, Meatballs & Mozzarella	240	10.49	7.70	32.28	2.0	8.81	557	3.087
    22965	SPAGHETTIOS, SpaghettiOs Original, easy open	70	2.35	0.47	14.55	1.4	4.23	225	0.235
    22966	SPAGHETTIOS, SpaghettiOs  with Meatballs - Easy Open	87	4.37	2.43	11.65	1.5	3.40	238	0.971
    22969	Chili with beans, microwavable bowls	100	5.85	3.68	10.88	2.9	1.84	385	1.372
    22970	Macaroni and cheese, frozen entree	149	5.60	6.41	17.28	1.1	1.53	290	2.608
    22971	Potato salad with egg	157	1.96	9.40	16.18	1.3	4.95	329	1.437
    22972	Pulled pork in barbecue sauce	168	13.19	4.42	18.74	1.2	15.20	666	1.416
    22973	Corn dogs, frozen, prepared	267	7.93	12.95	29.71	1.0	8.82	628	3.794
    22974	Chicken, nuggets, dark and white meat, precooked, frozen, not reheated	263	12.50	16.21	16.77	1.3	0.82	552	3.176
    22975	Chicken, nuggets, white meat, precooked, frozen, not reheated	261	14.36	15.42	16.24	0.7	1.27	538	3.366
    22976	Ravioli, cheese with tomato sauce, frozen, not prepared, includes regular and light entrees	111	4.52	2.61	17.31	1.4	4.09	280	1.191
    22977	Lasagna with meat sauce, frozen, prepared	135	7.28	4.92	15.36	1.7	3.11	373	2.348
    22978	Chicken tenders, breaded, frozen, prepared	250	13.03	13.81	18.47	2.5	1.24	483	2.390
    22979	KASHI Black Bean Mango, frozen, unprepared	115	3.00	3.00	18.00	6.0	3.00	134	0.000
    22980	KASHI, Chicken and Chipotle BBQ Sauce with Mango, Frozen Entree	108	5.30	2.10	17.60	2.2	4.70	219	0.300
    22981	KASHI, Chicken Enchilada with Ancho Sauce, Frozen Entree	111	4.90	3.70	14.90	2.3	2.00	243	1.000
    22982	KASHI, STEAM MEAL, Chicken Fettuccine, Frozen Entree	99	6.20	2.70	14.00	2.0	1.30	166	0.900
    22983	KASHI, Chicken Florentine, Frozen Entree	106	7.90	3.40	11.00	1.8	0.50	194	1.500
    22984	KASHI, Chicken Pasta Pomodoro, Frozen Entree	100	7.00	2.30	13.00	2.6	1.00	166	0.660
    22985	KASHI, Lemongrass Coconut Chicken, Frozen Entree	104	6.30	2.80	13.40	3.0	2.20	241	1.400
    22986	KASHI Mayan Harvest Bake, frozen, unprepared	121	3.00	3.20	21.00	3.0	7.00	133	0.760
    22987	KASHI Pesto Pasta Primavera, frozen, unprepared	101	3.80	3.80	13.00	2.4	1.40	265	0.700
    22988	KASHI, Pilaf, 7 Whole Grain, unprepared	375	13.81	5.40	71.00	12.3	0.80	5	0.930
    22989	KASHI, Red Curry Chicken, Frozen Entree	110	5.90	3.00	15.60	2.3	3.30	154	1.200
    22990	KASHI, STEAM MEAL, Roasted Garlic Chicken Farfalle, Frozen Entree	103	5.50	3.20	14.60	1.6	1.40	213	0.600
    22991	KASHI, STEAM MEAL, Sesame Chicken, Frozen Entree	110	6.10	3.50	15.70	2.9	3.00	233	0.800
    22992	KASHI, Southwest Style Chicken, Frozen Entree	109	5.70	1.80	17.40	2.1	1.00	240	0.300
    22993	KASHI Spicy Black Bean Enchilada, frozen, unprepared	103	3.00	2.80	17.70	3.1	1.00	237	0.400
    22994	KASHI Spinach Artichoke Pasta, frozen, unprepared	103	5.00	3.40	15.10	3.0	0.10	229	1.600
    22995	KASHI, Sweet and Sour Chicken, Frozen Entree	113	6.00	1.13	19.00	2.5	8.00	134	0.240
    22996	KASHI Three Cheese Penne, frozen, unprepared	118	5.70	4.00	16.80	2.7	1.90	248	2.300
    22997	KASHI, Tuscan Veggie Bake, Frozen Entree	90	2.00	3.20	15.00	2.9	3.00	245	0.500
    22998	Rice and vermicelli mix, chicken flavor, unprepared	358	10.64	1.32	75.80	1.2	2.40	1238	0.389
    22999	Rice and vermicelli mix, chicken flavor, prepared with 80% margarine	136	2.65	3.45	23.54	0.7	0.64	377	0.746
    23000	Beef, shoulder pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	130	21.39	4.97	0.00	0.0	0.00	72	2.033
    23001	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	214	20.49	14.06	0.00	0.0	0.00	48	5.981
    23002	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	276	25.40	18.57	0.00	0.0	0.00	64	7.481
    23003	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, select, raw	208	20.69	13.27	0.00	0.0	0.00	42	5.696
    23004	Beef, short loin, porterhouse steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	263	26.21	16.75	0.00	0.0	0.00	63	6.843
    23005	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw	223	20.11	15.18	0.00	0.0	0.00	40	6.495
    23006	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	289	24.60	20.36	0.00	0.0	0.00	62	8.356
    23007	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, select, raw	215	20.28	14.19	0.00	0.0	0.00	52	6.211
    23008	Beef, short loin, t-bone steak, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	281	25.18	19.22	0.00	0.0	0.00	62	7.806
    23030	Beef, round, knuckle, tip side, steak, separable lean and fat, trimmed to 0" fat, choice, raw	133	21.41	4.66	0.00	0.0	0.00	62	1.755
    23031	Beef, round, knuckle, tip side, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	174	28.79	5.71	0.00	0.0	0.00	55	2.218
    23032	Beef, round, knuckle, tip side, steak, separable lean and fat , trimmed to 0" fat, select, raw	124	21.96	3.24	0.00	0.0	0.00	57	1.225
    23033	Beef, round, knuckle, tip side, steak, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	160	29.24	3.91	0.00	0.0	0.00	52	1.267
    23034	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, choice, raw	145	20.51	6.36	0.00	0.0	0.00	59	2.328
    23035	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	181	26.07	7.68	0.00	0.0	0.00	60	2.737
    23036	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, select, raw	142	20.93	5.79	0.00	0.0	0.00	60	1.988
    23037	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, choice, raw	143	20.39	6.12	0.00	0.0	0.00	61	2.083
    23038	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	184	26.07	8.11	0.00	0.0	0.00	59	3.031
    23039	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, select, raw	140	21.13	5.51	0.00	0.0	0.00	58	1.791
    23040	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	176	26.66	6.94	0.00	0.0	0.00	62	2.235
    23041	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, choice, raw	182	18.75	11.33	0.00	0.0	0.00	74	4.186
    23042	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	228	24.70	13.59	0.00	0.0	0.00	78	5.432
    23043	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, select, raw	166	19.38	9.22	0.00	0.0	0.00	75	3.464
    23044	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	212	25.29	11.52	0.00	0.0	0.00	76	4.423
    23045	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, choice, raw	150	20.74	6.85	0.00	0.0	0.00	54	2.300
    23046	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	188	26.88	8.13	0.00	0.0	0.00	51	2.759
    23047	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, select, raw	137	20.98	5.21	0.00	0.0	0.00	53	1.890
    23048	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	162	26.61	5.32	0.00	0.0	0.00	53	2.063
    23049	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, choice, raw	150	21.24	6.59	0.00	0.0	0.00	63	2.301
    23050	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	191	27.22	8.30	0.00	0.0	0.00	57	2.954
    23051	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, select, raw	129	22.15	3.83	0.00	0.0	0.00	62	1.400
    23052	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	166	28.01	5.17	0.00	0.0	0.00	60	1.716
    23053	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, all grades, raw	144	20.54	6.22	0.00	0.0	0.00	58	2.088
    23054	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	177	26.22	7.20	0.00	0.0	0.00	59	2.833
    23055	Beef, round, knuckle, tip side, steak, separable lean and fat, trimmed to 0" fat, all grades, raw	129	21.69	4.00	0.00	0.0	0.00	61	1.578
    23056	Beef, round, knuckle, tip side, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	168	29.08	4.84	0.00	0.0	0.00	54	1.901
    23057	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, all grades, raw	141	20.67	5.88	0.00	0.0	0.00	60	1.985
    23058	Beef, chuck, shoulder clod, shoulder top and center steaks, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	182	26.30	7.66	0.00	0.0	0.00	60	2.765
    23059	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, all grades, raw	176	18.99	10.52	0.00	0.0	0.00	74	3.945
    23060	Beef, chuck, shoulder clod, top blade, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	222	24.93	12.79	0.00	0.0	0.00	77	5.095
    23061	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, all grades, raw	143	20.93	5.89	0.00	0.0	0.00	54	2.163
    23062	Beef, round, knuckle, tip center, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	177	27.12	6.78	0.00	0.0	0.00	52	2.527
    23063	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, all grades, raw	142	21.59	5.53	0.00	0.0	0.00	62	2.000
    23064	Beef, round, outside round, bottom round, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	182	27.52	7.10	0.00	0.0	0.00	58	2.541
    23065	Beef, chuck, shoulder clod, shoulder tender, medallion, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	172	26.45	6.43	0.00	0.0	0.00	58	1.700
    23066	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, choice, raw	175	19.38	10.70	0.29	0.0	0.00	81	4.691
    23067	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, select, raw	161	20.14	8.99	0.00	0.0	0.00	93	4.156
    23068	Beef, chuck, short ribs, boneless, separable lean only, trimmed to 0" fat, all grades, raw	169	19.68	10.02	0.05	0.0	0.00	85	4.477
    23069	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	234	30.95	12.22	0.00	0.0	0.00	69	5.447
    23070	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	221	32.10	10.24	0.00	0.0	0.00	70	5.002
    23071	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	228	31.41	11.43	0.00	0.0	0.00	69	5.269
    23072	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, choice, raw	152	20.87	7.67	0.00	0.0	0.00	81	3.419
    23073	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, select, raw	137	21.10	5.89	0.00	0.0	0.00	82	2.686
    23074	Beef, chuck eye Country-Style ribs, boneless, separable lean only, trimmed to 0" fat, all grades, raw	146	20.96	6.95	0.00	0.0	0.00	82	3.126
    23075	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	215	27.97	11.47	0.00	0.0	0.00	75	4.895
    23076	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	199	27.88	9.77	0.00	0.0	0.00	74	5.004
    23077	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	209	27.94	10.79	0.00	0.0	0.00	75	4.938
    23078	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	160	21.31	8.29	0.00	0.0	0.00	70	3.605
    23079	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, select, raw	143	21.28	6.47	0.00	0.0	0.00	73	2.759
    23080	Beef, chuck eye steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	153	21.29	7.56	0.00	0.0	0.00	70	3.267
    23081	Beef, shoulder pot roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	200	31.32	8.30	0.00	0.0	0.00	60	2.835
    23082	Beef, shoulder pot roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	190	31.71	7.02	0.00	0.0	0.00	63	2.239
    23083	Beef, shoulder pot roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	196	31.48	7.78	0.00	0.0	0.00	61	2.596
    23084	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	197	33.55	6.94	0.00	0.0	0.00	67	2.708
    23085	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	181	32.96	5.44	0.00	0.0	0.00	70	2.238
    23086	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	190	33.31	6.34	0.00	0.0	0.00	68	2.520
    23087	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	127	21.36	4.60	0.00	0.0	0.00	83	1.884
    23088	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, select, raw	117	21.22	3.53	0.00	0.0	0.00	76	1.684
    23089	Beef, chuck, mock tender steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	123	21.30	4.17	0.00	0.0	0.00	81	1.804
    23090	Beef, chuck for stew, separable lean and fat, all grades, cooked, braised	191	32.41	6.82	0.00	0.0	0.00	67	2.894
    23091	Beef, chuck for stew, separable lean and fat, select, cooked, braised	186	32.29	6.34	0.00	0.0	0.00	68	2.514
    23092	Beef, chuck for stew, separable lean and fat, choice, cooked, braised	194	32.49	7.14	0.00	0.0	0.00	65	3.147
    23093	Beef, chuck for stew, separable lean and fat, all grades, raw	128	21.75	4.48	0.16	0.0	0.00	80	1.941
    23094	Beef, chuck for stew, separable lean and fat, select, raw	124	21.90	3.99	0.21	0.0	0.00	81	1.748
    23095	Beef, chuck for stew, separable lean and fat, choice, raw	130	21.64	4.81	0.12	0.0	0.00	79	2.070
    23096	Beef, chuck, under blade steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, braised	222	30.91	10.91	0.00	0.0	0.00	65	4.253
    23097	Beef, chuck, under blade steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, braised	215	32.01	9.66	0.00	0.0	0.00	66	3.567
    23098	Beef, chuck, under blade steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, braised	219	31.35	10.41	0.00	0.0	0.00	65	3.981
    23099	Beef, chuck, under blade pot roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	291	26.70	20.49	0.00	0.0	0.00	62	8.261
    23100	Beef, rib eye steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	207	27.97	10.57	0.00	0.0	0.00	59	4.200
    23101	Beef, rib eye roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, choice, cooked, roasted	240	27.18	14.55	0.00	0.0	0.00	68	5.606
    23102	Beef, chuck, under blade pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	196	19.17	13.26	0.00	0.0	0.00	76	5.726
    23103	Beef, chuck, under blade pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	202	19.15	13.93	0.00	0.0	0.00	76	5.896
    23104	Beef, chuck, under blade pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	187	19.20	12.27	0.00	0.0	0.00	77	5.473
    23105	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	227	26.18	13.54	0.21	0.0	0.00	73	5.692
    23106	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	236	26.10	14.41	0.40	0.0	0.00	73	5.963
    23107	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	215	26.30	12.25	0.00	0.0	0.00	73	5.285
    23108	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, all grades, raw	182	18.99	11.64	0.36	0.0	0.00	76	4.831
    23109	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, choice, raw	189	18.85	12.40	0.53	0.0	0.00	75	5.137
    23110	Beef, chuck, under blade center steak, boneless, Denver Cut, separable lean and fat, trimmed to 0" fat, select, raw	172	19.20	10.50	0.09	0.0	0.00	76	4.370
    23111	Beef, shoulder pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	133	21.17	5.33	0.07	0.0	0.00	74	2.124
    23112	Beef, shoulder pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	127	21.72	4.44	0.00	0.0	0.00	70	1.897
    23113	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	236	24.63	15.29	0.00	0.0	0.00	76	6.354
    23114	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	241	24.47	15.87	0.00	0.0	0.00	75	6.462
    23115	Beef, chuck eye roast, boneless, America's Beef Roast, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	229	24.86	14.41	0.00	0.0	0.00	76	6.192
    23116	Beef, chuck, under blade steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	275	28.23	18.00	0.00	0.0	0.00	65	7.256
    23117	Beef, chuck, under blade steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	284	27.60	19.30	0.00	0.0	0.00	64	7.666
    23118	Beef, chuck, under blade steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	261	29.18	16.05	0.00	0.0	0.00	66	6.629
    23119	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	220	32.07	10.18	0.00	0.0	0.00	67	3.638
    23120	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	225	32.21	10.74	0.00	0.0	0.00	66	3.888
    23121	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	211	31.86	9.34	0.00	0.0	0.00	69	3.263
    23122	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	128	21.13	4.79	0.00	0.0	0.00	80	2.059
    23123	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	131	21.19	5.18	0.00	0.0	0.00	82	2.114
    23124	Beef, chuck, mock tender steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	122	21.05	4.20	0.00	0.0	0.00	76	1.976
    23125	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	305	25.48	22.58	0.00	0.0	0.00	70	10.040
    23126	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	317	25.26	24.05	0.00	0.0	0.00	70	10.638
    23127	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	287	25.81	20.38	0.00	0.0	0.00	71	9.144
    23128	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	235	17.48	18.33	0.00	0.0	0.00	78	7.979
    23129	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	240	17.22	19.03	0.00	0.0	0.00	75	8.141
    23130	Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, select, raw	227	17.87	17.28	0.00	0.0	0.00	85	7.738
    23131	Beef, shoulder pot roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	204	31.03	8.92	0.00	0.0	0.00	61	3.112
    23132	Beef, shoulder pot roast, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	207	30.93	9.25	0.00	0.0	0.00	60	3.264
    23133	Beef, shoulder pot roast, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	200	31.18	8.41	0.00	0.0	0.00	62	2.884
    23134	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	296	27.69	20.55	0.00	0.0	0.00	65	9.009
    23135	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	303	27.16	21.56	0.00	0.0	0.00	65	9.268
    23136	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, braised	285	28.47	19.03	0.00	0.0	0.00	66	8.621
    23137	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	205	18.97	14.32	0.00	0.0	0.00	77	6.154
    23138	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	210	18.87	14.99	0.00	0.0	0.00	76	6.387
    23139	Beef, chuck eye Country-Style ribs, boneless, separable lean and fat, trimmed to 0" fat, select, raw	196	19.10	13.33	0.00	0.0	0.00	77	5.805
    23140	Beef, chuck eye steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	277	24.98	19.64	0.00	0.0	0.00	71	8.660
    23141	Beef, chuck eye steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	283	24.95	20.35	0.00	0.0	0.00	71	8.677
    23142	Beef, chuck eye steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	267	25.03	18.57	0.00	0.0	0.00	70	8.633
    23143	Beef, chuck eye steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	223	18.86	16.35	0.00	0.0	0.00	66	6.963
    23144	Beef, chuck eye steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	227	18.86	16.85	0.00	0.0	0.00	66	7.176
    23146	Beef, rib eye roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, all grades, cooked, roasted	231	27.12	13.64	0.00	0.0	0.00	69	5.258
    23147	Beef, rib eye roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, select, cooked, roasted	219	27.03	12.29	0.00	0.0	0.00	70	4.736
    23148	Beef, rib eye steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	217	27.30	11.97	0.00	0.0	0.00	60	4.645
    23149	Beef, rib eye steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	192	28.98	8.48	0.00	0.0	0.00	59	3.534
    23150	Beef, rib eye steak/roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, all grades, raw	166	21.22	9.04	0.00	0.0	0.00	64	3.544
    23151	Beef, rib eye steak/roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, choice, raw	173	20.93	9.97	0.00	0.0	0.00	65	3.880
    23152	Beef, rib eye steak/roast, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, select, raw	155	21.65	7.64	0.00	0.0	0.00	63	3.039
    23153	Beef, rib eye steak/roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, all grades, raw	156	21.99	7.54	0.00	0.0	0.00	56	2.759
    23154	Beef, rib eye steak/roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, choice, raw	161	21.62	8.29	0.00	0.0	0.00	56	3.057
    23155	Beef, rib eye steak/roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, select, raw	148	22.55	6.41	0.00	0.0	0.00	55	2.313
    23156	Beef, rib eye steak, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	221	27.40	12.43	0.00	0.0	0.00	67	4.794
    23157	Beef, rib eye steak, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	229	27.03	13.44	0.00	0.0	0.00	67	4.897
    23158	Beef, rib eye steak, bone-in, lip-on, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	210	27.96	10.91	0.00	0.0	0.00	67	4.639
    23159	Beef, rib eye roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, all grades, cooked, roasted	218	28.21	11.68	0.00	0.0	0.00	56	4.535
    23160	Beef, rib eye roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, choice, cooked, roasted	229	27.87	13.01	0.00	0.0	0.00	54	5.187
    23161	Beef, rib eye roast, boneless, lip-on, separable lean only, trimmed to 1/8" fat, select, cooked, roasted	202	28.72	9.68	0.00	0.0	0.00	59	3.556
    23162	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	234	29.99	12.69	0.00	0.0	0.00	63	4.315
    23163	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, all grades, raw	164	21.17	8.82	0.00	0.0	0.00	66	3.233
    23164	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, choice, cooked, grilled	242	29.56	13.72	0.00	0.0	0.00	64	4.760
    23165	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, choice, raw	171	20.89	9.76	0.00	0.0	0.00	67	3.546
    23166	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, select, cooked, grilled	223	30.64	11.16	0.00	0.0	0.00	62	3.647
    23167	Beef, plate steak, boneless, inside skirt, separable lean only, trimmed to 0" fat, select, raw	153	21.61	7.41	0.00	0.0	0.00	66	2.765
    23168	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	282	27.68	19.01	0.00	0.0	0.00	71	6.674
    23169	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, all grades, raw	206	18.74	14.53	0.19	0.0	0.00	67	5.618
    23170	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, choice, cooked, grilled	291	27.03	20.28	0.00	0.0	0.00	71	7.035
    23171	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, choice, raw	212	18.47	15.26	0.17	0.0	0.00	68	5.798
    23172	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, select, cooked, grilled	268	28.65	17.10	0.00	0.0	0.00	70	6.132
    23173	Beef, plate steak, boneless, outside skirt, separable lean only, trimmed to 0" fat, select, raw	198	19.14	13.44	0.23	0.0	0.00	65	5.349
    23174	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	206	28.11	10.37	0.00	0.0	0.00	59	4.200
    23175	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, all grades, raw	154	21.85	7.41	0.00	0.0	0.00	56	2.759
    23176	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, choice, cooked, grilled	215	27.39	11.75	0.00	0.0	0.00	60	4.645
    23177	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, choice, raw	162	21.44	8.50	0.00	0.0	0.00	56	3.057
    23178	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, select, cooked, grilled	191	29.18	8.31	0.00	0.0	0.00	59	3.534
    23179	Beef, rib eye steak, boneless, lip off, separable lean only, trimmed to 0" fat, select, raw	142	22.46	5.78	0.00	0.0	0.00	55	2.313
    23180	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, all grades, cooked, braised	299	28.36	20.57	0.00	0.0	0.00	68	8.103
    23181	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, all grades, raw	239	19.11	17.91	0.46	0.0	0.00	60	7.055
    23182	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, choice, cooked, braised	306	27.75	21.72	0.00	0.0	0.00	68	8.763
    23183	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, choice, raw	252	18.72	19.36	0.64	0.0	0.00	61	7.812
    23184	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, select, cooked, braised	287	29.28	18.84	0.00	0.0	0.00	68	7.091
    23185	Beef, rib, back ribs, bone-in, separable lean only, trimmed to 0" fat, select, raw	221	19.71	15.73	0.20	0.0	0.00	59	5.920
    23186	Beef, rib eye steak, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	313	22.71	24.70	0.00	0.0	0.00	60	10.566
    23187	Beef, rib eye steak, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	304	23.19	23.47	0.00	0.0	0.00	59	10.723
    23188	Beef, rib eye steak, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	309	22.90	24.20	0.00	0.0	0.00	60	10.629
    23189	Beef, rib eye roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	307	23.53	23.61	0.00	0.0	0.00	62	10.097
    23190	Beef, rib eye roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	290	23.36	21.85	0.00	0.0	0.00	64	9.562
    23191	Beef, rib eye roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	300	23.47	22.91	0.00	0.0	0.00	63	9.883
    23192	Beef, rib eye steak/roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, raw	255	18.13	20.31	0.00	0.0	0.00	56	9.097
    23193	Beef, rib eye steak/roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, raw	260	17.92	20.96	0.00	0.0	0.00	57	9.265
    23194	Beef, rib eye steak/roast, bone-in, lip-on, separable lean and fat, trimmed to 1/8" fat, select, raw	248	18.44	19.34	0.00	0.0	0.00	55	8.844
    23195	Beef, rib eye steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	303	22.92	23.52	0.00	0.0	0.00	54	10.307
    23196	Beef, rib eye steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	273	24.83	19.25	0.00	0.0	0.00	54	8.749
    23197	Beef, rib eye steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	291	23.69	21.81	0.00	0.0	0.00	54	9.684
    23198	Beef, rib eye roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	292	24.30	21.66	0.00	0.0	0.00	52	9.419
    23199	Beef, rib eye roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	303	23.92	22.98	0.00	0.0	0.00	51	10.044
    23200	Beef, rib eye roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	277	24.85	19.68	0.00	0.0	0.00	54	8.482
    23201	Beef, rib eye steak/roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, raw	244	18.85	18.73	0.00	0.0	0.00	50	8.251
    23202	Beef, rib eye steak/roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, raw	253	18.39	19.95	0.00	0.0	0.00	50	8.741
    23213	Beef, rib eye steak/roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, select, raw	230	19.55	16.90	0.00	0.0	0.00	50	7.515
    23214	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	245	29.36	14.20	0.00	0.0	0.00	63	5.057
    23215	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	253	28.90	15.30	0.00	0.0	0.00	63	5.554
    23216	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	233	30.06	12.54	0.00	0.0	0.00	61	4.311
    23217	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, all grades, raw	187	20.38	11.71	0.00	0.0	0.00	64	4.626
    23218	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, choice, raw	195	20.06	12.78	0.00	0.0	0.00	65	5.034
    23219	Beef, plate steak, boneless, inside skirt, separable lean and fat, trimmed to 0" fat, select, raw	174	20.87	10.11	0.00	0.0	0.00	65	4.014
    23220	Beef, ground, unspecified fat content, cooked	234	25.07	14.53	0.62	0.0	0.00	85	5.600
    23221	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	292	27.06	20.47	0.00	0.0	0.00	70	7.405
    23222	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	300	26.46	21.62	0.00	0.0	0.00	70	7.733
    23223	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	281	27.95	18.75	0.00	0.0	0.00	69	6.911
    23224	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, all grades, raw	232	17.98	17.59	0.35	0.0	0.00	65	7.138
    23225	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, choice, raw	238	17.69	18.44	0.35	0.0	0.00	65	7.426
    23226	Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, select, raw	222	18.43	16.31	0.36	0.0	0.00	63	6.705
    23227	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	271	24.85	19.02	0.00	0.0	0.00	58	8.443
    23228	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	285	23.89	21.10	0.00	0.0	0.00	58	9.244
    23229	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	248	26.29	15.90	0.00	0.0	0.00	58	7.226
    23230	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, all grades, raw	228	19.26	16.71	0.12	0.0	0.00	52	7.363
    23231	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, choice, raw	241	18.69	18.43	0.20	0.0	0.00	51	8.074
    23232	Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, select, raw	208	20.12	14.14	0.00	0.0	0.00	52	6.290
    23233	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, all grades, cooked, braised	360	24.23	29.21	0.00	0.0	0.00	63	12.990
    23234	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, choice, cooked, braised	372	23.34	30.95	0.00	0.0	0.00	61	13.770
    23235	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, select, cooked, braised	341	25.56	26.59	0.00	0.0	0.00	64	11.822
    23236	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, all grades, raw	324	16.15	28.42	0.78	0.0	0.00	53	12.643
    23237	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, choice, raw	336	15.75	29.89	0.90	0.0	0.00	53	13.296
    23238	Beef, rib, back ribs, bone-in, separable lean and fat, trimmed to 0" fat, select, raw	305	16.75	26.23	0.60	0.0	0.00	52	11.663
    23239	Beef, loin, top sirloin petite roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, roasted	173	28.97	6.37	0.00	0.0	0.00	57	1.994
    23240	Beef, loin, top sirloin petite roast/filet, boneless, separable lean only, trimmed to 0" fat, choice, raw	132	23.03	4.40	0.00	0.0	0.00	65	1.392
    23241	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	181	28.26	7.23	0.73	0.0	0.00	62	2.653
    23242	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	189	28.19	7.96	1.07	0.0	0.00	62	2.905
    23243	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	170	28.36	6.14	0.22	0.0	0.00	63	2.275
    23244	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, all grades, raw	134	21.38	5.36	0.00	0.0	0.00	55	1.875
    23245	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, choice, raw	138	21.34	5.82	0.00	0.0	0.00	60	2.080
    23246	Beef, loin, top sirloin cap steak, boneless, separable lean only, trimmed to 1/8" fat, select, raw	128	21.44	4.68	0.00	0.0	0.00	52	1.568
    23247	Beef, top loin filet, boneless, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	195	29.33	8.54	0.30	0.0	0.00	63	2.987
    23248	Beef, top loin filet, boneless, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	203	28.99	9.48	0.36	0.0	0.00	62	3.361
    23249	Beef, top loin filet, boneless, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	184	29.85	7.12	0.20	0.0	0.00	65	2.425
    23250	Beef, top loin petite roast, boneless, separable lean only, trimmed to 1/8" fat, all grades, cooked, roasted	195	28.33	8.76	0.82	0.0	0.00	62	3.014
    23251	Beef, top loin petite roast, boneless, separable lean only, trimmed to 1/8" fat, choice, cooked, roasted	206	28.24	9.97	0.88	0.0	0.00	62	3.498
    23252	Beef, top loin petite roast, boneless, separable lean only, trimmed to 1/8" fat, select, cooked, roasted	179	28.48	6.95	0.74	0.0	0.00	64	2.290
    23253	Beef, top loin petite roast/filet, boneless, separable lean only, trimmed to 1/8" fat, all grades, raw	143	22.61	5.84	0.00	0.0	0.00	60	2.100
    23254	Beef, top loin petite roast/filet, boneless, separable lean only, trimmed to 1/8" fat, choice, raw	149	22.50	6.48	0.23	0.0	0.00	66	2.419
    23255	Beef, top loin petite roast/filet, boneless, separable lean only, trimmed to 1/8" fat, select, raw	135	22.77	4.88	0.00	0.0	0.00	57	1.621
    23256	Beef, loin, top sirloin filet, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	171	30.58	5.37	0.00	0.0	0.00	59	1.803
    23257	Beef, loin, top sirloin filet, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	174	30.45	5.83	0.00	0.0	0.00	59	1.978
    23258	Beef, loin, top sirloin filet, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	165	30.78	4.68	0.00	0.0	0.00	56	1.541
    23259	Beef, loin, top sirloin petite roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	170	29.12	5.92	0.00	0.0	0.00	57	1.742
    23260	Beef, loin, top sirloin petite roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, roasted	165	29.35	5.25	0.00	0.0	0.00	58	1.364
    23261	Beef, loin, top sirloin petite roast/filet, boneless, separable lean only, trimmed to 0" fat, all grades, raw	128	23.04	3.98	0.00	0.0	0.00	65	1.285
    23262	Beef, loin, top sirloin petite roast/filet, boneless, separable lean only, trimmed to 0" fat, select, raw	122	23.05	3.35	0.00	0.0	0.00	58	1.125
    23263	Beef, ribeye  petite roast/filet, boneless, separable lean only, trimmed to 0" fat, all grades, raw	133	22.66	4.66	0.04	0.0	0.00	66	1.683
    23264	Beef, ribeye  petite roast/filet, boneless, separable lean only, trimmed to 0" fat, choice, raw	138	22.52	5.29	0.18	0.0	0.00	66	1.962
    23265	Beef, ribeye  petite roast/filet, boneless, separable lean only, trimmed to 0" fat, select, raw	125	22.89	3.72	0.00	0.0	0.00	57	1.265
    23266	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	246	24.66	15.70	1.53	0.0	0.00	86	5.566
    23267	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	259	24.24	17.21	1.81	0.0	0.00	86	5.961
    23268	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	226	25.28	13.43	1.10	0.0	0.00	79	4.974
    23269	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	180	19.70	10.60	1.51	0.0	0.00	88	4.066
    23270	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	187	19.46	11.40	1.75	0.0	0.00	88	4.359
    23271	Beef, ribeye cap steak, boneless, separable lean only, trimmed to 0" fat, select, raw	169	20.05	9.39	1.15	0.0	0.00	84	3.626
    23272	Beef, ribeye filet, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	199	28.77	9.20	0.17	0.0	0.00	56	3.205
    23273	Beef, ribeye filet, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	208	28.35	10.26	0.51	0.0	0.00	56	3.616
    23274	Beef, ribeye filet, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	186	29.39	7.61	0.00	0.0	0.00	87	2.588
    23275	Beef, ribeye petite roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	178	28.15	7.31	0.00	0.0	0.00	55	2.587
    23276	Beef, ribeye petite roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, roasted	188	28.00	8.42	0.00	0.0	0.00	54	3.053
    23277	Beef, ribeye petite roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, roasted	164	28.37	5.65	0.00	0.0	0.00	84	1.887
    23278	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	242	26.00	15.00	0.80	0.0	0.00	89	5.350
    23279	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	238	26.30	14.30	1.10	0.0	0.00	91	5.092
    23280	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	249	25.50	16.10	0.40	0.0	0.00	78	5.737
    23281	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, all grades, raw	191	19.90	12.40	0.00	0.0	0.00	80	4.619
    23282	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, choice, raw	199	19.70	13.40	0.00	0.0	0.00	80	5.079
    23283	Beef, loin, top sirloin cap steak, boneless, separable lean and fat, trimmed to 1/8" fat, select, raw	179	20.10	10.90	0.00	0.0	0.00	78	3.930
    23284	Beef, top loin filet, boneless, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	239	27.40	14.10	0.60	0.0	0.00	93	4.817
    23285	Beef, top loin filet, boneless, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	253	26.80	15.90	0.60	0.0	0.00	91	5.454
    23286	Beef, top loin filet, boneless, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	219	28.30	11.60	0.40	0.0	0.00	86	3.862
    23287	Beef, top loin petite roast, boneless, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, roasted	228	27.00	12.90	1.00	0.0	0.00	93	4.361
    23288	Beef, top loin petite roast, boneless, separable lean and fat, trimmed to 1/8" fat, choice, cooked, roasted	239	26.80	14.10	1.10	0.0	0.00	92	4.824
    23289	Beef, top loin petite roast, boneless, separable lean and fat, trimmed to 1/8" fat, select, cooked, roasted	213	27.10	11.20	0.90	0.0	0.00	84	3.666
    23290	Beef, top loin petite roast/filet, boneless, separable lean and fat, trimmed to 1/8" fat, all grades, raw	187	21.10	11.30	0.30	0.0	0.00	89	3.547
    23291	Beef, top loin petite roast/filet, boneless, separable lean and fat, trimmed to 1/8" fat, choice, raw	199	20.80	12.60	0.60	0.0	0.00	89	4.043
    23292	Beef, top loin petite roast/filet, boneless, separable lean and fat, trimmed to 1/8" fat, select, raw	170	21.60	9.30	0.00	0.0	0.00	85	2.803
    23293	Beef, Australian, imported, grass-fed, ground, 85% lean / 15% fat, raw	234	17.72	18.12	0.00	0.0	0.00	62	7.938
    23294	Beef, Australian, imported, grass-fed, loin, tenderloin steak/roast, boneless, separable lean only, raw	138	20.85	6.11	0.00	0.0	0.00	63	2.725
    23295	Beef, Australian, imported, Wagyu, loin, tenderloin steak/roast, boneless, separable lean only, Aust. marble score 4/5, raw	191	20.19	12.30	0.00	0.0	0.00	64	5.507
    23296	Beef, Australian, imported, grass-fed,  external fat, raw	509	11.32	51.36	0.39	0.0	0.00	36	22.650
    23297	Beef, Australian, imported, grass-fed, seam fat, raw	562	9.58	57.73	1.06	0.0	0.00	34	26.584
    23298	Beef, Australian, imported, Wagyu, external fat, Aust. marble score 4/5, raw	596	6.54	63.27	0.00	0.0	0.00	37	22.504
    23299	Beef, Australian, imported, Wagyu, seam fat, Aust. marble score 4/5, raw	594	6.00	63.30	0.00	0.0		32	23.155
    23300	Beef, Australian, imported, Wagyu, external fat, Aust. marble score 9, raw	639	5.54	68.07	0.97	0.0	0.00	43	22.395
    23301	Beef, Australian, imported, Wagyu, seam fat, Aust. marble score 9, raw	627	5.16	67.33	0.00	0.0	0.00	27	22.467
    23302	Beef, Australian, imported, grass-fed, loin, tenderloin steak/roast, boneless, separable lean and fat, raw	151	20.53	7.63	0.01	0.0	0.00	62	3.393
    23303	Beef, Australian, imported, grass-fed, loin, top loin steak/roast, boneless, separable lean only, raw	131	21.79	4.87	0.00	0.0	0.00	66	2.090
    23304	Beef, Australian, imported, Wagyu, loin, tenderloin steak/roast, boneless, separable lean and fat, Aust. marble score 4/5, raw	206	19.71	14.09	0.00	0.0	0.00	63	6.105
    23305	Beef, Australian, imported, grass-fed, loin, top loin steak/roast, boneless, separable lean and fat, raw	199	19.90	13.17	0.11	0.0	0.00	60	5.837
    23307	Beef, Australian, imported, grass-fed, rib, ribeye steak/roast lip-on, boneless, separable lean only, raw	160	21.47	8.20	0.00	0.0	0.00	65	3.596
    23308	Beef, Australian, imported, grass-fed, round, bottom round steak/roast, boneless, separable lean only, raw	130	21.40	4.93	0.00	0.0	0.00	71	1.959
    23309	Beef, Australian, imported, grass-fed, round, top round cap-off steak/roast, boneless, separable lean only, raw	129	22.41	4.43	0.00	0.0	0.00	60	1.783
    23310	Beef, Australian, imported, Wagyu, loin, tenderloin steak/roast, boneless, separable lean only, Aust. marble score 9, raw	237	18.87	17.73	0.57	0.0	0.00	62	7.377
    23311	Beef, Australian, imported, Wagyu, loin, top loin steak/roast, boneless, separable lean only, Aust. marble score 4/5, raw	223	20.15	15.69	0.20	0.0	0.00	61	5.909
    23312	Beef, Australian, imported, Wagyu, loin, top loin steak/roast, boneless, separable lean only, Aust. marble score 9, raw	331	16.92	29.15	0.13	0.0	0.00	68	10.309
    23313	Beef, Australian, imported, Wagyu, rib, small end rib steak/roast, boneless, separable lean only, Aust. marble score 4/5, raw	234	20.35	16.93	0.00	0.0	0.00	58	6.536
    23314	Beef, Australian, imported, Wagyu, rib, small end rib steak/roast, boneless, separable lean only, Aust. marble score 9, raw	330	17.61	28.61	0.46	0.0	0.00	65	11.123
    23315	Beef, Australian, imported, grass-fed, loin, top sirloin cap-off steak/roast, boneless, separable lean and fat, raw	127	21.77	4.45	0.01	0.0	0.00	59	1.859
    23316	Beef, Australian, imported, grass-fed, rib, ribeye steak/roast lip-on, boneless, separable lean and fat, raw	217	19.80	15.21	0.11	0.0	0.00	60	6.782
    23317	Beef, Australian, imported, grass-fed, round, bottom round steak/roast, boneless, separable lean and fat, raw	140	21.13	6.16	0.01	0.0	0.00	70	2.510
    23318	Beef, Australian, imported, grass-fed, round, top round cap-off steak/roast, boneless, separable lean and fat, raw	129	22.24	4.40	0.00	0.0	0.00	59	1.770
    23319	Beef, Australian, imported, Wagyu, loin, top loin steak/roast, boneless, separable lean and fat, Aust. marble score 4/5, raw	289	17.67	24.20	0.17	0.0	0.00	56	8.928
    23320	Beef, Australian, imported, Wagyu, loin, top loin steak/roast, separable lean and fat, Aust. marble score 9, raw	392	14.58	36.98	0.22	0.0	0.00	61	12.765
    23321	Beef, Australian, imported, Wagyu, rib, small end rib steak/roast, boneless, separable lean and fat, Aust. marble score 4/5, raw	317	17.07	27.64	0.00	0.0	0.00	52	10.329
    23322	Beef, Australian, imported, Wagyu, rib, small end rib steak/roast, boneless, separable lean and fat, Aust. marble score 9, raw	405	14.54	38.30	0.42	0.0	0.00	57	13.942
    23323	Beef, Australian, imported, Wagyu, loin, tenderloin steak/roast, boneless, separable lean and fat, Aust. marble score 9, raw	248	18.50	19.11	0.58	0.0	0.00	61	7.788
    23324	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	124	23.49	3.34	0.00	0.0	0.00	54	1.287
    23325	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	127	23.49	3.66	0.00	0.0	0.00	56	1.424
    23326	Beef, round, top round steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	120	23.49	2.85	0.00	0.0	0.00	54	1.082
    23327	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	125	23.45	3.50	0.00	0.0	0.00	54	1.353
    23328	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	128	23.46	3.81	0.00	0.0	0.00	56	1.488
    23329	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, select, raw	121	23.44	3.04	0.00	0.0	0.00	54	1.151
    23330	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	124	23.27	3.44	0.00	0.0	0.00	53	1.276
    23331	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	127	23.26	3.74	0.00	0.0	0.00	52	1.308
    23332	Beef, round, eye of round roast, boneless, separable lean and fat, trimmed to 0" fat, select, raw	120	23.28	3.00	0.00	0.0	0.00	50	1.229
    23333	Beef, round, eye of round steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	124	23.26	3.48	0.00	0.0	0.00	53	1.285
    23334	Beef, round, eye of round steak, boneless separable lean and fat, trimmed to 0" fat, choice, raw	127	23.24	3.83	0.00	0.0	0.00	52	1.343
    23335	Beef, round, eye of round steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	120	23.30	2.95	0.00	0.0	0.00	50	1.199
    23336	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	149	21.67	6.93	0.00	0.0	0.00	44	2.479
    23337	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	153	21.50	7.40	0.00	0.0	0.00	44	2.687
    23338	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, select, raw	144	21.91	6.21	0.00	0.0	0.00	42	2.166
    23339	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, all grades, raw	163	22.43	8.17	0.00	0.0	0.00	45	3.478
    23340	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, choice, raw	171	22.19	9.16	0.00	0.0	0.00	45	3.790
    23341	Beef, loin, top loin steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, select, raw	151	22.79	6.67	0.00	0.0	0.00	46	3.012
    23342	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw	147	21.72	6.67	0.00	0.0	0.00	44	2.363
    23343	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, choice, raw	150	21.57	7.10	0.00	0.0	0.00	44	2.548
    23344	Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, select, raw	142	21.95	6.02	0.00	0.0	0.00	42	2.087
    23345	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	183	27.31	8.14	0.00	0.0	0.00	56	3.245
    23346	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	188	27.26	8.82	0.00	0.0	0.00	56	3.533
    23347	Beef, loin, tenderloin roast, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	174	27.38	7.12	0.00	0.0	0.00	54	2.812
    23348	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	160	29.90	4.49	0.00	0.0	0.00	67	1.671
    23349	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	163	30.08	4.79	0.00	0.0	0.00	69	1.837
    23350	Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	157	30.97	3.72	0.00	0.0	0.00	67	1.421
    23351	Beef, round, eye of round steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	159	29.66	4.47	0.00	0.0	0.00	68	1.669
    23352	Beef, round, eye of round steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	163	29.79	4.83	0.00	0.0	0.00	67	1.744
    23353	Beef, round, eye of round steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	154	29.47	3.98	0.00	0.0	0.00	65	1.557
    23354	Beef, round, top round steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	121	23.59	2.94	0.00	0.0	0.00	54	1.120
    23355	Beef, round, top round steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	124	23.59	3.26	0.00	0.0	0.00	56	1.253
    23356	Beef, round, top round steak, boneless, separable lean only, trimmed to 0" fat, select, raw	116	23.59	2.45	0.00	0.0	0.00	55	0.920
    23357	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, all grades, raw	121	23.59	2.94	0.00	0.0	0.00	54	1.120
    23358	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, choice, raw	124	23.59	3.26	0.00	0.0	0.00	56	1.253
    23359	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, select, raw	116	23.59	2.45	0.00	0.0	0.00	55	0.920
    23360	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, all grades, raw	121	23.37	3.04	0.00	0.0	0.00	53	1.086
    23361	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, choice, raw	124	23.35	3.38	0.00	0.0	0.00	52	1.137
    23362	Beef, round, eye of round roast, boneless, separable lean only, trimmed to 0" fat, select, raw	116	23.41	2.52	0.00	0.0	0.00	50	1.011
    23363	Beef, round, eye of round steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	121	23.37	3.04	0.00	0.0	0.00	53	1.086
    23365	Beef, round, eye of round steak, boneless, separable lean only, trimmed to 0" fat, select, raw	116	23.41	2.52	0.00	0.0	0.00	50	1.011
    23366	Beef, loin, tenderloin roast, boneless, separable lean only, trimmed to 0" fat, all grades, raw	139	21.94	5.74	0.00	0.0	0.00	44	1.956
    23367	Beef, loin, tenderloin roast, boneless, separable lean only, trimmed to 0" fat, choice, raw	143	21.78	6.16	0.00	0.0	0.00	45	2.123
    23368	Beef, loin, tenderloin roast, boneless, separable lean only, trimmed to 0" fat, select, raw	135	22.16	5.10	0.00	0.0	0.00	42	1.706
    23369	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, all grades, raw	143	23.07	5.67	0.00	0.0	0.00	46	2.345
    23370	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, choice, raw	149	22.93	6.34	0.00	0.0	0.00	46	2.515
    23371	Beef, loin, top loin steak, boneless, lip off, separable lean only, trimmed to 0" fat, select, raw	135	23.30	4.66	0.00	0.0	0.00	47	2.090
    23372	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, all grades, raw	139	21.94	5.74	0.00	0.0	0.00	44	1.956
    23373	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, choice, raw	143	21.78	6.16	0.00	0.0	0.00	45	2.123
    23374	Beef, loin, tenderloin steak, boneless, separable lean only, trimmed to 0" fat, select, raw	135	22.16	5.10	0.00	0.0	0.00	42	1.706
    23375	Beef, loin, tenderloin roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	177	27.51	7.49	0.00	0.0	0.00	56	2.990
    23376	Beef, loin, tenderloin roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, roasted	183	27.48	8.13	0.00	0.0	0.00	56	3.252
    23377	Beef, loin, tenderloin roast, separable lean only, boneless, trimmed to 0" fat, select, cooked, roasted	169	27.55	6.54	0.00	0.0	0.00	54	2.595
    23378	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	162	30.09	3.77	0.00	0.0	0.00	67	1.383
    23379	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, choice, cooked, roasted	158	30.24	4.11	0.06	0.0	0.00	69	1.547
    23380	Beef, round, top round roast, boneless, separable lean only, trimmed to 0" fat, select, cooked, roasted	150	29.81	3.37	0.00	0.0	0.00	67	1.136
    23381	Beef, round, eye of round steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	155	29.85	3.90	0.00	0.0	0.00	68	1.410
    23382	Beef, round, eye of round steak, boneless, separable lean only, trimmed to 0" fat, choice, cooked, grilled	158	29.94	4.26	0.00	0.0	0.00	68	1.476
    23383	Beef, round, eye of round steak, boneless, separable lean only, trimmed to 0" fat, select, cooked, grilled	149	29.52	3.43	0.00	0.0	0.00	65	1.313
    23384	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, select, raw	135	23.30	4.66	0.00	0.0	0.00	47	2.090
    23385	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, choice, raw	149	22.93	6.34	0.00	0.0	0.00	46	2.515
    23386	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, all grades, raw	143	23.07	5.67	0.00	0.0	0.00	46	2.345
    23387	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, select, raw	191	21.54	11.65	0.00	0.0	0.00	45	5.202
    23388	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, raw	199	21.29	12.68	0.00	0.0	0.00	44	5.491
    23389	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, cooked, grilled	275	25.69	19.19	0.00	0.0	0.00	54	7.505
    23390	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, select, cooked, grilled	247	26.92	15.44	0.00	0.0	0.00	50	6.056
    23391	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, grilled	264	26.18	17.69	0.00	0.0	0.00	52	6.925
    23392	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, choice, cooked, grilled	208	28.66	10.34	0.00	0.0	0.00	56	3.917
    23393	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	184	29.67	7.26	0.00	0.0	0.00	51	2.713
    23394	Beef, loin, top loin steak, boneless, lip-on, separable lean only, trimmed to 1/8" fat, all grades, cooked, grilled	198	29.06	9.11	0.00	0.0	0.00	54	3.435
    23395	Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, raw	205	21.13	13.36	0.00	0.0	0.00	44	5.685
    23501	USDA Commodity, beef patties with VPP, frozen, cooked	247	15.64	16.94	7.89	1.4		66	6.253
    23502	USDA Commodity, beef, ground bulk/coarse ground, frozen, cooked	259	26.06	16.34	0.00	0.0		95	5.744
    23503	USDA Commodity, beef, patties (100%), frozen, cooked	249	22.98	16.37	0.91	0.0		66	6.252
    23506	USDA Commodity, beef patties with VPP, frozen, raw	225	15.21	16.48	3.84	1.3		55	5.872
    23507	USDA Commodity, beef, patties (100%), frozen, raw	204	14.63	15.69	0.00	0.0		74	14.404
    23508	USDA Commodity, beef, ground, bulk/coarse ground, frozen, raw	228	17.37	17.07	0.00	0.0		57	6.813
    23509	Beef, chuck, mock tender steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	159	25.90	5.42	0.00	0.0	0.00	71	1.828
    23511	Beef, chuck, top blade, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	203	26.13	10.16	0.00	0.0	0.00	68	3.250
    23513	Beef, chuck, clod roast, separable lean only, trimmed to 1/4" fat, all grades, raw	129	19.63	5.02	0.00	0.0	0.00	64	1.414
    23514	Beef, chuck, clod roast, separable lean only, trimmed to 0" fat, all grades, cooked, roasted	172	26.82	6.34	0.00	0.0	0.00	74	2.037
    23515	Beef, chuck, clod roast, separable lean only, trimmed to 1/4" fat, all grades, cooked, roasted	173	26.36	6.75	0.00	0.0	0.00	71	2.144
    23516	Beef, shoulder steak, boneless, separable lean only, trimmed to 0" fat, all grades, cooked, grilled	175	28.60	5.82	0.00	0.0	0.00	68	2.489
    23517	Beef, chuck, clod steak, separable lean only, trimmed to 1/4" fat, all grades, cooked, braised	189	29.34	7.04	0.00	0.0	0.00	60	2.271
    23519	Beef, chuck, mock tender steak, separable lean and fat, trimmed to 0" fat, USDA choice, cooked, broiled	161	25.73	5.72	0.00	0.0	0.00	73	1.721
    23521	Beef, chuck, mock tender steak, separable lean and fat, trimmed to 0" fat, USDA select, cooked, broiled	159	26.08	5.24	0.00	0.0	0.00	68	2.090
    23523	Beef, chuck, top blade, separable lean and fat, trimmed to 0" fat, choice, cooked, broiled	227	25.77	12.93	0.00	0.0	0.00	68	4.162
    23525	Beef, chuck, top blade, separable lean and fat, trimmed to 0" fat, select, cooked, broiled	200	25.67	9.99	0.00	0.0	0.00	67	3.533
    23528	Beef, chuck, clod roast, separable lean and fat, trimmed to 0" fat, choice, cooked, roasted	216	24.61	12.26	0.00	0.0	0.00	71	4.285
    23531	Beef, chuck, clod roast, separable lean and fat, trimmed to 0" fat, select, cooked, roasted	196	27.30	8.76	0.00	0.0	0.00	72	3.349
    23533	Beef, shoulder steak, boneless, separable lean and fat, trimmed to 0" fat, choice, cooked, grilled	186	28.22	7.25	0.00	0.0	0.00	67	3.090
    23536	Beef, shoulder steak, boneless, separable lean and fat, trimmed to 0" fat, select, cooked, grilled	177	28.41	6.14	0.00	0.0	0.00	67	2.642
    23540	Beef, plate, inside skirt steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	220	26.13	12.05	0.00	0.0	0.00	75	4.666
    23541	Beef, plate, outside skirt steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	255	23.51	17.13	0.00	0.0	0.00	92	7.083
    23545	Beef, loin, bottom sirloin butt, tri-tip steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	265	29.97	15.18	0.00	0.0	0.00	72	5.707
    23547	Beef, chuck, mock tender steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	160	25.87	5.52	0.00	0.0	0.00	71	1.871
    23549	Beef, chuck, top blade, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled	216	25.73	11.73	0.00	0.0	0.00	67	3.906
    23552	Beef, chuck, clod roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted	207	25.70	10.84	0.00	0.0	0.00	71	3.904
    23554	Beef, shoulder steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled	182	28.29	6.80	0.00	0.0	0.00	67	2.911
    23557	Beef, ground, 95% lean meat / 5% fat, raw	137	21.41	5.00	0.00	0.0	0.00	66	2.250
    23558	Beef, ground, 95% lean meat / 5% fat, patty, cooked, broiled	171	26.29	6.55	0.00	0.0	0.00	65	2.977
    23559	Beef, ground, 95% lean meat / 5% fat, patty, cooked, pan-broiled	164	25.80	5.94	0.00	0.0	0.00	71	2.698
    23560	Beef, ground, 95% lean meat / 5% fat, crumbles, cooked, pan-browned	193	29.17	7.58	0.00	0.0	0.00	85	3.441
    23561	Beef, ground, 95% lean meat / 5% fat, loaf, cooked, baked	174	27.31	6.37	0.00	0.0	0.00	58	2.891
    23562	Beef, ground, 90% lean meat / 10% fat, raw	176	20.00	10.00	0.00	0.0	0.00	66	4.058
    23563	Beef, ground, 90% lean meat / 10% fat, patty, cooked, broiled	217	26.11	11.73	0.00	0.0	0.00	68	4.627
    23564	Beef, ground, 90% lean meat / 10% fat, patty, cooked, pan-broiled	204	25.21	10.68	0.00	0.0	0.00	75	4.218
    23565	Beef, ground, 90% lean meat / 10% fat, crumbles, cooked, pan-browned	230	28.45	12.04	0.00	0.0	0.00	87	4.752
    23566	Beef, ground, 90% lean meat / 10% fat, loaf, cooked, baked	214	26.62	11.10	0.00	0.0	0.00	61	4.379
    23567	Beef, ground, 85% lean meat / 15% fat, raw	215	18.59	15.00	0.00	0.0	0.00	66	5.866
    23568	Beef, ground, 85% lean meat / 15% fat, patty, cooked, broiled	250	25.93	15.48	0.00	0.0	0.00	72	5.887
    23569	Beef, ground, 85% lean meat / 15% fat, patty, cooked, pan-broiled	232	24.62	14.02	0.00	0.0	0.00	79	5.335
    23570	Beef, ground, 85% lean meat / 15% fat, crumbles, cooked, pan-browned	256	27.73	15.30	0.00	0.0	0.00	89	5.821
    23571	Beef, ground, 85% lean meat / 15% fat, loaf, cooked, baked	240	25.93	14.36	0.00	0.0	0.00	64	5.464
    23572	Beef, ground, 80% lean meat / 20% fat, raw	254	17.17	20.00	0.00	0.0	0.00	67	7.673
    23573	Beef, ground, 80% lean meat / 20% fat, patty, cooked, broiled	271	25.75	17.82	0.00	0.0	0.00	75	6.758
    23574	Beef, ground, 80% lean meat / 20% fat, patty, cooked, pan-broiled	246	24.04	15.94	0.00	0.0	0.00	83	6.051
    23575	Beef, ground, 80% lean meat / 20% fat, crumbles, cooked, pan-browned	272	27.00	17.36	0.00	0.0	0.00	91	6.593
    23576	Beef, ground, 80% lean meat / 20% fat, loaf, cooked, baked	254	25.25	16.17	0.00	0.0	0.00	67	6.138
    23577	Beef, ground, 75% lean meat / 25% fat, raw	293	15.76	25.00	0.00	0.0	0.00	67	9.532
    23578	Beef, ground, 75% lean meat / 25% fat, patty, cooked, broiled	278	25.56	18.72	0.00	0.0	0.00	78	7.238
    23579	Beef, ground, 75% lean meat / 25% fat, patty, cooked, pan-broiled	248	23.45	16.44	0.00	0.0	0.00	87	6.360
    23580	Beef, ground, 75% lean meat / 25% fat, crumbles, cooked, pan-browned	277	26.28	18.21	0.00	0.0	0.00	93	7.044
    23581	Beef, ground, 75% lean meat / 25% fat, loaf, cooked, baked	254	24.56	16.50	0.00	0.0	0.00	70	6.382
    23582	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8" fat, select, raw	134	22.53	4.20	0.00	0.0	0.00	55	1.553
    23583	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, select, raw	148	22.06	5.93	0.00	0.0	0.00	55	2.191
    23584	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, select, raw	127	22.27	3.54	0.00	0.0	0.00	56	1.307
    23585	Beef, short loin, top loin, steak, separable lean only, trimmed to 1/8" fat, select, raw	133	23.07	3.88	0.00	0.0	0.00	57	1.432
    23586	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8" fat, select, cooked, broiled	188	30.87	6.22	0.00	0.0	0.00	66	2.369
    23587	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, select, cooked, broiled	194	29.07	7.76	0.00	0.0	0.00	62	2.953
    23588	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, select, cooked, broiled	170	29.34	4.96	0.00	0.0	0.00	62	1.889
    23589	Beef, short loin, top loin, steak, separable lean only, trimmed to 1/8" fat, select, cooked, grilled	177	29.44	5.73	0.00	0.0	0.00	62	2.183
    23590	Beef, round, bottom round , roast, separable lean only, trimmed to 1/8" fat, select, cooked, roasted	164	28.45	4.67	0.00	0.0	0.00	38	1.608
    23591	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, select, cooked, roasted	163	29.59	4.11	0.00	0.0	0.00	39	1.416
    23592	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, select, cooked, broiled	177	31.61	4.65	0.00	0.0	0.00	43	1.602
    23593	Beef, round, bottom round, steak, separable lean only, trimmed to 1/8" fat, select, cooked, braised	205	34.46	6.43	0.00	0.0	0.00	46	2.216
    23594	Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, all grades, raw	128	22.19	4.31	0.00	0.0	0.00	59	1.476
    23595	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, all grades, cooked, braised	196	33.15	6.00	0.00	0.0	0.00	54	2.274
    23596	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, all grades, raw	127	21.57	3.84	0.00	0.0	0.00	74	1.425
    23597	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, all grades, raw	124	22.60	3.00	0.00	0.0	0.00	60	1.027
    23598	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, all grades, cooked, roasted	169	29.73	4.71	0.00	0.0	0.00	38	1.624
    23599	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8" fat, all grades, raw	141	22.33	5.04	0.00	0.0	0.00	56	1.864
    23600	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled	200	29.04	8.39	0.00	0.0	0.00	60	3.195
    23601	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, all grades, raw	153	22.12	6.52	0.00	0.0	0.00	56	2.412
    23602	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, all grades, cooked, braised	214	34.66	7.36	0.00	0.0	0.00	56	2.788
    23603	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, all grades, raw	132	22.11	4.19	0.00	0.0	0.00	74	1.553
    23604	Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, all grades, cooked	163	28.00	5.72	0.00	0.0	0.00	37	1.972
    23605	Beef, round, bottom round, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, braised	216	34.34	7.73	0.00	0.0	0.00	45	2.663
    23606	Beef, short loin, top loin, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled	189	29.30	7.09	0.00	0.0	0.00	61	2.700
    23607	Beef, short loin, top loin steak, separable lean only, trimmed to 1/8" fat, all grades, raw	138	22.93	5.15	0.00	0.0	0.00	57	1.905
    23608	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled	185	31.82	5.45	0.00	0.0	0.00	42	1.878
    23609	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, all grades, raw	135	22.91	4.09	0.00	0.0	0.00	61	1.399
    23610	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled	178	29.42	5.84	0.00	0.0	0.00	61	2.224
    23611	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, all grades, raw	131	22.09	4.08	0.00	0.0	0.00	56	1.508
    23612	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, choice, raw	139	21.96	5.05	0.00	0.0	0.00	74	1.875
    23613	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, choice, raw	129	21.69	4.06	0.00	0.0	0.00	75	1.508
    23614	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, choice, cooked, braised	224	34.72	8.37	0.00	0.0	0.00	56	3.170
    23615	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, choice, cooked, braised	203	33.13	6.79	0.00	0.0	0.00	53	2.572
    23616	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, choice, raw	128	22.88	3.38	0.00	0.0	0.00	57	1.158
    23617	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, choice, raw	140	22.69	4.78	0.00	0.0	0.00	57	1.637
    23618	Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, choice, raw	140	22.22	4.96	0.00	0.0	0.00	56	1.699
    23619	Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, choice, cooked, roasted	179	27.56	6.77	0.00	0.0	0.00	36	2.334
    23620	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, choice, cooked, roasted	175	29.87	5.30	0.00	0.0	0.00	39	1.828
    23621	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, broiled	193	32.04	6.25	0.00	0.0	0.00	42	2.154
    23622	Beef, round, bottom round, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, braised	228	34.22	9.02	0.00	0.0	0.00	45	3.109
    23623	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8" fat, choice, raw	148	22.12	5.91	0.00	0.0	0.00	57	2.183
    23624	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, choice, raw	158	22.17	7.07	0.00	0.0	0.00	57	2.612
    23625	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, choice, raw	135	21.91	4.62	0.00	0.0	0.00	57	1.709
    23626	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8"fat, choice, cooked, broiled	202	28.29	9.05	0.00	0.0	0.00	58	3.445
    23627	Beef, short loin, top loin, steak, separable lean only, trimmed to 1/8" fat, choice, raw	155	22.78	6.43	0.00	0.0	0.00	58	2.378
    23628	Beef, tenderloin, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, broiled	206	29.01	9.10	0.00	0.0	0.00	59	3.465
    23629	Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, broiled	187	29.51	6.72	0.00	0.0	0.00	61	2.560
    23630	Beef, short loin, top loin, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, broiled	201	29.16	8.45	0.00	0.0	0.00	60	3.217
    23631	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, select, raw	125	22.26	3.32	0.00	0.0	0.00	77	1.232
    23632	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, select, raw	124	21.45	3.61	0.00	0.0	0.00	76	1.340
    23633	Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, select, cooked, braised	205	34.60	6.35	0.00	0.0	0.00	57	2.406
    23634	Beef, brisket, flat half, separable lean only, trimmed to 1/8" fat, select, cooked, braised	189	33.18	5.21	0.00	0.0	0.00	55	1.973
    23635	Beef, round, eye of round, roast, separable lean only, trimmed to 1/8" fat, select, raw	119	22.31	2.62	0.00	0.0	0.00	62	0.898
    23636	Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, select, raw	129	23.13	3.37	0.00	0.0	0.00	64	1.154
    23637	Beef, round, bottom round, roast, separable lean only, trimmed to 1/8" fat, select, raw	128	22.18	3.66	0.00	0.0	0.00	62	1.253
    23638	Beef, rib, small end (ribs 10-12), separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled	195	29.58	7.63	0.00	0.0	0.00	62	2.907
    23640	Beef, variety meats and by-products, tripe, cooked, simmered	94	11.71	4.05	1.99	0.0	0.00	68	1.357
    23646	Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, all grades, raw	142	21.26	5.63	0.00	0.0	0.00	54	1.729
    23647	Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, choice, cooked, roasted	193	26.34	9.73	0.00	0.0	0.00	54	3.527
    23648	Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, choice, raw	154	21.17	7.06	0.00	0.0	0.00	54	2.132
    23649	Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, select, cooked, roasted	179	27.17	6.95	0.00	0.0	0.00	58	2.517
    23650	Beef, bottom sirloin, tri-tip roast, separable lean only, trimmed to 0" fat, select, raw	129	21.34	4.21	0.00	0.0	0.00	54	1.500
    23651	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, all grades, raw	126	21.07	3.95	0.00	0.0	0.00	54	1.376
    23652	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, choice, raw	130	20.76	4.55	0.00	0.0	0.00	52	1.556
    23653	Beef, round, tip round, roast, separable lean only, trimmed to 0" fat, select, raw	122	21.38	3.35	0.00	0.0	0.00	58	1.147
    23654	Beef, flank, steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled	186	27.89	7.40	0.00	0.0	0.00	57	3.070
    23655	Beef, flank, steak, separable lean only, trimmed to 0" fat, select, cooked, broiled	178	27.96	6.48	0.00	0.0	0.00	59	2.688
    23656	Beef, flank, steak, separable lean only, trimmed to 0" fat, all grades, raw	141	21.57	5.47	0.00	0.0	0.00	55	2.058
    23657	Beef, flank, steak, separable lean only, trimmed to 0" fat, select, raw	137	21.43	5.00	0.00	0.0	0.00	53	2.074
    23658	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, choice, raw	278	18.12	22.15	0.12	0.0	0.00	61	8.939
    23659	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, select, raw	276	17.77	22.21	0.00	0.0	0.00	58	8.963
    23660	Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised	298	28.66	19.47	0.00	0.0	0.00	46	8.219
    25000	Snacks, popcorn, microwave, 94% fat free	402	10.72	6.10	76.04	13.6	0.65	571	1.184
    25001	Snacks, popcorn, microwave, low fat	424	12.60	9.50	72.00	14.2	0.92	540	1.415
    25003	Snacks, candy rolls, yogurt-covered, fruit flavored with high vitamin C	359	0.46	6.53	74.64	3.3	39.15	8	5.096
    25004	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON Chewy Chocolate Peanut Bar	396	24.29	13.12	47.24	2.5	32.86	462	4.728
    25005	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON MULTIGRAIN CRUNCH BAR	422	18.49	13.18	57.27	2.8	33.04	418	4.794
    25006	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON Double Chocolate Nut Bar	343	22.35	8.99	52.47	10.5	22.67	333	4.847
    25007	Snacks, M&M MARS, KUDOS Whole Grain Bars, peanut butter	463	5.88	20.78	64.69	2.6	44.29	268	10.411
    25008	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON Honey Nut Oat Bar	378	22.50	7.87	54.30	11.0	26.26	318	4.481
    25009	Snacks, M&M MARS, KUDOS Whole Grain Bar, M&M's milk chocolate	415	3.78	11.95	73.01	2.4	37.81	341	6.802
    25010	Formulated bar, MARS SNACKFOOD US, COCOAVIA, Chocolate Almond Snack Bar	347	7.72	14.19	51.68	5.2	27.03	260	4.326
    25012	Snacks, sweet potato chips, unsalted	532	2.94	32.35	56.82	8.8	8.82	35	2.941
    25013	Snacks, FRITOLAY, SUNCHIPS, Multigrain Snack, original flavor	491	7.95	21.11	67.26	8.8	7.20	423	2.166
    25014	Snacks, popcorn, microwave, regular (butter) flavor, made with partially hydrogenated oil	557	7.50	34.02	55.16	10.0	0.55	764	7.216
    25015	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON Protein Performance Bar, Caramel Nut Rush	415	25.00	12.50	50.50	12.5	28.75	238	6.250
    25016	Formulated bar, MARS SNACKFOOD US, SNICKERS MARATHON Energy Bar, all flavors	386	21.91	10.79	50.30	6.7	28.71	383	4.753
    25017	Formulated bar, POWER BAR, chocolate	363	14.15	3.11	69.63	5.7	30.07	308	1.320
    25018	Formulated bar, MARS SNACKFOOD US, COCOAVIA, Chocolate Blueberry Snack Bar	325	6.21	9.27	57.87	4.6	33.40	260	3.870
    25020	Formulated bar, SLIM-FAST OPTIMA meal bar, milk chocolate peanut	386	16.19	8.92	60.21	5.1	25.00	253	5.360
    25021	Formulated bar, LUNA BAR, NUTZ OVER CHOCOLATE	403	20.75	12.19	52.49	4.3	16.90	386	5.523
    25022	Snacks, FRITOLAY, SUNCHIPS, multigrain, French onion flavor	496	8.68	22.15	65.49	7.8	8.82	467	2.469
    25023	Snacks, FRITOLAY, SUNCHIPS, Multigrain Snack, Harvest Cheddar flavor	491	8.08	22.22	64.70	8.1	7.05	705	2.892
    25024	Pretzels, soft, unsalted	345	8.20	3.10	71.04	1.7	0.25	252	0.695
    25025	Snacks, soy chips or crisps, salted	385	26.50	7.35	53.15	3.5	1.80	842	1.102
    25026	Popcorn, microwave, regular (butter) flavor, made with palm oil	538	8.69	31.07	55.99	10.1	0.30	715	14.785
    25027	Snacks, plantain chips, salted	531	2.28	29.59	63.84	3.5	0.92	202	8.337
    25028	Tortilla chips, yellow, plain, salted	497	6.62	22.33	67.38	4.7	1.21	310	2.776
    25030	Snacks, vegetable chips, HAIN CELESTIAL GROUP, TERRA CHIPS	517	4.13	29.81	57.97	10.9	9.75	246	1.887
    25031	Formulated bar, ZONE PERFECT CLASSIC CRUNCH BAR, mixed flavors	422	30.00	14.00	45.00	2.0	27.00	520	4.499
    25032	Snacks, granola bar, KASHI GOLEAN, chewy, mixed flavors	390	16.67	7.69	63.42	7.7	42.31	321	3.227
    25033	Snacks, granola bar, KASHI TLC Bar, chewy, mixed flavors	429	18.57	15.71	53.26	11.4	17.14	293	1.213
    25034	Snacks, granola bar, KASHI GOLEAN, crunchy, mixed flavors	393	17.88	9.23	59.58	5.9	27.30	486	4.687
    25035	Snacks, granola bar, chewy, reduced sugar, all flavors	412	5.55	12.50	69.40	3.1	20.80	312	5.008
    25036	Snacks, granola bites, mixed flavors	451	7.17	17.50	66.27	5.7	30.00	167	9.888
    25037	Snacks, pita chips, salted	457	11.79	15.20	68.26	3.8	4.76	854	1.342
    25038	Snacks, granola bars, soft, almond, confectioners coating	455	8.60	20.00	60.13	4.3	34.00	486	5.668
    25039	Snacks, granola bars, QUAKER OATMEAL TO GO, all flavors	389	6.67	6.67	75.47	4.6	31.54	367	1.299
    25040	Snacks, vegetable chips, made from garden vegetables	473	5.32	23.30	60.43	4.7	4.04	357	1.762
    25041	Snacks, granola bar, KASHI TLC Bar, crunchy, mixed flavors	446	15.00	15.00	62.78	10.0	20.00	400	1.436
    25043	Snacks, candy bits, yogurt covered with vitamin C	415	0.00	7.50	86.90	0.2	65.00	75	1.389
    25045	Formulated bar, high fiber, chewy, oats and chocolate	350	5.00	10.00	69.78	22.5	25.00	350	3.397
    25046	Snacks, bagel chips, plain	451	12.34	15.14	66.36	4.1	6.02	233	6.835
    25048	Snacks, NUTRI-GRAIN FRUIT AND NUT BAR	403	9.38	10.93	66.72	7.5	32.45	195	1.930
    25050	Snacks, yucca (cassava) chips, salted	515	1.34	25.91	69.23	3.7	3.36	296	8.689
    25051	Snacks, CLIF BAR, mixed flavors	346	14.71	5.88	65.44	7.4	31.62	195	1.471
    25052	Snacks, granola bar, QUAKER, chewy, 90 Calorie Bar	408	4.17	8.33	79.17	4.2	29.17	313	2.083
    25053	Snacks, granola bar, GENERAL MILLS NATURE VALLEY, SWEET&SALTY NUT, peanut	487	9.14	22.86	61.14	2.9	33.14	414	6.857
    25054	Snacks, granola bar, GENERAL MILLS, NATURE VALLEY, with yogurt coating	423	5.71	11.43	74.29	4.4	40.00	271	1.372
    25055	Snacks, granola bar, GENERAL MILLS, NATURE VALLEY, CHEWY TRAIL MIX	415	5.71	11.43	72.27	3.8	42.86	185	2.857
    25056	Snacks, granola bar, QUAKER, DIPPS, all flavors	480	7.52	20.42	64.96	3.2	37.61	269	8.693
    25059	Snacks, brown rice chips	384	8.20	2.80	81.50	4.2	0.60	326	0.642
    25060	Snack, Pretzel, hard chocolate coated	467	7.05	17.64	70.07	3.5	38.80	494	8.611
    25062	Snack, Mixed Berry Bar	383	13.16	10.53	58.84	7.9	26.32	447	3.846
    25063	Snacks, potato chips, made from dried potatoes (preformed), multigrain	505	5.30	24.74	65.34	2.7	4.08	544	6.307
    25064	Snacks, potato chips, lightly salted	560	6.72	35.39	53.54	4.2	0.34	187	5.490
    27000	Soup, egg drop, Chinese restaurant	27	1.16	0.61	4.29	0.4	0.09	370	0.166
    27001	Soup, hot and sour, Chinese restaurant	39	2.58	1.21	4.35	0.5	0.42	376	0.229
    27002	Soup, wonton, Chinese restaurant	32	2.08	0.26	5.25	0.2	0.34	406	0.062
    27007	CAMPBELL'S CHUNKY Soups, HEALTHY REQUEST Microwavable Bowls, Chicken Noodle Soup	49	2.86	1.02	6.94	0.4	0.41	167	0.408
    27008	CAMPBELL'S CHUNKY Soups, HEALTHY REQUEST Microwavable Bowls, Grilled Chicken & Sausage Gumbo Soup	53	2.86	1.22	7.35	0.8	1.63	167	0.408
    27009	CAMPBELL'S CHUNKY Soups, HEALTHY REQUEST New England Clam Chowder	53	2.04	1.22	8.16	0.8	0.82	167	0.408
    27013	CAMPBELL'S Red and White, Chicken Barley with Mushrooms Soup, condensed	71	3.17	1.19	12.70	2.4	1.59	571	0.397
    27014	CAMPBELL'S Red and White, Italian Style Wedding Soup, condensed	71	3.17	1.98	9.52	2.4	1.59	643	0.794
    27017	CAMPBELL'S Homestyle Microwaveable Bowls, HEALTHY REQUEST Italian Wedding Soup	49	2.45	1.22	7.35	0.8	1.22	167	0.408
    27018	CAMPBELL'S Homestyle Microwaveable Bowls, HEALTHY REQUEST Mexican Style Tortilla	53	3.27	0.82	8.16	0.8	1.22	167	0.204
    27019	CAMPBELL'S Homestyle Harvest Tomato with Basil Soup	41	1.22	0.00	8.98	0.8	4.90	196	0.000
    27021	CAMPBELL'S Homestyle HEALTHY REQUEST Chicken with Whole Grain Pasta Soup	44	3.80	1.60	3.49	0.7	0.32	195	0.408
    27022	CAMPBELL'S Soup on the GO, HEALTHY REQUEST Chicken with Mini Noodles Soup	26	1.31	0.66	3.61	0.7	0.66	239	0.164
    27023	CAMPBELL'S Soup on the Go, HEALTHY REQUEST Classic Tomato Soup	39	0.98	0.00	8.85	0.7	4.92	216	0.000
    27027	PACE, Pico De Gallo	31	0.00	0.00	9.38		6.25	469	0.000
    27028	PACE, Salsa Verde	47	0.00	1.56	6.25	0.0	6.25	719	0.000
    27029	PACE, Tequila Lime Salsa	47	0.00	0.00	9.38	0.0	6.25	594	0.000
    27030	PACE, Triple Pepper Salsa	47	3.13	0.00	9.38	3.1	6.25	594	0.000
    27032	CAMPBELL'S Red and White, Lentil Soup, condensed	111	6.35	0.79	19.05	4.0	1.59	635	0.397
    27033	PREGO Pasta, Heart Smart- Traditional Sauce, ready-to-serve	54	1.54	1.15	10.00	2.3	7.70	277	0.000
    27034	CAMPBELL'S, 98% Fat Free Cream of Mushroom Soup, condensed	53	1.10	1.98	7.63	1.2	0.25	392	0.340
    27035	Soup, ramen noodle, dry, any flavor, reduced fat, reduced sodium	350	10.89	2.50	70.95	2.7	0.85	1200	0.000
    27042	Soup, clam chowder, new england, canned, ready-to-serve	79	2.61	3.94	8.28	1.0	0.23	343	
    27043	Soup, clam chowder, new england, reduced sodium, canned, ready-to-serve	70	2.33	4.23	5.68	0.8	0.00	194	0.701
    27044	Soup, chicken noodle, reduced sodium, canned, ready-to-serve	41	3.29	1.34	3.84	0.8	0.34	186	0.394
    27045	Soup, beef and vegetables, reduced sodium, canned, ready-to-serve	42	3.26	0.95	4.99	0.8	1.22	175	
    27046	Sauce, duck, ready-to-serve	245	0.36	0.13	60.61	0.6	30.54	455	0.051
    27047	Sauce, salsa, verde, ready-to-serve	38	1.13	0.89	6.36	1.9	3.50	600	0.000
    27048	Sauce, steak, tomato based	95	1.25	0.23	22.04	1.5	9.82	1647	0.000
    27049	Sauce, tartar, ready-to-serve	211	1.00	16.70	13.30	0.5	4.25	667	3.333
    27050	Sauce, sweet and sour, ready-to-serve	150	0.27	0.02	38.22	0.1	18.75	371	0.000
    27051	Sauce, cocktail, ready-to-serve	124	1.36	1.05	28.22	1.8	11.83	983	0.000
    27052	Dip, salsa con queso, cheese and salsa- medium	143	3.14	9.51	11.14	0.7	1.95	796	2.491
    27053	Dip, OLD EL PASO, Cheese 'n Salsa, medium	129	2.70	8.43	10.65	0.6	1.30	690	2.313
    27054	Dip, TOSTITOS, salsa con queso, medium	133	2.92	8.26	11.72	0.6	1.40	773	2.442
    27055	Sauce, barbecue, SWEET BABY RAY'S, original	192	0.95	0.43	46.08	1.3	38.37	765	0.037
    27056	Sauce, barbecue, BULL'S-EYE, original	170	0.91	0.67	39.95	1.0	35.29	1012	0.101
    27057	Sauce, barbecue, KC MASTERPIECE, original	160	1.00	0.52	37.92	1.4	30.95	613	
    27058	Sauce, barbecue, OPEN PIT, original	132	0.44	1.41	29.45	0.5	23.49	1517	
    27059	Sauce, peanut, made from peanut butter, water, soy sauce	257	6.31	16.02	22.02	1.8	17.07	1338	2.907
    27060	Soup, chunky vegetable, reduced sodium, canned, ready-to-serve	50	1.16	0.51	10.28	1.1	2.78	138	
    28000	KELLOGG'S, EGGO, Mini Muffin Tops, Chocolate Chip	300	5.20	11.20	45.00	1.2	18.50	582	3.500
    28001	KELLOGG'S, EGGO, NUTRI-GRAIN Frozen Fruit Pizza, Mixed Berry Granola	259	6.40	8.40	41.40	3.0	11.50	262	3.800
    28002	KELLOGG'S, EGGO, NUTRI-GRAIN Frozen Fruit Pizza, Strawberry Granola	266	6.50	8.10	43.70	2.7	11.90	263	3.700
    28003	KELLOGG'S, EGGO, Pancakes, Blueberry	245	5.30	7.40	39.90	1.0	10.10	480	1.200
    28004	KELLOGG'S, EGGO, Pancakes, Chocolate Chip	253	5.50	8.20	39.90	1.3	11.20	471	1.800
    28005	KELLOGG'S, CINNABON, Pancakes, Caramel	255	5.00	7.10	43.40	1.0	15.60	456	1.200
    28006	KELLOGG'S, CINNABON, Pancakes, Original	258	5.00	7.70	43.10	1.1	14.90	456	1.600
    28007	KELLOGG'S, EGGO, Wafflers, Brown Sugar Cinnamon Roll	331	4.80	11.60	52.20	1.3	21.00	672	3.400
    28008	KELLOGG'S, EGGO, Wafflers, Strawberry Strudel	318	5.00	11.00	50.00	1.2	16.80	691	2.700
    28009	KELLOGG'S, EGGO, Waffles, Blueberry	265	5.50	8.70	41.70	1.1	9.10	520	2.100
    28010	KELLOGG'S, EGGO, Waffles, Buttermilk	278	6.60	10.90	39.00	1.2	2.90	526	2.700
    28011	KELLOGG'S, EGGO, Waffles, Cinnamon Toast	325	5.50	11.90	49.50	1.4	18.20	524	3.400
    28012	KELLOGG'S, EGGO, FIBERPLUS Waffles, Buttermilk	227	4.70	7.90	41.80	13.2	4.70	559	2.100
    28013	KELLOGG'S, EGGO, FIBERPLUS Waffles, Chocolate Chip	259	4.30	10.50	44.40	12.9	10.90	503	3.300
    28014	KELLOGG'S, EGGO, Waffles, French Toast	305	5.80	12.20	43.40	1.2	11.50	537	4.000
    28015	KELLOGG'S, EGGO, Waffles, Homestyle	278	6.60	10.55	39.80	1.2	2.70	586	2.600
    28016	KELLOGG'S, EGGO Protein, Waffles, Homestyle	281	10.80	10.20	37.00	1.2	2.70	562	2.500
    28017	KASHI, TLC, Pita Crisps, Sea Salt	381	10.50	9.20	72.40	14.7	5.40	585	0.900
    28018	KELLOGG'S, EGGO, NUTRI-GRAIN, Waffles, Blueberry	257	6.20	7.80	43.60	3.9	10.00	527	1.800
    28019	KELLOGG'S, EGGO, NUTRI-GRAIN, Waffles, Honey Oat	268	6.60	8.60	44.10	3.8	10.50	544	2.000
    28020	KASHI, TLC, Pita Crisps, Zesty Salsa	381	11.00	9.30	71.60	15.3	2.90	585	0.900
    28021	KELLOGG'S, EGGO, NUTRI-GRAIN, Waffles, Original	239	6.60	8.30	37.60	3.9	3.60	567	2.000
    28022	KELLOGG'S, EGGO Seasons, Waffles, Pumpkin Spice	296	5.50	12.20	41.40	1.5	9.20	540	3.100
    28023	KELLOGG'S, SIMPLY EGGO, Original	294	6.20	10.90	43.30	1.3	5.90	636	2.800
    28024	KELLOGG'S, EGGO, Waffles, Strawberry	265	5.50	8.70	41.60	1.1	9.30	525	2.100
    28025	KELLOGG'S, EGGO, Thick & Fluffy, Waffles, Brown Sugar	307	5.80	11.90	44.50	1.1	15.80	490	3.200
    28026	KELLOGG'S, EGGO, Thick & Fluffy, Waffles, Original	295	6.50	13.60	37.40	1.1	4.70	553	3.300
    28027	FAMOUS AMOS, Chocolate Chip Cookies	503	4.50	24.10	67.70	2.8	32.40	359	9.600
    28028	FAMOUS AMOS, Chocolate Chip Pecan Cookies	519	5.80	27.00	63.80	3.3	31.80	356	9.700
    28029	GIRL SCOUTS, Caramel Dulce De Leche Cookies	520	5.10	27.10	64.80	1.3	29.60	225	11.200
    28030	GIRL SCOUTS, Chalet Cookies	478	4.20	19.10	72.30	1.5	35.40	247	6.400
    28031	GIRL SCOUTS, Do-si-dos Cookies	478	8.10	21.40	66.00	3.7	31.10	301	5.900
    28032	GIRL SCOUTS, Samoas Cookies	489	3.50	25.80	64.10	4.4	35.80	182	17.700
    28033	GIRL SCOUTS, Tagalongs Cookies	558	8.10	35.30	52.20	3.5	30.90	371	19.200
    28034	GIRL SCOUTS, Thank U Berry Munch Cookies	491	4.60	21.60	70.00	1.8	28.90	305	7.800
    28035	GIRL SCOUTS, Thin Mints Cookies	502	4.50	24.20	67.30	2.3	32.00	380	16.500
    28036	GIRL SCOUTS, Trefoils Cookies	498	5.70	22.90	68.00	1.6	20.70	343	7.300
    28037	JACKSON'S, Old Fashioned Lemon Jumble Cookies	469	5.70	18.10	71.70	1.4	31.60	334	5.900
    28038	JACKSON'S, Old Fashioned Vanilla Wafers	453	5.00	15.40	74.00	1.1	33.90	390	4.900
    28039	KASHI, TLC, Happy Trail Mix Cookies	453	8.10	18.10	69.40	13.7	26.60	249	4.100
    28040	KASHI, TLC, Oatmeal Dark Chocolate Cookies	426	7.20	16.30	67.00	12.2	27.20	222	4.200
    28041	KASHI, TLC, Oatmeal Raisin Flax Cookies	414	7.70	15.20	67.00	12.8	24.80	236	1.600
    28043	KEEBLER, ANIMALS, Cookies	450	5.60	14.20	75.30	1.4	25.40	468	4.500
    28044	KEEBLER, ANIMALS, Frosted Cookies	506	3.00	24.10	70.00	0.9	41.10	257	16.200
    28045	KEEBLER, ANIMALS, Iced Cookies	459	5.60	15.60	74.20	1.6	26.70	337	5.000
    28046	KEEBLER, ANIMALS, Crackers	450	5.60	14.20	75.30	1.4	25.40	468	4.500
    28047	KEEBLER, BAKER'S TREASURES, Chocolate Chip Cookie, soft	437	5.30	16.00	69.90	2.4	36.20	348	6.300
    28048	KEEBLER, BAKER'S TREASURES, Oatmeal Raisin Cookie, soft	420	6.10	14.40	69.10	3.6	32.30	321	4.600
    28049	KEEBLER, Cheese & Cheddar Sandwich Crackers	502	8.10	25.90	59.50	1.3	13.40	760	6.400
    28050	KEEBLER, Club & Cheddar Sandwich Crackers	494	8.40	24.00	61.30	1.3	14.10	756	6.100
    28051	KEEBLER, Cheese on Wheat Sandwich Crackers	499	8.40	25.40	59.80	1.8	14.20	790	6.300
    28052	KEEBLER, CHIPS DELUXE, Chocolate Lovers Cookies	508	5.50	27.20	63.00	3.1	34.00	417	11.700
    28053	KEEBLER, CHIPS DELUXE, Chocolate Malt Chunk Cookies	537	4.70	30.40	61.80	1.7	31.60	342	13.800
    28054	KEEBLER, CHIPS DELUXE, Coconut Cookies	530	5.70	29.30	61.50	3.7	28.40	293	14.100
    28055	KEEBLER, CHIPS DELUXE, Dark Chocolate Chunk Cookies	518	4.30	27.50	64.00	2.6	31.20	437	11.000
    28056	KEEBLER, CHIPS DELUXE, Mini Chocolate Chip Cookies	498	5.20	23.10	68.00	2.4	31.00	418	9.200
    28057	KEEBLER, CHIPS DELUXE, Oatmeal Chocolate Chip Cookies	500	6.40	24.10	65.30	4.4	32.30	332	9.400
    28058	KEEBLER, CHIPS DELUXE, Original Chocolate Chip Cookies	517	5.50	28.30	62.70	2.9	30.10	350	11.100
    28059	KEEBLER, CHIPS DELUXE, Peanut Butter Cups Cookies	519	6.00	28.90	60.80	2.3	30.20	285	12.800
    28060	KEEBLER, CHIPS DELUXE, Rainbow Chocolate Chip Cookies	502	5.10	25.50	65.00	2.4	33.50	332	10.400
    28061	KEEBLER, CHIPS DELUXE, Rainbow Chocolate Chip Cookies, bite size	505	4.75	23.90	68.55	1.7	35.30	311	9.650
    28062	KEEBLER, CHIPS DELUXE, Soft 'n Chewy Chocolate Chip Cookies	464	4.20	20.70	67.40	2.5	29.90	349	8.500
    28064	KEEBLER, CLUB, Dash of Salt Crackers	490	6.80	22.40	66.30	2.1	7.30	432	3.600
    28065	KEEBLER, CLUB, Minis Original Crackers	479	6.00	21.20	66.40	2.2	8.00	972	4.800
    28066	KEEBLER, CLUB, Minis Multigrain Crackers	470	7.30	19.80	67.40	3.7	10.70	876	4.500
    28067	KEEBLER, CLUB, Multigrain Crackers	466	7.10	20.40	65.90	3.5	12.00	883	3.300
    28068	KEEBLER, CLUB, Original Crackers	486	5.50	22.10	66.20	1.9	8.90	909	3.600
    28069	KEEBLER, CLUB, Reduced Fat Crackers	441	6.10	13.90	73.10	2.0	10.10	938	2.400
    28070	KEEBLER, CLUB Crackers, Snack Sticks, Honey Wheat	471	6.50	21.30	66.00	3.1	14.00	890	3.500
    28071	KEEBLER, CLUB Crackers, Snack Sticks, Original	475	6.00	22.20	65.00	2.4	9.50	1106	3.700
    28072	KEEBLER, Country Style Oatmeal Cookies with Raisins	482	6.50	21.30	67.00	3.6	29.90	362	6.900
    28073	KEEBLER, Danish Wedding Cookies	504	3.90	24.10	68.30	2.6	37.90	267	11.600
    28074	KEEBLER, E.L. FUDGE, Butter Flavored Cookies	482	5.50	20.50	70.00	3.4	33.90	275	7.000
    28075	KEEBLER, E.L. FUDGE, Double Stuffed Cookies	512	4.60	24.80	67.60	4.1	38.50	266	10.500
    28076	KEEBLER, FUDGE SHOPPE, Cheesecake Middles, Dark Chocolate	506	4.40	26.50	64.70	4.1	33.70	320	14.100
    28077	KEEBLER, FUDGE SHOPPE, Cheesecake Middles, Original Graham Cookies	507	4.20	26.20	65.50	3.2	33.20	259	13.800
    28078	KEEBLER, FUDGE SHOPPE, Mint Creme Middles, Chocolate Graham Cookies	516	4.30	27.20	65.40	3.2	38.90	283	15.600
    28079	KEEBLER, FUDGE SHOPPE, Coconut Dreams Cookies	499	3.50	28.00	61.40	3.3	34.50	193	20.700
    28080	KEEBLER, FUDGE SHOPPE, Deluxe Grahams Cookies	511	4.00	25.80	66.60	2.2	37.30	265	17.200
    28081	KEEBLER, FUDGE SHOPPE, Caramel Filled Cookies	506	2.90	25.40	66.70	1.6	42.00	138	17.900
    28082	KEEBLER, FUDGE SHOPPE, Peanut Creme Filled Cookies	537	7.20	31.10	57.60	3.3	30.30	354	16.900
    28083	KEEBLER, FUDGE SHOPPE, Triple Fudge Filled Cookies	533	3.60	29.40	64.20	3.0	42.70	235	17.100
    28084	KEEBLER, FUDGE SHOPPE, Fudge-Dipped Ice Cream Cups	485	6.00	18.80	73.10	2.2	25.70	136	16.800
    28085	KEEBLER, FUDGE SHOPPE, Fudge Grahams, 1/2 Dipped, Reduced Fat	470	5.60	17.00	73.70	3.2	34.10	324	10.000
    28086	KEEBLER, FUDGE SHOPPE, Fudge Sticks	529	2.60	27.10	68.80	1.3	53.00	131	16.900
    28087	KEEBLER, FUDGE SHOPPE, Fudge Stripes, Dark Chocolate	487	4.30	21.50	70.10	3.1	39.90	370	14.500
    28088	KEEBLER, FUDGE SHOPPE, Fudge Stripes, Holiday/Spiderman	498	4.10	23.60	68.80	1.9	33.80	271	14.800
    28089	KEEBLER, FUDGE SHOPPE, Fudge Stripes, Mini	497	4.20	23.10	68.70	1.8	31.80	367	13.800
    28091	KEEBLER, FUDGE SHOPPE, Fudge Stripes, Oatmeal	478	5.50	23.80	66.40	7.1	33.10	367	14.700
    28092	KEEBLER, FUDGE SHOPPE, Fudge Stripes, Original	500	4.10	23.50	68.60	1.9	33.80	348	14.800
    28093	KEEBLER, FUDGE SHOPPE, Grasshopper Cookies, Fudge Mint	499	4.00	23.70	68.30	2.4	39.70	266	16.400
    28094	KEEBLER, FUDGE SHOPPE, Jumbo Fudge Sticks, Vanilla	530	2.40	27.30	68.60	1.7	51.20	113	17.000
    28095	KEEBLER, FUDGE SHOPPE, Jumbo Fudge Sticks, Peanut Butter	537	7.10	30.20	60.60	3.2	40.80	121	15.700
    28096	KEEBLER, FUDGE SHOPPE, Magic Middles Fudge Filled Cookies, Original	521	5.00	28.20	62.50	1.9	33.00	187	9.900
    28097	KEEBLER, FUDGE SHOPPE, Merry Mint Patties, Holiday	528	2.90	27.70	66.70	1.4	44.30	249	23.300
    28098	KEEBLER, FUDGE SHOPPE, Magic Middles Fudge Filled Cookies, Peanut Butter	514	6.90	28.40	59.20	2.7	34.50	479	8.900
    28100	KEEBLER, FUDGE SHOPPE, Fudge Sticks, Peanut Butter	544	6.80	31.40	60.00	2.7	41.40	138	17.400
    28101	KEEBLER, Cinnamon Toast Grahams	429	7.30	13.20	73.90	4.8	26.00	447	4.300
    28102	KEEBLER, GRIPZ, CHIPS DELUXE, Chocolate Chip Cookies, bite-size	473	5.30	19.30	71.30	2.5	31.40	385	7.700
    28103	KEEBLER, GRIPZ, CHIPS DELUXE, Rainbow Chocolate Chip Cookies, bite-size	470	4.70	17.70	74.30	1.8	33.50	383	7.100
    28104	KEEBLER, GRIPZ, Chocolate Chip Grahams, bite-size	433	7.40	12.90	75.60	11.0	22.80	289	4.800
    28105	KEEBLER, GRIPZ, Cinnamon Grahams, bite-size	415	7.40	12.90	75.60	10.4	20.50	324	4.100
    28106	KEEBLER, Almond Crescents Cookies, Holiday	482	5.10	20.50	70.10	1.6	26.00	407	6.300
    28107	KEEBLER, Gingerbread Men Cookies, Holiday	444	4.90	12.80	77.90	2.1	32.90	420	3.900
    28108	KEEBLER, Holiday Jingles Cookies	470	5.00	17.40	73.90	1.5	28.20	380	5.500
    28109	KEEBLER, Iced Oatmeal Cookies	467	6.50	18.30	69.50	4.1	35.60	297	5.800
    28110	KEEBLER, Toast & Peanut Butter Sandwich Crackers	489	10.60	23.80	60.20	3.2	11.60	772	3.600
    28111	KEEBLER, READY CRUST, Chocolate Pie Crust	490	5.10	22.05	67.70	1.8	28.70	507	5.000
    28112	KEEBLER, READY CRUST, Shortbread Pie Crust	502	4.40	23.10	69.10	1.3	26.60	430	5.100
    28113	KEEBLER, 100 Calorie RIGHT BITES, CHIPS DELUXE, Chocolate Chip Cookies	452	4.70	13.30	77.70	3.1	40.30	441	5.300
    28114	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Dark Chocolate Fudge Stripes Cookies	479	4.50	20.10	71.20	3.2	39.30	392	13.400
    28115	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Fudge Covered Pretzels	455	7.50	17.00	71.30	3.9	32.90	595	15.200
    28116	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Cookies 'N Creme	471	4.00	19.10	72.20	2.4	39.70	423	12.700
    28117	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Mini Brownies	455	4.50	20.10	65.10	2.8	31.50	284	7.400
    28118	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Mini Fudge Grahams Cookies	467	4.50	17.90	73.20	2.3	34.80	349	11.100
    28119	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Mini Fudge Stripes Cookies	470	4.00	17.80	74.30	1.9	39.20	314	12.900
    28120	KEEBLER, 100 Calorie RIGHT BITES, FUDGE SHOPPE, Mini Mints Grasshopper Cookies	456	5.20	15.40	75.00	2.9	34.50	343	10.300
    28121	KEEBLER, 100 Calorie RIGHT BITES, Sandies Shortbread Cookies, Fudge Dipped	462	4.10	20.10	72.40	13.2	27.00	253	11.200
    28122	KEEBLER, 100 Calorie RIGHT BITES, Sandies Shortbread Cookies	468	5.20	17.20	73.90	1.4	25.80	438	6.800
    28123	KEEBLER, 100 Calorie RIGHT BITES, White Fudge Dipped Pretzels	483	7.00	20.00	68.80	2.3	31.70	632	16.700
    28124	KEEBLER, SANDIES, Cashew Shortbread Cookies	535	6.30	30.60	59.30	1.5	23.20	370	9.500
    28125	KEEBLER, SANDIES, Chocolate Chip & Pecan Shortbread Cookies	546	5.60	32.10	59.20	2.4	26.50	304	10.700
    28126	KEEBLER, SANDIES, Dark Chocolate Almond Shortbread Cookies	540	6.10	31.00	59.90	2.6	26.50	303	10.800
    28127	KEEBLER, SANDIES, Pecan Shortbread Cookies	541	5.00	31.70	59.00	1.9	22.50	354	9.500
    28128	KEEBLER, SANDIES, Pecan Shortbread Cookies, bite size	547	5.00	32.60	58.70	1.6	22.50	333	9.500
    28129	KEEBLER, SANDIES, Pecan Shortbread Cookies, Reduced Fat	488	6.70	21.80	67.10	2.1	23.90	401	6.600
    28130	KEEBLER, SOFT BATCH, Chocolate Chip Cookies	477	3.60	22.10	66.20	1.7	36.90	350	9.000
    28131	KEEBLER, Sweet Cremes Cookies	469	4.50	19.30	71.00	1.3	32.00	267	6.500
    28132	KEEBLER, Toasted Coconut Cookies	475	3.80	20.20	69.90	2.3	41.20	324	10.300
    28133	KEEBLER, TOASTEDS, Buttercrisps Crackers	495	5.50	23.70	65.00	1.8	8.40	930	4.000
    28134	KEEBLER, TOASTEDS, Party Pack Cracker Assortment	483	6.50	23.00	64.40	2.9	7.20	904	3.800
    28135	KEEBLER, TOASTEDS, Onion Crackers	479	5.70	20.60	67.70	2.2	9.70	1006	3.400
    28136	KEEBLER, TOASTEDS, Sesame Crackers	496	6.60	24.30	62.60	2.8	4.10	887	3.500
    28137	KEEBLER, TOASTEDS, Wheat Crackers	466	8.30	20.00	66.10	4.0	9.00	875	3.200
    28138	KEEBLER, TOWN HOUSE, Bistro Multigrain Crackers	460	7.30	19.50	67.00	3.4	8.60	797	4.300
    28139	KEEBLER, TOWN HOUSE, FLIPSIDES, Pretzel Crackers, Cheese	476	8.00	22.50	61.30	2.1	5.40	1454	4.000
    28140	KEEBLER, TOWN HOUSE, FLIPSIDES, Pretzel Crackers, Garlic Herb	486	6.50	23.60	63.00	2.2	6.60	1517	4.100
    28141	KEEBLER, TOWN HOUSE, FLIPSIDES, Pretzel Crackers, Original	487	6.60	23.10	64.30	2.1	6.80	1240	3.800
    28142	KEEBLER, TOWN HOUSE, Original Crackers	526	5.10	29.60	59.80	1.7	6.50	826	4.800
    28143	KEEBLER, TOWN HOUSE, Reduced Fat Crackers	431	6.60	11.30	77.10	2.2	8.40	868	2.000
    28144	KEEBLER, TOWN HOUSE, FLIPSIDES, Pretzel Crackers, Reduced Fat	450	7.20	16.00	70.40	2.3	7.50	1288	2.600
    28145	KEEBLER, TOWN HOUSE, TOPPERS, Garlic Herb Crackers	483	6.40	19.00	71.60	2.8	8.00	958	3.000
    28146	KEEBLER, TOWN HOUSE, TOPPERS, Multigrain Crackers	462	7.60	18.50	68.40	3.4	13.70	871	3.000
    28147	KEEBLER, TOWN HOUSE, TOPPERS, Original Crackers	483	7.60	20.50	66.80	2.6	8.00	967	2.900
    28148	KEEBLER, TOWN HOUSE, Wheat Crackers	489	6.30	24.40	63.20	2.8	3.10	876	4.000
    28149	KEEBLER, TOWN HOUSE, FLATBREAD CRISPS, Sea Salt and Olive Oil Crackers	443	8.00	14.00	72.80	3.6	5.20	942	2.100
    28150	KEEBLER, TRADITIONS, Iced Lemonade Cookies	502	4.50	24.40	66.30	1.0	29.90	262	8.000
    28151	KEEBLER, TRADITIONS, Iced Oatmeal Cookies	463	5.40	18.00	71.00	2.7	36.30	493	5.800
    28152	KEEBLER, Vanilla Wafers Minis, Rainbow	466	4.00	18.30	72.30	1.3	31.10	400	6.000
    28153	KEEBLER, Vienna Fingers with Creme Filling	492	4.50	20.10	73.20	1.5	33.60	301	6.700
    28154	KEEBLER, Vienna Fingers with Creme Filling, Reduced Fat	465	4.50	15.00	78.10	1.5	37.20	366	4.900
    28155	KEEBLER, Waffle Bowls	424	6.50	5.30	87.70	1.8	31.60	149	0.860
    28156	KEEBLER, Waffle Cones	424	6.50	5.30	87.70	1.8	31.60	149	0.860
    28157	KEEBLER, WHEATABLES, Honey Wheat Crackers	472	7.60	20.40	67.00	3.3	15.00	679	4.700
    28158	KEEBLER, WHEATABLES, Nut Crisp Crackers, Roasted Almond	472	8.40	20.40	66.50	3.9	11.70	743	3.100
    28159	KEEBLER, WHEATABLES, Nut Crisp Crackers, Toasted Pecan	483	7.60	22.00	65.70	3.8	11.60	654	3.600
    28160	KELLOGG'S, ALL-BRAN, Garlic and Herb Crackers	467	8.60	19.90	63.50	16.3	10.00	850	3.200
    28161	KELLOGG'S, ALL-BRAN, Multigrain Crackers	415	8.60	20.00	65.70	16.4	12.90	690	3.200
    28162	KELLOGG'S, Corn Flakes Crumbs	367	7.50	0.40	84.40	1.2	9.30	638	0.100
    28163	KELLOGG'S, POP-TARTS, Frosted Apple Strudel Toaster Pastries	395	4.40	10.80	70.50	1.5	28.00	329	3.500
    28164	KELLOGG'S, POP-TARTS, Frosted Blueberry Muffin Toaster Pastries	397	4.00	10.90	70.90	1.1	27.60	398	3.500
    28165	KELLOGG'S, POP-TARTS, Chocolate Chip Cookie Dough Toaster Pastries	387	4.50	10.50	69.40	1.5	35.50	382	3.800
    28167	KELLOGG'S, POP-TARTS, Frosted Cinnamon Roll Toaster Pastries	416	4.70	14.10	67.80	1.4	26.20	329	4.600
    28168	KELLOGG'S, POP-TARTS, Frosted Confetti Cake Toaster Pastries	375	4.40	7.40	73.00	1.3	29.30	460	2.500
    28169	KELLOGG'S, POP-TARTS, Frosted Cookies & Creme Toaster Pastries	379	4.90	9.80	69.30	2.6	38.30	597	3.400
    28170	KELLOGG'S, POP-TARTS, Frosted Orange Cream Toaster Pastries	401	3.90	11.50	70.60	1.1	31.80	387	3.900
    28171	KELLOGG'S, POP-TARTS, Frosted Pumpkin Pie Toaster Pastries	394	4.70	10.50	70.60	1.5	28.60	345	3.400
    28172	KELLOGG'S, POP-TARTS, Frosted Spring Berry Toaster Pastries	390	4.00	9.60	72.30	1.3	31.30	321	3.100
    28173	KELLOGG'S, POP-TARTS, Frosted Sugar Cookie Toaster Pastries	393	4.50	10.60	70.20	1.3	27.50	393	3.500
    28174	KELLOGG'S, POP-TARTS, Frosted Waffle Cone Toaster Pastries	373	3.90	6.80	74.30	1.2	32.40	432	2.300
    28175	KELLOGG'S, POP-TARTS, Frosted Wild Fruit Fusion Toaster Pastries	391	3.90	9.70	72.30	1.3	30.80	334	3.100
    28176	KELLOGG'S, POP-TARTS, Frosted Wild Grape Toaster Pastries	390	4.10	9.80	71.80	1.3	30.50	334	3.100
    28177	KELLOGG'S, POP-TARTS, Frosted Wild Strawberry Toaster Pastries	391	3.90	9.70	72.10	1.3	30.60	333	3.100
    28178	KELLOGG'S, POP-TARTS, Ice Cream Shoppe Frosted Hot Fudge Sundae Toaster Pastries	391	4.40	10.80	69.80	3.3	24.70	399	3.900
    28179	KELLOGG'S, POP-TARTS, Ice Cream Shoppe Frosted Ice Creme Sandwich Toaster Pastries	390	4.60	10.90	69.40	3.5	23.50	374	3.800
    28180	KELLOGG'S, POP-TARTS, Ice Cream Shoppe Frosted Rainbow Chip Toaster Pastries	400	4.00	11.20	70.80	1.1	30.30	391	4.000
    28181	KELLOGG'S, POP-TARTS, Ice Cream Shoppe Frosted Strawberry Milkshake Toaster Pastries	397	4.00	11.30	70.00	2.7	23.90	390	3.900
    28182	KELLOGG'S, POP-TARTS, Ice Cream Shoppe Frosted Vanilla Milkshake Toaster Pastries	398	4.00	11.30	70.10	2.7	23.90	391	4.000
    28183	KELLOGG'S, POP-TARTS MINI CRISPS, Cinnamon Brown Sugar Baked Bites	433	4.80	11.00	79.00	1.7	33.40	525	3.500
    28184	KELLOGG'S, POP-TARTS MINI CRISPS, Frosted Chocolate Baked Bites	438	5.00	11.60	78.90	2.2	35.80	487	3.900
    28185	KELLOGG'S, POP-TARTS MINI CRISPS, Frosted Strawberry Baked Bites	440	4.70	11.80	79.10	1.5	35.30	510	4.500
    28186	KELLOGG'S, SPECIAL K, Cracker Chips, Cheddar	382	6.40	9.40	73.70	9.2	4.30	750	2.400
    28187	KELLOGG'S, SPECIAL K, Cracker Chips, Sea Salt	361	6.80	7.60	75.40	10.8	0.60	760	1.400
    28188	KELLOGG'S, SPECIAL K, Cracker Chips, Sour Cream & Onion	365	7.10	8.00	74.30	9.8	3.50	764	2.200
    28189	KELLOGG'S, SPECIAL K, Cracker Chips, Southwest Ranch	380	6.20	8.70	74.80	9.3	4.30	750	1.800
    28190	KELLOGG'S, SPECIAL K, Multigrain Crackers	401	9.00	9.40	75.40	8.6	20.80	848	1.400
    28191	KELLOGG'S, SPECIAL K, Savory Herb Crackers	406	10.90	10.00	73.80	9.8	10.60	809	1.500
    28192	KELLOGG'S, POP-TARTS, Gingerbread Toaster Pastries	393	4.10	10.50	70.80	1.4	28.60	433	3.500
    28193	KELLOGG'S, POP-TARTS, Yum-azing Vanilla Milkshake Toaster Pastries	398	4.10	11.30	70.20	2.7	23.40	389	3.800
    28194	MOTHER'S, 4th of July Circus Animal Cookies	487	3.80	25.40	68.30	0.8	44.20	192	24.700
    28195	MOTHER'S, Chocolate Chip Cookies	490	5.70	22.00	67.60	1.7	32.90	527	8.100
    28196	MOTHER'S, Circus Animal Cookies	515	3.80	25.30	68.30	0.8	43.50	192	24.700
    28197	MOTHER'S, Coconut Cocadas Cookies	500	5.70	25.10	65.10	3.0	27.80	430	12.800
    28198	MOTHER'S, Double Fudge Creme Sandwich Cookies	457	5.30	20.40	70.00	3.3	33.10	245	7.700
    28199	MOTHER'S, English Tea Sandwich Cookies	469	4.50	19.30	71.00	1.3	32.00	267	6.500
    28200	MOTHER'S, Halloween Circus Animals Cookies	514	3.80	25.30	68.10	0.8	43.90	191	24.700
    28201	MOTHER'S, Holiday Circus Animal Cookies	515	3.80	25.30	68.30	0.8	44.30	192	24.700
    28202	MOTHER'S, Iced Lemonade Cookies	502	4.50	24.40	66.30	1.0	29.90	262	8.000
    28203	MOTHER'S, Iced Oatmeal Cookies	463	5.40	18.00	71.00	2.7	36.30	493	5.800
    28204	MOTHER'S, Jungle Animal Cookies	514	3.80	25.30	68.30	0.8	44.20	192	24.300
    28205	MOTHER'S, Macaroon Cookies	552	6.10	34.10	55.70	4.1	25.40	284	18.100
    28206	MOTHER'S, Old Fashioned Chocolate Chip Cookies	500	5.40	24.10	66.00	2.2	34.00	383	9.100
    28207	MOTHER'S, Old Fashioned Iced Oatmeal Cookies	461	6.00	16.90	72.80	2.7	35.80	597	5.400
    28208	MOTHER'S, Peanut Butter Gauchos Cookies	482	7.40	22.00	65.70	2.7	32.30	434	4.200
    28209	MOTHER'S, Taffy Sandwich Cookies	475	3.80	20.20	69.90	2.3	41.20	324	10.300
    28210	MURRAY, SUGAR FREE, Vanilla Sugar Wafer	458	3.20	27.60	68.50	17.2	0.80	81	9.300
    28211	MURRAY, Chocolatey Chip Thins Cookies	466	7.10	16.40	73.60	2.0	23.20	439	6.500
    28212	MURRAY, COOKIE JAR CLASSICS, Coconut Bars Cookies	461	7.10	15.70	73.90	2.0	22.60	488	5.300
    28213	MURRAY, Duplex Creme Sandwich Cookies	475	4.90	18.80	72.60	1.8	37.60	412	6.200
    28214	MURRAY, Lemon Creme Sandwich Cookies	479	4.70	18.80	73.70	1.2	37.80	308	6.100
    28215	MURRAY, JACKS Vanilla Wafers	438	4.80	11.90	78.10	1.1	37.60	331	3.800
    28216	MURRAY, Old Fashioned Iced Oatmeal Cookies	459	5.00	17.50	71.00	1.7	32.50	589	5.600
    28217	MURRAY, SOUTHERN KITCHEN, Chocolate Chip Cookies	493	5.50	23.70	66.50	2.5	30.50	493	9.100
    28218	MURRAY, SOUTHERN KITCHEN, Coconut Cookies	511	5.70	25.50	65.50	3.0	30.40	202	11.500
    28219	MURRAY, SOUTHERN KITCHEN, Iced Oatmeal Cookies	467	6.50	18.30	69.50	4.1	35.60	297	5.800
    28221	MURRAY, SUGAR FREE, Chocolate Chip & Pecan Cookies	497	6.00	31.40	58.60	5.1	1.50	390	9.600
    28222	MURRAY, SUGAR FREE, Fudge Dipped Grahams	483	5.70	27.50	63.30	3.8	0.40	278	19.100
    28223	MURRAY, SUGAR FREE, Fudge Dipped Mint Cookies	481	6.00	27.00	63.50	4.6	0.60	364	18.900
    28224	MURRAY, SUGAR FREE, Fudge Dipped Wafers	486	3.40	33.50	61.20	13.3	0.40	71	21.200
    28225	MURRAY, SUGAR FREE, Peanut Butter Cookies	505	9.50	30.80	55.80	5.7	1.70	458	8.300
    28226	MURRAY, SUGAR FREE, Pecan Shortbread Cookies	514	5.90	33.50	57.30	4.6	1.10	351	10.100
    28227	MURRAY, SUGAR FREE, Lemon Creme Sandwich Cookies	469	4.90	23.90	68.30	3.3	1.20	189	7.800
    28228	MURRAY, SUGAR FREE, Vanilla Creme Sandwich Cookies	467	4.90	23.10	70.00	3.4	1.20	192	7.500
    28229	MURRAY, SUGAR FREE, Shortbread Cookies	431	7.00	17.80	71.60	5.7	1.30	476	5.700
    28230	MURRAY, SUGAR FREE, Shortbread Bites	371	6.50	15.50	75.30	14.9	1.20	518	4.900
    28231	MURRAY, SUGAR FREE, Vanilla Wafer	412	5.90	16.80	74.00	5.6	1.40	281	5.400
    28232	MURRAY, Vanilla Sugar Wafer	527	3.90	25.70	70.00	1.0	41.00	92	8.600
    28233	MURRAY, Vanilla Wafer	461	4.00	17.40	72.90	1.4	31.50	401	5.700
    28234	SUNSHINE, CHEEZ-IT, Asiago Crackers	502	8.70	24.70	62.60	2.1	1.30	763	5.600
    28235	SUNSHINE, CHEEZ-IT, Baby Swiss Crackers	503	8.60	24.70	63.10	2.2	1.40	629	5.600
    28236	SUNSHINE, CHEEZ-IT, BIG Crackers	507	11.40	26.30	57.40	2.4	0.50	753	6.100
    28237	SUNSHINE, CHEEZ-IT, Cheddar Jack Crackers	460	9.50	22.00	57.60	2.4	1.20	813	5.500
    28238	SUNSHINE, CHEEZ-IT, Colby Crackers	512	9.55	26.85	59.25	2.2	1.20	761	6.400
    28239	SUNSHINE, CHEEZ-IT, Duoz Sharp Cheddar Parmesan Crackers	500	9.70	25.00	60.50	2.3	1.50	866	5.800
    28240	SUNSHINE, CHEEZ-IT, Duoz Smoked Cheddar Monterey Jack Crackers	507	9.00	25.90	60.80	2.2	0.90	898	6.100
    28241	SUNSHINE, GRIPZ, Cheez-It Crackers	491	11.00	23.20	61.00	2.5	0.50	809	6.400
    28242	SUNSHINE, GRIPZ, Cheez-It Mixx and Cheesy Pizza Crackers	484	10.80	21.30	63.70	2.5	1.00	919	6.700
    28243	SUNSHINE, CHEEZ-IT, Hot & Spicy Crackers	513	8.30	26.10	61.20	2.9	1.00	988	6.300
    28244	SUNSHINE, CHEEZ-IT, Italian Four Cheese Crackers	500	8.40	24.60	62.40	2.2	0.70	833	5.500
    28245	SUNSHINE, CHEEZ-IT, Crackers (made with Whole Grain)	511	10.70	26.50	58.20	4.3	0.50	824	6.100
    28246	SUNSHINE, CHEEZ-IT, Mozzarella Crackers	500	8.60	23.80	64.10	2.2	1.40	593	5.400
    28247	SUNSHINE, CHEEZ-IT, Parmesan Garlic Crackers	503	8.50	25.10	62.00	2.1	1.60	869	5.500
    28248	SUNSHINE, CHEEZ-IT, Pepper Jack Crackers	503	8.80	25.00	61.90	2.6	0.80	865	5.600
    28249	SUNSHINE, CHEEZ-IT, White Cheddar, Reduced Fat Crackers	443	9.70	13.60	72.00	2.5	1.20	789	4.000
    28250	SUNSHINE, CHEEZ-IT, 100 Calorie RIGHT BITES, Extra Cheesy Party Mix	473	8.50	17.40	65.30	3.1	2.70	1338	3.900
    28251	SUNSHINE, CHEEZ-IT, 100 Calorie Right Bites, Reduced Fat	452	13.30	14.60	67.00	2.2	0.80	823	3.500
    28252	SUNSHINE, CHEEZ-IT, Scrabble Jr. Crackers	466	10.90	17.30	67.90	2.6	0.60	612	4.500
    28253	SUNSHINE, CHEEZ-IT, Snack Mix	438	9.00	15.20	66.70	3.7	2.20	1107	3.200
    28254	SUNSHINE, CHEEZ-IT, Snack Mix, White Cheddar	473	8.55	20.60	65.70	3.2	2.15	952	4.900
    28255	KEEBLER, ZESTA, Export Sodas Crackers	414	5.60	11.50	74.00	3.3	2.30	597	2.330
    28256	AUSTIN, Peanut Butter on Cheese Crackers, sandwich-type	492	10.80	24.50	59.00	3.2	9.00	843	3.700
    28257	AUSTIN, Peanut Butter on Toasty Crackers, sandwich-type	489	10.60	23.80	60.20	3.2	11.60	772	3.600
    28258	AUSTIN, Cheddar Cheese on Wafer Crackers, sandwich-type	489	7.80	23.00	62.60	1.3	14.30	978	5.800
    28259	KELLOGG'S, EGGO Minis, Pancakes, Buttermilk	251	5.50	8.20	39.60	1.0	10.30	521	1.300
    28260	KELLOGG'S, EGGO, Waffles, Chocolate Chip	291	5.80	10.10	44.80	1.5	13.10	529	3.800
    28261	FAMOUS AMOS, Chocolate Sandwich Creme Cookies	474	4.30	19.10	72.30	2.2	40.40	420	6.400
    28262	FAMOUS AMOS, Vanilla Sandwich Creme Cookies	485	4.90	19.30	73.80	1.3	37.20	260	6.300
    28263	KEEBLER, Grahams, Cinnamon Crisp	430	5.90	12.20	76.30	3.3	26.90	474	2.700
    28264	KEEBLER, Oatmeal Cookies	478	7.10	20.10	67.70	4.5	30.90	325	6.300
    28265	KEEBLER, Cheese & Peanut Butter Sandwich Crackers	492	10.80	24.50	59.00	3.2	9.00	843	3.700
    28266	KEEBLER, READY CRUST, Graham Pie Crust (10"), Reduced Fat	472	4.90	17.50	73.50	2.5	29.70	483	3.800
    28267	KEEBLER, SANDIES, Simply Shortbread Cookies	528	6.00	28.80	62.20	1.4	22.60	291	13.200
    28268	KEEBLER, Sugar Cones	375	7.30	3.70	78.00	2.1	26.40	326	0.800
    28269	MOTHER'S, Old Fashioned Oatmeal Cookies	470	6.50	18.40	71.20	3.0	31.30	640	5.900
    28270	MOTHER'S, Vanilla Sandwich Cookies	469	4.80	20.10	68.90	1.3	30.10	276	7.300
    28271	MURRAY, COOKIE JAR CLASSICS, Butter Cookies	463	7.20	15.70	74.30	1.9	22.30	441	5.100
    28272	MURRAY, Chocolate Creme Sandwich Cookies	473	4.90	19.40	71.30	2.2	38.40	507	6.500
    28273	MURRAY, Vanilla Creme Sandwich Cookies	477	4.90	18.30	73.90	1.3	36.90	317	6.000
    28274	MURRAY, Honey Graham	445	5.90	13.20	75.70	2.7	22.00	477	3.200
    28275	MURRAY, Old Fashioned Gingersnaps Cookies	463	5.10	16.40	73.90	1.3	31.40	541	5.300
    28276	MURRAY, SOUTHERN KITCHEN, Oatmeal Cookies	478	7.10	20.10	67.70	4.5	30.90	325	6.300
    28277	MURRAY, SUGAR FREE, Chocolate Chip Cookies	469	5.60	27.00	63.60	4.8	1.20	411	10.500
    28278	MURRAY, SUGAR FREE, Oatmeal Cookies	451	6.70	22.70	66.60	8.5	1.20	410	7.200
    28279	MURRAY, SUGAR FREE, Chocolate Creme Sandwich Cookies	465	5.30	24.80	65.90	4.5	1.10	329	8.300
    28280	SUNSHINE, CHEEZ-IT, Original Crackers	507	11.40	26.30	57.40	2.4	0.50	753	6.100
    28281	SUNSHINE, CHEEZ-IT, Reduced Fat Crackers	449	13.30	14.50	67.00	2.2	0.80	823	3.500
    28282	SUNSHINE, KRISPY, Soup & Oyster Crackers (large)	416	8.60	9.30	76.10	2.6	2.40	1536	1.600
    28283	KEEBLER, ZESTA, Saltines, Original	418	8.20	9.00	76.10	2.5	1.60	1021	1.300
    28284	KEEBLER, ZESTA, Saltines with Whole Wheat	416	8.40	9.60	75.10	3.2	2.10	1532	1.400
    28285	Bread, chapati or roti, whole wheat, commercially prepared, frozen	299	7.85	9.20	46.13	9.7	2.93	298	3.311
    28286	Bread, paratha, whole wheat, commercially prepared, frozen	326	6.36	13.20	45.35	9.6	4.15	452	5.826
    28287	Bread, naan, whole wheat, commercially prepared, refrigerated	286	10.20	6.70	46.21	4.8	3.40	467	2.907
    28288	Bread, roll, Mexican, bollilo	318	10.65	5.80	55.77	2.2	3.55	506	1.401
    28289	Cookie, vanilla with caramel, coconut, and chocolate coating	489	3.50	25.80	64.10	4.4	35.80	182	17.700
    28290	Cookie, with peanut butter filling, chocolate-coated	558	8.10	35.30	52.20	3.5	30.90	371	19.200
    28291	Cookies, animal, with frosting or icing	509	3.00	24.10	70.09	0.9	41.10	257	16.200
    28292	Crackers, multigrain	482	7.10	20.40	67.60	3.5	12.00	883	3.300
    28293	Cookie, butter or sugar, with chocolate icing or filling	503	4.10	23.50	68.83	1.9	33.80	348	14.800
    28294	Cookie, chocolate, with icing or coating	507	4.50	24.20	67.87	2.3	32.00	380	16.500
    28295	Tortillas, ready-to-bake or -fry, whole wheat	310	9.76	9.76	45.89	9.8	2.44	512	4.878
    28296	Cake, snack cakes, creme-filled, chocolate with frosting, low-fat, with added fiber	409	3.71	13.00	69.37	14.9	33.42	483	5.570
    28297	Cake, snack cakes, not chocolate, with icing or filling, low-fat, with added fiber	405	3.71	11.14	72.49	14.9	29.71	316	3.713
    28298	Cookies, brownies, commercially prepared, reduced fat, with added fiber	345	2.77	9.68	61.58	11.1	38.73	290	2.766
    28299	Cookies, chocolate sandwich, with creme filling, reduced fat	436	2.94	13.24	76.17	2.9	41.18	471	2.941
    28300	Cookies, oatmeal sandwich, with creme filling	398	2.61	18.29	55.62	2.6	31.36	444	5.226
    28301	Cookies, peanut butter, commercially prepared, sugar free	523	10.34	31.03	50.52	3.4	0.00	448	8.621
    28302	Cookies, graham crackers, plain or honey, lowfat	386	5.71	5.71	77.96	5.7	22.86	629	0.000
    28303	Crackers, cheese, whole grain	412	9.62	16.03	57.29	6.4	0.00	802	3.206
    28304	Waffles, whole wheat, lowfat, frozen, ready-to-heat	257	7.14	3.57	49.16	4.3	4.29	557	0.714
    28305	Pancakes, plain, reduced fat	269	5.71	1.90	57.32	1.0	8.57	429	0.000
    28306	Bread, chapati or roti, plain, commercially prepared	297	11.25	7.45	46.36	4.9	2.72	409	1.953
    28307	Bread, naan, plain, commercially prepared, refrigerated	291	9.62	5.65	50.43	2.2	3.55	465	1.393
    31001	CAMPBELL'S, Tomato juice	21	0.82	0.00	4.12	0.8	2.88	280	0.000
    31002	CAMPBELL'S, Tomato juice, low sodium	21	0.82	0.00	4.12	0.8	2.88	58	0.000
    31005	CAMPBELL'S, V8 Vegetable Juice, Organic V8	20	0.41	0.00	4.53	0.8	3.29	198	0.000
    31006	CAMPBELL'S, Organic Tomato juice	21	0.82	0.00	4.12	0.8	2.88	280	0.000
    31007	HEALTHY REQUEST Tomato juice	21	0.82	0.00	4.53	0.8	3.70	198	0.000
    31008	CAMPBELL'S, V8 100% Vegetable Juice	21	0.82	0.00	4.12	0.8	3.29	173	0.000
    31010	CAMPBELL'S, V8 Vegetable Juice, Essential Antioxidants V8	21	0.82	0.00	4.53	0.8	3.29	198	0.000
    31011	CAMPBELL'S, V8 Vegetable Juice, Calcium Enriched V8	21	0.82	0.00	4.53	0.8	3.29	198	0.000
    31012	CAMPBELL'S, V8 Vegetable Juice, Low Sodium V8	21	0.82	0.00	4.12	0.8	3.29	58	0.000
    31013	CAMPBELL'S, V8 Vegetable Juice, Spicy Hot V8	21	0.82	0.00	4.12	0.8	3.29	198	0.000
    31014	PACE, Jalapenos Nacho Sliced Peppers	13	0.00	0.00	3.33	3.3	3.33	1000	0.000
    31015	PACE, Diced Green Chilies	27	0.00	0.00	6.67	3.3	3.33	333	0.000
    31016	CAMPBELL'S, V8 60% Vegetable Juice, V8 V-Lite	14	0.41	0.00	2.88	0.4	2.06	148	0.000
    31017	CAMPBELL'S, V8 Vegetable Juice, Low Sodium Spicy Hot	21	0.82	0.00	4.53	0.8	3.29	58	0.000
    31018	CAMPBELL'S, V8 Vegetable Juice, High Fiber V8	25	0.82	0.00	5.39	2.1	3.29	198	0.000
    31019	Seaweed, Canadian Cultivated EMI-TSUNOMATA, dry	259	15.34	1.39	46.24	36.7		4331	0.450
    31020	Seaweed, Canadian Cultivated EMI-TSUNOMATA, rehydrated	31	1.86	0.17	5.62	4.5		526	0.050
    31021	Potatoes, hash brown, refrigerated, unprepared	84	1.75	0.08	19.16	1.8	0.91	42	
    31022	Potatoes, hash brown, refrigerated, prepared, pan-fried in canola oil	242	3.24	10.30	33.99	3.6	1.16	77	0.805
    31023	Sweet Potatoes, french fried, frozen as packaged, salt added in processing	152	1.57	5.06	24.94	3.6	8.19	229	0.425
    31024	Sweet Potatoes, french fried, crosscut, frozen, unprepared	209	1.70	11.10	25.52	3.4	6.46	214	0.930
    31025	Sweet Potato puffs, frozen, unprepared	161	1.36	3.58	30.72	1.9	7.65	250	0.310
    31026	Potatoes, yellow fleshed, roasted, salt added in processing, frozen, unprepared	119	1.99	1.85	23.44	2.6	0.31	338	0.153
    31027	Potatoes, yellow fleshed, french fried, frozen, unprepared	162	2.47	5.84	25.01	2.2	0.37	300	1.427
    31028	Potatoes, yellow fleshed, hash brown, shredded, salt added in processing, frozen, unprepared	81	2.04	0.07	17.98	2.0	0.23	330	0.010
    31029	Potatoes, french fried, wedge cut, frozen, unprepared	166	2.56	7.47	22.22	2.4	0.34	380	1.843
    31030	Potatoes, french fried, steak cut, salt not added in processing, frozen, unprepared	138	2.40	3.42	24.31	2.4	0.21	30	0.880
    31031	Potatoes, french fried, cross cut, frozen, unprepared	193	2.70	10.00	22.95	2.3	0.49	393	2.590
    32000	Rice and vermicelli mix, beef flavor, unprepared	359	10.84	1.27	76.02	1.6	4.27	1337	0.310
    32001	Rice and vermicelli mix, beef flavor, prepared with 80% margarine	129	2.82	3.20	22.03	0.6		364	0.870
    32002	Rice and vermicelli mix, rice pilaf flavor, unprepared	359	10.42	1.37	76.31	1.2	1.53	1303	0.307
    32003	Rice and vermicelli mix, rice pilaf flavor, prepared with 80% margarine	148	2.94	3.70	25.67	0.6	0.26	430	0.744
    32004	Macaroni and cheese, box mix with cheese sauce, unprepared	334	12.73	10.67	46.66	1.8	6.43	766	1.184
    32005	Macaroni and cheese, box mix with cheese sauce, prepared	164	6.68	4.99	23.10	1.2	1.57	460	1.636
    32006	Taquitos, frozen, chicken and cheese, oven-heated	284	9.21	12.54	33.63	2.9	1.30	453	2.310
    32007	Taquitos, frozen, beef and cheese, oven-heated	287	9.40	12.79	33.46	2.8	1.66	456	2.621
    32008	Pasta mix, classic cheeseburger macaroni, unprepared	349	11.60	1.88	71.51	2.7	4.97	2152	0.368
    32009	Pasta mix, classic beef, unprepared	354	12.32	1.78	72.20	2.0	4.95	1537	0.439
    32010	Pasta mix, Italian lasagna, unprepared	356	10.90	1.97	73.77	2.8	11.27	1850	0.443
    32011	Yellow rice with seasoning, dry packet mix, unprepared	343	7.02	1.75	74.68	1.8	1.75	1316	0.000
    32012	Pizza rolls, frozen, unprepared	328	8.73	9.98	50.72	1.2	3.74	599	2.494
    32013	Potsticker or wonton, pork and vegetable, frozen, unprepared	136	8.28	5.52	13.28	1.4	2.76	441	1.724
    32014	Macaroni or noodles with cheese, made from reduced fat packaged mix, unprepared	297	13.10	4.03	52.06	2.0	5.04	867	0.409
    32015	Turnover, cheese-filled, tomato-based sauce, frozen, unprepared	235	10.24	9.45	27.29	1.6	7.87	598	4.724
    32016	Macaroni or noodles with cheese, microwaveable, unprepared	388	11.48	6.56	70.75	1.6	8.20	902	2.814
    32017	Pasta mix, Italian four cheese lasagna, unprepared	355	12.53	2.70	70.26	2.6	6.70	2093	0.697
    32019	Lasagna, cheese, frozen, unprepared	145	5.06	4.22	21.61	1.7	3.80	312	2.110
    33862	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium, Newborn, powder	514	10.80	27.00	57.00	0.0	57.00	138	7.787
    33863	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium LIPIL, Infant, powder	510	10.80	27.00	57.00	0.0	57.00	138	11.161
    33864	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium LIPIL, Infant, Liquid concentrate, not reconstituted	129	2.73	6.83	14.42	0.0	14.42	35	2.824
    33865	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium, Infant, Liquid concentrate, not reconstituted	129	2.72	7.10	14.34	0.0	14.34	35	2.943
    33866	Infant formula, MEAD JOHNSON, ENFAMIL, ENFAGROW, GENTLEASE, Toddler, LIPIL, powder	494	12.90	26.00	52.00	0.0	52.00	200	11.760
    33867	Infant formula, GERBER, GOOD START, PROTECT PLUS, powder	512	11.30	26.10	57.00	0.0	57.00	138	10.936
    33868	Infant Formula, GERBER GOOD START 2, GENTLE PLUS, powder	492	10.80	25.10	57.10	0.0	57.10	133	10.517
    33869	Infant formula, GERBER, GOOD START 2, PROTECT PLUS, powder	501	11.10	25.70	56.30	0.0	56.30	138	11.016
    33870	Infant formula, MEAD JOHNSON, ENFAMIL, ENFAGROW, Soy, Toddler, LIPIL, powder	470	15.70	21.00	56.00	0.0	56.00	171	6.218
    33871	Infant formula, ABBOTT NUTRITION, SIMILAC, GO AND GROW, powder, with ARA and DHA	512	15.36	27.65	52.20	0.0	52.20	154	11.430
    33872	Infant formula, GERBER, GOOD START 2 SOY, with iron, powder	501	12.50	25.60	55.60	0.0	55.60	200	11.043
    33873	Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, AA LIPIL, powder, not reconstituted	500	14.00	26.00	51.00	0.0	51.00	230	10.813
    33874	Infant formula, MEAD JOHNSON, ENFAMIL, Premature, 20 calories ready-to-feed Low iron	66	1.97	3.34	7.21	0.0	7.23	38	1.679
    33875	Infant formula, MEAD JOHNSON, ENFAMIL, Premature, 24 calories ready-to-feed Low iron	67	1.97	3.34	7.19	0.0	7.21	38	1.339
    33876	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium, Infant, ready-to-feed	66	1.38	3.48	7.39	0.0	7.39	18	1.027
    33877	Infant Formula, MEAD JOHNSON, ENFAMIL, Premium, Infant, powder	510	10.80	27.00	57.00	0.0	57.00	138	11.161
    35001	Agutuk, fish/berry with seal oil (Alaskan ice cream) (Alaska Native)	353	3.40	31.80	13.40	0.5		21	7.700
    35003	Agutuk, meat-caribou (Alaskan ice cream) (Alaska Native)	258	21.70	18.60	0.90			95	5.100
    35004	Ascidians (tunughnak) (Alaska Native)	20	3.80	0.50	0.00			656	0.100
    35007	Bear, black, meat (Alaska Native)	155	20.10	8.30	0.00				
    35008	Bear, polar, meat, raw (Alaska Native)	130	25.60	3.10	0.00				0.630
    35009	Whale, beluga, meat, dried (Alaska Native)	327	69.86	5.34	0.00	0.0	0.00	220	1.204
    35010	Whale, beluga, eyes (Alaska Native)	291	19.60	23.30	0.00	0.0	0.00		
    35011	Whale, beluga, meat, raw (Alaska Native)	111	26.50	0.50	0.00	0.0	0.00	78	0.092
    35012	Whale, beluga, flipper, raw (Alaska Native)	271	19.00	21.70	0.00	0.0	0.00		
    35013	Whale, beluga, liver, raw (Alaska Native)	117	18.40	3.90	2.00				
    35014	Oil, beluga, whale (Alaska Native)	900	0.00	100.00	0.00	0.0	0.00	0	14.490
    35015	Blackberries, wild, raw (Alaska Native)	52	0.84	1.07	9.84	3.2	3.65	6	
    35016	Fish, blackfish, whole (Alaska Native)	82	15.50	1.75	0.00				
    35017	Blueberries, wild, frozen (Alaska Native)	44	0.70	0.00	10.40				
    35021	Caribou, bone marrow, raw (Alaska Native)	786	6.70	84.40	0.00				
    35022	Caribou, eye, raw (Alaska Native)	326	10.80	31.40	0.00				
    35023	Caribou, liver, raw (Alaska Native)	122	15.00	3.90	6.80				
    35024	Stew/soup, caribou (Alaska Native)	41	3.80	0.70	4.80	0.1		72	0.010
    35025	Caribou, tongue, raw (Alaska Native)	260	13.70	22.80	0.00				
    35026	Chiton, leathery, gumboots (Alaska Native)	83	17.10	1.60	0.00				
    35027	Cloudberries, raw (Alaska Native)	51	2.40	0.80	8.60				
    35028	Cockles, raw (Alaska Native)	79	13.50	0.70	4.70				
    35029	Cranberries, wild, bush, raw (Alaska Native)	55	1.10	0.20	12.30	6.7		26	
    35030	Cranberry, low bush or lingenberry, raw (Alaska Native)	55	0.40	0.50	12.20				
    35034	Fish, devilfish, meat (Alaska Native)	97	11.70	5.30	0.00				
    35038	Fireweed, young leaves, raw (Alaska Native)	44	3.00	0.80	6.30	6.0		50	
    35039	Fish, herring eggs on giant kelp, Pacific (Alaska Native)	63	11.30	0.80	2.60			61	
    35040	Fish, herring eggs, Pacific, dry (Alaska Native)	312	60.40	6.60	2.80				
    35041	Fish, herring eggs, Pacific, plain (Alaska Native)	74	9.60	1.93	4.47			61	0.430
    35042	Fish, herring, Pacific, flesh, air-dried, packed in oil (Alaska Native)	489	44.50	34.60	0.00				
    35043	Huckleberries, raw (Alaska Native)	37	0.40	0.10	8.70			10	
    35046	Fish, lingcod, meat, raw (Alaska Native)	79	17.90	0.80	0.00			59	
    35047	Fish, lingcod, liver (Alaska Native)	424	5.60	42.00	6.00				
    35048	Stew, moose (Alaska Native)	55	6.60	0.50	6.00	0.5		222	0.010
    35049	Moose, meat, raw (Alaska Native)	103	22.30	1.50	0.00	0.0	0.00	65	0.220
    35050	Mashu roots, raw (Alaska Native)	135	5.80	2.40	22.60				
    35051	Moose, liver, braised (Alaska Native)	155	24.38	4.89	3.43			70	
    35052	Mouse nuts, roots (Alaska Native)	81	3.90	0.10	16.10				
    35053	Mouse nuts, seedlings (Alaska Native)	104	7.30	1.10	16.30				
    35054	Octopus (Alaska Native)	56	12.30	0.80	0.00				0.200
    35055	Seal, bearded (Oogruk), meat, dried (Alaska Native)	351	82.60	2.30	0.00	0.0	0.00		0.600
    35056	Seal, bearded (Oogruk), meat, raw (Alaska Native)	110	26.70	0.40	0.00				
    35057	Oil, bearded seal (Oogruk) (Alaska Native)	899	0.56	99.60	0.00			0	10.926
    35058	Oopah (tunicate), whole animal (Alaska Native)	67	11.70	2.20	0.00				
    35059	Owl, horned, flesh, raw (Alaska Native)	136	22.70	5.00	0.00				
    35060	Fish, pike, northern, liver (Alaska Native)	156	16.60	8.00	4.30				
    35063	Rhubarb, wild, leaves (Alaska Native)	61	4.20	0.50	9.90				
    35064	Fish, salmon, tipnuk, fermented (Alaska Native)	159	15.90	10.60	0.00				
    35065	Fish, salmon, king, chinook, kippered, canned (Alaska Native)	266	30.70	15.90	0.00				
    35066	Fish, salmon, king, chinook, smoked and canned (Alaska Native)	150	23.20	5.90	0.00				
    35067	Fish, salmon, king, chinook, smoked, brined (Alaska Native)	430	39.90	30.00	0.00	0.0		693	6.970
    35068	Fish, salmon, king, chinook, liver (Alaska Native)	156	16.60	8.00	4.30				
    35069	Duck, scoter, white-winged, meat (Alaska Native)	84	20.20	0.40	0.00				
    35070	Sea cucumber, yane (Alaska Native)	56	13.00	0.40	0.00				
    35071	Seal, ringed, meat (Alaska Native)	142	28.40	3.20	0.00			110	0.820
    35072	Seal, ringed, liver (Alaska Native)	116	18.60	3.30	2.90				1.170
    35073	Soup, fish, homemade (Alaska Native)	72	7.40	2.20	5.60			30	0.500
    35074	Sourdock, young leaves (Alaska Native)	42	2.30	0.70	6.50				
    35075	Squirrel, ground, meat (Alaska Native)	111	19.30	3.80	0.00				
    35078	Tea, tundra, herb and laborador combination (Alaska Native)	1	0.00	0.00	0.20			132	0.000
    35079	Walrus, meat, dried (Alaska Native)	251	57.00	2.60	0.00				
    35080	Deer (venison), sitka, raw (Alaska Native)	116	21.50	2.66	0.00				0.630
    35081	Walrus, meat, raw (Alaska Native)	199	19.20	13.60	0.00				2.570
    35082	Walrus, meat and subcutaneous fat raw (Alaska Native)	282	16.30	24.10	0.00				
    35083	Walrus, liver, raw (Alaska Native)	125	21.00	3.00	3.50				
    35084	Oil, walrus (Alaska Native)	900	0.00	100.00	0.00				
    35085	Whale, bowhead, subcutaneous fat (blubber) (Alaska Native)	870	0.40	96.50	0.00				
    35086	Whale, bowhead, skin and subcutaneous fat (muktuk) (Alaska Native)	465	12.60	46.10	0.00				6.560
    35087	Oil, whale, bowhead (Alaska Native)	900	0.00	100.00	0.00				
    35088	Fish, whitefish, broad, liver (Alaska Native)	104	11.00	4.40	5.10				
    35089	Fish, whitefish, mixed species, raw (Alaska Native)	131	18.90	6.10	0.00			51	1.370
    35091	Fish, whitefish, broad, head, eyes, cheeks and soft bones (Alaska Native)	107	18.60	3.60	0.00				
    35092	Willow, leaves in oil (Alaska Native)	592	2.60	61.00	8.10				
    35093	Willow, young leaves, chopped (Alaska Native)	122	6.10	1.60	20.70				
    35130	Mush, blue corn with ash (Navajo)	54	0.66	0.49	11.74	1.1	0.19	8	0.074
    35131	Cornmeal, blue (Navajo)	398	10.40	5.44	76.93	8.7	1.81	7	0.886
    35132	Melon, banana (Navajo)	21	0.84	0.20	4.06	0.3	3.36	11	
    35133	Chilchen (Red Berry Beverage) (Navajo)	44	0.81	0.63	8.68		2.60	15	0.075
    35134	Corn, dried (Navajo)	386	9.88	5.22	74.93		5.38	13	0.820
    35135	Corn, white, steamed (Navajo)	386	9.72	5.18	75.20	16.6	6.47	4	0.830
    35136	Cornmeal, white (Navajo)	398	10.99	5.04	77.14	10.4	1.46	4	0.853
    35137	Cornmeal, yellow (Navajo)	384	9.85	5.88	72.90	9.4	1.56	4	1.043
    35138	Squash, Indian, raw (Navajo)	26	0.52	0.20	5.64		3.54	20	
    35139	Squash, Indian, cooked, boiled (Navajo)	16	0.31	0.15	3.22	1.5	2.02		
    35140	Bread, kneel down (Navajo)	195	4.29	2.21	39.47		3.74	126	0.353
    35141	Mutton, cooked, roasted (Navajo)	234	33.43	11.09	0.08			135	5.142
    35142	Frybread, made with lard (Navajo)	330	6.69	12.22	48.26		2.03	329	4.621
    35143	Tortilla, includes plain and from mutton sandwich (Navajo)	237	7.28	0.95	49.94	2.4	2.75	482	0.296
    35144	Stew, dumpling with mutton (Navajo)	101	8.71	3.78	8.03		0.21	46	1.709
    35145	Stew, hominy with mutton (Navajo)	83	6.71	2.06	9.38	2.0	0.11	45	0.733
    35146	Stew, mutton, corn, squash (Navajo)	103	8.62	4.34	7.27	1.7	0.61	49	1.735
    35147	Tamales (Navajo)	153	6.28	6.12	18.12	3.1	0.99	427	2.396
    35148	Stew, steamed corn (Navajo)	112	8.82	3.75	10.80	2.3	0.51	104	1.603
    35149	Fish, halibut, raw, with skin (Alaska Native)	116	20.53	2.92	1.81	0.0	0.00	79	0.726
    35150	Fish, salmon, coho (silver), raw (Alaska Native)	140	22.56	5.57	0.00	0.0	0.00	58	0.904
    35151	Fish, salmon, sockeye (red), raw (Alaska Native)	153	21.94	7.28	0.00	0.0	0.00	60	1.007
    35152	Fish, Salmon, Chum, raw (Alaska Native)	116	20.69	3.67	0.00	0.0	0.00	59	0.547
    35153	Fish, salmon, king (chinook), raw (Alaska Native)	187	20.25	11.73	0.00	0.0	0.00	48	1.870
    35154	Salmonberries, raw (Alaska Native)	47	0.85	0.33	10.05	1.9	3.66	14	
    35155	Blueberries, wild, raw (Alaska Native)	61	1.22	0.76	12.31	2.6	6.46	6	
    35156	Oil, spotted seal (Alaska Native)	894	0.00	99.32	0.00	0.0	0.00	0	14.740
    35157	Fish, salmon, red, canned, bones removed (Alaska Native)	161	27.31	5.76	0.00	0.0	0.00	390	0.920
    35158	Fish, whitefish, eggs (Alaska Native)	104	14.66	2.88	4.89	0.0	0.00	160	0.496
    35160	Caribou, rump meat, half dried (Alaska Native)	255	52.06	5.23	0.00	0.0	0.00	390	1.550
    35161	Caribou, shoulder meat, dried (Alaska Native)	271	59.38	3.67	0.00	0.0	0.00	950	1.586
    35162	Caribou, hind quarter meat, raw (Alaska Native)	122	22.63	3.37	0.00	0.0	0.00	52	1.270
    35164	Seal, bearded (Oogruk), meat, dried, in oil (Alaska Native)	367	35.31	25.08	0.00	0.0	0.00	120	3.920
    35165	Fish, whitefish, dried (Alaska Native)	371	62.44	13.44	0.00	0.0	0.00	200	2.850
    35166	Fish, salmon, red, (sockeye), canned, smoked (Alaska Native)	206	35.19	7.26	0.00	0.0	0.00	600	1.480
    35167	Fish, salmon, red, (sockeye), kippered (Alaska Native)	141	24.50	4.75	0.00	0.0	0.00	460	0.800
    35168	Fish, salmon, king, with skin, kippered, (Alaska Native)	209	23.19	12.95	0.00	0.0	0.00	870	2.440
    35169	Fish, sheefish, raw (Alaska Native)	115	22.25	2.84	0.00	0.0	0.00	52	0.490
    35170	Seal, bearded (Oogruk), meat, low quadrant, raw (Alaska Native)	186	23.63	10.17	0.00	0.0	0.00	57	
    35171	Fish, salmon, chum, dried (Alaska Native)	378	62.09	14.38	0.00	0.0	0.00	190	2.395
    35172	Elk, free range, ground, cooked patties (Shoshone Bannock)	143	29.45	2.80	0.00		0.00	56	1.138
    35173	Elk, free range, ground, raw (Shoshone Bannock)	97	20.14	1.80	0.00	0.0	0.00	49	0.706
    35174	Buffalo, free range, top round steak, raw (Shoshone Bannock)	97	21.44	1.30	0.00			43	0.418
    35175	Seal, bearded (Oogruk), meat, partially dried (Alaska Native)	270	62.38	2.31	0.00		0.00	130	
    35176	Buffalo, free range, top round steak, cooked (Shoshone Bannock)	146	32.51	1.80	0.00			41	0.595
    35177	Elk, free range, roast, eye of round, raw (Shoshone Bannock)	98	19.74	2.10	0.00	0.0	0.00	43	0.828
    35178	Elk, free range, roast, eye of round, cooked (Shoshone Bannock)	148	30.56	2.85	0.00	0.0	0.00	50	1.125
    35179	Chokecherries, raw, pitted (Shoshone Bannock)	156	2.89	0.98	33.88	17.0	14.22	2	
    35180	Steelhead trout, dried, flesh (Shoshone Bannock)	382	77.27	8.06	0.00	0.0	0.00	2850	0.829
    35181	Steelhead trout, boiled, canned (Alaska Native)	159	21.11	8.26	0.00	0.0	0.00	118	1.530
    35182	Acorn stew (Apache)	95	6.81	3.47	9.22	0.7	0.34	130	1.280
    35183	Corn, dried, yellow (Northern Plains Indians)	419	14.48	10.64	66.27	20.5	21.32	4	1.974
    35184	Smelt, dried (Alaska Native)	386	56.19	17.90	0.00	0.0	0.00	420	3.590
    35185	Frybread, made with lard (Apache)	309	8.38	10.14	46.01	1.7	1.54	671	3.631
    35186	Corned beef and potatoes in tortilla (Apache)	224	7.91	8.31	29.35	1.5	1.79	511	3.366
    35187	Tennis Bread, plain (Apache)	258	9.00	1.05	53.26	2.6	3.01	810	0.270
    35188	Fish, halibut, cooked, with skin (Alaska Native)	113	22.13	2.73	0.00	0.0	0.00	86	0.498
    35190	Salmon, red (sockeye), filets with skin, smoked (Alaska Native)	345	60.62	11.43	0.00	0.0	0.00	51	2.593
    35192	Agave, raw (Southwest)	68	0.52	0.15	16.23	6.6	2.58	14	
    35193	Agave, cooked (Southwest)	135	0.99	0.29	32.00	10.6	20.87	13	
    35194	Agave, dried (Southwest)	341	1.71	0.69	81.98	15.6	50.70	14	
    35195	Cattail, Narrow Leaf Shoots (Northern Plains Indians)	25	1.18	0.00	5.14	4.5	0.22	109	
    35196	Lambsquarters, raw (Northern Plains Indians)	47	4.21	0.28	6.96	6.3		7	
    35197	Lambsquarters, steamed (Northern Plains Indians)	48	4.06	0.16	7.47	5.2		4	
    35198	Prickly pears, raw (Northern Plains Indians)	42	0.12	0.11	10.17	5.3	1.02	4	
    35199	Prickly pears, broiled (Northern Plains Indians)	91	0.39	0.31	21.57				
    35200	Prairie Turnips, raw (Northern Plains Indians)	156	2.62	0.36	35.67	8.0	0.82	5	
    35201	Prairie Turnips, boiled (Northern Plains Indians)	129	1.64	0.32	29.99	7.2	4.74	4	
    35202	Raspberries, wild (Northern Plains Indians)	62	1.12	0.28	13.85	7.5	5.54	4	
    35203	Rose Hips, wild (Northern Plains Indians)	162	1.60	0.34	38.22	24.1	2.58	4	
    35204	Chokecherries, raw, pitted (Northern Plains Indians)	162	3.04	1.69	33.62	20.0	9.37	5	
    35205	Stinging Nettles, blanched (Northern Plains Indians)	42	2.71	0.11	7.49	6.9	0.25	4	
    35206	Plums, wild (Northern Plains Indians)	91	0.43	0.17	21.95	6.0	10.61	4	
    35207	Pinon Nuts, roasted (Navajo)	541	7.41	34.08	51.06	43.4		310	3.210
    35211	Caribou, hind quarter, meat, cooked (Alaska Native)	159	28.81	4.82	0.00	0.0	0.00	45	1.880
    35225	Agutuk, fish with shortening (Alaskan ice cream) (Alaska Native)	470	9.00	43.50	10.50			24	8.600
    35226	Sea lion, Steller, liver (Alaska Native)	137	22.90	5.00	0.00			88	1.300
    35227	Sea lion, Steller, kidney (Alaska Native)	93	18.10	1.70	1.40			231	0.300
    35228	Sea lion, Steller, heart (Alaska Native)	102	17.00	3.30	1.00			115	
    35229	Sea lion, Steller, meat (Alaska Native)	120	25.85	1.88	0.00			62	
    35230	Sea lion, Steller, meat with fat (Alaska Native)	242	22.10	14.65	5.55			80	2.900
    35231	Sea lion, Steller, fat (Alaska Native)	850	0.90	94.00	0.00				
    35232	Wocas, dried seeds, Oregon, yellow pond lily (Klamath)	361	7.90	1.07	80.02	19.2	0.43	25	0.147
    35233	Hazelnuts, beaked (Northern Plains Indians)	628	14.89	52.99	22.98	9.8		2	
    35234	Piki bread, made from blue cornmeal (Hopi)	390	9.06	7.16	72.22	9.2	1.60	60	0.819
    35235	Wocas, tuber, cooked, Oregon, yellow pond lily (Klamath)	34	0.69	0.35	7.06	2.3	0.00	10	0.041
    35236	Stew, pinto bean and hominy, badufsuki (Hopi)	32	1.42	0.54	5.38	1.5	0.00	45	0.085
    35237	Tamales, masa and pork filling (Hopi)	168	13.19	4.70	18.28	3.3	1.57	298	1.383
    35238	Tea, herbal, brewed, Hohoysi (Hopi)	2	0.12	0.20	0.00			27	
    35239	Tortilla, blue corn, Sakwavikaviki (Hopi)	276	7.83	1.40	58.12	3.4	2.97	663	0.287
    35240	Bread, blue corn, somiviki (Hopi)	186	3.10	1.53	39.84	3.6	12.94	9	0.289
    36000	APPLEBEE'S, 9 oz house sirloin steak	189	26.85	9.08	0.00		0.00	604	3.477
    36001	APPLEBEE'S, Double Crunch Shrimp	323	14.18	19.00	23.92	1.2	1.01	714	3.627
    36002	APPLEBEE'S, french fries	290	3.31	13.17	39.50	3.9	0.00	618	2.333
    36003	APPLEBEE'S, KRAFT, Macaroni & Cheese, from kid's menu	143	5.01	4.34	21.08	1.3	3.70	288	1.312
    36004	APPLEBEE'S, mozzarella sticks	316	14.87	18.37	22.87	2.1	2.80	838	6.730
    36005	APPLEBEE'S, chicken tenders, from kids' menu	296	19.25	16.15	18.36	1.2	0.39	763	2.852
    36006	T.G.I. FRIDAY'S, FRIDAY'S Shrimp, breaded	241	13.75	15.12	12.43	0.8	0.47	685	2.833
    36007	T.G.I. FRIDAY'S, french fries	296	3.74	14.82	36.90	4.1	0.00	409	2.600
    36008	T.G.I. FRIDAY'S, fried mozzarella	333	15.82	18.76	25.33	2.2	1.45	738	7.172
    36009	T.G.I. FRIDAY'S, macaroni & cheese, from kid's menu	121	5.03	3.45	17.40	1.0	1.65	482	1.630
    36010	T.G.I. FRIDAY'S, chicken fingers, from kids' menu	330	18.11	20.78	17.72	0.9	0.34	792	3.916
    36011	T.G.I. FRIDAY'S, classic sirloin steak (10 oz)	196	31.02	7.83	0.47		0.46	232	2.451
    36012	Restaurant, family style, fried mozzarella sticks	325	14.75	18.33	25.14	2.0	2.36	861	6.848
    36013	Restaurant, family style, sirloin steak	195	29.80	8.48	0.00		0.55	339	3.143
    36014	Restaurant, family style, french fries	289	3.49	14.04	37.20	3.9	0.28	357	2.489
    36015	Restaurant, family style, chicken fingers, from kid's menu	307	18.68	17.45	18.77	1.1	0.33	809	3.199
    36016	Restaurant, family style, shrimp, breaded and fried	294	12.85	18.10	20.01	1.0	0.74	853	3.325
    36017	Restaurant, family style, macaroni & cheese, from kids' menu	151	5.42	6.06	18.80	1.1	3.09	361	2.147
    36018	APPLEBEE'S, fish, hand battered	202	13.23	9.14	16.65	0.9	0.51	607	1.613
    36019	APPLEBEE'S, chili	157	12.56	9.79	4.57	1.4	2.27	381	4.150
    36020	T.G.I. FRIDAY'S, chicken fingers	325	18.68	20.31	16.84	0.8	0.23	787	3.905
    36021	APPLEBEE'S, coleslaw	120	0.79	7.09	13.17	2.8	9.33	178	1.061
    36022	APPLEBEE'S, crunchy onion rings	356	4.58	19.61	40.17	3.1	4.48	833	3.574
    36023	APPLEBEE'S, chicken tenders platter	297	19.62	16.24	17.98	1.0	0.36	740	2.849
    36024	CRACKER BARREL, chicken tenderloin platter, fried	293	18.06	15.48	20.29	0.7	0.09	874	2.763
    36025	CRACKER BARREL, coleslaw	175	0.89	13.22	13.01	1.6	11.07	110	2.039
    36026	CRACKER BARREL, onion rings, thick-cut	327	4.78	16.00	40.95	2.2	4.82	463	2.941
    36027	DENNY'S, chicken strips	295	19.17	14.50	22.03	1.1	0.29	798	2.585
    36028	DENNY'S, coleslaw	183	0.97	15.03	10.88	1.3	8.16	376	2.344
    36029	DENNY'S, fish fillet, battered or breaded, fried	234	13.75	12.16	17.41	1.0	0.40	516	2.139
    36030	DENNY'S, hash browns	197	2.49	8.99	26.59	2.7	1.38	468	1.689
    36031	DENNY'S, onion rings	385	5.29	22.23	41.05	2.4	4.76	780	3.729
    36032	DENNY'S, spaghetti and meatballs	170	7.84	8.52	15.51	1.5	2.03	351	3.104
    36033	Restaurant, family style, fish fillet, battered or breaded, fried	219	13.49	10.79	16.89	0.9	0.45	561	1.876
    36034	Restaurant, family style, chicken tenders	302	18.88	16.63	19.29	0.9	0.24	800	2.946
    36035	Restaurant, family style, coleslaw	159	0.88	11.78	12.35	1.9	9.54	221	1.909
    36036	Restaurant, family style, onion rings	356	4.89	19.28	40.72	2.6	4.68	692	3.415
    36037	Restaurant, family style, chili with meat and beans	157	12.56	9.79	4.57	1.4	2.27	381	4.023
    36038	Restaurant, family style, spaghetti and meatballs	170	7.84	8.52	15.51	1.5	2.03	351	3.104
    36039	Restaurant, family style, hash browns	197	2.49	8.99	26.59	2.7	1.38	468	1.689
    36040	CRACKER BARREL, macaroni n' cheese	194	6.49	11.75	15.61	1.1	2.83	375	4.178
    36401	Restaurant, Latino, chicken and rice, entree, prepared	174	12.02	5.06	20.03	1.2	0.55	518	1.101
    36403	Restaurant, Latino, empanadas, beef, prepared	335	11.31	18.37	31.19	2.0	1.84	440	5.156
    36404	Restaurant, Latino, arroz con leche (rice pudding)	146	3.20	3.69	24.92	0.5	15.26	106	1.899
    36405	Restaurant, Latino, Arroz con frijoles negros (rice and black beans)	151	4.64	3.85	24.40	3.4	0.86	420	0.729
    36406	Restaurant, Latino, Arroz con habichuelas colorados (Rice And Red Beans)	142	3.96	3.46	23.74	2.6	0.15	370	0.502
    36407	Restaurant, Latino, Arroz con grandules (rice and pigeonpeas)	182	3.50	4.98	30.75	1.4		583	0.763
    36408	Restaurant, Latino, pupusas con frijoles (pupusas, bean)	229	5.59	9.01	31.49	5.8	1.30	305	2.188
    36409	Restaurant, Latino, pupusas con queso (pupusas, cheese)	256	11.72	13.25	22.39	2.9	1.20	400	6.479
    36410	Restaurant, Latino, pupusas del cerdo (pupusas, pork)	232	11.51	10.43	23.02	2.6	1.45	426	3.166
    36411	Restaurant, Latino, tamale, corn	186	3.48	7.21	26.68	3.2	7.42	277	2.629
    36412	Restaurant, Latino, tamale, pork	174	7.35	9.04	15.75	2.4	0.46	473	2.692
    36413	Restaurant, Latino, black bean soup	103	5.10	2.57	14.79	4.9	0.89	311	0.535
    36414	Restaurant, Latino, tripe soup	74	8.61	2.58	4.07			411	1.045
    36415	Restaurant, Latino, arepa (unleavened cornmeal bread)	219	5.48	5.38	37.14	2.6	0.87	270	2.902
    36416	Restaurant, Latino, bunuelos (fried yeast bread)	462	8.02	26.24	48.57	1.5	12.24	418	6.834
    36601	Restaurant, Chinese, egg rolls, assorted	250	8.28	11.94	27.29	2.6		468	2.116
    36602	Restaurant, Chinese, fried rice, without meat	174	4.05	2.96	32.79	1.1	0.56	387	0.540
    36603	Restaurant, Chinese, beef and vegetables	105	7.08	5.30	7.29	1.5	2.41	409	0.978
    36604	CRACKER BARREL, chicken tenderloin platter, fried, from kid's menu	294	18.67	15.41	20.24	1.0	0.19	871	2.830
    36605	CRACKER BARREL, country fried shrimp platter	336	11.96	21.62	23.47	1.2		1136	3.898
    36606	CRACKER BARREL, farm raised catfish platter	266	22.94	17.05	5.31	1.6		414	3.249
    36607	CRACKER BARREL, steak fries	255	3.26	13.18	30.87	3.5	0.86	43	2.369
    36608	CRACKER BARREL, grilled sirloin steak	203	31.52	8.52	0.00			180	3.045
    36609	CRACKER BARREL, macaroni n' cheese plate, from kid's menu	192	6.46	11.51	15.58	0.7	2.83	374	4.197
    36610	DENNY'S, french fries	282	3.41	14.13	35.20	3.5	0.85	44	2.534
    36611	DENNY'S, mozzarella cheese sticks	324	13.56	17.87	27.22	1.6	2.83	1008	6.643
    36612	DENNY'S, golden fried shrimp	277	11.51	16.67	20.21	1.0		877	2.943
    36613	DENNY'S, macaroni & cheese, from kid's menu	150	5.19	4.92	21.16	1.2	4.20	300	1.384
    36614	DENNY'S, chicken nuggets, star shaped, from kid's menu	377	16.27	28.57	13.59	0.8	0.00	644	5.606
    36615	DENNY'S, top sirloin steak	182	28.90	7.34	0.14			349	2.595
    36617	Restaurant, Chinese, lemon chicken	252	11.87	13.55	20.61	1.0	8.18	252	2.033
    36618	Restaurant, Chinese, general tso's chicken	295	12.90	16.36	23.99	0.9	11.60	435	2.760
    36619	Restaurant, Chinese, kung pao chicken	129	9.76	6.98	6.87	1.5	3.03	402	1.352
    36620	Restaurant, Chinese, shrimp and vegetables	78	5.90	4.05	4.52	1.4	2.16	375	0.633
    36621	Restaurant, Chinese, sweet and sour chicken	250	10.10	12.65	23.86	1.0	11.47	246	1.933
    36622	Restaurant, Chinese, sweet and sour pork	270	8.91	15.66	23.34	1.0	10.34	304	2.680
    36623	Restaurant, Chinese, chicken chow mein	85	6.76	2.80	8.29	1.0	1.74	311	0.490
    36624	Restaurant, Chinese, vegetable chow mein, without meat or noodles	43	1.34	1.68	5.74	1.2	2.63	344	0.293
    36625	Restaurant, Chinese, vegetable lo mein, without meat	121	4.77	2.35	20.16	1.3	2.63	430	0.464
    36626	Restaurant, Chinese, chicken and vegetables	95	8.18	4.56	5.38	0.9	2.93	413	0.770
    36629	Restaurant, Chinese, orange chicken	262	14.46	12.68	22.46	0.8	13.60	553	2.422
    42040	Syrups, grenadine	268	0.00	0.00	66.91	0.0	46.55	27	0.000
    42055	Beverages, fruit-flavored drink, dry powdered mix, low calorie, with aspartame	218	0.45	0.04	87.38	0.1	0.00	404	0.000
    42063	Pectin, liquid	11	0.00	0.00	2.10	2.1	0.00	0	0.000
    42074	Frozen novelties, ice cream type, vanilla ice cream, light, no sugar added, chocolate coated	221	6.40	10.10	26.11	0.8	8.52	104	5.528
    42116	Creamy dressing, made with sour cream and/or buttermilk and oil, reduced calorie	160	1.50	14.00	7.00	0.0	5.65	833	2.115
    42117	Imitation cheese, american or cheddar, low cholesterol	390	25.00	32.00	1.00	0.0	1.00	670	5.815
    42119	Babyfood, banana juice with low fat yogurt	89	2.50	0.80	17.54	0.4	13.28	37	0.517
    42120	Babyfood, mixed fruit juice with low fat yogurt	76	2.40	0.80	14.68	0.4	10.80	36	0.517
    42128	Turkey ham, sliced, extra lean, prepackaged or deli-sliced	124	19.60	3.80	2.93	0.0	0.00	1038	1.090
    42129	Bologna, beef and pork, low fat	230	11.50	19.30	2.60	0.0	0.00	1108	7.308
    42131	Milk dessert, frozen, milk-fat free, chocolate	167	4.30	1.00	37.70	0.0	37.70	97	0.597
    42135	Whipped topping, frozen, low fat	224	3.00	13.10	23.60	0.0	23.60	72	11.273
    42136	Cream substitute, powdered, light	431	1.90	15.70	73.40	0.0	73.40	229	3.800
    42137	Salad dressing, peppercorn dressing, commercial, regular	564	1.20	61.40	3.50	0.0	2.45	1103	10.527
    42138	Mayonnaise, reduced-calorie or diet, cholesterol-free	333	0.90	33.30	6.70	0.0	4.20	733	4.618
    42139	Granola bar, soft, milk chocolate coated, peanut butter	536	9.60	31.20	54.10	3.8	23.63	193	17.065
    42140	Salad dressing, italian dressing, reduced calorie	200	0.30	20.00	6.70	0.2	1.94	1074	2.880
    42141	Cream substitute, liquid, light	71	0.80	3.50	9.10	0.0	9.10	60	0.896
    42148	Candies, MARS SNACKFOOD US, M&M's Peanut Butter Chocolate Candies	529	10.16	29.32	56.89	4.0	47.15	213	18.485
    42150	Babyfood, apple yogurt dessert, strained	96	0.80	1.60	19.50	0.5	12.02	20	1.034
    42151	Vegetable oil-butter spread, reduced calorie	465	0.00	53.00	0.00	0.0	0.00	581	17.880
    42153	Salad dressing, blue or roquefort cheese dressing, light	86	2.10	2.70	13.20	0.0	3.60	939	0.628
    42155	Cheese, monterey, low fat	313	28.20	21.60	0.70	0.0	0.56	781	14.040
    42157	Creamy dressing, made with sour cream and/or buttermilk and oil, reduced calorie, fat-free	107	1.40	2.70	20.00	0.0	5.35	897	0.494
    42158	Creamy dressing, made with sour cream and/or buttermilk and oil, reduced calorie, cholesterol-free	140	1.00	8.00	16.00	0.0	3.28	932	1.355
    42161	Bologna, beef, low fat	204	11.80	14.80	5.20	0.0	0.00	821	5.464
    42171	Salad dressing, french dressing, reduced calorie	200	0.40	13.00	27.00	0.0	25.92	838	1.872
    42173	Turkey and pork sausage, fresh, bulk, patty or link, cooked	307	22.70	23.00	0.70	0.0	0.00	878	7.950
    42178	Mayonnaise, made with tofu	322	5.95	31.79	3.06	1.1	0.85	773	2.921
    42179	Frankfurter, beef, low fat	230	12.00	19.50	1.60	0.0	0.00	1041	8.100
    42183	Candies, MARS SNACKFOOD US, TWIX chocolate fudge cookie bars	550	7.30	33.30	56.00	3.0	53.00	266	4.962
    42185	Frozen yogurts, chocolate, nonfat milk, sweetened without sugar	107	4.40	0.80	19.70	2.0	12.61	81	0.505
    42186	Frozen yogurts, chocolate	127	3.00	3.60	21.60	2.3	19.24	63	2.272
    42187	Frozen yogurts, flavors other than chocolate	127	3.00	3.60	21.60	0.0	19.92	63	2.326
    42189	Milk, buttermilk, fluid, cultured, reduced fat	56	4.10	2.00	5.30	0.0	5.30	105	1.242
    42190	Pork sausage rice links, brown and serve, cooked	407	13.70	37.63	2.36	0.0	0.00	880	12.825
    42192	Salad dressing, blue or roquefort cheese dressing, fat-free	115	1.52	1.01	25.60	1.8	7.44	814	0.450
    42193	Salad Dressing, mayonnaise-like, fat-free	84	0.20	2.70	15.50	1.9	10.30	788	0.600
    42196	Candies, MARS SNACKFOOD US, MILKY WAY Midnight Bar	443	3.20	17.50	71.22	2.9	57.81	168	11.474
    42200	Papad	371	25.56	3.25	59.87	18.6	0.00	1745	1.084
    42204	Rice cake, cracker (include hain mini rice cakes)	392	7.10	4.30	81.10	4.2	0.88	71	0.875
    42205	Cheese, pasteurized process, cheddar or American, fat-free	148	22.50	0.80	13.40	0.0	9.95	1528	0.504
    42227	Candies, MARS SNACKFOOD US, M&M's Almond Chocolate Candies	522	7.53	27.76	60.50	5.6	49.22	45	9.435
    42230	Salad Dressing, coleslaw dressing, reduced fat	329	0.00	20.00	40.00	0.4	38.73	1600	2.980
    42231	Oil, flaxseed, cold pressed	884	0.11	99.98	0.00	0.0	0.00	0	8.976
    42235	Cheese, cottage, lowfat, 1% milkfat, lactose reduced	74	12.40	1.00	3.20	0.6	2.60	220	0.640
    42236	Cereals ready-to-eat, frosted oat cereal with marshmallows	388	7.10	3.50	84.10	4.3	43.50	533	0.620
    42237	Cereals ready-to-eat, WEETABIX whole grain cereal	373	11.50	2.80	77.40	11.4	2.00	387	0.480
    42240	Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS, with almonds	409	7.70	7.30	79.60	5.5	20.00	417	0.800
    42256	Margarine-like, vegetable oil spread, stick or tub, sweetened	534	0.00	52.00	16.70	0.0	16.70	542	8.350
    42258	Cheese product, pasteurized process, cheddar, reduced fat	240	17.60	14.10	10.60	0.0	8.02	1587	8.850
    42259	Snacks, popcorn, home-prepared, oil-popped, unsalted	500	9.00	28.10	58.10	10.0	0.54	3	5.050
    42261	Cereals ready-to-eat, POST, GREAT GRAINS Crunchy Pecan Cereal	403	9.00	10.50	73.00	9.7	15.40	287	1.000
    42265	Cereals ready-to-eat, POST, GREAT GRAINS, Raisin, Date & Pecan	378	7.90	7.10	74.30	9.3	24.10	247	0.800
    42266	Babyfood, juice, apple-sweet potato	48	0.30	0.10	11.40	0.5	9.60	5	0.030
    42267	Babyfood, juice, orange-carrot	43	0.50	0.10	9.90	0.4	8.40	10	0.010
    42270	Beverages, Orange juice drink	54	0.20	0.00	13.41	0.2	9.36	2	0.000
    42272	Snacks, granola bar, with coconut, chocolate coated	531	5.20	32.20	55.20	6.2	34.27	152	22.720
    42278	Babyfood, vegetable and brown rice, strained	69	1.90	1.50	12.10	1.1	2.39	14	0.140
    42279	Babyfood, peas and brown rice	64	3.40	0.50	11.49	2.5	2.88	6	0.100
    42280	Frankfurter, meat and poultry, low fat	121	15.50	2.80	8.40	0.1	0.00	983	0.970
    42281	Gums, seed gums (includes locust bean, guar)	332	4.60	0.50	77.30	77.3	0.00	125	0.060
    42283	Snacks, potato chips, white, restructured, baked	469	5.00	18.20	71.40	4.8	5.01	554	2.631
    42284	Babyfood, baked product, finger snacks cereal fortified	421	6.40	9.90	76.68	2.3	28.00	214	1.646
    42285	Babyfood, cereal, brown rice, dry, instant	404	8.70	3.00	85.65	6.5	0.92	9	0.600
    42286	Babyfood, green beans and turkey, strained	51	4.10	1.50	5.35	1.4	1.39	11	0.500
    42289	Oil, corn and canola	884	0.00	100.00	0.00	0.0	0.00	0	8.026
    42290	Milk, fluid, nonfat, calcium fortified (fat free or skim)	35	3.40	0.18	4.85	0.0	4.85	52	0.117
    42291	Peanut butter, reduced sodium	590	24.00	49.90	21.83	6.6	9.29	203	7.716
    42297	Cereals ready-to-eat, POST GREAT GRAINS Banana Nut Crunch	406	9.90	9.70	73.00	11.3	18.10	243	1.300
    42303	Cheese, muenster, low fat	271	24.70	17.60	3.50	0.0	3.50	600	10.950
    42304	Cheese, mozzarella, nonfat	141	31.70	0.00	3.50	1.8	1.48	743	0.000
    42307	Margarine-like, butter-margarine blend, 80% fat, stick, without salt	718	0.90	80.70	0.60	0.0	0.00	28	26.904
    42309	Margarine-like, vegetable oil-butter spread, reduced calorie, tub, with salt	450	1.00	50.00	1.00	0.0	0.00	607	16.669
    42316	Babyfood, carrots, toddler	26	0.60	0.30	5.23	2.3	2.50	48	0.052
    43004	Babyfood, dessert, banana pudding, strained	68	1.00	0.80	14.14	0.8	10.55	54	0.264
    43006	Babyfood, fruit, tutti frutti, strained	66	0.40	0.30	15.48	0.6	9.29	25	0.087
    43007	Babyfood, fruit, tutti frutti, junior	69	0.40	0.40	16.00	0.4	9.41	17	0.110
    43008	Babyfood, dinner, chicken and rice	51	1.60	0.90	9.20	1.1	0.55	25	0.211
    43015	Salad dressing, caesar dressing, regular	542	2.17	57.85	3.30	0.5	2.81	1209	8.789
    43016	Salad dressing, coleslaw	390	0.90	33.40	23.80	0.1	20.11	710	4.900
    43017	Salad dressing, green goddess, regular	427	1.90	43.33	7.36	0.1	6.67	867	5.978
    43019	Salad dressing, sweet and sour	15	0.10	0.00	3.70	0.0	3.70	208	0.000
    43020	Salad dressing, blue or roquefort cheese, low calorie	99	5.10	7.20	2.90	0.0	2.82	939	2.575
    43021	Salad dressing, caesar, low calorie	110	0.30	4.40	18.60	0.1	16.32	1148	0.703
    43026	Syrups, sugar free	40	0.80	0.00	49.20	3.0	0.01	21	0.000
    43028	Jams and preserves, no sugar (with sodium saccharin), any flavor	132	0.30	0.30	53.60	2.5	37.81	0	0.016
    43031	Candies, chocolate covered, caramel with nuts	470	9.50	21.00	60.67	4.3	41.35	156	4.657
    43046	Candies, nougat, with almonds	398	3.33	1.67	92.39	3.3	83.33	33	1.667
    43057	Candies, gum drops, no sugar or low calorie (sorbitol)	162	0.00	0.20	88.00	18.0	70.00	7	0.034
    43058	Candies, hard, dietetic or low calorie (sorbitol)	394	0.00	0.00	98.60	0.0	93.00	0	0.000
    43060	Chewing gum, sugarless	268	0.00	0.40	94.80	2.4	0.00	7	0.058
    43075	Fluid replacement, electrolyte solution (include PEDIALYTE)	10	0.00	0.00	2.45	0.0	2.45	101	0.000
    43078	Beverage, milkshake mix, dry, not chocolate	329	23.50	2.60	52.90	1.6	51.30	780	2.059
    43098	Pie fillings, cherry, low calorie	53	0.82	0.16	11.98	1.2	9.15	12	0.000
    43100	Breakfast bars, oats, sugar, raisins, coconut (include granola bar)	464	9.80	17.60	66.70	3.1	27.52	251	12.690
    43109	Pretzels, soft	338	8.20	3.10	69.39	1.7	0.25	545	0.695
    43112	Beans, chili, barbecue, ranch style, cooked	97	5.00	1.00	16.90	4.2	5.25	725	0.145
    43114	Vermicelli, made from soy	331	0.10	0.10	82.32	3.9	17.44	4	0.014
    43125	Beans, liquid from stewed kidney beans	47	1.80	3.20	2.80	0.1	0.00	2	1.174
    43128	Chicken, meatless	224	23.64	12.73	3.64	3.6	0.00	709	1.534
    43130	Frankfurter, meatless	233	19.61	13.73	7.70	3.9	0.00	471	1.653
    43131	Luncheon slices, meatless	189	17.78	11.11	4.44	0.0	2.22	711	1.338
    43132	Meatballs, meatless	197	21.00	9.00	8.00	4.6	1.25	550	1.425
    43134	Vegetarian fillets	290	23.00	18.00	9.00	6.1	0.80	490	2.849
    43135	Sandwich spread, meatless	149	8.00	9.00	9.00	3.3	4.58	630	1.425
    43137	Vegetarian meatloaf or patties	197	21.00	9.00	8.00	4.6	1.20	550	1.425
    43142	Radishes, hawaiian style, pickled	28	1.10	0.30	5.20	2.2	2.00	789	0.092
    43143	Cabbage, japanese style, fresh, pickled	30	1.60	0.10	5.67	3.1	1.30	277	0.013
    43144	Cabbage, mustard, salted	28	1.10	0.10	5.63	3.1	1.40	717	0.013
    43146	Eggplant, pickled	49	0.90	0.70	9.77	2.5	4.80	1674	0.140
    43154	Alcoholic beverage, wine, cooking	50	0.50	0.00	6.30	0.0	1.55	5	0.000
    43155	Alcoholic beverage, wine, light	49	0.07	0.00	1.17	0.0	1.15	7	0.000
    43158	Sweeteners, tabletop, saccharin (sodium saccharin)	360	0.94	0.00	89.11	0.0	85.19	428	0.000
    43205	Beverage, instant breakfast powder, chocolate, not reconstituted	353	19.90	1.40	66.20	0.4	65.80	385	0.560
    43212	Bacon bits, meatless	476	32.00	25.90	28.60	10.2	0.00	1770	4.055
    43214	Butter replacement, without fat, powder	373	2.00	1.00	89.00	0.0	5.30	1200	0.589
    43215	Salad dressing, buttermilk, lite	202	1.25	12.42	21.33	1.1	3.77	1120	1.250
    43216	Sweeteners, tabletop, fructose, dry, powder	368	0.00	0.00	100.00	0.0	92.70	12	0.000
    43217	Tomato sauce, canned, no salt added	29	1.32	0.18	6.69	1.5	4.25	11	0.028
    43218	Cereals ready-to-eat, ALPEN	352	11.20	3.30	75.70	9.1	20.00	27	0.496
    43241	Cereals ready-to-eat, FAMILIA	388	9.50	6.30	73.80	8.5	23.20	8	0.711
    43245	Cereals ready-to-eat, wheat and bran, presweetened with nuts and fruits	385	7.10	5.60	76.20	9.7	23.60	245	0.800
    43260	Beverage, instant breakfast powder, chocolate, sugar-free, not reconstituted	358	35.80	5.10	41.00	2.0	39.00	717	2.162
    43261	Yogurt, fruit variety, nonfat	95	4.40	0.20	19.00	0.0	19.00	58	0.119
    43268	Whipped cream substitute, dietetic, made from powdered mix	100	0.90	6.00	10.60	0.0	10.60	106	3.186
    43269	Frozen novelties, ice cream type, sundae, prepackaged	185	4.30	6.00	29.40	0.3	20.74	95	3.090
    43273	Cheese, cottage, with vegetables	95	10.90	4.20	3.00	0.1	0.37	403	2.646
    43274	Cheese, cream, low fat	201	7.85	15.28	8.13	0.0	5.82	359	9.098
    43275	Cheese, pasteurized process, American, low fat	180	24.60	7.00	3.50	0.0	0.59	1789	4.410
    43276	Cheese spread, cream cheese base	295	7.10	28.60	3.50	0.0	3.50	436	18.020
    43278	Cheese, american cheddar, imitation	239	16.70	14.00	11.60	0.0	7.74	1345	8.790
    43282	Quail, cooked, total edible	227	25.10	14.10	0.00	0.0	0.00	52	3.955
    43283	Pheasant, cooked, total edible	239	32.40	12.10	0.00	0.0	0.00	43	3.908
    43285	Eggs, scrambled, frozen mixture	131	13.10	5.60	7.50	0.0	7.50	162	1.052
    43287	Dove, cooked (includes squab)	213	23.90	13.00	0.00	0.0	0.00	57	3.739
    43297	Pork, oriental style, dehydrated	615	11.80	62.40	1.40	0.0	0.00	685	23.056
    43299	Soybean, curd cheese	151	12.50	8.10	6.90	0.0	1.60	20	1.172
    43311	Potatoes, canned, drained solids, no salt added	62	1.40	0.20	13.60	2.4	0.59	5	0.051
    43312	Vegetables, mixed (corn, lima beans, peas, green beans, carrots) canned, no salt added	37	1.40	0.20	7.31	3.1	2.41	26	0.039
    43325	Pork, cured, ham, boneless, low sodium, extra lean and regular, roasted	165	22.00	7.70	0.50	0.0	0.00	969	2.624
    43326	Pork, cured, ham, low sodium, lean and fat, cooked	172	22.30	8.30	0.30	0.0	0.00	969	2.781
    43327	Pork, cured, ham, boneless, low sodium, extra lean (approximately 5% fat), roasted	145	20.90	5.50	1.50	0.0	0.00	969	1.801
    43329	Salad dressing, mayonnaise and mayonnaise-type, low calorie	263	0.90	19.00	23.90	0.0	4.34	837	2.962
    43331	Salad dressing, bacon and tomato	326	1.80	35.00	2.00	0.2	2.00	905	5.435
    43340	Cheese, parmesan, low sodium	451	41.60	29.99	3.70	0.0	0.85	63	19.051
    43345	Beverages, fruit-flavored drink, powder, with high vitamin C with other added vitamins, low calorie	227	0.25	0.16	91.00	2.2	0.00	14	0.010
    43346	Frozen novelties, juice type, orange	95	0.50	0.00	23.17	0.1	19.99	8	0.000
    43352	Cheese, cottage, lowfat, 1% milkfat, no sodium added	72	12.40	1.00	2.70	0.0	2.70	13	0.632
    43355	Mayonnaise, low sodium, low calorie or diet	231	0.30	19.20	16.00	0.0	4.20	110	3.300
    43364	Snacks, tortilla chips, unsalted, white corn	503	7.79	23.36	65.32	5.3	1.00	15	2.458
    43365	Tomato and vegetable juice, low sodium	22	0.60	0.10	4.59	0.8	3.80	70	0.014
    43366	Turkey, wing, smoked, cooked, with skin, bone removed	221	27.40	12.41	0.00	0.0	0.00	996	3.383
    43367	Turkey, drumstick, smoked, cooked, with skin, bone removed	208	27.90	9.80	0.00	0.0	0.00	996	3.054
    43369	Beverages, Chocolate-flavored drink, whey and milk based	49	0.64	0.40	10.68	0.6	8.68	91	0.310
    43373	Babyfood, dinner, chicken and noodle with vegetables, toddler	66	3.80	1.70	8.89	0.6	0.82	235	0.461
    43378	Pork, cured, bacon, cooked, broiled, pan-fried or roasted, reduced sodium	541	37.04	41.78	1.43	0.0	0.00	1030	13.739
    43379	Cheese, pasteurized process, swiss, low fat	165	25.50	5.10	4.30	0.0	1.35	1430	3.303
    43382	Cranberry juice, unsweetened	46	0.39	0.13	12.20	0.1	12.10	2	0.010
    43384	Beef, bologna, reduced sodium	310	11.70	28.40	2.00	0.0	0.00	682	11.676
    43387	Turnip greens, canned, no salt added	19	1.36	0.30	2.81	1.3	0.42	29	0.070
    43390	Turkey, light or dark meat, smoked, cooked, with skin, bone removed	208	28.10	9.70	0.00	0.0	0.00	996	2.831
    43391	Turkey, light or dark meat, smoked, cooked, skin and bone removed	170	29.30	5.00	0.00	0.0	0.00	996	1.650
    43392	Hearts of palm, raw	115	2.70	0.20	25.61	1.5	17.16	14	0.046
    43393	Cereals ready-to-eat, POST, Shredded Wheat n' Bran, spoon-size	339	10.89	2.09	80.59	14.7	0.80	0	0.400
    43396	Cheese, cottage, lowfat, 1% milkfat, with vegetables	67	10.90	1.00	3.00	0.0	3.00	403	0.619
    43398	Cheese, pasteurized process, cheddar or American, low sodium	376	22.20	31.19	1.60	0.0	0.45	7	19.651
    43401	Beverages, coffee, instant, with whitener, reduced calorie	509	1.96	29.10	59.94	0.5	59.00	0	25.128
    43404	Beverages, cranberry-apple juice drink, low calorie, with vitamin C added	19	0.10	0.00	4.70	0.1	4.60	5	0.000
    43405	Cheese, swiss, low sodium	374	28.40	27.40	3.40	0.0	1.31	14	17.744
    43406	Yeast extract spread	185	23.88	0.90	20.42	6.5	1.60	2962	0.000
    43408	Babyfood, juice, pear	47	0.00	0.00	11.86	0.1	7.28	8	0.000
    43410	Chicken, meatless, breaded, fried	234	21.28	12.77	8.51	4.3	0.00	400	1.130
    43417	Babyfood, meat, beef with vegetables, toddler	68	3.50	2.10	8.72	0.5	1.18	26	0.847
    43432	Babyfood, dinner, macaroni, beef and tomato sauce, toddler	81	4.34	1.90	11.53	1.1	0.37	35	0.705
    43441	Rolls, pumpernickel	277	10.80	2.80	52.80	5.4	0.40	492	0.495
    43447	Snacks, corn-based, extruded, chips, unsalted	557	6.60	33.40	57.40	4.4	1.41	15	4.344
    43449	Beans, baked, canned, no salt added	105	4.80	0.40	20.49	5.5	7.78	1	0.103
    43450	Frozen novelties, juice type, juice with cream	115	1.41	1.41	24.11	0.1	20.61	42	0.705
    43476	Tofu yogurt	94	3.50	1.80	15.96	0.2	1.24	35	0.259
    43479	Alcoholic beverage, rice (sake)	134	0.50	0.00	5.00	0.0	0.00	2	0.000
    43483	Millet, puffed	354	13.00	3.40	80.00	2.7	0.55	5	0.670
    43495	Cereals ready-to-eat, OAT BRAN FLAKES, HEALTH VALLEY	380	10.00	3.00	78.00	8.0	22.00	380	1.000
    43497	Jellyfish, dried, salted	36	5.50	1.40	0.00	0.0	0.00	9690	0.273
    43506	Frozen novelties, ice cream type, chocolate or caramel covered, with nuts	323	4.40	20.20	30.90	0.6	30.00	92	12.658
    43507	Frankfurter, low sodium	312	12.00	28.51	1.80	0.0	0.00	311	12.038
    43514	Frozen novelties, ice type, pop, with low calorie sweetener	24	0.00	0.00	5.92	0.0	1.52	10	0.000
    43523	Babyfood, mixed fruit yogurt, strained	75	0.80	0.80	16.23	0.4	11.74	16	0.517
    43528	Beverages, ABBOTT, ENSURE PLUS, ready-to-drink	141	5.16	4.52	19.88	0.0	19.88	95	0.574
    43529	Babyfood, rice and apples, dry	396	6.70	2.40	86.89	3.0	3.22	16	0.503
    43535	Babyfood, juice, apple - cherry	47	0.20	0.10	11.20	0.3	10.50	4	0.020
    43536	Babyfood, dessert, peach yogurt	76	0.90	0.18	17.60	0.4	6.63	14	0.117
    43537	Babyfood, dessert, blueberry yogurt, strained	77	0.50	0.70	17.05	0.4	13.62	14	0.452
    43539	Babyfood, dessert, banana yogurt, strained	78	1.10	0.52	17.35	0.5	3.95	14	0.370
    43541	Ice creams, chocolate, rich	255	4.72	16.98	20.75	0.9	17.35	57	10.377
    43543	Milk, imitation, non-soy	46	1.60	2.00	5.30	0.0	5.30	55	0.254
    43544	Babyfood, cereal, rice with pears and apple, dry, instant fortified	389	6.60	0.90	88.60	2.6	1.35	2	0.185
    43546	Babyfood, banana no tapioca, strained	91	1.00	0.20	21.34	1.6	11.36	2	0.072
    43550	Babyfood, banana apple dessert, strained	68	0.30	0.20	16.30	1.0	14.66	7	0.058
    43566	Snacks, tortilla chips, light (baked with less oil)	465	8.70	15.20	73.40	5.7	0.53	564	2.837
    43570	Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS, honey roasted	398	7.12	5.46	81.19	4.2	19.79	482	0.693
    43572	Popcorn, microwave, low fat and sodium	429	12.60	9.50	73.39	14.2	0.54	490	1.415
    43585	Babyfood, fruit supreme dessert	73	0.50	0.20	17.18	2.0	14.87	1	0.030
    43589	Cheese, swiss, low fat	179	28.40	5.10	3.40	0.0	1.33	199	3.304
    43595	Breakfast bar, corn flake crust with fruit	377	4.40	7.50	72.90	2.1	35.10	297	1.500
    43597	Cheese, mozzarella, low sodium	280	27.50	17.10	3.10	0.0	1.23	16	10.867
    43598	Mayonnaise dressing, no cholesterol	688	0.00	77.80	0.30	0.0	0.30	486	10.784
    44005	Oil, corn, peanut, and olive	884	0.00	100.00	0.00	0.0	0.00	0	14.367
    44018	Sweeteners, tabletop, fructose, liquid	279	0.00	0.00	76.10	0.1	76.00	2	0.000
    44048	Cheese food, pasteurized process, American, imitation, without added vitamin D	257	4.08	19.50	16.18	0.0	8.21	1297	7.996
    44055	Celery flakes, dried	319	11.30	2.10	63.70	27.8	35.90	1435	0.555
    44061	Puddings, chocolate flavor, low calorie, instant, dry mix	356	5.30	2.40	78.20	6.1	0.70	2838	0.984
    44074	Babyfood, grape juice, no sugar, canned	65	0.00	0.00		0.1		10	0.000
    44110	Jellies, reduced sugar, home preserved	179	0.30	0.03	46.10	0.8	45.30	2	0.009
    44158	Pie fillings, blueberry, canned	181	0.41	0.20	44.38	2.6	37.75	12	0.000
    44203	Beverages, Cocktail mix, non-alcoholic, concentrated, frozen	287	0.08	0.01	71.60	0.0	48.44	0	0.003
    44258	Puddings, chocolate flavor, low calorie, regular, dry mix	365	10.08	3.00	74.42	10.1	0.70	3326	1.578
    44259	Puddings, all flavors except chocolate, low calorie, regular, dry mix	351	1.60	0.10	86.04	0.9	2.90	1765	0.018
    44260	Puddings, all flavors except chocolate, low calorie, instant, dry mix	350	0.81	0.90	84.66	0.8	0.90	3750	0.099
    48052	Vital wheat gluten	370	75.16	1.85	13.79	0.6	0.00	29	0.272
    80200	Frog legs, raw	73	16.40	0.30	0.00	0.0	0.00	58	0.076
    83110	Fish, mackerel, salted	305	18.50	25.10	0.00	0.0	0.00	4450	7.148
    90240	Mollusks, scallop, (bay and sea), cooked, steamed	111	20.54	0.84	5.41	0.0	0.00	667	0.218
    90480	Syrup, Cane	269	0.00	0.00	73.14	0.0	73.20	58	0.000
    90560	Mollusks, snail, raw	90	16.10	1.40	2.00	0.0	0.00	70	0.361
    93600	Turtle, green, raw	89	19.80	0.50	0.00	0.0	0.00	68	0.127
    """
}
