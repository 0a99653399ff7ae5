import { log } from '@stezhka/kit/log';
import { rewrapDataKeys, useMasterKeys } from '@stezhka/kit/sealed';

/** Before the first request: opens by any of the keys, and wraps by the current one what others still wrap. */
export async function takeMasterKeys(current: string, others: string[]): Promise<void> {
  useMasterKeys(current, ...others);
  if (others.length) log.info({ changed: await rewrapDataKeys() }, 'data keys wrapped by MASTER_KEY');
}
