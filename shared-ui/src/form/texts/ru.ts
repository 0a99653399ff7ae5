import type { FormTexts } from '../form-texts.ts';

export const formTexts: FormTexts = {
  'form.required': 'Поле не может быть пустым',
  'form.noOptions': 'Вариантов нет',
  'form.search': 'Начните вводить',
  'form.show': 'Показать пароль',
  'form.hide': 'Скрыть пароль',
  'form.add': 'Добавить',
  'form.remove': 'Убрать',
  'form.loading': 'Загружаем…',
  'form.failed': 'Не получилось. То, что вы ввели, не пропало — попробуйте ещё раз.',
  'form.tooLong': 'Слишком длинный текст, символов',
  'form.from': 'Начало',
  'form.to': 'Конец',
  'form.needsScripts': 'Без JavaScript форма не отправится: включите его и обновите страницу.',
};
