// A kitchen and its screens. Each line goes over a wire, here a closure, and is printed as it is sent.

let kitchen = Kitchen()

@MainActor func connect(_ name: String) -> Screen {
  let screen = Screen()
  kitchen.connect { line in
    print("to the \(name): \(line.replacing("\t", with: " | "))")
    screen.receive(line)
  }
  return screen
}

let pass = connect("pass")
kitchen.order("Soup")
kitchen.order("Fish")
kitchen.order("Pie")
kitchen.receive("urgent 0.2")
print("\n\(pass.description)\n")

let counter = connect("counter")
kitchen.receive("ready 0.0")
print("\n\(counter.description)\n")
print(pass.description == counter.description ? "Both screens show the same." : "The screens differ.")
