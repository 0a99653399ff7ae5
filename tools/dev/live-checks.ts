import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { folderOf, ROOT } from '../workspaces.ts';
import { type Finding, lineOf } from './findings.ts';

const TIMEOUT_MS = 2_000;
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));

type Part = Pick<ReleaseManifest, 'name' | 'slots'>;

/** Places for a slot that no remote fills. */
export function unofferedSlots(
  parts: readonly Part[],
  files = sourcesOf('{shell,shared-ui,mfe-*}/**/src/**/*.tsx'),
): Finding[] {
  const offered = new Set(parts.flatMap(({ slots }) => slots));
  return files.flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(/<Slot\b[^>]*?\bname="([^"]+)"/g)]
      .filter(([, name]) => !offered.has(name!))
      .map(([, name]) => ({
        file,
        line: lineOf(source, `name="${name}"`)!,
        text: `nobody offers the slot '${name}'`,
        cure: `Offer it in a feature of a remote: slots: { '${name}': () => import('…') }; there are ${[...offered].sort().join(', ')}.`,
      }));
  });
}

type Page = Pick<ReleaseManifest, 'name' | 'paths' | 'admin' | 'service'>;

/** Pages whose service answers that there is no such page: visitors would get a 404. */
export async function missingHeads(
  releases: readonly Page[],
  urlOf: (service: string) => string,
): Promise<Finding[]> {
  const found = await Promise.all(
    releases.flatMap(({ name, paths, admin, service }) => {
      if (!service) return [];
      const heads = sourcesOf(`services/${service}/src/seo/*.ts`).map(read).join('\n');
      return paths
        .filter((path) => !admin.includes(path))
        .map(async (path) =>
          (await hasHead(path, heads, urlOf(service))) ? [] : [withoutHead(name, service, path)],
        );
    }),
  );
  return found.flat();
}

/** A page of one entry has no address of its own to ask for: its section has to stand among the service's heads. */
async function hasHead(path: string, heads: string, url: string): Promise<boolean> {
  const [section = '', ...rest] = path.split('/').filter(Boolean);
  if (section.startsWith(':')) return true;
  if (rest.some((one) => /^[:*]/.test(one))) return heads.split(/[^\w-]+/).includes(section);
  try {
    const reply = await fetch(`${url}/data/seo?path=${encodeURIComponent(path)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = (await reply.json()) as { data: { status?: number } | null };
    return data?.status !== 404;
  } catch {
    // A service that does not answer is another finding.
    return true;
  }
}

function withoutHead(name: string, service: string, path: string): Finding {
  const files = sourcesOf(`${folderOf(name)}/src/**/*.{routes.ts,remote.ts}`).concat(
    `${folderOf(name)}/src/remote.ts`,
  );
  const file = files.find((one) => read(one).includes(`'${path}'`)) ?? files.at(-1)!;
  const line = lineOf(read(file), `'${path}'`);
  return {
    file,
    ...(line && { line }),
    text: `the page '${path}' has no head: visitors get a 404`,
    cure: `Answer it in services/${service}/src/seo/.`,
  };
}

/** Calls of the contract that the running service does not know. */
export async function unservedCalls(service: string, url: string): Promise<Finding[]> {
  const reply = await fetch(`${url}/operations`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (!reply?.ok) return [];
  const { data } = (await reply.json()) as { data: { operations: { method: string; path: string }[] } };
  const served = new Set(data.operations.map(({ method, path }) => `${method} ${path}`));
  return sourcesOf(`services/${service}/contract/src/**/*.ts`).flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(/export const (\w+) = operation\b[\s\S]*?\(\s*'(GET|POST)',\s*'([^']+)'/g)]
      .filter(([, , method, path]) => !served.has(`${method} ${path}`))
      .map(([, name, method, path]) => ({
        file,
        line: lineOf(source, new RegExp(`export const ${name} =`))!,
        text: `no service answers ${name}: ${method} /api${path}`,
        cure: `Serve it: serve(${name}, …) in services/${service}/src, among the routes of app.ts.`,
      }));
  });
}
