import RecipeKitchen
import RecipeModel
package import RecipeStore

/// A line that is shown while a recipe is cooked.
package enum CookingLine: Hashable, Sendable {
  case step(number: Int, count: Int, CookingStep)
  case ingredients
  /// A timer of the list, with what is left of it in seconds.
  case timer(number: Int, name: String, seconds: Int)
  /// Words of ours.
  case text(String)
  /// A timer is due: its name and what to say of it.
  case due(name: String, String)
  case bell
}

/// A recipe that is cooked step by step, with timers; it knows no terminal and no clock.
///
/// Lines that are typed and the moments at which something happened go in, lines to show come out.
package struct CookingViewModel: Sendable {
  /// The questions that the next line that is typed answers.
  package enum Phase: Hashable, Sendable {
    case cooking, askingWhetherCooked, askingStars, askingNote
    /// With what was said of the dish; nil if it was not cooked to the end.
    case ended(Result?)
  }

  /// The user's answers at the end.
  package struct Result: Hashable, Sendable {
    /// 1 to 5; 0 for not rated.
    package var stars = 0
    package var note = ""
  }

  package let steps: [CookingStep]
  /// The step that is shown, from 0.
  package private(set) var place: Int
  /// Each has a name of its own.
  package private(set) var timers: [RunningTimer]
  package private(set) var phase = Phase.cooking
  private var result = Result()
  /// The names of the timers that have rung, and wait for the upper end of their range.
  private var rung: Set<String> = []
  /// The moments at which the bell rings again.
  private var bells: [Int] = []

  private static let bellsOfTimer = 3
  private static let secondsBetweenBells = 2

  /// - Parameter timers: Those that run since an earlier start.
  package init(_ steps: [CookingStep], from place: Int = 0, timers: [RunningTimer] = []) {
    self.steps = steps
    self.place = min(max(place, 0), max(steps.count - 1, 0))
    self.timers = timers
  }

  /// Returns the lines that are shown first.
  package func beginning() -> [CookingLine] { [.ingredients, step] }

  /// The next moment at which something happens by itself, in seconds since 1970; nil if nothing will.
  package var nextMoment: Int? { (timers.map(nextMoment(of:)) + bells).min() }

  /// The timers that run, with what is left of them in seconds.
  package func timersLeft(at now: Int) -> [(number: Int, name: String, seconds: Int)] {
    timers.map { ($0.number, $0.name, max(0, nextMoment(of: $0) - now)) }
  }

  private func nextMoment(of timer: RunningTimer) -> Int {
    rung.contains(timer.name) ? timer.remindsAt : timer.endsAt
  }

  private var step: CookingLine { .step(number: place + 1, count: steps.count, steps[place]) }
}

// MARK: - Time

extension CookingViewModel {
  /// Notes that it is a moment: what is due rings.
  package mutating func tick(at now: Int) -> [CookingLine] {
    var lines: [CookingLine] = []
    for timer in timers where nextMoment(of: timer) <= now {
      let isRange = timer.remindsAt > timer.endsAt
      let isOver = timer.remindsAt <= now
      rung.insert(timer.name)
      lines.append(
        .due(name: timer.name, isOver ? (isRange ? "the time is over" : "time is up") : "time is up, at the earliest"))
      bells += (0..<Self.bellsOfTimer).map { now + $0 * Self.secondsBetweenBells }
    }
    removeTimers { $0.remindsAt <= now }
    if bells.contains(where: { $0 <= now }) { lines.append(.bell) }
    bells.removeAll { $0 <= now }
    return lines
  }
}

// MARK: - Lines

extension CookingViewModel {
  /// Does what a line that was typed says.
  package mutating func take(_ line: String, at now: Int) -> [CookingLine] {
    let line = line.trimmed()
    switch phase {
    case .cooking: return command(line, at: now)
    case .askingWhetherCooked:
      phase = ["", "y", "yes"].contains(line.lowercased()) ? .askingStars : .ended(nil)
    case .askingStars:
      guard line.isEmpty || Int(line).map({ CookingLog.stars.contains($0) }) == true else {
        return [.text("give 1 to 5, or Enter for none")]
      }
      result.stars = Int(line) ?? 0
      phase = .askingNote
    case .askingNote:
      result.note = line
      phase = .ended(result)
    case .ended: break
    }
    return []
  }

  /// Ends it where it stands.
  package mutating func end() {
    if case .ended = phase { return }
    // Stars and a note may be left out; that it was cooked was said.
    phase = phase == .askingStars || phase == .askingNote ? .ended(result) : .ended(nil)
  }

