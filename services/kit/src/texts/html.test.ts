import fc from 'fast-check';
import { executables } from '../testing/xss/executables.ts';
import { XSS_VECTORS } from '../testing/xss/vectors.ts';
import { cleanHtml, cleanLink, foreignPictures, misnamedFilms } from './html.ts';

const OWN = `/files/content/${'a'.repeat(24)}/800.webp`;

test('cleaning keeps the markup that a text needs', () => {
  const good =
    '<h2>Назва</h2><p>Текст <strong>важливий</strong> і <em>ні</em>.</p><ul><li>раз</li></ul>' +
    '<blockquote>«Слово»</blockquote><table><tr><td colspan="2">1</td></tr></table>';
  expect(cleanHtml(good)).toBe(good);
});

test('the text itself is not touched', () => {
  expect(cleanHtml('1 &lt; 2 &amp; «три»')).toBe('1 &lt; 2 &amp; «три»');
});

test('links inside stay plain, links outside pass nothing on', () => {
  expect(cleanHtml('<a href="/news">n</a>')).toBe('<a href="/news">n</a>');
  expect(cleanHtml('<a href="https://x.ua/" target="_blank">x</a>')).toBe(
    '<a href="https://x.ua/" rel="noopener nofollow">x</a>',
  );
});

test('a picture has an alternative text and waits until it is near', () => {
  expect(cleanHtml(`<img src="${OWN}" onerror="x()" srcset="//x.ua/1 2x">`)).toBe(
    `<img alt="" src="${OWN}" loading="lazy" />`,
  );
});

const FOREIGN = [
  'https://x.ua/1.png',
  'HTTP://x.ua/1.png',
  '//x.ua/1.png',
  'data:image/png;base64,AAAA',
  'blob:https://x.ua/1',
  '/img/1.png',
  `https://x.ua${OWN}`,
  `${OWN}?x=//x.ua`,
  `/files/content/${'a'.repeat(24)}/../1.webp`,
  `/files/content/${'a'.repeat(24)}/video.webm`,
  `/files/../${'a'.repeat(24)}/800.webp`,
];
test.each(FOREIGN)('a picture at %s is not shown, and its editor is told', (src) => {
  const html = `<p>a<img src="${src}" alt="x">b</p>`;
  expect(cleanHtml(html)).toBe('<p>ab</p>');
  expect(foreignPictures(html)).toHaveLength(1);
});

test('own pictures and what is no picture are nobody’s fault', () => {
  expect(foreignPictures(`<img src="${OWN}"><a href="https://x.ua/1.png">x</a><img><img src=x>`)).toEqual([]);
});

test('a figure may name a film of the site, and nothing but its name', () => {
  const place = '<figure data-film="page-turn"><figcaption>A page</figcaption></figure>';
  expect(cleanHtml(place)).toBe(place);
  expect(cleanHtml('<figure data-film="rain" onplay="x()" class="a" data-src="//x.ua"></figure>')).toBe(
    '<figure data-film="rain"></figure>',
  );
  expect(cleanHtml('<p data-film="rain">x</p>')).toBe('<p>x</p>');
});

test.each([
  '',
  ' ',
  'Rain',
  '../rain',
  'https://x.ua/1.webm',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  '&quot; onclick=&quot;alert(1)',
  'a'.repeat(121),
])('a film named %p is no film', (name) => {
  expect(cleanHtml(`<figure data-film='${name}'><figcaption>x</figcaption></figure>`)).toBe(
    '<figure><figcaption>x</figcaption></figure>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a handler', '<p onclick="alert(1)">x</p>'],
  ['a handler on a picture', '<img src=x onerror=alert(1)>'],
  ['a javascript link', '<a href="javascript:alert(1)">x</a>'],
  ['a hidden javascript link', '<a href="java&#10;script&colon;alert(1)">x</a>'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a frame', '<iframe src="https://x.ua"></iframe>'],
  ['an object', '<object data="x"></object><embed src="x">'],
  ['a form', '<form action="https://x.ua"><input name="password"></form>'],
  ['a style', '<style>p{display:none}</style><p style="position:fixed">x</p>'],
  ['vector art', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"/></svg>'],
  [
    'a foreign namespace',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
  ],
  ['a base', '<base href="https://x.ua/"><meta http-equiv="refresh" content="0;url=https://x.ua">'],
  ['a template', '<template><script>alert(1)</script></template>'],
  ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->'],
  ['a link without protocol', '<a href="//x.ua/">x</a><img src="//x.ua/1.png">'],
  ['a class of ours', '<div class="modal" id="root">x</div>'],
  ['an attribute cut open', '<a href="/" title="&quot; onmouseover=&quot;alert(1)">x</a>'],
])('%s does not', (_, hostile) => {
  const clean = cleanHtml(hostile);
  expect(clean).not.toMatch(
    /<(script|iframe|object|embed|form|input|style|svg|math|base|meta|template|!--)/i,
  );
  expect(clean).not.toMatch(/<[^>]*\s(on\w+|style|class|id)=(?![^<]*&quot;)/i);
  expect(clean).not.toMatch(/(href|src)="(javascript|data|\/\/)/i);
});

test.each([...Map.groupBy(XSS_VECTORS, ({ kind }) => kind)])('of the corpus: %s', (_, vectors) => {
  const kept = vectors.flatMap(({ html }) => executables(cleanHtml(html)).map((wrong) => [html, wrong]));
  expect(kept).toEqual([]);
});

test.each([
  ['/news?page=2', '/news?page=2'],
  ['https://x.example/a', 'https://x.example/a'],
  ['mailto:a@x.example', 'mailto:a@x.example'],
  ['', ''],
  ['javascript:x()', '/'],
  ['//x.example', '/'],
  ['/\t/x.example', '/'],
])('the address %p is shown as %p', (address, shown) => {
  expect(cleanLink(address)).toBe(shown);
});

test('broken nesting is put right at once', () => {
  expect(cleanHtml('<p><x<p><p>')).toBe('<p></p><p></p><p></p>');
});

test('cleaning twice changes nothing more, whatever comes', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '<',
    '>',
    '"',
    '&lt;',
    '<img src=x ',
    'onerror=',
    '<a href=',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = cleanHtml(pieces.join(''));
      expect(cleanHtml(once)).toBe(once);
    }),
  );
});

test('names that no film can bear are told, others and empty ones are not', () => {
  const figures = ['Rain', 'a b', '../rain', 'rain', '', '&lt;b&gt;'].map(
    (name) => `<figure data-film='${name}' class="a"></figure>`,
  );
  expect(misnamedFilms(`${figures.join('<p>')}<p data-film="X">x</p>`)).toEqual([
    'Rain',
    'a b',
    '../rain',
    '&lt;b&gt;',
  ]);
});
