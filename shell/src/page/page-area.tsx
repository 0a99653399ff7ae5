import { useText } from '@stezhka/intl';
import { RouteParamsProvider } from '@stezhka/router';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { createContext, useContext } from 'react';
import { Boundary } from '../remotes/error-boundary.tsx';
import type { ErrorViewProps } from './error-view.tsx';
import type { Navigation } from './navigation.ts';
import styles from './page-area.module.css';
import type { Prepared } from './prepare.ts';
import { loadErrorView } from './system-pages.ts';
import { useRecovery } from './use-recovery.ts';

export const NavigationContext = createContext<Navigation | null>(null);
const useNavigation = () => useContext(NavigationContext);

export function PageArea({ page }: { page: Prepared }) {
  if (page.kind === 'page') {
    const { params, Component } = page;
    return (
      // In another language it is the same page, with what is typed in it.
      <Boundary key={page.path} resetOn={page} fallback={<Crashed />}>
        <RouteParamsProvider value={params}>
          <Component />
        </RouteParamsProvider>
      </Boundary>
    );
  }
  if (page.kind === 'not-found') return <page.Component />;
  if (page.kind === 'unavailable') return <Unavailable page={page} />;
  return <div aria-busy="true" className={styles.waiting} />;
}

function useRetry(): () => void {
  const navigation = useNavigation();
  return () => void navigation?.refresh();
}

function Unavailable({ page: { View, error } }: { page: Prepared & { kind: 'unavailable' } }) {
  const retry = useRetry();
  useRecovery(retry);
  return View ? <View error={error} onRetry={retry} /> : <Resting onRetry={retry} />;
}

const ErrorView = lazyPart<ErrorViewProps>(loadErrorView, {
  waiting: ({ onRetry }) => <Resting onRetry={onRetry} />,
});

/** No automatic retry: the page's own code would fail again. */
const Crashed = () => <ErrorView onRetry={useRetry()} />;

function Resting({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.unavailable}>
      <ErrorArea
        title={t('shell.unavailable')}
        text={t('shell.unavailable.text')}
        retryLabel={t('shell.retry')}
        onRetry={onRetry}
      />
    </div>
  );
}
