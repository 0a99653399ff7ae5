import type { Choice } from '@stezhka/kit/forms';
import type { Carrier, PlaceKind } from './carrier.ts';

const CITIES: readonly (readonly [name: string, region: string, branches: number, lockers: number])[] = [
  ['Київ', 'Київська обл.', 40, 60],
  ['Львів', 'Львівська обл.', 24, 30],
  ['Харків', 'Харківська обл.', 24, 26],
  ['Одеса', 'Одеська обл.', 24, 28],
  ['Дніпро', 'Дніпропетровська обл.', 22, 26],
  ['Запоріжжя', 'Запорізька обл.', 14, 16],
  ['Вінниця', 'Вінницька обл.', 12, 16],
  ['Полтава', 'Полтавська обл.', 10, 12],
  ['Чернігів', 'Чернігівська обл.', 8, 10],
  ['Черкаси', 'Черкаська обл.', 9, 10],
  ['Чернівці', 'Чернівецька обл.', 8, 10],
  ['Житомир', 'Житомирська обл.', 8, 10],
  ['Суми', 'Сумська обл.', 7, 9],
  ['Рівне', 'Рівненська обл.', 7, 9],
  ['Луцьк', 'Волинська обл.', 7, 9],
  ['Тернопіль', 'Тернопільська обл.', 7, 9],
  ['Івано-Франківськ', 'Івано-Франківська обл.', 8, 10],
  ['Ужгород', 'Закарпатська обл.', 6, 8],
  ['Хмельницький', 'Хмельницька обл.', 8, 10],
  ['Кропивницький', 'Кіровоградська обл.', 7, 8],
  ['Миколаїв', 'Миколаївська обл.', 9, 9],
  ['Херсон', 'Херсонська обл.', 3, 2],
  ['Кременчук', 'Полтавська обл.', 6, 7],
  ['Біла Церква', 'Київська обл.', 5, 7],
  ['Бровари', 'Київська обл.', 5, 8],
  ['Ірпінь', 'Київська обл.', 4, 6],
  ['Умань', 'Черкаська обл.', 3, 4],
  ['Дрогобич', 'Львівська обл.', 3, 4],
  ['Мукачево', 'Закарпатська обл.', 4, 5],
  ['Опішня', 'Полтавська обл.', 1, 0],
];
const STREETS = [
  'Соборна',
  'Шевченка',
  'Івана Франка',
  'Лесі Українки',
  'Грушевського',
  'Незалежності',
  'Садова',
  'Вокзальна',
  'Київська',
  'Миру',
  'Героїв України',
  'Сковороди',
];

const refOf = (index: number) => `city-${index + 1}`;
const label = ([name, region]: (typeof CITIES)[number]) => `${name}, ${region}`;
const choice = (city: (typeof CITIES)[number]): Choice => ({
  value: refOf(CITIES.indexOf(city)),
  label: label(city),
});
const plain = (text: string) => text.trim().toLowerCase().replaceAll(/[’ʼ']/g, '’');

/** Used without the carrier's key: real cities, invented branches, always the same. */
export const fixtureCarrier: Carrier = {
  async cities(text) {
    const wanted = plain(text);
    return CITIES.filter(([name]) => plain(name).startsWith(wanted))
      .slice(0, 20)
      .map(choice);
  },
  async city(ref) {
    const city = CITIES.find((_, i) => refOf(i) === ref);
    return city && choice(city);
  },
  async places(ref, kind) {
    const index = CITIES.findIndex((_, i) => refOf(i) === ref);
    const city = CITIES[index];
    if (!city) return [];
    return Array.from({ length: kind === 'branch' ? city[2] : city[3] }, (_, i) => place(index, i, kind));
  },
};

function place(city: number, i: number, kind: PlaceKind): Choice {
  const street = STREETS[(city * 5 + i * 7) % STREETS.length]!;
  const house = 1 + ((city * 31 + i * 17) % 120);
  const what = kind === 'branch' ? 'Відділення' : 'Поштомат';
  const number = kind === 'branch' ? i + 1 : 3000 + city * 100 + i;
  return { value: `${kind}-${city + 1}-${i + 1}`, label: `${what} № ${number}, вул. ${street}, ${house}` };
}
