import { createHash, timingSafeEqual } from 'node:crypto';
import type { SignedData } from '@stezhka/shop-contract';
import Joi from 'joi';

const MOST_DATA = 20_000;

const sha1 = (text: string): Buffer => createHash('sha1').update(text).digest();

/** base64(sha1(key + data + key)) */
export const sign = (data: string, privateKey: string): string =>
  sha1(privateKey + data + privateKey).toString('base64');

export function isSigned({ data, signature }: SignedData, privateKey: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(data, privateKey));
  return given.length === right.length && timingSafeEqual(given, right);
}

export function pack(payload: object, privateKey: string): SignedData {
  const data = Buffer.from(JSON.stringify(payload)).toString('base64');
  return { data, signature: sign(data, privateKey) };
}

/** Undefined when the data is no JSON object. */
export function unpack(data: string): Record<string, unknown> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(data, 'base64').toString());
    const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
    return isObject ? (payload as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A provider's further fields are dropped. */
export const signedBody = <T extends object>(more: Joi.SchemaMap = {}) =>
  Joi.object<SignedData & T>({
    data: Joi.string().max(MOST_DATA).required(),
    signature: Joi.string().max(100).required(),
    ...more,
  }).options({ stripUnknown: true });
