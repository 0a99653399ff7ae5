import { clearDiary, erasePerson, exportPerson } from '@stezhka/diary-contract';
import { transaction } from '@stezhka/kit/database';
import { filesOfOwner, removeFiles } from '@stezhka/kit/files';
import { serve } from '@stezhka/kit/http';
import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { dataKeyPart } from '@stezhka/kit/sealed';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { UserAchievementModel } from '../achievements/achievements.model.ts';
import { CalendarEventModel, exportEvent } from '../calendar/calendar.model.ts';
import { CourseModel } from '../courses/courses.model.ts';
import { DayLayoutModel, openDayLayout } from '../day-layouts/day-layouts.model.ts';
import { type DayFields, DayModel } from '../days/days.model.ts';
import { openDay } from '../days/open-day.ts';
import { eraseRuns, RunsModel } from '../days/runs.model.ts';
import { YearModel } from '../days/year-values.model.ts';
import { exportGoal, GoalModel } from '../goals/goals.model.ts';
import { UserGuideModel } from '../guide/guide.model.ts';
import { HabitAnswerModel, HabitModel } from '../habits/habits.model.ts';
import { exportHabit } from '../habits/habits.service.ts';
import { JobListModel, JobModel } from '../jobs/jobs.model.ts';
import { exportJob } from '../jobs/jobs.presenter.ts';
import { SphereSettingModel } from '../life-wheel/sphere-settings.model.ts';
import { type OwnParameterFields, OwnParameterModel, openOwn } from '../parameters/own-parameters.model.ts';
import { SettingsModel } from '../settings/settings.model.ts';
import { type CourseRunFields, CourseRunModel } from '../user-courses/course-runs.model.ts';
import { eraseRuns as eraseCourseRuns } from '../user-courses/course-runs.service.ts';
import { type UserCourseFields, UserCourseModel } from '../user-courses/user-courses.model.ts';

async function exportDay(row: DayFields) {
  const { parameters, notes, details, decart, question, picture } = await openDay(row);
  return {
    date: row.date,
    parameters: parameters.map(({ key, value }) => ({ key, value })),
    notes: notes.map(({ key, value }) => ({ key, text: value })),
    details,
    decart: decart.map(({ id: _, ...texts }) => texts),
    ...(question && { answer: question.answer }),
    ...(picture && { picture: String(picture.file) }),
  };
}

const exportOwn = async (row: OwnParameterFields) => ({
  systemName: row.systemName,
  removed: row.removed,
  ...(await openOwn(row)),
});

const exportUserCourse = async ({
  course,
  state,
  acquired,
  acquiredOn,
  price,
  reminder,
}: UserCourseFields) => ({
  course: (await CourseModel.findById(course).select('slug').lean())?.slug,
  state,
  acquired,
  acquiredOn,
  ...(acquired === 'balance' && { price: price / 100 }),
  reminderHour: reminder?.hour ?? null,
});

const exportCourseRun = async ({ course, ...run }: CourseRunFields) => ({
  course: (await CourseModel.findById(course).select('slug').lean())?.slug,
  startedOn: run.startedOn,
  finishedOn: run.finishedOn,
  days: run.days.map(({ checkedAt }, at) => ({ number: at + 1, checkedAt })),
  sums: run.sums,
});

/** Bought ones stay when the diary is erased: they belong to the account. */
const courseParts: PersonPart[] = [
  ownedBy(UserCourseModel, 'user', exportUserCourse),
  ownedBy(CourseRunModel, 'user', exportCourseRun),
];

const parts: PersonPart[] = [
  ownedBy(DayModel, 'user', exportDay, { by: 'date' }),
  // Told by the days themselves.
  ownedBy(YearModel, 'user', null),
  ownedBy(SettingsModel, 'user'),
  ownedBy(OwnParameterModel, 'user', exportOwn),
  ownedBy(SphereSettingModel, 'user'),
  ownedBy(CalendarEventModel, 'user', exportEvent, { by: '_id' }),
  ownedBy(DayLayoutModel, 'user', async (row) => ({ date: row.date, ...(await openDayLayout(row)) })),
  ownedBy(UserGuideModel, 'user'),
  ownedBy(HabitModel, 'user', exportHabit),
  ownedBy(HabitAnswerModel, 'user'),
  ownedBy(JobModel, 'user', exportJob),
  // Told by the jobs.
  ownedBy(JobListModel, 'user', null),
  ownedBy(GoalModel, 'user', exportGoal),
  ownedBy(UserAchievementModel, 'user'),
];

/** Told by the days themselves. */
const runsPart = ownedBy(RunsModel, 'user', null);

export const personData = definePersonData(
  { exportPerson, erasePerson },
  { parts: [...parts, ...courseParts, runsPart, dataKeyPart] },
);

/** The key stays: another process may still seal with it; the number of erasures refuses what was written before. */
async function clearMember(userId: Id): Promise<void> {
  const files = await transaction(async (session) => {
    for (const part of parts) await part.erase?.({ userId, email: '' }, session);
    await eraseRuns(userId, session);
    await eraseCourseRuns(userId, session);
    // Pictures of days that are written later stay.
    return filesOfOwner(userId, session);
  });
  await removeFiles(files.map(({ id }) => id));
}

export const clearRoutes = [
  serve(
    clearDiary,
    { body: Joi.object({ confirmed: Joi.boolean().strict().valid(true).required() }) },
    async ({ userId }) => {
      await clearMember(userId());
      return { cleared: true as const };
    },
  ),
];
