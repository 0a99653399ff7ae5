import { describeCall } from '@stezhka/kit-contract/examples';
import {
  attachLayout,
  detachLayout,
  getLayout,
  getLayouts,
  getMacCards,
  getMacDeck,
  getMacDecks,
  getSharedLayout,
  type Layout,
  type LayoutHead,
  type LayoutTemplate,
  type MacCard,
  type MacDeckCard,
  removeLayout,
  saveLayout,
  shareLayout,
  withdrawLayout,
} from '../mac.ts';

const id = '6560b0d1a2c4e8f0123456c1';
const token = 'Qm9uZXMtb2YtYS1sYXlvdXQtdGhhdC1pcy1zaGFyZWQ';

const card = (number: number, title: string): MacCard => ({
  number,
  title,
  questions: ['Куди веде ця дорога?', 'Хто міг би йти поруч?', 'Що ви бачите, коли озираєтеся?'],
  imageData: null,
});
const cards = [
  card(1, 'Поворот'),
  card(2, 'Міст'),
  card(3, 'Хата край шляху'),
  card(4, 'Брід'),
  card(5, 'Вогник'),
];

const deck: MacDeckCard = {
  slug: 'paths',
  title: 'Стежки',
  excerpt: 'Дороги, хати, обрії. Для запитань «куди» і «звідки».',
  cards: cards.length,
  samples: [null, null, null],
  backImageData: null,
};

const templates: LayoutTemplate[] = [
  {
    slug: 'one-card',
    title: 'Одна карта',
    excerpt: 'Питання дня',
    question: 'Що мені варто помітити сьогодні?',
    places: [{ title: 'Карта дня', meaning: 'Перше, що впадає в око', x: 0.5, y: 0.5 }],
  },
  {
    slug: 'past-present-future',
    title: 'Минуле, теперішнє, майбутнє',
    excerpt: 'Коли час рушати',
    question: 'Що допоможе мені зробити наступний крок?',
    places: [
      { title: 'Минуле', meaning: 'Звідки йду', x: 0.2, y: 0.5 },
      { title: 'Теперішнє', meaning: 'Де я зараз', x: 0.5, y: 0.5 },
      { title: 'Майбутнє', meaning: 'Куди веде', x: 0.8, y: 0.5 },
    ],
  },
  {
    slug: 'free',
    title: 'Вільний розклад',
    excerpt: 'Коли правила зайві',
    question: '',
    places: [],
  },
];

const layout: Layout = {
  id,
  version: 1,
  deck: 'paths',
  template: 'past-present-future',
  title: 'Перед розмовою',
  question: 'Що допоможе мені зробити наступний крок?',
  note: 'Усе вже почалося.',
  cards: [
    { number: 3, place: 0, x: 0.2, y: 0.5, angle: 0, faceUp: true, note: 'Хтось чекає.' },
    { number: 1, place: 1, x: 0.5, y: 0.5, angle: -4, faceUp: false, note: '' },
  ],
  savedAt: '2026-11-20T18:40:00.000Z',
  day: null,
  shared: null,
};
const { version: _, cards: laid, ...named } = layout;
const head: LayoutHead = {
  id,
  title: named.title,
  deck: named.deck,
  template: named.template,
  savedAt: named.savedAt,
  day: null,
  cards: laid.length,
  shared: false,
};
const { title, question, note, template } = layout;
const OWN = { params: { id } };
const throws = ['not_found'];

describeCall(getMacDecks, {
  summary: 'Decks of metaphorical cards, and ready-made layouts',
  example: { reply: { decks: [deck], templates } },
});
describeCall(getMacDeck, {
  summary: 'One deck',
  throws,
  example: {
    params: { slug: 'paths' },
    reply: { deck: { ...deck, about: '<p>Ми малювали її рік.</p>' }, templates },
  },
});
describeCall(getMacCards, {
  summary: 'Cards of a deck',
  throws,
  example: { params: { deckSlug: 'paths' }, reply: { cards } },
});
describeCall(getLayouts, {
  summary: 'The visitor’s own layouts',
  example: { query: { deck: 'paths' }, reply: { layouts: [head] } },
});
describeCall(getLayout, {
  summary: 'One of the visitor’s own layouts',
  throws,
  example: { ...OWN, reply: { layout } },
});
describeCall(saveLayout, {
  summary: 'Save a layout',
  throws: ['not_found', 'layout_changed', 'layouts_full', 'too_many_requests'],
  example: {
    ...OWN,
    body: { version: 0, deck: 'paths', template, title, question, note, cards: laid },
    reply: { layout },
  },
});
describeCall(removeLayout, {
  summary: 'Remove a layout',
  throws: ['not_found'],
  example: { ...OWN, reply: { layouts: [] } },
});
describeCall(shareLayout, {
  summary: 'Share a layout by a link',
  throws,
  example: {
    ...OWN,
    body: { notes: true },
    reply: { layout: { ...layout, shared: { token, notes: true } } },
  },
});
describeCall(withdrawLayout, {
  summary: 'Withdraw the link of a layout',
  throws,
  example: { ...OWN, reply: { layout } },
});
describeCall(attachLayout, {
  summary: 'Attach a layout to a day of the diary',
  throws: ['not_found'],
  example: {
    ...OWN,
    body: { date: '2026-11-20' },
    reply: { layout: { ...layout, day: '2026-11-20' } },
  },
});
describeCall(detachLayout, {
  summary: 'Detach a layout from its day',
  throws: ['not_found'],
  example: { ...OWN, reply: { layout } },
});
describeCall(getSharedLayout, {
  summary: 'A layout that was shared by a link',
  throws,
  example: {
    params: { token },
    reply: {
      title,
      question,
      note,
      cards: laid.map(({ number, ...card }) => ({
        ...card,
        face: card.faceUp ? cards.find((one) => one.number === number)! : null,
      })),
      deck: { slug: 'paths', title: deck.title, backImageData: null },
      places: templates[1]!.places,
    },
  },
});
