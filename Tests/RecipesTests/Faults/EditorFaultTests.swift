import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Editors that are not there, fail, or leave something else than a recipe: nothing changes, and no text is lost.
@Suite struct EditorFaultTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    /// The body of a shell script that finds the file in `$1`.
    var editor: String
    var message: String
    var code: Int32 = 1
    /// `true` if the file stays, for what may be in it.
    var isKept = false
    var testDescription: String { name }
  }

  private static let kept = "; the text is kept in BOX/recipes-XXXXXX/recipe.txt\n"

  static let cases = [
    Case(
      name: "leaves it as it was", editor: "true", message: "nothing to change: 1  Tomato soup is like that\n", code: 0),
    Case(name: "leaves it empty", editor: ": > \"$1\"", message: "Nothing changed.\n"),
    Case(name: "deletes it", editor: "rm \"$1\"", message: "Nothing changed.\n"),
    Case(
      name: "leaves more than a recipe may have", editor: "truncate -s 11M \"$1\"",
      message: "recipes: the text is longer than 10 MiB\(kept)", code: 65, isKept: true),
    Case(
      name: "leaves what is no text", editor: "printf '\\377\\376\\000 \\001' > \"$1\"",
      message: """
        warning: characters that are not valid UTF-8 were replaced by U+FFFD
        recipes: no recipe found; this is a text without ingredients or directions\(kept)
        """, code: 65, isKept: true),
    Case(
      name: "leaves no title", editor: "sed -i 's/^title:.*/title:/' \"$1\"",
      message: "recipes: the title is empty\(kept)", code: 65, isKept: true),
    Case(
      name: "leaves an invalid time", editor: "sed -i 's/^cook:.*/cook: soon/' \"$1\"",
      message: "recipes: line 6: \"soon\" is not a time; write 10m, 1h30m, or 1:30\(kept)", code: 65, isKept: true),
    Case(
      name: "fails after it has written", editor: "echo more >> \"$1\"; exit 3",
      message: "recipes: the editor \"sh BOX/editor\" ended with status 3\(kept)", isKept: true),
  ]

  @Test(arguments: cases)
  func `an editor that fails changes nothing, and the text is kept`(fault: Case) throws {
    box.environment["EDITOR"] = try box.makeScript("editor", fault.editor)
    let before = box.databaseBytes
    #expect(try binary.run(["edit", "1"]) == .init(messages: fault.message, code: fault.code))
    #expect(box.databaseBytes == before)
    let folders = try FileManager.default.contentsOfDirectory(atPath: box.folder.path).filter {
      $0.hasPrefix("recipes-")
    }
    #expect(folders.count == (fault.isKept ? 1 : 0))
  }

  @Test(
    arguments: [
      (nil, "no editor is set; set EDITOR, or name the fields to change", 64),
      ("", "no editor is set; set EDITOR, or name the fields to change", 64),
      ("/nowhere/ed -w", "the editor \"/nowhere/ed -w\" ended with status 127", 1),
      ("kill -9 $$;:", "the editor \"kill -9 $$;:\" was ended by signal 9", 1),
    ] as [(String?, String, Int32)])
  func `an editor that is missing or killed is reported`(editor: String?, message: String, code: Int32) throws {
    box.environment["EDITOR"] = editor
    let result = try binary.run(["edit", "1"])
    #expect(result.messages.hasSuffix("recipes: \(message)\n"), "\(result.messages)")
    #expect(result.code == code)
  }

  @Test func `a missing folder for the editor's file is reported`() throws {
    box.environment["EDITOR"] = "true"
    box.environment["TMPDIR"] = "/nowhere"
    let message = "recipes: cannot create a temporary folder in /nowhere: no such file or directory\n"
    #expect(try binary.run(["edit", "1"]) == .init(messages: message, code: 73))
  }
}
