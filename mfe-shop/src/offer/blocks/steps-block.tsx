import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { Trail, type TrailDay } from '@stezhka/shared-ui/trail';
import { Part, type ShownOf } from './part.tsx';
import styles from './steps-block.module.css';

export function StepsBlock({ block }: { block: ShownOf<'way'> }) {
  const t = useText('shop');
  const { stones, stages } = block;
  const days: TrailDay[] = Array.from({ length: stones }, (_, i) => (i === 0 ? 'today' : 'ahead'));
  const label = t('offer.stones', { count: stones });
  return (
    <Part block={block}>
      <Trail days={days} label={label} shape="wide" className={cx(styles.trail, styles.broad)} />
      <Trail days={days} label={label} shape="panel" className={cx(styles.trail, styles.narrow)} />
      <ol className={styles.stages}>
        {stages.map(({ title, text }) => (
          <li key={title}>
            <h3>{noBreak(title)}</h3>
            <p className={styles.text}>{noBreak(text)}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
