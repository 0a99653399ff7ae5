import { useText } from '@stezhka/intl';
import { Link } from '@stezhka/shared-ui/link';
import { LanguageRow } from '../../language/language-row.tsx';
import { mainLinks } from '../main-links.ts';
import styles from './footer.module.css';

/** Links that work without scripts, because the menu needs them. */
export function FooterLinks({ path }: { path: string }) {
  const t = useText();
  return (
    <>
      <noscript>
        <nav className={styles.ways} aria-label={t('shell.nav')}>
          {mainLinks(path).map(({ href, text }) => (
            <Link key={href} href={href} className={styles.link}>
              {t(text)}
            </Link>
          ))}
        </nav>
      </noscript>
      <LanguageRow row={styles.ways} item={styles.link} />
    </>
  );
}
