import { AppError } from '@stezhka/kit/errors';
import type { ProviderName } from './payments.model.ts';
import type { ProviderReport } from './provider-report.ts';

/** Whom the shop takes payments by; both speak one wire form. */
export interface Provider {
  name: ProviderName;
  publicKey: string;
  privateKey: string;
  /** Where a browser submits the form: an address, or a path of this site. */
  checkoutUrl: string;
  /** How a payment stands; undefined when the provider has not heard of it. @throws when it does not answer */
  ask(orderRef: string): Promise<ProviderReport | undefined>;
  /** @param amount kopiykas @throws when it does not answer or refuses */
  refund(orderRef: string, amount: number): Promise<void>;
}

let provider: Provider | undefined;

/** Says by whom payments are taken, before the shop listens; undefined: by nobody. `main.ts` does it. */
export const useProvider = (given: Provider | undefined): void => {
  provider = given;
};

/** @throws AppError payment_off when no payments are taken */
export function currentProvider(): Provider {
  if (!provider) throw new AppError('payment_off');
  return provider;
}

/** The one that took a payment. @throws AppError payment_off when it is not in use any more */
export function providerOf({ provider: name }: { provider: ProviderName }): Provider {
  const current = currentProvider();
  if (current.name !== name) throw new AppError('payment_off');
  return current;
}
