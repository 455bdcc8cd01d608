import RecipeStore
import RecipeViewModels

extension Page {
  /// A whole document around the landmarks of a page.
  ///
  /// - Parameters:
  ///   - styles: What the page needs besides the style of all pages.
  ///   - scripts: What it needs besides the script of all pages.
  func document(
    _ title: String, _ layout: PageLayout, at place: PagePlace, styles: [Asset] = [], scripts: [Asset] = [],
    _ content: Markup
  ) -> Markup {
    """
    \(head(title, styles: styles, scripts: scripts))
    <body class="\(layout.rawValue)"\("\(" data-readonly")", if: frame.isReadOnly)>
    <a class="skip vh" href="#main">Skip to the content</a>
    \(rowIcons)
    \(navigation(at: place), if: layout != .alone && layout != .paper)
    \(content)
    \(liveRegion)
    </body>
    </html>

    """
  }

  func head(_ title: String, styles: [Asset] = [], scripts: [Asset]) -> Markup {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>\(title) – Recipes</title>
    <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#181512" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="\(Asset.icon.link)">
    <link rel="manifest" href="\(Asset.manifest.link)">
    \(([Asset.style] + styles).map { "<link rel=\"stylesheet\" href=\"\($0.link)\">\n" as Markup })\
    \(([Asset.script] + scripts).map { "<script src=\"\($0.link)\" defer></script>\n" as Markup })</head>
    """
  }

  /// The page's main part, for layouts of one column.
  func main(_ content: Markup) -> Markup {
    "<main id=\"main\" tabindex=\"-1\" class=\"page flow\">\n\(content)\n</main>"
  }

  /// The place where toasts and what the keyboard did are said. It is there from the beginning, or it would not be read.
  var liveRegion: Markup {
    let toast = frame.said.map { said -> Markup in
      let undo = said.undo.map { step -> Markup in
        "<form method=\"post\" action=\"\(Link.undo(step))\"><button class=\"btn bare\">Undo</button></form>"
      }
      return "<div class=\"toast\"><span>\(said.text)</span>\(undo)</div>"
    }
    return "<div class=\"live\" role=\"status\">\(toast)</div>"
  }
}

// MARK: - Navigation

extension Page {
  private func navigation(at place: PagePlace) -> Markup {
    """
    <nav class="nav" aria-label="Main">
    <p class="brand">\(icon("box")) Recipes</p>
    <ul class="tabs">
    \(tab("Home", "home", .home, isHere: place == .home))
    \(tab("Search", "search", .searching, isHere: place == .search))
    \(tab("Add", "plus", .newRecipe, isHere: place == .add), if: !frame.isReadOnly)
    \(tab("Plan", "plan", .plan, isHere: place == .plan))
    \(tab("Shopping", "shop", .shopping, isHere: place == .shop))
    \(tab("History", "history", .history, isHere: place == .history, isWide: true))
    \(tab("Library", "box", .sidebar, isHere: place == .sidebar, isWide: true))
    </ul>
    <div class="side">\(SideList(frame: frame, place: place))</div>
    </nav>
    """
  }

  /// - Parameter isWide: Whether a phone has no room for it; its home page and its menus lead there.
  private func tab(
    _ name: StaticString, _ sign: StaticString, _ link: Link, isHere: Bool, isWide: Bool = false
  ) -> Markup {
    let here: Markup = isHere ? " aria-current=\"page\"" : ""
    let wide: Markup = isWide ? " class=\"calm\"" : ""
    return "<li\(wide)><a href=\"\(link)\"\(here)>\(icon(sign))\(Markup(stringLiteral: name))</a></li>"
  }
}
