import { useText } from '../texts/use-text.ts';
import { useLanguages } from './languages.ts';
import styles from './segmented.module.css';

/** The languages side by side, in the drawer's foot; the current one is disabled. */
export function LanguageLinks() {
  const t = useText();
  const languages = useLanguages();
  return (
    <nav className={styles.row} aria-label={t('shell.language')}>
      {languages.map(({ locale, name, href, current, remember }) =>
        current ? (
          <span key={locale} lang={locale} className={styles.item} aria-current="true" aria-disabled="true">
            {name}
          </span>
        ) : (
          <a
            key={locale}
            lang={locale}
            hrefLang={locale}
            href={href}
            className={styles.item}
            onClick={remember}
          >
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
