import { AppError } from '@stezhka/kit/errors';
import { guardCall, type VerifyingKeys } from '@stezhka/kit/identity';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { MicroCache } from './cache/micro-cache.ts';
import { purge } from './cache/purges.ts';
import { identityOfToken } from './calls/identity.ts';
import type { Tables } from './operations/tables.ts';
import type { DeployTokens } from './releases/deploy-tokens.ts';
import type { ReleaseId, Releases } from './releases/releases.ts';
import { endSessions, sessionsOf } from './sessions/session-list.ts';

/** One release, `{ name, version }`, or several that are to change together, `{ releases: [{ name, version }] }`. */
function wantedBy(body: unknown): ReleaseId[] {
  const { releases } = (body ?? {}) as { releases?: unknown };
  const wanted = Array.isArray(releases) ? releases : [body];
  return wanted.map((one) => {
    const { name, version } = (one ?? {}) as ReleaseId;
    return { name, version };
  });
}

const logShipped = (shipped: readonly ReleaseId[]) => {
  for (const { name, version } of shipped)
    logSecurityEvent('release_shipped', { detail: `${name}@${version}` });
};

/** Keeps sessions, as the only service. */
const SESSIONS_OF = ['account'];

interface PrivateDeps {
  identityKeys: VerifyingKeys;
  cache: MicroCache;
  tables: Tables;
  releases: Releases;
  tokens: DeployTokens;
}

export function servePrivate({ identityKeys, cache, tables, releases, tokens }: PrivateDeps): Router {
  /** @throws AppError forbidden without a token for all of them */
  const allowed = (req: Request): ReleaseId[] => {
    const wanted = wantedBy(req.body);
    const parts = wanted.map(({ name }) => String(name));
    try {
      tokens.assertMayShip(req.get('authorization'), parts);
    } catch (error) {
      // What was asked for is anybody's text.
      logSecurityEvent('release_refused');
      throw error;
    }
    return wanted;
  };
  const services = [...identityKeys.values()].map(({ signer }) => signer);
  const only =
    (services: readonly string[]): RequestHandler =>
    async (req, _res, next) => {
      const name = `${req.method} ${req.baseUrl}${req.path}`;
      guardCall({ name, access: { services } }, await identityOfToken(req, identityKeys));
      next();
    };
  const router = Router();
  router.use(express.json({ limit: '1mb' }));
  router.post('/purge', only(services), async (req, res) => {
    await purge(cache, req.body?.tags);
    res.json({ data: { ok: true } });
  });
  // A service whose code changes while it is developed: who may ship everything may say so.
  router.post('/restarted', async (req, res) => {
    tokens.assertMayShip(req.get('authorization'), ['*']);
    const service: unknown = req.body?.service;
    if (typeof service !== 'string' || !tables.follows(service))
      throw new AppError('invalid_input', { fields: { service: 'one of the services' } });
    cache.clear();
    await tables.refresh(service);
    res.json({ data: { ok: true } });
  });
  router.get('/releases', (_req, res) => {
    const current = releases.records().map(({ name, version, at }) => ({ name, version, at }));
    res.json({ data: { releases: current } });
  });
  router.post('/releases', async (req, res) => {
    const wanted = allowed(req);
    await releases.makeCurrent(wanted);
    logShipped(wanted);
    res.json({ data: { releases: wanted } });
  });
  router.post('/releases/deployed', async (req, res) => {
    const wanted = allowed(req);
    const current = await releases.deploy(wanted);
    logShipped(wanted);
    res.json({ data: { releases: wanted.map((one, i) => ({ ...one, current: current[i] })) } });
  });
  router.get('/sessions', only(SESSIONS_OF), async (req, res) => {
    res.json({ data: { sessions: await sessionsOf(req.query.userId) } });
  });
  router.post('/sessions/end', only(SESSIONS_OF), async (req, res) => {
    res.json({ data: { ended: await endSessions(req.body ?? {}) } });
  });
  return router;
}
