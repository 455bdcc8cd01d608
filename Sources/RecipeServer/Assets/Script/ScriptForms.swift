extension PageScript {
  /// Forms, lists without end, search as you type, amounts, and ticks.
  static let forms: StaticString = #"""
    // ---- Forms that are sent without leaving the page

    /** Whether the server did it: 204. If not, it says why (RFC 9457). */
    const send = async (address, fields) => {
      try {
        const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
        if (response.redirected) location.reload()
        if (response.ok) return true
        const problem = await response.json().catch(() => ({}))
        say(problem.detail ?? problem.title ?? 'That was not done.')
      } catch {
        say('That was not done: the server does not answer.')
      }
      return false
    }

    /** What was shown too early goes back to what is so. */
    const renewAll = () => topics().forEach(e => inOrder(() => renew(e.dataset.topic)))

    on('submit', 'form[method=post]', async (event, form) => {
      if (!form.hidden && !form.closest('.live')) return
      event.preventDefault()
      const button = event.submitter, fields = new FormData(form, button)
      if (form.closest('.live')) live.replaceChildren()
      if (button?.matches('.heart')) turn(button)
      if (button?.closest('li')) mine.add(button.closest('li').id)
      if (!await send(form.action, fields)) {
        if (button?.matches('.heart')) turn(button)
        renewAll()
      }
    })

    /** A heart turns at once. */
    const turn = heart => {
      const isOn = heart.ariaPressed == 'true'
      heart.ariaPressed = !isOn
      heart.name = isOn ? 'favorite' : 'unfavorite'
    }

    // ---- A list without end

    const nearEnd = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) inOrder(showMore)
    }, { scrollMargin: '600px', rootMargin: '600px' })

    const showMore = async () => {
      const link = $('.foot a'), list = byId('list')
      if (!link || !list?.lastElementChild) return
      const address = new URL(link.href)
      // Rows have come and gone since the link was written.
      address.searchParams.set('after', number(list.lastElementChild))
      const page = await load(address)
      list.append(...$$('#list > li', page).filter(row => !byId(row.id)))
      const next = $('.foot a', page)
      if (next) link.href = next.href
      else link.closest('.foot').remove()
      prepare()
    }

    // ---- Search as you type

    let typing, searching

    on('input', '[role=search] [type=search]', (_, field) => {
      clearTimeout(typing)
      if (byId('results')) typing = setTimeout(() => search(field), 150)
    })

    const search = async field => {
      searching?.abort()
      searching = new AbortController()
      const address = `${field.form.action}?${new URLSearchParams({ q: field.value })}`
      try {
        const page = await load(address, { signal: searching.signal })
        byId('results').replaceWith($('#results', page))
        history.replaceState(null, '', address)
        listen()
      } catch (error) {
        if (error.name != 'AbortError') setLive(false)
      }
    }

    // ---- Amounts without a new page

    const showAmounts = async address => {
      const page = await load(address)
      keepingFocus(() => byId('recipe').replaceWith($('#recipe', page)))
      history.replaceState(null, '', address)
      prepare()
    }

    on('click', 'a', (event, link) => {
      if (!link.closest('.scale') || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      inOrder(() => showAmounts(link.href))
    })
    on('change', '.scale select', (_, { form }) => {
      inOrder(() => showAmounts(`${form.action}${form.action.includes('?') ? '&' : '?'}${new URLSearchParams(new FormData(form))}`))
    })

    // ---- Ticks of ingredients, kept in this tab, the same while cooking

    const tickKey = `ticks ${location.pathname.match(/^\/recipes\/\d+/)?.[0]}`
    const ticks = () => new Set(JSON.parse(sessionStorage[tickKey] ?? '[]'))

    on('change', '.ingr input', (_, box) => {
      const all = ticks()
      box.checked ? all.add(box.name) : all.delete(box.name)
      sessionStorage[tickKey] = JSON.stringify([...all])
      showTicks()
    })

    const showTicks = () => {
      const all = ticks()
      for (const box of $$('.ingr input')) box.checked = all.has(box.name)
    }

    on('click', '#print', () => print())

    /** What a new part of the page needs. */
    const prepare = () => {
      $$('form.scale button').forEach(button => button.remove())
      showTicks()
      nearEnd.disconnect()
      $$('.foot a').forEach(link => nearEnd.observe(link))
    }

    """#
}
