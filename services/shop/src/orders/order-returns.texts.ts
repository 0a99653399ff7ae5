import type { Localised } from '@stezhka/kit-contract';
import type { ReturnReason } from '@stezhka/shop-contract';

export const returnFormTexts = {
  again: {
    uk: 'Оновіть сторінку й спробуйте ще раз.',
    ru: 'Обновите страницу и попробуйте ещё раз.',
    en: 'Reload the page and try again.',
  },
  chooseLine: {
    uk: 'Оберіть, що саме повертаєте',
    ru: 'Выберите, что именно возвращаете',
    en: 'Choose what you send back',
  },
  reason: { uk: 'Причина', ru: 'Причина', en: 'Reason' },
  chooseReason: { uk: 'Оберіть причину', ru: 'Выберите причину', en: 'Choose a reason' },
  reasons: {
    unsuitable: { uk: 'Не підійшло', ru: 'Не подошло', en: 'It doesn’t suit me' },
    damaged: { uk: 'Пошкоджене або з браком', ru: 'Повреждено или с браком', en: 'It is damaged or faulty' },
    wrong: { uk: 'Надіслали не те', ru: 'Прислали не то', en: 'It isn’t what I ordered' },
    other: { uk: 'Інше', ru: 'Другое', en: 'Something else' },
  } satisfies Record<ReturnReason, Localised>,
  words: { uk: 'Кілька слів', ru: 'Пару слов', en: 'A few words' },
  wordsHint: {
    uk: 'Необов’язково. Якщо щось пошкоджено, опишіть що.',
    ru: 'Необязательно. Если что-то повреждено, опишите что.',
    en: 'Optional. If something is damaged, tell us what.',
  },
};

export const pieceChoice = (count: number): Localised =>
  count === 0
    ? { uk: 'лишаю', ru: 'оставляю', en: 'keep' }
    : { uk: `повертаю ${count} шт.`, ru: `возвращаю ${count} шт.`, en: `send ${count} back` };
