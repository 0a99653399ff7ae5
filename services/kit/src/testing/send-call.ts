import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { type AnyOperation, callUrl } from '@stezhka/kit-contract';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import type { Identity } from '../identity/identity.ts';
import { clock } from '../process/clock.ts';
import { identityToken } from './identities.ts';

export interface Args {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  /** Of an upload; left out, it is no picture. */
  file?: Buffer<ArrayBuffer> | undefined;
}

/** How a body is written: as scripts send it, as a form does, and as a form with files does. */
export type Encoding = 'json' | 'form' | 'multipart';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Of a reply that is no JSON: an empty object. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service says
  body: any;
}

/** A call as the gateway passes it on. @param search stands behind the path as it is, instead of a query */
export async function sendCall(
  app: Express,
  op: AnyOperation,
  {
    args: { params, query, body = {}, file = Buffer.from('no picture') } = {},
    identity,
    encoding = op.upload ? 'multipart' : 'json',
    search = '',
  }: { args?: Args; identity: Partial<Identity>; encoding?: Encoding | undefined; search?: string },
): Promise<Reply> {
  const path = callUrl(op, { params, query }) + search;
  const headers = { Locale: 'en', 'X-Forwarded-For': '203.0.113.9', identity: await tokenOf(identity) };
  if (op.method === 'GET') return send(app, { method: 'GET', path, headers });
  const [type, bytes] = await written(body, encoding, op.upload ? file : undefined);
  const sizes = { 'Content-Type': type, 'Content-Length': bytes.length };
  return send(app, { method: 'POST', path, headers: { ...headers, ...sizes } }, bytes);
}

async function written(body: object, encoding: Encoding, file?: Args['file']): Promise<[string, Buffer]> {
  if (encoding === 'json') return ['application/json', Buffer.from(JSON.stringify(body))];
  const fields = fieldsOf(body);
  if (encoding === 'form')
    return ['application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(fields).toString())];
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (file) form.append('file', new Blob([file]), 'picture.png');
  const multipart = new Response(form);
  return [multipart.headers.get('content-type')!, Buffer.from(await multipart.arrayBuffer())];
}

const tokens = new WeakMap<Partial<Identity>, Promise<string>>();

/** Signed once for all calls of the same caller. */
function tokenOf(identity: Partial<Identity>): Promise<string> {
  const token = tokens.get(identity) ?? identityToken(identity);
  tokens.set(identity, token);
  return token;
}

const agent = new Agent({ keepAlive: true });
const servers = new Map<Express, Promise<Server>>();
afterAll(async () => {
  for (const server of await Promise.all(servers.values())) server.close().closeAllConnections();
});

/** One server and its connections for all calls of a file; a connection waits for the next call as long as it takes. */
async function listen(app: Express): Promise<Server> {
  const server = createServer(app).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return server;
}

async function send(app: Express, options: RequestOptions, bytes?: Buffer): Promise<Reply> {
  const listening = servers.get(app) ?? listen(app);
  servers.set(app, listening);
  const { address: host, port } = (await listening).address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ ...options, agent, host, port }, resolve)
    .on('error', reject)
    .end(bytes);
  const reply = await promise;
  const { statusCode: status = 0, headers } = reply;
  if (headers['content-type']?.startsWith('text/event-stream')) {
    // It has no end.
    reply.destroy();
    return { status, headers, body: {} };
  }
  const isJson = headers['content-type']?.startsWith('application/json');
  const text = await readText(reply);
  return { status, headers, body: isJson ? JSON.parse(text) : {} };
}

/** Names and values of a form: { a: { b: 1 } } → [['a[b]', '1']]. */
function fieldsOf(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, name ? `${name}[${key}]` : key));
}

/** A 5xx, other than a 503 whose code the call declares as its own: 'busy', 'payment_off'. */
export const breaks = (op: AnyOperation, { status, body }: Reply): boolean =>
  status >= 500 && !(status === 503 && descriptionOf(op).throws?.includes(body.code));

export interface People {
  /** Ids of members who exist. */
  member: string;
  staff: string;
}

/** A caller whom only the call's own rules can stop. */
export function whoMay({ access, name }: AnyOperation, { member, staff }: People): Partial<Identity> {
  if (typeof access === 'object') return { service: access.services[0]!, audience: name };
  const step = { session: 'a'.repeat(32), secondFactorAt: clock.now().getTime() };
  const isStaff = access === 'admin' || access === 'super_admin';
  return isStaff
    ? { userId: staff, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'], ...step }
    : { userId: member, roles: ['ROLE_USER'], ...step };
}
