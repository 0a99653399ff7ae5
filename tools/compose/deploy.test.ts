import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces.ts';
import { readCompose, scriptOf } from './read.ts';

/**
 * A `docker` that keeps containers as files: containers/<service> holds '<id> <health> <starts>'. `up` leaves one of the
 * same image alone, sick or not; a service named in sick/ never becomes healthy, one in failing-later/ or ending-later/
 * is healthy until the settling time, a job named in failing/ fails. Each change is a line of `said`.
 */
const DOCKER = `#!/bin/sh
cd "$STATE"
[ -n "$SITE_VERSION" ] || SITE_VERSION=$(sed -n 's/^SITE_VERSION=//p' ../.env)
for last in "$@"; do :; done
service=\${last%%@*}
case "$*" in
  "compose ps --all --quiet "*) [ ! -f "containers/$last" ] || cut -d' ' -f1 "containers/$last" ;;
  "inspect --format {{.State.Health.Status}} "*) cut -d' ' -f2 "containers/$service" ;;
  "inspect --format {{.State.StartedAt}} "*) cut -d' ' -f3 "containers/$service" ;;
  "compose config --images publish") echo localhost/stezhka/site:$SITE_VERSION ;;
  "image inspect "*) [ -f "images/$SITE_VERSION" ] ;;
  "compose logs --tail 40 "*) echo "log of $last" ;;
  "compose up -d --no-deps --no-build --no-recreate mongo-1 mongo-2 mongo-3") echo "start members" >> said; [ ! -f sick/mongo-2 ] ;;
  "compose up -d --no-deps --no-build --wait --wait-timeout "*)
    id="$last@$SITE_VERSION"
    [ "$last" != load-balancer ] || id="$last@$LOAD_BALANCER_CONFIG"
    case "$*" in *" --force-recreate "*) ;; *)
      case "$(cat "containers/$last" 2> /dev/null)" in
        "$id healthy "*) echo "leave $last" >> said; exit 0 ;;
        "$id "*) echo "leave $last" >> said; exit 1 ;;
      esac ;;
    esac
    echo "replace $last" >> said
    if [ -f "sick/$last" ]; then echo "$id unhealthy 1" > "containers/$last"; exit 1; fi
    echo "$id healthy 1" > "containers/$last" ;;
  "compose run --rm --no-deps mongo-users node tools/compose/members.ts mongo-"*) [ ! -f "failing/others-of-$last" ] ;;
  "compose run --rm --no-deps "*) echo "job $last" >> said; [ ! -f "failing/$last" ] ;;
  "compose build publish") echo build >> said; [ ! -f failing/build ] && touch "images/$SITE_VERSION" ;;
  *) echo "unexpected: $*" >&2; exit 9 ;;
esac
`;
/** The settling time of a deploy: meanwhile some containers fail, some end and are started again, or the operator ends the deploy. */
const SLEEP = `#!/bin/sh
cd "$STATE"
[ ! -f ended ] || kill "$PPID"
for one in failing-later/*; do [ ! -f "$one" ] || sed -i s/healthy/unhealthy/ "containers/\${one#*/}"; done
for one in ending-later/*; do [ ! -f "$one" ] || sed -i 's/1$/2/' "containers/\${one#*/}"; done
`;
const PAIRS = ['account', 'content', 'diary', 'shop', 'renderer', 'gateway'];
const BEFORE = ['start members', 'job mongo-users', 'job publish', 'job seed'];
const REPLACED = PAIRS.flatMap((name) => [`replace ${name}-1`, `replace ${name}-2`]);
const AFTER = ['replace load-balancer', 'job make-current'];
const BASE_IMAGES = ['HAPROXY_IMAGE', 'MONGO_IMAGE', 'NODE_IMAGE'];
const pinned = (name: string) => `${name}=image:1@sha256:${'a1'.repeat(32)}\n`;

