import {
  attachDayLayout,
  DAY_LAYOUT_TITLE_LIMIT,
  DAY_LAYOUTS_LIMIT,
  type DayLayout,
  type DayLayoutsReply,
  detachDayLayout,
  getDayLayouts,
} from '@stezhka/diary-contract';
import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { id, serve, slug } from '@stezhka/kit/http';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { requireStarted } from '../days/days.service.ts';
import { dateParams, plainDate } from '../days/plain-date.ts';
import { DayLayoutModel, openDayLayout, sealTitle } from './day-layouts.model.ts';

const layoutBody = Joi.object<DayLayout>({
  id: id.required(),
  title: Joi.string().trim().max(DAY_LAYOUT_TITLE_LIMIT).required(),
  deck: slug.required(),
});

export const dayLayoutRoutes = [
  serve(getDayLayouts, { params: dateParams }, ({ params, userId }) =>
    layoutsOf(userId(), plainDate(params.date)),
  ),
  serve(attachDayLayout, { params: dateParams, body: layoutBody }, async ({ params, userId, body }) => {
    const date = plainDate(params.date);
    await requireStarted(userId(), date);
    await attach(userId(), date, body);
    return layoutsOf(userId(), date);
  }),
  serve(
    detachDayLayout,
    { params: dateParams, body: Joi.object({ id: id.required() }) },
    async ({ params, userId, body }) => {
      const date = plainDate(params.date);
      await DayLayoutModel.deleteOne({ user: userId(), layout: body.id, date });
      return layoutsOf(userId(), date);
    },
  ),
];

async function layoutsOf(user: Id, date: PlainDate): Promise<DayLayoutsReply> {
  const rows = await DayLayoutModel.find({ user, date }).sort({ _id: 1 }).lean();
  return { date, layouts: await Promise.all(rows.map(openDayLayout)) };
}

/** @throws AppError day_layouts_full */
async function attach(user: Id, date: PlainDate, { id: layout, title, deck }: DayLayout): Promise<void> {
  const others = await DayLayoutModel.countDocuments({ user, date, layout: trusted({ $ne: layout }) });
  if (others >= DAY_LAYOUTS_LIMIT) throw new AppError('day_layouts_full');
  const write = async () =>
    DayLayoutModel.updateOne(
      { user, layout },
      { $set: { date, deck, sealed: await sealTitle(user, title) } },
      { upsert: true },
    );
  // Two first calls at one moment: the second finds the row of the first.
  await write().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return write();
  });
}
