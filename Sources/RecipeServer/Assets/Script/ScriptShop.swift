extension PageScript {
  /// The script of the shopping list: ticks that wait for the server where there is no connection.
  static let shop: StaticString = #"""
    // ---- Ticks: shown at once, and kept until the server has them

    // What waits by its entry: how much was needed of what was ticked, false for what was unticked.
    const waiting = () => JSON.parse(localStorage.ticks ?? '{}')
    const keepWaiting = ticks => localStorage.ticks = JSON.stringify(ticks)
    const entries = () => $$('#shop .tick')
    let isCut = false, sending = Promise.resolve()

    on('click', 'button.tick', (event, button) => {
      event.preventDefault()
      keepWaiting({ ...waiting(), [button.value]: button.ariaChecked != 'true' && button.dataset.need })
      mine.add(button.closest('li').id)
      showShop()
      sendTicks()
    })

    const sendTicks = () => sending = sending.then(async () => {
      const wasCut = isCut, count = Object.keys(waiting()).length
      const isSent = await sendSome(true) && await sendSome(false)
      isCut = !isSent
      if (isCut) setTimeout(sendTicks, 3000)
      if (isCut && !wasCut) say('No connection: what you tick is kept here, and sent when it is back.')
      if (isSent && wasCut && count) say(count == 1 ? '1 tick was sent.' : `${count} ticks were sent.`)
      showShop()
    })

    /** Sends what was ticked, or what was unticked; false where it has to wait. */
    const sendSome = async isGot => {
      const sent = Object.entries(waiting()).filter(([, need]) => !!need == isGot)
      if (!sent.length) return true
      const body = new URLSearchParams(
        sent.flatMap(([key, need]) => isGot ? [['tick', key], ['need', need]] : [['untick', key]]))
      const response = await fetch('/shop/tick', { method: 'POST', body }).catch(() => undefined)
      if (!response || [429, 503].includes(response.status)) return false
      if (response.redirected) location.reload()
      // One that was pressed again meanwhile waits for its own turn.
      const done = Object.fromEntries(sent)
      keepWaiting(Object.fromEntries(Object.entries(waiting()).filter(([key, need]) => need !== done[key])))
      if (!response.ok) {
        say((await response.json().catch(() => ({}))).detail ?? 'Not done.')
        renewAll()
      }
      return true
    }

    /** What waits stands on what the server has sent; and how much is left to get. */
    const showShop = () => {
      const ticks = waiting(), count = Object.keys(ticks).length
      for (const entry of entries()) {
        if (ticks[entry.value] === undefined) continue
        const isGot = !!ticks[entry.value]
        entry.ariaChecked = isGot
        entry.name = isGot ? 'untick' : 'tick'
      }
      const got = entries().filter(entry => entry.ariaChecked != 'false').length
      write('got', `${entries().length - got} to get, ${got} got`)
      byId('waiting').hidden = !isCut || !count
      write('waiting', `No connection. ${count == 1 ? '1 tick is' : `${count} ticks are`} kept here, and sent when it is back.`)
    }

    const write = (id, text) => {
      if (byId(id).textContent != text) byId(id).textContent = text
    }

    new MutationObserver(showShop).observe($('main'), { childList: true, subtree: true })
    addEventListener('online', sendTicks)
    sendTicks()

    // ---- Lines of one's own, and the menu

    on('submit', '#line', async (event, form) => {
      event.preventDefault()
      const field = $('.field', form)
      if (await send(form.action, new FormData(form))) field.value = ''
      field.focus()
    })

    on('click', '.head .menu button', (_, button) => button.closest('details').open = false)

    """#
}
