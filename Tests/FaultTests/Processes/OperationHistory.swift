/// What several processes asked of one library, and when: for reading a text, replacing it, adding a recipe, and
/// listing all.
///
/// Times count the beginnings and ends of operations, so they say which operation ended before another began.
struct OperationHistory: Sendable {
  struct Operation: Sendable {
    enum Kind: Sendable {
      case write(String)
      case read(String)
      case add(String)
      case list([String])
    }

    var kind: Kind
    var began: Int
    var ended: Int
    /// `true` if it may have happened although it did not say so, or said no.
    var isUncertain = false
  }

  private var time = 0
  private(set) var operations: [Operation] = []

  mutating func begin() -> Int {
    time += 1
    return time
  }

  mutating func end(_ kind: Operation.Kind, began: Int, isUncertain: Bool = false) {
    time += 1
    operations.append(Operation(kind: kind, began: began, ended: time, isUncertain: isUncertain))
  }

  /// What no order of the operations that respects their times could have shown.
  ///
  /// - Source: M. Herlihy and J. Wing, "Linearizability", 1990; the texts written all differ, which makes it easy.
  func violations(initial: String) -> [String] {
    operations.flatMap { operation -> [String] in
      switch operation.kind {
      case .read(let text): violations(of: operation, reading: text, initial: initial)
      case .list(let titles): violations(of: operation, listing: titles)
      case .write, .add: []
      }
    }
  }

  private func violations(of read: Operation, reading text: String, initial: String) -> [String] {
    let writes = operations.compactMap { operation -> (text: String, operation: Operation)? in
      if case .write(let text) = operation.kind { (text, operation) } else { nil }
    }
    let began: Int
    let ended: Int
    if text == initial {
      (began, ended) = (0, 0)
    } else if let write = writes.first(where: { $0.text == text })?.operation {
      (began, ended) = (write.began, write.isUncertain ? .max : write.ended)
    } else {
      return ["read \(text), which no one wrote"]
    }
    if began > read.ended { return ["read \(text) before it was written"] }
    let later = writes.first {
      !$0.operation.isUncertain && ended < $0.operation.began && $0.operation.ended < read.began
    }
    return later.map { ["read \(text) after \($0.text) was written"] } ?? []
  }

  private func violations(of list: Operation, listing titles: [String]) -> [String] {
    var problems: [String] = []
    if Set(titles).count != titles.count { problems.append("a list shows a recipe twice") }
    let shown = Set(titles)
    for operation in operations {
      guard case .add(let title) = operation.kind else { continue }
      if !shown.contains(title), !operation.isUncertain, operation.ended < list.began {
        problems.append("a list lacks \(title)")
      }
      if shown.contains(title), operation.began > list.ended { problems.append("a list shows \(title) too early") }
    }
    return problems
  }
}
