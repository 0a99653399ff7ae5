import { getUser, isLoggedIn } from '@stezhka/account-contract';
import {
  type CalendarEvent,
  type CalendarEventReply,
  DIARY_COLORS,
  type DiaryColor,
  EVENT_NOTE_LIMIT,
  EVENT_TITLE_LIMIT,
  removeCalendarEvent,
  setCalendarEvent,
} from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { TextareaField } from '@stezhka/shared-ui/form/textarea-field';
import { Modal } from '@stezhka/shared-ui/modal';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { type FormEvent, useId, useState } from 'react';
import { ColorChoice } from '../lib/color-choice.tsx';
import { randomId } from '../lib/random-id.ts';
import { EventChanges } from './event-changes.tsx';
import { dropEventDraft, readEventDraft, saveEventDraft } from './event-draft.ts';
import { EventLine } from './event-line.tsx';
import styles from './event-window.module.css';

interface EventWindowProps {
  open: boolean;
  /** Absent: a new one. */
  event: CalendarEvent | undefined;
  date: PlainDate;
  timeZone: string;
  onClose: () => void;
}

/** Events may have any colour of the diary; three levels come first (product 4, Diary items). */
const COLORS: readonly DiaryColor[] = [
  ...DIARY_COLORS.filter((color) => color.startsWith('level-')),
  ...DIARY_COLORS.filter((color) => !color.startsWith('level-')),
];

const newEvent = (date: PlainDate): CalendarEvent => ({
  id: randomId(),
  date,
  time: null,
  title: '',
  note: '',
  color: 'level-1',
  revision: 0,
});

/** Creates, edits and removes one event; its changes stand below. */
export function EventWindow({ open, event, date, timeZone, onClose }: EventWindowProps) {
  const t = useText('diary.events');
  const form = useId();
  const [save, saving] = shell().useChange(setCalendarEvent, { quiet: true });
  const [remove, removing] = shell().useChange(removeCalendarEvent, { quiet: true });
  const { data: user } = shell().useCall(getUser, undefined, { optional: true });
  const member = isLoggedIn(user) ? user.id : '';
  const key = event?.id ?? date;
  // A failed save is repeated with the same id, so that it makes no second event.
  const [edited, setEdited] = useState(() => readEventDraft(member, key));
  const [blank, setBlank] = useState(() => event ?? newEvent(date));
  const draft = edited ?? blank;
  /** Words of an earlier time: before a reload, or before the window was closed. */
  const [restored, setRestored] = useState(!!edited);
  useUnsaved(open && !!edited);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [removal, setRemoval] = useState(false);
  const [theirs, setTheirs] = useState<CalendarEvent>();
  const change = (part: Partial<CalendarEvent>) => {
    const next = { ...draft, ...part };
    setEdited(next);
    saveEventDraft(member, key, next);
    setErrors({});
  };
  const drop = () => {
    setEdited(undefined);
    setRestored(false);
    dropEventDraft(member, key);
  };

  const attempt = async (call: () => Promise<unknown>) => {
    setFailure('');
    try {
      await call();
      drop();
      if (!event) setBlank(newEvent(date));
      onClose();
    } catch (error) {
      const { code, message, fields = {}, data } = error as CallError;
      if (code === 'event_changed') setTheirs((data as CalendarEventReply).event);
      setErrors(fields);
      setFailure(message);
    }
  };
  const send = (revision = draft.revision) =>
    attempt(() => save({ body: { ...draft, title: draft.title.trim(), revision } }));
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!draft.title.trim()) setErrors({ title: t('titleRequired') });
    else if (!saving.isLoading) void send();
  };
  const close = () => {
    setRemoval(false);
    setRestored(!!edited);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t(event ? 'edit' : 'new')}
      closeLabel={t('close')}
      footer={
        <>
          {event && (
            <Button
              variant={removal ? 'danger' : 'ghost'}
              loading={removing.isLoading}
              onClick={() =>
                removal ? void attempt(() => remove({ params: { id: draft.id } })) : setRemoval(true)
              }
            >
              {t(removal ? 'removeSure' : 'remove')}
            </Button>
          )}
          <Button type="submit" form={form} loading={saving.isLoading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {restored && (
          <div className={styles.conflict}>
            <p role="status">{t('restored')}</p>
            <Button variant="outline" size="s" onClick={drop}>
              {t('discard')}
            </Button>
          </div>
        )}
        {theirs && (
          <div className={styles.conflict}>
            <EventLine event={theirs} withDate />
            <Button variant="outline" size="s" onClick={() => void send(theirs.revision)}>
              {t('keepMine')}
            </Button>
            <Button
              variant="outline"
              size="s"
              onClick={() => {
                drop();
                setBlank(theirs);
                setTheirs(undefined);
                setFailure('');
              }}
            >
              {t('takeTheirs')}
            </Button>
          </div>
        )}
        <TextField
          label={t('name')}
          required
          data-autofocus
          maxLength={EVENT_TITLE_LIMIT}
          value={draft.title}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        <div className={styles.when}>
          <TextField
            type="date"
            label={t('date')}
            required
            value={draft.date}
            error={errors.date}
            onChange={(value) => change({ date: value || date })}
          />
          <TextField
            type="time"
            label={t('time')}
            hint={t('timeHint')}
            value={draft.time ?? ''}
            error={errors.time}
            onChange={(time) => change({ time: time || null })}
          />
        </div>
        <TextareaField
          label={t('note')}
          maxLength={EVENT_NOTE_LIMIT}
          value={draft.note}
          error={errors.note}
          onChange={(note) => change({ note })}
        />
        <ColorChoice
          label={t('color')}
          colors={COLORS}
          value={draft.color}
          onChange={(color) => change({ color })}
        />
      </form>
      {event && open && <EventChanges id={event.id} timeZone={timeZone} />}
    </Modal>
  );
}
