import { describeCall } from '@stezhka/kit-contract/examples';
import {
  getPasswordForm,
  getUserData,
  type UserData,
  updateUser,
  updateUserData,
  uploadFile,
} from '../profile.ts';
import { getUser, type User } from '../user.ts';
import { exampleCsrfField, exampleNewPasswordFields } from './form-fields.examples.ts';

export const exampleUser: User = {
  id: '65f000000000000000000002',
  email: 'sofiia@stezhka.example',
  roles: ['ROLE_USER'],
  name: 'Софія',
  lastName: 'Мельник',
  displayName: '',
  image: null,
};

describeCall(getUser, { summary: 'The logged-in user, or an empty list', example: { reply: [] } });

export const exampleUserData: UserData = {
  birthday: '1991-03-14',
  sex: 'woman',
  height: 168,
  desiredBust: 920,
  desiredHip: 980,
  desiredWaist: 720,
  desiredWeight: 63.5,
  diaryReminders: false,
  timeZone: 'Europe/Kyiv',
  balance: 420,
  memberSince: '2026-11-13T08:15:00.000Z',
  hasPassword: true,
  emailVerified: true,
};

describeCall(updateUser, {
  summary: 'Save profile edits of the member',
  throws: ['invalid_form', 'login_slowed', 'busy'],
  example: { body: { name: 'Софія', birthday: '14-03-1991' }, reply: exampleUser },
});

describeCall(getUserData, {
  summary: 'Personal data of the member',
  example: { reply: { userData: exampleUserData } },
});

describeCall(updateUserData, {
  summary: 'Save personal data of the member',
  throws: ['invalid_form'],
  example: { body: { diaryReminders: true, timeZone: 'Europe/Kyiv' }, reply: { userData: exampleUserData } },
});

describeCall(getPasswordForm, {
  summary: 'Form that changes the password',
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

describeCall(uploadFile, {
  summary: 'Upload a picture as the member’s avatar',
  throws: ['unsupported_media', 'too_large', 'too_many_pixels'],
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
});
