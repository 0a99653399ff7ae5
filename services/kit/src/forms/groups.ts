import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import {
  describeFields,
  type Field,
  type FieldOptions,
  type Fields,
  type FormContext,
  type SomeFields,
  type ValuesOf,
} from './field.ts';
import { languageNames } from './messages.ts';
import { type Shape, shapeOf } from './shape.ts';
import { isTree, type Raw, type RawTree } from './unflatten.ts';

type GroupOptions = Pick<FieldOptions, 'label' | 'hint'> & {
  groupType?: 'form' | 'tabs';
};

export function group<const F extends Fields>(options: GroupOptions & { fields: F }): Field<ValuesOf<F>> {
  return grouped(options, () => options.fields) as Field<ValuesOf<F>>;
}

/** Fields that depend on a select; the browser asks `dataUrl` for them (product 7.14, Group update). */
export function dependent<const On extends Fields, F extends SomeFields>(
  options: GroupOptions & {
    on: On;
    dataUrl: string;
    fields(chosen: string | undefined, context: FormContext): F | Promise<F>;
    /** For a select with too many options to list: the fields of any option, for the OpenAPI document. */
    fieldsOfAny?: NoInfer<F>;
  },
): Field<ValuesOf<On> & ValuesOf<F>> {
  const [[name, chooser] = []] = Object.entries(options.on);
  if (!name || !chooser) throw new Error('A dependent group needs the select it depends on.');
  const on: Fields = { [name]: withDataUrl(chooser, options.dataUrl) };
  const chosen = async (raw: Raw, context: FormContext) => {
    const value = isTree(raw) ? raw[name] : undefined;
    if (typeof value !== 'string' || value === '') return undefined;
    const { error } = (await chooser.schema(value, context)).validate(value);
    return error ? undefined : value;
  };
  const field = grouped(options, async (raw, context) => ({
    ...on,
    ...((await options.fields(await chosen(raw, context), context)) as Fields),
  }));
  return {
    ...field,
    on: name,
    shape: (context) => dependentShape(options as DependentFields, context),
    async describe(place) {
      const raw = isTree(place.raw) ? place.raw : {};
      // Before any choice, the select's initial value decides.
      const begun = raw[name] ?? (await chooser.describe({ ...place, raw: undefined })).value;
      return field.describe({
        ...place,
        raw: { ...raw, ...(typeof begun === 'string' && { [name]: begun }) },
      });
    },
    async fill(raw, context) {
      const tree = await field.fill!(raw, context);
      // An option that no longer exists has unknown fields: only the choice gets an error.
      const gone = isTree(tree) && tree[name] && (await chosen(tree, context)) === undefined;
      return gone ? { [name]: tree[name] } : tree;
    },
  } as Field<ValuesOf<On> & ValuesOf<F>>;
}

function withDataUrl(chooser: Field, dataUrl: string): Field {
  return {
    ...chooser,
    async describe(place) {
      const shown = await chooser.describe(place);
      return { ...shown, attr: { ...shown.attr, 'data-url': dataUrl } };
    },
  };
}

interface DependentFields {
  on: Fields;
  fields(chosen: string | undefined, context: FormContext): Fields | Promise<Fields>;
  fieldsOfAny?: Fields;
}

async function dependentShape(
  { on, fields, fieldsOfAny }: DependentFields,
  context: FormContext,
): Promise<Shape> {
  const chooser = await shapeOf(on, context);
  const [[decider, chosen] = []] = Object.entries(chooser.properties);
  const values = ((chosen?.enum ?? []) as string[]).filter(Boolean);
  const shapeFor = async (value?: string) =>
    shapeOf((value === undefined && fieldsOfAny) || (await fields(value, context)), context);
  const isChosen = chooser.required.length > 0;
  if (!values.length) {
    const { properties, required } = await shapeFor();
    return {
      ...chooser,
      properties: { ...properties, ...chooser.properties },
      required: [...chooser.required, ...(isChosen ? required : [])],
    };
  }
  const variants = await Promise.all(values.map(shapeFor));
  const properties = Object.assign({}, ...variants.map((one) => one.properties));
  const anyOf = variants.map((one, index) => ({
    properties: {
      [decider!]: { const: values[index] },
      ...Object.fromEntries(
        Object.keys(properties)
          .filter((name) => !(name in one.properties))
          .map((name) => [name, false]),
      ),
    },
    required: one.required,
  }));
  return {
    ...chooser,
    properties: { ...properties, ...chooser.properties },
    ...(isChosen && { anyOf }),
  };
}

type ChildrenOf = (raw: Raw, context: FormContext) => Fields | Promise<Fields>;

function grouped({ groupType = 'form', ...options }: GroupOptions, children: ChildrenOf): Field<RawTree> {
  return {
    type: 'group',
    options,
    children,
    describe: async (place) => ({
      groupType,
      fields: await describeFields(await children(place.raw, place), place),
    }),
    async fill(raw, context) {
      if (raw !== undefined && !isTree(raw)) return raw;
      const tree: RawTree = { ...(isTree(raw) ? raw : {}) };
      for (const [name, field] of Object.entries(await children(tree, context))) {
        if (field.fill) tree[name] = await field.fill(tree[name], context);
      }
      return tree;
    },
    async schema(raw, context) {
      const fields = await children(raw, context);
      const inside = isTree(raw) ? raw : {};
      const keys = await Promise.all(
        Object.entries(fields).map(async ([name, field]) => [
          name,
          await field.schema(inside[name], context),
        ]),
      );
      // All declared fields are present, so that saving a form also clears emptied fields.
      const none = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
      return Joi.object(Object.fromEntries(keys)).custom((values) => ({ ...none, ...values }));
    },
    shape: async (context) => shapeOf(await children(undefined, context), context),
    async write(values, context) {
      const given = (values ?? {}) as Record<string, unknown>;
      const tree: RawTree = {};
      for (const [name, field] of Object.entries(await children(given as RawTree, context))) {
        if (name in given) tree[name] = await field.write(given[name], context);
      }
      return tree;
    },
  };
}

/** Three fields under one label: all or none are required. */
export function localised<R extends string | undefined>(field: Field<R>): Field<Localised<R>> {
  const { label, hint, ...options } = field.options;
  const one = (locale: keyof typeof languageNames) => ({
    ...field,
    options: { ...options, label: languageNames[locale] },
  });
  const fields = Object.fromEntries(LOCALES.map((locale) => [locale, one(locale)]));
  return grouped({ label, hint, groupType: 'tabs' }, () => fields) as Field as Field<Localised<R>>;
}
