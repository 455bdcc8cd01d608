/// The table `own_foods`: a row for each food of which a person said what it is.
enum OwnFoodsTable {
  static let all = "SELECT key, name, number, facts FROM own_foods ORDER BY key"
  static let withKey = "SELECT key, name, number, facts FROM own_foods WHERE key = ?1"
  static let set = """
    INSERT INTO own_foods (key, name, number, facts) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO UPDATE SET name = ?2, number = ?3, facts = ?4
    """
  static let rename = "UPDATE OR IGNORE own_foods SET key = ?2 WHERE key = ?1"
  static let delete = "DELETE FROM own_foods WHERE key = ?1"
}
