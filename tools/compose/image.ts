import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { DEMO_USERS } from '../start/demo-users.ts';
import { ROOT, SERVICES } from '../workspaces.ts';
import { manifestOf, reachedBy } from './imports.ts';

interface Stage {
  name: string;
  from: string;
  lines: string[];
}

interface ImageInput {
  dockerfile: string;
  dockerignore: string;
  workspaces: string[];
  scripts: string[];
  demoScripts: string[];
  nodeImage: string;
}

/** What installations keep beside the sources: secrets, their copies, and a deploy's half-written one. */
export const PRIVATE = ['.env', '.env.before', '.env.aB3xYz', '.deploy.lock/env'];
const PINNED = '$' + '{NODE_IMAGE}';
/** Run in a container by docker/deploy.sh or by hand (docs/operations.md). */
const BY_COMMAND = [
  'tools/jobs/jobs.ts',
  'tools/staff/grant.ts',
  'tools/indexes/indexes.ts',
  'tools/compose/members.ts',
];
/** What only a demonstration has is imported where it is seeded. */
const SEEDS = /\/src\/seed\.ts$/;
const PUBLIC_KEYS = [DEMO_USERS.password, ...DEMO_USERS.users.flatMap((one) => one.secondFactor ?? [])];

/** Files of the checkout are looked at once, however many images are judged. */
function memoised<T>(of: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    if (!known.has(path)) known.set(path, of(path));
    return known.get(path)!;
  };
}

export function imageProblems({
  dockerfile,
  dockerignore,
  workspaces,
  scripts,
  demoScripts,
  nodeImage,
}: ImageInput): string[] {
  const stages = stagesOf(dockerfile);
  const copied = stages.flatMap(copiedBy);
  const hidden = hiddenBy(dockerignore);
  const packages = stages.find(({ name }) => name === 'packages')?.lines ?? [];
  const problems = [
    ...copied.filter((path) => !existsSync(join(ROOT, path))).map((path) => `there is no ${path} to copy`),
    ...[...copied, ...scripts].filter(hidden).map((path) => `${path} is kept out by .dockerignore`),
    ...workspaces
      .filter((folder) => !packages.includes(`COPY ${folder}/package.json ${folder}/`))
      .map((folder) => `npm ci needs ${folder}/package.json`),
    ...PRIVATE.filter((path) => !hidden(path)).map((path) => `.dockerignore lets ${path} into the image`),
    ...baseProblems(dockerfile, stages, nodeImage),
  ];
  return problems.length
    ? problems
    : [...siteProblems(stages, hidden, scripts), ...demoProblems(stages, hidden, demoScripts)];
}

function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of dockerfile.replace(/\\\n\s*/g, '').split('\n')) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from) stages.push({ name: name!, from, lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  return stages;
}

const copiedBy = ({ lines }: Stage): string[] =>
  lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);

function chainOf(stages: Stage[], name: string): Stage[] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...chainOf(stages, stage.from), stage] : [];
}

export function hiddenBy(dockerignore: string): (path: string) => boolean {
  const ignored = dockerignore.split('\n').filter((line) => line && !line.startsWith('#'));
  const isHidden = memoised((path: string): boolean => {
    const folder = dirname(path);
    return (folder !== '.' && isHidden(folder)) || ignored.some((pattern) => matchesGlob(path, pattern));
  });
  return isHidden;
}

function baseProblems(dockerfile: string, stages: Stage[], nodeImage: string): string[] {
  const names = stages.map(({ name }) => name);
  const last = chainOf(stages, names.at(-1) ?? '').flatMap(({ lines }) => lines);
  const health = last.find((line) => line.startsWith('HEALTHCHECK')) ?? '';
  return [
    ...stages
      .filter(({ from }) => from !== PINNED && !names.includes(from))
      .map(({ from }) => `${from} cannot be pinned by a variable`),
    ...(dockerfile.includes(`ARG NODE_IMAGE=${nodeImage}\n`)
      ? []
      : [`NODE_IMAGE is not ${nodeImage} by default`]),
    ...(names.at(-1) === 'site' ? [] : ['a build that names no target is not the site']),
    ...(last.some((line) => /^USER (?!root)\S+$/.test(line)) ? [] : ['the image runs as root']),
    ...(/docker\/health\.sh/.test(health) && !/"node"/.test(health)
      ? []
      : ['its health check is not docker/health.sh']),
  ];
}

