import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import mongoose from 'mongoose';
import { seedAll, versionOf } from './seed.ts';

const root = mkdtempSync(join(tmpdir(), 'stezhka-seed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => write('services/shop/src/seed.ts', '1'));

test.each([
  ['a seeded record', 'services/shop/seed/demo/products/diary/record.yaml', true],
  ['a seeded text', 'services/shop/seed/demo/products/diary/uk.md', true],
  ['the code that seeds', 'services/shop/src/seed/definitions.ts', true],
  ['the script', 'services/shop/src/seed.ts', true],
  ['the pictures', 'services/art/src/goods/book.ts', true],
  ['a test', 'services/shop/src/seed/seed.test.ts', false],
  ["another service's seed", 'services/diary/seed/definitions/quotes.yaml', false],
])('a change of %s', (_what, path, counts) => {
  write(path, '1');
  const before = versionOf('shop', true, root);
  expect(versionOf('shop', true, root)).toBe(before);
  write(path, '2');
  expect(versionOf('shop', true, root) !== before).toBe(counts);
});

test('demo content is another version than definitions alone', () => {
  expect(versionOf('shop', true, root)).not.toBe(versionOf('shop', false, root));
});

describe('a start', () => {
  const uri = process.env.TEST_MONGODB_URI!;
  const checkout = join(root, 'checkout');
  const book = join(root, 'seeded.txt');
  /** Writes down that it ran, and for whom. */
  const script = (fails = false) => `
    import { appendFileSync } from 'node:fs';
    if (${fails}) throw new Error('no room left');
    appendFileSync(${JSON.stringify(book)}, 'shop ' + process.env.DEMO + '\\n');
  `;
  const put = (text: string) => write('checkout/services/shop/src/seed.ts', text);

  /** What this start seeded, by its own word and by the script's. */
  async function start(demo = true) {
    rmSync(book, { force: true });
    const said: string[] = [];
    const env = { PATH: process.env.PATH! };
    await seedAll({ uri, env, demo, say: (line) => said.push(line), root: checkout });
    return [said, existsSync(book) ? readFileSync(book, 'utf8').split('\n').slice(0, -1) : []];
  }
  const NOTHING = [[], []];

  beforeEach(() => put(script()));
  afterEach(async () => {
    const connection = await mongoose.createConnection(uri, { dbName: 'stezhka' }).asPromise();
    await connection.dropDatabase();
    await connection.close();
  });

  test('seeds a version once: a second start with the same one seeds nothing', async () => {
    expect(await start()).toEqual([['shop'], ['shop true']]);
    expect(await start()).toEqual(NOTHING);
    put(`${script()} // another version`);
    expect(await start()).toEqual([['shop'], ['shop true']]);
    expect(await start()).toEqual(NOTHING);
  });

  test('seeds again when it is asked for demo content after definitions alone', async () => {
    expect(await start(false)).toEqual([['shop'], ['shop false']]);
    expect(await start(true)).toEqual([['shop'], ['shop true']]);
  });

  test('seeds again what failed the last time', async () => {
    put(script(true));
    await expect(start()).rejects.toThrow(/^shop was not seeded:.*no room left/s);
    put(script());
    expect(await start()).toEqual([['shop'], ['shop true']]);
  });
});
