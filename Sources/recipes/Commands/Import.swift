import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Import: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in recipes from files.",
    usage: "recipes import FILE... [options]",
    discussion: """
      Reads the JSON that `export` writes (an array, one recipe, or a recipe a line), web pages with recipe data, \
      JSON-LD, Cooklang, and what Paprika, Mela, Mealie, Nextcloud, Tandoor and Crouton export; which it is, the file \
      tells by what is in it. A recipe that is in the library already (the same UUID, or source and title, or title and ingredients) is skipped, unless told otherwise.

      Examples:
        recipes import family.json
        recipes import *.json --collection "From friends"
        recipes import family.json --on-duplicate update
        curl -s https://example.org/recipes.json | recipes import -
      """)

  @Option(help: ArgumentHelp("What to do with recipes that are there already.", valueName: "what"))
  var onDuplicate = DuplicateRule.skip

  @Flag(help: "Leave out recipes with mistakes, rather than the whole file.")
  var skipInvalid = false

  @Option(help: ArgumentHelp("Put all of them into this collection as well.", valueName: "name"))
  var collection: String?

  @Argument(help: ArgumentHelp("Files, or - for standard input.", valueName: "file")) var files: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// Each file goes in whole or not at all; one that fails does not keep out the others.
  func run(in session: Session) throws {
    var failures: [Failure] = []
    for file in files {
      do {
        try importFile(file, in: session)
      } catch let error where Interruption.requested == nil && !(error is SystemError) {
        failures.append(Failure(describing: error, hasSaved: false))
      }
    }
    guard let failure = failures.first else { return }
    if files.count == 1 { throw failure }
    for failure in failures { session.tell(failure) }
    throw Failure("\(failures.count) of \(files.count) files were not imported", .badInput)
  }
}

extension DuplicateRule: ExpressibleByArgument {}
