import { renewRecoveryCodes } from '@stezhka/account-contract';
import { useIntl } from '@stezhka/intl';
import { type Locale, safeNext, splitLocale } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import styles from './second-factor.module.css';

/** Shown once, then on to where the visitor wanted. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { formatMessage, locale } = useIntl();
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), locale as Locale);
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button size="l" full href={splitLocale(next).path}>
        {formatMessage({ id: 'account.second.codes.done' })}
      </Button>
    </>
  );
}

/** How many there are, and new ones in place of them. */
export function RenewCodes({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { formatMessage } = useIntl();
  const [renew, { isLoading }] = shell().useChange(renewRecoveryCodes);
  // A refusal shows as the site's error message.
  const run = () =>
    void renew().then(
      ({ recoveryCodes }) => onCodes(recoveryCodes),
      () => {},
    );
  return (
    <>
      <p className={styles.left}>{formatMessage({ id: 'account.second.passed.left' }, { count: left })}</p>
      <Button variant="outline" size="l" full loading={isLoading} onClick={run}>
        {formatMessage({ id: 'account.second.passed.renew' })}
      </Button>
    </>
  );
}
