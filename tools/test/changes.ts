import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/recipe.ts';
import { WORKSPACES } from '../workspaces.ts';

/** What decides over every test: the packages, the runner and what each test file starts from. */
const EVERYTHING = /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[\w.]*\.json|\.npmrc|tools\/testing\/)/;
const CODE = /\.(tsx?|[cm]?js|css|json)$/;

export interface Changes {
  /** What the checkout was compared with, for a person to read. */
  since: string;
  /** Paths from the root: changed, added and deleted ones, committed or not. */
  paths: string[];
}

/** Changes since this branch left its upstream (or main); on a branch without either, since the last commit. */
export function readChanges(folder = ROOT): Changes {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const since = ['@{upstream}', 'main'].flatMap((branch) => {
    try {
      return [{ branch, commit: git('merge-base', 'HEAD', branch) }];
    } catch {
      return [];
    }
  })[0] ?? { branch: 'HEAD', commit: 'HEAD' };
  const paths = [
    ...git('diff', '--name-only', '--no-renames', since.commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  return {
    since: since.branch === git('branch', '--show-current') ? 'the last commit' : since.branch,
    paths,
  };
}

/**
 * How the tests that changes can break are found: by imports (`related`) where jest can follow them, by package for
 * the rest (texts, pictures, content), all of them when the ground of all tests has moved.
 */
export function testsAfter(paths: readonly string[]): 'all' | { related: string[]; packages: string[] } {
  if (paths.some((path) => EVERYTHING.test(path))) return 'all';
  const related = paths.filter((path) => CODE.test(path));
  const packages = paths.filter((path) => !CODE.test(path) || path.endsWith('.json')).map(packageOf);
  return { related, packages: [...new Set(packages)] };
}

/** The innermost workspace of a path; documents and files at the top are read by the tools' tests. */
const packageOf = (path: string): string =>
  [...WORKSPACES].sort((a, b) => b.length - a.length).find((folder) => path.startsWith(`${folder}/`)) ??
  'tools';
