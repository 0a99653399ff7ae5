import type { DiaryColor } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { type ClientSession, model, type QueryFilter, Schema, trusted } from 'mongoose';

/** What the member has set of one parameter. */
export interface Choice {
  key: string;
  color?: DiaryColor;
  revision: number;
}

export interface SettingsFields {
  user: string;
  timeZone: string;
  /** Hour, 0 to 23, at which the member's day begins. */
  dayStart: number;
  /** Of time zone and start of the day. */
  revision: number;
  /** Keys of the chosen parameters in the member's order; absent while nothing was chosen. */
  parameters?: string[];
  choices: Choice[];
  /** Of all that is told above. */
  version: number;
}

const DEFAULTS = { timeZone: 'Europe/Kyiv', dayStart: 0, revision: 0, version: 0 };

const schema = new Schema<SettingsFields>({
  user: { type: String, required: true },
  timeZone: { type: String, default: DEFAULTS.timeZone },
  dayStart: { type: Number, default: DEFAULTS.dayStart, min: 0, max: 23 },
  revision: { type: Number, default: 0 },
  parameters: { type: [String], default: undefined },
  choices: [
    new Schema<Choice>(
      {
        key: { type: String, required: true },
        color: String,
        revision: { type: Number, required: true },
      },
      { _id: false },
    ),
  ],
  version: Number,
});
schema.index({ user: 1 }, { unique: true });

export const SettingsModel = model<SettingsFields>('Settings', schema, 'settings');

const withDefaults = (user: string, found: SettingsFields | null | undefined): SettingsFields => ({
  ...DEFAULTS,
  choices: [],
  ...found,
  user,
});

export const settingsOf = async (user: string): Promise<SettingsFields> =>
  withDefaults(user, await SettingsModel.findOne({ user }).lean());

export async function settingsOfMany(users: string[]): Promise<SettingsFields[]> {
  const found = await SettingsModel.find({ user: trusted({ $in: users }) }).lean();
  const byUser = new Map(found.map((one) => [one.user, one]));
  return users.map((user) => withDefaults(user, byUser.get(user)));
}

/** False when another call has written meanwhile. @param also written with it or not at all */
export async function replaceSettings(
  { user, version }: SettingsFields,
  change: Partial<Omit<SettingsFields, 'user' | 'version'>>,
  also?: (session: ClientSession) => Promise<unknown>,
): Promise<boolean> {
  // Rows from before have no version.
  const filter = { user, version: version || trusted({ $in: [0, null] }) } as QueryFilter<SettingsFields>;
  try {
    return await transaction(async (session) => {
      const { matchedCount, upsertedCount } = await SettingsModel.updateOne(
        filter,
        { $set: change, $inc: { version: 1 } },
        { upsert: version === 0, session },
      );
      if (!matchedCount && !upsertedCount) return false;
      await also?.(session);
      return true;
    });
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

type ZoneListener = (settings: SettingsFields, session: ClientSession) => Promise<unknown>;
const zoneListeners: ZoneListener[] = [];

/** For what is planned by the member's clock: `listener` joins the change of time zone or start of the day. */
export const onZoneChange = (listener: ZoneListener): void => void zoneListeners.push(listener);

export const replaceZone = (
  current: SettingsFields,
  change: Pick<SettingsFields, 'timeZone' | 'dayStart' | 'revision'>,
): Promise<boolean> =>
  replaceSettings(current, change, async (session) => {
    for (const listener of zoneListeners) await listener({ ...current, ...change }, session);
  });

export const todayOf = ({ timeZone, dayStart }: SettingsFields): string =>
  clock.today(timeZone, dayStart).toString();

export const hourOf = ({ timeZone }: SettingsFields): number =>
  Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone).hour;
