import { JOB_DAYS_AHEAD, JOB_DURATIONS, JOB_TEXT_LIMIT, type JobDuration } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { cx } from '@stezhka/shared-ui/cx';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { useId, useState } from 'react';
import { shiftDate } from '../lib/dates.ts';
import styles from './planning.module.css';
import { useJobForm } from './use-job-form.ts';
import type { Jobs } from './use-jobs.ts';

/** Three durations, each with its advice (product 3, Target / job). */
export function NewJob({ today, jobs }: { today: PlainDate; jobs: Jobs }) {
  const t = useText('diary.planning');
  const name = useId();
  const [duration, setDuration] = useState<JobDuration>('light');
  const [date, setDate] = useState(today);
  const form = useJobForm(jobs, { duration, date });
  return (
    <Panel aria-labelledby="new-job">
      <h2 id="new-job" className={styles.title}>
        {t('new')}
      </h2>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <TextField
          label={t('text')}
          name="text"
          required
          maxLength={JOB_TEXT_LIMIT}
          placeholder={t('example')}
          {...form.field}
        />
        <fieldset className={styles.durations}>
          <legend>{t('duration')}</legend>
          {JOB_DURATIONS.map((one) => (
            <label key={one} className={cx(styles.duration, one === duration && styles.chosen)}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={one === duration}
                onChange={() => setDuration(one)}
              />
              <strong>{t(`duration.${one}`)}</strong>
              <small>{t(`advice.${one}`)}</small>
            </label>
          ))}
        </fieldset>
        <div className={styles.end}>
          <TextField
            type="date"
            label={t('date')}
            name="date"
            min={today}
            max={shiftDate(today, JOB_DAYS_AHEAD)}
            value={date}
            onChange={(value) => setDate(value || today)}
          />
          <Button type="submit" loading={form.isSending}>
            {t('add')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
