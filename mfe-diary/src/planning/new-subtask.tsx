import { JOB_TEXT_LIMIT, type Job, type JobForm } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Plus } from 'lucide-react';
import styles from './planning.module.css';
import { useJobForm } from './use-job-form.ts';
import type { Jobs } from './use-jobs.ts';

/** A long task is split into subtasks (product 3, Target / job). */
export function NewSubtask({ job: { id, text, duration }, jobs }: { job: Job; jobs: Jobs }) {
  const t = useText('diary.planning');
  const part: Omit<JobForm, 'id' | 'text'> = { duration, parent: id };
  const form = useJobForm(jobs, part);
  return (
    <form className={styles.part} onSubmit={form.submit} noValidate>
      <TextField
        label={t('part.of', { text })}
        labelHidden
        placeholder={t('part')}
        maxLength={JOB_TEXT_LIMIT}
        {...form.field}
      />
      <IconButton type="submit" variant="outline" icon={Plus} label={t('part.add', { text })} />
    </form>
  );
}
