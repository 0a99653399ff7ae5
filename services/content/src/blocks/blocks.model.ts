import { BLOCK_ICONS, type BlockIcon } from '@stezhka/content-contract';
import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

/** Where a block stands; sliders and banners carry their slug: 'slider:slajder-na-golovnij'. */
export type Place =
  | 'features'
  | 'second-features'
  | 'for-whom'
  | 'homepage-posters'
  | 'homepage-top'
  | 'presentation-video'
  | 'subscription-modal'
  | `slider:${string}`
  | `banner:${string}`;

export interface BlockFields {
  place: Place;
  order: number;
  title: Localised;
  text: Localised;
  icon?: BlockIcon;
  links: { label: Localised; link: string }[];
  picture?: Picture;
  /** The picture of the dark theme. */
  darkPicture?: Picture;
  /** Only the presentation shows one. */
  film?: Types.ObjectId | null;
  /** What the film shows, for those who cannot see it. */
  note?: Localised;
  /** Kept, and shown by no page. */
  hidden: boolean;
}

const schema = new Schema<BlockFields>({
  place: { type: String, required: true },
  order: { type: Number, required: true },
  title: localisedText(),
  text: localisedText(),
  icon: { type: String, enum: BLOCK_ICONS },
  links: [new Schema({ label: localisedText(), link: { type: String, required: true } }, { _id: false })],
  picture: pictureSchema,
  darkPicture: pictureSchema,
  film: { type: Schema.Types.ObjectId, ref: 'Film', default: null },
  note: localisedText({ required: false }),
  hidden: { type: Boolean, default: false },
});
schema.index({ place: 1, order: 1, _id: 1 });

export const BlockModel = model<BlockFields>('Block', schema, 'blocks');

export type BlockDocument = HydratedDocument<BlockFields>;
