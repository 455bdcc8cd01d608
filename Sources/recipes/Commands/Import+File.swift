import Glibc
import RecipeFormats
import RecipeModel
import RecipeStore

extension Import {
  /// Imports one file, whole or not at all, and says what came of it.
  func importFile(_ path: String, in session: Session) throws {
    let name = path == "-" ? "standard input" : path
    let input = try path == "-" ? session.input : Self.open(path)
    let recipes = RecipeSource(input, skipsInvalid: skipInvalid)
    let progress = Progress(of: "recipes", on: session.messages)
    let summary: ImportSummary
    do {
      defer { progress.end() }
      if !input.isFile { try recipes.readAhead() }
      summary = try session.change(.writing) { store in
        try store.importDrafts(onDuplicate: onDuplicate, into: collection) {
          progress.advance()
          return try recipes.next()
        }
      }
    } catch {
      var failure = Failure(describing: error, hasSaved: false)
      if !(error is RecipeStoreError) { failure.message = "\(name): \(failure.message)" }
      throw failure
    }
    for remark in recipes.remarks { session.tell("\(name): \(remark)") }
    try report(summary, name, leftOut: recipes.failures.count, in: session)
  }

  private func report(_ summary: ImportSummary, _ name: String, leftOut: Int, in session: Session) throws {
    var line: Line = "\(name): \(summary.added) added, \(summary.updated) updated, \(summary.skipped) skipped"
    if leftOut > 0 { line += ", \(leftOut) left out" }
    if session.settings.isJSON {
      session.tell(line)
      try session.printJSON(summary.change.inserted + summary.change.updated, of: session.openStore())
    } else {
      try session.print(line)
    }
  }

  private static func open(_ path: String) throws(Failure) -> Input {
    do throws(SystemError) {
      return try Input(path: path)
    } catch {
      throw Failure("\(path): \(error.description)", error.number == EACCES ? .noPermission : .noSuchInput)
    }
  }
}