let folder: string;
const state = (path: string) => join(folder, 'state', path);
const put = (path: string, text = '') => writeFileSync(state(path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stezhka-deploy-'));
  const kinds = ['containers', 'sick', 'failing', 'failing-later', 'ending-later', 'images'];
  for (const one of ['bin', ...kinds.map((kind) => `state/${kind}`)])
    mkdirSync(join(folder, one), { recursive: true });
  for (const one of ['docker', 'docker-compose.yml'])
    cpSync(join(ROOT, one), join(folder, one), { recursive: true });
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/sleep'), SLEEP, { mode: 0o755 });
  const env = `MASTER_KEY='abc'\n${BASE_IMAGES.map(pinned).join('')}SITE_VERSION=41\n`;
  writeFileSync(join(folder, '.env'), env, { mode: 0o600 });
  const names = [...PAIRS.flatMap((name) => [`${name}-1`, `${name}-2`]), 'mongo-1', 'mongo-2', 'mongo-3'];
  for (const name of names) put(`containers/${name}`, `${name}@41 healthy 0\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function deploy(args: string[] = [], env: Record<string, string> = { SITE_VERSION: '42' }) {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const options = { env: { PATH, STATE: join(folder, 'state'), DEPLOY_SETTLE: '0', ...env } };
  const ended = await promisify(execFile)('sh', [join(folder, 'docker/deploy.sh'), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const said = existsSync(state('said')) ? readFileSync(state('said'), 'utf8').trim().split('\n') : [];
  return { ...ended, said };
}
const envFile = () => readFileSync(join(folder, '.env'), 'utf8');
/** Files of a deploy that may hold secrets, and its lock. */
const leftovers = () => readdirSync(folder).filter((name) => /^\.env\.|^\.deploy/.test(name));

test('a deploy replaces one of a pair at a time and makes the releases current last', async () => {
  const { code, said, stderr } = await deploy();
  expect([code, stderr]).toEqual([0, '']);
  expect(said).toEqual(['build', ...BEFORE, ...REPLACED, ...AFTER]);
  expect(envFile()).toMatch(
    /^MASTER_KEY='abc'\n(\w+_IMAGE=.+\n){3}SITE_VERSION=42\nLOAD_BALANCER_CONFIG=\d+-\d+\n$/,
  );
});

test('a deploy leaves the secrets unreadable to others under any umask of the operator', async () => {
  const mask = process.umask(0);
  try {
    expect((await deploy()).code).toBe(0);
  } finally {
    process.umask(mask);
  }
  expect(envFile()).toContain('SITE_VERSION=42');
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
});

test('every process and job of the compose file has its part in a deploy', async () => {
  const { said } = await deploy();
  const services = Object.entries(readCompose().services);
  const ours = services
    .filter(([, one]) => scriptOf(one) && !one.profiles?.includes('demo'))
    .map(([name]) => name);
  const seen = said.map((line) => line.split(' ')[1]!);
  expect(ours.filter((name) => !seen.includes(name))).toEqual(['mongo-initiate']);
});

test('a deploy stops at the first that does not become healthy, and says what to do', async () => {
  put('sick/diary-1');
  const { code, said, stderr } = await deploy();
  expect(code).toBe(1);
  expect(said.at(-1)).toBe('replace diary-1');
  expect(stderr).toContain('log of diary-1');
  expect(stderr).toContain('diary-1 did not become healthy within 120 s');
  expect(stderr).toContain('diary-2 goes on as it was');
  expect(envFile()).toContain('SITE_VERSION=41');
});

test.each(['failing-later', 'ending-later'])(
  'a deploy stops before the second of a pair when the first is found %s',
  async (kind) => {
    put(`${kind}/content-1`);
    const { code, said, stderr } = await deploy();
    expect([code, said.at(-1)]).toEqual([1, 'replace content-1']);
    expect(stderr).toContain('log of content-1');
    expect(stderr).toContain('content-1 was healthy, but did not stay so');
    expect(envFile()).toContain('SITE_VERSION=41');
  },
);

test('a failed second of a pair leaves a first that runs the new version, and the deploy says so', async () => {
  put('sick/diary-2');
  const { code, said, stderr } = await deploy();
  expect([code, said.at(-1)]).toEqual([1, 'replace diary-2']);
  expect(stderr).toContain('diary-1 runs this version already');
  expect(stderr).not.toContain('goes on as it was');
});

test('an unchanged container is replaced where it is not healthy, and left alone where it is', async () => {
  put('images/41');
  put('containers/renderer-2', 'renderer-2@41 unhealthy 0\n');
  const { code, said } = await deploy(['--no-build'], { SITE_VERSION: '41' });
  expect(code).toBe(0);
  const touched = said.filter((line) => /^(replace|leave) (renderer|shop)-/.test(line));
  expect(touched).toEqual(['leave shop-1', 'leave shop-2', 'replace renderer-2', 'leave renderer-1']);
});

test('the sick one of a pair is replaced first, while the healthy one stays', async () => {
  put('containers/shop-2', 'shop-2@41 unhealthy 0\n');
  const { said } = await deploy();
  const shops = said.filter((line) => line.includes('shop-'));
  expect(shops).toEqual(['replace shop-2', 'replace shop-1']);
});

test.each([
  ['build', ['build']],
  ['mongo-users', ['build', ...BEFORE.slice(0, 2)]],
  ['publish', ['build', ...BEFORE.slice(0, 3)]],
  ['seed', ['build', ...BEFORE]],
  ['make-current', ['build', ...BEFORE, ...REPLACED, ...AFTER]],
])('a failed %s stops the deploy', async (job, expected) => {
  put(`failing/${job}`);
  const { code, said, stderr } = await deploy();
  expect(code).toBe(1);
  expect(said).toEqual(expected);
  expect(stderr).toMatch(/nothing was touched|The job \S+ failed/);
  expect(envFile()).toContain('SITE_VERSION=41');
});

test('a sick member of the database does not stop a deploy', async () => {
  put('sick/mongo-2');
  expect((await deploy()).code).toBe(0);
});

test('a first installation makes the set and starts everything', async () => {
  rmSync(state('containers'), { recursive: true });
  mkdirSync(state('containers'));
  const { code, said } = await deploy();
  expect(code).toBe(0);
  const [members, ...jobs] = BEFORE;
  expect(said).toEqual(['build', members, 'job mongo-initiate', ...jobs, ...REPLACED, ...AFTER]);
});

test('an earlier image comes back without a build, and only when it is here', async () => {
  const missing = await deploy(['--no-build'], { SITE_VERSION: '40' });
  expect([missing.code, missing.said]).toEqual([1, []]);
  expect(missing.stderr).toContain('There is no image localhost/stezhka/site:40 here');
  put('images/40');
  const { code, said } = await deploy(['--no-build'], { SITE_VERSION: '40' });
  expect([code, said]).toEqual([0, [...BEFORE, ...REPLACED, ...AFTER]]);
  expect(envFile()).toContain('SITE_VERSION=40');
});

test.each([
  ['no name', {}, 'Name this version'],
  ['the name of the version that runs', { SITE_VERSION: '41' }, '41 is the version that runs'],
])('a build with %s touches nothing', async (_what, env, message) => {
  const { code, said, stderr } = await deploy([], env);
  expect([code, said]).toEqual([1, []]);
  expect(stderr).toContain(message);
});

test('members of the database are replaced one at a time, mongo-1 last', async () => {
  const { code, said } = await deploy(['members']);
  expect(code).toBe(0);
  expect(said.filter((line) => line !== 'job mongo-users')).toEqual([
    'replace mongo-3',
    'replace mongo-2',
    'replace mongo-1',
  ]);
  expect(said.filter((line) => line === 'job mongo-users')).toHaveLength(3);
});

test('no member is replaced while another one is sick', async () => {
  put('containers/mongo-1', 'mongo-1@41 unhealthy 0\n');
  const { code, said, stderr } = await deploy(['members']);
  expect([code, said]).toEqual([1, []]);
  expect(stderr).toContain('mongo-1 is not healthy');
});

test('no member is replaced while another one is not ready, although its port answers', async () => {
  put('failing/others-of-mongo-2');
  const { code, said, stderr } = await deploy(['members']);
  expect([code, said]).toEqual([1, ['replace mongo-3', 'job mongo-users']]);
  expect(stderr).toContain('mongo-2 was not touched');
});

test('members are made anew without any change to their image, for the files that are mounted into them', async () => {
  const { said } = await deploy(['members'], { SITE_VERSION: '41' });
  expect(said.filter((line) => line.startsWith('replace'))).toHaveLength(3);
});

test('the load balancer is made anew where its configuration has changed, and left alone where it has not', async () => {
  await deploy();
  const kept = envFile();
  const again = await deploy(['--no-build'], {});
  expect(again.said.filter((line) => line.endsWith('load-balancer')).at(-1)).toBe('leave load-balancer');
  expect(envFile()).toBe(kept);
  appendFileSync(join(folder, 'docker/load-balancer/haproxy.cfg'), '# another line\n');
  const changed = await deploy(['--no-build'], {});
  expect(changed.said.filter((line) => line.endsWith('load-balancer')).at(-1)).toBe('replace load-balancer');
  expect(envFile()).not.toBe(kept);
});

test('a second deploy beside a running one touches nothing, and leaves the lock to the first', async () => {
  mkdirSync(join(folder, '.deploy.lock'));
  for (const args of [[], ['--no-build'], ['members']]) {
    const { code, said, stderr } = await deploy(args);
    expect([code, said]).toEqual([1, []]);
    expect(stderr).toContain('is at work here');
  }
  expect(leftovers()).toEqual(['.deploy.lock']);
});

test.each(['', 'sick/shop-1', 'failing/seed', 'ended'])(
  'a deploy leaves no lock and no copy of .env (%s)',
  async (fault) => {
    if (fault) put(fault);
    expect((await deploy()).code).toBe(fault ? 1 : 0);
    expect(leftovers()).toEqual([]);
  },
);

test('a deploy says first which version it brings', async () => {
  const first = async (...args: Parameters<typeof deploy>) => (await deploy(...args)).stdout.split('\n')[0];
  expect(await first()).toContain('Brings version 42; deployed so far: 41.');
  expect(await first(['--no-build'], {})).toContain('Brings version 42; deployed so far: 42.');
});

test('a build under the name of an image that is here touches nothing', async () => {
  put('images/40');
  const { code, said, stderr } = await deploy([], { SITE_VERSION: '40' });
  expect([code, said]).toEqual([1, []]);
  expect(stderr).toContain('There is an image localhost/stezhka/site:40 already');
});

test('a base image without a digest stops a build, unless the operator says so', async () => {
  writeFileSync(join(folder, '.env'), `SITE_VERSION=41\n${pinned('MONGO_IMAGE')}`);
  const { code, said, stderr } = await deploy();
  expect([code, said]).toEqual([1, []]);
  expect(stderr).toContain('Without a digest: HAPROXY_IMAGE NODE_IMAGE.');
  const told = await deploy([], { SITE_VERSION: '42', DEPLOY_UNPINNED: 'true' });
  expect([told.code, told.said[0]]).toEqual([0, 'build']);
});

test('an image that is here is brought without a digest, with a warning', async () => {
  writeFileSync(join(folder, '.env'), "MASTER_KEY='abc'\nSITE_VERSION=41\n");
  put('images/40');
  const { code, stdout } = await deploy(['--no-build'], { SITE_VERSION: '40' });
  expect(code).toBe(0);
  expect(stdout).toContain('WARNING: without a digest: HAPROXY_IMAGE MONGO_IMAGE NODE_IMAGE.');
  for (const name of BASE_IMAGES) appendFileSync(join(folder, '.env'), pinned(name));
  expect((await deploy(['--no-build'], {})).stdout).not.toContain('WARNING');
});
