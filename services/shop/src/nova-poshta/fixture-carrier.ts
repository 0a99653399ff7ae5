import { type Carrier, PLACE_KINDS, type Place, type PlaceKind } from './carrier.ts';
import { cityLabel, knownCities } from './place-names.ts';
import { toLatin } from './transliterate.ts';

const CITIES: readonly (readonly [name: string, region: string, branches: number, lockers: number])[] = [
  ['Київ', 'Київська', 40, 60],
  ['Львів', 'Львівська', 24, 30],
  ['Харків', 'Харківська', 24, 26],
  ['Одеса', 'Одеська', 24, 28],
  ['Дніпро', 'Дніпропетровська', 22, 26],
  ['Запоріжжя', 'Запорізька', 14, 16],
  ['Вінниця', 'Вінницька', 12, 16],
  ['Полтава', 'Полтавська', 10, 12],
  ['Чернігів', 'Чернігівська', 8, 10],
  ['Черкаси', 'Черкаська', 9, 10],
  ['Чернівці', 'Чернівецька', 8, 10],
  ['Житомир', 'Житомирська', 8, 10],
  ['Суми', 'Сумська', 7, 9],
  ['Рівне', 'Рівненська', 7, 9],
  ['Луцьк', 'Волинська', 7, 9],
  ['Тернопіль', 'Тернопільська', 7, 9],
  ['Івано-Франківськ', 'Івано-Франківська', 8, 10],
  ['Ужгород', 'Закарпатська', 6, 8],
  ['Хмельницький', 'Хмельницька', 8, 10],
  ['Кропивницький', 'Кіровоградська', 7, 8],
  ['Миколаїв', 'Миколаївська', 9, 9],
  ['Херсон', 'Херсонська', 3, 2],
  ['Кременчук', 'Полтавська', 6, 7],
  ['Біла Церква', 'Київська', 5, 7],
  ['Бровари', 'Київська', 5, 8],
  ['Ірпінь', 'Київська', 4, 6],
  ['Умань', 'Черкаська', 3, 4],
  ['Дрогобич', 'Львівська', 3, 4],
  ['Мукачево', 'Закарпатська', 4, 5],
  ['Опішня', 'Полтавська', 1, 0],
];
const STREETS = [
  ['Соборна', 'Соборная'],
  ['Шевченка', 'Шевченко'],
  ['Івана Франка', 'Ивана Франко'],
  ['Лесі Українки', 'Леси Украинки'],
  ['Грушевського', 'Грушевского'],
  ['Незалежності', 'Независимости'],
  ['Садова', 'Садовая'],
  ['Вокзальна', 'Вокзальная'],
  ['Київська', 'Киевская'],
  ['Миру', 'Мира'],
  ['Героїв України', 'Героев Украины'],
  ['Сковороди', 'Сковороды'],
] as const;

const refOf = (index: number) => `city-${index + 1}`;
const choice = (city: (typeof CITIES)[number]): Place => ({
  value: refOf(CITIES.indexOf(city)),
  label: cityLabel(city[0], city[1]),
});

/** Used without the carrier's key: real cities, invented branches, always the same. */
export const fixtureCarrier: Carrier = {
  async cities(text) {
    const names = knownCities(text);
    return CITIES.filter(([name]) => names.includes(name))
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

function place(city: number, i: number, kind: PlaceKind): Place {
  const [uk, ru] = STREETS[(city * 5 + i * 7) % STREETS.length]!;
  const house = 1 + ((city * 31 + i * 17) % 120);
  const what = PLACE_KINDS[kind];
  const number = kind === 'branch' ? i + 1 : 3000 + city * 100 + i;
  return {
    value: `${kind}-${city + 1}-${i + 1}`,
    label: {
      uk: `${what.uk} № ${number}, вул. ${uk}, ${house}`,
      ru: `${what.ru} № ${number}, ул. ${ru}, ${house}`,
      en: `${what.en} no. ${number}, ${house} ${toLatin(uk)} St`,
    },
  };
}
