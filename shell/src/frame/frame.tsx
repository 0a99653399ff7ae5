import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Prepared } from '../page/prepare.ts';

/** Header, main and footer around the page. */
export function Frame({ children }: { page: Prepared; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <a className="skip-link" href="#content">
        {formatMessage({ id: 'shell.skip' })}
      </a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
