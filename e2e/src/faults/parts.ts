/** A page of each domain that a guest may open, and what stands in its head. */
export const PAGES = {
  account: { path: '/login', h1: /Увійти|З поверненням|Вхід/ },
  content: { path: '/news', h1: 'Статті' },
  diary: { path: '/diary/days', h1: /.+/ },
  shop: { path: '/catalog', h1: /.+/ },
} as const;

export type Domain = keyof typeof PAGES;
export const DOMAINS = Object.keys(PAGES) as Domain[];
export const CALM = 'Ця частина сайту зараз відпочиває';
/** What a browser says by itself of a missing file or a refused call. */
export const NETWORK = [
  /Failed to load resource/,
  /did not load/,
  /ChunkLoadError|Loading (CSS )?chunk/,
  /Federation Runtime/,
  /503|504/,
];
