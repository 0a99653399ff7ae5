import type { Releases } from './releases.ts';

/** The release record in the frontend-discovery schema of awslabs (v1-pre). */
export function discoveryRecord(releases: Releases) {
  return {
    schema: 'https://mfewg.org/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      releases.records().map(({ name, version, at, manifest }) => [
        name,
        [
          {
            url: `/assets/${name}/${version}/${manifest.entry}`,
            metadata: { version, integrity: manifest.integrity[manifest.entry] ?? '' },
            deployment: { traffic: 100, default: true },
            extras: { paths: manifest.paths, slots: manifest.slots, releasedAt: at.toISOString() },
          },
        ],
      ]),
    ),
  };
}
