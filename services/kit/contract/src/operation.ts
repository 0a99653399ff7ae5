/** Every reply under /api. `error` is a text in the caller's language. */
export interface Envelope<T = unknown> {
  data: T | null;
  error?: string;
  code?: string;
  /** Messages by a form field's fullName or a parameter's name. */
  fields?: Record<string, string>;
  requestId?: string;
}

/** Who may call: the gateway and the service both enforce it. 'guest' = anybody, but the visitor gets a guest id; `services`: these alone, and no person. */
export type Access = 'public' | 'guest' | 'user' | 'admin' | 'super_admin' | { services: readonly string[] };
export type Method = 'GET' | 'POST';

/**
 * What kind of work a call is. The gateway judges each kind for itself: uploads, pictures or exports that
 * fail never close what visitors wait for.
 */
export const WORKLOADS = ['interactive', 'upload', 'picture', 'export'] as const;
export type Workload = (typeof WORKLOADS)[number];

export interface Shape {
  params?: object;
  query?: object;
  body?: object;
  reply: unknown;
}

export interface OperationOptions<T extends Shape = Shape> {
  access: Access;
  /** The exported interface of the reply: its JSON schema is generated under this name and checked in tests. */
  reply: string;
  /** Calls of great effect require the second step of the login within the last ten minutes. */
  recentSecondFactor?: boolean;
  /** May start, rotate or end the caller's session (login, registration, logout). */
  session?: boolean;
  /** Changes state: never cached, prefetched, retried or batched, whatever its method. */
  mutates?: boolean;
  /** Reached from outside the site (payment, OpenID, mail links): proves itself, exempt from same-origin rules. */
  callback?: boolean;
  /** Public reads only: seconds a reply may be served from the gateway's cache. */
  cache?: number;
  /** Names of what a read shows; a change that names one makes mounted reads fetch again. */
  tags?: readonly string[];
  /** Names of what a change touches. */
  changes?: readonly string[];
  /** The read without arguments whose reply, whole or in part, this change returns; it is shown without a refetch. */
  writes?: WrittenBy<T['reply']>;
  /** Tells whether a reply of a read is at least as new as the held one; without it every reply is. */
  isNewer?(reply: T['reply'], held: T['reply']): boolean;
  /**
   * Server-sent events in place of an envelope, for as long as the caller stays. A browser asks without the Locale
   * header, so events hold no words of a language; each is told in full by a read or a change of the same contract.
   */
  stream?: boolean;
  /** Tells the gateway to read the body as a file upload of at most so many bytes; its workload is 'upload'. */
  upload?: number;
  /** A picture unless told. */
  uploadOf?: 'video';
  /** 'interactive' unless told. */
  workload?: Exclude<Workload, 'upload'>;
}

export interface Operation<T extends Shape = Shape> extends OperationOptions<T> {
  method: Method;
  /** Path pattern without the base, e.g. '/data/post/:slug'. */
  path: string;
  /** `${method} ${path}`, unique over all services. */
  name: string;
  mutates: boolean;
  /** For types alone: what the call takes and answers. */
  shape?: T;
}

/** A read that takes such a reply for its own. */
export type WrittenBy<Reply> = Omit<AnyOperation, 'shape'> & { shape?: { reply: Partial<Reply> } };

/** Any operation, whatever its shape: for tables and loops. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is deliberately open here
export type AnyOperation = Operation<any>;

export type ParamsOf<T extends Shape> = T extends { params: infer P } ? P : undefined;
export type QueryOf<T extends Shape> = T extends { query: infer Q } ? Q : undefined;
export type BodyOf<T extends Shape> = T extends { body: infer B } ? B : undefined;

/**
 * Declares one call of a service: the service serves it, remotes call it, the gateway's
 * routing, cache and batch rules come from it.
 */
export function operation<T extends Shape>(
  method: Method,
  path: string,
  options: OperationOptions<T>,
): Operation<T> {
  return { mutates: method === 'POST', ...options, method, path, name: `${method} ${path}` };
}

/** Replies of a cacheable call hold nothing personal: fetched without identity, they are shared by all visitors. */
export const isCacheable = (
  op: Pick<AnyOperation, 'cache' | 'access' | 'method' | 'mutates'>,
): op is typeof op & { cache: number } =>
  !!op.cache && op.access === 'public' && op.method === 'GET' && !op.mutates;

export const workloadOf = ({
  upload,
  workload = 'interactive',
}: Pick<AnyOperation, 'upload' | 'workload'>) => (upload ? 'upload' : workload);

/** Id of the member whom the page shows; a personal change is refused in the session of another one. */
export const FOR_MEMBER_HEADER = 'for-member';

/** Of a sent form: the browser's time zone, 'Europe/Kyiv'. */
export const TIME_ZONE_HEADER = 'time-zone';

export interface CallArgs {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
}

/** What a caller of the operation passes: only the parts the operation declares. */
export type ArgsOf<T extends Shape> = (T extends { params: infer P }
  ? { params: P }
  : { params?: undefined }) &
  (T extends { query: infer Q } ? { query: Q } : { query?: undefined }) &
  (T extends { body: infer B } ? { body: B } : { body?: undefined });

/** '/data/post/:slug' + { slug: 'a b' } + { page: 2 } → '/data/post/a%20b?page=2'; empty values are left out. */
export function callUrl(op: { path: string }, args: CallArgs = {}): string {
  const params = (args.params ?? {}) as Record<string, unknown>;
  const path = op.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(args.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
