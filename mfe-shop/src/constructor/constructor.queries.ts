import { query } from '@stezhka/shell-contract';
import {
  type Choices,
  COVERS,
  ENGRAVING_LENGTH,
  FIRST_CHOICES,
  getConstructed,
  INNER_BLOCKS,
  PAPERS,
} from '@stezhka/shop-contract';

const KEYS = ['cover', 'inner', 'paper', 'engraving'] as const;

const among = <const T extends string>(values: readonly T[], given: string | null, first: T): T =>
  values.find((one) => one === given) ?? first;

/** The choices of an address; a missing or wrong one is the first of its kind. */
export const choicesIn = (address: URLSearchParams): Choices => ({
  cover: among(COVERS, address.get('cover'), FIRST_CHOICES.cover),
  inner: among(INNER_BLOCKS, address.get('inner'), FIRST_CHOICES.inner),
  paper: among(PAPERS, address.get('paper'), FIRST_CHOICES.paper),
  engraving: (address.get('engraving') ?? '').trim().normalize().slice(0, ENGRAVING_LENGTH),
});

/** The query of an address; the first of each is left out, so that one diary has one address. */
export function choicesQuery(choices: Choices): string {
  const address = new URLSearchParams();
  for (const key of KEYS) {
    const value = choices[key].trim();
    if (value !== FIRST_CHOICES[key]) address.set(key, value);
  }
  return address.toString();
}

export const constructedQuery = (choices: Choices) => query(getConstructed, { query: choices });
