import type { ProcessPlan } from './process.ts';

export const SERVICES = ['account', 'content', 'diary', 'shop'] as const;

/** Ports count from the public one: +1 private, +2 renderer, +3 to +6 services, +9 database; a second set from +10. */
export function plans({ port, double }: { port: number; double: boolean }): ProcessPlan[] {
  const sets = double ? [0, 10] : [0];
  const suffix = (base: number) => (base ? '-2' : '');
  const serviceUrls = (offset: number) =>
    sets.map((base) => `http://127.0.0.1:${port + base + offset}`).join(',');
  const upstreams = {
    UPSTREAM_RENDERER: serviceUrls(2),
    ...Object.fromEntries(SERVICES.map((name, i) => [`UPSTREAM_${name.toUpperCase()}`, serviceUrls(3 + i)])),
  };
  return sets.flatMap((base) => {
    const gateway = { GATEWAY_PRIVATE_URL: `http://127.0.0.1:${port + base + 1}` };
    return [
      ...SERVICES.map((name, i) => ({
        name: `${name}${suffix(base)}`,
        script: `services/${name}/src/main.ts`,
        port: port + base + 3 + i,
        env: gateway,
      })),
      {
        name: `renderer${suffix(base)}`,
        script: 'shell/server/main.ts',
        port: port + base + 2,
        env: gateway,
      },
      {
        name: `gateway${suffix(base)}`,
        script: 'gateway/src/main.ts',
        port: port + base,
        env: { PRIVATE_PORT: String(port + base + 1), ...upstreams },
      },
    ];
  });
}
