import type { Localised } from '@stezhka/kit-contract';

/** Head texts of the shop's fixed pages. */
export const PAGE_TEXTS = {
  home: { uk: 'Головна', ru: 'Главная', en: 'Home' },
  catalog: { uk: 'Крамниця', ru: 'Магазин', en: 'Shop' },
  catalogDescription: {
    uk: 'Паперові щоденники, робочі зошити, колоди метафоричних карт і подарунки до них. Надсилаємо по всій Україні.',
    ru: 'Бумажные дневники, рабочие тетради, колоды метафорических карт и подарки к ним. Отправляем по всей Украине.',
    en: 'Paper diaries, workbooks, decks of metaphor cards and gifts to go with them. We post all over Ukraine.',
  },
  wishlist: { uk: 'Список бажань', ru: 'Список желаний', en: 'Wishlist' },
  cart: { uk: 'Кошик', ru: 'Корзина', en: 'Cart' },
} satisfies Record<string, Localised>;
