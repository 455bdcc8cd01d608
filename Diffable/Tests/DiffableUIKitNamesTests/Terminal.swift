import Diffable
import DiffableUIKitNames

/// The view of the ported programs: prints cells as lines, and notes what a user would see happen.
final class Terminal: UICollectionView {
  private(set) var redraws: [String] = []

  override func reloadData() {
    super.reloadData()
    redraws.append("reload")
  }

  override func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    super.performBatchUpdates(updates, animated: isAnimated)
    redraws.append(isAnimated ? "animated" : "plain")
  }

  var lines: [[String]] { cells.map { $0.map(Self.line) } }

  private static func line(_ cell: UICollectionViewCell) -> String {
    guard let cell = cell as? UICollectionViewListCell else { return (cell as? TextCell)?.text ?? "?" }
    let edges = cell.accessories.map { accessory in
      switch accessory.accessoryType {
      case .disclosureIndicator: ">"
      case .outlineDisclosure(let isHeader): isHeader ? "V" : "v"
      case .checkmark: "✓"
      case .reorder: "="
      case .label(let text): text
      }
    }
    let texts = [cell.contentConfiguration?.text, cell.contentConfiguration?.secondaryText].compactMap(\.self)
    return (texts + edges).joined(separator: " ")
  }
}

final class TextCell: UICollectionViewCell {
  var text = ""
  var timesFilled = 0
}

final class TitleView: UICollectionReusableView {
  var title = ""
}
