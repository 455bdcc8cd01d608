/// The last day that a food holds, as someone says it.
package enum StockDay: Hashable, Sendable {
  case none
  case day(DayName)
}
