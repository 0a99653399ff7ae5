import express, { Router } from 'express';
import type { MicroCache } from './cache/micro-cache.ts';
import { purge } from './cache/purges.ts';
import type { Releases } from './releases/releases.ts';
import { endSessions, sessionsOf } from './sessions/session-list.ts';

/** What only renderer, services and tools may say; mounted at /private of the private listener. */
export function servePrivate({ cache, releases }: { cache: MicroCache; releases: Releases }): Router {
  const router = Router();
  router.use(express.json({ limit: '1mb' }));
  router.post('/purge', async (req, res) => {
    await purge(cache, req.body?.tags);
    res.json({ data: { ok: true } });
  });
  router.get('/releases', (_req, res) => {
    const current = releases.records().map(({ name, version, at }) => ({ name, version, at }));
    res.json({ data: { releases: current } });
  });
  router.post('/releases', async (req, res) => {
    const { name, version } = (req.body ?? {}) as Record<string, string>;
    await releases.makeCurrent(name!, version!);
    res.json({ data: { name, version } });
  });
  router.post('/releases/deployed', async (req, res) => {
    const { name, version } = (req.body ?? {}) as Record<string, string>;
    res.json({ data: { name, version, current: await releases.deploy(name!, version!) } });
  });
  router.get('/sessions', async (req, res) => {
    res.json({ data: { sessions: await sessionsOf(req.query.userId) } });
  });
  router.post('/sessions/end', async (req, res) => {
    res.json({ data: { ended: await endSessions(req.body ?? {}) } });
  });
  return router;
}
