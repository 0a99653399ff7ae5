import type { CallArgs, Locale, Operation, Shape } from '@stezhka/kit-contract';
import type { CallError, ChangeOptions } from '@stezhka/shell-contract';
import { type CacheThunk, endpointOf, shownMember } from './api.ts';
import { writeReply } from './cached-reads.ts';
import { silenced } from './call-errors.ts';
import type { CallOrder } from './call-order.ts';
import { changeClosed, changeOpened } from './open-changes.slice.ts';

const SUPERSEDED: CallError = { status: 0, code: 'superseded', message: '' };

/** Rejects when a newer change of the same key arrives. */
const rest = ({ resting }: CallOrder, key: string, ms: number): Promise<void> =>
  new Promise((resolve, reject) => {
    resting.get(key)?.();
    const timer = setTimeout(() => {
      resting.delete(key);
      resolve();
    }, ms);
    resting.set(key, () => {
      clearTimeout(timer);
      reject(SUPERSEDED);
    });
  });

/** See ShellApi.useChange. The change outlives the page that sent it. */
export const sendChange =
  <T extends Shape>(
    op: Operation<T>,
    args: CallArgs,
    locale: Locale,
    { quiet, optimistic, debounce, onSend }: ChangeOptions<T>,
  ): CacheThunk<Promise<T['reply']>> =>
  async (dispatch, getState, { order }) => {
    const id = order.next();
    const member = shownMember(getState(), order);
    const read = op.writes;
    const apply = (reply: unknown) => ({
      ...(reply as object),
      ...(optimistic?.(reply, args as never) as object),
    });
    if (read && optimistic) dispatch(changeOpened({ id, read: read.name, apply }));
    try {
      if (debounce) await rest(order, debounce.key(args as never), debounce.ms);
      onSend?.(args as never);
      const sent = order.next();
      const call = { locale, ...(member && { member }), ...args };
      const request = endpointOf(op).initiate(quiet ? silenced(call) : call, { track: false });
      const reply: T['reply'] = await dispatch(request).unwrap();
      if (read) dispatch(writeReply(read, locale, reply, sent));
      return reply;
    } finally {
      if (read && optimistic) dispatch(changeClosed(id));
    }
  };
