import { configureDecoding } from '../files/image.ts';
import { endWorkers } from '../process/worker-process.ts';

/** For tests that take in pictures: on a busy machine a process of low priority hardly gets a turn. */
export function useDecoder(): void {
  configureDecoding({ priority: 0, turn: 60_000, timeout: 60_000 });
  afterAll(endWorkers);
}
