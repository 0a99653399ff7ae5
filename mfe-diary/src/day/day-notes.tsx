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
  const areas = useRef(new Map<string, HTMLTextAreaElement | null>());
  useEffect(() => {
    const newest = opened.at(-1);
    if (newest) areas.current.get(newest)?.focus();
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
        return (
          <div key={field} className={styles.question}>
            {/* The field stays in its place: whoever types goes on typing, and the text is its side of the choice. */}
            {conflict && (
              <FieldConflict
                title={title}
                conflict={conflict}
                words={(side) => (side as string | null) ?? ''}
                join={joinTexts}
                limit={NOTE_LIMIT}
                onSettle={(chosen) => {
                  autosave.settle(field, chosen);
                  // The buttons go: without a focus, an arrow key would turn the day.
                  areas.current.get(field)?.focus();
                }}
              />
            )}
            <NoteField
              ref={(area) => void areas.current.set(field, area)}
              kind={field === 'question' ? t('question') : undefined}
              title={title}
              placeholder={placeholder}
              value={value}
              limit={NOTE_LIMIT}
              readOnly={readOnly}
              onChange={(written) => autosave.edit(field, written)}
              onDone={() => autosave.flush()}
            />
          </div>
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
