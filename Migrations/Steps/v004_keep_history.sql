-- What every command has changed, so that it can be undone. These two tables are the history and no part of it: they
-- are never recorded themselves.

CREATE TABLE history_steps (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- the number that people type, never given twice
  made_at INTEGER NOT NULL, -- seconds since 1970 in UTC
  command TEXT NOT NULL, -- as the person typed it
  schema_version INTEGER NOT NULL, -- a changeset fits only the tables that it was recorded from
  is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1)), -- the last ones are, until another step is made
  reverted_step INTEGER, -- the older step that this one undid by itself, if it did
  size INTEGER NOT NULL, -- of its changesets, in bytes
  total_size INTEGER NOT NULL -- with that of all steps before it, those that are gone included
) STRICT;

-- A step is one changeset or more, undone from the last to the first; each is kept in pieces, so that none need be in
-- memory as a whole.
CREATE TABLE history_pieces (
  step_id INTEGER NOT NULL REFERENCES history_steps (id),
  changeset INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  content BLOB NOT NULL,
  checksum INTEGER NOT NULL, -- of the content: who applies a changeset trusts every byte of it
  PRIMARY KEY (step_id, changeset, piece)
) STRICT, WITHOUT ROWID;
