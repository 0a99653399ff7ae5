import type { CourseRefusal } from '@stezhka/diary-contract';
import type { Localised } from '@stezhka/kit-contract';

/** What `message` of a created user course says. */
export const messages = {
  added: {
    uk: 'Курс додано до ваших курсів',
    ru: 'Курс добавлен к вашим курсам',
    en: 'The course is added to your courses',
  },
  bought: { uk: 'Ви придбали цей курс', ru: 'Вы приобрели этот курс', en: 'You have purchased this course' },
  had: {
    uk: 'Цей курс уже є серед ваших',
    ru: 'Этот курс уже есть среди ваших',
    en: 'This course is among yours already',
  },
} satisfies Record<string, Localised>;

export const refusals: Record<CourseRefusal, Localised> = {
  not_enough_money: {
    uk: 'На балансі забракло грошей. Поповніть його або оплатіть курс карткою.',
    ru: 'На балансе не хватило денег. Пополните его или оплатите курс картой.',
    en: 'There is not enough on your balance. Top it up, or pay for the course by card.',
  },
  price_changed: {
    uk: 'Ціна курсу тим часом змінилася. Гроші не списано.',
    ru: 'Цена курса тем временем изменилась. Деньги не списаны.',
    en: 'The price of the course has changed meanwhile. Nothing was charged.',
  },
  account_unavailable: {
    uk: 'Баланс зараз не відповідає. Якщо покупка пройде, курс сам з’явиться серед ваших за кілька хвилин.',
    ru: 'Баланс сейчас не отвечает. Если покупка пройдёт, курс сам появится среди ваших через несколько минут.',
    en: 'Your balance does not answer just now. If the purchase goes through, the course joins yours by itself in a few minutes.',
  },
};
