extension PageScript {
  /// The script of a recipe: amounts for as many as one cooks for, and ticks, which the cook page shows as well.
  static let recipe: StaticString = #"""
    // ---- Amounts without a new page

    const showAmounts = async address => {
      const page = await load(address)
      keepingFocus(() => byId('recipe').replaceWith($('#recipe', page)))
      history.replaceState(null, '', address)
      prepare()
    }

    on('click', 'a', (event, link) => {
      if (!link.closest('.scale') || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      inOrder(() => showAmounts(link.href))
    })
    on('change', '.scale select', (_, { form }) => {
      inOrder(() => showAmounts(`${form.action}${form.action.includes('?') ? '&' : '?'}${new URLSearchParams(new FormData(form))}`))
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

    const prepareRecipe = () => {
      $$('form.scale button').forEach(button => button.remove())
      showTicks()
    }
    preparations.push(prepareRecipe)
    prepareRecipe()

    """#
}
