/// A cell of a list: text, and what stands at its edges.
///
/// A terminal prints these as they are. What else UIKit's configurations have, fonts and colors, is not here.
///
/// - Source: `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What the cell says.
  public var contentConfiguration: UIListContentConfiguration?

  /// What stands at the edges of the cell, in order.
  public var accessories: [UICellAccessory] = []

  /// The level of the item in an outline, if the program sets it.
  public var indentationLevel = 0

  /// Returns contents without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What a cell of a list says.
///
/// - Source: `UIListContentConfiguration`.
public struct UIListContentConfiguration {
  /// The main text.
  public var text: String?

  /// A second text, below the main one or next to it.
  public var secondaryText: String?

  /// A picture, as whatever the view draws.
  public var image: Any?

  /// Creates contents without text.
  public init() {}
}

/// What stands at the edge of a cell of a list.
///
/// - Source: `UICellAccessory`.
public struct UICellAccessory: Hashable, Sendable {
  /// What an accessory says or does.
  public enum AccessoryType: Hashable, Sendable {
    /// There is more on another screen.
    case disclosureIndicator

    /// The item has children, which are shown or hidden here.
    case outlineDisclosure(isHeader: Bool)

    /// The item is chosen.
    case checkmark

    /// The item can be dragged here.
    case reorder

    /// A text.
    case label(String)
  }

  /// When an accessory is shown.
  ///
  /// - Source: `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// How the children of an item are shown and hidden.
  ///
  /// - Source: `UICellAccessory.OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions: Hashable, Sendable {
    /// Where the user has to click.
    public enum Style: Hashable, Sendable { case automatic, cell, header }

    /// Where the user has to click: for a header anywhere.
    public var style: Style

    /// Creates options.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// What the accessory says or does.
  public let accessoryType: AccessoryType

  /// When the accessory is shown.
  public let displayedState: DisplayedState

  /// There is more on another screen.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator, displayedState: displayed)
  }

  /// The item has children, which are shown or hidden here.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .outlineDisclosure(isHeader: options.style == .header), displayedState: displayed)
  }

  /// The item is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(accessoryType: .checkmark, displayedState: displayed)
  }

  /// The item can be dragged here.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(accessoryType: .reorder, displayedState: displayed)
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(accessoryType: .label(text), displayedState: displayed)
  }
}
