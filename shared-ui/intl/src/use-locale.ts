import { type IntlShape, useIntl } from 'react-intl';

export const useLocale = (): IntlShape['locale'] => useIntl().locale;
