import RecipeModel
import RecipeStore
import RecipeViewModels

/// When a recipe was cooked, and its stars, to be given with a press; nothing where there are none to read.
struct RecipeLog: PagePart {
  private let content: RecipeContent
  private let frame: PageFrame

  init(_ content: RecipeContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  var markup: Markup {
    let log = content.recipe.log
    if frame.isReadOnly, log.isEmpty { return "" }
    let id = content.id
    let cooked = Link.cooked(id).with(content.amounts)
    return """
      <section class="extra flow" aria-labelledby="cooked"><h2 id="cooked">Cooked</h2>
      <div class="bar">\(stars)</div>
      \(cookings)
      <p class="bar">\("<a class=\"btn\" href=\"\(cooked)\">\(icon("check"))Cooked it</a>", if: !frame.isReadOnly)\
      <span class="dim">\(howOften(log.cookings))</span></p>\
      \("<form id=\"rate\" method=\"post\" action=\"\(Link.rating(id))\" hidden></form>", if: !frame.isReadOnly)\
      \("<form id=\"uncook\" method=\"post\" action=\"\(Link.removeCooking(of: id))\" hidden></form>", if: !frame.isReadOnly)
      </section>
      """
  }

  /// Five stars, each a button that gives so many.
  private var stars: Markup? {
    let rating = content.recipe.log.rating
    if frame.isReadOnly { return rating > 0 ? signs(ofStars: rating) : nil }
    let buttons = CookingLog.stars.map { count -> Markup in
      let sign = icon("star", class: count <= rating ? "on" : "")
      return """
        <button class="icon" form="rate" name="stars" value="\(count)" aria-label="\(CookingLog.name(ofStars: count))" \
        aria-pressed="\(count == rating ? "true" : "false")">\(sign)</button>
        """
    }
    return """
      <span class="stars" role="group" aria-label="Stars">\(buttons)</span>\
      \("<button class=\"btn bare\" form=\"rate\" name=\"stars\" value=\"0\">No stars</button>", if: rating > 0)
      """
  }

  private var cookings: Markup? {
    let cookings = content.cookings
    if cookings.isEmpty { return nil }
    let rows = cookings.prefix(Self.mostCookings).map { cooked -> Markup in
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
  private func howOften(_ cookings: [Cooking]) -> String {
    guard let last = cookings.last?.day else { return "Not yet cooked" }
    return switch cookings.count {
    case 1: "Once, on \(last)"
    case 2: "Twice, last on \(last)"
    default: "\(cookings.count) times, last on \(last)"
    }
  }

  private func signs(ofStars count: Int) -> Markup {
    "<span class=\"stars\" role=\"img\" aria-label=\"\(CookingLog.name(ofStars: count))\">\(CookingLog.signs(count))</span>"
  }
}

extension CookingLog {
  /// `1 star`, `4 stars`
  static func name(ofStars count: Int) -> String { count == 1 ? "1 star" : "\(count) stars" }
}
