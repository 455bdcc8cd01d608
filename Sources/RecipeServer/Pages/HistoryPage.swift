import RecipeKitchen
package import RecipeModel
package import RecipeStore
import RecipeVerbs

/// What was done, newest first, and what of it can be undone.
package struct HistoryContent: Sendable {
  package var steps: [Step]
  /// The recipe whose history it is; nil for that of the library.
  package var recipe: Recipe.ID?
  package var title: String?
  package var canUndo: Bool
  package var canRedo: Bool
  /// The present moment, in seconds since 1970, by which days are called today and yesterday.
  package var now: Int

  package struct Step: Sendable {
    package let step: HistoryStep
    /// What it did to the recipe.
    package let events: [RecipeEvent]

    package init(_ step: HistoryStep, events: [RecipeEvent] = []) {
      self.step = step
      self.events = events
    }
  }

  package init(
    _ steps: [Step], recipe: (id: Recipe.ID, title: String)? = nil, canUndo: Bool, canRedo: Bool, now: Int
  ) {
    self.steps = steps
    self.recipe = recipe?.id
    title = recipe?.title
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.now = now
  }

  /// The steps by the days on which they were made.
  fileprivate var days: [(name: String, steps: [Step])] {
    var days: [(name: String, steps: [Step])] = []
    for step in steps {
      let day = name(ofDay: PrintedTime(step.step.madeAt).localDay)
      if days.last?.name == day { days[days.count - 1].steps.append(step) } else { days.append((day, [step])) }
    }
    return days
  }

  private func name(ofDay day: String) -> String {
    if day == PrintedTime(now).localDay { return "Today" }
    return day == PrintedTime(now - 86_400).localDay ? "Yesterday" : day
  }
}

/// `/history`, `/recipes/12/history`: what was done, with a button that takes each step back by itself.
package struct HistoryPage: Page {
  private let content: HistoryContent
  let frame: PageFrame

  package init(_ content: HistoryContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let title = content.title.map { "History of \($0)" } ?? "History"
    let heading: Markup = content.title.map { "History of <bdi>\($0)</bdi>" } ?? "History"
    return document(
      title, .wide, at: .history,
      main(
        """
        \(pageHead(heading, back: content.recipe.map { .recipe($0) } ?? .home))
        \(undoAndRedo, if: !frame.isReadOnly && content.recipe == nil)
        \(content.days.map { day($0.name, $0.steps) })
        \(empty("nothing", "Nothing yet", "<p>What changes in the library will stand here.</p>"), if: content.steps.isEmpty)
        """))
  }

  private var undoAndRedo: Markup {
    let last = hidden("last", content.steps.first { !$0.step.isUndone }.map { "\($0.step.id)" })
    func button(_ name: Markup, _ sign: StaticString, _ link: Link) -> Markup {
      """
      <form method="post" action="\(link)">\(last)<button class="btn">\(icon(sign))\(name)</button></form>
      """
    }
    return """
      <div class="bar">\(button("Undo", "undo", .undo), if: content.canUndo)\
      \(button("Redo", "redo", .redo), if: content.canRedo)</div>
      """
  }

  private func day(_ name: String, _ steps: [HistoryContent.Step]) -> Markup {
    """
    <section class="flow"><h2>\(name)</h2><ol class="log">
    \(steps.map { step($0) })</ol></section>

    """
  }

  private func step(_ entry: HistoryContent.Step) -> Markup {
    let step = entry.step
    let isInForce = !step.isUndone && step.revertedBy == nil
    let undone: Markup = step.revertedBy.map { " · undone by \($0)" } ?? (step.isUndone ? " · undone" : "")
    let undo: Markup = """
      <form method="post" action="\(Link.undo(step.id))"><button class="btn bare" aria-label="Undo step \(step.id)">\
      Undo</button></form>
      """
    return """
      <li id="s\(step.id)"><small class="num">\(step.id)</small><div><p dir="auto"\(" class=\"gone\"", if: !isInForce)>\
      \(step.nameOnPage)</p>\(entry.events.map(event))<small><time>\(PrintedTime(step.madeAt).localTime)</time>\(undone)</small>\
      </div>\(undo, if: isInForce && !frame.isReadOnly)</li>

      """
  }

  /// What a step did to a recipe: the old value struck, the new one marked.
  private func event(_ event: RecipeEvent) -> Markup {
    switch event {
    case .added(let title): "<p>added as <ins dir=\"auto\">\(title)</ins></p>"
    case .deleted(let title): "<p>deleted as <del dir=\"auto\">\(title)</del></p>"
    case .moved: "<p>moved in the library</p>"
    case .movedIn(let collection): "<p>moved in <bdi>\(collection)</bdi></p>"
    case .joined(let collection): "<p>put into <ins dir=\"auto\">\(collection)</ins></p>"
    case .left(let collection): "<p>taken out of <del dir=\"auto\">\(collection)</del></p>"
    case .shopped(let old?, let new?):
      "<p>on the shopping list <del>\(RecipeAdaptation(factor: old).scale)</del> <ins>\(RecipeAdaptation(factor: new).scale)</ins></p>"
    case .shopped(nil, let new?): "<p>put on the shopping list \(RecipeAdaptation(factor: new).scale)</p>"
    case .planned(let old?, let new?): "<p>planned for <del>\(old)</del> <ins>\(new)</ins></p>"
    case .planned(nil, let new?): "<p>planned for <ins>\(new)</ins></p>"
    case .planned(let old, nil): "<p>no longer planned for <del>\(old ?? "")</del></p>"
    case .shopped(_, nil): "<p>taken off the shopping list</p>"
    case .cooked(let day, let stars): "<p>cooked on <ins>\(day)</ins> \(CookingLog.signs(stars))</p>"
    case .uncooked(let day): "<p>not cooked on <del>\(day)</del></p>"
    case .rated(let old, let new):
      "<p>stars: <del>\(CookingLog.signs(old))</del> <ins>\(CookingLog.signs(new))</ins></p>"
    case .saidDiet(let diet, _, let isKept?): "<p>diet: <ins>\(diet) \(isKept ? "yes" : "no")</ins></p>"
    case .saidDiet(let diet, _?, nil): "<p>diet: nothing said of <del>\(diet)</del> any more</p>"
    case .saidDiet(let diet, nil, nil): "<p>diet: \(diet) said again, of other ingredients</p>"
    case .changed(let field, let old, let new): change(of: field, from: old, to: new)
    }
  }

  private func change(of field: RecipeField, from old: String, to new: String) -> Markup {
    switch field.kind {
    case .text, .names:
      let difference = LineDifference(from: old, to: new)
      let gone = difference.removed.map { line -> Markup in "<br><del dir=\"auto\">\(line)</del>" }
      let here = difference.inserted.map { line -> Markup in "<br><ins dir=\"auto\">\(line)</ins>" }
      return "<p>\(field.label):\(gone)\(here)</p>"
    case .time: return change(field.label, time(old), time(new))
    case .flag: return change(field.label, old == "0" ? "no" : "yes", new == "0" ? "no" : "yes")
    case .line, .date: return change(field.label, old, new)
    }
  }

  private func change(_ label: String, _ old: String, _ new: String) -> Markup {
    let gone: Markup = old.isEmpty ? "" : "<del dir=\"auto\">\(old)</del> → "
    return "<p>\(label): \(gone)<ins dir=\"auto\">\(new.isEmpty ? "nothing" : new)</ins></p>"
  }

  private func time(_ seconds: String) -> String { CookingTime.text(Int(seconds) ?? 0) }
}
