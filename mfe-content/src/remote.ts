import { defineRemote } from '@stezhka/shell-contract';

export default defineRemote({
  routes: [
    { id: 'index', path: '/', lazy: () => import(/* webpackChunkName: "index" */ './home/home.page.tsx') },
  ],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
