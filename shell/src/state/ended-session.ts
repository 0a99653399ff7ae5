import { getUser, isLoggedIn, type UserReply } from '@stezhka/account-contract';
import { type CacheState, endpointOf, type QueryState } from '../api/api.ts';
import { silenced } from '../api/call-errors.ts';

const userEntry = (state: CacheState) =>
  endpointOf(getUser).select({ locale: state.meta.locale })(state) as QueryState;

/** False while the user is being asked for. */
export function isMemberLoggedIn(state: CacheState): boolean {
  const { status, data } = userEntry(state);
  return status === 'fulfilled' && isLoggedIn(data as UserReply);
}

/** A refused call of a member may mean that the session ended elsewhere. @returns whether a member is still there */
export async function refetchUser(
  // biome-ignore lint/suspicious/noExplicitAny: a store's dispatch takes the cache's own thunks too
  dispatch: any,
  { meta }: Pick<CacheState, 'meta'>,
): Promise<boolean> {
  const call = silenced({ locale: meta.locale });
  const { data } = await dispatch(
    endpointOf(getUser).initiate(call, { forceRefetch: true, subscribe: false }),
  );
  return isLoggedIn(data as UserReply | undefined);
}
