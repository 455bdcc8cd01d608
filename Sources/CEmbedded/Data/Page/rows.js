// How batches of `Diffable` change rows.

// ---- Rows

/** What this page did itself needs no tint. */
const mine = new Set()

// Rows that this page has moved, of which the events are still to come.
const moves = new Set()

// Places in batches do not know of what this page has moved, but for the only move itself.
const isApplicable = (batches, name) => {
  const [move, ...others] = [...moves].filter(move => move.name == name)
  const keys = ({ d = [], m = [], i = [], c = [] }) => [...d, ...[...m, ...i, ...c].map(([key]) => key)]
  return !move || (!others.length && batches.flatMap(keys).every(key => key == move.key))
}

/** Applies batches to the rows of a topic; false if the page does not show what they are about. */
const applied = async (topic, batches, count) => {
  const list = topic.matches('ol, ul') && topic
  const place = tops($$('li[id]', topic))
  const focus = focused()
  for (const batch of batches) if (!(await apply(batch, topic, list))) return false
  focus()
  slide(place)
  if (!list) return true
  if (topic.id != 'list') return list.children.length == count
  byId('count').textContent = count
  if (list.children.length >= count) $('.foot')?.remove()
  return count > 0 && ($('.foot') || list.children.length == count)
}

const apply = async ({ s, d = [], m = [], i = [], c = [] }, topic, list) => {
  const rows = list || $(`[data-section="${s}"]`, topic)
  if (!rows) return false
  // What went to another list is there already.
  for (const key of d) if (rows.contains(byId(key))) byId(key).remove()
  const moved = new Map(m.map(([key]) => [key, byId(key)]))
  moved.forEach(row => row?.remove())
  for (const [key, place, markup] of [...m, ...i].sort((one, other) => one[1] - other[1])) {
    // Rows after the window are not there yet: they come when it grows.
    if (place > rows.children.length) continue
    byId(key)?.remove()
    const row = markup ? tinted(element(markup)) : (moved.get(key) ?? (await missing(key, rows, place)))
    if (row) rows.insertBefore(row, rows.children[place] ?? null)
  }
  for (const [key, , markup] of c) reconfigure(byId(key), markup)
  return true
}

const reconfigure = (row, markup) => {
  if (!row) return
  const fresh = tinted(element(markup))
  if (row.matches('.here')) {
    fresh.classList.add('here')
    $('a', fresh).ariaCurrent = 'page'
  }
  row.replaceWith(fresh)
}

const tinted = row => {
  if (!mine.delete(row.id)) row.classList.add('changed')
  return row
}
on('animationend', '.changed', (_, row) => row.classList.remove('changed'))

/** A row from beyond the window that moved into it. */
const missing = async (key, rows, place) => {
  // Next to a recipe, the link to more rows names the list.
  const address = new URL($('.foot a')?.href ?? location.href),
    before = rows.children[place - 1]
  if (place >= rows.children.length) return null
  address.searchParams.set('after', before ? number(before) : '')
  return (await load(address)).getElementById(key)
}

/** The number of a recipe or collection: `r12`, `c7`, `c7r12`. */
const number = row => row.id.match(/\d+$/)?.[0]

// ---- Focus and motion

/** Remembers where the focus is; the answer brings it back to the same control of the same row. */
const focused = () => {
  const row = document.activeElement?.closest('[id]'),
    tags = 'a, button, input, select'
  const at = row && row != document.activeElement ? $$(tags, row).indexOf(document.activeElement) : -1
  return () => {
    if (row && !document.activeElement?.closest('[id]')?.isEqualNode(row)) {
      const now = byId(row.id)
      if (now && now != document.activeElement) (at < 0 ? now : $$(tags, now)[at])?.focus({ preventScroll: true })
    }
  }
}

const keepingFocus = act => {
  const focus = focused()
  act()
  focus()
}

const box = element => element.getBoundingClientRect()
const tops = rows => new Map(rows.map(row => [row, box(row).top]))

/** First, last, invert, play: rows go from where they were to where they are. */
const slide = (place, duration = 180) => {
  if (isCalm.matches) return
  for (const [row, top] of place) {
    const way = row.isConnected ? top - box(row).top : 0
    if (way && !row.matches('.drag')) {
      row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' })
    }
  }
}
