import type { Count } from './count.ts';

/** Runs a command of tests: ends with 'N passed, N failed', and the process with 1 when one failed or none ran. */
export async function exitWithCount(command: () => Promise<Count>): Promise<never> {
  const { passed, failed } = await command().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
