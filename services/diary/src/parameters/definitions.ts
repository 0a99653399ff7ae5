import {
  type OwnParameter,
  type ParameterDefinition,
  type ParameterGroup,
  parameterKey,
  type TrackerBounds,
} from '@stezhka/diary-contract';
import type { Id, Locale } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { settingsOf } from '../settings/settings.model.ts';
import { isOwnKey, OwnParameterModel, openOwn, ownName } from './own-parameters.model.ts';
import { ParameterModel } from './parameters.model.ts';
import { presentParameter } from './parameters.presenter.ts';

/** What a value of a day is checked by. */
export interface Definition {
  group: ParameterGroup;
  bounds?: TrackerBounds | null;
  options: { value: number }[];
}

/** By key; the service's own and the member's, removed ones too: a late change of a day may name them. */
export async function findDefinitions(user: Id, keys: string[]): Promise<Map<string, Definition>> {
  const names = keys.flatMap((key) => ownName(key) ?? []);
  const [found, own] = await Promise.all([
    ParameterModel.find({ key: trusted({ $in: keys }) }).lean(),
    names.length ? OwnParameterModel.find({ user, systemName: trusted({ $in: names }) }).lean() : [],
  ]);
  return new Map<string, Definition>([
    ...found.map((one) => [one.key, one] as const),
    ...own.map(
      (one) => [parameterKey('parameters', one.systemName), { ...one, group: 'parameters' }] as const,
    ),
  ]);
}

const presentOwn = (systemName: string, own: OwnParameter): ParameterDefinition => ({
  ...own,
  key: parameterKey('parameters', systemName),
  systemName,
  isDefault: false,
  value: null,
});

export interface MemberParameter {
  definition: ParameterDefinition;
  own: boolean;
  removed: boolean;
  /** How days become a month. */
  total: 'sum' | 'average';
}

/** What begins at nothing adds up (minutes, pages); a mark out of ten and what has a level (a weight) do not. */
const totalOfOwn = ({ bounds }: OwnParameter): MemberParameter['total'] =>
  bounds?.min === 0 && bounds.max > 10 ? 'sum' : 'average';

/** In the service's order, then the member's own in theirs; colours are those that the member has set. */
export async function parametersOf(
  user: Id,
  locale: Locale,
  keys?: readonly string[],
): Promise<MemberParameter[]> {
  const wanted = keys ? { key: trusted({ $in: [...keys] }) } : {};
  const needsOwn = !keys || keys.some(isOwnKey);
  const [found, own, { choices }] = await Promise.all([
    ParameterModel.find({ group: 'parameters', ...wanted })
      .sort({ order: 1 })
      .lean(),
    needsOwn ? OwnParameterModel.find({ user }).sort({ systemName: 1 }).lean() : [],
    settingsOf(user),
  ]);
  const colors = new Map(choices.map(({ key, color }) => [key, color]));
  const inOwnColor = (definition: ParameterDefinition): ParameterDefinition => ({
    ...definition,
    color: colors.get(definition.key) ?? definition.color,
  });
  const opened = await Promise.all(
    own.map(async (one) => {
      const parameter = await openOwn(one);
      return {
        definition: inOwnColor(presentOwn(one.systemName, parameter)),
        own: true,
        removed: one.removed,
        total: totalOfOwn(parameter),
      };
    }),
  );
  return [
    ...found.map((one) => ({
      definition: inOwnColor(presentParameter(one, locale)),
      own: false,
      removed: false,
      total: one.total ?? ('average' as const),
    })),
    ...opened.filter(({ definition }) => !keys || keys.includes(definition.key)),
  ];
}
