import { getSeo, operation } from '@stezhka/kit-contract';
import { describeCall, descriptionOf } from '@stezhka/kit-contract/examples';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Joi from 'joi';
import { defineForm, describedBy, formBody, text } from '../forms/forms.ts';
import { idParams, slug } from '../http/request-rules.ts';
import { serve } from '../http/serve.ts';
import { completeHead } from '../seo/seo.ts';
import { type DescribedService, describeService, openApiDocument } from './openapi.ts';

interface LeafReply {
  title: string;
}
const reply = { title: 'Спокій' };
const leaf = operation<{ params: { slug: string }; query: { page?: number }; reply: LeafReply }>(
  'GET',
  '/data/leaf/:slug',
  {
    access: 'public',
    reply: 'LeafReply',
    cache: 60,
  },
);
describeCall(leaf, {
  summary: 'A call of the tests',
  example: { params: { slug: 'rest' }, query: { page: 2 }, reply },
});
const rename = operation<{ params: { id: string }; body: { title: string }; reply: LeafReply }>(
  'POST',
  '/leaf/:id',
  {
    access: 'user',
    reply: 'LeafReply',
  },
);
describeCall(rename, {
  summary: 'A call of the tests',
  example: { params: { id: '6560b0d1a2c4e8f012345678' }, body: reply, reply },
});
const fill = operation<{ body: object; reply: LeafReply }>('POST', '/form/leaf', {
  access: 'guest',
  reply: 'LeafReply',
});
describeCall(fill, { summary: 'A call of the tests', example: { body: { title: 'Спокій' }, reply } });
const send = operation<{ reply: LeafReply }>('POST', '/leaf-picture', {
  access: 'user',
  reply: 'LeafReply',
  upload: 1000,
});
describeCall(send, { summary: 'A call of the tests', example: { reply } });
const inside = operation<{ reply: LeafReply }>('GET', '/leaf/export', {
  access: { services: ['shop'] },
  reply: 'LeafReply',
});
describeCall(inside, { summary: 'A call of the tests', example: { reply } });

const leafForm = defineForm('leaf', { fields: { title: text({ required: true, maxLength: 50 }) } });

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
    serve(fill, { body: formBody(leafForm) }, () => reply),
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

const documentOf = async (...services: DescribedService[]) =>
  openApiDocument(await Promise.all(services.map(describeService)));
const document = await documentOf(content, shop);
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
    expect(Object.keys(call.responses)).toEqual(
      expect.arrayContaining(['200', '400', '429', '431', '500', '503', '504']),
    );
  }
});

const STATUSES: Record<string, number> = {
  BadRequest: 400,
  NotFound: 404,
  TooManyRequests: 429,
  HeadersTooLarge: 431,
  Internal: 500,
  Unavailable: 503,
  Timeout: 504,
};
const failed = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [STATUSES[name], { $ref: `#/components/responses/${name}` }]));

test('a read says what it takes, gives and costs', () => {
  expect(callOf('/data/leaf/{slug}', 'get')).toEqual({
    operationId: 'content_get_data_leaf_slug',
    summary: 'A call of the tests',
    tags: ['content'],
    security: [],
    parameters: [
      { $ref: '#/components/parameters/Locale' },
      {
        name: 'slug',
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' },
        example: 'rest',
      },
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        example: 2,
      },
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
              additionalProperties: false,
            },
            example: { data: reply },
          },
        },
      },
      ...failed(
        'BadRequest',
        'NotFound',
        'TooManyRequests',
        'HeadersTooLarge',
        'Internal',
        'Unavailable',
        'Timeout',
      ),
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
  expect(callOf('/leaf/{id}', 'post').security).toEqual([
    { session: [], sameOrigin: [] },
    { session: [], csrf: [] },
  ]);
  expect(callOf('/form/leaf', 'post').requestBody!.content['application/json']!.schema).toMatchObject({
    properties: {
      title: { type: ['string', 'number', 'boolean'], minLength: 1, maxLength: 50, not: { const: false } },
      _csrf_token: { type: 'string' },
    },
    required: ['title'],
    additionalProperties: false,
  });
  expect(typesOf('/form/leaf')).toContain('multipart/form-data');
  expect(typesOf('/leaf-picture')).toEqual(['multipart/form-data']);
});

