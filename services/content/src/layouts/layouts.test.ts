import type { LayoutBody } from '@stezhka/content-contract';
import { mergeGuest } from '@stezhka/kit/guest';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { DeckModel } from '../decks/decks.model.ts';
import { app, makeDeck } from '../testing/content.ts';
import { LayoutModel } from './layouts.model.ts';

useDatabase();
const gateway = useFakeGateway({ date: '2026-11-20', layouts: [] });
beforeEach(() => makeDeck());
afterEach(clearDatabase);

const [ANNA, BORYS] = ['65f0000000000000000000a1', '65f0000000000000000000b2'];
const ID = '6560b0d1a2c4e8f0123456c1';
const card = { number: 3, place: 0, x: 0.2, y: 0.5, angle: 0, faceUp: true, note: 'Somebody waits.' };
const hidden = { ...card, number: 1, place: 1, x: 0.5, faceUp: false, note: '' };
const BODY: LayoutBody = {
  version: 0,
  deck: 'paths',
  template: 'past-present-future',
  title: 'Before a talk',
  question: 'What next?',
  note: 'It has begun.',
  cards: [card, hidden],
};

const as = (who: { userId?: string; guestId?: string }) => {
  const signed = async (method: 'get' | 'post', path: string, body?: object) => {
    const identity = await identityToken({ ...who, roles: who.userId ? ['ROLE_USER'] : [] });
    const call = request(app)[method](path).set('Locale', 'en').set('identity', identity);
    return body ? call.send(body) : call;
  };
  return {
    get: (path: string) => signed('get', path),
    post: (path: string, body: object = {}) => signed('post', path, body),
    save: (body: object = {}, id = ID) => signed('post', `/data/mac/layout/${id}`, { ...BODY, ...body }),
  };
};
const anna = as({ userId: ANNA });
const guest = as({ guestId: 'guest-1' });
const shared = (token: string) => request(app).get(`/data/mac/shared/${token}`).set('Locale', 'en');

describe('saving', () => {
  test('the same call twice, even at one moment, is one layout of one version', async () => {
    const replies = await Promise.all([anna.save(), anna.save(), anna.save()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await anna.save()).body.data.layout).toMatchObject({ id: ID, version: 1, cards: [card, hidden] });
    expect(await LayoutModel.countDocuments({ userId: ANNA })).toBe(1);
  });

  test('cards stay in their order of depth, and the layout opens on another device', async () => {
    await anna.save();
    await anna.save({ version: 1, cards: [hidden, card] });
    const { body } = await anna.get(`/data/mac/layout/${ID}`);
    expect(body.data.layout).toMatchObject({ version: 2, cards: [hidden, card] });
  });

  test('a write on an older version is refused with what stands', async () => {
    await anna.save();
    await anna.save({ version: 1, note: 'Phone' });
    const { status, body } = await anna.save({ version: 1, note: 'Laptop' });
    expect([status, body.code]).toEqual([409, 'layout_changed']);
    expect(body.data.layout).toMatchObject({ version: 2, note: 'Phone' });
    expect((await anna.save({ version: 2, note: 'Laptop' })).status).toBe(200);
  });

  test('a member’s words are sealed, whoever reads the database', async () => {
    await anna.save();
    const stored = JSON.stringify(await LayoutModel.findById(ID).lean());
    expect(stored).not.toMatch(/Before a talk|What next|It has begun|Somebody waits/);
    expect((await anna.get('/data/mac/layouts')).body.data.layouts).toMatchObject([{ title: BODY.title }]);
  });

  test('what was written before words were sealed is read, and sealed then', async () => {
    const { version: _, ...texts } = BODY;
    await LayoutModel.create({ _id: ID, userId: ANNA, ...texts, version: 3, savedAt: new Date() });
    expect((await anna.get(`/data/mac/layout/${ID}`)).body.data.layout).toMatchObject({
      ...texts,
      version: 3,
    });
    expect((await LayoutModel.findById(ID).lean())!.note).toBe('');
    expect((await anna.get(`/data/mac/layout/${ID}`)).body.data.layout).toMatchObject(texts);
    expect((await anna.save({ version: 3, note: 'More.' })).body.data.layout).toMatchObject({
      note: 'More.',
    });
  });

  test('a removed layout does not come back with a late save', async () => {
    await anna.save();
    for (let n = 0; n < 2; n++) expect((await anna.post(`/data/mac/remove/layout/${ID}`)).status).toBe(200);
    expect((await anna.save({ version: 1 })).body.code).toBe('not_found');
  });

  test('notes are kept letter by letter, whatever they look like', async () => {
    const note = '<img src=x onerror=alert(1)> {"$ne":null} \u202e';
    const { body } = await anna.save({ note, cards: [{ ...card, note }] });
    expect(body.data.layout).toMatchObject({ note, cards: [{ note }] });
  });

  test.each<[string, object]>([
    ['a card twice', { cards: [card, card] }],
    ['a card that the deck has not', { cards: [{ ...card, number: 6 }] }],
    ['a place that the template has not', { cards: [{ ...card, place: 3 }] }],
    ['a position off the table', { cards: [{ ...card, x: 1.01 }] }],
    ['no number', { cards: [{ ...card, y: 'NaN' }] }],
    ['an angle past half a turn', { cards: [{ ...card, angle: 181 }] }],
    ['a note too long', { cards: [{ ...card, note: 'a'.repeat(2001) }] }],
    ['a deck that is not there', { deck: 'tarot' }],
    ['a template that is not there', { template: 'pyramid' }],
    ['an operator', { title: { $ne: null } }],
    ['another owner', { userId: BORYS }],
    ['forty-one cards', { cards: Array.from({ length: 41 }, (_, n) => ({ ...card, number: n + 1 })) }],
  ])('%s is refused and nothing is kept', async (_, more) => {
    const { status } = await anna.save(more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await LayoutModel.countDocuments({ userId: ANNA })).toBe(0);
  });

  test('a guest has room for twenty', async () => {
    for (let n = 0; n < 20; n++)
      expect((await guest.save({}, `6560b0d1a2c4e8f0123457${n + 10}`)).status).toBe(200);
    expect((await guest.save()).body.code).toBe('layouts_full');
  });
});

