import Testing

@testable import recipes

/// What `--quiet` leaves out, and what it does not.
@Suite struct QuietTests {
  @Test func `a quiet change says nothing on a terminal`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.screen = .usual
    for words in [["favorite", "2"], ["favorite", "2"], ["add", "Toast"], ["reorder", "2", "--to", "top"]] {
      #expect(box.run(words + ["--quiet"]) == TestBox.Result(), "\(words)")
    }
    #expect(box.run(["list", "--favorites", "-q"]).output.contains("2"))
  }

  @Test func `the rows of a quiet change stay in a pipe, where other programs read them`() throws {
    let (loud, quiet) = (try TestBox(), try TestBox())
    for box in [loud, quiet] { try SmallLibrary.load(into: box) }
    for words in [
      ["favorite", "2"], ["add", "Toast"], ["collect", "2", "--into", "Quick"], ["delete", "1", "--yes"],
    ] {
      let rows = loud.run(words).output
      #expect(quiet.run(words + ["-q"]) == TestBox.Result(output: rows), "\(words)")
      #expect(!rows.isEmpty)
    }
    #expect(quiet.run(["favorite", "2", "-q"]) == TestBox.Result())
    #expect(quiet.run(["import", "-", "-q"], input: "[]").output == "standard input: 0 added, 0 updated, 0 skipped\n")
  }

  @Test func `JSON and errors are printed quietly as well`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let quiet = box.run(["favorite", "2", "--json", "-q"]).output
    #expect(quiet.contains("\"isFavorite\" : true") || quiet.contains("\"isFavorite\": true"))
    #expect(box.run(["favorite", "999", "-q"]) == box.run(["favorite", "999"]))
  }

  @Test func `quiet progress shows nothing`() {
    var messages: [UInt8] = []
    let output = Output(.closure { messages += $0 }, isTerminal: true)
    var now = ContinuousClock.now
    for shown in [nil, output] {
      let progress = Progress(of: "recipes", on: shown, now: { now })
      now += .seconds(2)
      progress.advance()
      #expect(messages.isEmpty == (shown == nil))
    }
  }
}
