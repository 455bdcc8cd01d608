// The cook page, after the script of a recipe: steps, timers, and a screen that stays on.
//
// Source: Screen Wake Lock API, W3C: https://www.w3.org/TR/screen-wake-lock/

// ---- Cooking: the next step without a new page

const stepPages = new Map()

/** All steps are fetched at once, so that a kitchen without reception can go on. */
const stepPage = address => {
  if (!stepPages.has(address)) stepPages.set(address, load(address))
  return stepPages.get(address)
}

const goTo = async address => {
  try {
    const page = await stepPage(address)
    for (const selector of ['main', '.go-to', '.step']) $(selector).replaceWith($(selector, page).cloneNode(true))
    history.replaceState(null, '', address)
    showTicks()
    $('main').focus()
  } catch {
    location.assign(address)
  }
}

const turnPage = way => {
  const link = $(`.step [rel=${way}]`)
  if (link) goTo(link.href)
}

$$('.go-to a').forEach(link => stepPage(link.href).catch(() => stepPages.delete(link.href)))
on('click', '.go-to a, .step a[rel]', (event, link) => {
  event.preventDefault()
  goTo(link.href)
})
document.addEventListener('keydown', event => {
  if (event.target.closest('button, input, summary, a') && event.key == ' ') return
  const way = { ArrowRight: 'next', ' ': 'next', ArrowLeft: 'prev' }[event.key]
  if (way) turnPage(way)
  else if (event.key == 'Escape') $('.top a').click()
  else return
  event.preventDefault()
})
let start
document.addEventListener('touchstart', event => (start = event.touches[0]), { passive: true })
document.addEventListener('touchend', event => {
  const { clientX, clientY } = event.changedTouches[0],
    way = clientX - start.clientX
  if (Math.abs(way) > 60 && Math.abs(way) > 2 * Math.abs(clientY - start.clientY) && !event.target.closest('.scroll')) {
    turnPage(way < 0 ? 'next' : 'prev')
  }
})

// ---- Timers: several, each with the name of what it waits for; they outlive a reload

let timers = JSON.parse(sessionStorage.timers ?? '[]'),
  sound

const keepTimers = () => {
  sessionStorage.timers = JSON.stringify(timers)
  showTimers()
}

on('click', '.cook .timer', (event, { dataset, textContent }) => {
  event.preventDefault()
  sound ??= new AudioContext()
  const name = `${$('h1').textContent}, ${textContent.trim()}`
  timers.push({
    id: crypto.getRandomValues(new Uint32Array(1))[0],
    name,
    seconds: +dataset.seconds,
    end: Date.now() + dataset.seconds * 1000,
  })
  keepTimers()
})

const left = timer => timer.rest ?? Math.max(0, timer.end - Date.now())

/** Stops a timer that rings; pauses one that runs, and lets it go on. */
const press = timer => {
  if (!left(timer)) timers = timers.filter(other => other != timer)
  else if (timer.rest) [timer.end, timer.rest] = [Date.now() + timer.rest, undefined]
  else timer.rest = left(timer)
  keepTimers()
}

const showTimers = () => {
  const row = byId('clocks')
  row.hidden = byId('rings').hidden = !timers.length
  timers.sort((one, other) => left(one) - left(other))
  row.replaceChildren(
    ...timers.map(timer => {
      const seconds = Math.ceil(left(timer) / 1000),
        isDue = !seconds
      const [word, sign] = isDue ? ['Stop', 'check'] : timer.rest ? ['Go on with', 'next'] : ['Pause', 'pause']
      const item =
        byId(`t${timer.id}`) ??
        element(
          `<li id="t${timer.id}"><div class="bar"><div><small dir="auto"></small><br><time></time></div><button class="icon end"></button></div><progress max="${timer.seconds}"></progress></li>`,
        )
      item.classList.toggle('due', isDue)
      $('small', item).textContent = isDue ? `${timer.name}, done` : timer.name
      $('time', item).textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      $('progress', item).value = timer.seconds - seconds
      $('progress', item).ariaLabel = timer.name
      const button = $('button', item)
      if (button.dataset.sign != sign) button.innerHTML = icon((button.dataset.sign = sign))
      button.ariaLabel = `${word} ${timer.name}`
      button.onclick = () => press(timer)
      return item
    }),
  )
}

const tick = () => {
  const due = timers.filter(timer => !left(timer))
  for (const timer of due.filter(timer => !timer.isSaid)) {
    timer.isSaid = true
    say(`${timer.name}: time is up.`)
  }
  if (due.length) ring()
  if (timers.length) showTimers()
}

/** Three short tones. */
const ring = () => {
  for (const at of sound ? [0, 0.2, 0.4] : []) {
    const tone = new OscillatorNode(sound, { frequency: 880 }),
      begin = sound.currentTime + at
    tone.connect(sound.destination)
    tone.start(begin)
    tone.stop(begin + 0.12)
  }
}

showTimers()
setInterval(tick, 1000)

// ---- A screen that stays on; a browser takes the lock away from a tab that is not seen

const awake = byId('awake')
let lock, locking

const changeLock = async () => {
  if (!awake.checked) lock = void (await lock?.release())
  else if (!document.hidden) lock = await navigator.wakeLock.request('screen').catch(() => undefined)
}

/** One change after the other: a lock may come when it is no longer wanted. */
const keepOn = () => (locking = Promise.resolve(locking).then(changeLock))

if (awake && 'wakeLock' in navigator) {
  awake.addEventListener('change', keepOn)
  document.addEventListener('visibilitychange', keepOn)
} else if (awake) {
  awake.parentElement.replaceWith(element('<small>This browser cannot keep the screen on.</small>'))
}
