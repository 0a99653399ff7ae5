import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { makeValidator } from 'envalid';
import { readVariables } from '../process/env.ts';

/** The only signer that speaks for visitors; every other one speaks for itself. */
export const GATEWAY = 'gateway';
const SIGNERS = [GATEWAY, 'account', 'content', 'diary', 'shop'];

/** Ed25519 in DER, as far as the 32 bytes of the key (RFC 8410). */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const HEX = /^[0-9a-f]{64}$/;

export interface SigningKey {
  id: string;
  key: KeyObject;
}

/** Keys and their signers by the id of the key. */
export type VerifyingKeys = ReadonlyMap<string, { signer: string; key: KeyObject }>;

const idOf = (publicHex: string) => publicHex.slice(0, 16);

/** @param privateHex 64 hex digits, the seed of an Ed25519 key */
export function signingKey(privateHex: string): SigningKey {
  const der = Buffer.concat([PRIVATE_DER, Buffer.from(privateHex, 'hex')]);
  return {
    id: idOf(publicHexOf(privateHex)),
    key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
  };
}

export function publicHexOf(privateHex: string): string {
  const der = Buffer.concat([PRIVATE_DER, Buffer.from(privateHex, 'hex')]);
  const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_DER.length).toString('hex');
}

/** @param text 'gateway:<64 hex digits>,shop:…'; a signer whose key is being changed has two @throws Error about what is none */
function verifyingKeys(text: string): VerifyingKeys {
  const keys = text.split(',').map((one) => {
    const [signer = '', hex = ''] = one.trim().split(':');
    if (!/^[a-z]+$/.test(signer) || !HEX.test(hex))
      throw new Error(`holds '${one.trim().slice(0, 20)}', which is no '<signer>:<64 hex digits>'`);
    const der = Buffer.concat([PUBLIC_DER, Buffer.from(hex, 'hex')]);
    return [idOf(hex), { signer, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) }] as const;
  });
  return new Map(keys);
}

/** Keys for development and tests alone: anyone can derive them. */
const builtIn = (signer: string) =>
  createHash('sha256').update(`the identity key of ${signer}, for development alone`).digest('hex');
const builtInPublic = () => SIGNERS.map((signer) => `${signer}:${publicHexOf(builtIn(signer))}`).join(',');

const privateText = makeValidator<string>((input) => {
  if (!HEX.test(input)) throw new Error('is not 64 hex digits');
  if (SIGNERS.some((signer) => builtIn(signer) === input))
    throw new Error('is one that everybody can read in the sources');
  return input;
});
const publicKeys = makeValidator<VerifyingKeys>((input) => {
  const keys = verifyingKeys(input);
  if (SIGNERS.some((signer) => keys.has(signingKey(builtIn(signer)).id)))
    throw new Error('holds one that everybody can make from the sources');
  return keys;
});

/** @throws Error naming a missing or wrong variable */
export const readIdentityKeys = (source: NodeJS.ProcessEnv = process.env): VerifyingKeys =>
  readVariables(source, {
    IDENTITY_PUBLIC_KEYS: publicKeys({
      devDefault: verifyingKeys(builtInPublic()),
      desc: 'set it to the public halves of the identity keys (docs/operations.md)',
    }),
  }).IDENTITY_PUBLIC_KEYS;

/** This process's own. @throws Error as `readIdentityKeys` */
export const readSigningKey = (signer: string, source: NodeJS.ProcessEnv = process.env): SigningKey =>
  signingKey(
    readVariables(source, {
      IDENTITY_KEY: privateText({
        devDefault: builtIn(signer),
        desc: 'set it to 64 hex digits, an Ed25519 key of this process alone (docs/operations.md)',
      }),
    }).IDENTITY_KEY,
  );

/** A key of its own for each purpose, which changes with the signer's. */
export const derivedKey = ({ key }: SigningKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export({ format: 'der', type: 'pkcs8' }), '', purpose, 32));
