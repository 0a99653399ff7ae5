import { readEnv } from './env.ts';

test('no environment named is production', () => {
  expect(readEnv({}).NODE_ENV).toBe('production');
});

test('every wrong variable is named', () => {
  expect(() => readEnv({ NODE_ENV: 'test', PORT: 'x', DEMO: 'perhaps' })).toThrow(/^DEMO .+\nPORT .+\.$/);
});
