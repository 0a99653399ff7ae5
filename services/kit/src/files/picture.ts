import type { ImageData, ImageSource, Locale, Localised } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';
import { inLocale, localisedText } from '../texts/localised.ts';
import { fileAddress, shownWidths, type Width } from './sizes.ts';
import type { StoredPicture } from './store.ts';

export interface Picture extends StoredPicture {
  alt?: Localised | null;
}

export const pictureSchema = new Schema<Picture>(
  {
    file: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    alt: localisedText({ required: false }),
  },
  { _id: false },
);

const DEFAULT_WIDTH = 800;

/** Product 3, Image data. */
export function toImageData(
  domain: string,
  picture: Picture | null | undefined,
  locale: Locale,
): ImageData | null {
  if (!picture) return null;
  const { file, alt } = picture;
  const source = (width: Width) => ({
    src: fileAddress(domain, file, width, 'jpeg'),
    webpSrc: fileAddress(domain, file, width, 'webp'),
  });
  const widths = shownWidths(picture.width);
  const fallback = widths.findLast((width) => width <= DEFAULT_WIDTH)!;
  const srcSet: ImageSource[] = widths
    .filter((width) => width <= picture.width)
    .map((width) => ({ ...source(width), width }));
  srcSet.push({ ...source(fallback), width: 'default' });

  const width = Math.min(widths.at(-1)!, picture.width);
  const meta = { width, height: Math.round((picture.height * width) / picture.width) };
  const text = inLocale(alt, locale);
  return { srcSet, meta, ...(text && { alt: text }) };
}
