// measure [--terminal] [--input FILE] COMMAND ARGUMENT…
//
// Runs a command once and prints nanoseconds, peak memory in kilobytes, and its exit code. What the command prints is
// read through a pipe, or a terminal of its own, and dropped, as are its messages.
//
// A process of its own, and a small one: a child's peak memory is never less than that of the process that starts it.

#define _GNU_SOURCE
#include <fcntl.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void make_output(int ends[2], int is_terminal) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  if (is_terminal ? openpty(&ends[0], &ends[1], NULL, NULL, &size) : pipe(ends)) fail("output");
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
}

int main(int count, char **arguments) {
  const char *input = "/dev/null";
  int is_terminal = 0, first = 1;
  for (; first < count; first++) {
    if (strcmp(arguments[first], "--terminal") == 0) {
      is_terminal = 1;
    } else if (strcmp(arguments[first], "--input") == 0 && first + 1 < count) {
      input = arguments[++first];
    } else {
      break;
    }
  }
  if (first >= count) return 64;

  int ends[2];
  make_output(ends, is_terminal);
  long long start = now();
  pid_t child = vfork();
  if (child < 0) fail("vfork");
  if (child == 0) {
    int descriptor = open(input, O_RDONLY);
    int nowhere = open("/dev/null", O_WRONLY);
    if (descriptor < 0 || dup2(descriptor, 0) < 0 || dup2(ends[1], 1) < 0 || dup2(nowhere, 2) < 0) _exit(126);
    execvp(arguments[first], arguments + first);
    _exit(127);
  }
  close(ends[1]);
  static char dropped[1 << 16];
  while (read(ends[0], dropped, sizeof dropped) > 0) {}
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) fail("wait4");
  printf("%lld %ld %d\n", now() - start, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
