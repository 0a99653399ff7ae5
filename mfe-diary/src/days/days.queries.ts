import { getDays } from '@stezhka/diary-contract';
import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import { query } from '@stezhka/shell-contract';

export interface DaysFilter {
  sphere: string;
  text: string;
}

/** Too short a text narrows nothing. */
export function filterOf(address: URLSearchParams): DaysFilter {
  const text = (address.get('text') ?? '').trim().slice(0, SEARCH_LENGTH.max);
  return {
    sphere: /^[a-z_]{1,40}$/.exec(address.get('sphere') ?? '')?.[0] ?? '',
    text: text.length < SEARCH_LENGTH.min ? '' : text,
  };
}

const filled = (filter: DaysFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Partial<DaysFilter>;

/** A page that is no number is the first. */
function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The days that an address asks for. */
export const daysQuery = (address: URLSearchParams) =>
  query(getDays, { query: { page: pageOf(address), ...filled(filterOf(address)) } });

export function daysPath(filter: DaysFilter, page = 1): string {
  const search = new URLSearchParams({
    ...filled(filter),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search ? `/diary/days?${search}` : '/diary/days';
}
