import type { FormTexts } from '../form-texts.ts';

export const formTexts: FormTexts = {
  'form.required': 'Поле не може бути порожнім',
  'form.noOptions': 'Варіантів немає',
  'form.search': 'Почніть вводити',
  'form.show': 'Показати пароль',
  'form.hide': 'Сховати пароль',
  'form.add': 'Додати',
  'form.remove': 'Прибрати',
  'form.loading': 'Завантажуємо…',
  'form.failed': 'Зараз не вийшло. Усе введене на місці, спробуйте ще раз.',
  'form.tooLong': 'Задовгий текст, символів',
  'form.from': 'Початок',
  'form.to': 'Кінець',
  'form.needsScripts': 'Форма працює лише з JavaScript: увімкніть його й оновіть сторінку.',
};