test('another member’s and another guest’s layout is not found', async () => {
  await anna.save();
  for (const other of [as({ userId: BORYS }), guest, as({})])
    expect((await other.get(`/data/mac/layout/${ID}`)).status).toBe(404);
  expect((await as({ userId: BORYS }).save()).status).toBe(404);
  expect((await as({ userId: BORYS }).get('/data/mac/layouts')).body.data.layouts).toEqual([]);
});

test.each([
  ['layout/ID/share', { notes: true }],
  ['layout/ID/withdraw', {}],
  ['layout/ID/attach', { date: '2026-11-20' }],
  ['layout/ID/detach', {}],
  ['remove/layout/ID', {}],
])('%s is its owner’s alone, and the diary hears of no other', async (path, body) => {
  await anna.save();
  const reply = await as({ userId: BORYS }).post(`/data/mac/${path.replace('ID', ID)}`, body);
  expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  expect((await anna.get(`/data/mac/layout/${ID}`)).body.data.layout).toMatchObject({
    version: 1,
    day: null,
    shared: null,
  });
  expect(gateway.heard).toEqual([]);
});

test('a guest’s layouts become the member’s at login', async () => {
  await guest.save();
  expect((await guest.get('/data/mac/layouts?deck=paths')).body.data.layouts).toHaveLength(1);
  await mergeGuest({ userId: ANNA, guestId: 'guest-1' });
  expect((await anna.get('/data/mac/layouts')).body.data.layouts).toMatchObject([{ id: ID, cards: 2 }]);
  expect((await anna.get(`/data/mac/layout/${ID}`)).body.data.layout).toMatchObject({
    cards: [card, hidden],
  });
  expect((await LayoutModel.findById(ID).lean())!.title).toBe('');
  expect((await guest.get(`/data/mac/layout/${ID}`)).status).toBe(404);
});

