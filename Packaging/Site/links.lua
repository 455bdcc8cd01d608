-- Turns links to documents into links to their pages, and names of pages of the manual into links to them.
-- The first heading, or the name of a page of the manual, becomes the title.

local manual = '^(recipes[%w-]*)%(1%)$'

local function page(target)
  if target:match('^%a+:') then return target end
  local path, fragment = target:match('^([^#]*)(#?.*)$')
  path = path:gsub('README%.md$', 'index.html'):gsub('%.md$', '.html'):gsub('schemas/?$', 'schemas/index.html')
  return path .. fragment
end

local function link(name)
  return pandoc.Link({ pandoc.Strong(name) }, name .. '.html')
end

-- In the manual, a name is bold, and followed by its section.
local function inlines(list)
  local result, index = pandoc.List(), 1
  while index <= #list do
    local word, next = list[index], list[index + 1]
    local name = word.t == 'Strong' and pandoc.utils.stringify(word)
    if name and name:match(manual) then
      result:extend({ link(name:match(manual)), pandoc.Str('(1)') })
    elseif name and name:match('^recipes[%w-]*$') and next and next.t == 'Str' and next.text:match('^%(1%)') then
      result:insert(link(name))
    else
      result:insert(word)
    end
    index = index + 1
  end
  return result
end

local isManual = PANDOC_READER_OPTIONS and PANDOC_STATE.input_files[1]:match('%.1$')

return {
  {
    Link = function(element)
      element.target = page(element.target)
      return element
    end,
    Inlines = isManual and inlines or nil,
    Header = isManual and function(element)
      element.level = element.level + 1
      return element
    end or nil,
  },
  {
    Pandoc = function(document)
      local title = isManual and PANDOC_STATE.input_files[1]:match('([^/]*)%.1$')
      for _, block in ipairs(document.blocks) do
        if not title and block.t == 'Header' then title = pandoc.utils.stringify(block) end
      end
      if isManual then document.blocks:insert(1, pandoc.Header(1, title)) end
      document.meta = { pagetitle = pandoc.MetaString(title or 'recipes') }
      return document
    end,
  },
}
