import Foundation
import RecipeKitchen
import RecipeModel
package import RecipeStore

/// Soup (1), for 4, and Toast (2). On Saturday, 2026-11-21, which is today, Soup for dinner (m1); on Sunday left-overs for
/// lunch (m2), and Toast for dinner (m3); Toast for some day (m4); Soup again every Friday (w5).
package func planStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([RecipeDraft(title: "Soup", servings: "4", ingredients: "2 onions"), RecipeDraft(title: "Toast")])
    let today = store.today
    try store.plan([.recipe(1, factor: .one)], on: [today], meal: "dinner")
    try store.plan([.note("left-overs")], on: [today.adding(days: 1)], meal: "lunch")
    try store.plan([.recipe(2, factor: .one)], on: [today.adding(days: 1)], meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], on: [nil])
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: today), meal: "dinner")
  }
  return store
}
