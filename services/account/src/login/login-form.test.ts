import { identityToken } from '@stezhka/kit/testing/identities';
import { LOCALES } from '@stezhka/kit-contract';
import request from 'supertest';
import { app, visitor } from '../testing/account.ts';

interface WireField {
  name: string;
  type: string;
  label?: string;
  value?: string;
}
const fieldsOf = (body: { data: { form: { fields: WireField[] } } }) => body.data.form.fields;

test.each([
  ['/form/login', ['email', 'password', '_csrf_token']],
  ['/form/registration', ['email', 'password', 'repeat_password', 'consent', '_csrf_token']],
])('%s has its fields, labelled in each language', async (path, names) => {
  const labels = new Set<string>();
  for (const locale of LOCALES) {
    const { body } = await visitor(undefined, locale).get(path).expect(200);
    expect(fieldsOf(body).map(({ name }) => name)).toEqual(names);
    labels.add(fieldsOf(body)[0]!.label!);
  }
  expect(labels.size).toBe(3);
});

test('the consent has the product’s words', async () => {
  const { body } = await visitor().get('/form/registration');
  expect(fieldsOf(body)[3]!.label).toBe('I agree with the Privacy Policy and Data Protection');
});

test('a form carries the session’s token and is kept by no cache', async () => {
  const reply = await request(app)
    .get('/form/login')
    .set('identity', await identityToken({ guestId: 'g1', csrf: 'token of this session' }));
  expect(fieldsOf(reply.body).at(-1)).toMatchObject({ type: 'hidden', value: 'token of this session' });
  expect(reply.headers['cache-control']).toBe('no-store');
});
