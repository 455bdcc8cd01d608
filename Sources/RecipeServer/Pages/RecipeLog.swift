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

extension Page {
  /// `/recipes/12/cooked`: at the end of the cooking, asks how it was.
  package static func cooked(_ content: CookedContent, in frame: PageFrame) -> Markup {
    let recipe = content.adapted.recipe
    let day = content.today.description
    let choices = CookingLog.stars.map { count -> Markup in
      "<label class=\"chip\"><input type=\"radio\" name=\"stars\" value=\"\(count)\">\(name(ofStars: count))</label>"
    }
    let servings = content.adapted.scale == nil ? "" : recipe.servings
    return document(
      "Cooked \(recipe.title)", .wide, at: .elsewhere, in: frame,
      main(
        """
        \(pageHead("Cooked <bdi>\(recipe.title)</bdi>?", back: .recipe(recipe.id)))
        <form class="flow" method="post" action="\(Link.cooked(recipe.id))">
        <fieldset><legend>Stars</legend><div class="chips">\(choices)</div></fieldset>
        \(field(FormField(name: "note", label: "Note", value: "", hint: "less salt next time")))\
        <div class="cols">\(field(FormField(name: "serves", label: "For how many", value: servings)))\
        <div class="asks"><label class="label" for="on">Day</label>\
        <input class="field" type="date" id="on" name="on" value="\(day)" max="\(day)"></div></div>
        <p class="bar"><a class="btn" href="\(Link.recipe(recipe.id))">Not this time</a>\
        <button class="btn go">\(icon("check"))Cooked it</button></p></form>
        """))
  }

  /// When a recipe was cooked, and its stars, to be given with a press.
  static func log(of content: RecipeContent, in frame: PageFrame) -> Markup? {
    let log = content.recipe.log
    if frame.isReadOnly, log.isEmpty { return nil }
    let id = content.id
    let cooked = adapted(.cooked(id), content.amounts)
    return """
      <section class="extra flow" aria-labelledby="cooked"><h2 id="cooked">Cooked</h2>
      <div class="bar">\(stars(of: content, in: frame))</div>
      \(cookings(content.cookings, in: frame))
      <p class="bar">\("<a class=\"btn\" href=\"\(cooked)\">\(icon("check"))Cooked it</a>", if: !frame.isReadOnly)\
      <span class="dim">\(howOften(log.cookings))</span></p>\
      \("<form id=\"rate\" method=\"post\" action=\"\(Link.rating(id))\" hidden></form>", if: !frame.isReadOnly)\
      \("<form id=\"uncook\" method=\"post\" action=\"\(Link.removeCooking(of: id))\" hidden></form>", if: !frame.isReadOnly)
      </section>
      """
  }

  /// Five stars, each a button that gives so many.
  private static func stars(of content: RecipeContent, in frame: PageFrame) -> Markup? {
    let rating = content.recipe.log.rating
    if frame.isReadOnly { return rating > 0 ? signs(ofStars: rating) : nil }
    let buttons = CookingLog.stars.map { count -> Markup in
      let sign = icon("star", class: count <= rating ? "on" : "")
      return """
        <button class="icon" form="rate" name="stars" value="\(count)" aria-label="\(name(ofStars: count))" \
        aria-pressed="\(count == rating ? "true" : "false")">\(sign)</button>
        """
    }
    return """
      <span class="stars" role="group" aria-label="Stars">\(buttons)</span>\
      \("<button class=\"btn bare\" form=\"rate\" name=\"stars\" value=\"0\">No stars</button>", if: rating > 0)
      """
  }

  private static func cookings(_ cookings: [CookedRecipe], in frame: PageFrame) -> Markup? {
    if cookings.isEmpty { return nil }
    let rows = cookings.prefix(mostCookings).map { cooked -> Markup in
      let cooking = cooked.cooking
      let day = cooking.day.description
      let remove: Markup = """
        <button class="icon" form="uncook" name="number" value="\(cooked.number)" aria-label="Remove the cooking of \(day)">\
        \(icon("trash"))</button>
        """
      return """
        <li><div>\(cooking.stars > 0 ? signs(ofStars: cooking.stars) : nil)\
        \("<p dir=\"auto\">\(cooking.note)</p>", if: !cooking.note.isEmpty)</div>\
        <small>\(day)\(", for \(cooking.servings)", if: !cooking.servings.isEmpty)</small>\(remove, if: !frame.isReadOnly)</li>

        """
    }
    return "<ol class=\"log\">\n\(rows)</ol>"
  }

  /// The history of the recipe has the others.
  private static let mostCookings = 3

  /// `3 times, last on 2026-11-08`
  private static func howOften(_ cookings: [Cooking]) -> String {
    guard let last = cookings.last?.day else { return "Not yet cooked" }
    return switch cookings.count {
    case 1: "Once, on \(last)"
    case 2: "Twice, last on \(last)"
    default: "\(cookings.count) times, last on \(last)"
    }
  }

  private static func signs(ofStars count: Int) -> Markup {
    "<span class=\"stars\" role=\"img\" aria-label=\"\(name(ofStars: count))\">\(CookingLog.signs(count))</span>"
  }

  private static func name(ofStars count: Int) -> String { count == 1 ? "1 star" : "\(count) stars" }
}
