import {
  type AnyOperation,
  type BodyOf,
  isCacheable,
  type Locale,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type Shape,
} from '@stezhka/kit-contract';
import type { Request, Response } from 'express';
import Joi from 'joi';
import { AppError } from '../errors/errors.ts';
import { inputText } from '../forms/input-texts.ts';
import type { BodyReader } from '../forms/shape.ts';
import type { Identity } from '../identity/identity.ts';
import { clock } from '../process/clock.ts';

declare global {
  namespace Express {
    interface Request {
      identity: Identity;
      requestId: string;
    }
  }
}

/** A part without a schema must be empty. */
export interface RequestSchema<T extends Shape> {
  params?: Joi.ObjectSchema<ParamsOf<T>>;
  query?: Joi.ObjectSchema<QueryOf<T>>;
  body?: Joi.ObjectSchema<BodyOf<T>> | BodyReader<BodyOf<T>>;
}

export interface Context<T extends Shape> {
  params: ParamsOf<T>;
  query: QueryOf<T>;
  body: BodyOf<T>;
  identity: Identity;
  locale: Identity['locale'];
  /** @throws AppError login_required */
  userId(): string;
  /** For operations with `session: true`; an outdated `epoch` gives login_required. */
  startSession(user: { userId: string; roles: string[]; epoch?: number; secondFactorAt?: number }): void;
  endSession(): void;
  cacheTags(...tags: string[]): void;
  /** Time when a cacheable reply becomes out of date by itself; the earliest of several calls counts. */
  keepUntil(moment: Date | null | undefined): void;
  req: Request;
  res: Response;
}

export interface Served {
  op: AnyOperation;
  schema: {
    params?: Joi.ObjectSchema;
    query?: Joi.ObjectSchema;
    body?: Joi.ObjectSchema | BodyReader<unknown>;
  };
  handle(req: Request, res: Response): Promise<unknown>;
}

export const SESSION_HEADER = 'session-word';

export function serve<T extends Shape>(
  op: Operation<T>,
  schema: RequestSchema<T>,
  handler: (context: Context<T>) => Promise<T['reply']> | T['reply'],
): Served {
  return {
    op,
    schema: schema as Served['schema'],
    async handle(req, res) {
      const identity = req.identity;
      const context: Context<T> = {
        params: check(schema.params as Joi.ObjectSchema, req.params, identity.locale),
        query: check(schema.query as Joi.ObjectSchema, req.query, identity.locale),
        body: (op.method === 'GET' ? undefined : await readBody(schema.body, req)) as BodyOf<T>,
        identity,
        locale: identity.locale,
        userId() {
          if (!identity.userId) throw new AppError('login_required');
          return identity.userId;
        },
        startSession: (user) => void res.set(SESSION_HEADER, JSON.stringify({ start: user })),
        endSession: () => void res.set(SESSION_HEADER, JSON.stringify({ end: true })),
        cacheTags: (...tags) => void res.append('Cache-Tags', tags),
        keepUntil: keeper(op, res),
        req,
        res,
      };
      return handler(context);
    },
  };
}

function keeper(op: AnyOperation, res: Response): (moment: Date | null | undefined) => void {
  let until = Infinity;
  return (moment) => {
    if (!moment || !isCacheable(op)) return;
    until = Math.min(until, moment.getTime());
    const seconds = Math.max(0, Math.floor((until - clock.now().getTime()) / 1000));
    res.set('Cache-Control', `public, max-age=${seconds}`);
  };
}

const NOTHING = Joi.object({});

function check<T>(schema: Joi.ObjectSchema<T> = NOTHING, input: unknown, locale: Locale): T {
  const result = schema.validate({ ...(input as object) }, { abortEarly: false, convert: true });
  if (result.error) {
    // What concerns the whole part has no field to stand at.
    const details = result.error.details.filter(({ path }) => path.length);
    const fields = details.map(({ path, type, context }) => [
      path.join('.'),
      inputText(type, context?.limit, locale),
    ]);
    throw new AppError('invalid_input', {
      ...(fields.length && { fields: Object.fromEntries(fields) }),
      cause: result.error,
    });
  }
  return result.value as T;
}

async function readBody<B>(
  schema: Joi.ObjectSchema<B> | BodyReader<B> | undefined,
  req: Request,
): Promise<B> {
  if (typeof schema === 'function') return schema(req.body, { identity: req.identity });
  // Joi would take a list for an object of its indexes, and an empty list for no body.
  if (Array.isArray(req.body)) throw new AppError('invalid_input');
  return check(schema, req.body ?? {}, req.identity.locale);
}
