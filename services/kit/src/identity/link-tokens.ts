import { createHash, randomBytes } from 'node:crypto';
import Joi from 'joi';

const TOKEN = /^[\w-]{43}$/;

/** For a link that opens something to whoever has it: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);

export const tokenParams = Joi.object({ token: Joi.string().pattern(TOKEN).required() });
