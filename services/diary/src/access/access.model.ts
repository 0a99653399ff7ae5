import { model, Schema } from 'mongoose';

/** Set by staff; without a row the diary is open. */
export interface AccessSetting {
  name: 'access';
  open: boolean;
}

const schema = new Schema<AccessSetting>({
  name: { type: String, required: true },
  open: { type: Boolean, required: true },
});
schema.index({ name: 1 }, { unique: true });

export const AccessModel = model<AccessSetting>('DiarySetting', schema, 'diary_settings');

export const isDiaryOpen = async (): Promise<boolean> =>
  (await AccessModel.findOne({ name: 'access' }).lean())?.open ?? true;

/** The row that staff edit (access.resource.ts); a repeated seeding keeps what they chose. */
export const writeDefaultAccess = (): Promise<unknown> =>
  AccessModel.updateOne({ name: 'access' }, { $setOnInsert: { open: true } }, { upsert: true });

export async function setDiaryOpen(open: boolean): Promise<void> {
  await AccessModel.updateOne({ name: 'access' }, { $set: { open } }, { upsert: true });
}
