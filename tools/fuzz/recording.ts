import { readFileSync } from 'node:fs';

interface Entry {
  request: { method: string; url: string; headers: { name: string; value: string }[] };
  response: { status: number; content: { text?: string } };
}

type Paths = Record<string, Record<string, { operationId?: string }>>;

/** What no check of schemathesis holds against an answer, since it lets a 401 or a 403 pass. */
export interface Recording {
  refusals: string[];
  succeeded: number;
}

export interface Proofs {
  cookie?: string;
  /** Of a POST: the site's origin, or the token's header. */
  post: { name: string; value: string };
}

/** Reads the HAR file of a run, without what the check ignored_auth has sent: a refusal is right there. */
export function readRecording(har: string, document: string, { cookie, post }: Proofs): Recording {
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as { log: { entries: Entry[] } };
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Paths };
  const callOf = callFinder(Object.keys(paths));
  const refusals = new Set<string>();
  const succeeded = new Set<string>();
  for (const { request, response } of log.entries) {
    const call = callOf(request.method, new URL(request.url).pathname);
    const has = (header: string, value?: string) =>
      request.headers.some((one) => one.name.toLowerCase() === header.toLowerCase() && one.value === value);
    const isWhole = cookie === undefined || has('cookie', cookie);
    const isProven = request.method === 'POST' && has(post.name, post.value);
    if (isProven && isWhole && response.content.text?.includes('"csrf_refused"'))
      refusals.add(`Proof refused: ${call}`);
    if (cookie !== undefined && isWhole && response.status === 401) refusals.add(`Session refused: ${call}`);
    if (response.status < 400) succeeded.add(call);
  }
  return { refusals: [...refusals], succeeded: succeeded.size };
}

/** Fixed paths come before those with parameters: '/post/new' is not '/post/{slug}'. */
function callFinder(paths: string[]): (method: string, pathname: string) => string {
  const patterns = paths
    .map((path) => ({ path, pattern: new RegExp(`^/api${path.replace(/\{[^}]+\}/g, '[^/]*')}$`) }))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return (method, pathname) => {
    const found = patterns.find(({ pattern }) => pattern.test(pathname));
    return `${method} ${found?.path ?? pathname}`;
  };
}
