import type { Access, AnyOperation } from '@stezhka/kit-contract';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type Joi from 'joi';
import { type BodyReader, submissionShapes } from '../forms/shape.ts';
import { type Raw, unflatten } from '../forms/unflatten.ts';
import type { Served } from '../http/serve.ts';
import { type JsonSchema, toJson } from './json-schema.ts';
import { failuresOf, type Statuses } from './responses.ts';

export interface Names {
  service: string;
  statuses: Statuses;
  reply(name: string): string;
}

const JSON_BODY = 'application/json';
const FORM_BODIES = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const SIGNED_IN: readonly Access[] = ['user', 'admin', 'super_admin'];

export async function operationOf({ op, schema }: Pick<Served, 'op' | 'schema'>, names: Names) {
  const { summary, throws, example } = descriptionOf(op);
  const { params, query } = example as { params?: object; query?: object };
  const id = op.path.replace(/\W+/g, '_').replace(/^_|_$/g, '');
  return {
    operationId: `${names.service}_${op.method.toLowerCase()}_${id}`,
    summary,
    tags: [names.service],
    security: securityOf(op),
    parameters: [
      { $ref: `#/components/parameters/${needsLocale(op) ? 'OwnLocale' : 'Locale'}` },
      ...pathParameters(op.path, schema.params, params),
      ...queryParameters(schema.query, query),
    ],
    ...(await requestBody({ op, schema })),
    responses: { ...success(op, names), ...failuresOf({ op, schema, throws }, names.statuses) },
    'x-access': op.access,
    'x-mutates': op.mutates,
    ...(op.cache !== undefined && { 'x-cache-seconds': op.cache }),
  };
}

/** The Locale header proves that a page of the site sends a GET that changes state. */
const needsLocale = (op: AnyOperation) => op.method === 'GET' && op.mutates && !op.callback;

/** One entry is enough: a POST proves that it comes from the site, or carries the session's token. */
function securityOf(op: AnyOperation): Record<string, string[]>[] {
  const session: Record<string, string[]> = SIGNED_IN.includes(op.access) ? { session: [] } : {};
  if (op.method === 'POST' && !op.callback)
    return [
      { ...session, sameOrigin: [] },
      { session: [], csrf: [] },
    ];
  return SIGNED_IN.includes(op.access) ? [session] : [];
}

function success(op: AnyOperation, { reply }: Names) {
  const { produces, example } = descriptionOf(op);
  if (typeof produces === 'number')
    return {
      [produces]: {
        description: 'Leads on to a page.',
        headers: { Location: { schema: { type: 'string' } } },
      },
    };
  // A stream of events has no end, and OpenAPI 3.1 no schema for one of them.
  if (produces === 'text/event-stream')
    return { 200: { description: 'The events.', content: { [produces]: {} } } };
  if (produces)
    return { 200: { description: 'The document.', content: { [produces]: { schema: DOCUMENT } } } };
  const schema = {
    type: 'object',
    properties: { data: { $ref: reply(op.reply) } },
    required: ['data'],
    additionalProperties: false,
  };
  const content = { [JSON_BODY]: { schema, example: { data: example.reply } } };
  return { 200: { description: 'Done.', content } };
}
const DOCUMENT = { type: 'string', format: 'binary' };

function pathParameters(path: string, schema: Joi.ObjectSchema | undefined, example: object = {}) {
  const { properties } = toJson(schema);
  return [...path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
    ...exampleOf(example, name),
  }));
}

function queryParameters(schema: Joi.ObjectSchema | undefined, example: object = {}) {
  const { properties, required } = toJson(schema);
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: one,
    ...exampleOf(example, name),
  }));
}

async function requestBody({ op, schema: { body } }: Pick<Served, 'op' | 'schema'>) {
  if (op.method !== 'POST') return {};
  if (op.upload)
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': uploadBody(UPLOADS[op.uploadOf ?? 'picture']) },
      },
    };
  const { body: example } = descriptionOf(op).example as { body?: object };
  if (typeof body === 'function') return { requestBody: await formBody(body, example) };
  if (!body) return {};
  const shown = example !== undefined && { example };
  const schema: JsonSchema = toJson(body);
  // Callbacks come from other sites, also as a form.
  const types = [JSON_BODY, ...(op.callback ? FORM_BODIES : [])];
  const required = (schema.required as string[]).length > 0;
  const content = Object.fromEntries(types.map((type) => [type, { schema, ...shown }]));
  return { requestBody: { required, content } };
}

const UPLOADS = {
  picture: {
    description: 'A JPEG, PNG, WebP, AVIF or GIF picture.',
    types: 'image/jpeg, image/png, image/webp, image/avif, image/gif',
  },
  video: { description: 'A silent WebM film.', types: 'video/webm' },
};

const uploadBody = ({ description, types }: (typeof UPLOADS)['picture']) => ({
  schema: {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary', description },
    },
    required: ['file'],
    // Other fields are allowed under any name that a part's header can carry.
    propertyNames: { pattern: String.raw`^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+$` },
    maxProperties: 21,
  },
  encoding: { file: { contentType: types } },
});

async function formBody(read: BodyReader<unknown>, shared: object | undefined) {
  const described = await read.describe?.();
  if (!described) throw new Error('A body that joi cannot read is described by its form: see describedBy.');
  const { nested, flat } = await submissionShapes(described);
  const { example = shared } = described;
  const shown = example && formExample(example, nested);
  const byName = { schema: flat, ...(shown && { example: shown.flat }) };
  return {
    required: nested.required.length > 0,
    content: {
      [JSON_BODY]: { schema: nested, ...(shown && { example: shown.nested }) },
      ...Object.fromEntries(FORM_BODIES.map((type) => [type, byName])),
    },
  };
}

const exampleOf = (example: object, name: string) =>
  name in example ? { example: (example as Record<string, unknown>)[name] } : {};

export function formExample(
  example: object,
  shape?: JsonSchema,
): { nested: object; flat: Record<string, string> } {
  const tree = unflatten(example);
  const flat: Record<string, string> = {};
  const walk = (raw: Raw, name: string) => {
    if (typeof raw !== 'object') flat[name] = raw ?? '';
    else for (const [key, one] of Object.entries(raw)) walk(one, name ? `${name}[${key}]` : key);
  };
  walk(tree, '');
  const named = Object.keys(example).some((key) => key.includes('['));
  return { nested: withLists(named ? tree : example, shape) as object, flat };
}

/** A collection, whose entries a form numbers, is a list in JSON. */
function withLists(tree: unknown, shape: JsonSchema | undefined): unknown {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return tree;
  const { type, items, properties } = (shape ?? {}) as Record<string, JsonSchema | undefined>;
  if ((type as unknown) === 'array') return Object.values(tree).map((one) => withLists(one, items));
  const within = Object.entries(tree).map(([name, one]) => [
    name,
    withLists(one, properties?.[name] as JsonSchema | undefined),
  ]);
  return Object.fromEntries(within);
}
