import { storeDrawing } from '@stezhka/kit/files';
import { drawPicture, type PictureSpec } from '@stezhka/kit/pictures/picture-spec';
import type { Localised } from '@stezhka/kit-contract';

/** Draws a seeded picture and keeps it; without a text it is decoration. */
export async function draw(spec: PictureSpec, alt?: Localised) {
  const stored = await storeDrawing(drawPicture(spec as never), { slug: `${spec.draw}:${spec.slug}` });
  return { ...stored, ...(alt && { alt }) };
}
