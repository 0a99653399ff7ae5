import { type Choices, COVERS, ENGRAVING_LENGTH, INNER_BLOCKS, PAPERS } from '@stezhka/shop-contract';

const among = <const T extends string>(values: readonly T[], given: string | null): T =>
  values.find((one) => one === given) ?? values[0]!;

/** What an address says of the choices; what it does not say, or says wrong, is the first of each. */
export const choicesIn = (query: URLSearchParams): Choices => ({
  cover: among(COVERS, query.get('cover')),
  inner: among(INNER_BLOCKS, query.get('inner')),
  paper: among(PAPERS, query.get('paper')),
  engraving: (query.get('engraving') ?? '').slice(0, ENGRAVING_LENGTH),
});
