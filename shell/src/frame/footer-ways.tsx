import { Link } from '@stezhka/shared-ui/link';
import { useText } from '../texts/use-text.ts';
import styles from './footer.module.css';
import { useLanguages } from './languages.ts';
import { mainLinks } from './main-links.ts';

/** Ways that need no script: the page in other languages, and the sections where the menu cannot open. */
export function FooterWays({ path }: { path: string }) {
  const t = useText();
  const languages = useLanguages();
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
      <nav className={styles.ways} aria-label={t('shell.language')}>
        {languages.map(({ locale, name, href, current, remember }) =>
          current ? (
            <span key={locale} lang={locale} className={styles.link} aria-current="true">
              {name}
            </span>
          ) : (
            <a
              key={locale}
              lang={locale}
              hrefLang={locale}
              href={href}
              className={styles.link}
              onClick={remember}
            >
              {name}
            </a>
          ),
        )}
      </nav>
    </>
  );
}
