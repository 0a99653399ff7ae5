import { getChatQueue } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

export interface Chosen {
  state: 'open' | 'closed';
  page: number;
  /** Id of the thread that is open beside the list. */
  thread: string | undefined;
}

export const chosenIn = (query: URLSearchParams): Chosen => ({
  state: query.get('state') === 'closed' ? 'closed' : 'open',
  page: Math.max(1, Math.trunc(Number(query.get('page')) || 1)),
  thread: /^[0-9a-f]{24}$/.exec(query.get('thread') ?? '')?.[0],
});

export const queueQuery = (search: URLSearchParams) => {
  const { state, page } = chosenIn(search);
  return query(getChatQueue, { query: { state, page } });
};

/** The address with some of it changed. */
export function chosenHref(chosen: Chosen, changes: Partial<Chosen>): string {
  const { state, page, thread } = { ...chosen, ...changes };
  const query = new URLSearchParams({
    ...(state === 'closed' && { state }),
    ...(page > 1 && { page: String(page) }),
    ...(thread && { thread }),
  }).toString();
  return query ? `/admin/chat?${query}` : '/admin/chat';
}
