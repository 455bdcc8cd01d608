import FoundationEssentials
import RecipeFormats
package import RecipeModel
import RecipeStore

package struct AddRecipe: Verb {
  package var fields = RecipeFields()
  package var pictures: [Picture] = []
  /// What no field says: where it is known elsewhere, and how it was cooked.
  private var draft = RecipeDraft(title: "")

  package init() {}

  /// The verb for a recipe that was written elsewhere.
  package init(_ draft: RecipeDraft) {
    self.draft = draft
    fields = RecipeFields(draft)
  }

  package static let name = "add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Add a recipe: typed, pasted, or in your editor.",
    usage: ["recipes add [TITLE...|-] [FIELDS]"],
    text: """
      With a title, options set the other fields. Without one, or with -, the recipe is read from a pipe, or written \
      in your editor ($VISUAL, $EDITOR), or asked for line by line.

      A recipe as text is a header, then its parts:
        title: Tomato soup
        prep: 10m
        cook: 25m
        serves: 4
        collections: Soups, Quick
        favorite: yes
        source: my aunt

        Ingredients
        1 kg tomatoes

        Directions
        Roast the tomatoes.

        Notes
        Freezes well.
      """,
    examples: [
      #"recipes add Tomato soup --cook 25m --ingredient "1 kg tomatoes""#,
      "recipes add",
      "recipes add < soup.txt",
    ],
    groups: [
      RecipeFields.parameters.within(\.fields).inSection("Fields"),
      [
        RecipeFields.title.within(\.fields).only([.forms, .json]),
        .words(\.words, "title", .text("title"), "The title; - for standard input.", isRequired: false)
          .only(.commandLine),
        .option(\.draft.uuid, "uuid", .uuid, "Its identity elsewhere.").only(.json).unspoken,
        .options(\.pictures, "picture", .picture, "A picture of it.").asFile.only([.forms, .json]),
      ],
    ],
    forms: ["/recipes/new"],
    routes: [
      Route(
        .post, "/recipes", "addRecipe", "Add a recipe",
        body: RecipeFields.members.map { member in
          Route.Member(member.name, member.help, isRequired: member.name == RecipeField.title.rawValue)
        } + ["uuid"],
        answer: .schema("Recipe", status: 201))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    var draft = draft
    fields.apply(to: &draft)
    draft.imageNames += try store.keep(pictures)
    let new = try store.newCollections(among: draft.collections)
    let added = try store.add(draft).inserted
    let row = try added.first.flatMap { try store.listRow(with: $0) }
    let collections = row?.collections ?? []
    var result = VerbResult(
      .recipes(added, changed: added),
      done: collections.isEmpty ? "Added \(.subjects)" : "Added \(.subjects) to \(collections)",
      sentence: "Added \(row?.title ?? draft.title)")
    result.newCollections = new
    return result
  }
}

extension AddRecipe {
  /// The title as it is typed; nil where the recipe is to be read.
  package var title: String? { fields[text: .title] }

  /// The words of the title.
  private var words: [String] {
    get { title.map { [$0] } ?? [] }
    set { fields[text: .title] = newValue.joined(separator: " ") }
  }
}
