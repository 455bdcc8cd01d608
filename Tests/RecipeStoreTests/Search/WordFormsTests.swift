import Testing

@testable import RecipeStore

@Suite struct WordFormsTests {
  @Test(arguments: [
    ["tomato", "tomatoes", "tomatos"], ["peanut", "peanuts"], ["egg", "eggs"], ["berry", "berries"],
    ["leaf", "leaves", "leafs"], ["knife", "knives"], ["olive", "olives"], ["cheese", "cheeses"], ["peach", "peaches"],
    ["cookie", "cookies"], ["radish", "radishes"], ["pea", "peas"], ["anchovy", "anchovies"], ["box", "boxes"],
  ])
  func `the singular and the plurals of a word are forms of each other`(words: [String]) {
    for word in words {
      let others = WordForms.others(of: word)
      for other in words where other != word { #expect(others.contains(other), "\(word), \(other)") }
    }
  }

  @Test(arguments: [
    ("pea", "pear"), ("peas", "pear"), ("egg", "eggplant"), ("bass", "bas"), ("asparagus", "asparagu"),
    ("nut", "nutmeg"),
    ("hummus", "hummu"), ("pie", "pi"), ("thyme", "thy"),
  ])
  func `another word is no form, and few letters stay as they are`(word: String, other: String) {
    #expect(!WordForms.others(of: word).contains(other))
  }

  @Test(arguments: ["", "eggs2", "1/2", "番茄", "борщ", "c++", "it's"])
  func `what is not a word of Latin letters has no other form`(word: String) {
    #expect(WordForms.others(of: word).isEmpty)
  }

  @Test func `a form has the forms of the word, and itself never`() {
    for word in ["tomatoes", "leaf", "berries", "gas", "as", "a", "ss", "ees", "fe", "ives"] {
      let forms = Set(WordForms.others(of: word) + [word])
      for form in forms { #expect(Set(WordForms.others(of: form) + [form]) == forms, "\(word), \(form)") }
    }
  }
}
