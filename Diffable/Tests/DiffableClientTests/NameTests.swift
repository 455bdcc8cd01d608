import Diffable
import Testing

extension DiffableDataSourceSnapshot where SectionIdentifierType == String {
  /// Appends a section that is called like what it holds.
  mutating func appendSection(of items: [ItemIdentifierType]) {
    appendSections([String(describing: ItemIdentifierType.self)])
    appendItems(items)
  }
}

extension DiffableDataSourceSectionSnapshot where ItemIdentifierType == Int {
  var sum: Int { items.reduce(0, +) }
}

extension DiffableDataSource where SectionIdentifierType == String, ItemIdentifierType == Int {
  func sum(of section: SectionIdentifierType) -> Int { snapshot(for: section).sum }
}

extension DiffableDataSourceTransaction where ItemIdentifierType == Int {
  var movedNumbers: [Int] {
    difference.insertions.map { change in
      switch change {
      case .insert(_, let element, _), .remove(_, let element, _): element
      }
    }
  }
}

/// Code as it is written for UIKit, by its names.
@Suite struct NameTests {
  typealias DataSource = DiffableDataSource<String, Int, Cell>

  class Cell {
    var text = ""
  }

  final class IconCell: Cell {
    var icon = ""
  }

  struct Header: Equatable {
    let title: String
  }

  @Test func `extensions are constrained by the names that the types of identifiers have in UIKit`() {
    let dataSource = DataSource { _, _, _ in Cell() }
    var snapshot = dataSource.snapshot()
    snapshot.appendSection(of: [1, 2, 3])
    dataSource.apply(snapshot)
    #expect(dataSource.sum(of: "Int") == 6)
  }

  @Test func `handlers name the type of their items`() {
    let dataSource = DataSource { _, _, _ in Cell() }
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([1])
    dataSource.apply(outline, to: "A")
    var handlers = DataSource.SectionSnapshotHandlers<Int>()
    handlers.shouldExpandItem = { $0 == 1 }
    handlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append([10 * parent])
      return children
    }
    dataSource.sectionSnapshotHandlers = handlers
    #expect(dataSource.expandItem(at: .init(item: 0, section: 0)))
    #expect(dataSource.snapshot().itemIdentifiers == [1, 10])

    var reorderingHandlers = DataSource.ReorderingHandlers()
    var moved: [Int] = []
    reorderingHandlers.canReorderItem = { _ in true }
    reorderingHandlers.didReorder = { moved += $0.movedNumbers }
    dataSource.reorderingHandlers = reorderingHandlers
    #expect(dataSource.moveItem(at: .init(item: 1, section: 0), to: .init(item: 0, section: 0)))
    #expect(moved == [10])
  }

  @Test func `one data source takes registrations of several subclasses`() throws {
    let plain = CellRegistration<Cell, Int>(makeCell: Cell.init) { cell, _, number in cell.text = "\(number)" }
    let withIcon = CellRegistration<IconCell, String>(makeCell: IconCell.init) { cell, _, icon in cell.icon += icon }
    let dataSource = DataSource { dataSource, indexPath, number in
      if number > 1 {
        return dataSource.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: number)
      } else {
        return dataSource.dequeueConfiguredReusableCell(using: withIcon, for: indexPath, item: "*")
      }
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSection(of: [1, 2])
    dataSource.apply(snapshot)
    let cells = dataSource.makeCells()[0]
    let iconCell = try #require(cells[0] as? IconCell)
    #expect(cells[1].text == "2")
    #expect(dataSource.cell(forItemAt: .init(item: 0, section: 0), reconfiguring: iconCell) === iconCell)
    #expect(iconCell.icon == "**")
    #expect(dataSource.cell(forItemAt: .init(item: 0, section: 0), reconfiguring: cells[1]) !== cells[1])
  }

  @Test func `headers are of another type than cells`() throws {
    let dataSource = DataSource { _, _, _ in Cell() }
    dataSource.supplementaryViewProvider = { dataSource, kind, indexPath in
      guard kind == "header" else { return nil }
      return dataSource.sectionIdentifier(for: indexPath.section).map(Header.init)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSection(of: [1])
    dataSource.apply(snapshot)
    let place = DataSource.IndexPath(item: 0, section: 0)
    #expect(dataSource.supplementaryView(ofKind: "header", at: place, as: Header.self) == Header(title: "Int"))
    #expect(dataSource.supplementaryView(ofKind: "footer", at: place, as: Header.self) == nil)
    let violation = #expect(throws: DiffableViolation.self) {
      _ = try dataSource.checked.supplementaryView(ofKind: "header", at: place)
    }
    #expect(
      violation?.description == "The supplementaryViewProvider returned a value of type Header for kind 'header' at "
        + "index path [0, 0], where a Cell was asked for")
  }

  @Test func `headers and footers are made by registrations of different types`() {
    let header = SupplementaryRegistration<Header>(elementKind: "header") { kind, indexPath in
      Header(title: "\(kind) \(indexPath.section)")
    }
    let footer = SupplementaryRegistration<IconCell>(elementKind: "footer", makeView: IconCell.init) {
      cell, kind, place in
      cell.text = "\(kind) \(place)"
    }
    let dataSource = DataSource { _, _, _ in Cell() }
    dataSource.supplementaryViewProvider = { dataSource, kind, indexPath in
      switch kind {
      case header.elementKind: dataSource.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      case footer.elementKind: dataSource.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      default: nil
      }
    }
    #expect(dataSource.supplementaryView(ofKind: "header", at: [2, 0], as: Header.self) == Header(title: "header 2"))
    #expect(dataSource.supplementaryView(ofKind: "footer", at: [1, 3])?.text == "footer [1, 3]")
    #expect(dataSource.supplementaryView(ofKind: "badge", at: [0, 0]) == nil)
  }

  @Test func `a registration takes an item that may be missing`() {
    let names = [1: "one"]
    let registration = CellRegistration<Cell, String>(makeCell: Cell.init) { cell, _, name in cell.text = name }
    let dataSource = DataSource { dataSource, indexPath, number in
      dataSource.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: names[number])
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSection(of: [1])
    dataSource.apply(snapshot)
    #expect(dataSource.makeCells()[0][0].text == "one")
    let violation = #expect(throws: DiffableViolation.self) {
      _ = try dataSource.checked.dequeueConfiguredReusableCell(using: registration, for: [0, 1], item: names[2])
    }
    #expect(
      violation?.description
        == "A cell was dequeued for index path [0, 1] without an item, where its registration needs a value of type String"
    )
  }

  @Test func `a registration of optional items takes nil for a value`() {
    let registration = CellRegistration<Cell, String?>(makeCell: Cell.init) { cell, _, name in cell.text = name ?? "?" }
    let dataSource = DataSource { _, _, _ in Cell() }
    let missing: String? = nil
    let cell = dataSource.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: missing)
    #expect(cell.text == "?")
  }
}
