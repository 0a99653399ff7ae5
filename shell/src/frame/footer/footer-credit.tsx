import { useText } from '@stezhka/intl';
import { Fragment, type ReactNode } from 'react';
import styles from './footer.module.css';
import { useContacts } from './use-contacts.ts';

/** Product 1; without known addresses only the names. */
export function FooterCredit() {
  const t = useText();
  const contacts = useContacts();
  const linked = (href: string | undefined) => (name: ReactNode[]) =>
    href ? (
      <a key={href} href={href} target="_blank" rel="noopener" className={styles.maker}>
        {name}
      </a>
    ) : (
      <Fragment key={String(name)}>{name}</Fragment>
    );
  return (
    <p className={styles.credit}>
      {t('shell.footer.made-by', {
        studio: linked(contacts?.studioLink),
        cms: linked(contacts?.cmsLink),
      })}
    </p>
  );
}
