import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// One way to complete a word.
struct CompletionOffer: Equatable {
  /// The whole word, unquoted.
  var value: String
  /// The text next to it; empty for none.
  var description = ""
}

/// The task of a shell with a word: choose among offers, or complete the name of a file by itself.
enum CompletionAnswer: Equatable {
  case offers([CompletionOffer])
  /// Folders, and files whose names end so, without dots; any file where none is named.
  case files(extensions: [String])
}

/// Finds what a word can become, in the declarations of the commands and in the library.
struct CompletionOffers {
  /// A list that is longer helps no one.
  static let limit = 200

  let request: CompletionRequest
  let session: Session
  private var library: Library { session.library }

  func answer() throws -> CompletionAnswer {
    switch request.position {
    case .command: .offers(commands)
    case .option: .offers(options)
    case .value(let argument): try values(of: argument)
    case .text: .offers([])
    }
  }

  /// Other names for commands only where nothing else fits.
  private var commands: [CompletionOffer] {
    var offers = request.command.subcommands.map {
      CompletionOffer(value: $0.lastName, description: $0.type.sentence)
    }
    if request.isHelp, request.path.isEmpty {
      offers += HelpTopic.allCases.map { CompletionOffer(value: $0.rawValue, description: $0.page.sentence) }
    } else if request.path.isEmpty {
      offers.append(CompletionOffer(value: "help", description: "Show the help of a command."))
    }
    let fitting = offers.filter { $0.value.hasPrefix(request.word) }
    return fitting.isEmpty && request.path.isEmpty ? aliases : fitting
  }

  private var aliases: [CompletionOffer] {
    CommandAlias.names.keys.filter { $0.hasPrefix(request.word) }.sorted().map { alias in
      let command = request.command.subcommand(named: alias)
      return CompletionOffer(value: alias, description: command?.sentence ?? "")
    }
  }

  /// The long names, and the short ones where only they fit.
  private var options: [CompletionOffer] {
    request.parameters.flatMap { option in
      option.names.filter { $0.hasPrefix(request.word) && ($0.hasPrefix("--") || request.word.count == 2) }
        .map { CompletionOffer(value: $0, description: option.help) }
    }
  }

  private func values(of argument: ParameterInfo) throws -> CompletionAnswer {
    if let endings = argument.files { return .files(extensions: endings) }
    if !argument.choices.isEmpty {
      return .offers(
        fitting(
          argument.choices.map {
            CompletionOffer(value: $0, description: Self.meanings[argument.valueName]?[$0] ?? "")
          })
      )
    }
    return .offers(
      try offers(of: argument).prefix(Self.limit).map { offer in
        CompletionOffer(value: request.start + offer.value, description: offer.description)
      })
  }

  /// What a value can be is told by its name in the help.
  private func offers(of argument: ParameterInfo) throws -> [CompletionOffer] {
    let isOfCollections = request.path.first == "collections"
    return switch argument.valueName {
    case "recipe" where request.path == ["cooked"]: try recipes() + pastDays
    case "recipe": try recipes()
    case "entry" where request.path.first == "plan": try meals()
    case "neighbor" where request.path.first == "plan": try meals()
    case "range" where request.path == ["stats"]: pastDays
    case "range":
      fitting(["week", "next-week", "last-week", "weekend", "next-month"].map { CompletionOffer(value: $0) })
    case "day" where request.path.first == "cooked":
      fitting((["today", "yesterday"] + CalendarDay.weekdayNames).map { CompletionOffer(value: $0) })
    case "day":
      fitting((["today", "tomorrow", "yesterday"] + CalendarDay.weekdayNames).map { CompletionOffer(value: $0) })
    case "weekday": fitting(CalendarDay.weekdayNames.map { CompletionOffer(value: $0) })
    case "meal": fitting(MealOrder.usual.map { CompletionOffer(value: $0) })
    case "entry": try entries()
    case "aisle": try aisles()
    case "name" where request.path.first == "nutrition": try ownFoods()
    case "food" where request.path.first == "nutrition": request.path.last == "unmap" ? try ownFoods() : []
    case "food": try foods()
    case "neighbor" where request.path == ["shop", "reorder"]: try entries()
    case "neighbor" where request.path.first == "shop": try aisles()
    case "neighbor": try isOfCollections ? collections(argument) : recipes()
    case "name" where request.path != ["collections", "add"]: try collections(argument)
    case "place" where ["shop", "plan"].contains(request.path.first):
      fitting(["top", "bottom"].map { CompletionOffer(value: $0) })
    case "place": try places(isOfCollections: isOfCollections)
    case "word" where !argument.names.isEmpty: try words()
    case "step": try steps()
    case "step|day": fitting(["last", "yesterday"].map { CompletionOffer(value: $0) }) + (try steps())
    case "key": fitting(ConfigurationKey.allCases.map { CompletionOffer(value: $0.rawValue, description: $0.meaning) })
    case "value": fitting(valuesOfKey)
    case "diet": fitting(Diet.all.map { CompletionOffer(value: $0.name) })
    case "diet=answer":
      fitting(Diet.all.flatMap { diet in ["yes", "no", "unset"].map { CompletionOffer(value: "\(diet.name)=\($0)") } })
    default: []
    }
  }

