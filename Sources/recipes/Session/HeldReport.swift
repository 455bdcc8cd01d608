/// What commands of a shell would tell of their changes, to be told only where no list shows them.
struct DeferredReport {
  private var prints: [() throws -> Void] = []

  mutating func hold(_ print: @escaping () throws -> Void) {
    prints.append(print)
  }

  func tell() throws {
    for print in prints { try print() }
  }
}
