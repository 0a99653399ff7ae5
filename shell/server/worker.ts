import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';
import { confine } from './confine.ts';
import { readLines, writeLine } from './json-lines.ts';
import type { CallReply, FromWorker, ToWorker, WorkerSetUp } from './messages.ts';

interface ShellBuild {
  setUp(releases: WorkerSetUp['releases'], serverEntry: (remote: string) => string): void;
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** The pipe that `RenderProcess` opened. */
const renderer = new Socket({ fd: 3 });
const post = (message: FromWorker) => writeLine(renderer, message);
const exit = process.exit.bind(process);
const require = createRequire(import.meta.url);
const calls = new Map<number, (reply: CallReply | undefined) => void>();
let count = 0;
let shell: ShellBuild;

/** A confined process has no network: the renderer makes the calls. */
const fetchByRenderer = (url: unknown, { method = 'GET', headers = {}, signal }: RequestInit = {}) =>
  new Promise<Response>((resolve, reject) => {
    const call = ++count;
    calls.set(call, (reply) => {
      if (!reply) return reject(new TypeError('fetch failed'));
      const { status, body, headers } = reply;
      resolve(new Response(body, { status, headers }));
    });
    signal?.addEventListener('abort', () => {
      calls.delete(call);
      reject(signal.reason);
    });
    post({ type: 'call', call, request: { url: String(url), method, headers: headers as never } });
  });

function receive(message: ToWorker): void {
  if (message.type === 'ping') post({ type: 'pong', id: message.id });
  else if (message.type === 'setUp') setUp(message.setUp);
  else if (message.type === 'render') void render(message.id, message.request);
  else {
    calls.get(message.call)?.(message.reply);
    calls.delete(message.call);
  }
}

function setUp({ releases, shell: file, remotes }: WorkerSetUp): void {
  shell = require(file) as ShellBuild;
  shell.setUp(releases, (name) => remotes[name]!);
  post({ type: 'up' });
}

async function render(id: number, request: RenderRequest): Promise<void> {
  try {
    post({ type: 'page', id, page: await shell.render(request) });
  } catch (error) {
    post({ type: 'failed', id, error: (error as Error)?.stack ?? String(error) });
  }
}

readLines<ToWorker>(renderer, receive, (error) => {
  throw error;
});
renderer.on('close', () => exit());
globalThis.fetch = fetchByRenderer as typeof fetch;
confine();
