/// A type whose values can be bound to a parameter of a statement.
package protocol Bindable {
  /// Binds this value to the parameter at `index`, which starts at 1.
  func bind(to statement: inout Statement, at index: Int) throws(SQLiteError)
}

extension Int: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Int64: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Bool: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Double: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension String: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Substring: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension [UInt8]: Bindable {
  package func bind(to statement: inout Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}
