#include "rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool reference_step(sqlite3_stmt *statement) {
  int code = sqlite3_step(statement);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  fprintf(stderr, "the reference failed: %s\n", sqlite3_errmsg(sqlite3_db_handle(statement)));
  exit(1);
}

void reference_end(sqlite3_stmt *statement) {
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
}

reference_text reference_column_text(sqlite3_stmt *statement, int column) {
  const unsigned char *bytes = sqlite3_column_text(statement, column);
  size_t count = (size_t)sqlite3_column_bytes(statement, column);
  reference_text text = {malloc(count + 1), count};
  memcpy(text.bytes, bytes, count + 1);
  return text;
}

reference_recipe reference_read_recipe(sqlite3_stmt *statement) {
  return (reference_recipe){
    .id = sqlite3_column_int64(statement, 0),
    .title = reference_column_text(statement, 1),
    .prep_time = sqlite3_column_int64(statement, 2),
    .cook_time = sqlite3_column_int64(statement, 3),
    .servings = reference_column_text(statement, 4),
    .ingredients = reference_column_text(statement, 5),
    .directions = reference_column_text(statement, 6),
    .notes = reference_column_text(statement, 7),
    .is_favorite = sqlite3_column_int64(statement, 8) != 0,
  };
}

void reference_free_recipe(reference_recipe *recipe) {
  free(recipe->title.bytes);
  free(recipe->servings.bytes);
  free(recipe->ingredients.bytes);
  free(recipe->directions.bytes);
  free(recipe->notes.bytes);
}

reference_list_row reference_read_list_row(sqlite3_stmt *statement) {
  return (reference_list_row){
    .id = sqlite3_column_int64(statement, 0),
    .is_favorite = sqlite3_column_int64(statement, 1) != 0,
    .title = reference_column_text(statement, 2),
    .total_time = sqlite3_column_int64(statement, 3),
    .servings = reference_column_text(statement, 4),
  };
}

void *reference_grow(void *elements, size_t count, size_t *capacity, size_t size) {
  if (count < *capacity) return elements;
  *capacity = *capacity ? *capacity * 2 : 4;
  return realloc(elements, *capacity * size);
}
