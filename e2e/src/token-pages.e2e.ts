import { randomBytes } from 'node:crypto';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, ownCall, test } from './support/test.ts';

const LANGUAGES = [
  ['', 'uk'],
  ['/ru', 'ru'],
  ['/en', 'en'],
] as const;
/** As long as a real one. */
const guessed = 'A'.repeat(43);

for (const page of ['layout', 'course-reminder', 'subscribe', 'unsubscribe', 'preview'])
  test(`a guessed /${page}/ link is a 404 in three languages`, async ({ read }) => {
    for (const [prefix, lang] of LANGUAGES) {
      const document = await read(`${prefix}/${page}/${guessed}`);
      expect(document, prefix).toMatchObject({ status: 404, lang, headings: [expect.stringMatching(/\S/)] });
    }
  });

test('a shared layout opens to a guest in three languages, until its link is withdrawn', async ({
  page,
  sharedPage,
  read,
}) => {
  const guest = await sharedPage();
  await logIn(page, 'sofiia@stezhka.example');
  const id = randomBytes(12).toString('hex');
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/data/mac/layout/${id}${path}`, { headers: ownCall(), data });
    expect([path, reply.status()]).toEqual([path, 200]);
    return (await reply.json()).data.layout;
  };
  const card = { number: 3, place: 0, x: 0.2, y: 0.5, angle: 0, faceUp: true, note: 'Світло у вікні.' };
  const texts = { title: 'Перед мандрівкою', question: 'Куди далі?', note: 'Піду.' };
  await post('', { version: 0, deck: 'paths', template: 'past-present-future', ...texts, cards: [card] });
  const { shared } = await post('/share', { notes: true });

  for (const [prefix, lang] of LANGUAGES) {
    const reply = await guest.goto(`${prefix}/layout/${shared.token}`);
    expect(reply!.status()).toBe(200);
    await hydrated(guest);
    await expect(guest.locator('html')).toHaveAttribute('lang', lang);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Перед мандрівкою');
    await expect(guest.locator('main')).toContainText('Світло у вікні.');
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    if (lang === 'uk') await expectAccessible(guest);
  }
  await post('/withdraw', {});
  for (const [prefix] of LANGUAGES) expect((await read(`${prefix}/layout/${shared.token}`)).status).toBe(404);
});
