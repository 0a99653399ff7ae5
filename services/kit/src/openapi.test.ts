import { getSeo, operation } from '@stezhka/kit-contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Joi from 'joi';
import { type DescribedService, openApiDocument } from './openapi.ts';
import { idParams, slug } from './rules.ts';
import { completeHead } from './seo.ts';
import { serve } from './serve.ts';

interface LeafReply {
  title: string;
}
const reply = { title: 'Спокій' };
const leaf = operation<{ params: { slug: string }; query: { page?: number }; reply: LeafReply }>(
  'GET',
  '/data/leaf/:slug',
  {
    summary: 'A call of the tests',
    access: 'public',
    reply: 'LeafReply',
    cache: 60,
    example: { params: { slug: 'rest' }, query: { page: 2 }, reply },
  },
);
const rename = operation<{ params: { id: string }; body: { title: string }; reply: LeafReply }>(
  'POST',
  '/leaf/:id',
  {
    summary: 'A call of the tests',
    access: 'user',
    reply: 'LeafReply',
    example: { params: { id: '6560b0d1a2c4e8f012345678' }, body: reply, reply },
  },
);
const fill = operation<{ body: object; reply: LeafReply }>('POST', '/form/leaf', {
  summary: 'A call of the tests',
  access: 'guest',
  reply: 'LeafReply',
  example: { body: { title: 'Спокій' }, reply },
});
const send = operation<{ reply: LeafReply }>('POST', '/leaf-picture', {
  summary: 'A call of the tests',
  access: 'user',
  reply: 'LeafReply',
  upload: 1000,
  example: { reply },
});
const inside = operation<{ reply: LeafReply }>('GET', '/leaf/export', {
  summary: 'A call of the tests',
  access: 'service',
  reply: 'LeafReply',
  example: { reply },
});

const seo = () =>
  serve(getSeo, { query: Joi.object({ path: Joi.string().required() }) }, () =>
    completeHead({ status: 200, title: '', description: '' }, { path: '/', search: '', locale: 'uk' }),
  );
const content: DescribedService = {
  name: 'content',
  served: [
    serve(
      leaf,
      {
        params: Joi.object({ slug: slug.required() }),
        query: Joi.object({ page: Joi.number().integer().min(1) }),
      },
      () => reply,
    ),
    serve(
      rename,
      { params: idParams, body: Joi.object({ title: Joi.string().max(50).required() }) },
      () => reply,
    ),
    serve(fill, { body: (body) => body as object }, () => reply),
    serve(send, {}, () => reply),
    serve(inside, {}, () => reply),
    seo(),
  ],
  schemas: {
    definitions: {
      LeafReply: {
        type: 'object',
        properties: { title: { $ref: '#/definitions/Words%3Cstring%3E' } },
        required: ['title'],
        additionalProperties: false,
      },
      'Words<string>': { type: 'string' },
    },
  },
};
const shop: DescribedService = {
  name: 'shop',
  served: [seo()],
  schemas: { definitions: { LeafReply: { type: 'number' } } },
};

const document = openApiDocument([content, shop]);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    path,
    method,
    call: call as ReturnType<typeof callOf>,
  })),
);
function callOf(path: string, method: string) {
  return document.paths[path]![method] as {
    operationId: string;
    parameters: { $ref?: string; name: string; in: string; required: boolean; schema: object }[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: object;
    security: object[];
  };
}

/** Every reference of the document, as JSON pointers. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : references(one),
  );
}

test('every reference leads somewhere', () => {
  const found = references(document);
  expect(found.length).toBeGreaterThan(5);
  for (const one of found) {
    const target = one
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([one, typeof target]).toEqual([one, 'object']);
  }
});

test('components are named as OpenAPI allows and are schemas of JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'document', ...document });
  for (const name of Object.keys(document.components.schemas)) {
    expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
    expect(ajv.compile({ $ref: `document#/components/schemas/${name}` })).toBeDefined();
  }
  const requests = calls.flatMap(({ call }) => [
    ...call.parameters.filter((one) => !one.$ref).map(({ schema }) => schema),
    ...Object.values(call.requestBody?.content ?? {}).map(({ schema }) => schema),
  ]);
  for (const schema of requests) expect(ajv.validateSchema(schema)).toBe(true);
});

test('calls are named once, and say every part of their path', () => {
  const ids = calls.map(({ call }) => call.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, call } of calls) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const said = call.parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
    expect(said).toEqual(parts);
    expect(Object.keys(call.responses)).toEqual(['200', 'default']);
  }
});

test('a read says what it takes, gives and costs', () => {
  expect(callOf('/data/leaf/{slug}', 'get')).toEqual({
    operationId: 'content_get_data_leaf_slug',
    tags: ['content'],
    security: [],
    parameters: [
      { $ref: '#/components/parameters/Locale' },
      {
        name: 'slug',
        in: 'path',
        required: true,
        schema: { type: 'string', maxLength: 120 },
        example: 'rest',
      },
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 }, example: 2 },
    ],
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: { $ref: '#/components/schemas/content.LeafReply' } },
              required: ['data'],
            },
            example: { data: reply },
          },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-access': 'public',
    'x-mutates': false,
    'x-cache-seconds': 60,
  });
});

test('bodies are JSON, a form or a file', () => {
  const typesOf = (path: string) => Object.keys(callOf(path, 'post').requestBody!.content);
  expect(callOf('/leaf/{id}', 'post').requestBody!.content['application/json']!.schema).toMatchObject({
    properties: { title: { type: 'string', maxLength: 50 } },
    required: ['title'],
    additionalProperties: false,
  });
  expect(callOf('/leaf/{id}', 'post').security).toEqual([{ session: [] }]);
  expect(typesOf('/form/leaf')).toContain('multipart/form-data');
  expect(typesOf('/leaf-picture')).toEqual(['multipart/form-data']);
});

test('what only services call is left out; what several answer stands once', () => {
  expect(document.paths).not.toHaveProperty('/leaf/export');
  expect(JSON.stringify(callOf('/data/seo', 'get'))).toContain('kit.SeoReply');
  expect(calls.filter(({ path }) => path === '/data/seo')).toHaveLength(1);
});

test('two claims on one address and a reply without a schema are refused', () => {
  const other = { ...getSeo, reply: 'LeafReply' };
  const thief = { ...shop, served: [serve(other, {}, () => 1 as never)] };
  expect(() => openApiDocument([content, thief])).toThrow(/GET \/data\/seo is claimed twice/);
  const silent = { ...content, schemas: { definitions: {} } };
  expect(() => openApiDocument([silent])).toThrow(/LeafReply of content has no schema/);
});

test('the same services give the same document', () => {
  expect(JSON.stringify(openApiDocument([content, shop]))).toBe(JSON.stringify(document));
});
