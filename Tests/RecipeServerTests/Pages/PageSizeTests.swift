import RecipeModel
import RecipeServer
import RecipeStore
import Testing

/// What is sent, in bytes.
@Suite struct PageSizeTests {
  @Test func `the row of a recipe with a picture takes at most 600 bytes`() {
    let row = RecipeListRow(
      id: 12, isFavorite: true, title: "Tomato soup", totalTime: 3000, servings: "4", collections: ["Dinner", "Soups"])
    let listed = ListedRecipe(row, picture: SampleLibrary.pictures[0])
    #expect((500...600).contains(RecipeRow(listed, RowOptions(isReorderable: true)).markup.text.utf8.count))
  }

  @Test func `the first page of a long list takes at most 50 kB`() throws {
    let library = try SampleLibrary()
    var list = try library.list()
    let rows = list.rows
    while list.rows.count < 80 { list.rows += rows }
    list.rows = Array(list.rows.prefix(80))
    list.hasMore = true
    let bytes = ListPage(list, in: try library.frame()).markup.text.utf8.count
    #expect((30_000...50 * 1024).contains(bytes))
  }

  @Test func `the style sheet takes at most 16 kB`() {
    #expect((8_000...16_384).contains(Asset.style.text.utf8.count))
  }
}
