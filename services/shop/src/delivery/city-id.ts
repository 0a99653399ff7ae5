import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, readSigningKey } from '@stezhka/kit/identity';

const MAC_BYTES = 16;
let key: Buffer | undefined;

function macOf(ref: string): Buffer {
  key ??= derivedKey(readSigningKey('shop'), 'ids of cities');
  return createHmac('sha256', key).update(ref).digest().subarray(0, MAC_BYTES);
}

/** A city as pages know it: signed, so that the carrier is asked only for cities that it has named itself. */
export const signCity = (ref: string): string => `${ref}.${macOf(ref).toString('base64url')}`;

/** The carrier's own id; undefined for one that this key did not sign, such as one from before a change of keys. */
export function readCity(id: string): string | undefined {
  const at = id.lastIndexOf('.');
  const ref = id.slice(0, Math.max(at, 0));
  const mac = Buffer.from(id.slice(at + 1), 'base64url');
  return mac.length === MAC_BYTES && timingSafeEqual(mac, macOf(ref)) ? ref : undefined;
}
