import {
  type Choice,
  defineForm,
  dependent,
  email,
  type FormContext,
  group,
  hidden,
  phone,
  radio,
  select,
  text,
  textarea,
} from '@stezhka/kit/forms';
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@stezhka/shop-contract';
import { currentCarrier, type PlaceKind } from '../nova-poshta/carrier.ts';
import { deliveryTerms } from '../settings/delivery.model.ts';
import { FETCHED, feeOf, sentFor } from './cart-form.hints.ts';
import { cartFormTexts as t } from './cart-form.texts.ts';

const DELIVERY_URL = '/form/cart/delivery';
const CITIES_URL = '/form/cart/cities';

/** Where a parcel is fetched: the city by search, then its branches or lockers (product 7.14). */
const office = (kind: PlaceKind) =>
  dependent({
    dataUrl: `${DELIVERY_URL}/${kind}`,
    on: {
      city: select({
        label: t.city,
        placeholder: t.cityHint,
        required: true,
        ajaxUrl: CITIES_URL,
        search: (typed: string) => (typed.length < 2 ? Promise.resolve([]) : currentCarrier().cities(typed)),
        find: (ref: string) => currentCarrier().city(ref),
      }),
    },
    fields: (city: string | undefined) => (city ? placeField(kind, city) : {}),
    fieldsOfAny: placeField(kind),
  });

const placeField = (kind: PlaceKind, city?: string) => ({
  place: select({
    label: kind === 'branch' ? t.branch : t.locker,
    required: true,
    options: () => (city ? currentCarrier().places(city, kind) : []),
  }),
});

function fieldsOf(method: string | undefined, _context: FormContext) {
  switch (method) {
    case 'branch':
    case 'locker':
      return { office: office(method) };
    case 'courier':
      return {
        town: text({ label: t.city, required: true, maxLength: 100, autocomplete: 'address-level2' }),
        address: text({
          label: t.address,
          placeholder: t.addressHint,
          required: true,
          maxLength: 200,
          autocomplete: 'street-address',
        }),
      };
    default:
      return {};
  }
}

/** What each way costs is said before it is chosen; the totals say what it comes to. */
async function deliveryOptions(): Promise<Choice<DeliveryMethod>[]> {
  const hint = sentFor(await deliveryTerms());
  return [
    { value: 'branch', label: t.toBranch, hint },
    { value: 'locker', label: t.toLocker, hint },
    { value: 'courier', label: t.courier, hint },
    { value: 'pickup', label: t.pickup, hint: FETCHED },
  ];
}

async function paymentOptions(): Promise<Choice<PaymentMethod>[]> {
  const { codFee, codPercent } = await deliveryTerms();
  const takes = codFee > 0 || codPercent > 0;
  return [
    { value: 'card', label: t.card, hint: t.noFee },
    { value: 'cod', label: t.cod, hint: takes ? feeOf(codFee, codPercent) : t.noFee },
  ];
}

const WHOLE = [{ regex: /^\d{1,12}$/, error: t.stale }];

/** Checkout: contacts, delivery, payment (product 2.6, Cart). */
export const cartForm = defineForm('cart', {
  action: '/form/cart',
  prefix: 'cart',
  fields: {
    contacts: group({
      label: t.contacts,
      fields: {
        name: text({
          label: t.name,
          required: true,
          requiredText: t.nameMissing,
          maxLength: 60,
          autocomplete: 'given-name',
        }),
        lastName: text({
          label: t.lastName,
          required: true,
          requiredText: t.lastNameMissing,
          maxLength: 60,
          autocomplete: 'family-name',
        }),
        phone: phone({ label: t.phone, required: true, mask: '+38 (0##) ### ## ##' }),
        email: email({ label: t.email, required: true }),
        comment: textarea({ label: t.comment, hint: t.commentHint, maxLength: 300 }),
      },
    }),
    delivery: dependent({
      label: t.delivery,
      dataUrl: DELIVERY_URL,
      on: {
        method: radio<DeliveryMethod, true>({
          label: t.method,
          required: true,
          options: deliveryOptions,
          values: DELIVERY_METHODS,
          initial: 'branch',
        }),
      },
      fields: fieldsOf,
    }),
    payment: radio<PaymentMethod, true>({
      label: t.payment,
      required: true,
      options: paymentOptions,
      values: PAYMENT_METHODS,
      initial: 'card',
    }),
    version: hidden({ required: true, validation: WHOLE }),
    goods: hidden({ required: true, validation: WHOLE }),
    /** Only who shows totals can say which were seen. */
    total: hidden({ validation: WHOLE }),
  },
});
