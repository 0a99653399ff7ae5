import Joi from 'joi';
import { describeField, type Field, type FieldOptions, fullNameOf } from './field.ts';
import { isTree, type Raw } from './unflatten.ts';

const INDEX = /^\d{1,3}$/;
/** Index in the names of a prototype entry (product 3, Server-built form). */
const ANY_ENTRY = '__name__';

export function collection<V>(
  options: Pick<FieldOptions, 'label' | 'hint'> & { entry: Field<V>; min?: number; max?: number },
): Field<V[]> {
  const { entry, min = 0, max = 50, ...shown } = options;
  const entries = (raw: Raw) => Object.entries(isTree(raw) ? raw : {}).filter(([index]) => INDEX.test(index));
  return {
    type: 'collection',
    options: { ...shown, required: min > 0 },
    async describe(place) {
      const at = (index: string, raw: Raw) =>
        describeField(index, entry as Field, {
          ...place,
          fullName: fullNameOf(place.fullName, [index]),
          raw,
        });
      return {
        fields: await Promise.all(entries(place.raw).map(([index, raw]) => at(index, raw))),
        prototype: await at(ANY_ENTRY, undefined),
      };
    },
    async fill(raw, context) {
      if (raw === undefined || Array.isArray(raw)) return min ? {} : [];
      if (!isTree(raw) || !entry.fill) return raw;
      const filled = entries(raw).map(async ([index, one]) => [index, await entry.fill!(one, context)]);
      return { ...raw, ...Object.fromEntries(await Promise.all(filled)) };
    },
    async schema(raw, context) {
      if (Array.isArray(raw)) return Joi.array();
      const found = entries(raw);
      // Surplus entries are not validated: each may query the database.
      if (found.length > max) return Joi.object().max(max);
      const schemas = found.map(async ([index, one]) => [index, await entry.schema(one, context)]);
      // Entries keep their index until here, so that an error finds its field; without one a list is `[]`.
      return Joi.object(Object.fromEntries(await Promise.all(schemas)))
        .min(Math.max(min, 1))
        .max(max)
        .custom((values) => Object.values(values));
    },
    shape: async (context) => ({
      type: 'array',
      items: await entry.shape(context),
      minItems: min,
      maxItems: max,
    }),
    async write(values, context) {
      const written = (values ?? []).map(async (value, index) => [index, await entry.write(value, context)]);
      return Object.fromEntries(await Promise.all(written));
    },
  };
}
