import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Joi from 'joi';
import { either, keyed, localised, markdown, named, SeedFiles } from './seed-files.ts';

const root = mkdtempSync(join(tmpdir(), 'seed-files-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const NAMES = { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' };
/** Writes files by their paths; null leaves one of the usual files out. */
function write(files: Record<string, string | null>) {
  const usual = {
    'goods/diary.yaml': 'price: 69000\nname: { uk: Щоденник, ru: Дневник, en: Diary }\n',
    'posts/first/record.yaml': 'minutes: 3\n',
    'posts/first/uk.md': '---\ntitle: Перший\n---\n\nОдин **абзац**.\n',
    'posts/first/ru.md': '---\ntitle: Первый\n---\n\nОдин **абзац**.\n',
    'posts/first/en.md': '---\ntitle: First\n---\n\nOne **paragraph**.\n',
  };
  for (const [path, text] of Object.entries({ ...usual, ...files })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return new SeedFiles(root);
}
const goods = Joi.object<{ price: number; name: typeof NAMES }, true>({
  price: Joi.number().integer(),
  name: localised(),
});
const post = {
  record: Joi.object<{ minutes: number }, true>({ minutes: Joi.number() }),
  texts: Joi.object<{ title: string; body: string }, true>({ title: Joi.string(), body: markdown }),
};
const readAll = (files: SeedFiles) => [files.records('goods', goods), files.articles('posts', post)];

test('records and articles are named by their files, an article says each text in every language', () => {
  const files = write({});
  expect(readAll(files)).toEqual([
    [{ slug: 'diary', price: 69_000, name: NAMES }],
    [
      {
        slug: 'first',
        minutes: 3,
        title: { uk: 'Перший', ru: 'Первый', en: 'First' },
        body: {
          uk: '<p>Один <strong>абзац</strong>.</p>',
          ru: '<p>Один <strong>абзац</strong>.</p>',
          en: '<p>One <strong>paragraph</strong>.</p>',
        },
      },
    ],
  ]);
  expect(files.unread()).toEqual([]);
});

test('a text saved by an editor of another system reads the same', () => {
  const [, posts] = readAll(write({}));
  const saved = write({
    'posts/first/en.md': '\uFEFF---\r\ntitle: First\r\n---\r\n\r\nOne **paragraph**.\r\n',
  });
  expect(readAll(saved)[1]).toEqual(posts);
});

test('a file that no call reads is found', () => {
  const files = write({ 'offers/spring.yaml': 'price: 1' });
  readAll(files);
  expect(files.unread()).toEqual(['offers/spring.yaml']);
});

const file = (path: string, text: string | null) => ({ [path]: text });
test.each([
  ['bad YAML', file('goods/diary.yaml', 'price: [1\n'), /goods\/diary\.yaml: .*at line 2/],
  [
    'a key written twice',
    file('goods/diary.yaml', 'price: 1\nprice: 2\n'),
    /diary\.yaml: Map keys must be unique/,
  ],
  [
    'a missing language of a record',
    file('goods/diary.yaml', 'price: 1\nname: { uk: Щоденник, ru: Дневник }\n'),
    /diary\.yaml: "name\.en" is required/,
  ],
  [
    'a missing field',
    file('goods/diary.yaml', 'name: { uk: а, ru: а, en: a }\n'),
    /diary\.yaml: "price" is required/,
  ],
  [
    'an unknown field',
    file('goods/diary.yaml', 'price: 1\nprise: 2\nname: { uk: а, ru: а, en: a }\n'),
    /diary\.yaml: "prise" is not allowed/,
  ],
  [
    'a wrong type',
    file('goods/diary.yaml', "price: '1'\nname: { uk: а, ru: а, en: a }\n"),
    /diary\.yaml: "price" must be a number/,
  ],
  ['an empty file', file('goods/diary.yaml', ''), /diary\.yaml: "value" must be of type object/],
  [
    'a slug in another case',
    file('goods/Diary.yaml', 'price: 1\n'),
    /goods\/diary\.yaml: the slug is taken by Diary\.yaml/,
  ],
  [
    'a name that is no slug',
    file('goods/my diary.yaml', 'price: 1\n'),
    /my diary\.yaml: "the name" .*fails to match/,
  ],
  [
    'another kind of file',
    file('goods/diary.yml', 'price: 1\n'),
    /diary\.yml: only <slug>\.yaml belongs here/,
  ],
  ['a missing language of an article', file('posts/first/ru.md', null), /posts\/first\/ru\.md: ENOENT/],
  ['a missing record', file('posts/first/record.yaml', null), /posts\/first\/record\.yaml: ENOENT/],
  [
    'a text of no language',
    file('posts/first/de.md', 'Eins'),
    /posts\/first\/de\.md: only .*uk\.md.* belong here/,
  ],
  ['a missing text', file('posts/first/en.md', 'One paragraph.'), /en\.md: "title" is required/],
  [
    'an empty body',
    file('posts/first/en.md', '---\ntitle: First\n---\n\n'),
    /en\.md: "body" is not allowed to be empty/,
  ],
  ['bad front matter', file('posts/first/en.md', '---\ntitle: [\n---\n\nOne.\n'), /en\.md: .*at line/],
  [
    'a file where an article stands',
    file('posts/second.yaml', 'minutes: 1\n'),
    /second\.yaml: "the name" .*fails/,
  ],
])('%s is refused with its file and what was expected', (_what, files, expected) => {
  const seeds = write(files);
  expect(() => readAll(seeds)).toThrow(expected);
});

test('a folder that is not there is named', () => {
  expect(() => write({}).records('offers', goods)).toThrow(/offers: ENOENT/);
});

test('a Markdown body loses what no page may show', () => {
  const { value } = markdown.validate('Good\n\n<script>bad()</script>');
  expect(value).toBe('<p>Good</p>');
});

test('the keys of a keyed object depend on its kind', () => {
  const picture = keyed('draw', {
    cover: { cloth: Joi.valid('rose') },
    card: { n: Joi.number() },
  });
  const problem = (value: object) => picture.validate(value, { presence: 'required' }).error?.message;
  expect(problem({ draw: 'cover', cloth: 'rose' })).toBeUndefined();
  expect(problem({ draw: 'card', n: 2 })).toBeUndefined();
  expect(problem({ draw: 'card', cloth: 'rose' })).toMatch(/"n" is required/);
  expect(problem({ draw: 'cover', cloth: 'rose', n: 2 })).toBe('"n" is not allowed');
  expect(problem({ draw: 'sketch' })).toBe('"draw" must be one of [cover, card]');
});

test('a text is the name of a shared one, or said in full', () => {
  const text = either(named({ sent: NAMES }), localised());
  const read = (value: unknown) => text.validate(value, { presence: 'required' });
  expect(read('sent').value).toEqual(NAMES);
  expect(read(NAMES)).toEqual({ value: NAMES });
  expect(read('send').error?.message).toBe('"value" must be [sent]');
  expect(read({ uk: 'а' }).error?.message).toBe('"ru" is required');
});
