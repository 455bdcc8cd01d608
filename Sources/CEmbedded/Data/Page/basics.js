// What every page needs: words for the document, forms sent without leaving the page, toasts, and whether the page is live.
//
// Pages work by links and forms alone; the scripts make them live and quicker. `basics`, `events`, `rows`, and `forms` are
// joined for all pages; the others come after them on the pages that need them. They rely on this markup:
// - `data-topic` and `data-since` on each live element; its rows are children with the keys of events as ids, in the
//   element itself if that is a list, else in the lists marked with `data-section`.
// - `data-reorder` on a list: the address that its rows are moved by; a row that can be moved has a `.grip`.
// - `hidden` on forms whose buttons stand elsewhere: they are sent without leaving the page.

'use strict'

// ---- Words for the document

const $ = (selector, root = document) => root.querySelector(selector)
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]
const byId = id => document.getElementById(id)

/** Calls `act` with the event and the element, for elements of today and of later. */
const on = (type, selector, act) =>
  document.addEventListener(type, event => {
    const element = event.target.closest?.(selector)
    if (element) act(event, element)
  })

/** The first element of some markup: the server's, or a constant. Other text goes through `textContent`. */
const element = markup => {
  const template = document.createElement('template')
  template.innerHTML = markup.trim()
  return template.content.firstElementChild
}

const icon = name => {
  const sprite = $('use[href^="/"]')?.href.baseVal.split('#')[0] ?? ''
  return `<svg aria-hidden="true"><use href="${sprite}#${name}"/></svg>`
}

/** A page of this server as a document. */
const load = async (address, options) => {
  const response = await fetch(address, { headers: { Accept: 'text/html' }, ...options })
  // What is gone says so itself.
  if (response.status == 404) location.reload()
  if (!response.ok) throw response
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
const isReadOnly = 'readonly' in document.body.dataset

// ---- What is said: one toast at a time, in the live region that is there from the beginning

const live = $('.live')
let leaving

const say = (text, step) => {
  const toast = element('<div class="toast"><span></span></div>')
  toast.firstChild.textContent = text
  if (step && !isReadOnly) {
    toast.append(element(`<form method="post" action="/history/${step}/undo"><button class="btn bare">Undo</button></form>`))
  }
  live.replaceChildren(toast)
  leave(step ? 10000 : 6000)
}

/** Takes the toast away, but not from under a pointer or the focus. */
const leave = delay => {
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    if (live.matches(':hover, :focus-within')) leave(1000)
    else live.replaceChildren()
  }, delay)
}

if (live?.firstElementChild) leave(10000)

// ---- Whether the page is live

// A page that was kept for later says so by this header.
let heardAt = new Date(document.lastModified)

const setLive = isLive => {
  if (isLive) $('.off')?.remove()
  if (isLive || $('.off')) return
  const line = element(
    `<p class="off" role="status">${icon('away')}<span></span><button class="btn bare end">Try again</button></p>`,
  )
  const time = heardAt.toLocaleTimeString([], { timeStyle: 'short' })
  $('span', line).textContent = `Not live, as of ${time}`
  $('button', line).onclick = () => {
    line.remove()
    listen()
  }
  document.body.prepend(line)
}
