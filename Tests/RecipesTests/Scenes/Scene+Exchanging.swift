extension Scene {
  static let exchanging = [
    Scene("import", "-", input: SmallLibrary.json, startsEmpty: true),
    Scene("import", "-", input: SmallLibrary.json, suffix: "again"),
    Scene("import", "-", "--on-duplicate", "update", input: changed),
    Scene("import", "-", "--on-duplicate", "keep", input: changed, surface: .terminal(80)),
    Scene("import", "-", "--collection", "From friends", input: #"{"title": "Bread"}"#),
    Scene("import", "-", input: "{\"title\": \"Bread\"}\n{\"title\": \"Rolls\"}\n", suffix: "json-lines"),
    Scene("import", "-", "--json", input: #"[{"title": "Bread", "rating": 5, "author": "x"}]"#),
    Scene("import", "-", input: bad, suffix: "with-a-mistake"),
    Scene("import", "-", "--skip-invalid", input: bad),
    Scene("import", "-", input: "[\n  {\"title\": \"Bread\"},\n  {\"title\": \"Rolls\",}\n]", suffix: "malformed"),
    Scene("import", "-", input: "", suffix: "nothing"),
    Scene("import", "-", input: "[]", suffix: "an-empty-array"),
    Scene("import", "-", input: "<html></html>", suffix: "html"),
    Scene("import", "-", input: twins, suffix: "with-one-UUID-twice"),
    Scene("import", "-", "--dry-run", input: changed),
    Scene("import", "-", "--dry-run", "--on-duplicate", "update", "--json", input: changed),
    Scene("import", "-", "--dry-run", input: changed, startsEmpty: true, suffix: "of-nothing"),
    Scene("import", "-", "--dry-run", "--json", input: bad),
    Scene("import", "nowhere.json"),
    Scene("import", "nowhere-*.json", suffix: "as-a-pattern"),
    Scene("export"),
    Scene("export", "--collection", "desserts"),
    Scene("export", startsEmpty: true, suffix: "of-nothing"),
    Scene("export", "--with", "anchovies"),
    Scene("export", "--output", "/nowhere/recipes.json"),
    Scene("export", "--output", "BOX/recipes.json"),
    Scene("export", "--output", "BOX/recipes.sqlite"),
    Scene("export", "--format", "jsonl", "--favorites"),
    Scene("export", "--format", "schema-org", "--favorites"),
    Scene("export", "--format", "cooklang", "--with", "beetroot"),
    Scene("export", "--format", "cooklang"),
    Scene("export", "--format", "cooklang", "--output", "BOX/recipes"),
    Scene("export", "--format", "cooklang", "--output", "BOX/soup.cook"),
    Scene("export", "--format", "recipemd", "--with", "beetroot"),
    Scene("export", "--format", "recipemd", "--with", "beetroot", surface: .terminal(80)),
    Scene("export", "--format", "paprika", surface: .terminal(80)),
    Scene("export", "--format", "docx"),
    Scene("export", "1", "--output", "BOX/soup.md"),
    Scene("export", "--output", "BOX/x.docx"),
    Scene("export", "--output", "BOX/book.md"),
    Scene("export", "--collection", "soups", "--output", "BOX/soups/"),
    Scene("export", "1", "--format", "cooklang", "--output", "BOX/soups/"),
    Scene("export", "1", "--serves", "8", "--units", "us", "--format", "text"),
    Scene("export", "5", "1", "--serves", "8"),
    Scene("export", "1", "--scale", "2", "--format", "cooklang"),
    Scene("export", "tomato", "soup", "--format", "text"),
    Scene("export", "-", "--format", "jsonl", input: "5\tx\n4\n", suffix: "from-a-pipe"),
    Scene("export", "1", "--favorites"),
    Scene("open", "1"),
    Scene("open", "5"),
    Scene("export", "--format", "csv", "--output", "BOX/recipes.csv"),
    Scene("import", "-", "--format", "json", input: "Bread\n\n500 g flour\n", suffix: "as-what-it-is-not"),
    Scene("import", "-", "--format", "text", input: "Ingredients\n500 g flour\n\nDirections\nBake.\n"),
  ]

  private static let changed = """
    [
      {"uuid": "11111111-1111-4111-8111-111111111111", "title": "Tomato soup", "servings": "8", "collections": ["Lunch"]},
      {"title": "Bread"}
    ]
    """

  private static let twins = """
    [
      {"uuid": "77777777-7777-4777-8777-777777777777", "title": "Bread"},
      {"uuid": "77777777-7777-4777-8777-777777777777", "title": "Rolls"}
    ]
    """

  private static let bad = """
    [
      {"title": "Bread"},
      {"title": "Pancakes", "cookTime": -60},
      {"title": "Rolls", "servings": 4},
      {"servings": "2"}
    ]
    """

  static let explaining = [
    Scene("--help", surface: .terminal(80)),
    Scene("help", surface: .terminal(40)),
    Scene("--version"),
    Scene("help", "add", surface: .terminal(80)),
    Scene("reorder", "--help", surface: .terminal(80)),
    Scene("help", "collections", surface: .terminal(80)),
    Scene("help", "serve", surface: .terminal(80)),
  ]

  static let mistakes = [
    Scene("lst"),
    Scene("--databse", "x", "list"),
    Scene("help", "lst"),
    Scene("collections", "remove", "Soups"),
    Scene("list", "--limt", "3"),
    Scene("list", "--limit", "0"),
    Scene("list", "--sort", "size"),
    Scene("list", "extra"),
    Scene("favorite"),
    Scene("favorite", "99"),
    Scene("favorite", "99999999999999999999"),
    Scene("serve", "devices"),
    Scene("serve", "forget", "9"),
    Scene("serve", "--port", "65536"),
    Scene("serve", "--listen", "kitchen"),
    Scene("serve", "--name", "my kitchen"),
    Scene("serve", "--behind-proxy"),
    Scene("serve", "--certificate", "kitchen.pem"),
    Scene("serve", "--certificate", "kitchen.pem", "--key", "key.pem"),
    Scene("favorite", "80-90"),
    Scene("show", "-1", suffix: "below-zero"),
    Scene("undo", "-1", suffix: "below-zero"),
    Scene("favorite", "tomato soop"),
    Scene("favorite", "o"),
    Scene("edit", "1-3", "--serves", "2"),
    Scene("edit", "99", "--serves", "2"),
    Scene("add", "", suffix: "without-a-title"),
    Scene("add", "Bread", "--prep", "-5"),
    Scene("add", "Bread", "--cook", "soon"),
    Scene("add", "Bread", "--prep"),
    Scene("add", "Bread", "--collection", "Recents"),
    Scene("completions", "powershell"),
    Scene("list", "--color", "sometimes"),
    Scene("list", "--database", "BOX/nowhere.sqlite"),
  ]
}
