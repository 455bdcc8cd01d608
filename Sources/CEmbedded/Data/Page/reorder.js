// Rows moved by pointer, keys, and menu.
//
// Source: Pointer Events 3; WCAG 2.2, 2.5.7 (Dragging Movements); ARIA Authoring Practices, Menu Button.

// ---- Reordering: a grip drags, a tap or Enter opens a menu, Space lifts for the arrows

const grips = '[data-reorder] .grip'
const listOf = row => row.closest('[data-reorder]')
const rowsOf = list => [...list.children].filter(row => $('.grip', row))
const siblings = row => rowsOf(listOf(row))
const item = row => $('.grip', row).value
// Its grip says "Move Tomato soup".
const title = row => $('.grip', row).ariaLabel.slice(5)
const position = row =>
  `${siblings(row).indexOf(row) + 1} of ${byId('count')?.textContent ?? siblings(row).length}${nameOf(listOf(row))}`

// Where rows go from one list to another, another script says how.
let nameOf = () => '',
  listAt = listOf,
  goBeyond = () => {},
  placeIn = () => undefined

const sayPlace = (row, done = '') => say(`${title(row)}${done}, ${position(row)}.`)

/** A row, and what an expanded collection shows below itself. */
const unit = row => {
  const rows = [row]
  while (rows.at(-1).nextElementSibling?.matches('.under')) rows.push(rows.at(-1).nextElementSibling)
  return rows
}

const nextOf = row => unit(row).at(-1).nextElementSibling

const put = (row, before, list = listOf(row)) => {
  const place = tops([...listOf(row).children, ...list.children])
  // Where the browser can, a moved row keeps focus and capture.
  const move = list.moveBefore ?? list.insertBefore
  for (const part of unit(row)) move.call(list, part, before)
  slide(place, 120)
}

/** Says where a row is now: by its neighbor, for places differ where only a part of the list is shown. */
const sendPlace = async (row, to) => {
  const rows = siblings(row),
    at = rows.indexOf(row),
    neighbor = rows[at - 1] ?? rows[at + 1]
  const place = neighbor ? (to ? { to } : { [at ? 'after' : 'before']: item(neighbor) }) : placeIn(listOf(row))
  if (!place) return
  const name = row.closest('[data-topic]')?.dataset.topic,
    move = { name, key: row.id }
  mine.add(row.id)
  moves.add(move)
  const isDone = await send(listOf(row).dataset.reorder, { item: item(row), ...place }, name)
  moves.delete(move)
  if (!isDone) renewAll()
}

const begin = (row, more) => {
  let finish
  drag = { row, list: listOf(row), from: nextOf(row), end: new Promise(done => (finish = done)), finish, ...more }
  row.classList.add('lifted')
}

const finish = (isDropped, how) => {
  const { row, list, from, frame, finish } = drag
  cancelAnimationFrame(frame)
  row.classList.remove('lifted', 'drag')
  row.style.transform = ''
  $('.grip', row).removeAttribute('aria-pressed')
  const isMoved = nextOf(row) != from || listOf(row) != list
  if (isMoved && isDropped) sendPlace(row)
  else if (isMoved) put(row, from, list)
  if (how) sayPlace(row, isDropped ? ' dropped' : ' put back')
  drag = undefined
  finish()
}

// ---- By pointer

let pressed

on('pointerdown', grips, (event, grip) => {
  if (event.isPrimary && event.button == 0 && !drag) pressed = { grip, y: event.clientY, id: event.pointerId }
})

on('pointermove', '*', event => {
  if (pressed && Math.abs(event.clientY - pressed.y) > 4) {
    const row = pressed.grip.closest('li')
    begin(row, { x: event.clientX, y: event.clientY })
    row.classList.add('drag')
    // The list captures: a row that is moved would lose the pointer.
    listOf(row).setPointerCapture(pressed.id)
    pressed = undefined
    follow()
  }
  if (drag?.y !== undefined) [drag.x, drag.y] = [event.clientX, event.clientY]
})

const middle = row => {
  const { top, height } = box(row)
  return top + height / 2
}

/** Once a frame: the row follows the pointer, others make room, and the edge scrolls. */
const follow = () => {
  if (drag?.y === undefined) return
  const { row, y } = drag
  scrollAtEdge(row, y)
  makeRoom()
  row.style.transform = `translateY(${y - middle(row)}px)`
  drag.frame = requestAnimationFrame(follow)
}

const makeRoom = () => {
  const { row, y } = drag
  row.style.transform = 'none'
  const list = listAt(row, drag)
  if (list != listOf(row)) put(row, rowsOf(list).find(other => y < middle(other)) ?? null, list)
  const others = siblings(row),
    at = others.indexOf(row)
  const above = others.slice(0, at).find(other => y < middle(other))
  const below = others.slice(at + 1).findLast(other => y > middle(other))
  if (above) put(row, above)
  else if (below) put(row, nextOf(below))
}

