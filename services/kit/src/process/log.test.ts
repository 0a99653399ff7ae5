import { pino } from 'pino';
import { log, withoutTokens } from './log.ts';

const TOKEN = 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n';

test.each([
  [`/uk/order/${TOKEN}`, '/uk/order/…'],
  [`/en/cart/thanks?order=${TOKEN}&x=1`, '/en/cart/thanks?order=…&x=1'],
  [`/order/${TOKEN}/pay`, '/order/…/pay'],
  ['/news/sodennik/yak-vesty-shchodennyk-i-ne-kynuty-na-druhyi-den', undefined],
  ['/data/product/65f0000000000000000000a1', undefined],
  [undefined, undefined],
])('of the address %s a log keeps what proves nothing', (url, kept) => {
  expect(withoutTokens(url)).toBe(kept ?? url);
});

test('every line of the log is written so', () => {
  const { url } = (log as unknown as Record<symbol, Record<string, unknown>>)[pino.symbols.serializersSym]!;
  expect(url).toBe(withoutTokens);
});
