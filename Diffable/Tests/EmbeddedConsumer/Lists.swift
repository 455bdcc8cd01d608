// A program that needs the difference of two lists alone. `.ci/embedded` compiles it with the example KeyedChildren, runs
// it, and measures it.

@main enum Program {
  static func main() {
    var list = ForEach(Array(1...1_000)) { $0 }
    list.update(to: Array(2...999) + [0, 1])
    let container = list.container
    precondition(container.children == Array(2...999) + [0, 1])
    precondition(container.removeCount == 2 && container.insertCount == 2 && list.makeCount == 1)
    print("The list is as it should be.")
  }
}
