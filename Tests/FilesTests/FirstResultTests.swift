import Files
import Testing

@Suite struct FirstResultTests {
  @Test func `each element is asked once, up to the first result`() {
    var asked: [Int] = []
    let found = [1, 2, 3].firstResult { number -> String? in
      asked.append(number)
      return number == 2 && asked.count == 2 ? "two" : nil
    }
    #expect(found == "two")
    #expect(asked == [1, 2])
  }
}
