import RecipeVerbs
import Testing

@testable import recipes

/// Values that are typed wrongly, of every option and argument of every command.
@Suite struct ValueRefusalTests {
  private static let commands: [(path: String, type: any Command.Type)] = {
    func commands(under type: any Command.Type) -> [(String, any Command.Type)] {
      type.subcommands.flatMap { [($0.type.name, $0.type)] + commands(under: $0.type) }
    }
    return commands(under: Recipes.self).map { ($0.0, $0.1) }
  }()

  /// The message and the status for a value of a parameter, nil where it is taken.
  private func refusal(
    of value: String, _ parameter: ParameterInfo, _ command: any Command.Type
  ) -> CommandError? {
    let words = parameter.names.isEmpty ? [value] : [parameter.names.last!, value]
    do throws(Misuse) {
      _ = try command.read(words)
    } catch {
      guard case .invalid = error else { return nil }
      return CommandError(error, of: command.parameters, named: command.name)
    }
    return nil
  }

  @Test func `a value is refused in one form, and ends with 64`() {
    var refused = 0
    for (path, command) in Self.commands {
      for parameter in command.parameters where [.word, .option].contains(parameter.shape) {
        guard let failure = refusal(of: "?", parameter, command) else { continue }
        refused += 1
        let message = failure.message.plain
        #expect(failure.status == .usage)
        #expect(message.wholeMatch(of: #/"\?" is not an? [^;]+; (use|write) .+/#) != nil, "\(path): \(message)")
      }
    }
    #expect(refused > 30)
  }

  @Test func `numbers and choices are never taken as any text`() {
    // These are named, too, or are read where the library is known.
    let named: Set = ["recipe", "neighbor", "weekday", "food", "figures"]
    for (path, command) in Self.commands {
      for parameter in command.parameters where [.word, .option].contains(parameter.shape) {
        if named.contains(parameter.valueName) { continue }
        let isText = if case .text = parameter.kind { true } else { false }
        if isText || parameter.isList { continue }
        #expect(refusal(of: "?", parameter, command) != nil, "\(path) \(parameter.typedName)")
      }
    }
  }

  @Test(arguments: [
    (["serve", "--port", "70000"], "\"70000\" is not a port; use a number from 0 to 65535"),
    (["cook", "1", "--step", "x"], "\"x\" is not a step; use a number from 1"),
    (["list", "--missing", "x", "--have", "eggs"], "\"x\" is not a count; use a number from 0"),
    (["cooked", "add", "1", "--rating", "7"], "\"7\" is not a number of stars; use 1 to 5"),
    (["show", "1", "--serves", "many"], Self.servings), (["plan", "add", "1", "--serves", "many"], Self.servings),
    (["shop", "add", "1", "--serves", "many"], Self.servings),
    (["cooked", "add", "1", "--serves", "many"], Self.servings),
  ])
  func `a value says what it should be`(words: [String], message: String) throws {
    let box = try TestBox()
    box.run(["add", "Soup", "--serves", "4", "--ingredient", "1 l water", "--step", "Boil."])
    #expect(box.run(words) == .init(messages: "recipes: \(message)\n", status: .usage))
  }

  private static let servings =
    "\"many\" is not a number of servings; use a number above 0 and up to 1000, such as 2, 2/3, or 1.5"

  @Test func `a recipe that does not say what is asked of it ends with 65`() throws {
    let box = try TestBox()
    box.run(["add", "Soup", "--step", "Boil."])
    #expect(box.run(["show", "1", "--serves", "2"]).status == .badInput)
    #expect(box.run(["cook", "1", "--step", "9"]).status == .badInput)
  }
}

extension ParameterInfo {
  /// `true` for days with commas between.
  fileprivate var isList: Bool { if case .list = kind { true } else { false } }
}
