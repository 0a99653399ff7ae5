import { getUser, isLoggedIn, userName } from '@stezhka/account-contract';
import type { Certificate as CertificateData } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { Logo } from '@stezhka/shared-ui/logo';
import { shell } from '@stezhka/shell-contract';
import { Printer } from 'lucide-react';
import styles from './certificate.module.css';
import { ownCoursePath } from './shown-day.ts';

/** On paper the sheet stands alone. */
export function Certificate({ certificate, slug }: { certificate: CertificateData; slug: string }) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const { data: user } = shell().useCall(getUser, undefined, { optional: true });
  const { number, date, title, author, days } = certificate;
  return (
    <>
      <article className={styles.sheet} aria-labelledby="certificate">
        <div className={styles.logo}>
          <Logo name={t('certificate.site')} href={null} />
        </div>
        <h1 id="certificate">{t('certificate')}</h1>
        {isLoggedIn(user) && <p className={styles.name}>{userName(user)}</p>}
        <p className={styles.text}>{noBreak(t('certificate.text', { title, days }))}</p>
        <p className={styles.foot}>
          <span>{t('certificate.author', { author })}</span>
          <span>{formatDate(date, locale)}</span>
          <span>{t('certificate.number', { number })}</span>
        </p>
      </article>
      <div className={styles.actions}>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
        <Link href={ownCoursePath(slug)} className={styles.back}>
          {t('certificate.back')}
        </Link>
      </div>
    </>
  );
}
