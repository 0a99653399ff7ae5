import { getMenu } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Contours } from '@stezhka/shared-ui/contours';
import { noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Logo } from '@stezhka/shared-ui/logo';
import { useCall } from '../../api/use-call.ts';
import { hasPage } from '../../remotes/releases.ts';
import { ContactRow } from './contact-row.tsx';
import styles from './footer.module.css';
import { FooterCredit } from './footer-credit.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterList } from './footer-list.tsx';
import { Newsletter } from './newsletter.tsx';

/** Pages with their own footer text (product 2.5, Footer). */
const OWN_ABOUT = ['offer', 'offer-light', 'offer-thanks'] as const;

/** Whoever needs it reads no lists. */
const SUPPORT = '/page/pidtrymka';

const LEGAL = [
  { href: '/politica', text: 'shell.footer.privacy' },
  { href: '/offerta', text: 'shell.footer.offerta' },
] as const;

export function Footer({ path }: { path: string }) {
  const t = useText();
  const menu = useCall(getMenu, undefined, { optional: true }).data?.footer ?? [];
  const columns = menu
    .map(({ title, list }) => ({ title, list: list.filter(({ link }) => hasPage(link)) }))
    .filter(({ list }) => list.length > 0);
  const own = OWN_ABOUT.find((page) => path === `/${page}`);
  return (
    <footer className={styles.footer} data-ground="deep">
      <Contours />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <Logo name={t('shell.name')} label={t('shell.home')} />
            <p className={styles.about}>
              {noBreak(t(own ? `shell.footer.about.${own}` : 'shell.footer.about'))}
            </p>
            <Newsletter />
          </div>
          <div className={styles.lists}>
            {columns.map((column) => (
              <FooterList key={column.title} {...column} />
            ))}
          </div>
        </div>
        <ContactRow />
        <FooterLinks path={path} />
        <div className={styles.end}>
          <span>
            © {t('shell.name')}, 2022. {t('shell.footer.rights')}
          </span>
          {hasPage(SUPPORT) && (
            <Link href={SUPPORT} className={styles.legal}>
              {t('shell.footer.support')}
            </Link>
          )}
          {LEGAL.filter(({ href }) => hasPage(href)).map(({ href, text }) => (
            <Link key={href} href={href} target="_blank" className={styles.legal}>
              {t(text)}
              <span className="visually-hidden"> ({t('shell.footer.new-tab')})</span>
            </Link>
          ))}
          <FooterCredit />
        </div>
      </div>
    </footer>
  );
}
