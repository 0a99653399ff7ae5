import type { JobForm } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import type { CallError } from '@stezhka/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { randomId } from '../lib/random-id.ts';
import type { Jobs } from './use-jobs.ts';

/** The text of a new task or subtask, which stays in its field until the service has it. */
export function useJobForm({ add }: Pick<Jobs, 'add'>, rest: Omit<JobForm, 'id' | 'text'>) {
  const t = useText('diary.planning');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A failed call is repeated with the same id, so that it plans no second task.
  const sent = useRef<{ id: string; key: string }>(undefined);
  useUnsaved(text !== '');

  const send = async () => {
    const form = { ...rest, text: text.trim() };
    const key = JSON.stringify(form);
    if (sent.current?.key !== key) sent.current = { id: randomId(), key };
    setSending(true);
    try {
      await add({ id: sent.current.id, ...form });
      sent.current = undefined;
      setText('');
    } catch (failure) {
      const { fields, message } = failure as CallError;
      setError(Object.values(fields ?? {})[0] ?? message);
    } finally {
      setSending(false);
    }
  };
  return {
    isSending,
    submit(event: FormEvent) {
      event.preventDefault();
      if (!text.trim()) setError(t('required'));
      else if (!isSending) void send();
    },
    field: {
      value: text,
      ...(error !== undefined && { error }),
      onChange(value: string) {
        setText(value);
        setError(undefined);
      },
    },
  };
}
