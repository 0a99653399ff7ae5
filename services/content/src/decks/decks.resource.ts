import {
  entryLabels,
  excerptField,
  orderColumn,
  orderField,
  pictureColumn,
  slugColumn,
  titleColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { collection, defineForm, group, html, localised, number, select, textarea } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { pageSlugField } from '../staff/staff-fields.ts';
import { CardModel, DeckModel, LayoutTemplateModel } from './decks.model.ts';

const own = {
  decks: { uk: 'Колоди карт', ru: 'Колоды карт', en: 'Card decks' },
  cards: { uk: 'Карти колод', ru: 'Карты колод', en: 'Cards of decks' },
  templates: { uk: 'Готові розклади', ru: 'Готовые расклады', en: 'Ready-made layouts' },
  about: { uk: 'Про колоду', ru: 'О колоде', en: 'About deck' },
  back: { uk: 'Сорочка', ru: 'Рубашка', en: 'Back' },
  deck: { uk: 'Колода', ru: 'Колода', en: 'Deck' },
  number: { uk: 'Номер', ru: 'Номер', en: 'Number' },
  questions: { uk: 'Запитання', ru: 'Вопросы', en: 'Questions' },
  question: { uk: 'Запитання', ru: 'Вопрос', en: 'Question' },
  places: { uk: 'Місця карт', ru: 'Места карт', en: 'Places of cards' },
  meaning: { uk: 'Що означає', ru: 'Что означает', en: 'What it means' },
  x: { uk: 'Від лівого краю, %', ru: 'От левого края, %', en: 'From the left, %' },
  y: { uk: 'Від верхнього краю, %', ru: 'От верхнего края, %', en: 'From the top, %' },
};
const text = (en: string) => ({ uk: en, ru: en, en });

export const deckResource = defineResource({
  name: 'decks',
  domain: 'content',
  title: own.decks,
  model: DeckModel,
  form: defineForm('deck', {
    prefix: 'deck',
    fields: {
      slug: pageSlugField(),
      order: orderField(),
      title: titleField(),
      excerpt: excerptField(),
      about: localised(html({ label: own.about, required: true })),
      back: pictureField({ label: own.back }),
    },
  }),
  example: {
    slug: 'paths',
    order: 0,
    title: { uk: 'Стежки', ru: 'Тропы', en: 'Paths' },
    excerpt: { uk: 'Дороги й обрії.', ru: 'Дороги и горизонты.', en: 'Roads and horizons.' },
    about: { uk: '<p>Рік.</p>', ru: '<p>Год.</p>', en: '<p>A year.</p>' },
  },
  policy: STAFF,
  // Members' layouts name their deck.
  actions: ['create', 'update'],
  columns: { ...titleColumn, ...orderColumn, ...slugColumn },
  searchable: ['slug', 'title'],
  sort: 'order',
  tags: () => ['decks'],
});

export const cardResource = defineResource({
  name: 'cards',
  domain: 'content',
  title: own.cards,
  model: CardModel,
  form: defineForm('card', {
    prefix: 'card',
    fields: {
      deck: select({
        label: own.deck,
        required: true,
        options: async () =>
          (await DeckModel.find().sort({ order: 1, _id: 1 })).map(({ slug, title }) => ({
            value: slug,
            label: title,
          })),
      }),
      number: number({ label: own.number, required: true, min: 1, max: 200 }),
      title: titleField(),
      questions: collection({
        label: own.questions,
        min: 1,
        max: 5,
        entry: group({
          fields: { question: localised(textarea({ label: own.question, required: true, maxLength: 300 })) },
        }),
      }),
      picture: pictureField({ label: entryLabels.picture }),
    },
  }),
  example: {
    deck: 'paths',
    number: 1,
    title: { uk: 'Поворот', ru: 'Поворот', en: 'The bend' },
    questions: [{ question: text('?') }],
  },
  policy: STAFF,
  // A card in a member's layout stays.
  actions: ['create', 'update'],
  columns: {
    ...pictureColumn,
    ...titleColumn,
    deck: { label: own.deck, sort: { deck: 1, number: 1 } },
    number: { label: own.number, type: 'number' },
  },
  searchable: ['deck', 'title'],
  sort: 'deck',
  tags: () => ['decks'],
});

export const layoutTemplateResource = defineResource({
  name: 'layout-templates',
  domain: 'content',
  title: own.templates,
  model: LayoutTemplateModel,
  form: defineForm('template', {
    prefix: 'template',
    fields: {
      slug: pageSlugField(),
      order: orderField(),
      title: titleField(),
      excerpt: excerptField(),
      question: localised(textarea({ label: own.question, maxLength: 300 })),
      places: collection({
        label: own.places,
        max: 12,
        entry: group({
          fields: {
            title: titleField(),
            meaning: titleField(own.meaning),
            x: number({ label: own.x, required: true, min: 5, max: 95 }),
            y: number({ label: own.y, required: true, min: 5, max: 95 }),
          },
        }),
      }),
    },
  }),
  example: {
    slug: 'one-card',
    order: 0,
    title: { uk: 'Одна карта', ru: 'Одна карта', en: 'One card' },
    excerpt: { uk: 'Питання дня', ru: 'Вопрос дня', en: 'The question of the day' },
    question: { uk: 'Що помітити?', ru: 'Что заметить?', en: 'What to notice?' },
    places: [{ title: text('Today'), meaning: text('What strikes you'), x: 50, y: 50 }],
  },
  policy: STAFF,
  // A layout keeps the name of its template; its places may change.
  actions: ['create', 'update'],
  columns: {
    ...titleColumn,
    places: { label: own.places, type: 'number', value: ({ places }) => places.length },
    ...orderColumn,
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  tags: () => ['decks'],
});
