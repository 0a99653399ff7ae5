import type { LayoutTemplate } from '@stezhka/content-contract';
import styles from './mac.module.css';

const [W, H] = [18, 27];

/** Where the cards of a ready-made layout lie, drawn small. */
export function TemplateFigure({ places }: Pick<LayoutTemplate, 'places'>) {
  const at = places.map(({ x, y }) => [10 + x * 180, 4 + y * 112] as const);
  return (
    <svg viewBox="0 0 200 120" className={styles.figure} aria-hidden="true">
      <path d={at.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} className={styles.dots} />
      {at.length ? (
        at.map(([x, y], i) => (
          <rect
            key={`${x} ${y}`}
            x={x - W / 2}
            y={y - H / 2}
            width={W}
            height={H}
            rx="3"
            data-first={i === 0}
          />
        ))
      ) : (
        <rect x="60" y="30" width="80" height="60" rx="6" strokeDasharray="4 5" />
      )}
    </svg>
  );
}
