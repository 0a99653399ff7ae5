import { getMenu } from '@stezhka/content-contract';
import { Contours } from '@stezhka/shared-ui/contours';
import { Link } from '@stezhka/shared-ui/link';
import { Logo } from '@stezhka/shared-ui/logo';
import { useCall } from '../api/use-call.ts';
import { useText } from '../texts/use-text.ts';
import styles from './footer.module.css';
import { Newsletter } from './newsletter.tsx';
import { SocialLinks } from './social-links.tsx';
import { telHref, useContacts } from './use-contacts.ts';

/** Pages whose footer says something of their own (product 2.5, Footer). */
const OWN_ABOUT = ['/offer', '/offer-light', '/offer-thanks'];

/** The foot of every page, on the server too; it stands without menu and contacts. `path` is without the locale. */
export function Footer({ path }: { path: string }) {
  const t = useText();
  const columns = useCall(getMenu, undefined, { optional: true }).data?.footer ?? [];
  const about = OWN_ABOUT.includes(path) ? `shell.footer.about.${path.slice(1)}` : 'shell.footer.about';
  return (
    <footer className={styles.footer} data-ground="deep">
      <Contours />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <Logo name={t('shell.name')} label={t('shell.home')} />
            <p className={styles.about}>{t(about)}</p>
            <Newsletter />
          </div>
          {columns.map(({ title, list }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {list.map((item) => (
                  <li key={item.link}>
                    <Link href={item.link} className={styles.link}>
                      {item.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <ContactRow />
        <div className={styles.end}>
          <span>
            © {t('shell.name')}, 2022. {t('shell.footer.rights')}
          </span>
          {(['privacy', 'offerta'] as const).map((page) => (
            <Link
              key={page}
              href={page === 'privacy' ? '/politica' : '/offerta'}
              target="_blank"
              className={styles.legal}
            >
              {t(`shell.footer.${page}`)}
              <span className="visually-hidden"> ({t('shell.footer.new-tab')})</span>
            </Link>
          ))}
          <span className={styles.credit}>{t('shell.footer.made-by')}</span>
        </div>
      </div>
    </footer>
  );
}

function ContactRow() {
  const t = useText();
  const contacts = useContacts();
  if (!contacts) return null;
  const { phones, email, telegramName, socialNetworks } = contacts;
  const channel =
    socialNetworks.find(({ socialNetwork }) => socialNetwork.image === 'telegram')?.link ??
    `https://t.me/${telegramName}`;
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
      <a href={channel} target="_blank" rel="noopener" className={styles.link}>
        {t('shell.footer.channel')}
      </a>
      <SocialLinks networks={socialNetworks} className={styles.social} />
    </div>
  );
}
