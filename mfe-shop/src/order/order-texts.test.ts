import { formatPlace } from './order-texts.ts';

test.each([
  ['Полтава, Відділення № 4, вул. Київська, 29', 'Полтава, Відділення №~4, вул.~Київська,~29'],
  ['Kyiv, Branch no. 12, Khoryva, 25/3', 'Kyiv, Branch no.~12, Khoryva,~25/3'],
  ['Київ, просп. Миру, 10-А, кв. 4', 'Київ, просп.~Миру,~10-А, кв.~4'],
  ['Київ, 04000', 'Київ,~04000'],
  ['Kyiv, Piano. 5', 'Kyiv, Piano. 5'],
])('numbers of %s stay with what they number', (place, shown) => {
  expect(formatPlace(place)).toBe(shown.replaceAll('~', '\u00a0'));
});
