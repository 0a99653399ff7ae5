import { useText } from '@stezhka/intl';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import type { CallState } from '@stezhka/shell-contract';
import type { ReactNode } from 'react';

interface CallAreaProps<Reply> {
  call: Pick<CallState<Reply>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** By default of a part that has no words of its own. */
  words?: { error: string; loading: string };
  /** Of the area while it loads, px. */
  height?: number;
  children: (data: Reply) => ReactNode;
}

/** An area that stands with one reply: while it loads, when it failed, and with its data. */
export function CallArea<Reply>({ call, words, height = 160, children }: CallAreaProps<Reply>) {
  const t = useText('diary');
  const { data, error, isFetching, refetch } = call;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorArea
        title={words?.error ?? t('area.error')}
        text={error.message}
        retryLabel={t('save.retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  return (
    <Loading label={words?.loading ?? t('area.loading')}>
      <Skeleton shape="panel" height={height} />
    </Loading>
  );
}
