import { createHash } from 'node:crypto';
import type { OpenidCallbackQuery } from '@stezhka/account-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import type { Identity } from '@stezhka/kit/identity';
import type { Locale } from '@stezhka/kit-contract';
import { browserOf } from '../sessions/device.ts';
import type { UserDocument } from '../users/users.model.ts';
import { OpenidStartModel, type OpenidStartRow } from './openid.model.ts';
import type { OpenidClient } from './openid-client.ts';
import { OpenidError } from './openid-client.ts';
import { memberBehind } from './openid-member.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const STARTS: Rule = { name: 'openid-start', free: 120, seconds: 15 * 60 };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export interface Visitor {
  identity: Identity;
  address: string;
  back: string;
}

/** @throws OpenidError unavailable, expired for a visitor without a session */
export async function begin(
  openid: OpenidClient,
  { next, locale }: { next: string; locale: Locale },
  { identity, address, back }: Visitor,
): Promise<string> {
  if (!identity.csrf) throw new OpenidError('expired');
  const { count } = await countAttempt(STARTS, address);
  if (count > STARTS.free) throw new OpenidError('unavailable');
  const secrets = openid.newSecrets();
  const url = await openid.authorizationUrl(secrets, { back, locale });
  await OpenidStartModel.create({
    _id: digest(secrets.state),
    browser: browserOf(identity),
    verifier: secrets.verifier,
    nonce: secrets.nonce,
    next,
    locale,
    expiresAt: clock.in(TEN_MINUTES_MS),
  });
  return url;
}

/** A start is valid once, and only in the browser that began it. */
export async function takeStart(
  state: string | undefined,
  identity: Identity,
): Promise<OpenidStartRow | undefined> {
  if (!state || !identity.csrf) return undefined;
  const row = await OpenidStartModel.findOneAndDelete(
    { _id: digest(state), browser: browserOf(identity) },
    { lean: true },
  );
  return row && row.expiresAt > clock.now() ? row : undefined;
}

export async function finish(
  openid: OpenidClient,
  query: OpenidCallbackQuery,
  { verifier, nonce, locale }: OpenidStartRow,
  back: string,
): Promise<UserDocument> {
  if (query.error) throw new OpenidError(query.error === 'access_denied' ? 'denied' : 'refused');
  const url = new URL(`${back}?${new URLSearchParams({ ...query })}`);
  const person = await openid.personBehind(url, { state: query.state!, nonce, verifier });
  return memberBehind(person, { provider: openid.provider, locale });
}
