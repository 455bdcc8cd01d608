for persistence in [ReorderableList.Persistence.byDifference, .bySnapshot] {
  print(persistence == .byDifference ? "By the difference" : "\nBy the final snapshot")
  let list = ReorderableList(
    ["upper": ["Atlas", "Birds", "Cheese", "Dunes"], "lower": ["Echoes", "Fog"], "floor": []],
    persistence: persistence)
  list.draw()

  print("\nBirds down, to where Dunes are")
  list.drag("Birds", to: "upper", 3)
  list.draw()

  print("\nFog to the upper shelf, before Cheese")
  list.drag("Fog", to: "upper", 1)
  list.draw()

  print("\nDunes to the end of the lower shelf, Echoes to the floor")
  list.drag("Dunes", to: "lower", 1)
  list.drag("Echoes", to: "floor", 0)
  list.draw()

  print("\nCheese to where it is, the atlas anywhere")
  list.drag("Cheese", to: "upper", 2)
  list.drag("Atlas", to: "floor", 0)
  list.draw()
}
