import { configureDecoding, endDecoder } from '../files/image.ts';

/** For tests that take in pictures: on a busy machine a process of low priority hardly gets a turn. */
export function useDecoder(): void {
  configureDecoding({ priority: 0, turn: 60_000, timeout: 60_000 });
  afterAll(endDecoder);
}
