import { clock } from '@stezhka/kit/clock';
import { type Picture, pictureSchema } from '@stezhka/kit/files';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export const ROLES = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;

export interface UserFields {
  /** In lower case; one account each. */
  email: string;
  /** Since when it is known that letters to it arrive here: a recovery or an identity provider has shown it. */
  emailVerifiedAt?: Date | null;
  /** argon2id, with its own salt and costs inside; none yet for who came through an identity provider. */
  passwordHash?: string;
  roles: (typeof ROLES)[number][];
  name: string;
  lastName: string;
  /** Chosen by the member; without it pages show name and surname. */
  displayName: string;
  picture?: Picture | null;
  /** Of mails that come by themselves: the one last logged in with. */
  locale: Locale;
  createdAt: Date;
  blockedAt?: Date | null;
  /** Counts what makes open sessions invalid: src/sessions/end-all.service.ts. */
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
schema.index({ email: 1 }, { unique: true });
schema.index({ createdAt: -1, _id: -1 });
// Staff block and unblock; since when, the clock says.
schema
  .virtual('blocked')
  .get(function (this: UserDocument) {
    return !!this.blockedAt;
  })
  .set(function (this: UserDocument, blocked: boolean) {
    if (blocked !== !!this.blockedAt) this.blockedAt = blocked ? clock.now() : null;
  });

export const UserModel = model<UserFields>('User', schema, 'users');
