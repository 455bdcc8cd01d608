import RecipeModel

/// A system of units that a list is in, where a page shows the list once for each.
enum UnitSystem {
  case metric, us

  /// - Parameter tag: Of an element that is named after a system: `class="ingredients-metric"`, `data-unit="imperial"`. The
  ///   result is `nil` for any other, and for one that is named after both.
  init?(of tag: HTMLTag) {
    guard !tag.attributes.isEmpty else { return nil }
    let unit = tag.attribute { $0.hasPrefix("data-") && ($0.contains("unit") || $0.contains("system")) }?.value ?? ""
    let words = [tag["class"] ?? "", tag["id"] ?? "", unit].flatMap { PartName.words(of: $0) }
    let isMetric = words.contains("metric")
    let isUS = unit.lowercased() == "us" || words.contains(where: Self.usWords.contains)
    guard isMetric != isUS else { return nil }
    self = isMetric ? .metric : .us
  }

  /// - Parameter heading: A line such as "Metric:", "US customary:"; the result is `nil` for any other.
  init?(heading: String) {
    guard PlainTextShape.isHeading(heading) else { return nil }
    let words = PartName.words(of: TextFold.fold(heading)).filter { !Self.fillers.contains($0) }
    if words == ["metric"] {
      self = .metric
    } else if words == ["us"] || words == ["us", "customary"] || words == ["imperial"] {
      self = .us
    } else {
      return nil
    }
  }

  private static let usWords: Set<String> = ["imperial", "customary", "usc"]
  private static let fillers: Set<String> = ["units", "unit", "measurements", "measures", "system"]
}
