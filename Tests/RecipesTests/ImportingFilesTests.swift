import Foundation
import Testing

@testable import recipes

@Suite struct ImportingFilesTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  @Test func `of several files each goes in whole or not at all`() throws {
    let good = try box.write("[{\"title\": \"Bread\"}]", to: "good.json")
    let bad = try box.write("[{\"title\": \"Rolls\"}, {\"title\": \"\"}]", to: "bad.json")
    let result = box.run(["import", bad, good])
    #expect(
      result
        == .init(
          output: "BOX/good.json: 1 added, 0 updated, 0 skipped\n",
          messages: """
            recipes: BOX/bad.json: recipe 2: the title is empty; nothing was imported
            recipes: 1 of 2 files were not imported

            """, status: .badInput))
    #expect(box.run(["list"]).output == "1\t\tBread\t0\t\t\n")
  }

  @Test func `what was exported comes in again byte for byte`() throws {
    try SmallLibrary.load(into: box)
    box.run(["reorder", "6", "--to", "top"])
    let first = box.run(["export"]).output
    let other = try TestBox()
    #expect(other.run(["import", "-"], input: first).status == .done)
    #expect(other.run(["export"]).output == first)
  }
}
