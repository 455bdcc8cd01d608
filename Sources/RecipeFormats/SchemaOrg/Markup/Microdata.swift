/// Microdata: `itemscope`, `itemtype`, `itemprop`.
///
/// - Source: "Microdata" in the HTML standard of the WHATWG. Beyond it, `content` counts on every element, and links count
///   as their text where an address makes no sense, as pages have it.
struct Microdata: MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if let type = tag["itemtype"] {
      mark.itemType = HTMLTag.words(of: type).first ?? ""
    } else if tag["itemscope"] != nil {
      mark.itemType = ""
    }
    if let names = tag["itemprop"] { mark.properties = HTMLTag.words(of: names) }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? {
    if let content = tag["content"] { return content }
    switch tag.name.text {
    case "meta": return ""
    case "link": return tag["href"] ?? ""
    case "a", "area": return Self.addresses.contains(property) ? tag["href"] : nil
    case "img", "source", "video", "audio", "iframe", "embed": return tag["src"] ?? ""
    case "time": return tag["datetime"]
    case "data", "meter": return tag["value"]
    default: return nil
    }
  }

  private static let addresses: Set<String> = ["url", "image", "photo", "mainEntityOfPage", "sameAs", "thumbnailUrl"]
}
