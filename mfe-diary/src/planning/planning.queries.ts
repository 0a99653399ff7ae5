import { getJobs } from '@stezhka/diary-contract';
import { query } from '@stezhka/shell-contract';

const HISTORY_PAGE = 20;

/** Page of the history that an address asks for; undefined: the current list. */
export function historyPageOf(address: URLSearchParams): number | undefined {
  if (address.get('view') !== 'history') return undefined;
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const historyQuery = (page: number) =>
  query(getJobs, { query: { all: true, limit: HISTORY_PAGE, page } });

export const historyPath = (page = 1): string =>
  page > 1 ? `/diary/planning?view=history&page=${page}` : '/diary/planning?view=history';
