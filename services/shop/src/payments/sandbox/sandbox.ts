import { clock } from '@stezhka/kit/clock';
import { readEnv } from '@stezhka/kit/env';
import { log } from '@stezhka/kit/log';
import { paymentCallback, type SandboxDecision, type SignedData } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { toHryvnias } from '../../money/money.ts';
import type { Provider } from '../provider.ts';
import { parseProviderReport } from '../provider-report.ts';
import { pack } from '../signed-data.ts';
import { type SandboxFields, SandboxModel } from './sandbox.model.ts';

/** Public; used in demonstrations only. */
export const SANDBOX_KEYS = { publicKey: 'sandbox_i000', privateKey: 'sandbox_test_key' } as const;
const CALLBACK_MS = 5_000;

type Keys = Pick<Provider, 'publicKey' | 'privateKey'>;
type Payment = Pick<SandboxFields, 'orderRef' | 'amount' | 'currency' | 'status' | 'refunded'>;

const payloadOf = ({ orderRef, amount, currency, status, refunded }: Payment, { publicKey }: Keys) => ({
  version: 3,
  action: 'pay',
  public_key: publicKey,
  order_id: orderRef,
  amount: toHryvnias(amount),
  currency,
  status: status === 'open' ? 'wait_secure' : status,
  payment_id: `sandbox-${orderRef}`,
  ...(refunded > 0 && { refund_amount: toHryvnias(refunded) }),
});

export const sandbox = (keys: Keys = SANDBOX_KEYS): Provider => ({
  name: 'sandbox',
  ...keys,
  checkoutUrl: '/api/payment/sandbox',
  async fetchReport(orderRef) {
    const payment = await SandboxModel.findOne({ orderRef }).lean();
    return payment ? parseProviderReport(payloadOf(payment, keys)) : undefined;
  },
  async refund(orderRef, amount) {
    const left = { $lte: [{ $add: ['$refunded', amount] }, '$amount'] };
    const refunded = { $add: ['$refunded', amount] };
    const status = { $cond: [{ $eq: [refunded, '$amount'] }, 'reversed', '$status'] };
    const { modifiedCount } = await SandboxModel.updateOne(
      { orderRef, status: 'success', $expr: trusted(left) },
      [{ $set: { refunded, status } }],
      { updatePipeline: true },
    );
    if (modifiedCount === 0)
      throw new Error(`The sandbox has no ${amount} kopiykas of ${orderRef} to return.`);
  },
});

export async function openSandboxPayment({
  orderRef,
  amount,
  currency,
}: Pick<Payment, 'orderRef' | 'amount' | 'currency'>): Promise<Payment> {
  const fresh = { amount, currency, status: 'open', refunded: 0, openedAt: clock.now() };
  const payment = await SandboxModel.findOneAndUpdate(
    { orderRef },
    { $setOnInsert: fresh },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return payment!;
}

/** Settles the payment and reports it to the shop; a settled payment stays as it is. */
export async function decidePayment(orderRef: string, decision: SandboxDecision, keys: Keys): Promise<void> {
  if (decision === 'abandon') return;
  const status = decision === 'decline' ? 'failure' : 'success';
  const undecided = trusted({ $in: ['open' as const, 'failure' as const] });
  await SandboxModel.updateOne({ orderRef, status: undecided }, { $set: { status } });
  const payment = await SandboxModel.findOne({ orderRef }).lean();
  if (!payment) return;
  const word = pack(payloadOf(payment, keys), keys.privateKey);
  await Promise.all(Array.from({ length: decision === 'twice' ? 2 : 1 }, () => sendCallback(word)));
}

/** Lost callbacks are found by the reconciling job. */
async function sendCallback(word: SignedData): Promise<void> {
  const address = `${readEnv().GATEWAY_PRIVATE_URL}/api${paymentCallback.path}`;
  try {
    const reply = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ ...word }),
      signal: AbortSignal.timeout(CALLBACK_MS),
    });
    if (!reply.ok) log.warn({ status: reply.status }, 'the shop refused the sandbox’s callback');
  } catch (err) {
    log.warn({ err }, 'the sandbox’s callback did not arrive');
  }
}
