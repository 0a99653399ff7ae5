import type { Localised } from '@stezhka/kit-contract';

export const SEO_TEXTS = {
  home: { uk: 'Головна', ru: 'Главная', en: 'Home' },
  catalog: { uk: 'Крамниця', ru: 'Магазин', en: 'Shop' },
  catalogDescription: {
    uk: 'Паперові щоденники, робочі зошити, колоди метафоричних карт і подарунки до них. Надсилаємо по всій Україні.',
    ru: 'Бумажные дневники, рабочие тетради, колоды метафорических карт и подарки к ним. Отправляем по всей Украине.',
    en: 'Paper diaries, workbooks, decks of metaphor cards and gifts to go with them. We post all over Ukraine.',
  },
  wishlist: { uk: 'Список бажань', ru: 'Список желаний', en: 'Wishlist' },
  thanks: { uk: 'Дякуємо за замовлення', ru: 'Спасибо за заказ', en: 'Thank you for your order' },
  noOrder: {
    uk: 'Такого замовлення тут немає',
    ru: 'Такого заказа здесь нет',
    en: 'There is no such order here',
  },
  order: { uk: 'Ваше замовлення', ru: 'Ваш заказ', en: 'Your order' },
  findOrder: { uk: 'Знайти замовлення', ru: 'Найти заказ', en: 'Find an order' },
  cart: { uk: 'Кошик', ru: 'Корзина', en: 'Cart' },
  constructor: {
    uk: 'Свій щоденник: складіть самі',
    ru: 'Свой дневник: соберите сами',
    en: 'A diary of your own: put it together',
  },
  constructorDescription: {
    uk: 'Оберіть обкладинку, блок і папір, додайте слово на обкладинку. Одразу видно, що вийде.',
    ru: 'Выберите обложку, блок и бумагу, добавьте слово на обложку. Сразу видно, что получится.',
    en: 'Choose a cover, an inner block and a paper, add a word to the cover, and see how it looks.',
  },
} satisfies Record<string, Localised>;
