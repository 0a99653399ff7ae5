import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { type DeployTarget, deploy, promote } from '../start/publish.ts';
import { Secrets } from '../start/secrets.ts';
import { TestCluster } from '../start/test-cluster.ts';
import { ROOT } from '../workspaces.ts';

const run = promisify(execFile);
/** Below the root, where a part finds its packages. */
const parts = join(ROOT, '.cache', `parts-${process.pid}`);
const dataDir = mkdtempSync(join(tmpdir(), 'shared-exports-'));

/** A shell that brings its singletons, and nothing else. */
const SHELL = {
  'browser.ts': `
    import 'react'; import 'react-dom'; import 'react-dom/client';
    import '@stezhka/router'; import '@stezhka/store'; import '@stezhka/intl';`,
  'server.tsx': '',
};
/** A remote whose page needs a newer router than the site's. */
const REMOTE = {
  'remote.ts': `
    import { defineRemote } from '@stezhka/shell-contract';
    const text = { uk: 'Проба', ru: 'Проба', en: 'Trial' };
    export default defineRemote({
      features: [{ routes: [{ id: 'trial', path: '/trial', head: { title: text, description: text },
        load: ({ call, query }) => call.optional(query.get('op') as never),
        lazy: () => import(/* webpackChunkName: "trial" */ './trial.page.tsx') }] }],
      messages: {} as never,
    });`,
  'trial.page.tsx': `
    import { useLocale } from '@stezhka/intl';
    import { Link, Outlet } from '@stezhka/router';
    import { shell } from '@stezhka/shell-contract';
    export function Component() {
      const { Slot, events } = shell();
      const saved = () => shell().toast(useLocale(), { tone: 'good' });
      const name = 'content.search' as const;
      return <p onClick={() => events.emit('shell:open-cart', {})}>
        <Link href="/" onClick={saved} /><Outlet /><Slot name={name} props={{ onClose: saved }} />
      </p>;
    }
    export const unused = () => shell().hasPage('/');`,
};

async function build(name: string, sources: Record<string, string>): Promise<ReleaseManifest> {
  const folder = join(parts, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, 'src', file), source);
  await run(process.execPath, [join(ROOT, 'tools/build/build-one.ts'), folder.slice(ROOT.length + 1)], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
  });
  const { version } = readRelease(join(folder, 'dist'));
  const published = join(dataDir, 'releases', name, version);
  cpSync(join(folder, 'dist'), published, { recursive: true });
  return readRelease(published);
}

const readRelease = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;

/** The next release of a part: the same files with another manifest. */
function publishNext(manifest: ReleaseManifest, change: (next: ReleaseManifest) => void): ReleaseManifest {
  const from = join(dataDir, 'releases', manifest.name, manifest.version);
  const next = { ...structuredClone(manifest), version: `${manifest.version}-next` };
  change(next);
  cpSync(from, join(dirname(from), next.version), { recursive: true });
  writeFileSync(join(dirname(from), next.version, 'release.json'), JSON.stringify(next));
  return next;
}

let shell: ReleaseManifest;
let remote: ReleaseManifest;
let cluster: TestCluster;
let gateway: DeployTarget;
beforeAll(async () => {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  shell = await build('shell', SHELL);
  remote = await build('mfe-trial', REMOTE);
  rmSync(join(dataDir, 'releases', 'mfe-trial'), { recursive: true });
  const secrets = new Secrets(dataDir);
  cluster = await TestCluster.start({
    uri: process.env.TEST_MONGODB_URI!,
    dataDir,
    services: {},
    env: { DEPLOY_TOKENS: secrets.variables().DEPLOY_TOKENS! },
  });
  gateway = { gateway: cluster.privateUrl, token: secrets.deployToken };
  cpSync(join(parts, 'mfe-trial', 'dist'), join(dataDir, 'releases', 'mfe-trial', remote.version), {
    recursive: true,
  });
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(parts, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

const current = async () => {
  const { microFrontends } = (await cluster.get('/releases.json')).body;
  return Object.values(microFrontends as Record<string, { metadata: { version: string } }[]>)
    .map(([one]) => one!.metadata.version)
    .sort();
};

test('a build names what it uses of singletons and of the shell', () => {
  expect(remote.uses).toMatchObject({
    '@stezhka/router': ['Link', 'Outlet'],
    '@stezhka/intl': ['useLocale'],
    '@stezhka/shell-contract': [
      'LoadCall.optional',
      'LoadContext.call',
      'LoadContext.query',
      'ShellApi.Slot',
      'ShellApi.events',
      'ShellApi.events.emit',
      'ShellApi.hasPage',
      'ShellApi.toast',
      'ShellApi.toast.tone',
      'ShellEvents.shell:open-cart',
      'SlotProps.content.search',
    ],
  });
});

test("a shell's build names what its singletons export, and the members of its contract", () => {
  expect(shell.offers?.['@stezhka/router']).toEqual(expect.arrayContaining(['Link', 'useParams']));
  expect(shell.offers?.['@stezhka/router']).not.toContain('Outlet');
  expect(shell.offers?.react).toEqual(expect.arrayContaining(['default', 'useState']));
  const own = remote.uses!['@stezhka/shell-contract']!;
  expect(shell.offers?.['@stezhka/shell-contract']).toEqual(expect.arrayContaining(own));
});

test('a remote that uses an export of a newer shell waits for that shell, and then holds it', async () => {
  const sentence = `${remote.name} ${remote.version} uses 'Outlet' of @stezhka/router, which shell ${shell.version} does not offer.`;
  await expect(promote(gateway, [remote])).rejects.toThrow(sentence);
  await expect(deploy(gateway, [remote])).rejects.toThrow(sentence);
  expect(await current()).toEqual([shell.version]);

  const newer = publishNext(shell, ({ offers }) => offers!['@stezhka/router']!.push('Outlet'));
  await promote(gateway, [remote, newer]);
  expect(await current()).toEqual([remote.version, newer.version].sort());
  await expect(promote(gateway, [shell])).rejects.toThrow(sentence);

  const poorer = publishNext(newer, ({ offers }) => {
    const own = offers!['@stezhka/shell-contract']!;
    own.splice(own.indexOf('ShellApi.toast.tone'), 1);
  });
  await expect(promote(gateway, [poorer])).rejects.toThrow(
    "uses 'ShellApi.toast.tone' of @stezhka/shell-contract",
  );
  expect(await current()).toEqual([remote.version, newer.version].sort());
});
