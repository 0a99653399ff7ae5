import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, say } from '../testing/content.ts';
import { MenuModel } from './menu.model.ts';

useDatabase();
afterEach(clearDatabase);

test('side menu and footer come in one language, with what other lists fill in', async () => {
  await MenuModel.create({
    name: 'drawer',
    items: [
      { id: 'shop', label: say('Shop'), link: '/catalog', childrenFrom: 'catalog-categories' },
      { id: 'line', type: 'divider' },
      {
        id: 'more',
        label: say('More'),
        link: '/about',
        icon: 'info',
        audience: 'member',
        children: [{ id: 'contacts', label: say('Contacts'), link: '/contacts' }],
      },
    ],
  });
  await MenuModel.create({
    name: 'footer',
    items: [
      { id: 'shop', label: say('Shop'), children: [{ id: 'all', label: say('All'), link: '/catalog' }] },
    ],
  });
  const { body, headers } = await get('/data/menu', 'uk').expect(200);
  const [shop, line, more] = body.data.menu;
  expect(shop).toMatchObject({ label: 'Shop (uk)', link: '/catalog', childrenFrom: 'catalog-categories' });
  expect(shop).toMatchObject({ audience: 'all', icon: null, level: 0, children: [] });
  expect(line).toMatchObject({ type: 'divider', label: '' });
  expect(more).toMatchObject({ audience: 'member', children: [{ label: 'Contacts (uk)', level: 1 }] });
  expect(more).toMatchObject({ list: more.children, expanded: false, appActive: false });
  expect(body.data.footer).toEqual([{ title: 'Shop (uk)', list: [{ title: 'All (uk)', link: '/catalog' }] }]);
  expect(headers['cache-tags']).toBe('menu');
});

test('a site without menus has empty ones', async () => {
  expect((await get('/data/menu').expect(200)).body.data).toEqual({ menu: [], footer: [] });
});
