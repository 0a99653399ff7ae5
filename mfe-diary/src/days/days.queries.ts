import { getDays } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

/** Query of the list's call for a page's query; a page that is no number is the first. */
function daysPage(address: URLSearchParams): { page: number } {
  const page = Number(address.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The days that an address asks for. */
export const daysQuery = (address: URLSearchParams) => query(getDays, { query: daysPage(address) });
