import Diffable

let names = [
  "Ada", "Bo", "Chen", "Dalia", "Emre", "Fay", "Goran", "Hana", "Ines", "Jun", "Kofi", "Lena", "Mio", "Nils", "Oona",
]
let speakers = Dictionary(uniqueKeysWithValues: zip(1..., names))
let list = SpeakersList(speakers: speakers)

print("Ten speakers")
list.show([.first: Array(1...10)])
list.draw()

print("\nTen become one")
list.show([.first: [7]])
list.draw()

print("\nOne becomes ten")
list.show([.first: Array(1...10)])
list.draw()

print("\nTen on two days: five move")
list.show([.first: Array(1...5), .second: Array(6...10)])
list.draw()

print("\nFive make room for five others")
list.show([.first: Array(11...15), .second: Array(6...10)])
list.draw()

printMistakes(list)
