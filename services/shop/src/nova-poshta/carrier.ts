import type { Choice } from '@stezhka/kit/forms';

/** What a parcel is sent to. */
export type PlaceKind = 'branch' | 'locker';

/** Cities and places of the carrier; labels are in Ukrainian, as they stand on the parcel. */
export interface Carrier {
  /** Up to 20 that begin with the text. */
  cities(text: string): Promise<readonly Choice[]>;
  city(ref: string): Promise<Choice | undefined>;
  places(city: string, kind: PlaceKind): Promise<readonly Choice[]>;
}

let carrier: Carrier | undefined;

/** Says whom the shop asks, before it listens; `main.ts` does it. */
export const useCarrier = (given: Carrier): void => {
  carrier = given;
};

/** @throws Error before `useCarrier` */
export function currentCarrier(): Carrier {
  if (!carrier) throw new Error('No carrier: call useCarrier when the service starts.');
  return carrier;
}
