import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicHexOf } from '@stezhka/kit/identity';
import { ROOT } from '../workspaces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stezhka-docker-'));
  mkdirSync(join(folder, 'docker'));
  mkdirSync(join(folder, 'bin'));
  for (const script of ['make-env.sh', 'pin-images.sh', 'env-lock.sh'])
    copyFileSync(join(ROOT, 'docker', script), join(folder, 'docker', script));
  copyFileSync(join(ROOT, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Never a blocking child: servers of this process must answer meanwhile. */
const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    execFile(command, args, { cwd: tmpdir(), env: { PATH, ...env } }, (error, stdout, stderr) =>
      resolve({ code: (error?.code as number | undefined) ?? 0, stdout, stderr }),
    );
  });

const envFile = () => join(folder, '.env');
const makeEnv = (env?: Record<string, string>) =>
  run('sh', ['-c', `umask 000 && exec sh ${folder}/docker/make-env.sh`], env);
const halves = () => readdirSync(folder).filter((name) => /^\.env\.|^\.deploy/.test(name));

test('the .env recipe writes every secret that the file requires, for its owner alone', async () => {
  expect(await makeEnv()).toMatchObject({ code: 0, stderr: '' });
  expect(statSync(envFile()).mode & 0o777).toBe(0o600);
  const text = readFileSync(envFile(), 'utf8');
  const required = [...readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+):\?/g)];
  expect(
    required
      .map(([, name]) => name)
      .filter((name) => !text.includes(`\n${name}=`) && !text.startsWith(`${name}=`)),
  ).toEqual([]);
  const secrets = [...text.matchAll(/^(\w+)='([0-9a-f]{48,64})'$/gm)];
  expect(secrets).toHaveLength(16);
  expect(new Set(secrets.map(([, , digits]) => digits)).size).toBe(16);
  const value = (name: string) => new RegExp(`^${name}='(.*)'$`, 'm').exec(text)![1]!;
  const digest = createHash('sha256').update(value('DEPLOY_TOKEN')).digest('hex');
  expect(value('DEPLOY_TOKENS')).toBe(`*:${digest}`);
  const publicHalves = ['gateway', 'account', 'content', 'diary', 'shop'].map(
    (signer) => `${signer}:${publicHexOf(value(`IDENTITY_KEY_${signer.toUpperCase()}`))}`,
  );
  expect(value('IDENTITY_PUBLIC_KEYS')).toBe(publicHalves.join(','));
  expect(halves()).toEqual([]);
});

test('a second run leaves the file as it is and fails', async () => {
  await makeEnv();
  const before = readFileSync(envFile(), 'utf8');
  const again = await makeEnv();
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('.env is there already and was not touched');
  expect(readFileSync(envFile(), 'utf8')).toBe(before);
});

test('of several runs at once one makes the file', async () => {
  const codes = (await Promise.all(Array.from({ length: 6 }, () => makeEnv()))).map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(halves()).toEqual([]);
});

