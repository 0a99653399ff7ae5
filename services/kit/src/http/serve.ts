import type {
  AnyOperation,
  BodyOf,
  Locale,
  Operation,
  ParamsOf,
  QueryOf,
  Shape,
} from '@stezhka/kit-contract';
import { isCacheable } from '@stezhka/kit-contract';
import type { Request, Response } from 'express';
import Joi from 'joi';
import { AppError } from '../errors/errors.ts';
import type { BodyReader } from '../forms/body-reader.ts';
import { inputText } from '../forms/input-texts.ts';
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

/** Validation of each part of a request; a part without a schema must be empty. */
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
  /** The signed-in user's id. @throws AppError login_required */
  userId(): string;
  /**
   * Starts a session for the user at the gateway, with a new id (operations with `session: true` only).
   * @param user with `epoch` the gateway opens none that was ended meanwhile, and answers login_required instead
   */
  startSession(user: { userId: string; roles: string[]; epoch?: number }): void;
  endSession(): void;
  /** Names what the reply shows, so that `purge(tags)` finds it in caches. */
  cacheTags(...tags: string[]): void;
  /**
   * Says when the reply of a cacheable read will be out of date by itself (the next publish date), so that no
   * cache shows it later; the earliest counts, nothing changes nothing.
   */
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

/** Header by which a service tells the gateway to start or end the caller's session. */
export const SESSION_HEADER = 'session-word';

/** Binds an operation of the contract to its validation and handler; the handler's result becomes `data`. */
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
    const fields = result.error.details.map(({ path, type, context }) => [
      path.join('.'),
      inputText(type, context?.limit, locale),
    ]);
    throw new AppError('invalid_input', { fields: Object.fromEntries(fields), cause: result.error });
  }
  return result.value as T;
}

async function readBody<B>(
  schema: Joi.ObjectSchema<B> | BodyReader<B> | undefined,
  req: Request,
): Promise<B> {
  if (typeof schema === 'function') return schema(req.body, { identity: req.identity });
  // A list would be taken for an object of its indexes, an empty one for no body at all.
  if (Array.isArray(req.body)) throw new AppError('invalid_input');
  return check(schema, req.body ?? {}, req.identity.locale);
}
