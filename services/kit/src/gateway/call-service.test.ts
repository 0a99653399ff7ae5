import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operation } from '@stezhka/kit-contract';
import Joi from 'joi';
import request from 'supertest';
import { AppError, errorTable } from '../errors/errors.ts';
import { serve } from '../http/serve.ts';
import { listen } from '../process/lifecycle.ts';
import { createServiceApp } from '../service/app.ts';
import { identityKeys } from '../testing/identities.ts';
import { callService } from './call-service.ts';

interface StockReply {
  left: number;
}
const stock = operation<{ query: { of: string }; reply: StockReply }>('GET', '/stock', {
  access: 'public',
  reply: 'StockReply',
});
const order = operation<{ query: { of: string }; reply: StockReply }>('GET', '/order', {
  access: 'public',
  reply: 'StockReply',
});
const query = Joi.object({ of: Joi.string().max(10).required() });

const store = createServiceApp({
  name: 'store',
  identityKeys,
  errors: errorTable(
    { sold_out: 409 },
    { sold_out: { uk: '{what}: розпродано', ru: '{what}: распродано', en: '{what} is sold out' } },
  ),
  served: [
    serve(stock, { query }, (c) => {
      if (c.query.of === 'book') return { left: 3 };
      if (c.query.of === 'crash') throw new Error('a bug');
      throw new AppError('sold_out', {
        params: { what: c.query.of },
        fields: { of: '…' },
        data: { next: 'May' },
        retryAfter: 7,
      });
    }),
  ],
});
let server: Server;
let gateway: string;
/** Knows nothing of the store's codes. */
const asker = createServiceApp({
  name: 'asker',
  identityKeys,
  served: [
    serve(order, { query: Joi.object().unknown() }, ({ query: { of }, identity }) =>
      callService(stock, { query: { of } }, { gateway, identity }),
    ),
  ],
});

beforeAll(async () => {
  server = await listen(
    (req, res) => {
      req.url = req.url!.replace('/api', '');
      if (req.url.includes('of=html')) res.writeHead(502).end('<p>proxy</p>');
      else store(req, res);
    },
    0,
    '127.0.0.1',
  );
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const orderOf = (of: string) => request(asker).get('/order').query({ of }).set('Locale', 'en');

test('the reply of the other service is returned', async () => {
  expect((await orderOf('book').expect(200)).body).toEqual({ data: { left: 3 } });
});

test('an error of the other service is passed on whole: status, text, fields, data and the time to wait', async () => {
  const reply = await orderOf('lamp').expect(409);
  expect(reply.body).toMatchObject({
    data: { next: 'May' },
    code: 'sold_out',
    error: 'lamp is sold out',
    fields: { of: '…' },
    requestId: expect.any(String),
  });
  expect(reply.headers['retry-after']).toBe('7');
});

test('a validation error of the other service names the field', async () => {
  const reply = await orderOf('a long question').expect(400);
  expect(reply.body).toMatchObject({ code: 'invalid_input', fields: { of: 'Up to 10 characters' } });
});

test('a crash of the other service is a 500, and a reply without an envelope a 503', async () => {
  expect((await orderOf('crash').expect(500)).body.code).toBe('internal');
  expect((await orderOf('html').expect(503)).body.code).toBe('unavailable');
});
