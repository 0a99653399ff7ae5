import { getMacCards, getMacDeck, getMacDecks } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slug, slugParams } from '@stezhka/kit/http';
import type { Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CardModel, type CardRow, DeckModel, type DeckRow, LayoutTemplateModel } from './decks.model.ts';
import { presentCard, presentDeck, presentDeckCard, presentTemplate } from './decks.presenter.ts';

/** Cards that stand for their deck. */
const SAMPLES = 5;

export const deckRoutes = [
  serve(getMacDecks, {}, async ({ locale, cacheTags }) => {
    cacheTags('decks');
    const decks = await DeckModel.find().sort({ order: 1, _id: 1 }).lean<DeckRow[]>();
    return {
      decks: await Promise.all(
        decks.map(async (deck) => presentDeckCard(deck, await summaryOf(deck.slug), locale)),
      ),
      templates: await templates(locale),
    };
  }),
  serve(getMacDeck, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags('decks');
    const deck = await findDeck(params.slug);
    return {
      deck: await presentDeck(deck, await summaryOf(deck.slug), locale),
      templates: await templates(locale),
    };
  }),
  serve(
    getMacCards,
    { params: Joi.object({ deckSlug: slug.required() }) },
    async ({ params, locale, cacheTags }) => {
      cacheTags('decks');
      const deck = await findDeck(params.deckSlug);
      const cards = await cardsOf(deck.slug);
      return { cards: cards.map((card) => presentCard(card, locale)) };
    },
  ),
];

async function findDeck(slug: string): Promise<DeckRow> {
  const deck = await DeckModel.findOne({ slug }).lean<DeckRow>();
  if (!deck) throw new AppError('not_found');
  return deck;
}

const cardsOf = (deck: string) => CardModel.find({ deck }).sort({ number: 1 }).lean<CardRow[]>();

async function summaryOf(deck: string) {
  const [cards, samples] = await Promise.all([
    CardModel.countDocuments({ deck }),
    CardModel.find({ deck }).sort({ number: 1 }).limit(SAMPLES).lean<CardRow[]>(),
  ]);
  return { cards, samples };
}

async function templates(locale: Locale) {
  const rows = await LayoutTemplateModel.find().sort({ order: 1, _id: 1 }).lean();
  return rows.map((row) => presentTemplate(row, locale));
}
