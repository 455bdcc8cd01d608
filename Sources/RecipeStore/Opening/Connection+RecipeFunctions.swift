import SQLite

extension Connection {
  /// Defines the functions that our triggers, views, migrations and statements call.
  func createRecipeFunctions() throws {
    try createFunction(Ideographs.functionName, argumentCount: 1) { call in
      if let apart = call.withTextBytes(at: 0, Ideographs.apart) {
        call.returnText(apart)
      } else {
        call.returnArgument(at: 0)
      }
    }
    let columnCount = RecipesTable.hashedColumns.count
    try createFunction(ContentHash.functionName, argumentCount: columnCount) { call in
      var hash = ContentHash()
      for index in 0..<columnCount { hash.append(call, at: index) }
      call.returnInt64(hash.value)
    }
  }
}
