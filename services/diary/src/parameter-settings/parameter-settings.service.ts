import { isDeepStrictEqual } from 'node:util';
import {
  CHOSEN_LIMIT,
  type DayParamSettingChange,
  OWN_PARAMETERS_LIMIT,
  type OwnParameter,
} from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import type { Id, Locale } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { DayModel } from '../days/days.model.ts';
import { type MemberParameter, parametersOf } from '../parameters/definitions.ts';
import { OwnParameterModel, openOwn, ownName, sealOwn } from '../parameters/own-parameters.model.ts';
import { type Choice, replaceSettings, type SettingsFields, settingsOf } from '../settings/settings.model.ts';
import { SphereModel } from '../spheres/spheres.model.ts';
import { chosenKeys, presentParameterSettings } from './parameter-settings.presenter.ts';

interface Current {
  settings: SettingsFields;
  all: MemberParameter[];
  /** Of an own parameter that is not removed. */
  own: OwnParameter | undefined;
}

/** Own parameters of a member, with the removed ones that days hold. */
const OWN_EVER = 3 * OWN_PARAMETERS_LIMIT;

/** Repeatable. @throws AppError not_found, setting_changed, parameters_full, parameters_exhausted, invalid_input */
export async function setParameter(user: Id, change: DayParamSettingChange, locale: Locale): Promise<void> {
  await checkSpheres(change, locale);
  while (true) {
    const current = await read(user, change.key, locale);
    requireParameter(current, change, locale);
    const { chosen, choice, own } = nextOf(current, change);
    if (isSame(current, change, { chosen, choice, own })) return;
    if (change.revision !== choice.revision)
      throw new AppError('setting_changed', { data: await presentParameterSettings(user, locale) });
    const unused = own && !current.own ? await unusedOf(user, current) : [];
    requireRoom(current, { chosen, own, unused });
    const choices = [
      ...current.settings.choices.filter(({ key }) => key !== change.key && !unused.includes(key)),
      { ...choice, revision: choice.revision + 1 },
    ];
    const saved = await replaceSettings(
      current.settings,
      { parameters: chosen, choices },
      async (session) => {
        const systemName = ownName(change.key);
        if (unused.length) {
          const names = unused.map((key) => ownName(key)!);
          await OwnParameterModel.deleteMany({ user, systemName: trusted({ $in: names }) }, { session });
        }
        if (own) {
          const set = { ...(await sealOwn(user, own)), removed: false };
          await OwnParameterModel.updateOne({ user, systemName }, { $set: set }, { upsert: true, session });
        }
        if (change.removed)
          await OwnParameterModel.updateOne({ user, systemName }, { $set: { removed: true } }, { session });
      },
    );
    if (saved) return;
  }
}

async function read(user: Id, key: string, locale: Locale): Promise<Current> {
  const [settings, all, stored] = await Promise.all([
    settingsOf(user),
    parametersOf(user, locale),
    ownName(key) && OwnParameterModel.findOne({ user, systemName: ownName(key), removed: false }).lean(),
  ]);
  return { settings, all, own: stored ? await openOwn(stored) : undefined };
}

/** @throws AppError not_found; invalid_input for an own parameter of another type */
function requireParameter({ all, own }: Current, change: DayParamSettingChange, locale: Locale): void {
  const known = all.find(({ definition }) => definition.key === change.key);
  const isRepeatedRemoval = change.removed && known?.own;
  if (known?.removed && !isRepeatedRemoval) throw new AppError('not_found');
  if (!known && !(change.own && ownName(change.key))) throw new AppError('not_found');
  if (known && !known.own && (change.own || change.removed)) throw new AppError('not_found');
  if (own && change.own && own.type !== change.own.type) throw invalid('own.type', locale);
}

const invalid = (field: string, locale: Locale) =>
  new AppError('invalid_input', { fields: { [field]: inputText('any.invalid', undefined, locale) } });

async function checkSpheres({ own }: DayParamSettingChange, locale: Locale): Promise<void> {
  if (!own?.spheres.length) return;
  const known = await SphereModel.find({ systemName: trusted({ $in: own.spheres }) }).lean();
  if (known.length < own.spheres.length) throw invalid('own.spheres', locale);
}

function nextOf(
  { settings, all }: Current,
  { key, chosen, color, before, own, removed }: DayParamSettingChange,
): { chosen: string[]; choice: Choice; own: OwnParameter | undefined } {
  const now = chosenKeys(settings, all);
  const choice = settings.choices.find((one) => one.key === key) ?? { key, revision: 0 };
  const isChosen = !removed && (chosen ?? now.includes(key));
  return {
    chosen: isChosen ? placed(now, key, before) : now.filter((one) => one !== key),
    choice: { key, revision: choice.revision, ...colorOf(color === undefined ? choice.color : color) },
    own,
  };
}

const colorOf = (color: Choice['color'] | null) => (color ? { color } : {});

/** Where it stands already, unless `before` says another place. */
function placed(keys: string[], key: string, before: string | null | undefined): string[] {
  if (before === undefined || before === key) return keys.includes(key) ? keys : [...keys, key];
  const others = keys.filter((one) => one !== key);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, key] : others.toSpliced(at, 0, key);
}

function isSame(
  { settings, all, own: ownNow }: Current,
  { key, removed }: DayParamSettingChange,
  { chosen, choice, own }: ReturnType<typeof nextOf>,
): boolean {
  const isThere = all.some((one) => one.definition.key === key && !one.removed);
  return (
    isDeepStrictEqual(chosen, chosenKeys(settings, all)) &&
    choice.color === settings.choices.find((one) => one.key === key)?.color &&
    (!own || isDeepStrictEqual(own, ownNow)) &&
    !(removed && isThere)
  );
}

/** Removed ones that no day holds. They go when room is needed: until then a late change of a day may name them. */
async function unusedOf(user: Id, { all }: Current): Promise<string[]> {
  const own = all.filter((one) => one.own);
  if (own.length < OWN_EVER) return [];
  const held = new Set(await DayModel.distinct('parameters.key', { user, filled: true }));
  return own
    .filter(({ removed, definition }) => removed && !held.has(definition.key))
    .map(({ definition }) => definition.key);
}

/** @throws AppError parameters_full, parameters_exhausted */
function requireRoom(
  { all, own: ownNow }: Current,
  { chosen, own, unused }: { chosen: string[]; own: OwnParameter | undefined; unused: string[] },
): void {
  const isNew = own && !ownNow;
  const ever = all.filter((one) => one.own);
  const there = ever.filter((one) => !one.removed);
  if (chosen.length > CHOSEN_LIMIT || (isNew && there.length >= OWN_PARAMETERS_LIMIT))
    throw new AppError('parameters_full');
  if (isNew && ever.length - unused.length >= OWN_EVER) throw new AppError('parameters_exhausted');
}
