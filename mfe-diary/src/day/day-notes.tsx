import { getDayNotes, NOTE_LIMIT, type ParameterDefinition } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip } from '@stezhka/shared-ui/chip';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DayAutosave } from './day-autosave.ts';
import styles from './day-notes.module.css';
import type { Conflict, DayView } from './draft.ts';
import { NoteField } from './note-field.tsx';

// Rarely needed: only after edits in two windows.
const NoteConflict = lazyPart(async () => (await import('./note-conflict.tsx')).NoteConflict);

interface DayNotesProps {
  view: DayView;
  conflicts: Record<string, Conflict>;
  autosave: DayAutosave;
  readOnly: boolean;
}

/** Default and answered questions are open, the others are chips. */
export function DayNotes({ view, conflicts, autosave, readOnly }: DayNotesProps) {
  const t = useText('diary');
  const { data: notes = [] } = shell().useCall(getDayNotes);
  const [opened, setOpened] = useState<string[]>([]);
  const newest = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (opened.length) newest.current?.focus();
  }, [opened]);

  const isOpen = ({ key, isDefault }: ParameterDefinition) =>
    isDefault || opened.includes(key) || !!view.notes[key] || !!conflicts[key];
  const closed = notes.filter((note) => !isOpen(note));
  return (
    <Panel className={styles.panel} aria-labelledby="writing">
      <h2 id="writing" className="visually-hidden">
        {t('writing')}
      </h2>
      {notes.filter(isOpen).map((note) => {
        const conflict = conflicts[note.key];
        return conflict ? (
          <NoteConflict
            key={note.key}
            title={note.title}
            conflict={conflict}
            onSettle={(text) => autosave.settle(note.key, text)}
          />
        ) : (
          <NoteField
            key={note.key}
            ref={note.key === opened.at(-1) ? newest : undefined}
            title={note.title}
            placeholder={note.shortDescription}
            value={view.notes[note.key] ?? ''}
            limit={NOTE_LIMIT}
            readOnly={readOnly}
            onChange={(value) => autosave.edit({ notes: { [note.key]: value } })}
            onDone={() => autosave.flush()}
          />
        );
      })}
      {!readOnly && closed.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t('writing.more')}
            <Icon of={ChevronDown} size={18} />
          </summary>
          <ul>
            {closed.map((note) => (
              <li key={note.key}>
                <Chip onClick={() => setOpened((now) => [...now, note.key])}>
                  <Icon of={Plus} size={16} />
                  {note.title}
                </Chip>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
