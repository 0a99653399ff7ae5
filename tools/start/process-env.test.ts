import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variablesOf } from '../compose/environment.ts';
import { ROOT, SERVICES } from '../workspaces.ts';
import { processEnv, READ } from './process-env.ts';
import { plans } from './process-plans.ts';
import { Secrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = /SECRET|KEY|PASSWORD|TOKEN|MONGODB|SMTP_URL/;
const everything = Object.fromEntries(
  [...new Set(Object.values(READ).flat()), 'AWS_SECRET_ACCESS_KEY'].map((name) => [name, 'given']),
);
const secretsOf = (script: string) =>
  Object.keys(processEnv(script, everything))
    .filter((name) => SECRET.test(name))
    .sort();

test.each([
  ['shell/server/main.ts', []],
  ['tools/mail-sink/main.ts', []],
  ['tools/openid-provider/main.ts', ['OPENID_CLIENT_SECRET', 'OPENID_COOKIE_SECRET']],
  [
    'gateway/src/main.ts',
    [
      'DEPLOY_TOKENS',
      'IDENTITY_KEY',
      'IDENTITY_PUBLIC_KEYS',
      'MONGODB_URI',
      'SECURITY_LOG_KEY',
      'SESSION_SECRET',
    ],
  ],
  [
    'services/content/src/main.ts',
    [
      'IDENTITY_KEY',
      'IDENTITY_PUBLIC_KEYS',
      'MASTER_KEY',
      'MASTER_KEY_OLD',
      'MONGODB_URI',
      'SECURITY_LOG_KEY',
      'SMTP_URL',
    ],
  ],
])('%s gets these secrets and no other', (script, secrets) => {
  expect(secretsOf(script)).toEqual(secrets);
});

test.each(Object.keys(READ).filter((one) => !one.startsWith('tools/')))(
  '%s gets no variable that its code does not read',
  (of) => {
    const isService = of.startsWith('services/');
    const main = of === 'shell/server' ? `${of}/main.ts` : `${of}/src/main.ts`;
    const kit = (path: string) => `services/kit/src/${path}`;
    const sources = [
      main,
      kit('process/env.ts'),
      kit('process/log.ts'),
      kit('process/security-log.ts'),
      ...(of === 'shell/server' ? [] : [kit('identity/keys.ts')]),
      ...(isService ? [kit('mail/env.ts')] : []),
      ...[`${of}/src/env.ts`].filter((path) => existsSync(join(ROOT, path))),
    ];
    const read = variablesOf(sources);
    expect(READ[of]!.filter((name) => !read.has(name))).toEqual([]);
  },
);

test('operations.md says of each variable who reads it', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z`, _]+`) \| ([\w\- ,]+) \|/gm)].map(([, names, readers]) => ({
    names: names!.split(', ').map((one) => one.replaceAll('`', '')),
    readers: readers!.split(', '),
  }));
  const nameOf = (of: string) => (of === 'shell/server' ? 'renderer' : of.split('/').at(-1)!);
  const processes = Object.entries(READ).filter(([of]) => !of.startsWith('tools/'));
  const untold = processes.flatMap(([of, names]) =>
    names
      .filter(
        (name) =>
          !rows.some(
            (row) =>
              row.names.includes(name) &&
              (row.readers.includes(nameOf(of)) ||
                (of.startsWith('services/') && row.readers.includes('services'))),
          ),
      )
      .map((name) => `${nameOf(of)}: ${name}`),
  );
  expect(untold).toEqual([]);
});

test('every variable that operations.md promises to a process is passed on to it', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z`, _]+`) \| ([\w\- ,]+) \|[^|\n]*\|[^|\n]*\|$/gm)];
  const missing = rows.flatMap(([, names, readers]) =>
    Object.entries(READ).flatMap(([of, read]) => {
      const name = of === 'shell/server' ? 'renderer' : of.split('/').at(-1)!;
      const reads = readers!
        .split(', ')
        .some((one) => one === name || (one === 'services' && of.startsWith('services/')));
      const variables = names!.split(', ').map((one) => one.replaceAll('`', ''));
      return reads ? variables.filter((one) => !read.includes(one)).map((one) => `${name}: ${one}`) : [];
    }),
  );
  expect(missing).toEqual([]);
});

test('each process signs by a key of its own', () => {
  const secrets = new Secrets(folder);
  const signing = plans({ port: 4000, double: false }).flatMap(({ name, script, env }) => {
    const key = processEnv(script, { ...secrets.variables(name), ...env }).IDENTITY_KEY;
    return key ? [[name, key] as const] : [];
  });
  expect(signing.map(([name]) => name).sort()).toEqual(['gateway', ...SERVICES].sort());
  expect(new Set(signing.map(([, key]) => key)).size).toBe(signing.length);
  expect(new Secrets(folder).variables('shop')).toEqual(secrets.variables('shop'));
});

test('keys of an older installation stay, and those it lacks are added', () => {
  const old = mkdtempSync(join(folder, 'old-'));
  const file = join(old, 'secrets.json');
  const kept = { IDENTITY_SECRET: 'a', SESSION_SECRET: 'b', MASTER_KEY: 'c' };
  writeFileSync(file, JSON.stringify(kept));
  const variables = new Secrets(old).variables('shop');
  expect(variables).toMatchObject({ SESSION_SECRET: 'b', MASTER_KEY: 'c' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ ...kept, DEPLOY_TOKEN: expect.any(String) });
  expect(new Secrets(old).variables('shop')).toEqual(variables);
});
