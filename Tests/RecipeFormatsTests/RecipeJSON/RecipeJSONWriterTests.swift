import Foundation
import RecipeFormats
import RecipeModel
import Testing

@Suite struct RecipeJSONWriterTests {
  static let full = try! RecipeDraft(
    uuid: UUID(uuidString: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"), title: "Crème \"brûlée\" \\ 焦糖", prepTime: 600,
    cookTime: 4800, servings: "4-6", ingredients: "4 egg yolks\n½ l cream\t(35 %)", directions: "Whisk.\n\nBake.",
    notes: "\u{1B}[31m\u{7}\u{7F}\u{9B}\u{202E}\u{2028}é👩‍🍳", source: "https://example.org/a?b&c", isFavorite: true,
    addedOn: AddedOn("2021-03-11"), collections: ["Dessert", "French"], imageNames: ["creme.jpg"])

  @Test func `a full recipe`() {
    #expect(
      write([Self.full], .array) == #"""
        [
          {
            "uuid": "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
            "title": "Crème \"brûlée\" \\ 焦糖",
            "prepTime": 600,
            "cookTime": 4800,
            "servings": "4-6",
            "ingredients": "4 egg yolks\n½ l cream\t(35 %)",
            "directions": "Whisk.\n\nBake.",
            "notes": "\u001b[31m\u0007\u007f\u009b\u202e\u2028é👩‍🍳",
            "source": "https://example.org/a?b&c",
            "isFavorite": true,
            "addedOn": "2021-03-11",
            "collections": [
              "Dessert",
              "French"
            ],
            "imageNames": [
              "creme.jpg"
            ]
          }
        ]

        """#)
  }

  @Test func `two minimal recipes`() {
    #expect(
      write([RecipeDraft(title: "a"), RecipeDraft(title: "b")], .array) == #"""
        [
          {
            "title": "a",
            "prepTime": 0,
            "cookTime": 0,
            "servings": "",
            "ingredients": "",
            "directions": "",
            "notes": "",
            "source": "",
            "isFavorite": false,
            "collections": [],
            "imageNames": []
          },
          {
            "title": "b",
            "prepTime": 0,
            "cookTime": 0,
            "servings": "",
            "ingredients": "",
            "directions": "",
            "notes": "",
            "source": "",
            "isFavorite": false,
            "collections": [],
            "imageNames": []
          }
        ]

        """#)
  }

  @Test func `one object a line, with the id in front`() throws {
    let recipe = try Recipe(id: 12, uuid: #require(Self.full.uuid), Self.full)
    var writer = RecipeJSONWriter(.lines)
    var bytes: [UInt8] = []
    writer.append(recipe, to: &bytes)
    writer.append(RecipeDraft(title: "a"), to: &bytes)
    writer.finish(&bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        {"id":12,"uuid":"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6","title":"Crème \"brûlée\" \\ 焦糖","prepTime":600,\#
        "cookTime":4800,"servings":"4-6","ingredients":"4 egg yolks\n½ l cream\t(35 %)",\#
        "directions":"Whisk.\n\nBake.","notes":"\u001b[31m\u0007\u007f\u009b\u202e\u2028é👩‍🍳",\#
        "source":"https://example.org/a?b&c","isFavorite":true,"addedOn":"2021-03-11T00:00:00Z","addedOnIsDay":true,\#
        "collections":["Dessert","French"],"imageNames":["creme.jpg"],"variantOf":null}
        {"title":"a","prepTime":0,"cookTime":0,"servings":"","ingredients":"","directions":"","notes":"",\#
        "source":"","isFavorite":false,"collections":[],"imageNames":[]}

        """#)
  }

  @Test func `no recipes`() {
    #expect(write([], .array) == "[]\n")
    #expect(write([], .lines) == "")
  }

  @Test func `no byte of the output is obeyed by a terminal`() throws {
    var drafts = HostileDrafts(seed: 11)
    for _ in 0..<500 {
      for scalar in try write([drafts.next()], .lines).dropLast().unicodeScalars {
        #expect(!(0..<0x20).contains(scalar.value) && !(0x7F...0x9F).contains(scalar.value))
        #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64], [RecipeJSONWriter.Layout.array, .lines])
  func `what is written is read back`(seed: UInt64, layout: RecipeJSONWriter.Layout) throws {
    var drafts = HostileDrafts(seed: seed)
    let written = try (0..<1000).map { _ in try drafts.next() }
    var reader = RecipeJSONReader(ByteSource(Array(write(written, layout).utf8)))
    #expect(try reader.drafts().map { try $0.get() } == written)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(
    .enabled(if: SharedFiles.exist("data"), "no ../shared/data"),
    arguments: [("data/public-domain-recipes.json", 410), ("data/howtocook-zh.json", 369)])
  func `a real collection read, written and read again is the same`(path: String, count: Int) throws {
    var first = try RecipeJSONReader(ByteSource(SharedFiles.bytes(path)))
    let drafts = try first.drafts().map { try $0.get() }
    #expect(drafts.count == count)
    #expect(first.diagnostics.isEmpty)
    let text = write(drafts, .array)
    var second = RecipeJSONReader(ByteSource(Array(text.utf8)))
    let again = try second.drafts().map { try $0.get() }
    #expect(again == drafts)
    #expect(write(again, .array) == text)
  }

  private func write(_ drafts: [RecipeDraft], _ layout: RecipeJSONWriter.Layout) -> String {
    var writer = RecipeJSONWriter(layout)
    var bytes: [UInt8] = []
    for draft in drafts { writer.append(draft, to: &bytes) }
    writer.finish(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
