import type { Request, Response } from 'express';
import { AppError } from '../errors/errors.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Identity } from '../identity/identity.ts';
import { clock } from '../process/clock.ts';
import { abandonedSignal, FairQueue } from '../process/fair-queue.ts';

/** Of all reads of one search: a longer one is refused, as the others wait for the same database. */
const SEARCH_MS = 2000;
/** A person types ahead of the answers; of a page that the server draws the visitor is the renderer. */
const turns = new FairQueue({ running: 4, waiting: 64, perVisitor: 6, within: { turn: SEARCH_MS } });
const MAX_TIME_EXPIRED = 50;
const COME_BACK_SECONDS = 30;

export interface Searcher {
  visitor: string;
  /** Ends the search of a visitor who has left. */
  gone: AbortSignal;
}

export const searcherOf = ({
  req,
  res,
  identity,
}: {
  req: Request;
  res: Response;
  identity: Pick<Identity, 'userId'>;
}): Searcher => ({ visitor: identity.userId ?? visitorAddress(req), gone: abandonedSignal(res) });

/** Milliseconds that a search still has. @throws AppError unavailable when there are none, or nobody waits for it */
export type TimeLeft = () => number;

function timeLeft(gone: AbortSignal): TimeLeft {
  const end = clock.now().getTime() + SEARCH_MS;
  return () => {
    const left = end - clock.now().getTime();
    if (left <= 0 || gone.aborted) throw tooLong();
    return left;
  };
}

const tooLong = (cause?: unknown) =>
  new AppError('unavailable', { retryAfter: COME_BACK_SECONDS, ...(cause !== undefined && { cause }) });

/**
 * Visitors take turns, a few searches run at once, and each ends after its time or when its visitor has left.
 * @throws AppError unavailable, too_many_requests
 */
export const searchInTurn = <T>(
  { visitor, gone }: Searcher,
  search: (left: TimeLeft) => Promise<T>,
): Promise<T> => turns.run(visitor, () => search(timeLeft(gone)), gone);

/** For a read with `maxTimeMS`. @throws AppError unavailable when its time was over */
export function refuseExpired(cause: { code?: number }): never {
  if (cause.code !== MAX_TIME_EXPIRED) throw cause;
  throw tooLong(cause);
}