  /// The meanings of values that their names do not tell, by their names in the help.
  private static let meanings: [String: [String: String]] = [
    "order": [
      "manual": "Your own order", "title": "By title", "added": "Newest first", "time": "Quickest first",
      "cooked": "Cooked last first", "rating": "Most stars first", "random": "In another order each time",
    ],
    "when": [
      "auto": "On a terminal", "always": "In a pipe too", "never": "Nowhere",
    ],
    "system": ["metric": "Grams and liters", "us": "Ounces and cups", "imperial": "Ounces and pints"],
    "what": [
      "skip": "Leave out what is there already", "update": "Write over what is there", "keep": "Add it again",
    ],
  ]

  private func fitting(_ offers: [CompletionOffer]) -> [CompletionOffer] {
    let key = TextFold.fold(request.word)
    return offers.filter { TextFold.fold($0.value).hasPrefix(key) }.map {
      CompletionOffer(value: request.start + $0.value, description: $0.description)
    }
  }
}

extension CompletionOffers {
  /// Titles, but numbers for those who have the title of another or one that cannot be typed.
  private func recipes() throws -> [CompletionOffer] {
    let store = try library.open(.peeking)
    let given = Set(request.values.map(TextFold.fold))
    if let number = Int(request.word), number > 0 {
      let rows = try store.listRows(withNumberBeginning: number, limit: Self.limit)
      return rows.filter { !given.contains("\($0.id)") }.map { offer(byNumber: $0) }
    }
    let rest = try restsOfTitles(in: store)
    if !rest.isEmpty { return rest }
    let rows = try store.listRows(withTitleWordBeginning: request.word, limit: Self.limit)
    let counts = Dictionary(rows.map { (TextFold.fold($0.title), 1) }, uniquingKeysWith: +)
    return rows.filter { !given.contains("\($0.id)") && !given.contains(TextFold.fold($0.title)) }.map { row in
      let isUnique = counts[TextFold.fold(row.title)] == 1
      guard isUnique, row.title.canBeTyped else { return offer(byNumber: row) }
      return CompletionOffer(value: row.title, description: Self.description(["\(row.id)"], row))
    }
  }

  /// The rests of titles whose first words stand before as words of their own: `show tomato s`.
  private func restsOfTitles(in store: RecipeStore) throws -> [CompletionOffer] {
    for count in stride(from: request.values.count, to: 0, by: -1) {
      let start = request.values.suffix(count).joined(separator: " ")
      let startCount = start.split(separator: " ").count
      let key = TextFold.fold("\(start) \(request.word)")
      let rows = try store.listRows(withTitleWordBeginning: "\(start) \(request.word)", limit: Self.limit)
        .filter { TextFold.fold($0.title).hasPrefix(key) && $0.title.canBeTyped }
      if rows.isEmpty { continue }
      return rows.map { row in
        let rest = row.title.split(separator: " ").dropFirst(startCount).joined(separator: " ")
        return CompletionOffer(value: rest, description: Self.description(["\(row.id)"], row))
      }
    }
    return []
  }

  private func offer(byNumber row: RecipeListRow) -> CompletionOffer {
    CompletionOffer(value: "\(row.id)", description: Self.description([row.title], row))
  }