describe('a link', () => {
  const share = async (notes: boolean) =>
    (await anna.post(`/data/mac/layout/${ID}/share`, { notes })).body.data.layout.shared.token as string;

  test('shows open cards alone, and notes only where the owner says so', async () => {
    await anna.save();
    const token = await share(false);
    const { body } = await shared(token).expect(200);
    expect(body.data.cards).toMatchObject([{ face: { number: 3, title: 'Card 3' } }, { face: null }]);
    // A number would tell which card lies face down.
    expect(body.data.cards.map((one: object) => 'number' in one)).toEqual([false, false]);
    expect(JSON.stringify(body.data)).not.toMatch(/Somebody waits|It has begun|65f0|6560/);
    expect(await share(true)).toBe(token);
    expect((await shared(token)).body.data).toMatchObject({
      note: 'It has begun.',
      cards: [{ note: card.note }, { note: '' }],
    });
  });

  test('opens nothing once it is withdrawn, and the next one is another', async () => {
    await anna.save();
    const tokens = await Promise.all([share(false), share(false)]);
    expect(tokens[0]).toBe(tokens[1]);
    await anna.post(`/data/mac/layout/${ID}/withdraw`);
    expect((await shared(tokens[0]!)).status).toBe(404);
    expect(await share(false)).not.toBe(tokens[0]);
    expect((await shared(tokens[0]!)).status).toBe(404);
  });

  test.each(['A'.repeat(43), 'short', '[$ne]', ID])('that is guessed (%s) opens nothing', async (token) => {
    await anna.save();
    await share(true);
    const { status, body } = await shared(token);
    expect([400, 404]).toContain(status);
    expect(body.data).toBeNull();
  });

  test('is a member’s alone to give', async () => {
    await guest.save();
    expect((await guest.post(`/data/mac/layout/${ID}/share`, { notes: true })).status).toBe(401);
  });
});

describe('a day of the diary', () => {
  const at = (what: string, body?: object) => anna.post(`/data/mac/layout/${ID}/${what}`, body);

  test('is told the layout’s id and title before the layout says so', async () => {
    await anna.save();
    for (let n = 0; n < 2; n++) {
      const { body } = await at('attach', { date: '2026-11-20' });
      expect(body.data.layout.day).toBe('2026-11-20');
    }
    expect(gateway.heard[0]).toEqual({
      url: '/api/data/diary/layouts/2026-11-20',
      body: { id: ID, title: 'Before a talk', deck: 'paths' },
    });
  });

  test('names a layout without a name after its deck', async () => {
    await DeckModel.updateOne({ slug: 'paths' }, { 'title.en': 'A year of paths' });
    await anna.save({ title: '  ' });
    expect((await at('attach', { date: '2026-11-20' })).status).toBe(200);
    expect(gateway.heard[0]!.body).toMatchObject({ title: 'A year of paths' });
  });

  test('that refuses is not said to hold it', async () => {
    await anna.save();
    gateway.status = 503;
    expect((await at('attach', { date: '2026-11-20' })).status).toBe(503);
    expect((await anna.get(`/data/mac/layout/${ID}`)).body.data.layout.day).toBeNull();
  });

  test('hears of a new title alone, until it has been told', async () => {
    await anna.save();
    await at('attach', { date: '2026-11-20' });
    await anna.save({ version: 1, note: 'More.' });
    expect(gateway.heard).toHaveLength(1);
    gateway.status = 503;
    await anna.save({ version: 2, title: 'After' });
    gateway.status = 200;
    await anna.save({ version: 3, title: 'After', note: 'Even more.' });
    await anna.save({ version: 4, title: 'After', note: 'The last.' });
    expect(gateway.heard).toHaveLength(3);
    expect(gateway.heard.at(-1)!.body).toMatchObject({ title: 'After' });
  });

  test('takes a new title, and is told when the layout goes', async () => {
    await anna.save();
    await at('attach', { date: '2026-11-20' });
    await anna.save({ version: 1, title: 'After the talk' });
    expect(gateway.heard.at(-1)!.body).toMatchObject({ title: 'After the talk' });
    await at('detach');
    expect(gateway.heard.at(-1)).toEqual({
      url: '/api/data/diary/remove/layouts/2026-11-20',
      body: { id: ID },
    });
    expect((await at('detach')).body.data.layout.day).toBeNull();
    expect(gateway.heard).toHaveLength(3);
  });
});
