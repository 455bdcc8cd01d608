#include <stddef.h>
#include <stdint.h>

// The fuzzer's loop, for programs with a main function of their own (llvm.org/docs/LibFuzzer.html).
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
