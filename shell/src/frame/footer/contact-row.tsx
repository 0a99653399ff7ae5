import { telegramHref, telHref } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { useContacts } from './use-contacts.ts';

export function ContactRow() {
  const t = useText();
  const contacts = useContacts();
  if (!contacts) return null;
  const { phones, email, socialNetworks } = contacts;
  const channel = telegramHref(contacts);
  return (
    <div className={styles.contacts}>
      {phones.map((phone) => (
        <a key={phone} href={telHref(phone)} className={styles.link}>
          {phone}
        </a>
      ))}
      <a href={`mailto:${email}`} className={styles.link}>
        {email}
      </a>
      {channel && (
        <a href={channel} target="_blank" rel="noopener" className={styles.link}>
          {t('shell.footer.channel')}
        </a>
      )}
      <SocialLinks networks={socialNetworks} className={styles.social} />
    </div>
  );
}
