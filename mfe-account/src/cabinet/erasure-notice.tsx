import { cancelErasure, getPrivacy } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate } from '@stezhka/shared-ui/format';
import { takeFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useRef, useState } from 'react';
import styles from './cabinet.module.css';

/**
 * While an erasure waits: when it comes, and the way back. Whoever asks for it or takes it back is far down the page:
 * they are brought here.
 */
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
    // What was so when they came is no news.
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
