import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct RecipeFormatTests {
  @Test(
    arguments: [
      ("[{\"title\": \"Soup\"}]", .json), ("{\"title\": \"Soup\", \"ingredients\": \"leek\"}\n", .json), ("", .json),
      ("{\"title\": \"a\"}\n{\"title\": \"instructions\"}", .json), ("hello", .plainText),
      ("Soup\n\n1 leek\n", .plainText),
      (" \n<html>", .schemaOrg), ("\u{FEFF}<!DOCTYPE html>", .schemaOrg),
      ("{\"@context\": \"https://schema.org\", \"recipeIngredient\": []}", .schemaOrg),
      ("Add @salt{1%tsp}.", .cooklang), (">> servings: 4\n", .cooklang), ("# Soup\n\n---\n\n- leek\n", .recipeMD),
      ("---\ntitle: Soup\n---\n\nBoil.\n", .cooklang), ("---\ntitle: Soup\n---\n\nIngredients\nleek\n", .plainText),
      ("Add @salt{}.", .cooklang),
      ("# Soup\n\n## Ingredients\n\n- leek\n", .plainText),
      ("Hi!\r\n\r\nMMMMM----- Recipe via Meal-Master (tm) v8.05\r\n", .mealMaster),
      ("---------- Recipe via Meal-Master (tm) v8.02\n", .mealMaster), ("PK\u{3}\u{4}", .archive),
      ("{\"images\":[\"/9j/", .archive), ("{\"title\":\"Pie\",\"yield\":\"\",\"instructions\":\"\"}", .archive),
      ("{\"name\":\"Stew\",\"cookingDuration\":90,\"steps\":[]}", .archive),
      ("%PDF-1.7\n", .unknown(found: "a PDF document")),
      ("{\\rtf1\\ansi", .unknown(found: "a rich text document")), ("SQLite format 3\0", .unknown(found: "a database")),
    ] as [(String, RecipeFormat)])
  func `a format is detected from the content`(head: String, format: RecipeFormat) {
    #expect(RecipeFormat(head: Array(head.utf8)) == format)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "a picture"), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a picture"),
      (Array("RIFF....WEBP".utf8), "a picture"), ([UInt8](repeating: 0, count: 600), "a binary file"),
      ([0xFF, 0xFE, 0x41, 0x00], nil), (Array("a\0b".utf8), nil),
    ] as [([UInt8], String?)])
  func `a file that is no text is named`(head: [UInt8], name: String?) {
    #expect(UnsupportedFile.name(head) == name)
  }

  @Test(
    arguments: [
      ("{}", []), ("[{\"a\": 1}]", []),
      ("{\"a\": {\"b\": 1}, \"c\" : [{\"d\": 2}], \"e\\\"\": \"f\"", ["a", "c", "e\""]),
      ("{\"a\": 1} {\"b\": 2}", ["a"]), ("{\"a", []), ("{\"a\\", []), ("", []),
    ] as [(String, Set<String>)])
  func `the outermost keys are found without reading what they hold`(text: String, keys: Set<String>) {
    #expect(JSONParser.outermostKeys(of: Array(text.utf8)) == keys)
  }
}
