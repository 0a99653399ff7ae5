import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tools } from './install.ts';
import { run } from './run.ts';

/** The same requests every time. */
const SEED = 20_261_122;
/** Random requests for each call. */
const EXAMPLES = { quick: 3, whole: 15 };

interface Options {
  url: string;
  /** Of the session; a guest has none. */
  cookie: string | undefined;
  document: string;
  folder: string;
  quick: boolean;
  /** Tries every bound of every call once, too. */
  bounds: boolean;
  signal: AbortSignal;
  tools: Tools;
}

export interface FuzzResult {
  requests: number;
  /** Calls that held. */
  passed: number;
  failures: string[];
  output: string;
}

interface Report {
  operations: { tested: number } | null;
  test_cases: { generated: number };
  failures: { title: string; operations: string[] }[];
  errors: { title: string; count: number }[];
}

/** Makes requests of the document as one person and holds every answer against it, by all checks. */
export async function fuzzAs(person: string, options: Options): Promise<FuzzResult> {
  const { url, cookie, document, folder, quick, bounds, signal, tools } = options;
  const file = join(folder, `${person}.json`);
  const headers = [`Origin: ${url}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  const args = [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    ...['run', document, '--url', `${url}/api`, '--checks', 'all', '--no-color'],
    ...['--seed', String(SEED), '--generation-database', 'none', '--continue-on-failure'],
    ...['--phases', ['examples', ...(bounds ? ['coverage'] : []), 'fuzzing'].join(',')],
    ...['--max-examples', String(quick ? EXAMPLES.quick : EXAMPLES.whole)],
    ...['--report', 'json', '--report-json-path', file],
    ...headers.flatMap((header) => ['--header', header]),
    ...(cookie ? ENDING.flatMap((path) => ['--exclude-path', path]) : []),
  ];
  const { output } = await run(tools.schemathesis, args, { env: { NO_PROXY: '127.0.0.1' }, signal });
  signal.throwIfAborted();
  if (!existsSync(file)) throw new Error(`schemathesis did not finish:\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = [
    ...report.failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`),
    ...report.errors.map(({ title, count }) => `${title} (${count})`),
  ];
  const failing = new Set(report.failures.flatMap(({ operations }) => operations));
  const passed = (report.operations?.tested ?? 0) - failing.size;
  if (passed <= 0 && !failures.length) throw new Error(`schemathesis tested nothing:\n${output}`);
  return { requests: report.test_cases.generated, passed, failures, output };
}

/** Would end the session that all later requests come in. */
const ENDING = ['/logout', '/data/user/sessions/end-others'];
