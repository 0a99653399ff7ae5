import type { RequestHandler } from 'express';
import multer, { type Options } from 'multer';
import { AppError } from '../errors/errors.ts';

export function multipart(options: Options): RequestHandler {
  const { limits } = options;
  const parser = limits?.files === 0 ? multer(options).none() : multer(options).any();
  return (req, res, next) =>
    parser(req, res, (error: unknown) => {
      const unread = req.body === undefined && req.is('multipart/form-data');
      next(error || unread ? readingError(error) : undefined);
    });
}

/** Parser errors have no names; files stay in memory, so all errors are the body's fault. */
function readingError(error: unknown): AppError {
  const isLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE';
  return new AppError(isLarge ? 'too_large' : 'bad_request', { cause: error });
}
