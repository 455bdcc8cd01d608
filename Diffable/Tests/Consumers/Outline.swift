// An outline of objects that are not sendable, expanded by the user, with handlers that load children late.

import Diffable

@MainActor final class Menu {
  final class Entry: Hashable {
    let title: String
    let subentries: [Entry]

    init(_ title: String, _ subentries: [Entry] = []) {
      self.title = title
      self.subentries = subentries
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated static func == (left: Entry, right: Entry) -> Bool { left === right }
  }

  private let dataSource = DiffableDataSource<String, Entry, String> { _, _, entry in entry.title }
  private var openedTitles: [String] = []

  func show(_ entries: [Entry]) {
    var outline = DiffableDataSourceSectionSnapshot<Entry>()
    outline.append(entries)
    for entry in entries { outline.append(entry.subentries, to: entry) }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] entry in self?.openedTitles.append(entry.title) }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      if children.items.isEmpty { children.append([Entry("\(parent.title), empty")]) }
      return children
    }
    dataSource.apply(outline, to: "menu")
    dataSource.expandItem(at: DiffableIndexPath(item: 0, section: 0))
  }
}
