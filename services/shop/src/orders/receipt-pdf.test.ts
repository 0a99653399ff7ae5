import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { print, type Receipt } from './receipt-pdf.ts';

/** Points. */
const MARGIN = 56;
const WIDTH = 595.28;
const HEIGHT = 841.89;
/** The sums' width and the gap before it. */
const SUM_COLUMN = 112;
const SHORT: Receipt = {
  language: 'uk',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  title: 'Квитанція до замовлення № 10483',
  seller: ['Крамниця «Стежка»', 'Полтава, вул. Соборності, 28'],
  facts: [
    ['Замовлено', '20 листопада 2026 р.'],
    ['Покупець', 'Софія Мельник'],
  ],
  head: { goods: 'Товар', quantity: 'Кількість', sum: 'Сума' },
  lines: [
    { name: 'Щоденник вдячності', quantity: '2', sum: '1 499 ₴' },
    { name: 'Колода «Тиша»', quantity: '10', sum: '4 200 ₴' },
  ],
  totals: [
    { name: 'Доставка', sum: 'безкоштовно' },
    { name: 'Разом', sum: '5 699 ₴', strong: true },
  ],
  note: 'Це підтвердження оплати, а не фіскальний чек.',
};

interface Text {
  text: string;
  /** Points from the left and from the bottom of the page. */
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

const read = async (receipt: Receipt) => getDocumentProxy(new Uint8Array(await print(receipt)));

async function printed(receipt: Receipt): Promise<Text[][]> {
  const pdf = await read(receipt);
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , left, y] = item.transform as number[];
      const { str: text, width, height: size, fontName: font } = item;
      return [{ text, left: left!, right: left! + width, y: y!, size, font }];
    });
  });
  return Promise.all(pages);
}
/** Lines of the first page, from the top. */
async function rulesOf(receipt: Receipt) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await (await read(receipt)).getPage(1)).getOperatorList();
  const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath);
  return paths.map(([, , [left, top, right]]) => ({ left, right, y: HEIGHT - top }));
}
const find = (texts: Text[], text: string): Text => texts.find((one) => one.text === text)!;

test('a receipt reads from its title to its note, each block apart from the next', async () => {
  const [page, ...further] = await printed(SHORT);
  expect(further).toEqual([]);
  expect(page!.map(({ text }) => text)).toEqual([
    SHORT.title,
    ...SHORT.seller,
    ...SHORT.facts.map(([name, value]) => `${name}: ${value}`),
    ...Object.values(SHORT.head),
    ...SHORT.lines.flatMap(({ name, quantity, sum }) => [name, quantity, sum]),
    ...SHORT.totals.flatMap(({ name, sum }) => [name, sum]),
    SHORT.note,
  ]);
  const rows = [...new Set(page!.map(({ y }) => y))];
  expect(rows).toEqual(rows.toSorted((one, other) => other - one));
  const [, seller, address, ordered, buyer, head, first, second, delivery, total, note] = rows as number[];
  const within = seller! - address!;
  expect(rows[0]! - seller!).toBeGreaterThan(page![0]!.size);
  expect(address! - ordered!).toBeGreaterThan(within * 1.5);
  expect(ordered! - buyer!).toBe(within);
  expect(buyer! - head!).toBeGreaterThan(within * 1.5);
  const between = first! - second!;
  expect(head! - first!).toBeGreaterThan(between);
  expect(second! - delivery!).toBeGreaterThan(between);
  expect(total! - note!).toBeGreaterThan(between);
});

test('a line is drawn under the heads and above the sums, from margin to margin', async () => {
  const [page = []] = await printed(SHORT);
  const rules = await rulesOf(SHORT);
  const between = [
    ['Товар', 'Щоденник вдячності'],
    ['Колода «Тиша»', 'Доставка'],
  ].map((names) => names.map((name) => find(page, name)));
  expect(rules).toHaveLength(between.length);
  for (const [at, { left, right, y }] of rules.entries()) {
    const [above, below] = between[at]!;
    expect([left, right]).toEqual([MARGIN, expect.closeTo(WIDTH - MARGIN, 2)]);
    expect(y).toBeLessThan(above!.y);
    expect(y).toBeGreaterThan(below!.y + below!.size + 4);
  }
});

test('a receipt names itself and its language to a reader', async () => {
  const pdf = await read(SHORT);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: SHORT.title, Language: 'uk', CreationDate: 'D:20261120100000Z' });
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
});

test('title, heads and the sum to pay stand out', async () => {
  const [page = []] = await printed(SHORT);
  const usual = find(page, 'Колода «Тиша»');
  expect(find(page, SHORT.title)).toMatchObject({ size: 20 });
  expect(find(page, 'Доставка').size).toBe(usual.size);
  expect(find(page, 'Разом').size).toBeGreaterThan(usual.size);
  expect(find(page, SHORT.note).size).toBeLessThan(usual.size);
  const strong = page.filter(({ font }) => font !== usual.font).map(({ text }) => text);
  expect(strong).toEqual([SHORT.title, 'Товар', 'Кількість', 'Сума', 'Разом', '5 699 ₴']);
});

test('the longest receipt keeps its columns and margins, and divides no row between two pages', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    name: `Річ ${at}: ${'довга назва '.repeat((at % 7) * 6)}кінець ${at}`,
    quantity: `10 000 000 ${at} шт.`,
    sum: `10 000 000 000 ${at} ₴`,
  }));
  const pages = await printed({ ...SHORT, lines });
  expect(pages.length).toBeGreaterThan(2);
  const [{ right: piecesEnd }, { right: sumsEnd }] = [find(pages[0]!, 'Кількість'), find(pages[0]!, 'Сума')];
  expect(find(pages[0]!, 'Товар').left).toBe(MARGIN);
  expect(sumsEnd).toBeCloseTo(WIDTH - MARGIN, 0);
  expect(piecesEnd).toBeCloseTo(WIDTH - MARGIN - SUM_COLUMN, 0);
  for (const text of pages.flat()) {
    expect(text.y).toBeGreaterThan(MARGIN);
    expect(text.y + text.size).toBeLessThan(HEIGHT - MARGIN);
    expect(text.left).toBeGreaterThanOrEqual(MARGIN);
    expect(text.right).toBeLessThan(WIDTH - MARGIN + 1);
  }
  for (const { name, quantity, sum } of lines) {
    const [begin] = name.split(' довга');
    const page = pages.find((texts) => texts.some(({ text }) => text.startsWith(begin!)))!;
    const at = page.findIndex(({ text }) => text.startsWith(begin!));
    const after = page.findIndex(({ text }) => text === quantity);
    const pieces = page.slice(at, after);
    expect(pieces.map(({ text }) => text).join(' ')).toBe(name);
    expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan(find(page, quantity).left);
    expect(find(page, quantity).right).toBeLessThan(find(page, sum).left);
    expect(find(page, quantity)).toMatchObject({ y: pieces[0]!.y, right: expect.closeTo(piecesEnd, 0) });
    expect(find(page, sum)).toMatchObject({ y: pieces[0]!.y, right: expect.closeTo(sumsEnd, 0) });
    const next = page[after + 2];
    if (next) expect(next.y).toBeLessThan(pieces.at(-1)!.y - pieces[0]!.size);
  }
});
