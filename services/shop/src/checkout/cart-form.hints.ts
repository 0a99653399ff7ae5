import type { Localised } from '@stezhka/kit-contract';
import { sayMoney } from '../money.ts';
import type { DeliveryTerms } from '../settings/delivery.model.ts';
import { WORKSHOP } from './checkout.texts.ts';

/** The site writes '1 000 ₴' in every language. */
const money = (kopiykas: number) => sayMoney(kopiykas, 'uk');

/** What sending costs, and from when it costs nothing; in English pieces count too (product 9, Free delivery). */
export const sentFor = ({ price, freeFrom, freeFromCount }: DeliveryTerms): Localised => ({
  uk: `${money(price)}, від ${money(freeFrom)} безкоштовно`,
  ru: `${money(price)}, от ${money(freeFrom)} бесплатно`,
  en: `${money(price)}, free from ${freeFromCount} pieces or ${money(freeFrom)}`,
});

/** It costs nothing to come, and where to is said. */
export const FETCHED: Localised = {
  uk: `Безкоштовно. ${WORKSHOP.uk}`,
  ru: `Бесплатно. ${WORKSHOP.ru}`,
  en: `Free. ${WORKSHOP.en}`,
};

/** What cash on delivery costs: so much, and a part of what is collected. */
export const feeOf = (kopiykas: number, percent: number): Localised => ({
  uk: `Комісія за переказ ${money(kopiykas)} + ${percent}%`,
  ru: `Комиссия за перевод ${money(kopiykas)} + ${percent}%`,
  en: `Transfer fee ${money(kopiykas)} + ${percent}%`,
});
