/** A page of each domain that a guest may open, what stands in its head, and a call that its service alone answers. */
export const PAGES = {
  account: { path: '/login', h1: /^З\sповерненням$/, call: '/api/form/registration' },
  content: { path: '/news', h1: /^Статті$/, call: '/api/data/categories' },
  diary: { path: '/diary/days', h1: /^Записи$/, call: '/api/data/spheres' },
  shop: { path: '/catalog', h1: /^Крамниця$/, call: '/api/data/products/popular' },
} as const;

export type Domain = keyof typeof PAGES;
export const DOMAINS = Object.keys(PAGES) as Domain[];
export const others = (domain: Domain) => DOMAINS.filter((one) => one !== domain);
export const UNAVAILABLE = 'Ця частина сайту зараз відпочиває';
/** What a browser says by itself of a missing file or a refused call. */
export const NETWORK_ERRORS = [
  /Failed to load resource/,
  /Refused to (apply style|execute script)/,
  /did not load/,
  /Loading (CSS )?chunk/,
  /Federation Runtime/,
];
