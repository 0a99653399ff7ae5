import { getLayouts, getMacCards, getMacDeck, getMacDecks, getSharedLayout } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

export const decksQuery = query(getMacDecks, {});
export const deckQuery = (slug = '') => query(getMacDeck, { params: { slug } });
export const cardsQuery = (deckSlug = '') => query(getMacCards, { params: { deckSlug } });
export const layoutsQuery = (deck?: string) => query(getLayouts, { query: deck ? { deck } : {} });
export const sharedQuery = (token = '') => query(getSharedLayout, { params: { token } });
