/// What has become of one line of what is shown.
///
/// Places count from 1, in the section: where a line was before for one that left, where it is now for the others.
package enum ShownChange<Item: Hashable & Sendable, Row: Equatable & Sendable>: Equatable, Sendable {
  case inserted(Item, Row, place: Int)

  /// The row as it was last shown, `nil` if it never was.
  case deleted(Item, Row?, place: Int)
  case moved(Item, Row, from: Int, to: Int)
  case reconfigured(Item, Row, place: Int)
}
