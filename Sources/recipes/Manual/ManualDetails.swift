/// The manual's text beyond the help, which fits a screen: paragraphs by the path of a command, by the name of a topic,
/// and for the overview by the empty path.
enum ManualDetails {
  static let texts = ofRecipes.merging(ofLists, uniquingKeysWith: +).merging(ofKitchen, uniquingKeysWith: +)
    .merging(ofFiles, uniquingKeysWith: +).merging(ofTopics, uniquingKeysWith: +)

  private static let ofRecipes = [
    "edit": [
      """
      The text may be a template, or anything that import reads, such as a recipe that was copied from elsewhere; the \
      same is true of add. If another program changes the recipe at the same time, nothing is saved, and the text is \
      kept in a file.
      """
    ],
    "show": [
      """
      Multiplied amounts are rounded to steps that can be measured, and what the recipe says stands before them, in \
      brackets. A factor is a number above 0 and up to 1000. With --units temperatures are converted as well. On a \
      terminal text is at most 90 columns wide, multiplied amounts are bold, and times to wait for are dim.
      """
    ],
    "delete": ["Pictures of a deleted recipe stay, in case it is restored by `undo`."],
    "print": ["The PDF, or the page, is written to the present folder where there is no printer."],
    "undo": [
      """
      To undo an older step by itself is a change too, which can be undone. If a later change touched the same fields, \
      nothing is undone, and the reason is printed.
      """
    ],
    "history": ["The last thousand steps are kept, or as many as fit into 64 MB."],
  ]

  private static let ofLists = [
    "list": [
      """
      With --watch the command keeps running and prints what other programs change: + added, - removed, ~ changed, ↕ \
      moved, with places. With --sort random the recipes are shuffled again each time, and stay as they are while they \
      are watched.
      """,
      """
      With --have only recipes are listed that need nothing else but what is in the pantry, or at most --missing foods \
      more, which are named. The word shop stands for what is ticked on the shopping list.
      """,
      "With --max-time, recipes that state no time are left out, unless --or-unknown is given.",
    ],
    "search": ["In a pipe the line that matched follows the fields of the recipe."],
    "collections add": [
      """
      A saved filter is listed, searched, and shown like other collections, but recipes cannot be put into it. It names \
      no other saved filter, and follows when a collection that it names is renamed.
      """
    ],
    "collections list": ["The word list is needed where WORD is the name of a command."],
    "collections rename": ["If another collection has the new name, you are asked before they are merged."],
    "reorder": [
      """
      In the editor, a line that is taken out keeps its place. From a pipe, the recipes take the places that they hold \
      together.
      """
    ],
    "shell": [
      """
      The selected recipe is marked in lists and named in the prompt, and what changes in it is printed. `open shop` and \
      `open plan` open the shopping list and this week's plan, and print what changes there. `scale` says how `show` \
      prints the selected recipe from then on. What other programs change is printed while the prompt waits. The \
      commands of a script cannot read standard input.
      """
    ],
    "serve": [
      "A pairing link works once, within ten minutes. The port is 8420 if none is named."
    ],
    "serve devices": ["When a device was last seen is known to the hour."],
    "serve forget": ["A server that runs knows it at once."],
  ]

  private static let ofKitchen = [
    "cook": ["A timer that is due rings three times. With --keys, : begins a line."],
    "shop remove": ["A name may be a part of one that fits no other entry."],
    "shop aisles delete": ["What was found there is listed under the last aisle."],
    "plan list": ["A RANGE has at most 366 days. The calendar file follows RFC 5545."],
    "plan remove": ["Of what recurs, --on says which days are left out, and --all removes all of them."],
    "plan reorder": ["Meals are moved among those of their day and meal, or next to one of another."],
  ]

  private static let ofFiles = [
    "import": [
      """
      A FILE may be a quoted pattern. The files of a folder are read in the order of their names, without hidden ones; \
      those that are skipped are listed with what they are. A page is at most 10 MiB, is waited for 10 seconds, and may \
      redirect five times; its address becomes the source of recipes without one.
      """,
      """
      If a file has a mistake, all mistakes are listed, and the exit code is 65. With --dry-run nothing is written; what \
      would be imported is printed, in a pipe with titles, and with --json the recipes are printed as export would write \
      them.
      """,
      """
      Pictures (JPEG, PNG, and WebP, up to 10 MiB and 50 million pixels) are copied from the folder next to the file, and \
      taken out of archives.
      """,
    ],
    "export": [
      """
      A file is complete or does not exist. Cooklang, RecipeMD, and plain text hold one recipe per file, which is named \
      by its title.
      """
    ],
    "restore": [
      """
      Pictures next to the backup are copied, also over damaged ones. If some are missing, the rest is restored, their \
      recipes are listed, and the exit code is 78.
      """
    ],
    "doctor": [
      """
      --fix deletes pictures that neither a recipe nor a step of the history uses, unless another file may use them: an \
      automatic backup, or a database of the same name with another extension, which shared the folder in earlier \
      versions. Missing and damaged pictures are copied from other folders next to the database, such as that of a \
      backup.
      """
    ],
  ]

  private static let ofTopics = [
    "": [
      """
      The program keeps recipes in one SQLite file, searchable, and in your own order. Without a command it prints an \
      overview: recent recipes, collections, and as much of the list as fits the screen; in a pipe, the beginning of the \
      list.
      """
    ],
    "names": [
      """
      Where no title has all of the words, each of them names recipes by itself. A range stands for the recipes in it \
      that exist.
      """
    ],
    "output": [
      """
      On a terminal a list that is filtered or cut says how many recipes it has. In a pipe a row of the sidebar is level, \
      state (expanded or collapsed), id, name, count; a step of the history is number, time, state (done or undone), \
      command, and in the history of a recipe also field, before, after; a difference, in a shell or a watched list, is \
      sign, place, and the fields of the recipe; a recipe that was reordered in the editor or by a pipe is id, title, old \
      place, new place; a row of doctor is state (ok, damaged or note), part, text.
      """,
      """
      With --json, recipes are an array of what export writes, each with its number as id; a command that changes recipes \
      prints those that it changed. backup, restore, path, and doctor --recover print one object, with the file. A \
      watched list and a shell print one object per line instead of an array.
      """,
      "Control characters in recipes are never printed.",
    ],
    "configuration": [
      """
      The configuration is a file of lines such as `sort = title`, which recipes-config(1) writes. Lines that begin with \
      # are comments. Options win over the environment, and the environment over the configuration. What a pipe gets, and \
      JSON, do not depend on it, except for the library that is read. A mistake in it is a warning, with the file and the \
      line.
      """
    ],
    "files": [
      """
      Pictures are stored once each. Missing and damaged ones are copied from other folders next to the database, such as \
      that of a backup, by import, restore, and doctor --fix.
      """
    ],
  ]
}
