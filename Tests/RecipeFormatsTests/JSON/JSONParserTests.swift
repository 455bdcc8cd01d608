import Testing

@testable import RecipeFormats

@Suite struct JSONParserTests {
  @Test(arguments: [
    (#"{"a":[1,-2.5e3,true,false,null,"x"]}"#, #"{"a":[1,-2.5e3,true,false,null,"x"]}"#),
    (#"{"a":"\"\\\/\n\u00e9\ud83c\udf72"}"#, #"{"a":"\"\\/\né🍲"}"#),
    ("{\"a\":\"raw\nline\tend\"}", #"{"a":"raw\nline\tend"}"#),
    (#"{"a":"lone \ud83c half"}"#, #"{"a":"lone � half"}"#),
    (#"{"a":"don\'t \x41"}"#, #"{"a":"don't x41"}"#),
    (#"{"a":1,"b":[1,2,],}"#, #"{"a":1,"b":[1,2]}"#),
    ("{\"a\":\"x\"\n\"b\":\"y\"}", #"{"a":"x","b":"y"}"#),
    (#"{"a":"a "large" pan","b":1}"#, #"{"a":"a \"large\" pan","b":1}"#),
    (#"{"a":"7-1/2" - 8" long, peeled"}"#, #"{"a":"7-1/2\" - 8\" long, peeled"}"#),
    (#"{"a":1e999,"b":2}"#, #"{"a":1e999,"b":2}"#),
    (#"{"a":undefined,"b":NaN,"c":None}"#, #"{"a":null,"b":null,"c":null}"#),
    (#"{"a":,"b":2}"#, #"{"b":2}"#),
    ("{a:'it',b:2}", #"{"a":"it","b":2}"#),
    ("// note\n{/* c */\"a\": 1} // end", #"{"a":1}"#),
    ("<!--\n{\"a\":1}\n-->", #"{"a":1}"#),
    ("//<![CDATA[\n{\"a\":1}\n//]]>", #"{"a":1}"#),
    ("//<![CDATA[ {\"a\":1} //]]>", #"{"a":1}"#),
    ("<![CDATA[{\"a\":[1]}]]>", #"{"a":[1]}"#),
    (#"{"a":1}{"b":2} , [3];"#, #"{"a":1}{"b":2}[3]"#),
    (#"{"a":[1,2}"#, #"{"a":[1,2]}"#),
    (#"{"a":{"b":1]}"#, #"{"a":{"b":1}}"#),
    ("\u{FEFF}{\u{A0}\"a\":1}", #"{"a":1}"#),
    ("", ""), ("nothing", ""), (":,}]", ""),
  ])
  func `broken JSON gives what is in it`(text: String, expected: String) {
    #expect(written(values(text)) == expected)
  }

  @Test(arguments: [
    #"{"a":1,"b":"te"#, #"{"a":1,"b":["#, #"{"a":1,"b":"#, #"{"a":1,"b"#, #"{"a":1,"b":"x\"#, #"{"a":1,"#,
  ])
  func `a file cut short is reported, and what came before stays`(text: String) {
    var parser = JSONParser<LenientJSON>(Array(text.utf8))
    let values = parser.values()
    #expect(values.first?.object?["a"] == .number("1"))
    #expect(parser.isCutShort)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "{\"a\":[[{\"b\":"])
  func `a hundred thousand levels are left out, not followed`(opening: String) {
    var parser = JSONParser<LenientJSON>(Array((String(repeating: opening, count: 100_000) + "1").utf8))
    #expect(parser.values().count == 1)
    #expect(parser.isCutShort)
  }

  @Test func `what follows a deep value is read`() {
    let deep = String(repeating: "[", count: 5000) + "\"]\"" + String(repeating: "]", count: 5000)
    #expect(values("{\"deep\":\(deep),\"b\":2}").first?.object?["b"] == .number("2"))
  }

  @Test func `correct JSON is read as the strict parser reads it`() throws {
    var drafts = HostileDrafts(seed: 31)
    for round in 1...300 {
      var bytes: [UInt8] = []
      var writer = RecipeJSONWriter(.array)
      try writer.append(drafts.next(), to: &bytes)
      writer.finish(&bytes)
      var strict = JSONParser<StrictJSON>(bytes)
      var lenient = JSONParser<LenientJSON>(bytes)
      try #expect(lenient.values() == [strict.document()], "seed 31, round \(round)")
    }
  }

  private func values(_ text: String) -> [JSONValue] {
    var parser = JSONParser<LenientJSON>(Array(text.utf8))
    return parser.values()
  }
}

/// Returns values as JSON without blanks.
private func written(_ values: [JSONValue]) -> String {
  values.map { value in
    switch value {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let digits): return digits
    case .string(let text):
      return JSONValue.string(text).onOneLine()
    case .array(let elements): return "[" + elements.map { written([$0]) }.joined(separator: ",") + "]"
    case .object(let object):
      return "{" + object.members.map { "\"\($0.key)\":" + written([$0.value]) }.joined(separator: ",") + "}"
    }
  }.joined()
}
