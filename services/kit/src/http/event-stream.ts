import type { Request, Response } from 'express';
import { AppError } from '../errors/errors.ts';
import { isStopping, onStopping } from '../process/lifecycle.ts';

/** Of one process. */
const MOST = 10_000;
/** Shorter than what proxies on the way take for silence. */
const HEARTBEAT_MS = 20_000;
/** The browser then comes again by itself, as whoever it is logged in as by then. */
const LIFETIME_MS = 5 * 60_000;
const RETRY_MS = 1_000;
/** Bytes that a reader who does not read may leave in memory; it resumes where it stopped. */
const UNREAD_MOST = 256 * 1024;

export interface StreamEvent {
  name: string;
  data: unknown;
  /** What the browser sends back as Last-Event-ID when it comes again. */
  id?: string;
}

export interface EventStream {
  readonly open: boolean;
  send(event: StreamEvent): void;
  /** The browser comes again after a second. */
  end(): void;
}

const streams = new Set<EventStream>();

/**
 * Answers a call whose operation says `stream`: server-sent events in place of an envelope.
 * @param onClose runs once, whichever side ends it
 * @throws AppError unavailable when the process holds as many as it may
 */
export function openEventStream(res: Response, onClose: () => void): EventStream {
  if (isStopping() || streams.size >= MOST) throw new AppError('unavailable', { retryAfter: 5 });
  const stream: EventStream = {
    get open() {
      return streams.has(stream);
    },
    send({ name, data, id }) {
      if (!stream.open) return;
      // JSON has no line ends of its own, so an event cannot be forged from within a text.
      res.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      if (res.writableLength > UNREAD_MOST) res.destroy();
    },
    end() {
      // Nothing may be written after the end, and the connection closes later.
      streams.delete(stream);
      res.end();
    },
  };
  streams.add(stream);
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Told to proxies that would wait for more before they pass anything on.
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => stream.open && res.write(':\n\n'), HEARTBEAT_MS).unref();
  const lifetime = setTimeout(() => stream.end(), LIFETIME_MS).unref();
  const forget = onStopping(() => stream.end());
  res.once('close', () => {
    streams.delete(stream);
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    forget();
    onClose();
  });
  return stream;
}

/** The last event that the browser has seen; undefined at its first coming. */
export const lastEventId = (req: Request): string | undefined => req.get('last-event-id')?.slice(0, 100);