  /// `12 · 50 min · Dinner, Soups`.
  private static func description(_ names: [String], _ row: RecipeListRow) -> String {
    let parts = names + [CookingTime.text(row.totalTime), row.collections.joined(separator: ", ")]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Those that the recipes named are in after `--from`, the others after `--into`.
  private func collections(_ argument: ParameterInfo) throws -> [CompletionOffer] {
    let store = try library.open(.peeking)
    let common = try (try? RecipeNames().recipes(request.values, in: store)).map { ids in
      try ids.compactMap(store.listRow).map { Set($0.collections) }
    }
    // A saved filter holds what matches, and has no order of its own.
    let changesMembers = ["add", "edit", "import", "collect", "uncollect", "reorder"].contains(request.path.first)
    let offers = try store.collections().filter { collection in
      if changesMembers, collection.filter != nil { return false }
      guard let common, !common.isEmpty else { return true }
      if argument.names.contains("--from") { return common.contains { $0.contains(collection.name) } }
      return !argument.names.contains("--into") || !common.allSatisfy { $0.contains(collection.name) }
    }
    // A condition takes several with commas between, of which the last one is typed.
    let isCondition = !changesMembers && ["collection", "not-collection"].contains(argument.name)
    let comma = isCondition ? request.word.lastIndex(of: ",") : nil
    let start = comma.map(request.word.index(after:)) ?? request.word.startIndex
    let (others, last) = (request.word[..<start], request.word[start...])
    let key = TextFold.fold(String(last))
    return offers.filter { TextFold.fold($0.name).hasPrefix(key) && $0.name.canBeTyped }.map {
      CompletionOffer(value: others + $0.name, description: $0.count == 1 ? "1 recipe" : "\($0.count) recipes")
    }
  }

  /// The entries of the shopping list; to untick, those that are ticked.
  private func entries() throws -> [CompletionOffer] {
    let items = try library.open(.peeking).shoppingList().numbered
    let given = Set(request.values.map(TextFold.fold))
    let wanted = items.filter { entry in
      switch request.path.last {
      case "tick": !entry.item.isGot
      case "untick": entry.item.isTicked
      default: true
      }
    }
    return fitting(
      wanted.filter { !given.contains(TextFold.fold($0.item.name)) && $0.item.name.canBeTyped }.map {
        CompletionOffer(value: $0.item.name, description: $0.item.amounts)
      })
  }

  /// The meals from today on.
  private func meals() throws -> [CompletionOffer] {
    let store = try library.open(.peeking)
    return fitting(
      try store.upcomingMeals().filter(\.title.canBeTyped).map { planned in
        CompletionOffer(value: planned.title, description: planned.day?.description ?? "some day")
      })
  }

  /// Ranges of days in which something may have been cooked.
  private var pastDays: [CompletionOffer] {
    fitting((["week", "last-week", "last-month"] + CalendarDay.monthNames).map { CompletionOffer(value: $0) })
  }

  private func aisles() throws -> [CompletionOffer] {
    fitting(try library.open(.peeking).aisles().map { CompletionOffer(value: $0.name) })
  }

  /// What is in the pantry, to use it, change it, or take it out; what is on the list, to put it in.
  private func foods() throws -> [CompletionOffer] {
    let store = try library.open(.peeking)
    if request.path.last == "add" {
      return fitting(try store.shoppingList().items.map { CompletionOffer(value: $0.name) })
    }
    let contents = try store.pantryContents()
    let stocks = contents.stocks.map { CompletionOffer(value: $0.name, description: $0.amountText) }
    let always = request.path.last == "remove" ? contents.always.map { CompletionOffer(value: $0) } : []
    var seen: Set<String> = []
    return fitting((stocks + always).filter { seen.insert($0.value).inserted })
  }

  /// Foods of which something was said already.
  private func ownFoods() throws -> [CompletionOffer] {
    fitting(try library.open(.peeking).ownFoods().map { CompletionOffer(value: $0.name) })
  }

  /// The ends of the list, then its places, with what is there.
  private func places(isOfCollections: Bool) throws -> [CompletionOffer] {
    let store = try library.open(.peeking)
    let names =
      isOfCollections
      ? try store.collections().map(\.name)
      : try store.listRows(of: orderedList).map { "\($0.id)  \($0.title)" }
    let places = names.enumerated().map { CompletionOffer(value: "\($0 + 1)", description: $1) }
    let last = names.count < Self.limit ? names.last : nil
    let ends = [("top", names.first), ("bottom", last)].map {
      CompletionOffer(value: $0, description: $1 ?? "")
    }
    return (ends + places)
      .filter { $0.value.hasPrefix(request.word) }
  }

  /// The list in which a recipe is moved.
  private var orderedList: RecipeQuery {
    let collections = request.optionValues["--collection"].map { [$0] } ?? []
    let flags = ["-f", "--favorites"]
    return RecipeQuery(
      collections: collections, favoritesOnly: request.flags.contains(where: flags.contains), limit: Self.limit)
  }

  /// The values of the setting that is named before.
  private var valuesOfKey: [CompletionOffer] {
    guard let key = request.values.last.flatMap(ConfigurationKey.init(rawValue:)), case .choice(let values) = key.kind
    else { return [] }
    let option = [ConfigurationKey.color: "when", .sort: "order", .units: "system"][key] ?? ""
    return values.map { CompletionOffer(value: $0, description: Self.meanings[option]?[$0] ?? "") }
  }

  private func words() throws -> [CompletionOffer] {
    if request.word.isEmpty { return [] }
    return try library.open(.peeking).ingredientWords(beginningWith: request.word, limit: Self.limit)
      .map { CompletionOffer(value: $0) }
  }

  /// The newest first.
  private func steps() throws -> [CompletionOffer] {
    try library.open(.peeking).history().sorted { $0.id > $1.id }
      .filter { "\($0.id)".hasPrefix(request.word) }
      .map { CompletionOffer(value: "\($0.id)", description: "\($0.command), \(PrintedTime($0.madeAt).local)") }
  }
}

extension String {
  /// `true` if the text names one thing when it is typed as it is: no number, no option, nothing that cannot be seen.
  fileprivate var canBeTyped: Bool {
    !hasPrefix("-") && RecipeReference(self) == .title(self)
      && unicodeScalars.allSatisfy { !ShownText.isControl($0) && !ShownText.isInvisible($0) }
  }
}
