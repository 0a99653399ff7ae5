import { useIntl } from '@stezhka/intl';
import { adminEntries } from './admin-entries.ts';

/** The sections of the back office that can be named, in the order of their releases; `title` is a text. */
export function useAdminEntries(): { href: string; title: string }[] {
  const { messages, formatMessage } = useIntl();
  return adminEntries()
    .filter(({ text }) => text in messages)
    .map(({ href, text }) => ({ href, title: formatMessage({ id: text }) }));
}
