import { parseArgs } from 'node:util';

/** Which of the known flags were given. @throws Error with one sentence about an argument that is none of them */
export function readFlags<Name extends string>(
  command: string,
  known: readonly Name[],
  args: string[] = process.argv.slice(2),
): Record<Name, boolean> {
  const { values, tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(known.map((name) => [name, { type: 'boolean' as const }])),
  });
  const unknown = tokens.find(
    (token) =>
      token.kind === 'positional' ||
      (token.kind === 'option' && (!known.includes(token.name as Name) || token.value !== undefined)),
  );
  if (unknown) {
    const offered = known.length
      ? `it knows ${known.map((name) => `--${name}`).join(', ')}`
      : 'it takes none';
    throw new Error(`npm run ${command} does not know '${args[unknown.index]}': ${offered}.`);
  }
  return Object.fromEntries(known.map((name) => [name, values[name] === true])) as Record<Name, boolean>;
}
