import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import type { ReactNode } from 'react';

interface MissingOrderProps {
  isLoading: boolean;
  /** Where to go when there is none. */
  action: ReactNode;
}

/** In the place of thanks, while their order loads or when this visitor has none. */
export function MissingOrder({ isLoading, action }: MissingOrderProps) {
  const t = useText('shop.thanks');
  return isLoading ? (
    <Loading label={t('loading')}>
      <Skeleton height={360} shape="panel" />
    </Loading>
  ) : (
    <EmptyState heading title={t('none')} text={t('noneText')} action={action} />
  );
}
