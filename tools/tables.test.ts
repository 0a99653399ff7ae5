import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Served } from '@stezhka/kit/http';
import { matchRoute, ownerOf } from '@stezhka/shell-composition/ownership';
import type { RemoteModule, RemoteRoute } from '@stezhka/shell-contract';
import mongoose from 'mongoose';
import { ROOT } from './build/webpack-config.ts';
import { folderOf, REMOTES, SERVICES } from './workspaces.ts';

interface CallRow {
  /** Of docs/product.md: '7.2'; '7' of a call that is new. */
  section: string;
  owner: string;
  method: string;
  path: string;
  access: string;
}
interface RouteRow {
  owner: string;
  path: string;
  flags: string[];
}

const tableOf = <T>(name: 'calls' | 'routes'): T[] =>
  JSON.parse(readFileSync(join(ROOT, 'docs', `${name}.json`), 'utf8'));

/** Remotes by the owner that docs/routes.json names. */
const REMOTE_FOLDERS = Object.fromEntries(REMOTES.map((name) => [name.replace('mfe-', ''), folderOf(name)]));
/** The one page that no remote has. */
const OWN_PAGE = '../shell/src/page/system-pages.ts';
const callRows = tableOf<CallRow>('calls');
const routeRows = tableOf<RouteRow>('routes');

/** '/data/post/:slug' → '/data/post/{slug}', '/catalog/*' → '/catalog/{slug...}': as the tables write paths. */
const written = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace('*', '{slug...}');

const ANY_WORD = '/:slug';

const calls: Omit<CallRow, 'section'>[] = [];
const routes: RouteRow[] = [];
/** Patterns by the folder of their remote. */
const patterns: Record<string, string[]> = {};
beforeAll(async () => {
  for (const owner of SERVICES) {
    for (const { op } of await servedBy(owner)) {
      calls.push({
        owner,
        method: op.method,
        path: written(op.path),
        access: typeof op.access === 'object' ? 'service' : op.access,
      });
    }
  }
  for (const [owner, folder] of Object.entries(REMOTE_FOLDERS)) {
    const { default: remote }: { default: RemoteModule } = await import(`../${folder}/src/remote.ts`);
    patterns[folder] = remote.routes.map(({ path }) => path);
    for (const { path, handle } of remote.routes) {
      routes.push({ owner, path: written(path), flags: [...(handle?.flags ?? [])].sort() });
    }
  }
  const { adminRoute }: { adminRoute: RemoteRoute } = await import(OWN_PAGE);
  routes.push({ owner: 'shell', path: adminRoute.path, flags: [...adminRoute.handle!.flags!] });
});

async function servedBy(owner: string): Promise<Served[]> {
  const { served } = await import(`../services/${owner}/src/app.ts`);
  // Services are processes of their own: two of them may have models of one name.
  mongoose.deleteModel(/./);
  return typeof served === 'function' ? served({ registrations: 20, recoveries: 20 }) : served;
}

/** What staff edit has calls that follow from kit/resource; no table lists them (product 2.2). */
const isStaffs = ({ path }: Pick<CallRow, 'path'>) => path.startsWith('/admin/');
const callLine = ({ owner, method, path, access }: Omit<CallRow, 'section'>) =>
  `${owner}: ${method} ${path} for ${access}`;
const routeLine = ({ owner, path, flags }: RouteRow) => `${owner}: ${path} [${[...flags].sort()}]`;
const beyond = (lines: string[], known: string[]) => lines.filter((line) => !known.includes(line)).sort();

test('every call that is served stands in docs/calls.json, with its owner and who may call', () => {
  const served = calls.filter((call) => !isStaffs(call)).map(callLine);
  expect(beyond(served, callRows.map(callLine))).toEqual([]);
});

test('staff calls require a staff role', () => {
  const staffs = calls.filter(isStaffs);
  expect(staffs).not.toEqual([]);
  expect(staffs.filter(({ access }) => access !== 'admin' && access !== 'super_admin')).toEqual([]);
});

test('every call of docs/calls.json is served', () => {
  const served = calls.map(({ method, path }) => `${method} ${path}`);
  const rows = callRows
    .filter(({ owner }) => owner !== 'gateway')
    .map(({ method, path }) => `${method} ${path}`);
  expect(beyond(rows, served)).toEqual([]);
});

test('every page of a remote stands in docs/routes.json, with its owner and flags', () => {
  expect(beyond(routes.map(routeLine), routeRows.map(routeLine))).toEqual([]);
});

test('every page of docs/routes.json exists', () => {
  const paths = routes.map(({ path }) => path);
  const told = routeRows.map(({ path }) => path);
  expect(beyond(told, paths)).toEqual([]);
});

test('docs/product.md says that every chapter stands, and has the chapter of each call', () => {
  const product = readFileSync(join(ROOT, 'docs/product.md'), 'utf8');
  // The tests above hold the tables; a call or page that is to come makes this sentence untrue.
  expect(product).toContain('Every chapter stands: each page and call of the tables is there');
  const chapters = [...product.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number);
  expect(callRows.filter(({ section }) => !chapters.includes(section))).toEqual([]);
});

test('a page that staff name takes no address of another page', () => {
  const remotes = Object.fromEntries(Object.entries(patterns).map(([name, paths]) => [name, { paths }]));
  const all = Object.entries(patterns).flatMap(([name, paths]) => paths.map((path) => ({ name, path })));
  expect(all.map(({ path }) => path)).toContain(ANY_WORD);
  for (const route of all) {
    const address = route.path
      .replace(':date', '2026-11-20')
      .replace(/:\w+/g, 'slovo')
      .replace('*', 'slovo/dva');
    expect([address, matchRoute(all, address)?.route.path === ANY_WORD]).toEqual([
      address,
      route.path === ANY_WORD,
    ]);
    expect([address, ownerOf(remotes, address)]).toEqual([address, route.name]);
  }
  // One word more is no page that staff name.
  expect(ownerOf(remotes, '/slovo/dva')).toBeUndefined();
});
