import { HOME_SECTIONS, type HomeSection } from '@stezhka/content-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface HomeFields {
  /** There is one home page: 'main'. */
  name: string;
  sections: { section: HomeSection; hidden: boolean }[];
  links: { label: Localised; link: string }[];
}

const schema = new Schema<HomeFields>(
  {
    name: { type: String, required: true },
    sections: [
      new Schema(
        {
          section: { type: String, enum: HOME_SECTIONS, required: true },
          hidden: { type: Boolean, default: false },
        },
        { _id: false },
      ),
    ],
    links: [new Schema({ label: localisedText(), link: { type: String, required: true } }, { _id: false })],
  },
  { optimisticConcurrency: true },
);
schema.index({ name: 1 }, { unique: true });

export const HomeModel = model<HomeFields>('Home', schema, 'home');