test('a film is described as one', async () => {
  const film = operation<{ body: object; reply: LeafReply }>('POST', '/leaf-film', {
    access: 'user',
    reply: 'LeafReply',
    upload: 1000,
    uploadOf: 'video',
  });
  describeCall(film, { summary: 'A call of the tests', example: { body: {}, reply } });
  const { paths } = await documentOf({
    ...content,
    served: [serve(film, { body: () => ({}) }, () => reply)],
  });
  expect(JSON.stringify(paths)).toContain('"contentType":"video/webm"');
});

test('a file is described as a picture, beside fields that a part’s header can name', () => {
  const { 'multipart/form-data': upload } = callOf('/leaf-picture', 'post').requestBody!.content;
  expect(upload).toMatchObject({ encoding: { file: { contentType: expect.stringContaining('image/png') } } });
  const isShaped = new Ajv2020({ strict: false, formats: { binary: true } }).compile(upload!.schema);
  const names = ['for', 'a b', 'їжак', '', 'f\u0001r', '\u007f'];
  expect(names.filter((name) => isShaped({ file: 'x', [name]: 'y' }))).toEqual(['for', 'a b', 'їжак']);
  expect(isShaped({ for: 'avatar' })).toBe(false);
});

test('a form shows its example as JSON and by full names; its own stands before that of the call', async () => {
  const titled = defineForm('leaf', { prefix: 'leaf', fields: { title: text({ required: true }) } });
  const read = describedBy(titled, () => ({}), { example: { title: 'Рух' } });
  const { paths } = await documentOf({ ...content, served: [serve(fill, { body: read }, () => reply)] });
  expect(exampleBodies(paths)).toEqual({
    'application/json': { leaf: { title: 'Рух' } },
    'multipart/form-data': { 'leaf[title]': 'Рух' },
    'application/x-www-form-urlencoded': { 'leaf[title]': 'Рух' },
  });
  const named = { ...fill };
  describeCall(named, { summary: '', example: { body: { 'leaf[title]': 'Спокій' }, reply } });
  const byName = serve(named, { body: formBody(titled) }, () => reply);
  expect(exampleBodies((await documentOf({ ...content, served: [byName] })).paths)).toMatchObject({
    'application/json': { leaf: { title: 'Спокій' } },
    'multipart/form-data': { 'leaf[title]': 'Спокій' },
  });
  expect(exampleBodies(document.paths)).toMatchObject({ 'application/json': { title: 'Спокій' } });
});
function exampleBodies(paths: typeof document.paths) {
  const { requestBody } = paths['/form/leaf']!.post as {
    requestBody: { content: Record<string, { example: object }> };
  };
  return Object.fromEntries(
    Object.entries(requestBody.content).map(([type, { example }]) => [type, example]),
  );
}

test('calls of services alone are left out; a call that several services answer appears once', () => {
  expect(document.paths).not.toHaveProperty('/leaf/export');
  expect(JSON.stringify(callOf('/data/seo', 'get'))).toContain('kit.SeoReply');
  expect(calls.filter(({ path }) => path === '/data/seo')).toHaveLength(1);
});

test('two claims on one address and a reply without a schema are refused', async () => {
  const other = { ...getSeo, reply: 'LeafReply' };
  describeCall(other, descriptionOf(getSeo));
  const thief = { ...shop, served: [serve(other, {}, () => 1 as never)] };
  await expect(documentOf(content, thief)).rejects.toThrow(/GET \/data\/seo is claimed twice/);
  const silent = { ...content, schemas: { definitions: {} } };
  await expect(documentOf(silent)).rejects.toThrow(/LeafReply of content has no schema/);
});

test('an error code that no table has is refused', async () => {
  const failing = { ...leaf };
  describeCall(failing, { ...descriptionOf(leaf), throws: ['leaf_fallen'] });
  const wrong = serve(failing, {}, () => reply);
  await expect(documentOf({ ...content, served: [wrong] })).rejects.toThrow(/leaf_fallen/);
  const right = await documentOf({ ...content, served: [wrong], statuses: { leaf_fallen: 410 } });
  expect(right.paths['/data/leaf/{slug}']!.get).toMatchObject({
    responses: { 410: { description: expect.stringContaining('leaf_fallen') } },
  });
});

