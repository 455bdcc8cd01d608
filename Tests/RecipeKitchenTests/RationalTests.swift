import Testing

@testable import RecipeKitchen

@Suite struct RationalTests {
  @Test func `fractions are in lowest terms`() {
    #expect(Rational(6, 4) == Rational(3, 2))
    #expect(Rational(6, 4)?.description == "3/2")
    #expect(Rational(0, 7) == .zero)
  }

  @Test func `a denominator of zero is not a number`() {
    #expect(Rational(1, 0) == nil)
    #expect(Rational(1, -2) == nil)
    #expect(Rational.one.divided(by: .zero) == nil)
  }

  @Test func `arithmetic is exact`() throws {
    let third = try #require(Rational(1, 3))
    #expect(third.adding(third)?.adding(third) == .one)
    #expect(third.multiplied(by: Rational(3)) == .one)
    #expect(Rational.one.subtracting(third) == Rational(2, 3))
    #expect(Rational(2).divided(by: third) == Rational(6))
  }

  @Test func `what does not fit is nil, not a trap`() throws {
    let huge = Rational(Int.max)
    #expect(huge.adding(.one) == nil)
    #expect(huge.multiplied(by: huge) == nil)
    let tiny = try #require(Rational(1, Int.max))
    #expect(tiny.multiplied(by: tiny) == nil)
    #expect(tiny.adding(try #require(Rational(1, Int.max - 1))) == nil)
    #expect(Rational(Int.min, 3) == nil)
  }

  @Test func `order holds where products overflow`() throws {
    let almost = try #require(Rational(Int.max - 1, Int.max))
    #expect(almost < .one)
    #expect(try #require(Rational(1, Int.max)) < almost)
    #expect(Rational(-1) < .zero)
  }
}
