import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@stezhka/kit/errors';
import { makeValidator } from 'envalid';

/** Ships every part: what brings a whole image of the site. */
const ANY = '*';
const ENTRY = /^(\*|[a-z][a-z0-9-]{1,40}):([0-9a-f]{64})$/;

const digest = (token: string) => createHash('sha256').update(token).digest();

/** Which parts a deploy token may ship. Only digests are known here. */
export class DeployTokens {
  readonly #digests: { part: string; digest: Buffer }[];

  /** @param text 'mfe-shop:<SHA-256 of its token>,…'; a part may have two, '*' stands for all @throws Error about an entry that is none */
  constructor(text: string) {
    this.#digests = text
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [, part, hex] = ENTRY.exec(one.trim()) ?? [];
        if (!part || !hex) throw new Error("is no list of '<part>:<SHA-256 of its token>'");
        return { part, digest: Buffer.from(hex, 'hex') };
      });
  }

  /** @param authorization 'Bearer <token>' @throws AppError forbidden unless one token may ship all of these parts */
  assertMayShip(authorization: string | undefined, parts: readonly string[]): void {
    const given = digest(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
    // Every digest is compared: how long it takes tells nothing.
    const own = this.#digests.filter((one) => timingSafeEqual(one.digest, given)).map(({ part }) => part);
    if (!own.length || !parts.every((part) => own.includes(part) || own.includes(ANY)))
      throw new AppError('forbidden');
  }
}

export const deployTokens = makeValidator((input) => new DeployTokens(input));

/** The token of development and tests only, because this text is public. */
export const DEVELOPMENT_TOKEN = 'deploy-token-for-development-alone';
export const DEVELOPMENT_TOKENS = new DeployTokens(`*:${digest(DEVELOPMENT_TOKEN).toString('hex')}`);
