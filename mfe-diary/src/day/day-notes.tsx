import { getDayNotes, NOTE_LIMIT, type ParameterDefinition } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip } from '@stezhka/shared-ui/chip';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AutosaveState, DayAutosave } from '../autosave/day-autosave.ts';
import type { DayView } from '../autosave/day-view.ts';
import { joinTexts } from '../autosave/join-texts.ts';
import { NoteField } from '../lib/note-field.tsx';
import styles from './day-notes.module.css';

// Rarely needed: only after edits in two windows.
const FieldConflict = lazyPart(
  async () => (await import(/* webpackChunkName: "field-conflict" */ './field-conflict.tsx')).FieldConflict,
);

interface DayNotesProps {
  /** The question of the day, in the page's language. */
  question: string;
  view: DayView;
  conflicts: AutosaveState['conflicts'];
  autosave: DayAutosave;
  readOnly: boolean;
}

interface Question {
  field: string;
  title: string;
  placeholder: string;
  value: string;
}

/** The question of the day, default and answered questions are open, the others are chips. */
export function DayNotes({ question, view, conflicts, autosave, readOnly }: DayNotesProps) {
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
  const questions: Question[] = notes.filter(isOpen).map(({ key, title, shortDescription }) => ({
    field: key,
    title,
    placeholder: shortDescription,
    value: view.notes[key] ?? '',
  }));
  if (question)
    questions.push({
      field: 'question',
      title: question,
      placeholder: t('question.placeholder'),
      value: view.answer,
    });
  return (
    <Panel className={styles.panel} aria-labelledby="writing">
      <h2 id="writing" className="visually-hidden">
        {t('writing')}
      </h2>
      {questions.map(({ field, title, placeholder, value }) => {
        const conflict = conflicts[field];
        return conflict ? (
          <FieldConflict
            key={field}
            title={title}
            conflict={conflict}
            words={(side) => (side as string | null) ?? ''}
            join={joinTexts}
            onSettle={(chosen) => autosave.settle(field, chosen)}
          />
        ) : (
          <NoteField
            key={field}
            ref={field === opened.at(-1) ? newest : undefined}
            kind={field === 'question' ? t('question') : undefined}
            title={title}
            placeholder={placeholder}
            value={value}
            limit={NOTE_LIMIT}
            readOnly={readOnly}
            onChange={(written) => autosave.edit(field, written)}
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
