import type { Sphere, SphereCategory } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { SphereCategoryFields } from './sphere-categories.model.ts';
import type { SphereFields } from './spheres.model.ts';

type SphereTexts = Omit<Sphere, 'result' | 'initialResult' | 'desiredResult'>;

export const presentSphere = (sphere: SphereFields, locale: Locale): SphereTexts => ({
  systemName: sphere.systemName,
  title: inLocale(sphere.title, locale),
  description: inLocale(sphere.description, locale),
  icon: sphere.icon,
  color: `sphere-${sphere.systemName}`,
});

export const presentSphereCategory = (one: SphereCategoryFields, locale: Locale): SphereCategory => ({
  systemName: one.systemName,
  title: inLocale(one.title, locale),
  spheres: [...one.spheres],
});
