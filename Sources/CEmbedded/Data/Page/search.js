// The search page: results come while words are typed.

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
