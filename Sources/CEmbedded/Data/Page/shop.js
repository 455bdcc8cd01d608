// The shopping list: ticks that wait for the server where there is no connection.

// ---- Ticks: shown at once, and kept until the server has them

// What waits by its entry: how much was needed of what was ticked, false for what was unticked.
const waiting = () => JSON.parse(localStorage.ticks ?? '{}')
const keepWaiting = ticks => (localStorage.ticks = JSON.stringify(ticks))
const entries = () => $$('#shop .tick')
// What the server has, and is still to be seen in the events.
let sent = []
let isCut = false,
  sending = Promise.resolve()

on('click', 'button.tick', (event, button) => {
  event.preventDefault()
  keepWaiting({ ...waiting(), [button.value]: button.ariaChecked != 'true' && button.dataset.need })
  mine.add(button.closest('li').id)
  showShop()
  sendTicks()
})

const sendTicks = () =>
  (sending = sending.then(async () => {
    const wasCut = isCut,
      count = Object.keys(waiting()).length
    const isSent = (await sendSome(true)) && (await sendSome(false))
    isCut = !isSent
    if (isCut) setTimeout(sendTicks, 3000)
    if (isCut && !wasCut) say('No connection: what you tick is kept here, and sent when it is back.')
    if (isSent && wasCut && count) say(count == 1 ? '1 tick was sent.' : `${count} ticks were sent.`)
    showShop()
  }))

/** Sends what was ticked, or what was unticked; false where it has to wait. */
const sendSome = async isGot => {
  const some = Object.entries(waiting()).filter(([, need]) => !!need == isGot)
  if (!some.length) return true
  const fields = some.flatMap(([key, need]) =>
    isGot
      ? [
          ['tick', key],
          ['need', need],
        ]
      : [['untick', key]],
  )
  const response = await post('/shop/tick', fields, 'shop').catch(() => undefined)
  if (!response || [429, 503].includes(response.status)) return false
  if (response.redirected) location.reload()
  // One that was pressed again meanwhile waits for its own turn.
  const ticks = Object.fromEntries(some)
  keepWaiting(Object.fromEntries(Object.entries(waiting()).filter(([key, need]) => need !== ticks[key])))
  if (response.ok) keepShown(ticks, response)
  else {
    say((await response.json().catch(() => ({}))).detail ?? 'Not done.')
    renewAll()
  }
  return true
}

const keepShown = async (ticks, response) => {
  sent.push(ticks)
  await isShown(response, 'shop')
  sent = sent.filter(other => other != ticks)
  showShop()
}

/** What is on its way stands on what the server has sent; and how much is left to get. */
const showShop = () => {
  const count = Object.keys(waiting()).length,
    ticks = Object.assign({}, ...sent, waiting())
  for (const entry of entries()) {
    entry.dataset.sent ??= entry.ariaChecked
    entry.ariaChecked = entry.value in ticks ? !!ticks[entry.value] : entry.dataset.sent
    entry.name = entry.ariaChecked == 'true' ? 'untick' : 'tick'
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
// Another tab has sent them.
addEventListener('storage', showShop)
sendTicks()

// ---- Lines of one's own, and the menu

on('submit', '#line', async (event, form) => {
  event.preventDefault()
  const field = $('.field', form)
  if (await send(form.action, new FormData(form))) field.value = ''
  field.focus()
})

on('click', '.head .menu button', (_, button) => (button.closest('details').open = false))
