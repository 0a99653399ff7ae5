import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Deck } from './cards/backs.ts';
import {
  ALL_PLANTS,
  constructor as buildBook,
  COVER_KINDS,
  type CoverOptions,
  DECKS,
  LAND_KINDS,
  LOOKS,
  MOTIF_NAMES,
  macCard,
  mark,
  mix,
  plant,
  SCENE_NAMES,
  SIGN_NAMES,
  SPREAD_LEFTS,
  SPREAD_PAGES,
  type SpreadPage,
  STATE_NAMES,
  seeded,
  trail,
} from './index.ts';
import { SAMPLES } from './picture-samples.ts';
import { drawPicture, type PictureSpec } from './picture-spec.ts';
import { svgProblems } from './svg-problems.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const titled = SAMPLES.map(([spec, digest]) => [`${spec.draw} ${spec.slug}`, spec, digest] as const);
const deckNames = Object.keys(DECKS) as Deck[];
const forty = Array.from({ length: 40 }, (_, n) => n);

test.each(titled)('%s is the picture it has always been', (_, spec, digest) => {
  expect(sha(drawPicture(spec))).toBe(digest);
});

test('plants and the trail are what they have always been', () => {
  const plants = ALL_PLANTS.flatMap((kind) =>
    (['fill', 'line'] as const).map((style) =>
      plant(seeded(kind), 100, 400, 300, -1.5, kind, '#1e5245', '#c4631a', style),
    ),
  );
  expect(sha(plants.join(''))).toBe('4e443898412e4f22c5caf84983749460d1823a1447924063873e3943aab48de8');
  expect(sha(trail(28, 11, { missed: [3, 4] }))).toBe(
    '4022a9fec6bedff4296a20fc9f1467c254b73a4e08acce2c6332e200ffe6fff5',
  );
});

test('the samples show every kind of thing there is', () => {
  const told = SAMPLES.map(([spec]) => JSON.stringify(spec)).join(' ');
  for (const name of [...LAND_KINDS, ...SCENE_NAMES, ...MOTIF_NAMES, ...deckNames]) {
    expect(told).toContain(`"${name}"`);
  }
  for (const kind of COVER_KINDS.filter((name) => name !== 'diary')) {
    expect(told).toContain(`"kind":"${kind}"`);
  }
});

test.each(SPREAD_PAGES)('a spread with the page %s is well formed, and like no other', (page) => {
  const drawn = (one: SpreadPage) =>
    drawPicture({ draw: 'spread', slug: 'open-diary', options: { cloth: 'plum', page: one } });
  expect(svgProblems(drawn(page))).toEqual([]);
  expect(drawn(page)).not.toMatch(/<text|NaN|undefined/);
  expect(SPREAD_PAGES.filter((one) => drawn(one) === drawn(page))).toEqual([page]);
});

test.each(SPREAD_LEFTS)('a spread with the left page %s is well formed, and like no other', (left) => {
  const drawn = (one: (typeof SPREAD_LEFTS)[number]) =>
    drawPicture({ draw: 'spread', slug: 'open-diary', options: { page: 'map', left: one } });
  expect(svgProblems(drawn(left))).toEqual([]);
  expect(drawn(left)).not.toMatch(/<text|NaN|undefined/);
  expect(SPREAD_LEFTS.filter((one) => drawn(one) === drawn(left))).toEqual([left]);
});

