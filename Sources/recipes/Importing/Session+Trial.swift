import Files
import RecipeStore

extension Session {
  /// Opens a copy of the library that ends with the command, to see what a change would do: of nothing, where there is no
  /// database yet.
  func trialStore() throws -> RecipeStore {
    if let liveStore { return try liveStore.temporaryCopy() }
    let path = try databaseLocation().path
    guard FileKind(of: path) != .missing else { return try RecipeStore(at: .memory, environment: storeEnvironment()) }
    return try openStore().temporaryCopy()
  }
}
