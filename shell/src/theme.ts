/** Runs before the first paint: a chosen theme wins over the system's (the document itself is shared, so it cannot know). */
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;
