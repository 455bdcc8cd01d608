#pragma once

// The session extension (sqlite.org/sessionintro.html), which a library need not have been built with. Its functions
// are weak, so that the executable still links and runs without them, and are called through here alone: what another
// module imports would not be weak there.
//
// Where csqlite_has_sessions() is false, none of the others may be called.

#include <sqlite3.h>

#pragma weak sqlite3session_create
#pragma weak sqlite3session_attach
#pragma weak sqlite3session_delete
#pragma weak sqlite3session_isempty
#pragma weak sqlite3session_memory_used
#pragma weak sqlite3session_changeset_strm
#pragma weak sqlite3changeset_apply_v2_strm
#pragma weak sqlite3changeset_start_v2_strm
#pragma weak sqlite3changeset_next
#pragma weak sqlite3changeset_finalize
#pragma weak sqlite3changeset_op
#pragma weak sqlite3changeset_pk
#pragma weak sqlite3changeset_old
#pragma weak sqlite3changeset_new
#pragma weak sqlite3changeset_conflict

typedef int (*csqlite_input)(void *context, void *bytes, int *count);
typedef int (*csqlite_output)(void *context, const void *bytes, int count);
typedef int (*csqlite_on_conflict)(void *context, int kind, sqlite3_changeset_iter *change);

static inline _Bool csqlite_has_sessions(void) {
  return sqlite3session_create && sqlite3session_attach && sqlite3session_delete && sqlite3session_isempty &&
         sqlite3session_memory_used && sqlite3session_changeset_strm && sqlite3changeset_apply_v2_strm &&
         sqlite3changeset_start_v2_strm && sqlite3changeset_next && sqlite3changeset_finalize &&
         sqlite3changeset_op && sqlite3changeset_pk && sqlite3changeset_old && sqlite3changeset_new &&
         sqlite3changeset_conflict;
}

static inline int csqlite_session_create(sqlite3 *connection, sqlite3_session **session) {
  return sqlite3session_create(connection, "main", session);
}

static inline int csqlite_session_attach(sqlite3_session *session, const char *table) {
  return sqlite3session_attach(session, table);
}

static inline void csqlite_session_delete(sqlite3_session *session) {
  sqlite3session_delete(session);
}

static inline _Bool csqlite_session_is_empty(sqlite3_session *session) {
  return sqlite3session_isempty(session) != 0;
}

static inline sqlite3_int64 csqlite_session_memory_used(sqlite3_session *session) {
  return sqlite3session_memory_used(session);
}

static inline int csqlite_session_changeset(sqlite3_session *session, csqlite_output output, void *context) {
  return sqlite3session_changeset_strm(session, output, context);
}

/// Applies a changeset, or its inverse; both callbacks are given the same context.
static inline int csqlite_changeset_apply(
    sqlite3 *connection, csqlite_input input, csqlite_on_conflict on_conflict, void *context, _Bool inverted) {
  return sqlite3changeset_apply_v2_strm(
      connection, input, context, 0, on_conflict, context, 0, 0, inverted ? SQLITE_CHANGESETAPPLY_INVERT : 0);
}

/// Begins to read a changeset, or its inverse.
static inline int csqlite_changeset_start(
    sqlite3_changeset_iter **iterator, csqlite_input input, void *context, _Bool inverted) {
  return sqlite3changeset_start_v2_strm(iterator, input, context, inverted ? SQLITE_CHANGESETSTART_INVERT : 0);
}

static inline int csqlite_changeset_next(sqlite3_changeset_iter *iterator) {
  return sqlite3changeset_next(iterator);
}

static inline int csqlite_changeset_finalize(sqlite3_changeset_iter *iterator) {
  return sqlite3changeset_finalize(iterator);
}

static inline int csqlite_changeset_operation(
    sqlite3_changeset_iter *iterator, const char **table, int *column_count, int *operation) {
  int is_indirect;
  return sqlite3changeset_op(iterator, table, column_count, operation, &is_indirect);
}

/// An array with a byte for each column, 1 where it belongs to the primary key.
static inline int csqlite_changeset_key(sqlite3_changeset_iter *iterator, unsigned char **is_key, int *column_count) {
  return sqlite3changeset_pk(iterator, is_key, column_count);
}

static inline int csqlite_changeset_old(sqlite3_changeset_iter *iterator, int column, sqlite3_value **value) {
  return sqlite3changeset_old(iterator, column, value);
}

static inline int csqlite_changeset_new(sqlite3_changeset_iter *iterator, int column, sqlite3_value **value) {
  return sqlite3changeset_new(iterator, column, value);
}

/// The value that the row in the way has, for conflicts with a row.
static inline int csqlite_changeset_stored(sqlite3_changeset_iter *iterator, int column, sqlite3_value **value) {
  return sqlite3changeset_conflict(iterator, column, value);
}
