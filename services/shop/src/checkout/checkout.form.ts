import {
  type Choice,
  defineForm,
  dependent,
  email,
  group,
  hidden,
  phone,
  radio,
  text,
  textarea,
} from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@stezhka/shop-contract';
import { DELIVERY_URL } from '../delivery/carrier-office.ts';
import { deliveryMethods, offeredDelivery } from '../delivery/delivery-methods.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { formatMoney } from '../money/money.ts';
import { offeredPayments } from '../payments/provider.ts';
import { checkoutTexts as t } from './checkout.texts.ts';

async function deliveryOptions(): Promise<Choice<DeliveryMethod>[]> {
  const terms = await readDeliveryTerms();
  return offeredDelivery().map((value) => {
    const { label, priceHint } = deliveryMethods[value];
    return { value, label, hint: priceHint(terms) };
  });
}

async function paymentOptions(): Promise<Choice<PaymentMethod>[]> {
  const { codFee, codPercent } = await readDeliveryTerms();
  const takes = codFee > 0 || codPercent > 0;
  const hints = { card: t.noFee, cod: takes ? codHint(codFee, codPercent) : t.noFee };
  return offeredPayments().map((value) => ({ value, label: t[value], hint: hints[value] }));
}

/** The site writes '1 000 ₴' in every language. */
function codHint(kopiykas: number, percent: number): Localised {
  const fee = `${formatMoney(kopiykas, 'uk')} + ${percent}%`;
  return {
    uk: `Комісія за переказ ${fee}, у майстерні без комісії`,
    ru: `Комиссия за перевод ${fee}, в мастерской без комиссии`,
    en: `Transfer fee ${fee}, none at the workshop`,
  };
}

const isMethod = (value: string | undefined): value is DeliveryMethod =>
  DELIVERY_METHODS.some((one) => one === value);

const WHOLE = [{ regex: /^\d{1,12}$/, error: t.stale }];

/** Checkout: contacts, delivery, payment (product 2.6, Cart). */
export const checkoutForm = defineForm('cart', {
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
        comment: textarea({ label: t.comment, hint: t.commentHint, maxLength: 300, folded: true }),
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
        }),
      },
      fields: (method) => (isMethod(method) ? deliveryMethods[method].fields : {}),
    }),
    payment: radio<PaymentMethod, true>({
      label: t.payment,
      required: true,
      options: paymentOptions,
      values: PAYMENT_METHODS,
    }),
    version: hidden({ required: true, validation: WHOLE }),
    goods: hidden({ required: true, validation: WHOLE }),
    total: hidden({ validation: WHOLE }),
  },
});
