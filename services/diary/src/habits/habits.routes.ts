import {
  archiveHabit,
  createHabit,
  DIARY_COLORS,
  getHabits,
  HABIT_TITLE_LIMIT,
  type HabitStatusChange,
  removeHabit,
  repeatHabit,
  setHabitStatus,
  setHabitTitle,
  startHabitStreak,
} from '@stezhka/diary-contract';
import { defineForm, formBody, itemId, select, text } from '@stezhka/kit/forms';
import { id, idParams, serve } from '@stezhka/kit/http';
import Joi from 'joi';
import { dateText, plainDate } from '../days/plain-date.ts';
import { presentHabits } from './habits.presenter.ts';
import { answerDay, archive, makeHabit, remove, repeat, retitle, startStreak } from './habits.service.ts';

/** Product 5, Validation rules. */
const titled = {
  id: itemId({ required: true }),
  title: text({
    required: true,
    maxLength: HABIT_TITLE_LIMIT,
    requiredText: { uk: 'Вкажіть звичку!', ru: 'Укажите привычку!', en: 'Specify a habit!' },
  }),
};
const titleForm = defineForm('user-habit-title', { fields: titled });
const habitForm = defineForm('user-habit', {
  fields: {
    ...titled,
    color: select({ required: true, options: DIARY_COLORS.map((value) => ({ value, label: value })) }),
  },
});

const statusBody = Joi.object<HabitStatusChange>({
  id: id.required(),
  date: dateText,
  status: Joi.valid('continues', 'failed', null).required(),
  revision: Joi.number().integer().min(0).max(1e9).required(),
});

export const habitRoutes = [
  serve(getHabits, { query: Joi.object({ archive: Joi.number().valid(1) }) }, ({ query, userId }) =>
    presentHabits(userId(), { archived: query.archive === 1 }),
  ),
  serve(createHabit, { body: formBody(habitForm) }, async ({ body, userId }) => {
    await makeHabit(userId(), body);
    return presentHabits(userId());
  }),
  serve(setHabitTitle, { body: formBody(titleForm) }, async ({ body, userId }) => {
    await retitle(userId(), body);
    return presentHabits(userId());
  }),
  serve(setHabitStatus, { body: statusBody }, async ({ body, userId }) => {
    await answerDay(userId(), { ...body, date: plainDate(body.date) });
    return presentHabits(userId());
  }),
  ...(
    [
      [repeatHabit, repeat],
      [startHabitStreak, startStreak],
      [archiveHabit, archive],
      [removeHabit, remove],
    ] as const
  ).map(([op, act]) =>
    serve(op, { params: idParams }, async ({ params, userId }) => {
      await act(userId(), params.id);
      return presentHabits(userId());
    }),
  ),
];
