import type { Localised } from '@stezhka/kit-contract';

export const CHECKOUT_MESSAGES = {
  waiting: {
    uk: (number: number) => `Замовлення № ${number} ще чекає на оплату.`,
    ru: (number: number) => `Заказ № ${number} ещё ждёт оплаты.`,
    en: (number: number) => `Order no. ${number} is still waiting for its payment.`,
  },
} satisfies Record<string, Localised<(number: number) => string>>;

/** Where a parcel is picked up. */
export const WORKSHOP: Localised = {
  uk: 'Майстерня «Стежка», Київ, вул. Ярославів Вал, 15',
  ru: 'Мастерская «Стежка», Киев, ул. Ярославов Вал, 15',
  en: 'Stezhka workshop, 15 Yaroslaviv Val St, Kyiv',
};
