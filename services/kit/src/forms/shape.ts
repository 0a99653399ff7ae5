import type { Identity } from '../identity/identity.ts';
import type { Field, FieldOptions, Fields, FormContext } from './field.ts';
import { CSRF_FIELD, type Form } from './form.ts';

export type Shape = { [key: string]: unknown };

/** The OpenAPI document has no reader, so the language of its options does not matter. */
const CONTEXT: FormContext = { locale: 'en' };

/** `partial`: any field may be left out. */
export interface DescribedForm {
  form: Pick<Form, 'prefix' | 'fields'>;
  partial?: boolean;
  example?: object;
}

/** JSON may carry other types for a text: see unflatten. */
const TEXT = ['string', 'number', 'boolean'];
const OPTIONAL_TEXT = [...TEXT, 'null'];

export const EMPTY = ['', false, null];

export function textShape({ required, validation = [] }: FieldOptions, max: number): Shape {
  const rules = validation.map(({ regex }) => ({ pattern: regex.source }));
  const one: Shape = {
    type: required ? TEXT : OPTIONAL_TEXT,
    ...(required && { minLength: 1, not: { const: false } }),
    maxLength: max,
    ...(rules.length === 1 ? rules[0] : rules.length && { allOf: rules }),
  };
  return required || !rules.length ? one : { anyOf: [{ enum: EMPTY }, one] };
}

export async function shapeOf(fields: Fields, context: FormContext = CONTEXT): Promise<ObjectShape> {
  const entries = Object.entries(fields);
  const shapes = await Promise.all(entries.map(([, field]) => field.shape(context)));
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name], index) => [name, shapes[index]!])),
    required: entries.filter(([, field], index) => isNeeded(field, shapes[index]!)).map(([name]) => name),
    additionalProperties: false,
  };
}

export interface ObjectShape extends Shape {
  type: 'object';
  properties: Record<string, Shape>;
  required: string[];
  anyOf?: { properties: Record<string, unknown>; required: string[] }[];
}

const isNeeded = ({ options }: Field, shape: Shape) =>
  !!options.required || (isObject(shape) && shape.required.length > 0);

const isObject = (shape: unknown): shape is ObjectShape =>
  typeof shape === 'object' && shape !== null && 'properties' in shape;

/** Any field may be left out, also of a group. */
function withoutRequired(shape: ObjectShape): ObjectShape {
  const loosened = (one: unknown) => (isObject(one) ? withoutRequired(one) : one);
  const properties = (from: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(from).map(([name, one]) => [name, loosened(one)]));
  return {
    ...shape,
    properties: properties(shape.properties) as Record<string, Shape>,
    required: [],
    ...(shape.anyOf && {
      anyOf: shape.anyOf.map((one) => ({ properties: properties(one.properties), required: [] })),
    }),
  };
}

/** Nested as JSON; flat by full names from a page without scripts. */
export async function submissionShapes({ form, partial }: DescribedForm): Promise<{
  nested: ObjectShape;
  flat: ObjectShape;
}> {
  const shape = await shapeOf(form.fields);
  const fields = partial ? withoutRequired(shape) : shape;
  const root: ObjectShape = form.prefix
    ? {
        type: 'object',
        properties: { [form.prefix]: fields },
        required: fields.required.length ? [form.prefix] : [],
        additionalProperties: false,
      }
    : fields;
  const token = { [CSRF_FIELD]: { type: 'string' } };
  const flat = flatten(root);
  return {
    nested: { ...root, properties: { ...root.properties, ...token } },
    flat: { ...flat, properties: { ...flat.properties, ...token } },
  };
}

function flatten(root: ObjectShape): ObjectShape {
  const properties: Record<string, Shape> = {};
  const patternProperties: Record<string, Shape> = {};
  const required: string[] = [];
  const allOf: Shape[] = [];
  const walk = (shape: Shape, name: string, pattern: string, needed: boolean) => {
    if (isObject(shape)) {
      // Full names can express this only for a group that must be present.
      if (shape.anyOf && name && needed)
        allOf.push({ anyOf: shape.anyOf.map((one) => renamed(one, { shape, name })) });
      for (const [key, one] of Object.entries(shape.properties)) {
        const inside = name || pattern ? `[${key}]` : key;
        const within = needed && shape.required.includes(key);
        walk(one, pattern ? '' : name + inside, pattern && pattern + escaped(inside), within);
      }
    } else if (shape.type === 'array') {
      const entry = `${pattern || escaped(name)}\\[\\d{0,3}\\]`;
      // At least one name must be that of an entry.
      if (needed && shape.minItems) allOf.push({ not: { propertyNames: { not: { pattern: `^${entry}` } } } });
      walk(shape.items as Shape, '', entry, false);
    } else if (pattern) patternProperties[`^${pattern}$`] = shape;
    else {
      properties[name] = shape;
      if (needed) required.push(name);
    }
  };
  walk(root, '', '', true);
  return {
    type: 'object',
    properties,
    ...(Object.keys(patternProperties).length && { patternProperties }),
    required,
    ...(allOf.length && { allOf }),
    additionalProperties: false,
  };
}

type Variant = NonNullable<ObjectShape['anyOf']>[number];

function renamed(
  { properties, required }: Variant,
  { shape, name }: { shape: ObjectShape; name: string },
): Shape {
  const full = (key: string) => `${name}[${key}]`;
  const rules = Object.entries(properties).flatMap(([key, rule]): [string, unknown][] =>
    rule === false
      ? namesIn(shape.properties[key]!, full(key)).map((one) => [one, false])
      : [[full(key), rule]],
  );
  return {
    properties: Object.fromEntries(rules),
    required: required.flatMap((key) => namesIn(shape.properties[key]!, full(key), true)),
  };
}

function namesIn(shape: Shape, name: string, onlyNeeded = false): string[] {
  if (!isObject(shape)) return [name];
  return Object.entries(shape.properties)
    .filter(([key]) => !onlyNeeded || shape.required.includes(key))
    .flatMap(([key, one]) => namesIn(one, `${name}[${key}]`, onlyNeeded));
}

const escaped = (name: string) => name.replace(/[[\]]/g, '\\$&');

export interface BodyReader<B> {
  (body: unknown, context: { identity: Identity }): Promise<B> | B;
  describe?(): Promise<DescribedForm>;
}
