import { clock } from '@stezhka/kit/clock';
import { model, Schema } from 'mongoose';

export interface SettingsFields {
  user: string;
  timeZone: string;
  /** Hour, 0 to 23, at which the member's day begins. */
  dayStart: number;
  /** Keys of the chosen parameters; absent while nothing was chosen. */
  parameters?: string[];
}

const DEFAULTS = { timeZone: 'Europe/Kyiv', dayStart: 0 };

const schema = new Schema<SettingsFields>({
  user: { type: String, required: true },
  timeZone: { type: String, default: DEFAULTS.timeZone },
  dayStart: { type: Number, default: DEFAULTS.dayStart, min: 0, max: 23 },
  parameters: { type: [String], default: undefined },
});
schema.index({ user: 1 }, { unique: true });

export const SettingsModel = model<SettingsFields>('Settings', schema, 'settings');

export async function settingsOf(user: string): Promise<SettingsFields> {
  const found = await SettingsModel.findOne({ user }).lean();
  return { ...DEFAULTS, ...found, user };
}

export const todayOf = ({ timeZone, dayStart }: SettingsFields): string =>
  clock.today(timeZone, dayStart).toString();

export const hourOf = ({ timeZone }: SettingsFields): number =>
  Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone).hour;
