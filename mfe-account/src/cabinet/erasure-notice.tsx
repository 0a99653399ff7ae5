import { cancelErasure, getPrivacy } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate } from '@stezhka/shared-ui/lib/format';
import { takeFocus } from '@stezhka/shared-ui/lib/keep-focus';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useRef, useState } from 'react';
import styles from './cabinet.module.css';

/** A pending erasure and its cancel button. It takes the focus after a change, which is made further down the page. */
export function ErasureNotice() {
  const t = useText('account');
  const locale = useLocale();
  const { useCall, useChange } = shell();
  const { data } = useCall(getPrivacy, undefined, { optional: true });
  const [cancel, { isLoading }] = useChange(cancelErasure);
  const notice = useRef<HTMLDivElement>(null);
  const [takenBack, setTakenBack] = useState(false);
  const dueAt = data && (data.erasure?.dueAt ?? null);
  const known = useRef(dueAt);
  useEffect(() => {
    const last = known.current;
    if (dueAt === undefined || dueAt === last) return;
    known.current = dueAt;
    // The state at the first render is not announced.
    if (last === undefined || !notice.current) return;
    takeFocus(notice.current);
    notice.current.scrollIntoView({ block: 'center' });
  }, [dueAt]);
  const keepAll = () =>
    void cancel().then(
      () => setTakenBack(true),
      () => {},
    );
  if (!dueAt && !takenBack) return null;
  return (
    <div ref={notice} className={styles.notice}>
      {dueAt ? (
        <>
          <p>{t('cabinet.erasure', { date: formatDate(dueAt, locale) })}</p>
          <Button size="s" loading={isLoading} onClick={keepAll}>
            {t('cabinet.erasure.cancel')}
          </Button>
        </>
      ) : (
        <p>{t('cabinet.erasure.cancelled')}</p>
      )}
    </div>
  );
}
