import type { ArgsOf, CallArgs, Envelope, Operation, Shape } from '@stezhka/kit-contract';
import { callUrl } from '@stezhka/kit-contract';
import { ConsecutiveBreaker, circuitBreaker, handleAll, type IPolicy } from 'cockatiel';
import { AppError } from '../errors/errors.ts';
import { IDENTITY_HEADER, type Identity, readSigningKey, signIdentity } from '../identity/identity.ts';
import { requestContext } from '../process/log.ts';

const TIMEOUT_MS = 3_000;
const breakers = new Map<string, IPolicy>();

export interface ServiceCallOptions {
  gateway: string;
  /** A call without a person gives this service's name as `identity.service`; for a visitor the token of the request is passed on. */
  identity: Identity;
}

/** @throws AppError with the other service's answer, or 'unavailable' */
export async function callService<T extends Shape>(
  op: Operation<T>,
  args: ArgsOf<T>,
  { gateway, identity }: ServiceCallOptions,
): Promise<T['reply']> {
  const { body: input } = args as CallArgs;
  const token = identity.service
    ? await signIdentity({ ...identity, audience: op.name }, readSigningKey(identity.service))
    : requestContext.getStore()?.token;
  const breaker = breakerOf(op.name);
  const reply = await breaker
    .execute(() =>
      fetch(`${gateway}/api${callUrl(op, args)}`, {
        method: op.method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(token && { [IDENTITY_HEADER]: token }),
          Locale: identity.locale,
          'x-request-id': requestContext.getStore()?.requestId ?? '',
          ...(input ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(input ? { body: JSON.stringify(input) } : {}),
      }),
    )
    .catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
  const body = (await reply.json().catch(() => ({}))) as Envelope<T['reply']>;
  if (!reply.ok) throw errorOf(reply, body);
  return body.data as T['reply'];
}

function errorOf({ status, headers }: Response, { code, error, fields, data }: Envelope): AppError {
  if (!code || !error) return new AppError('unavailable');
  const retryAfter = Number(headers.get('retry-after'));
  return new AppError(code, {
    answered: { status, text: error },
    ...(fields && { fields }),
    ...(data != null && { data }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}

function breakerOf(name: string): IPolicy {
  let breaker = breakers.get(name);
  if (!breaker) {
    breaker = circuitBreaker(handleAll, { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) });
    breakers.set(name, breaker);
  }
  return breaker;
}
