import type { AnyOperation } from '@stezhka/kit-contract';
import { AppError } from '../errors/errors.ts';
import { logSecurityEvent } from '../process/security-log.ts';
import { authorise, type Identity } from './identity.ts';

/** `authorise`, with a security event for a caller who is known and may not. @throws AppError as `authorise` */
export function guardCall(
  op: Pick<AnyOperation, 'access' | 'recentSecondFactor' | 'name'>,
  identity: Identity,
): void {
  try {
    authorise(op, identity);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'login_required')
      logSecurityEvent('call_refused', { account: identity.userId, detail: op.name });
    throw error;
  }
}
