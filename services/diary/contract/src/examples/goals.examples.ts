import { describeCall } from '@stezhka/kit-contract/examples';
import {
  addGoal,
  type Goal,
  type GoalsReply,
  getGoalPeriods,
  getGoals,
  removeGoal,
  setGoalText,
} from '../goals.ts';
import { measuredOutdoors, measuredSleep } from './measured.examples.ts';

const walks: Goal = {
  id: '6560b0d1a2c4e8f0123456f1',
  text: 'Щодня бути надворі годину',
  parameter: measuredOutdoors,
  period: 'day',
  aim: 'at_least',
  value: 60,
  from: '2026-11-11',
  to: '2026-11-30',
  state: 'in_process',
  outcome: null,
  availability: 'enabled',
  today: 45,
  average: 48.5,
  now: 45,
  reached: 48.5,
  daysMeasured: 9,
  daysLeft: 11,
};
const nights: Goal = {
  ...walks,
  id: '6560b0d1a2c4e8f0123456f2',
  text: 'Спати не менше семи годин',
  parameter: measuredSleep,
  value: 7,
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'completed',
  outcome: 'success',
  availability: 'disabled',
  today: null,
  average: 7.1,
  now: null,
  reached: 7.1,
  daysMeasured: 30,
  daysLeft: 0,
};
const goals: GoalsReply = { today: '2026-11-20', goals: [walks, nights] };
const throws = ['diary_closed'];
const { id, text, period, aim, value, from, to } = walks;

describeCall(getGoals, { summary: 'Goals of the member', throws, example: { reply: goals } });

describeCall(getGoalPeriods, {
  summary: 'Periods of goals',
  throws,
  example: {
    reply: {
      periods: [
        { systemName: 'day', title: 'За день', description: 'У середньому за день' },
        { systemName: 'week', title: 'За тиждень', description: 'У середньому за тиждень' },
        { systemName: 'month', title: 'За місяць', description: 'У середньому за місяць' },
        { systemName: 'total', title: 'До кінцевої дати', description: 'Разом або останнє значення' },
      ],
    },
  },
});

describeCall(addGoal, {
  summary: 'Set a goal',
  throws: [
    ...throws,
    'invalid_form',
    'goals_full',
    'items_exhausted',
    'conflict',
    'not_found',
    'diary_erased',
  ],
  example: {
    body: { id, text, parameter: walks.parameter.key, period, aim, value, from, to },
    reply: goals,
  },
});

describeCall(setGoalText, {
  summary: 'Reword a goal',
  throws: [...throws, 'invalid_form', 'not_found'],
  example: { body: { id, text }, reply: goals },
});

describeCall(removeGoal, {
  summary: 'Remove a goal',
  throws: [...throws, 'not_found'],
  example: { params: { id }, reply: { ...goals, goals: [nights] } },
});
