import { Route, Routes } from '@stezhka/router';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { useIntl } from 'react-intl';
import { Boundary } from './boundary.tsx';
import { NotFound } from './not-found.tsx';
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
  if (page.kind === 'not-found') return <NotFound />;
  if (page.kind === 'unavailable') return <Unavailable />;
  return <div aria-busy="true" style={{ minHeight: '60vh' }} />;
}

function Unavailable() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  useRecovery(() => navigation?.refresh());
  return (
    <ErrorArea
      title={formatMessage({ id: 'shell.unavailable' })}
      text={formatMessage({ id: 'shell.unavailable.text' })}
      retryLabel={formatMessage({ id: 'shell.retry' })}
      onRetry={() => void navigation?.refresh()}
    />
  );
}
