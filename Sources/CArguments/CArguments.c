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

// Where /proc/self/exe cannot be read, Swift's runtime in a static executable does not find where it is installed, and
// aborts before main. It asks SWIFT_ROOT first, only to look for a program that prints backtraces. The priority 101 is
// before that of the runtime's own constructors.
__attribute__((constructor(101))) static void survive_without_proc(void) {
  char path;
  if (readlink("/proc/self/exe", &path, 1) < 0) setenv("SWIFT_ROOT", "/", 0);
}

int carguments_count(void) { return count; }

const char *carguments_word(int index) { return words[index]; }
