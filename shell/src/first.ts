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
