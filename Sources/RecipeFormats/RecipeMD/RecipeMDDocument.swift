/// A RecipeMD document, understood: its parts as the text has them.
struct RecipeMDDocument: Equatable {
  var title = ""
  /// What stands between title and ingredients and is neither tags nor yields.
  var description: [Substring] = []
  var tags: [String] = []
  /// The amounts that the recipe makes, and the text that they stand in.
  var yields: [RecipeMDAmount] = []
  var yieldText = ""
  var entries: [Entry] = []
  var instructions: [Substring] = []

  /// A line of the list of ingredients, with the empty lines in front of it that mean something.
  struct Entry: Equatable {
    enum Content: Equatable {
      case group(title: String, level: Int)
      case ingredient(Ingredient)
      /// The end of the list, where another part follows.
      case end
    }

    let content: Content
    let emptyLines: Int
  }

  struct Ingredient: Equatable {
    /// As the text has it, over several lines where it is one.
    var name: String
    var amount: RecipeMDAmount?
    /// Where there is a recipe for it.
    var link: String?
  }
}
