import { ServerResponse } from 'node:http';
import { gatewayEnv } from '../env.ts';
import { securityHeaders } from './security-headers.ts';

function policyWith(variables: Record<string, string>): string {
  const res = new ServerResponse({ method: 'GET' } as never);
  const payments = gatewayEnv({ NODE_ENV: 'test', ...variables }).paymentOrigin;
  securityHeaders(payments)(res, false);
  return String(res.getHeader('Content-Security-Policy'));
}

test('films come from this site alone', () => {
  expect(policyWith({})).toContain("media-src 'self';");
});

test('forms go to this site alone', () => {
  expect(policyWith({})).toContain("form-action 'self';");
  expect(policyWith({ LIQPAY_URL: 'https://pay.example' })).toContain("form-action 'self';");
});

test('with LiqPay they may go to LiqPay, too', () => {
  const liqpay = { PAYMENT_PROVIDER: 'liqpay' };
  expect(policyWith(liqpay)).toContain("form-action 'self' https://www.liqpay.ua;");
  expect(policyWith({ ...liqpay, LIQPAY_URL: 'https://pay.example/path' })).toContain(
    "form-action 'self' https://pay.example;",
  );
});
