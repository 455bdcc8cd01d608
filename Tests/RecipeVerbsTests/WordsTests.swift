import RecipeFormats
import Testing

@testable import RecipeVerbs

/// What can be typed after the name of a command.
@Suite struct WordsTests {
  /// A command with a parameter of each shape.
  private struct Sample: Equatable {
    var words: [String] = []
    var limit: Int?
    var notes: [String] = []
    var isReversed = false
    var isQuiet = false
    var isFavorite: Bool?

    static let declaration = Declaration<Sample>(
      "Samples.", usage: ["recipes sample"],
      parameters: [
        .words(\.words, "word", .text("word"), "Words.", isRequired: false),
        .option(\.limit, "limit", .number("count", 1...1000, advice: "use a number from 1"), "At most.", short: "n"),
        .options(\.notes, "note", .text("text"), "Notes.", short: "m"),
        .flag(\.isReversed, "reverse", "Reversed.", short: "r"), .flag(\.isQuiet, "quiet", "Quiet.", short: "q"),
        .onOrOff(\.isFavorite, "favorite", "A favorite."),
      ], rules: [.exclusive(["reverse", "limit"], "give `reverse` or `limit`, not both")])
  }

  private func read(_ words: [String]) throws(Misuse) -> Sample {
    var sample = Sample()
    try Sample.declaration.read(Words(words, for: Sample.declaration.infos).given, into: &sample)
    return sample
  }

  @Test func `options stand anywhere, with their value in the next word or after an equals sign`() throws {
    let expected = Sample(words: ["a", "b"], limit: 3, notes: ["x", "--y"])
    #expect(try read(["a", "--limit", "3", "b", "--note", "x", "--note", "--y"]) == expected)
    #expect(try read(["-n", "3", "a", "b", "-m=x", "--note=--y"]) == expected)
    #expect(try read(["--limit=9", "a", "b", "--note", "x", "-m", "--y", "--limit", "3"]) == expected)
  }

  @Test func `letters can be joined, and the last of them may take a value`() throws {
    #expect(try read(["-qr"]) == Sample(isReversed: true, isQuiet: true))
    #expect(try read(["-qn", "3"]) == Sample(limit: 3, isQuiet: true))
    #expect(throws: Misuse.unknown("-nq")) { try read(["-nq", "3"]) }
  }

  @Test func `words that are one value need no quotes, and a quoted one with a space in it stays by itself`() throws {
    func pantry(_ words: [String]) throws -> [String] {
      var verb = AddToPantry()
      try AddToPantry.declaration.read(Words(words, for: AddToPantry.declaration.infos).given, into: &verb)
      return verb.foods
    }
    #expect(try pantry(["salt,", "olive", "oil"]) == ["salt", "olive oil"])
    #expect(throws: Misuse.self) { try pantry([","]) }
    func added(_ words: [String]) throws -> Words { try Words(words, for: AddCollection.declaration.infos) }
    var verb = AddCollection()
    try AddCollection.declaration.read(added(["For", "guests,", "too", "--filter", "--favorites"]).given, into: &verb)
    #expect(verb.title == "For guests, too")
    #expect(try added(["For guests", "too"]).unexpected == "too")
  }

  @Test func `after two hyphens every word is a value, and one hyphen always is`() throws {
    #expect(try read(["-", "--", "--limit", "-q"]) == Sample(words: ["-", "--limit", "-q"]))
  }

  @Test func `a flag that can be on or off is either, or not said`() throws {
    #expect(try read([]).isFavorite == nil)
    #expect(try read(["--favorite"]).isFavorite == true)
    #expect(try read(["--favorite", "--no-favorite"]).isFavorite == false)
  }

  @Test func `the last word is a parameter of its own, unless the option is given that stands for it`() throws {
    func read(_ words: [String]) throws -> RateRecipes {
      var verb = RateRecipes()
      let declaration = RateRecipes.declaration
      try declaration.read(Words(words, for: declaration.infos).given, into: &verb)
      return verb
    }
    #expect(try read(["12", "40", "4"]).recipes == [.typed("12"), .typed("40")])
    #expect(try read(["12", "40", "4"]).stars == 4)
    #expect(try read(["12", "4", "--none"]).recipes == [.typed("12"), .typed("4")])
    let stars = RateRecipes.declaration.infos[1]
    #expect(throws: Misuse.missing(stars)) { try read(["12"]) }
    #expect(throws: Misuse.invalid("9", stars, InvalidValue("use 1 to 5", noun: "a number of stars"))) {
      try read(["12", "9"])
    }
  }

  @Test func `an unknown option is reported whatever else is wrong`() throws {
    #expect(throws: Misuse.unknown("--limt")) { try read(["--quiet=1", "--limt", "3", "--limit"]) }
    #expect(throws: Misuse.unknown("--limt")) { try read(["--limit", "x", "--limt=3"]) }
    #expect(throws: Misuse.unknown("-x")) { try read(["-x"]) }
  }

  @Test func `help is asked for anywhere but after two hyphens`() throws {
    func help(_ words: [String]) throws -> Words.Help? { try Words(words, for: Sample.declaration.infos).help }
    #expect(try help(["a", "-h"]) == .short)
    #expect(try help(["-h", "--help"]) == .long)
    #expect(try help(["--help=all"]) == .long)
    #expect(try help(["--", "-h"]) == nil)
    #expect(try help(["--note", "-h"]) == nil)
  }

  @Test func `a word without a place is kept apart, since other mistakes are reported before it`() throws {
    let places = Sample.declaration.infos.filter { $0.shape != .word }
    let words = try Words(["-q", "a", "b"], for: places)
    #expect(words.unexpected == "a")
    #expect(words.given.count == 1)
  }

  @Test func `mistakes have the parameter that they are about`() throws {
    let infos = Sample.declaration.infos
    #expect(throws: Misuse.withoutValue(infos[1], typed: "-n")) { try read(["a", "-n"]) }
    #expect(throws: Misuse.withValue(infos[3], typed: "--reverse")) { try read(["--reverse=yes"]) }
    #expect(throws: Misuse.invalid("0", infos[1], InvalidValue("use a number from 1"))) { try read(["-n", "0"]) }
    #expect(throws: Misuse.rule("give `reverse` or `limit`, not both")) { try read(["-rn", "3"]) }
  }
}
