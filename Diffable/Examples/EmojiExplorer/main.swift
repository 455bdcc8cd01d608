let explorer = EmojiExplorer()
explorer.fill()
explorer.screen.draw()
explorer.screen.isLive = true
print("\n\(explorer.itemCount) items")

print("\nRecents once more: nothing changes")
explorer.fillRecents()

let nature = Category.all[1]
print("\nTap on \(nature.name)")
explorer.tap(nature)
print("\(explorer.itemCount) items")

print("\nTap on \(nature.name) again")
explorer.tap(nature)
print("\(explorer.itemCount) items")

print("\nA star for the octopus, none for the pear")
explorer.toggleStar(nature.emojis[2])
explorer.toggleStar(Category.all[2].emojis[1])

print("\nThe same with children that are loaded when they are first needed")
let lateExplorer = EmojiExplorer(loadsChildrenLate: true)
lateExplorer.fill()
lateExplorer.screen.isLive = true
print("\(lateExplorer.itemCount) items")
for _ in 1...3 {
  lateExplorer.tap(nature)
  print("\(lateExplorer.itemCount) items")
}
