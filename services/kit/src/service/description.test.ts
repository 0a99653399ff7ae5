import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import request from 'supertest';
import { identityKeys } from '../testing/identities.ts';
import { createServiceApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-description-'));
const schemas = join(folder, 'replies.schema.json');
const app = createServiceApp({
  name: 'test',
  identityKeys,
  schemas: pathToFileURL(schemas),
  served: [],
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a description that failed is made again at the next call, one that succeeded is kept', async () => {
  const describe = () => request(app).get('/openapi');
  expect((await describe()).status).toBe(500);
  writeFileSync(schemas, JSON.stringify({ definitions: {} }));
  const { body, headers } = await describe().expect(200);
  expect(body.data).toEqual({ name: 'test', paths: {}, schemas: {} });
  rmSync(schemas);
  await describe().expect(200, body);
  await describe().set('If-None-Match', headers.etag!).expect(304);
});
