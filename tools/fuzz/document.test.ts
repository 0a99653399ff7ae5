import { readFileSync } from 'node:fs';
import type { Served } from '@stezhka/kit/http';
import {
  type DescribedService,
  describeService,
  formExample,
  isPublic,
  openApiDocument,
  type ServiceDescription,
} from '@stezhka/kit/openapi';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import { Ajv2020 } from 'ajv/dist/2020.js';
import mongoose from 'mongoose';
import { SERVICES } from '../workspaces.ts';

interface Call {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: {
    name?: string;
    in?: string;
    $ref?: string;
    schema: Record<string, unknown>;
    example?: unknown;
  }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: Record<string, unknown>; example?: unknown }>;
  };
  responses: Record<string, { content?: Record<string, object>; $ref?: string }>;
  'x-mutates': boolean;
}

/** A part of a service, which is in no build with its neighbours. */
const partOf = (service: string, file: string) => import(`../../services/${service}/src/${file}.ts`);

/** Bodies that the shop's own tests order with. */
const { checkoutBodies } = (await partOf('shop', 'testing/checkout-bodies')) as {
  checkoutBodies: [way: string, body: { cart: { delivery: object; payment: string } }][];
};

const served: Served[] = [];
const calls: [name: string, path: string, call: Call][] = [];
let document: ReturnType<typeof openApiDocument>;

beforeAll(async () => {
  const parts: ServiceDescription[] = [];
  for (const name of SERVICES) {
    const app = await partOf(name, 'app');
    // Services are processes of their own: two of them may have models of one name.
    mongoose.deleteModel(/./);
    const own: Served[] =
      typeof app.served === 'function' ? app.served({ registrations: 1, recoveries: 1 }) : app.served;
    const schema = new URL(`../../services/${name}/contract/replies.schema.json`, import.meta.url);
    const { errors } = await partOf(name, 'errors').catch(() => ({ errors: undefined }));
    const schemas = JSON.parse(readFileSync(schema, 'utf8')) as DescribedService['schemas'];
    parts.push(await describeService({ name, served: own, statuses: errors?.statuses, schemas }));
    served.push(...own);
  }
  document = openApiDocument(parts);
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods))
      calls.push([`${method.toUpperCase()} ${path}`, path, call as Call]);
});
afterAll(() => mongoose.disconnect());

/** Names of the calls that a rule does not hold for. */
const breaking = (rule: (call: Call, path: string) => boolean) =>
  calls.filter(([, path, call]) => !rule(call, path)).map(([name]) => name);

test('every call that a browser may make is described', () => {
  const own = served.filter(({ op }) => isPublic(op)).map(({ op }) => op.name);
  const written = [...new Set(own)].map((name) => name.replace(/[:*](\w+)/g, '{$1}')).sort();
  expect(calls.map(([name]) => name).sort()).toEqual(written);
  expect(calls.length).toBeGreaterThan(120);
});

test('every call has a summary of one sentence, a domain and a name of its own', () => {
  expect(breaking(({ summary }) => /^[A-Z].{3,90}[^.]$/.test(summary))).toEqual([]);
  expect(breaking(({ tags }) => tags.length === 1)).toEqual([]);
  expect(new Set(calls.map(([, , { operationId }]) => operationId)).size).toBe(calls.length);
});

test('every parameter of a path has a pattern, a length or a list of values', () => {
  const isBound = (schema: Record<string, unknown>): boolean =>
    schema.type === 'integer' ||
    ['pattern', 'enum', 'const', 'maxLength'].some((rule) => rule in schema) ||
    !!(schema.anyOf as Record<string, unknown>[] | undefined)?.every(isBound);
  const params = (call: Call) => call.parameters.filter((one) => one.in === 'path');
  expect(breaking((call) => params(call).every(({ schema }) => isBound(schema)))).toEqual([]);
  expect(
    breaking((call, path) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return (
        params(call)
          .map(({ name }) => name)
          .join() === names.join()
      );
    }),
  ).toEqual([]);
});

test('every body has fields, and a form has the same ones however it is sent', () => {
  const fields = ({ properties, patternProperties }: Record<string, unknown>) =>
    Object.keys({ ...(properties as object), ...(patternProperties as object) }).filter(
      (name) => name !== '_csrf_token',
    );
  const bodies = ({ requestBody }: Call) => Object.values(requestBody?.content ?? {});
  expect(breaking((call) => bodies(call).every(({ schema }) => fields(schema).length > 0))).toEqual([]);
  const { content } = (document.paths['/form/cart']!.post as Call).requestBody!;
  expect(content['application/json']!.schema.required).toEqual(['cart']);
  expect(content['multipart/form-data']!.schema.required).toEqual(
    expect.arrayContaining(['cart[contacts][email]', 'cart[delivery][method]']),
  );
});

const ajv = new Ajv2020({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/, binary: true } });

test('every body that is needed refuses an empty one', () => {
  const needed = calls.flatMap(([name, , { requestBody }]) =>
    requestBody?.required
      ? Object.entries(requestBody.content).map(([type, { schema }]) => [`${name} ${type}`, schema] as const)
      : [],
  );
  expect(needed.filter(([, schema]) => ajv.validate(schema, {})).map(([name]) => name)).toEqual([]);
  expect(needed.length).toBeGreaterThan(80);
});

/** Where a schema may require what the schema around it defines. */
const CONDITIONS = ['if', 'then', 'else', 'not', 'oneOf', 'anyOf', 'allOf'];

