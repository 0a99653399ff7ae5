import { setCourseReminder, type UserCourse } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './own-course.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const NONE = 'none';

/** A mail each day at the member's hour, until the day is checked. */
export function ReminderPanel({ course }: { course: Pick<UserCourse, 'slug' | 'reminderHour'> }) {
  const t = useText('diary.courses');
  const [send] = shell().useChange(setCourseReminder, { quiet: true });
  // What was chosen stands until the course is read again.
  const [chosen, setChosen] = useState<{ hour: number | null; over: number | null }>();
  const [failure, setFailure] = useState('');
  const { slug, reminderHour } = course;
  const hour = chosen?.over === reminderHour ? chosen.hour : reminderHour;
  const choose = async (value: string) => {
    const next = value === NONE ? null : Number(value);
    setChosen({ hour: next, over: reminderHour });
    setFailure('');
    try {
      await send({ body: { slug, hour: next } });
      shell().toast(t(next === null ? 'reminder.ended' : 'reminder.set'), { tone: 'good' });
    } catch (refusal) {
      setChosen(undefined);
      setFailure((refusal as CallError).message);
    }
  };
  return (
    <Panel aria-labelledby="course-reminder" className={styles.reminder}>
      <h2 id="course-reminder" className={styles.title}>
        {t('reminder')}
      </h2>
      <SelectField
        label={t('reminder.hour')}
        hint={t('reminder.hint')}
        options={[{ value: NONE, label: t('reminder.none') }, ...HOURS]}
        value={hour === null ? NONE : String(hour)}
        onChange={(value) => void choose(value)}
        {...(failure && { error: failure })}
        required
      />
    </Panel>
  );
}
