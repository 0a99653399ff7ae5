import { SESSION_HEADER } from '@stezhka/kit/http';
import { authorise, IDENTITY_HEADER } from '@stezhka/kit/identity';
import { isCacheable } from '@stezhka/kit-contract';
import type { Request, RequestHandler, Response } from 'express';
import { MethodNotAllowed, sendJson } from '../http/errors.ts';
import { sendKept } from '../http/send-kept.ts';
import { splitUrl } from '../http/url.ts';
import { chargeRead, type Limits, visitorKey } from '../limits.ts';
import type { Found } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';
import { obeySessionWord } from '../sessions/session-word.ts';
import type { Settings } from '../settings.ts';
import { forward, VisitorGone } from '../upstreams/forward.ts';
import { passOn } from '../upstreams/pass-on.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { givenToken, readBody, refuseBody } from './body.ts';
import { type CallerDeps, callerOf } from './caller.ts';
import { locate } from './locate.ts';
import type { Read } from './reads.ts';
import { assertOwnGet, assertOwnPost } from './same-origin.ts';

export interface CallDeps extends CallerDeps {
  tables: Tables;
  releases: Releases;
  upstreams: Upstreams;
  settings: Settings;
  limits: Limits;
  read: Read;
}

/** What multipart adds around an uploaded file, in bytes. */
const UPLOAD_ENVELOPE = 16_000;

/** Everything under /api and /nitro/api: one call of one service. */
export function serveCalls(deps: CallDeps): RequestHandler {
  return async (req, res) => {
    const [path, search] = splitUrl(req.url);
    const found = locate(deps, req.method, path, search, req.visit.locale);
    if ('head' in found) return sendJson(res, 200, { data: found.head });
    const { op, service } = found;
    Object.assign(req.visit, { label: op.name, service });
    if (req.method === 'HEAD' && op.mutates) throw new MethodNotAllowed(op.method);
    if (isCacheable(op)) await answerRead(deps, found, search, req, res);
    else await answerCall(deps, found, search, req, res);
  };
}

async function answerRead(
  { read, limits }: CallDeps,
  found: Found,
  search: string,
  req: Request,
  res: Response,
) {
  refuseBody(req, res);
  const { locale, requestId } = req.visit;
  const { reply, result } = await read({
    found,
    search,
    locale,
    requestId,
    noCache: req.get('cache') === 'no-cache',
    charge: () => chargeRead(limits, req.visit),
  });
  sendKept(req, res, reply, result);
}

async function answerCall(
  deps: CallDeps,
  { op, service, path }: Found,
  search: string,
  req: Request,
  res: Response,
) {
  const { upstreams, settings, sessions } = deps;
  const safe = op.method === 'GET' && !op.mutates;
  const outside = req.visit.side === 'public';
  const ruled = outside && !op.callback;
  const caller = await callerOf(deps, req, res);
  if (ruled && op.method === 'GET' && op.mutates) assertOwnGet(req);
  authorise(op.access, caller.identity);
  if (outside)
    await deps.limits.take(safe ? 'reads' : 'writes', visitorKey(req.visit.address, caller.identity.userId));
  const body = await bodyOf(
    op.method,
    op.upload ? op.upload + UPLOAD_ENVELOPE : settings.bodyBytes,
    req,
    res,
  );
  if (ruled && op.method === 'POST') await assertOwnPost(req, req.session.csrf, () => givenToken(req, body));
  const guest = outside && op.access === 'guest' ? sessions.proposeGuest(req) : undefined;
  const token = await caller.token(guest);
  try {
    const reply = await upstreams.reach(service, safe, (target) =>
      forward(req, res, {
        target,
        path: path + search,
        headers: { [IDENTITY_HEADER]: token },
        body,
        timeoutMs: safe ? settings.readTimeoutMs : settings.changeTimeoutMs,
      }),
    );
    // What was refused leaves no session behind; a redirect is no refusal.
    if (guest && isDone(reply.statusCode!)) await sessions.openGuest(req, res, guest);
    const word = reply.headers[SESSION_HEADER];
    if (typeof word === 'string' && op.session && outside && reply.statusCode! < 400)
      await obeySessionWord(sessions, word, req, res).catch((error: unknown) => {
        reply.destroy();
        throw error;
      });
    passOn(reply, req, res, { noStore: true });
    if (guest || word) sessions.settle(req);
  } catch (error) {
    if (!(error instanceof VisitorGone)) throw error;
  }
}

const isDone = (status: number) => status >= 200 && status < 400;

async function bodyOf(
  method: string,
  limit: number,
  req: Request,
  res: Response,
): Promise<Buffer | undefined> {
  if (method === 'POST') return readBody(req, res, limit);
  refuseBody(req, res);
  return undefined;
}
