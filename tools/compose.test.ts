import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINE } from './compose/containers.ts';
import { undelivered, variablesOf } from './compose/environment.ts';
import { hiddenBy, imageProblems, PRIVATE } from './compose/image.ts';
import { composeProblems } from './compose/problems.ts';
import { type Compose, type ComposeService, imageOf, read, readCompose, scriptOf } from './compose/read.ts';
import { ROOT, SERVICES, WORKSPACES } from './workspaces.ts';

const compose = readCompose();
const image = {
  dockerfile: read('docker/Dockerfile'),
  dockerignore: read('.dockerignore'),
  workspaces: [...WORKSPACES],
  scripts: scriptsOf(({ profiles }) => !profiles?.includes('demo')),
  demoScripts: scriptsOf(({ profiles }) => !!profiles?.includes('demo')),
  nodeImage: imageOf({ image: compose.services.publish!.build!.args!.NODE_IMAGE! }),
};
function scriptsOf(wanted: (service: ComposeService) => boolean): string[] {
  return Object.values(compose.services).flatMap((one) => (wanted(one) && scriptOf(one)) || []);
}

test('docker-compose.yml fits the code', () => {
  expect(composeProblems(compose)).toEqual([]);
});

test('the image can be built and holds what its containers run', () => {
  expect(imageProblems(image)).toEqual([]);
});

test('secrets of an installation and their copies stay out of git', () => {
  expect(PRIVATE.filter((path) => !hiddenBy(read('.gitignore'))(path))).toEqual([]);
});

test('every process of the site stands there twice, the database three times', () => {
  const twice = [
    ...SERVICES.map((name) => `services/${name}/src/main.ts`),
    'shell/server/main.ts',
    'gateway/src/main.ts',
  ];
  for (const script of twice) expect(image.scripts.filter((one) => one === script)).toHaveLength(2);
  const members = Object.values(compose.services).filter(
    (one) => imageOf(one).startsWith('mongo:') && one.healthcheck,
  );
  expect(members).toHaveLength(3);
});

test('members of the database have a transaction lifetime of ten seconds', () => {
  for (const name of ['mongo-1', 'mongo-2', 'mongo-3'])
    expect(compose.services[name]!.command).toContain('transactionLifetimeLimitSeconds=10');
});

test('definitions are seeded in every installation, demo content where DEMO says so', () => {
  const { command, profiles, environment } = compose.services.seed!;
  expect(command).toEqual(['node', 'tools/compose/seed.ts']);
  expect(profiles).toBeUndefined();
  expect(environment!.DEMO).toBe('$' + '{DEMO:-false}');
});

test('health is asked at a path that every process serves', () => {
  const path = /^HEALTHCHECK[\s\S]*?\$PORT\\" (\/\w+)/m.exec(image.dockerfile)?.[1];
  expect(path).toBe('/readyz');
  expect(read('docker/load-balancer/haproxy.cfg')).toMatch(`uri ${path} `);
  for (const folder of ['services/kit/src/service', 'gateway/src', 'shell/server']) {
    const sources = readdirSync(join(ROOT, folder)).filter((file) => /(?<!\.test)\.ts$/.test(file));
    expect(
      sources.some((file) => new RegExp(`\\.get\\([^)]*'${path}'`).test(read(`${folder}/${file}`))),
    ).toBe(true);
  }
});

test('every variable that operations.md promises to a process is passed on to it', () => {
  const page = read('docs/operations.md');
  expect(undelivered(compose, page)).toEqual([]);
  const without = structuredClone(compose);
  delete without.services['gateway-2']!.environment!.LIMIT_ALL;
  delete without.services['account-1']!.environment!.RECOVERIES_PER_HOUR;
  expect(undelivered(without, page)).toEqual([
    'account-1: RECOVERIES_PER_HOUR is not passed on',
    'gateway-2: LIMIT_ALL is not passed on',
  ]);
  const row = (name: string, reader: string) => `\n| \`${name}\` | ${reader} | none | made up |\n`;
  expect(undelivered(compose, row('NEW_VARIABLE', 'renderer'))).toEqual([
    'renderer-1: NEW_VARIABLE is not passed on',
    'renderer-2: NEW_VARIABLE is not passed on',
  ]);
  expect(undelivered(compose, row('HOST', 'printer'))).toEqual([
    '`HOST` is read by printer, which is no process',
  ]);
  expect(undelivered(compose, row('HOST', 'all (but tools)'))).toEqual([
    '`HOST` is read by all (but tools), which is no process',
  ]);
  expect(undelivered(compose, row('HOST` and `PORT', 'all'))).toEqual([
    'operations.md has a row that names no variables: | `HOST` and `PORT` | all | none | made up |',
  ]);
});

