import {
  getDayDetails,
  getDayNotes,
  getDayParams,
  getUserDayParams,
  type ParameterGroup,
} from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Locale } from '@stezhka/kit-contract';
import { settingsOf } from '../settings/settings.model.ts';
import { ParameterModel } from './parameters.model.ts';
import { presentParameter } from './parameters.presenter.ts';

export const parameterRoutes = [
  serve(getDayParams, {}, ({ locale }) => definitions('parameters', locale)),
  serve(getDayNotes, {}, ({ locale }) => definitions('notes', locale)),
  serve(getDayDetails, {}, ({ locale }) => definitions('details', locale)),
  serve(getUserDayParams, {}, async ({ locale, userId }) => {
    const { parameters: chosen } = await settingsOf(userId());
    const all = await definitions('parameters', locale);
    return all.filter(({ key, isDefault }) => (chosen ? chosen.includes(key) : isDefault));
  }),
];

async function definitions(group: ParameterGroup, locale: Locale) {
  const found = await ParameterModel.find({ group }).sort({ order: 1 }).lean();
  return found.map((one) => presentParameter(one, locale));
}
