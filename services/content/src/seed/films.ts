import { readFileSync } from 'node:fs';
import { readVideo, type StoredVideo, storeVideo, type Video } from '@stezhka/kit/files';
import type { Types } from 'mongoose';
import { FilmModel } from '../films/films.model.ts';

/** Drawn by `npm run films`. */
const FILMS = new URL('../../films/', import.meta.url);

export const readFilm = (name: string, size: 'wide' | 'narrow'): Promise<Video> =>
  readVideo(readFileSync(new URL(`${name}-${size}.webm`, FILMS)));

/** A film of services/content/films, with both of its files. */
export async function seedFilm(slug: string): Promise<Types.ObjectId> {
  const store = async (size: 'wide' | 'narrow'): Promise<StoredVideo> =>
    storeVideo(await readFilm(slug, size), { slug: `film:${slug}:${size}` });
  const files = { wide: await store('wide'), narrow: await store('narrow') };
  const film = await FilmModel.findOneAndUpdate({ slug }, files, { upsert: true, returnDocument: 'after' });
  return film!._id;
}
