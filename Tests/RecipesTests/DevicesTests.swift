import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// The devices of the page, as the command line lists and forgets them.
@Suite struct DevicesTests {
  private static func box() throws -> TestBox {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let hash = String(repeating: "a", count: 64)
    _ = try box.write(
      """
      [{"id": 1, "name": "Phone", "isReadOnly": false, "added": 1795000000, "tokenHash": "\(hash)"},
       {"id": 12, "name": "Tablet in the kitchen", "isReadOnly": true, "added": 1795100000, "lastSeen": 1795200000, "tokenHash": "\(hash)"}]
      """, to: "\(box.database.lastPathComponent).devices")
    return box
  }

  @Test func `devices are listed as a table, as fields, and as JSON`() throws {
    let box = try Self.box()
    #expect(
      box.run(["serve", "devices"]).output == """
        1\twrite\t2026-11-18 11:06\tPhone\t
        12\tread\t2026-11-19 14:53\tTablet in the kitchen\t2026-11-20 18:40

        """)
    #expect(
      box.run(["serve", "devices", "--json"]).output == """
        [
          {"device": 1, "name": "Phone", "isReadOnly": false, "paired": "2026-11-18T11:06:40Z", "lastSeen": null},
          {"device": 12, "name": "Tablet in the kitchen", "isReadOnly": true, "paired": "2026-11-19T14:53:20Z", "lastSeen": "2026-11-20T18:40:00Z"}
        ]

        """)
    box.screen = .usual
    box.environment["NO_COLOR"] = "1"
    #expect(
      box.run(["serve", "devices"]).output == """
         1  Phone                  reads and writes  paired 2026-11-18  never seen
        12  Tablet in the kitchen  reads             paired 2026-11-19  seen 2026-11-20

        """)
  }

  @Test func `a device is forgotten once`() throws {
    let box = try Self.box()
    #expect(box.run(["serve", "forget", "1"]).messages == "Forgot 1  Phone\n")
    #expect(
      box.run(["serve", "devices"]).output == "12\tread\t2026-11-19 14:53\tTablet in the kitchen\t2026-11-20 18:40\n")
    let again = box.run(["serve", "forget", "1"])
    #expect(again.messages == "recipes: there is no device 1; see: recipes serve devices\n" && again.status == .nothing)
    box.run(["serve", "forget", "12"])
    #expect(box.run(["serve", "devices"]).status == .nothing)
    #expect(box.run(["serve", "devices", "--json"]).output == "[]\n")
  }
}
