import { AsyncLocalStorage } from 'node:async_hooks';

const past = new AsyncLocalStorage<true>();

/** Tells of the past: later work that is noted meanwhile was done in its time, and nobody does it again. For the seed. */
export const asDone = <T>(work: () => Promise<T>): Promise<T> => past.run(true, work);

export const isDoneAlready = (): boolean => past.getStore() === true;
