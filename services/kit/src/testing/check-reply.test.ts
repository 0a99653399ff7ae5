import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operation } from '@stezhka/kit-contract';
import request from 'supertest';
import { serve } from '../http/serve.ts';
import { createServiceApp } from '../service/app.ts';
import { replyChecker } from './check-reply.ts';
import { identityKeys } from './identities.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-replies-'));
const file = join(folder, 'replies.schema.json');
writeFileSync(
  file,
  JSON.stringify({
    definitions: {
      PathReply: {
        type: 'object',
        properties: { steps: { type: 'array', items: { $ref: '#/definitions/Step' } } },
        required: ['steps'],
        additionalProperties: false,
      },
      Step: {
        type: 'object',
        properties: { title: { type: 'string' }, at: { type: 'string' } },
        required: ['title'],
        additionalProperties: false,
      },
    },
  }),
);
const check = replyChecker(pathToFileURL(file));
rmSync(folder, { recursive: true });

test('a reply is looked at as the caller gets it', () => {
  check('PathReply', {
    steps: [
      { title: 'Один', at: new Date() },
      { title: 'Два', at: undefined },
    ],
  });
});

test.each([
  ['a wrong type', { steps: [{ title: 'Один' }, { title: 2 }] }, 'PathReply/steps/1/title must be string'],
  ['a missing part', {}, "PathReply must have required property 'steps'"],
  ['what nobody described', { steps: [{ title: 'Один', userId: 'u1' }] }, /PathReply\/steps\/0 .*'userId'/],
  ['nothing at all', null, 'PathReply must be object'],
])('%s is an error that names its place', (_, data, message) => {
  expect(() => check('PathReply', data)).toThrow(message);
});

test('replies of the kit are known; others are not', () => {
  check('SitemapReply', { entries: [{ path: '/news' }], next: null });
  expect(() => check('SitemapReply', { entries: [{ path: '/news' }] })).toThrow(/next/);
  expect(() => check('NowhereReply', {})).toThrow(/no schema/);
});

test('a service under test fails on a reply its contract does not describe', async () => {
  const walk = operation<{ reply: unknown }>('GET', '/walk', {
    access: 'public',
    reply: 'PathReply',
  });
  const app = createServiceApp({
    name: 'test',
    identityKeys,
    served: [serve(walk, {}, () => ({ steps: 'many' }))],
    checkReply: check,
  });
  await request(app).get('/walk').expect(500);
});
