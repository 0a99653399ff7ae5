import { runStep, type Step } from './step.ts';

/** What must hold before any test runs; each is a few seconds. */
const GATES: Step[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint and format', command: 'biome', args: ['ci', '--colors=off', '.'] },
  { name: 'borders', command: 'node', args: ['tools/test/borders.ts'] },
  {
    name: 'dead code and dependencies',
    command: 'knip',
    args: [
      '--no-progress',
      '-c',
      'tools/test/knip.config.ts',
      '--preprocessor',
      './tools/test/knip-versions.ts',
    ],
  },
  { name: 'texts', command: 'node', args: ['tools/test/texts.ts'] },
  { name: 'compose file', command: 'node', args: ['tools/compose/config.ts'], tells: true },
  { name: 'reply schemas', command: 'node', args: ['tools/schemas.ts', '--check'] },
];

/** Runs the gates two at a time; false when one is closed. */
export async function passGates(): Promise<boolean> {
  let open = true;
  const queue = [...GATES];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { name, ok, seconds, output } = await runStep(step);
      open &&= ok;
      const told = ok && step.tells ? `: ${output.trim()}` : '';
      process.stdout.write(
        `${ok ? '✓' : '✗'} ${name}${told} (${seconds.toFixed(1)} s)\n${ok ? '' : `${output}\n`}`,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return open;
}
