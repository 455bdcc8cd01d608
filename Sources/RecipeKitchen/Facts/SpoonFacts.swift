/// What a teaspoon of a food weighs that is measured in spoons: its number in the nutrition table, grams, and source,
/// separated by tabs.
///
/// Apart from `DensityFacts`, by which cups become grams: a cook weighs no spices.
///
/// - Source: USDA National Nutrient Database for Standard Reference, release 28, WEIGHT.txt (public domain).
enum SpoonFacts {
  static let text: StaticString = """
    02004	0.6	USDA SR28 WEIGHT, NDB 02004 "Spices, bay leaf", 1 tsp = 0.6 g
    02005	2.1	USDA SR28 WEIGHT, NDB 02005 "Spices, caraway seed", 1 tsp = 2.1 g
    02006	2.0	USDA SR28 WEIGHT, NDB 02006 "Spices, cardamom", 1 tsp = 2.0 g
    02007	2.0	USDA SR28 WEIGHT, NDB 02007 "Spices, celery seed", 1 tsp = 2.0 g
    02008	0.6	USDA SR28 WEIGHT, NDB 02008 "Spices, chervil, dried", 1 tsp = 0.6 g
    02009	2.7	USDA SR28 WEIGHT, NDB 02009 "Spices, chili powder", 1 tsp = 2.7 g
    02010	2.6	USDA SR28 WEIGHT, NDB 02010 "Spices, cinnamon, ground", 1 tsp = 2.6 g
    02011	2.1	USDA SR28 WEIGHT, NDB 02011 "Spices, cloves, ground", 1 tsp = 2.1 g
    02013	1.8	USDA SR28 WEIGHT, NDB 02013 "Spices, coriander seed", 1 tsp = 1.8 g
    02014	2.1	USDA SR28 WEIGHT, NDB 02014 "Spices, cumin seed", 1 tsp = 2.1 g
    02015	2.0	USDA SR28 WEIGHT, NDB 02015 "Spices, curry powder", 1 tsp = 2.0 g
    02016	2.1	USDA SR28 WEIGHT, NDB 02016 "Spices, dill seed", 1 tsp = 2.1 g
    02017	1.0	USDA SR28 WEIGHT, NDB 02017 "Spices, dill weed, dried", 1 tsp = 1.0 g
    02018	2.0	USDA SR28 WEIGHT, NDB 02018 "Spices, fennel seed", 1 tsp = 2.0 g
    02019	3.7	USDA SR28 WEIGHT, NDB 02019 "Spices, fenugreek seed", 1 tsp = 3.7 g
    02020	3.1	USDA SR28 WEIGHT, NDB 02020 "Spices, garlic powder", 1 tsp = 3.1 g
    02021	1.8	USDA SR28 WEIGHT, NDB 02021 "Spices, ginger, ground", 1 tsp = 1.8 g
    02022	1.7	USDA SR28 WEIGHT, NDB 02022 "Spices, mace, ground", 1 tsp = 1.7 g
    02023	0.6	USDA SR28 WEIGHT, NDB 02023 "Spices, marjoram, dried", 1 tsp = 0.6 g
    02024	2.0	USDA SR28 WEIGHT, NDB 02024 "Spices, mustard seed, ground", 1 tsp = 2.0 g
    02025	2.2	USDA SR28 WEIGHT, NDB 02025 "Spices, nutmeg, ground", 1 tsp = 2.2 g
    02026	2.4	USDA SR28 WEIGHT, NDB 02026 "Spices, onion powder", 1 tsp = 2.4 g
    02027	1.0	USDA SR28 WEIGHT, NDB 02027 "Spices, oregano, dried", 1 tsp = 1.0 g
    02028	2.3	USDA SR28 WEIGHT, NDB 02028 "Spices, paprika", 1 tsp = 2.3 g
    02029	0.5	USDA SR28 WEIGHT, NDB 02029 "Spices, parsley, dried", 1 tsp = 0.5 g
    02030	2.3	USDA SR28 WEIGHT, NDB 02030 "Spices, pepper, black", 1 tsp = 2.3 g
    02031	1.8	USDA SR28 WEIGHT, NDB 02031 "Spices, pepper, red or cayenne", 1 tsp = 1.8 g
    02032	2.4	USDA SR28 WEIGHT, NDB 02032 "Spices, pepper, white", 1 tsp = 2.4 g
    02033	2.8	USDA SR28 WEIGHT, NDB 02033 "Spices, poppy seed", 1 tsp = 2.8 g
    02036	1.2	USDA SR28 WEIGHT, NDB 02036 "Spices, rosemary, dried", 1 tsp = 1.2 g
    02037	0.7	USDA SR28 WEIGHT, NDB 02037 "Spices, saffron", 1 tsp = 0.7 g
    02038	0.7	USDA SR28 WEIGHT, NDB 02038 "Spices, sage, ground", 1 tsp = 0.7 g
    02041	0.6	USDA SR28 WEIGHT, NDB 02041 "Spices, tarragon, dried", 1 tsp = 0.6 g
    02042	1.0	USDA SR28 WEIGHT, NDB 02042 "Spices, thyme, dried", 1 tsp = 1.0 g
    02043	3.0	USDA SR28 WEIGHT, NDB 02043 "Spices, turmeric, ground", 1 tsp = 3.0 g
    02046	5.0	USDA SR28 WEIGHT, NDB 02046 "Mustard, prepared, yellow", 1 tsp = 5.0 g
    02049	0.8	USDA SR28 WEIGHT, NDB 02049 "Thyme, fresh", 1 tsp = 0.8 g
    02050	4.2	USDA SR28 WEIGHT, NDB 02050 "Vanilla extract", 1 tsp = 4.2 g
    02055	5.0	USDA SR28 WEIGHT, NDB 02055 "Horseradish, prepared", 1 tsp = 5.0 g
    02063	0.7	USDA SR28 WEIGHT, NDB 02063 "Rosemary, fresh", 1 tsp = 0.7 g
    02068	5.0	USDA SR28 WEIGHT, NDB 02068 "Vinegar, red wine", 1 tsp = 5.0 g
    02069	5.3	USDA SR28 WEIGHT, NDB 02069 "Vinegar, balsamic", 1 tsp = 5.3 g
    18369	4.6	USDA SR28 WEIGHT, NDB 18369 "Leavening agents, baking powder, double-acting, sodium aluminum sulfate", 1 tsp = 4.6 g
    18372	4.6	USDA SR28 WEIGHT, NDB 18372 "Leavening agents, baking soda", 1 tsp = 4.6 g
    18373	3.0	USDA SR28 WEIGHT, NDB 18373 "Leavening agents, cream of tartar", 1 tsp = 3.0 g
    18375	4.0	USDA SR28 WEIGHT, NDB 18375 "Leavening agents, yeast, baker's, active dry", 1 tsp = 4.0 g
    """
}
