import RecipeFormats
import RecipeModel
import RecipeVerbs

/// A page of help besides those of the commands, on what holds for many of them.
enum HelpTopic: String, CaseIterable {
  case names, days, filters, formats, output, options, files, environment
  case exitCodes = "exit-codes"

  var page: HelpPage {
    switch self {
    case .names: Self.pageOfNames
    case .days: Self.pageOfDays
    case .filters: Self.pageOfFilters
    case .formats: Self.pageOfFormats
    case .output: Self.pageOfOutput
    case .options: Self.pageOfOptions
    case .files: Self.pageOfFiles
    case .environment: Self.pageOfEnvironment
    case .exitCodes: Self.pageOfExitCodes
    }
  }

  private static let pageOfNames = HelpPage(
    sentence: "How recipes, collections, and steps are named.",
    sections: [
      .init(
        heading: "RECIPE",
        rows: [
          .init("12", "The recipe with this number"), .init("3-7,12", "Those of these numbers that exist"),
          .init("tomato soup", "The recipe that is called so, else whose title has these words"),
          .init("-", "The numbers that begin the lines of standard input"),
        ]),
      .init(
        heading: "LIST",
        rows: [.init("all, favorites, recents", "The library, or a part of it"), .init("NAME", "A collection")]),
      .init(
        heading: "STEP",
        rows: [.init("5", "The step of the history with this number"), .init("last", "The newest one")]),
    ],
    text: [
      """
      Case, accents, and width never matter. A number is never a title. If words fit several recipes, you are asked \
      which one is meant; without a terminal, the numbers are listed and nothing is done.
      """,
      "",
      """
      A collection is named by its name, or by the beginning of it where no other begins so. All, Favorites, Recents, \
      Library, and Collections are reserved.
      """,
    ],
    examples: [
      "recipes show 12", "recipes show tomato soup", "recipes favorite 3-7,12",
      "recipes list --with tofu | recipes collect - --into Tofu",
    ])

  private static let pageOfDays = HelpPage(
    sentence: "How days are written.",
    sections: [
      .init(
        heading: "DAY",
        rows: [
          .init("today, tomorrow", "And yesterday"), .init("friday, this fri", "The next one, today included"),
          .init("next friday", "The one of next week"), .init("last friday", "The last one before today"),
          .init("+2, in 2 weeks", "So much later"), .init("3 days ago", "So much earlier"),
          .init("30.11., nov 30", "The next one; also 30/11, 11/30, 30 nov"),
          .init("2026-11-30", "That day; also 30.11.2026, 30 nov 2026"),
        ]),
      .init(
        heading: "RANGE",
        rows: [
          .init("week, weekend", "This one; also next-week, last-weekend"),
          .init("2026-W48", "The week with this number"),
          .init("november", "The next one, or this; also next-month"),
          .init("2026-11, 2026", "That month, that year"),
          .init("friday..sunday", "From one to the other"), .init("monday..", "From then on, for a year"),
        ]),
    ],
    text: [
      """
      Hyphens and spaces are the same, and case does not matter. Where you look back, as in cooked add --on, a day without a \
      year is the last one, today included. What could be two days, such as 3/4, is refused.
      """,
      "",
      "Weeks begin on Monday, or as RECIPES_WEEK or the setting week says.",
    ],
    examples: [
      #"recipes plan add 12 --on "next friday""#, "recipes plan november", "recipes cooked add 12 --on 3-days-ago",
    ])

  private static var pageOfFilters: HelpPage {
    let options = RecipeFilter.conditions.map(\.info)
    return HelpPage(
      sentence: "Which recipes list, search, and export take.",
      sections: [.init(heading: "FILTER (all must hold)", rows: options.map(\.row))],
      text: [
        """
        A WORD matches the beginning of a word in the ingredients, singular or plural: --with egg also finds eggplant, \
        and --without nut also leaves out nutmeg.
        """
      ],
      examples: [
        "recipes list --collection Soups --max-time 30m", "recipes search tomato --favorites",
        "recipes export --collection Soups --output soups.json",
      ])
  }

