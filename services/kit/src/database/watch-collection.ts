import type mongoose from 'mongoose';
import { log } from '../process/log.ts';

export interface CollectionWatch {
  /** Resolved when changes are followed and `onChange` has caught up, or when the first attempt broke. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const AGAIN_MS = 1_000;

/** Reopens a broken stream; `onChange(undefined)` at each opening, since earlier changes were not seen. */
export function watchCollection<T extends object>(
  open: () => mongoose.mongo.ChangeStream<T>,
  onChange: (document: T | undefined) => Promise<void> | void,
): CollectionWatch {
  let stream: mongoose.mongo.ChangeStream<T>;
  let closed = false;
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const run = async (document: T | undefined) => {
    try {
      await onChange(document);
    } catch (error) {
      log.error({ err: error }, 'a change could not be followed');
    }
  };
  const begin = () => {
    stream = open();
    stream.on('change', (change) => void run((change as { fullDocument?: T }).fullDocument));
    stream.once('resumeTokenChanged', () => void run(undefined).then(resolve));
    stream.once('error', (error) => {
      resolve();
      if (closed) return;
      log.warn({ err: error }, 'change stream broken');
      void stream.close().catch(() => {});
      setTimeout(() => !closed && begin(), AGAIN_MS).unref();
    });
  };
  begin();
  return {
    ready,
    async close() {
      closed = true;
      resolve();
      await stream.close().catch(() => {});
    },
  };
}
