import {
  CHOSEN_LIMIT,
  type DayParamsSettingsReply,
  OTHER_SPHERE,
  OWN_PARAMETERS_LIMIT,
  type ParameterSetting,
  type ParameterSphere,
} from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale } from '@stezhka/kit-contract';
import { type MemberParameter, parametersOf } from '../parameters/definitions.ts';
import { type SettingsFields, settingsOf } from '../settings/settings.model.ts';
import { SphereCategoryModel } from '../spheres/sphere-categories.model.ts';
import { SphereModel } from '../spheres/spheres.model.ts';

/** In the member's order; the usual ones until something is chosen. */
export function chosenKeys({ parameters }: SettingsFields, all: MemberParameter[]): string[] {
  const there = all.filter(({ removed }) => !removed).map(({ definition }) => definition);
  if (!parameters) return there.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  return parameters.filter((key) => there.some((one) => one.key === key));
}

export async function presentParameterSettings(user: Id, locale: Locale): Promise<DayParamsSettingsReply> {
  const [settings, all, spheres, other] = await Promise.all([
    settingsOf(user),
    parametersOf(user, locale),
    SphereModel.find().sort({ order: 1 }).lean(),
    SphereCategoryModel.findOne({ systemName: OTHER_SPHERE }).lean(),
  ]);
  const chosen = chosenKeys(settings, all);
  const rank = ({ key }: ParameterSetting) => (chosen.includes(key) ? chosen.indexOf(key) : chosen.length);
  const parameters = all
    .map(({ definition, own, removed }): ParameterSetting => {
      const isChosen = chosen.includes(definition.key);
      const isFull = !isChosen && chosen.length >= CHOSEN_LIMIT;
      return {
        ...definition,
        chosen: isChosen,
        own,
        availability: removed ? 'disabled' : isFull ? 'blocked' : 'enabled',
        revision: settings.choices.find(({ key }) => key === definition.key)?.revision ?? 0,
      };
    })
    .sort((a, b) => rank(a) - rank(b));
  return {
    parameters,
    spheres: [
      ...spheres.map(({ systemName, title }) =>
        group(systemName, inLocale(title, locale), parameters, (one) => one.spheres.includes(systemName)),
      ),
      group(OTHER_SPHERE, inLocale(other?.title, locale), parameters, (one) => !one.spheres.length),
    ],
    limits: { chosen: CHOSEN_LIMIT, own: OWN_PARAMETERS_LIMIT },
  };
}

const group = (
  systemName: string,
  title: string,
  parameters: ParameterSetting[],
  isIn: (one: ParameterSetting) => boolean,
): ParameterSphere => ({ systemName, title, parameters: parameters.filter(isIn).map(({ key }) => key) });
