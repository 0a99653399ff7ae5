import type { KitErrorCode, Localised } from '@stezhka/kit-contract';

export const kitErrorTexts: Record<KitErrorCode, Localised> = {
  bad_request: {
    uk: 'Не вдалося прочитати запит.',
    ru: 'Не удалось прочитать запрос.',
    en: 'The request could not be read.',
  },
  invalid_input: {
    uk: 'Деякі значення не підходять. Перевірте їх, будь ласка.',
    ru: 'Некоторые значения не подходят. Проверьте их, пожалуйста.',
    en: 'Some values do not fit. Please check them.',
  },
  invalid_form: {
    uk: 'Перевірте, будь ласка, позначені поля.',
    ru: 'Проверьте, пожалуйста, отмеченные поля.',
    en: 'Please check the marked fields.',
  },
  login_required: {
    uk: 'Увійдіть, щоб продовжити.',
    ru: 'Войдите, чтобы продолжить.',
    en: 'Log in to continue.',
  },
  csrf_refused: {
    uk: 'Сторінка застаріла. Оновіть її та спробуйте ще раз.',
    ru: 'Страница устарела. Обновите её и попробуйте ещё раз.',
    en: 'This page is out of date. Reload it and try again.',
  },
  forbidden: {
    uk: 'На це немає дозволу.',
    ru: 'На это нет разрешения.',
    en: 'You are not allowed to do that.',
  },
  second_factor_required: {
    uk: 'Підтвердьте це кодом із застосунку.',
    ru: 'Подтвердите это кодом из приложения.',
    en: 'Confirm this with a code from your app.',
  },
  not_found: {
    uk: 'Такого тут немає.',
    ru: 'Такого здесь нет.',
    en: 'There is no such thing here.',
  },
  no_such_call: {
    uk: 'Такого виклику немає.',
    ru: 'Такого вызова нет.',
    en: 'There is no such call.',
  },
  method_not_allowed: {
    uk: 'Цей виклик потребує іншого методу.',
    ru: 'Этому вызову нужен другой метод.',
    en: 'This call needs another method.',
  },
  request_timeout: {
    uk: 'Дані надходять надто повільно. Перевірте з’єднання та спробуйте ще раз.',
    ru: 'Данные поступают слишком медленно. Проверьте соединение и попробуйте ещё раз.',
    en: 'The data arrives too slowly. Check your connection and try again.',
  },
  conflict: {
    uk: 'Тим часом тут щось змінилося. Оновіть сторінку.',
    ru: 'Тем временем здесь что-то изменилось. Обновите страницу.',
    en: 'Something has changed here meanwhile. Reload the page.',
  },
  other_member: {
    uk: 'Тут уже ввійшов інший учасник, тож нічого не збережено. Оновіть сторінку.',
    ru: 'Здесь уже вошёл другой участник, поэтому ничего не сохранено. Обновите страницу.',
    en: 'Another member has logged in here meanwhile, so nothing was saved. Reload the page.',
  },
  too_large: {
    uk: 'Це завелике для надсилання.',
    ru: 'Это слишком велико для отправки.',
    en: 'That is too large to send.',
  },
  too_many_pixels: {
    uk: 'На зображенні понад 12 мегапікселів. Зменште його та спробуйте ще раз.',
    ru: 'На изображении больше 12 мегапикселей. Уменьшите его и попробуйте ещё раз.',
    en: 'The picture has more than 12 megapixels. Make it smaller and try again.',
  },
  unsupported_media: {
    uk: 'Такий вид даних тут не приймають.',
    ru: 'Такой вид данных здесь не принимается.',
    en: 'This kind of data is not accepted here.',
  },
  unfit_video: {
    uk: 'Фільм має бути без звуку, до трьох хвилин і не більший за 1920 пікселів.',
    ru: 'Фильм должен быть без звука, до трёх минут и не больше 1920 пикселей.',
    en: 'A film has to be silent, up to three minutes long and at most 1920 pixels wide or high.',
  },
  too_many_requests: {
    uk: 'Забагато запитів поспіль. Зачекайте трохи.',
    ru: 'Слишком много запросов подряд. Подождите немного.',
    en: 'Too many requests in a row. Wait a little.',
  },
  internal: {
    uk: 'Щось пішло не так. Ми вже знаємо про це.',
    ru: 'Что-то пошло не так. Мы уже знаем об этом.',
    en: 'Something went wrong. We know about it already.',
  },
  unavailable: {
    uk: 'Ця частина сайту зараз відпочиває. Спробуйте за хвилину.',
    ru: 'Эта часть сайта сейчас отдыхает. Попробуйте через минуту.',
    en: 'This part of the site is resting. Try again in a minute.',
  },
  timeout: {
    uk: 'Відповідь забарилася. Спробуйте ще раз.',
    ru: 'Ответ задержался. Попробуйте ещё раз.',
    en: 'The answer took too long. Try again.',
  },
};

/** too_many_requests with a long wait: 'in 2 hours'. */
export const longWait: Localised = {
  uk: 'Забагато спроб. Спробуйте ще раз {wait}.',
  ru: 'Слишком много попыток. Попробуйте ещё раз {wait}.',
  en: 'Too many tries. Please try again {wait}.',
};
