import type { Subtask } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Check, X } from 'lucide-react';
import { onPress } from '../lib/use-item-changes.ts';
import styles from './job-check.module.css';
import type { Jobs } from './use-jobs.ts';

interface JobCheckProps {
  item: Subtask;
  jobs: Pick<Jobs, 'act' | 'changes'>;
}

/** Completes and reopens; a refused one stays so (product 4, Target / job). */
export function JobCheck({ item: { id, text, state }, jobs }: JobCheckProps) {
  const t = useText('diary.job');
  if (state === 'refused')
    return (
      <span className={styles.check}>
        <Icon of={X} size={18} />
      </span>
    );
  const isDone = state === 'completed';
  return (
    <button
      type="button"
      className={styles.check}
      aria-label={t(isDone ? 'reopen' : 'complete', { text })}
      aria-disabled={jobs.changes.isBusy(id) || undefined}
      onClick={onPress(() => void jobs.act(id, isDone ? 'reopen' : 'complete'))}
    >
      <i className={isDone ? styles.done : undefined}>{isDone && <Icon of={Check} size={16} />}</i>
    </button>
  );
}
