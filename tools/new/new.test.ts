import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES, type Locale, localePath, type SeoReply } from '@stezhka/kit-contract';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import mongoose from 'mongoose';
import { TestCluster } from '../start/test-cluster.ts';
import { JEST_ARGS } from '../testing/jest-env.ts';
import { ROOT } from '../workspaces.ts';
import { apply, plan } from './new.ts';
import { Plan } from './plan.ts';

const run = promisify(execFile);
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', '.data']);
const TITLES = { uk: 'Полиця', ru: 'Полка', en: 'Shelf' };
let copy: string;
let left: string[];
let made: string[];

/** This checkout in a folder of its own; packages are linked, and its parts are its own. */
function copyCheckout(): string {
  const to = mkdtempSync(join(tmpdir(), 'stezhka-new-'));
  cpSync(ROOT, to, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  const [from, packages] = [join(ROOT, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(packages);
  for (const entry of readdirSync(from))
    if (entry !== '@stezhka') symlinkSync(join(from, entry), join(packages, entry));
  cpSync(join(from, '@stezhka'), join(packages, '@stezhka'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(packages, '.installed'), { force: true });
  return to;
}

beforeAll(() => {
  copy = copyCheckout();
  const to = new Plan(copy);
  const titles = LOCALES.map((locale) => `--${locale}=${TITLES[locale]}`);
  left = [
    ...plan(to, ['remote', 'library', 'shelf', ...titles]),
    ...plan(to, ['page', 'mfe-library', 'reading-room']),
    ...plan(to, ['page', 'mfe-content', 'reading-list']),
    ...plan(to, ['call', 'content', 'reading-list']),
    ...plan(to, ['call', 'account', 'reader']),
    ...plan(to, ['call', 'diary', 'bookmark']),
    ...plan(to, ['call', 'shop', 'reprint']),
    ...plan(to, ['service', 'books', 'book']),
  ];
  apply(to);
  made = to.created;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Runs a script of the copy; the test database goes on meanwhile, whose log this process may have to read.
 * @returns what it printed @throws Error with that, where it fails
 */
async function runInCopy(args: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined };
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      cwd: copy,
      env,
      maxBuffer: 64 * 1024 ** 2,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args[0]} failed:\n${stdout}${stderr}`);
  }
}

test('texts and the layout of sources are as the gates want them', async () => {
  await runInCopy(['tools/test/texts.ts']);
  await runInCopy(['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', ...made]);
});

test('what was written passes its own tests, and those that find a place which was forgotten', async () => {
  const output = await runInCopy([
    '--experimental-vm-modules',
    ...JEST_ARGS,
    '--maxWorkers=2',
    'mfe-library',
    '/reading-list/',
    'services/books',
    'services/content/src/contract.test',
    'services/account/src/(reader|contract.test)',
    'services/diary/src/(bookmark|contract.test)',
    'services/shop/src/(reprint|contract.test)',
    'tools/(workspaces|compose|tables).test',
    'tools/start/process-env.test',
  ]);
  expect(output).toContain('mfe-library/src/reading-room/reading-room.page.test.tsx');
});

test('the lock file names what is new, as npm expects it', () => {
  const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8'));
  const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  expect(lock.packages[''].workspaces).toEqual(workspaces);
  for (const folder of ['mfe-library', 'services/books', 'services/books/contract']) {
    const { name, dependencies } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8'));
    expect(lock.packages[folder]).toEqual({ name, version: '1.0.0', dependencies });
    expect(lock.packages[`node_modules/${name}`]).toEqual({ resolved: folder, link: true });
    expect(Object.keys(dependencies).filter((one) => !lock.packages[`node_modules/${one}`])).toEqual([]);
  }
});

/** As much of a shell as a gateway asks for: its own build has nothing to do with what is new. */
const SHELL: ReleaseManifest = {
  name: 'shell',
  version: 'v1',
  entry: 'main.js',
  routes: [],
  paths: [],
  slots: [],
  admin: [],
  chunks: { entry: { scripts: ['main.js'], styles: [] } },
  integrity: {},
  sizes: {},
};

describe('the remote, once it is built and published', () => {
  let site: TestCluster;
  let dataDir: string;
  let manifest: ReleaseManifest;
  const uri = process.env.TEST_MONGODB_URI!;
  beforeAll(async () => {
    await runInCopy(['tools/build/build-one.ts', 'mfe-library']);
    dataDir = mkdtempSync(join(tmpdir(), 'stezhka-new-data-'));
    const dist = join(copy, 'mfe-library/dist');
    manifest = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
    cpSync(dist, join(dataDir, 'releases/mfe-library', manifest.version), { recursive: true });
    const shell = join(dataDir, 'releases/shell/v1');
    mkdirSync(shell, { recursive: true });
    writeFileSync(join(shell, 'release.json'), JSON.stringify(SHELL));
    site = await TestCluster.start({ uri, dataDir, services: {} });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    // Other gateways of this run have no releases.
    const client = new mongoose.mongo.MongoClient(uri);
    await client
      .db('gateway')
      .collection('releases')
      .deleteMany({ name: { $in: ['shell', 'mfe-library'] } });
    await client.close();
  });
  async function headOf(path: string, locale: Locale) {
    const reply = await fetch(`${site.url}/api/data/seo?path=${path}`, { headers: { Locale: locale } });
    return ((await reply.json()) as { data: SeoReply }).data;
  }

  test('has its pages under their addresses', () => {
    expect(manifest.paths).toEqual(['/shelf', '/reading-room']);
    expect(left.join('\n')).toContain('npm run build-one -- mfe-library');
  });

  test.each(LOCALES)('answers the heads of its pages in %s', async (locale) => {
    const head = await headOf('/shelf', locale);
    const canonical = localePath('/shelf', locale);
    expect(head).toMatchObject({ status: 200, title: TITLES[locale], canonical });
    expect(head.description).toMatch(/\S/);
    expect((await headOf('/reading-room', locale)).title).toMatch(/reading room$/);
  });

  test('stands in the sitemap in three languages', async () => {
    const text = await (await fetch(`${site.url}/sitemap-pages.xml`)).text();
    for (const path of ['/shelf', '/reading-room'])
      for (const locale of LOCALES) expect(text).toContain(`${site.url}${localePath(path, locale)}</loc>`);
  });
});

describe('a wish that cannot be fulfilled is told, and nothing is written', () => {
  test.each([
    ['nothing', [], /npm run new -- page/],
    ['an unknown kind', ['slot', 'mfe-content', 'x'], /'slot' is nothing that can be made/],
    ['a page of no remote', ['page', 'mfe-nothing', 'reading-list'], /There is no remote 'mfe-nothing'/],
    ['a page outside the checkout', ['page', '../elsewhere', 'x'], /There is no remote/],
    ['a name in capitals', ['page', 'mfe-content', 'ReadingList'], /small letters with hyphens/],
    ['a path for a name', ['call', 'content', '../../x'], /small letters with hyphens/],
    ['a remote of two words', ['remote', 'my-library', 'shelf'], /one word of small letters/],
    ['a service without its first call', ['service', 'books'], /Its first call is written/],
    ['one word too many', ['call', 'content', 'x', 'y'], /'y' is one word too many/],
    ['an unknown option', ['page', 'mfe-content', 'x', '--de=X'], /Unknown option '--de'/],
    ['a page that is there', ['page', 'mfe-content', 'news'], /\/news is there already/],
    ['a remote that is there', ['remote', 'shop', 'shelf'], /mfe-shop is there already/],
    ['a service that is there', ['service', 'shop', 'book'], /services\/shop is there already/],
    ['a call that is there', ['call', 'content', 'post'], /GET \/data\/post\/:slug is there already/],
  ])('%s', (_, args, message) => {
    const to = new Plan(ROOT);
    expect(() => plan(to, args)).toThrow(message);
    expect([to.created, to.edited]).toEqual([[], []]);
  });

  test.each([
    [['remote', 'library', 'shelf']],
    [['service', 'books', 'book']],
    [['page', 'mfe-content', 'reading-list']],
    [['call', 'content', 'reading-list']],
  ])('a second run of %j', (args) => {
    expect(() => plan(new Plan(copy), args)).toThrow(/is there already/);
  });
});
