import { GOALS_LIMIT, GOALS_TOTAL, type Goal, type GoalForm, type GoalsReply } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { seal } from '@stezhka/kit/sealed';
import { DEFAULT_LOCALE, type Id, type Locale, type PlainDate } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { defineMetrics, grantAchievements } from '../achievements/grant-achievements.ts';
import { type DayValues, dayValues } from '../days/day-values.ts';
import { erasureOf, lockErasure } from '../days/runs.model.ts';
import { measuredParameters, rounded } from '../parameters/measured-parameters.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { type GoalTerms, resultOf } from './goal-result.ts';
import { GOAL_FIELD, type GoalFields, GoalModel, goalText } from './goals.model.ts';

defineMetrics({
  goals: async (user) =>
    (await goalsOf(user, DEFAULT_LOCALE)).goals.filter(({ outcome }) => outcome === 'success').length,
});

export async function goalsOf(user: Id, locale: Locale): Promise<GoalsReply> {
  const today = todayOf(await settingsOf(user));
  const rows = await GoalModel.find({ user, removed: false }).sort({ to: 1 }).lean();
  const keys = rows.map(({ parameter }) => parameter);
  const [parameters, days] = await Promise.all([
    measuredParameters(user, locale, keys),
    valuesFor(user, rows),
  ]);
  const goals = await Promise.all(
    rows.flatMap((row) => {
      const parameter = parameters.find(({ key }) => key === row.parameter);
      return parameter ? [presentGoal(row, { parameter, days, today })] : [];
    }),
  );
  const isDone = ({ state }: Goal) => state === 'completed';
  return {
    today,
    goals: [...goals.filter((one) => !isDone(one)), ...goals.filter(isDone).toReversed()],
  };
}

/** One query for all of them. */
function valuesFor(user: Id, goals: GoalTerms[]): Promise<DayValues[]> | DayValues[] {
  const [from] = goals.map((goal) => goal.from).sort();
  const to = goals.at(-1)?.to;
  const keys = [...new Set(goals.map(({ parameter }) => parameter))];
  return from && to ? dayValues(user, { from, to }, { keys }) : [];
}

async function presentGoal(
  row: GoalFields,
  { parameter, days, today }: { parameter: Goal['parameter']; days: DayValues[]; today: PlainDate },
): Promise<Goal> {
  const { period, aim, value, from, to } = row;
  const result = resultOf(row, { days, total: parameter.total, today });
  const shown = (one: number | null) => (one === null ? null : rounded(one));
  return {
    id: String(row._id),
    text: await goalText(row),
    parameter,
    period,
    aim,
    value,
    from,
    to,
    ...result,
    average: shown(result.average),
    now: shown(result.now),
    reached: shown(result.reached),
  };
}

export interface NewGoal extends GoalTerms {
  id: Id;
  text: string;
}

/** True when the goal stands already: a repeated call. @throws AppError not_found, conflict */
export async function isKnown(user: Id, { id, text, ...terms }: GoalForm): Promise<boolean> {
  const known = await GoalModel.findById(id).lean();
  if (!known) return false;
  if (known.user !== user || known.removed) throw new AppError('not_found');
  const wanted = { ...terms, from: terms.from ?? known.from };
  const isSame = (Object.keys(wanted) as (keyof GoalTerms)[]).every((name) => wanted[name] === known[name]);
  if (!isSame || (await goalText(known)) !== text) throw new AppError('conflict');
  return true;
}

/** @throws AppError goals_full, items_exhausted, not_found, conflict, diary_erased */
export async function makeGoal(user: Id, { id, text, ...terms }: NewGoal): Promise<void> {
  const erasure = await erasureOf(user);
  const row = { _id: new Types.ObjectId(id), user, sealed: await seal(user, GOAL_FIELD, text), ...terms };
  const isMade = await transaction(async (session) => {
    // The same call came twice at once.
    if (await GoalModel.exists({ _id: row._id }).session(session)) return false;
    const count = (filter: object) => GoalModel.countDocuments({ user, ...filter }).session(session);
    if ((await count({ removed: false })) >= GOALS_LIMIT) throw new AppError('goals_full');
    if ((await count({})) >= GOALS_TOTAL) throw new AppError('items_exhausted');
    await GoalModel.create([row], { session });
    await lockErasure(user, erasure, session);
    return true;
  });
  if (!isMade) await isKnown(user, { id, text, ...terms });
  await grantAchievements(user, ['goals']);
}

/** Repeatable. @throws AppError not_found */
export async function rewordGoal(user: Id, { id, text }: Pick<GoalForm, 'id' | 'text'>): Promise<void> {
  const sealed = await seal(user, GOAL_FIELD, text);
  const { matchedCount } = await GoalModel.updateOne({ _id: id, user, removed: false }, { $set: { sealed } });
  if (!matchedCount) throw new AppError('not_found');
}

/** Repeatable. @throws AppError not_found */
export async function forgetGoal(user: Id, id: Id): Promise<void> {
  const { matchedCount } = await GoalModel.updateOne(
    { _id: id, user },
    { $set: { removed: true, removedAt: clock.now(), sealed: '' } },
  );
  if (!matchedCount) throw new AppError('not_found');
}
