import type { Choice } from '@stezhka/kit/forms';

export type PlaceKind = 'branch' | 'locker';

export interface Carrier {
  cities(text: string): Promise<readonly Choice[]>;
  city(ref: string): Promise<Choice | undefined>;
  places(city: string, kind: PlaceKind): Promise<readonly Choice[]>;
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
