import {
  LAYOUT_NOTE_LIMIT,
  LAYOUT_TITLE_LIMIT,
  type LaidCard,
  type LayoutTexts,
  type MacCard,
} from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { SaveState } from '@stezhka/shared-ui/save-state';
import styles from './table.module.css';
import type { Change } from './table-state.ts';
import { textsOf, type useAutosave } from './use-autosave.ts';

interface TableNotesProps {
  texts: LayoutTexts;
  card: LaidCard | undefined;
  face: MacCard | undefined;
  onChange: (change: Change) => void;
  saving: ReturnType<typeof useAutosave>;
  onTakeTheirs: (texts: LayoutTexts) => void;
}

export function TableNotes({ texts, card, face, onChange, saving, onTakeTheirs }: TableNotesProps) {
  const t = useText('content.mac');
  const { state, theirs, refusal } = saving;
  const words =
    state === 'refused' ? refusal : t(`save.${saving.saved || state !== 'saved' ? state : 'empty'}`);
  return (
    <section className={styles.notes}>
      <div className={styles.notesHead}>
        <h2>{t('notes')}</h2>
        <SaveState state={state} text={words} onRetry={saving.retry} retryLabel={t('retry')} />
      </div>
      {theirs && (
        <div className={styles.conflict} role="alert">
          <p>{noBreak(t('conflict'))}</p>
          <Button
            size="s"
            variant="deep"
            onClick={() => {
              onTakeTheirs(textsOf(theirs));
              saving.takeTheirs();
            }}
          >
            {t('takeTheirs')}
          </Button>
          <Button size="s" variant="outline" className={styles.tool} onClick={saving.keepOwn}>
            {t('keepOwn')}
          </Button>
        </div>
      )}
      {face && (
        <>
          <h3>{face.title}</h3>
          <ul className={styles.questions}>
            {face.questions.map((question) => (
              <li key={question}>{noBreak(question)}</li>
            ))}
          </ul>
        </>
      )}
      {card && (
        <label className={styles.lines}>
          <span>{t('cardNote')}</span>
          <textarea
            rows={3}
            value={card.note}
            maxLength={LAYOUT_NOTE_LIMIT}
            placeholder={t('cardNoteHint')}
            onChange={({ target }) => onChange({ do: 'note', number: card.number, note: target.value })}
          />
        </label>
      )}
      <label className={styles.lines}>
        <span>{t('note')}</span>
        <textarea
          rows={3}
          value={texts.note}
          maxLength={LAYOUT_NOTE_LIMIT}
          placeholder={t('noteHint')}
          onChange={({ target }) => onChange({ do: 'texts', texts: { note: target.value } })}
        />
      </label>
      <label className={styles.named}>
        <span>{t('layoutTitle')}</span>
        <input
          value={texts.title}
          maxLength={LAYOUT_TITLE_LIMIT}
          onChange={({ target }) => onChange({ do: 'texts', texts: { title: target.value } })}
        />
      </label>
    </section>
  );
}
