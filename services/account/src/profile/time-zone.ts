import { TIME_ZONE_HEADER } from '@stezhka/kit-contract';
import type { Request } from 'express';
import { ProfileModel } from './profile.model.ts';

const NAME = /^[A-Za-z]\w*(?:\/[\w+-]+){0,2}$/;

/** @param text by a browser: what is no name of a time zone is none */
export function readTimeZone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 64 || !NAME.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** With each login, as members travel. */
export async function rememberTimeZone(userId: string, req: Pick<Request, 'get'>): Promise<void> {
  const timeZone = readTimeZone(req.get(TIME_ZONE_HEADER));
  if (timeZone) await ProfileModel.updateOne({ _id: userId }, { $set: { timeZone } }, { upsert: true });
}
