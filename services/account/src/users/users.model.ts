import type { User } from '@stezhka/account-contract';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/files';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export const ROLES = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;

export interface UserFields {
  /** In lower case; one account each. */
  email: string;
  /** argon2id, with its own salt and costs inside. */
  passwordHash: string;
  roles: (typeof ROLES)[number][];
  name: string;
  lastName: string;
  /** Chosen by the member; without it pages show name and surname. */
  displayName: string;
  picture?: Picture | null;
  /** Of the mails. */
  locale: Locale;
  createdAt: Date;
  blockedAt?: Date | null;
}
export type UserDocument = HydratedDocument<UserFields>;

const line = { type: String, default: '', maxlength: 255 };
const schema = new Schema<UserFields>({
  email: { type: String, required: true, lowercase: true, trim: true, maxlength: 254 },
  passwordHash: { type: String, required: true },
  roles: { type: [{ type: String, enum: ROLES }], default: ['ROLE_USER'] },
  name: line,
  lastName: line,
  displayName: line,
  picture: pictureSchema,
  locale: { type: String, enum: LOCALES, required: true },
  createdAt: { type: Date, required: true },
  blockedAt: Date,
});
schema.index({ email: 1 }, { unique: true });

export const UserModel = model<UserFields>('User', schema, 'users');

export const presentUser = (user: UserDocument, locale: Locale): User => ({
  id: user.id,
  email: user.email,
  roles: [...user.roles],
  name: user.name,
  lastName: user.lastName,
  displayName: user.displayName,
  image: toImageData('account', user.picture, locale),
});
