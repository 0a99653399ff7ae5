import type { RequestHandler } from 'express';
import multer, { type Options } from 'multer';
import { AppError } from '../errors/errors.ts';

/** Reads multipart text fields, and files where the limits allow them; any other body is left alone. */
export function multipart(options: Options): RequestHandler {
  const { limits } = options;
  const parser = limits?.files === 0 ? multer(options).none() : multer(options).any();
  return (req, res, next) =>
    parser(req, res, (error: unknown) => {
      // What the parser does not even begin to read has no body at all afterwards.
      const unread = req.body === undefined && req.is('multipart/form-data');
      next(error || unread ? readingError(error) : undefined);
    });
}

/** The parser below multer has errors without a name; files stay in memory, so that all are the body's own fault. */
function readingError(error: unknown): AppError {
  const isLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE';
  return new AppError(isLarge ? 'too_large' : 'bad_request', { cause: error });
}
