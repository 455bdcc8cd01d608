/// Statements of doctor about several tables.
enum MaintenanceSQL {

  /// Counts the positions that more than one row has, an order at a time.
  static let sharedPositions = [
    ("the library", "SELECT count(*) FROM (SELECT 1 FROM recipes GROUP BY position HAVING count(*) > 1)"),
    ("the collections", "SELECT count(*) FROM (SELECT 1 FROM collections GROUP BY position HAVING count(*) > 1)"),
    (
      "recipes in collections",
      """
      SELECT count(*) FROM (
        SELECT 1 FROM collection_members GROUP BY collection_id, position HAVING count(*) > 1)
      """
    ),
  ]

  /// Deletes some chunks of the history, a megabyte or so.
  static let deleteSomePieces = """
    DELETE FROM history_pieces WHERE (step_id, changeset, piece) IN (
      SELECT step_id, changeset, piece FROM history_pieces LIMIT 16)
    """
  static let deleteSteps = "DELETE FROM history_steps"
}
