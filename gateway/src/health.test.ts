import { useDatabase } from '@stezhka/kit/testing/database';
import { Counter, createShop } from './testing/shop.ts';
import { Process, startGateway } from './testing/site.ts';

useDatabase();
const shop = new Process(createShop(new Counter()));
beforeAll(() => shop.start());
afterAll(() => shop.stop());

test('a gateway with tables and releases is ready', async () => {
  const site = await startGateway({ upstreams: { SHOP: shop.url } });
  await site.outside.get('/healthz').expect(200);
  expect((await site.outside.get('/readyz').expect(200)).body.data).toEqual({ ready: true, missing: [] });
  await site.stop();
});

test('metrics name operation, service and status, and are open only inside or in a demonstration', async () => {
  const site = await startGateway({ upstreams: { SHOP: shop.url } });
  await site.outside.get('/api/things/new').expect(200);
  await site.outside.get('/api/things/1').expect(200);
  await site.outside.get('/api/things/1').expect(200);
  const { text } = await site.inside.get('/metrics').expect(200);
  expect(text).toContain('operation="GET /things/new",service="shop",status="200"');
  expect(text).toContain('gateway_cache_total{kind="call",result="hit"} 1');
  expect(text).toMatch(/gateway_upstream_open\{service="shop",address="[^"]+",workload="interactive"\} 0/);
  await site.outside.get('/metrics').set('Accept', 'text/plain').expect(404);
  await site.stop();
  const demo = await startGateway({ upstreams: { SHOP: shop.url }, env: { DEMO: '1' } });
  await demo.outside.get('/metrics').expect(200);
  await demo.stop();
});

test('security headers stand on every reply, errors included', async () => {
  const site = await startGateway({ upstreams: { SHOP: shop.url } });
  for (const path of ['/healthz', '/api/nowhere', '/api/things/1', '/assets/x/y/z.js', '/robots.txt']) {
    const { headers } = await site.outside.get(path);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
  await site.stop();
});
