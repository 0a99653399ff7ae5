import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError } from '../errors/errors.ts';
import { multipart } from '../http/multipart.ts';
import { abandonedSignal, FairQueue } from '../process/fair-queue.ts';
import { decodeImage, MAX_UPLOAD_BYTES } from './image.ts';
import type { DecodedImage } from './image-decoder.ts';
import { readUploadedVideo, type Video } from './video.ts';

const parse = multipart({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
});

/** Bounds what uploads take of the memory: a body is not read before its turn. */
const uploads = new FairQueue({ running: 4, waiting: 32, perVisitor: 2, within: { turn: 8_000 } });

/**
 * Reads an uploaded picture to its pixels.
 * @throws AppError unsupported_media, too_large, too_many_pixels, too_many_requests, unavailable
 */
export const receiveImage = (req: Request, res: Response, visitor: string): Promise<DecodedImage> =>
  uploads.run(
    visitor,
    async () => {
      const { bytes } = await readUpload(req, res);
      return decodeImage(bytes);
    },
    abandonedSignal(res),
  );

/** @throws AppError unsupported_media, unfit_video, too_large, too_many_requests, unavailable */
export const receiveVideo = (req: Request, res: Response, visitor: string): Promise<Video> =>
  uploads.run(
    visitor,
    async () => readUploadedVideo((await readUpload(req, res)).bytes),
    abandonedSignal(res),
  );

/** The file's field may have any name. @throws AppError 'unsupported_media' without a file, 'too_large' */
export async function readUpload(
  req: Request,
  res: Response,
): Promise<{ bytes: Buffer; fields: Record<string, string> }> {
  await new Promise<void>((resolve, reject) =>
    parse(req, res, (error: unknown) => (error ? reject(error) : resolve())),
  );
  const [file] = (req.files ?? []) as Express.Multer.File[];
  if (!file) throw new AppError('unsupported_media');
  return { bytes: file.buffer, fields: { ...req.body } };
}
