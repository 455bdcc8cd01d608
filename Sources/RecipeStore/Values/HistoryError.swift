import RecipeModel
import SQLite

/// Why nothing was undone or done again. Nothing has changed then.
package enum HistoryError: Error, Equatable {
  /// This program's SQLite cannot record what changes.
  case notKept
  case nothingToUndo
  case nothingToRedo

  /// Fewer steps are there than were asked for.
  case onlySoManyToUndo(Int)
  case onlySoManyToRedo(Int)
  case noSuchStep(Int)

  /// The library was changed, or the step undone, since it was the last one.
  case isNotLast(Int)
  case isUndone(Int)

  /// Another step has undone the step by itself.
  case isReverted(Int, by: Int)

  /// The step was made when the tables had another shape.
  case isFromOlderSchema(Int)

  /// Something that the step changed, in words for the middle of a sentence, was changed by a later step as well.
  case changedLater(Int, String, by: Int, command: String)

  /// What the step took away, a name or a UUID, something else has by now; in words for the end of a sentence.
  case isTaken(Int, String)

  /// Something, in words for the middle of a sentence, is not as the step left it, and no step says why.
  case isNotAsLeft(Int, String)
}

extension HistoryError: CustomStringConvertible {
  /// One lowercase line.
  package var description: String {
    switch self {
    case .notKept:
      "there is no history: SQLite \(Connection.libraryVersion) was built without its session extension"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .onlySoManyToUndo(1): "only 1 step can be undone; nothing was changed"
    case .onlySoManyToUndo(let count): "only \(count) steps can be undone; nothing was changed"
    case .onlySoManyToRedo(1): "only 1 step can be redone; nothing was changed"
    case .onlySoManyToRedo(let count): "only \(count) steps can be redone; nothing was changed"
    case .noSuchStep(let id): "no step has the number \(id)"
    case .isNotLast(let id): "step \(id) is no longer the last one; nothing was changed"
    case .isUndone(let id): "step \(id) is undone already"
    case .isReverted(let id, let other): "step \(id) is undone already, by step \(other)"
    case .isFromOlderSchema(let id): "step \(id) cannot be undone: the database was upgraded since"
    case .changedLater(let id, let what, let later, let command):
      "step \(id) cannot be undone by itself: \(what) was changed later, by step \(later) (\(command.shortened(to: 80)))"
    case .isTaken(let id, let what): "step \(id) cannot be undone by itself: \(what) now"
    case .isNotAsLeft(let id, let what):
      "step \(id) cannot be undone: \(what) was changed by a program without a history"
    }
  }
}
