/// A piece of a page: a value that makes markup, and nothing else.
protocol PagePart {
  var markup: Markup { get }
}

/// A whole page, as it is sent.
protocol Page: PagePart {
  var frame: PageFrame { get }
}

extension Markup.StringInterpolation {
  mutating func appendInterpolation(_ part: some PagePart) { appendInterpolation(part.markup) }

  mutating func appendInterpolation(_ parts: some Sequence<some PagePart>) {
    for part in parts { appendInterpolation(part.markup) }
  }
}

/// Where a page stands in the navigation.
enum PagePlace: Hashable {
  case home, search, add, plan, shop, history, sidebar
  case list(ShownList)
  case elsewhere
}

/// How a page uses its width.
enum PageLayout: String {
  /// One column.
  case wide
  /// A list, and room for a recipe.
  case list
  /// A list and a recipe.
  case detail = "has-detail"
  /// A form, whose buttons replace the tabs.
  case edits = "wide edits"
  /// One column, with a form that stays above the tabs.
  case tabbed = "wide tabbed"
  /// Without navigation.
  case alone
  /// As it is printed.
  case paper = "alone paper"
}
