-- The recipes whose ingredients name others in double brackets, found without reading all: to rewrite the lines when a
-- recipe is renamed, and to say who uses one that is deleted.

CREATE INDEX recipes_with_links ON recipes (title_key) WHERE instr(ingredients, '[[') > 0;
