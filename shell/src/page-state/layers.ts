import type { Layer } from '@stezhka/shell-contract';

/** Product 9: stacked modals start at z-index 999 and go up by one. */
const FIRST = 999;
let open: readonly number[] = [];

/** The windows of all parts stack; the page below the first does not scroll. */
export function openLayer(): Layer {
  const zIndex = (open.at(-1) ?? FIRST - 1) + 1;
  setOpen([...open, zIndex]);
  return {
    zIndex,
    isTop: () => open.at(-1) === zIndex,
    close: () => setOpen(open.filter((one) => one !== zIndex)),
  };
}

function setOpen(layers: readonly number[]): void {
  open = layers;
  const page = document.documentElement;
  if (open.length === 0) {
    delete page.dataset.locked;
    return;
  }
  // base.css keeps the place of the locked scroll bar, so that the page does not jump.
  if (!page.dataset.locked) page.style.setProperty('--scrollbar-gap', `${innerWidth - page.clientWidth}px`);
  page.dataset.locked = open.join(' ');
}
