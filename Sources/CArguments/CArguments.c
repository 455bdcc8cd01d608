#include "CArguments.h"

#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

// glibc calls constructors with the arguments of main, in static executables as well.
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  words = argv;
}

// Without /proc, Swift's runtime in a static executable cannot find where it is installed, and aborts before main. It
// asks SWIFT_ROOT first, only to look for a program that prints backtraces. 101 is before the runtime's own constructors.
__attribute__((constructor(101))) static void survive_without_proc(void) {
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

int carguments_count(void) { return count; }

const char *carguments_word(int index) { return words[index]; }
