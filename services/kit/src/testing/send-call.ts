import type { Server } from 'node:http';
import { type AnyOperation, callUrl } from '@stezhka/kit-contract';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import request, { type Response as Reply } from 'supertest';
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
  const call = op.method === 'GET' ? request(listening(app)).get(path) : request(listening(app)).post(path);
  call.set('Locale', 'en').set('x-forwarded-for', '203.0.113.9').redirects(0);
  call.set('identity', await identityToken(identity));
  if (op.method === 'GET') return call;
  if (encoding === 'json') return call.send(body);
  const fields = fieldsOf(body);
  if (encoding === 'form') return call.type('form').send(new URLSearchParams(fields).toString());
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (op.upload) form.append('file', new Blob([file]), 'picture.png');
  const written = new Response(form);
  const bytes = Buffer.from(await written.arrayBuffer());
  return call.set('Content-Type', written.headers.get('content-type')!).send(bytes);
}

const servers = new WeakMap<Express, Server>();

/** One server for all calls of a file: otherwise each call opens one. */
function listening(app: Express): Server {
  const server = servers.get(app) ?? app.listen(0).unref();
  servers.set(app, server);
  return server;
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
