import { renewRecoveryCodes } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { safeNext, splitLocale } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { type CallError, shell } from '@stezhka/shell-contract';
import styles from './second-factor.module.css';
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useText('account');
  const locale = useLocale();
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), locale);
  const { toast } = shell();
  const listed = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(listed).then(
      () => toast(t('second.codes.copied'), { tone: 'good' }),
      () => toast(t('second.codes.notCopied')),
    );
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <Button variant="outline" size="s" onClick={() => void copy()}>
          {t('second.codes.copy')}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${listed}\n`)}`}
          download="stezhka-recovery-codes.txt"
        >
          {t('second.codes.download')}
        </a>
      </div>
      <Button size="l" full href={splitLocale(next).path}>
        {t('second.codes.done')}
      </Button>
    </>
  );
}

interface RenewCodesProps {
  left: number;
  onCodes: (codes: string[]) => void;
  /** The step was passed too long ago. */
  onStepRequired: () => void;
}

export function RenewCodes({ left, onCodes, onStepRequired }: RenewCodesProps) {
  const t = useText('account');
  const [renew, { isLoading }] = shell().useChange(renewRecoveryCodes);
  const run = () =>
    void renew().then(
      ({ recoveryCodes }) => onCodes(recoveryCodes),
      ({ code }: CallError) => code === 'second_factor_required' && onStepRequired(),
    );
  return (
    <>
      <p className={styles.left}>{t('second.passed.left', { count: left })}</p>
      <Button variant="outline" size="l" full loading={isLoading} onClick={run}>
        {t('second.passed.renew')}
      </Button>
    </>
  );
}
