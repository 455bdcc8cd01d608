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

/// `nil` is NULL.
extension Optional: Bindable where Wrapped: Bindable {
  @inlinable
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    if let self { try self.bind(to: &statement, at: index) } else { try statement.bindNull(at: index) }
  }
}
