import CSQLite

extension Connection {
  /// Defines a scalar function for SQL, or replaces one of that name and number of arguments.
  ///
  /// It must be deterministic and harmless: the same arguments, the same result, and no effect. It may then stand in
  /// indexes, triggers and views, those of a file from elsewhere included.
  ///
  /// - Source: sqlite.org/appfunc.html.
  package func createFunction(
    _ name: String, argumentCount: Int, _ body: @escaping (borrowing FunctionCall) -> Void
  ) throws(SQLiteError) {
    let context = Unmanaged.passRetained(FunctionBody(body)).toOpaque()
    let code = sqlite3_create_function_v2(
      handle, name, Int32(argumentCount), SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, context,
      { context, _, arguments in
        let body = Unmanaged<FunctionBody>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
        body.call(FunctionCall(context: context!, arguments: arguments!))
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
