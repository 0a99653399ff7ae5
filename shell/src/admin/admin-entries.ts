import { type TextKey, useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { remoteModule, remoteTexts } from '../remotes/registry.ts';
import { adminPaths } from '../remotes/releases.ts';

export interface AdminEntry {
  /** Without the locale. */
  href: string;
  /** Key of its name. */
  text: TextKey;
}

/** What the releases bring for staff, by their manifests: lists, not single records. */
export const adminEntries = (): AdminEntry[] =>
  Object.entries(adminPaths()).flatMap(([remote, paths]) =>
    paths.filter((path) => !/[:*]/.test(path)).map((href) => ({ href, text: nameKey(remote, href) })),
  );

/** A key of another remote's texts: the manifest is data, so who shows it looks first whether the text is there. */
const nameKey = (remote: string, href: string) =>
  `${remote.replace('mfe-', '')}.admin.${href.split('/').at(-1)}` as TextKey;

/** The names stand with the remotes: the entries of one that is away are missing until it is back. */
export async function loadAdminTexts(locale: Locale): Promise<void> {
  await Promise.allSettled(
    Object.keys(adminPaths()).map(async (name) => remoteTexts(await remoteModule(name), name, locale)),
  );
}

/** The sections of the back office that can be named, in the order of their releases; `title` is a text. */
export function useAdminEntries(): { href: string; title: string }[] {
  const { messages, formatMessage } = useIntl();
  return adminEntries()
    .filter(({ text }) => text in messages)
    .map(({ href, text }) => ({ href, title: formatMessage({ id: text }) }));
}
