/// How scaled amounts are written: for whom, and among which lines.
///
/// - Source: Documentation/Cooking.md.
package struct ScalingStyle: Hashable, Sendable {
  /// `true` if things come out as a cook counts them, in halves rather than eighths; a program gets what is nearest.
  package var countsThings = true
  /// `true` if spoons may become cups: another line has cups, or the line stands by itself.
  var hasCups = true
  /// `true` if many spoons may become milliliters: another line has metric units.
  var isMetric = false

  package init(countsThings: Bool = true) { self.countsThings = countsThings }
}
