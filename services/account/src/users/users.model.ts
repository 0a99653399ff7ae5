import { clock } from '@stezhka/kit/clock';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export const ROLES = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;

export interface UserFields {
  email: string;
  emailVerifiedAt?: Date | null;
  /** argon2id with salt and costs; absent for members of an identity provider. */
  passwordHash?: string;
  roles: (typeof ROLES)[number][];
  name: string;
  lastName: string;
  /** Empty: pages show name and surname. */
  displayName: string;
  picture?: Picture | null;
  /** The locale of the last login, for mails that answer no request. */
  locale: Locale;
  createdAt: Date;
  blockedAt?: Date | null;
  /** Raised by src/sessions/end-all-sessions.service.ts. */
  sessionEpoch: number;
}
export type UserDocument = HydratedDocument<UserFields>;

const line = { type: String, default: '', maxlength: 255 };
const schema = new Schema<UserFields>({
  email: { type: String, required: true, lowercase: true, trim: true, maxlength: 254 },
  emailVerifiedAt: Date,
  passwordHash: String,
  roles: { type: [{ type: String, enum: ROLES }], default: ['ROLE_USER'] },
  name: line,
  lastName: line,
  displayName: line,
  picture: pictureSchema,
  locale: { type: String, enum: LOCALES, required: true },
  createdAt: { type: Date, required: true },
  blockedAt: Date,
  sessionEpoch: { type: Number, default: 0 },
});
schema.index({ roles: 1 }, { partialFilterExpression: { roles: 'ROLE_SUPER_ADMIN' } });
schema.index({ email: 1 }, { unique: true });
schema.index({ createdAt: -1, _id: -1 });
schema
  .virtual('blocked')
  .get(function (this: UserDocument) {
    return !!this.blockedAt;
  })
  .set(function (this: UserDocument, blocked: boolean) {
    if (blocked !== !!this.blockedAt) this.blockedAt = blocked ? clock.now() : null;
  });

export const UserModel = model<UserFields>('User', schema, 'users');
