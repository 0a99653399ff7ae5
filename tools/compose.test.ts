import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/recipe.ts';
import { variablesOf } from './compose/environment.ts';
import { imageProblems } from './compose/image.ts';
import { composeProblems } from './compose/problems.ts';
import { type Compose, type ComposeService, read, readCompose, scriptOf } from './compose/read.ts';
import { SERVICES, WORKSPACES } from './workspaces.ts';

const compose = readCompose();
const image = {
  dockerfile: read('docker/Dockerfile'),
  dockerignore: read('.dockerignore'),
  workspaces: [...WORKSPACES],
  scripts: Object.values(compose.services).flatMap((one) => scriptOf(one) ?? []),
};

test('docker-compose.yml fits the code', () => {
  expect(composeProblems(compose)).toEqual([]);
});

test('the image can be built and holds what its containers run', () => {
  expect(imageProblems(image)).toEqual([]);
});

test('every process of the site stands there twice, the database three times', () => {
  const twice = [
    ...SERVICES.map((name) => `services/${name}/src/main.ts`),
    'shell/server/main.ts',
    'gateway/src/main.ts',
  ];
  for (const script of twice) expect(image.scripts.filter((one) => one === script)).toHaveLength(2);
  const members = Object.values(compose.services).filter(
    ({ healthcheck, image }) => image?.startsWith('mongo:') && healthcheck,
  );
  expect(members).toHaveLength(3);
});

test('definitions are seeded in every installation, demo content where DEMO says so', () => {
  const { command, profiles, environment } = compose.services.seed!;
  expect(command).toEqual(['node', 'tools/compose/seed.ts']);
  expect(profiles).toBeUndefined();
  expect(environment!.DEMO).toBe('$' + '{DEMO:-false}');
});

test('health is asked at a path that every process serves', () => {
  const path = /^HEALTHCHECK[\s\S]*?\$\{process\.env\.PORT\}(\/\w+)/m.exec(image.dockerfile)?.[1];
  expect(path).toBe('/readyz');
  expect(read('docker/load-balancer/haproxy.cfg')).toMatch(`uri ${path} `);
  for (const folder of ['services/kit/src', 'gateway/src', 'shell/server']) {
    const sources = readdirSync(join(ROOT, folder)).filter((file) => /(?<!\.test)\.ts$/.test(file));
    expect(
      sources.some((file) => new RegExp(`\\.get\\([^)]*'${path}'`).test(read(`${folder}/${file}`))),
    ).toBe(true);
  }
});

test('operations.md explains every variable that a process reads or the file asks for', () => {
  const page = read('docs/operations.md');
  const sources = globSync(['{services/*,gateway}/src/{,mail/}env.ts', 'services/kit/src/log.ts'], {
    cwd: ROOT,
  });
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
    setVariable('account-1', 'IDENTITY_SECRET', 'abc'),
    'account-1: IDENTITY_SECRET must come from the environment',
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
    'shop-1: nothing builds stezhka/site:$' + '{SITE_VERSION:-local}',
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
    'a process left out',
    { dockerfile: image.dockerfile.replace('COPY gateway gateway', '') },
    'gateway/src/main.ts is not in the image',
  ],
])('%s is found in the image', (_what, change, problem) => {
  expect(imageProblems({ ...image, ...change })).toContain(problem);
});
