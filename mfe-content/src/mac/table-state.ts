import type { LaidCard, LayoutPlace, LayoutTexts } from '@stezhka/content-contract';

export type Change =
  | { do: 'draw'; number: number; place?: number }
  | { do: 'move'; number: number; x: number; y: number; snap?: boolean }
  | { do: 'turn'; number: number; by: number }
  | { do: 'flip'; number: number }
  | { do: 'order'; number: number; up: boolean }
  | { do: 'return'; number: number }
  | { do: 'note'; number: number; note: string }
  | { do: 'texts'; texts: Partial<Pick<LayoutTexts, 'title' | 'question' | 'note'>> }
  | { do: 'clear' };

export interface TableState {
  now: LayoutTexts;
  past: LayoutTexts[];
  /** What the last change wrote: letters of one field are undone together. */
  typing: string | undefined;
}
export type TableAction = Change | { do: 'undo' } | { do: 'replace'; texts: LayoutTexts };

const UNDOS = 50;
const clamp = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
/** Within −180 to 180. */
const angleOf = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;
/** How near a place draws a card into it, as a share of the table. */
const NEAR = 0.09;

export const startTable = (texts: LayoutTexts): TableState => ({ now: texts, past: [], typing: undefined });

export const tableReducer =
  (places: readonly LayoutPlace[]) =>
  (state: TableState, action: TableAction): TableState => {
    if (action.do === 'replace') return startTable(action.texts);
    if (action.do === 'undo') {
      const now = state.past.at(-1);
      return now ? { now, past: state.past.slice(0, -1), typing: undefined } : state;
    }
    const now = change(state.now, action, places);
    if (now === state.now) return state;
    const typing =
      action.do === 'note'
        ? `note ${action.number}`
        : action.do === 'texts'
          ? Object.keys(action.texts).join()
          : undefined;
    const past = typing && typing === state.typing ? state.past : [...state.past, state.now].slice(-UNDOS);
    return { now, past, typing };
  };

function change(texts: LayoutTexts, action: Change, places: readonly LayoutPlace[]): LayoutTexts {
  const { cards } = texts;
  if (action.do === 'texts') return { ...texts, ...action.texts };
  if (action.do === 'clear') return cards.length ? { ...texts, cards: [] } : texts;
  const { number } = action;
  const index = cards.findIndex((card) => card.number === number);
  if (action.do === 'draw') {
    if (index >= 0) return texts;
    const place = action.place ?? freePlace(cards, places);
    return { ...texts, cards: [...cards, layCard(number, place, cards.length, places)] };
  }
  const card = cards[index];
  if (!card) return texts;
  const put = (next: Partial<LaidCard>) => ({
    ...texts,
    cards: cards.map((one) => (one === card ? { ...one, ...next } : one)),
  });
  switch (action.do) {
    case 'move':
      return put(action.snap ? nearPlace(action, cards, places) : { ...at(action), place: null });
    case 'turn':
      return put({ angle: angleOf(card.angle + action.by) });
    case 'flip':
      return put({ faceUp: !card.faceUp });
    case 'note':
      return put({ note: action.note });
    case 'return':
      return { ...texts, cards: cards.filter((one) => one !== card) };
    case 'order': {
      const to = index + (action.up ? 1 : -1);
      if (to < 0 || to >= cards.length) return texts;
      return { ...texts, cards: cards.with(index, cards[to]!).with(to, card) };
    }
  }
}

const at = ({ x, y }: { x: number; y: number }) => ({ x: clamp(x), y: clamp(y) });

const isFree = (place: number, cards: readonly LaidCard[], but?: number) =>
  !cards.some((card) => card.place === place && card.number !== but);

export function freePlace(cards: readonly LaidCard[], places: readonly LayoutPlace[]): number | null {
  const place = places.findIndex((_, i) => isFree(i, cards));
  return place < 0 ? null : place;
}

/** Without a place cards lie in rows of four, each row a little aside. */
function layCard(
  number: number,
  place: number | null,
  nth: number,
  places: readonly LayoutPlace[],
): LaidCard {
  const spot =
    place === null
      ? { x: 0.17 + (nth % 4) * 0.22, y: [0.2, 0.5, 0.8][Math.floor(nth / 4) % 3]! }
      : places[place]!;
  return { number, place, ...at(spot), angle: 0, faceUp: false, note: '' };
}

function nearPlace(
  { number, x, y }: { number: number; x: number; y: number },
  cards: readonly LaidCard[],
  places: readonly LayoutPlace[],
): Partial<LaidCard> {
  const place = places.findIndex(
    (one, i) => isFree(i, cards, number) && Math.hypot(one.x - x, one.y - y) < NEAR,
  );
  return place < 0 ? { ...at({ x, y }), place: null } : { ...at(places[place]!), place };
}
