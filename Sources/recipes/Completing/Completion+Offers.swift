import RecipeModel

extension Completion {
  /// Completes what all offers have in common; where nothing can be added, a second press lists them.
  ///
  /// - Parameters:
  ///   - word: What is typed of the value.
  ///   - count: How many Unicode scalars of the line stand for that.
  ///   - spelling: How a value is typed, the whole of it or its beginning.
  init(
    of word: String, among offers: [CompletionOffer], isRepeated: Bool, on printer: Printer, replacing count: Int,
    spelling: (_ value: String, _ isWhole: Bool) -> String
  ) {
    let key = TextFold.fold(word)
    let fitting = offers.map(\.value).filter { TextFold.fold($0).hasPrefix(key) }
    if offers.count == 1 {
      (replacement, replacedCount) = (spelling(offers[0].value, true), count)
    } else if let common = Self.commonStart(of: fitting), common.count > word.count {
      (replacement, replacedCount) = (spelling(common, false), count)
    } else if isRepeated {
      lines = Self.lines(of: offers, on: printer)
    }
  }

  /// Completes the last of several collections with commas between.
  init(ofCollectionsIn text: String, isRepeated: Bool, in session: Session) {
    let word = (text.split(separator: ",", omittingEmptySubsequences: false).last ?? "").drop { $0 == " " }
    let request = CompletionRequest(["add", "--collection", String(word)], in: session.commands)
    let answer = try? CompletionOffers(request: request, session: session).answer()
    var offers: [CompletionOffer] = []
    if case .offers(let found) = answer { offers = found }
    self.init(
      of: String(word), among: offers, isRepeated: isRepeated, on: session.printer,
      replacing: word.unicodeScalars.count
    ) { value, _ in value }
  }

  /// The letters that all values begin with, in the case of the first.
  private static func commonStart(of values: [String]) -> String? {
    guard var start = values.first else { return nil }
    for value in values.dropFirst() {
      let pairs = zip(start, value).prefix { TextFold.fold(String($0)) == TextFold.fold(String($1)) }
      start = String(start.prefix(pairs.count))
    }
    return start
  }

  /// A row for each value with its description, as many as the screen has room for.
  private static func lines(of offers: [CompletionOffer], on printer: Printer) -> [StyledText] {
    let mostShown = max(printer.screen.height - 3, 5)
    let table = Table(
      columns: [.init(isFlexible: true), .init(style: .faint, dispensability: 1)],
      rows: offers.prefix(mostShown).map { offer in
        [SafeText(line: offer.value), SafeText(line: offer.description)]
      })
    let lines = table.lines(fitting: printer.screen.width - 1)
    return offers.count > mostShown ? lines + ["… \(offers.count - mostShown) more"] : lines
  }
}
