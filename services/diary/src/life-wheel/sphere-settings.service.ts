import type { SphereSetting, SphereSettingName, SpheresSettingsReply } from '@stezhka/diary-contract';
import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale } from '@stezhka/kit-contract';
import { defineMetrics, grantAchievements } from '../achievements/grant-achievements.ts';
import { SphereModel } from '../spheres/spheres.model.ts';
import { type SphereSettingFields, SphereSettingModel } from './sphere-settings.model.ts';

export async function sphereSettings(
  user: Id,
  locale: Locale,
): Promise<SpheresSettingsReply['spheresSettings']> {
  const [spheres, rows] = await Promise.all([
    SphereModel.find().sort({ order: 1 }).lean(),
    SphereSettingModel.find({ user }).lean(),
  ]);
  const of = (setting: SphereSettingName): SphereSetting[] =>
    spheres.map(({ systemName, title }) => {
      const row = rows.find((one) => one.sphere === systemName && one.setting === setting);
      return {
        systemName,
        title: inLocale(title, locale),
        color: `sphere-${systemName}`,
        value: row?.value ?? null,
        revision: row?.revision ?? 0,
      };
    });
  return { initial: of('initial'), desired: of('desired') };
}

defineMetrics({
  spheres: async (user) => {
    const rows = await SphereSettingModel.find({ user }).lean();
    return rows.filter(({ setting, value }) => setting === 'initial' && value !== null).length;
  },
});

/** Repeatable. @throws AppError not_found, setting_changed */
export async function setSphere(
  user: Id,
  { sphere, setting, value, revision }: Omit<SphereSettingFields, 'user'>,
  locale: Locale,
): Promise<void> {
  if (!(await SphereModel.exists({ systemName: sphere }))) throw new AppError('not_found');
  const one = { user, sphere, setting };
  const current = await SphereSettingModel.findOne(one).lean();
  if ((current?.value ?? null) === value) return;
  if (!(await write(one, { value, revision })))
    throw new AppError('setting_changed', {
      data: { spheresSettings: await sphereSettings(user, locale) } satisfies SpheresSettingsReply,
    });
  await grantAchievements(user, ['spheres']);
}

/** False for a stale revision. */
async function write(
  one: Pick<SphereSettingFields, 'user' | 'sphere' | 'setting'>,
  { value, revision }: Pick<SphereSettingFields, 'value' | 'revision'>,
): Promise<boolean> {
  const next = { value, revision: revision + 1 };
  if (revision > 0)
    return (await SphereSettingModel.updateOne({ ...one, revision }, { $set: next })).matchedCount > 0;
  try {
    await SphereSettingModel.create({ ...one, ...next });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
