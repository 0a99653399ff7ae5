/** Runs before the first paint, because the shared document cannot know a visitor's theme. */
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;

/** Slower pictures do not delay the start of the shell. */
const LONGEST_MS = 2_000;

const { entry = '', integrity = '' } = document.currentScript?.dataset ?? {};
const script = document.createElement('script');
if (!entry.startsWith('/')) script.crossOrigin = 'anonymous';
script.integrity = integrity;

/** The document has preloaded the shell's script. */
function start() {
  if (script.src) return;
  script.src = entry;
  document.head.append(script);
}

// The server's markup is readable without scripts, so it is painted first.
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) {
    start();
    return;
  }
  // Paint entries come after the paint; content of the load event is drawn one frame later.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  setTimeout(start, LONGEST_MS);
});

/** The pressed look is an animation, because React compares attributes. */
const pressed = new Map<HTMLElement, Animation | undefined>();
let runs = false;

/** A press before hydration is repeated once the button's part of the page answers. */
function keep({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
  if (!button) return;
  if (!pressed.has(button)) pressed.set(button, undefined);
  // While React runs, clicks on parts without hydration do not come through.
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

// This script is built alone and cannot import the name, so its type checks it.
const PART_HYDRATED =
  'stezhka:part-hydrated' satisfies typeof import('@stezhka/shell-contract').PART_HYDRATED;
addEventListener(PART_HYDRATED, () => {
  runs = true;
  // React is still committing: the click must wait until it has finished.
  setTimeout(() => {
    for (const button of [...pressed.keys()]) {
      // If another part was hydrated, the press stays kept.
      if (button.isConnected) button.click();
      else pressed.delete(button);
    }
  });
});
