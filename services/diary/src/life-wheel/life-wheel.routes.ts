import {
  getDesiredSphereSettings,
  getInitialSphereSettings,
  getSphereCategories,
  getSpheres,
  setSphereSetting,
} from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import Joi from 'joi';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { SphereCategoryModel } from '../spheres/sphere-categories.model.ts';
import { SphereModel } from '../spheres/spheres.model.ts';
import { presentSphere, presentSphereCategory } from '../spheres/spheres.presenter.ts';
import { sphereResults } from './sphere-results.ts';
import { setSphere, sphereSettings } from './sphere-settings.service.ts';

const settingBody = Joi.object({
  setting: Joi.valid('initial', 'desired').required(),
  value: Joi.number().integer().min(1).max(10).allow(null).required(),
  revision: Joi.number().integer().min(0).max(1e9).required(),
});

export const lifeWheelRoutes = [
  serve(getSpheres, {}, async ({ userId, locale }) => {
    const user = userId();
    const today = todayOf(await settingsOf(user));
    const [spheres, results, { initial, desired }] = await Promise.all([
      SphereModel.find().sort({ order: 1 }).lean(),
      sphereResults(user, today),
      sphereSettings(user, locale),
    ]);
    return spheres.map((sphere, at) => ({
      ...presentSphere(sphere, locale),
      result: results.get(sphere.systemName) ?? null,
      initialResult: initial[at]!.value,
      desiredResult: desired[at]!.value,
    }));
  }),
  serve(getSphereCategories, {}, async ({ locale }) => {
    const categories = await SphereCategoryModel.find().sort({ order: 1 }).lean();
    return categories.map((one) => presentSphereCategory(one, locale));
  }),
  serve(
    getInitialSphereSettings,
    {},
    async ({ userId, locale }) => (await sphereSettings(userId(), locale)).initial,
  ),
  serve(
    getDesiredSphereSettings,
    {},
    async ({ userId, locale }) => (await sphereSettings(userId(), locale)).desired,
  ),
  serve(
    setSphereSetting,
    { params: Joi.object({ id: Joi.string().max(40).required() }), body: settingBody },
    async ({ userId, locale, params, body }) => {
      await setSphere(userId(), { sphere: params.id, ...body }, locale);
      return { spheresSettings: await sphereSettings(userId(), locale) };
    },
  ),
];
