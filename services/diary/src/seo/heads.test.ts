import { testHeads } from '@stezhka/kit/testing/heads';
import { as } from '../testing/diary.ts';

await testHeads('diary', {
  async fetchHead(path, { locale }) {
    const { status, body } = await as().get(`/data/seo?path=${encodeURIComponent(path)}`, locale);
    expect(status).toBe(200);
    return body.data;
  },
  examples: { '/diary/:date': '/diary/2026-11-20' },
  noindex: ['/diary', '/diary/days', '/diary/settings', '/diary/:date'],
});
