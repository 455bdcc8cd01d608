// Public because the bodies that other modules inline call SQLite.
public import CSQLite

/// Binding values to parameters, whose index starts at 1.
///
/// Text and blobs are copied. Every function throws `ResultCode.outOfRange` for an index that the statement lacks, and
/// `.misuse` for a statement that has been stepped and not been reset.
///
/// - Source: sqlite.org/c3ref/bind_blob.html.
extension Statement {
  @inlinable
  package mutating func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, Int32(clamping: index), value))
  }

  @inlinable
  package mutating func bind(_ value: Int, at index: Int) throws(SQLiteError) {
    try bind(Int64(value), at: index)
  }

  @inlinable
  package mutating func bind(_ value: Bool, at index: Int) throws(SQLiteError) {
    try bind(value ? Int64(1) : Int64(0), at: index)
  }

  /// Binds a number; NaN becomes NULL, as everywhere in SQLite.
  @inlinable
  package mutating func bind(_ value: Double, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_double(handle, Int32(clamping: index), value))
  }

  /// Binds text by its length, so that U+0000 in it survives.
  @usableFromInline
  package mutating func bind(_ value: String, at index: Int) throws(SQLiteError) {
    let code = value.utf8.withContiguousStorageIfAvailable { bindText($0, at: index) }
    try check(code ?? bindText(copying: value, at: index))
  }

  @usableFromInline
  package mutating func bind(_ value: Substring, at index: Int) throws(SQLiteError) {
    let code = value.utf8.withContiguousStorageIfAvailable { bindText($0, at: index) }
    try check(code ?? bindText(copying: value, at: index))
  }

  /// Binds a blob; an empty one is a blob of no bytes and not NULL.
  @usableFromInline
  package mutating func bind(_ value: [UInt8], at index: Int) throws(SQLiteError) {
    let code = value.withUnsafeBytes { bytes in
      csqlite_bind_blob(handle, Int32(clamping: index), bytes.baseAddress, UInt64(bytes.count))
    }
    try check(code)
  }

  /// Binds a value of any type that SQLite can hold, `nil` as NULL.
  package mutating func bind(_ value: (any Bindable)?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    try value.bind(to: &self, at: index)
  }

  @inlinable
  package mutating func bindNull(at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle, Int32(clamping: index)))
  }

  /// Binds the values to the parameters 1, 2, 3 and so on.
  package mutating func bind(_ values: [any Bindable]) throws(SQLiteError) {
    var index = 0
    for value in values {
      index += 1
      try bind(value, at: index)
    }
  }

  /// Binds text that is not stored as UTF-8, as text from Foundation may be on Apple's systems.
  private func bindText(copying text: some StringProtocol, at index: Int) -> Int32 {
    var text = String(text)
    return text.withUTF8 { bindText($0, at: index) }
  }

  private func bindText(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int32 {
    text.withMemoryRebound(to: CChar.self) { characters in
      csqlite_bind_text(handle, Int32(clamping: index), characters.baseAddress, UInt64(characters.count))
    }
  }

  @inlinable
  func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw error(code) }
  }
}

/// A type whose values can be bound to a parameter of a statement.
@usableFromInline
package protocol Bindable {
  /// Binds this value to the parameter at `index`, which starts at 1.
  func bind(to statement: inout Statement, at index: Int) throws(SQLiteError)
}

extension Int: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Int64: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Bool: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Double: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension String: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Substring: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension [UInt8]: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension ColumnValue: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    switch self {
    case .null: try statement.bindNull(at: index)
    case .integer(let value): try statement.bind(value, at: index)
    case .real(let value): try statement.bind(value, at: index)
    case .text(let value): try statement.bind(value, at: index)
    case .blob(let value): try statement.bind(value, at: index)
    }
  }
}

/// `nil` is NULL.
extension Optional: Bindable where Wrapped: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    if let self { try self.bind(to: &statement, at: index) } else { try statement.bindNull(at: index) }
  }
}
