import { diaryErrors } from '@stezhka/diary-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(diaryErrors, {
  day_changed: {
    uk: 'Цей день тим часом змінився в іншому вікні.',
    ru: 'Этот день тем временем изменился в другом окне.',
    en: 'This day has changed in another window meanwhile.',
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
