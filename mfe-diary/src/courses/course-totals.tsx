import { useText } from '@stezhka/intl';
import type { ComponentProps } from 'react';
import { TotalsList } from '../lib/totals-list.tsx';

type CourseTotalsProps = Pick<ComponentProps<typeof TotalsList>, 'totals' | 'parameters'>;

/** What the diary has measured while the course or marathon went on. */
export function CourseTotals(props: CourseTotalsProps) {
  const t = useText('diary.courses');
  return (
    <TotalsList
      {...props}
      name={({ total, title, scale }) =>
        scale ? t('totals.scale', { title, ...scale }) : t(`totals.${total}`, { title })
      }
      days={(days) => t('days', { days })}
    />
  );
}
