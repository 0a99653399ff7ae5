import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { onMerge } from '@stezhka/kit/guest';
import type { Owner } from '@stezhka/kit/identity';
import { type Publication, published } from '@stezhka/kit/publication';
import type { ClientSession, Model, Types } from 'mongoose';
import { AuthorModel } from '../authors/authors.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { VoteModel, type VoteRow } from './votes.model.ts';

type Rated = Publication & { rating: number };
export const RATED = {
  post: PostModel as unknown as Model<Rated>,
  author: AuthorModel as unknown as Model<Rated>,
};
export type RatedKind = keyof typeof RATED;

/** First votes of guests from one network on one thing: whoever drops the cookie is a new guest. */
const GUEST_VOTES: Rule = { name: 'guest-vote', free: 10, seconds: 24 * 60 * 60 };

/** A visitor, and the network of a guest's request. */
export interface Voter {
  owner: Owner;
  address: string;
}

/** Sets the visitor's vote; the rating changes by what the vote changed. @throws AppError not_found, too_many_requests */
export async function vote(
  kind: RatedKind,
  id: string,
  { owner, address }: Voter,
  value: 1 | -1,
): Promise<void> {
  const target = (await findRated(kind, id))._id;
  const cast = () =>
    transaction(async (session) => {
      const before = await VoteModel.findOneAndUpdate(
        { ...owner, target },
        { $set: { value }, $setOnInsert: { at: clock.now() } },
        { upsert: true, returnDocument: 'before', session },
      ).lean<VoteRow>();
      if (!before && 'guestId' in owner) await countGuestVote(`${address} ${target}`, session);
      await addToRating([RATED[kind]], target, value - (before?.value ?? 0), session);
    });
  // Two first votes at one moment: the second finds the vote of the first.
  await cast().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return cast();
  });
}

export async function readRating(kind: RatedKind, id: string, owner: Owner | undefined) {
  const { _id: target, rating } = await findRated(kind, id);
  const own = owner && (await VoteModel.findOne({ ...owner, target }).lean<VoteRow>());
  return { rating, vote: own ? (own.value > 0 ? ('up' as const) : ('down' as const)) : null };
}

async function findRated(kind: RatedKind, id: string) {
  const found = await RATED[kind]
    .findOne({ _id: id, ...published() })
    .select('rating')
    .lean();
  if (!found) throw new AppError('not_found');
  return found;
}

/** In the vote's transaction: a refused vote leaves nothing behind. */
async function countGuestVote(subject: string, session: ClientSession): Promise<void> {
  const { count, seconds } = await countAttempt(GUEST_VOTES, subject, session);
  if (count > GUEST_VOTES.free) throw new AppError('too_many_requests', { retryAfter: seconds });
}

/** A vote is no change of the text: its date stays. */
async function addToRating(
  models: Model<Rated>[],
  target: Types.ObjectId,
  by: number,
  session: ClientSession,
): Promise<void> {
  if (!by) return;
  for (const model of models)
    await model.updateOne({ _id: target }, { $inc: { rating: by } }, { timestamps: false }).session(session);
}

/** At login the guest's votes become the member's; of two on one thing the member's stays and the guest's is taken back. */
onMerge(async ({ userId, guestId, session }) => {
  for (const guests of await VoteModel.find({ guestId }).session(session).lean<VoteRow[]>()) {
    const { _id, target, value } = guests;
    if (await VoteModel.exists({ userId, target }).session(session)) {
      await VoteModel.deleteOne({ _id }).session(session);
      await addToRating(Object.values(RATED), target, -value, session);
    } else {
      await VoteModel.updateOne({ _id }, { $set: { userId }, $unset: { guestId: 1 } }).session(session);
    }
  }
});
