import { join } from 'node:path';
import { run } from './run.ts';

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/** What Redocly has against the document, warnings too. @throws Error when it says nothing that can be read */
export async function lint(redocly: string, document: string): Promise<string[]> {
  const config = join(import.meta.dirname, 'redocly.yaml');
  const args = ['lint', document, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { output } = await run(redocly, args, { env });
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (!json) throw new Error(`Redocly did not answer:\n${output}`);
  const { problems } = JSON.parse(json) as Report;
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message.split('\n')[0]}`,
  );
}
