import RecipeVerbs
import Testing

@testable import recipes

@Suite struct VerbCommandTests {
  @Test func `each verb is a command that takes what the verb declares`() throws {
    let commands = commands(under: Recipes.self)
    for verb in VerbTable.all {
      let command = try #require(commands[verb.commandName], "\(verb.name)")
      let declared = typed(verb)
      #expect(command.parameters.map(\.name).filter(declared.contains) == declared, "\(verb.name)")
    }
  }

  private func typed(_ verb: (some Verb).Type) -> [String] { verb.declaration.ofCommand.infos.map(\.name) }

  private func commands(under command: any Command.Type) -> [String: any Command.Type] {
    var found: [String: any Command.Type] = [:]
    for subcommand in command.subcommands {
      found[subcommand.name] = subcommand.type
      found.merge(commands(under: subcommand.type)) { first, _ in first }
    }
    return found
  }
}
