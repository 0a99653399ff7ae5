import { clock } from '@stezhka/kit/clock';
import { inAllLocales } from '@stezhka/kit/localised';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { as, clearMembersAnd } from './diary.ts';

type Made = Partial<Pick<CourseRow, 'price' | 'isMarathon' | 'publishedAt' | 'order'>> & { days?: number };

const say = (text: string) => inAllLocales((locale) => `${text} ${locale}`);

/** Forgets courses, and what members did. */
export const clearCourses = () => clearMembersAnd(CourseModel);

/** Stores a course of `days` days, 28 of a marathon. */
export async function makeCourse(slug: string, { days, ...fields }: Made = {}): Promise<string> {
  const length = days ?? (fields.isMarathon ? 28 : 7);
  const { _id } = await CourseModel.create({
    slug,
    order: 0,
    title: say(slug),
    excerpt: say('Про що'),
    description: inAllLocales(() => '<p>Опис</p><script>alert(1)</script>'),
    author: { slug: 'iryna-sokil', name: say('Ірина Сокіл') },
    price: 0,
    isMarathon: false,
    programme: Array.from({ length }, (_, at) => ({
      title: say(`День ${at + 1}`),
      text: inAllLocales(() => `<p>Текст дня ${at + 1}.</p>`),
      task: say(`Завдання ${at + 1}`),
      film: at === 0 ? 'tykhyi-film' : null,
      parameters: ['mood'],
    })),
    publishedAt: clock.in(-86_400_000),
    ...fields,
  });
  return String(_id);
}

/** What a member does with courses. */
export const student = (userId: string) => {
  const member = as(userId);
  const read = async (path: string) => (await member.get(path)).body.data;
  return {
    ...member,
    read,
    add: async (slug: string, query = '') => read(`/data/user-course/create/${slug}${query}`),
    course: (slug: string) => read(`/data/user-course/${slug}`),
    marathon: () => read('/data/maraphon/get-current'),
    start: (id: string) => member.get(`/data/maraphon/start/${id}`),
    check: (id: string, checked = true) => member.get(`/data/check-user-course-day/${id}?checked=${checked}`),
  };
};
