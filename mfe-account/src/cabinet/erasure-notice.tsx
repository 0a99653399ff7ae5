import { cancelErasure, getPrivacy } from '@stezhka/account-contract';
import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate } from '@stezhka/shared-ui/lib/format';
import { shell } from '@stezhka/shell-contract';
import styles from './cabinet.module.css';

/** While an erasure waits: when it comes, and the way back. */
export function ErasureNotice() {
  const { formatMessage, locale } = useIntl();
  const { useCall, useChange } = shell();
  const { data } = useCall(getPrivacy);
  const [cancel, { isLoading }] = useChange(cancelErasure);
  if (!data?.erasure) return null;
  const date = formatDate(data.erasure.dueAt, locale as Locale);
  return (
    <div role="status" className={styles.notice}>
      <p>{formatMessage({ id: 'account.cabinet.erasure' }, { date })}</p>
      <Button size="s" loading={isLoading} onClick={() => void cancel().catch(() => {})}>
        {formatMessage({ id: 'account.cabinet.erasure.cancel' })}
      </Button>
    </div>
  );
}
