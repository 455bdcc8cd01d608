/// A question to the library that someone can ask: what was asked are its stored properties.
///
/// It is made from words or from a request, as its declaration says. What only a person asks for, such as to watch, is a
/// parameter of the command line alone.
package protocol Query: Declared {
  associatedtype Answer

  /// Reads the answer from the library, as it is at one moment.
  ///
  /// - Throws: `Misuse`, `RecipeStoreError`, `NameError`, `AmountError`.
  func answer(from library: OpenLibrary) throws -> Answer
}
