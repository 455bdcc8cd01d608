#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// How many words the process was started with, its own name included.
int carguments_count(void);

/// One of these words, the first being its own name.
const char *carguments_word(int index);

#endif