test.each([
  ['a file system without hard links', 'exit 1', 'this file system has no hard links'],
  ['a file that appears meanwhile', 'touch .env; exit 1', '.env appeared meanwhile'],
])('%s is told as what it is', async (_what, answer, message) => {
  writeFileSync(join(folder, 'bin', 'ln'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const { code, stderr } = await makeEnv();
  expect([code, halves()]).toEqual([1, []]);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

const addMissing = () => run('sh', [`${folder}/docker/make-env.sh`, '--missing']);
const ADDED = /^(SECURITY_LOG_KEY|DEPLOY_TOKENS?|IDENTITY_\w+)=.*\n/gm;

test('an .env of an earlier version gets the keys it lacks and keeps all others', async () => {
  await makeEnv();
  const whole = readFileSync(envFile(), 'utf8');
  const old = whole.replaceAll(ADDED, '').trimEnd();
  writeFileSync(envFile(), old, { mode: 0o600 });
  expect(await addMissing()).toMatchObject({ code: 0, stderr: '' });
  const now = readFileSync(envFile(), 'utf8');
  const names = (text: string) => text.match(/^\w+(?==)/gm)!.toSorted();
  expect(now.startsWith(`${old}\n`)).toBe(true);
  expect(names(now)).toEqual(names(whole));
  expect([statSync(envFile()).mode & 0o777, halves()]).toEqual([0o600, []]);
  const publicKeys = /^IDENTITY_PUBLIC_KEYS='(.*)'$/m.exec(now)![1]!;
  const key = /^IDENTITY_KEY_SHOP='(.*)'$/m.exec(now)![1]!;
  expect(publicKeys).toContain(`shop:${publicHexOf(key)}`);
  expect(await addMissing()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(envFile(), 'utf8')).toBe(now);
});

test('keys of which only some are there are left as they are', async () => {
  await makeEnv();
  const partial = readFileSync(envFile(), 'utf8').replace(/^IDENTITY_KEY_SHOP=.*\n/m, '');
  writeFileSync(envFile(), partial.replace(/^SECURITY_LOG_KEY=.*\n/m, ''));
  const before = readFileSync(envFile(), 'utf8');
  const { code, stderr } = await addMissing();
  expect([code, readFileSync(envFile(), 'utf8'), halves()]).toEqual([1, before, []]);
  expect(stderr).toContain('Nothing was touched: IDENTITY_KEY_GATEWAY');
});

test('a link called .env is not followed', async () => {
  symlinkSync(join(folder, 'elsewhere'), envFile());
  expect((await makeEnv()).code).toBe(1);
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});

test('the .env file is read by a shell as it was written', async () => {
  await makeEnv({ SMTP_URL: 'smtps://me:pa$$word@mail.example.org', MAIL_FROM: 'Us <us@stezhka.example>' });
  const read = await run('sh', ['-c', `. ${envFile()} && printf '%s|%s' "$SMTP_URL" "$MAIL_FROM"`]);
  expect(read.stdout).toBe('smtps://me:pa$$word@mail.example.org|Us <us@stezhka.example>');
});

test('a value that cannot be quoted writes nothing', async () => {
  expect(await makeEnv({ MAIL_FROM: "O'Neil <us@stezhka.example>" })).toMatchObject({ code: 1 });
  expect([existsSync(envFile()), halves()]).toEqual([false, []]);
});

/** A `docker` that answers `buildx imagetools inspect` with what the test says. */
function answerDigests(answer: string): void {
  const script = `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] || exit 9\n${answer}\n`;
  writeFileSync(join(folder, 'bin', 'docker'), script, { mode: 0o755 });
}

test('pinned images take the place of earlier pins, and the rest of .env stays', async () => {
  const digest = `sha256:${randomBytes(32).toString('hex')}`;
  writeFileSync(envFile(), "MASTER_KEY='abc'\nMONGO_IMAGE=mongo:8@sha256:old\n", { mode: 0o600 });
  answerDigests(`echo ${digest}`);
  expect((await run('sh', [`${folder}/docker/pin-images.sh`])).code).toBe(0);
  expect(readFileSync(envFile(), 'utf8').split('\n')).toEqual([
    "MASTER_KEY='abc'",
    `HAPROXY_IMAGE=haproxy:3.2-alpine@${digest}`,
    `MONGO_IMAGE=mongo:8@${digest}`,
    `NODE_IMAGE=node:26-slim@${digest}`,
    '',
  ]);
  expect(halves()).toEqual([]);
  expect(statSync(envFile()).mode & 0o777).toBe(0o600);
});

test.each(['echo unknown', 'echo refused >&2; exit 1'])(
  'a registry that says "%s" pins nothing',
  async (answer) => {
    writeFileSync(envFile(), "MASTER_KEY='abc'\n", { mode: 0o600 });
    answerDigests(answer);
    expect((await run('sh', [`${folder}/docker/pin-images.sh`])).code).not.toBe(0);
    expect(readFileSync(envFile(), 'utf8')).toBe("MASTER_KEY='abc'\n");
    expect(halves()).toEqual([]);
  },
);

test('images are not pinned during a deploy', async () => {
  writeFileSync(envFile(), "MASTER_KEY='abc'\n", { mode: 0o600 });
  mkdirSync(join(folder, '.deploy.lock'));
  answerDigests(`echo sha256:${randomBytes(32).toString('hex')}`);
  const { code, stderr } = await run('sh', [`${folder}/docker/pin-images.sh`]);
  expect([code, halves()]).toEqual([1, ['.deploy.lock']]);
  expect(stderr).toContain('is at work here');
  expect(readFileSync(envFile(), 'utf8')).toBe("MASTER_KEY='abc'\n");
});

describe('the health check', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const check = async (listener: RequestListener): Promise<number> => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    return health((server.address() as AddressInfo).port, '/readyz');
  };
  const health = async (port: number | string, path: string) =>
    (await run('bash', [join(ROOT, 'docker/health.sh'), String(port), path])).code;

  test('passes on a 200 of the path that it asks', async () => {
    expect(await check((req, res) => res.writeHead(req.url === '/readyz' ? 200 : 404).end())).toBe(0);
  });
  test('fails on a 503', async () => {
    expect(await check((_req, res) => res.writeHead(503).end())).not.toBe(0);
  });
  test('fails on a process that never answers', async () => {
    expect(await check(() => {})).not.toBe(0);
  });
  test('fails where no process listens', async () => {
    expect(await health(1, '/readyz')).not.toBe(0);
  });
  test('passes on a database', async () => {
    expect(await health(new URL(process.env.TEST_MONGODB_URI!).port, '/')).toBe(0);
  });
});
