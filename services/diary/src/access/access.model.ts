import { model, Schema } from 'mongoose';

/** Set by staff; without a row the diary is open. */
interface AccessSetting {
  name: 'access';
  open: boolean;
}

const schema = new Schema<AccessSetting>({
  name: { type: String, required: true },
  open: { type: Boolean, required: true },
});
schema.index({ name: 1 }, { unique: true });

const AccessModel = model<AccessSetting>('DiarySetting', schema, 'diary_settings');

export const isDiaryOpen = async (): Promise<boolean> =>
  (await AccessModel.findOne({ name: 'access' }).lean())?.open ?? true;

export async function setDiaryOpen(open: boolean): Promise<void> {
  await AccessModel.updateOne({ name: 'access' }, { $set: { open } }, { upsert: true });
}
