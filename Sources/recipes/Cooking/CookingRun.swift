import Glibc
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// One recipe that is cooked on a terminal: takes lines or keys, shows what follows, and draws the timers.
final class CookingRun {
  private let session: Session
  private let adapted: AdaptedRecipe
  private let factor: Rational
  private let store: RecipeStore
  private var cooking: CookingViewModel
  private var keys: KeyReader?
  private(set) var kept: Kept
  /// The session as it was last kept, or at the beginning.
  private var lastSession: CookingSession
  private var hasSaidThatNothingIsKept = false
  /// The status line as it was drawn last, to draw it again in its place.
  private var drawnStatus = ""

  /// The session of the recipe that is kept.
  enum Kept {
    case none
    /// One that was left, and that this run replaces once something is done in it.
    case older
    case thisOne
  }

  init(_ start: CookingStart, kept: Kept, takesKeys: Bool, in store: RecipeStore, _ session: Session) {
    (adapted, factor, cooking) = (start.adapted, start.factor, start.cooking)
    (self.kept, self.store, self.session) = (kept, store, session)
    lastSession = CookingSession(of: cooking, factor)
    if takesKeys, session.world.input.isStandardInput { keys = KeyReader() }
  }

  private var output: Output { session.world.output }

  /// Cooks until it is ended.
  ///
  /// - Returns: What was said of the dish; nil if it was not cooked to the end.
  /// - Throws: `CommandError` where a signal ends it. The terminal is as it was before.
  func run() throws -> CookingViewModel.Result? {
    try Interruption.notingHangUp {
      defer { keys?.stop() }
      try show(cooking.beginning())
      while true {
        if case .ended(let result) = cooking.phase { return result }
        // Before the prompt is there: what is typed then is read as it says.
        if cooking.phase == .cooking { keys?.start() } else { keys?.stop() }
        try drawStatus()
        guard let line = try nextLine() else {
          cooking.end()
          try output.write("\n".utf8)
          continue
        }
        let lines = cooking.take(line, at: try session.library.now())
        keep()
        try show(lines)
      }
    }
  }

  /// Remembers where it stands after something was done, instead of an older session; a library that cannot be written to
  /// is cooked from all the same.
  private func keep() {
    let present = CookingSession(of: cooking, factor)
    guard present != lastSession else { return }
    do {
      try store.setCookingSession(of: adapted.recipe.id, present)
      (lastSession, kept) = (present, .thisOne)
    } catch {
      if !hasSaidThatNothingIsKept {
        session.tell("the place is not kept: \(CommandError(describing: error, hasSaved: false).message)")
      }
      hasSaidThatNothingIsKept = true
    }
  }

  /// Notes that timers rang, which is not something done: an older session stays.
  private func keepRings() {
    if kept == .thisOne { keep() } else { lastSession = CookingSession(of: cooking, factor) }
  }
}

extension CookingSession {
  fileprivate init(of cooking: CookingViewModel, _ factor: Rational) {
    self.init(step: cooking.place + 1, factor: factor, timers: cooking.timers)
  }
}

// MARK: - Input

extension CookingRun {
  /// The next line that is typed, or what a key stands for; nil at the end of the input. Meanwhile timers ring.
  private func nextLine() throws -> String? {
    guard session.world.input.isStandardInput else { return try session.world.input.readLine() }
    while true {
      if let line = try readLine() { return line.text }
      if let status = Interruption.requested {
        keys?.stop()
        session.tell("")
        session.tell(kept == .none ? "stopped" : "stopped; to go on: recipes cook \(adapted.recipe.id) --resume")
        throw CommandError.givenUp(status)
      }
      if Interruption.hasContinued() {
        keys?.startAgain()
        try drawStatus()
      }
      let rings = try cooking.tick(at: session.library.now())
      if rings.contains(where: { $0 != .bell }) {
        try output.write("\r\u{1B}[K".utf8)
        try show(rings)
        keepRings()
        try drawStatus()
      } else {
        try show(rings)
        try redrawStatus()
      }
    }
  }

  private struct Line { let text: String? }

  /// Waits for a line or a key; nil where the time of the next look has come first, or a signal.
  private func readLine() throws -> Line? {
    let input = session.world.input
    if input.hasLine { return Line(text: try input.readLine()) }
    guard Interruption.awaitsInput(for: cooking.nextMoment == nil ? nil : 1) else { return nil }
    guard let keys, keys.isRaw else { return Line(text: try input.readLine()) }
    switch keys.line(for: try input.readPiece()) {
    case .line(let text):
      try output.write("\r\u{1B}[K".utf8)
      return Line(text: text)
    case .typing:
      keys.stop()
      try output.write("\r\u{1B}[K: ".utf8)
      try output.flush()
      return Line(text: try input.readLine())
    case .end: return Line(text: nil)
    case .nothing: return nil
    }
  }
}

// MARK: - Output

