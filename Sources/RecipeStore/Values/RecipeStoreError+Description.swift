import RecipeModel
import SQLite

extension RecipeStoreError: CustomStringConvertible {
  /// One lowercase line.
  package var description: String {
    switch self {
    case .noSuchRecipe(let id): "no recipe has the number \(id)"
    case .noSuchCollection(let name, nil): "no collection is called \(name.quoted())"
    case .noSuchCollection(let name, let suggestion?):
      "no collection is called \(name.quoted()); did you mean \(suggestion.quoted())?"
    case .collectionExists(let name): "there is a collection called \(name.quoted()) already"
    case .invalid(let violation): violation.description
    case .listHasNoManualOrder(let list): "\(list) cannot be reordered: only lists in the order made by hand can"
    case .notInList(let id, let list): "recipe \(id) is not in \(list.name)"
    case .destinationMoves(let name): "\(name) cannot be moved next to itself"
    case .noSuchPlace(let place, let count): "there is no place \(place) in a list of \(count)"
    case .changedMeanwhile(let id): "recipe \(id) was changed meanwhile"
    case .history(let refusal): refusal.description
    case .noSuchFile(let path): "no such file: \(path.quotedPath())"
    case .isFolder(let path): "\(path.quotedPath()) is a folder"
    case .missingFolder(let path): "the folder \(path.quotedPath()) does not exist"
    case .cannotCreate(let path): "cannot create \(path.quotedPath())"
    case .noPermission(let path): "no permission to use \(path.quotedPath())"
    case .fileExists(let path): "\(path.quotedPath()) is there already"
    case .isDatabase(let path): "\(path.quotedPath()) is the database itself"
    case .belongsToLibrary(let path): "\(path.quotedPath()) belongs to the library; choose another name"
    case .reservedName(let path):
      "a file named \(path.quotedPath()) is taken for a temporary one and may be deleted; choose another name"
    case .journalInTheWay(let path):
      "\(path.quotedPath()) is another database's journal; move it away, or choose another name"
    case .notRegularFile(let path):
      "\(path.quotedPath()) is not a regular file, and has the name of the database's journal; move it away"
    case .leftHalfDone(let path):
      "\(path.quotedPath()) was left in the middle of a change; open it once where it and its folder may be written"
    case .moved(let path):
      "\(path.quotedPath()) was moved, deleted or replaced while it was open; nothing is written to it any more"
    case .notOurDatabase(let path): "\(path.quotedPath()) is not a database of recipes"
    case .otherEncoding(let path):
      "\(path.quotedPath()) keeps its text as UTF-16, and recipes reads databases in UTF-8 only"
    case .damaged(let path): "\(path.quotedPath()) is damaged"
    case .altered(let ids):
      "\(ids.count == 1 ? "recipe \(ids[0]) is" : "\(ids.count) recipes are") not what was saved"
    case .newer(let path, let found, let known):
      "\(path.quotedPath()) was written by a newer recipes (schema \(found), this one knows \(known))"
    case .editedMigration(let identifier):
      "the database was made with another text of the migration \(identifier)"
    case .busy: "another program is using the database; try again"
    case .diskFull: "the disk is full"
    case .inputOutput(let path): "cannot read or write \(path.quotedPath()): input/output error"
    case .notConfirmed(let path):
      "the change was made, but the disk of \(path.quotedPath()) did not confirm it; check it after a power failure"
    case .notKnown(let path):
      "the disk of \(path.quotedPath()) failed at the end of the change; check whether it was made before you try again"
    case .replacementNotConfirmed(let path):
      "\(path.quotedPath()) was replaced, but the disk did not confirm it; check it after a power failure"
    case .leavingPictures(let error, let count, let folder):
      "\(error); left: \(count) picture\(count == 1 ? "" : "s") copied into \(folder.quotedPath())"
    case .interrupted: "interrupted"
    case .database(let error): "the database failed: \(error.message.quoted(limit: 200)) (\(error.code))"
    }
  }
}
