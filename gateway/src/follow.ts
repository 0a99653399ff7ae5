import { log } from '@stezhka/kit/log';
import type mongoose from 'mongoose';

export interface Following {
  close(): Promise<void>;
}

const AGAIN_MS = 1_000;

/**
 * Follows a collection's change stream and begins again when the stream breaks.
 * @param onChange gets each changed document, or undefined after a gap in which changes may have been missed
 */
export function follow<T extends object>(
  open: () => mongoose.mongo.ChangeStream<T>,
  onChange: (document: T | undefined) => Promise<void> | void,
): Following {
  let stream: mongoose.mongo.ChangeStream<T>;
  let closed = false;
  const run = async (document: T | undefined) => {
    try {
      await onChange(document);
    } catch (error) {
      log.error({ err: error }, 'a change could not be followed');
    }
  };
  const begin = (afterGap: boolean) => {
    stream = open();
    stream.on('change', (change) => void run((change as { fullDocument?: T }).fullDocument));
    stream.once('error', (error) => {
      if (closed) return;
      log.warn({ err: error }, 'change stream broken');
      void stream.close().catch(() => {});
      setTimeout(() => !closed && begin(true), AGAIN_MS).unref();
    });
    if (afterGap) void run(undefined);
  };
  begin(false);
  return {
    async close() {
      closed = true;
      await stream.close().catch(() => {});
    },
  };
}
