import { readFileSync } from 'node:fs';
import { type AnyOperation, DEFAULT_LOCALE, getSitemap, LOCALES } from '@stezhka/kit-contract';
import type { Served } from '../http/serve.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Names, operationOf } from './operation.ts';
import { failureResponses, type Statuses } from './responses.ts';

export { formExample } from './operation.ts';
export { failuresOf } from './responses.ts';

export interface DescribedService {
  name: string;
  served: readonly Served[];
  statuses?: Statuses;
  schemas: { definitions: Record<string, JsonSchema> };
}

export interface ServiceDescription {
  name: string;
  paths: Record<string, Record<string, object>>;
  schemas: Record<string, JsonSchema>;
}

const KIT = new URL('../../contract/replies.schema.json', import.meta.url);

/** @throws Error when a reply has no schema or a call names an unknown error code */
export async function describeService(service: DescribedService): Promise<ServiceDescription> {
  const { name, served, statuses = {} } = service;
  const kit = { name: 'kit', schemas: JSON.parse(readFileSync(KIT, 'utf8')) as DescribedService['schemas'] };
  const schemas: Record<string, JsonSchema> = {};
  for (const { name, schemas: source } of [kit, service])
    for (const [type, schema] of Object.entries(source.definitions))
      schemas[componentName(name, type)] = withComponents(schema, name);
  const names: Names = {
    service: name,
    statuses,
    reply(reply) {
      const owner = [service, kit].find(({ schemas }) => Object.hasOwn(schemas.definitions, reply));
      if (!owner) throw new Error(`${reply} of ${name} has no schema.`);
      return `#/components/schemas/${componentName(owner.name, reply)}`;
    },
  };
  const paths: ServiceDescription['paths'] = {};
  for (const one of served.filter(({ op }) => isPublic(op))) {
    const path = one.op.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.op.method.toLowerCase()]: await operationOf(one, names) };
  }
  return { name, paths, schemas: reachable(schemas, paths) };
}

/** A call of several services is described by the first. @throws Error when their replies differ */
export function openApiDocument(descriptions: readonly ServiceDescription[]) {
  const schemas: Record<string, JsonSchema> = { Failure: FAILURE };
  const paths: ServiceDescription['paths'] = {};
  for (const one of descriptions) {
    Object.assign(schemas, one.schemas);
    for (const [path, methods] of Object.entries(one.paths)) {
      for (const [method, call] of Object.entries(methods)) {
        const claimed = paths[path]?.[method];
        if (claimed && replyOf(claimed) !== replyOf(call))
          throw new Error(`${method.toUpperCase()} ${path} is claimed twice.`);
        paths[path] = { [method]: call, ...paths[path] };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api' }, { url: '/nitro/api', description: 'The same calls.' }],
    security: [],
    tags: descriptions.map(({ name }) => ({ name, description: TAGS[name] ?? `Calls of ${name}.` })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas,
      parameters: { Locale: LOCALE, OwnLocale: OWN_LOCALE },
      responses: used(failureResponses, paths),
      securitySchemes: { session: SESSION, csrf: CSRF, sameOrigin: SAME_ORIGIN },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const used = <T extends object>(responses: Record<string, T>, paths: object): Record<string, T> => {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`#/components/responses/${name}"`)),
  );
};

/** Calls between services and the sitemap's pages are not part of the public API. */
export const isPublic = ({ access, name }: AnyOperation): boolean =>
  typeof access !== 'object' && name !== getSitemap.name;

function reachable(schemas: Record<string, JsonSchema>, from: unknown): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      const name = key === '$ref' && typeof one === 'string' ? one.split('/schemas/')[1] : undefined;
      if (!name || name in found || !schemas[name]) walk(one);
      else {
        found[name] = schemas[name];
        walk(schemas[name]);
      }
    }
  };
  walk(from);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function replyOf(call: object): string {
  const { responses } = call as {
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  };
  return JSON.stringify(responses['200']?.content?.['application/json']?.schema ?? call);
}

const INFO = {
  title: 'Stezhka',
  version: '1.0.0',
  summary: 'Every call of the site, by the service that answers it.',
  description:
    'Every reply is `{ data }`; a failed one adds `error`, `code`, `requestId` and, of input, `fields`. Texts come in the language of the header `Locale`. Calls that change state come from the site itself: a POST shows it by `Sec-Fetch-Site` or `Origin`, or carries the session’s token; a GET that changes state carries the header `Locale`. Lengths of texts are counted in UTF-16 units, as browsers count them: an emoji is two.',
  license: { name: 'All rights reserved', url: '/' },
};
const TAGS: Record<string, string> = {
  account: 'Members, their sessions, profile and balance.',
  content: 'Posts, pages, menus and the newsletter.',
  diary: 'The diary of a member.',
  gateway: 'Calls that the gateway answers itself.',
  shop: 'Catalogue, cart, orders and payments.',
};
const LOCALE = {
  name: 'Locale',
  in: 'header',
  description: `Language of texts in the reply: ${LOCALES.join(', ')}. Any other is read as ${DEFAULT_LOCALE}.`,
  schema: { type: 'string', default: DEFAULT_LOCALE },
};
const OWN_LOCALE = {
  ...LOCALE,
  required: true,
  description:
    'Language of texts in the reply; another site cannot send it, so this call changes state only with it.',
  schema: { type: 'string', enum: LOCALES },
};
const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'sid',
  description: 'The session that a login starts; over https its name is `__Host-sid`.',
};
const CSRF = {
  type: 'apiKey',
  in: 'header',
  name: 'X-CSRF-Token',
  description: 'The session’s token, which forms carry in the field `_csrf_token`; the field does as well.',
};
const SAME_ORIGIN = {
  type: 'apiKey',
  in: 'header',
  name: 'Origin',
  description: 'The site’s own origin, where the browser sends no `Sec-Fetch-Site: same-origin`.',
};
const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    data: { description: 'Usually null; a conflict answers what is there now.' },
    error: { type: 'string', description: 'A text in the caller’s language.' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  required: ['data', 'error', 'code', 'requestId'],
  additionalProperties: false,
};

/** Component names allow fewer characters than types with parameters have. */
const componentName = (service: string, type: string) => `${service}.${type.replace(/[^\w.-]/g, '_')}`;

function withComponents<T>(schema: T, service: string): T {
  if (Array.isArray(schema)) return schema.map((one) => withComponents(one, service)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const type = key === '$ref' && typeof value === 'string' && /^#\/definitions\/(.+)$/.exec(value)?.[1];
      if (!type) return [key, withComponents(value, service)];
      return [key, `#/components/schemas/${componentName(service, decodeURIComponent(type))}`];
    }),
  ) as T;
}
