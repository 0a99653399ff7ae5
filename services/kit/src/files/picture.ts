import type { ImageData, ImageSource, Locale, Localised } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';
import { inLocale, localisedText } from '../texts/localised.ts';
import { fileAddress, WIDTHS, type Width } from './sizes.ts';
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

const SHOWN = WIDTHS.filter((width) => width >= 400);
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
  const widths = SHOWN.filter((width) => width <= picture.width);
  const srcSet: ImageSource[] = widths.map((width) => ({ ...source(width), width }));
  // A smaller picture is served as it is, whatever width the address names.
  const fallback = widths.findLast((width) => width <= DEFAULT_WIDTH) ?? SHOWN[0]!;
  srcSet.push({ ...source(fallback), width: 'default' });

  const width = widths.at(-1) ?? picture.width;
  const meta = { width, height: Math.round((picture.height * width) / picture.width) };
  const text = inLocale(alt, locale);
  return { srcSet, meta, ...(text && { alt: text }) };
}
