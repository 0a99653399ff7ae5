import { getDayParamsSettings, getUserDayParams, setDayParamSetting } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Id, Locale } from '@stezhka/kit-contract';
import { parametersOf } from '../parameters/definitions.ts';
import { settingsOf } from '../settings/settings.model.ts';
import { parameterSettingChange } from './parameter-setting.ts';
import { chosenKeys, presentParameterSettings } from './parameter-settings.presenter.ts';
import { setParameter } from './parameter-settings.service.ts';

export const parameterSettingsRoutes = [
  serve(getUserDayParams, {}, ({ locale, userId }) => chosenParameters(userId(), locale)),
  serve(getDayParamsSettings, {}, ({ userId, locale }) => presentParameterSettings(userId(), locale)),
  serve(setDayParamSetting, { body: parameterSettingChange }, async ({ userId, locale, body }) => {
    await setParameter(userId(), body, locale);
    return presentParameterSettings(userId(), locale);
  }),
];

async function chosenParameters(user: Id, locale: Locale) {
  const [settings, all] = await Promise.all([settingsOf(user), parametersOf(user, locale)]);
  return chosenKeys(settings, all).map(
    (key) => all.find(({ definition }) => definition.key === key)!.definition,
  );
}
