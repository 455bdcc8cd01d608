import Testing

@testable import RecipeKitchen

/// The form of the tables, so that a line added by hand is read.
@Suite struct FactsTests {
  @Test func `every unit has a name, a language and a form`() {
    for row in Self.rows(UnitFacts.text) {
      #expect(3...5 ~= row.count, "\(row)")
      #expect(!row[0].isEmpty && !row[2].isEmpty, "\(row)")
      #expect(UnitTable.languages.contains(row[1]), "\(row)")
    }
    #expect(Self.rows(UnitFacts.text).reduce(0) { count, _ in count + 1 } > 150)
  }

  @Test func `every measure that the program computes with is in the table of units`() {
    let names = Set(Self.rows(UnitFacts.text).map { $0[0] })
    for unit in KitchenUnit.allCases where unit != .thing { #expect(names.contains(unit.symbol), "\(unit)") }
  }

  @Test func `every density has names, grams, a class and a source`() {
    var rows = 0
    for row in Self.rows(DensityFacts.text) {
      rows += 1
      #expect(row.count == 4, "\(row)")
      #expect(Int(row[1]).map { 20...400 ~= $0 } == true, "\(row)")
      #expect(DensityTable.Kind(rawValue: row[2]) != nil, "\(row)")
      #expect(row[3].contains("NDB"), "\(row)")
    }
    #expect(DensityTable.shared.rows.count == rows)
  }

  @Test func `every line of words names a class`() {
    for row in Self.rows(IngredientWords.text) {
      #expect(row.count == 2 && !WordClasses(named: row[0]).isEmpty, "\(row)")
    }
  }

  @Test func `every line of time words has seconds, a language or group, and words`() {
    for row in Self.rows(TimeFacts.text) {
      #expect(row.count == 3 && Int(row[0]) != nil, "\(row)")
    }
  }

  @Test func `no two words share a hash`() {
    var words: [UInt64: String] = [:]
    for row in Self.rows(IngredientWords.text) {
      for word in row[1].split(separator: " ") {
        let known = words.updateValue(String(word), forKey: WordHash.folded(word.utf8))
        #expect(known == nil || known == String(word))
      }
      #expect(words[0] == nil)
    }
    var forms: [UInt64: String] = [:]
    for form in UnitTable.shared.forms {
      for text in [form.singular, form.plural] {
        let hashes = Tokenizer.wordHashes(of: text.lowercased())
        let key = hashes.dropFirst().reduce(hashes.first ?? 0, WordHash.joining)
        let plain = text.lowercased().filter { $0 != "." }.split(separator: " ").joined(separator: " ")
        let known = forms.updateValue(plain, forKey: key)
        #expect(known == nil || known?.filter { $0 != " " } == plain.filter { $0 != " " })
      }
    }
  }

  @Test func `words of the tables are hashed as the words of a line are`() {
    let units = FactText(UnitFacts.text).rows.flatMap { $0.dropFirst(2).flatMap { $0.parts(by: .semicolon) } }
    let foods = FactText(DensityFacts.text).rows.flatMap { $0[0].parts(by: .comma) }
    let times = FactText(TimeFacts.text).rows.flatMap { $0[2].words }
    for text in (units.flatMap { $0.parts(by: .slash) } + foods + times) where text.count > 0 {
      let words = Tokenizer.wordHashes(of: text.string)
      let hashes = WordHash.phrase(text)
      #expect(hashes.count == words.count && hashes.first == words.first, "\(text.string)")
      #expect(hashes.all == words.dropFirst().reduce(words.first ?? 0, WordHash.joining), "\(text.string)")
    }
  }

  @Test func `tables of words are at most half full`() {
    let lexicon = Lexicon.shared.entries
    #expect(lexicon.count > 800 && lexicon.count <= lexicon.capacity / 2)
  }

  @Test func `a table of words finds what was stored, among words that share a slot`() {
    var table = WordTable(capacity: 64, empty: 0)
    for number in 1...30 { table.update(UInt64(number) * 64) { $0 = number } }
    for number in 1...30 { #expect(table[UInt64(number) * 64] == number) }
    #expect(table[31 * 64] == 0)
    #expect(table.count == 30)
  }

  @Test(
    arguments: [("a\tb\nc", [["a", "b"], ["c"]]), ("", [[""]]), ("\t\n", [["", ""], [""]])]
      as [(StaticString, [[String]])])
  func `a table is read by lines and columns`(text: StaticString, rows: [[String]]) {
    #expect(Self.rows(text) == rows)
  }

  private static func rows(_ text: StaticString) -> [[String]] { FactText(text).rows.map { $0.map(\.string) } }
}
