import { getPrivacy } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { Archive } from './archive.tsx';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';

const PasswordWindow = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "password-window" */ './password-window.tsx')).PasswordWindow,
);

export function Privacy() {
  const text = useText('account.cabinet.privacy');
  const { data, error, refetch, isFetching } = shell().useCall(getPrivacy, undefined, { optional: true });
  const [asking, setAsking] = useState<'erase' | 'export'>();
  return (
    <CabinetSection id="privacy" title={text('title')} lead={text('lead')}>
      {error && !data && (
        <ErrorArea
          title={text('failed')}
          onRetry={refetch}
          retryLabel={text('retry')}
          retrying={isFetching}
        />
      )}
      {data && <Archive privacy={data} look={refetch} onAsk={() => setAsking('export')} />}
      {data && !data.erasure && (
        <div className={styles.row}>
          <div className={styles.words}>
            <strong>{text('erase')}</strong>
            <span className={styles.quiet}>{text('erase.lead')}</span>
          </div>
          <Button variant="danger" size="s" onClick={() => setAsking('erase')}>
            {text('erase.begin')}
          </Button>
        </div>
      )}
      {asking && <PasswordWindow what={asking} onClose={() => setAsking(undefined)} />}
    </CabinetSection>
  );
}
