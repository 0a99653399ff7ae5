// The only door to react-intl: a shared library is never tree-shaken (decision 0008).
import { createIntl as createReactIntl, type IntlShape, useIntl as useReactIntl } from 'react-intl';

/** The build leaves out the other formatters (decision 0029); dates and numbers: `shared-ui/format`. */
type Intl = Pick<IntlShape, 'locale' | 'messages' | 'formatMessage'>;

export const createIntl: (...args: Parameters<typeof createReactIntl>) => Intl = createReactIntl;
export const useIntl: () => Intl = useReactIntl;
export { IntlContext, IntlProvider } from 'react-intl';
export { type Text, type TextKey, useLocale, useText } from './use-text.ts';
