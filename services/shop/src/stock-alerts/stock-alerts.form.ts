import { defineForm, email, hidden } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';

export const alertForm = defineForm('stock-alert', {
  fields: {
    email: email({ label: { uk: 'Ваша пошта', ru: 'Ваша почта', en: 'Your e-mail' }, required: true }),
    size: hidden({ maxLength: 40 }),
  },
});

export const confirmation: Localised = {
  uk: 'Напишемо одного листа, щойно з’явиться.',
  ru: 'Пришлём одно письмо, как только появится.',
  en: 'We’ll send one e-mail as soon as it’s back.',
};
