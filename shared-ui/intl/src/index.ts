// The only door to react-intl: a shared library is never tree-shaken (decision 0008).
export { createIntl, IntlContext, IntlProvider, useIntl } from 'react-intl';
export { type Text, type TextKey, useLocale, useText } from './use-text.ts';
