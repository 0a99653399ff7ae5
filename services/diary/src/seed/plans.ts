import {
  ACHIEVEMENT_METRICS,
  HABIT_TARGET,
  type HabitAnswer,
  LEGENDARY_TARGET,
  parameterKey,
} from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { seal } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { AchievementModel, UserAchievementModel } from '../achievements/achievements.model.ts';
import { grantAchievements } from '../achievements/grant-achievements.ts';
import { daysBetween, shifted } from '../days/plain-date.ts';
import { runsOfMember } from '../days/runs.model.ts';
import { lengthOf, type Run, runsOf } from '../days/runs.ts';
import { GOAL_FIELD, GoalModel } from '../goals/goals.model.ts';
import { HABIT_FIELD, HabitAnswerModel, HabitModel } from '../habits/habits.model.ts';
import { JOB_FIELD, JobListModel, JobModel } from '../jobs/jobs.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
// They say what counts towards an achievement.
import '../goals/goals.service.ts';
import '../habits/habits.service.ts';
import '../jobs/jobs.service.ts';
import { type HabitSeed, type JobSeed, type Plans, readPlans } from './read-plans.ts';

/** The days of these plans lie behind, so they are written as they stand. */
async function writeHabit(user: Id, { title, color, ...seed }: HabitSeed, today: PlainDate): Promise<void> {
  const answers = answersOf(seed, today);
  const datesOf = (status: HabitAnswer) =>
    answers.filter((one) => one.status === status).map(({ date }) => date);
  const createdOn = shifted(today, -seed.daysAgo);
  const _id = new Types.ObjectId();
  await HabitModel.create({
    _id,
    user,
    sealed: await seal(user, HABIT_FIELD, title),
    color,
    createdAt: clock.startOf(createdOn, 'Europe/Kyiv', 20),
    createdOn,
    startedOn: createdOn,
    target: seed.legendary ? LEGENDARY_TARGET : HABIT_TARGET,
    kept: runsOf(datesOf('continues')),
    failed: runsOf(datesOf('failed')),
    archived: seed.archived,
  });
  await HabitAnswerModel.insertMany(
    answers.map((one) => ({ user, habit: String(_id), revision: 1, ...one })),
  );
}

/** Oldest first. */
function answersOf(
  { daysAgo, until, missed, failed }: Pick<HabitSeed, 'daysAgo' | 'until' | 'missed' | 'failed'>,
  today: PlainDate,
): { date: PlainDate; status: HabitAnswer }[] {
  const agos = Array.from({ length: daysAgo - until + 1 }, (_, n) => daysAgo - n);
  return agos
    .filter((ago) => !missed.includes(ago))
    .map((ago) => ({ date: shifted(today, -ago), status: failed.includes(ago) ? 'failed' : 'continues' }));
}

async function writeJob(
  user: Id,
  { subtasks, ...seed }: JobSeed,
  { today, parent = null }: { today: PlainDate; parent?: Id | null },
): Promise<Id[]> {
  const { _id } = await JobModel.create({
    user,
    sealed: await seal(user, JOB_FIELD, seed.text),
    duration: seed.duration,
    date: shifted(today, seed.inDays),
    state: seed.state,
    parent,
    closedOn: seed.closed === null ? null : shifted(today, -seed.closed),
    createdAt: clock.now(),
  });
  const own = String(_id);
  const parts: Id[] = [];
  for (const part of subtasks) {
    const job = { ...part, duration: 'medium' as const, inDays: seed.inDays, subtasks: [] };
    parts.push(...(await writeJob(user, job, { today, parent: own })));
  }
  return [own, ...parts];
}

/** Achieved on the days that did it, and celebrated long ago. */
async function grantPast(user: Id): Promise<void> {
  await grantAchievements(user, ACHIEVEMENT_METRICS);
  const runs = await runsOfMember(user);
  for (const { systemName, metric, target } of await AchievementModel.find().sort({ order: 1 }).lean()) {
    const date =
      metric === 'days' ? filledDay(runs, target) : metric === 'streak' ? rowDay(runs, target) : undefined;
    const achievedAt = date && { achievedAt: clock.startOf(date, 'Europe/Kyiv', 21) };
    await UserAchievementModel.updateOne({ user, systemName }, { $set: { seen: true, ...achievedAt } });
  }
}

function filledDay(runs: Run[], count: number): PlainDate | undefined {
  let left = count;
  for (const run of runs) {
    if (lengthOf(run) >= left) return shifted(run.from, left - 1);
    left -= lengthOf(run);
  }
  return undefined;
}

function rowDay(runs: Run[], length: number): PlainDate | undefined {
  const run = runs.find((one) => daysBetween(one.from, one.to) + 1 >= length);
  return run && shifted(run.from, length - 1);
}

/** Once. */
export async function seedPlans(user: Id, whose: keyof Plans): Promise<void> {
  if (await HabitModel.exists({ user, removed: false })) return;
  const today = todayOf(await settingsOf(user));
  const { habits, jobs, goals } = readPlans()[whose];
  for (const habit of habits) await writeHabit(user, habit, today);
  const order: Id[] = [];
  for (const job of jobs) order.push(...(await writeJob(user, job, { today })));
  await JobListModel.create({ user, order });
  for (const { text, parameter, daysAgo, inDays, ...goal } of goals)
    await GoalModel.create({
      user,
      sealed: await seal(user, GOAL_FIELD, text),
      parameter: parameterKey('parameters', parameter),
      from: shifted(today, -daysAgo),
      to: shifted(today, inDays),
      ...goal,
    });
  await grantPast(user);
}
