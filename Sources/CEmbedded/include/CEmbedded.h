#pragma once

#include <stddef.h>

// A file that is edited as a file and carried in the executable.
typedef struct __attribute__((swift_attr("@Sendable"))) EmbeddedFile {
  const unsigned char *start;
  // In bytes.
  size_t count;
} EmbeddedFile;

// A file under Data, which Swift knows as a member of EmbeddedFile.
#define EMBEDDED(name) \
  extern const EmbeddedFile embedded_##name __attribute__((swift_name("EmbeddedFile." #name)))

// Data/Page
EMBEDDED(style);
EMBEDDED(kitchen);
EMBEDDED(icons);
EMBEDDED(icon);
EMBEDDED(basics);
EMBEDDED(events);
EMBEDDED(rows);
EMBEDDED(forms);
EMBEDDED(reorder);
EMBEDDED(lists);
EMBEDDED(search);
EMBEDDED(recipe);
EMBEDDED(cook);
EMBEDDED(shop);
EMBEDDED(worker);

// Data/Food
EMBEDDED(foods);

#undef EMBEDDED