  private static var pageOfFormats: HelpPage {
    HelpPage(
      sentence: "What recipes are written to files as, and read from.",
      sections: [.init(heading: "FORMATS", rows: OutputFormat.allCases.map { .init($0.rawValue, $0.helpText) })],
      text: [
        """
        The format of a file is found out by its content. Besides these, import reads web pages, JSON-LD, \
        RecipeML, and exports of Mealie, Nextcloud, Tandoor, Crouton, MasterCook, RezKonv, Now You're Cooking, KRecipes, \
        Gourmet, Recipe Keeper, and Copy Me That, and tables of other programs, also compressed with gzip or zip.
        """
      ],
      examples: [
        "recipes export --output recipes.json", "recipes export --format cooklang --output recipes/",
        "recipes import recipes.json",
      ])
  }

  private static let pageOfOutput = HelpPage(
    sentence: "What is printed, and where.",
    text: [
      """
      Data goes to standard output, all else to standard error. On a terminal lists are tables; what is wider than the \
      screen is cut and ends in an ellipsis. In a pipe they are fields with tabs between, one row a line:
      """,
      "  recipes: id, favorite, title, seconds, servings, collections",
      "  a search: the same, then the line that matched",
      "  collections: name, count, and of a saved filter its options",
      "  history: step, time, state, command",
      "  duplicates: both numbers, both titles, what is the same",
      "",
      """
      With --json every command prints one array, [] if there is nothing, stats and diff one object; shell, --watch, ingredients, \
      and convert print an object a line. The schemas are in Documentation/schemas.
      """,
    ],
    examples: ["recipes list | cut -f 1,3", "recipes list --json", "recipes show 12 --json"])

  private static var pageOfOptions: HelpPage {
    let rows = GlobalOptions.all.map(\.row)
    return HelpPage(
      sentence: "The options that most commands take, before their names or after.",
      sections: [
        .init(
          heading: "GLOBAL OPTIONS",
          rows: rows + [
            .init("-V, --version", "Print the version of the program and of SQLite"),
            .init("-h, --help", "Explain the command; -h in short"),
          ])
      ],
      text: [
        """
        Letters that take no value can be joined: -fr. After -- every word is a word. Defaults can be set: \
        recipes help config.
        """
      ],
      examples: ["recipes list --json --favorites", "recipes --database guests.sqlite list"])
  }

  private static let pageOfExitCodes = HelpPage(
    sentence: "What the program says to the one that called it.",
    sections: [
      .init(
        heading: "EXIT CODES",
        rows: ExitStatus.allCases.map { .init("\($0.rawValue)", $0.meaning) })
    ],
    text: ["Unless the message says otherwise, a code that is not 0 means that nothing was changed."])
}

extension OutputFormat {
  /// Its use, and the names of its files.
  fileprivate var helpText: String {
    let ending = "(\(fileExtension))"
    return switch self {
    case .json: "All that recipes contain but their numbers \(ending); the usual one"
    case .jsonLines: "The same, one recipe per line \(ending)"
    case .schemaOrg: "Recipes of schema.org, as web pages have them \(ending)"
    case .cooklang: "Cooklang, a file per recipe \(ending)"
    case .recipeMD: "RecipeMD, a file per recipe \(ending)"
    case .mealMaster: "Meal-Master \(ending)"
    case .text: "Plain text, a file per recipe \(ending)"
    case .paprika: "An archive for Paprika \(ending)"
    case .mela: "An archive for Mela \(ending)"
    case .markdown: "Markdown, for reading only \(ending)"
    case .html: "A page to read and to print \(ending)"
    case .csv: "A table, for reading only \(ending)"
    }
  }
}

extension ExitStatus {
  /// The meaning of the code to a script.
  fileprivate var meaning: String {
    switch self {
    case .done: "Done; also where nothing had to be changed"
    case .nothing: "Nothing found, or you said no"
    case .usage: "A mistake in the command line"
    case .badInput: "A mistake in what was to be read"
    case .noSuchInput: "No such file"
    case .bug: "A mistake in this program"
    case .cannotCreate: "A file cannot be created, or exists"
    case .inputOutput: "The disk is full, or failed; or a network"
    case .busy: "Another program uses the database; try again"
    case .noPermission: "Not allowed"
    case .badDatabase: "Not a library, damaged, or of a newer version"
    case .hungUp: "The terminal has gone"
    case .interrupted: "Interrupted by Ctrl-C"
    case .closedPipe: "The reader of the output has left"
    case .terminated: "Ended by a signal"
    }
  }
}
