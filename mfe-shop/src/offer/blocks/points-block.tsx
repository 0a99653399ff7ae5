import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Picture } from '@stezhka/shared-ui/picture';
import type { OfferPoint } from '@stezhka/shop-contract';
import { Part, type ShownOf } from './part.tsx';
import styles from './points-block.module.css';

/**
 * The icon of a point; its place is kept until it comes. All the icons there are, of which an offer shows a few: the
 * server draws them, their code comes after the page.
 */
const OfferIcon = lazyPart(
  async () => (await import(/* webpackChunkName: "offer-icons" */ './any-icon.tsx')).AnyIcon,
  { waiting: <svg width="22" height="22" aria-hidden="true" /> },
);

export function GetsBlock({ block }: { block: ShownOf<'gets'> }) {
  const { layout, points, picture } = block;
  return (
    <Part block={block}>
      <div className={cx(picture && styles.columns)}>
        {picture && (
          <Picture image={picture} frame="panel" ratio="1 / 1" sizes="(min-width: 992px) 560px, 100vw" />
        )}
        <Points layout={layout} points={points} />
      </div>
    </Part>
  );
}

export function ForWhomBlock({ block }: { block: ShownOf<'for-whom'> }) {
  return (
    <Part block={block}>
      <Points layout={block.layout} points={block.points} />
      {block.notFor && <p className={styles.notFor}>{noBreak(block.notFor)}</p>}
    </Part>
  );
}

interface PointsProps {
  layout: ShownOf<'gets'>['layout'];
  points: OfferPoint<string>[];
}

function Points({ layout, points }: PointsProps) {
  return (
    <ul className={cx(styles.points, styles[layout])}>
      {points.map(({ icon, title, text }, i) => (
        <li key={title}>
          {layout === 'numbers' ? (
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
          ) : (
            <OfferIcon name={layout === 'checks' ? 'check' : icon} />
          )}
          <div>
            <h3 className={styles.title}>{noBreak(title)}</h3>
            {text && <p className={styles.text}>{noBreak(text)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
