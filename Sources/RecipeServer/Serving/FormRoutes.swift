import HTTPTypes
import Hummingbird
import NIOCore
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Every POST of the page. The table of verbs has the paths and the fields.
///
/// **Fields** are those of `application/x-www-form-urlencoded`. Where a file may come along, the form is
/// `multipart/form-data`. A field that a form does not have is passed over.
///
/// **Answers.** A request whose `Accept` names `text/html`, as that of every form does, is answered with a page: 303 to
/// where the person was (`Referer`, if it is of this server; else a place that the form chooses), with `?done=17` if the
/// change was step 17 of the history; or, when it is refused, the form again with the message next to its field.
/// Any other request, as those of the script (`fetch` sends `*/*`), is answered with 204 and the header `Recipes-Step: 17`,
/// or with `application/problem+json`: `status`, `title`, `detail`, and `field` where one is at fault (RFC 9457).
/// A change that changes nothing is answered alike, without a step. A request that names a topic in `Recipes-Topic` is told
/// in `Recipes-Mark` how far its events are with the change among them, if pages follow it.
///
/// Refusals: 400 for a field that is missing or cannot be read, 403 on a device or a server that is read-only, 404 for
/// what does not exist, 409 for an edit of what was changed meanwhile and for an undo that a later step forbids, 413 and
/// 415 for what is too long or of another kind, 422 for what breaks a rule of the library, 503 for a busy database.
struct FormRoutes: Sendable {
  let library: LiveLibrary
  let programs: OutsidePrograms?

  func add(to router: Router<RequestState>) {
    for form in DeclaredForm.all {
      router.post(RouterPath(form.path)) { request, context in try await post(form, request, context) }
    }
  }

  private func post(_ form: DeclaredForm, _ request: Request, _ context: RequestState) async throws -> Response {
    if context.isReadOnly { throw Refusal.readOnly }
    var request = request
    let body = try await request.bytes(upTo: form.mostBytes)
    var captured: [String: String] = [:]
    for name in form.path.partsInBraces { captured[name] = context.parameters.get(name) }
    let fields = try FormFields(body, contentType: request.headers[.contentType])
    do {
      let verb = try await ImportReader.read(form.verb(captured, fields), programs)
      let outcome = try await library.perform(verb) { outcome, _ in outcome }
      guard request.wantsPage else { return .done(outcome, await mark(for: request, context)) }
      if verb is ImportRecipes, outcome.recipes.isEmpty {
        return .page(try await importPage(without: outcome.skipped, fields, PageRequest(request, context)))
      }
      let link = form.destination(outcome, captured, from: request.referrer)
      return Response(status: .seeOther, headers: [.location: link.text])
    } catch {
      let refusal = Refusal(describing: error)
      let sent = SentForm(form: form, captured: captured, fields: fields)
      guard request.wantsPage, refusal.isOfForm || sent.isEditOfDeleted(error),
        let page = try await page(of: error, refusal, sent, PageRequest(request, context))
      else { throw error }
      return .page(page, status: .init(code: refusal.status))
    }
  }

  /// The form of an import again, which has brought in nothing new.
  private func importPage(without skipped: Int, _ fields: FormFields, _ request: PageRequest) async throws -> Markup {
    try await library.importPage(
      address: fields["address"] ?? "",
      fault: skipped == 1 ? "it was there already" : "all \(skipped) recipes were there already", request)
  }

  /// Where the topic is that a script names, in which it waits to see its change.
  private func mark(for request: Request, _ context: RequestState) async -> TopicMark? {
    guard let topic = request.headers[.recipesTopic].flatMap({ Topic(name: $0) }) else { return nil }
    return await library.mark(of: SeenTopic(topic: topic, isReadOnly: context.isReadOnly))
  }
}

// MARK: - Refusals

