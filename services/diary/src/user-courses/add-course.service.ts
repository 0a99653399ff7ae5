import type { CourseRefusal, UserCourseCreateReply } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { isPublic } from '@stezhka/kit/publication';
import type { Id, Locale } from '@stezhka/kit-contract';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { beginPurchase, give, settle, userCourseOf } from './purchase.service.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';
import { listOwned } from './user-courses.service.ts';
import { messages, refusals } from './user-courses.texts.ts';

interface Wish {
  slug: string;
  /** Hryvnias that the visitor has seen. */
  price?: number | undefined;
}

/** Adds a free course or buys a paid one from the balance; repeatable. @throws AppError not_found */
export async function add(user: Id, { slug, price }: Wish, locale: Locale): Promise<UserCourseCreateReply> {
  const course = await CourseModel.findOne({ slug }).lean<CourseRow>();
  const had = course && (await UserCourseModel.findOne({ user, course: course._id }).lean<UserCourseRow>());
  if (!course || (!isPublic(course) && had?.state !== 'owned')) throw new AppError('not_found');
  const added = async (message: keyof typeof messages): Promise<UserCourseCreateReply> => {
    const { courses } = await listOwned(user, locale);
    const userCourse = courses.find((one) => one.slug === slug) ?? null;
    return { userCourse, status: true, message: messages[message][locale], refusal: null, missing: null };
  };
  if (had?.state === 'owned') return added(had.acquired === 'free' ? 'had' : 'bought');
  if (had?.state !== 'pending' && price !== undefined && Math.round(price * 100) !== course.price)
    return refused('price_changed', locale);
  const row = await userCourseOf(user, course);
  if (course.price === 0 && row.state !== 'pending') {
    await give(row, { acquired: 'free', from: ['unpaid', 'revoked'] });
    return added('added');
  }
  await beginPurchase(row, course.price);
  try {
    await settle(String(row._id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'not_enough_money') return refused('account_unavailable', locale);
    const { price } = (await UserCourseModel.findById(row._id).lean<UserCourseRow>())!;
    const { kopiykas } = error.options.data as { kopiykas: number };
    return { ...refused('not_enough_money', locale), missing: (price - kopiykas) / 100 };
  }
  return added('bought');
}

const refused = (refusal: CourseRefusal, locale: Locale): UserCourseCreateReply => ({
  userCourse: null,
  status: false,
  message: refusals[refusal][locale],
  refusal,
  missing: null,
});
