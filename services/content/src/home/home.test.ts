import { HOME_SECTIONS } from '@stezhka/content-contract';
import { JobModel } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { VERSION_FIELD } from '@stezhka/kit-contract';
import request from 'supertest';
import { app, get, say, tokenOf } from '../testing/content.ts';
import { HomeModel } from './home.model.ts';

useDatabase();
afterEach(clearDatabase);

const make = () =>
  HomeModel.create({
    name: 'main',
    sections: [
      { section: 'slider', hidden: false },
      { section: 'news', hidden: false },
      { section: 'partners', hidden: true },
      { section: 'features', hidden: false },
    ],
    links: [{ label: say('Authors'), link: '/authors' }],
  });
const home = async (locale: 'uk' | 'ru' | 'en' = 'en') =>
  (await get('/data/home', locale).expect(200)).body.data;

test('a home page that nobody has arranged shows every part', async () => {
  expect(await home()).toEqual({ sections: [...HOME_SECTIONS], links: [] });
});

test('parts come in the editors’ order without hidden ones, links in the caller’s language', async () => {
  await make();
  expect(await home('ru')).toEqual({
    sections: ['slider', 'news', 'features'],
    links: [{ label: 'Authors (ru)', link: '/authors' }],
  });
  expect((await get('/data/home')).get('Cache-Tags')).toBe('home');
});

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };

describe('staff', () => {
  const send = (id: string, fields: Record<string, string>, headers: Record<string, string> = admin) =>
    request(app)
      .post(`/admin/content/home/${id}`)
      .set(headers)
      .send({ [`home[${VERSION_FIELD}]`]: '0', ...fields });
  const parts = (...names: string[]) =>
    Object.fromEntries(names.map((name, i) => [`home[sections][${i}][section]`, name]));

  test('reorder and hide parts, and the page follows', async () => {
    const { id } = await make();
    await send(id, { ...parts('news', 'slider', 'banners'), 'home[sections][1][hidden]': '1' }).expect(200);
    expect(await home()).toEqual({ sections: ['news', 'banners'], links: [] });
    const [job] = await JobModel.find({ state: 'open' }).sort({ dueAt: 1 }).lean();
    expect((job!.data as { tags: string[] }).tags).toContain('home');
  });

  test('name only parts that there are, and links of the site', async () => {
    const { id } = await make();
    await send(id, parts('news', 'casino')).expect(422);
    await send(id, {
      ...parts('news'),
      'home[links][0][label][uk]': 'Сюди',
      'home[links][0][label][ru]': 'Сюда',
      'home[links][0][label][en]': 'Here',
      'home[links][0][link]': '//evil.example',
    }).expect(422);
    expect((await home()).sections).toEqual(['slider', 'news', 'features']);
  });

  test('a part named twice is shown once', async () => {
    const { id } = await make();
    await send(id, parts('news', 'slider', 'news')).expect(200);
    expect((await home()).sections).toEqual(['news', 'slider']);
  });

  test('alone arrange the page', async () => {
    const { id } = await make();
    await send(id, parts('news'), { Locale: 'en' }).expect(401);
    await send(id, parts('news'), { Locale: 'en', identity: await tokenOf('ROLE_USER') }).expect(403);
    expect((await home()).sections).toHaveLength(3);
  });
});
