import { AppError } from '@stezhka/kit/errors';
import { LRUCache } from 'lru-cache';
import { type Carrier, PLACE_KINDS, type Place, type PlaceKind } from './carrier.ts';
import { cityLabel, spellingsOf } from './place-names.ts';
import { toLatin } from './transliterate.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 4_000;
const PLACES_PER_PAGE = 500;
const MOST_PAGES = 20;
const MOST_CITIES = 20;
const KINDS: Record<PlaceKind, string> = {
  branch: '841339c7-591a-42e2-8233-7a0a00f0ed6f',
  locker: 'f9316480-5f2d-425d-bc2c-ac7cd29decf0',
};

interface Answer {
  success: boolean;
  data: { Ref: string; Description: string; DescriptionRu?: string; AreaDescription?: string }[];
  errors: string[];
}

/** Nova Poshta's API 2.0, cached for a day. @param url 'https://api.novaposhta.ua/v2.0/json/' */
export function novaPoshta({ url, key }: { url: string; key: string }): Carrier {
  const kept = new LRUCache<string, Place[]>({ max: 2_000, ttl: DAY_MS });
  const known = new LRUCache<string, Place>({ max: 20_000, ttl: DAY_MS });

  async function request(calledMethod: string, methodProperties: object): Promise<Place[]> {
    const id = JSON.stringify([calledMethod, methodProperties]);
    const before = kept.get(id);
    if (before) return before;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ apiKey: key, modelName: 'Address', calledMethod, methodProperties }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfter: 5 });
    });
    const answer = (await reply.json().catch(() => ({ success: false, errors: [] }))) as Answer;
    if (!reply.ok || !answer.success) {
      throw new AppError('unavailable', { cause: new Error(answer.errors?.join(', ')), retryAfter: 5 });
    }
    const found = answer.data.map(({ Ref, Description: uk, DescriptionRu: ru, AreaDescription: region }) => ({
      value: Ref,
      label: region ? cityLabel(uk, region, ru) : { uk, ru: ru || uk, en: inEnglish(uk) },
    }));
    kept.set(id, found);
    for (const one of found) known.set(one.value, one);
    return found;
  }

  return {
    async cities(text) {
      const asked = spellingsOf(text).map((one) =>
        request('getCities', { FindByString: one, Limit: String(MOST_CITIES), Page: '1' }),
      );
      const found = new Map((await Promise.all(asked)).flat().map((city) => [city.value, city]));
      return [...found.values()].slice(0, MOST_CITIES);
    },
    async city(ref) {
      return known.get(ref) ?? (await request('getCities', { Ref: ref })).find(({ value }) => value === ref);
    },
    async places(city, kind) {
      const wanted = { CityRef: city, TypeOfWarehouseRef: KINDS[kind], Limit: String(PLACES_PER_PAGE) };
      const places: Place[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const some = await request('getWarehouses', { ...wanted, Page: String(page) });
        places.push(...some);
        if (some.length < PLACES_PER_PAGE) break;
      }
      return places;
    },
  };
}

/** 'Відділення №4: вул. Соборна, 12' → 'Branch no. 4: vul. Soborna, 12' */
const inEnglish = (place: string): string =>
  toLatin(
    place.replaceAll(/№\s*/g, 'no. ').replaceAll(/Відділення|Поштомат/g, (kind) => ENGLISH_KINDS.get(kind)!),
  );
const ENGLISH_KINDS = new Map(Object.values(PLACE_KINDS).map(({ uk, en }) => [uk, en]));
