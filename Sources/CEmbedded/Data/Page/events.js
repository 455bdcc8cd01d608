// One stream for all topics of the page, read in order.
//
// Source: HTML, 9.2, Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html

// ---- Events: one stream for all topics, worked through in order

let stream, silence
// The row that is being moved.
let drag
let work = Promise.resolve()

/** Does something after everything before it, and never during a drag. */
const inOrder = act =>
  (work = work
    .then(() => drag?.end)
    .then(act)
    .catch(error => {
      console.warn(error)
      setLive(false)
    }))

const topics = () => $$('[data-since]')
const topicNamed = (name, root) => $$('[data-topic]', root).find(e => e.dataset.topic == name)

const listen = () => {
  hush()
  const shown = topics()
  // A browser opens six connections to a server: a tab that is not seen leaves them to others.
  if (document.hidden || !shown.length) return
  const query = new URLSearchParams(
    shown.flatMap(e => [
      ['t', e.dataset.topic],
      ['since', e.dataset.since],
    ]),
  )
  // Events name topics by their places in the request.
  const names = shown.map(e => e.dataset.topic)
  const receive = (type, act) =>
    stream.addEventListener(type, event => {
      heard()
      const data = event.data ? JSON.parse(event.data) : {}
      inOrder(() => act(data, names[data.t], event.lastEventId.split(',')[data.t]))
    })
  stream = new EventSource(`/events?${query}`)
  stream.onopen = heard
  stream.onerror = lost
  receive('batch', change)
  receive('stale', (_, name) => renew(name))
  receive('say', data => say(data.text, data.undo))
  receive('alive', () => {})
  receive('bye', () => {
    hush()
    lost()
  })
}

const hush = () => {
  stream?.close()
  stream = undefined
  clearTimeout(silence)
}

/** The server is there: at least every 25 seconds it says so. */
const heard = () => {
  heardAt = new Date()
  setLive(true)
  clearTimeout(silence)
  silence = setTimeout(() => {
    setLive(false)
    listen()
  }, 60000)
}

/** The browser comes back from a cut in a moment; what lasts longer is shown, and tried again now and then. */
const lost = () => {
  clearTimeout(silence)
  silence = setTimeout(() => {
    setLive(false)
    silence = setTimeout(listen, 10000)
  }, 2000)
}

document.addEventListener('visibilitychange', () => (document.hidden ? hush() : listen()))
addEventListener('pagehide', hush)
addEventListener('pageshow', event => event.persisted && listen())
addEventListener('online', () => listen())

// ---- Changes

const epoch = mark => mark?.split('.')[0]

/** Whether a mark, `epoch.sequence`, says nothing new after another. */
const isPast = (mark, since) => epoch(mark) == epoch(since) && +mark.split('.')[1] <= +since.split('.')[1]

const change = async ({ n, b }, name, mark) => {
  const topic = topicNamed(name)
  if (!topic || isPast(mark, topic.dataset.since)) return
  if (!isApplicable(b, name) || !(await applied(topic, b, n))) return renew(name)
  // The topic's own element may be another one now.
  topicNamed(name).dataset.since = mark
  settle(name)
}

/** Fetches a topic again: what is shown takes the place that the page gives it. */
const renew = async name => {
  const answered = [...awaited]
  const page = await load(location.href),
    shown = topicNamed(name),
    fresh = topicNamed(name, page)
  if (!shown || !fresh) return location.reload()
  const pair = selector => [$(selector), $(selector, page)]
  let parts = [[shown, fresh]]
  // Where there are no rows there is no list: then all of the pane is another.
  if (shown.tagName != fresh.tagName) parts = [[shown.closest('main, aside'), fresh.closest('main, aside')]]
  else if (shown.id == 'list') parts.push(pair('#count'), pair('.foot'))
  keepingFocus(() => {
    for (const [old, now] of parts) now ? (old ? old.replaceWith(now) : fresh.parentElement.append(now)) : old?.remove()
  })
  prepare()
  settle(name, answered)
}

// ---- What this page has done and shows already: it stays until the events that say so are shown

// What waits for them: the topic, the mark that the server answered with, and what comes then.
let awaited = []

/** Resolves when a topic shows what an answer of the server is about. */
const isShown = ({ headers }, name) =>
  new Promise(done => {
    const mark = headers.get('Recipes-Mark')
    awaited.push({ name, mark, done })
    // Its events are not those that this page follows, but what is fetched from now on has the change.
    if (!mark || epoch(mark) != epoch(topicNamed(name)?.dataset.since)) inOrder(() => renew(name))
    else settle(name)
  })

/** Ends the waiting for what a topic shows now: what its mark says, and what was answered before it was fetched. */
const settle = (name, answered = []) => {
  const { since } = topicNamed(name).dataset
  const isHere = wait => wait.name == name && (answered.includes(wait) || (wait.mark && isPast(wait.mark, since)))
  const here = awaited.filter(isHere)
  awaited = awaited.filter(wait => !here.includes(wait))
  here.forEach(wait => wait.done())
}
