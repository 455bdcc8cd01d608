import RecipeModel

/// The words by which people mark the parts of a recipe in a text, in the languages that have most
/// recipes: the headings in two dozen, the other words in English, German, French, Spanish and Italian.
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

  /// The headings of a recipe's parts, folded.
  static let parts: [String: PlainTextHeading.Part] = table([
    (
      .ingredients,
      """
      ingredients ingredient you-will-need you’ll-need you'll-need what-you-need what-you'll-need what-you’ll-need
      shopping-list zutaten zutat zutatenliste einkaufsliste ingrédients ingrédient ingredientes ingrediente ingredienti
      ingrediënten ingrediënt benodigdheden dit-heb-je-nodig ingredienser ingrediens det-skal-du-bruge du-trenger
      składniki ainekset ainesosat suroviny ingredience ingrediencie přísady hozzávalók malzemeler bahan bahan-bahan
      nguyên-liệu υλικά συστατικά ингредиенты продукты состав інгредієнти المكونات المقادير
      材料 食材 配料 原料 用料 재료
      """
    ),
    (
      .directions,
      """
      directions direction method steps step-by-step instructions preparation procedure how-to-make how-to-make-it how-to-cook-it
      zubereitung anleitung arbeitsschritte schritte  so-geht's so-geht’s so-wird's-gemacht so-wird’s-gemacht so-wird-es-gemacht
      préparation étapes instructions réalisation
      preparación elaboración pasos instrucciones modo-de-preparación cómo-hacer preparazione procedimento istruzioni
      passaggi come-fare bereiding bereidingswijze werkwijze instructies stappen aan-de-slag zo-maak-je-het
      gör-så-här så-här-gör-du tillagning tillvägagångssätt instruktioner framgangsmåte fremgangsmåte slik-gjør-du
      fremgangsmåde sådan-gør-du tilberedning tilberedelse modo-de-preparo modo-de-fazer preparo preparação confecção
      como-fazer wykonanie przygotowanie sposób-przygotowania sposób-wykonania instrukcje valmistus valmistusohje ohjeet
      postup postup-přípravy příprava elkészítés elkészítése hazırlanışı yapılışı cara-membuat cách-làm
      εκτέλεση οδηγίες παρασκευή προετοιμασία διαδικασία τρόπος-παρασκευής приготовление способ-приготовления
      инструкция инструкции шаги как-приготовить пошаговый-рецепт приготування طريقة-التحضير طريقة-العمل
      做法 作法 步骤 步驟 制作方法 製作方法 制作步骤 製作步驟 烹饪方法 烹飪方法 烹饪步骤 料理步驟 作り方 つくり方 手順 調理手順 만드는-법 만드는법 조리법 조리순서
      """
    ),
    (
      .notes,
      """
      notes note tips tip hints variations comments notizen hinweise hinweis tipps tipp anmerkungen anmerkung remarques
      remarque conseils conseil astuces astuce notas nota consejos consejo trucos consigli consiglio suggerimenti
      opmerkingen notities dicas dica anteckningar wskazówki porady uwagi vinkit συμβουλές σημειώσεις советы совет
      примечания примечание 小贴士 小貼士 贴士 備註 备注 提示 コツ ポイント コツ・ポイント メモ
      """
    ),
    (.ingredients, "主料 材料清单 食材清单 必备原料和工具 食材準備 材料・分量"),
    (.directions, "操作 操作步骤 作り方・手順 만들기"), (.notes, "小提示 注意 注意事项 附加内容 備考 팁 메모"),
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
    (.title, "标题 標題 菜名 料理名 タイトル 제목"), (.servings, "份量 份数 份數 人数 人數 分量 인분"),
    (.prepTime, "准备时间 準備時間 下準備 준비-시간"), (.cookTime, "烹饪时间 烹飪時間 調理時間 조리-시간"),
    (.source, "来源 來源 出典 출처"), (.tags, "标签 標籤 分类 分類 カテゴリ カテゴリー 분류"),
  ])

  static let prepositions: Set<String> = [
    "for", "fur", "pour", "para", "per", "voor", "til", "till", "dla", "na", "для", "για",
  ]
  private static let amountVerbs: Set<String> = [
    "serves", "makes", "yields", "yield", "servings", "portions", "ergibt",
  ]
  private static let eaters: Set<String> = [
    "servings", "people", "portions", "portionen", "personen", "personnes", "porciones", "raciones", "personas",
    "porzioni", "persone",
  ]

  /// Returns whether a line only announces how much a recipe makes: "Serves", "Portionen:".
  static func isOfServings(_ line: String) -> Bool {
    let word = TextFold.fold(PlainTextHeading.plain(line[...]))
    return amountVerbs.contains(word) || eaters.contains(word)
  }

  /// Returns whether words say for how many: they have a number, or name those who eat.
  static func isAmountOfServings(_ words: String) -> Bool {
    words.contains(where: \.isNumber)
      || TextFold.fold(words).split(separator: " ").contains { eaters.contains(String($0)) }
  }

  /// Returns whether any word of a line says what something is for: "Method for the filling".
  static func hasPreposition(_ line: String) -> Bool {
    TextFold.fold(line).split(separator: " ").contains { prepositions.contains(String($0)) }
  }

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
