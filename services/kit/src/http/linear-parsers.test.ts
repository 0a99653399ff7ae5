import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operation } from '@stezhka/kit-contract';
import { readUpload } from '../files/upload.ts';
import {
  checkbox,
  date,
  defineForm,
  email,
  formBody,
  html,
  localised,
  money,
  number,
  phone,
  text,
} from '../forms/forms.ts';
import { listen } from '../process/lifecycle.ts';
import { createServiceApp } from '../service/app.ts';
import { identityKeys } from '../testing/identities.ts';
import { expectLinear, repeated } from '../testing/linear.ts';
import { cleanHtml } from '../texts/html.ts';
import { serve } from './serve.ts';
import { networkOf } from './visitor-address.ts';

const [BODY, UPLOAD] = [1_000_000, 5 * 1024 * 1024];
const fields = {
  title: text(),
  name: localised(text()),
  mail: email(),
  telephone: phone(),
  day: date(),
  price: money(),
  count: number(),
  words: html(),
  consent: checkbox({}),
};
const form = defineForm('leaf', { fields });
const op = (path: string, upload?: number) =>
  operation<{ body: object; reply: unknown }>('POST', path, {
    access: 'public',
    reply: 'Reply',
    ...(upload && { upload }),
  });
const app = createServiceApp({
  name: 'test',
  identityKeys,
  served: [
    serve(op('/form/leaf'), { body: formBody(form) as never }, () => ({})),
    serve(op('/upload', UPLOAD), { body: (async () => ({})) as never }, async ({ req, res }) => {
      await readUpload(req, res);
      return {};
    }),
  ],
});
let server: Server;
beforeAll(async () => {
  server = await listen(app as never, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(resolve));
});

async function post(path: string, type: string, body: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  const reply = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  await reply.arrayBuffer();
  expect(reply.status).toBeLessThan(500);
}

const disposition = 'Content-Disposition: form-data; name="x"';
const MULTIPART = 'multipart/form-data; boundary=a';
const URLENCODED = 'application/x-www-form-urlencoded';
test.each<[string, string, string]>([
  ['boundaries alone', MULTIPART, '\r\n--a'],
  ['empty fields', MULTIPART, `\r\n--a\r\n${disposition}\r\n\r\n`],
  ['empty files', MULTIPART, `\r\n--a\r\n${disposition}; filename="y"\r\n\r\n`],
  ['heads without an end', MULTIPART, '\r\n--a\r\nX: y'],
  ['line ends', MULTIPART, '\r\n'],
  ['empty urlencoded fields', URLENCODED, '&'],
  ['urlencoded fields', URLENCODED, 'a=b&'],
  ['urlencoded brackets', URLENCODED, 'a[b][c]=&'],
  ['brackets of one name', URLENCODED, '[a]'],
  ['percent signs', URLENCODED, '%'],
  ['lists of JSON', 'application/json', '['],
  ['objects of JSON', 'application/json', '{"a":'],
])('a body of %s costs a service no more than its size', async (_, type, piece) => {
  const begin = type === MULTIPART ? '--a' : '';
  const send = async (size: number) => {
    await post('/form/leaf', type, begin + repeated(piece, (size * BODY) / UPLOAD));
    if (type === MULTIPART) await post('/upload', type, begin + repeated(piece, size));
  };
  await expectLinear(send, (size) => size, { largest: UPLOAD, floor: 50 });
});

test('lists of JSON as deep as fits are refused, not a broken service', async () => {
  const deep = (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2);
  const send = (body: string) => post('/form/leaf', 'application/json', `{"title":${body}}`);
  await expectLinear(send, deep, { largest: BODY, floor: 50 });
});

test.each([
  ...['a', ' ', '\t', '\n', '.', ',', '-', '@', 'a@', 'a.', '@a.', '+', '(', '0', '1 ', "a'", 'ї', '\u0301'],
  ...['<', '<p>', '</p>', '<a href=', '<!--', '<table>', '&', '&amp;', '"', '<img src=x '],
])('fields full of %j cost no more than their size', async (piece) => {
  const names = ['title', 'name[uk]', 'mail', 'telephone', 'day', 'price', 'count', 'words', 'consent'];
  const send = async (value: string) => {
    for (const name of names) await post('/form/leaf', 'application/json', JSON.stringify({ [name]: value }));
  };
  await expectLinear(send, (size) => `x${repeated(piece, size)}x`, { largest: 80_000, floor: 20 });
});

test.each([
  '<',
  '<p>',
  '</p>',
  '<p></p></p>',
  '<a href=',
  '<a href="javascript:',
  '<!--',
  '<table><p>',
  '&',
  '<b x=y ',
])('cleaning HTML of %j costs no more than its size', async (piece) => {
  await expectLinear(cleanHtml, (size) => repeated(piece, size), { largest: 80_000, floor: 20 });
});

test.each([':', '::', '.', '1.', 'f:', '0', '::ffff:', ' '])(
  'an address of %j costs no more than its size',
  async (piece) => {
    await expectLinear(networkOf, (size) => repeated(piece, size), { largest: 30_000, floor: 10 });
  },
);
