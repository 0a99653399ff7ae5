import type { Job, Subtask } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { cx } from '@stezhka/shared-ui/cx';
import { Icon } from '@stezhka/shared-ui/icon';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useReorder } from '../lib/use-reorder.ts';
import styles from './job-list.module.css';
import { JobRow } from './job-row.tsx';
import type { Jobs } from './use-jobs.ts';

interface JobListProps<Item> {
  label: string;
  items: readonly Item[];
  today: PlainDate;
  jobs: Jobs;
  onRefuse: (item: Subtask) => void;
  onEdit: (item: Subtask) => void;
  /** Below an item, e.g. its subtasks. */
  below?: (item: Item) => ReactNode;
}

/** Tasks in the member's order, which a handle changes: by dragging it or by its arrow keys. */
export function JobList<Item extends Job | Subtask>(props: JobListProps<Item>) {
  const { label, items, today, jobs, onRefuse, onEdit, below } = props;
  const t = useText('diary.planning');
  const [said, setSaid] = useState('');
  const reorder = useReorder({
    ids: items.map(({ id }) => id),
    onMove(id, before, place) {
      const text = items.find((one) => one.id === id)?.text ?? '';
      setSaid(t('moved', { text, place, count: items.length }));
      void jobs.order(id, before);
    },
  });
  return (
    <fieldset ref={restoreFocus} aria-label={label}>
      <ul ref={reorder.list} className={styles.list}>
        {items.map((item) => (
          <li
            key={item.id}
            className={cx(
              styles.item,
              reorder.dragged && styles.moving,
              reorder.dragged === item.id && styles.dragged,
            )}
            style={reorder.styleOf(item.id)}
          >
            <JobRow
              item={item}
              today={today}
              jobs={jobs}
              onRefuse={onRefuse}
              onEdit={onEdit}
              handle={
                items.length > 1 && (
                  <button
                    type="button"
                    className={styles.handle}
                    aria-label={t('move', { text: item.text })}
                    aria-description={t('move.hint')}
                    {...reorder.handle(item.id)}
                  >
                    <Icon of={GripVertical} size={18} />
                  </button>
                )
              }
            >
              {below?.(item)}
            </JobRow>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}
