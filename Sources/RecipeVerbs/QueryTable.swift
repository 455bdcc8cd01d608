/// All queries: what surfaces and tests loop over.
package enum QueryTable {
  package static let all: [any Query.Type] = [
    ListRecipes.self, SearchRecipes.self, ShowRecipes.self, ExportRecipes.self, ListCookings.self,
    SummarizeNutrition.self, FindFoods.self, FindCollections.self, ShowSidebar.self, ShowShoppingList.self,
    ExplainShopping.self,
    ShowAisles.self, ShowPantry.self, ShowPlan.self, ShowHistory.self,
    ShowStatistics.self, CompareRecipes.self, FindDuplicates.self,
  ]
}
