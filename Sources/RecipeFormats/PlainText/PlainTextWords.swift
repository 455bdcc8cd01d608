import RecipeModel

/// The words by which people mark the parts of a recipe in a text, in English, German, French, Spanish and Italian.
enum PlainTextWords {
  /// The field that a key names in any of the languages.
  static func field(key: String) -> NamedField? {
    let longestKey = 40
    guard key.utf8.count <= longestKey else { return nil }
    return NamedField(key: key) ?? fields[TextFold.fold(key).trimmed()]
  }

  /// Returns how much a line without a key makes: "4" of "Serves 4", "12 rolls" of "Makes 12 rolls".
  static func servings(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let first = words.first, (2...6).contains(words.count) else { return nil }
    let folded = TextFold.fold(String(first))
    if amountVerbs.contains(folded), words[1].first?.isNumber == true {
      return words.dropFirst().joined(separator: " ")
    }
    let isForPeople = prepositions.contains(folded) && words[1].first?.isNumber == true
    if isForPeople { return words.dropFirst().joined(separator: " ") }
    let isAmount = first.first?.isNumber == true && words.count == 2 && eaters.contains(TextFold.fold(String(words[1])))
    return isAmount ? line : nil
  }

  static let parts: [String: PlainTextHeading.Part] = table([
    (.ingredients, "ingredients ingredient zutaten zutat ingrédients ingrédient ingredientes ingrediente ingredienti"),
    (.ingredients, "you-will-need what-you-need shopping-list zutatenliste einkaufsliste"),
    (
      .directions,
      """
      directions direction method steps instructions preparation procedure how-to-make-it how-to-cook-it zubereitung
      anleitung arbeitsschritte schritte préparation étapes instructions réalisation preparación elaboración pasos
      instrucciones modo-de-preparación preparazione procedimento istruzioni passaggi
      """
    ),
    (
      .notes,
      """
      notes note tips tip hints variations comments notizen hinweise hinweis tipps tipp anmerkungen anmerkung remarques
      remarque conseils conseil astuces astuce notas nota consejos consejo trucos consigli consiglio suggerimenti
      """
    ),
  ])

  private static let fields: [String: NamedField] = table([
    (.title, "titel titre título titolo name recipe rezept recette receta ricetta"),
    (
      .servings,
      """
      serving portions portion portionen personen ergibt menge portions personnes pour porciones raciones personas
      rendimiento porzioni dosi persone makes
      """
    ),
    (
      .prepTime,
      """
      preparation zubereitung préparation preparación preparazione vorbereitung vorbereitungszeit arbeitszeit temps-de-préparation tiempo-de-preparación tempo-di-preparazione
      active-time hands-on-time
      """
    ),
    (
      .cookTime,
      """
      kochzeit backzeit garzeit koch-/backzeit temps-de-cuisson cuisson tiempo-de-cocción cocción tempo-di-cottura cottura
      baking-time bake-time
      """
    ),
    (.source, "quelle fuente fonte from recipe-by link web website"),
    (
      .tags,
      "collections collection kategorie kategorien catégorie catégories categoría categorías categoria categorie keywords"
    ),
    (.favorite, "favorit favori favorito preferito"),
  ])

  static let prepositions: Set<String> = ["for", "fur", "pour", "para", "per"]
  private static let amountVerbs: Set<String> = [
    "serves", "makes", "yields", "yield", "servings", "portions", "ergibt",
  ]
  private static let eaters: Set<String> = [
    "servings", "people", "portions", "portionen", "personen", "personnes", "porciones", "raciones", "personas",
    "porzioni", "persone",
  ]

  /// Returns a table of words, folded; a hyphen in a word stands for a blank, and for a hyphen as well.
  private static func table<Meaning>(_ rows: [(Meaning, String)]) -> [String: Meaning] {
    var table: [String: Meaning] = [:]
    for (meaning, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let folded = TextFold.fold(String(word))
        table[folded] = meaning
        table[folded.replacing("-", with: " ")] = meaning
      }
    }
    return table
  }
}
