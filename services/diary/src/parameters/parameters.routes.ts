import {
  getDayDetails,
  getDayNotes,
  getDayParams,
  getDayParamsSettings,
  getUserDayParams,
  type ParameterGroup,
  setDayParamSetting,
} from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Id, Locale } from '@stezhka/kit-contract';
import { settingsOf } from '../settings/settings.model.ts';
import { parametersOf } from './definitions.ts';
import { parameterSettingChange } from './parameter-setting.ts';
import { chosenKeys, presentParameterSettings } from './parameter-settings.presenter.ts';
import { setParameter } from './parameter-settings.service.ts';
import { ParameterModel } from './parameters.model.ts';
import { presentParameter } from './parameters.presenter.ts';

export const parameterRoutes = [
  serve(getDayParams, {}, async ({ locale, userId }) =>
    (await parametersOf(userId(), locale)).map(({ definition }) => definition),
  ),
  serve(getDayNotes, {}, ({ locale }) => definitions('notes', locale)),
  serve(getDayDetails, {}, ({ locale }) => definitions('details', locale)),
  serve(getUserDayParams, {}, ({ locale, userId }) => chosenParameters(userId(), locale)),
  serve(getDayParamsSettings, {}, ({ userId, locale }) => presentParameterSettings(userId(), locale)),
  serve(setDayParamSetting, { body: parameterSettingChange }, async ({ userId, locale, body }) => {
    await setParameter(userId(), body, locale);
    return presentParameterSettings(userId(), locale);
  }),
];

async function definitions(group: ParameterGroup, locale: Locale) {
  const found = await ParameterModel.find({ group }).sort({ order: 1 }).lean();
  return found.map((one) => presentParameter(one, locale));
}

async function chosenParameters(user: Id, locale: Locale) {
  const [settings, all] = await Promise.all([settingsOf(user), parametersOf(user, locale)]);
  return chosenKeys(settings, all).map(
    (key) => all.find(({ definition }) => definition.key === key)!.definition,
  );
}
