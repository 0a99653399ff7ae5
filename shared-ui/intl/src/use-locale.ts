import { type IntlShape, useIntl } from 'react-intl';

/** The page's language; what is shown and what is asked for always agree. */
export const useLocale = (): IntlShape['locale'] => useIntl().locale;
