import Diffable

/// Three sections in one data source, each filled by a section snapshot of its own.
final class EmojiExplorer {
  enum Section {
    case recents, outline, list
  }

  /// An emoji stands in several sections, so where it stands is part of its identity.
  enum Item: Hashable {
    case recent(Emoji)
    case category(Category)
    case child(Emoji)
    case row(Emoji)
  }

  typealias DataSource = DiffableDataSource<Section, Item, String>

  let dataSource: DataSource
  let screen: Screen
  private let stars: Stars

  /// Whether a category gets its emojis only when it is expanded.
  private let loadsChildrenLate: Bool

  init(loadsChildrenLate: Bool = false) {
    let stars = Stars()
    let character = CellRegistration<String, Emoji> { _, emoji in emoji.text }
    let heading = CellRegistration<String, Category> { _, category in category.name }
    let named = CellRegistration<String, Emoji> { _, emoji in "\(emoji.text) \(emoji.name)" }
    let starred = CellRegistration<String, Emoji> { _, emoji in
      "\(stars.names.contains(emoji.name) ? "★" : "☆") \(emoji.text) \(emoji.name)"
    }

    dataSource = DataSource { dataSource, indexPath, item in
      switch item {
      case .recent(let emoji):
        dataSource.dequeueConfiguredReusableCell(using: character, for: indexPath, item: emoji)
      case .category(let category):
        dataSource.dequeueConfiguredReusableCell(using: heading, for: indexPath, item: category)
      case .child(let emoji):
        dataSource.dequeueConfiguredReusableCell(using: named, for: indexPath, item: emoji)
      case .row(let emoji):
        dataSource.dequeueConfiguredReusableCell(using: starred, for: indexPath, item: emoji)
      }
    }
    screen = Screen(dataSource)
    self.stars = stars
    self.loadsChildrenLate = loadsChildrenLate
  }

  /// How many items are visible, in all sections.
  var itemCount: Int { dataSource.snapshot().numberOfItems }

  func fill() {
    var sections = DataSource.Snapshot()
    sections.appendSections([.recents, .outline, .list])
    dataSource.apply(sections, animatingDifferences: false)
    fillRecents()
    fillOutline()
    fillList()
  }

  func fillRecents() {
    var recents = DataSource.SectionSnapshot()
    recents.append(Category.recents.emojis.map(Item.recent))
    dataSource.apply(recents, to: .recents, animatingDifferences: false)
  }

  private func fillOutline() {
    var outline = DataSource.SectionSnapshot()
    for category in Category.all {
      outline.append([.category(category)])
      if !loadsChildrenLate { outline.append(category.emojis.map(Item.child), to: .category(category)) }
    }
    if loadsChildrenLate {
      dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
        guard case .category(let category) = parent, children.items.isEmpty else { return children }
        print("(loading \(category.name))")
        var loaded = children
        loaded.append(category.emojis.map(Item.child))
        return loaded
      }
    }
    dataSource.apply(outline, to: .outline, animatingDifferences: false)
  }

  private func fillList() {
    var list = DataSource.SectionSnapshot()
    list.append(Category.all.flatMap(\.emojis).map(Item.row))
    dataSource.apply(list, to: .list, animatingDifferences: false)
  }

  /// Stars an emoji of the list, or takes the star away. The row stays the same; only what it says is out of date.
  func toggleStar(_ emoji: Emoji) {
    stars.names.formSymmetricDifference([emoji.name])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.row(emoji)])
    dataSource.apply(snapshot)
  }

  /// Does what a tap on the triangle of a category does.
  func tap(_ category: Category) {
    guard let indexPath = dataSource.indexPath(for: .category(category)) else { return }
    if !dataSource.expandItem(at: indexPath) { dataSource.collapseItem(at: indexPath) }
  }

  /// The names of the emojis with a star, shared with the cell provider.
  private final class Stars {
    var names: Set<String> = ["kite", "pear"]
  }
}
