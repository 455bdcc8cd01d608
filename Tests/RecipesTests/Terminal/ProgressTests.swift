import Testing

@testable import recipes

@Suite struct ProgressTests {
  /// Counts to 20 with a tenth of a second between two, and returns what was written.
  private func written(fractions: Bool, isTerminal: Bool) -> String {
    var bytes: [UInt8] = []
    var now = ContinuousClock.now
    let progress = Progress(
      of: "recipes", on: Output(.closure { bytes += $0 }, isTerminal: isTerminal), now: { now })
    for count in 1...20 {
      now += .milliseconds(100)
      if fractions { progress.fraction = Double(count) / 20 }
      progress.advance()
    }
    progress.end()
    progress.end()
    return String(decoding: bytes, as: UTF8.self).replacing("\r", with: "|").replacing("\u{1B}[K", with: "")
  }

  @Test func `after a second a count appears, a few times a second, and is wiped out`() {
    #expect(written(fractions: false, isTerminal: true) == "|11 recipes …|14 recipes …|17 recipes …|20 recipes …|")
  }

  @Test func `a bar shows how much of what there is is done`() {
    #expect(
      written(fractions: true, isTerminal: true) == """
        |[###########---------]  55 %  11 recipes …\
        |[##############------]  70 %  14 recipes …\
        |[#################---]  85 %  17 recipes …\
        |[####################] 100 %  20 recipes …|
        """)
  }

  @Test func `where messages go elsewhere nothing is written`() {
    #expect(written(fractions: true, isTerminal: false) == "")
  }
}
