/// What pages of all kinds have.
extension PagePart {
  /// The head of a page that is not a list: a way back, and what it is.
  func pageHead(_ title: Markup, back: Link, label: StaticString = "Back") -> Markup {
    """
    <header class="head"><a class="icon phone" href="\(back)" aria-label="\(Markup(stringLiteral: label))">\
    \(icon("back", class: "turn"))</a><h1>\(title)</h1></header>
    """
  }

  /// A menu that opens without a script.
  func menu(_ name: StaticString, _ entries: Markup) -> Markup {
    """
    <details class="menu"><summary class="icon" aria-label="\(Markup(stringLiteral: name))">\(icon("more"))</summary>\
    <div>\(entries)</div></details>
    """
  }

  /// The field that searches the whole library.
  func searchField(_ words: String, hasFocus: Bool = false) -> Markup {
    """
    <form class="bar" role="search" action="\(Link.searching)"><label class="find"><span class="vh">Search recipes</span>\
    \(icon("search"))<input class="field" type="search" name="q" placeholder="Search recipes" value="\(exact: words)" \
    autocomplete="off"\(" autofocus", if: hasFocus)></label></form>
    """
  }

  var noRecipeChosen: Markup {
    """
    <aside class="page calm" aria-label="Recipe"><div class="empty">\(drawing("welcome"))\
    <p class="dim">Choose a recipe from the list.</p></div></aside>
    """
  }
}

// MARK: - Icons

extension PagePart {
  /// An icon that says nothing to a screen reader: its control has a name.
  func icon(_ name: StaticString, class style: StaticString = "") -> Markup {
    let style: Markup = style.utf8CodeUnitCount == 0 ? "" : " class=\"\(Markup(stringLiteral: style))\""
    return "<svg aria-hidden=\"true\"\(style)><use href=\"\(Asset.icons.link)#\(Markup(stringLiteral: name))\"/></svg>"
  }

  /// One of the drawings for empty places.
  func drawing(_ name: StaticString) -> Markup { icon(name, class: "art") }

  /// The icons of rows: once in the page, so that each row names them in a few bytes.
  var rowIcons: Markup {
    """
    <svg class="vh" aria-hidden="true"><symbol id="heart" viewBox="0 0 24 24"><path d="M12 19.8C6.5 16 3.5 13 3.5 9.3 3.5 6.7 \
    5.5 5 7.7 5c1.8 0 3.3 1 4.3 2.700C13 6 14.5 5 16.3 5c2.2 0 4.2 1.7 4.2 4.3 0 3.7-3 6.7-8.5 10.500z"/></symbol>\
    <symbol id="grip" viewBox="0 0 24 24"><path d="M6 9.200h12M6 14.800h12"/></symbol></svg>
    """
  }
}
