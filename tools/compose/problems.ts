import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces.ts';
import { containerProblems } from './containers.ts';
import { environmentProblems } from './environment.ts';
import { placeProblems } from './places.ts';
import { type Compose, type ComposeService, networksOf, scriptOf } from './read.ts';

export function composeProblems(compose: Compose): string[] {
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) => [
      ...nameProblems(compose, name),
      ...orElse(fileProblems(name, service), () => environmentProblems(name, service)),
    ]),
    ...placeProblems(compose),
    ...containerProblems(compose),
  ];
}

const orElse = (problems: string[], more: () => string[]) => (problems.length ? problems : more());

function fileProblems(name: string, service: ComposeService): string[] {
  const { build, volumes = [] } = service;
  const script = scriptOf(service);
  const files = [
    ...(build ? [build.context, join(build.context, build.dockerfile)] : []),
    ...volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0]!),
    ...(script ? [script] : []),
  ];
  return files.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${name}: there is no ${path}`);
}

function nameProblems(compose: Compose, name: string): string[] {
  const { volumes = [], depends_on = {}, image, build, command } = compose.services[name]!;
  const waits = Array.isArray(depends_on)
    ? depends_on.map((one) => [one, { condition: 'service_started' }] as const)
    : Object.entries(depends_on);
  const built = Object.values(compose.services).some((one) => one.build && one.image === image);
  return [
    ...networksOf(compose, name)
      .filter((one) => !(one in compose.networks))
      .map((one) => `${name}: no network ${one} is declared`),
    ...volumes
      .filter((one) => !one.startsWith('./') && !(one.split(':')[0]! in compose.volumes))
      .map((one) => `${name}: no volume ${one.split(':')[0]} is declared`),
    ...waits.flatMap(([one, { condition }]) => {
      const other = compose.services[one];
      if (!other) return [`${name}: waits for ${one}, which is no service`];
      const fits =
        condition === 'service_started' ||
        (condition === 'service_healthy' ? isWatched(other) : other.restart === undefined);
      return fits ? [] : [`${name}: waits for ${one} in vain (${condition})`];
    }),
    ...(command?.[0] === 'node' && !build && !built ? [`${name}: nothing builds ${image}`] : []),
  ];
}

/** A service is watched by its own check, or by that of the image that all processes share. */
const isWatched = ({ healthcheck, command }: ComposeService) =>
  healthcheck ? !healthcheck.disable : command?.[0] === 'node';
