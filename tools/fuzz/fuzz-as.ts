import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tools } from './install.ts';
import { readRecording } from './recording.ts';
import { run } from './run.ts';

const SEED = 20_261_122;
const EXAMPLES = { quick: 3, whole: 15 };

/** Below this share of calls the answers are of one closed door: a session or a proof that nothing takes. */
const LEAST_SUCCEEDING = 1 / 5;

interface Options {
  url: string;
  cookie: string | undefined;
  /** Proves a POST instead of the origin; other calls are left out then. */
  token: string | undefined;
  document: string;
  folder: string;
  quick: boolean;
  bounds: boolean;
  signal: AbortSignal;
  tools: Tools;
}

export interface FuzzResult {
  requests: number;
  passed: number;
  succeeded: number;
  failures: string[];
  output: string;
}

interface Report {
  operations: { tested: number } | null;
  test_cases: { generated: number };
  failures: { title: string; operations: string[] }[];
  errors: { title: string; count: number }[];
}

export async function fuzzAs(person: string, options: Options): Promise<FuzzResult> {
  const { url, cookie, token, document, folder, quick, bounds, signal, tools } = options;
  const file = join(folder, `${person}.json`);
  const har = join(folder, `${person}.har`);
  const post = token ? { name: 'X-CSRF-Token', value: token } : { name: 'Origin', value: url };
  const headers = [`${post.name}: ${post.value}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  const args = [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    ...['run', document, '--url', `${url}/api`, '--checks', 'all', '--no-color'],
    ...['--seed', String(SEED), '--generation-database', 'none', '--continue-on-failure'],
    ...['--phases', ['examples', ...(bounds ? ['coverage'] : []), 'fuzzing'].join(',')],
    ...['--max-examples', String(quick ? EXAMPLES.quick : EXAMPLES.whole)],
    ...['--report', 'json,har', '--report-json-path', file, '--report-har-path', har],
    ...headers.flatMap((header) => ['--header', header]),
    ...(cookie ? ENDING.flatMap((name) => ['--exclude-name', name]) : []),
    // The check left out takes the token away.
    ...(token ? ['--include-method', 'POST', '--exclude-checks', 'ignored_auth'] : []),
  ];
  const { output } = await run(tools.schemathesis, args, { env: { NO_PROXY: '127.0.0.1' }, signal });
  signal.throwIfAborted();
  if (!existsSync(file)) throw new Error(`schemathesis did not finish:\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { refusals, succeeded } = readRecording(har, document, { post, ...(cookie && { cookie }) });
  const tested = report.operations?.tested ?? 0;
  const failures = [
    ...report.failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`),
    ...report.errors.map(({ title, count }) => `${title} (${count})`),
    ...refusals,
    ...(succeeded < tested * LEAST_SUCCEEDING ? [`Only ${succeeded} of ${tested} calls ever succeeded`] : []),
  ];
  const failing = new Set(report.failures.flatMap(({ operations }) => operations));
  const passed = tested - failing.size;
  if (passed <= 0 && !failures.length) throw new Error(`schemathesis tested nothing:\n${output}`);
  return { requests: report.test_cases.generated, passed, succeeded, failures, output };
}

/** Calls that end the session all later requests come in, or replace it by another member's. */
const ENDING = [
  'POST /logout',
  'POST /data/user/sessions/end-others',
  'POST /form/registration',
  'POST /form/login',
  'POST /login',
];
