import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { ROOT } from '../build/webpack-config.ts';
import { borderRules, cycleRule, isTest } from './border-rules.ts';

/** Of each feature, the features of its package that lead back to it. */
export type FeatureCycles = Record<string, string[]>;

const KNOWN = join(import.meta.dirname, 'feature-cycles.json');

/** Imports that cross a border, one line each. */
export async function findCrossings(files: string[], root = ROOT): Promise<string[]> {
  const found = await violations(files, root, {
    ruleSet: { forbidden: borderRules },
    doNotFollow: { path: 'node_modules' },
  });
  return found.map(({ rule, from, to }) => `${from} → ${to} (${rule.name})`);
}

/** Imports between features that lie on a cycle; what tests import makes none. */
export async function findCycles(files: string[], root = ROOT): Promise<FeatureCycles> {
  const found = await violations(
    files.filter((file) => !isTest(file)),
    root,
    { ruleSet: { forbidden: [cycleRule] }, metrics: true, exclude: { path: 'node_modules' } },
  );
  const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return Object.fromEntries(
    [...Map.groupBy(found, ({ from }) => from)].map(([from, rows]) => [
      from,
      rows.map(({ to }) => lastPart(to)).sort(),
    ]),
  );
}

/** The list may only shrink: a cycle that is not in it is new, one that is gone is struck off. */
export function compareCycles(known: FeatureCycles, found: FeatureCycles): string[] {
  const lines = (cycles: FeatureCycles) =>
    Object.entries(cycles).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`));
  const [listed, standing] = [lines(known), lines(found)];
  return [
    ...standing.filter((line) => !listed.includes(line)).map((line) => `${line}: a new cycle of features`),
    ...listed
      .filter((line) => !standing.includes(line))
      .map((line) => `${line}: no cycle any more, strike it off tools/test/feature-cycles.json`),
  ];
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
  const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as FeatureCycles;
  const findings = [...(await findCrossings(files)), ...compareCycles(known, await findCycles(files))];
  for (const finding of findings) console.log(finding);
  process.exit(findings.length ? 1 : 0);
}
