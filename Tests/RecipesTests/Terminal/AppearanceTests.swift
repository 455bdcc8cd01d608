import Testing

@testable import recipes

/// When colors and symbols are used: the option, then the environment, then the configuration, then the terminal.
struct AppearanceTests {
  @Test(arguments: [
    // Option, configured, terminal, environment, colored
    (ColorChoice.always, ColorChoice.never, false, ["NO_COLOR": "1"], true),
    (.never, .always, true, ["CLICOLOR_FORCE": "1"], false),
    (.auto, .always, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, .never, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, .never, false, ["FORCE_COLOR": "3"], true),
    (.auto, .auto, false, ["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], false),
    (.auto, .auto, true, ["NO_COLOR": ""], true),
    (.auto, .always, false, [:], false),
    (.auto, .always, true, ["TERM": "dumb"], true),
    (.auto, .never, true, [:], false),
    (.auto, .auto, true, ["TERM": "dumb"], false),
    (.auto, .auto, true, ["CLICOLOR": "0"], false),
    (.auto, .auto, true, ["CLICOLOR": "1"], true),
    (.auto, .auto, true, [:], true),
    (.auto, .auto, false, [:], false),
  ])
  func `Colors follow the first of option, environment, configuration, and terminal that says something`(
    option: ColorChoice, configured: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    let appearance = Appearance(
      option: option, configured: configured, isTerminal: isTerminal, in: Environment(environment))
    #expect(appearance.isColored == isColored)
  }

  @Test(arguments: [
    (true, [:], false), (true, ["LANG": "de_DE.UTF-8"], false), (true, ["LANG": "C.utf8"], false),
    (true, ["LANG": "ca_ES.UTF-8@valencia"], false), (true, ["LANG": "C"], true),
    (true, ["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"], true), (true, ["LC_CTYPE": "de_DE.ISO-8859-1"], true),
    (true, ["LC_CTYPE": "C", "LC_ALL": "en_US.UTF-8"], false), (true, ["TERM": "dumb"], true),
    (false, ["LANG": "C"], false),
  ])
  func `Symbols become ASCII on a terminal that is dumb or whose locale is not UTF-8`(
    isTerminal: Bool, environment: [String: String], isASCII: Bool
  ) {
    let appearance = Appearance(
      option: .auto, configured: .auto, isTerminal: isTerminal, in: Environment(environment))
    #expect(appearance.isASCII == isASCII)
  }

  @Test func `In ASCII our symbols are replaced, and other people's text is sent as it is`() {
    let ascii = Appearance(isASCII: true)
    let title = "Soup → ♥ …"
    let line: StyledText = "\("♥", .favorite) 12  \(title) · 3 → 1 (×2) \(sign: "…", .faint)"
    #expect(line.rendered(in: ascii) == "* 12  Soup → ♥ … - 3 -> 1 (x2) ...")
    #expect(("… \(5) more" as StyledText).rendered(in: ascii) == "... 5 more")
    #expect(("\(sign: "↕", .moved) \(sign: "▸", .faint)" as StyledText).rendered(in: ascii) == "^ +")
  }

  @Test(arguments: [
    ("Chicken tagine", 8, "Chick..."), ("Chicken tagine", 4, "C..."), ("Chicken tagine", 3, "..."),
    ("Chicken tagine", 2, ".."), ("麻婆豆腐 with rice", 8, "麻婆..."),
  ])
  func `A title that is cut stays as wide in ASCII`(title: String, width: Int, cut: String) {
    let text = SafeText(line: title).truncated(to: width)
    let rendered = StyledText(text).rendered(in: Appearance(isASCII: true))
    #expect(rendered == cut)
    #expect(SafeText(line: rendered).width == text.width)
  }
}

struct ScreenTests {
  @Test(arguments: [
    ([:], Screen(width: 80, height: 24)), (["COLUMNS": "120"], Screen(width: 120, height: 24)),
    (["COLUMNS": "9", "LINES": "0"], Screen(width: 80, height: 24)),
    (["COLUMNS": "wide", "LINES": "50"], Screen(width: 80, height: 50)),
  ])
  func `A page is as large as COLUMNS and LINES say where they are sensible`(
    environment: [String: String], screen: Screen
  ) {
    #expect(Screen(of: [], in: Environment(environment)) == screen)
  }
}
