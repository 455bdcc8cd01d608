-- The full-text index with the longest text first: FTS5 stores two bytes more for each word of each recipe that is in
-- another column than the first one (the essay on position lists in its fts5_index.c), a quarter of the index.

DROP TABLE recipes_fts;

CREATE VIRTUAL TABLE recipes_fts USING fts5 (
  directions, ingredients, notes, title,
  content = 'recipe_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

-- The weights that the columns had before.
INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('rank', 'bm25(1.0, 3.0, 1.0, 10.0)');

INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild');
