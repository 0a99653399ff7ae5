import type { FieldConflict as Conflict, FieldValue } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import styles from './field-conflict.module.css';

interface FieldConflictProps {
  title: string;
  conflict: Conflict;
  /** A value in words; an empty one is told as such. */
  words: (value: FieldValue) => string;
  /** Both sides as one value; absent where a field holds but one. */
  join?: (theirs: FieldValue, mine: FieldValue) => FieldValue;
  /** Characters of a text; both are not offered where they are longer. */
  limit?: number;
  onSettle: (value: FieldValue) => void;
}

/** A field edited in two windows: the writer chooses (product 4, Day view). */
export function FieldConflict({ title, conflict, words, join, limit, onSettle }: FieldConflictProps) {
  const t = useText('diary');
  const { mine, theirs } = conflict;
  const nothing = t('conflict.empty');
  const both = join?.(theirs, mine);
  const exceeded = limit !== undefined && both !== undefined && longest(both) > limit ? limit : undefined;
  const choice = (label: string, value: FieldValue) => (
    <Button size="s" variant="outline" onClick={() => onSettle(value)}>
      {label}
    </Button>
  );
  return (
    // Read once, when it comes: the writer's side changes with each key.
    <section className={styles.card} role="alert" aria-atomic="false" aria-relevant="additions">
      <h3>{title}</h3>
      <p className={styles.lead}>{t(join ? 'conflict.lead' : 'conflict.leadValue')}</p>
      <dl className={styles.texts}>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>{words(mine) || nothing}</dd>
        </div>
        <div>
          <dt>{t('conflict.theirs')}</dt>
          <dd>{words(theirs) || nothing}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {choice(t('conflict.keepMine'), mine)}
        {choice(t('conflict.keepTheirs'), theirs)}
        {both !== undefined && exceeded === undefined && choice(t('conflict.keepBoth'), both)}
      </div>
      {exceeded !== undefined && <p className={styles.lead}>{t('conflict.tooLong', { limit: exceeded })}</p>}
    </section>
  );
}

/** Length of a text, or of the longest of several. */
function longest(value: FieldValue): number {
  const texts = typeof value === 'object' ? Object.values(value ?? {}) : [value];
  return Math.max(0, ...texts.map((text) => String(text).length));
}
