import type { ReleaseManifest } from './releases.ts';

type Part = Pick<ReleaseManifest, 'name' | 'version' | 'offers' | 'uses'>;

/** A sentence; undefined where both fit or a release is older than decision 0024. */
export function missingExports(shell: Part, remote: Part): string | undefined {
  const { offers } = shell;
  if (!offers || !remote.uses) return undefined;
  const missing = Object.entries(remote.uses).flatMap(([module, names]) => {
    const absent = names.filter((name) => !offers[module]?.includes(name));
    return absent.length ? [`${absent.map((name) => `'${name}'`).join(', ')} of ${module}`] : [];
  });
  const nameOf = ({ name, version }: Part) => `${name} ${version}`;
  return missing.length
    ? `${nameOf(remote)} uses ${missing.join(' and ')}, which ${nameOf(shell)} does not offer.`
    : undefined;
}
