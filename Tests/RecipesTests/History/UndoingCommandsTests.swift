import Foundation
import RecipeTestSupport
import SQLite
import Testing

@testable import recipes

/// Every command that writes, each in a process of its own, as are those that undo it and make it again.
@Suite struct UndoingCommandsTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
    for (name, text) in Self.files { _ = try box.write(text, to: name) }
    try #require(try binary.run(["import", box.unmasked("BOX/first.json")]).code == 0)
  }

  private static let files = [
    ("first.json", picture(of: "Dumplings")),
    ("second.json", picture(of: "Noodles")),
    ("more.json", SmallLibrary.json),
    (
      "other.json", SmallLibrary.json.replacing("Freezes well.", with: "Keeps a week.").replacing("Baking", with: "New")
    ),
  ]

  /// What is piped into commands that stand alone.
  private static let inputs = [
    "shell": "favorite 2\ndelete 3 --yes\nreorder 1 --to bottom\n",
    "reorder": "6\n3\n1\n",
    "add": "title: Bread\ncollections: Soups, New\n\nIngredients\nflour\n",
  ]

  /// A recipe with a picture, as another program exports it.
  private static func picture(of title: String) -> String {
    #"{"id": "x", "title": "\#(title)", "yield": "4", "instructions": "Fold.", "images": ["\#(SamplePicture.base64)"]}"#
  }

  /// Every row that a person has put in, with all of its columns.
  private var contents: [String] {
    get throws {
      let connection = try Connection(.file(box.database.path))
      return try ["recipes", "collections", "collection_members"].flatMap { table in
        try connection.query("SELECT * FROM \(table) ORDER BY 1, 2") { row in
          ([table] + (0..<row.columnCount).map { "\(row.bytes(at: $0))" }).joined(separator: "|")
        }
      }
    }
  }

  private var pictures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: box.unmasked("BOX/recipes-pictures")).sorted()
    }
  }

  /// A command, and how many steps it is.
  static let commands: [([String], Int)] = [
    (["add", "Bread", "--prep", "10m", "--collection", "Soups", "--collection", "New", "--favorite"], 1),
    (["edit", "1", "--title", "Bisque", "--notes", "", "--collection", "Quick"], 1),
    (["favorite", "2", "3"], 1), (["unfavorite", "1", "4"], 1),
    (["collect", "2", "3", "--into", "Soups"], 1), (["collect", "5", "--into", "For guests"], 1),
    (["uncollect", "1", "6", "--from", "soups"], 1), (["collect", "1", "6", "--into", "New", "--from", "soups"], 1),
    (["collections", "add", "Empty"], 1), (["collections", "rename", "Soups", "Suppen"], 1),
    (["collections", "rename", "Soups", "SOUPS"], 1), (["collections", "delete", "Quick", "--yes"], 1),
    (["collections", "reorder", "Quick", "--to", "top"], 1),
    (["reorder", "6", "3", "--to", "top"], 1), (["reorder", "6", "--before", "1", "--collection", "Soups"], 1),
    (["reorder", "4", "--to", "top", "--favorites"], 1), (["reorder", "--by", "title"], 1),
    (["delete", "1-3,7", "--yes"], 1), (["import", "BOX/second.json"], 1),
    (["import", "BOX/more.json", "--on-duplicate", "keep", "--collection", "Copies"], 1),
    (["import", "BOX/other.json", "--on-duplicate", "update"], 1), (["add"], 1), (["reorder"], 1),
    (["shell"], 3),
  ]

  @Test(arguments: commands)
  func `a command is undone, redone, and undone again by other processes, to the byte`(
    words: [String], steps: Int
  ) throws {
    let before = try contents
    let input = words.count == 1 ? Self.inputs[words[0]] : nil
    let result = try binary.run(words.map(box.unmasked), input: input.map { Data($0.utf8) })
    #expect(result.code == 0, "\(result.messages)")
    let (after, picturesAfter) = (try contents, try pictures)
    #expect(after != before)
    for (word, expected) in [("undo", before), ("redo", after), ("undo", before), ("redo", after)] {
      let result = try binary.run([word, "\(steps)"])
      #expect(result.code == 0, "\(word): \(result.messages)")
      #expect(try contents == expected, "after \(word)")
      #expect(try pictures == picturesAfter)
    }
    #expect(try binary.run(["doctor"]).code == 0)
  }

  @Test func `a command that changes nothing is not a step, and keeps what can be redone`() throws {
    #expect(try binary.run(["favorite", "2"]).code == 0)
    #expect(try binary.run(["undo"]).code == 0)
    for words in [
      ["unfavorite", "2"], ["collect", "1", "--into", "soups"], ["reorder", "1", "--to", "top"], ["list"],
      ["sidebar", "--collapse", "Collections"], ["import", "BOX/first.json"], ["backup", "BOX/copy.sqlite"],
    ] {
      #expect(try binary.run(words.map(box.unmasked)).code == 0, "\(words)")
    }
    let redone = try binary.run(["redo"]).output
    #expect(redone.hasPrefix("3\t") && redone.hasSuffix("\tdone\tfavorite 2\n"), "\(redone)")
  }

  @Test func `after a restore there is nothing to undo or redo`() throws {
    let copy = box.unmasked("BOX/copy.sqlite")
    #expect(try binary.run(["backup", copy]).code == 0)
    #expect(try binary.run(["favorite", "2"]).code == 0)
    #expect(try binary.run(["undo"]).code == 0)
    #expect(try binary.run(["restore", copy, "--yes"]).code == 0)
    #expect(try binary.run(["undo"]) == .init(messages: "recipes: nothing to undo\n", code: 1))
    #expect(try binary.run(["redo"]) == .init(messages: "recipes: nothing to redo\n", code: 1))
    #expect(try binary.run(["favorite", "2"]).code == 0)
    #expect(try binary.run(["undo"]).code == 0)
  }

  @Test func `an order that doctor has spaced again cannot be undone in part, which is reported`() throws {
    #expect(try binary.run(["reorder", "6", "--to", "top"]).code == 0)
    #expect(try binary.run(["favorite", "2"]).code == 0)
    try Connection(.file(box.database.path)).execute("UPDATE recipes SET position = 5")
    #expect(try binary.run(["doctor", "--fix"]).code == 0)
    let before = try contents
    let refusal = """
      recipes: step 3 cannot be undone: recipe 6 was changed by a program without a history

      """
    #expect(try binary.run(["undo", "2"]) == .init(messages: refusal, code: 1))
    #expect(try contents == before)
    #expect(try binary.run(["undo"]).code == 0)
    #expect(try binary.run(["undo"]) == .init(messages: refusal, code: 1))
  }

  @Test func `processes that change, undo, and redo at once lose nothing`() throws {
    let before = try contents
    let null = FileHandle.nullDevice.fileDescriptor
    for round in 0..<3 {
      // Three steps that the three processes which undo can reach, if they come before all others.
      for step in 1...3 { #expect(try binary.run(["edit", "5", "--notes", "\(round), \(step)"]).code == 0) }
      let lines = (1...6).map { ["favorite", "\($0)"] } + (1...4).map { ["edit", "\($0)", "--notes", "\(round)"] }
      let children = try (lines + [["undo"], ["undo"], ["redo"], ["undo"]]).map {
        try binary.start($0, output: null, messages: null)
      }
      // 75: a recipe was changed by another of them while this one was about to.
      for child in children { #expect([0, 1, 75].contains(child.wait())) }
    }
    let after = try contents
    let steps = try binary.run(["history"]).output.split(separator: "\n").count { $0.contains("\tdone\t") } - 2
    #expect(try binary.run(["undo", "\(steps)"]).code == 0)
    #expect(try contents == before)
    #expect(try binary.run(["redo", "\(steps)"]).code == 0)
    #expect(try contents == after)
    #expect(try binary.run(["doctor"]).code == 0)
  }
}
