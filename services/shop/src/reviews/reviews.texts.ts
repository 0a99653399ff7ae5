import type { Localised } from '@stezhka/kit-contract';

export const labels = {
  reviews: { uk: 'Відгуки', ru: 'Отзывы', en: 'Reviews' },
  name: { uk: 'Як підписати', ru: 'Как подписать', en: 'Signed as' },
  nameHint: { uk: 'Ім’я побачать усі', ru: 'Имя увидят все', en: 'Everyone will see the name' },
  rating: { uk: 'Оцінка', ru: 'Оценка', en: 'Rating' },
  text: { uk: 'Ваш відгук', ru: 'Ваш отзыв', en: 'Your review' },
  textHint: {
    uk: 'Що стало в пригоді, а чого бракує. Покажемо, коли прочитаємо.',
    ru: 'Что пригодилось, а чего не хватает. Покажем, когда прочитаем.',
    en: 'What helped and what’s missing. It appears once we have read it.',
  },
  words: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  product: { uk: 'Товар', ru: 'Товар', en: 'Product' },
  state: { uk: 'Стан', ru: 'Состояние', en: 'State' },
  createdAt: { uk: 'Коли', ru: 'Когда', en: 'When' },
} satisfies Record<string, Localised>;

export const stateNames = {
  pending: { uk: 'Чекає', ru: 'Ждёт', en: 'Waiting' },
  approved: { uk: 'Показуємо', ru: 'Показываем', en: 'Shown' },
  refused: { uk: 'Не показуємо', ru: 'Не показываем', en: 'Not shown' },
} satisfies Record<string, Localised>;

export const ratingNames: Record<string, Localised> = {
  5: { uk: '5: чудово', ru: '5: отлично', en: '5: excellent' },
  4: { uk: '4: добре', ru: '4: хорошо', en: '4: good' },
  3: { uk: '3: так собі', ru: '3: так себе', en: '3: so-so' },
  2: { uk: '2: слабко', ru: '2: слабо', en: '2: weak' },
  1: { uk: '1: погано', ru: '1: плохо', en: '1: poor' },
};
