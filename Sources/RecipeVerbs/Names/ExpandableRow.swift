package import RecipeViewModels

/// A row of the sidebar that others stand below, as someone names it.
package enum ExpandableRow: Hashable, Sendable {
  /// The header of the collections.
  case collections
  case collection(CollectionReference)
}

extension SidebarSection {
  /// Its name in lists of the command line.
  package var name: String {
    switch self {
    case .library: "Library"
    case .collections: "Collections"
    }
  }
}
