import { constants } from 'node:os';
import { AppError } from '@stezhka/kit/errors';
import { FairQueue } from '@stezhka/kit/fair-queue';
import { WorkerProcess } from '@stezhka/kit/worker-process';
import type { Locale } from '@stezhka/kit-contract';
import type { OrderRow } from './orders.model.ts';
import type * as printer from './receipt-printer.ts';
import { hasReceipt, receiptOf } from './receipts.presenter.ts';

/** Milliseconds; tests raise them. A receipt takes some 0.1 s; the first one after a pause waits for its process. */
export const timeouts = { print: 10_000, start: 8_000, turn: 8_000 };
const IDLE_MS = 60_000;

const printers = new WorkerProcess<typeof printer>({
  name: 'receipt printer',
  module: new URL('./receipt-printer.ts', import.meta.url),
  settings: () => ({ priority: constants.priority.PRIORITY_LOW }),
  unavailable: () => new AppError('unavailable', { retryAfter: 5 }),
  idleMs: IDLE_MS,
});
const queue = new FairQueue({ running: 1, waiting: 30, perVisitor: 2, within: timeouts });

/** @param visitor as `visitorAddress` says @throws AppError order_state before it is paid; too_many_requests, unavailable */
export async function printReceipt(
  order: OrderRow,
  locale: Locale,
  { visitor, gone }: { visitor: string; gone: AbortSignal },
): Promise<Buffer> {
  if (!hasReceipt(order)) throw new AppError('order_state');
  const task = receiptOf(order, locale);
  const bytes = await queue.run(
    visitor,
    () => printers.run('print', task, { timeout: timeouts.print, start: timeouts.start, again: false }),
    gone,
  );
  return Buffer.from(bytes);
}
