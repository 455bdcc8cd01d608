// Rows moved from one list of a page to another, between aisles and between days, after `reorder`.
//
// A list names itself by `data-into`, a field of the form, and `data-name`, its value, for a row that is alone in it.

// ---- Rows that go from one list to another

const listsOf = row => $$('[data-reorder]').filter(list => list.dataset.reorder == listOf(row).dataset.reorder)

nameOf = list => `, ${list.ariaLabel ?? $('h2', list.parentElement).textContent}`
placeIn = ({ dataset: { into, name } }) => into && { [into]: name }

listAt = (row, { x, y }) =>
  listsOf(row).find(list => {
    const { top, bottom, left, right } = box(list.parentElement)
    return top <= y && y <= bottom && left <= x && x <= right
  }) ?? listOf(row)

goBeyond = (row, key) => {
  const lists = listsOf(row),
    list = lists[lists.indexOf(listOf(row)) + (key == 'ArrowUp' ? -1 : 1)]
  if (list) put(row, key == 'ArrowUp' ? null : (rowsOf(list)[0] ?? null), list)
  row.scrollIntoView({ block: 'nearest' })
}
