import { formatPlace } from './order-texts.ts';

test.each([
  ['Київ', 'просп. Миру, 10-А, кв. 4', 'Кур’єр, Київ, просп.~Миру,~10-А, кв.~4'],
  ['Київ', '04000', 'Кур’єр, Київ,~04000'],
  ['Полтава', 'Відділення № 4, вул. Київська, 29', 'Кур’єр, Полтава, Відділення~№~4, вул.~Київська,~29'],
  ['Kyiv', 'Branch no. 12, Khoryva, 25/3', 'Кур’єр, Kyiv, Branch~no.~12, Khoryva,~25/3'],
  ['Kyiv', 'Piano. 5', 'Кур’єр, Kyiv, Piano. 5'],
  ['', '', 'Кур’єр'],
])('numbers of %s, %s stay with what they number', (city, place, shown) => {
  expect(formatPlace({ label: 'Кур’єр', city, place })).toBe(shown.replaceAll('~', '\u00a0'));
});
