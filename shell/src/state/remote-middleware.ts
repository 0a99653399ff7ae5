import type { Middleware } from '@stezhka/store';

const added: Middleware[] = [];

/** For remotes that load after the store was made. */
export function addMiddleware(...more: readonly Middleware[]): void {
  added.push(...more.filter((one) => !added.includes(one)));
}

/** Redux Toolkit's own dynamic middleware keeps each store it has met: 14 kB for every page of the server. */
export const remoteMiddleware: Middleware = (store) => (next) => {
  const applied: ReturnType<Middleware>[] = [];
  let dispatch = next;
  return (action) => {
    if (applied.length < added.length) {
      applied.push(...added.slice(applied.length).map((one) => one(store)));
      dispatch = applied.reduceRight((inner, one) => one(inner) as typeof next, next);
    }
    return dispatch(action);
  };
};
