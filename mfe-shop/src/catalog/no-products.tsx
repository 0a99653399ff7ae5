import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';

export function NoProducts({
  failed,
  onRetry,
  path,
}: {
  failed: boolean;
  onRetry: () => void;
  path: string;
}) {
  const t = useText('shop');
  return failed ? (
    <ErrorArea title={t('catalog.unavailable')} onRetry={onRetry} retryLabel={t('retry')} />
  ) : (
    <EmptyState
      title={t('catalog.empty')}
      text={t('catalog.emptyText')}
      action={<Button href={path}>{t('filter.reset')}</Button>}
    />
  );
}
