import { useIntl } from '@stezhka/intl';

/** Texts of one part of the account: `useText('login')('title')` is 'account.login.title'. */
export function useText(part: string) {
  const { formatMessage } = useIntl();
  return (key: string, values?: Record<string, string | number | undefined>) =>
    formatMessage({ id: `account.${part}.${key}` }, values);
}
