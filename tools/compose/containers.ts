import { type Compose, type ComposeService, imageOf, scriptOf } from './read.ts';

/** The machine that the limits are made for, and what they leave on it. */
export const MACHINE = { processors: 16, gigabytes: 24, forSystem: 1, jobsAtOnce: 3 };

const isMember = (service: ComposeService) => imageOf(service).startsWith('mongo:');
const lasts = ({ restart }: ComposeService) => restart !== undefined;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export function containerProblems(compose: Compose): string[] {
  const services = Object.entries(compose.services);
  return [
    ...services.flatMap(([name, service]) =>
      [
        ...imageProblems(service),
        ...healthProblems(service),
        ...limitProblems(service),
        ...rightProblems(service),
        ...mountProblems(service),
      ].map((problem) => `${name}: ${problem}`),
    ),
    ...services.flatMap(([name]) => waitProblems(compose, name)),
    ...machineProblems(services.map(([, service]) => service)),
  ];
}

function imageProblems({ image = '', command, pull_policy }: ComposeService): string[] {
  if (command?.[0] !== 'node')
    return /^\$\{[A-Z]+_IMAGE:-[^:@}]+:[^:@}]+(@sha256:[\da-f]{64})?\}$/.test(image)
      ? []
      : [`${image} cannot be pinned by a variable`];
  return [
    ...(image.startsWith('localhost/') ? [] : [`${image} may be the name of somebody else's image`]),
    ...(pull_policy === 'never' ? [] : ['its image may be pulled']),
  ];
}

function healthProblems(service: ComposeService): string[] {
  const { healthcheck, command } = service;
  const program = healthcheck?.test?.slice(1).join(' ') ?? '';
  return [
    ...(/\b(node|mongosh)\b/.test(program) ? ['its health check starts a program of its own each time'] : []),
    ...(lasts(service) && !(healthcheck?.test || (!healthcheck && command?.[0] === 'node'))
      ? ['no check says whether it is well']
      : []),
  ];
}

/** GB of a service, its decoder and each maker of pictures (decision 0047). */
const ONE_PROCESS = 0.25;
const memoryForPictures = (cpus: number) => ONE_PROCESS * (3 + Math.min(2, Math.max(1, Math.floor(cpus))));

function limitProblems(service: ComposeService): string[] {
  const { cpus, command = [] } = service;
  const makesPictures = scriptOf(service)?.startsWith('services/');
  const cache = Number(command[command.indexOf('--wiredTigerCacheSizeGB') + 1]);
  return [
    ...(cpus ? [] : ['no limit of processor']),
    ...(gigabytes(service) ? [] : ['no limit of memory']),
    ...(isMember(service) && !(cache <= gigabytes(service) / 2)
      ? ['its cache leaves the database less than half of its memory']
      : []),
    ...(makesPictures && gigabytes(service) < memoryForPictures(cpus ?? 0)
      ? ['its makers of pictures do not fit into its memory']
      : []),
  ];
}

/** Only a member of the database starts as root, and gives that up by itself. */
const MEMBER_RIGHTS = ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'];

function rightProblems(service: ComposeService): string[] {
  const { cap_drop = [], cap_add = [], security_opt = [] } = service;
  const allowed = isMember(service) && service.restart ? MEMBER_RIGHTS : [];
  const superfluous = cap_add.filter((one) => !allowed.includes(one));
  return [
    ...(cap_drop.includes('ALL') ? [] : ['it keeps the capabilities that containers have by default']),
    ...superfluous.map((one) => `it needs no capability ${one}`),
    ...allowed.filter((one) => !cap_add.includes(one)).map((one) => `it cannot start without ${one}`),
    ...(security_opt.includes('no-new-privileges:true') ? [] : ['its programs may gain privileges']),
  ];
}

/** Compose sees no change in a mounted file: a label tells of it, or a deploy that makes each member anew. */
function mountProblems(service: ComposeService): string[] {
  const { volumes = [], labels = {} } = service;
  const told = Object.values(labels).some((one) => /^\$\{[A-Z_]+_CONFIG:-\}$/.test(one));
  return volumes
    .filter((one) => one.startsWith('./') && !told && !isMember(service))
    .map((one) => `no deploy brings a change of ${one.split(':')[0]}`);
}

function gigabytes({ mem_limit = '' }: ComposeService): number {
  const [, number, unit] = /^(\d+)([gm])$/.exec(mem_limit) ?? [];
  return number ? Number(number) / (unit === 'g' ? 1 : 1024) : 0;
}

function machineProblems(services: ComposeService[]): string[] {
  const lasting = services.filter(lasts);
  const largestJob = Math.max(...services.filter((one) => !lasts(one)).map(gigabytes));
  const processors = sum(lasting.map(({ cpus = 0 }) => cpus));
  const memory = sum(lasting.map(gigabytes)) + MACHINE.jobsAtOnce * largestJob + MACHINE.forSystem;
  return [
    ...(processors > MACHINE.processors ? [`limits of processor add up to ${processors}`] : []),
    ...(memory > MACHINE.gigabytes ? [`limits of memory add up to ${memory} GB`] : []),
  ];
}

/** A start waits for a majority, not for each member, and a failed seed ends it. */
function waitProblems(compose: Compose, name: string): string[] {
  const waits = dependenciesOf(compose.services[name]!);
  const tooStrict = waits.filter(
    ([one, condition]) => isMember(compose.services[one] ?? {}) && condition !== 'service_started',
  );
  const needed = reachedFrom(compose, name);
  const tied = needed.filter((one) => compose.services[one]?.network_mode?.startsWith('service:mongo'));
  const { network_mode = '', profiles } = compose.services[name]!;
  const usesDatabase = scriptOf(compose.services[name]!) && compose.services[name]!.environment?.MONGODB_URI;
  return [
    ...tooStrict.map(([one]) => `${name}: waits for the member ${one} to be well`),
    ...(network_mode.startsWith('service:') && !profiles
      ? [`${name}: a plain start fails without ${network_mode.slice('service:'.length)}`]
      : []),
    ...tied.map((one) => `${name}: waits for ${one}, which needs one certain member`),
    ...(usesDatabase && !needed.includes('mongo-users') ? [`${name}: does not wait for the database`] : []),
    ...(name === 'make-current' && !waits.some(([one, how]) => one === 'seed' && how.endsWith('successfully'))
      ? [`${name}: goes on where the seed has failed`]
      : []),
  ];
}

const dependenciesOf = ({ depends_on = {} }: ComposeService): [string, string][] =>
  Array.isArray(depends_on)
    ? depends_on.map((one) => [one, 'service_started'])
    : Object.entries(depends_on).map(([one, { condition }]) => [one, condition]);

function reachedFrom(compose: Compose, name: string): string[] {
  const direct = dependenciesOf(compose.services[name] ?? {}).map(([one]) => one);
  return [...new Set(direct.flatMap((one) => [one, ...reachedFrom(compose, one)]))];
}
