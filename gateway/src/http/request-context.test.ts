import type { IncomingMessage } from 'node:http';
import { createRequestContext, trustedProxies } from './request-context.ts';

const contextOf = (
  headers: Record<string, string>,
  { trust = '', publicOrigin = '', socket = '10.0.0.5', side = 'public' as const } = {},
) => {
  const req = { headers: { ...headers }, socket: { remoteAddress: socket } } as unknown as IncomingMessage;
  return {
    ...createRequestContext(req, { side, publicOrigin, trusted: trustedProxies(trust) }),
    headers: req.headers,
  };
};

test.each([
  ['stezhka.example', 'http://stezhka.example'],
  ['localhost:4000', 'http://localhost:4000'],
  ['[::1]:4000', 'http://[::1]:4000'],
  ['evil.example/path', 'http://localhost'],
  ['user@evil.example', 'http://localhost'],
  ['"><script>', 'http://localhost'],
])('the host %s gives the origin %s', (host, origin) => {
  expect(contextOf({ host }).origin).toBe(origin);
});

test('the configured origin wins over whatever the host says', () => {
  const { origin, secure, headers } = contextOf(
    { host: 'evil.example' },
    { publicOrigin: 'https://stezhka.example' },
  );
  expect({ origin, secure }).toEqual({ origin: 'https://stezhka.example', secure: true });
  expect(headers['x-forwarded-host']).toBe('stezhka.example');
});

test('only a trusted proxy is believed', () => {
  const headers = {
    host: 'a.example',
    'x-forwarded-for': '1.1.1.1, 2.2.2.2, 10.0.0.7',
    'x-forwarded-proto': 'https',
    'x-request-id': 'from-the-proxy',
  };
  expect(contextOf(headers)).toMatchObject({ address: '10.0.0.5', secure: false });
  const trusted = contextOf(headers, { trust: '10.0.0.0/24' });
  expect(trusted).toMatchObject({ address: '2.2.2.2', secure: true, requestId: 'from-the-proxy' });
  expect(contextOf(headers).requestId).not.toBe('from-the-proxy');
});

test('an IPv4 caller of an IPv6 socket is itself', () => {
  expect(contextOf({}, { socket: '::ffff:10.0.0.5' }).address).toBe('10.0.0.5');
});

test('a proxy that is neither an address nor a network stops the start', () => {
  expect(() => trustedProxies('everybody')).toThrow("TRUST_PROXY: 'everybody'");
});

test.each([
  ['an address that is none', '2.2.2.2, unknown, 10.0.0.7', '10.0.0.5'],
  ['an IPv4 address in IPv6', '::ffff:2.2.2.2', '2.2.2.2'],
  ['trusted proxies alone', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
  ['nothing', '', '10.0.0.5'],
])('a trusted proxy that forwards %s', (_, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  expect(contextOf(headers, { trust: 'loopback, 10.0.0.0/24' }).address).toBe(address);
});
