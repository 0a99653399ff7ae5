import { useIntl } from '@stezhka/intl';
import { useCallback } from 'react';

/** The shell's own texts in the page's language, as plain strings. */
export function useText(): (id: string, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
}
