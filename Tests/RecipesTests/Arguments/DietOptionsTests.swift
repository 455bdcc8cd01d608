import Testing

@testable import recipes

/// `--diet` and `--free-from`, as they are typed and answered.
@Suite struct DietOptionsTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    box.environment["NO_COLOR"] = "1"
    let recipes = #"""
      [
        {"title": "Salad", "collections": ["Cold"], "ingredients": "1 lettuce\n2 tbsp olive oil"},
        {"title": "Omelette", "collections": ["Quick"], "ingredients": "For the pan:\n3 large eggs\n1 tbsp butter"},
        {"title": "Soup", "collections": ["Cold"], "ingredients": "2 cups stock\n100 ml double cream"},
        {"title": "Stew", "ingredients": "2 cups stock\n1 onion"},
        {"title": "Mystery", "ingredients": "1 cup zorp flour"},
        {"title": "Nothing"}
      ]
      """#
    #expect(box.run(["import", "-"], input: recipes).status == .done)
  }

  private static let labels = "Read the labels: only the words of the recipes were looked at.\n"

  @Test(arguments: [
    (["1", "--diet", "vegan"], "Vegan: nothing found against it"),
    (["1", "--free-from", "nuts,eggs"], "Nuts: none found in 2 lines · eggs: none found in 2 lines"),
    (["2", "--diet", "vegan"], "Vegan: no (eggs, butter)"), (["2", "--free-from", "eggs"], "Eggs: yes (eggs)"),
    (["2", "--diet", "gluten-free"], "Gluten-free: nothing found against it"),
    (["3", "--diet", "vegetarian", "--free-from", "milk"], "Vegetarian: not known (stock) · milk: yes (double cream)"),
    (["5", "--diet", "vegan"], "Vegan: not known (zorp)"),
    (["6", "--diet", "vegan"], "Vegan: not known (no ingredients)"),
    (["2", "--free-from", "mollusks, Sulphites"], "Mollusks: none found in 2 lines · sulfites: none found in 2 lines"),
    (["1", "--free-from", "lettuces"], "Lettuces: yes (lettuce)"),
  ])
  func `a recipe is shown with how it stands to each`(words: [String], line: String) {
    let shown = box.run(["show"] + words)
    #expect(shown.output.contains("\n\(line)\n"), "\(shown)")
    #expect(shown.messages == "")
  }

  @Test func `a list has what nothing was found against, and says how many are not known`() {
    #expect(
      box.run(["list", "--diet", "vegan"])
        == .init(
          output: "1\t\tSalad\t0\t\tCold\n",
          messages: "3 more are not known (add --or-unknown to list them)\n\(Self.labels)"))
    #expect(box.run(["list", "--diet", "vegan", "--or-unknown"]).output.split(separator: "\n").count == 4)
    #expect(
      box.run(["list", "--free-from", "eggs,milk", "-c", "cold"])
        == .init(output: "1\t\tSalad\t0\t\tCold\n", messages: Self.labels))
    #expect(
      box.run(["list", "--diet", "vegan", "--with", "stock"])
        == .init(
          messages:
            "\(Self.labels)recipes: no recipe matches; 1 more is not known (add --or-unknown to list it)\n",
          status: .nothing))
    box.screen = .usual
    let listed = box.run(["list", "--diet", "vegetarian"])
    #expect(listed.output.hasSuffix("\n2 recipes; 4 more are not known (add --or-unknown to list them)\n"), "\(listed)")
    #expect(listed.messages == Self.labels)
  }

  @Test(arguments: [
    (["--diet", "vegan"], "\"vegan\" says nothing of the recipe; write vegan=yes, vegan=no, or vegan=unset"),
    (
      ["--diet", "egg-free=maybe"],
      "\"egg-free=maybe\" says nothing of the recipe; write vegan=yes, vegan=no, or vegan=unset"
    ),
    (["--diet", "vegn=yes"], "\"vegn\" is not a diet; did you mean \"vegan\"?"),
  ])
  func `a word that says nothing is refused`(words: [String], message: String) {
    #expect(box.run(["edit", "2"] + words) == .init(messages: "recipes: \(message)\n", status: .usage))
    #expect(box.run(["show", "2", "--diet", "vegan"]).output.contains("Vegan: no"))
  }

  @Test func `a person's word is shown, listed, exported, and read again`() throws {
    #expect(box.run(["edit", "2", "3", "--diet", "vegan=yes", "--diet", "egg-free=no"]).status == .done)
    #expect(
      box.run(["show", "2", "--diet", "vegan", "--free-from", "eggs"]).output
        .contains("\nVegan: yes, as you said · eggs: yes, as you said\n"))
    #expect(box.run(["list", "--diet", "vegan"]).output.split(separator: "\n").count == 3)
    let exported = box.run(["export", "2", "--format", "json"])
    #expect(exported.output.contains(#""answer": "yes""#))
    #expect(box.run(["import", "-", "--on-duplicate", "keep"], input: exported.output).status == .done)
    #expect(box.run(["show", "7", "--diet", "vegan"]).output.contains("\nVegan: yes, as you said\n"))
    #expect(box.run(["edit", "7", "--ingredient", "1 leek"]).status == .done)
    #expect(
      box.run(["show", "7", "--diet", "vegan"]).output.contains("Vegan: not known (you said yes of another text)"))
    #expect(box.run(["show", "7", "--json"]).output.contains(#""diets""#) == false)
  }

  @Test func `a search and an export take them as well`() {
    #expect(box.run(["search", "onion", "--diet", "vegan", "--or-unknown"]).output.hasPrefix("4\t\tStew"))
    let exported = box.run(["export", "--diet", "vegan", "--format", "markdown"])
    #expect(exported.output.contains("Salad") && !exported.output.contains("Omelette"))
    #expect(exported.messages.contains(Self.labels))
  }

  @Test(arguments: [
    (["list", "--diet", "vegn"], "\"vegn\" is not a diet; did you mean \"vegan\"?"),
    (["show", "1", "--diet", "vegan,keto"], "\"keto\" is not a diet; use vegan, vegetarian, or gluten-free"),
    (["list", "--free-from", "nutz"], "\"nutz\" is not a food; did you mean \"nuts\"?"),
    (
      ["list", "--diet", "mine"],
      "mine is not set; set it: recipes config diet \"vegetarian; free from nuts\""
    ), (["list", "--or-unknown"], "--or-unknown goes with --max-time, --diet, or --free-from"),
    (["config", "diet", "vegn; free from nuts"], "\"vegn\" is not a diet; did you mean \"vegan\"?"),
    (["config", "diet", ";"], "\";\" is not a value of diet; use diets and foods, such as vegetarian; free from nuts"),
    (["config", "diet.", "vegan"], "unknown setting \"diet.\"; did you mean \"diet\"?"),
  ])
  func `what is no diet is refused with the nearest name`(words: [String], message: String) {
    #expect(box.run(words) == .init(messages: "recipes: \(message)\n", status: .usage))
  }

  @Test func `diets have names of one's own`() {
    #expect(
      box.run(["config", "diet", "vegetarian; free from nuts, lettuce"]).output
        == "diet\tvegetarian; free from nuts, lettuce\tBOX/.config/recipes/config\n")
    box.run(["config", "diet.anna", "vegan"])
    let answers = "Vegetarian: nothing found against it · nuts: none found in 2 lines · lettuce: yes (lettuce)"
    #expect(box.run(["show", "1", "--diet", "mine"]).output.contains("\n\(answers)\n"))
    #expect(box.run(["show", "2", "--diet", "anna"]).output.contains("\nVegan: no (eggs, butter)\n"))
    #expect(box.run(["config"]).output.contains("diet.anna\tvegan\t"))
    // A pipe gets nothing that it did not ask for, a person does.
    #expect(!box.run(["show", "1"]).output.contains(answers))
    box.screen = .usual
    let shown = box.run(["show", "1"]).output.replacing("\n", with: " ")
    #expect(shown.contains(answers))
    #expect(box.run(["config", "diet.anna", "--unset"]).output == "Removed diet.anna\n")
    #expect(box.run(["list", "--diet", "anna"]).status == .usage)
  }

  @Test func `a saved filter has the diets that a name stood for`() {
    box.run(["config", "diet", "vegetarian; free from nuts"])
    box.run(["collections", "add", "For me", "--filter", "--diet mine"])
    #expect(box.run(["collections", "list", "--json"]).output.contains("--diet vegetarian --free-from nuts"))
    #expect(box.run(["list", "-c", "For me"]).output.split(separator: "\n").count == 2)
  }

  @Test func `programs get the line and the food that decide`() {
    let shown = box.run(["show", "2", "--diet", "vegan,gluten-free", "--free-from", "nuts", "--json"]).output
    #expect(shown.contains(#""diet": "vegan""#))
    #expect(shown.contains(#""answer": "no""#) && shown.contains(#""line": 2"#) && shown.contains(#""because": "egg""#))
    #expect(shown.contains(#""diet": "free from nuts""#))
    #expect(!box.run(["show", "2", "--json"]).output.contains("diets"))
  }
}
