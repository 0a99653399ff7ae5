import { diaryErrors } from '@stezhka/diary-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(diaryErrors, {
  day_changed: {
    uk: 'Цей день тим часом змінився в іншому вікні.',
    ru: 'Этот день тем временем изменился в другом окне.',
    en: 'This day has changed in another window meanwhile.',
  },
  event_changed: {
    uk: 'Цю подію тим часом змінено в іншому вікні.',
    ru: 'Это событие тем временем изменено в другом окне.',
    en: 'This event has been changed in another window meanwhile.',
  },
  setting_changed: {
    uk: 'Це налаштування тим часом змінено в іншому вікні.',
    ru: 'Эта настройка тем временем изменена в другом окне.',
    en: 'This setting has been changed in another window meanwhile.',
  },
  decart_full: {
    uk: 'На один день вистачить двадцяти рішень. Приберіть те, що вже не потрібне.',
    ru: 'На один день хватит двадцати решений. Уберите то, что уже не нужно.',
    en: 'Twenty decisions are enough for one day. Remove one that you no longer need.',
  },
  events_full: {
    uk: 'На цю дату вже тридцять подій. Приберіть одну, щоб додати нову.',
    ru: 'На эту дату уже тридцать событий. Уберите одно, чтобы добавить новое.',
    en: 'This date already has thirty events. Remove one to add another.',
  },
  parameters_full: {
    uk: 'Більше показників не додати. Приберіть один, щоб звільнити місце.',
    ru: 'Больше показателей не добавить. Уберите один, чтобы освободить место.',
    en: 'No more parameters fit. Remove one to make room.',
  },
  diary_closed: {
    uk: 'Щоденник у розробці. Ваші записи на місці.',
    ru: 'Дневник в разработке. Ваши записи на месте.',
    en: 'Diary is under development. Your entries are safe.',
  },
  day_ahead: {
    uk: 'Цей день ще попереду. Запишете, коли він настане.',
    ru: 'Этот день ещё впереди. Запишете, когда он наступит.',
    en: 'This day is still ahead. You can write in it when it comes.',
  },
});
