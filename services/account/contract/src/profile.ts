import {
  type FormReply,
  type ImageData,
  type Instant,
  operation,
  type PlainDate,
} from '@stezhka/kit-contract';
import type { User } from './user.ts';

export type Sex = 'man' | 'woman';

/** Private; null where not given. */
export interface PersonalData {
  birthday: PlainDate | null;
  sex: Sex | null;
  /** Centimetres. */
  height: number | null;
  /** Millimetres. */
  desiredBust: number | null;
  desiredHip: number | null;
  desiredWaist: number | null;
  /** Kilograms with at most one decimal. */
  desiredWeight: number | null;
}

/** Mails about an order always come; the newsletter is the content service's own (getOwnSubscription). */
export interface Notifications {
  diaryReminders: boolean;
  /** Of the member's evening, 'Europe/Kyiv', as the browser said it last; null: unknown, then Kyiv's. */
  timeZone: string | null;
}

/** Merged into the user by the browser (product 3, User). */
export interface UserData extends PersonalData, Notifications {
  /** Hryvnias. */
  balance: number;
  memberSince: Instant;
  hasPassword: boolean;
  emailVerified: boolean;
}

/** Inclusive bounds; lengths in characters. */
export const PROFILE_LIMITS = {
  name: 100,
  birthday: '1900-01-01',
  height: { min: 50, max: 250 },
  desiredBust: { min: 300, max: 2000 },
  desiredHip: { min: 300, max: 2000 },
  desiredWaist: { min: 300, max: 2000 },
  desiredWeight: { min: 20, max: 300 },
} as const;

type Told = string | number | null;

/** Missing keys stay; an empty text or null clears. */
export interface PersonalEdits {
  /** '14.03.1991', '14-03-1991' or '1991-03-14'. */
  birthday?: string | null;
  sex?: Sex | '' | null;
  height?: Told;
  desiredBust?: Told;
  desiredHip?: Told;
  desiredWaist?: Told;
  desiredWeight?: Told;
}

export interface UserEdits extends PersonalEdits {
  name?: string;
  lastName?: string;
  displayName?: string;
  /** Removes the picture; a new one is uploaded. */
  image?: '' | null;
  /** With `current_password`; ends all other sessions. */
  password?: string;
  repeat_password?: string;
  current_password?: string;
}
export interface UserDataEdits extends PersonalEdits, Partial<Notifications> {}

export type UpdatedUserReply = User;
export interface UserDataReply {
  userData: UserData;
}
export type PasswordFormReply = FormReply;
export interface AvatarReply {
  image: ImageData;
}

/** @throws invalid_form by key, invalid_input for unknown keys */
export const updateUser = operation<{ body: UserEdits; reply: UpdatedUserReply }>('POST', '/data/user', {
  access: 'user',
  session: true,
  changes: ['user', 'user-data'],
  reply: 'UpdatedUserReply',
});

export const getUserData = operation<{ reply: UserDataReply }>('GET', '/data/user-data', {
  access: 'user',
  tags: ['user-data'],
  reply: 'UserDataReply',
});

/** @throws invalid_form by key, invalid_input for keys there are none of */
export const updateUserData = operation<{ body: UserDataEdits; reply: UserDataReply }>(
  'POST',
  '/data/user-data',
  {
    access: 'user',
    changes: ['user-data'],
    reply: 'UserDataReply',
  },
);

export const getPasswordForm = operation<{ reply: PasswordFormReply }>('GET', '/form/password', {
  access: 'user',
  reply: 'PasswordFormReply',
});

/** Bytes. */
export const AVATAR_BYTES = 5 * 1024 * 1024;

/** Multipart; the picture becomes the member's own. @throws unsupported_media, too_large, too_many_pixels */
export const uploadFile = operation<{ query: { for?: 'avatar' }; body: object; reply: AvatarReply }>(
  'POST',
  '/file-upload',
  {
    access: 'user',
    upload: AVATAR_BYTES,
    changes: ['user'],
    reply: 'AvatarReply',
  },
);
