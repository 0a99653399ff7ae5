import { log } from '@stezhka/kit/log';
import type { Request, Response } from 'express';
import type { SessionOwner, Sessions } from './sessions.ts';

type Word = { start: SessionOwner } | { end: true };

/** Does to the session what a service's reply says; only operations with `session: true` come here. */
export async function obeySessionWord(
  sessions: Sessions,
  text: string,
  req: Request,
  res: Response,
): Promise<void> {
  const word = parse(text);
  if (!word) return log.error({ operation: req.visit.label }, 'a session word could not be read');
  if ('end' in word) await sessions.end(req, res);
  else await sessions.start(req, res, word.start);
}

function parse(text: string): Word | undefined {
  try {
    const word = JSON.parse(text) as Partial<{ start: Record<string, unknown>; end: unknown }>;
    if (word.end === true) return { end: true };
    const { userId, roles, epoch = 0 } = word.start ?? {};
    const good =
      typeof userId === 'string' &&
      userId &&
      Array.isArray(roles) &&
      roles.every((r) => typeof r === 'string') &&
      typeof epoch === 'number';
    return good ? { start: { userId, roles, epoch } } : undefined;
  } catch {
    return undefined;
  }
}
