extension Scene {
  private static let dough = [
    ["add", "Poolish", "--ingredient", "150 g flour", "--ingredient", "150 g water"],
    [
      "add", "Pizza dough", "--serves", "4 balls", "--ingredient", "1 batch [[Poolish]]", "--ingredient", "350 g flour",
      "--ingredient", "10 g salt",
    ],
    [
      "add", "Pizza", "--serves", "2", "--ingredient", "2 batches [[Pizza dough]], rested", "--ingredient",
      "100 g [[Pesto]]", "--ingredient", "½ batch [[7]]", "--step", "Bake for 8 minutes.",
    ],
  ]

  /// Recipes that name others in their ingredients.
  static let linking = [
    Scene("show", "pizza", "--scale", "2", before: dough, surface: .terminal(80)),
    Scene("show", "pizza", "--expand", before: dough, surface: .terminal(80)),
    Scene("show", "pizza", before: dough),
    Scene("show", "pizza", "--expand", "--scale", "1/2", before: dough, surface: .coloredTerminal(80)),
    Scene("show", "pizza", "--expand", "--json", before: dough),
    Scene("shop", before: dough + [["shop", "add", "pizza"]], surface: .terminal(80), suffix: "of-recipes-in-recipes"),
    Scene("shop", "--json", before: dough + [["shop", "add", "pizza"]], suffix: "of-recipes-in-recipes"),
    Scene("nutrition", "pizza", before: dough),
    Scene("edit", "poolish", "--ingredient", "1 [[Pizza]]", before: dough, surface: .terminal(80)),
    Scene("add", "Starter", "--ingredient", "1 [[Starter]]"),
    Scene("edit", "pizza", "dough", "--title", "Neapolitan dough", before: dough, surface: .terminal(80)),
    Scene("edit", "pizza", "dough", "--title", "Neapolitan dough", before: dough),
    Scene("delete", "poolish", before: dough, answers: "n\n", surface: .terminal(80), suffix: "that-others-name"),
    Scene("delete", "poolish", "--yes", before: dough, suffix: "that-others-name"),
    Scene("doctor", before: dough, suffix: "with-a-link-that-leads-nowhere"),
    Scene(
      "import", "-", before: dough,
      input: #"[{"title": "Calzone", "ingredients": "1 [[Calzone]]\n2 [[Dough]]\n1 [[Pizza]]"}]"#,
      suffix: "with-links-that-lead-nowhere"),
  ]
}
