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
  /** Proves a POST instead of the origin; other calls are left out then. */
  token: string | undefined;
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
  const { url, cookie, token, document, folder, quick, bounds, signal, tools } = options;
  const file = join(folder, `${person}.json`);
  const recorded = join(folder, `${person}.har`);
  const proof = token ? `X-CSRF-Token: ${token}` : `Origin: ${url}`;
  const headers = [proof, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  const args = [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    ...['run', document, '--url', `${url}/api`, '--checks', 'all', '--no-color'],
    ...['--seed', String(SEED), '--generation-database', 'none', '--continue-on-failure'],
    ...['--phases', ['examples', ...(bounds ? ['coverage'] : []), 'fuzzing'].join(',')],
    ...['--max-examples', String(quick ? EXAMPLES.quick : EXAMPLES.whole)],
    ...['--report', token ? 'json,har' : 'json', '--report-json-path', file],
    ...headers.flatMap((header) => ['--header', header]),
    ...(cookie ? ENDING.flatMap((name) => ['--exclude-name', name]) : []),
    // The check left out takes the token away.
    ...(token ? ['--report-har-path', recorded, '--include-method', 'POST'] : []),
    ...(token ? ['--exclude-checks', 'ignored_auth'] : []),
  ];
  const { output } = await run(tools.schemathesis, args, { env: { NO_PROXY: '127.0.0.1' }, signal });
  signal.throwIfAborted();
  if (!existsSync(file)) throw new Error(`schemathesis did not finish:\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = [
    ...report.failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`),
    ...report.errors.map(({ title, count }) => `${title} (${count})`),
    ...(token ? refusals(recorded) : []),
  ];
  const failing = new Set(report.failures.flatMap(({ operations }) => operations));
  const passed = (report.operations?.tested ?? 0) - failing.size;
  if (passed <= 0 && !failures.length) throw new Error(`schemathesis tested nothing:\n${output}`);
  return { requests: report.test_cases.generated, passed, failures, output };
}

/** Any check lets a 403 pass, so that a token which proves nothing would go unnoticed. */
function refusals(recorded: string): string[] {
  const { log } = JSON.parse(readFileSync(recorded, 'utf8')) as Recording;
  const refused = log.entries.filter(({ response }) => response.content.text?.includes('"csrf_refused"'));
  return [...new Set(refused.map(({ request: { method, url } }) => `Token refused: ${method} ${url}`))];
}

interface Recording {
  log: { entries: { request: { method: string; url: string }; response: { content: { text?: string } } }[] };
}

/**
 * Would end the session that all later requests come in. A registration replaces it by that of the new member, and so
 * does a login as one whom the guest has registered.
 */
const ENDING = [
  'POST /logout',
  'POST /data/user/sessions/end-others',
  'POST /form/registration',
  'POST /form/login',
  'POST /login',
];
