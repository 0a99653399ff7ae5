import { transaction } from '@stezhka/kit/database';
import { type DecodedImage, removeFile, storeImage } from '@stezhka/kit/files';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { DayModel } from './days.model.ts';
import { emptyDay, isFilled, type OpenDay, openDay } from './open-day.ts';
import { keepRuns } from './runs.model.ts';

/** Null removes it. Repeatable. */
export async function setPicture(user: Id, date: PlainDate, image: DecodedImage | null): Promise<OpenDay> {
  while (true) {
    try {
      return await replacePicture(user, date, image);
    } catch (error) {
      // A concurrent call made the day.
      if ((error as { code?: number }).code !== 11000) throw error;
    }
  }
}

/** The day and its picture change together. */
const replacePicture = (user: Id, date: PlainDate, image: DecodedImage | null): Promise<OpenDay> =>
  transaction(async (session) => {
    const found = await DayModel.findOne({ user, date }).session(session).lean();
    const day = found ? await openDay(found) : emptyDay(date);
    if (!image && !day.picture) return day;
    const picture =
      image && (await storeImage(image, { access: 'owner', owner: user, sealed: true, session }));
    const next = { ...day, picture, version: day.version + 1 };
    const filled = isFilled(next);
    const change = { version: next.version, filled };
    await DayModel.updateOne(
      { user, date },
      picture ? { $set: { ...change, picture } } : { $set: change, $unset: { picture: 1 } },
      { upsert: true, session },
    );
    if (filled !== isFilled(day)) await keepRuns(user, { date, filled }, session);
    if (day.picture) await removeFile(day.picture.file, session);
    return next;
  });
