#include "CEmbedded.h"

// The compiler reads the files by itself, and knows when they have changed.

#define FILE(name) const EmbeddedFile embedded_##name = {name, sizeof name}

static const unsigned char style[] = {
#embed "Data/Page/style.css"
};
FILE(style);

static const unsigned char kitchen[] = {
#embed "Data/Page/kitchen.css"
};
FILE(kitchen);

static const unsigned char icons[] = {
#embed "Data/Page/icons.svg"
};
FILE(icons);

static const unsigned char icon[] = {
#embed "Data/Page/icon.svg"
};
FILE(icon);

static const unsigned char basics[] = {
#embed "Data/Page/basics.js"
};
FILE(basics);

static const unsigned char events[] = {
#embed "Data/Page/events.js"
};
FILE(events);

static const unsigned char rows[] = {
#embed "Data/Page/rows.js"
};
FILE(rows);

static const unsigned char forms[] = {
#embed "Data/Page/forms.js"
};
FILE(forms);

static const unsigned char reorder[] = {
#embed "Data/Page/reorder.js"
};
FILE(reorder);

static const unsigned char lists[] = {
#embed "Data/Page/lists.js"
};
FILE(lists);

static const unsigned char search[] = {
#embed "Data/Page/search.js"
};
FILE(search);

static const unsigned char recipe[] = {
#embed "Data/Page/recipe.js"
};
FILE(recipe);

static const unsigned char cook[] = {
#embed "Data/Page/cook.js"
};
FILE(cook);

static const unsigned char shop[] = {
#embed "Data/Page/shop.js"
};
FILE(shop);

static const unsigned char worker[] = {
#embed "Data/Page/worker.js"
};
FILE(worker);

static const unsigned char foods[] = {
#embed "Data/Food/foods.bin"
};
FILE(foods);
