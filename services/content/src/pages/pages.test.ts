import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, makeFaq, makePage, say } from '../testing/content.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

test('a page comes with its text and its blocks, in the caller’s language', async () => {
  await makeFaq('delivery');
  await makePage({
    slug: 'about',
    body: say('<p>We are four.<script>x()</script></p>'),
    blocks: [
      { kind: 'faq', group: 'delivery' },
      { kind: 'contacts' },
      {
        kind: 'call',
        title: say('Write'),
        text: say('To us'),
        links: [{ label: say('Contacts'), link: '/contacts' }],
      },
    ],
  });
  const { body } = await get('/data/static-page/about', 'uk').expect(200);
  expect(body.data.page).toMatchObject({
    slug: 'about',
    title: 'Title of about (uk)',
    body: '<p>We are four.</p> (uk)',
    blocks: [
      { kind: 'faq', group: { title: 'delivery (uk)', questions: [{ answer: '<p>A day.</p> (uk)' }] } },
      { kind: 'contacts' },
      { kind: 'call', title: 'Write (uk)', links: [{ label: 'Contacts (uk)', link: '/contacts' }] },
    ],
  });
});

test('a block of questions that are gone is left out', async () => {
  await makePage({ slug: 'about', blocks: [{ kind: 'faq', group: 'gone' }, { kind: 'authors' }] });
  const { body } = await get('/data/static-page/about').expect(200);
  expect(body.data.page.blocks).toEqual([{ kind: 'authors' }]);
});

test('an unknown or unpublished page is not found', async () => {
  await makePage({ slug: 'draft', publishedAt: null });
  await makePage({ slug: 'later', publishedAt: new Date('2026-11-21T07:00:00Z') });
  for (const slug of ['draft', 'later', 'nowhere']) await get(`/data/static-page/${slug}`).expect(404);
});

test('questions stand by group, in the editors’ order; empty groups are left out', async () => {
  expect((await get('/data/faq').expect(200)).body.data).toEqual({ groups: [] });
  await makeFaq('diary', 2);
  await makeFaq('delivery', 1);
  const empty = await makeFaq('empty', 0);
  await empty.set('questions', []).save();
  const { body } = await get('/data/faq').expect(200);
  expect(body.data.groups).toMatchObject([
    { slug: 'delivery', questions: [{ question: 'How long?', answer: '<p>A day.</p>' }] },
    { slug: 'diary' },
  ]);
});

test('a page dated tomorrow appears tomorrow, and no reply of another one outlives that', async () => {
  await makePage({ slug: 'about' });
  await makePage({ slug: 'later', publishedAt: new Date('2026-11-20T10:00:30Z') });
  expect((await get('/data/static-page/about').expect(200)).get('Cache-Control')).toContain('max-age=30');
  setClock('2026-11-20T10:00:30Z');
  await get('/data/static-page/later').expect(200);
});
