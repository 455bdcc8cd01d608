// Forms, lists without end, and the beginning of the work.

// ---- Forms that are sent without leaving the page

/** Asks for a change; the answer has the mark of a topic by then. */
const post = (address, fields, topic) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: topic ? { 'Recipes-Topic': topic } : {},
  })

/** Whether the server did it, 204, once the topic shows it. If not, it says why (RFC 9457). */
const send = async (address, fields, topic) => {
  try {
    const response = await post(address, fields, topic)
    if (response.redirected) location.reload()
    if (response.ok && topic) await isShown(response, topic)
    if (response.ok) return true
    const problem = await response.json().catch(() => ({}))
    say(problem.detail ?? 'Not done.')
  } catch {
    say('Not done: the server does not answer.')
  }
  return false
}

/** What was shown too early goes back to what is so. */
const renewAll = () => topics().forEach(e => inOrder(() => renew(e.dataset.topic)))

on('submit', 'form[method=post]', async (event, form) => {
  const button = event.submitter,
    toast = form.closest('.live')
  const row = button?.closest('li'),
    heart = button?.closest('.heart')
  if (!form.hidden && !toast) return
  event.preventDefault()
  const fields = new FormData(form, button)
  toast?.replaceChildren()
  if (heart) turn(heart)
  if (row) mine.add(row.id)
  if (await send(form.action, fields)) return
  if (heart) turn(heart)
  renewAll()
})

/** A heart turns at once. */
const turn = heart => {
  const isOn = heart.ariaPressed == 'true'
  heart.ariaPressed = !isOn
  heart.name = isOn ? 'favorite' : 'unfavorite'
}

// ---- A list without end

const nearEnd = new IntersectionObserver(
  entries => {
    if (entries.some(e => e.isIntersecting)) inOrder(showMore)
  },
  { scrollMargin: '600px', rootMargin: '600px' },
)

const showMore = async () => {
  const link = $('.foot a'),
    last = $('#list > :last-child')
  if (!link || !last) return
  const address = new URL(link.href)
  // Rows have come and gone since the link was written.
  address.searchParams.set('after', number(last))
  const page = await load(address)
  byId('list').append(...$$('#list > li', page).filter(row => !byId(row.id)))
  const next = $('.foot a', page)
  if (next) link.href = next.href
  else link.closest('.foot').remove()
  prepare()
}

// ---- What a new part of the page needs; the scripts of some pages add to it

const preparations = [
  () => {
    nearEnd.disconnect()
    $$('.foot a').forEach(link => nearEnd.observe(link))
  },
]
const prepare = () => preparations.forEach(act => act())

on('click', '#print', () => print())

// ---- Begin

prepare()
listen()
// Without https there is no service worker, and nothing to read without the server.
navigator.serviceWorker?.register('/worker.js').catch(console.warn)
