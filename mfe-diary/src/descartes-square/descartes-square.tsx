import { DECART_LIMIT, DECART_TEXT_LIMIT, type DecartEntry, type DecartTexts } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Icon } from '@stezhka/shared-ui/icon';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { decartField, EMPTY_DECART, isBlankDecart, textsOf } from '../autosave/day-view.ts';
import { NoteField } from '../lib/note-field.tsx';
import { randomId } from '../lib/random-id.ts';
import styles from './descartes-square.module.css';

const ANSWERS = ['willIfHappen', 'willIfNotHappen', 'wontIfHappen', 'wontIfNotHappen'] as const;

interface DescartesSquareProps {
  entries: DecartEntry[];
  readOnly: boolean;
  /** Null removes the entry. */
  onChange: (field: string, texts: DecartTexts | null) => void;
  onDone: () => void;
}

/** Product 3, Descartes Square: a decision and four answers, as often as a day needs. */
export function DescartesSquare({ entries, readOnly, onChange, onDone }: DescartesSquareProps) {
  const t = useText('diary.decart');
  // An entry that was added and holds nothing yet is no change.
  const [added, setAdded] = useState<DecartEntry>();
  const newest = useRef<HTMLTextAreaElement>(null);
  const addedId = added?.id;
  useEffect(() => {
    if (addedId) newest.current?.focus();
  }, [addedId]);
  const shown = added && !entries.some(({ id }) => id === added.id) ? [...entries, added] : entries;
  const hasBlank = shown.some((entry) => isBlankDecart(textsOf(entry)));
  const remove = (id: string, texts: DecartTexts) => {
    onChange(decartField(id), null);
    shell().toast(t('removed'), {
      action: { label: t('undo'), onClick: () => onChange(decartField(id), texts) },
    });
  };
  return (
    <div className={styles.list} ref={restoreFocus}>
      <p className={styles.lead}>{t('lead')}</p>
      {shown.map((entry, i) => {
        const texts = textsOf(entry);
        const write = (key: keyof DecartTexts) => (value: string) => {
          const next = { ...texts, [key]: value };
          onChange(decartField(entry.id), isBlankDecart(next) ? null : next);
          if (isBlankDecart(next)) setAdded({ id: entry.id, ...EMPTY_DECART });
        };
        const number = i + 1;
        return (
          <Panel key={entry.id} className={styles.entry} aria-label={t('number', { number })}>
            <NoteField
              ref={entry.id === addedId ? newest : undefined}
              title={t('decision')}
              placeholder={t('decision.hint')}
              value={entry.decision}
              limit={DECART_TEXT_LIMIT}
              readOnly={readOnly}
              onChange={write('decision')}
              onDone={onDone}
            />
            <div className={styles.answers}>
              {ANSWERS.map((key) => (
                <NoteField
                  key={key}
                  kind={t(key.endsWith('NotHappen') ? 'dont' : 'do')}
                  title={t(key)}
                  placeholder=""
                  value={entry[key]}
                  limit={DECART_TEXT_LIMIT}
                  readOnly={readOnly}
                  onChange={write(key)}
                  onDone={onDone}
                />
              ))}
            </div>
            {!readOnly && !isBlankDecart(texts) && (
              <Button
                variant="ghost"
                size="s"
                className={styles.remove}
                aria-label={t('removeOf', { number })}
                onClick={() => remove(entry.id, texts)}
              >
                {t('remove')}
              </Button>
            )}
          </Panel>
        );
      })}
      {!readOnly && !hasBlank && shown.length < DECART_LIMIT && (
        <Button
          variant="outline"
          icon={<Icon of={Plus} size={18} />}
          onClick={() => setAdded({ id: randomId(), ...EMPTY_DECART })}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
