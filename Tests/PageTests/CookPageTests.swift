import Testing

extension PageTests {
  /// The page that one cooks by.
  @Suite struct CookPageTests {
    private static let soup = [
      "ingredients": "2 leeks\n1 l stock\n100 ml cream",
      "directions":
        "Slice the leeks.\nPour on the stock and simmer for 20 minutes.\nStir in the cream and rest for 2 minutes.",
    ]

    private func open(_ step: Int = 1) async throws -> (ServedLibrary, Browser) {
      let library = try ServedLibrary(["Leek soup"], each: Self.soup)
      let browser = try await Browser.shared.value
      try await library.open("/recipes/1/cook?step=\(step)", in: browser)
      try await browser.wait("typeof turnPage == 'function'")
      // Is lost with the page: what follows happens without another one.
      try await browser.run("window.isFirstPage = true")
      return (library, browser)
    }

    private func step(_ number: Int) -> String { "byId('step').dataset.step == \(number) && window.isFirstPage" }

    @Test func `buttons go from step to step without another page`() async throws {
      let (library, browser) = try await open()
      try await browser.click(".step [rel=next]")
      try await browser.wait(step(2) + " && byId('step').textContent.includes('simmer')")
      try await browser.wait("location.search == '?step=2' && document.activeElement.id == 'main'")
      try await browser.click(".go-to li:nth-child(3) a")
      try await browser.wait(step(3) + " && !$('.step [rel=next]')")
      try await browser.click(".step [rel=prev]")
      try await browser.wait(step(2))
      try await browser.click(".go-to li:nth-child(3) a")
      try await browser.wait(step(3))
      try await browser.click(".step .go")
      try await browser.wait("location.pathname == '/recipes/1/cooked'")
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }

    @Test func `at the end one says how it was, undoes that in the toast, and gives stars with a press`() async throws {
      let (library, browser) = try await open(3)
      try await browser.follow(".step .go")
      try await browser.click("label:has([value='4'])")
      try await browser.fill("[name=note]", "less cream")
      try await browser.follow("main .go")
      try await browser.wait(
        "location.pathname == '/recipes/1' && stream?.readyState == EventSource.OPEN && $('.log p').textContent == 'less cream'"
      )
      #expect(try library.output("cooked").hasSuffix("\tLeek soup\t\t4\tless cream\n"))
      let rating = "$$('.stars button').findIndex(button => button.ariaPressed == 'true')"
      try await browser.wait("\(rating) == 3")
      try await browser.run("window.isFirstPage = true")
      try await browser.click(".toast button")
      try await browser.wait("!$('.log') && \(rating) == -1")
      try await browser.click(".stars [value='5']")
      try await browser.wait("\(rating) == 4")
      #expect(try library.output("list", "--rating", "5").contains("Leek soup"))
      // What another program notes is shown as well, and can be removed here.
      try library.run("cooked", "add", "1", "--on", "2026-11-08", "--rating", "2")
      try await browser.wait("$('.log small').textContent == '2026-11-08' && \(rating) == 1")
      try await browser.click(".log button")
      try await browser.wait("!$('.log') && window.isFirstPage")
      #expect(try library.output("cooked") == "")
      try await browser.expectQuiet()
    }

    @Test func `arrows and Space turn steps, and Escape ends the cooking`() async throws {
      let (library, browser) = try await open()
      try await browser.press(Key.right)
      try await browser.wait(step(2))
      try await browser.press(Key.space)
      try await browser.wait(step(3))
      // There is no fourth step.
      try await browser.press(Key.right, Key.left)
      try await browser.wait(step(2))
      try await browser.press(Key.escape)
      try await browser.wait("location.pathname == '/recipes/1'")
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }

    @Test func `a swipe turns a step`() async throws {
      let (library, browser) = try await open()
      try await browser.swipe(".say", by: -200)
      try await browser.wait(step(2))
      // Elsewhere this goes back in the history.
      try await browser.swipe(".say", by: 200)
      try await browser.wait(step(1))
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }

    @Test func `the steps that are ahead need no server`() async throws {
      let (library, browser) = try await open()
      try await browser.wait("stepPages.size == 3")
      _ = try await browser.script("Promise.all(stepPages.values()).then(() => done(true))", as: Bool.self)
      library.stop()
      try await browser.press(Key.right)
      try await browser.wait(step(2))
      try await browser.press(Key.right)
      try await browser.wait(step(3))
      try await browser.expectQuiet()
    }

