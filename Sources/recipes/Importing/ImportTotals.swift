import RecipeModel
import RecipeStore

/// What an import of one file or several came to.
struct ImportTotals {
  private(set) var files = 0
  /// The recipes that are new or have new content, in their order.
  private(set) var changed: [Recipe.ID] = []
  private var added = 0
  private var updated = 0
  private var skipped = 0
  private var leftOut = 0
  /// The files that did not go in.
  var failed = 0

  init() {}

  init(_ summary: ImportSummary, leftOut: Int) {
    add(summary, leftOut: leftOut)
  }

  mutating func add(_ summary: ImportSummary, leftOut: Int) {
    files += 1
    for ids in [summary.change.inserted, summary.change.updated] where !ids.isEmpty {
      // The first ones are shared, not copied: there may be a million.
      changed = changed.isEmpty ? ids : changed + ids
    }
    added += summary.added
    updated += summary.updated
    skipped += summary.skipped
    self.leftOut += leftOut
  }

  /// `3 added, 0 updated, 1 skipped`
  func line(isTrial: Bool) -> Line {
    let wouldBe: Line = isTrial ? " would be" : ""
    var line: Line = "\(added)\(wouldBe) added, \(updated) updated, \(skipped) skipped"
    if leftOut > 0 { line += ", \(leftOut) left out" }
    return line
  }
}

extension ImportSummary {
  /// What a person may not expect, a line each.
  var remarks: [String] {
    var remarks: [String] = []
    switch sharedUUIDs {
    case 0: break
    case 1: remarks.append("1 recipe has the UUID of another in the file and was added under a new one")
    default: remarks.append("\(sharedUUIDs) recipes have the UUIDs of others in the file and were added under new ones")
    }
    switch repairedPictures {
    case 0: break
    case 1: remarks.append("1 picture that was missing or damaged was put back")
    default: remarks.append("\(repairedPictures) pictures that were missing or damaged were put back")
    }
    return remarks
  }
}
