import { operation } from '@stezhka/kit-contract';
import request from 'supertest';
import { readUpload } from '../files/upload.ts';
import { defineForm, formBody, text } from '../forms/forms.ts';
import { createServiceApp } from '../service/app.ts';
import { MALFORMED_MULTIPART } from '../testing/hostile.ts';
import { identityKeys } from '../testing/identities.ts';
import { serve } from './serve.ts';

interface Reply {
  got: unknown;
}
const options = { access: 'public', summary: 'A call of the tests', reply: 'Reply' } as const;
const fill = operation<{ body: { title: string }; reply: Reply }>('POST', '/form/leaf', {
  ...options,
});
const upload = operation<{ body: object; reply: Reply }>('POST', '/upload', {
  ...options,
  upload: 1000,
});
const form = defineForm('leaf', { fields: { title: text({ required: true }) } });
const app = createServiceApp({
  name: 'test',
  identityKeys,
  served: [
    serve(fill, { body: formBody(form) }, ({ body }) => ({ got: body })),
    serve(upload, { body: () => ({}) }, async ({ req, res }) => ({
      got: (await readUpload(req, res)).bytes.length,
    })),
  ],
});
describe.each(['/form/leaf', '/upload'])('a malformed multipart body of %s', (path) => {
  test.each(MALFORMED_MULTIPART)('as %s: %j is a bad request', async (type, body) => {
    const reply = await request(app).post(path).set('Content-Type', type).send(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
    expect(reply.body).toMatchObject({ data: null, requestId: expect.any(String) });
  });
});

test('a whole multipart body is read', async () => {
  const reply = await request(app).post('/form/leaf').field('title', 'Rest').expect(200);
  expect(reply.body.data.got).toEqual({ title: 'Rest' });
});

test.each(['text/plain', 'application/xml', 'application/octet-stream'])(
  'a body of type %s is refused as such, not read as an empty one',
  async (type) => {
    const reply = await request(app).post('/form/leaf').set('Content-Type', type).send('title=Rest');
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
  },
);

test('a body in a charset that nobody reads is refused as such', async () => {
  const reply = await request(app)
    .post('/form/leaf')
    .set('Content-Type', 'application/json; charset=utf-99')
    .send('{"title":"Rest"}');
  expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
});

test('an upload that is no multipart is refused as such', async () => {
  const reply = await request(app).post('/upload').set('Content-Type', 'image/png').send('x');
  expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
});
