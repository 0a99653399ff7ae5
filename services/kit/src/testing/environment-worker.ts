import { startWorker } from '../process/worker-entry.ts';

startWorker();

export { ready } from '../process/worker-entry.ts';

/** The names of what a worker finds in its environment. */
export const environment = (): string[] => Object.keys(process.env);
