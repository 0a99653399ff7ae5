import { passGates } from './gates.ts';
import { runUnitTests } from './unit.ts';

/** `npm run check`: types, lint, boundaries, texts, schemas, unit and service tests. */
const open = await passGates();
const { passed, failed } = await runUnitTests(process.argv.slice(2));
process.stdout.write(`${passed} passed, ${failed + (open ? 0 : 1)} failed\n`);
process.exit(open && failed === 0 && passed > 0 ? 0 : 1);
