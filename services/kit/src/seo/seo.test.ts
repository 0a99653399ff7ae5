import { completeHead } from './seo.ts';

const page = { status: 200, title: 'Articles', description: 'On rest.' } as const;
const head = (path: string, search = '') => completeHead(page, { path, search, locale: 'en' });

test('a page has one address and one in every language', () => {
  expect(head('/news')).toMatchObject({
    canonical: '/en/news',
    alternates: [
      { hreflang: 'uk', href: '/news' },
      { hreflang: 'ru', href: '/ru/news' },
      { hreflang: 'en', href: '/en/news' },
      { hreflang: 'x-default', href: '/news' },
    ],
    openGraph: {
      title: 'Articles',
      description: 'On rest.',
      type: 'website',
      locale: 'en_GB',
      url: '/en/news',
    },
  });
  expect(head('/').canonical).toBe('/en');
  expect(head('/news/').canonical).toBe('/en/news');
});

test('a further page of a list is a page of its own', () => {
  expect(head('/news', '?page=2&_=x').canonical).toBe('/en/news?page=2');
});

test.each(['', '?page=1', '?page=x', '?sort=new', '?page=-2', '?page=1e9', '?page=9999999', '?page[$ne]=2'])(
  '%s is the list itself',
  (search) => {
    expect(head('/news', search).canonical).toBe('/en/news');
  },
);

test.each([{ ...page, noindex: true }, { status: 404, title: '', description: '' } as const])(
  'a page hidden from search has no canonical address',
  (seo) => {
    const made = completeHead(seo, { path: '/cart', search: '', locale: 'uk' });
    expect(made).not.toHaveProperty('canonical');
    expect(made).not.toHaveProperty('alternates');
  },
);
