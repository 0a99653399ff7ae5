import type { PageGroup } from '@stezhka/content-contract';
import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export const PAGE_GROUPS: readonly PageGroup[] = ['about', 'legal', 'help'];
export const BLOCK_KINDS = ['faq', 'contacts', 'authors', 'partners', 'subscription', 'call'] as const;

/** What stands after the text, in this order. */
export interface PageBlockFields {
  kind: (typeof BLOCK_KINDS)[number];
  /** Slug of a group of questions; of kind 'faq'. */
  group?: string;
  /** Of kind 'call'. */
  title?: Localised;
  text?: Localised;
  links?: { label: Localised; link: string }[];
}

export interface PageFields extends Publication {
  slug: string;
  order: number;
  group: PageGroup;
  title: Localised;
  /** For search engines and lists. */
  description: Localised;
  /** HTML, sanitised when saved and when presented. */
  body: Localised;
  blocks: PageBlockFields[];
  picture?: Picture;
  updatedAt: Date;
}

const link = new Schema({ label: localisedText(), link: { type: String, required: true } }, { _id: false });
const block = new Schema<PageBlockFields>(
  {
    kind: { type: String, enum: BLOCK_KINDS, required: true },
    group: String,
    title: localisedText({ required: false }),
    text: localisedText({ required: false }),
    links: { type: [link], default: undefined },
  },
  { _id: false },
);
const schema = new Schema<PageFields>(
  {
    slug: { type: String, required: true },
    order: { type: Number, required: true },
    group: { type: String, enum: PAGE_GROUPS, required: true },
    title: localisedText(),
    description: localisedText(),
    body: localisedText(),
    blocks: [block],
    picture: pictureSchema,
    ...publicationField,
  },
  { timestamps: true, optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });
schema.index({ publishedAt: 1 });

export const PageModel = model<PageFields>('Page', schema, 'pages');

export type PageDocument = HydratedDocument<PageFields>;
