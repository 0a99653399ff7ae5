import { type Id, operation } from '@stezhka/kit-contract';

/** Silent and endless; it plays by itself only where the reader has not asked for less motion. */
export interface Film {
  /** From 992 px. */
  wide: string;
  /** Up to 991 px. */
  narrow: string;
  seconds: number;
}

export interface UploadedFilmReply {
  /** For the fields of the resource 'films'. */
  file: Id;
  /** px. */
  width: number;
  height: number;
  seconds: number;
}

/** Multipart: a WebM without sound, of at most three minutes. @throws unsupported_media, unfit_video, too_large */
export const uploadFilm = operation<{ body: object; reply: UploadedFilmReply }>(
  'POST',
  '/admin/content/film-upload',
  {
    access: 'admin',
    upload: 5 * 1024 * 1024,
    uploadOf: 'video',
    reply: 'UploadedFilmReply',
  },
);
