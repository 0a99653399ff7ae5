import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, makeEvent, makeSections } from '../testing/content.ts';

useDatabase();
beforeEach(() => setClock('2026-12-01T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const on = (day: string) => ({
  startsAt: new Date(`${day}T16:30:00Z`),
  endsAt: new Date(`${day}T18:30:00Z`),
});
const slugs = async (query = '') => {
  const { body } = await get(`/data/events${query}`).expect(200);
  return body.data.events.map(({ slug }: { slug: string }) => slug);
};

test('without events both lists are empty', async () => {
  expect(await slugs()).toEqual([]);
  expect(await slugs('?when=past')).toEqual([]);
});

test('events to come stand by their start, past ones with the latest first', async () => {
  await makeEvent({ slug: 'january', ...on('2027-01-10') });
  await makeEvent({ slug: 'december', ...on('2026-12-03') });
  await makeEvent({ slug: 'october', ...on('2026-10-03') });
  await makeEvent({ slug: 'november', ...on('2026-11-03') });
  expect(await slugs()).toEqual(['december', 'january']);
  expect(await slugs('?when=past')).toEqual(['november', 'october']);
});

test('an event is past when it has ended, and no reply outlives an end', async () => {
  await makeEvent({ slug: 'today', ...on('2026-12-01') });
  setClock('2026-12-01T18:29:30Z');
  const before = await get('/data/events').expect(200);
  expect(before.body.data.events[0]).toMatchObject({ slug: 'today', past: false });
  expect(before.get('Cache-Control')).toContain('max-age=30');
  setClock('2026-12-01T18:30:00Z');
  expect(await slugs()).toEqual([]);
  expect((await get('/data/event/today').expect(200)).body.data.event.past).toBe(true);
});

test('a list goes by page and ends', async () => {
  for (let n = 10; n < 20; n++) await makeEvent({ slug: `event-${n}`, ...on(`2026-12-${n}`) });
  const { body } = await get('/data/events').expect(200);
  expect(body.data.pagination).toEqual({ page: 1, pages: 2, limit: 9, total: 10 });
  expect(await slugs('?page=2')).toEqual(['event-19']);
  await get('/data/events?page=3').expect(404);
});

test('an event tells where, when, for how much and with whom, and names the next ones', async () => {
  const { author } = await makeSections();
  await makeEvent({ slug: 'letters', price: 15_000, seats: 12, host: author });
  await makeEvent({ slug: 'walk', ...on('2026-12-05') });
  await makeEvent({ slug: 'past', ...on('2026-11-05') });
  const { body } = await get('/data/event/letters', 'ru').expect(200);
  expect(body.data.event).toMatchObject({
    title: 'Title of letters (ru)',
    place: 'The workshop (ru)',
    startsAt: '2026-12-03T16:30:00.000Z',
    endsAt: '2026-12-03T18:30:00.000Z',
    price: 150,
    seats: 12,
    online: false,
    past: false,
    host: { slug: 'olena', name: 'Olena (ru)' },
    body: '<p>Text</p> (ru)',
  });
  expect(body.data.related.map(({ slug }: { slug: string }) => slug)).toEqual(['walk']);
});

test('an unpublished or unknown event is not found', async () => {
  await makeEvent({ slug: 'draft', publishedAt: null });
  await makeEvent({ slug: 'later', publishedAt: new Date('2026-12-02T07:00:00Z') });
  expect(await slugs()).toEqual([]);
  for (const slug of ['draft', 'later', 'nowhere']) await get(`/data/event/${slug}`).expect(404);
});

test.each(['when=soon', 'page=0', 'limit=51', 'when[$ne]=past'])('%s is refused', async (query) => {
  await get(`/data/events?${query}`).expect(400);
});

test('an event dated tomorrow appears tomorrow, and no reply hides it longer', async () => {
  await makeEvent({ slug: 'first' });
  await makeEvent({ slug: 'later', publishedAt: new Date('2026-12-01T10:00:30Z') });
  expect((await get('/data/events').expect(200)).get('Cache-Control')).toContain('max-age=30');
  expect((await get('/data/event/first').expect(200)).get('Cache-Control')).toContain('max-age=30');
  setClock('2026-12-01T10:00:30Z');
  expect(await slugs()).toEqual(['first', 'later']);
  await get('/data/event/later').expect(200);
});
