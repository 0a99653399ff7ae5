import { offer } from './offers/offer.ts';
import type { OfferSeed } from './offers/offer-seed.ts';

export const offers: OfferSeed[] = [offer];
