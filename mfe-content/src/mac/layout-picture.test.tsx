import { join } from 'node:path';
import { jest } from '@jest/globals';
import { getLayout, getMacCards, getMacDeck, type Layout } from '@stezhka/content-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { readTexts, renderPage } from '@stezhka/shell/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { drawing } from '../testing/pictures.ts';
import { LayoutActions } from './layout-actions.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, 'texts'));
const { layout } = exampleOf(getLayout).reply;
const { deck, templates } = exampleOf(getMacDeck).reply;
const { places } = templates.find(({ slug }) => slug === layout.template)!;
const [open, hidden] = layout.cards;
const faces = new Map(
  exampleOf(getMacCards).reply.cards.map((card) => [
    card.number,
    { ...card, imageData: drawing(`card-${card.number}`) },
  ]),
);

// jsdom draws nothing: what is asked of a canvas and of an image is kept.
let calls: [name: string, ...args: unknown[]][] = [];
let saved: string[] = [];
let blob: Blob | null;
let broken: boolean;
let paper: Record<string, unknown>;
class FakePath2D {}
beforeEach(() => {
  [calls, saved, broken, blob] = [[], [], false, new Blob(['png'], { type: 'image/png' })];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
    };
  paper = new Proxy(
    { measureText: (text: string) => ({ width: text.length * 26 }) } as Record<string, unknown>,
    { get: (held, name: string) => held[name] ?? note(name) },
  );
  HTMLCanvasElement.prototype.getContext = (() => paper) as never;
  HTMLCanvasElement.prototype.toBlob = ((done: BlobCallback) => done(blob)) as never;
  HTMLImageElement.prototype.decode = () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve());
  Object.assign(globalThis, { Path2D: FakePath2D });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

function save(more: Partial<Layout> = {}, prepare = () => {}) {
  const page = renderPage(
    <LayoutActions
      layout={layout}
      texts={{ ...layout, ...more }}
      deck={{ ...deck, backImageData: drawing('back') }}
      places={places}
      faces={faces}
      onChanged={() => {}}
    />,
    { texts, locale: 'en' },
  );
  prepare();
  fireEvent.click(screen.getByRole('button', { name: 'Save as a picture' }));
  return page;
}
const written = () => calls.flatMap(([name, text]) => (name === 'fillText' ? [text] : []));
const drawn = () =>
  calls.flatMap(([name, image]) => (name === 'drawImage' ? [(image as HTMLImageElement).src] : []));

test('the picture shows the question, what places mean, and each card as it lies', async () => {
  save({
    cards: [
      { ...open!, faceUp: true, angle: 90 },
      { ...hidden!, faceUp: false },
    ],
  });
  await waitFor(() => expect(saved).toEqual([`stezhka-${deck.slug}.png blob:picture`]));
  expect(written().join(' ')).toContain(layout.question);
  for (const { title } of places) expect(written()).toContain(title);
  expect(drawn()).toEqual([expect.stringContaining(`card-${open!.number}`), expect.stringContaining('back')]);
  expect(calls).toContainEqual(['rotate', Math.PI / 2]);
});

test('a long question is shortened, and says that it goes on', async () => {
  save({ question: 'word '.repeat(80).trim() });
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = written().filter((text) => String(text).startsWith('word'));
  expect(lines).toEqual([...Array(3).fill(expect.stringMatching(/word$/)), expect.stringMatching(/word…$/)]);
});

describe('notes', () => {
  const notes = {
    note: 'It has\nbegun.',
    cards: [
      { ...open!, faceUp: true, note: 'Somebody waits.' },
      { ...hidden!, faceUp: false, note: '' },
    ],
  };
  const wish = () => fireEvent.click(screen.getByRole('checkbox', { name: 'With my notes in the picture' }));

  test('stay out of the picture unless they are wanted', async () => {
    save(notes);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(written().join()).not.toMatch(/Somebody waits|begun/);
  });

  test('stand below the table, line by line, each by its place and card', async () => {
    save(notes, wish);
    await waitFor(() => expect(saved).toHaveLength(1));
    const place = places[open!.place!]!.title;
    const lines = written().slice(-5);
    expect(lines.slice(0, 4)).toEqual([
      'It has',
      'begun.',
      `${place} · ${faces.get(open!.number)!.title}`,
      'Somebody waits.',
    ]);
    expect(lines[4]).toMatch(/^The deck .+ · \d/);
  });

  test('without any, nothing is asked', () => {
    save({ note: ' ', cards: [{ ...open!, note: '' }] });
    expect(screen.queryByRole('checkbox', { name: /in the picture/ })).toBeNull();
  });
});

test.each([
  ['a face that does not load', () => (broken = true)],
  ['a browser that makes no picture', () => (blob = null)],
])('%s is told, and nothing is saved', async (_, happens) => {
  happens();
  const { said } = save();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(saved).toEqual([]);
});
