/// The topics of what the program finds on the machine: files, and variables of the environment.
extension HelpTopic {
  static let pageOfFiles = HelpPage(
    sentence: "Where everything is kept.",
    sections: [
      .init(
        heading: "FILES",
        rows: [
          .init(
            "$XDG_DATA_HOME/recipes/recipes.sqlite",
            "The library, unless another is named; without the variable in ~/.local/share"),
          .init("recipes-pictures/", "Its pictures; those of any other file NAME are in NAME.pictures"),
          .init("$XDG_CONFIG_HOME/recipes/config", "The configuration; without the variable in ~/.config"),
          .init(
            "$XDG_STATE_HOME/recipes/history",
            "The last 1,000 lines typed in shells; without the variable in ~/.local/state"),
        ])
    ],
    text: [
      """
      The library is the file named by --database, else by RECIPES_DATABASE, else by the configuration, else the first \
      of these. Do not copy it while a program has it open: recipes backup does that.
      """
    ],
    examples: ["recipes path", "recipes --database guests.sqlite list", "recipes backup ~/backups/"])

  static let pageOfEnvironment = HelpPage(
    sentence: "The variables that change what the program does.",
    sections: [
      .init(
        heading: "VARIABLES",
        rows: [
          .init("RECIPES_DATABASE", "The library, unless --database names one"),
          .init("RECIPES_CONFIG", "The configuration; none if it is empty"),
          .init("RECIPES_UNITS", "The units in which amounts are shown, where --units names none"),
          .init("RECIPES_WEEK", "The weekday with which a week of the plan begins"),
          .init("RECIPES_PAGER, PAGER", "The program that shows what is longer than the screen; none if it is empty"),
          .init("RECIPES_TIMER_COMMAND", "Run when a timer of cook rings; its first word is the timer's name"),
          .init("RECIPES_NOW", "The time in ISO 8601, instead of the clock's"),
          .init("RECIPES_SEED", "A number that decides random orders"),
          .init("VISUAL, EDITOR", "The editor, with options"), .init("BROWSER", "The program that opens web pages"),
          .init("NO_COLOR", "No colors, unless --color asks for them"),
          .init("CLICOLOR_FORCE", "Colors in a pipe as well, unless it is 0; so does FORCE_COLOR"),
          .init("CLICOLOR", "No colors if it is 0"), .init("TERM", "What the terminal can do; no colors if it is dumb"),
          .init("LC_ALL, LC_CTYPE, LANG", "Which characters the terminal can show"),
          .init("COLUMNS, LINES", "The size of the page, instead of the terminal's"),
          .init("XDG_DATA_HOME", "Where the library is, instead of ~/.local/share"),
          .init("XDG_CONFIG_HOME", "Where the configuration is, instead of ~/.config"),
          .init("XDG_STATE_HOME", "Where the lines of shells are kept, instead of ~/.local/state"),
          .init("WAYLAND_DISPLAY, DISPLAY", "Where import --clipboard pastes from"),
          .init("HOME", "The folder that ~ stands for"),
          .init("TMPDIR", "Where temporary files are created"), .init("PATH", "Where programs are looked for"),
        ])
    ],
    text: ["Options win over these, and these over the configuration."],
    examples: ["RECIPES_DATABASE=guests.sqlite recipes list", "NO_COLOR=1 recipes show 12"])
}
