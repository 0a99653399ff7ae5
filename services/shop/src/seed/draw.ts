import { drawPicture, type PictureSpec } from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import type { Picture } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import type { CoverPicture } from './pictures.ts';

/** Draws a seeded picture and keeps it under its own name; without words it is decoration. */
export async function draw(spec: PictureSpec, alt?: Localised): Promise<Picture> {
  const stored = await storeDrawing(drawPicture(spec as never), { slug: `${spec.draw}:${spec.slug}` });
  return { ...stored, ...(alt && { alt }) };
}

export const drawCover = (slug: string, options: CoverPicture, alt: Localised): Promise<Picture> =>
  draw({ draw: 'cover', slug, options }, alt);
