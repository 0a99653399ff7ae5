import type { PageData } from './document.ts';
import { headTags } from './document.ts';

const head = (path: string) =>
  headTags({
    origin: 'https://stezhka.example',
    path,
    data: { locale: 'en', seo: { status: 200, title: 'Articles' } } as unknown as PageData,
  });

test('a further page of a list is a page of its own, in every language', () => {
  const tags = head('/news?page=2&_=x');
  expect(tags).toContain('<link rel="canonical" href="https://stezhka.example/en/news?page=2">');
  expect(tags).toContain('hreflang="uk" href="https://stezhka.example/news?page=2"');
  expect(tags).toContain('property="og:url" content="https://stezhka.example/en/news?page=2"');
});

test.each(['/news', '/news?page=1', '/news?page=x', '/news?sort=new', '/news?page=-2'])(
  '%s is the list itself',
  (path) => {
    expect(head(path)).toContain('<link rel="canonical" href="https://stezhka.example/en/news">');
  },
);
