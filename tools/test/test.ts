import { runBrowserTests } from './browser.ts';
import { passGates } from './gates.ts';
import { runUnitTests } from './unit.ts';

/** `npm test`: everything; ends with 'N passed, N failed' and fails when nothing ran. */
async function main(): Promise<boolean> {
  const open = await passGates();
  const unit = await runUnitTests();
  const browser = await runBrowserTests();
  const passed = unit.passed + browser.passed;
  const failed = unit.failed + browser.failed + (open ? 0 : 1);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && unit.passed > 0 && browser.passed > 0;
}

main().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.stdout.write('0 passed, 1 failed\n');
    process.exit(1);
  },
);
