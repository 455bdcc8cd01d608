package import RecipeModel
import RecipeStore
package import RecipeViewModels

/// A recipe that was cooked just now.
package struct CookedContent: Sendable {
  package var adapted: AdaptedRecipe
  package var today: CalendarDay

  package init(_ adapted: AdaptedRecipe, on today: CalendarDay) {
    self.adapted = adapted
    self.today = today
  }
}

/// `/recipes/12/cooked`: at the end of the cooking, asks how it was.
package struct CookedPage: Page {
  private let content: CookedContent
  let frame: PageFrame

  package init(_ content: CookedContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let recipe = content.adapted.recipe
    let day = content.today.description
    let choices = CookingLog.stars.map { count -> Markup in
      "<label class=\"chip\"><input type=\"radio\" name=\"stars\" value=\"\(count)\">\(CookingLog.name(ofStars: count))</label>"
    }
    let servings = content.adapted.scale == nil ? "" : recipe.servings
    return document(
      "Cooked \(recipe.title)", .wide, at: .elsewhere,
      main(
        """
        \(pageHead("Cooked <bdi>\(recipe.title)</bdi>?", back: .recipe(recipe.id)))
        <form class="flow" method="post" action="\(Link.cooked(recipe.id))">
        <fieldset><legend>Stars</legend><div class="chips">\(choices)</div></fieldset>
        \(field(FormField(name: "note", label: "Note", value: "", hint: "less salt next time")))\
        <div class="cols">\(field(FormField(name: "serves", label: "For how many", value: servings)))\
        <div class="asks"><label class="label" for="on">Day</label>\
        <input class="field" type="date" id="on" name="on" value="\(day)" max="\(day)"></div></div>
        \(field(FormField(name: "left", label: "Servings left over", value: "")))
        <p class="bar"><a class="btn" href="\(Link.recipe(recipe.id))">Not this time</a>\
        <button class="btn go">\(icon("check"))Cooked it</button></p></form>
        """))
  }
}
