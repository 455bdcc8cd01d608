import SQLite

extension Connection {
  /// Defines the functions that our triggers, views, migrations and statements call.
  func createRecipeFunctions() throws {
    try createMigrationFunctions()
    try createHashFunction(ContentHash.functionName, argumentCount: RecipeColumn.hashed.count)
  }

  /// Defines the functions that released migrations call, and the schema that they make.
  ///
  /// Their names, numbers of arguments and results never change, whatever columns a recipe has by now: a new database
  /// goes through all migrations. A change of what is hashed takes a migration that computes all hashes again, by another
  /// function that is added here.
  func createMigrationFunctions() throws {
    try createFunction(Ideographs.functionName, argumentCount: 1) { call in
      if let apart = call.withTextBytes(at: 0, Ideographs.apart) {
        call.returnText(apart)
      } else {
        call.returnArgument(at: 0)
      }
    }
    try createHashFunction("content_hash_v1", argumentCount: 13)
  }

  private func createHashFunction(_ name: String, argumentCount: Int) throws {
    try createFunction(name, argumentCount: argumentCount) { call in
      var hash = ContentHash()
      for index in 0..<argumentCount { hash.append(call, at: index) }
      call.returnInt64(hash.value)
    }
  }
}
