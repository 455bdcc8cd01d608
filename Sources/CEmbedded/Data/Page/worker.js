// The service worker: what was read lately can be read without the server, where the page is secure.
//
// Source: Service Workers, W3C.

'use strict'

// How many answers of each kind are kept, and for which paths. What writes or is private to a moment is not kept.
const kinds = [
  { name: 'recipes', most: 50, path: /^\/recipes\/\d+(\/cook)?$/ },
  { name: 'lists', most: 20, path: /^\/(sidebar|shop|lists\/\w+|collections\/\d+)?$/ },
  { name: 'assets', most: 12, path: /^\/assets\//, isFinal: true },
  { name: 'pictures', most: 100, path: /^\/pictures\//, isFinal: true },
]
const patience = 2000

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event,
    url = new URL(request.url)
  const kind = kinds.find(kind => kind.path.test(url.pathname))
  if (request.method != 'GET' || url.origin != location.origin || !kind) return
  // What the script fetches again must be new; the steps while cooking need not be.
  if (kind.isFinal || request.mode == 'navigate' || url.pathname.endsWith('/cook')) event.respondWith(answer(event, kind))
})

/** What is kept, if it never changes or the server is slow; it is renewed all the same. */
const answer = async (event, kind) => {
  const cache = await caches.open(kind.name),
    kept = await cache.match(event.request)
  if (kept && kind.isFinal) return kept
  const fresh = fetch(event.request).then(response => keep(cache, kind, event.request, response))
  event.waitUntil(fresh.catch(() => {}))
  if (!kept) return fresh
  const late = new Promise(done => setTimeout(done, patience, kept))
  return Promise.race([fresh.catch(() => kept), late])
}

const keep = async (cache, kind, request, response) => {
  // A device that was forgotten keeps nothing.
  if (response.status == 401 || response.status == 403) for (const name of await caches.keys()) await caches.delete(name)
  if (!response.ok || response.redirected) return response
  const headers = new Headers(response.headers)
  // The page reads from this how old it is.
  headers.set('Last-Modified', new Date().toUTCString())
  const copy = new Response(await response.clone().blob(), { headers })
  await cache.delete(request)
  await cache.put(request, copy)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - kind.most))) await cache.delete(old)
  return response
}
