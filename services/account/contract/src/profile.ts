import {
  type FormReply,
  type ImageData,
  type Instant,
  operation,
  type PlainDate,
} from '@stezhka/kit-contract';
import { exampleCsrfField, exampleNewPasswordFields } from './example-fields.ts';
import { exampleUser, type User } from './user.ts';

export type Sex = 'man' | 'woman';

/** What a member may tell of themselves; null where they have not. Nobody but they sees it. */
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

/** Which letters a member wants; those about an order always come. */
export interface Notifications {
  newsMails: boolean;
  diaryReminders: boolean;
}

/** Loaded separately and merged into the user (product 3, User). */
export interface UserData extends PersonalData, Notifications {
  /** Hryvnias with at most two decimals. */
  balance: number;
  /** Since when they have been here. */
  memberSince: Instant;
  /** False for who came through an identity provider and has none. */
  hasPassword: boolean;
  /** That the address is theirs; `sendVerifyEmail` sends another link. */
  emailVerified: boolean;
}

/** Bounds of what may be told, both included; lengths in characters. */
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

/** Any of them; what is not named stays as it is, an empty text or null takes it back. */
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

/** Profile edits: one entry a key (product 3, User). */
export interface UserEdits extends PersonalEdits {
  name?: string;
  lastName?: string;
  displayName?: string;
  /** Takes the picture away; a new one comes by an upload. */
  image?: '' | null;
  /** A new password, beside `current_password`; ends all other sessions. */
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

export const exampleUserData: UserData = {
  birthday: '1991-03-14',
  sex: 'woman',
  height: 168,
  desiredBust: 920,
  desiredHip: 980,
  desiredWaist: 720,
  desiredWeight: 63.5,
  newsMails: true,
  diaryReminders: false,
  balance: 420,
  memberSince: '2026-11-13T08:15:00.000Z',
  hasPassword: true,
  emailVerified: true,
};

/** Saves profile edits. @throws invalid_form by key, invalid_input for keys there are none of, login_slowed */
export const updateUser = operation<{ body: UserEdits; reply: UpdatedUserReply }>('POST', '/data/user', {
  summary: 'Save profile edits of the member',
  throws: ['invalid_form', 'login_slowed', 'busy'],
  access: 'user',
  session: true,
  changes: ['user', 'user-data'],
  reply: 'UpdatedUserReply',
  example: { body: { name: 'Софія', birthday: '14-03-1991' }, reply: exampleUser },
});

export const getUserData = operation<{ reply: UserDataReply }>('GET', '/data/user-data', {
  summary: 'Personal data of the member',
  access: 'user',
  tags: ['user-data'],
  reply: 'UserDataReply',
  example: { reply: { userData: exampleUserData } },
});

/** @throws invalid_form by key, invalid_input for keys there are none of */
export const updateUserData = operation<{ body: UserDataEdits; reply: UserDataReply }>(
  'POST',
  '/data/user-data',
  {
    summary: 'Save personal data of the member',
    throws: ['invalid_form'],
    access: 'user',
    changes: ['user-data'],
    reply: 'UserDataReply',
    example: { body: { newsMails: true }, reply: { userData: exampleUserData } },
  },
);

/** The form that changes the password; it is sent to `updateUser`. */
export const getPasswordForm = operation<{ reply: PasswordFormReply }>('GET', '/form/password', {
  summary: 'Form that changes the password',
  access: 'user',
  reply: 'PasswordFormReply',
  example: {
    reply: {
      form: {
        name: 'password',
        action: '/data/user',
        fields: [
          {
            name: 'current_password',
            fullName: 'current_password',
            type: 'password',
            label: 'Поточний пароль',
            required: true,
            autocomplete: 'current-password',
            attr: { maxlength: 128 },
          },
          ...exampleNewPasswordFields('Новий пароль', 'Новий пароль ще раз'),
          exampleCsrfField,
        ],
      },
    },
  },
});

/** Bytes of an uploaded picture. */
export const AVATAR_BYTES = 5 * 1024 * 1024;

/**
 * Multipart with one picture, which becomes the member's own at once; there is nothing else yet that one is sent for.
 * @throws unsupported_media, too_large
 */
export const uploadFile = operation<{ query: { for?: 'avatar' }; body: object; reply: AvatarReply }>(
  'POST',
  '/file-upload',
  {
    summary: 'Upload a picture as the member’s avatar',
    throws: ['unsupported_media', 'too_large'],
    access: 'user',
    upload: AVATAR_BYTES,
    changes: ['user'],
    reply: 'AvatarReply',
    example: {
      query: { for: 'avatar' },
      body: {},
      reply: {
        image: {
          srcSet: [
            {
              src: '/files/account/65f0000000000000000000aa/400.jpeg',
              webpSrc: '/files/account/65f0000000000000000000aa/400.webp',
              width: 400,
            },
            {
              src: '/files/account/65f0000000000000000000aa/400.jpeg',
              webpSrc: '/files/account/65f0000000000000000000aa/400.webp',
              width: 'default',
            },
          ],
          meta: { width: 400, height: 400 },
        },
      },
    },
  },
);