test('a pattern that means something else without its flags is refused', async () => {
  const params = Joi.object({ slug: Joi.string().pattern(/^leaf$/i) }) as never;
  const flagged = { ...content, served: [serve(leaf, { params }, () => reply)] };
  await expect(documentOf(flagged)).rejects.toThrow(/without flags/);
});

test('lengths, hex digits and decimals that the rules name are described', async () => {
  const params = Joi.object({ slug: Joi.string().hex().length(24).required() }) as never;
  const query = Joi.object({ page: Joi.number().precision(2) }) as never;
  const { paths } = await documentOf({ ...content, served: [serve(leaf, { params, query }, () => reply)] });
  expect(paths['/data/leaf/{slug}']!.get).toMatchObject({
    parameters: [
      {},
      { schema: { minLength: 24, maxLength: 24, pattern: '^[0-9a-fA-F]*$' } },
      { schema: { multipleOf: 0.01 } },
    ],
  });
});

const { MIN_SAFE_INTEGER: LEAST, MAX_SAFE_INTEGER: MOST } = Number;
test.each([
  ['any number', Joi.number(), LEAST, MOST],
  ['a whole one', Joi.number().integer(), LEAST, MOST],
  ['one from 1 on', Joi.number().min(1), 1, MOST],
  ['one up to 9', Joi.number().max(9), LEAST, 9],
])('%s is described within what joi takes as exact', async (_, page, minimum, maximum) => {
  const query = Joi.object({ page }) as never;
  const { paths } = await documentOf({ ...content, served: [serve(leaf, { query }, () => reply)] });
  const { parameters } = paths['/data/leaf/{slug}']!.get as { parameters: object[] };
  expect(parameters.at(-1)).toMatchObject({ name: 'page', schema: { minimum, maximum } });
  const isTaken = (value: number) => !page.validate(value).error;
  expect([minimum - 2, minimum, maximum, maximum + 2].map(isTaken)).toEqual([false, true, true, false]);
});

test('a redirect and a document are described as such', async () => {
  const leading = { ...leaf };
  describeCall(leading, { ...descriptionOf(leaf), produces: 303 });
  const away = serve(leading, {}, () => reply);
  const shown = { ...fill };
  describeCall(shown, { ...descriptionOf(fill), produces: 'text/html' });
  const page = serve(shown, { body: formBody(leafForm) }, () => reply);
  const { paths } = await documentOf({ ...content, served: [away, page] });
  expect(paths['/data/leaf/{slug}']!.get).toMatchObject({
    responses: { 303: { headers: { Location: {} } } },
  });
  expect(paths['/form/leaf']!.post).toMatchObject({ responses: { 200: { content: { 'text/html': {} } } } });
});

test('a rule of one name or another is described without a schema that is a boolean', async () => {
  const query = Joi.object({ page: Joi.number(), slug: Joi.string() });
  const body = query.xor('page', 'slug');
  const { paths } = await documentOf({ ...content, served: [serve(fill, { body } as never, () => reply)] });
  const json = JSON.stringify((paths['/form/leaf']!.post as { requestBody: object }).requestBody);
  expect(json).toContain('"then":{"not":{}}');
  expect(json).not.toMatch(/"(then|else|if|not)":(true|false)/);
});

test('a stream of events is described without a schema of its whole', async () => {
  const stream = { ...leaf };
  describeCall(stream, { ...descriptionOf(leaf), produces: 'text/event-stream' });
  const { paths } = await documentOf({ ...content, served: [serve(stream, {}, () => reply)] });
  const { responses } = paths['/data/leaf/{slug}']!.get as { responses: Record<number, object> };
  expect(responses[200]).toEqual({ description: 'The events.', content: { 'text/event-stream': {} } });
});

test('the same services give the same document', async () => {
  expect(JSON.stringify(await documentOf(content, shop))).toBe(JSON.stringify(document));
});
