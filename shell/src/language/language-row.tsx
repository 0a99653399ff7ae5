import { useText } from '@stezhka/intl';
import { useLanguages } from './languages.ts';

export function LanguageRow({ row, item }: { row?: string; item?: string }) {
  const t = useText();
  const languages = useLanguages();
  return (
    <nav className={row} aria-label={t('shell.language')}>
      {languages.map(({ locale, name, href, current, remember }) =>
        current ? (
          <span key={locale} lang={locale} className={item} aria-current="true" aria-disabled="true">
            {name}
          </span>
        ) : (
          <a key={locale} lang={locale} hrefLang={locale} href={href} className={item} onClick={remember}>
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
