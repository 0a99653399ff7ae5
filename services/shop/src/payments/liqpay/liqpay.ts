import { toHryvnias } from '../../money/money.ts';
import type { Provider } from '../provider.ts';
import { type ProviderReport, parseProviderReport } from '../provider-report.ts';
import { pack } from '../signed-data.ts';

const TIMEOUT_MS = 10_000;

interface Answer extends Record<string, unknown> {
  result?: string;
  status?: string;
  err_code?: string;
  err_description?: string;
}

export interface LiqpaySettings {
  url: string;
  publicKey: string;
  privateKey: string;
}

/** API 3: `data` and `signature` as a form. */
export function liqpay({ url, publicKey, privateKey }: LiqpaySettings): Provider {
  async function request(action: string, more: object): Promise<Answer> {
    const { data, signature } = pack({ version: 3, public_key: publicKey, action, ...more }, privateKey);
    const reply = await fetch(new URL('/api/request', url), {
      method: 'POST',
      body: new URLSearchParams({ data, signature }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await reply.json().catch(() => undefined)) as Answer | undefined;
    if (!reply.ok || !answer) throw new Error(`LiqPay answered ${reply.status} to '${action}'.`);
    return answer;
  }

  return {
    name: 'liqpay',
    publicKey,
    privateKey,
    checkoutUrl: new URL('/api/3/checkout', url).href,
    async fetchReport(orderRef): Promise<ProviderReport | undefined> {
      const answer = await request('status', { order_id: orderRef });
      if (answer.result === 'error' && !answer.order_id) {
        if (/not_found/.test(answer.err_code ?? '')) return undefined;
        throw new Error(`LiqPay on payment ${orderRef}: ${answer.err_code} ${answer.err_description}`);
      }
      // The answer may omit the key; TLS and our signature vouch for it.
      return parseProviderReport({ public_key: publicKey, ...answer });
    },
    async refund(orderRef, amount) {
      const answer = await request('refund', { order_id: orderRef, amount: toHryvnias(amount) });
      if (answer.result !== 'ok') {
        throw new Error(`LiqPay on refunding ${orderRef}: ${answer.err_code} ${answer.err_description}`);
      }
    },
  };
}
