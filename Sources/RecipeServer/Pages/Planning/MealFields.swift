import RecipeModel
import RecipeStore
import RecipeViewModels

/// Fields of the forms that plan a meal and move one.
extension PagePart {
  /// A field for the name of a meal, which offers the usual ones.
  func mealInput(_ meal: String) -> Markup {
    """
    <input class="field" name="meal" dir="auto" value="\(exact: meal)" list="meals"><datalist id="meals">\
    \(MealOrder.usual.map { "<option value=\"\($0)\"></option>" as Markup })</datalist>
    """
  }

  /// One press plans: a button for each day, the chosen one first.
  func dayButtons(_ days: [CalendarDay], chosen: CalendarDay?) -> Markup {
    let first = chosen.map { [$0] } ?? []
    let buttons = (first + days.filter { $0 != chosen }).map { day -> Markup in
      let style: Markup = day == chosen ? "btn go" : "btn"
      return """
        <button class="\(style)" name="on" value="\(day.description)">\(day.name) \(day.description)</button>

        """
    }
    return """
      <div class="bar" role="group" aria-label="Day">
      \(buttons)<button class="btn" name="on" value="">Some day</button></div>
      """
  }
}
