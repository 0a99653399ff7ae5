import { execFileSync } from 'node:child_process';
import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { ROOT } from '../build/webpack-config.ts';
import { borderRules, cycleRule, isTest } from './border-rules.ts';

/** Imports that cross a border, one line each. */
export async function findCrossings(files: string[], root = ROOT): Promise<string[]> {
  const found = await crossingsOf(files, root);
  return found.map(({ rule, from, to }) => `${from} → ${to} (${rule.name})`);
}

/** @param maxDepth 1 for the imports of these files alone; 0 follows all */
export const crossingsOf = (files: string[], root = ROOT, maxDepth = 0): Promise<IViolation[]> =>
  violations(files, root, {
    ruleSet: { forbidden: borderRules },
    doNotFollow: { path: 'node_modules' },
    maxDepth,
  });

/** Imports between features that lie on a cycle, one line each; what tests import makes none. */
export async function findCycles(files: string[], root = ROOT): Promise<string[]> {
  const found = await violations(
    files.filter((file) => !isTest(file)),
    root,
    { ruleSet: { forbidden: [cycleRule] }, metrics: true, exclude: { path: 'node_modules' } },
  );
  return found.map(({ from, to }) => `${from} → ${to}: a cycle of features`);
}

async function violations(files: string[], baseDir: string, options: ICruiseOptions): Promise<IViolation[]> {
  const { output } = await cruise(
    files,
    { baseDir, validate: true, parser: 'swc', tsPreCompilationDeps: true, ...options },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  );
  return (output as ICruiseResult).summary.violations;
}

/** Sources of the checkout, new ones too. */
function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /^(?!docker|docs).*\/.*\.[cm]?[jt]sx?$/.test(file));
}

if (import.meta.main) {
  const files = sources();
  const findings = [...(await findCrossings(files)), ...(await findCycles(files))];
  for (const finding of findings) console.log(finding);
  process.exit(findings.length ? 1 : 0);
}
