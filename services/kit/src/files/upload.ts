import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError } from '../errors/errors.ts';
import { multipart } from '../http/multipart.ts';
import { MAX_UPLOAD_BYTES } from './image.ts';

const parse = multipart({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
});

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
