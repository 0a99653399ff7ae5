import { startWorker } from '../process/worker-entry.ts';

/** Runs in processes of its own, started by `make-widths.ts`. */
startWorker();

export { ready } from '../process/worker-entry.ts';
export { makeJpeg, makeWidths } from './raster.ts';
