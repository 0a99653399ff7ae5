import { getSecondFactor, getUserData } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import styles from './cabinet.module.css';
import { SecondFactorOff } from './second-factor-off.tsx';

/** Setup and recovery codes have a page of their own, which leads back here. */
const SETUP = `/second-factor?${new URLSearchParams({ next: '/cabinet#sessions' })}`;

export function SecondFactorRow() {
  const text = useText('account.cabinet.second');
  const locale = useLocale();
  const { useCall } = shell();
  const { data: step } = useCall(getSecondFactor, undefined, { optional: true });
  const { data: member } = useCall(getUserData);
  const [leaving, setLeaving] = useState(false);
  if (!step || !member) return null;
  const unconfirmed = !step.enrolled && !step.required && !member.userData.emailVerified;
  return (
    <div className={styles.row}>
      <Icon of={ShieldCheck} />
      <div className={styles.words}>
        <strong>{text('title')}</strong>
        <span className={styles.quiet}>
          {step.since ? text('since', { at: formatDate(step.since, locale, 'day') }) : text('lead')}
        </span>
        {unconfirmed && (
          <Link href="/profile" className={styles.quiet}>
            {text('confirmEmail')}
          </Link>
        )}
      </div>
      {step.enrolled && (
        <Button variant="outline" size="s" href={SETUP}>
          {text('codes')}
        </Button>
      )}
      {step.enrolled && !step.required && (
        <Button variant="ghost" size="s" onClick={() => setLeaving(true)}>
          {text('off')}
        </Button>
      )}
      {!step.enrolled && !unconfirmed && (
        <Button variant="outline" size="s" href={SETUP}>
          {text('on')}
        </Button>
      )}
      {leaving && <SecondFactorOff onClose={() => setLeaving(false)} />}
    </div>
  );
}