function filesOf(stages: Stage[], target: string, hidden: (path: string) => boolean): Set<string> {
  const chain = chainOf(stages, target);
  const own = chain.flatMap(copiedBy).flatMap(filesBelow);
  const prepared = chain.some(({ lines }) => lines.some((line) => /^COPY --from=\S+ \/sources /.test(line)));
  return new Set([...own, ...(prepared ? sourcesOf(stages) : [])].filter((path) => !hidden(path)));
}

const filesBelow = memoised((path: string): string[] => {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const files = globSync(`${path}/**/*`, { cwd: ROOT, exclude: (name) => /node_modules|^dist$/.test(name) });
  return files.filter((file) => statSync(join(ROOT, file)).isFile());
});

const hasPublicKey = memoised((path: string): boolean => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return PUBLIC_KEYS.some((key) => text.includes(key));
});

/** `RUN mkdir /sources && cp -r <folders> /sources && rm -r /sources/<pattern> …` */
function sourcesOf(stages: Stage[]): string[] {
  const line = stages.flatMap(({ lines }) => lines).find((one) => one.includes('mkdir /sources')) ?? '';
  const folders = /cp -r (.+?) \/sources/.exec(line)?.[1]?.split(' ') ?? [];
  const removed = [...(line.split('rm -r ')[1] ?? '').matchAll(/\/sources\/(\S+)/g)].map(([, path]) => path!);
  return folders
    .flatMap(filesBelow)
    .filter((file) => !removed.some((one) => matchesGlob(file, one) || matchesGlob(file, `${one}/**`)));
}

/** The content that services seed: no import leads to it. */
const seedFiles = (part: string): string[] =>
  globSync(`services/*/seed/${part}/**/*.{md,yaml}`, { cwd: ROOT });

function siteProblems(stages: Stage[], hidden: (path: string) => boolean, scripts: string[]): string[] {
  const files = filesOf(stages, 'site', hidden);
  const seeds = SERVICES.map((name) => `services/${name}/src/seed.ts`).filter((path) =>
    existsSync(join(ROOT, path)),
  );
  const apps = [...SERVICES.map((name) => `services/${name}/src/app.ts`), 'gateway/src/app.ts'];
  const reached = reachedBy([...scripts, ...seeds, ...apps, ...BY_COMMAND], SEEDS);
  const installed = workspacesOf(stages);
  const declared = new Set(installed.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {})));
  const tools = Object.keys(manifestOf('tools').dependencies!).filter((name) => !reached.packages.has(name));
  const lines = chainOf(stages, 'site').flatMap((stage) => stage.lines);
  return [
    ...[...reached.files, ...seedFiles('definitions')]
      .filter((path) => !files.has(path))
      .map((path) => `${path} is not in the image`),
    ...seedFiles('demo')
      .filter((path) => files.has(path))
      .map((path) => `${path} is of a demonstration, and in the image`),
    ...[...reached.packages]
      .filter((name) => !declared.has(name))
      .map((name) => `${name} is not installed in the image`),
    ...(installed.length ? [] : ['the stage runtime installs the packages of every workspace']),
    ...tools
      .filter((name) => declared.has(name))
      .map((name) => `${name} is a tool and installed in the image`),
    ...(lines.includes('COPY --from=runtime /app/node_modules node_modules')
      ? []
      : ['the image has other packages than those of the stage runtime']),
    ...[...files].filter(hasPublicKey).map((path) => `${path} has a key of the demonstration`),
  ];
}

/** The workspaces whose packages the stage `runtime` installs; all of them where it names none. */
function workspacesOf(stages: Stage[]): string[] {
  const install =
    stages.find(({ name }) => name === 'runtime')?.lines.find((line) => line.includes('npm ci')) ?? '';
  return [...install.matchAll(/--workspace=(\S+)/g)].map(([, folder]) => normalize(folder!));
}

function demoProblems(stages: Stage[], hidden: (path: string) => boolean, scripts: string[]): string[] {
  const files = filesOf(stages, 'demo', hidden);
  return [...reachedBy(scripts, /^$/).files, ...seedFiles('{definitions,demo}')]
    .filter((path) => !files.has(path))
    .map((path) => `${path} is not in the image of a demonstration`);
}
