import Testing

@testable import recipes

@Suite struct TableTests {
  private let table = Table(
    columns: [
      .init(alignment: .trailing), .init(isFlexible: true), .init(dispensability: 1), .init(dispensability: 2),
    ],
    rows: [
      ["1", "Tomato soup", "35 min", "Soups, Quick"],
      ["10", "咖喱炒蟹", "", "中餐"],
      ["100", "Bread", "1 hr", ""],
    ].map { $0.map(SafeText.init(line:)) })

  private func lines(_ width: Int?) -> [String] {
    table.lines(fitting: width).map(\.plain)
  }

  @Test func `columns line up by display width, and nothing trails`() {
    #expect(
      lines(nil) == [
        "  1  Tomato soup  35 min  Soups, Quick",
        " 10  咖喱炒蟹             中餐",
        "100  Bread        1 hr",
      ])
  }

  @Test func `the most dispensable column goes first`() {
    #expect(lines(30) == ["  1  Tomato soup  35 min", " 10  咖喱炒蟹", "100  Bread        1 hr"])
  }

  @Test func `the flexible column is cut when nothing else can go`() {
    #expect(lines(12) == ["  1  Tomato…", " 10  咖喱炒…", "100  Bread"])
  }

  @Test func `an empty table has no lines`() {
    #expect(Table(columns: [.init()]).lines(fitting: 80) == [])
  }
}
