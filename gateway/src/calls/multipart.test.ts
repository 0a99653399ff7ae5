import { expectLinear, repeated } from '@stezhka/kit/testing/linear';
import { multipartField } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=a';
const part = (head: string, value: string) =>
  `--a\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const read = (body: string, type = TYPE) => multipartField(Buffer.from(body), type, 'token');

test.each([
  ['among others', `${part('name="title"', 'x')}${part('name="token"', 'secret')}--a--\r\n`],
  ['in a name without quotes', `${part('name=token', 'secret')}--a--\r\n`],
  ['before a part that breaks off', `${part('name="token"', 'secret')}--a\r\nContent-Dis`],
])('a field %s is found', async (_, body) => {
  expect(await read(body)).toBe('secret');
});

test.each([
  ['a body without boundary', part('name="token"', 'secret'), 'multipart/form-data'],
  ['an empty body', '', TYPE],
  ['a field of another name', `${part('name="token2"', 'secret')}--a--\r\n`, TYPE],
  ['a file of that name', `${part('name="token"; filename="t.txt"', 'secret')}--a--\r\n`, TYPE],
  ['a field that is longer than any token', `${part('name="token"', 'x'.repeat(2000))}--a--\r\n`, TYPE],
  ['a head of nonsense', '--a\r\n\x00\x01\r\n\r\nsecret\r\n--a--\r\n', TYPE],
  [
    'a field behind a thousand others',
    `${part('name="x"', '').repeat(1001)}${part('name="token"', 's')}--a--`,
    TYPE,
  ],
])('%s holds no such field', async (_, body, type) => {
  expect(await read(body, type)).toBeUndefined();
});

test('a body that breaks off anywhere is read as far as it goes', async () => {
  const file = part('name="picture"; filename="p.png"', 'bytes');
  const body = `${file}${part('name="token"', 'secret')}${file}--a--\r\n`;
  for (let length = 0; length <= body.length; length++) {
    expect([undefined, 'secret']).toContain(await read(body.slice(0, length)));
  }
});

/** Bytes of the largest upload with what multipart adds around its file. */
const LARGEST = 5 * 1024 * 1024 + 16_000;

const heads = (text: string) => `\r\n--a\r\n${text}`;
const DISPOSITION = 'Content-Disposition: form-data; name="x"';

const parse = (body: Buffer) => multipartField(body, TYPE, 'token');
const bodyOf = (piece: string) => (size: number) =>
  Buffer.from(`--a${repeated(piece, size)}\r\n\r\nx\r\n--a--`);

test.each([
  ['boundaries alone', heads('').trimEnd()],
  ['heads without an end', heads('X: y')],
  ['empty heads', heads('\r\n')],
  ['empty fields', heads(`${DISPOSITION}\r\n\r\n`)],
  ['empty files', heads(`${DISPOSITION}; filename="y"\r\n\r\n`)],
  ['long names', heads(`${DISPOSITION.slice(0, -1)}${'x'.repeat(10_000)}"\r\n\r\n`)],
  ['folded headers', heads(`X: y${'\r\n y'.repeat(1000)}\r\n\r\n`)],
  ['beginnings of a boundary', '\r\n--'],
  ['line ends', '\r\n'],
  ['dashes', '-'],
])('the work for a body of %s grows no faster than its size', async (_, piece) => {
  await expectLinear(parse, bodyOf(piece), { largest: LARGEST, floor: 50 });
});
