import { type AnyOperation, kitErrors } from '@stezhka/kit-contract';
import type { Served } from '../http/serve.ts';
import { toJson } from './json-schema.ts';

export type Statuses = Readonly<Record<string, number>>;

const ENVELOPE = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
const REQUEST_ID = {
  'X-Request-Id': { description: 'Names the request in logs.', schema: { type: 'string' } },
};
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const response = (description: string, headers: object = {}) => ({
  description,
  headers: { ...REQUEST_ID, ...headers },
  content: ENVELOPE,
});

const FAILURES: Record<number, { name: string; response: ReturnType<typeof response> }> = {
  400: { name: 'BadRequest', response: response('The request cannot be read, or a part of it is invalid.') },
  401: { name: 'LoginRequired', response: response('The call needs a logged-in user.') },
  403: { name: 'Forbidden', response: response('The user lacks the right, or another site asks.') },
  404: { name: 'NotFound', response: response('There is no such thing.') },
  408: { name: 'RequestTimeout', response: response('The body arrived too slowly.') },
  409: { name: 'Conflict', response: response('Something else changed it meanwhile.') },
  410: { name: 'Gone', response: response('It was there and is used up.') },
  413: { name: 'TooLarge', response: response('The body is too large.') },
  415: {
    name: 'UnsupportedMedia',
    response: response('The body is of a type that this call does not read.'),
  },
  422: { name: 'InvalidForm', response: response('A field of the form breaks a rule; `fields` says which.') },
  429: { name: 'TooManyRequests', response: response('Too many requests; try later.', RETRY_AFTER) },
  431: { name: 'HeadersTooLarge', response: response('The headers are too large.') },
  500: { name: 'Internal', response: response('The site has made a mistake.') },
  503: {
    name: 'Unavailable',
    response: response('The service does not answer now; try later.', RETRY_AFTER),
  },
  504: { name: 'Timeout', response: response('The service did not answer in time.') },
};

export const failureResponses = Object.fromEntries(
  Object.values(FAILURES).map(({ name, response }) => [name, response]),
);

const ALWAYS = ['bad_request', 'too_many_requests', 'internal', 'unavailable', 'timeout'];
/** Node's status for long headers; they share the error code of a long body. */
const HEADERS_TOO_LARGE = 431;

type FailingCall = Pick<AnyOperation, 'method' | 'path' | 'access'> & Partial<AnyOperation>;

export function failuresOf(
  { op, schema, throws = [] }: { op: FailingCall; schema: Served['schema']; throws?: readonly string[] },
  statuses: Statuses,
) {
  const codes: Statuses = { ...kitErrors, ...statuses };
  const own = new Map<number, string[]>();
  for (const code of throws) {
    const status = codes[code];
    if (!status) throw new Error(`${op.name} names ${code}, which no table of errors has.`);
    own.set(status, [...(own.get(status) ?? []), code]);
  }
  const general = [...ALWAYS, ...impliedCodes(op, schema)].map((code) => codes[code]!);
  const all = new Set([...general, ...own.keys(), HEADERS_TOO_LARGE]);
  return Object.fromEntries(
    [...all].sort((a, b) => a - b).map((status) => [status, failure(status, own.get(status))]),
  );
}

function failure(status: number, codes: readonly string[] | undefined) {
  const { name, response } = FAILURES[status]!;
  if (!codes) return { $ref: `#/components/responses/${name}` };
  return { ...response, description: `${response.description} Codes: ${codes.join(', ')}.` };
}

function impliedCodes(op: FailingCall, schema: Served['schema']): string[] {
  const staff = op.access === 'admin' || op.access === 'super_admin';
  return [
    ...(staff || op.access === 'user' || op.session ? ['login_required'] : []),
    ...(staff ? ['forbidden'] : []),
    ...(op.mutates && !op.callback ? ['csrf_refused'] : []),
    ...(/[:*]/.test(op.path) || isPaged(schema) ? ['not_found'] : []),
    ...(op.method === 'POST' ? ['request_timeout', 'too_large', 'unsupported_media'] : []),
    ...(typeof schema.body === 'function' && !op.upload ? ['invalid_form'] : []),
  ];
}

const isPaged = ({ query }: Served['schema']) => !!query && 'page' in toJson(query).properties;
