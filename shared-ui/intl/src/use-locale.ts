import type { Locale } from '@stezhka/kit-contract';
import { useIntl } from 'react-intl';

declare global {
  namespace FormatjsIntl {
    interface IntlConfig {
      locale: Locale;
    }
  }
}

/** The page's language; what is shown and what is asked for always agree. */
export const useLocale = (): Locale => useIntl().locale;
