import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { useState } from 'react';

/** Drawn once the page is there: documents of the cart and the list of wishes have none of its styles. */
const BestsellersShelf = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "slot-bestsellers" */ './bestsellers-shelf.tsx')).BestsellersShelf,
  { when: 'hydrated' },
);

/** Under a list that is empty. It stays for the visit: what was taken from it gives the focus back to it. */
export function LateShelf({ empty }: { empty: boolean }) {
  const [been, setBeen] = useState(empty);
  if (empty && !been) setBeen(true);
  return been && <BestsellersShelf />;
}
