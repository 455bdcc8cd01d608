import SQLite
import Testing

@Suite struct ConnectionTests {
  @Test func `rows come back as they went in`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT) STRICT")
    #expect(try connection.run("INSERT INTO recipes (title) VALUES (?1)", "Soup\0of the day") == 1)
    #expect(try connection.run("INSERT INTO recipes (title) VALUES (?1)", nil) == 1)
    #expect(try connection.query("SELECT title FROM recipes ORDER BY id") { $0.text(at: 0) } == ["Soup\0of the day", ""])
    #expect(try connection.first("SELECT count(*) FROM recipes") { $0.int(at: 0) } == 2)
    #expect(connection.lastInsertRowID == 2)
  }
}
