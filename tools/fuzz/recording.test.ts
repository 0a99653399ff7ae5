import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecording } from './recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const document = join(folder, 'openapi.json');
writeFileSync(
  document,
  JSON.stringify({ paths: { '/data/post/{slug}': { get: {} }, '/data/post/new': { get: {} } } }),
);

const PROOFS = { cookie: 'session=s1', post: { name: 'Origin', value: 'http://site' } };

function recorded(
  request: string,
  status: number,
  { text = '', cookie = 'session=s1', origin = 'http://site' } = {},
) {
  const [method, path] = request.split(' ') as [string, string];
  const headers = [
    { name: 'Cookie', value: cookie },
    { name: 'origin', value: origin },
  ];
  return {
    request: { method, url: `http://site/api${path}`, headers },
    response: { status, content: { text } },
  };
}
function read(...entries: object[]) {
  const har = join(folder, 'run.har');
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  return readRecording(har, document, PROOFS);
}

test('a call counts once however often it succeeds, by the path that fits best', () => {
  const { succeeded } = read(
    recorded('GET /data/post/one', 200),
    recorded('GET /data/post/two?page=2', 200),
    recorded('GET /data/post/new', 302),
    recorded('POST /data/post/new', 404),
  );
  expect(succeeded).toBe(2);
});

test('a refused proof is found for a POST, once for each call', () => {
  const text = '{"code":"csrf_refused"}';
  const { refusals } = read(
    recorded('POST /data/post/one', 403, { text }),
    recorded('POST /data/post/two', 403, { text }),
    recorded('GET /data/post/new', 403, { text }),
    recorded('POST /data/post/new', 403, { text, origin: 'http://elsewhere' }),
  );
  expect(refusals).toEqual(['Proof refused: POST /data/post/{slug}']);
});

test('a refused session is found where its own cookie came along', () => {
  const { refusals } = read(
    recorded('GET /data/post/new', 401),
    recorded('GET /data/post/a', 401, { cookie: 'session=made-up' }),
  );
  expect(refusals).toEqual(['Session refused: GET /data/post/new']);
});
