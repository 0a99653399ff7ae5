import { AppError } from '@stezhka/kit/errors';
import { abandonedSignal, type FairQueue } from '@stezhka/kit/fair-queue';
import { SESSION_HEADER } from '@stezhka/kit/http';
import { guardCall, IDENTITY_HEADER, READ_ONLY_HEADER } from '@stezhka/kit/identity';
import { isCacheable, type Workload, workloadOf } from '@stezhka/kit-contract';
import type { Request, RequestHandler, Response } from 'express';
import { MethodNotAllowed, sendJson } from '../http/errors.ts';
import { isNavigation } from '../http/request-context.ts';
import { sendCached } from '../http/send-cached.ts';
import { splitUrl } from '../http/url.ts';
import { chargeRead, type Limits, visitorKey } from '../limits.ts';
import type { Found, TableOperation } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';
import { runSessionCommand } from '../sessions/session-command.ts';
import type { Settings } from '../settings.ts';
import { forward, VisitorGone } from '../upstreams/forward.ts';
import { relayResponse } from '../upstreams/relay-response.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { givenToken, readBody, refuseBody, refuseLargeBody } from './body.ts';
import type { CachedRead } from './cached-read.ts';
import { type CallIdentity, type IdentityDeps, resolveIdentity } from './identity.ts';
import type { OpenStreams } from './open-streams.ts';
import { resolveOperation } from './resolve-operation.ts';
import { assertOwnGet, assertOwnPost } from './same-origin.ts';

export interface CallDeps extends IdentityDeps {
  tables: Tables;
  releases: Releases;
  upstreams: Upstreams;
  settings: Settings;
  limits: Limits;
  /** Bounds how many bodies of uploads are in memory. */
  uploads: FairQueue;
  streams: OpenStreams;
  read: CachedRead;
}

/** What multipart adds around an uploaded file, in bytes. */
const UPLOAD_ENVELOPE = 16_000;

export function serveCalls(deps: CallDeps): RequestHandler {
  return async (req, res) => {
    const [path, search] = splitUrl(req.url);
    const found = resolveOperation(deps, req.method, path, search, req.context.locale);
    if ('head' in found) return sendJson(res, 200, { data: found.head });
    const { op, service } = found;
    Object.assign(req.context, { label: op.name, service });
    if (req.method === 'HEAD' && (op.mutates || op.stream)) throw new MethodNotAllowed(op.method);
    if (req.context.side === 'private' && req.get(READ_ONLY_HEADER) && !isRead(op))
      throw new AppError('forbidden');
    if (isCacheable(op)) await answerRead(deps, found, search, req, res);
    else await answerCall(deps, found, search, req, res);
  };
}

/** What a page's loading may ask: nothing that changes data, nor what proves itself by an outside link. */
const isRead = (op: TableOperation) => isSafe(op) && !op.callback && !op.session && !op.stream;

async function answerRead(
  { read, limits }: CallDeps,
  found: Found,
  search: string,
  req: Request,
  res: Response,
) {
  refuseBody(req, res);
  const { locale, requestId } = req.context;
  const { reply, result } = await read({
    found,
    search,
    locale,
    requestId,
    noCache: req.get('cache') === 'no-cache',
    charge: () => chargeRead(limits, req.context),
  });
  sendCached(req, res, reply, result);
}

async function answerCall(deps: CallDeps, found: Found, search: string, req: Request, res: Response) {
  const { op } = found;
  const { limits, settings, uploads } = deps;
  const outside = req.context.side === 'public';
  const ruled = outside && !op.callback;
  const caller = await resolveIdentity(deps, req, res);
  const visitor = visitorKey(req.context.address, caller.identity.userId);
  // The limits count before any refusal: a refused call costs as much.
  if (outside) await limits.take(isSafe(op) ? 'reads' : 'writes', visitor);
  if (ruled && op.method === 'GET' && op.mutates) assertOwnGet(req);
  guardCall(op, caller.identity);
  if (op.method === 'GET') {
    refuseBody(req, res);
    if (op.stream) deps.streams.open(caller.identity, req, res, sessionOf(caller, req));
    return forwardCall(deps, found, search, caller, { req, res });
  }
  const limit = op.upload ? op.upload + UPLOAD_ENVELOPE : settings.bodyBytes;
  await refuseLargeBody(req, res, { limit, settings });
  const answer = async () => {
    const body = await readBody(req, res, { limit, settings });
    if (ruled) await assertOwnPost(req, req.session.csrf, () => givenToken(req, body));
    await forwardCall(deps, found, search, caller, { req, res, body });
  };
  if (!op.upload || !outside) return answer();
  await limits.take('uploads', visitor);
  await uploads.run(visitor, answer, abandonedSignal(res));
}

/** Of a visitor whom it says to be somebody; private calls have none. */
const sessionOf = ({ identity: { userId, guestId } }: CallIdentity, req: Request) =>
  req.context.side === 'public' && (userId ?? guestId) ? req.sessionID : undefined;

const isSafe = ({ method, mutates }: TableOperation) => method === 'GET' && !mutates;

async function forwardCall(
  { upstreams, sessions, settings }: CallDeps,
  { op, service, path }: Found,
  search: string,
  caller: CallIdentity,
  { req, res, body }: { req: Request; res: Response; body?: Buffer | undefined },
) {
  const outside = req.context.side === 'public';
  const safe = isSafe(op);
  const workload = workloadOf(op);
  const guest = outside && op.access === 'guest' ? sessions.proposeGuest(req) : undefined;
  // Another guest would take the place of the login that the browser has by now; a navigation comes after it.
  if (guest && !isNavigation(req) && (await sessions.hasReplacedSession(req)))
    throw new AppError('unavailable', { retryAfter: 1 });
  if (outside && op.session) await sessions.markReplaced(req);
  const token = await caller.token(guest);
  try {
    const reply = await upstreams.reach({ service, workload, safe }, (target) =>
      forward(req, res, {
        target,
        path: path + search,
        headers: { [IDENTITY_HEADER]: token },
        body,
        timeoutMs: timeoutOf(settings, workload, safe),
      }),
    );
    // A refused call stores no session; a redirect is no refusal.
    if (guest && isDone(reply.statusCode!)) await sessions.openGuest(req, res, guest);
    const command = reply.headers[SESSION_HEADER];
    if (typeof command === 'string' && op.session && outside && reply.statusCode! < 400)
      await runSessionCommand(sessions, command, req, res).catch((error: unknown) => {
        reply.destroy();
        throw error;
      });
    relayResponse(reply, req, res, { noStore: true });
    if (guest || command) sessions.settle(req);
  } catch (error) {
    if (!(error instanceof VisitorGone)) throw error;
  }
}

function timeoutOf(settings: Settings, workload: Workload, safe: boolean): number {
  if (workload === 'interactive') return safe ? settings.readTimeoutMs : settings.changeTimeoutMs;
  return settings[`${workload}TimeoutMs`];
}

const isDone = (status: number) => status >= 200 && status < 400;
