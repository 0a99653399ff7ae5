import { XSS_VECTORS } from '@stezhka/kit/testing/xss';
import { elementsOf, type ReadElement } from '@stezhka/kit/testing/xss-checks';
import { documentHtml, type PageData } from '@stezhka/shell-composition/document';

/** A document whose texts are all the same. */
const documentOf = (text: string) =>
  documentHtml({
    origin: 'https://stezhka.example',
    body: '<main></main>',
    chunks: [],
    data: {
      locale: 'en',
      outcome: 'page',
      demo: false,
      releases: { shell: { url: '/assets/shell/', integrity: {}, chunks: {} }, remotes: {} },
      state: { api: { post: { title: text } } },
      seo: {
        status: 200,
        title: text,
        description: text,
        canonical: '/en/news',
        alternates: [],
        openGraph: { title: text, description: text, type: 'article', locale: 'en_GB', url: '/en/news' },
        jsonLd: [{ '@type': 'Article', headline: text, author: { name: text } }],
      },
    } as unknown as PageData,
  });

const shape = (elements: ReadElement[]) =>
  elements.map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(' '));
/** As a browser reads it: without a null character, with one kind of line's end. */
const asRead = (text: string) => text.replaceAll('\0', '\ufffd').replace(/\r\n?/g, '\n');

test('no text of a head or of a page’s data changes what the document is made of', () => {
  const harmless = shape(elementsOf(documentOf('A letter')));
  expect(harmless.filter((one) => one.startsWith('script')).length).toBe(2);
  for (const { html } of XSS_VECTORS) {
    const elements = elementsOf(documentOf(html));
    expect([html, shape(elements)]).toEqual([html, harmless]);
    const find = (tag: string, type?: string) =>
      elements.find((one) => one.tag === tag && one.attributes.type === type)!;
    expect(find('title').text).toBe(asRead(`${html} — Stezhka`));
    const described = elements.filter(({ attributes }) =>
      /description$/.test(attributes.name ?? attributes.property ?? ''),
    );
    expect(described.map(({ attributes }) => attributes.content)).toEqual([asRead(html), asRead(html)]);
    expect(JSON.parse(find('script', 'application/ld+json').text).headline).toBe(html);
    expect(JSON.parse(find('script', 'application/json').text).state.api.post.title).toBe(html);
  }
});
