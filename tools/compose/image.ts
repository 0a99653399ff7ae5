import { existsSync } from 'node:fs';
import { join, matchesGlob, normalize } from 'node:path';
import { ROOT } from '../build/recipe.ts';

/** What keeps the image from being built, or from holding what its containers run. */
export function imageProblems({
  dockerfile,
  dockerignore,
  workspaces,
  scripts,
}: {
  dockerfile: string;
  dockerignore: string;
  workspaces: string[];
  scripts: string[];
}): string[] {
  const lines = dockerfile.split('\n');
  const copied = lines.flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  const beforeInstall = lines
    .slice(
      0,
      lines.findIndex((line) => /^RUN npm ci/.test(line)),
    )
    .join('\n');
  const ignored = dockerignore.split('\n').filter((line) => line && !line.startsWith('#'));
  const hidden = (path: string) =>
    path
      .split('/')
      .map((_, i, parts) => parts.slice(0, i + 1).join('/'))
      .some((folder) => ignored.some((pattern) => matchesGlob(folder, pattern)));
  return [
    ...copied.filter((path) => !existsSync(join(ROOT, path))).map((path) => `there is no ${path} to copy`),
    ...[...copied, ...scripts].filter(hidden).map((path) => `${path} is kept out by .dockerignore`),
    ...workspaces
      .filter((folder) => !beforeInstall.includes(`COPY ${folder}/package.json ${folder}/\n`))
      .map((folder) => `npm ci needs ${folder}/package.json`),
    ...scripts
      .filter((script) => !copied.some((path) => normalize(script).startsWith(`${path}/`)))
      .map((script) => `${script} is not in the image`),
    ...(/^USER (?!root)\S+$/m.test(dockerfile) ? [] : ['the image runs as root']),
  ];
}
