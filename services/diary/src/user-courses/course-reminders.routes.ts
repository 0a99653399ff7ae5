import { getUserData } from '@stezhka/account-contract';
import {
  type CourseReminderLinkReply,
  endCourseReminder,
  getCourseReminder,
  openCourseReminder,
  setCourseReminder,
} from '@stezhka/diary-contract';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { serve, slug } from '@stezhka/kit/http';
import type { Identity } from '@stezhka/kit/identity';
import { hashOf, tokenParams } from '@stezhka/kit/link-tokens';
import { inLocale } from '@stezhka/kit/localised';
import { LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { settingsOf } from '../settings/settings.model.ts';
import { nextReminder } from './course-reminders.job.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

/** @throws AppError not_found */
async function reminderOf(token: string, locale: Locale): Promise<CourseReminderLinkReply> {
  const row = await UserCourseModel.findOne({ reminderTokens: hashOf(token) }).lean<UserCourseRow>();
  const course = row && (await CourseModel.findById(row.course).lean<CourseRow>());
  if (!course) throw new AppError('not_found');
  return { slug: course.slug, title: inLocale(course.title, locale), active: row.reminder !== null };
}

/** An address that the member has not confirmed may be another person's. @throws AppError email_unconfirmed */
async function requireConfirmedEmail(identity: Identity): Promise<void> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const { userData } = await callService(getUserData, {}, { gateway, identity });
  if (!userData.emailVerified) throw new AppError('email_unconfirmed');
}

const hour = Joi.number().integer().min(0).max(23).allow(null).required();

export const courseReminderRoutes = [
  serve(
    setCourseReminder,
    { body: Joi.object({ slug: slug.required(), hour }) },
    async ({ userId, identity, body: { slug, hour } }) => {
      const user = userId();
      if (hour !== null) await requireConfirmedEmail(identity);
      const course = await CourseModel.findOne({ slug }).lean<CourseRow>();
      const { timeZone } = await settingsOf(user);
      const reminder = hour === null ? null : { hour, at: nextReminder(hour, timeZone) };
      const set =
        course &&
        (await UserCourseModel.updateOne({ user, course: course._id, state: 'owned' }, { reminder }));
      if (!set?.matchedCount) throw new AppError('not_found');
      return { reminderHour: hour };
    },
  ),
];

/** Of a mail's link: a member who cannot log in, or whose diary is closed, is stopped all the same. */
export const courseReminderLinkRoutes = [
  serve(getCourseReminder, { params: tokenParams }, ({ params, locale }) => reminderOf(params.token, locale)),
  serve(
    endCourseReminder,
    {
      params: tokenParams,
      body: Joi.object({ page: Joi.valid(...LOCALES), 'List-Unsubscribe': Joi.valid('One-Click') }),
    },
    async ({ params, body, locale, res }) => {
      await UserCourseModel.updateOne({ reminderTokens: hashOf(params.token) }, { reminder: null });
      const link = await reminderOf(params.token, locale);
      if (body.page) res.redirect(303, localePath(`/course-reminder/${params.token}`, body.page));
      return link;
    },
  ),
  serve(openCourseReminder, { params: tokenParams }, ({ params, locale, res }) => {
    res.redirect(localePath(`/course-reminder/${params.token}`, locale));
    return null;
  }),
];
