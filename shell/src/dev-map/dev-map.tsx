import { useCallback, useEffect, useState } from 'react';
import type { Prepared } from '../page/prepare.ts';
import styles from './dev-map.module.css';
import { boxOf, type Checkout, findRegions, type Region } from './regions.ts';

declare const STEZHKA_DEV_MAP: Checkout;

interface Drawn extends Region {
  box: DOMRect;
}

/** Who fills which part of the page, over the page; a press on a part opens its source. In English alone (decision 0074). */
export function DevMap({ page, checkout: given }: { page: Prepared; checkout?: Checkout }) {
  const [open, setOpen] = useState(false);
  // The build writes an object in place of the name: each reading makes another one.
  const [checkout] = useState(() => given ?? STEZHKA_DEV_MAP);
  const [regions, setRegions] = useState<Drawn[]>([]);
  const draw = useCallback(
    () => setRegions(findRegions(page, checkout).map((one) => ({ ...one, box: boxOf(one.place) }))),
    [page, checkout],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyM') setOpen((was) => !was);
      else if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!open) return;
    draw();
    // Its own lines are no change of the page.
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => !(target as Element).closest('[data-dev-map]'))) draw();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', draw);
    addEventListener('scroll', draw, { passive: true });
    return () => {
      changes.disconnect();
      removeEventListener('resize', draw);
      removeEventListener('scroll', draw);
    };
  }, [open, draw]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={open}
        title="Alt+Shift+M"
        onClick={() => setOpen(!open)}
      >
        Map
      </button>
      {open && (
        <aside className={styles.map} data-dev-map="" aria-label="Map of the page" lang="en">
          {regions.map(({ key, name, filledBy, href, box }) => (
            <a
              key={key}
              href={href}
              className={styles.region}
              style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
            >
              <span className={styles.label}>
                {name} · {filledBy}
              </span>
            </a>
          ))}
        </aside>
      )}
    </>
  );
}
