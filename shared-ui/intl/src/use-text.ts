import { type ReactNode, useCallback } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';

export const useLocale = (): IntlShape['locale'] => useIntl().locale;

/** Keys of the package's own texts; `src/texts/text-keys.d.ts` declares them from uk.json. */
export type TextKey = NonNullable<MessageDescriptor['id']>;

type GroupsOf<Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? First | `${First}.${GroupsOf<Rest>}`
  : never;
/** Prefixes of keys: 'account.login.title' has 'account' and 'account.login'. */
export type TextGroup = GroupsOf<TextKey>;

type Within<Group extends string, Key extends string> = Group extends ''
  ? Key
  : Key extends `${Group}.${infer Rest}`
    ? Rest
    : never;
type KeyOf<Group extends string> = (
  Group extends string
    ? (key: Within<Group, TextKey>) => void
    : never
) extends (key: infer Key extends string) => void
  ? Key
  : never;

type Value = string | number | undefined;
type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

export interface Text<Group extends string = ''> {
  (key: KeyOf<Group>, values?: Record<string, Value>): string;
  (key: KeyOf<Group>, values: Record<string, RichValue>): ReactNode;
}

/** Texts in the page's language: `useText('account.login')('title')` is 'account.login.title'. */
export function useText<const Group extends TextGroup | '' = ''>(group?: Group): Text<Group> {
  const { formatMessage } = useIntl();
  return useCallback(
    (key: string, values?: Record<string, RichValue>) =>
      formatMessage({ id: group ? `${group}.${key}` : key }, values as Record<string, Value>),
    [formatMessage, group],
  );
}
