import type { LayoutPlace, LayoutTemplate, MacCard, MacDeck, MacDeckCard } from '@stezhka/content-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { CardFields, DeckFields, TemplateFields } from './decks.model.ts';

export const presentCard = (card: CardFields, locale: Locale): MacCard => ({
  number: card.number,
  title: inLocale(card.title, locale),
  questions: card.questions.map(({ question }) => inLocale(question, locale)),
  imageData: toImageData('content', card.picture, locale),
});

export const presentDeckCard = (
  deck: DeckFields,
  { cards, samples }: { cards: number; samples: readonly CardFields[] },
  locale: Locale,
): MacDeckCard => ({
  slug: deck.slug,
  title: inLocale(deck.title, locale),
  excerpt: inLocale(deck.excerpt, locale),
  cards,
  samples: samples.map(({ picture }) => toImageData('content', picture, locale)),
  backImageData: toImageData('content', deck.back, locale),
});

export const presentDeck = async (
  deck: DeckFields,
  of: Parameters<typeof presentDeckCard>[1],
  locale: Locale,
): Promise<MacDeck> => ({
  ...presentDeckCard(deck, of, locale),
  about: await presentHtml(inLocale(deck.about, locale), { domain: 'content' }),
});

export const presentPlaces = ({ places }: TemplateFields, locale: Locale): LayoutPlace[] =>
  places.map(({ title, meaning, x, y }) => ({
    title: inLocale(title, locale),
    meaning: inLocale(meaning, locale),
    x: x / 100,
    y: y / 100,
  }));

export const presentTemplate = (template: TemplateFields, locale: Locale): LayoutTemplate => ({
  slug: template.slug,
  title: inLocale(template.title, locale),
  excerpt: inLocale(template.excerpt, locale),
  question: template.question ? inLocale(template.question, locale) : '',
  places: presentPlaces(template, locale),
});
