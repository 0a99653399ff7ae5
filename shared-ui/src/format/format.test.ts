import { formatDate, formatDiscount, formatMonth, formatPrice, noBreak } from './format.ts';

test.each([
  [1290, 'uk', '1\u00a0290\u00a0₴'],
  [1234567.5, 'ru', '1\u00a0234\u00a0567,50\u00a0₴'],
  [86.88, 'en', '86.88\u00a0₴'],
  [-176, 'uk', '−176\u00a0₴'],
] as const)('%d in %s', (value, locale, text) => {
  expect(formatPrice(value, locale)).toBe(text);
});

test('a discount has a real minus', () => {
  expect(formatDiscount(16)).toBe('−16%');
});

test('a calendar date is the same everywhere, a moment is shown in its zone', () => {
  expect(formatDate('2026-11-20', 'uk', 'day', 'America/New_York')).toBe('20\u00a0листопада');
  expect(formatDate('2026-11-20', 'en', 'date')).toBe('20\u00a0November 2026');
  expect(formatDate('2026-11-20T22:30:00Z', 'ru', 'day')).toBe('21\u00a0ноября');
  expect(formatDate('2026-11-20T19:40:00Z', 'uk', 'time')).toBe('21:40');
  expect(formatDate('2026-11-20', 'uk', 'weekday')).toBe('п’ятниця, 20\u00a0листопада');
});

test.each([
  ['uk', 'листопада\u00a02026'],
  ['ru', 'ноября\u00a02026'],
  ['en', 'November\u00a02026'],
] as const)('a month since which something is, in %s', (locale, text) => {
  // Half past midnight of the first in Kyiv.
  expect(formatMonth('2026-10-31T22:30:00Z', locale)).toBe(text);
});

test('short words, numbers and signs stay with what follows', () => {
  expect(noBreak('Стежка до себе починається з рядка на день')).toBe(
    'Стежка до\u00a0себе починається з\u00a0рядка на\u00a0день',
  );
  expect(noBreak('від 1 000 ₴ — за 28 днів')).toBe('від 1\u00a0000\u00a0₴\u00a0— за\u00a028\u00a0днів');
  expect(noBreak('папір, 100 г/м²: чорнило')).toBe('папір, 100\u00a0г/\u2060м²: чорнило');
  expect(noBreak('будь-хто, будь-коли, щоденник-планер')).toBe(
    'будь-\u2060хто, будь-\u2060коли, щоденник-планер',
  );
  expect(noBreak('Your e-mail')).toBe('Your e-mail');
  expect(noBreak('і я й ти')).toBe('і\u00a0я\u00a0й\u00a0ти');
});
