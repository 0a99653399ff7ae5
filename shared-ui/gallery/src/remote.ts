import { defineRemote, type PageHead } from '@stezhka/shell-contract';

const head: PageHead = {
  title: { uk: 'Складники', ru: 'Составные части', en: 'Components' },
  description: {
    uk: 'Усі складники сторінок в обох темах і трьох мовах.',
    ru: 'Все составные части страниц в обеих темах и на трёх языках.',
    en: 'All the components of the pages, in both themes and three languages.',
  },
  noindex: true,
};

export default defineRemote({
  demo: true,
  features: [
    {
      routes: [
        {
          id: '__components',
          path: '/__components',
          head,
          lazy: () => import(/* webpackChunkName: "__components" */ './components.page.tsx'),
        },
        {
          id: '__components-simple',
          path: '/__components-simple',
          handle: { breadcrumbs: 'simple' },
          head,
          lazy: () => import(/* webpackChunkName: "__components-simple" */ './components.page.tsx'),
        },
        {
          id: '__components-off',
          path: '/__components-off',
          handle: { breadcrumbs: 'off' },
          head,
          lazy: () => import(/* webpackChunkName: "__components-off" */ './components.page.tsx'),
        },
        {
          id: '__components-mini',
          path: '/__components-mini',
          handle: { header: 'mini' },
          head,
          lazy: () => import(/* webpackChunkName: "__components-mini" */ './components.page.tsx'),
        },
      ],
    },
  ],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
