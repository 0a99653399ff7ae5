import { jest } from '@jest/globals';
import { fetchForm, formTransport, withoutApi } from './form-transport.ts';

const answer = (status: number, body: unknown) => {
  const reply = new Response(body === undefined ? '' : JSON.stringify(body), { status });
  globalThis.fetch = jest.fn(async () => reply);
};
const asked = () => jest.mocked(globalThis.fetch).mock.calls[0]!;
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});
const transport = formTransport('uk');

test('a leading /api is stripped once and put back', () => {
  expect(['/api/form/login', '/form/login', '/apiary'].map(withoutApi)).toEqual([
    '/form/login',
    '/form/login',
    '/apiary',
  ]);
});

test('a post carries the form, the page language and no-cache', async () => {
  answer(200, { data: { id: 1 } });
  const data = new FormData();
  expect(await transport.post('/form/login', data)).toEqual({ data: { id: 1 } });
  const [url, init] = asked();
  expect(url).toBe('/api/form/login');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(init).toMatchObject({
    method: 'POST',
    body: data,
    headers: { Locale: 'uk', Cache: 'no-cache', 'time-zone': timeZone },
  });
});

test('a post names the member whom the form was opened for', async () => {
  answer(200, { data: {} });
  await transport.post('/form/password', new FormData(), 'member-1');
  expect(asked()[1]).toMatchObject({ headers: { 'for-member': 'member-1' } });
});

test.each([
  [{ data: { form: { name: 'a', fields: [] } } }, { form: { name: 'a', fields: [] } }],
  [
    { data: { form: { name: 'a', fields: [] }, id: 1 } },
    { form: { name: 'a', fields: [] }, data: { id: 1 } },
  ],
  [{ data: null }, {}],
  [undefined, {}],
])('of the envelope %j a form stands beside its data', async (body, reply) => {
  answer(200, body);
  expect(await transport.post('/x', new FormData())).toEqual(reply);
});

test('a refusal brings its words, code and fields', async () => {
  answer(422, {
    data: null,
    error: 'Check the form',
    code: 'invalid_form',
    fields: { email: 'Wrong email!' },
  });
  expect(await transport.post('/x', new FormData())).toEqual({
    error: 'Check the form',
    code: 'invalid_form',
    fields: { email: 'Wrong email!' },
  });
});

test('a refusal that is no envelope is still a refusal', async () => {
  globalThis.fetch = jest.fn(async () => new Response('<html>', { status: 502 }));
  expect((await transport.post('/x', new FormData())).error).toBe('');
});

test('building a form is refused when the reply has none', async () => {
  answer(200, { data: {} });
  await expect(fetchForm(transport, '/form/x')).rejects.toThrow('No form');
  answer(200, { data: { form: { name: 'x', fields: [] } } });
  expect(await fetchForm(transport, '/form/x')).toEqual({ name: 'x', fields: [] });
});

test('a read that is refused rejects', async () => {
  answer(500, { data: null, error: 'Oops' });
  await expect(transport.get('/x')).rejects.toThrow('Oops');
});
