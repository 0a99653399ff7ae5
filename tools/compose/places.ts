import { SERVICES } from '../workspaces.ts';
import { addressesIn, type Compose, environmentOf, imageOf, networksOf, read, scriptOf } from './read.ts';

const MONGO_PORT = '27017';
const BALANCER = 'load-balancer';

export function placeProblems(compose: Compose): string[] {
  return Object.keys(compose.services).flatMap((name) => [
    ...addressProblems(compose, name),
    ...doorProblems(compose, name),
    ...(scriptOf(compose.services[name]!)?.startsWith('gateway/') ? gatewayProblems(compose, name) : []),
  ]);
}

/** Every variable that names other processes; the code's own default would be this machine. */
function addressProblems(compose: Compose, name: string): string[] {
  const service = compose.services[name]!;
  const environment = environmentOf(service);
  const named = Object.entries(environment).filter(([variable]) =>
    /^(UPSTREAM_\w+|MONGODB_URI|MONGO_MEMBERS|GATEWAY_PRIVATE_URL)$/.test(variable),
  );
  const wrong = named.flatMap(([variable, value]) =>
    addressesIn(value).flatMap(({ host, port }) => {
      const found = behind(compose, host);
      if (!found.length) return [`${name}: ${variable} names ${host}, which is no service`];
      return found
        .filter(({ ports, networks }) => !ports.includes(port) || !meets(compose, name, networks))
        .map(({ at }) => `${name}: ${variable} does not reach ${at} at ${host}:${port}`);
    }),
  );
  const unset = neededBy(scriptOf(service)).filter((variable) => !environment[variable]);
  return [...wrong, ...unset.map((variable) => `${name}: ${variable} is not set`)];
}

function neededBy(script = ''): string[] {
  if (script.startsWith('services/')) return ['MONGODB_URI', 'GATEWAY_PRIVATE_URL'];
  if (script.startsWith('shell/')) return ['GATEWAY_PRIVATE_URL'];
  if (!script.startsWith('gateway/')) return [];
  return ['MONGODB_URI', ...[...SERVICES, 'renderer'].map((one) => `UPSTREAM_${one.toUpperCase()}`)];
}

function behind(compose: Compose, host: string): { at: string; ports: string[]; networks: string[] }[] {
  const own = compose.services[host];
  if (own) {
    const port = environmentOf(own).PORT ?? (imageOf(own).startsWith('mongo:') ? MONGO_PORT : '');
    return [{ at: host, ports: [port], networks: networksOf(compose, host) }];
  }
  return Object.entries(compose.services).flatMap(([at, service]) => {
    const networks = Object.entries(service.networks ?? {})
      .filter(([, one]) => one?.aliases?.includes(host))
      .map(([network]) => network);
    return networks.length ? [{ at, networks, ports: [environmentOf(service).PRIVATE_PORT ?? ''] }] : [];
  });
}

const meets = (compose: Compose, name: string, networks: string[]): boolean =>
  networksOf(compose, name).some((network) => networks.includes(network));

/** Only the load balancer is published, and it reaches only gateways. */
function doorProblems(compose: Compose, name: string): string[] {
  const service = compose.services[name]!;
  if (name !== BALANCER) {
    const isGateway = scriptOf(service)?.startsWith('gateway/');
    return [
      ...(service.ports?.length ? [`${name}: only the load balancer may publish a port`] : []),
      ...(!isGateway && meets(compose, name, networksOf(compose, BALANCER))
        ? [`${name}: the load balancer may not reach it`]
        : []),
    ];
  }
  const config = read(mountedConfig(compose));
  const bound = [...config.matchAll(/^\s*bind :(\d+)$/gm)].map((match) => match[1]!);
  const servers = [...config.matchAll(/^\s*server (\S+) (\S+):(\d+)$/gm)];
  const gateways = Object.keys(compose.services).filter((one) =>
    scriptOf(compose.services[one]!)?.startsWith('gateway/'),
  );
  const balanced = servers.map(([, , host]) => host);
  return [
    ...(service.ports ?? [])
      .filter((port) => !bound.includes(port.replace(/^.*:/, '')))
      .map((port) => `${name}: nothing is bound to ${port}`),
    ...servers
      .filter(([, , host, port]) => environmentOf(compose.services[host!] ?? {}).PORT !== port)
      .map(([, , host, port]) => `${name}: no gateway listens at ${host}:${port}`),
    ...gateways.filter((one) => !balanced.includes(one)).map((one) => `${name}: ${one} gets no visitors`),
  ];
}

function mountedConfig(compose: Compose): string {
  const mount = compose.services[BALANCER]?.volumes?.find((one) => one.startsWith('./')) ?? '';
  return mount.split(':')[0]!;
}

/** The private listener is bound inside only, and the load balancer alone is believed about visitors. */
function gatewayProblems(compose: Compose, name: string): string[] {
  const service = compose.services[name]!;
  const { PRIVATE_HOST, TRUST_PROXY } = environmentOf(service);
  const networks = Array.isArray(service.networks) ? {} : (service.networks ?? {});
  const bound = Object.keys(networks).find((one) => networks[one]?.ipv4_address === PRIVATE_HOST);
  const outside = networksOf(compose, BALANCER);
  const trusted = outside
    .flatMap((one) => compose.networks[one]?.ipam?.config ?? [])
    .map(({ subnet }) => subnet);
  return [
    ...(!bound || outside.includes(bound) || !compose.networks[bound]?.internal
      ? [`${name}: the private listener is not bound to an inner network`]
      : []),
    ...(trusted.includes(TRUST_PROXY ?? '')
      ? []
      : [`${name}: TRUST_PROXY is not the load balancer's network`]),
  ];
}
