import { connect } from 'node:net';
import { useDatabase } from '@stezhka/kit/testing/database';
import { MALFORMED_MULTIPART } from '@stezhka/kit/testing/hostile';
import { Counter, createShop } from '../testing/shop.ts';
import { Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const shop = new Process(createShop(new Counter()));
let site: Site;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({ upstreams: { SHOP: shop.url } });
});
afterAll(async () => {
  await site.stop();
  await shop.stop();
});

/** Sends the whole of it before the reply is looked at, as a browser does; fails when the connection is reset. */
function send(head: string, body: Buffer): Promise<string> {
  const { port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let reply = '';
    socket.on('error', reject).on('close', () => resolve(reply));
    socket.on('data', (chunk) => {
      reply += chunk;
      if (reply.includes('requestId')) socket.end();
    });
    socket.write(head);
    socket.write(body);
  });
}

const MB = 1_000_000;
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

test.each([6, 20])('an upload of %i MB is answered with a 413 that the sender sees', async (size) => {
  const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nOrigin: ${site.origin}\r\nContent-Type: application/octet-stream\r\n`;
  const told = await send(`${head}Content-Length: ${size * MB}\r\n\r\n`, Buffer.alloc(size * MB));
  const chunks = Buffer.from(`${chunk(MB).repeat(size)}0\r\n\r\n`);
  const untold = await send(`${head}Transfer-Encoding: chunked\r\n\r\n`, chunks);
  for (const reply of [told, untold]) {
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply).toContain('"code":"too_large"');
  }
});

test.each(MALFORMED_MULTIPART)(
  'a malformed multipart body, as %s: %j, is a bad request',
  async (type, body) => {
    const own = { Origin: site.origin, 'Content-Type': type };
    const reply = await site.outside.post('/api/save').set(own).send(body).expect(400);
    expect(reply.body).toMatchObject({ data: null, code: 'bad_request', requestId: expect.any(String) });
  },
);

test('an oversized body is refused before it is read', async () => {
  const reply = await send(
    `POST /api/save HTTP/1.1\r\nHost: x\r\nOrigin: ${site.origin}\r\nContent-Length: 9000000000\r\n\r\n`,
    Buffer.from('{}'),
  );
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  expect(reply).toMatch(/connection: close/i);
});

test('headers that are too long are a 431 with the envelope', async () => {
  const reply = await send(
    `GET /api/who HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    Buffer.alloc(0),
  );
  expect(reply).toMatch(/^HTTP\/1\.1 431 /);
  expect(reply).toContain('"code":"too_large"');
  expect(reply).toContain('requestId');
});
