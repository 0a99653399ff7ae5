import { startWorker } from '@stezhka/kit/worker-entry';

/** Runs in a process of its own, started by `receipts.service.ts`. */
startWorker();

export { ready } from '@stezhka/kit/worker-entry';
export { print } from './receipt-pdf.ts';