/** Required names that no field has, as 'place: name'; a condition may name fields of the schema around it. */
function undefinedRequired(value: unknown, place = '', around: object = {}): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { required, properties } = value as { required?: unknown; properties?: object };
  const known = { ...around, ...properties };
  const lost = Array.isArray(required) ? required.filter((name: string) => !Object.hasOwn(known, name)) : [];
  return [
    ...lost.map((name) => `${place}: ${name}`),
    ...Object.entries(value).flatMap(([key, one]) => {
      const isWithin = Array.isArray(value) || CONDITIONS.includes(key);
      return undefinedRequired(one, `${place}/${key}`, isWithin ? known : {});
    }),
  ];
}

test('every required field is defined', () => {
  const bodies = calls.map(([name, , { requestBody }]) => [name, requestBody?.content] as const);
  const { schemas } = document.components;
  expect(
    [...bodies, ...Object.entries(schemas)].flatMap(([name, one]) => undefinedRequired(one, name)),
  ).toEqual([]);
  const leaf = { properties: { title: {} }, anyOf: [{ required: ['title'] }, { required: ['text'] }] };
  expect(undefinedRequired({ properties: { leaf }, required: ['branch'] })).toEqual([
    ': branch',
    '/properties/leaf/anyOf/1: text',
  ]);
});

test('every example of a parameter and of a body fits its schema', () => {
  const examples = calls.flatMap(([name, , { parameters, requestBody }]) =>
    [
      ...parameters.map((one) => [`${name} ${one.name}`, one] as const),
      ...Object.entries(requestBody?.content ?? {}).map(([type, one]) => [`${name} ${type}`, one] as const),
    ].filter(([, one]) => 'example' in one),
  );
  const wrong = examples.filter(([, { schema, example }]) => !ajv.validate(schema, example));
  expect(wrong.map(([name, { example }]) => [name, example])).toEqual([]);
  expect(examples.length).toBeGreaterThan(150);
});

const isFile = ({ schema }: { schema: Record<string, unknown> }) =>
  JSON.stringify(schema.properties)?.includes('"binary"');

test('every call that takes a file is excepted for bytes that are none', () => {
  const rules = readFileSync(new URL('./schemathesis.toml', import.meta.url), 'utf8');
  const uploads = calls.filter(([, , { requestBody }]) =>
    Object.values(requestBody?.content ?? {}).some(isFile),
  );
  const paths = uploads.map(([name]) => name.split(' ')[1]!);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !rules.includes(`"${path}"`))).toEqual([]);
});

test('every body shows an example, a file apart', () => {
  expect(
    breaking(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).every((one) => isFile(one) || 'example' in one),
    ),
  ).toEqual([]);
});

describe('checkout', () => {
  const content = () => (document.paths['/form/cart']!.post as Call).requestBody!.content;
  const fits = (type: string, body: object) => ajv.validate(content()[type]!.schema, body);

  test.each(checkoutBodies)('a whole order by %s fits the document', (_, body) => {
    expect(fits('application/json', body)).toBe(true);
    expect(fits('multipart/form-data', formExample(body).flat)).toBe(true);
  });

  test.each(checkoutBodies)('an order by %s without one of its fields does not', (_, { cart }) => {
    for (const name of Object.keys(cart.delivery)) {
      const body = { cart: { ...cart, delivery: { ...cart.delivery, [name]: undefined } } };
      const sent = JSON.parse(JSON.stringify(body));
      expect([name, fits('application/json', sent)]).toEqual([name, false]);
      expect([name, fits('multipart/form-data', formExample(sent).flat)]).toEqual([name, false]);
    }
  });

  test('fields of two ways of delivery, an unknown way and an unknown payment do not', () => {
    const [, { cart }] = checkoutBodies.find(([method]) => method === 'branch')!;
    for (const wrong of [
      { ...cart, delivery: { ...cart.delivery, town: 'Київ' } },
      { ...cart, delivery: { ...cart.delivery, method: 'courier' } },
      { ...cart, delivery: { method: 'drone' } },
      { ...cart, payment: 'shells' },
    ]) {
      expect(fits('application/json', { cart: wrong })).toBe(false);
      expect(fits('multipart/form-data', formExample({ cart: wrong }).flat)).toBe(false);
    }
  });
});

test('every call says how it fails, and one that changes state how it is proven', () => {
  const general = ['400', '429', '431', '500', '503', '504'];
  expect(breaking(({ responses }) => general.every((status) => status in responses))).toEqual([]);
  expect(breaking(({ responses }) => Object.keys(responses).some((status) => /^[23]/.test(status)))).toEqual(
    [],
  );
  const posts = ['403', '413', '415'];
  const isPost = (call: Call) => Object.values(document.paths).some(({ post }) => post === call);
  expect(
    breaking((call) => !isPost(call) || !call.security.length || posts.every((one) => one in call.responses)),
  ).toEqual([]);
  const ownGets = (call: Call) => !isPost(call) && call['x-mutates'];
  expect(
    breaking(
      (call) =>
        !ownGets(call) ||
        (call.parameters[0]?.$ref === '#/components/parameters/OwnLocale' && '403' in call.responses),
    ),
  ).toEqual([]);
});

test('a call describes a 503 apart only for a code of its own, which is how fuzzing knows where one may come', () => {
  const apart = breaking(({ responses }) => responses['503']?.$ref === '#/components/responses/Unavailable');
  const named = served.filter(({ op }) =>
    descriptionOf(op).throws?.some((code) => ['busy', 'payment_off', 'search_too_long'].includes(code)),
  );
  const names = named.map(({ op }) => op.name.replace(/[:*](\w+)/g, '{$1}'));
  expect(apart.sort()).toEqual([...new Set(names)].sort());
  expect(apart.length).toBeGreaterThan(5);
});

test('every reference leads somewhere', () => {
  const found = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
  const lost = found.filter(
    (path) => !path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document),
  );
  expect(lost).toEqual([]);
  expect(found.length).toBeGreaterThan(1000);
});
