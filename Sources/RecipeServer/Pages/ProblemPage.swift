/// Why a page cannot be shown, or a change was not made: a drawing, what is so, what to do. No codes, no blame.
package struct Problem: Sendable {
  package var heading: String
  package var words: String
  package var way: Way

  /// What there is to do.
  package enum Way: Sendable { case home, history, again, back(Link) }

  package init(_ heading: String, _ words: String, _ way: Way) {
    self.heading = heading
    self.words = words
    self.way = way
  }

  /// 404
  package static func noRecipe(_ id: Int) -> Problem {
    Problem(
      "Not in the box", "There is no recipe \(id). It may have been deleted; the history can bring it back.", .history)
  }

  /// 404
  package static let noCollection = Problem(
    "Not in the box", "There is no such collection. It may have been deleted; the history can bring it back.", .history)

  /// 404
  package static let noPage = Problem("Nothing here", "This address leads to no page.", .home)

  /// 403
  package static let readOnly = Problem(
    "Only for reading", "This device may read, but not change anything. Nothing was changed.", .home)

  /// 401
  package static let notPaired = Problem(
    "Not paired yet",
    "This browser is not paired with the recipe box. Open the link or scan the code that recipes serve prints.",
    .again)

  /// 429
  package static let tooMany = Problem(
    "A little slower", "Too much was asked for at once. Nothing was changed. Please try again in a few seconds.", .again
  )

  /// 503
  package static func unavailable(_ words: String) -> Problem {
    Problem("Not now", "Nothing was changed: \(words).", .again)
  }

  /// 503, as another program writes.
  package static let busy = Problem(
    "Busy for a moment",
    "Another program is writing into the recipe box. Nothing was changed. Please try again in a few seconds.", .again)

  /// 500
  package static let failed = Problem(
    "Something went wrong", "The recipe box could not be read. To check it, run recipes doctor.", .again)

  /// A change that the library refuses, in its own words: 409, 413, 415, 422.
  package static func refused(_ words: String, back: Link) -> Problem {
    Problem("Not done", "Nothing was changed: \(words).", .back(back))
  }
}

/// Any page that says what went wrong.
package struct ProblemPage: Page {
  private let problem: Problem
  let frame: PageFrame

  package init(_ problem: Problem, in frame: PageFrame) {
    (self.problem, self.frame) = (problem, frame)
  }

  package var markup: Markup {
    document(
      problem.heading, .wide, at: .elsewhere,
      main(
        empty(
          "nothing", "\(problem.heading)", level: "h1",
          "<p dir=\"auto\">\(problem.words)</p><p class=\"bar\">\(ways(problem.way))</p>")))
  }

  private func ways(_ way: Problem.Way) -> Markup {
    let home: Markup = "<a class=\"btn go\" href=\"\(Link.home)\">Home</a>"
    switch way {
    case .home: return home
    case .history: return "\(home)<a class=\"btn\" href=\"\(Link.history)\">History</a>"
    case .again: return "<a class=\"btn go\" href=\"\">Try again</a>"
    case .back(let link): return "<a class=\"btn go\" href=\"\(link)\">Back</a>"
    }
  }
}
