import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Prints a shopping list: by aisle on a terminal, a line each in a pipe, sections in JSON.
struct ShoppingPrinter {
  let printer: Printer
  /// `true` if what is in the pantry and set aside is printed as well.
  var showsAll = false
  /// `true` if a line each is printed, as other apps read lists: `- [ ] 2 onions`.
  var isPlain = false
  /// `true` if what was got is printed at the end of its aisle.
  var showsGotLast = false

  func print(_ list: ShoppingList) throws {
    let shown = (showsGotLast ? list.withGotLast : list).numbered + (showsAll ? list.hidden : [])
    if printer.isJSON { return try printer.print(json: shown.sectionsJSON) }
    if isPlain { return try shown.forEach { try printer.print("- [\($0.item.isTicked ? "x" : " ")] \($0.plainText)") } }
    guard let width = printer.width else { return try printer.print(shown) }
    if shown.isEmpty, list.hidden.isEmpty {
      return printer.tell("the list is empty; to add to it: recipes shop add RECIPE")
    }
    for line in Self.lines(of: shown, fitting: width) { try printer.print(line) }
    if printer.printsFooters { try printer.print(footer(of: list).inStyle(.faint)) }
  }

  /// `4 to get, 1 got; 3 in the pantry (--all shows them)`
  private func footer(of list: ShoppingList) -> StyledText {
    let got = list.items.count(where: \.isTicked)
    var line: StyledText = "\(list.items.count - got) to get, \(got) got"
    let hidden: [StyledText] = [
      list.inPantry.isEmpty ? nil : "\(list.inPantry.count) in the pantry",
      list.setAside.isEmpty ? nil : "\(list.setAside.count) set aside",
    ].compactMap(\.self)
    for (index, phrase) in hidden.enumerated() { line += (index == 0 ? "; " : ", ") + phrase }
    return hidden.isEmpty || showsAll ? line : line + " (--all shows them)"
  }

  /// A heading for each aisle, and the items under it, in columns that all aisles share.
  static func lines(of items: [NumberedItem], fitting width: Int) -> [StyledText] {
    let rows = items.map { item in
      [
        SafeText(line: item.number.map { "\($0)" } ?? ""), SafeText(line: item.item.name),
        SafeText(line: item.item.amounts),
        SafeText(line: item.remark),
      ]
    }
    let table = Table(
      columns: [
        .init(alignment: .trailing, style: .number), .init(style: .plain, isFlexible: true), .init(),
        .init(style: .faint, dispensability: 1),
      ], rows: rows)
    var heading: String?
    return zip(items, table.lines(fitting: width - 3)).flatMap { item, line in
      defer { heading = item.heading }
      let mark: StyledText = item.item.isTicked ? " \(sign: "✓", .inserted) " : "   "
      return (heading == item.heading ? [] : ["\(item.heading, .heading)"]) + [mark + line]
    }
  }
}

extension NumberedItem: Printable {
  static func lines(of items: [NumberedItem], fitting width: Int) -> [StyledText] {
    ShoppingPrinter.lines(of: items, fitting: width)
  }

  /// Aisle, tick, name, amounts, recipes, number.
  var fieldRows: [[String]] {
    let recipes = item.recipes.map(\.name).joined(separator: ", ")
    return [
      [heading, item.isTicked ? "✓" : "", item.name, item.amounts, recipes, number.map { "\($0)" } ?? ""]
    ]
  }

  /// `2 onions`
  var plainText: String { item.amounts.isEmpty ? item.name : "\(item.amounts) \(item.name)" }

  /// How much is at home; how much more is needed than was got, or the recipes, where several need it.
  fileprivate var remark: String {
    let reason =
      switch item.state {
      case .gotLess(let rest?): "(\(rest) more since you ticked it)"
      case .gotLess(nil): "(more since you ticked it)"
      case .toGet, .got: item.recipes.count > 1 ? item.recipes.map(\.name).joined(separator: ", ") : ""
      }
    return [item.atHome.map { "(\($0) at home)" } ?? "", reason].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
