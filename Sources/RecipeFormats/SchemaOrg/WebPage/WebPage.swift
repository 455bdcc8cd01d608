import RecipeModel

/// The statements of a web page about itself outside its visible text, gathered in one pass.
struct WebPage {
  /// The page as UTF-8.
  let bytes: [UInt8]
  /// The scripts of JSON-LD, in the order of the page.
  private(set) var dataScripts: [Range<Int>] = []
  /// The other scripts that have ingredients in them, which may be data for the site's own programs.
  private(set) var otherScripts: [Range<Int>] = []
  private(set) var title = ""
  /// The address that the page gives as its own.
  private(set) var address = ""
  /// The name of the whole site.
  private(set) var siteName = ""
  /// The title for those who share the page, mostly without the site's name.
  private(set) var sharedTitle = ""
  /// The address of the picture for those who share the page.
  private(set) var sharedPicture = ""
  private(set) var firstHeading = ""
  /// `true` if any tag has the word "recipe" in it, without which nothing is marked as one.
  private(set) var mentionsRecipe = false
  /// `true` if this program wrote the page, with the data of each recipe in a script followed by its pictures.
  private(set) var isOurs = false
  /// Pictures that are in the page itself, each with the number of scripts of data before it; of our pages only.
  private(set) var ownPictures: [(scripts: Int, bytes: [UInt8])] = []

  /// The name of the program that writes our pages, as they give it.
  static let generator = "recipes"
  private var hasFirstHeading = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokenizer = HTMLTokenizer(bytes)
    while let token = tokenizer.next() {
      guard case .startTag(let tag) = token else { continue }
      note(tag, &tokenizer)
    }
  }

  /// `true` if it is not a page but another document: a feed, a drawing.
  var isXML: Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    let isMarked = ["<?xml", "<rss", "<feed", "<svg"].contains { start.trimmed().hasPrefix($0) }
    return isMarked && start.firstRange(of: "<html") == nil
  }

  /// Returns a parser for a script of JSON-LD; some pages escape its quotes as if it were markup.
  func parser(of script: Range<Int>) -> JSONParser<LenientJSON> {
    if bytes[script].contains(.doubleQuote) { return JSONParser(bytes, in: script) }
    return JSONParser(Array(HTMLEntities.decoded(String(decoding: bytes[script], as: UTF8.self)).utf8))
  }

  private mutating func note(_ tag: HTMLTag, _ tokenizer: inout HTMLTokenizer) {
    if !mentionsRecipe, tag.mentionsRecipe { mentionsRecipe = true }
    if tag.traits.contains(.heading) { noteHeading(tag, tokenizer) }
    guard tag.traits.contains(.ofPage) else { return }
    switch tag.name.text {
    case "script":
      guard case .rawText(let range) = tokenizer.next() else { return }
      if tag["type"]?.lowercased().contains("ld+json") == true {
        dataScripts.append(range)
      } else if Self.mentionsIngredients(bytes[range]) {
        otherScripts.append(range)
      }
    case "title":
      if title.isEmpty, case .rawText(let range) = tokenizer.next() { title = text(range) }
    case "link":
      if address.isEmpty, tag["rel"]?.lowercased() == "canonical" { address = tag["href"] ?? "" }
    case "meta": noteMeta(tag)
    case "img":
      guard isOurs, let address = tag["src"], address.hasPrefix("data:"), let bytes = Base64.bytes(address) else {
        return
      }
      ownPictures.append((dataScripts.count, bytes))
    default: break
    }
  }

  private static func mentionsIngredients(_ script: ArraySlice<UInt8>) -> Bool {
    let word = Array("ngredient".utf8)
    var rest = script
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private mutating func noteHeading(_ tag: HTMLTag, _ tokenizer: HTMLTokenizer) {
    guard !hasFirstHeading, tag.name == .firstHeading else { return }
    hasFirstHeading = true
    firstHeading = heading(ahead: tokenizer)
  }

  private mutating func noteMeta(_ tag: HTMLTag) {
    guard let name = tag["property"] ?? tag["name"], let content = tag["content"] else { return }
    switch name.lowercased() {
    case "generator": isOurs = isOurs || content == Self.generator
    case "og:title": sharedTitle = PageText.line(content)
    case "og:site_name": siteName = PageText.line(content)
    case "og:image": if sharedPicture.isEmpty { sharedPicture = PageText.line(content) }
    case "og:url": if address.isEmpty { address = content }
    default: break
    }
  }

  /// Returns the text up to the end of a heading, or what there is of it nearby.
  private func heading(ahead tokenizer: HTMLTokenizer) -> String {
    var tokenizer = tokenizer
    var text = ""
    let mostTokens = 20
    for _ in 0..<mostTokens {
      switch tokenizer.next() {
      case .text(let range): text += String(decoding: bytes[range], as: UTF8.self)
      case .endTag(.firstHeading), nil: return PageText.line(text)
      default: break
      }
    }
    return PageText.line(text)
  }

  private func text(_ range: Range<Int>) -> String {
    PageText.line(String(decoding: bytes[range], as: UTF8.self))
  }
}
