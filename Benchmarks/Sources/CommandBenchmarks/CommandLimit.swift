/// What a command may cost.
enum CommandLimit {
  /// So many times what another program takes, and so much more.
  case times(Double, plus: Duration = .zero)

  /// So many times faster than another program.
  case fasterThan(Double)
  case seconds(Double)

  /// The time that is allowed where the other program takes so long.
  func time(nextTo other: Duration?) -> Duration {
    switch self {
    case .times(let ratio, let extra): other! * ratio + extra
    case .fasterThan(let ratio): other! / ratio
    case .seconds(let seconds): .seconds(seconds)
    }
  }
}
