#include "rows.h"

/// Has SQLite copy the text, as the peers do: Swift does not promise that a string's bytes stay where they are.
static void bind_text(sqlite3_stmt *statement, int index, reference_text text) {
  sqlite3_bind_text64(statement, index, text.bytes, text.count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds every parameter again, so nothing has to be cleared in between.
static void insert(sqlite3_stmt *statement, const reference_recipe *recipe) {
  sqlite3_bind_int64(statement, 1, recipe->id);
  bind_text(statement, 2, recipe->title);
  sqlite3_bind_int64(statement, 3, recipe->prep_time);
  sqlite3_bind_int64(statement, 4, recipe->cook_time);
  bind_text(statement, 5, recipe->servings);
  bind_text(statement, 6, recipe->ingredients);
  bind_text(statement, 7, recipe->directions);
  bind_text(statement, 8, recipe->notes);
  sqlite3_bind_int64(statement, 9, recipe->is_favorite);
  reference_step(statement);
  sqlite3_reset(statement);
}

void reference_insert(sqlite3 *connection, sqlite3_stmt *statement, reference_recipes recipes) {
  reference_execute(connection, "BEGIN IMMEDIATE");
  for (size_t index = 0; index < recipes.count; index++) insert(statement, &recipes.recipes[index]);
  reference_end(statement);
  reference_execute(connection, "COMMIT");
}

void reference_set_flags(
  sqlite3_stmt *begin, sqlite3_stmt *update, sqlite3_stmt *commit, const int64_t *ids, size_t count, bool flag) {
  for (size_t index = 0; index < count; index++) {
    reference_step(begin);
    reference_end(begin);
    sqlite3_bind_int64(update, 1, ids[index]);
    sqlite3_bind_int64(update, 2, flag);
    reference_step(update);
    reference_end(update);
    reference_step(commit);
    reference_end(commit);
  }
}
