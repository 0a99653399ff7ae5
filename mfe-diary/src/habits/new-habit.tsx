import { type DiaryColor, HABIT_TITLE_LIMIT, type HabitForm } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import type { CallError } from '@stezhka/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { ColorChoice } from '../lib/color-choice.tsx';
import { randomId } from '../lib/random-id.ts';
import styles from './habits.module.css';
import type { Habits } from './use-habits.ts';

const COLORS: readonly DiaryColor[] = [
  'primary',
  'sphere-health',
  'sphere-rest',
  'sphere-growth',
  'sphere-relations',
  'sphere-meaning',
  'sphere-money',
];

export function NewHabit({ habits: { create, creating } }: { habits: Pick<Habits, 'create' | 'creating'> }) {
  const t = useText('diary.habits.new');
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<DiaryColor>('primary');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  // A failed call is repeated with the same id, so that it makes no second habit.
  const sent = useRef<HabitForm>(undefined);
  useUnsaved(title !== '');

  const send = async () => {
    const form = { title: title.trim(), color };
    const isSame = sent.current?.title === form.title && sent.current.color === color;
    if (!isSame) sent.current = { id: randomId(), ...form };
    setFailure('');
    try {
      await create(sent.current!);
      sent.current = undefined;
      setTitle('');
    } catch (failed) {
      const { fields, message } = failed as CallError;
      if (fields?.title) setError(fields.title);
      else setFailure(message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) setError(t('required'));
    else if (!creating) void send();
  };
  return (
    <Panel aria-labelledby="new-habit">
      <h2 id="new-habit" className={styles.title}>
        {t('title')}
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          name="title"
          required
          maxLength={HABIT_TITLE_LIMIT}
          placeholder={t('example')}
          value={title}
          {...(error !== undefined && { error })}
          onChange={(value) => {
            setTitle(value);
            setError(undefined);
          }}
        />
        <ColorChoice label={t('color')} colors={COLORS} value={color} onChange={setColor} />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Button type="submit" loading={creating}>
          {t('create')}
        </Button>
      </form>
    </Panel>
  );
}
