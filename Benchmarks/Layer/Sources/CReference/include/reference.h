#pragma once

// What a careful C program does with the same statements: the measure of the layer in Swift.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

/// A text of its own, by length.
typedef struct {
  char *bytes;
  size_t count;
} reference_text;

/// All columns of a recipe.
typedef struct {
  int64_t id, prep_time, cook_time;
  bool is_favorite;
  reference_text title, servings, ingredients, directions, notes;
} reference_recipe;

/// What a list shows of a recipe.
typedef struct {
  int64_t id, total_time;
  bool is_favorite;
  reference_text title, servings;
} reference_list_row;

typedef struct {
  reference_recipe *recipes;
  size_t count;
} reference_recipes;

// Every function ends the process when SQLite reports an error.

sqlite3 *reference_open(const char *path);
void reference_close(sqlite3 *connection);
void reference_execute(sqlite3 *connection, const char *sql);
sqlite3_stmt *reference_prepare(sqlite3 *connection, const char *sql);
void reference_finalize(sqlite3_stmt *statement);

/// Reads a column of integers into an array and returns how many there are.
size_t reference_identifiers(sqlite3_stmt *statement);

/// Reads rows of two integers into an array and returns how many there are.
size_t reference_counts(sqlite3_stmt *statement);

/// Reads each recipe by its identifier, and returns the number of bytes of their ingredients.
size_t reference_each(sqlite3_stmt *statement, const int64_t *ids, size_t count);

/// Reads list rows into an array, and returns how many there are.
size_t reference_list(sqlite3_stmt *statement);

/// As `reference_list`, of the rows that match the words.
size_t reference_search(sqlite3_stmt *statement, const char *words);

/// Reads recipes into an array.
reference_recipes reference_all(sqlite3_stmt *statement);
void reference_free(reference_recipes recipes);

/// Inserts recipes in one transaction.
void reference_insert(sqlite3 *connection, sqlite3_stmt *statement, reference_recipes recipes);

/// Sets a flag of each recipe, each in a transaction of its own.
void reference_set_flags(
  sqlite3_stmt *begin, sqlite3_stmt *update, sqlite3_stmt *commit, const int64_t *ids, size_t count, bool flag);
