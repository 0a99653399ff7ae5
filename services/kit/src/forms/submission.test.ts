import { operation } from '@stezhka/kit-contract';
import request from 'supertest';
import { serve } from '../http/serve.ts';
import { createServiceApp } from '../service/app.ts';
import { identityKeys } from '../testing/identities.ts';
import { collection, defineForm, email, formBody, group, selectMany, text } from './forms.ts';

const eventForm = defineForm('event', {
  prefix: 'event',
  fields: {
    contacts: group({ fields: { email: email({ required: true }) } }),
    place: group({ fields: { town: text() } }),
    tags: selectMany({ options: ['a', 'b'].map((value) => ({ value, label: value })) }),
    guests: collection({ entry: group({ fields: { name: text({ required: true }) } }) }),
  },
});
interface EventReply {
  got: unknown;
}
interface EventBody {
  contacts: { email: string };
  place: { town?: string };
  tags: string[];
  guests: { name: string }[];
}
const values: EventBody = {
  contacts: { email: 'a@b.ua' },
  place: { town: 'Lviv' },
  tags: ['a', 'b'],
  guests: [{ name: 'Ira' }, { name: 'Oles' }],
};
const submit = operation<{ body: EventBody; reply: EventReply }>('POST', '/form/event', {
  access: 'public',
  reply: 'EventReply',
});
const app = createServiceApp({
  name: 'test',
  identityKeys,
  served: [serve(submit, { body: formBody(eventForm) }, ({ body }) => ({ got: body }))],
});

const flat = [
  ['event[contacts][email]', 'a@b.ua'],
  ['event[place][town]', 'Lviv'],
  ['event[tags][0]', 'a'],
  ['event[tags][1]', 'b'],
  ['event[guests][0][name]', 'Ira'],
  ['event[guests][1][name]', 'Oles'],
  ['_csrf_token', 'x'],
] as const;
const post = () => request(app).post('/form/event').set('Locale', 'en');

test('a form reads the same from multipart, urlencoded and JSON', async () => {
  let multipart = post();
  for (const [name, value] of flat) multipart = multipart.field(name, value);
  const urlencoded = post()
    .type('form')
    .send(new URLSearchParams(flat.map(([...pair]) => pair)).toString());
  for (const call of [
    multipart,
    urlencoded,
    post().send({ event: values }),
    post().send(Object.fromEntries(flat)),
  ]) {
    expect((await call.expect(200)).body).toEqual({ data: { got: values } });
  }
});

test('a list may also be sent under one repeated name', async () => {
  const repeated = 'event[contacts][email]=a@b.ua&event[tags][]=a&event[tags][]=b';
  expect((await post().type('form').send(repeated)).body.data.got.tags).toEqual(['a', 'b']);
  const multipart = post()
    .field('event[contacts][email]', 'a@b.ua')
    .field('event[tags][]', 'a')
    .field('event[tags][]', 'b');
  expect((await multipart).body.data.got.tags).toEqual(['a', 'b']);
});

test('an empty field answers 422 with its name, what no browser sends 400', async () => {
  const empty = await post().type('form').send('event[guests][3][name]=').expect(422);
  expect(empty.body).toMatchObject({
    code: 'invalid_form',
    fields: {
      'event[contacts][email]': 'Field cannot be empty',
      'event[guests][3][name]': 'Field cannot be empty',
    },
  });
  await post()
    .send({ event: { contacts: { email: { $ne: null } } } })
    .expect(400);
  await post().type('form').send('event[contacts][email][$ne]=').expect(400);
  await post().field('event[contacts][email][$ne]', '').expect(400);
  await post().field('__proto__[admin]', '1').expect(400);
  await post().type('form').send('event[contacts][role]=admin&event[contacts][email]=a@b.ua').expect(400);
});

test('an optional group may be left out, and takes nothing but its fields', async () => {
  const { place: _, ...rest } = values;
  await post().send({ event: rest }).expect(200);
  for (const place of [null, '', false, 0, 'Lviv', [], ['Lviv']])
    await post()
      .send({ event: { ...rest, place } })
      .expect(400);
});

test('an optional list may be left out or empty, and is no object without entries', async () => {
  const { guests: _, ...rest } = values;
  for (const event of [rest, { ...rest, guests: [] }])
    expect((await post().send({ event }).expect(200)).body.data.got.guests).toEqual([]);
  await post()
    .send({ event: { ...rest, guests: {} } })
    .expect(422);
  for (const guests of [null, '', false, 0, 'Ira'])
    await post()
      .send({ event: { ...rest, guests } })
      .expect(400);
});

test('an anti-forgery token that is no text is a 400', async () => {
  for (const token of [null, 0, false, ['x'], { is: 'x' }])
    await post().send({ event: values, _csrf_token: token }).expect(400);
  await post().send({ event: values, _csrf_token: 'x' }).expect(200);
});
