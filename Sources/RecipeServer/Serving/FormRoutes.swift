import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Every POST of the page; the table of verbs and `FormRoute` have the fields and the answers.
struct FormRoutes: Sendable {
  let library: LiveLibrary
  let programs: OutsidePrograms?

  func add(to router: Router<RequestState>) {
    for route in FormRoute.allCases {
      router.post(RouterPath(route.rawValue)) { request, context in try await post(route, request, context) }
    }
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
      let outcome = try await library.perform(try form.verb(captured, fields)) { outcome, _ in outcome }
      guard request.wantsPage else { return .done(outcome, await mark(for: request, context)) }
      let link = form.destination(outcome, captured, from: request.referrer)
      return Response(status: .seeOther, headers: [.location: link.text])
    } catch {
      let refusal = Refusal(describing: error)
      guard request.wantsPage, refusal.isOfForm,
        let page = try await page(of: error, refusal, SentForm(form, captured, fields), PageRequest(request, context))
      else { throw error }
      return .page(page, status: .init(code: refusal.status))
    }
  }

  private func post(_ route: FormRoute, _ request: Request, _ context: RequestState) async throws -> Response {
    var form: FormRequest?
    do {
      if context.isReadOnly { throw Refusal.readOnly }
      var request = request
      let body = try await request.bytes(upTo: DeclaredForm.mostBytes(withFile: true))
      let path = ["recipe", "collection", "step"].lazy.compactMap { context.parameters.get($0) }.first
      let sent = try FormRequest(route, path: path, FormFields(body, contentType: request.headers[.contentType]))
      form = sent
      return try await answer(sent, request, context)
    } catch {
      guard request.wantsPage else { throw error }
      return try await page(of: error, form, request, context)
    }
  }

  private func answer(_ form: FormRequest, _ request: Request, _ context: RequestState) async throws -> Response {
    let verb = try await verb(form)
    let result = try await library.make(verb) { result, _ in result }
    guard request.wantsPage else { return .done(result, await mark(for: request, context)) }
    if case .importRecipes = verb, result.recipes.isEmpty {
      let page = try await library.importPage(
        address: form.fields["address"] ?? "",
        fault: result.skipped == 1 ? "it was there already" : "all \(result.skipped) recipes were there already",
        PageRequest(request, context))
      return .page(page)
    }
    let link = FormDestination(route: form.route, number: form.number, fields: form.fields).link(result)
    return Response(status: .seeOther, headers: [.location: link.text])
  }

  /// Where the topic is that a script names, in which it waits to see its change.
  private func mark(for request: Request, _ context: RequestState) async -> TopicMark? {
    guard let topic = request.headers[.recipesTopic].flatMap({ Topic(name: $0) }) else { return nil }
    return await library.mark(of: SeenTopic(topic: topic, isReadOnly: context.isReadOnly))
  }

  /// What a form asks for; what it imports is read before the library is asked for anything.
  private func verb(_ form: FormRequest) async throws -> LibraryVerb {
    switch try form.action() {
    case .verb(let verb): return verb
    case .importFile(let file, let into):
      let reader = try ImportReader(programs)
      let recipes = try await Self.reading.runIfActive { try reader.recipes(in: file) }
      return .importRecipes(RecipeImport(recipes, from: file.name, into: into))
    case .importPage(let address, let into):
      let reader = try ImportReader(programs)
      let recipes = try await Self.reading.runIfActive { try reader.recipes(at: address) }
      return .importRecipes(RecipeImport(recipes, from: address, into: into))
    }
  }

  /// The thread on which files are unpacked and pages are fetched, one after the other: it waits for other programs.
  static let reading: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 1)
    pool.start()
    return pool
  }()
}

// MARK: - Refusals

extension FormRoutes {
  /// The page that shows a form again with what is wrong with it, or says why nothing was done.
  private func page(
    of error: any Error, _ form: FormRequest?, _ request: Request, _ context: RequestState
  ) async throws -> Response {
    let refusal = Refusal(describing: error)
    guard let form, let page = try await page(of: refusal, form, PageRequest(request, context)) else {
      throw error
    }
    return .page(page, status: .init(code: refusal.status))
  }

  private func page(of refusal: Refusal, _ form: FormRequest, _ request: PageRequest) async throws -> Markup? {
    guard refusal.isOfForm else { return nil }
    return try await library.importPage(address: form.fields["address"] ?? "", fault: refusal.message, request)
  }

  private func page(
    of error: any Error, _ refusal: Refusal, _ sent: SentForm, _ request: PageRequest
  ) async throws -> Markup? {
    let fields = sent.fields
    switch sent.form.path {
    case _ where sent.form.isOfRecipe: return try await recipePage(of: error, refusal, sent, request)
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
    let field = refusal.field.flatMap { RecipeField(key: $0) } ?? .title
    let faults = (error as? RecipeFormFaults)?.faults ?? [field: refusal.message]
    return try await library.editPage(RecipeForm(sent.fields), of: id, faults: faults, request)
  }
}

/// A form with what was sent.
private struct SentForm {
  let form: DeclaredForm
  /// The parts of the path by their names.
  let captured: [String: String]
  let fields: FormFields

  init(_ form: DeclaredForm, _ captured: [String: String], _ fields: FormFields) {
    self.form = form
    self.captured = captured
    self.fields = fields
  }
}

extension Refusal {
  static let readOnly = Refusal(403, "this device may read, but not change anything")

  /// `true` if something else in the form would do: neither missing, nor forbidden, nor a fault of the server.
  fileprivate var isOfForm: Bool { [400, 409, 413, 415, 422].contains(status) }
}

extension ImportReader {
  /// - Throws: `Refusal` where no other programs are at hand.
  init(_ programs: OutsidePrograms?) throws(Refusal) {
    guard let programs else { throw Refusal(503, "this server cannot import") }
    self.init(programs: programs)
  }
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
