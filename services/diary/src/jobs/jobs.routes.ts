import {
  actOnJob,
  addJob,
  getJobs,
  JOB_DURATIONS,
  JOB_TEXT_LIMIT,
  type JobForm,
  orderJob,
  removeJob,
  setJobText,
} from '@stezhka/diary-contract';
import { date, defineForm, fieldError, formBody, itemId, select, text } from '@stezhka/kit/forms';
import { id, idParams, limit, page, serve } from '@stezhka/kit/http';
import type { Id, Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { presentHistory, presentJobs } from './jobs.presenter.ts';
import { act, lastJobDate, moveJob, planJob, removeJobs, rewordJob } from './jobs.service.ts';

const worded = {
  id: itemId({ required: true }),
  text: text({ required: true, maxLength: JOB_TEXT_LIMIT }),
};
const textForm = defineForm('job-text', { fields: worded });
const jobForm = defineForm('job', {
  fields: {
    ...worded,
    duration: select({ required: true, options: JOB_DURATIONS.map((value) => ({ value, label: value })) }),
    date: date({ min: '2000-01-01' }),
    parent: itemId(),
  },
});

const TOO_FAR = {
  uk: 'Планувати можна на рік наперед',
  ru: 'Планировать можно на год вперёд',
  en: 'Tasks can be planned for a year ahead',
};

/** @throws AppError invalid_form */
async function requireNear(user: Id, { date }: JobForm, locale: Locale): Promise<void> {
  if (date && date > lastJobDate(todayOf(await settingsOf(user))))
    throw fieldError(jobForm, 'date', TOO_FAR, locale);
}

const jobsQuery = Joi.object({ all: Joi.boolean().valid(true), page, limit: limit(50, 20) });
const orderBody = Joi.object({
  id: id.required(),
  before: id.allow(null).required(),
});

export const jobRoutes = [
  serve(getJobs, { query: jobsQuery }, ({ query: { all, page, limit }, userId }) =>
    all ? presentHistory(userId(), { page: page!, limit: limit! }) : presentJobs(userId()),
  ),
  serve(addJob, { body: formBody(jobForm) }, async ({ body, userId, locale }) => {
    await requireNear(userId(), body, locale);
    await planJob(userId(), body);
    return presentJobs(userId());
  }),
  serve(setJobText, { body: formBody(textForm) }, async ({ body, userId }) => {
    await rewordJob(userId(), body);
    return presentJobs(userId());
  }),
  serve(orderJob, { body: orderBody }, async ({ body, userId }) => {
    await moveJob(userId(), body);
    return presentJobs(userId());
  }),
  serve(removeJob, { params: idParams }, async ({ params, userId }) => {
    await removeJobs(userId(), params.id);
    return presentJobs(userId());
  }),
  serve(
    actOnJob,
    { params: Joi.object({ id: id.required(), action: Joi.string().max(40).required() }) },
    async ({ params, userId }) => {
      await act(userId(), params.id, params.action);
      return presentJobs(userId());
    },
  ),
];