  private mutating func command(_ line: String, at now: Int) -> [CookingLine] {
    let words = line.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased() else { return next() }
    if let number = Int(line) { return go(to: number) }
    switch (first, words.count) {
    case ("n", 1): return next()
    case ("b", 1): return place == 0 ? [.text("this is the first step")] : go(to: place)
    case ("i", 1): return [.ingredients]
    case ("p", 1): return list(at: now)
    case ("?", 1): return Self.help
    case ("q", 1):
      end()
      return []
    case ("t", 2...): return startOwn(Array(words.dropFirst()), at: now)
    case (let name, 1) where name.hasPrefix("t"): return start(String(name.dropFirst()), at: now)
    case ("x", 1): return stop(timers.count == 1 ? timers[0].number : 0)
    case ("x", 2): return stop(Int(words[1]) ?? 0)
    default: return [.text("unknown; ? shows what can be typed")]
    }
  }

  private mutating func next() -> [CookingLine] {
    guard place + 1 < steps.count else {
      phase = .askingWhetherCooked
      return []
    }
    return go(to: place + 2)
  }

  private mutating func go(to number: Int) -> [CookingLine] {
    guard steps.indices.contains(number - 1) else {
      return [.text("there is no step \(number); there are \(steps.count)")]
    }
    place = number - 1
    return [step]
  }

  private static let help: [CookingLine] = [
    .text("Enter next   b back   7 to step 7   i ingredients   q end"),
    .text("t start the step's timer (t2 the second)   t 12m rice   a timer of your own"),
    .text("p timers   x 2 stop the second"),
  ]
}

// MARK: - Timers

extension CookingViewModel {
  /// Starts a timer of the step: one by its number, or the first that does not run yet.
  private mutating func start(_ number: String, at now: Int) -> [CookingLine] {
    let found = steps[place].timers
    guard !found.isEmpty else { return [.text("this step has no time; write t 12m rice")] }
    let running = Set(timers.map(\.name))
    let index = number.isEmpty ? found.indices.first { !running.contains(name(of: $0)) } : Int(number).map { $0 - 1 }
    guard let index else {
      return [.text(number.isEmpty ? "the timers of this step run" : "unknown; ? shows what can be typed")]
    }
    guard found.indices.contains(index) else {
      return [.text("this step has \(found.count == 1 ? "one time" : "\(found.count) times")")]
    }
    return add(name(of: index), found[index].seconds, at: now)
  }

  private func name(of timer: Int) -> String {
    steps[place].timers.count == 1 ? "step \(place + 1)" : "step \(place + 1)-\(timer + 1)"
  }

  /// Starts a timer that was typed: a time, and a name if it has one.
  private mutating func startOwn(_ words: [String], at now: Int) -> [CookingLine] {
    let time = words[0]
    let seconds = TextTimer.find(in: time).first?.seconds ?? Self.time(time)
    guard let seconds else { return [.text("write the time first: t 12m rice")] }
    let name = words.dropFirst().joined(separator: " ")
    return add(name.isEmpty ? time : name, seconds, at: now)
  }

  /// `12m`, `1h30m`, `90s`, or `1:30` for hours and minutes; a number alone is minutes.
  private static func time(_ text: String) -> ClosedRange<Int>? {
    let seconds: Int?
    if text.hasSuffix("s"), let count = Int(text.dropLast()) {
      seconds = count
    } else if let minutes = Int(text) {
      seconds = minutes <= mostSeconds / 60 ? minutes * 60 : nil
    } else {
      seconds = CookingTime.parse(text)
    }
    guard let seconds, (1...mostSeconds).contains(seconds) else { return nil }
    return seconds...seconds
  }

  private static let mostSeconds = 86_400

  private mutating func add(_ name: String, _ seconds: ClosedRange<Int>, at now: Int) -> [CookingLine] {
    removeTimers { $0.name == name }
    let number = (timers.map(\.number).max() ?? 0) + 1
    timers.append(
      RunningTimer(
        number: number, name: name, endsAt: now + seconds.lowerBound, remindsAt: now + seconds.upperBound))
    return [.timer(number: number, name: name, seconds: seconds.lowerBound)]
  }

  private func list(at now: Int) -> [CookingLine] {
    if timers.isEmpty { return [.text("no timer runs")] }
    return timersLeft(at: now).map { .timer(number: $0.number, name: $0.name, seconds: $0.seconds) }
  }

  private mutating func stop(_ number: Int) -> [CookingLine] {
    guard let timer = timers.first(where: { $0.number == number }) else {
      return [.text(timers.isEmpty ? "no timer runs" : "which timer? x and its number; p lists them")]
    }
    removeTimers { $0.number == number }
    return [.text("stopped \(timer.name)")]
  }

  private mutating func removeTimers(where isOver: (RunningTimer) -> Bool) {
    rung.subtract(timers.filter(isOver).map(\.name))
    timers.removeAll(where: isOver)
  }
}
