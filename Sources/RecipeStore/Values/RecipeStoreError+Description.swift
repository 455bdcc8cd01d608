import Files
import RecipeKitchen
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
    case .ambiguousCollection(let name, let names): "\(name.quoted()) could be \(Self.alternatives(names))"
    case .collectionExists(let name): "a collection is called \(name.quoted()) already"
    case .invalid(let violation): violation.description
    case .holdsMatches(let name): "\(name.onOneLine()) is a saved filter; it holds whatever matches"
    case .hasNoOrder(let name): "\(name.onOneLine()) is a saved filter and has no order of its own"
    case .needsItself(let titles): "\(LinkProblem.circle(titles)); change the line that names it"
    case .isNoSavedFilter(let name): "\(name.onOneLine()) is not a saved filter"
    case .isNamedByFilter(let name, let filter):
      "the saved filter \(filter.onOneLine()) names \(name.onOneLine()); change or delete it first"
    case .invalidFilter(let reason): reason
    case .noSuchShoppingItem(let name): "\(name.quoted()) is not on the shopping list"
    case .notInPantry(let name): "\(name.quoted()) is not in the pantry"
    case .alwaysInPantry(let name): "\(name.onOneLine()) is always there"
    case .incomparableStock(let stock, let asked):
      stock.homeAmount == nil
        ? "the pantry does not say how much \(stock.name.onOneLine()) there is"
        : "\(stock.measurePhrase); \(asked.quoted()) cannot be compared"
    case .noSuchFood(let name): "\(name.quoted()) is not a food of yours"
    case .invalidFood(let reason): reason
    case .invalidShoppingLine(let reason): reason
    case .noSuchAisle(let name): "no aisle is called \(name.quoted())"
    case .aisleExists(let name): "there is an aisle \(name.onOneLine()) already"
    case .aisleIsNeeded(let name): "\(name.onOneLine()) holds what belongs nowhere else; rename it instead"
    case .notPlanned(let title, let day): "\(title) is not planned for \(day.title)"
    case .noSuchPlannedMeal: "the meal is no longer in the plan"
    case .noSuchCooking(let id): "recipe \(id) has no such cooking"
    case .dayToCome(let day): "\(day) is still to come"
    case .invalidPlan(let reason): reason
    case .listHasNoManualOrder(let list): "\(list) cannot be reordered; only lists in manual order can"
    case .notInList(let id, let list): "recipe \(id) is not in \(list.name)"
    case .destinationMoves(let name): "\(name) cannot be moved next to itself"
    case .noSuchPlace(let place, let count): "there is no place \(place) in a list of \(count)"
    case .changedMeanwhile(let id): "recipe \(id) was changed by another program"
    case .history(let refusal): refusal.description
    case .past(let reason): reason.description
    case .noSuchFile(let path): "no such file: \(path.quotedPath())"
    case .isFolder(let path): "\(path.quotedPath()) is a folder"
    case .missingFolder(let path): "the folder \(path.quotedPath()) does not exist"
    case .cannotCreate(let path): "cannot create \(path.quotedPath())"
    case .noPermission(let path): "no permission to use \(path.quotedPath())"
    case .fileExists(let path): "\(path.quotedPath()) exists"
    case .isDatabase(let path): "\(path.quotedPath()) is the database itself"
    case .belongsToLibrary(let path): "\(path.quotedPath()) belongs to the library; choose another name"
    case .reservedName(let path):
      "\(path.quotedPath()) has the name of a temporary file, which may be deleted; choose another name"
    case .journalInTheWay(let path):
      "\(path.quotedPath()) is the journal of another database; move it away, or choose another name"
    case .notRegularFile(let path):
      "\(path.quotedPath()) is not a regular file, and has the name of the database's journal; move it away"
    case .hasSeveralNames(let path):
      "\(path.quotedPath()) has another name as well (a hard link), so that a change cut off there is not undone here; delete one of the two names, or make a copy"
    case .leftHalfDone(let path):
      "\(path.quotedPath()) holds an unfinished change; open it once where it and its folder are writable"
    case .moved(let path):
      "\(path.quotedPath()) was moved, deleted, or replaced while it was open; nothing more is written to it"
    case .notOurDatabase(let path): "\(path.quotedPath()) is not a database of recipes"
    case .holdsForeign(let path, let object): "\(path.quotedPath()) has \(object)"
    case .otherEncoding(let path):
      "\(path.quotedPath()) stores text as UTF-16; recipes reads only UTF-8 databases"
    case .damaged(let path): "\(path.quotedPath()) is damaged"
    case .altered(let ids):
      "\(ids.count == 1 ? "recipe \(ids[0]) differs" : "\(ids.count) recipes differ") from what was saved"
    case .alteredRows(let rows):
      (rows.count == 1 ? "\(rows[0]) differs" : "\(rows[0]) and \(rows.count - 1) more differ") + " from what was saved"
    case .newer(let path, let found, let known):
      "\(path.quotedPath()) was written by a newer recipes (schema \(found), this one knows \(known))"
    case .editedMigration(let identifier):
      "migration \(identifier) differs from the one that this database was created with"
    case .busy: "the database is in use by another program; try again"
    case .diskFull: "the disk is full"
    case .tooFewOpenFiles(let limit):
      "only \(limit) files may be open at once; saving takes \(OpenFiles.needed) (ulimit -n \(OpenFiles.needed))"
    case .inputOutput(let path): "cannot read or write \(path.quotedPath()): input/output error"
    case .notConfirmed(let path):
      "the change was made, but the disk of \(path.quotedPath()) did not confirm it; check it after a power failure"
    case .notKnown(let path):
      "the disk of \(path.quotedPath()) failed at the end of the change; check whether it was made before you try again"
    case .replacementNotConfirmed(let path):
      "\(path.quotedPath()) was replaced, but the disk did not confirm it; check it after a power failure"
    case .leavingPictures(let error, let count, let folder):
      "\(error); left over: \(count) picture\(count == 1 ? "" : "s") copied to \(folder.quotedPath())"
    case .interrupted: "interrupted"
    case .database(let error): "the database failed: \(error.message.quoted(limit: 200)) (\(error.code))"
    }
  }

  /// `Soups or Salads`; of many names the first ones.
  private static func alternatives(_ names: [String]) -> String {
    let most = 5
    let shown = names.count > most ? names.prefix(most - 1) + ["\(names.count - most + 1) more"] : names
    return shown.dropLast().joined(separator: ", ") + " or " + shown.last!
  }
}

extension Stock {
  /// `cream is in ml`, `you have 6 eggs`
  fileprivate var measurePhrase: String {
    let unit = homeAmount?.unit ?? ""
    return unit.isEmpty ? "you have \(text.onOneLine())" : "\(name.onOneLine()) is in \(unit)"
  }
}
