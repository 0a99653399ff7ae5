import { getSphereCategories } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { SphereCategoryModel } from './sphere-categories.model.ts';
import { presentSphereCategory } from './spheres.presenter.ts';

export const sphereRoutes = [
  serve(getSphereCategories, {}, async ({ locale }) => {
    const categories = await SphereCategoryModel.find().sort({ order: 1 }).lean();
    return categories.map((one) => presentSphereCategory(one, locale));
  }),
];
