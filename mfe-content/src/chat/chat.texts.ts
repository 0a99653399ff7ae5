import { type RouteTexts, routeTexts } from '@stezhka/shell-contract';

/** Texts that only the chat's pages and window say. */
export const chatTexts: RouteTexts = routeTexts({
  chunk: 'chat-texts',
  uk: () => import(/* webpackChunkName: "chat-texts-uk" */ './texts/uk.json'),
  ru: () => import(/* webpackChunkName: "chat-texts-ru" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "chat-texts-en" */ './texts/en.json'),
});
