import { randomUUID } from 'node:crypto';
import type { FormDefinition, Locale } from '@stezhka/kit-contract';
import { DEFAULT_LOCALE, FOR_MEMBER_HEADER, isCacheable, isLocale } from '@stezhka/kit-contract';
import express, { type Express, type RequestHandler } from 'express';
import { AppError, type ErrorTable, errorReply } from '../errors/errors.ts';
import { multipart } from '../http/multipart.ts';
import type { Served } from '../http/serve.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import {
  guardCall,
  guardMember,
  IDENTITY_HEADER,
  type Identity,
  isPersonal,
  type VerifyingKeys,
  verifyIdentity,
} from '../identity/identity.ts';
import { isStopping } from '../process/lifecycle.ts';
import { logLimited } from '../process/limited-log.ts';
import { requestContext } from '../process/log.ts';
import { serveDescription } from './description.ts';

export interface ServiceOptions {
  name: string;
  served: Served[];
  errors?: ErrorTable;
  schemas?: URL;
  identityKeys: VerifyingKeys;
  ready?: () => boolean;
  before?: RequestHandler[];
  /** Addresses that are no operations: files, streams. */
  extra?: (app: Express) => void;
  /** Tests compare each reply with its schema here. */
  checkReply?: (replyName: string, data: unknown) => void;
}

const BODY_LIMIT = '1mb';
const READABLE = ['json', 'urlencoded', 'multipart/form-data'];

/** A body that no parser reads would count as empty. */
const refuseMedia: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;
  next(hasBody && !req.is(READABLE) ? new AppError('unsupported_media') : undefined);
};

export function createServiceApp(options: ServiceOptions): Express {
  const { served, errors } = options;
  const ready = () => !isStopping() && (options.ready?.() ?? true);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');

  app.get('/healthz', (_req, res) => void res.json({ data: { ok: true } }));
  app.get('/readyz', (_req, res) => {
    res.set('Cache-Control', 'no-store').status(ready() ? 200 : 503);
    res.json({ data: { ready: ready() } });
  });
  app.get('/operations', (_req, res) => void res.json({ data: operationTable(options) }));
  if (options.schemas) app.get('/openapi', serveDescription({ ...options, schemas: options.schemas }));

  app.use(async (req, _res, next) => {
    req.requestId = req.get('x-request-id') ?? randomUUID();
    const token = req.get(IDENTITY_HEADER);
    const header = req.get('locale');
    const locale: Locale = isLocale(header) ? header : DEFAULT_LOCALE;
    req.identity = { roles: [], locale };
    requestContext.run({ requestId: req.requestId, network: visitorAddress(req), token }, async () => {
      try {
        if (token) req.identity = { ...(await verifyIdentity(token, options.identityKeys)), locale };
        next();
      } catch (error) {
        next(error);
      }
    });
  });
  app.use(express.json({ limit: BODY_LIMIT, strict: true }));
  app.use(express.urlencoded({ limit: BODY_LIMIT, extended: false, parameterLimit: 1000 }));
  app.use(...(options.before ?? [(_req, _res, next) => next()]));
  options.extra?.(app);

  const fields = multipart({ limits: { fieldSize: 1_000_000, fields: 1000, files: 0, parts: 1000 } });
  for (const one of [...served].sort((a, b) => bySpecificity(a.op.path, b.op.path))) {
    const { op } = one;
    const parsers: RequestHandler[] = op.method === 'POST' && !op.upload ? [refuseMedia, fields] : [];
    app[op.method === 'GET' ? 'get' : 'post'](op.path, ...parsers, async (req, res) => {
      if (!isCacheable(op)) res.set('Cache-Control', 'no-store');
      guardCall(op, req.identity);
      guardMember(op, req.identity, req.get(FOR_MEMBER_HEADER));
      const data = (await one.handle(req, res)) ?? null;
      if (isPersonal(op.access)) nameMember(data, req.identity);
      options.checkReply?.(op.reply, data);
      if (!res.headersSent) res.json({ data });
    });
  }

  app.use((_req, _res, next) => next(new AppError('no_such_call')));
  app.use(((error, req, res, _next) => {
    const locale = req.identity?.locale ?? DEFAULT_LOCALE;
    const requestId = req.requestId ?? randomUUID();
    const { status, body, headers } = errorReply(error, {
      locale,
      requestId,
      ...(errors && { table: errors }),
    });
    if (status >= 500) logLimited('error', { err: error, url: req.originalUrl }, 'call failed');
    res.status(status).set('Cache-Control', 'no-store').set(headers).json(body);
  }) as express.ErrorRequestHandler);
  return app;
}

/** A form says for whom it was opened, and its submit says so again. */
function nameMember(data: unknown, { userId }: Identity): void {
  const { form } = (data ?? {}) as { form?: Partial<FormDefinition> };
  if (userId && form?.name) form.member = userId;
}

function operationTable({ name, served }: Pick<ServiceOptions, 'name' | 'served'>) {
  return { service: name, operations: served.map(({ op: { writes: _, ...op } }) => op) };
}

/** Literal segments come first: '/data/products/bestsellers' before '/data/products/:category'. */
function bySpecificity(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const rank = kind(left[i]) - kind(right[i]);
    if (rank) return rank;
  }
  return 0;
}

const kind = (segment: string | undefined) =>
  segment === undefined ? 0 : /^\*|^\{\*/.test(segment) ? 3 : segment.startsWith(':') ? 2 : 1;
