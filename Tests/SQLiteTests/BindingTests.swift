import SQLite
import Testing

/// Values go in and come out unchanged, wherever the database is.
@Suite struct BindingTests {
  static let table = "CREATE TABLE t (id INTEGER PRIMARY KEY, x ANY) STRICT"

  /// Stores `value` through a statement of its own, and returns what `read` makes of the row.
  private func roundTrip<R>(
    _ value: some Bindable, in opening: Opening, _ read: (borrowing Statement) -> R
  ) throws -> R? {
    var result: R?
    try opening.withConnection(Self.table) { connection in
      try connection.run("INSERT INTO t (x) VALUES (?1)", value)
      result = try connection.first("SELECT x, typeof(x) FROM t", row: read)
    }
    return result
  }

  @Test(arguments: [
    "", "soup", "a\0b", "\0", "\0\0", String(repeating: "\0x", count: 5000), "番茄湯", "Crème brûlée 🍮", "e\u{301}",
    "\u{FEFF}bom", "it's \"quoted\"",
  ])
  func `text comes back byte for byte, NUL included`(text: String) throws {
    for opening in [Opening.memory, .reopenedFile] {
      let result = try roundTrip(text, in: opening) { row in Array(row.text(at: 0).utf8) + Array(row.text(at: 1).utf8) }
      #expect(result == Array(text.utf8) + Array("text".utf8))
    }
    let slice = try roundTrip(text[...], in: .memory) { row in Array(row.text(at: 0).utf8) }
    #expect(slice == Array(text.utf8))
  }

  @Test(arguments: [0, 1, -1, Int64.max, .min, Int64(Int32.max) + 1, Int64(Int32.min) - 1, 1 << 53 + 1])
  func `an integer of 64 bits comes back`(value: Int64) throws {
    for opening in [Opening.memory, .reopenedFile] {
      #expect(try roundTrip(value, in: opening) { $0.int64(at: 0) } == value)
    }
    #expect(try roundTrip(Int(value), in: .memory) { $0.int(at: 0) } == Int(value))
  }

  @Test(arguments: [0, -0.0, 0.1, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity])
  func `a floating-point number comes back bit for bit`(value: Double) throws {
    #expect(try roundTrip(value, in: .reopenedFile) { $0.double(at: 0).bitPattern } == value.bitPattern)
  }

  @Test func `NaN becomes NULL`() throws {
    #expect(try roundTrip(Double.nan, in: .memory) { $0.isNull(at: 0) } == true)
  }

  @Test(arguments: [[], [0], [0, 255, 0, 1], [UInt8](repeating: 7, count: 100_000)] as [[UInt8]])
  func `a blob comes back, and an empty one is not NULL`(bytes: [UInt8]) throws {
    for opening in [Opening.memory, .reopenedFile] {
      #expect(try roundTrip(bytes, in: opening) { $0.bytes(at: 0) } == bytes)
    }
    #expect(try roundTrip(bytes, in: .memory) { $0.text(at: 1) } == "blob")
  }

  @Test func `true and false are 1 and 0`() throws {
    #expect(try roundTrip(true, in: .memory) { $0.int(at: 0) } == 1)
    #expect(try roundTrip(false, in: .memory) { $0.int(at: 0) } == 0)
    #expect(try roundTrip(true, in: .memory) { $0.bool(at: 0) } == true)
    #expect(try roundTrip(false, in: .memory) { $0.bool(at: 0) } == false)
  }

  @Test func `an optional without a value is NULL`() throws {
    #expect(try roundTrip(String?.none, in: .memory) { $0.text(at: 1) } == "null")
    #expect(try roundTrip(String?.some("x"), in: .memory) { $0.text(at: 0) } == "x")
  }

  @Test func `text bound stays what it was when its source changes`() throws {
    let connection = try Connection(.memory)
    let result = try connection.withStatement("SELECT ?1, ?2") { statement in
      var text = String(repeating: "before ", count: 20)
      var bytes: [UInt8] = [1, 2, 3]
      try statement.bind(text, at: 1)
      try statement.bind(bytes, at: 2)
      text.removeAll(keepingCapacity: true)
      text += String(repeating: "after  ", count: 20)
      bytes[0] = 9
      _ = try statement.step()
      return (statement.text(at: 0), statement.bytes(at: 1))
    }
    #expect(result == (String(repeating: "before ", count: 20), [1, 2, 3]))
  }

  @Test(arguments: [0, -1, 3, .max])
  func `an index that the statement lacks is an error`(index: Int) throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) {
      try connection.withStatement("SELECT ?1, ?2") { try $0.bind(1, at: index) }
    }
    #expect(error?.code == .outOfRange)
  }

  @Test func `more values than parameters is an error`() throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT ?1", 1, 2) }
    #expect(error?.code == .outOfRange)
    #expect(error?.sql == "SELECT ?1")
  }

  @Test func `values of any types can be bound from an array`() throws {
    let connection = try Connection(.memory)
    let row = try connection.withStatement("SELECT ?1, ?2, typeof(?3)") { statement in
      try statement.bind([1, "two", [3] as [UInt8]])
      _ = try statement.step()
      return (0..<3).map { statement.text(at: $0) }
    }
    #expect(row == ["1", "two", "blob"])
  }

  @Test func `binding to a statement that has been stepped is an error`() throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) {
      try connection.withStatement("SELECT ?1") { statement in
        _ = try statement.step()
        try statement.bind(1, at: 1)
      }
    }
    #expect(error?.code == .misuse)
  }

  @Test func `a statement can be bound again once it is reset`() throws {
    let connection = try Connection(.memory)
    let values = try connection.withStatement("SELECT ?1") { statement in
      var values: [Int] = []
      for value in 1...3 {
        try statement.bind(value, at: 1)
        while try statement.step() { values.append(statement.int(at: 0)) }
        statement.reset()
      }
      return values
    }
    #expect(values == [1, 2, 3])
  }

  @Test func `a statement that was reset keeps its values, and one that was given back does not`() throws {
    let connection = try Connection(.memory)
    for _ in 1...2 {
      let texts = try connection.withStatement("SELECT ?1") { statement in
        var texts: [String] = []
        _ = try statement.step()
        texts.append(statement.text(at: 0))
        statement.reset()
        try statement.bind("kept", at: 1)
        for _ in 1...2 {
          _ = try statement.step()
          texts.append(statement.text(at: 0))
          statement.reset()
        }
        return texts
      }
      #expect(texts == ["", "kept", "kept"])
    }
  }
}
