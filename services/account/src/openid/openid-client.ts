import type { OpenidFailure } from '@stezhka/account-contract';
import { PROFILE_LIMITS } from '@stezhka/account-contract';
import { readEmail } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';
import * as client from 'openid-client';
import type { OpenidSettings } from './openid-settings.ts';

export class OpenidError extends Error {
  readonly failure: OpenidFailure;
  constructor(failure: OpenidFailure, options: { cause?: unknown } = {}) {
    super(failure, options);
    this.name = 'OpenidError';
    this.failure = failure;
  }
}

const TIMEOUT_SECONDS = 5;
const DISCOVERY_MS = 60 * 60_000;
const SCOPE = 'openid email profile';

/** Secrets of one login; they leave the server only as digests or through the provider. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Person {
  issuer: string;
  subject: string;
  email?: string;
  emailVerified: boolean;
  name: string;
  lastName: string;
}

export class OpenidClient {
  readonly #settings: OpenidSettings;
  #known: { config: Promise<client.Configuration>; until: number } | undefined;

  constructor(settings: OpenidSettings) {
    this.#settings = settings;
  }

  get provider(): Localised {
    return this.#settings.name;
  }

  newSecrets = (): Secrets => ({
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  });

  async authorizationUrl(
    { state, nonce, verifier }: Secrets,
    { back, locale }: { back: string; locale: string },
  ): Promise<string> {
    const url = client.buildAuthorizationUrl(await this.#config(), {
      redirect_uri: back,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
    });
    return url.href;
  }

  async personBehind(url: URL, { state, nonce, verifier }: Secrets): Promise<Person> {
    const config = await this.#config();
    try {
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const info = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return personOf(config.serverMetadata().issuer, claims.sub, [info, claims]);
    } catch (cause) {
      throw new OpenidError(isSilence(cause) ? 'unavailable' : 'refused', { cause });
    }
  }

  async #config(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    if (!this.#known || this.#known.until < performance.now()) {
      const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
      const config = client.discovery(
        new URL(issuer),
        clientId,
        undefined,
        client.ClientSecretBasic(clientSecret),
        { execute: insecure, timeout: TIMEOUT_SECONDS },
      );
      this.#known = { config, until: performance.now() + DISCOVERY_MS };
    }
    const known = this.#known;
    try {
      return await known.config;
    } catch (cause) {
      if (this.#known === known) this.#known = undefined;
      throw new OpenidError('unavailable', { cause });
    }
  }
}

type Claims = Record<string, unknown>;

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .trim()
        .slice(0, PROFILE_LIMITS.name)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
    : '';

const emailOf = ({ email }: Claims): string | undefined => readEmail(email);

/** Some providers send the string 'true'. */
const vouches = ({ email_verified }: Claims): boolean => email_verified === true || email_verified === 'true';

function personOf(issuer: string, subject: string, sources: Claims[]): Person {
  const first = (...keys: string[]) =>
    keys.flatMap((key) => sources.map((claims) => nameOf(claims[key]))).find(Boolean) ?? '';
  const email = sources.map(emailOf).find(Boolean);
  return {
    issuer,
    subject,
    ...(email && { email }),
    emailVerified: sources.some((claims) => vouches(claims) && emailOf(claims) === email),
    name: first('given_name', 'name'),
    lastName: first('family_name'),
  };
}

function isSilence(error: unknown): boolean {
  const { code, cause, name } = (error ?? {}) as { code?: string; cause?: unknown; name?: string };
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || name === 'AbortError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (cause instanceof Response) return cause.status >= 500;
  return cause instanceof Error && isSilence(cause);
}
