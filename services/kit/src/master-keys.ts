import { log } from './log.ts';
import { rewrapDataKeys, useMasterKeys } from './sealed.ts';

/** Before the first request: opens by any of the keys, and wraps by the current one what others still wrap. */
export async function takeMasterKeys(current: string, others: string[]): Promise<void> {
  useMasterKeys(current, ...others);
  if (others.length) log.info({ changed: await rewrapDataKeys() }, 'data keys wrapped by MASTER_KEY');
}
