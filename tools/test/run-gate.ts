import { exitWithCount } from './count.ts';
import { BUILD_GATES, GATES, runGates } from './gates.ts';

/** `npm run gate -- types lint`: gates by their names. */
await exitWithCount(async () => {
  const known = [...GATES, ...BUILD_GATES];
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !known.some((gate) => gate.name === name));
  if (unknown.length || !wanted.length) {
    const wrong = unknown.length ? `No gate '${unknown.join("', '")}'` : 'Name a gate';
    throw new Error(`${wrong}: there are ${known.map(({ name }) => name).join(', ')}.`);
  }
  const gates = known.filter(({ name }) => wanted.includes(name));
  const closed = await runGates(gates);
  return { passed: gates.length - closed, failed: closed };
});
