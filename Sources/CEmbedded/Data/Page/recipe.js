// A recipe: amounts for as many as one cooks for, and ticks, which the cook page shows as well.

// ---- Amounts without a new page

const showAmounts = async address => {
  const page = await load(address)
  // The menu above the recipe leads to the same amounts.
  keepingFocus(() => ['main .head', '#recipe'].forEach(part => $(part).replaceWith($(part, page))))
  history.replaceState(null, '', address)
  prepare()
}

on('click', 'a', (event, link) => {
  if (!link.closest('.scale') || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  inOrder(() => showAmounts(link.href))
})

// ---- Ticks of ingredients, kept in this tab, the same while cooking

const tickKey = `ticks ${location.pathname.match(/^\/recipes\/\d+/)?.[0]}`
const ticks = () => new Set(JSON.parse(sessionStorage[tickKey] ?? '[]'))

on('change', '.ingr input', (_, box) => {
  const all = ticks()
  box.checked ? all.add(box.name) : all.delete(box.name)
  sessionStorage[tickKey] = JSON.stringify([...all])
  showTicks()
})

const showTicks = () => {
  const all = ticks()
  for (const box of $$('.ingr input')) box.checked = all.has(box.name)
}

/** The row of the recipe in the list next to it, also if the row came later. */
const showHere = () => {
  const row = byId(`r${location.pathname.split('/')[2]}`)
  row?.classList.add('here')
  if (row) $('a', row).ariaCurrent = 'page'
}

preparations.push(showTicks, showHere)
showTicks()
$('#list .here')?.scrollIntoView({ block: 'nearest' })
