import Files
import RecipeModel
import RecipeVerbs
import RecipeViewModels

/// Completes the lines of a shell, by what completion offers elsewhere and by the shell's own words.
struct ShellCompletion {
  private let session: Session
  private let words: ShellWords
  private let line: String

  /// - Parameter line: What stands before the cursor.
  init(of line: String, in session: Session) {
    self.session = session
    self.line = line
    words = ShellWords(line)
  }

  /// - Parameter isRepeated: Whether Tab is pressed again, which lists what there is to choose from.
  func completion(isRepeated: Bool) -> Completion {
    guard !words.isComment else { return Completion() }
    return Completion(
      of: words.last, among: offers, isRepeated: isRepeated, on: session.printer,
      replacing: line[words.lastStart...].unicodeScalars.count
    ) { value, isWhole in
      let isOpen = !isWhole || value.hasSuffix("/")
      return ShellWords.typed(value, after: words.quote, isWhole: !isOpen) + (isOpen ? "" : " ")
    }
  }
}

extension ShellCompletion {
  private var offers: [CompletionOffer] {
    var before = words.finished
    if before.first == "recipes" { before.removeFirst() }
    guard let command = before.first else { return commands }
    if command == "help", before.count == 1 { return commands }
    if let word = ShellWord.all.first(where: { $0.name == command }) {
      return before.count == 1 ? offers(of: word) : []
    }
    return answer(for: before + [words.last])
  }

  private var commands: [CompletionOffer] {
    let own = ShellWord.all.filter { $0.name.hasPrefix(words.last) }
      .map { CompletionOffer(value: $0.name, description: $0.abstract) }
    let others = answer(for: [words.last]).filter { $0.value != ShellCommand.name }
    return own.isEmpty ? others : own + others.filter { $0.value.hasPrefix(words.last) }
  }

  /// As another command's value of the same kind.
  private func offers(of word: ShellWord) -> [CompletionOffer] {
    switch word.value {
    case .list:
      let names = LibraryList.allCases.map(\.rawValue) + KitchenListName.allCases.map(\.rawValue)
      let lists = names.filter { $0.hasPrefix(TextFold.fold(words.last)) }
      return lists.map { CompletionOffer(value: $0) } + answer(for: ["list", "--collection", words.last])
    case .recipe: return answer(for: ["show", words.last])
    case .row: return answer(for: ["sidebar", "--expand", words.last])
    case .factor:
      return ["2", "1/2", "off"].filter { $0.hasPrefix(words.last) }.map { CompletionOffer(value: $0) }
    case nil: return []
    }
  }

  private func answer(for words: [String]) -> [CompletionOffer] {
    let request = CompletionRequest(words, in: session.commands)
    switch try? CompletionOffers(request: request, session: session).answer() {
    case .offers(let offers): return offers
    case .files(let extensions): return files(endingIn: extensions)
    case nil: return []
    }
  }

  /// The folders and files whose names begin as the last word; of files only those that are meant, where any is.
  private func files(endingIn extensions: [String]) -> [CompletionOffer] {
    let end = words.last.lastIndex(of: "/").map { words.last.index(after: $0) } ?? words.last.startIndex
    let (folder, start) = (String(words.last[..<end]), words.last[end...])
    let paths = FileName.names(in: folder.isEmpty ? "." : folder).sorted()
      .filter { $0.hasPrefix(start) && (!$0.hasPrefix(".") || start.hasPrefix(".")) }
      .map { FileKind(of: folder + $0) == .folder ? folder + $0 + "/" : folder + $0 }
    let meant = paths.filter { path in
      path.hasSuffix("/") || extensions.isEmpty || extensions.contains { path.lowercased().hasSuffix(".\($0)") }
    }
    return (meant.isEmpty ? paths : meant).map { CompletionOffer(value: $0) }
  }
}
