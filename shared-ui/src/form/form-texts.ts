import { IntlContext } from '@stezhka/intl';
import { useContext } from 'react';
import type formTexts from './texts/en.json';

export type FormTextKey = keyof typeof formTexts;
export type FormTexts = Record<FormTextKey, string>;

/** Product 8: shown without a translator or without a text. */
const NO_TRANSLATION = 'no_translation';

export function useFormText(given?: Partial<FormTexts>): (key: FormTextKey) => string {
  // useIntl would throw without a translator.
  const intl = useContext(IntlContext);
  return (key) => {
    if (given?.[key]) return given[key];
    const message: unknown = intl?.messages[key];
    if (!message) return NO_TRANSLATION;
    return typeof message === 'string' ? message : String(intl.formatMessage({ id: key }));
  };
}
