import type { ImageData, ImageSizes, ImageSource, Locale, Localised } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';
import { inLocale, localisedText } from '../texts/localised.ts';
import { fileAddress, shownWidths, type Width } from './sizes.ts';
import type { StoredPicture } from './store.ts';

export interface Picture extends StoredPicture {
  alt?: Localised | null;
  /** The same, drawn for phones held upright. */
  tall?: StoredPicture | null;
}

const stored = {
  file: { type: Schema.Types.ObjectId, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
};

export const pictureSchema = new Schema<Picture>(
  {
    ...stored,
    alt: localisedText({ required: false }),
    tall: new Schema(stored, { _id: false }),
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
  const text = inLocale(picture.alt, locale);
  return {
    ...sizesOf(domain, picture),
    ...(text && { alt: text }),
    ...(picture.tall && { tall: sizesOf(domain, picture.tall) }),
  };
}

function sizesOf(domain: string, { file, width: original, height }: StoredPicture): ImageSizes {
  const source = (width: Width) => ({
    src: fileAddress(domain, file, width, 'jpeg'),
    webpSrc: fileAddress(domain, file, width, 'webp'),
  });
  const widths = shownWidths(original);
  const fallback = widths.findLast((width) => width <= DEFAULT_WIDTH)!;
  const srcSet: ImageSource[] = widths
    .filter((width) => width <= original)
    .map((width) => ({ ...source(width), width }));
  srcSet.push({ ...source(fallback), width: 'default' });

  const width = Math.min(widths.at(-1)!, original);
  return { srcSet, meta: { width, height: Math.round((height * width) / original) } };
}
