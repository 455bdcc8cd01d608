#pragma once

#include <stdio.h>
#include <histedit.h>

/// Returns an editor of lines from standard input, which Swift takes for shared mutable state.
static inline EditLine *cedit_make(FILE *output) {
  return el_init("recipes", stdin, output, output);
}

extern int wcwidth(wchar_t);

/// Returns how many cells libedit takes for a character: two for a control character, drawn as ^A.
static inline int cedit_cells(wchar_t character) {
  int cells = wcwidth(character);
  return cells < 0 ? 2 : cells;
}

// Swift cannot call el_wset, el_wget and history_w, whose last parameters vary.

/// Sets what every callback finds by `cedit_client`.
static inline void cedit_set_client(EditLine *editor, void *client) {
  el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *cedit_client(EditLine *editor) {
  void *client = NULL;
  el_wget(editor, EL_CLIENTDATA, &client);
  return client;
}

/// Sets the prompt, in which U+0001 stands around what takes no cells.
static inline void cedit_set_prompt(EditLine *editor, wchar_t *(*prompt)(EditLine *)) {
  el_wset(editor, EL_PROMPT_ESC, prompt, L'\1');
}

/// Sets what reads a character: 1 for one, 0 at the end, -1 for an error.
static inline void cedit_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  el_wset(editor, EL_GETCFN, read);
}

typedef unsigned char (*cedit_command)(EditLine *, wint_t);

/// Binds the keys of emacs that libedit leaves out, and four commands of ours. Ctrl-C and Ctrl-Z come as characters while
/// a line is edited, so that they are no signals there; what a terminal puts before a pasted text comes as a key.
static inline void cedit_bind_keys(
    EditLine *editor, cedit_command complete, cedit_command cancel, cedit_command suspend, cedit_command paste) {
  el_wset(editor, EL_EDITOR, L"emacs");
  el_wset(editor, EL_SETTY, L"-d", L"-isig", NULL);
  el_wset(editor, EL_ADDFN, L"recipes-complete", L"Completes the word", complete);
  el_wset(editor, EL_ADDFN, L"recipes-cancel", L"Clears the line", cancel);
  el_wset(editor, EL_ADDFN, L"recipes-suspend", L"Suspends the program", suspend);
  el_wset(editor, EL_ADDFN, L"recipes-paste", L"Takes a pasted text", paste);
  const wchar_t *keys[][2] = {
    {L"^I", L"recipes-complete"}, {L"^C", L"recipes-cancel"}, {L"^Z", L"recipes-suspend"},
    {L"\\e[200~", L"recipes-paste"},
    {L"^R", L"em-inc-search-prev"}, {L"^W", L"ed-delete-prev-word"},
    {L"\\e[1~", L"ed-move-to-beg"}, {L"\\e[4~", L"ed-move-to-end"},
    {L"\\e[H", L"ed-move-to-beg"}, {L"\\e[F", L"ed-move-to-end"}, {L"\\e[3~", L"ed-delete-next-char"},
    {L"\\e[1;5C", L"em-next-word"}, {L"\\e[1;5D", L"ed-prev-word"},
    {L"\\e[1;3C", L"em-next-word"}, {L"\\e[1;3D", L"ed-prev-word"},
  };
  for (size_t index = 0; index < sizeof keys / sizeof keys[0]; index++)
    el_wset(editor, EL_BIND, keys[index][0], keys[index][1], NULL);
}

/// Puts the terminal into the mode in which lines are edited, or back into its own.
static inline void cedit_set_editing(EditLine *editor, int isEditing) {
  el_wset(editor, EL_PREP_TERM, isEditing);
}

/// Draws the prompt and the line where the cursor is.
static inline void cedit_draw(EditLine *editor) {
  el_wset(editor, EL_REFRESH);
}

static inline void cedit_use_history(EditLine *editor, HistoryW *history) {
  el_wset(editor, EL_HIST, history_w, history);
}

static inline void cedit_set_history_size(HistoryW *history, int size) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
}

static inline void cedit_add_history(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}
