import { contentErrors } from '@stezhka/content-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(contentErrors, {
  layout_changed: {
    uk: 'Цей розклад тим часом змінено на іншому пристрої.',
    ru: 'Этот расклад тем временем изменён на другом устройстве.',
    en: 'This layout has been changed on another device meanwhile.',
  },
  layouts_full: {
    uk: 'Місця для нових розкладів більше немає. Видаліть старий, щоб зберегти цей.',
    ru: 'Для новых раскладов больше нет места. Удалите старый, чтобы сохранить этот.',
    en: 'There’s no room for more layouts. Delete an old one to save this one.',
  },
});
