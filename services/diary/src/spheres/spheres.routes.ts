import { getSphereCategories, getSpheres, type Sphere, type SphereCategory } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { type SphereCategoryFields, SphereCategoryModel } from './sphere-categories.model.ts';
import { type SphereFields, SphereModel } from './spheres.model.ts';

const presentSphere = (sphere: SphereFields, locale: Locale): Sphere => ({
  systemName: sphere.systemName,
  title: inLocale(sphere.title, locale),
  description: inLocale(sphere.description, locale),
  icon: sphere.icon,
  color: `sphere-${sphere.systemName}`,
});

const presentSphereCategory = (one: SphereCategoryFields, locale: Locale): SphereCategory => ({
  systemName: one.systemName,
  title: inLocale(one.title, locale),
  spheres: [...one.spheres],
});

export const sphereRoutes = [
  serve(getSpheres, {}, async ({ locale }) => {
    const spheres = await SphereModel.find().sort({ order: 1 }).lean();
    return spheres.map((sphere) => presentSphere(sphere, locale));
  }),
  serve(getSphereCategories, {}, async ({ locale }) => {
    const categories = await SphereCategoryModel.find().sort({ order: 1 }).lean();
    return categories.map((one) => presentSphereCategory(one, locale));
  }),
];
