package import RecipeFormats
package import RecipeModel
import RecipeStore
package import RecipeViewModels

/// Recipes that are written to files: those that are named, or all that match a filter.
package struct ExportRecipes: Query {
  package var filter = RecipeFilter()
  package var format: OutputFormat?
  package var path: String?
  package var isForced = false
  package var amounts = AmountRequest()
  package var recipes: [RecipeName] = []

  package init() {}

  package static let name = "export"
  package static let declaration = Declaration<Self>(
    "Write recipes to files.",
    usage: [
      "recipes export [RECIPE... | FILTER] [--output PATH] [--format FORMAT] [--force] [--serves N | --scale FACTOR] [--units SYSTEM]"
    ],
    text: """
      The format is that of the file's extension, otherwise JSON, which contains all of the recipes except their \
      numbers. Saved filters, orders, the plan, the shopping list, and the history go into a `recipes backup` only. \
      `import` reads all formats but markdown and csv, which are for reading only; .md is RecipeMD for one recipe and \
      Markdown for several. A PATH that ends in / is a folder with a file for each recipe, in Cooklang unless --format \
      says otherwise. Pictures go into the file if the format allows it, otherwise into a folder next to it.
      """,
    examples: [
      "recipes export > recipes.json", "recipes export 12 --output soup.md",
      "recipes export 12 --serves 8 --units metric --output soup.txt",
      "recipes export --collection Soups --output soups/", "recipes export --output cookbook.html",
      "recipes list --sort time | recipes export - --format text --output quick/",
      "recipes export --output recipes.paprikarecipes --force",
    ],
    groups: [
      (RecipeFilter.search + RecipeFilter.conditions).within(\.filter).inSection("Filter"),
      [
        .option(\.format, "format", .choice("format"), "The format to write.").documented("The format; else json."),
        .option(\.path, "output", .file("path"), "Write to this file or folder.", short: "o").only(.commandLine),
        .flag(\.isForced, "force", "Replace files that exist.").only(.commandLine),
      ],
      AmountRequest.shown.within(\.amounts).inSection("Amounts"),
      [
        .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.", isRequired: false)
          .documented("These recipes, instead of a filter.")
      ],
    ],
    rules: RecipeFilter.rules + [AmountRequest.rule],
    routes: [Route(.get, "/export", "export", "Write recipes to a file", answer: .file)])

  package func check() throws(Misuse) {
    if !recipes.isEmpty, !filter.isEmpty { throw .rule("name recipes or use a filter, not both") }
  }

  package func answer(from library: OpenLibrary) throws -> [Recipe.ID] {
    let (store, names) = (library.store, library.names)
    if recipes.isEmpty { return try store.identifiers(of: filter.query(naming: names)) }
    let ids = try names.recipes(recipes, in: store)
    for id in ids where try !store.contains(id) { throw RecipeStoreError.noSuchRecipe(id) }
    return ids
  }
}
