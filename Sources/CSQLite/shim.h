#pragma once

// The session extension's declarations appear in sqlite3.h only with these (sqlite.org/sessionintro.html).
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <malloc.h>
#include <sqlite3.h>
#include <sys/vfs.h>
#include "session.h"

// Added in SQLite 3.38. Weak, so that the executable still links and runs with 3.37.
extern int sqlite3_error_offset(sqlite3 *) __attribute__((weak));

/// The byte offset of the last error in its SQL text, or -1.
static inline int csqlite_error_offset(sqlite3 *connection) {
  return sqlite3_error_offset ? sqlite3_error_offset(connection) : -1;
}

/// Turns the counting of memory off, which takes a lock at every allocation (sqlite.org/compile.html, section 2,
/// SQLITE_DEFAULT_MEMSTATUS). Once SQLite is in use this has no effect.
static inline void csqlite_stop_counting_memory(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Lets every block of a megabyte or more be returned to the system when it is freed. By itself the C library raises that
/// size up to 32 MB with the blocks that are freed, and what FTS5 merges then leaves holes: 68 MB instead of 54 for a
/// search that finds a million rows (mallopt(3), M_MMAP_THRESHOLD).
static inline void csqlite_return_large_blocks(void) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

/// sqlite3_db_config for the options that take an int and report the resulting one; -1 only asks.
static inline int csqlite_db_config(sqlite3 *connection, int option, int value, int *result) {
  return sqlite3_db_config(connection, option, value, result);
}

/// sqlite3_bind_text64 with a copy of the text: SQLITE_TRANSIENT is a cast that Swift does not import.
/// A null pointer is empty text here, and not NULL.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text ? text : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// sqlite3_bind_blob64 with a copy of the bytes. A null pointer is an empty blob here, and not NULL.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

/// sqlite3_result_text64 with a copy of the text. A null pointer is empty text here, and not NULL.
static inline void csqlite_result_text(sqlite3_context *context, const char *text, sqlite3_uint64 count) {
  sqlite3_result_text64(context, text ? text : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// statfs(2)'s number for the kind of file system that a file is on, 0 if it cannot be asked. Swift's Glibc lacks it.
static inline long csqlite_file_system_kind(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (long)status.f_type : 0;
}
