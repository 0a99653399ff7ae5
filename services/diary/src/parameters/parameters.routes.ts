import { getDayDetails, getDayNotes, getDayParams, type ParameterGroup } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Locale } from '@stezhka/kit-contract';
import { parametersOf } from './definitions.ts';
import { ParameterModel } from './parameters.model.ts';
import { presentParameter } from './parameters.presenter.ts';

export const parameterRoutes = [
  serve(getDayParams, {}, async ({ locale, userId }) =>
    (await parametersOf(userId(), locale)).map(({ definition }) => definition),
  ),
  serve(getDayNotes, {}, ({ locale }) => definitions('notes', locale)),
  serve(getDayDetails, {}, ({ locale }) => definitions('details', locale)),
];

async function definitions(group: ParameterGroup, locale: Locale) {
  const found = await ParameterModel.find({ group }).sort({ order: 1 }).lean();
  return found.map((one) => presentParameter(one, locale));
}
