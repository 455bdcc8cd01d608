#pragma once

#include "reference.h"

#include <sqlite3.h>

/// Goes to the next row, and returns whether there is one.
bool reference_step(sqlite3_stmt *statement);

/// Makes the statement ready for its next use.
void reference_end(sqlite3_stmt *statement);

/// Returns a copy of a column's text.
reference_text reference_column_text(sqlite3_stmt *statement, int column);

reference_recipe reference_read_recipe(sqlite3_stmt *statement);
void reference_free_recipe(reference_recipe *recipe);
reference_list_row reference_read_list_row(sqlite3_stmt *statement);

/// Makes room for one more element at the end of an array that doubles.
void *reference_grow(void *elements, size_t count, size_t *capacity, size_t size);
