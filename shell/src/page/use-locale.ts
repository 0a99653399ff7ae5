import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';

/** The page's language; what is shown and what is asked for always agree. */
export const useLocale = (): Locale => useIntl().locale as Locale;
