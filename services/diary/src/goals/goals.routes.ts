import {
  addGoal,
  GOAL_AIMS,
  GOAL_DAYS_LIMIT,
  GOAL_PERIODS,
  GOAL_TEXT_LIMIT,
  type GoalPeriod,
  getGoalPeriods,
  getGoals,
  removeGoal,
  setGoalText,
} from '@stezhka/diary-contract';
import {
  date,
  defineForm,
  fieldError,
  formBody,
  hidden,
  itemId,
  number,
  select,
  text,
} from '@stezhka/kit/forms';
import { idParams, serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale, Localised } from '@stezhka/kit-contract';
import { daysBetween } from '../days/plain-date.ts';
import { type MemberParameter, parametersOf } from '../parameters/definitions.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { forgetGoal, goalsOf, isKnown, makeGoal, type NewGoal, rewordGoal } from './goals.service.ts';

const PERIODS: Record<GoalPeriod, { title: Localised; description: Localised }> = {
  day: {
    title: { uk: 'За день', ru: 'За день', en: 'A day' },
    description: { uk: 'У середньому за день', ru: 'В среднем за день', en: 'On average a day' },
  },
  week: {
    title: { uk: 'За тиждень', ru: 'За неделю', en: 'A week' },
    description: { uk: 'У середньому за тиждень', ru: 'В среднем за неделю', en: 'On average a week' },
  },
  month: {
    title: { uk: 'За місяць', ru: 'За месяц', en: 'A month' },
    description: { uk: 'У середньому за місяць', ru: 'В среднем за месяц', en: 'On average a month' },
  },
  total: {
    title: { uk: 'До кінцевої дати', ru: 'До конечной даты', en: 'By the deadline' },
    description: {
      uk: 'Усе разом або останнє значення',
      ru: 'Всё вместе или последнее значение',
      en: 'All of it together, or the latest value',
    },
  },
};

const PARAMETER: Localised = {
  uk: 'Виберіть показник дня',
  ru: 'Выберите показатель дня',
  en: 'Select a day parameter',
};
const MOST = 1e9;
const asChoices = <V extends string>(values: readonly V[]) =>
  values.map((value) => ({ value, label: value }));

/** Product 5, Validation rules. */
const worded = {
  id: itemId({ required: true }),
  text: text({
    required: true,
    maxLength: GOAL_TEXT_LIMIT,
    requiredText: { uk: 'Вкажіть ціль', ru: 'Укажите цель', en: 'Specify a goal' },
  }),
};
const textForm = defineForm('goal-text', { fields: worded });
const goalForm = defineForm('goal', {
  fields: {
    ...worded,
    parameter: hidden({ required: true, maxLength: 90, requiredText: PARAMETER }),
    period: select({ required: true, options: asChoices(GOAL_PERIODS) }),
    aim: select({ required: true, options: asChoices(GOAL_AIMS) }),
    value: number({ required: true, decimal: true, min: -MOST, max: MOST }),
    from: date({ min: '2000-01-01' }),
    to: date({
      required: true,
      max: '2999-12-31',
      requiredText: { uk: 'Виберіть кінцеву дату', ru: 'Выберите конечную дату', en: 'Select a deadline' },
    }),
  },
});

const WRONG_DATES = {
  past: {
    uk: 'Ця дата вже минула',
    ru: 'Эта дата уже прошла',
    en: 'This date has passed',
  },
  order: { uk: 'Кінець раніше за початок', ru: 'Конец раньше начала', en: 'The end is before the beginning' },
  long: { uk: 'Щонайбільше три роки', ru: 'Не больше трёх лет', en: 'Three years at most' },
} satisfies Record<string, Localised>;

/** Of what does not add up: its mean lies between the least and the largest value of a day. */
function rangeOf({ total, definition: { bounds, options } }: MemberParameter) {
  if (total === 'sum') return undefined;
  const values = options.map(({ value }) => value);
  return bounds ?? (values.length ? { min: Math.min(...values), max: Math.max(...values) } : undefined);
}

const inRange = ({ min, max }: { min: number; max: number }): Localised => ({
  uk: `Число від ${min} до ${max}`,
  ru: `Число от ${min} до ${max}`,
  en: `A number from ${min} to ${max}`,
});

/** @throws AppError invalid_form */
async function checkGoal(user: Id, { parameter, value, from, to }: NewGoal, locale: Locale): Promise<void> {
  const [found] = await parametersOf(user, locale, [parameter]);
  if (!found) throw fieldError(goalForm, 'parameter', PARAMETER, locale);
  const range = rangeOf(found);
  if (range && (value < range.min || value > range.max))
    throw fieldError(goalForm, 'value', inRange(range), locale);
  const wrong = (name: keyof typeof WRONG_DATES) => fieldError(goalForm, 'to', WRONG_DATES[name], locale);
  if (to < todayOf(await settingsOf(user))) throw wrong('past');
  if (to < from) throw wrong('order');
  if (daysBetween(from, to) >= GOAL_DAYS_LIMIT) throw wrong('long');
}

export const goalRoutes = [
  serve(getGoals, {}, ({ userId, locale }) => goalsOf(userId(), locale)),
  serve(getGoalPeriods, {}, ({ locale }) => ({
    periods: GOAL_PERIODS.map((systemName) => ({
      systemName,
      title: inLocale(PERIODS[systemName].title, locale),
      description: inLocale(PERIODS[systemName].description, locale),
    })),
  })),
  serve(addGoal, { body: formBody(goalForm) }, async ({ body, userId, locale }) => {
    const user = userId();
    if (!(await isKnown(user, body))) {
      const goal = { ...body, from: body.from ?? todayOf(await settingsOf(user)) };
      await checkGoal(user, goal, locale);
      await makeGoal(user, goal);
    }
    return goalsOf(user, locale);
  }),
  serve(setGoalText, { body: formBody(textForm) }, async ({ body, userId, locale }) => {
    await rewordGoal(userId(), body);
    return goalsOf(userId(), locale);
  }),
  serve(removeGoal, { params: idParams }, async ({ params, userId, locale }) => {
    await forgetGoal(userId(), params.id);
    return goalsOf(userId(), locale);
  }),
];