test('operations.md states the machine that the limits add up to', () => {
  const { processors, gigabytes } = MACHINE;
  for (const place of ['docs/operations.md', 'docker-compose.yml'])
    expect(read(place)).toContain(`${processors} processors and ${gigabytes} GB`);
});

test('operations.md explains every variable that a process reads or the file asks for', () => {
  const page = read('docs/operations.md');
  const sources = globSync(
    [
      '{services/*,gateway}/src/{,mail/,process/}env.ts',
      'services/kit/src/process/{log,security-log}.ts',
      'services/kit/src/identity/keys.ts',
      'tools/mail-sink/main.ts',
    ],
    { cwd: ROOT },
  );
  const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map((match) => match[1]!);
  const missing = [...variablesOf(sources), ...asked].filter((name) => !page.includes(`\`${name}\``));
  expect(sources.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

/** What the checks say of a file in which one thing is changed. */
function after(change: (services: Compose['services'], file: Compose) => void): string[] {
  const copy = structuredClone(compose);
  change(copy.services, copy);
  return composeProblems(copy);
}
const set = (name: string, part: ComposeService) => (services: Compose['services']) =>
  void Object.assign(services[name]!, part);
const setVariable = (name: string, variable: string, value?: string) => (services: Compose['services']) => {
  const environment = services[name]!.environment!;
  if (value === undefined) delete environment[variable];
  else environment[variable] = value;
};
const lose = (part: 'volumes' | 'networks', name: string) => (_: Compose['services'], file: Compose) =>
  void delete file[part][name];

test.each<[string, Parameters<typeof after>[0], string]>([
  [
    'a script that is not there',
    set('shop-2', { command: ['node', 'services/shop/main.ts'] }),
    'shop-2: there is no services/shop/main.ts',
  ],
  [
    'a misspelt variable',
    setVariable('gateway-1', 'TRUST_PROXIES', '10.80.1.0/24'),
    'gateway-1: nothing reads TRUST_PROXIES',
  ],
  [
    'a secret written down',
    setVariable('account-1', 'IDENTITY_KEY', 'abc'),
    'account-1: IDENTITY_KEY must come from the environment',
  ],
  [
    'a secret left out',
    setVariable('gateway-2', 'SESSION_SECRET'),
    'gateway-2: SESSION_SECRET is missing: set it to a random text of at least 32 characters.',
  ],
  ['a diary without its key', setVariable('diary-1', 'MASTER_KEY'), 'diary-1: MASTER_KEY is not set'],
  ['a service without database', setVariable('shop-1', 'MONGODB_URI'), 'shop-1: MONGODB_URI is not set'],
  [
    'an upstream that is no service',
    setVariable('gateway-1', 'UPSTREAM_SHOP', 'http://shop:4000'),
    'gateway-1: UPSTREAM_SHOP names shop, which is no service',
  ],
  [
    'an upstream at another port',
    setVariable('gateway-1', 'UPSTREAM_SHOP', 'http://shop-1:4040'),
    'gateway-1: UPSTREAM_SHOP does not reach shop-1 at shop-1:4040',
  ],
  [
    'an upstream in another network',
    set('diary-2', { networks: ['outgoing'] }),
    'gateway-1: UPSTREAM_DIARY does not reach diary-2 at diary-2:4000',
  ],
  ['an undeclared volume', lose('volumes', 'releases'), 'publish: no volume releases is declared'],
  ['an undeclared network', lose('networks', 'outgoing'), 'account-1: no network outgoing is declared'],
  [
    'a published service',
    set('shop-1', { ports: ['4000:4000'] }),
    'shop-1: only the load balancer may publish a port',
  ],
  [
    'a port that nobody listens at',
    set('load-balancer', { ports: ['80:80'] }),
    'load-balancer: nothing is bound to 80:80',
  ],
  [
    'a database within reach of the door',
    set('mongo-1', { networks: ['data', 'edge'] }),
    'mongo-1: the load balancer may not reach it',
  ],
  [
    'a private listener that is bound everywhere',
    setVariable('gateway-1', 'PRIVATE_HOST', '0.0.0.0'),
    'gateway-1: the private listener is not bound to an inner network',
  ],
  [
    'trust in anybody',
    setVariable('gateway-1', 'TRUST_PROXY', '0.0.0.0/0'),
    "gateway-1: TRUST_PROXY is not the load balancer's network",
  ],
  [
    'waiting for what never ends',
    set('shop-1', { depends_on: { 'mongo-1': { condition: 'service_completed_successfully' } } }),
    'shop-1: waits for mongo-1 in vain (service_completed_successfully)',
  ],
  [
    'an image nobody builds',
    set('publish', { build: undefined }),
    'shop-1: nothing builds localhost/stezhka/$' + '{SITE_TARGET:-site}:$' + '{SITE_VERSION:-local}',
  ],
  [
    "an image under a name that may be another's",
    set('shop-1', { image: 'stezhka/site:local' }),
    "shop-1: stezhka/site:local may be the name of somebody else's image",
  ],
  [
    'an image that may be pulled',
    set('shop-1', { pull_policy: undefined }),
    'shop-1: its image may be pulled',
  ],
  [
    'a base image that cannot be pinned',
    set('mongo-2', { image: 'mongo:8' }),
    'mongo-2: mongo:8 cannot be pinned by a variable',
  ],
  [
    'a base image whose digest is cut short',
    set('mongo-2', { image: '$' + '{MONGO_IMAGE:-mongo:8@sha256:abc}' }),
    'mongo-2: $' + '{MONGO_IMAGE:-mongo:8@sha256:abc} cannot be pinned by a variable',
  ],
  [
    'a container with capabilities',
    set('mongo-3', { cap_drop: undefined }),
    'mongo-3: it keeps the capabilities that containers have by default',
  ],
  [
    'a capability too many',
    set('mongo-1', { cap_add: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID', 'NET_RAW'] }),
    'mongo-1: it needs no capability NET_RAW',
  ],
  [
    'a capability of a process',
    set('shop-1', { cap_add: ['CHOWN'] }),
    'shop-1: it needs no capability CHOWN',
  ],
  [
    'a database that cannot become its own user',
    set('mongo-1', { cap_add: ['CHOWN', 'DAC_OVERRIDE', 'SETGID'] }),
    'mongo-1: it cannot start without SETUID',
  ],
  [
    'a container whose programs may gain privileges',
    set('mongo-2', { security_opt: undefined }),
    'mongo-2: its programs may gain privileges',
  ],
  [
    'a health check with a Node of its own',
    set('mongo-1', { healthcheck: { test: ['CMD', 'mongosh', '--eval', '1'] } }),
    'mongo-1: its health check starts a program of its own each time',
  ],
  [
    'a process that no check watches',
    set('gateway-1', { healthcheck: { disable: true } }),
    'gateway-1: no check says whether it is well',
  ],
  [
    'a container without a limit of memory',
    set('seed', { mem_limit: undefined }),
    'seed: no limit of memory',
  ],
  [
    'a container without a limit of processor',
    set('seed', { cpus: undefined }),
    'seed: no limit of processor',
  ],
  [
    'more memory than the machine has',
    set('mongo-1', { mem_limit: '3g' }),
    `limits of memory add up to ${MACHINE.gigabytes + 1} GB`,
  ],
  [
    'more processors than the machine has',
    set('mongo-1', { cpus: 4 }),
    `limits of processor add up to ${MACHINE.processors + 1.75}`,
  ],
  [
    'a cache as large as its container',
    set('mongo-1', { mem_limit: '1g' }),
    'mongo-1: its cache leaves the database less than half of its memory',
  ],
  [
    'a second maker of pictures without its memory',
    set('shop-1', { cpus: 2 }),
    'shop-1: its makers of pictures do not fit into its memory',
  ],
  [
    'waiting for each member of the database',
    set('mongo-users', { depends_on: { 'mongo-2': { condition: 'service_healthy' } } }),
    'mongo-users: waits for the member mongo-2 to be well',
  ],
  [
    'waiting for what needs the first member',
    set('diary-1', { depends_on: { 'mongo-initiate': { condition: 'service_completed_successfully' } } }),
    'diary-1: waits for mongo-initiate, which needs one certain member',
  ],
  [
    'a plain start that needs one certain member',
    set('mongo-initiate', { profiles: undefined }),
    'mongo-initiate: a plain start fails without mongo-1',
  ],
  [
    'a mounted file whose change reaches no container',
    set('load-balancer', { labels: undefined }),
    'load-balancer: no deploy brings a change of ./docker/load-balancer/haproxy.cfg',
  ],
  [
    'a start without a database',
    set('diary-1', { depends_on: { publish: { condition: 'service_completed_successfully' } } }),
    'diary-1: does not wait for the database',
  ],
  [
    'a seed whose failure is swallowed',
    set('make-current', { depends_on: { 'gateway-1': { condition: 'service_healthy' } } }),
    'make-current: goes on where the seed has failed',
  ],
])('%s is found', (_what, change, problem) => {
  expect(after(change)).toContain(problem);
});

test.each([
  [
    'a folder that is not there',
    { dockerfile: `${image.dockerfile}\nCOPY nowhere nowhere` },
    'there is no nowhere to copy',
  ],
  ['a source that is ignored', { dockerignore: 'gateway' }, 'gateway is kept out by .dockerignore'],
  [
    'a new workspace',
    { workspaces: [...WORKSPACES, 'services/new'] },
    'npm ci needs services/new/package.json',
  ],
  [
    'a copy of the secrets',
    { dockerignore: image.dockerignore.replace('.env.*\n', '') },
    '.dockerignore lets .env.aB3xYz into the image',
  ],
  [
    'a command of a deploy left out',
    { dockerfile: image.dockerfile.replace('tools/compose/members.ts ', '') },
    'tools/compose/members.ts is not in the image',
  ],
  [
    'a process left out',
    { dockerfile: image.dockerfile.replace('COPY gateway gateway', '') },
    'gateway/src/main.ts is not in the image',
  ],
  [
    'a module left out that a job imports',
    { dockerfile: image.dockerfile.replace('tools/start/publish.ts ', '') },
    'tools/start/publish.ts is not in the image',
  ],
  [
    'a service whose packages are not installed',
    { dockerfile: image.dockerfile.replace('--workspace=gateway ', '') },
    'prom-client is not installed in the image',
  ],
  [
    'every package installed',
    { dockerfile: image.dockerfile.replaceAll(/ \\\n {4}--workspace=.*?(?=( \\)?\n)/g, '') },
    'the stage runtime installs the packages of every workspace',
  ],
  [
    'a build tool installed',
    { dockerfile: image.dockerfile.replace('--workspace=gateway', '--workspace=gateway --workspace=tools') },
    'webpack is a tool and installed in the image',
  ],
  [
    "the build's packages in the image",
    { dockerfile: image.dockerfile.replace('--from=runtime', '--from=build') },
    'the image has other packages than those of the stage runtime',
  ],
  [
    'a key of the demonstration',
    { dockerfile: image.dockerfile.replace('/sources/services/*/seed/demo', '') },
    'services/account/seed/demo/users/admin.yaml has a key of the demonstration',
  ],
  [
    'the texts of the demonstration',
    { dockerfile: image.dockerfile.replace('/sources/services/*/seed/demo', '') },
    'services/content/seed/demo/partners/slukhavka.yaml is of a demonstration, and in the image',
  ],
  [
    'an image without what its services seed',
    { dockerfile: image.dockerfile.replace('seed/demo', 'seed') },
    'services/content/seed/definitions/contacts.yaml is not in the image',
  ],
  [
    'the tools of the demonstration',
    { dockerfile: `${image.dockerfile}COPY tools tools\n` },
    'tools/start/demo-users.ts has a key of the demonstration',
  ],
  [
    'a demonstration without its mail server',
    { dockerfile: image.dockerfile.replace('COPY tools tools\n\nFROM base AS site', '\nFROM base AS site') },
    'tools/mail-sink/main.ts is not in the image of a demonstration',
  ],
  [
    'a demonstration as the default target',
    { dockerfile: image.dockerfile.replace('FROM base AS site', 'FROM base AS site\nFROM site AS extra') },
    'a build that names no target is not the site',
  ],
  [
    'a base image that cannot be pinned',
    { dockerfile: image.dockerfile.replace(/FROM \S+ AS base/, 'FROM node:26-slim AS base') },
    'node:26-slim cannot be pinned by a variable',
  ],
  [
    'another default of the base image',
    { nodeImage: 'node:27-slim' },
    'NODE_IMAGE is not node:27-slim by default',
  ],
  [
    'a health check with a Node of its own',
    { dockerfile: image.dockerfile.replace(/CMD \["bash".*/, 'CMD ["node", "-e", "fetch()"]') },
    'its health check is not docker/health.sh',
  ],
  [
    'a user with every right',
    { dockerfile: image.dockerfile.replace('USER node', '') },
    'the image runs as root',
  ],
])('%s is found in the image', (_what, change, problem) => {
  expect(imageProblems({ ...image, ...change })).toContain(problem);
});
