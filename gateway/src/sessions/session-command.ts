import { log } from '@stezhka/kit/log';
import type { Request, Response } from 'express';
import type { SessionOwner, Sessions } from './sessions.ts';

type Command = { start: SessionOwner } | { end: true };

/** Does to the session what a service's reply says; only operations with `session: true` come here. */
export async function runSessionCommand(
  sessions: Sessions,
  text: string,
  req: Request,
  res: Response,
): Promise<void> {
  const command = parse(text);
  if (!command) return log.error({ operation: req.context.label }, 'a session command could not be read');
  if ('start' in command) return sessions.start(req, res, command.start);
  await sessions.end(req, res);
  // Drafts and what was looked at; cookies hold the language, and no private reply is in the cache.
  res.set('Clear-Site-Data', '"storage"');
}

function parse(text: string): Command | undefined {
  try {
    const command = JSON.parse(text) as Partial<{ start: Record<string, unknown>; end: unknown }>;
    if (command.end === true) return { end: true };
    const { userId, roles, epoch = 0, secondFactorAt } = command.start ?? {};
    const good =
      typeof userId === 'string' &&
      userId &&
      Array.isArray(roles) &&
      roles.every((r) => typeof r === 'string') &&
      typeof epoch === 'number' &&
      (secondFactorAt === undefined || typeof secondFactorAt === 'number');
    return good
      ? { start: { userId, roles, epoch, ...(secondFactorAt !== undefined && { secondFactorAt }) } }
      : undefined;
  } catch {
    return undefined;
  }
}
