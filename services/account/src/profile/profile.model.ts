import type { Notifications, PersonalData, Skill } from '@stezhka/account-contract';
import { model, Schema, type Types } from 'mongoose';

interface StoredLine extends Omit<Skill, 'id'> {
  _id: Types.ObjectId;
}

export interface ProfileFields extends PersonalData, Notifications {
  _id: string;
  skills: StoredLine[];
  services: StoredLine[];
  /** Ids of recently removed lines, so that a repeated removal succeeds. */
  goneLines?: Types.ObjectId[];
}

const lines = { type: [new Schema({ text: { type: String, required: true } })], default: [] };
const schema = new Schema<ProfileFields>(
  {
    _id: { type: String, required: true },
    birthday: { type: String, default: null },
    sex: { type: String, enum: ['man', 'woman', null], default: null },
    height: { type: Number, default: null },
    desiredBust: { type: Number, default: null },
    desiredHip: { type: Number, default: null },
    desiredWaist: { type: Number, default: null },
    desiredWeight: { type: Number, default: null },
    diaryReminders: { type: Boolean, default: false },
    timeZone: { type: String, default: null },
    skills: lines,
    services: lines,
    goneLines: { type: [Schema.Types.ObjectId] },
  },
  { versionKey: false },
);

schema.index(
  { diaryReminders: 1, timeZone: 1, _id: 1 },
  { partialFilterExpression: { diaryReminders: true } },
);

export const ProfileModel = model<ProfileFields>('Profile', schema, 'profiles');

const NOTHING_TOLD: Omit<ProfileFields, '_id'> = {
  birthday: null,
  sex: null,
  height: null,
  desiredBust: null,
  desiredHip: null,
  desiredWaist: null,
  desiredWeight: null,
  diaryReminders: false,
  timeZone: null,
  skills: [],
  services: [],
};

export async function profileOf(userId: string): Promise<Omit<ProfileFields, '_id'>> {
  const { _id, ...told } = (await ProfileModel.findById(userId).lean<ProfileFields>()) ?? { _id: userId };
  return { ...NOTHING_TOLD, ...told };
}
