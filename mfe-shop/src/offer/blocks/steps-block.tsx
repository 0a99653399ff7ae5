import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Trail, type TrailDay } from '@stezhka/shared-ui/trail';
import { Part, type ShownOf } from './part.tsx';
import styles from './steps-block.module.css';

export function StepsBlock({ block }: { block: ShownOf<'way'> }) {
  const t = useText('shop');
  const { stones, stages } = block;
  const days: TrailDay[] = Array.from({ length: stones }, (_, i) => (i === 0 ? 'today' : 'ahead'));
  return (
    <Part block={block}>
      <Trail days={days} label={t('offer.stones', { count: stones })} shape="wide" className={styles.trail} />
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
