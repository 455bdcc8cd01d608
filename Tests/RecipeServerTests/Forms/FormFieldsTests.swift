import RecipeTestSupport
import Testing

@testable import RecipeServer

@Suite struct FormFieldsTests {
  @Test(arguments: [
    ("", []), ("a=1", [("a", "1")]), ("a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")]),
    ("a", [("a", "")]), ("=1", [("", "1")]), ("a=1=2", [("a", "1=2")]), ("&&a=1&", [("a", "1")]),
    ("a+b=c+d", [("a b", "c d")]), ("a=%2B%26%3d%0D%0A", [("a", "+&=\r\n")]), ("%61=%C3%A9", [("a", "é")]),
    ("a=%", [("a", "%")]), ("a=%4", [("a", "%4")]), ("a=%zz%41", [("a", "%zzA")]), ("a=%FF", [("a", "\u{FFFD}")]),
    ("a=%00", [("a", "\0")]), ("a=é", [("a", "é")]), ("a=1;b=2", [("a", "1;b=2")]),
  ])
  func `url-encoded text is read as the URL Standard says`(text: String, fields: [(String, String)]) throws {
    #expect(try FormFields(urlEncoded: text.utf8) == FormFields(fields))
  }

  @Test func `a form with a thousand fields is read, and one with more is refused`() throws {
    let most = Array(repeating: "a=1", count: 1000).joined(separator: "&")
    #expect(try FormFields(urlEncoded: most.utf8).fields.count == 1000)
    #expect(throws: FormError.tooManyFields) { try FormFields(urlEncoded: "\(most)&a=1".utf8) }
  }

  @Test(arguments: [
    "application/x-www-form-urlencoded", "Application/X-WWW-Form-URLencoded; charset=UTF-8",
    " application/x-www-form-urlencoded ;",
  ])
  func `the kind of a body is found in whatever case and with parameters`(type: String) throws {
    #expect(try FormFields(Array("a=1".utf8), contentType: type)["a"] == "1")
  }

  @Test(arguments: [nil, "", "text/plain", "application/json", "multipart/mixed; boundary=x", "\"", "form-data; a=\""])
  func `a body of another kind is refused, and none at all is an empty form`(type: String?) throws {
    #expect(throws: FormError.unsupportedType(type)) { try FormFields([0x61], contentType: type) }
    #expect(try FormFields([], contentType: type) == FormFields())
  }

  @Test func `random bytes are always a form, whose fields are valid text`() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("ab&=%+2Ff;".utf8) + [0x00, 0x80, 0xC3, 0xFF]
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
      }
      let form = try FormFields(urlEncoded: bytes)
      #expect(form.fields.count == bytes.split(separator: UInt8(ascii: "&")).count)
    }
  }
}

@Suite struct MediaTypeTests {
  @Test(arguments: [
    (#"form-data; name="a""#, "form-data", "a"), ("form-data;name=a", "form-data", "a"),
    (#"FORM-DATA ; Name = "a" ; x=y"#, "form-data", "a"), (#"form-data; name="a\"b""#, "form-data", "a\"b"),
    (#"form-data; name="a\\b""#, "form-data", "a\\b"), (#"form-data; name="a;b=c"; x=1"#, "form-data", "a;b=c"),
    (#"form-data; x="name=z"; name=é"#, "form-data", "é"), ("form-data; name=a; name=b", "form-data", "a"),
    (#"form-data; name="C:\tmp\a""#, "form-data", #"C:\tmp\a"#),
  ])
  func `parameters are read with and without quotes`(text: String, essence: String, name: String) throws {
    let type = try #require(MediaType(text))
    #expect(type.essence == essence)
    #expect(type["name"] == name)
  }

  @Test(arguments: [#"a; b=""#, #"a; b="c\""#, #"a; b="c"#])
  func `a quote that is not closed is no value`(text: String) {
    #expect(MediaType(text) == nil)
  }
}
