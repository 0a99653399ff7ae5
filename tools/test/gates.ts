import { runStep, type Step } from './step.ts';

interface Gate extends Step {
  /** Paths whose change can close this gate, from the root. */
  reads: RegExp;
}

/** What must hold before any test runs, the longest of a fresh clone first. */
export const GATES: readonly Gate[] = [
  { name: 'types', command: 'node', args: ['tools/test/types.ts'], reads: /\.(ts|tsx|json)$/ },
  { name: 'regexes', command: 'node', args: ['tools/test/regexes.ts'], reads: /\.(tsx?|[cm]?js)$/ },
  {
    name: 'lint',
    command: 'biome',
    args: ['ci', '--colors=off', '.'],
    reads: /\.(tsx?|[cm]?js|json|css|grit)$/,
  },
  {
    name: 'borders',
    command: 'node',
    args: ['tools/test/borders.ts'],
    reads: /\.(tsx?|[cm]?js)$|package\.json$/,
  },
  {
    name: 'unused',
    command: 'knip',
    args: [
      '--no-progress',
      '-c',
      'tools/test/knip.config.ts',
      '--preprocessor',
      './tools/test/knip-versions.ts',
    ],
    reads: /\.(tsx?|[cm]?js|json)$/,
  },
  { name: 'texts', command: 'node', args: ['tools/test/texts.ts'], reads: /\.(tsx?|json)$/ },
  {
    name: 'compose',
    command: 'node',
    args: ['tools/compose/config.ts'],
    reads: /^(docker|tools\/compose)/,
    tells: true,
  },
  {
    name: 'schemas',
    command: 'node',
    args: ['tools/schemas.ts', '--check'],
    reads: /\/contract\/|^tools\/schemas/,
  },
];

/** Gates that need the built parts: after the others, before the journeys. */
export const BUILD_GATES: readonly Gate[] = [
  {
    name: 'sizes',
    command: 'node',
    args: ['tools/test/sizes.ts'],
    reads:
      /^(?!.*\.test\.)(shell\/|shared-ui\/|mfe-|services\/[\w-]+\/contract\/|tools\/build\/|README|package-lock)/,
    tells: true,
  },
];

/** Those of the gates that a change of these paths can close. */
export const gatesAfter = (gates: readonly Gate[], paths: readonly string[]): Gate[] =>
  gates.filter(({ reads }) => paths.some((path) => reads.test(path)));

/** Runs gates two at a time and prints a line for each. @returns how many are closed */
export async function runGates(gates: readonly Gate[]): Promise<number> {
  let closed = 0;
  const queue = [...gates];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { name, ok, seconds, output } = await runStep(step);
      if (!ok) closed += 1;
      const told = ok && step.tells ? `: ${output.trim()}` : '';
      process.stdout.write(
        `${ok ? '✓' : '✗'} ${name}${told} (${seconds.toFixed(1)} s)\n${ok ? '' : `${output}\n`}`,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return closed;
}
