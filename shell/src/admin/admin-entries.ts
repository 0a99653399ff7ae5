import { type TextKey, useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { remoteModule, remoteTexts } from '../remotes/registry.ts';
import { adminPaths } from '../remotes/releases.ts';

export interface AdminEntry {
  href: string;
  text: TextKey;
}

/** Only lists: a path with a parameter is a single record. */
export const adminEntries = (): AdminEntry[] =>
  Object.entries(adminPaths()).flatMap(([remote, paths]) =>
    paths.filter((path) => !/[:*]/.test(path)).map((href) => ({ href, text: nameKey(remote, href) })),
  );

/** The key comes from a manifest, so callers check first that the text exists. */
const nameKey = (remote: string, href: string) =>
  `${remote.replace('mfe-', '')}.admin.${href.split('/').at(-1)}` as TextKey;

/** Entries of a remote that is away are missing until it is back. */
export async function loadAdminTexts(locale: Locale): Promise<void> {
  await Promise.allSettled(
    Object.keys(adminPaths()).map(async (name) => remoteTexts(await remoteModule(name), name, locale)),
  );
}

export function useAdminEntries(): { href: string; title: string }[] {
  const { messages, formatMessage } = useIntl();
  return adminEntries()
    .filter(({ text }) => text in messages)
    .map(({ href, text }) => ({ href, title: formatMessage({ id: text }) }));
}
