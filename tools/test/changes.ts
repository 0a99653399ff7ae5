import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/webpack-config.ts';
import { WORKSPACES } from '../workspaces.ts';

/** What decides over every test: the packages, the runner and what each test file starts from. */
const EVERYTHING = /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[\w.]*\.json|\.npmrc|tools\/testing\/)/;
const CODE = /\.(tsx?|[cm]?js|css|json)$/;

/** Code that tests read by a path they put together, where no import leads jest to them. */
const READ_BY_PATH: [read: RegExp, tests: string[]][] = [
  [/^mfe-(\w+)\/src\/(.*[/.])?(remote|routes)\.ts$/, ['services/$1/src/seo/', 'tools/tables.test.ts']],
  [/^services\/\w+\/src\/(app|.*\.routes)\.ts$/, ['tools/tables.test.ts']],
  [
    /^services\/\w+\/((contract\/)?src\/.*(?<!\.test)\.ts|contract\/replies\.schema\.json)$/,
    ['tools/fuzz/document.test.ts'],
  ],
  [/^services\/.*\.model\.ts$/, ['tools/indexes/']],
  [/^services\/.*\/(person\.ts$|pages\/politica\/)/, ['tools/privacy-page.test.ts']],
  [
    /^services\/.*\/(env|main|log|security-log|keys)\.ts$|^(gateway\/src|shell\/server|services\/kit\/src\/service|tools\/[\w-]+)\/[\w-]+\.ts$/,
    ['tools/compose.test.ts'],
  ],
  [/^shell\/src\/page\/system-pages\.ts$/, ['tools/tables.test.ts']],
  [/^shell\/src\/pre-hydration\.ts$/, ['shell/src/']],
  [/^(shared-ui|shell|mfe-\w+)\/src\/.*\.(css|tsx?)$/, ['tools/custom-properties.test.ts']],
  [/\/src\/(remote|main)\.ts$|\/heads\.test\.ts$/, ['tools/workspaces.test.ts']],
  [/^tools\/(test\/[\w-]+|start\/flags)\.ts$/, ['tools/test/commands.test.ts']],
  [/^e2e\/playwright\.config\.ts$/, ['tools/test/journeys.test.ts']],
  // Documents name files, which may go.
  [/^(?!docs\/)/, ['tools/documents.test.ts']],
];

export interface Changes {
  /** What the checkout was compared with, for a person to read. */
  since: string;
  /** Paths from the root: changed, added and deleted ones, committed or not. */
  paths: string[];
}

/** Where this branch left main, as others have it or as it stands here; on main itself its last commit. */
export function branchPoint(folder = ROOT): { head: string; branch: string; commit: string } {
  const head = git(folder, 'rev-parse', 'HEAD');
  const since = ['origin/main', 'main'].flatMap((branch) => {
    try {
      return [{ branch, commit: git(folder, 'merge-base', 'HEAD', branch) }];
    } catch {
      return [];
    }
  })[0] ?? { branch: 'HEAD', commit: head };
  return { head, ...since };
}

/** Changes since the branch point. */
export function readChanges(folder = ROOT): Changes {
  const { head, branch, commit } = branchPoint(folder);
  const paths = [
    ...git(folder, 'diff', '--name-only', '--no-renames', commit).split('\n'),
    ...git(folder, 'ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  return { since: commit === head ? 'the last commit' : branch, paths };
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/**
 * How the tests that changes can break are found: by imports (`related`) where jest can follow them, by package for
 * the rest (texts, pictures, content), all of them when the ground of all tests has moved.
 */
export function testsAfter(paths: readonly string[]): 'all' | { related: string[]; packages: string[] } {
  if (paths.some((path) => EVERYTHING.test(path))) return 'all';
  const related = paths.filter((path) => CODE.test(path));
  const packages = paths.flatMap((path) => [
    ...(/\.(tsx?|[cm]?js)$/.test(path) ? [] : [`${testPackageOf(path)}/`]),
    ...READ_BY_PATH.flatMap(([read, tests]) => {
      const found = read.exec(path);
      return found ? tests.map((one) => one.replace('$1', found[1] ?? '')) : [];
    }),
  ]);
  return { related, packages: [...new Set(packages)] };
}

/** The package whose tests read a path that is no code; a contract's are its service's, documents the tools'. */
const testPackageOf = (path: string): string =>
  [...WORKSPACES]
    .filter((folder) => !/^services\/.*\/contract$/.test(folder))
    .sort((a, b) => b.length - a.length)
    .find((folder) => path.startsWith(`${folder}/`)) ?? 'tools';
