import { randomBytes, randomUUID } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import MongoStore from 'connect-mongo';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import mongoose from 'mongoose';
import { epochOf, isExpired, isReplaced, markReplaced, markSeen } from './session-list.ts';

declare module 'express-session' {
  interface SessionData {
    userId?: string;
    roles?: string[];
    /** The member's epoch when it was opened: sessions of earlier ones are ended together. */
    epoch?: number;
    /** When the second step of the login was passed, ms. */
    secondFactorAt?: number;
    guestId?: string;
    csrf?: string;
    createdAt?: Date;
    lastSeen?: Date;
    device?: string;
  }
}

export interface SessionOwner {
  userId: string;
  roles: string[];
  epoch: number;
  secondFactorAt?: number;
}

/** The prefix __Host- keeps neighbouring hosts from setting the cookie (RFC 6265bis, 4.1.3.2). */
const SESSION_COOKIES = { https: '__Host-sid', http: 'sid' } as const;
type Scheme = keyof typeof SESSION_COOKIES;
/** Only the reply to a document renews the cookies or takes them away (decision 0079). */
type RequestKind = 'document' | 'call';
type Asked = { headers: { cookie?: string }; context: { secure: boolean } };

const schemeOf = ({ context }: Pick<Asked, 'context'>): Scheme => (context.secure ? 'https' : 'http');
const cookieName = (req: Pick<Asked, 'context'>): string => SESSION_COOKIES[schemeOf(req)];
export const isSessionCookie = (setCookie: string): boolean =>
  Object.values(SESSION_COOKIES).some((name) => setCookie.startsWith(`${name}=`));
/** Readable by scripts: something personal exists, so it is worth asking for. */
const VISITOR_COOKIE = 'visitor';
const MONTH_MS = 30 * 24 * 3600_000;
const SEEN_EVERY_MS = 5 * 60_000;

export const hasSessionCookie = (req: Asked): boolean =>
  !!req.headers.cookie?.includes(`${cookieName(req)}=`) &&
  parseCookie(req.headers.cookie)[cookieName(req)] !== undefined;

export class Sessions {
  readonly #middlewares: Record<RequestKind, Record<Scheme, RequestHandler>>;
  readonly #store: MongoStore;
  /** Of requests whose cookie is signed well and names no session that is there. */
  readonly #endedIds = new WeakMap<object, string>();

