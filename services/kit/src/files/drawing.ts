import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { FileModel, type FileRow } from './file.model.ts';
import { makeMissingWidths, storeSeeded } from './make-widths.ts';
import { viewBoxOf, WIDTHS } from './sizes.ts';
import { removeFile, type Session, type StoredPicture, within } from './store.ts';

interface DrawingOptions {
  slug: string;
  session?: Session;
  /** One that the first pages show: widths for phones are made before anything of others. */
  first?: boolean;
}

/** The id follows from slug and drawing: a repeated seed changes nothing, a new drawing has a new address. */
export async function storeDrawing(
  svg: string,
  { slug, session, first = false }: DrawingOptions,
): Promise<StoredPicture> {
  const { width, height } = sizeOf(svg);
  const digest = createHash('sha256').update(`${slug}\n${svg}`).digest();
  const file = new mongoose.Types.ObjectId(digest.subarray(0, 12));
  const old = await FileModel.findOne({ 'metadata.slug': slug }).lean<FileRow>();
  if (old?._id.equals(file)) {
    await makeMissingWidths(String(file), old.metadata, { session, first });
    return { file, width, height };
  }
  return within(session, async (session) => {
    if (old) await removeFile(old._id, session);
    const metadata = { format: 'svg', width, height, access: 'public', slug } as const;
    return storeSeeded(file, Buffer.from(svg), metadata, { session, first });
  });
}

function sizeOf(svg: string): { width: number; height: number } {
  const box = viewBoxOf(svg);
  const width = WIDTHS.at(-1)!;
  return { width, height: Math.round((width * box.height) / box.width) };
}
