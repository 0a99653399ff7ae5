import { Route, Routes } from '@stezhka/router';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { useText } from '../texts/use-text.ts';
import { Boundary } from './boundary.tsx';
import styles from './page-area.module.css';
import type { Prepared } from './prepare.ts';
import { useNavigation } from './use-navigation.ts';
import { useRecovery } from './use-recovery.ts';

/** The part of the page that a remote owns; what fails here takes nothing else down. */
export function PageArea({ page }: { page: Prepared }) {
  if (page.kind === 'page') {
    const { route, Component } = page;
    return (
      <Boundary key={page.location.pathname} fallback={<Unavailable />}>
        <Routes>
          <Route path={route.path} element={<Component />} />
        </Routes>
      </Boundary>
    );
  }
  if (page.kind === 'not-found') return <page.Component />;
  if (page.kind === 'unavailable') return <Unavailable page={page} />;
  return <div aria-busy="true" className={styles.waiting} />;
}

/** Tries again by itself; shows the whole error page when its chunk is there, else one calm area. */
function Unavailable({ page }: { page?: Prepared & { kind: 'unavailable' } }) {
  const t = useText();
  const navigation = useNavigation();
  const retry = () => void navigation?.refresh();
  useRecovery(retry);
  if (page?.View) return <page.View error={page.error} onRetry={retry} />;
  return (
    <div className={styles.unavailable}>
      <ErrorArea
        title={t('shell.unavailable')}
        text={t('shell.unavailable.text')}
        retryLabel={t('shell.retry')}
        onRetry={retry}
      />
    </div>
  );
}
