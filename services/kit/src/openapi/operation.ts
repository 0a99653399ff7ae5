import type { Access } from '@stezhka/kit-contract';
import type Joi from 'joi';
import joiToJson from 'joi-to-json';
import type { Served } from '../serve.ts';

// The package's types speak of a default export; what it exports is the function itself.
const parse = joiToJson as unknown as typeof joiToJson.default;

export type JsonSchema = { [key: string]: unknown };

/** How one service's things are called in the document. */
export interface Names {
  service: string;
  /** Reference to a reply's schema. */
  reply(name: string): string;
}

const SIGNED_IN: readonly Access[] = ['user', 'admin', 'super_admin'];

/** One call as OpenAPI 3.1 describes it. */
export function operationOf({ op, schema }: Served, { service, reply }: Names) {
  const { params, query } = op.example as { params?: object; query?: object };
  const id = op.path.replace(/\W+/g, '_').replace(/^_|_$/g, '');
  return {
    operationId: `${service}_${op.method.toLowerCase()}_${id}`,
    tags: [service],
    security: SIGNED_IN.includes(op.access) ? [{ session: [] }] : [],
    parameters: [
      { $ref: '#/components/parameters/Locale' },
      ...pathParameters(op.path, schema.params, params),
      ...queryParameters(schema.query, query),
    ],
    ...(op.method === 'POST' && { requestBody: requestBody({ op, schema }) }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { data: { $ref: reply(op.reply) } }, required: ['data'] },
            example: { data: op.example.reply },
          },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-access': op.access,
    'x-mutates': op.mutates,
    ...(op.cache !== undefined && { 'x-cache-seconds': op.cache }),
  };
}

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

function requestBody({ op, schema }: Pick<Served, 'op' | 'schema'>) {
  if (op.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', contentMediaType: 'image/*' } } };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  const { body } = op.example as { body?: unknown };
  // A server-built form says its own fields; what it takes is known when it is asked for.
  const form = typeof schema.body === 'function';
  const content = {
    schema: form ? { type: 'object' } : toJson(schema.body as Joi.ObjectSchema | undefined),
    ...(body !== undefined && { example: body }),
  };
  const types = [
    'application/json',
    ...(form ? ['multipart/form-data', 'application/x-www-form-urlencoded'] : []),
  ];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, content])) };
}

const exampleOf = (example: object, name: string) =>
  name in example ? { example: (example as Record<string, unknown>)[name] } : {};

interface ObjectJson extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** A part of a request that has no schema must be empty. */
function toJson(schema: Joi.ObjectSchema | undefined): ObjectJson {
  const json = schema ? (withoutFlags(parse(schema as never, 'open-api-3.1')) as Partial<ObjectJson>) : {};
  return {
    type: 'object',
    additionalProperties: false,
    ...json,
    properties: json.properties ?? {},
    required: json.required ?? [],
  };
}

/** JSON Schema knows no flags of a regex; the converter leaves them behind the slash, which would match nothing. */
function withoutFlags(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFlags);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, one]) => !(key === 'pattern' && typeof one === 'string' && /\/[a-z]+$/.test(one)),
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutFlags(one)]));
}
