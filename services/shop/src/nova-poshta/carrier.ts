import type { Choice } from '@stezhka/kit/forms';

export type PlaceKind = 'branch' | 'locker';

export interface Carrier {
  cities(text: string): Promise<readonly Choice[]>;
  city(ref: string): Promise<Choice | undefined>;
  places(city: string, kind: PlaceKind): Promise<readonly Choice[]>;
}

let carrier: Carrier | undefined;

/** Called once by `main.ts`, and by tests. */
export const useCarrier = (given: Carrier): void => {
  carrier = given;
};

export function currentCarrier(): Carrier {
  if (!carrier) throw new Error('No carrier: call useCarrier when the service starts.');
  return carrier;
}
