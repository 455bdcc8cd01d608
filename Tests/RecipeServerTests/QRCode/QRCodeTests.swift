import RecipeModel
import Testing

@testable import RecipeServer

/// The symbols here were read by zxing-cpp 2, and some are those that the Python package qrcode makes as well.
@Suite struct QRCodeTests {
  @Test func `a letter is a code of version 1`() {
    #expect(
      QRCode("a").map(Self.drawing) == """
        #######..#.##.#######
        #.....#.#.##..#.....#
        #.###.#.##.#..#.###.#
        #.###.#.#.##..#.###.#
        #.###.#..#..#.#.###.#
        #.....#...##..#.....#
        #######.#.#.#.#######
        ........##...........
        #.....#.#.##.##..###.
        #..##......###.###..#
        ..#.###..##.#.##.....
        .#.#.#.##..#####.#.#.
        ##.#..####.##########
        ........##..#.....#.#
        #######..###.#..####.
        #.....#...#...#...###
        #.###.#..###.#..###..
        #.###.#..#.#####.#...
        #.###.#..#.###.###.##
        #.....#...######.#...
        #######.#.#.#..#..##.
        """)
  }

  @Test func `a pairing link is a code of version 4`() {
    #expect(
      QRCode("http://192.168.1.20:8017/pair?token=AAAAAAAAAAAAAAAAAAAAAA").map(Self.drawing) == """
        #######..#...#.##..##..##.#######
        #.....#.#..#..##.#.#.#.#..#.....#
        #.###.#...#..####...#..#..#.###.#
        #.###.#..#...######..###..#.###.#
        #.###.#.#.##.##.#.#..##...#.###.#
        #.....#..##.#.####.###.##.#.....#
        #######.#.#.#.#.#.#.#.#.#.#######
        .........#...###.#.#.#.#.........
        #.#.#.#..##..#...##..##.....#..#.
        ##.#.#.###..###.###..#....##...##
        .####.#.#.#...#...#.#.#...##..###
        .#####.###.#.###.##..###....#...#
        .#...####.#...###..##...###.##...
        #.#.##.#.##..#####.##..###......#
        .##..##.#...#.###.#..#....#######
        ###.##.##.##.#..####.#.#...#...#.
        ..#..####..#...####..##...#......
        ##.##....##.....###..##...##...##
        ##..#.##...###....#.#.#.#.##..###
        ..#.#...#.####.#.###.##.#...#...#
        #..##.#....#.#..#...#..####.##.#.
        ..##...#..###..#.#.###.###....###
        #.#..##..##......#....#....##..##
        .##..#....######.###.###...#.#.##
        #.##.##.#.###.#.###..##.######...
        ........#..####.##...#.##...##.##
        #######..#.##...#.#.#.###.#.#.###
        #.....#..#...###.##..####...##.#.
        #.###.#.#.#.#...#...#...######.##
        #.###.#..###.####..##..###.##.#.#
        #.###.#.#....##..#...#..##..###.#
        #.....#..##.####.###.#.#.#.##..#.
        #######.##.##.#..#...######...###
        """)
  }

  @Test func `every length to 271 bytes is the code that was read`() throws {
    let symbols = try (1...271).map { length in
      let text = String(repeating: "x9Z", count: 100).prefix(length)
      return Self.drawing(try #require(QRCode(String(text))))
    }
    let digits = symbols.joined(separator: "\n").map { $0 == "#" ? "1" : $0 == "." ? "0" : $0 }
    let lines = String(digits)
    #expect(SHA256.hexadecimal(Array(lines.utf8)) == "7c3a1deaf7e969d3a36851d8e9b13dd0cc6e5b67a7249fe8c8c48857994dc5fd")
  }

  @Test func `a text that is too long has no code`() {
    #expect(QRCode(String(repeating: "a", count: 272)) == nil)
    #expect(QRCode(String(repeating: "é", count: 136)) == nil)
    #expect(QRCode("") != nil)
  }

  @Test func `on a terminal a code is black on white with two modules of white around it, two rows a line`() throws {
    let code = try #require(QRCode("a"))
    let lines = code.terminalLines
    #expect(lines.count == 13)
    #expect(lines[0] == "\u{1B}[30;107m" + String(repeating: " ", count: 25) + "\u{1B}[0m")
    #expect(lines[1].hasPrefix("\u{1B}[30;107m  █▀▀▀▀▀█ "))
    #expect(lines.allSatisfy { $0.count == 25 + 13 })
  }

  private static func drawing(_ code: QRCode) -> String {
    (0..<code.size).map { row in
      String((0..<code.size).map { code.isDark(row, $0) ? "#" : "." })
    }.joined(separator: "\n")
  }
}
