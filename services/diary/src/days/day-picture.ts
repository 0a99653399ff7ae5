import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { type DecodedImage, removeFile, storeImage } from '@stezhka/kit/files';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { grantAchievements } from '../achievements/grant-achievements.ts';
import { DayModel } from './days.model.ts';
import { emptyDay, isFilled, type OpenDay, openDay } from './open-day.ts';
import { keepRuns, requireErasure } from './runs.model.ts';

/** Null removes it. Repeatable. @throws AppError diary_erased for a picture that was sent before the last erasure */
export async function setPicture(
  user: Id,
  date: PlainDate,
  image: DecodedImage | null,
  erasure?: number,
): Promise<OpenDay> {
  while (true) {
    try {
      const day = await replacePicture(user, date, image, erasure);
      await grantAchievements(user, ['days', 'streak']);
      return day;
    } catch (error) {
      // A concurrent call made the day.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** The day and its picture change together. */
const replacePicture = (
  user: Id,
  date: PlainDate,
  image: DecodedImage | null,
  erasure?: number,
): Promise<OpenDay> =>
  transaction(async (session) => {
    if (erasure !== undefined) await requireErasure(user, erasure, session);
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