extension FormRoutes {
  /// The page that shows a form again with what is wrong with it; nil for a form that no page shows again.
  private func page(
    of error: any Error, _ refusal: Refusal, _ sent: SentForm, _ request: PageRequest
  ) async throws -> Markup? {
    let fields = sent.fields
    switch sent.form.path {
    case _ where sent.form.isOfRecipe: return try await recipePage(of: error, refusal, sent, request)
    case "/import":
      return try await library.importPage(address: fields["address"] ?? "", fault: refusal.message, request)
    case "/shop/items": return try await library.shopPage(line: (fields["item"] ?? "", refusal.message), request)
    case "/plan/meals":
      let day = fields["on"].flatMap { CalendarDay($0) }
      guard let id = fields["recipe"].flatMap({ Int($0) }) else {
        return try await library.planningPage(fields["note"] ?? "", on: day, fault: refusal.message, request)
      }
      return try await library.planningPage(id, AmountRequest(), on: day, fault: refusal.message, request)
    default: return nil
    }
  }

  private func recipePage(
    of error: any Error, _ refusal: Refusal, _ sent: SentForm, _ request: PageRequest
  ) async throws -> Markup {
    let id = sent.captured["recipe"].flatMap { Int($0) }
    if let id, case EditError.bothChanged = error,
      let edit = try sent.form.verb(sent.captured, sent.fields) as? EditRecipes
    {
      return try await library.conflictPage(edit, on: id, request)
    }
    if sent.isEditOfDeleted(error) {
      return try await library.editPage(
        RecipeForm(sent.fields), of: nil, faults: [.title: Self.deletedMeanwhile], request)
    }
    let field = refusal.field.flatMap { RecipeField(key: $0) } ?? .title
    let faults = (error as? RecipeFormFaults)?.faults ?? [field: refusal.message]
    return try await library.editPage(RecipeForm(sent.fields), of: id, faults: faults, request)
  }
}

extension FormRoutes {
  private static let deletedMeanwhile =
    "this recipe was deleted while you wrote; undo that in the history, or save this as a new one"
}

/// A form with what was sent.
private struct SentForm {
  let form: DeclaredForm
  /// The parts of the path by their names.
  let captured: [String: String]
  let fields: FormFields

  /// `true` if what was written for a recipe has no place any more.
  func isEditOfDeleted(_ error: any Error) -> Bool {
    guard form.path == "/recipes/{recipe}/edit", case RecipeStoreError.noSuchRecipe(let id) = error else {
      return false
    }
    return captured["recipe"] == "\(id)"
  }
}

extension Refusal {
  static let readOnly = Refusal(403, "this device may read, but not change anything")

  /// `true` if something else in the form would do: neither missing, nor forbidden, nor a fault of the server.
  fileprivate var isOfForm: Bool { [400, 409, 413, 415, 422].contains(status) }
}

extension Request {
  /// `true` if the client shows a page: a browser that follows a link or sends a form, not a script.
  var wantsPage: Bool { headers[.accept]?.contains("text/html") == true }

  /// The page that the request came from, if it is one of this server.
  var referrer: Link? {
    guard let referrer = headers[HTTPField.Name("Referer")!], let host = head.authority else { return nil }
    return Link(referrer: referrer, host: host)
  }

  /// The body.
  ///
  /// - Throws: `Refusal` with 413 for a longer one.
  mutating func bytes(upTo most: Int) async throws -> [UInt8] {
    do {
      return Array(buffer: try await collectBody(upTo: most))
    } catch let error as HTTPError where error.status == .contentTooLarge {
      throw Refusal(413, "more than \(most >> 20) MiB")
    } catch is NIOTooManyBytesError {
      throw Refusal(413, "more than \(most >> 20) MiB")
    }
  }
}

extension Response {
  /// What a script is answered with that has changed something.
  fileprivate static func done(_ result: VerbOutcome, _ mark: TopicMark?) -> Response {
    var headers: HTTPFields = [.cacheControl: "no-store"]
    if let step = result.step { headers[.recipesStep] = "\(step)" }
    if let mark { headers[.recipesMark] = mark.text }
    return Response(status: .noContent, headers: headers)
  }
}

extension HTTPField.Name {
  fileprivate static let recipesTopic = Self("Recipes-Topic")!
  fileprivate static let recipesMark = Self("Recipes-Mark")!
  fileprivate static let recipesStep = Self("Recipes-Step")!
}
