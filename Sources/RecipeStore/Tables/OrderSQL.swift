import SQLite

/// The statements that read and write the positions of one order.
///
/// A row's place is decided by its position and then its identifier. Where a table holds many orders, the last
/// parameter of each statement says which.
struct OrderSQL {
  /// The position of the row ?1.
  let position: String

  /// The ?3 rows before the place (?1, ?2), nearest first.
  let rowsBefore: String

  /// The ?3 rows from the place (?1, ?2) on, which is included; all of them if ?3 is negative.
  let rowsFrom: String

  /// Gives the row ?1 the position ?2.
  let setPosition: String
}
