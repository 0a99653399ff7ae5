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

/** Seconds of the processor, which a busy machine does not lengthen. */
async function workOf(body: string): Promise<number> {
  const before = process.cpuUsage();
  await read(body);
  const { user } = process.cpuUsage(before);
  return user / 1e6;
}

// A scan that begins anew at every boundary takes minutes for the longest body that is accepted.
test.each([
  ['boundaries alone', '\r\n--a'],
  ['beginnings of boundaries', '\r\n--'],
  ['heads without an end', '\r\n--a\r\nX: y'],
  ['line breaks', '\r\n'],
  ['empty parts', '\r\n--a\r\n\r\n'],
])('a megabyte of %s takes little work', async (_, piece) => {
  const body = `--a${piece.repeat(Math.floor(1_000_000 / piece.length))}\r\n\r\nx\r\n--a--`;
  expect(await workOf(body)).toBeLessThan(3);
});
