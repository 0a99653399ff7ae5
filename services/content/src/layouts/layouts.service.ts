import { isDeepStrictEqual } from 'node:util';
import { GUEST_LAYOUTS_LIMIT, LAYOUTS_LIMIT, type LayoutBody } from '@stezhka/content-contract';
import { attachDayLayout, DAY_LAYOUT_TITLE_LIMIT, detachDayLayout } from '@stezhka/diary-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import { callService } from '@stezhka/kit/gateway';
import { onMerge } from '@stezhka/kit/guest';
import type { Identity, Owner } from '@stezhka/kit/identity';
import { newToken } from '@stezhka/kit/link-tokens';
import { inLocale } from '@stezhka/kit/localised';
import { log } from '@stezhka/kit/log';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { CardModel, DeckModel, LayoutTemplateModel } from '../decks/decks.model.ts';
import { type LayoutFields, LayoutModel, openLayout, presentLayout, sealLayout } from './layouts.model.ts';

/** New layouts of guests from one network: whoever drops the cookie is a new guest. */
const GUEST_LAYOUTS: Rule = { name: 'guest-layout', free: 40, seconds: 24 * 60 * 60 };

/** @throws AppError not_found */
export async function findLayout(id: Id, owner: Owner | undefined): Promise<LayoutFields> {
  const found = owner && (await LayoutModel.findOne({ _id: id, ...owner }).lean<LayoutFields>());
  if (!found) throw new AppError('not_found');
  if (found.userId && !found.sealed) await sealOld(found, found.userId);
  return openLayout(found);
}

/** Written before words were sealed; another call may have done it. */
async function sealOld(row: LayoutFields, userId: Id): Promise<void> {
  const { title, question, note, cards, sealed } = await sealLayout({ userId }, row);
  await LayoutModel.updateOne(
    { _id: row._id, version: row.version },
    { $set: { title, question, note, cards, sealed } },
  );
}

interface Saver {
  owner: Owner;
  address: string;
  locale: Locale;
}

