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
  if ('end' in command) await sessions.end(req, res);
  else await sessions.start(req, res, command.start);
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