test.each([
  ['cream', '#fbf4e2'],
  ['white', '#fdfdfb'],
  ['grey', '#e9ebe8'],
  ['kraft', '#d9bf97'],
] as const)('a spread on %s paper shows it on both pages', (paper, colour) => {
  const svg = drawPicture({ draw: 'spread', slug: 'open-diary', options: { paper, page: 'blank' } });
  expect(svg).toContain(`<stop offset="0" stop-color="${colour}"/>`);
  expect(svg.match(/<stop offset="1" stop-color="[^"]+"\/><\/linearGradient>/g)).toHaveLength(2);
});

test('a set shows a second book, or the back of its only one', () => {
  const set = (second?: CoverOptions['second']) =>
    drawPicture({
      draw: 'cover',
      slug: 'two',
      options: { kind: 'set', cloth: 'clay', motif: 'bird', second },
    });
  const [alone, both] = [set(), set({ slug: 'other', cloth: 'plum', motif: 'bird' })];
  for (const svg of [alone, both, set({ slug: 'two', kind: 'workbook', cloth: 'clay' })])
    expect(svgProblems(svg)).toEqual([]);
  expect(alone).not.toContain('#53324f');
  expect(both).toContain('#53324f');
});

test.each(titled)('%s is well formed and says nothing in words', (_, spec) => {
  const svg = drawPicture(spec);
  expect(svgProblems(svg)).toEqual([]);
  if (spec.draw !== 'constructor') {
    expect(svg).not.toMatch(/<text\b/);
  }
});

test.each(LOOKS.map((look) => [look]))('a person with %s is well formed at every age and turn', (look) => {
  for (const age of ['young', 'adult', 'older'] as const) {
    for (const turn of [-1, 0, 1] as const) {
      const svg = drawPicture({ draw: 'avatar', slug: `${look} ${age}`, options: { look, age, turn } });
      expect(svgProblems(svg)).toEqual([]);
    }
  }
});

test('the same slug is the same picture, another slug another', () => {
  const kinds: PictureSpec['draw'][] = [
    'landscape',
    'panorama',
    'scene',
    'cover',
    'spread',
    'macCard',
    'avatar',
    'topo',
  ];
  for (const draw of kinds) {
    const first = drawPicture({ draw, slug: 'one' } as PictureSpec);
    expect(drawPicture({ draw, slug: 'one' } as PictureSpec)).toBe(first);
    expect(drawPicture({ draw, slug: 'two' } as PictureSpec)).not.toBe(first);
  }
});

// Ids come from the seed, so a card would differ from its twin in them alone.
const withoutIds = (svg: string, id: string) => svg.replaceAll(id, '');

test.each(deckNames.map((deck) => [deck]))('no two of the forty cards of %s are alike', (deck) => {
  const cards = forty.map((n) => {
    const slug = `${deck}-${n}`;
    return withoutIds(macCard(slug, { deck }), seeded(`${deck}/${slug}`).id);
  });
  expect(new Set(cards).size).toBe(40);
});

test('forty numbered signs are forty symbols, and a slug may name one', () => {
  const symbol = (svg: string) => /translate\(-[\d.]+ -[\d.]+\)" [^>]*><path d="([^"]+)"/.exec(svg)?.[1];
  const drawn = new Set(forty.map((n) => symbol(macCard(`signs-${n}`, { deck: 'signs' }))));
  expect(drawn.size).toBe(40);
  expect(drawn.has(undefined)).toBe(false);
  const [one, two] = SIGN_NAMES;
  expect(symbol(macCard(one!, { deck: 'signs' }))).not.toBe(symbol(macCard(two!, { deck: 'signs' })));
});

test('a state can be asked for by its name', () => {
  const cards = STATE_NAMES.map((kind) => withoutIds(macCard('same', { deck: 'states', kind }), 'same'));
  expect(new Set(cards).size).toBe(STATE_NAMES.length);
});

test('a description drawn from JSON is the same picture', () => {
  for (const [spec] of SAMPLES.filter((_, i) => i % 9 === 0)) {
    expect(drawPicture(JSON.parse(JSON.stringify(spec)))).toBe(drawPicture(spec));
  }
});

test('any engraving gives a well-formed picture of its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (engraving) => {
      expect(svgProblems(buildBook({ engraving }))).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(buildBook({ engraving: '<b>"М" & я' })).toContain('&#60;b&#62;&#34;М&#34; &#38; я</text>');
});

test('a choice that is not on the list falls back, whatever was sent', () => {
  const sent = JSON.parse('{"cover":{"cloth":"__proto__","motif":"toString","band":"red\\"/>"},"paper":"x"}');
  const svg = buildBook(sent);
  expect(svgProblems(svg)).toEqual([]);
  expect(svg).toBe(buildBook());
});

test('an engraving is cut to 24 characters, and none leaves no place', () => {
  expect(buildBook({ engraving: 'а'.repeat(30) })).toContain(`>${'а'.repeat(24)}</text>`);
  expect(buildBook({ engraving: null })).not.toMatch(/<text\b|stroke-dasharray="6 7"/);
  expect(buildBook({ engraving: '' })).toContain('stroke-dasharray="6 7"');
});

test('colours mix from one end to the other', () => {
  expect(mix('#1e5245', '#c4631a', 0)).toBe('#1e5245');
  expect(mix('#1e5245', '#c4631a', 1)).toBe('#c4631a');
});

test('the mark takes its size and its inks', () => {
  const svg = mark(4, 8, 64, '#1e5245', '#c4631a');
  expect(svg).toContain('translate(4 8) scale(2)');
  expect(svg).toContain('fill="#c4631a"');
});
