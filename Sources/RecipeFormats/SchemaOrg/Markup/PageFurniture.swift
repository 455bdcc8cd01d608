import RecipeModel

/// Lines that pages put among the lines of a recipe but that do not belong to it: buttons to share and to print, calls for
/// stars, notices of rights.
enum PageFurniture {
  private static let longestLine = 120
  private static let longestBeginning = 20

  /// Returns whether a line does not belong to the recipe.
  static func contains(_ line: String) -> Bool {
    guard line.utf8.count <= longestLine else { return false }
    let folded = TextFold.fold(line)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return true }
    if isScale(folded) { return true }
    if words.allSatisfy(buttons.contains) { return true }
    if words.count > 1, first == "share" || first == "follow" || first == "pin",
      buttons.contains(words[words.count - 1])
    {
      return true
    }
    return calls.contains { folded.hasPrefix($0) }
  }

  /// Returns whether a line is a row of buttons that multiply: "1/2x1x2x", "1× 2× 3×".
  private static func isScale(_ line: String) -> Bool {
    line.contains { "x×".contains($0) } && line.contains(where: \.isNumber)
      && line.allSatisfy { "x×/.,".contains($0) || $0.isNumber || $0.isWhitespace }
  }

  /// Returns whether a line, or a heading, begins what is after the recipe.
  static func endsRecipe(_ line: String) -> Bool {
    guard line.utf8.count <= longestLine else {
      let beginning = TextFold.fold(String(line.prefix(longestBeginning)))
      return longEnds.contains { beginning.hasPrefix($0) }
    }
    let folded = TextFold.fold(line)
    return ends.contains { folded.hasPrefix($0) } || longEnds.contains { folded.hasPrefix($0) }
      || wholeEnds.contains(PlainTextHeading.plain(folded[...]))
  }

  /// A line of nothing but these is a row of buttons.
  private static let buttons: Set<String> = [
    "share", "print", "pin", "pinit", "it", "tweet", "email", "e", "mail", "facebook", "twitter", "x", "pinterest",
    "whatsapp", "instagram", "telegram", "reddit", "linkedin", "tumblr", "messenger", "youtube", "tiktok", "flipboard",
    "yummly", "save", "saved", "copy", "link", "url", "on", "to", "via", "advertisement", "advertisements", "ad",
    "anzeige",
    "werbung", "publicidad", "publicite", "publicidade", "reklame", "reklam", "annons", "advertentie", "reklama",
    "pubblicita", "teilen", "drucken", "merken", "imprimer", "partager", "imprimir", "compartir", "compartilhar",
    "salvar",
    "stampa", "condividi", "afdrukken", "delen", "skriv", "ut", "dela", "udskriv", "del", "drukuj", "udostepnij",
    "print",
    "печать", "поделиться", "分享", "打印", "シェア", "印刷", "subscribe", "next", "previous", "close", "more", "read",
    "comments", "comment", "reply", "bookmark", "like", "favorite", "favourite", "us", "customary", "metric", "scale",
    "units",
    "vk",
  ]

  private static let calls = [
    "jump to ", "skip to ", "print recipe", "print this", "pin this", "pin recipe", "save recipe", "save this",
    "share this", "email this", "cook mode", "prevent your screen", "keep screen", "keep your screen",
    "add to shopping",
    "add to cart", "add to basket", "select all", "deselect all", "tap or hover", "click to ", "click here",
    "subscribe to", "sign up", "log in", "follow us", "follow me", "find us on", "scale 1x", "ingredients 1x",
    "continue reading", "scroll down", "buy now", "shop now", "watch the video", "watch video", "please enable",
    "zur einkaufsliste", "auf die einkaufsliste", "ajouter a la liste", "aggiungi alla lista", "anadir a la lista",
    "your email", "loading", "your device does not", "your browser does not", "post views",
  ]

  /// What is said at length after a recipe.
  private static let longEnds = ["©", "recipe adapted from"]

  private static let ends = [
    "(c) ", "&copy;", "copyright", "all rights reserved", "alle rechte vorbehalten", "tous droits reserves",
    "todos los derechos", "alle rechten voorbehouden", "rate this", "rate the recipe", "please rate",
    "did you make this",
    "did you try this", "have you made this", "have you tried this", "tried this recipe", "made this recipe",
    "leave a comment", "leave a reply", "leave a review", "leave a rating", "write a review", "add a comment",
    "post a comment", "you may also", "you might also", "related recipe", "related post", "more recipes",
    "similar recipes",
    "other recipes", "filed under", "posted in", "posted by", "posted on", "tagged with", "nutrition ", "nutritional ",
    "recipe by ", "recipe from ", "terms of use", "privacy policy", "bewerte", "noter cette", "valora esta", "avalie",
    "das konnte dir auch", "das konnte sie auch", "vous aimerez aussi", "te puede interesar", "tambien te puede",
    "ti potrebbe", "lees ook", "meer recepten", "weitere rezepte", "ahnliche rezepte",
  ]

  private static let wholeEnds: Set<String> = [
    "nutrition", "share", "share this", "comments", "comment", "reviews", "rating", "ratings", "tags", "categories",
    "category",
    "related", "nahrwerte", "kommentare", "commentaires", "comentarios", "commenti", "reacties", "naringsvarden",
    "kommentarer", "wartosci odzywcze", "комментарии", "评论", "コメント",
  ]
}
