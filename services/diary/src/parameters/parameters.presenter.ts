import { type ParameterDefinition, parameterKey } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { ParameterFields } from './parameters.model.ts';

export const presentParameter = (one: ParameterFields, locale: Locale): ParameterDefinition => ({
  key: parameterKey(one.group, one.systemName),
  systemName: one.systemName,
  title: inLocale(one.title, locale),
  shortDescription: inLocale(one.shortDescription, locale),
  icon: one.icon,
  color: one.color,
  isDefault: one.isDefault,
  type: one.type,
  units: inLocale(one.units, locale) || null,
  spheres: [...one.spheres],
  value: null,
  bounds: one.bounds ? { min: one.bounds.min, max: one.bounds.max, step: one.bounds.step } : null,
  options: one.options.map(({ value, label, icon, color }) => ({
    value,
    label: inLocale(label, locale),
    icon,
    color,
  })),
});
