import CSQLite

extension Connection {
  /// Defines a scalar function for SQL, or replaces one of that name and number of arguments, `nil` for any number.
  ///
  /// It must be deterministic and harmless: the same arguments, the same result, and no effect. It may then stand in
  /// indexes, triggers and views, those of a file from elsewhere included.
  ///
  /// - Source: sqlite.org/appfunc.html.
  package func createFunction(
    _ name: String, argumentCount: Int?, _ body: @escaping (borrowing FunctionCall) -> Void
  ) throws(SQLiteError) {
    let context = Unmanaged.passRetained(FunctionBody(body)).toOpaque()
    let code = sqlite3_create_function_v2(
      handle, name, Int32(argumentCount ?? -1), SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, context,
      { context, count, arguments in
        let body = Unmanaged<FunctionBody>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
        body.call(FunctionCall(context: context!, arguments: arguments!, argumentCount: Int(count)))
      }, nil, nil,
      // Called by SQLite when it lets the function go, and also when it could not be created.
      { Unmanaged<FunctionBody>.fromOpaque($0!).release() })
    if code != SQLITE_OK { throw error(code) }
  }
}

private final class FunctionBody {
  let call: (borrowing FunctionCall) -> Void

  init(_ call: @escaping (borrowing FunctionCall) -> Void) {
    self.call = call
  }
}

/// One call of a function that the application defined: its arguments, whose index starts at 0, and its result.
///
/// A call without a result gives NULL; of several results the last one counts.
///
/// - Source: sqlite.org/c3ref/value_blob.html, sqlite.org/c3ref/result_blob.html.
@usableFromInline
package struct FunctionCall: ~Copyable {
  let context: OpaquePointer
  let arguments: UnsafeMutablePointer<OpaquePointer?>
  package let argumentCount: Int

  package func isNull(at index: Int) -> Bool {
    sqlite3_value_type(arguments[index]) == SQLITE_NULL
  }

  package func int64(at index: Int) -> Int64 {
    sqlite3_value_int64(arguments[index])
  }

  /// The text of an argument by its length; what is not UTF-8 comes out as U+FFFD.
  package func text(at index: Int) -> String {
    String(decoding: textBytes(at: index), as: UTF8.self)
  }

  /// Calls `body` with the bytes of an argument's text, which need not be valid UTF-8, without a copy.
  @inlinable
  package func withTextBytes<R, E: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try body(textBytes(at: index))
  }

  /// Calls `body` with the storage class of an argument, as SQLite numbers them, and with its bytes: those of a text or
  /// a blob as they are, those of a number as eight in big-endian order, none for NULL.
  ///
  /// - Source: sqlite.org/c3ref/c_blob.html for the numbers of the classes.
  package func withStoredBytes<R>(at index: Int, _ body: (_ storageClass: UInt8, UnsafeRawBufferPointer) -> R) -> R {
    let value = arguments[index]
    let storageClass = sqlite3_value_type(value)
    var number: UInt64
    switch storageClass {
    case SQLITE_TEXT, SQLITE_BLOB:
      // In this order, as for a text.
      let start = sqlite3_value_blob(value)
      return body(
        UInt8(storageClass), UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
    case SQLITE_INTEGER: number = UInt64(bitPattern: sqlite3_value_int64(value)).bigEndian
    case SQLITE_FLOAT: number = sqlite3_value_double(value).bitPattern.bigEndian
    default: return body(UInt8(storageClass), UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return withUnsafeBytes(of: &number) { body(UInt8(storageClass), $0) }
  }

  /// Returns an argument just as it is, without converting it to Swift and back.
  package func returnArgument(at index: Int) {
    sqlite3_result_value(context, arguments[index])
  }

  package func returnText(_ text: String) {
    var text = text
    text.withUTF8 { returnText($0) }
  }

  /// Returns text in UTF-8, which is copied.
  package func returnText(_ text: UnsafeBufferPointer<UInt8>) {
    text.withMemoryRebound(to: CChar.self) { csqlite_result_text(context, $0.baseAddress, UInt64($0.count)) }
  }

  package func returnInt64(_ value: Int64) {
    sqlite3_result_int64(context, value)
  }

  /// Makes the statement that called the function fail.
  package func fail(_ message: String) {
    sqlite3_result_error(context, message, -1)
  }

  @usableFromInline
  func textBytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    // In this order: sqlite3_value_text may convert, and the length is then that of the result.
    let start = sqlite3_value_text(arguments[index])
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(arguments[index])))
  }
}
