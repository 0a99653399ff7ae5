import type { FormField } from '@stezhka/kit-contract';

/** Fields that the examples of several forms show. */
export const exampleEmailField = (autocomplete: 'email' | 'username'): FormField => ({
  name: 'email',
  fullName: 'email',
  type: 'email',
  label: 'Пошта',
  required: true,
  value: '',
  autocomplete,
  validation: [{ regex: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', error: 'Неправильна електронна адреса' }],
  attr: { maxlength: 254 },
});

/** A new password, typed twice. */
export const exampleNewPasswordFields = (label: string, labelAgain: string): FormField[] => [
  {
    name: 'password',
    fullName: 'password',
    type: 'password',
    label,
    required: true,
    hint: 'Від 8 знаків. Довга фраза краща за хитре слово.',
    autocomplete: 'new-password',
    validation: [{ regex: '^[\\s\\S]{8,}$', error: 'Щонайменше символів: 8' }],
    attr: { maxlength: 128 },
  },
  {
    name: 'repeat_password',
    fullName: 'repeat_password',
    type: 'password',
    label: labelAgain,
    required: true,
    autocomplete: 'new-password',
    attr: { maxlength: 128 },
  },
];

export const exampleCsrfField: FormField = {
  name: '_csrf_token',
  fullName: '_csrf_token',
  type: 'hidden',
  value: 'k3J9',
};
