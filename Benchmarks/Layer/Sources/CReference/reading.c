#include "rows.h"

#include <stdlib.h>

size_t reference_identifiers(sqlite3_stmt *statement) {
  int64_t *identifiers = NULL;
  size_t count = 0, capacity = 0;
  for (; reference_step(statement); count++) {
    identifiers = reference_grow(identifiers, count, &capacity, sizeof *identifiers);
    identifiers[count] = sqlite3_column_int64(statement, 0);
  }
  reference_end(statement);
  free(identifiers);
  return count;
}

size_t reference_counts(sqlite3_stmt *statement) {
  struct {
    int64_t id, count;
  } *counts = NULL;
  size_t count = 0, capacity = 0;
  for (; reference_step(statement); count++) {
    counts = reference_grow(counts, count, &capacity, sizeof *counts);
    counts[count].id = sqlite3_column_int64(statement, 0);
    counts[count].count = sqlite3_column_int64(statement, 1);
  }
  reference_end(statement);
  free(counts);
  return count;
}

size_t reference_each(sqlite3_stmt *statement, const int64_t *ids, size_t count) {
  size_t sum = 0;
  for (size_t index = 0; index < count; index++) {
    sqlite3_bind_int64(statement, 1, ids[index]);
    if (reference_step(statement)) {
      reference_recipe recipe = reference_read_recipe(statement);
      sum += recipe.ingredients.count;
      reference_free_recipe(&recipe);
    }
    reference_end(statement);
  }
  return sum;
}

size_t reference_list(sqlite3_stmt *statement) {
  reference_list_row *rows = NULL;
  size_t count = 0, capacity = 0;
  for (; reference_step(statement); count++) {
    rows = reference_grow(rows, count, &capacity, sizeof *rows);
    rows[count] = reference_read_list_row(statement);
  }
  reference_end(statement);
  for (size_t index = 0; index < count; index++) {
    free(rows[index].title.bytes);
    free(rows[index].servings.bytes);
  }
  free(rows);
  return count;
}

size_t reference_search(sqlite3_stmt *statement, const char *words) {
  sqlite3_bind_text(statement, 1, words, -1, SQLITE_STATIC);
  return reference_list(statement);
}

reference_recipes reference_all(sqlite3_stmt *statement) {
  reference_recipe *recipes = NULL;
  size_t count = 0, capacity = 0;
  for (; reference_step(statement); count++) {
    recipes = reference_grow(recipes, count, &capacity, sizeof *recipes);
    recipes[count] = reference_read_recipe(statement);
  }
  reference_end(statement);
  return (reference_recipes){recipes, count};
}

void reference_free(reference_recipes recipes) {
  for (size_t index = 0; index < recipes.count; index++) reference_free_recipe(&recipes.recipes[index]);
  free(recipes.recipes);
}
