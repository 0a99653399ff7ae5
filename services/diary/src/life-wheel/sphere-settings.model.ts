import type { SphereSettingName } from '@stezhka/diary-contract';
import { model, Schema } from 'mongoose';

export interface SphereSettingFields {
  user: string;
  sphere: string;
  setting: SphereSettingName;
  /** 1 to 10. */
  value: number | null;
  revision: number;
}

const text = { type: String, required: true };
const schema = new Schema<SphereSettingFields>({
  user: text,
  sphere: text,
  setting: { ...text, enum: ['initial', 'desired'] },
  value: { type: Number, default: null },
  revision: { type: Number, required: true },
});
schema.index({ user: 1, sphere: 1, setting: 1 }, { unique: true });

export const SphereSettingModel = model<SphereSettingFields>('SphereSetting', schema, 'sphere_settings');