  constructor({ secret }: { secret: string }) {
    this.#store = MongoStore.create({
      client: mongoose.connection.getClient() as never,
      dbName: mongoose.connection.db!.databaseName,
      collectionName: 'sessions',
      stringify: false,
      touchAfter: 3600,
      ttl: MONTH_MS / 1000,
    });
    dropExpired(this.#store);
    const middleware = (scheme: Scheme, rolling: boolean) =>
      session({
        name: SESSION_COOKIES[scheme],
        secret,
        store: this.#store,
        genid: (req) => {
          // The id of the cookie, before another one takes its place.
          if (req.sessionID) this.#endedIds.set(req, req.sessionID);
          return randomBytes(24).toString('base64url');
        },
        resave: false,
        saveUninitialized: false,
        rolling,
        proxy: true,
        // A function: all middlewares share what the store generates.
        cookie: (req) => ({
          httpOnly: true,
          sameSite: 'lax',
          secure: req.context.secure,
          maxAge: MONTH_MS,
          path: '/',
        }),
      });
    const middlewares = (rolling: boolean) => ({
      https: middleware('https', rolling),
      http: middleware('http', rolling),
    });
    this.#middlewares = { document: middlewares(true), call: middlewares(false) };
  }

  /** Reads the session; an unknown or forged cookie gives an empty new one. @throws AppError unavailable */
  async load(req: Request, res: Response, kind: RequestKind): Promise<Session & Partial<SessionData>> {
    await new Promise<void>((resolve, reject) =>
      this.#middlewares[kind][schemeOf(req)](req, res, (error?: unknown) =>
        error ? reject(new AppError('unavailable', { cause: error })) : resolve(),
      ),
    );
    if (!req.session) throw new AppError('unavailable');
    if (isEmpty(req.session)) {
      if (kind === 'document' && hasSessionCookie(req) && !(await this.hasReplacedSession(req)))
        forget(req, res);
      return req.session;
    }
    if (clock.now().getTime() - Number(req.session.lastSeen ?? 0) > SEEN_EVERY_MS)
      await markSeen(req.sessionID);
    if (kind === 'document') this.#setVisitorCookie(req, res);
    return req.session;
  }

  /** A new guest, stored by `openGuest` alone; undefined when the session already has an identity. */
  proposeGuest(req: Request): Partial<SessionData> | undefined {
    return isEmpty(req.session) ? beginning(req, { guestId: randomUUID() }) : undefined;
  }

  /** Before a call that may begin or end a session: those under way with the same cookie may come after it. */
  async markReplaced(req: Request): Promise<void> {
    const id = isEmpty(req.session) ? this.#endedIds.get(req) : req.sessionID;
    if (id !== undefined) await stored(markReplaced(id));
  }

  /** Whether a login or logout has just taken the place of the session in this request's cookie. */
  async hasReplacedSession(req: Request): Promise<boolean> {
    const id = isEmpty(req.session) ? this.#endedIds.get(req) : undefined;
    return id !== undefined && stored(isReplaced(id));
  }

  async openGuest(req: Request, res: Response, guest: Partial<SessionData>): Promise<void> {
    Object.assign(req.session, guest);
    await done((callback) => req.session.save(callback));
    this.#setVisitorCookie(req, res);
  }

  /** Changes the session id. @throws AppError login_required when all sessions were ended during this login */
  async start(req: Request, res: Response, member: SessionOwner): Promise<void> {
    const { guestId } = req.session;
    await done((callback) => req.session.regenerate(callback));
    Object.assign(req.session, beginning(req, { ...member, ...(guestId && { guestId }) }));
    await done((callback) => req.session.save(callback));
    // Asked once it is stored: who ends sessions raises the epoch first and looks for them after.
    if (member.epoch < (await epochOf(member.userId))) {
      await this.end(req, res);
      throw new AppError('login_required');
    }
    this.#setVisitorCookie(req, res);
  }

  async end(req: Request, res: Response): Promise<void> {
    await done((callback) => req.session.destroy(callback));
    forget(req, res);
  }

  /** Runs after the headers: earlier, express-session would store a new session again and revive an ended one. */
  settle(req: Request): void {
    delete (req as Partial<Request>).session;
  }

  #setVisitorCookie(req: Request, res: Response): void {
    res.cookie(VISITOR_COOKIE, '1', {
      maxAge: MONTH_MS,
      sameSite: 'lax',
      secure: req.context.secure,
      path: '/',
    });
  }
}

/** An expired session is read as one that is not there, and removed. */
function dropExpired(store: MongoStore): void {
  const read = store.get.bind(store);
  store.get = async (sid, callback) =>
    read(sid, (error, found) =>
      found && isExpired(found)
        ? void store.destroy(sid, (failed) => callback(failed))
        : callback(error, found),
    );
}

export const isEmpty = ({ userId, guestId }: Partial<SessionData>): boolean => !userId && !guestId;

function beginning(req: Request, data: Partial<SessionData>): Partial<SessionData> {
  const now = clock.now();
  return {
    ...data,
    csrf: randomBytes(24).toString('base64url'),
    createdAt: now,
    lastSeen: now,
    device: String(req.get('user-agent') ?? '').slice(0, 300),
  };
}

function forget(req: Request, res: Response): void {
  const { secure } = req.context;
  res.clearCookie(cookieName(req), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  res.clearCookie(VISITOR_COOKIE, { path: '/', sameSite: 'lax', secure });
}

const stored = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });

const done = (work: (callback: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) =>
    work((error) => (error ? reject(new AppError('unavailable', { cause: error })) : resolve())),
  );
