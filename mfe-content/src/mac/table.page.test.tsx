import { join } from 'node:path';
import { getLayout, getMacCards, getMacDeck, type LayoutBody, saveLayout } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as DeckPage } from './deck.page.tsx';
import { Component as DecksPage } from './decks.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, 'texts'));
const { layout } = exampleOf(getLayout).reply;
const { cards } = exampleOf(getMacCards).reply;

const show = (query = '', more: Partial<PageOptions> = {}) =>
  renderPage(DeckPage, {
    texts,
    locale: 'en',
    path: `/metaphoric-cards/paths${query}`,
    route: '/metaphoric-cards/:slug',
    ...more,
  });
/** Answers as the service does, and remembers what came. */
const saving = () => {
  const bodies: LayoutBody[] = [];
  const reply = ({ body, params }: CallArgs) => {
    bodies.push(body as LayoutBody);
    const { version, ...rest } = body as LayoutBody;
    return { layout: { ...layout, ...rest, ...(params as { id: string }), version: version + 1 } };
  };
  return { bodies, replies: [[saveLayout, reply]] as const };
};
const table = () => screen.findByRole('group', { name: 'Table' });
const laid = async () => within(await table()).getAllByRole('button');
const draw = () => fireEvent.click(screen.getByRole('button', { name: 'Draw a card' }));
const NEW = '?layout=new&template=past-present-future';

describe('decks', () => {
  test('lead to their pages, ready-made layouts to a table', () => {
    renderPage(DecksPage, { texts, locale: 'en', path: '/metaphoric-cards' });
    const link = within(screen.getByRole('heading', { level: 2, name: 'Стежки' })).getByRole('link');
    expect(link.getAttribute('href')).toBe('/en/metaphoric-cards/paths');
    const template = screen.getByRole('link', { name: /Коли час рушати/ });
    expect(template.getAttribute('href')).toContain('paths?layout=new&template=past-present-future');
    expect(screen.getByText(/7333/)).toBeTruthy();
  });

  test('one deck shows its cards, what it is about, and the visitor’s own layouts', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Стежки' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'About deck' })).toBeTruthy();
    for (const { title } of cards) expect(screen.getByText(title)).toBeTruthy();
    const own = await screen.findByRole('link', { name: 'Open: Перед розмовою' });
    expect(own.getAttribute('href')).toBe(`/en/metaphoric-cards/paths?layout=${layout.id}`);
  });

  test('a deck that is not there shows nothing of a table', () => {
    const { container } = show(NEW, { replies: [[getMacDeck, failing(404, 'not_found')]] });
    expect(container.textContent).toBe('');
  });
});

