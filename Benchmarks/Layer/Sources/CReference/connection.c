#include "reference.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(int code, sqlite3 *connection) {
  if (code == SQLITE_OK) return;
  fprintf(stderr, "the reference failed: %s\n", sqlite3_errmsg(connection));
  exit(1);
}

sqlite3 *reference_open(const char *path) {
  sqlite3 *connection;
  check(
    sqlite3_open_v2(
      path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL),
    connection);
  return connection;
}

void reference_close(sqlite3 *connection) {
  check(sqlite3_close(connection), connection);
}

void reference_execute(sqlite3 *connection, const char *sql) {
  check(sqlite3_exec(connection, sql, NULL, NULL, NULL), connection);
}

sqlite3_stmt *reference_prepare(sqlite3 *connection, const char *sql) {
  sqlite3_stmt *statement;
  check(
    sqlite3_prepare_v3(connection, sql, (int)strlen(sql) + 1, SQLITE_PREPARE_PERSISTENT, &statement, NULL), connection);
  return statement;
}

void reference_finalize(sqlite3_stmt *statement) {
  sqlite3_finalize(statement);
}
