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
  onSettle: (value: FieldValue) => void;
}

/** A field edited in two windows: the writer chooses (product 4, Day view). */
export function FieldConflict({ title, conflict, words, join, onSettle }: FieldConflictProps) {
  const t = useText('diary');
  const { mine, theirs } = conflict;
  const nothing = t('conflict.empty');
  const choice = (label: string, value: FieldValue) => (
    <Button size="s" variant="outline" onClick={() => onSettle(value)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.card} role="alert">
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
        {join && choice(t('conflict.keepBoth'), join(theirs, mine))}
      </div>
    </section>
  );
}
