import { AppError } from '@stezhka/kit/errors';
import { PAYMENT_METHODS, type PaymentMethod } from '@stezhka/shop-contract';
import type { ProviderName } from './payments.model.ts';
import type { ProviderReport } from './provider-report.ts';

/** A payment provider; both speak the same protocol. */
export interface Provider {
  name: ProviderName;
  publicKey: string;
  privateKey: string;
  checkoutUrl: string;
  /** Undefined for an unknown payment. @throws when it does not answer */
  fetchReport(orderRef: string): Promise<ProviderReport | undefined>;
  /** @param amount kopiykas @throws when it does not answer or refuses */
  refund(orderRef: string, amount: number): Promise<void>;
}

let provider: Provider | undefined;

export const useProvider = (given: Provider | undefined): void => {
  provider = given;
};

/** Payment methods of the checkout, the preselected one first. */
export const offeredPayments = (): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method !== 'card' || provider !== undefined);

export function currentProvider(): Provider {
  if (!provider) throw new AppError('payment_off');
  return provider;
}

/** @throws AppError payment_off when the payment's provider is not configured */
export function providerOf({ provider: name }: { provider: ProviderName }): Provider {
  const current = currentProvider();
  if (current.name !== name) throw new AppError('payment_off');
  return current;
}
