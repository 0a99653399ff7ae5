import { parameterKey } from '@stezhka/diary-contract';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { notes } from '../../seed/notes.ts';
import { parameters } from '../../seed/parameters.ts';
import { quotes } from '../../seed/quotes.ts';
import { sphereCategories, spheres } from '../../seed/spheres.ts';
import { type ParameterFields, ParameterModel } from '../parameters/parameters.model.ts';
import { QuoteModel } from '../quotes/quotes.model.ts';
import { SphereCategoryModel } from '../spheres/sphere-categories.model.ts';
import { SphereModel } from '../spheres/spheres.model.ts';

export async function seedDefinitions(): Promise<void> {
  await upsert(SphereModel, 'systemName', spheres);
  await upsert(
    SphereCategoryModel,
    'systemName',
    sphereCategories.map((one, order) => ({ ...one, order })),
  );
  await upsert(ParameterModel, 'key', [...measured(), ...written()]);
  await upsert(
    QuoteModel,
    'order',
    quotes.map((text, order) => ({ order, text })),
  );
}

const measured = (): ParameterFields[] =>
  parameters.map(({ units, ...one }, order) => ({
    key: parameterKey('parameters', one.systemName),
    group: 'parameters',
    systemName: one.systemName,
    order,
    type: one.type,
    title: one.title,
    shortDescription: one.shortDescription,
    ...(units && { units }),
    icon: one.icon,
    color: one.color,
    spheres: one.spheres,
    isDefault: one.isDefault,
    total: one.total,
    ...(one.type === 'tracker' && { bounds: { min: one.min, max: one.max, step: one.step } }),
    options: one.type === 'select' ? one.options : [],
  }));

const written = (): ParameterFields[] =>
  notes.map(({ placeholder, ...one }, order) => ({
    ...one,
    key: parameterKey(one.group, one.systemName),
    order,
    type: 'default',
    shortDescription: placeholder,
    options: [],
  }));

async function upsert<T>(model: Model<T>, key: keyof T & string, rows: T[]): Promise<void> {
  for (const row of rows) {
    await model.updateOne({ [key]: row[key] } as QueryFilter<T>, { $set: row } as UpdateQuery<T>, {
      upsert: true,
    });
  }
}
