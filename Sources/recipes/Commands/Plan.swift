import ArgumentParser
import RecipeModel
import RecipeStore
import RecipeViewModels

struct Plan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Plan what to cook on which day.",
    usage: "recipes plan [RANGE] [--ics] [--watch]\nrecipes plan COMMAND",
    discussion: """
      A RANGE is this-week, next-week, last-week, a day such as friday, a month such as 2026-12, or two days with two \
      dots between. Without one it is this week, from RECIPES_WEEK on, or Monday. What has no day is listed last.

      Examples:
        recipes plan add 12 --on friday --meal dinner
        recipes plan add --note "left-overs" --on sat,sun
        recipes plan add pizza --every friday
        recipes plan next-week
        recipes plan move 3 --on sunday
        recipes plan shop
        recipes plan 2026-12 --ics > december.ics

      In a pipe: day, meal, title, factor, number of the recipe, with tabs between.
      """,
    subcommands: [
      ListPlan.self, AddToPlan.self, MovePlanned.self, RemovePlanned.self, ReorderPlanned.self, CopyPlan.self,
      ShopForPlan.self,
    ],
    defaultSubcommand: ListPlan.self)
}

struct ListPlan: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show the meal plan.",
    usage: "recipes plan list [RANGE] [--ics] [--watch]",
    discussion: """
      The word list may be left out. ↻ marks what recurs, ✓ what was cooked.

      Examples:
        recipes plan next-week
        recipes plan 2026-11-23..2026-11-29 --json
        recipes plan --watch
      """)

  @Argument(help: ArgumentHelp("Which days.", valueName: "range")) var range: [String] = []
  @Flag(name: .customLong("ics"), help: "As a calendar file.") var isCalendar = false
  @Flag(name: .customLong("watch"), help: "Stay, and print what other programs change.") var isWatching = false
  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { !isWatching }

  func validate() throws {
    if isCalendar, isWatching { throw ValidationError("Use --ics or --watch, not both.") }
  }

  func run(in session: Session) throws {
    let range = range.isEmpty ? nil : range.joined(separator: " ")
    if isWatching { return try session.watchPlan(range) }
    try session.printPlan(range, asCalendar: isCalendar)
  }
}

struct CopyPlan: Command {
  static let configuration = CommandConfiguration(
    commandName: "copy",
    abstract: "Plan again what was planned for other days.",
    usage: "recipes plan copy RANGE --to RANGE",
    discussion: """
      The first day becomes the first day. What recurs, and what is planned there already, is not copied.

      Examples:
        recipes plan copy last-week --to next-week
        recipes plan copy friday --to saturday
      """)

  @Argument(help: ArgumentHelp("Which days.", valueName: "range")) var range: String
  @Option(name: .customLong("to"), parsing: .unconditional, help: ArgumentHelp("To these days.", valueName: "range"))
  var destination: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let (copied, first) = try session.library.change { store in
      let days = try session.planDays(of: store)
      let (source, target) = (try days.range(range), try days.range(destination))
      let length = source.upperBound.daysSince1970 - source.lowerBound.daysSince1970
      let copies = target.lowerBound...target.lowerBound.adding(days: length)
      let before = Set(try store.mealPlan(copies).meals.map(\.id))
      try store.copyPlan(source, to: target.lowerBound)
      let after = try store.mealPlan(copies).meals.filter { !before.contains($0.id) }
      return (after.map { PlanEntry(number: nil, planned: $0) }, target.lowerBound)
    }
    try session.report(copied, unchanged: "there is nothing else to copy") { _ in
      "Copied \(StyledText.count(copied.count, "meal", "meals")), from \(StyledText.day(first)) on"
    }
  }
}

struct ShopForPlan: Command {
  static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "Put the recipes of the plan on the shopping list.",
    usage: "recipes plan shop [RANGE]",
    discussion: """
      Without a RANGE, those from today to the end of this week. A recipe that is planned twice is bought twice; one that \
      is on the list already stays as it is.

      Examples:
        recipes plan shop
        recipes plan shop next-week
      """)

  @Argument(help: ArgumentHelp("Which days.", valueName: "range")) var range: [String] = []
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.shopForPlan(range.isEmpty ? nil : range.joined(separator: " "))
  }
}

extension Session {
  /// Puts what is planned on the shopping list, and says what came and what was there.
  func shopForPlan(_ range: String?) throws {
    let (added, known) = try library.change { store in
      let days = try planDays(of: store)
      let result = try store.addToShoppingList(planned: range.map(days.range) ?? days.restOfWeek)
      return (try store.listRows(with: result.added), try store.listRows(with: result.known))
    }
    if added.isEmpty, known.isEmpty {
      throw CommandError("no recipe is planned for these days, or all were cooked", .nothing)
    }
    try printer.report { [printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(rows: added) }
      if !added.isEmpty { try printer.print("Added to the list: \(StyledText.list(added.map { .name($0) }))") }
    }
    try printer.output.flush()
    for row in known { note("nothing to change: \(StyledText.name(row)) is on the list") }
  }
}
