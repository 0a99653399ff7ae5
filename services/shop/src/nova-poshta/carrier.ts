import type { Localised } from '@stezhka/kit-contract';

export type PlaceKind = 'branch' | 'locker';

export const PLACE_KINDS: Record<PlaceKind, Localised> = {
  branch: { uk: 'Відділення', ru: 'Отделение', en: 'Branch' },
  locker: { uk: 'Поштомат', ru: 'Почтомат', en: 'Parcel locker' },
};

/** A city, a branch or a locker: the carrier's id, and its name in each language. */
export interface Place {
  value: string;
  label: Localised;
}

export interface Carrier {
  /** Those that begin with the text, in any spelling. */
  cities(text: string): Promise<readonly Place[]>;
  city(ref: string): Promise<Place | undefined>;
  places(city: string, kind: PlaceKind): Promise<readonly Place[]>;
}

let carrier: Carrier | undefined;

/** Called once by `main.ts`, and by tests; undefined when no carrier is configured. */
export const useCarrier = (given: Carrier | undefined): void => {
  carrier = given;
};

export const hasCarrier = (): boolean => carrier !== undefined;

export function currentCarrier(): Carrier {
  if (!carrier) throw new Error('No carrier is configured.');
  return carrier;
}
