import { foldWord } from '@stezhka/kit/fold-word';
import type { Localised } from '@stezhka/kit-contract';
import { toLatin, toUkrainian } from './transliterate.ts';

/** Ukrainian names and the Russian ones; the Latin letters follow from the Ukrainian name. */
const CITIES = new Map([
  ['Київ', 'Киев'],
  ['Львів', 'Львов'],
  ['Харків', 'Харьков'],
  ['Одеса', 'Одесса'],
  ['Дніпро', 'Днепр'],
  ['Запоріжжя', 'Запорожье'],
  ['Вінниця', 'Винница'],
  ['Полтава', 'Полтава'],
  ['Чернігів', 'Чернигов'],
  ['Черкаси', 'Черкассы'],
  ['Чернівці', 'Черновцы'],
  ['Житомир', 'Житомир'],
  ['Суми', 'Сумы'],
  ['Рівне', 'Ровно'],
  ['Луцьк', 'Луцк'],
  ['Тернопіль', 'Тернополь'],
  ['Івано-Франківськ', 'Ивано-Франковск'],
  ['Ужгород', 'Ужгород'],
  ['Хмельницький', 'Хмельницкий'],
  ['Кропивницький', 'Кропивницкий'],
  ['Миколаїв', 'Николаев'],
  ['Херсон', 'Херсон'],
  ['Кривий Ріг', 'Кривой Рог'],
  ['Кременчук', 'Кременчуг'],
  ['Біла Церква', 'Белая Церковь'],
  ['Бровари', 'Бровары'],
  ['Ірпінь', 'Ирпень'],
  ['Умань', 'Умань'],
  ['Дрогобич', 'Дрогобыч'],
  ['Мукачево', 'Мукачево'],
  ['Опішня', 'Опошня'],
]);

const REGIONS = new Map<string, readonly [ru: string, en: string]>([
  ['Вінницька', ['Винницкая', 'Vinnytsia']],
  ['Волинська', ['Волынская', 'Volyn']],
  ['Дніпропетровська', ['Днепропетровская', 'Dnipropetrovsk']],
  ['Донецька', ['Донецкая', 'Donetsk']],
  ['Житомирська', ['Житомирская', 'Zhytomyr']],
  ['Закарпатська', ['Закарпатская', 'Zakarpattia']],
  ['Запорізька', ['Запорожская', 'Zaporizhzhia']],
  ['Івано-Франківська', ['Ивано-Франковская', 'Ivano-Frankivsk']],
  ['Київська', ['Киевская', 'Kyiv']],
  ['Кіровоградська', ['Кировоградская', 'Kirovohrad']],
  ['Луганська', ['Луганская', 'Luhansk']],
  ['Львівська', ['Львовская', 'Lviv']],
  ['Миколаївська', ['Николаевская', 'Mykolaiv']],
  ['Одеська', ['Одесская', 'Odesa']],
  ['Полтавська', ['Полтавская', 'Poltava']],
  ['Рівненська', ['Ровненская', 'Rivne']],
  ['Сумська', ['Сумская', 'Sumy']],
  ['Тернопільська', ['Тернопольская', 'Ternopil']],
  ['Харківська', ['Харьковская', 'Kharkiv']],
  ['Херсонська', ['Херсонская', 'Kherson']],
  ['Хмельницька', ['Хмельницкая', 'Khmelnytskyi']],
  ['Черкаська', ['Черкасская', 'Cherkasy']],
  ['Чернівецька', ['Черновицкая', 'Chernivtsi']],
  ['Чернігівська', ['Черниговская', 'Chernihiv']],
]);

/** 'Полтава, Полтавська обл.' @param ru the carrier's own Russian name, where the table has none */
export function cityLabel(city: string, region: string, ru = city): Localised {
  const [regionRu, regionEn] = REGIONS.get(region) ?? [region, toLatin(region)];
  return {
    uk: `${city}, ${region} обл.`,
    ru: `${CITIES.get(city) ?? ru}, ${regionRu} обл.`,
    en: `${toLatin(city)}, ${regionEn} region`,
  };
}

const KEYS = [...CITIES].map(([uk, ru]) => ({ uk, keys: [foldWord(uk), foldWord(ru)] }));

/** Ukrainian names of cities that begin with the typed letters in any spelling; few cities have many buyers. */
export function knownCities(typed: string): string[] {
  const key = foldWord(typed);
  return key === ''
    ? []
    : KEYS.filter(({ keys }) => keys.some((one) => one.startsWith(key))).map(({ uk }) => uk);
}

const MOST_SPELLINGS = 4;

/** What to ask a carrier that knows Ukrainian and Russian spellings. */
export function spellingsOf(typed: string): string[] {
  const own = /[a-z]/i.test(typed) ? toUkrainian(typed) : typed;
  const more = knownCities(typed).filter((name) => !name.toLowerCase().startsWith(own.toLowerCase()));
  return [own, ...more].slice(0, MOST_SPELLINGS);
}
