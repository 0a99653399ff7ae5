import type Joi from 'joi';
import joiToJson from 'joi-to-json';

// The types declare a default export; the package exports the function itself.
const parse = joiToJson as unknown as typeof joiToJson.default;

export type JsonSchema = { [key: string]: unknown };
export interface ObjectJson extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

export function toJson(schema: Joi.ObjectSchema | undefined): ObjectJson {
  const json: Partial<ObjectJson> = schema
    ? (tidy(parse(schema as never, 'open-api-3.1')) as Partial<ObjectJson>)
    : {};
  if (schema) complete(json, schema.describe() as Described);
  return {
    type: 'object',
    additionalProperties: false,
    ...json,
    properties: json.properties ?? {},
    required: json.required ?? [],
  };
}

interface Described {
  type?: string;
  allow?: unknown[];
  rules?: { name: string; args?: { limit?: number } }[];
  keys?: Record<string, Described>;
  items?: Described[];
  matches?: { schema?: Described }[];
}

/** Adds rules that joi-to-json leaves out: lengths, hex, decimals, non-empty texts, exact numbers. */
function complete(json: JsonSchema | undefined, { type, allow, rules = [], ...inside }: Described): void {
  if (!json) return;
  const limitOf = (name: string) => rules.find((rule) => rule.name === name)?.args?.limit;
  if (type === 'string' && !json.enum && json.const === undefined) {
    const length = limitOf('length');
    if (length !== undefined) Object.assign(json, { minLength: length, maxLength: length });
    if (rules.some(({ name }) => name === 'hex')) json.pattern ??= '^[0-9a-fA-F]*$';
    if (!allow?.includes('')) json.minLength ??= 1;
  }
  if (type === 'number' && !json.enum && json.const === undefined) {
    if (!('exclusiveMinimum' in json)) json.minimum ??= Number.MIN_SAFE_INTEGER;
    if (!('exclusiveMaximum' in json)) json.maximum ??= Number.MAX_SAFE_INTEGER;
  }
  const precision = limitOf('precision');
  if (precision !== undefined) json.multipleOf = 10 ** -precision;
  const { properties, items, anyOf } = json as Partial<{
    properties: Record<string, JsonSchema>;
    items: JsonSchema;
    anyOf: JsonSchema[];
  }>;
  for (const [name, one] of Object.entries(inside.keys ?? {})) complete(properties?.[name], one);
  if (inside.items?.length === 1) complete(items, inside.items[0]!);
  for (const [index, { schema }] of (inside.matches ?? []).entries())
    if (schema) complete(anyOf?.[index], schema);
}

/** What nothing fits: `false` itself is no schema to some readers of OpenAPI. */
const NOTHING = { not: {} };

/** JSON Schema has no regex flags: a regex that needs them is our mistake. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const { pattern } = value as { pattern?: unknown };
  if (typeof pattern === 'string' && /\/[a-z]+$/.test(pattern))
    throw new Error(`${pattern}: a pattern in a request's rules goes without flags.`);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'then' && one === false ? NOTHING : tidy(one)]),
  );
}
