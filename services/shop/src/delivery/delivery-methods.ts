import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { checkbox, type Fields, text, type ValuesOf } from '@stezhka/kit/forms';
import { inLocale } from '@stezhka/kit/localised';
import { type Locale, type Localised, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { DELIVERY_METHODS, type DeliveryMethod } from '@stezhka/shop-contract';
import { formatMoney } from '../money/money.ts';
import { hasCarrier } from '../nova-poshta/carrier.ts';
import { officeAddress, officeFields } from './carrier-office.ts';
import type { DeliveryTerms } from './delivery-terms.model.ts';

export type PriceTerms = Pick<DeliveryTerms, 'freeFrom' | 'price'>;

/** `city` and `place` as printed on the parcel: the carrier's names in Ukrainian, or what the buyer typed. */
export interface DeliveryAddress {
  city: string;
  place: string;
  /** The same in each language; nothing of what the buyer typed, and of orders from before it was kept. */
  spellings?: { city: Localised; place: Localised };
}

export const addressIn = (
  { city, place, spellings }: DeliveryAddress,
  locale: Locale,
): Pick<DeliveryAddress, 'city' | 'place'> =>
  spellings
    ? { city: inLocale(spellings.city, locale), place: inLocale(spellings.place, locale) }
    : { city, place };

interface DeliveryOptions<F extends Fields> {
  /** In the checkout form. */
  label: Localised;
  /** On the order's pages, before the address. */
  orderLabel: Localised;
  /** In the staff's list of orders. */
  staffLabel: Localised;
  /** Fields of the checkout form once the method is chosen. */
  fields: F;
  /** Kopiykas. @param goods kopiykas after the discount */
  price(goods: number, terms: PriceTerms): number;
  /** The price in words, below the label. */
  priceHint(terms: PriceTerms): Localised;
  /** @param values of `fields`, valid */
  address(values: ValuesOf<F>): DeliveryAddress | Promise<DeliveryAddress>;
  /** Days from the day a parcel is handed over, at most. */
  days?: number;
  /** The buyer fetches the order at `place`; no parcel is sent. */
  isPickup?: true;
  /** Its places are the carrier's: not offered while no carrier is configured. */
  needsCarrier?: true;
}

const method = <const F extends Fields>(options: DeliveryOptions<F>): DeliveryOptions<F> => options;
const t = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });

/** The site writes '1 000 ₴' in every language. */
const money = (kopiykas: number) => formatMoney(kopiykas, 'uk');

/** The price of a parcel: free from a sum, in every language (product 9, Free delivery). */
const parcel = {
  price: (goods: number, { freeFrom, price }: PriceTerms): number => (goods >= freeFrom ? 0 : price),
  priceHint: ({ price, freeFrom }: PriceTerms): Localised => ({
    uk: `${money(price)}, від ${money(freeFrom)} безкоштовно`,
    ru: `${money(price)}, от ${money(freeFrom)} бесплатно`,
    en: `${money(price)}, free from ${money(freeFrom)}`,
  }),
};

/** Only members see it. */
const keep = checkbox({
  label: t(
    'Зберегти цю адресу в кабінеті',
    'Сохранить этот адрес в кабинете',
    'Keep this address in my cabinet',
  ),
});

/** Every rule of a method; the contract's DELIVERY_METHODS lists the names in the form's order. */
export const deliveryMethods = {
  branch: method({
    label: t('Нова пошта, відділення', 'Новая почта, отделение', 'Nova Poshta, branch'),
    orderLabel: t('Нова пошта', 'Новая почта', 'Nova Poshta'),
    staffLabel: t('Відділення', 'Отделение', 'Branch'),
    fields: { ...officeFields('branch'), keep },
    ...parcel,
    address: ({ office }) => officeAddress('branch', office),
    days: 3,
    needsCarrier: true,
  }),
  locker: method({
    label: t('Нова пошта, поштомат', 'Новая почта, почтомат', 'Nova Poshta, parcel locker'),
    orderLabel: t('Нова пошта', 'Новая почта', 'Nova Poshta'),
    staffLabel: t('Поштомат', 'Почтомат', 'Locker'),
    fields: { ...officeFields('locker'), keep },
    ...parcel,
    address: ({ office }) => officeAddress('locker', office),
    days: 3,
    needsCarrier: true,
  }),
  courier: method({
    label: t('Кур’єр', 'Курьер', 'Courier'),
    orderLabel: t('Кур’єр', 'Курьер', 'Courier'),
    staffLabel: t('Кур’єр', 'Курьер', 'Courier'),
    fields: {
      town: text({
        label: t('Місто', 'Город', 'City'),
        required: true,
        maxLength: 100,
        autocomplete: 'address-level2',
      }),
      address: text({
        label: t('Адреса', 'Адрес', 'Address'),
        placeholder: t('Вулиця, будинок, квартира', 'Улица, дом, квартира', 'Street, house, flat'),
        required: true,
        maxLength: 200,
        autocomplete: 'street-address',
      }),
      keep,
    },
    ...parcel,
    address: ({ town, address }) => ({ city: town, place: address }),
    days: 4,
  }),
  pickup: method({
    label: t('Самовивіз із майстерні', 'Самовывоз из мастерской', 'Pick up at the workshop'),
    orderLabel: t('Самовивіз', 'Самовывоз', 'Pick-up'),
    staffLabel: t('Самовивіз', 'Самовывоз', 'Pickup'),
    fields: {},
    price: () => 0,
    priceHint: () =>
      t(
        `Безкоштовно. ${WORKSHOP_ADDRESS.uk}`,
        `Бесплатно. ${WORKSHOP_ADDRESS.ru}`,
        `Free. ${WORKSHOP_ADDRESS.en}`,
      ),
    address: () => ({
      city: '',
      place: WORKSHOP_ADDRESS.uk,
      spellings: { city: t('', '', ''), place: WORKSHOP_ADDRESS },
    }),
    isPickup: true,
  }),
} satisfies Record<DeliveryMethod, unknown>;

/** Delivery methods of the checkout; the first one is preselected, and assumed by the cart's total. */
export const offeredDelivery = (): DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => hasCarrier() || !('needsCarrier' in deliveryMethods[method]));

/** Kopiykas. */
export const deliveryPrice = (delivery: DeliveryMethod, goods: number, terms: PriceTerms): number =>
  deliveryMethods[delivery].price(goods, terms);

export function deliveryAddress(
  delivery: DeliveryMethod,
  values: object,
): DeliveryAddress | Promise<DeliveryAddress> {
  const { address } = deliveryMethods[delivery] as DeliveryOptions<Fields>;
  return address(values as ValuesOf<Fields>);
}

export const isPickup = (delivery: DeliveryMethod): boolean => 'isPickup' in deliveryMethods[delivery];

/** The last day by the method's terms; null where nothing is sent, and once that day is over. */
export function expectedBy(delivery: DeliveryMethod, sentAt: Date): string | null {
  const { days } = deliveryMethods[delivery] as DeliveryOptions<Fields>;
  if (days === undefined) return null;
  const day = clock.dayOf(sentAt, SITE_TIME_ZONE).add({ days });
  return Temporal.PlainDate.compare(day, clock.today(SITE_TIME_ZONE)) < 0 ? null : day.toString();
}

/** A consignment note of Nova Poshta has 14 digits; staff may type others, or spaces. */
export function trackingUrl(typed: string): string | null {
  const number = typed.replaceAll(' ', '');
  return /^\d{14}$/.test(number) ? `https://novaposhta.ua/tracking/?cargo_number=${number}` : null;
}
