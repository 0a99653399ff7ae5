import type { Job, Subtask } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Tag } from '@stezhka/shared-ui/tag';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { onPress } from '../lib/use-item-changes.ts';
import { JobCheck } from './job-check.tsx';
import styles from './job-row.module.css';
import type { Jobs } from './use-jobs.ts';

interface JobRowProps {
  item: Job | Subtask;
  today: PlainDate;
  jobs: Jobs;
  handle?: ReactNode;
  onRefuse: (item: Subtask) => void;
  onEdit: (item: Subtask) => void;
  children?: ReactNode;
}

const isJob = (item: Job | Subtask): item is Job => 'duration' in item;

/** A task or a subtask with what can be done about it (product 4, Target / job). */
export function JobRow({ item, today, jobs, handle, onRefuse, onEdit, children }: JobRowProps) {
  const t = useText('diary.planning');
  const tJob = useText('diary.job');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { id, text, state } = item;
  const date = isJob(item) && item.date !== today && state === 'active' ? item.date : undefined;
  const close = (act: () => unknown) =>
    onPress(() => {
      setOpen(false);
      // The pressed button goes: a window gives the focus back to what stays.
      more.current?.focus();
      act();
    });
  return (
    <>
      <div className={styles.row}>
        {handle}
        <JobCheck item={item} jobs={jobs} />
        <p className={cx(styles.text, state !== 'active' && styles.closed)}>
          <span>{text}</span>
          {date && (
            <small>{t(date < today ? 'since' : 'for', { date: formatDate(date, locale, 'day') })}</small>
          )}
          {state === 'refused' && <Tag tone="level-1">{tJob('refused')}</Tag>}
        </p>
        <IconButton
          ref={more}
          icon={Ellipsis}
          label={t('actions', { text })}
          aria-expanded={open}
          className={styles.more}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className={styles.actions}>
          {state === 'active' && (
            <>
              {isJob(item) && item.availability !== 'future' && (
                <Button variant="outline" size="s" onClick={close(() => void jobs.act(id, 'tomorrow'))}>
                  {t('tomorrow')}
                </Button>
              )}
              <Button variant="outline" size="s" onClick={close(() => onEdit(item))}>
                {t('edit')}
              </Button>
              <Button variant="outline" size="s" onClick={close(() => onRefuse(item))}>
                {t('refuse')}
              </Button>
            </>
          )}
          <Button variant="ghost" size="s" onClick={close(() => void jobs.remove(id))}>
            {t('remove')}
          </Button>
        </div>
      )}
      {children}
    </>
  );
}
