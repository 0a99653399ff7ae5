import type { LaidCard, Layout, LayoutHead } from '@stezhka/content-contract';
import type { Owner } from '@stezhka/kit/identity';
import { open, seal } from '@stezhka/kit/sealed';
import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface LayoutFields {
  /** Made by the client. */
  _id: Types.ObjectId;
  userId?: string;
  guestId?: string;
  version: number;
  deck: string;
  template: string;
  title: string;
  question: string;
  note: string;
  cards: LaidCard[];
  /** Title, question and notes of a member, which are empty in the row (decision 0075). */
  sealed?: string;
  savedAt: Date;
  day?: PlainDate;
  /** The day does not know the title yet. */
  untold?: boolean;
  share?: { token: string; notes: boolean };
}

const GUEST_SECONDS = 90 * 24 * 60 * 60;

const text = { type: String, required: true };
const words = { type: String, default: '' };
const number = { type: Number, required: true };
const schema = new Schema<LayoutFields>(
  {
    userId: String,
    guestId: String,
    version: number,
    deck: text,
    template: text,
    title: words,
    question: words,
    note: words,
    cards: [
      new Schema<LaidCard>(
        {
          number,
          place: { type: Number, default: null },
          x: number,
          y: number,
          angle: number,
          faceUp: { type: Boolean, required: true },
          note: words,
        },
        { _id: false },
      ),
    ],
    sealed: String,
    savedAt: { type: Date, required: true },
    day: String,
    untold: Boolean,
    share: new Schema({ token: text, notes: { type: Boolean, required: true } }, { _id: false }),
  },
  { versionKey: false },
);
schema.index({ userId: 1, savedAt: -1 }, { partialFilterExpression: { userId: { $exists: true } } });
schema.index({ guestId: 1, savedAt: -1 }, { partialFilterExpression: { guestId: { $exists: true } } });
schema.index(
  { 'share.token': 1 },
  { unique: true, partialFilterExpression: { 'share.token': { $exists: true } } },
);
schema.index(
  { savedAt: 1 },
  { expireAfterSeconds: GUEST_SECONDS, partialFilterExpression: { guestId: { $exists: true } } },
);

export const LayoutModel = model<LayoutFields>('Layout', schema, 'layouts');

const SEALED_FIELD = 'layout.texts';
type Words = Pick<LayoutFields, 'title' | 'question' | 'note'>;
type Written = Words & Pick<LayoutFields, 'cards'>;

/** As it is kept for its owner: a member's words are sealed, a guest's once they are a member's. */
export async function sealLayout<T extends Written>(
  owner: Owner,
  layout: T,
): Promise<T & { sealed?: string }> {
  if (!('userId' in owner)) return layout;
  const { title, question, note, cards } = layout;
  const words = { title, question, note, notes: cards.map((card) => card.note) };
  return {
    ...layout,
    ...{ title: '', question: '', note: '' },
    cards: cards.map((card) => ({ ...card, note: '' })),
    sealed: await seal(owner.userId, SEALED_FIELD, JSON.stringify(words)),
  };
}

/** @param row as it stands in the database; what was written before words were sealed is open */
export async function openLayout<T extends Written & Pick<LayoutFields, 'userId' | 'sealed'>>(
  row: T,
): Promise<T> {
  if (!row.sealed) return row;
  const text = await open(row.userId!, SEALED_FIELD, row.sealed);
  const { notes, ...words } = JSON.parse(text) as Words & { notes: string[] };
  return { ...row, ...words, cards: row.cards.map((card, i) => ({ ...card, note: notes[i]! })) };
}

export const presentLaidCard = ({ number, place, x, y, angle, faceUp, note }: LaidCard): LaidCard => ({
  number,
  place,
  x,
  y,
  angle,
  faceUp,
  note,
});

export const presentLayout = (row: LayoutFields): Layout => ({
  id: String(row._id),
  version: row.version,
  deck: row.deck,
  template: row.template,
  title: row.title,
  question: row.question,
  note: row.note,
  cards: row.cards.map(presentLaidCard),
  savedAt: row.savedAt.toISOString(),
  day: row.day ?? null,
  shared: row.share ? { token: row.share.token, notes: row.share.notes } : null,
});

export const presentHead = (row: LayoutFields): LayoutHead => ({
  id: String(row._id),
  title: row.title,
  deck: row.deck,
  template: row.template,
  savedAt: row.savedAt.toISOString(),
  day: row.day ?? null,
  cards: row.cards.length,
  shared: row.share !== undefined,
});
