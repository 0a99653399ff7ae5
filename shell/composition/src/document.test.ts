import type { SeoReply } from '@stezhka/kit-contract';
import type { PageData } from './document.ts';
import { documentHtml, headTags } from './document.ts';
import type { Release } from './releases.ts';

const SEO: SeoReply = {
  status: 200,
  title: 'Articles',
  description: 'On "rest" & <calm>',
  canonical: '/en/news?page=2',
  alternates: [
    { hreflang: 'uk', href: '/news?page=2' },
    { hreflang: 'x-default', href: '/news?page=2' },
  ],
  openGraph: {
    title: 'Articles',
    description: 'On rest',
    type: 'website',
    locale: 'en_GB',
    url: '/en/news?page=2',
  },
};
const head = (seo: Partial<SeoReply> | null = {}, locale = 'en') =>
  headTags({
    origin: 'https://stezhka.example',
    data: { locale, ...(seo && { seo: { ...SEO, ...seo } }) } as unknown as PageData,
  });

test('addresses are whole', () => {
  const tags = head();
  expect(tags).toContain('<link rel="canonical" href="https://stezhka.example/en/news?page=2">');
  expect(tags).toContain('hreflang="uk" href="https://stezhka.example/news?page=2"');
  expect(tags).toContain('hreflang="x-default" href="https://stezhka.example/news?page=2"');
  expect(tags).toContain('property="og:url" content="https://stezhka.example/en/news?page=2"');
});

test('texts cannot break out of their place', () => {
  expect(head()).toContain('content="On &#34;rest&#34; &#38; &#60;calm&#62;"');
  expect(head({ jsonLd: [{ name: '</script><script>alert(1)</script>' }] })).not.toContain(
    '</script><script>',
  );
});

test('a preview shows the page’s picture, or else the site’s', () => {
  const openGraph = { ...SEO.openGraph, image: '/files/content/x/1600.jpeg' };
  expect(head({ openGraph })).toContain(
    'property="og:image" content="https://stezhka.example/files/content/x/1600.jpeg"',
  );
  expect(head()).toContain('property="og:image" content="https://stezhka.example/share.jpg"');
  expect(head()).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('JSON-LD gets whole addresses and keeps its other words', () => {
  const jsonLd = [
    {
      name: '/calm',
      image: ['/a.jpeg'],
      contentUrl: '/rain.webm',
      offers: { url: '/en/x', '@id': 'https://schema.org/x' },
    },
  ];
  const tags = head({ jsonLd });
  expect(tags).toContain(
    '{"name":"/calm","image":["https://stezhka.example/a.jpeg"],"contentUrl":"https://stezhka.example/rain.webm","offers":{"url":"https://stezhka.example/en/x","@id":"https://schema.org/x"}}',
  );
});

test.each([
  ['uk', '/rss.xml', '/manifest.webmanifest'],
  ['ru', '/ru/rss.xml', '/ru/manifest.webmanifest'],
])('a page in %s leads to the feed and the manifest of its language', (locale, feed, manifest) => {
  const tags = head({}, locale);
  expect(tags).toContain(`href="${feed}"`);
  expect(tags).toContain(`<link rel="manifest" href="${manifest}">`);
});

test('a page without an address for others is not to be indexed', () => {
  const { canonical: _, alternates: __, ...own } = SEO;
  const tags = headTags({
    origin: 'https://stezhka.example',
    data: { locale: 'en', seo: { ...own, noindex: true } } as unknown as PageData,
  });
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
  expect(head(null)).toContain('<meta name="robots" content="noindex">');
});

test('a missing page has no preview', () => {
  expect(head({ status: 404 })).not.toContain('og:');
});

const release = {
  url: '/assets/shell/1/',
  chunks: {
    entry: { scripts: ['main.js'], styles: [] },
    first: { scripts: ['first.js'], styles: [] },
    footer: { scripts: ['footer.js'], styles: ['footer.css'] },
  },
  integrity: {
    'first.js': 'sha256-first',
    'main.js': 'sha256-main',
    'footer.css': 'sha256-footer',
    'brygada-1918-cyrillic-wght-normal.1a.woff2': 'sha256-cyrillic',
    'brygada-1918-cyrillic-italic.1a.woff2': 'sha256-italic',
    'brygada-1918-signs-italic.1a.woff2': 'sha256-signs-italic',
    'brygada-1918-latin-wght-italic.1a.woff2': 'sha256-latin-italic',
    'brygada-1918-signs.1a.woff2': 'sha256-signs',
    'brygada-1918-latin-wght-normal.1a.woff2': 'sha256-latin',
    'brygada-1918-latin-ext-wght-normal.1a.woff2': 'sha256-latin-ext',
  },
} as unknown as Release;
const html = ({ later, italic, locale }: { later?: boolean; italic?: boolean; locale: string }) =>
  documentHtml({
    origin: 'https://stezhka.example',
    data: { locale, releases: { shell: release, remotes: {} } } as unknown as PageData,
    body: '',
    italic,
    chunks: [{ release, name: 'footer', ...(later && { later }) }],
  });

test('scripts are asked for after what is to be seen, and the entry starts after it', () => {
  const page = html({ locale: 'en' });
  for (const file of ['main.js', 'footer.js'])
    expect(page).toContain(
      `<link rel="preload" as="script" fetchpriority="low" href="/assets/shell/1/${file}"`,
    );
  expect(page.match(/<script .*?>/g)).toEqual([
    '<script src="/assets/shell/1/first.js" integrity="sha256-first" data-entry="/assets/shell/1/main.js" data-integrity="sha256-main">',
    '<script type="application/json" id="page-data">',
  ]);
});

test('a part that comes later has its styles in the document, and its script is not asked for', () => {
  const page = html({ locale: 'en', later: true });
  expect(page).toContain('<link rel="stylesheet" href="/assets/shell/1/footer.css"');
  expect(page).not.toContain('footer.js');
});

test('the browser is told the integrity of code, and neither chunks nor other files', () => {
  const [, json] = /id="page-data">(.*)<\/script>/.exec(html({ locale: 'uk' }))!;
  const { shell } = (JSON.parse(json!) as PageData).releases;
  expect(shell.integrity).toEqual({
    'first.js': 'sha256-first',
    'main.js': 'sha256-main',
    'footer.css': 'sha256-footer',
  });
  expect(shell.chunks).toEqual({});
});

test.each([
  ['uk', ['brygada-1918-cyrillic-wght-normal', 'brygada-1918-signs']],
  ['ru', ['brygada-1918-cyrillic-wght-normal', 'brygada-1918-signs']],
  ['en', ['brygada-1918-latin-wght-normal']],
])('a page in %s asks at once for the fonts it begins with', (locale, fonts) => {
  const asked = [...html({ locale }).matchAll(/as="font"[^>]*href="\/assets\/shell\/1\/([\w-]+)\./g)];
  expect(asked.map(([, name]) => name)).toEqual(fonts);
});

test.each([
  ['ru', ['brygada-1918-cyrillic-italic', 'brygada-1918-signs-italic']],
  ['en', ['brygada-1918-latin-wght-italic']],
])('a page that opens with italics asks for those of %s too', (locale, fonts) => {
  const asked = html({ locale, italic: true }).match(/(?<=as="font" .*)[\w-]+italic(?=\.)/g);
  expect(asked).toEqual(fonts);
  expect(html({ locale })).not.toContain('-italic.');
});
