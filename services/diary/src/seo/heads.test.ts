import { hashOf, newToken } from '@stezhka/kit/link-tokens';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testHeads } from '@stezhka/kit/testing/heads';
import { makeCourse, student } from '../testing/courses.ts';
import { ANNA, as } from '../testing/diary.ts';
import { UserCourseModel } from '../user-courses/user-courses.model.ts';

useDatabase();
const token = newToken();
beforeAll(async () => {
  await makeCourse('mornings');
  await student(ANNA).add('mornings');
  await UserCourseModel.updateOne({ user: ANNA }, { reminderTokens: [hashOf(token)] });
});

await testHeads('diary', {
  async fetchHead(path, { locale }) {
    const { status, body } = await as().get(`/data/seo?path=${encodeURIComponent(path)}`, locale);
    expect(status).toBe(200);
    return body.data;
  },
  examples: {
    '/diary/:date': '/diary/2026-11-20',
    '/courses/:slug': '/courses/mornings',
    '/diary/courses/:slug': '/diary/courses/mornings',
    '/course-reminder/:token': `/course-reminder/${token}`,
  },
  noindex: [
    '/diary',
    '/diary/days',
    '/diary/planning',
    '/diary/habits',
    '/diary/goals',
    '/diary/totals',
    '/diary/achievements',
    '/diary/settings',
    '/diary/:date',
    '/diary/courses',
    '/diary/courses/:slug',
    '/course-reminder/:token',
  ],
});
