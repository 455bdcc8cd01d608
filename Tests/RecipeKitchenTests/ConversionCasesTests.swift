import Foundation
import Testing

@testable import RecipeKitchen

/// The cases of conversion, each a text, a system, and what is shown.
@Suite struct ConversionCasesTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let text: String
    let `where`: String
    let to: String
    let from: String?
    let expected: String

    var testDescription: String { id }
  }

  static let cases = try! Fixtures.lines(of: "conversion", as: Case.self)

  @Test func `all cases are here`() { #expect(Self.cases.count == 115) }

  @Test(arguments: cases)
  func `a text is converted as a cook would write it`(_ conversion: Case) throws {
    let system = try #require(MeasurementSystem(rawValue: conversion.to))
    let converter = Converter(to: system, isFromImperial: conversion.from == "imperial")
    let converted =
      conversion.where == "ingredient"
      ? converter.convert(ingredient: conversion.text) : converter.convert(direction: conversion.text)
    #expect(converted.text == conversion.expected)
  }
}
