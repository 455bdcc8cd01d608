import RecipeModel

/// A mistake in what was asked for, found before anything was changed; each surface has words and a status for it.
package enum Misuse: Error, Equatable, Sendable {
  /// The name of no parameter; on the command line with its hyphens.
  case unknown(String)
  case missing(ParameterInfo)
  /// An option that is the last word, by the name that was typed.
  case withoutValue(ParameterInfo, typed: String)
  /// A flag with a value.
  case withValue(ParameterInfo, typed: String)
  case invalid(String, ParameterInfo, InvalidValue)
  /// A word for which there is no place.
  case unexpected(String)
  /// A rule that is broken, in words with the names of parameters in backticks: give `serves` or `scale`, not both.
  case rule(String)
}

extension Misuse {
  /// The line that a request is answered with.
  ///
  /// - Parameter name: The name of a parameter on that surface.
  package func line(naming name: (ParameterInfo) -> String) -> String {
    switch self {
    case .unknown(let name): "unknown field \(name.quoted())"
    case .missing(let parameter): "\(name(parameter)) is missing"
    case .withoutValue(let parameter, _): "\(name(parameter)) needs a value"
    case .withValue(let parameter, _): "\(name(parameter)) takes no value"
    case .invalid(_, let parameter, let reason):
      reason.refusal ?? "\(name(parameter)) must be \(parameter.kind.phrase)"
    case .unexpected(let word): "unexpected \(word.quoted())"
    case .rule(let text): text.replacing("`", with: "")
    }
  }

  /// The same mistake, with the parameters in the text of a rule by the names that a surface has for them.
  func spelled(_ infos: [ParameterInfo], _ name: (ParameterInfo) -> String) -> Misuse {
    guard case .rule(let text) = self else { return self }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let spelled = parts.enumerated().map { place, part in
      place.isMultiple(of: 2) ? part : infos.first { $0.name == part }.map(name) ?? part
    }
    return .rule(spelled.joined(separator: "`"))
  }

  /// The parameter at fault; nil where several are, or none.
  package var parameter: ParameterInfo? {
    switch self {
    case .missing(let parameter), .withoutValue(let parameter, _), .withValue(let parameter, _),
      .invalid(_, let parameter, _):
      parameter
    case .unknown, .unexpected, .rule: nil
    }
  }
}
