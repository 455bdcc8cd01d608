import RecipeFormats

@testable import RecipeVerbs

/// A verb or a query on every surface that it is declared for.
extension Declared {
  static var hasForm: Bool { !declaration.forms.isEmpty }

  static var hasRoute: Bool { !declaration.routes.isEmpty }

  /// The names of the parameters that some of the surfaces lack.
  static func parameters(missingOnAnyOf wanted: ParameterInfo.Surfaces) -> [String] {
    var surfaces: [String: ParameterInfo.Surfaces] = [:]
    for info in declaration.infos { surfaces[info.name, default: []].formUnion(info.surfaces) }
    return surfaces.filter { !$0.value.isSuperset(of: wanted) }.map(\.key)
  }

  /// The members that no operation takes.
  static var unreachableMembers: [String] {
    let members = declaration.infos.filter { $0.surfaces.contains(.json) }.map(\.json)
    if declaration.routes.contains(where: { $0.body == nil && $0.query == nil }) || declaration.routes.isEmpty {
      return []
    }
    let reached = declaration.routes.flatMap { route in
      let parts = route.path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
        String($0.dropFirst().dropLast())
      }
      return parts.map { route.names[$0] ?? $0 } + route.given.map(\.0) + (route.query ?? []).map(\.name)
        + (route.body ?? []).map(\.name) + [route.file?.name].compactMap(\.self)
    }
    return members.filter { !reached.contains($0) }
  }

  /// For each rule what is said where it is broken, on each surface that has the parameters.
  static func refusals(on surfaces: [ParameterInfo.Surfaces]) -> [[String?]] {
    declaration.rules.compactMap { rule in
      let refusals = surfaces.compactMap { surface in given(breaking: rule, on: surface).map { refusal($0) } }
      return refusals.isEmpty ? nil : refusals
    }
  }

  private static func refusal(_ given: [GivenParameter]) -> String? {
    var owner = Self()
    do throws(Misuse) {
      try declaration.read(given, into: &owner)
      return nil
    } catch {
      return error.line { $0.name }
    }
  }

  /// Values for what is required, and for what breaks a rule; nil where a surface lacks one of them.
  private static func given(breaking rule: Rule, on surface: ParameterInfo.Surfaces) -> [GivenParameter]? {
    let infos = declaration.infos
    var names = infos.filter(\.isRequired).map(\.name)
    switch rule {
    case .some: break
    case .exclusive(let forbidden, _): names += forbidden.prefix(2)
    case .needs(let name, _, _): names.append(name)
    case .alone(let name, let others, _):
      let other = infos.first { !$0.isRequired && $0.name != name && !others.contains($0.name) }
      names += [name] + [other?.name].compactMap(\.self)
    }
    var given: [GivenParameter] = []
    for name in Set(names) {
      guard let index = infos.firstIndex(where: { $0.name == name && $0.surfaces.contains(surface) }) else {
        return nil
      }
      given.append(GivenParameter(index, value(of: infos[index], on: surface)))
    }
    return given
  }

  private static func value(of info: ParameterInfo, on surface: ParameterInfo.Surfaces) -> GivenValue {
    let text =
      switch info.kind {
      case .choice(let names): names[0]
      case .text where ["day", "age"].contains(info.valueName): "2026-11-27"
      case .text where ["entry", "neighbor"].contains(info.valueName) && name.hasPrefix("plan"): "m1"
      default: "1"
      }
    guard surface == .json || info.kind == .flag else { return surface == .forms ? .field(text) : .word(text) }
    switch info.kind {
    case .flag: return .json(.bool(true))
    case .integer: return .json(.integer(1))
    case .list: return .json(.array([.string("2026-11-27")]))
    default: return .json(.string(text))
    }
  }
}