extension CookingRun {
  /// The status, which is what a line is typed after: `step 3 of 6   ⏱ sauce 12:40>`.
  private func status() throws -> StyledText {
    switch cooking.phase {
    case .askingWhetherCooked: return "Cooked it? [Y/n]"
    case .askingStars: return "Stars, 1 to 5:"
    case .askingNote: return "Note:"
    case .ended: return ""
    case .cooking: break
    }
    let step: StyledText = "step \(cooking.place + 1) of \(cooking.steps.count)"
    let timers = cooking.timersLeft(at: try session.library.now())
    let line =
      timers.reduce(step) { line, timer in
        line + "   \(sign: "⏱", .faint) \(timer.name) \(TimerText.countdown(timer.seconds))"
      } + ">"
    guard let next = timers.map(\.seconds).min(), line.width + Self.roomToType > session.printer.screen.width else {
      return line
    }
    let count = StyledText.count(timers.count, "timer", "timers")
    return step + "   \(sign: "⏱", .faint) \(count), next \(TimerText.countdown(next))>"
  }

  /// The cells after the status for a space and a letter.
  private static let roomToType = 2

  /// Draws the status for a terminal as wide as it is now.
  private func drawStatus() throws {
    if session.world.input.isStandardInput { session.measureScreen() }
    drawnStatus = try status().rendered(in: output.appearance)
    try output.write("\(drawnStatus) ".utf8)
    try output.flush()
  }

  /// Draws the timers again in their place, with the cursor and what is half typed left alone.
  private func redrawStatus() throws {
    let status = try status()
    let text = status.rendered(in: output.appearance)
    let isMovable = output.isTerminal && session.world.environment["TERM"] != "dumb"
    guard isMovable, text != drawnStatus, status.width < session.printer.screen.width else { return }
    drawnStatus = text
    try output.write("\u{1B}7\r\(text)\u{1B}8".utf8)
    try output.flush()
  }

  private var width: Int { min(session.printer.width ?? RecipePage.mostWidth, RecipePage.mostWidth) }

  private func show(_ lines: [CookingLine]) throws {
    for line in lines {
      switch line {
      case .ingredients: try showIngredients()
      case .step(let number, let count, let step):
        let heading: StyledText = step.heading.isEmpty ? "" : "   \(step.heading, .subheading)"
        try session.print("")
        try session.print("\("Step \(number) of \(count)", .heading)\(heading)")
        for line in RecipePage.step(SafeText(line: step.text), writtenAs: nil).wrapped(to: max(20, width)) {
          try session.print(line)
        }
      case .timer(let number, let name, let seconds):
        try session.print("\(sign: "⏱", .faint) \(number)  \(name)  \(TimerText.countdown(seconds))")
      case .text(let text): try session.print(StyledText(SafeText(line: text), .faint))
      case .due(let name, let text):
        try session.print("\(sign: "⏱", .warning) \(name, .warning): \(text)")
        TimerCommand(in: session.world.environment)?.run(for: name)
      case .bell: try output.write([7])
      }
    }
    try output.flush()
  }

  private func showIngredients() throws {
    let recipe = adapted.recipe
    try session.print("\(recipe.title, .title)\(adapted.scale.map { " (\($0))" } ?? "")")
    let written =
      adapted.scale == nil
      ? nil : adapted.shownIngredients(isExpanded: false, isWritten: true).split(separator: "\n")
    for (index, line) in adapted.shownIngredients(isExpanded: false).split(separator: "\n").enumerated() {
      let before = written.flatMap { index < $0.count ? SafeText(line: $0[index]) : nil }
      let text = RecipePage.ingredient(SafeText(line: line), writtenAs: before)
      for (part, line) in text.wrapped(to: max(20, width - 2), hanging: 2).enumerated() {
        try session.print("  \(part == 0 ? "" : "  ")\(line)")
      }
    }
  }
}

/// Times as timers show them.
enum TimerText {
  /// `12:40`, `1:05:00`.
  static func plain(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// As wide whatever time is left, so that it can be drawn over another.
  static func countdown(_ seconds: Int) -> String {
    let text = plain(seconds)
    return String(repeating: " ", count: max(0, 5 - text.utf8.count)) + text
  }

  /// `(timer 20:00)`, `(timer 15:00-20:00)`.
  static func note(_ seconds: ClosedRange<Int>) -> String {
    let end = seconds.count > 1 ? "-\(plain(seconds.upperBound))" : ""
    return "(timer \(plain(seconds.lowerBound))\(end))"
  }
}

/// The program that `RECIPES_TIMER_COMMAND` names, which runs when a timer rings.
struct TimerCommand {
  private let command: String

  init?(in environment: Environment) {
    guard let command = environment["RECIPES_TIMER_COMMAND"], !command.isEmpty else { return nil }
    self.command = command
  }

  /// Starts the command and does not wait for it; one that cannot be run is no reason to stop cooking.
  ///
  /// - Parameter name: The name of the timer, the first word that the command is given.
  func run(for name: String) {
    let script = "command=$1; shift; (eval \"$command\") </dev/null >/dev/null 2>&1 &"
    _ = try? Subprocess("/bin/sh").run(
      ["-c", script, "sh", command, name], longestOutput: 0, until: .now.advanced(by: .seconds(5)))
  }
}
