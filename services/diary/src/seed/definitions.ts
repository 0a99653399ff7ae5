import { parameterKey } from '@stezhka/diary-contract';
import type { Model } from 'mongoose';
import { writeDefaultAccess } from '../access/access.model.ts';
import { AchievementModel } from '../achievements/achievements.model.ts';
import { QuestionModel, QuoteModel } from '../daily-texts/daily-texts.model.ts';
import { GuideStepModel } from '../guide/guide.model.ts';
import { type ParameterFields, ParameterModel } from '../parameters/parameters.model.ts';
import { SphereCategoryModel } from '../spheres/sphere-categories.model.ts';
import { SphereModel } from '../spheres/spheres.model.ts';
import {
  readGuideSteps,
  readNotes,
  readParameters,
  readQuestions,
  readQuotes,
  readSphereCategories,
  readSpheres,
} from './read-definitions.ts';
import { readAchievements } from './read-plans.ts';

export async function seedDefinitions(): Promise<void> {
  await writeDefaultAccess();
  await upsert(
    SphereModel,
    'systemName',
    readSpheres().map(({ slug, ...one }) => ({ systemName: slug, ...one })),
  );
  await upsert(
    SphereCategoryModel,
    'systemName',
    readSphereCategories().map(({ slug, ...one }, order) => ({ ...one, systemName: slug, order })),
  );
  await upsert(ParameterModel, 'key', [...measured(), ...written()]);
  await upsert(
    GuideStepModel,
    'systemName',
    readGuideSteps().map(({ slug, ...one }) => ({ systemName: slug, ...one })),
  );
  await upsert(AchievementModel, 'systemName', readAchievements());
  await upsert(
    QuestionModel,
    'order',
    readQuestions().map((text, order) => ({ order, text })),
  );
  await upsert(
    QuoteModel,
    'order',
    readQuotes().map((text, order) => ({ order, text })),
  );
}

const measured = (): ParameterFields[] =>
  readParameters().map(({ slug, ...one }, order) => ({
    key: parameterKey('parameters', slug),
    group: 'parameters',
    systemName: slug,
    order,
    type: one.type,
    title: one.title,
    shortDescription: one.shortDescription,
    icon: one.icon,
    color: `sphere-${one.spheres[0]}`,
    spheres: one.spheres,
    isDefault: one.isDefault,
    ...(one.type === 'select'
      ? { total: 'average', options: one.options }
      : {
          ...(one.units && { units: one.units }),
          total: one.total,
          ...(one.rating && { rating: one.rating }),
          ...(one.usual && { usual: one.usual }),
          bounds: { min: one.min, max: one.max, step: one.step },
          options: [],
        }),
  }));

const written = (): ParameterFields[] =>
  readNotes().map(({ slug, placeholder, ...one }, order) => ({
    ...one,
    key: parameterKey(one.group, slug),
    systemName: slug,
    order,
    type: 'default',
    shortDescription: placeholder,
    options: [],
  }));

async function upsert<T>(model: Model<T>, key: keyof T & string, rows: T[]): Promise<void> {
  const writes = rows.map((row) => ({
    updateOne: { filter: { [key]: row[key] }, update: { $set: row }, upsert: true },
  }));
  await model.bulkWrite(writes as never);
}
