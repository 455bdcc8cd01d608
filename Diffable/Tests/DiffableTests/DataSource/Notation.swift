import Diffable

/// Snapshots as the tests write them: `A:x,y;B:` for two sections of which the second is empty.
extension DiffableDataSourceSnapshot<String, String> {
  init(_ text: String) {
    self.init()
    for section in text.split(separator: ";") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      appendSections([String(parts[0])])
      appendItems(parts[1].split(separator: ",").map(String.init), toSection: String(parts[0]))
    }
  }

  var text: String {
    sectionIdentifiers.map { "\($0):" + itemIdentifiers(inSection: $0).joined(separator: ",") }.joined(separator: ";")
  }
}

/// Outlines as the tests write them: `a+(b c-(d)) e` for two roots of which the first is expanded and has two children,
/// one of them collapsed over a child of its own.
extension DiffableDataSourceSectionSnapshot<String> {
  init(_ text: String) {
    self.init()
    var parents: [String] = []
    for word in text.replacing("(", with: " ( ").replacing(")", with: " ) ").split(separator: " ") {
      switch word {
      case "(": parents.append(items.last!)
      case ")": parents.removeLast()
      default:
        let item = String(word.filter { $0 != "+" && $0 != "-" })
        append([item], to: parents.last)
        if word.hasSuffix("+") { expand([item]) }
      }
    }
  }

  var text: String {
    rootItems.map(text(of:)).joined(separator: " ")
  }

  private func text(of item: String) -> String {
    let children = snapshot(of: item)
    let flag = isExpanded(item) ? "+" : children.items.isEmpty ? "" : "-"
    return item + flag + (children.items.isEmpty ? "" : "(\(children.text))")
  }
}

/// The tests say it as code for UIKit does, next to Foundation or not.
typealias IndexPath = DiffableIndexPath
