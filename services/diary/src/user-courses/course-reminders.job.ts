import { clock } from '@stezhka/kit/clock';
import { defineJob } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { onZoneChange, settingsOf } from '../settings/settings.model.ts';
import { courseReminderMail } from './course-reminder.mail.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

const EVERY_SECONDS = 5 * 60;
/** A service that slept reminds when it wakes, unless it is later than this. */
const LATE_MS = 2 * 60 * 60 * 1000;

/** The last time that the member's clock has shown this hour, and the next one. */
function remindersAround(hour: number, timeZone: string): { last: Date; next: Date } {
  const now = clock.now();
  const today = clock.today(timeZone);
  const at = (days: number) => clock.startOf(today.add({ days }), timeZone, hour);
  return at(0) > now ? { last: at(-1), next: at(0) } : { last: at(0), next: at(1) };
}

export const nextReminder = (hour: number, timeZone: string): Date => remindersAround(hour, timeZone).next;

onZoneChange(async ({ user, timeZone }, session) => {
  const rows = await UserCourseModel.find({ user, state: 'owned' }).session(session).lean<UserCourseRow[]>();
  for (const { _id, reminder } of rows) {
    if (!reminder) continue;
    const at = nextReminder(reminder.hour, timeZone);
    await UserCourseModel.updateOne({ _id, reminder }, { 'reminder.at': at }, { session });
  }
});

/** The mail itself looks whether the day is still to be done. */
export const courseReminders = defineJob(
  'course-reminders',
  Joi.object<object>({}),
  async () => {
    const due = UserCourseModel.find({ 'reminder.at': trusted({ $lte: clock.now() }) })
      .lean<UserCourseRow[]>()
      .cursor();
    for await (const { _id, user, reminder } of due) {
      const { hour, at } = reminder!;
      const { last, next } = remindersAround(hour, (await settingsOf(user)).timeZone);
      const until = new Date(last.getTime() + LATE_MS);
      if (clock.now() < until)
        await sendMail(null, courseReminderMail, {
          to: { kind: 'user', id: user },
          data: { userCourse: String(_id), until: until.toISOString() },
          key: `course-reminder:${_id}:${last.toISOString()}`,
        });
      await UserCourseModel.updateOne({ _id, 'reminder.at': at }, { 'reminder.at': next });
    }
  },
  { every: EVERY_SECONDS },
);