/** @throws AppError layout_changed, layouts_full, not_found, too_many_requests, invalid_input by field */
export async function saveLayout(id: Id, body: LayoutBody, by: Saver): Promise<LayoutFields> {
  const row = await LayoutModel.findById(id).lean<LayoutFields>();
  const found = row && isOwn(row, by.owner) ? await openLayout(row) : null;
  // Another visitor's layout looks like one that is not there.
  if (!found && (row || body.version > 0)) throw new AppError('not_found');
  await checkNames(body, by.locale);
  const { version, ...texts } = body;
  if (!found) return createLayout(id, texts, by);
  if (isSame(found, texts)) return found;
  if (found.version === version) {
    const written = await LayoutModel.findOneAndUpdate(
      { _id: id, ...by.owner, version },
      {
        $set: {
          ...(await sealLayout(by.owner, texts)),
          savedAt: clock.now(),
          ...(found.day && isRenamed(found, texts) && { untold: true }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean<LayoutFields>();
    if (written) return openLayout(written);
  }
  throw new AppError('layout_changed', { data: { layout: presentLayout(await findLayout(id, by.owner)) } });
}

const isOwn = (row: LayoutFields, owner: Owner): boolean =>
  'userId' in owner ? row.userId === owner.userId : row.guestId === owner.guestId;

/** Of what a day shows. */
const isRenamed = (row: LayoutFields, { title, deck }: Pick<LayoutBody, 'title' | 'deck'>): boolean =>
  row.title.trim() !== title.trim() || row.deck !== deck;

/** A call that is sent again finds what it has written. */
function isSame(row: LayoutFields, texts: Omit<LayoutBody, 'version'>): boolean {
  const { deck, template, title, question, note, cards } = presentLayout(row);
  return isDeepStrictEqual({ deck, template, title, question, note, cards }, texts);
}

async function createLayout(
  id: Id,
  texts: Omit<LayoutBody, 'version'>,
  { owner, address }: Saver,
): Promise<LayoutFields> {
  const most = 'userId' in owner ? LAYOUTS_LIMIT : GUEST_LAYOUTS_LIMIT;
  if ((await LayoutModel.countDocuments(owner)) >= most) throw new AppError('layouts_full');
  if ('guestId' in owner) {
    const { count, seconds } = await countAttempt(GUEST_LAYOUTS, address);
    if (count > GUEST_LAYOUTS.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  }
  try {
    const kept = await sealLayout(owner, texts);
    const made = await LayoutModel.create({ _id: id, ...owner, ...kept, version: 1, savedAt: clock.now() });
    return openLayout(made.toObject());
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Sent twice at one moment: the other call has written it.
    return findLayout(id, owner);
  }
}

/** @throws AppError invalid_input: a deck, card, template or place that is not there */
async function checkNames({ deck, template, cards }: LayoutBody, locale: Locale): Promise<void> {
  const numbers = cards.map(({ number }) => number);
  const [known, ready] = await Promise.all([
    CardModel.find({ deck }).select('number').lean(),
    LayoutTemplateModel.findOne({ slug: template }).lean(),
  ]);
  const wrong = !known.length
    ? 'deck'
    : !ready
      ? 'template'
      : !numbers.every((number) => known.some((card) => card.number === number)) ||
          cards.some(({ place }) => place !== null && place >= ready.places.length)
        ? 'cards'
        : undefined;
  if (wrong)
    throw new AppError('invalid_input', { fields: { [wrong]: inputText('any.invalid', undefined, locale) } });
}

export async function shareLayout(id: Id, userId: Id, notes: boolean): Promise<LayoutFields> {
  const { share } = await findLayout(id, { userId });
  const set = share ? { 'share.notes': notes } : { share: { token: newToken(), notes } };
  // A link that another call has made at this moment stays the only one.
  await LayoutModel.updateOne(
    { _id: id, userId, 'share.token': share?.token ?? trusted({ $exists: false }) },
    { $set: set },
  );
  return findLayout(id, { userId });
}

export async function withdrawLayout(id: Id, userId: Id): Promise<LayoutFields> {
  await LayoutModel.updateOne({ _id: id, userId }, { $unset: { share: 1 } });
  return findLayout(id, { userId });
}

const diary = (identity: Identity) => ({ gateway: readEnv().GATEWAY_PRIVATE_URL, identity });

/** The diary knows the layout first: what it refuses is not attached. @throws AppError what the diary answers */
export async function attachLayout(id: Id, date: PlainDate, identity: Identity): Promise<LayoutFields> {
  const userId = identity.userId!;
  await attach(await findLayout(id, { userId }), date, identity);
  await LayoutModel.updateOne({ _id: id, userId }, { $set: { day: date }, $unset: { untold: 1 } });
  return findLayout(id, { userId });
}

async function attach({ _id, title, deck }: LayoutFields, date: PlainDate, identity: Identity) {
  const named = title.trim() || (await titleOf(deck, identity.locale));
  const body = { id: String(_id), title: named, deck };
  await callService(attachDayLayout, { params: { date }, body }, diary(identity));
}

/** A layout without a name goes by that of its deck. */
async function titleOf(slug: string, locale: Locale): Promise<string> {
  const deck = await DeckModel.findOne({ slug }).lean();
  return deck ? inLocale(deck.title, locale).slice(0, DAY_LAYOUT_TITLE_LIMIT) : slug;
}

export async function detachLayout(id: Id, identity: Identity): Promise<LayoutFields> {
  const userId = identity.userId!;
  const { day } = await findLayout(id, { userId });
  if (day) {
    await callService(detachDayLayout, { params: { date: day }, body: { id } }, diary(identity));
    await LayoutModel.updateOne({ _id: id, userId, day }, { $unset: { day: 1 } });
  }
  return findLayout(id, { userId });
}

/** The day shows the new title; where the diary does not answer, it follows with the next saving. */
export async function renameInDiary(row: LayoutFields, identity: Identity): Promise<void> {
  if (!row.day || !row.userId || !row.untold) return;
  try {
    await attach(row, row.day, identity);
    // A title that came meanwhile is told by its own call.
    await LayoutModel.updateOne({ _id: row._id, version: row.version }, { $unset: { untold: 1 } });
  } catch (err) {
    log.warn({ err }, 'title of a layout did not reach the diary');
  }
}

/** Repeatable; a closed diary keeps a name that leads nowhere, which its day can remove. */
export async function removeLayout(id: Id, owner: Owner, identity: Identity): Promise<void> {
  const found = await LayoutModel.findOne({ _id: id, ...owner }).lean<LayoutFields>();
  if (!found) {
    if (await LayoutModel.exists({ _id: id })) throw new AppError('not_found');
    return;
  }
  if (found.day)
    await callService(detachDayLayout, { params: { date: found.day }, body: { id } }, diary(identity)).catch(
      (error: AppError) => {
        if (error.code !== 'diary_closed') throw error;
      },
    );
  await LayoutModel.deleteOne({ _id: id, ...owner });
}

/** At login a guest's layouts become the member's, and their words are sealed. */
onMerge(async ({ userId, guestId, session }) => {
  for (const row of await LayoutModel.find({ guestId }).session(session).lean<LayoutFields[]>()) {
    const { title, question, note, cards, sealed } = await sealLayout({ userId }, row);
    await LayoutModel.updateOne(
      { _id: row._id },
      { $set: { userId, title, question, note, cards, sealed }, $unset: { guestId: 1 } },
    ).session(session);
  }
});
