import { describeCall } from '@stezhka/kit-contract/examples';
import { getDiaryOffer, getDiaryOfferAuthor } from '../offers.ts';
import { exampleCard } from './products.examples.ts';

describeCall(getDiaryOffer, {
  summary: 'One landing offer',
  throws: ['not_found'],
  example: {
    params: { slug: 'offer' },
    reply: {
      offer: {
        slug: 'offer',
        title: 'Двадцять вісім днів, щоб зрушити з місця',
        description: 'Щоденник-марафон: одне маленьке завдання щодня.',
        footerText: 'Щоденник-марафон на 28 днів друкуємо в Україні.',
        products: [{ ...exampleCard, sizes: [], language: 'uk' }],
        blocks: [
          {
            kind: 'hero',
            ground: 'dawn',
            layout: 'beside',
            kicker: 'Паперовий щоденник',
            title: 'Двадцять вісім днів, щоб зрушити з місця',
            lead: 'Одне завдання зранку, один рядок увечері.',
            note: 'Доставка Новою поштою',
            picture: null,
            facts: [{ value: '28', label: 'завдань на щодень' }],
          },
          {
            kind: 'buy',
            ground: null,
            title: 'Взяти із собою',
            lead: 'Надішлемо наступного дня.',
            note: 'Оплата карткою або при отриманні',
          },
        ],
        thanks: {
          title: 'Дякуємо за замовлення',
          text: 'Щоденник уже збирається в дорогу.',
          links: [{ text: 'Почитати про маленькі кроки', href: '/news' }],
        },
        related: [{ slug: 'marafon', title: 'Щоденник-марафон на двох' }],
      },
    },
  },
});

describeCall(getDiaryOfferAuthor, {
  summary: 'Author of the diaries',
  example: {
    reply: {
      author: {
        name: 'Дарина Вільхова',
        role: 'психологиня, авторка щоденників',
        text: 'Пишу щоденники з двадцяти років і досі починаю з дати.',
        imageData: null,
      },
    },
  },
});
