import Testing

@testable import RecipeFormats

@Suite struct PageDurationTests {
  @Test(arguments: [
    ("PT1H", 3600), ("PT90M", 5400), ("P0DT0H30M", 1800), ("PT1H20M15S", 4815), ("P0Y0M0DT1H0M0S", 3600),
    ("P1D", 86_400),
    ("P1DT2H", 93_600), ("P2W", 1_209_600), ("PT1.5H", 5400), ("PT1,5H", 5400), ("pt15m", 900), ("PT1H30", 5400),
    ("PT15", 900), ("PTH5MS", 300), ("PT 1 hour 5 minutes", 3900), ("PT0S", 0), ("PT0H05M", 300), (" PT5M ", 300),
    ("35 minuti", 2100), ("1 hour 20 minutes", 4800), ("1h30", 5400), ("1 h 30 min", 5400), ("30", 1800),
    ("1:30", 5400),
    ("1 Std. 20 Min.", 4800), ("45 Minuten", 2700), ("2 heures", 7200), ("1 ora e 10 minuti", 4200), ("2 timer", 7200),
    ("1 ½ hours", 5400), ("1/2 hour", 1800), ("1½ Stunden", 5400), ("30-40 min", 2400), ("2 to 3 hours", 10_800),
    ("1時間30分", 5400), ("20 分钟", 1200), ("1 час 10 минут", 4200), ("10 dk", 600), ("1 óra 15 perc", 4500),
    ("about 45 minutes", 2700), ("1 jour 2 h", 93_600), ("90 seconds", 90), ("5&nbsp;min", 300),
  ])
  func `times are read in many forms`(text: String, seconds: Int) {
    #expect(PageDuration.seconds(.string(text)) == seconds)
  }

  @Test(arguments: [
    "PTNaNM", "PTundefinedM", "PT-475323H41M52S", "-PT5M", "P", "PT", "", "overnight", "a while",
    "P99999999999999999999Y",
    "9223372036854775807 hours", "1/0 h",
    "see step 12 of the other recipe, which has to be read first and which takes its time as well",
  ])
  func `what states no time gives none`(text: String) {
    #expect(PageDuration.seconds(.string(text)) == nil)
  }

  @Test func `numbers are minutes, and objects and lists have them inside`() {
    #expect(PageDuration.seconds(.number("20")) == 1200)
    #expect(PageDuration.seconds(.array([.null, .string("PT5M")])) == 300)
    #expect(PageDuration.seconds(object(["@type": "Duration", "name": "PT7M"])) == 420)
    #expect(PageDuration.seconds(object(["minValue": "10", "maxValue": "15", "unitText": "min"])) == 900)
    #expect(PageDuration.seconds(.bool(true)) == nil)
  }
}

@Suite struct PageYieldTests {
  @Test(arguments: [
    (#"4"#, "4"), (#""4 servings""#, "4 servings"), (#"["39","39 cookies"]"#, "39 cookies"),
    (#"[4,"4 Servings"]"#, "4 Servings"),
    (#"["4","4"]"#, "4"), (#""Serves 4.0""#, "Serves 4"),
    (#"["8","8 servings, 1 (9-inch) tart"]"#, "8 servings, 1 (9-inch) tart"),
    (#"{"@type":"QuantitativeValue","value":12,"unitText":"rolls"}"#, "12 rolls"),
    (#"{"@type":"QuantitativeValue","minValue":4,"maxValue":6}"#, "4-6"),
    (#"["4 people","1 loaf"]"#, "4 people, 1 loaf"),
    (#"null"#, ""), (#"[]"#, ""), (#""&frac12; loaf""#, "½ loaf"), (#"4.0"#, "4"),
  ])
  func `amounts are written in words`(json: String, text: String) {
    var parser = JSONParser<LenientJSON>(Array("[\(json)]".utf8))
    #expect(PageYield.text(parser.values()[0].elements![0]) == text)
  }
}

private func object(_ members: KeyValuePairs<String, String>) -> JSONValue {
  .object(JSONObject(members: members.map { .init(key: $0, value: .string($1)) }))
}
