import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Section } from '@stezhka/shared-ui/section';
import type { ShownOf } from './part.tsx';
import styles from './quote-block.module.css';

export function QuoteBlock({ block: { ground, text, source } }: { block: ShownOf<'quote'> }) {
  return (
    <Section {...(ground && { ground })} contours={ground === 'deep'}>
      <blockquote className={styles.quote}>
        <p>{noBreak(text)}</p>
        {source && <footer className={styles.source}>{source}</footer>}
      </blockquote>
    </Section>
  );
}
