import { SERVICES } from '../workspaces.ts';
import type { ProcessPlan } from './process.ts';

/** Where everything listens, counted from the public port; a second set of processes counts from +10. */
const OFFSET = { gateway: 0, private: 1, renderer: 2, services: 3, database: 9, secondSet: 10 };

interface Choice {
  port: number;
  /** Two of every process. */
  double: boolean;
}

const setsOf = ({ port, double }: Choice) => (double ? [port, port + OFFSET.secondSet] : [port]);

export const privatePort = (port: number): number => port + OFFSET.private;
export const databasePort = (port: number): number => port + OFFSET.database;

export function plans(choice: Choice): ProcessPlan[] {
  const sets = setsOf(choice);
  const suffix = (base: number) => (base === choice.port ? '' : '-2');
  const urls = (offset: number) => sets.map((base) => `http://127.0.0.1:${base + offset}`).join(',');
  const upstreams = {
    UPSTREAM_RENDERER: urls(OFFSET.renderer),
    ...Object.fromEntries(
      SERVICES.map((name, i) => [`UPSTREAM_${name.toUpperCase()}`, urls(OFFSET.services + i)]),
    ),
  };
  return sets.flatMap((base) => {
    const gateway = { GATEWAY_PRIVATE_URL: `http://127.0.0.1:${privatePort(base)}` };
    return [
      ...SERVICES.map((name, i) => ({
        name: `${name}${suffix(base)}`,
        script: `services/${name}/src/main.ts`,
        port: base + OFFSET.services + i,
        env: gateway,
      })),
      {
        name: `renderer${suffix(base)}`,
        script: 'shell/server/main.ts',
        port: base + OFFSET.renderer,
        env: gateway,
      },
      {
        name: `gateway${suffix(base)}`,
        script: 'gateway/src/main.ts',
        port: base + OFFSET.gateway,
        env: { PRIVATE_PORT: String(privatePort(base)), ...upstreams },
      },
    ];
  });
}

/** Every port that a start needs, the database's only when it is run from here. */
export function portsOf(choice: Choice, ownDatabase: boolean): number[] {
  return [
    ...plans(choice).map(({ port }) => port),
    ...setsOf(choice).map(privatePort),
    ...(ownDatabase ? [databasePort(choice.port)] : []),
  ].sort((a, b) => a - b);
}
