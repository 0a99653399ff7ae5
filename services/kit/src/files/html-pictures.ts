import { trusted } from 'mongoose';
import { cleanHtml } from '../texts/html.ts';
import { FileModel, type FileRow } from './file.model.ts';
import { fileAddress, shownWidths } from './sizes.ts';
import { isPicture } from './store.ts';

const IMAGE = /<img\b[^<>]*>/g;
/** Of a sanitised text: its pictures are the site's own files. */
const FILE = / src="\/files\/([a-z]+)\/([0-9a-f]+)\//;
const ALT = /\balt="[^"]*"/;
const DEFAULT_WIDTH = 800;
/** A text of the pages' measure: as wide as its lines, on a phone as the page. */
const MEASURE = '(min-width: 720px) 656px, calc(100vw - 2rem)';

interface ShownIn {
  domain: string;
  /** How wide a text shows its pictures, as HTML writes it; in a text of the pages' measure by default. */
  sizes?: string;
}

/** A rich text as pages get it: sanitised, its pictures in every width. */
export const presentHtml = (html: string, shown: ShownIn): Promise<string> =>
  withPictures(cleanHtml(html), shown);

/**
 * Pictures of a sanitised text as pages load them: in every width, with the size of the stored file. One that the
 * domain does not have, or that is of one person, is left out.
 */
export async function withPictures(clean: string, { domain, sizes = MEASURE }: ShownIn): Promise<string> {
  const ids = [...clean.matchAll(IMAGE)].flatMap(([tag]) => FILE.exec(tag)?.[2] ?? []);
  if (!ids.length) return clean;
  const rows = await FileModel.find({ _id: trusted({ $in: ids }) }).lean<FileRow[]>();
  const shown = rows.filter(({ metadata }) => isPicture(metadata) && metadata.access === 'public');
  const files = new Map(shown.map(({ _id, metadata }) => [String(_id), metadata]));
  return clean.replace(IMAGE, (tag) => {
    const [, owner, id = ''] = FILE.exec(tag) ?? [];
    const file = owner === domain ? files.get(id) : undefined;
    if (!file) return '';
    const widths = shownWidths(file.width);
    const at = (width: (typeof widths)[number]) => fileAddress(domain, id, width, 'webp');
    const width = Math.min(widths.at(-1)!, file.width);
    const attributes = [
      `src="${at(widths.findLast((one) => one <= DEFAULT_WIDTH)!)}"`,
      ALT.exec(tag)?.[0] ?? 'alt=""',
      `srcset="${widths.map((one) => `${at(one)} ${Math.min(one, file.width)}w`).join(', ')}"`,
      `sizes="${sizes}"`,
      `width="${width}" height="${Math.round((file.height * width) / file.width)}"`,
      'loading="lazy" decoding="async"',
    ];
    return `<img ${attributes.join(' ')} />`;
  });
}
