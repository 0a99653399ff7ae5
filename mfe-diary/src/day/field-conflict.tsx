import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import type { Conflict } from './draft.ts';
import styles from './note-conflict.module.css';

interface NoteConflictProps {
  title: string;
  conflict: Conflict;
  onSettle: (text: string) => void;
}

/** A note edited in two windows: the writer chooses (product 4, Day view). */
export function NoteConflict({ title, conflict: { mine, theirs }, onSettle }: NoteConflictProps) {
  const t = useText('diary');
  const both = [theirs, mine].filter((text) => text.trim()).join('\n\n');
  const nothing = t('conflict.empty');
  return (
    <section className={styles.card} role="alert">
      <h3>{title}</h3>
      <p className={styles.lead}>{t('conflict.lead')}</p>
      <dl className={styles.texts}>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>{mine || nothing}</dd>
        </div>
        <div>
          <dt>{t('conflict.theirs')}</dt>
          <dd>{theirs || nothing}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button size="s" variant="outline" onClick={() => onSettle(mine)}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="s" variant="outline" onClick={() => onSettle(theirs)}>
          {t('conflict.keepTheirs')}
        </Button>
        <Button size="s" variant="outline" onClick={() => onSettle(both)}>
          {t('conflict.keepBoth')}
        </Button>
      </div>
    </section>
  );
}
