import RecipeFormats
import Testing

@Suite struct FileNamesTests {
  @Test(arguments: [
    ("Soup", "Soup"), ("../../etc/passwd", "etcpasswd"), ("-rf *", "rf"), ("", "Recipe"), ("\u{202E}\0\n/", "Recipe"),
    ("\u{3164}\u{115F}\u{FFA0}", "Recipe"), ("So\u{200B}up\u{E0041}\u{FEFF}", "Soup"),
    ("Cafe\u{301} ½", "Café ½"), ("  a\tb ", "ab"), ("汤", "汤"), (".hidden.", "hidden"), ("C:\\con", "Ccon"),
  ])
  func `a title becomes a name that names nothing else`(title: String, name: String) {
    var names = FileNames()
    #expect(names.next(for: title) == name)
  }

  @Test func `each name is given once, whatever the system takes for the same`() {
    var names = FileNames()
    let titles = ["Soup", "soup", "Soup 2", "Soup", "Purée", "PUREE"]
    #expect(titles.map { names.next(for: $0) } == ["Soup", "soup 2", "Soup 2 2", "Soup 3", "Purée", "PUREE 2"])
  }

  @Test func `a long title is cut between letters`() {
    var names = FileNames()
    #expect(names.next(for: String(repeating: "é", count: 500)).utf8.count == 180)
    #expect(names.next(for: String(repeating: "é", count: 500)).hasSuffix(" 2"))
  }
}
