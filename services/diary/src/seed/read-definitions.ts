import { DIARY_ICONS } from '@stezhka/diary-contract';
import { either, keyed, localised, named, SeedFiles } from '@stezhka/kit/seed-files';
import type { Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { GuideStepFields } from '../guide/guide.model.ts';
import type { OptionFields, ParameterFields } from '../parameters/parameters.model.ts';
import type { SphereCategoryFields } from '../spheres/sphere-categories.model.ts';
import type { SphereFields } from '../spheres/spheres.model.ts';

export const seedFiles = new SeedFiles(new URL('../../seed/', import.meta.url));

const order = Joi.number();
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const icon = Joi.valid(...DIARY_ICONS);
const title = localised();

type SphereSeed = Omit<SphereFields, 'systemName'>;
const sphere = Joi.object<SphereSeed>({ order, icon, title, description: localised() });
/** The Life Wheel, clockwise from the top; the fill of each is the token --sphere-<slug>. */
export const readSpheres = () => seedFiles.records('definitions/spheres', sphere).sort(byOrder);

/** 'other' holds what belongs to no sphere (product 3, Sphere). */
const sphereNames = () => readSpheres().map(({ slug }) => slug);

type SphereCategorySeed = Omit<SphereCategoryFields, 'systemName'>;
export const readSphereCategories = () =>
  seedFiles
    .records(
      'definitions/sphere-categories',
      Joi.object<SphereCategorySeed>({
        order,
        title,
        spheres: Joi.array().items(Joi.valid(...sphereNames(), 'other')),
      }),
    )
    .sort(byOrder);

/** A colour token's name without the dashes: 'level-2' is var(--level-2). */
const colorAmong = (spheres: string[]) =>
  Joi.valid(...spheres.map((name) => `sphere-${name}`), 'level-1', 'level-2', 'level-3', 'good', 'primary');

interface ParameterBase
  extends Pick<ParameterFields, 'order' | 'title' | 'shortDescription' | 'icon' | 'spheres' | 'isDefault'> {}
interface TrackerSeed extends ParameterBase {
  type: 'tracker';
  units: Localised | null;
  min: number;
  max: number;
  step: number;
  usual: number | undefined;
  total: 'sum' | 'average';
  rating: ParameterFields['rating'];
}
interface SelectSeed extends ParameterBase {
  type: 'select';
  options: OptionFields[];
}

export function readParameters() {
  const spheres = sphereNames();
  const units = seedFiles.file(
    'definitions/units.yaml',
    Joi.object<Record<string, Localised>>().pattern(Joi.string(), localised()),
  );
  const option = Joi.object<OptionFields>({
    // From 1, the larger the better, so that a month can be averaged.
    value: Joi.number().integer().min(1),
    icon,
    color: colorAmong(spheres),
    label: localised(),
  });
  const options = Joi.array().items(option).min(2).unique('value');
  const scales = Object.fromEntries(
    seedFiles
      .records('definitions/scales', Joi.object<{ options: OptionFields[] }>({ options }))
      .map((one) => [one.slug, one.options]),
  );
  const base = {
    order,
    icon,
    spheres: Joi.array()
      .items(Joi.valid(...spheres))
      .min(1),
    isDefault: Joi.boolean(),
    title,
    shortDescription: localised(),
  };
  const number = Joi.number();
  const parameter = keyed<TrackerSeed | SelectSeed>('type', {
    tracker: {
      ...base,
      units: named(units).optional().default(null),
      min: number,
      max: number,
      step: number,
      // Where the control begins until the member has values; a count of things has none and begins at one.
      usual: number.optional(),
      // How a month is told: litres add up, hours of sleep average.
      total: Joi.valid('sum', 'average'),
      // What a day is worth in the Life Wheel, from nothing to 10; money and weight are not judged.
      rating: Joi.object({ from: number, to: number }).optional(),
    },
    select: { ...base, options: either(named(scales), options) },
  });
  return seedFiles.records('definitions/parameters', parameter).sort(byOrder);
}

interface NoteSeed
  extends Pick<ParameterFields, 'order' | 'title' | 'icon' | 'color' | 'spheres' | 'isDefault'> {
  /** What stands in the empty field of a note, or under the name of a detail. */
  placeholder: Localised;
}

/** Notes are answered in writing, details are events of the day that are switched on and off. */
export function readNotes() {
  const spheres = sphereNames();
  const read = <G extends 'notes' | 'details'>(group: G) => {
    const note = Joi.object<NoteSeed>({
      order,
      icon,
      color: colorAmong(spheres),
      // A parameter without spheres belongs to 'other'.
      spheres: Joi.array().items(Joi.valid(...spheres)),
      // A default parameter is open for every member; the others are opened on request.
      isDefault: Joi.boolean()
        .optional()
        .default(group === 'details'),
      title,
      placeholder: localised(),
    });
    return seedFiles
      .records(`definitions/${group}`, note)
      .sort(byOrder)
      .map((one) => ({ ...one, group }));
  };
  return [...read('notes'), ...read('details')];
}

type GuideStepSeed = Omit<GuideStepFields, 'systemName'>;
export const readGuideSteps = () =>
  seedFiles
    .records(
      'definitions/guide',
      Joi.object<GuideStepSeed>({
        order,
        day: Joi.number().integer().min(1),
        icon,
        path: Joi.string().pattern(/^\/diary(\/[a-z]+)?$/),
        title,
        text: localised(),
      }),
    )
    .sort(byOrder);

const questions = Joi.object<{ questions: Localised[] }>({
  questions: Joi.array().items(localised()).min(1),
});
export const readQuestions = () => seedFiles.file('definitions/questions.yaml', questions).questions;

const quotes = Joi.object<{ quotes: Localised[] }>({ quotes: Joi.array().items(localised()).min(1) });
export const readQuotes = () => seedFiles.file('definitions/quotes.yaml', quotes).quotes;
