import { drawPicture, type PictureSpec } from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import type { Localised } from '@stezhka/kit-contract';

/**
 * Draws a seeded picture and keeps it; without a text it is decoration.
 * @param variant tells two pictures of one slug apart, e.g. a place by day and by night
 */
export async function draw(spec: PictureSpec, alt?: Localised, variant = '') {
  const slug = `${spec.draw}:${spec.slug}${variant && `:${variant}`}`;
  const stored = await storeDrawing(drawPicture(spec as never), { slug });
  return { ...stored, ...(alt && { alt }) };
}
