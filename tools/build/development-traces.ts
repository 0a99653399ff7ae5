import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only a development build holds (decision 0069). */
const TRACES: [what: string, RegExp][] = [
  ['hot replacement', /stezhkaHot|hotUpdate|\.hot-update\./],
  ["React's refresh", /\$RefreshReg\$|\$RefreshSig\$|react-refresh|performReactRefresh/],
  ["a developer's front", /__dev\//],
  // At the end: libraries name maps of their own in between.
  ['a source map', /sourceMappingURL=\S+(\s*\*\/)?\s*$/],
  ["React's warnings", /jsxDEV|recentlyCreatedOwnerStacks/],
  ['the DevBanner', /data-dev-banner/],
  ['the map of a page', /data-dev-map|data-slot|STEZHKA_DEV_MAP/],
];

/** Files of a built part that hold anything of development, one line each. @param dist with `web` and `server` */
export function developmentTraces(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (/\.map$|\.hot-update\./.test(file)) return [`${file}: made for development`];
    if (!/\.(js|css|json)$/.test(file)) return [];
    const text = readFileSync(join(dist, file), 'utf8');
    return TRACES.flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: holds ${what}`] : []));
  });
}
