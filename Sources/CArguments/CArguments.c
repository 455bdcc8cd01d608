#include "CArguments.h"

#include <stdlib.h>

static int count;
static char **words;

// glibc calls constructors with the arguments of main, in static executables as well.
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  words = argv;
}

// Where /proc/self/exe cannot be read, Swift's runtime in a static executable does not find where it is installed, and
// aborts before main. It asks SWIFT_ROOT first, only to look for a program that prints backtraces. The priority 101 is
// before that of the runtime's own constructors. Programs that are started from here do not get the variable.
static int has_set_root;

__attribute__((constructor(101))) static void survive_without_proc(void) {
  has_set_root = !getenv("SWIFT_ROOT") && setenv("SWIFT_ROOT", "/", 0) == 0;
}

int carguments_count(void) {
  if (has_set_root) unsetenv("SWIFT_ROOT");
  has_set_root = 0;
  return count;
}

const char *carguments_word(int index) { return words[index]; }
