import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureCarrier } from './fixture-carrier.ts';
import { novaPoshta } from './nova-poshta.ts';

interface Asked {
  apiKey: string;
  modelName: string;
  calledMethod: string;
  methodProperties: Record<string, string>;
}

/** Speaks the documented wire form: one address, the method in the body, success as a field. */
let server: Server;
let asked: Asked[];
let answer: (asked: Asked) => object;
let url: string;

beforeEach(async () => {
  asked = [];
  server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    asked.push(body);
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer(body)));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2.0/json/`;
});
afterEach(() => new Promise((done) => void server.close(done)));

const POLTAVA = {
  value: 'db5c88f0',
  label: {
    uk: 'Полтава, Полтавська обл.',
    ru: 'Полтава, Полтавская обл.',
    en: 'Poltava, Poltava region',
  },
};
const poltava = { Ref: 'db5c88f0', Description: 'Полтава', AreaDescription: 'Полтавська' };
const found = (data: object[]) => ({ success: true, data, errors: [] });

test('cities and branches are asked in the carrier’s form, and the same question once a day', async () => {
  answer = ({ calledMethod }) =>
    found(calledMethod === 'getCities' ? [poltava] : [{ Ref: 'w4', Description: 'Відділення № 4' }]);
  const carrier = novaPoshta({ url, key: 'the key' });
  expect(await carrier.cities('Пол')).toEqual([POLTAVA]);
  await carrier.cities('Пол');
  expect(await carrier.city('db5c88f0')).toMatchObject({ value: 'db5c88f0' });
  expect(await carrier.places('db5c88f0', 'branch')).toEqual([
    { value: 'w4', label: { uk: 'Відділення № 4', ru: 'Відділення № 4', en: 'Branch no. 4' } },
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toEqual({
    apiKey: 'the key',
    modelName: 'Address',
    calledMethod: 'getCities',
    methodProperties: { FindByString: 'Пол', Limit: '20', Page: '1' },
  });
  expect(asked[1]).toMatchObject({
    calledMethod: 'getWarehouses',
    methodProperties: { CityRef: 'db5c88f0' },
  });
});

test('of a large city every place is there, page by page', async () => {
  const places = Array.from({ length: 1_001 }, (_, i) => ({ Ref: `l${i}`, Description: `Поштомат № ${i}` }));
  answer = ({ methodProperties: { Limit, Page } }) =>
    found(places.slice((Number(Page) - 1) * Number(Limit), Number(Page) * Number(Limit)));
  const lockers = await novaPoshta({ url, key: 'k' }).places('kyiv', 'locker');
  expect([lockers.length, lockers.at(-1)!.value, asked.length]).toEqual([1_001, 'l1000', 3]);
});

test.each([
  ['a refusal', () => ({ success: false, data: [], errors: ['API key is invalid'] })],
  ['nonsense', () => ({})],
])('%s is unavailable, not an empty city, and is asked again', async (_, reply) => {
  answer = reply;
  const carrier = novaPoshta({ url, key: 'k' });
  await expect(carrier.cities('Пол')).rejects.toMatchObject({ code: 'unavailable' });
  answer = () => found([poltava]);
  expect(await carrier.cities('Пол')).toHaveLength(1);
});

test('a carrier that is away is unavailable', async () => {
  await expect(novaPoshta({ url: 'http://127.0.0.1:9/', key: 'k' }).cities('Пол')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('without a key there are real cities with made-up branches, the same every time', async () => {
  const [city] = await fixtureCarrier.cities('полт');
  expect(city!.label).toEqual(POLTAVA.label);
  const branches = await fixtureCarrier.places(city!.value, 'branch');
  expect(branches).toHaveLength(10);
  expect(new Set(branches.map(({ value }) => value)).size).toBe(10);
  expect(await fixtureCarrier.places('city-999', 'branch')).toEqual([]);
  expect(await fixtureCarrier.city('nowhere')).toBeUndefined();
});

test('a city is asked for in the spellings that the carrier knows, and answered once', async () => {
  const kyiv = { Ref: 'kyiv', Description: 'Київ', DescriptionRu: 'Киев', AreaDescription: 'Київська' };
  answer = ({ methodProperties: { FindByString } }) =>
    found('київ'.startsWith(FindByString!.toLowerCase()) ? [kyiv] : []);
  const askedFor = async (typed: string) => {
    asked = [];
    const cities = await novaPoshta({ url, key: 'k' }).cities(typed);
    expect(cities.map(({ label }) => label.en)).toEqual(['Kyiv, Kyiv region']);
    return asked.map(({ methodProperties }) => methodProperties.FindByString);
  };
  expect(await askedFor('Київ')).toEqual(['Київ']);
  expect(await askedFor('Kyiv')).toEqual(['київ']);
  expect(new Set(await askedFor('Киев'))).toEqual(new Set(['Киев', 'Київ']));
  expect(new Set(await askedFor('Kiev'))).toEqual(new Set(['кєв', 'Київ']));
});

test('a village that no table names has the carrier’s Russian name, and Latin letters', async () => {
  answer = () =>
    found([{ Ref: 'z', Description: 'Згурівка', DescriptionRu: 'Згуровка', AreaDescription: 'Київська' }]);
  const [village] = await novaPoshta({ url, key: 'k' }).cities('Zghuriv');
  expect(asked[0]!.methodProperties.FindByString).toBe('згурів');
  expect(village!.label).toEqual({
    uk: 'Згурівка, Київська обл.',
    ru: 'Згуровка, Киевская обл.',
    en: 'Zghurivka, Kyiv region',
  });
});

test.each([
  ['Київ', 'Київ', 'Киев', 'Kyiv', 'Kiev', 'kiїv', 'КИЕВ', 'kyi'],
  ['Львів', 'Львов', 'Lviv', 'Lvov', 'льв'],
  ['Одеса', 'Одесса', 'Odesa', 'Odessa', 'одес'],
  ['Харків', 'Харьков', 'Kharkiv', 'Kharkov', 'Harkiv'],
  ['Запоріжжя', 'Запорожье', 'Zaporizhzhia', 'Zaporozhye', 'Zaporizhia'],
  ['Миколаїв', 'Николаев', 'Mykolaiv', 'Nikolaev'],
  ['Дніпро', 'Днепр', 'Dnipro', 'Dnepr'],
  ['Біла Церква', 'Белая Церковь', 'Bila Tserkva', 'bila'],
  ['Івано-Франківськ', 'Ивано-Франковск', 'Ivano-Frankivsk', 'ivano frankivsk'],
])('%s is found by every spelling', async (name, ...spellings) => {
  for (const typed of [name, ...spellings]) {
    const [city] = await fixtureCarrier.cities(typed);
    expect([typed, city?.label.uk.split(',')[0]]).toEqual([typed, name]);
  }
});

test('letters of no city, and no letters, find none', async () => {
  for (const typed of ['Хогвартс', 'xyz', '%', '...', ''])
    expect(await fixtureCarrier.cities(typed)).toEqual([]);
});
