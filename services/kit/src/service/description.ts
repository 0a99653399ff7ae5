import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import type { ErrorTable } from '../errors/errors.ts';
import type { Served } from '../http/serve.ts';
import { type DescribedService, describeService } from '../openapi/openapi.ts';

interface Options {
  name: string;
  served: readonly Served[];
  errors?: ErrorTable;
  schemas: URL;
}

export function serveDescription(options: Options): RequestHandler {
  let made: Promise<{ body: string; etag: string }> | undefined;
  return async (req, res) => {
    // A failure is not kept: the next call tries again.
    made ??= describe(options).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    const { body, etag } = await made;
    res.set('ETag', etag);
    if (req.get('if-none-match') === etag) res.status(304).end();
    else res.type('json').send(body);
  };
}

async function describe({ name, served, errors, schemas }: Options) {
  const description = await describeService({
    name,
    served,
    ...(errors && { statuses: errors.statuses }),
    schemas: JSON.parse(readFileSync(schemas, 'utf8')) as DescribedService['schemas'],
  });
  const body = JSON.stringify({ data: description });
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
