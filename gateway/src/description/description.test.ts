import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { createServiceApp } from '@stezhka/kit/app';
import { serve } from '@stezhka/kit/http';
import { log } from '@stezhka/kit/log';
import type { OpenApiDocument } from '@stezhka/kit/openapi';
import { useDatabase } from '@stezhka/kit/testing/database';
import { identityKeys } from '@stezhka/kit/testing/identities';
import express from 'express';
import { op } from '../testing/shop.ts';
import { eventually, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const folder = mkdtempSync(join(tmpdir(), 'description-'));
const schemas = pathToFileURL(join(folder, 'replies.schema.json'));
writeFileSync(schemas, JSON.stringify({ definitions: { AnyReply: { type: 'object' } } }));

const serviceApp = (name: string, from: URL, ...paths: string[]) =>
  createServiceApp({
    name,
    schemas: from,
    identityKeys,
    served: paths.map((path) => serve(op('GET', path), {}, () => ({}))),
  });
const service = (name: string, ...paths: string[]) => new Process(serviceApp(name, schemas, ...paths));
const shop = service('shop', '/goods', '/goods/new');
const content = service('content', '/posts');
let site: Site;

const documentOf = async (from: Site = site): Promise<OpenApiDocument> =>
  (await from.outside.get('/api/openapi.json').expect(200)).body;
const pathsOf = async (from: Site = site) => Object.keys((await documentOf(from)).paths);
const ALL = ['/cache-batch', '/goods', '/goods/new', '/openapi.json', '/posts'];

beforeAll(async () => {
  await shop.start();
  await content.start();
  site = await startGateway({ upstreams: { SHOP: shop.url, CONTENT: content.url } });
});
afterAll(async () => {
  await site.stop();
  await shop.stop();
  await content.stop();
  rmSync(folder, { recursive: true });
});

test('the document holds the calls of every service and of the gateway', async () => {
  await eventually(async () => expect(await pathsOf()).toEqual(ALL));
  const { openapi, tags } = await documentOf();
  expect(openapi).toBe('3.1.0');
  expect(tags.map(({ name }) => name)).toEqual(['content', 'gateway', 'shop']);
});

test.each(['/api/openapi.json', '/nitro/api/openapi.json'])('%s can be kept by its ETag', async (path) => {
  await eventually(async () => expect(await pathsOf()).toEqual(ALL));
  const { headers } = await site.outside.get(path).expect(200).expect('Content-Type', /json/);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  await site.outside.get(path).set('If-None-Match', headers.etag!).expect(304);
  await site.outside.get(path).set('If-None-Match', '"other"').expect(200);
});

test('another method of the document is a 405', async () => {
  const reply = await site.outside.post('/api/openapi.json').expect(405);
  expect([reply.body.code, reply.headers.allow]).toEqual(['method_not_allowed', 'GET']);
});

test('a dead service keeps its last description, also in a gateway that starts without it', async () => {
  await eventually(async () => expect(await pathsOf()).toEqual(ALL));
  const url = shop.url;
  await shop.stop();
  expect(await pathsOf()).toEqual(ALL);
  const later = await startGateway({ upstreams: { SHOP: url, CONTENT: content.url } });
  await eventually(async () => expect(await pathsOf(later)).toEqual(ALL));
  await later.stop();
  await shop.start();
});

test('a service of a newer release changes its part without the gateway', async () => {
  const one = service('diary', '/days');
  await one.start();
  const young = await startGateway({ upstreams: { DIARY: one.url } });
  await eventually(async () => expect(await pathsOf(young)).toContain('/days'));
  const newer = service('diary', '/days', '/weeks');
  await one.stop();
  newer.takePort(one);
  await newer.start();
  await eventually(async () => expect(await pathsOf(young)).toContain('/weeks'));
  await young.stop();
  await newer.stop();
});

test('a description that a service fails to make is warned of, one that has not changed is not', async () => {
  const warned = jest.spyOn(log, 'warn');
  const late = join(folder, 'late.schema.json');
  const asked: (string | undefined)[] = [];
  const counted = express().use((req, _res, next) => {
    if (req.path === '/openapi') asked.push(req.get('if-none-match'));
    next();
  });
  counted.use(serviceApp('diary', pathToFileURL(late), '/days'));
  const diary = new Process(counted);
  await diary.start();
  const young = await startGateway({ upstreams: { DIARY: diary.url } });
  try {
    const failed = [{ service: 'diary', status: 500 }, 'no description of calls'];
    await eventually(() => expect(asked.length).toBeGreaterThan(1));
    expect(warned.mock.calls).toContainEqual(failed);
    writeFileSync(late, JSON.stringify({ definitions: { AnyReply: { type: 'object' } } }));
    await eventually(async () => expect(await pathsOf(young)).toContain('/days'));
    warned.mockClear();
    await eventually(() => expect(asked.filter(Boolean).length).toBeGreaterThan(1));
    expect(warned.mock.calls).toEqual([]);
  } finally {
    await young.stop();
    await diary.stop();
    warned.mockRestore();
  }
});

test('the page for people is there in a demonstration alone', async () => {
  for (const path of ['/api/docs', '/api/docs/swagger-ui.css']) {
    const reply = await site.outside.get(path).expect(404);
    expect(reply.body.code).toBe('no_such_call');
  }
  const demo = await startGateway({ upstreams: { SHOP: shop.url }, env: { DEMO: 'true' } });
  const page = await demo.outside.get('/api/docs').expect(200).expect('Content-Type', /html/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.text).not.toMatch(/<script>|<style|style=|https?:/);
  const linked = [...page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path!);
  expect(linked).toHaveLength(4);
  for (const path of linked)
    await demo.outside
      .get(path)
      .expect(200)
      .expect('Content-Type', /javascript|css/);
  await demo.outside.get('/api/docs/index.html').expect(404);
  await demo.stop();
});
