import RecipeModel
import Testing

@Suite struct TextFoldTests {
  @Test(arguments: [
    ("Tomato SOUP", "tomato soup"), ("Crème Brûlée", "creme brulee"), ("Cre\u{300}me", "creme"),
    ("Älplermagronen", "alplermagronen"),
    ("Straße", "strasse"), ("ŁÓDŹ", "lodz"), ("Smørrebrød", "smorrebrod"), ("İzmir Isparta ılık", "izmir isparta ilik"),
    ("Æble", "aeble"), ("Ωμέγα", "ωμεγα"), ("Борщ Й", "борщ и"), ("麻婆豆腐", "麻婆豆腐"), ("ガ", "ガ"), ("김치", "김치"), ("", ""),
    ("C++ ½", "c++ ½"),
  ])
  func `texts are alike whatever their case and accents`(text: String, folded: String) {
    #expect(Array(TextFold.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func `a folded text folds to itself`() {
    for text in ["Crème Brûlée", "ﬃ", "ẞ", "Ǆ", "ガギグ", "각", "x\u{301}\u{323}"] {
      let folded = TextFold.fold(text)
      #expect(TextFold.fold(folded) == folded)
    }
  }
}
