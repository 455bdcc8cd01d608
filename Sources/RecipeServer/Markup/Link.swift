package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// A place of this server: a path, and what follows it. No path is written by hand anywhere else.
///
/// - Source: RFC 3986, section 3.
package struct Link: Hashable, Sendable {
  package private(set) var text: String

  init(_ path: String) { text = path }

  /// The same place with one more parameter of the query.
  package func with(_ name: StaticString, _ value: some StringProtocol) -> Link {
    Link("\(text)\(text.contains("?") ? "&" : "?")\(name)=\(Self.encoded(value))")
  }

  /// The same place with a parameter if there is a value.
  package func with(_ name: StaticString, _ value: String?) -> Link {
    value.map { with(name, $0[...]) } ?? self
  }

  /// Everything but unreserved characters in percent-encoding (RFC 3986, 2.3).
  static func encoded(_ value: some StringProtocol) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.append(Unicode.Scalar(byte))
      default: text.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return String(text)
  }
}

extension Markup.StringInterpolation {
  /// A link for an attribute in double quotes.
  package mutating func appendInterpolation(_ link: Link) { appendInterpolation(link.text) }
}

/// A list of recipes that has a page.
package enum ShownList: Hashable, Sendable {
  case library(LibraryList)
  case collection(RecipeCollection.ID)

  /// Its name in addresses and topics: `all`, `collection/7`.
  package var name: String {
    switch self {
    case .library(let list): list.rawValue
    case .collection(let id): "collection/\(id)"
    }
  }

  /// The list with a name.
  package init?(name: String) {
    if let list = LibraryList(rawValue: name) {
      self = .library(list)
    } else if name.hasPrefix("collection/"), let id = Int(name.dropFirst(11)), ShownList.collection(id).name == name {
      self = .collection(id)
    } else {
      return nil
    }
  }
}

// MARK: - Pages

extension Link {
  package static let home = Link("/")
  package static let sidebar = Link("/sidebar")
  package static let history = Link("/history")
  package static let devices = Link("/devices")
  package static let importing = Link("/import")
  /// A file to keep: `format`, and `recipe` or the conditions of a list.
  package static let exporting = Link("/export")
  package static let newRecipe = Link("/recipes/new")
  package static let searching = Link("/search")
  /// What can be cooked with what is at home: `have`, `missing`.
  package static let having = Link("/have")
  package static let pairing = Link("/pair")
  package static let plan = Link("/plan")
  /// The week with a day in it.
  package static func plan(_ day: CalendarDay?) -> Link { plan.with("week", day?.description) }
  /// The page on which something is planned: `recipe` or `q`, and `on`.
  package static let planning = Link("/plan/add")
  /// The page that asks where a meal goes; the form adds `item`.
  package static let movingMeal = Link("/plan/move")
  package static let shopping = Link("/shop")
  /// The page that asks where an entry of the shopping list goes; the form adds `item`.
  package static let movingEntry = Link("/shop/move")
  package static let aisles = Link("/shop/aisles")
  package static let pantry = Link("/pantry")

  package static func search(_ words: String) -> Link { searching.with("q", words[...]) }

  package static func list(_ list: ShownList) -> Link {
    switch list {
    case .library(let list): Link("/lists/\(list.rawValue)")
    case .collection(let id): Link("/collections/\(id)")
    }
  }

  /// The page of a recipe, next to the list that it was opened in.
  package static func recipe(_ id: Recipe.ID, in list: ShownList? = nil) -> Link {
    Link("/recipes/\(id)").with("in", list == .library(.all) ? nil : list?.name)
  }

  package static func editing(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/edit") }
  package static func cooking(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/cook") }
  /// The page on which one notes that a recipe was cooked.
  package static func cooked(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/cooked") }
  package static func printing(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/print") }
  package static func exporting(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/export") }
  package static func exporting(_ list: ShownList) -> Link { Link("\(self.list(list).text)/export") }
  package static func copying(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/copy") }
  package static func deleting(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/delete") }
  package static func history(of id: Recipe.ID) -> Link { Link("/recipes/\(id)/history") }
  package static func picture(_ name: String) -> Link { Link("/pictures/\(encoded(name))") }

  /// The page "Move…" of a list; the form adds `item`.
  package static func moving(in list: ShownList) -> Link { Link("\(self.list(list).text)/move") }

  /// The page "Move…" of the collections; the form adds `item`.
  package static let movingCollection = Link("/sidebar/move")

  /// The page on which a recipe is put into collections.
  package static func collecting(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/collections") }

  /// The page on which a collection is renamed or deleted.
  package static func editingCollection(_ id: RecipeCollection.ID) -> Link { Link("/collections/\(id)/edit") }
}

// MARK: - Verbs, by POST, where they are not sent to the page of their form; the table of verbs has their fields

extension Link {
  package static let favorite = Link("/recipes/favorite")
  /// - Precondition: A list with an order of its own, which the recents have not.
  package static func reorder(_ list: ShownList) -> Link { Link("\(self.list(list).text)/reorder") }
  package static let reorderCollections = Link("/sidebar/reorder")
  package static let expand = Link("/sidebar/expand")
  package static let collapse = Link("/sidebar/collapse")
  package static let newCollection = Link("/collections")
  package static func renameCollection(_ id: RecipeCollection.ID) -> Link { Link("/collections/\(id)/rename") }
  package static func deleteCollection(_ id: RecipeCollection.ID) -> Link { Link("/collections/\(id)/delete") }

  package static func rating(_ id: Recipe.ID) -> Link { Link("/recipes/\(id)/rate") }
  package static func removeCooking(of id: Recipe.ID) -> Link { Link("/recipes/\(id)/cookings/remove") }

  package static let planMeal = Link("/plan/meals")
  package static let reorderPlan = Link("/plan/reorder")
  package static let removeMeal = Link("/plan/remove")
  package static let copyPlan = Link("/plan/copy")
  package static let shopForPlan = Link("/plan/shop")

  package static let shopForRecipe = Link("/shop/recipes")
  package static let unshopRecipe = Link("/shop/recipes/remove")
  package static let shoppingLines = Link("/shop/items")
  package static let tick = Link("/shop/tick")
  package static let setAside = Link("/shop/remove")
  package static let clearShopping = Link("/shop/clear")
  package static let reorderShopping = Link("/shop/reorder")
  package static let renameAisle = Link("/shop/aisles/rename")
  package static let deleteAisle = Link("/shop/aisles/delete")
  package static let reorderAisles = Link("/shop/aisles/reorder")
  package static let removeFromPantry = Link("/pantry/remove")
  package static let useFromPantry = Link("/pantry/use")
  package static let editStock = Link("/pantry/edit")

  package static let undo = Link("/undo")
  package static let redo = Link("/redo")
  package static func undo(_ step: HistoryStep.ID) -> Link { Link("/history/\(step)/undo") }

  /// `device`.
  package static let forgetDevice = Link("/devices/forget")
}
