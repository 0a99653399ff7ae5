import { readFileSync } from 'node:fs';
import type { AnyOperation } from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { type JsonSchema, type Names, operationOf } from './openapi/operation.ts';
import type { Served } from './serve.ts';

export interface DescribedService {
  name: string;
  served: readonly Served[];
  /** The contract's replies.schema.json, parsed. */
  schemas: { definitions: Record<string, JsonSchema> };
}

const KIT = new URL('../contract/replies.schema.json', import.meta.url);

/**
 * The OpenAPI 3.1 document of everything a browser may call, made of operations, their request schemas and the
 * schemas of their replies. The same services always give the same document.
 * @throws Error when two services claim one address with different replies, or a reply has no schema
 */
export function openApiDocument(services: readonly DescribedService[]) {
  const kit = { name: 'kit', ...(JSON.parse(readFileSync(KIT, 'utf8')) as DescribedService['schemas']) };
  const sources = [kit, ...services.map(({ name, schemas }) => ({ name, ...schemas }))];
  const schemas: Record<string, JsonSchema> = { Failure: FAILURE };
  for (const { name, definitions } of sources) {
    for (const [type, schema] of Object.entries(definitions)) {
      schemas[componentName(name, type)] = withComponents(schema, name);
    }
  }

  const paths: Record<string, Record<string, object>> = {};
  const claims = new Map<string, AnyOperation>();
  for (const { name, served, schemas } of services) {
    const names: Names = {
      service: name,
      reply: (reply) => {
        const owner = [{ name, ...schemas }, kit].find(({ definitions }) =>
          Object.hasOwn(definitions, reply),
        );
        if (!owner) throw new Error(`${reply} of ${name} has no schema.`);
        return `#/components/schemas/${componentName(owner.name, reply)}`;
      },
    };
    // What only services may call is reached on the private listener and is no part of the public face.
    for (const one of served.filter(({ op }) => op.access !== 'service')) {
      const claimed = claims.get(one.op.name);
      // Several services answer one of the kit's own calls, each for its paths.
      if (claimed && claimed.reply !== one.op.reply) throw new Error(`${one.op.name} is claimed twice.`);
      if (claimed) continue;
      claims.set(one.op.name, one.op);
      const path = one.op.path.replace(/[:*](\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [one.op.method.toLowerCase()]: operationOf(one, names) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stezhka',
      version: '1.0.0',
      summary: 'Every call of the site, by the service that answers it.',
    },
    servers: [{ url: '/api' }],
    tags: services.map(({ name }) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas,
      parameters: { Locale: LOCALE },
      responses: { Failure: FAILED },
      securitySchemes: { session: SESSION },
    },
  };
}

const LOCALE = {
  name: 'Locale',
  in: 'header',
  description: 'Language of texts in the reply; calls that change state by GET demand it.',
  schema: { type: 'string', enum: LOCALES, default: LOCALES[0] },
};
const SESSION = { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The session a login starts.' };
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
const FAILED = {
  description: 'The call failed; the status and the code say why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Names of components allow fewer characters than those of types with parameters. */
const componentName = (service: string, type: string) => `${service}.${type.replace(/[^\w.-]/g, '_')}`;

/** A schema whose references lead to the service's components. */
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
