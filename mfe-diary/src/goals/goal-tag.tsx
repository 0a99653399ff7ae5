import type { Goal } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Tag } from '@stezhka/shared-ui/tag';
import { Check, Footprints } from 'lucide-react';

/** 'In process', or the outcome of a completed one (product 4, Goal). */
export function GoalTag({ goal: { outcome } }: { goal: Pick<Goal, 'outcome'> }) {
  const t = useText('diary.goal');
  if (outcome === 'success')
    return (
      <Tag tone="good" icon={<Icon of={Check} />}>
        {t('success')}
      </Tag>
    );
  if (outcome === 'failure') return <Tag tone="level-1">{t('failure')}</Tag>;
  return (
    <Tag tone="path" icon={<Icon of={Footprints} />}>
      {t('in_process')}
    </Tag>
  );
}
