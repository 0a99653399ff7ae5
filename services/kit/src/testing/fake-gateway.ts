import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { useSigningKey } from '../gateway/private-listener.ts';
import { readSigningKey } from '../identity/identity.ts';

export interface Heard {
  url: string;
  /** Of a POST. */
  body?: unknown;
}

/** The `data` of answers, or what gives it. */
type FakeData = object | ((heard: Heard) => object);

/**
 * Stands in for the gateway's private listener in this file's tests: notes what it hears, answers what they say.
 * @param usual the `data` of its answers unless a test says otherwise
 */
export function useFakeGateway(usual: FakeData = {}) {
  const gateway = {
    heard: [] as Heard[],
    status: 200,
    data: usual,
  };
  const server = createServer(async (req, res) => {
    const heard = { url: req.url!, ...(req.method === 'POST' && { body: await json(req) }) };
    gateway.heard.push(heard);
    res.writeHead(gateway.status, { 'Content-Type': 'application/json' });
    const { data } = gateway;
    res.end(JSON.stringify({ data: typeof data === 'function' ? data(heard) : data }));
  });
  beforeAll(async () => {
    useSigningKey(readSigningKey('account', { NODE_ENV: 'test' }));
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    gateway.heard.length = 0;
    gateway.status = 200;
    gateway.data = usual;
  });
  afterAll(() => {
    delete process.env.GATEWAY_PRIVATE_URL;
    server.closeAllConnections();
    server.close();
  });
  return gateway;
}
