import { getSphereCategories, getSpheres } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { SphereCategoryModel } from './sphere-categories.model.ts';
import { SphereModel } from './spheres.model.ts';
import { presentSphere, presentSphereCategory } from './spheres.presenter.ts';

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