const scrollAtEdge = (row, y) => {
  let pane = row.parentElement
  while (pane && !(pane.scrollHeight > pane.clientHeight && /auto|scroll/.test(getComputedStyle(pane).overflowY)))
    pane = pane.parentElement
  const { top, bottom } = pane ? box(pane) : { top: 0, bottom: innerHeight }
  const way = Math.min(0, y - top - 48) + Math.max(0, y - bottom + 48)
  ;(pane ?? document.scrollingElement).scrollBy(0, Math.max(-16, Math.min(16, way / 2)))
}

const release = isDropped => {
  pressed = undefined
  if (drag?.y === undefined) return
  // At its end a pointer may have moved on since the last frame.
  if (isDropped) makeRoom()
  finish(isDropped)
}
on('pointerup', '*', () => release(true))
on('pointercancel', '*', () => release(false))
// A row that has moved on may have its link where the pointer went down, which the browser would drag.
on('dragstart', '*', event => drag && event.preventDefault())

// ---- By keys

on('keydown', grips, (event, grip) => {
  const row = grip.closest('li')
  if (event.key == ' ' && !drag) {
    begin(row)
    grip.ariaPressed = 'true'
    say(`${title(row)} lifted, ${position(row)}. Arrows move it, Space drops it, Escape puts it back.`)
  } else if (drag?.row == row && event.key in steps) {
    step(row, event.key)
    grip.focus()
    sayPlace(row)
  } else if (drag?.row == row && (event.key == ' ' || event.key == 'Enter')) {
    finish(true, 'said')
    grip.focus()
  } else return
  event.preventDefault()
})
on('keydown', '*', event => {
  if (event.key != 'Escape' || !drag) return
  const grip = $('.grip', drag.row)
  finish(false, 'said')
  grip.focus()
})
// Space presses a button when it comes up again.
on('keyup', grips, event => event.key == ' ' && event.preventDefault())
on('focusout', '.lifted .grip', event => event.relatedTarget && drag && drag.y === undefined && finish(true))

/** The row that another goes before, for each key; undefined where it cannot go. */
const steps = {
  ArrowUp: (rows, row) => rows[rows.indexOf(row) - 1],
  ArrowDown: (rows, row) => (row != rows.at(-1) ? nextOf(rows[rows.indexOf(row) + 1]) : undefined),
  Home: rows => rows[0],
  End: rows => nextOf(rows.at(-1)),
}

const step = (row, key) => {
  const before = steps[key](siblings(row), row)
  if (before === undefined) goBeyond(row, key)
  if (before === undefined || before == row) return
  put(row, before)
  row.scrollIntoView({ block: 'nearest' })
}

// ---- By menu

on('click', grips, (event, grip) => {
  event.preventDefault()
  const isOpen = grip.ariaExpanded == 'true'
  closeMenu()
  if (!isOpen) openMenu(grip.closest('li'), grip)
})

const openMenu = (row, grip) => {
  const menu = element('<div class="menu"><div role="menu"></div></div>'),
    list = menu.firstChild
  menu.style.margin = 0
  list.ariaLabel = grip.ariaLabel
  const add = (name, act) => {
    const entry = element('<button type="button" role="menuitem" tabindex="-1"></button>')
    entry.textContent = name
    entry.onclick = () => {
      closeMenu()
      grip.focus()
      act()
    }
    list.append(entry)
  }
  const to = (name, key, end) =>
    add(name, () => {
      step(row, key)
      sendPlace(row, end)
      sayPlace(row)
    })
  const go = (name, address) => add(name, () => location.assign(address))
  to('Move to top', 'Home', 'top')
  to('Move up', 'ArrowUp')
  to('Move down', 'ArrowDown')
  to('Move to bottom', 'End', 'bottom')
  go('Move before…', `${grip.form.action}?item=${encodeURIComponent(item(row))}`)
  const heart = $('.heart', row),
    page = $('a', row)?.pathname
  if (heart) {
    add(heart.ariaPressed == 'true' ? 'No favorite' : 'Favorite', () => heart.click())
    go('Put into…', `${page}/collections`)
    add('Delete', () => send(`${page}/delete`, {}))
  } else if (page) go('Rename or delete…', `${page}/edit`)
  grip.ariaExpanded = 'true'
  row.append(menu)
  list.scrollIntoView({ block: 'nearest' })
  list.firstChild.focus()
}

const closeMenu = () => {
  $('.grip[aria-expanded=true]')?.setAttribute('aria-expanded', 'false')
  $('[data-reorder] .menu')?.remove()
}

on('keydown', '[role=menu]', (event, list) => {
  const entries = [...list.children],
    at = entries.indexOf(document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to !== undefined) entries.at(to % entries.length).focus()
  else if (event.key == 'Escape' || event.key == 'Tab') {
    const grip = $('.grip', list.closest('li'))
    closeMenu()
    grip.focus()
  } else return
  event.preventDefault()
})
on('pointerdown', '*', event => event.target.closest('.menu, .grip') || closeMenu())
