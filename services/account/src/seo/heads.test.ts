import { testHeads } from '@stezhka/kit/testing/heads';
import { visitor } from '../testing/account.ts';

afterEach(() => {
  delete process.env.DEMO;
});

await testHeads('account', {
  async fetchHead(path, { locale, demo }) {
    process.env.DEMO = String(demo);
    return (await visitor(undefined, locale).get('/data/seo').query({ path }).expect(200)).body.data;
  },
  examples: { '/pass-recover/:token': '/pass-recover/abc', '/verify-email/:token': '/verify-email/abc' },
  noindex: ['/pass-recover/:token', '/verify-email/:token', '/second-factor', '/profile', '/cabinet'],
  demo: ['/__mail'],
});
