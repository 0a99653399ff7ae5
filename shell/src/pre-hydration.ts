/** Runs before the first paint: a chosen theme wins over the system's (the document itself is shared, so it cannot know). */
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;

/** Pictures that take longer than this do not keep the page from answering. */
const LONGEST_MS = 2_000;

const { entry = '', integrity = '' } = document.currentScript?.dataset ?? {};
const script = document.createElement('script');
if (!entry.startsWith('/')) script.crossOrigin = 'anonymous';
script.integrity = integrity;

/** The shell's own script; it has been on its way since the head was read. */
function start() {
  if (script.src) return;
  script.src = entry;
  document.head.append(script);
}

// What the server drew can be seen and read without scripts: it is painted first, its pictures too.
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) {
    start();
    return;
  }
  // A paint is told of once it is on the screen; what came with the load event stands in the frame after.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  setTimeout(start, LONGEST_MS);
});

/** Buttons that were pressed before their code was here, and how they show it: React compares attributes. */
const pressed = new Map<HTMLElement, Animation | undefined>();
let runs = false;

/** A press that nobody heard is kept, and done once the button's part of the page says that it answers now. */
function keep({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
  if (!button) return;
  // Once, however often it was pressed.
  if (!pressed.has(button)) pressed.set(button, undefined);
  // React, once it runs, lets no click through to what it has not hydrated yet.
  const heard = () => {
    if (!runs) return;
    pressed.get(button)?.cancel();
    pressed.delete(button);
  };
  button.addEventListener('click', heard, true);
  setTimeout(() => {
    button.removeEventListener('click', heard, true);
    if (pressed.has(button) && !pressed.get(button))
      pressed.set(button, button.animate?.({ opacity: 0.6 }, { duration: 150, fill: 'forwards' }));
  });
}
addEventListener('click', keep, true);

addEventListener('stezhka:answers', () => {
  runs = true;
  // React is in the middle of it.
  setTimeout(() => {
    for (const button of [...pressed.keys()]) {
      // Heard now; where that was another part of the page, it stays kept.
      if (button.isConnected) button.click();
      else pressed.delete(button);
    }
  });
});