    @Test func `a tick of an ingredient is the same on each step, on the recipe, and after a reload`() async throws {
      let (library, browser) = try await open()
      try await browser.click("main .ingr [name=i1]")
      try await browser.wait("$$('.ingr [name=i1]').length == 2 && $$('.ingr [name=i1]').every(box => box.checked)")
      try await browser.press(Key.right)
      try await browser.wait(step(2) + " && $('footer [name=i1]').checked && !$('main [name=i2]').checked")
      try await library.open("/recipes/1", in: browser)
      try await browser.wait("$$('.ingr input:checked').map(box => box.name).join() == 'i1'")
      try await browser.click(".ingr [name=i1]")
      try await library.open("/recipes/1/cook", in: browser)
      try await browser.wait("typeof turnPage == 'function' && !$('.ingr input:checked')")
      try await browser.expectQuiet()
    }

    @Test func `timers start, pause, outlive a reload, ring, and stop`() async throws {
      let (library, browser) = try await open(2)
      try await browser.click(".say .timer")
      try await browser.wait("$$('#clocks li').length == 1 && $('#clocks time').textContent == '20:00'")
      #expect(
        try await browser.evaluate("$('#clocks small').textContent", as: String.self) == "Leek soup, 20 minutes")
      try await browser.wait("$('#clocks time').textContent == '19:59'")
      try await browser.click("#clocks button")
      try await browser.wait("$('#clocks button').ariaLabel.startsWith('Go on')")
      try await library.open("/recipes/1/cook?step=3", in: browser)
      try await browser.wait(
        "$('#clocks button')?.ariaLabel.startsWith('Go on') && $('#clocks time').textContent == '19:59'")
      try await browser.click("#clocks button")
      try await browser.wait("$('#clocks button').ariaLabel.startsWith('Pause')")
      try await browser.click(".say .timer")
      try await browser.wait("$$('#clocks li').length == 2 && $('#clocks time').textContent.startsWith('2:0')")
      // Two minutes pass at once, and each tone that begins is counted.
      try await browser.run(
        """
        window.tones = 0
        const { start } = AudioScheduledSourceNode.prototype
        AudioScheduledSourceNode.prototype.start = function (at) { tones += 1; start.call(this, at) }
        const { now } = Date
        Date.now = () => now.call(Date) + 121000
        """)
      try await browser.wait("window.tones >= 3 && $$('#clocks li.due').length == 1")
      try await browser.wait("$('.live').textContent == 'Leek soup, 2 minutes: time is up.'")
      try await browser.click("#clocks .due button")
      try await browser.wait("$$('#clocks li').length == 1 && !$('#clocks .due')")
      try await browser.click("#clocks button")
      try await browser.wait("$('#clocks button').ariaLabel.startsWith('Go on')")
      try await browser.expectQuiet()
    }

    @Test func `the switch keeps the screen on, and takes the lock again when the page is seen again`() async throws {
      let (library, browser) = try await open()
      // A test's machine may refuse the lock; this one is granted when the gate is open.
      try await browser.run(
        """
        window.locks = []
        window.gate = Promise.resolve()
        navigator.wakeLock.request = async kind => {
          const lock = { kind, released: false, release: async () => { lock.released = true } }
          locks.push(lock)
          await gate
          return lock
        }
        """)
      try await browser.focus("#awake")
      try await browser.press(Key.space)
      try await browser.wait(
        "byId('awake').checked && locks.length == 1 && locks[0].kind == 'screen' && lock == locks[0]")
      try await browser.run("locks[0].released = true; document.dispatchEvent(new Event('visibilitychange'))")
      try await browser.wait("locks.length == 2 && lock == locks[1]")
      try await browser.press(Key.space)
      try await browser.wait("!byId('awake').checked && locks.every(lock => lock.released)")
      // Off again before the lock is there.
      try await browser.run("window.gate = new Promise(done => window.open = done)")
      try await browser.press(Key.space, Key.space)
      try await browser.run("open()")
      try await browser.wait("locks.length == 3 && locks.every(lock => lock.released)")
      try await browser.expectQuiet()
      withExtendedLifetime(library) {}
    }
  }
}
