package import RecipeModel

/// One row of a list in the person's order, and the rows that it can be put next to.
package struct MoveContent: Sendable {
  package var item: Row
  /// The page that shows the list.
  package var back: Link
  /// The address that the move is sent to.
  package var action: Link
  /// The list's name.
  package var list: String
  /// The rows around it, in their order, without itself.
  package var others: [Row]
  /// The number of the others that stand before it.
  package var place: Int

  package struct Row: Identifiable, Sendable {
    /// By which the form names it.
    package let id: String
    package let title: String

    package init(id: some CustomStringConvertible, title: String) {
      self.id = id.description
      self.title = title
    }
  }

  package init(_ item: Row, in list: String, back: Link, action: Link, others: [Row], place: Int) {
    self.item = item
    self.list = list
    self.back = back
    self.action = action
    self.others = others
    self.place = min(max(place, 0), others.count)
  }
}

/// `/lists/all/move?item=12`, `/sidebar/move?item=7`: a move without a drag (WCAG 2.2, 2.5.7).
///
/// - Parameter recipe: The recipe that it is, which has more to its menu; nil for a collection.
package struct MovePage: Page {
  private let content: MoveContent
  private let recipe: Recipe.ID?
  let frame: PageFrame

  package init(_ content: MoveContent, recipe: Recipe.ID? = nil, in frame: PageFrame) {
    (self.content, self.recipe, self.frame) = (content, recipe, frame)
  }

  package var markup: Markup {
    document(
      "Move \(content.item.title)", .wide, at: .elsewhere,
      main(
        """
        \(pageHead("Move <bdi>\(content.item.title)</bdi>", back: content.back))
        <p class="dim">In <bdi>\(content.list)</bdi></p>
        \(MoveForm(content))
        \(recipe.map(recipeActions))
        """))
  }

  private func recipeActions(_ id: Recipe.ID) -> Markup {
    """
    <p class="bar"><a class="btn" href="\(Link.collecting(id))">Put into …</a>\
    <a class="btn" href="\(Link.editing(id))">\(icon("edit"))Edit</a>\
    <a class="btn" href="\(Link.deleting(id))">\(icon("trash"))Delete</a></p>
    """
  }
}

/// - Parameter more: What can be done besides.
struct MoveForm: PagePart {
  private let content: MoveContent
  private let more: Markup?

  init(_ content: MoveContent, _ more: Markup? = nil) {
    (self.content, self.more) = (content, more)
  }

  var markup: Markup {
    """
    <form class="flow" id="row-menu" method="post" action="\(content.action)">
    \(hidden("item", content.item.id))
    <p class="bar">\(steps)</p>
    \(neighbors, if: !content.others.isEmpty)
    \(more)</form>
    """
  }

  private var steps: Markup {
    let (others, place) = (content.others, content.place)
    let up: Markup? =
      place == 0 ? nil : "<button class=\"btn\" name=\"before\" value=\"\(exact: others[place - 1].id)\">Up</button>"
    let down: Markup? =
      place == others.count
      ? nil : "<button class=\"btn\" name=\"after\" value=\"\(exact: others[place].id)\">Down</button>"
    return """
      <button class="btn" name="to" value="top">To the top</button>\(up)\(down)\
      <button class="btn" name="to" value="bottom">To the bottom</button>
      """
  }

  /// Each neighbor is a button of its own, so that one press moves.
  private var neighbors: Markup {
    let rows = content.others.map { row -> Markup in
      """
      <li><button class="t" name="before" value="\(exact: row.id)"><bdi>\(row.title)</bdi></button></li>

      """
    }
    return """
      <section aria-labelledby="before"><h2 id="before">Before …</h2><ol class="log">
      \(rows)</ol></section>
      """
  }
}
