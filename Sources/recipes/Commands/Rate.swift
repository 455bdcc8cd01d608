import ArgumentParser
import RecipeModel
import RecipeStore

struct Rate: Command {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Give recipes one to five stars.",
    usage: """
      recipes rate RECIPE... STARS
      recipes rate RECIPE... --none
      """,
    discussion: """
      The stars come last. What was said of single cookings stays.

      Examples:
        recipes rate 12 4
        recipes rate tomato soup 5
        recipes rate 12 --none
      """)

  @Argument(
    help: ArgumentHelp("Numbers, ranges, or words of titles; then the stars, from 1 to 5.", valueName: "recipe"))
  var words: [String]

  @Flag(name: .customLong("none"), help: "Remove the stars.") var removesStars = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let stars = try removesStars ? nil : stars()
    let recipes = removesStars ? words : Array(words.dropLast())
    try session.change(recipes: recipes) {
      try $0.rate($1, stars)
    } phrases: { _, _ in
      guard let stars else {
        return ChangePhrases(changed: { "Removed the stars of \($0)" }, unchanged: { "\($0) has no stars" })
      }
      return ChangePhrases(
        changed: { "\(stars: stars) \($0)" }, unchanged: { "\($0) has \(.count(stars, "star", "stars")) already" })
    }
  }

  private func stars() throws(CommandError) -> Int {
    guard words.count > 1, let last = words.last, let stars = Int(last), CookingLog.stars.contains(stars) else {
      throw CommandError("how many stars? give them last, from 1 to 5, or --none", .usage)
    }
    return stars
  }
}