describe('the table', () => {
  test('cards drawn go into the places of the layout one by one, face down', async () => {
    show(NEW, saving());
    await table();
    for (let n = 0; n < 3; n++) draw();
    expect((await laid()).map((card) => card.getAttribute('aria-label'))).toEqual([
      'Минуле: A face-down card',
      'Теперішнє: A face-down card',
      'Майбутнє: A face-down card',
    ]);
    expect(screen.getByText('Cards left: 2. Take any from the fan.')).toBeTruthy();
    draw();
    draw();
    expect(screen.getByRole('button', { name: 'All cards are on the table' })).toBeTruthy();
  });

  test('keys turn a card over, move, rotate and order it, put it back, and all of it is undone', async () => {
    show(NEW, saving());
    await table();
    draw();
    draw();
    const [first] = await laid();
    const key = (key: string, more = {}) => fireEvent.keyDown(first!, { key, ...more });
    // As a key and a screen reader do it: without a pointer.
    fireEvent.click(first!);
    expect(cards.map(({ title }) => `Минуле: ${title}`)).toContain(first!.getAttribute('aria-label'));
    key('ArrowRight');
    key('ArrowDown', { shiftKey: true });
    key(']');
    expect(first!.getAttribute('style')).toMatch(/--x: 0.22; --y: 0.6; --angle: 15deg/);
    key('PageUp');
    expect((await laid())[1]).toBe(first);
    key('Delete');
    expect(await laid()).toHaveLength(1);
    expect(document.activeElement).toBe(await table());
    expect(screen.getByText('The card is back in the deck')).toBeTruthy();
    for (let n = 0; n < 6; n++) fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const back = (await laid())[0]!;
    expect(back.getAttribute('aria-label')).toBe('Минуле: A face-down card');
    expect(fireEvent.keyDown(back, { key: 'Tab' })).toBe(true);
  });

  test('a card is dragged by the pointer, and a press without a move turns it over', async () => {
    show('?layout=new&template=free', saving());
    const surface = await table();
    surface.getBoundingClientRect = () => ({ width: 1000, height: 1000 }) as DOMRect;
    draw();
    const [card] = await laid();
    const pointer = (type: 'Down' | 'Move' | 'Up', clientX: number, clientY: number) =>
      act(() => {
        const event = new MouseEvent(`pointer${type.toLowerCase()}`, { bubbles: true, clientX, clientY });
        card!.dispatchEvent(Object.assign(event, { pointerId: 1 }));
      });
    pointer('Down', 100, 100);
    pointer('Move', 400, 300);
    expect(card!.style.getPropertyValue('--x')).toBe('0.47');
    pointer('Up', 400, 300);
    expect(card!.getAttribute('style')).toContain('--x: 0.47; --y: 0.4');
    expect(card!.getAttribute('aria-label')).toBe('A face-down card');
    pointer('Down', 400, 300);
    pointer('Up', 401, 300);
    // The browser's own click after it is no second press.
    fireEvent.click(card!, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card!.getAttribute('aria-label')).not.toBe('A face-down card');
  });

  test('is saved after a rest under one id, with its notes; the address becomes its own', async () => {
    const { bodies, replies } = saving();
    const page = show(NEW, { replies });
    await table();
    draw();
    const [card] = await laid();
    fireEvent.focus(card!);
    fireEvent.change(screen.getByLabelText('About this card'), { target: { value: 'A light.' } });
    await screen.findByText('Saved', {}, { timeout: 3000 });
    expect(bodies).toMatchObject([
      { version: 0, template: 'past-present-future', cards: [{ note: 'A light.' }] },
    ]);
    await waitFor(() => expect(page.address()).toMatch(/\/metaphoric-cards\/paths\?layout=[0-9a-f]{24}$/));
    draw();
    await waitFor(() => expect(bodies).toHaveLength(2), { timeout: 3000 });
    expect(bodies[1]).toMatchObject({
      version: 1,
      template: 'past-present-future',
      cards: [{ note: 'A light.' }, {}],
    });
  });

  test('an empty table is not saved, and says when it will be', async () => {
    const { bodies, replies } = saving();
    show(NEW, { replies });
    await table();
    expect(screen.getByText('Saved with the first card')).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  test('a saved layout opens as it lay', async () => {
    show(`?layout=${layout.id}`, saving());
    const [first, second] = await laid();
    expect(first!.getAttribute('aria-label')).toBe('Минуле: Хата край шляху');
    expect(second!.getAttribute('style')).toContain('--angle: -4deg');
  });

  test('a layout that is another’s says so and offers a new one', async () => {
    show(`?layout=${layout.id}`, { replies: [[getLayout, failing(404, 'not_found')]] });
    expect(await screen.findByText('This layout isn’t here')).toBeTruthy();
  });

  test('another device’s change is asked about, and taking it shows it', async () => {
    const theirs = { ...layout, version: 2, cards: [], note: 'Theirs' };
    show(`?layout=${layout.id}`, {
      replies: [[saveLayout, failing(409, 'layout_changed', { data: { layout: theirs } })]],
    });
    await table();
    draw();
    fireEvent.click(await screen.findByRole('button', { name: 'The other one' }, { timeout: 3000 }));
    expect((screen.getByLabelText('About the layout') as HTMLTextAreaElement).value).toBe('Theirs');
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

test('a save whose answer was lost is no other device’s change', async () => {
  const bodies: LayoutBody[] = [];
  const reply = ({ body, params }: CallArgs) => {
    bodies.push(body as LayoutBody);
    if (bodies.length === 1) return failing(503);
    const { version, ...rest } = bodies.length === 2 ? bodies[0]! : (body as LayoutBody);
    const stands = { ...layout, ...rest, ...(params as { id: string }), version: version + 1 };
    return bodies.length === 2
      ? failing(409, 'layout_changed', { data: { layout: stands } })
      : { layout: stands };
  };
  show(NEW, { replies: [[saveLayout, reply]] });
  await table();
  draw();
  await waitFor(() => expect(bodies).toHaveLength(1), { timeout: 3000 });
  draw();
  await screen.findByText('Saved', {}, { timeout: 4000 });
  expect(bodies.map(({ version, cards }) => [version, cards.length])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('what was not saved without a network is saved when that is back', async () => {
  const bodies: LayoutBody[] = [];
  const reply = ({ body, params }: CallArgs) => {
    bodies.push(body as LayoutBody);
    if (bodies.length === 1) return failing(0);
    const { version, ...rest } = body as LayoutBody;
    return { layout: { ...layout, ...rest, ...(params as { id: string }), version: version + 1 } };
  };
  show(NEW, { replies: [[saveLayout, reply]] });
  await table();
  draw();
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  expect(bodies.map(({ cards }) => cards.length)).toEqual([1, 1]);
});

test('a layout at the address of another deck is shown at its own', async () => {
  const page = show(`?layout=${layout.id}`, {
    replies: [[getLayout, { layout: { ...layout, deck: 'signs' } }]],
  });
  await waitFor(() => expect(page.address()).toBe(`/en/metaphoric-cards/signs?layout=${layout.id}`));
});
