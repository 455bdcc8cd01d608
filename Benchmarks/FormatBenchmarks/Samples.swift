/// Files to read, put together here so that they are the same everywhere.
enum Samples {
  /// A web page whose recipe stands in JSON-LD, before as much else as fills it.
  static func page(bytes: Int) -> [UInt8] {
    let steps = (1...12).map { #"{"@type": "HowToStep", "text": "Step \#($0): stir &amp; wait, &frac12; an hour."}"# }
    let ingredients = (1...20).map { #""\#($0) g flour, sifted""# }
    let data = """
      {"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "Site"}, {"@type": "Recipe",
      "name": "Bread", "recipeYield": ["4", "4 servings"], "prepTime": "PT20M", "cookTime": "PT1H",
      "recipeIngredient": [\(ingredients.joined(separator: ", "))],
      "recipeInstructions": [\(steps.joined(separator: ", "))]}]}
      """
    let head =
      "<!DOCTYPE html><html><head><title>Bread</title><script type=\"application/ld+json\">\(data)</script></head>"
    return filled("\(head)<body>", to: bytes)
  }

  /// A web page whose recipe is marked in its text.
  static func markedPage(bytes: Int) -> [UInt8] {
    let ingredients = (1...20).map { "<li itemprop=\"recipeIngredient\">\($0) g <a href=\"/flour\">flour</a></li>" }
    let steps = (1...12).map { "<p itemprop=\"recipeInstructions\">Step \($0): stir &amp; wait.</p>" }
    let recipe = """
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bread</h1>
      <ul>\(ingredients.joined(separator: "\n"))</ul>\(steps.joined(separator: "\n"))</div>
      """
    return filled("<!DOCTYPE html><html><head><title>Bread</title></head><body>\(recipe)", to: bytes)
  }

  private static func filled(_ start: String, to count: Int) -> [UInt8] {
    let filler =
      "<div class=\"comment\" data-id='7'><p>Lovely &mdash; <a href=\"/me?a=1\">made it</a>!</p></div>\n"
    let pieces = max(0, count - start.utf8.count) / filler.utf8.count
    return Array((start + String(repeating: filler, count: pieces) + "</body></html>").utf8)
  }

  /// A small file of Cooklang, different for each number.
  static func cooklang(_ number: Int) -> [UInt8] {
    let text = """
      ---
      title: Soup \(number)
      servings: 4
      tags: [soup, quick]
      ---

      Slice @leeks{\(number % 7 + 1)} and @onion{1}(finely) in a #large pot{}.

      Pour over @stock{1%l} and simmer for ~{25%minutes}. Season with @salt and @black pepper{}.

      > Freezes well.
      """
    return Array(text.utf8)
  }

  static func mealMaster(recipes: Int) -> [UInt8] {
    let texts = (1...recipes).map { number in
      """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Soup \(number)
       Categories: Soups
            Yield: 4 Servings

            2    Leeks                               1 l  Stock
            1 tb Butter                              1 ts Salt

        Slice the leeks. Fry them in butter.

        Pour over the stock and simmer.
      MMMMM

      """
    }
    return Array(texts.joined().utf8)
  }

  static func text(_ number: Int) -> [UInt8] {
    Array("Soup \(number)\n\nServes 4\n\nIngredients\n2 leeks\n1 l stock\n\nDirections\nSlice.\nSimmer.\n".utf8)
  }

  /// Small recipes of our own, one a line.
  static func jsonLines(recipes: Int) -> [UInt8] {
    Array(
      (1...recipes).map { number in
        #"{"title":"Soup \#(number)","ingredients":"2 leeks\n1 l stock","directions":"Slice.\nSimmer.","servings":"4"}"#
          + "\n"
      }.joined().utf8)
  }

  /// A text of nothing but one piece, after the beginning of a file.
  static func flood(_ piece: String, after beginning: String, bytes: Int) -> [UInt8] {
    Array((beginning + String(repeating: piece, count: bytes / piece.utf8.count)).utf8)
  }
}
