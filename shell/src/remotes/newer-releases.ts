import { loadedRemotes } from './registry.ts';
import { versionOf } from './releases.ts';

/** The public record of releases (gateway/src/releases/discovery.ts), as far as it matters here. */
interface ReleaseRecord {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/** Whether the shell or a remote that this page uses has another release by now. @throws when nobody can say */
export async function isOutOfDate(): Promise<boolean> {
  const reply = await fetch('/releases.json', { cache: 'no-store' });
  const { microFrontends } = (await reply.json()) as ReleaseRecord;
  return ['shell', ...loadedRemotes().map(([name]) => name)].some((name) => {
    const now = microFrontends[name]?.[0]?.metadata.version;
    return now !== undefined && now !== versionOf(name);
  });
}
