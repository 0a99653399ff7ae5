import type { Localised } from '@stezhka/kit-contract';

export const CHECKOUT_MESSAGES = {
  waiting: {
    uk: (number: number) => `Замовлення № ${number} ще чекає на оплату.`,
    ru: (number: number) => `Заказ № ${number} ещё ждёт оплаты.`,
    en: (number: number) => `Order no. ${number} is still waiting for its payment.`,
  },
} satisfies Record<string, Localised<(number: number) => string>>;
